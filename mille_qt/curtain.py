"""The curtain between two people's turns at one screen: nobody's hand is drawn beneath it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from mille_qt.announcing import announce
from mille_qt.texts.names import isolated
from mille_qt.theme import current_theme, heading_font

#: Of the curtain's width: the public table, small, stays to be seen.
PICTURE_SHARE = 0.62
PICTURE_HEIGHT_SHARE = 0.5
HEADING_SIZE = 2.0  # times the text


class Curtain(QWidget):
    """Covers its parent and says whom to pass the screen to, in the same words for every cause."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._name = ""
        self._picture = QPixmap()
        self._heading = QLabel(self)
        self._heading.setFont(heading_font(HEADING_SIZE))
        self._note = QLabel(self)
        self._table = QLabel(self)
        self._button = QPushButton(self)
        self._button.setDefault(True)
        self._button.clicked.connect(self._lift)
        column = QVBoxLayout(self)
        column.addStretch(2)
        for widget in (self._heading, self._note, self._button, self._table):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addSpacing(8)
        column.addStretch(3)
        self.setFocusProxy(self._button)
        self.hide()
        parent.installEventFilter(self)

    def close_for(self, name: str) -> None:
        """Cover everything until `name` takes over."""
        self._name = name
        self.retranslate()
        self._fit()
        self.show()
        self.raise_()
        if self.isVisible():
            self._button.setFocus()
            announce(f"{self._heading.text()}\n{self._note.text()}", urgent=True)

    def show_table(self, table: QPixmap) -> None:
        """Have the public table to be seen, small."""
        self._picture = table
        self._fit()

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        self._heading.setText(self.tr("Pass to {name}").format(name=isolated(self._name)))
        self._table.setAccessibleName(self.tr("The table without the hands"))
        self._note.setText(self.tr("All hands are hidden. Nobody else should look now."))
        plain = isolated(self._name).replace("&", "&&")  # no mnemonic in a name
        self._button.setText(self.tr("I am {name}: show my hand").format(name=plain))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._heading.setFont(heading_font(HEADING_SIZE, self.font()))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._lift()
        else:
            # The public table may be read aloud.
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Keep the keyboard while closed: what lies under the curtain cannot be reached."""
        return self.isVisible() or super().focusNextPrevChild(next)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().window)
        painter.end()

    def _fit(self) -> None:
        parent = self._covered
        self.setGeometry(parent.rect())
        if self._picture.isNull():
            return
        width = round(parent.width() * PICTURE_SHARE * self._picture.devicePixelRatioF())
        height = round(parent.height() * PICTURE_HEIGHT_SHARE * self._picture.devicePixelRatioF())
        self._table.setPixmap(
            self._picture.scaled(
                width,
                height,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        )

    def _lift(self) -> None:
        # First the keyboard goes to the hand: from a curtain that is gone it would go anywhere.
        self.lifted.emit()
        self.hide()
        self._picture = QPixmap()
        self._table.clear()
