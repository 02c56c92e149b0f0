"""A large button of the start page: an icon, a text and a note below it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QStyleOptionButton

from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_qt.ui.theme.program_style import mnemonic_flags
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import set_style_property, text_height

LINE = 0.085  # of the icon's width


def paint_go(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paint a triangle that points to the right, in a ring."""
    _begin(painter, box, colour)
    width = box.width()
    inset = width * LINE / 2
    painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    left, right = box.left() + width * 0.40, box.left() + width * 0.70
    half = width * 0.18
    middle = box.center().y()
    points = [QPointF(left, middle - half), QPointF(right, middle), QPointF(left, middle + half)]
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(points))
    painter.restore()


def paint_new_game(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paint two cards with a plus sign on the upper one."""
    _begin(painter, box, colour)
    width = box.width()
    corner = width * 0.09
    card = QRectF(-width * 0.28, -width * 0.39, width * 0.56, width * 0.78)
    front = card.translated(box.left() + width * 0.62, box.top() + width * 0.54)
    painter.drawRoundedRect(front, corner, corner)
    painter.save()
    hidden = QPainterPath()
    hidden.addRect(box.adjusted(-width, -width, width, width))
    hidden.addRoundedRect(front, corner, corner)  # odd-even: a hole
    painter.setClipPath(hidden)
    painter.translate(box.left() + width * 0.34, box.top() + width * 0.48)
    painter.rotate(-14)
    painter.drawRoundedRect(card, corner, corner)
    painter.restore()
    centre, arm = front.center(), width * 0.15
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))
    painter.restore()


def paint_network(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paint three computers that are connected with one another."""
    _begin(painter, box, colour)
    width = box.width()
    radius = width * 0.13
    places = [
        QPointF(box.left() + width * x, box.top() + width * y)
        for x, y in ((0.5, 0.18), (0.17, 0.78), (0.83, 0.78))
    ]
    painter.drawPolygon(QPolygonF(places))
    painter.setBrush(colour)
    for place in places:
        painter.drawEllipse(place, radius, radius)
    painter.restore()


def _begin(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.save()
    pen = QPen(colour, box.width() * LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


#: Sizes of the text and of the note, as multiples of other text.
TEXT, NOTE = 1.3, 0.95
#: Lines of text, times the scale: the icon, the margin, and the width of the text.
ICON, MARGIN, WIDTH = 2.4, 0.9, 15.0
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)

PaintIcon = Callable[[QPainter, QRectF, QColor], None]


class ActionButton(QPushButton):
    """A button that is drawn large, or as an ordinary one while it is not `prominent`."""

    def __init__(self, paint_icon: PaintIcon) -> None:
        super().__init__()
        self._paint_icon = paint_icon
        self._note, self._scale = "", 1.0
        self._prominent, self._bare = True, False
        #: The results of `_measure` for one text in one size, by width: a layout asks often.
        self._measured: dict[int, tuple[QRect, QRect]] = {}
        self._measured_for: tuple[object, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def note(self) -> str:
        """The text below the other one."""
        return self._note

    @property
    def prominent(self) -> bool:
        """Whether it is drawn large."""
        return self._prominent

    def set_note(self, text: str) -> None:
        """Set the note, which is also the accessible description."""
        self._note = text
        self.setAccessibleDescription(text)
        self._update_note()

    def set_scale(self, scale: float, *, bare: bool = False) -> None:
        """Set the size, as a multiple of that in a small window. `bare`: without the note."""
        self._scale, self._bare = scale, bare
        self._update_note()

    def set_prominent(self, prominent: bool) -> None:
        """Draw it large, or as an ordinary button with the note as its tooltip."""
        self._prominent = prominent
        set_style_property(self, "quiet", not prominent)
        self._update_note()

    def _update_note(self) -> None:
        """Show the note below the text, or else as the tooltip."""
        set_tooltip(self, "" if self._shown_note else self._note)
        self.updateGeometry()
        self.update()

    @property
    def _shown_note(self) -> str:
        return self._note if self._prominent and not self._bare else ""

    def sizeHint(self) -> QSize:
        if not self._prominent:
            return super().sizeHint()
        width = round(text_height() * self._scale * WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        if not self._prominent:
            return super().minimumSizeHint()
        words = self.text().replace("&", "").split()
        widest = max((self._text_metrics().horizontalAdvance(word) for word in words), default=0)
        left, right = self._edges()
        width = left + widest + right
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def hasHeightForWidth(self) -> bool:
        return self._prominent

    def heightForWidth(self, width: int) -> int:
        if not self._prominent:
            return super().sizeHint().height()
        unit = text_height() * self._scale
        text, note = self._text_rects(width)
        least = round(unit * ICON)
        return max(text.height() + note.height(), least) + round(unit * MARGIN * 1.5)

    def _edges(self) -> tuple[int, int]:
        """The room left and right of the text."""
        unit = text_height() * self._scale
        return round(unit * (ICON + 2 * MARGIN)), round(unit * MARGIN)

    def _fonts(self) -> tuple[QFont, QFont]:
        text = QApplication.font()
        return heading_font(TEXT * self._scale), enlarged(text, NOTE * self._scale)

    def _text_metrics(self) -> QFontMetrics:
        return QFontMetrics(self._fonts()[0])

    def _text_rects(self, width: int) -> tuple[QRect, QRect]:
        """Return the rectangles that the text and the note need in a button of this width."""
        text = self.text(), self._shown_note, self._scale, text_height()
        if text != self._measured_for:
            self._measured, self._measured_for = {}, text
        if width not in self._measured:
            self._measured[width] = self._measure(width)
        return self._measured[width]

    def _measure(self, width: int) -> tuple[QRect, QRect]:
        left, right = self._edges()
        room = QRect(0, 0, max(width - left - right, 1), 10_000)
        text_font, note_font = self._fonts()
        flags = _WRAP | Qt.TextFlag.TextShowMnemonic
        text = QFontMetrics(text_font).boundingRect(room, flags, self.text())
        note = self._shown_note
        needed = QFontMetrics(note_font).boundingRect(room, _WRAP, note) if note else QRect()
        return text, needed

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self._prominent:
            option.text = ""  # drawn in `paintEvent`

    def paintEvent(self, event: QPaintEvent) -> None:
        # Never through QStyle here: making it takes PySide 8 ms, at every start.
        super().paintEvent(event)
        if not self._prominent:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour, quieter = self._colours()
        unit = text_height() * self._scale
        icon = QRectF(unit * MARGIN, (self.height() - unit * ICON) / 2, unit * ICON, unit * ICON)
        self._paint_icon(painter, icon, colour)
        self._paint_texts(painter, colour, quieter)
        painter.end()

    def _colours(self) -> tuple[QColor, QColor]:
        """The colours of the text and of the note."""
        theme = current_theme()
        if not self.isEnabled():
            return theme.inactive, theme.inactive
        if self.isDefault():
            return theme.on_chosen, theme.on_chosen
        return theme.ink, theme.muted

    def _paint_texts(self, painter: QPainter, colour: QColor, quieter: QColor) -> None:
        left, right = self._edges()
        text, note = self._text_rects(self.width())
        top = (self.height() - text.height() - note.height()) // 2
        width = self.width() - left - right
        text_font, note_font = self._fonts()
        painter.setFont(text_font)
        painter.setPen(colour)
        flags = _WRAP | mnemonic_flags()
        painter.drawText(QRect(left, top, width, text.height()), flags, self.text())
        painter.setFont(note_font)
        painter.setPen(quieter)
        painter.drawText(
            QRect(left, top + text.height(), width, note.height()), _WRAP, self._shown_note
        )
