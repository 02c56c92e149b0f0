"""A sign near the hand: whose turn it is, and what the viewer is to do."""

from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font

#: Text sizes as multiples of the page's: the first one at which everything fits is used.
SIZES = (1.3, 1.2, 1.1, 1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
TODO_SHARE = 0.9  # the size of the instructions, as a share of that
#: As multiples of a line of text: the padding of a highlighted sign at its sides and above, the
#: radius of its corners, and the gap between texts in one line.
BESIDE, ABOVE, CORNER, GAP = 0.9, 0.2, 0.5, 0.8


class SignText(NamedTuple):
    """A text on the sign, its font, and its rectangle in pixels of the sign."""

    text: str
    font: QFont
    place: QRect


class TurnSign(QWidget):
    """Shows the texts in one line or in two, highlighted while the viewer is to act.

    It is painted, since a style sheet resets fonts whenever it is applied. Screen readers get the
    same text from the accessible table.
    """

    def __init__(self, parent: QWidget, *, corner: bool) -> None:
        """`corner`: in the lower left corner of its area, otherwise in the middle."""
        super().__init__(parent)
        self._place = QRect()
        self._turn = self._todo = ""
        #: Whether the viewer is to act, and the sign is highlighted.
        self.stands_out = False
        self.words: tuple[SignText, ...] = ()
        self._corner = corner
        #: Whether it shows what to do, and not only whose turn it is.
        self.gives_instructions = True
        self._kept_off = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def text(self) -> str:
        """The text on the sign."""
        return "\n".join(filter(None, (self._turn, self._todo)))

    def say(self, turn: str, todo: str = "", *, asks: bool = False) -> None:
        """Show whose turn it is, and what to do; `asks`: whether the viewer is to do it."""
        if not self.gives_instructions:
            todo, asks = "", False
        if (turn, todo, asks) != (self._turn, self._todo, self.stands_out):
            self._turn, self._todo, self.stands_out = turn, todo, asks
            self._fit()

    def keep_off(self, area: QRect) -> None:
        """Hide while the sign would cover an area of the table."""
        self._kept_off = area
        self._update_visibility()

    def _update_visibility(self) -> None:
        self.setVisible(not self.geometry().intersects(self._kept_off))

    def set_area(self, place: QRect) -> None:
        """Set the area."""
        self._place = place
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Apply a new text size or theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the texts, when highlighted on the colour that marks the side to move."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.stands_out:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.turn_glow)
            corner = self._part(CORNER)
            painter.drawRoundedRect(self.rect(), corner, corner)
        painter.setPen(theme.own_lane if self.stands_out else theme.table_ink)
        side = Qt.AlignmentFlag.AlignLeft if self._corner else Qt.AlignmentFlag.AlignHCenter
        for text, font, place in self.words:
            painter.setFont(font)
            flags = side | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
            painter.drawText(place, int(flags), text)
        painter.end()

    def _part(self, share: float) -> int:
        """A multiple of a line of text, in pixels."""
        return round(share * self.fontMetrics().height())

    def _fit(self) -> None:
        """Fit all texts into the area: in one line, in two, or in a smaller size."""
        beside, above = (self._part(share) if self.stands_out else 0 for share in (BESIDE, ABOVE))
        edge = QMargins(beside, above, beside, above)
        room = self._place.marginsRemoved(edge).size()
        for size, wraps in product(SIZES, (False, True)):
            words = self._laid(size, room.width() if wraps else 0)
            needed = QRect()
            for each in words:
                needed = needed.united(each.place)
            if needed.size().boundedTo(room) == needed.size():
                break
        inner = QPoint(edge.left(), edge.top())
        self.words = tuple(each._replace(place=each.place.translated(inner)) for each in words)
        lies = QRect(QPoint(), needed.size().grownBy(edge))
        if self._corner:
            lies.moveBottomLeft(self._place.bottomLeft())
        else:
            lies.moveCenter(self._place.center())
        self.setGeometry(lies)
        self.update()

    def _laid(self, size: float, width: int) -> list[SignText]:
        """The texts in a size: below each other in lines of a width, or beside each other for 0."""
        fonts = (heading_font(size, self.font()), enlarged(self.font(), size * TODO_SHARE))
        said = [each for each in zip((self._turn, self._todo), fonts, strict=True) if each[0]]
        sizes = [_size_of(text, font, width) for text, font in said]
        widest = max((size.width() for size in sizes), default=0)
        highest = max((size.height() for size in sizes), default=0)
        corner, words = QPoint(), []
        for (text, font), own in zip(said, sizes, strict=True):
            place = QSize(widest, own.height()) if width else QSize(own.width(), highest)
            words.append(SignText(text, font, QRect(corner, place)))
            corner += QPoint(0, own.height()) if width else QPoint(own.width() + self._part(GAP), 0)
        return words


def _size_of(text: str, font: QFont, width: int) -> QSize:
    """The size of a text in a font, in pixels: in lines of a width, or in one line for 0."""
    metrics = QFontMetrics(font)
    flags = Qt.TextFlag.TextWordWrap.value if width else 0
    # In the bold font of the cards, accents on capitals rise above their line.
    accents = max(-metrics.tightBoundingRect(text).top() - metrics.ascent(), 0)
    return metrics.boundingRect(0, 0, width, 0, flags, text).size() + QSize(0, accents)
