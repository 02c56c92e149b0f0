"""The words and buttons of the curtain."""

from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from mille_qt.play.panels.turn_clock import Clock, ClockView
from mille_qt.ui.art.characters.face_view import FaceView
from mille_qt.ui.fitting import first_that_fits
from mille_qt.ui.labels import Label, longest_word
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.widgets import fill, in_column, in_row

#: Lines of text: the width of the panel, the least width of the words beside the buttons.
WIDTH, WORDS = 62.0, 9.0
#: Pixels: the face, the main button, the padding of the panel and the cloth seen around it.
FACE, BUTTON, PADDING, RIM = 120, (280, 56), 12, 8
#: The face and the main button on a large screen, in lines of text; the button's shares of a tray.
LARGE_FACE, LARGE_BUTTON, MOST_BUTTON = 7.0, (16.5, 3.3), (0.28, 0.33)
QWIDGETSIZE_MAX = 16_777_215  # of Qt: no maximum


class PanelWay(NamedTuple):
    """An arrangement of the panel."""

    #: Whether the buttons are beside the words, instead of below them.
    beside: bool
    #: The size of the heading, as a multiple of other text.
    heading: float
    #: Whether the cloth may be higher than the tray.
    high: bool
    #: Whether the quiet buttons are below each other.
    stacked: bool = False
    face: bool = True


#: From the best one to the one that needs least room.
WAYS = (
    PanelWay(beside=True, heading=2.8, high=False),
    PanelWay(beside=True, heading=2.0, high=False),
    PanelWay(beside=True, heading=1.5, high=False),
    PanelWay(beside=True, heading=1.5, high=False, stacked=True),
    PanelWay(beside=True, heading=1.5, high=True),
    PanelWay(beside=True, heading=1.5, high=True, stacked=True),
    PanelWay(beside=False, heading=1.5, high=True),
    PanelWay(beside=False, heading=1.1, high=True, stacked=True, face=False),
)


_DIRECTIONS = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight


class CurtainPanel(Fitted, QFrame):
    """The words and buttons of the curtain, equally wide at every turn.

    `fit` is to be called after a change of the size of its parent, the curtain.
    """

    def __init__(self, curtain: QWidget) -> None:
        super().__init__(curtain)
        self._curtain, self._tray = curtain, QRect()
        self.setProperty("sheet", True)
        self.heading, self.why, self.note = (Label(parent=self) for _ in range(3))
        self.face, self._clock = FaceView(1, self), ClockView(self)
        for label in self.words:
            label.setWordWrap(True)
        self.main, self.agree = QPushButton(self), QPushButton(self)
        self.back, self.players = QPushButton(self), QPushButton(self)
        self.phone = QPushButton(self)
        self.main.setDefault(True)
        for button in (self.back, self.players, self.phone):
            button.setProperty("quiet", True)
        self._arrange()

    def _arrange(self) -> None:
        words = in_column(1, *self.words, 1)
        words.setSpacing(4)
        called = in_row(self.face, (words, 1), self._clock)
        self._more = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._answers = in_row(self.agree, self.main)
        fill(self._more, self.back, self.players, self.phone)
        self._offers = in_column(1, self._answers, self._more, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(called, 1)
        self._row.addLayout(self._offers)
        for layout in (called, self._row):
            layout.setSpacing(2 * PADDING)

    @property
    def words(self) -> tuple[Label, ...]:
        """The texts, from top to bottom."""
        return self.heading, self.why, self.note

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons, from left to right."""
        return self.back, self.players, self.phone, self.agree, self.main

    @property
    def tray(self) -> QRect:
        """The area that the curtain closes over; all of it as long as none has been placed."""
        return self._curtain.rect() if self._tray.isNull() else self._tray

    def place(self, tray: QRect) -> None:
        """Set the area that the curtain closes over."""
        self._tray = tray

    def show_clock(self, clock: Clock | None) -> None:
        """Show the time that a player has left, or none."""
        if clock is not self._clock.clock:
            self._clock.show_clock(clock)
            self.fit()

    def fit(self) -> None:
        """Set the size of everything: the panel is in the middle of the cloth, or reaches above.

        Does nothing while the curtain is open.
        """
        if self._curtain.isHidden():
            return
        tray, line = self.tray, self.fontMetrics().height()
        width = min(tray.width() - 2 * RIM, round(WIDTH * line))
        first_that_fits(WAYS, lambda way: self._fits(way, width))
        self._row.activate()
        height = max(tray.height() - 2 * RIM, self.sizeHint().height())
        area = QRect(0, 0, width, height)
        area.moveCenter(tray.center())
        area.moveBottom(min(area.bottom(), tray.bottom() - RIM))
        self.setGeometry(area)

    def _fits(self, way: PanelWay, width: int) -> bool:
        """Arrange everything in a way; returns whether it has room in a width in pixels."""
        tray, line = self.tray, self.fontMetrics().height()
        room = self._curtain.height() if way.high else tray.height()
        padding = max(min(PADDING, (tray.height() - 2 * RIM - FACE) // 2), RIM)
        self._row.setContentsMargins(padding, padding, padding, padding)
        self._row.setDirection(_DIRECTIONS[way.beside])
        highest = max(tray.height() - 2 * (RIM + padding), 1)
        face = min(max(FACE, round(LARGE_FACE * line)), highest)
        self.face.setFixedSize(face, face)
        self.face.setVisible(way.face and self._offers_something)
        self._fit_buttons(way)
        frame = self.width() - self.contentsRect().width()
        words = width - frame - 2 * padding - self._width_beside_words(way)
        self._fit_heading(way.heading, words)
        for label in self.words:
            # QLabel would not return less than its minimum.
            label.setMinimumSize(0, 0)
            label.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)
            label.setFixedSize(max(words, 1), max(label.heightForWidth(max(words, 1)), 0))
        self._row.invalidate()
        height = self._row.minimumSize().height()
        needed = max(WORDS * line if way.beside else 0, *map(longest_word, self.words))
        return words >= needed and height <= room - 2 * RIM

    @property
    def _offers_something(self) -> bool:
        return not all(button.isHidden() for button in self.buttons)

    def _fit_buttons(self, way: PanelWay) -> None:
        """Set the size of the answers, and the direction of the other buttons."""
        line, tray = self.fontMetrics().height(), self.tray.size().toTuple()
        shares = zip(BUTTON, LARGE_BUTTON, MOST_BUTTON, tray, strict=True)
        width, height = (
            max(pixels, round(min(lines * line, share * whole)))
            for pixels, lines, share, whole in shares
        )
        self.main.setMinimumSize(width if self.agree.isHidden() else 0, height)
        self.agree.setMinimumHeight(height)
        self._more.setDirection(_DIRECTIONS[not way.stacked])

    def _fit_heading(self, size: float, width: int) -> None:
        """Set the size of the heading, or a smaller one in which a long name has room."""
        self.heading.setFont(heading_font(size, self.font()))
        longest = longest_word(self.heading)
        if longest > max(width, 0):
            self.heading.setFont(heading_font(max(size * width / longest, 1.0), self.font()))

    def _width_beside_words(self, way: PanelWay) -> int:
        beside = [part.sizeHint().width() for part in (self._clock,) if not part.isHidden()]
        if not self.face.isHidden():
            beside.append(self.face.width())
        if way.beside and self._offers_something:
            for layout in (self._answers, self._more, self._offers):
                layout.invalidate()
            beside.append(self._offers.sizeHint().width())
        return sum(beside) + len(beside) * self._row.spacing()
