"""The curtain between the turns of people who share a screen; no hand is drawn below it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.characters.face import Face
from mille_qt.ui.characters.face_view import FaceView
from mille_qt.ui.labels import Label, without_mnemonic
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.theme.application_theme import current_theme, heading_font
from mille_qt.ui.translation import Translated

#: The size of the small public table, as shares of the curtain's.
PICTURE_SHARE = 0.62
PICTURE_HEIGHT_SHARE = 0.5
HEADING_SIZE = 2.0  # times the text
FACE = 7.5  # lines of text
#: The maximum width of a line, as a share of the curtain's.
TEXT_SHARE = 0.9


class Consent(NamedTuple):
    """A question to a player whose moves would be taken back along with those of `asker`."""

    name: str
    asker: str
    answered: Callable[[bool], None]


class Curtain(Translated, QWidget):
    """Covers its parent and calls the next player, who opens it; then `lifted` is emitted.

    Its texts do not depend on any hand, so that everybody may read them.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._name = self._reason = ""
        self._consent: Consent | None = None
        #: Whether it has been closed again since it was opened.
        self._closed_again = False
        self._picture = QPixmap()
        self._heading, self._why, self._note, self._table = (Label(parent=self) for _ in range(4))
        self._face = FaceView(FACE, self)
        self._heading.setFont(heading_font(HEADING_SIZE))
        for label in self._words:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self._button, self._agree = QPushButton(self), QPushButton(self)
        self._button.setDefault(True)
        self._button.clicked.connect(self._press)
        self._agree.clicked.connect(lambda: self._answer(agreed=True))
        buttons = QHBoxLayout()
        buttons.addWidget(self._agree)
        buttons.addWidget(self._button)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self._face, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        for label in self._words:
            # Without an alignment: with one, Qt computes the height for the whole width only.
            column.addWidget(label)
            column.addSpacing(8)
        column.addLayout(buttons)
        column.setAlignment(buttons, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addWidget(self._table, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addStretch(3)
        self.setFocusProxy(self._button)
        self._button.installEventFilter(self)
        self._agree.installEventFilter(self)
        self.hide()
        parent.installEventFilter(self)

    @property
    def _words(self) -> tuple[Label, ...]:
        return self._heading, self._why, self._note

    def show_face(self, face: Face, side: int) -> None:
        """Show the face of the player who is called."""
        self._face.show_face(face, side)

    def close_for(self, name: str, reason: str = "") -> None:
        """Close until the player `name` takes over; `reason` tells why that player is called."""
        self._consent = None
        self._name, self._reason = name, reason
        self._cover()

    def ask(self, consent: Consent) -> None:
        """Close until a player has answered whether moves may be taken back."""
        self._consent = consent
        self._name, self._reason = consent.name, ""
        self._cover()

    def _cover(self) -> None:
        self._closed_again = True
        self.retranslate()
        self._agree.setVisible(self._consent is not None)
        self._fit()
        self.show()
        self.raise_()
        if self.isVisible():
            # Refusing is the default, in case Enter is pressed by mistake.
            self._button.setFocus()
            announce("\n".join(label.text() for label in self._words if label.text()), urgent=True)

    def show_table(self, table: QPixmap) -> None:
        """Show a small picture of the public table."""
        self._picture = table
        self._fit()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Pass to {name}").format(name=isolated(self._name)))
        self._table.setAccessibleName(self.tr("The table without the hands"))
        if self._consent is None:
            self._say_call()
        else:
            self._say_question(self._consent)
        self._why.setVisible(bool(self._why.text()))

    def _say_call(self) -> None:
        self._why.setText(self._reason)
        self._note.setText(self.tr("All hands are hidden. Nobody else should look now."))
        plain = without_mnemonic(isolated(self._name))
        self._button.setText(self.tr("I am {name}: show my hand").format(name=plain))

    def _say_question(self, consent: Consent) -> None:
        asker = isolated(consent.asker)
        text = self.tr(
            "{name} would like to take back a move. Your own moves since then would be taken back, "
            "too."
        )
        self._why.setText(text.format(name=asker))
        self._note.setText(self.tr("Is that all right with you? All hands are hidden."))
        self._agree.setText(self.tr("&Yes, take it back"))
        self._button.setText(self.tr("&No, leave it as it is"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._heading.setFont(heading_font(HEADING_SIZE, self.font()))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self._fit()
        # A key that was held down before the curtain closed is not meant for its buttons.
        return (
            watched is not self._covered and isinstance(event, QKeyEvent) and event.isAutoRepeat()
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            (self._agree if self._agree.hasFocus() else self._button).click()
        elif self._consent is not None and event.key() == Qt.Key.Key_Escape:
            self._answer(agreed=False)
        else:
            # The page may read the public table aloud.
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Keep the focus on the curtain while it is closed."""
        if self.isVisible() and self._consent is not None:
            (self._button if self._agree.hasFocus() else self._agree).setFocus()
        return self.isVisible() or super().focusNextPrevChild(next)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().window)
        painter.end()

    def _fit(self) -> None:
        parent = self._covered
        self.setGeometry(parent.rect())
        edge = round(parent.width() * (1 - TEXT_SHARE) / 2)
        for label in self._words:
            label.setContentsMargins(edge, 0, edge, 0)
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

    def _press(self) -> None:
        if self._consent is not None:
            self._answer(agreed=False)
            return
        # The focus moves to the hand first: a hidden curtain would pass it to any widget.
        self._closed_again = False
        self.lifted.emit()
        if self._closed_again:
            # On the network, the computer may have moved for this player; then another is called.
            return
        self.hide()
        self._picture = QPixmap()
        self._table.clear()

    def _answer(self, *, agreed: bool) -> None:
        # The curtain stays closed until it calls the next player.
        consent, self._consent = self._consent, None
        if consent is not None:
            consent.answered(agreed)
