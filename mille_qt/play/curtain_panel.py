"""The panel in the middle of the curtain: a face, words, buttons and a picture of the table."""

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from mille_qt.play.panels.turn_clock import ClockView, TurnClock
from mille_qt.ui.characters.face_view import FaceView
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import heading_font

HEADING_SIZE = 2.0  # times the text
#: The size of the face: in lines of text, and at most this share of the curtain's height.
FACE, FACE_SHARE = 7.5, 0.19
LEAST_PICTURE = 70.0  # pixels: the height of a public table that can be recognised
#: Lines of text: the width of the words, the padding of the panel, and the least width of a
#: curtain with the table beside the words.
WORDS, PADDING, WIDE = 19.0, 1.2, 46.0
#: The maximum size of the panel, as a share of the curtain's.
PANEL_SHARE = 0.92
QWIDGETSIZE_MAX = 16_777_215  # of Qt: no maximum


class CurtainPanel(QFrame):
    """Arranges what the curtain says and offers; `fit` after a change that needs another size."""

    def __init__(self, curtain: QWidget) -> None:
        super().__init__(curtain)
        self._curtain = curtain
        self._picture = QPixmap()
        self.setProperty("sheet", True)
        self.heading, self.why, self.note, self.table = (Label(parent=self) for _ in range(4))
        self.face, self._clock = FaceView(FACE, self), ClockView(self)
        self.heading.setFont(heading_font(HEADING_SIZE))
        for label in self.words:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.main, self.agree = QPushButton(self), QPushButton(self)
        self.back, self.players = QPushButton(self), QPushButton(self)
        self.main.setDefault(True)
        for button in (self.back, self.players):
            button.setProperty("quiet", True)
        self._arrange()

    def _arrange(self) -> None:
        self._row_of_buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self.buttons:
            self._row_of_buttons.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addStretch(1)
        for part in (self.face, *self.words, self._clock):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(self._row_of_buttons)
        column.setAlignment(self._row_of_buttons, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(column)
        self._row.addWidget(self.table, 0, Qt.AlignmentFlag.AlignCenter)

    @property
    def words(self) -> tuple[Label, ...]:
        """The texts, from top to bottom."""
        return self.heading, self.why, self.note

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons, from left to right."""
        return self.back, self.players, self.agree, self.main

    def show_clock(self, clock: TurnClock | None) -> None:
        """Show the time that a player has left, or none."""
        if clock is not self._clock.clock:
            self._clock.show_clock(clock)
            self.fit()

    def show_table(self, picture: QPixmap) -> None:
        """Show a picture of the public table as large as there is room."""
        self._picture = picture
        self.fit()

    def forget_table(self) -> None:
        """Remove the picture of the table."""
        self._picture = QPixmap()
        self.table.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.heading.setFont(heading_font(HEADING_SIZE, self.font()))
            self.fit()

    def fit(self) -> None:
        """Set the size of everything: the panel is in the middle of the curtain."""
        over = self._curtain
        line, room = self.fontMetrics().height(), QSizeF(over.size()) * PANEL_SHARE
        edge, beside = round(PADDING * line), over.width() >= WIDE * line
        directions = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(directions[beside])
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(edge)
        face = round(min(FACE * line, FACE_SHARE * over.height()))
        self.face.setFixedSize(face, face)
        width = round(WORDS * line if beside else room.width() - 2 * edge)
        self._row_of_buttons.setDirection(directions[beside or self._button_width() <= width])
        for label in self.words:
            # QLabel would not return less than its minimum.
            label.setMinimumHeight(0)
            label.setMaximumHeight(QWIDGETSIZE_MAX)
            label.setFixedSize(width, max(label.heightForWidth(width), 0))
        self.table.hide()
        self._row.activate()
        words = self.sizeHint()
        if beside:
            self._scale_picture(room - QSizeF(words.width(), 2 * edge) - QSizeF(edge, 0))
        else:
            self._scale_picture(QSizeF(width, room.height() - words.height() - edge))
        self._row.activate()
        self.resize(self.sizeHint())
        self.move((over.rect().bottomRight() - self.rect().bottomRight()) / 2)

    def _button_width(self) -> int:
        """The width of all buttons side by side."""
        shown = [button for button in self.buttons if not button.isHidden()]
        spacing = self._row_of_buttons.spacing()
        return sum(button.sizeHint().width() + spacing for button in shown)

    def _scale_picture(self, size: QSizeF) -> None:
        """Show the public table as large as it fits into a size, if it would not be too small."""
        if self._picture.isNull() or size.height() < LEAST_PICTURE:
            return
        self.table.show()
        ratio = self._picture.devicePixelRatioF()
        self.table.setPixmap(
            self._picture.scaled(
                (size * ratio).toSize(),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        )
