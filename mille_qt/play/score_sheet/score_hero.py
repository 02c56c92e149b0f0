"""The head of a score sheet: who has won, large, and the points of all sides."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from mille_qt.ui.art.characters.face import Mood
from mille_qt.ui.art.characters.face_view import Portraits
from mille_qt.ui.art.characters.portrait_picture import SideFaces
from mille_qt.ui.labels import Label, longest_word
from mille_qt.ui.page_layout import settle_layouts
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import enlarged, heading_font
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import (
    Heading,
    Sheet,
    TextLine,
    fill,
    in_column,
    in_row,
    set_style_property,
    text_height,
)

#: Pixels in a page of 1280 x 800: the portrait, the heading and the points; in other pages as much
#: larger or smaller, within limits.
PORTRAIT, TITLE, POINTS = 160, 44, 64
PAGE_WIDTH, PAGE_HEIGHT, SMALLEST, LARGEST = 1280, 800, 0.6, 1.6
#: The least sizes of heading and points, as multiples of other text.
LEAST_TITLE, LEAST_POINTS = 1.5, 1.6
#: The points of more than two sides are smaller, and so is the face of a side, in lines of text.
FEWER, FACE = 0.8, 2.2
#: The least room for a name, in lines of text; the size of the line below the heading.
NAME, RESULT = 5.0, 1.25
#: The width that a heading needs at least, as a multiple of its size.
TITLE_WIDTH = 5.5
POINTS_GAP = 1.6  # lines of text between the points of sides
COUNTING = 1000  # milliseconds until the points are counted


class SidePoints(QWidget):
    """The face and the name of a side, and its points below them."""

    def __init__(self, side: SideFaces, points: int) -> None:
        super().__init__()
        self.points = points
        face, self.name = Portraits(self), Label(parent=self)
        self.figure = Heading(parent=self)
        face.show_sides((side,))
        face.set_height(round(text_height() * FACE))
        self._names = side.name.split("\n")
        self.name.setAccessibleName(side.name)
        set_tooltip(self.name, side.name)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        row = in_row(1, face, self.name, 1, gap=0.4)
        in_column(1, row, (self.figure, 0, Qt.AlignmentFlag.AlignHCenter), 1, of=self, gap=0.3)
        self.count(points)

    def set_size(self, size: float, most: int) -> None:
        """Set the size of the points, as a multiple of other text; they are `most` pixels wide."""
        # As wide as any figure of so many digits: nothing moves while it counts.
        letters = QFontMetrics(heading_font(size))
        digit = max("0123456789", key=letters.horizontalAdvance)
        text = "".join(digit if sign.isdigit() else sign for sign in number(self.points))
        widest = letters.horizontalAdvance(text) + 2
        if widest > most:
            size *= most / widest
            widest = most
        self.figure.set_size(size)
        self.figure.setFixedWidth(widest)
        metrics, line = self.name.fontMetrics(), text_height()
        room = min(max(widest, round(NAME * line)), most - round((FACE + 1) * line))
        elide = Qt.TextElideMode.ElideRight
        self.name.setText("\n".join(metrics.elidedText(n, elide, room) for n in self._names))

    def count(self, points: int) -> None:
        """Show so many points."""
        self.figure.setText(number(points))


class ScoreHero(Fitted, Sheet):
    """Who has won in large letters with a portrait, and the points of all sides at the right.

    `outcome` is a property for the style sheet: `won` or `lost` by the viewer, `tie`, or empty.
    """

    def __init__(self) -> None:
        super().__init__()
        self.portraits, self.title = Portraits(self), Heading(parent=self)
        self.result = TextLine(self)
        self.title.setWordWrap(True)
        self.sides: list[SidePoints] = []
        self._page = (PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH)
        head, self._points = QWidget(), QWidget()
        words = in_column(1, self.title, self.result, 1)
        in_row(self.portraits, (words, 1), of=head, gap=1)
        self._points_row = in_row(of=self._points, gap=POINTS_GAP)
        self._halves = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (head, 1), self._points)
        self.column.addLayout(self._halves)
        self._count = QVariantAnimation(self)
        self._count.setDuration(COUNTING)
        self._count.setStartValue(0.0)
        self._count.setEndValue(1.0)
        self._count.valueChanged.connect(self._show_counted)
        #: The points of the sides before the race.
        self._before: Sequence[int] = ()

    def show_points(self, sides: Sequence[SideFaces], points: Sequence[int]) -> None:
        """Show the points of every side."""
        self._count.stop()
        for old in self.sides:
            self._points_row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.sides = [SidePoints(*each) for each in zip(sides, points, strict=True)]
        for each in self.sides:
            self._points_row.addWidget(each)
            # Qt would show it later; until then it has no size.
            each.show()
        self.set_page(*self._page)

    def show_winners(self, sides: Sequence[SideFaces], outcome: str) -> None:
        """Show the portraits of the winners, and what that means for the viewer."""
        self.portraits.show_sides(sides, Mood.HAPPY)
        set_style_property(self, "outcome", outcome)

    def set_page(self, width: int, height: int, column: int) -> None:
        """Set the size of the page, and the width of the column with this head, in pixels."""
        self._page = width, height, column
        scale = min(width / PAGE_WIDTH, height / PAGE_HEIGHT)
        scale = max(SMALLEST, min(scale, LARGEST))
        text = QFontInfo(QApplication.font()).pixelSize()
        title = max(TITLE * scale / text, LEAST_TITLE)
        self.title.set_size(title)
        self.result.ensurePolished()
        self.result.setFont(enlarged(QApplication.font(), RESULT))
        self.title.setMinimumWidth(round(title * text * TITLE_WIDTH))
        fewer = FEWER ** max(len(self.sides) - 2, 0)
        room = column - 4 * self.column.contentsMargins().left()
        self._place_portraits(PORTRAIT * scale, room)
        most = room // max(len(self.sides), 1) - self._points_row.spacing()
        for each in self.sides:
            each.set_size(max(POINTS * scale * fewer / text, LEAST_POINTS), most)
        settle_layouts(self)
        # A long name cannot wrap.
        words = max(self.title.minimumWidth(), longest_word(self.title))
        needed = self.portraits.width() + words + round(text_height())
        fits = needed + self._points.sizeHint().width() <= room
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(way)

    def _place_portraits(self, height: float, room: int) -> None:
        """Make the portraits so high, or lower if the heading would not fit beside them."""
        self.portraits.set_height(round(height))
        beside = room - self.title.minimumWidth() - round(text_height())
        if self.portraits.width() > beside:
            self.portraits.set_height(round(height * beside / self.portraits.width()))

    def count_up(self, before: Sequence[int]) -> None:
        """Let the points grow from those before the race to what they are."""
        self._before = before
        self._show_counted(0.0)
        self._count.start()

    def _show_counted(self, share: float) -> None:
        for side, start in zip(self.sides, self._before, strict=False):
            side.count(start + round((side.points - start) * share))

    def fit(self) -> None:
        if self.sides:
            self.set_page(*self._page)
