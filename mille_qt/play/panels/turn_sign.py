"""The sign above the hand: whose turn it is, what the viewer is to do, and short messages."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.play.panels.turn_clock import CLOCK, STEP, Clock, paint_clock
from mille_qt.ui.access.focus_ring import BAND, paint_ring
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.fitting import first_that_fits
from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.theme.theme_colours import INK

#: Text sizes as multiples of the page's: the first one at which everything fits is used. Neither
#: messages nor the text beside a face are smaller than the last one of their own.
SIZES = (1.2, 1.15, 1.1, 1.05, 1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
MESSAGE_SIZES = FACE_SIZES = SIZES[:7]
#: The size of the heading, as a multiple of that: above lines, and in one line with the text.
HEADING, HEADING_IN_LINE = 1.65, 1.25
#: As multiples of a line of text: the gap between texts in one line and between heading and text, a
#: portrait above lines and in one, the triangle of a warning, and the padding at the left.
GAP, APART, FACE, FACE_IN_LINE, TRIANGLE, EDGE = 0.8, 0.25, 3.2, 1.5, 1.15, 0.6
#: The least room beside a question, in lines of text.
BESIDE = 8.0
#: Layouts that are kept to be used again.
KEPT = 64


class PlayerOnSign(NamedTuple):
    """A player whom the sign shows: the face, and the index of the side."""

    face: Face
    side: int


class SignText(NamedTuple):
    """A text on the sign, its font, and its rectangle in pixels of the sign.

    `heads`: whether it is the heading.
    """

    text: str
    font: QFont
    place: QRect
    heads: bool = False


class SignForm(NamedTuple):
    """One way to show the texts: in a size, below each other or in one line.

    `turn`: with the heading; `face`: with the portrait; `cuts`: words that are wider than the area
    are cut.
    """

    size: float
    wraps: bool
    turn: bool = True
    face: bool = False
    cuts: bool = False


class SignLayout(NamedTuple):
    """Everything on the sign, in pixels of the sign; parts that are not shown are empty."""

    texts: tuple[SignText, ...] = ()
    face: QRect = QRect()
    triangle: QRect = QRect()
    clock: QRect = QRect()
    buttons: tuple[QRect, ...] = ()

    @property
    def needed(self) -> QRect:
        """The room that is needed."""
        texts = (text.place for text in self.texts)
        parts = (self.face, self.triangle, self.clock, *self.buttons, *texts)
        return reduce(QRect.united, parts, QRect())

    def in_one_line(self) -> "SignLayout":
        """The same with the middles of all parts at one height."""
        middle = self.needed.height() / 2

        def moved(rect: QRect) -> QRect:
            return QRect(rect.x(), round(middle - rect.height() / 2), rect.width(), rect.height())

        texts = tuple(text._replace(place=moved(text.place)) for text in self.texts)
        parts = (self.face, self.triangle, self.clock, *self.buttons)
        face, triangle, clock, *buttons = map(moved, parts)
        return SignLayout(texts, face, triangle, clock, tuple(buttons))


def _in_both(sizes: Sequence[float], *, turn: bool = True, face: bool = False) -> list[SignForm]:
    """Forms in sizes, each with texts below each other and in one line."""
    return [SignForm(size, wraps, turn, face) for size, wraps in product(sizes, (True, False))]


#: The forms for a message, those with a portrait, and all others, from the best on. A message may
#: be shown without the heading; the frame around the own row says the same.
MESSAGE_FORMS = (*_in_both(MESSAGE_SIZES), *_in_both(MESSAGE_SIZES, turn=False))
FACE_FORMS = (*_in_both(FACE_SIZES, face=True),)
FORMS = (*_in_both(SIZES), *(SignForm(size, True, cuts=True) for size in SIZES))


class TurnSign(Fitted, QWidget):
    """Shows a heading and a text, which is replaced by a message while there is one.

    It is painted, since a style sheet resets fonts whenever it is applied. Screen readers get whose
    turn it is from the accessible table; a message can be focused.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: The area; and where in it everything is that is shown.
        self._place, self._lies = QRect(), QRect()
        self._turn = self._todo = self._message = ""
        self._player: PlayerOnSign | None = None
        self._warns = self._silent = False
        self._question = QRect()
        self._buttons: Sequence[QPushButton] = ()
        #: Buttons that are shown while there is no message.
        self.offered: tuple[QPushButton, ...] = ()
        #: The time for the turn, None without a limit.
        self.clock: Clock | None = None
        self._second = QTimer(self, interval=STEP)
        self._second.timeout.connect(self._draw_clock)
        #: Whether the viewer is to act, and the heading is highlighted.
        self.stands_out = False
        #: Whether it shows what to do, and not only whose turn it is.
        self.gives_instructions = True
        self._kept_off = QRect()
        self._shown = SignLayout()
        #: The layouts that were the best, for all that they depend on.
        self._kept: dict[tuple[object, ...], SignLayout] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def text(self) -> str:
        """Whose turn it is and what to do, whether there is a message or not."""
        return "\n".join(filter(None, (self._turn, self._todo)))

    @property
    def words(self) -> tuple[SignText, ...]:
        """The texts on the sign."""
        return self._shown.texts

    def say(
        self, turn: str, todo: str = "", *, asks: bool = False, player: PlayerOnSign | None = None
    ) -> None:
        """Show whose turn it is, and what to do; `asks`: whether the viewer is to do it.

        `player` is somebody else whose turn it is.
        """
        if not self.gives_instructions:
            todo, asks = "", False
        if (turn, todo, asks, player) != (self._turn, self._todo, self.stands_out, self._player):
            self._turn, self._todo, self.stands_out = turn, todo, asks
            self._player = player
            self.fit()

    def show_message(
        self, text: str, buttons: Sequence[QPushButton], *, warns: bool = False
    ) -> bool:
        """Show a message with buttons, or none; returns False if there is no room for it."""
        if not text and not self._message:
            return True
        self._message, self._buttons, self._warns = text, buttons, warns
        shown = not text or self._fits(self._best_layout(MESSAGE_FORMS))
        if not shown:
            self._message, self._buttons = "", ()
        policy = Qt.FocusPolicy.TabFocus if self._message else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.setAccessibleName(self._message)
        for button in self._buttons:
            # The sign lets clicks through to the table, and so would its children.
            button.setProperty("tray", True)
            button.setParent(self.parentWidget())
        self.fit()
        return shown

    def offer(self, *buttons: QPushButton) -> None:
        """Show these buttons, and no others, while there is no message."""
        for button in self.offered:
            button.hide()
        self.offered = buttons
        self.fit()

    def show_clock(self, clock: Clock | None) -> None:
        """Show the time that is left for the turn, or none."""
        if clock is not self.clock:
            self.clock = clock
            if clock is not None and clock.runs:
                self._second.start()
            else:
                self._second.stop()
            self.fit()

    def _draw_clock(self) -> None:
        self.update(self._shown.clock.translated(self._border, self._border))

    @property
    def _shown_buttons(self) -> Sequence[QPushButton]:
        return self._buttons if self._message else self.offered

    def yield_to(self, question: QRect) -> None:
        """Leave room for a question, which says what to do; an empty area ends this."""
        if question != self._question:
            self._question = question
            self.fit()

    def has_room_beside(self, question: QRect) -> bool:
        """Whether there is room for words left of a question, or all around it."""
        room = question.left() - self._place.left()
        return not self._place.intersects(question) or room >= self._part(BESIDE)

    def above(self, area: QRect) -> QRect:
        """The part of an area that is above the sign; all of it if that is elsewhere."""
        if not self._place.intersects(area):
            return area
        return area.adjusted(0, 0, 0, self._place.top() - 1 - area.bottom())

    def keep_off(self, area: QRect) -> None:
        """Hide while the sign would cover an area of the table."""
        self._kept_off = area
        self._update_visibility()

    def be_silent(self, silent: bool) -> None:
        """Hide while something greater is said than whose turn it is."""
        self._silent = silent
        self._update_visibility()

    def _update_visibility(self) -> None:
        shown = not (self._silent or self._lies.intersects(self._kept_off))
        self.setVisible(shown)
        for button in (*self._buttons, *self.offered):
            button.setVisible(shown and button in self._shown_buttons)

    def set_area(self, place: QRect) -> None:
        """Set the area."""
        self._place = place.adjusted(self._part(EDGE), 0, 0, 0)
        self.fit()

    # -- layout ------------------------------------------------------------------------

    def _part(self, share: float) -> int:
        """A multiple of a line of text, in pixels."""
        return round(share * self.fontMetrics().height())

    @property
    def _border(self) -> int:
        """The width of the focus ring around a message, which can be focused."""
        return round(BAND) if self._message else 0

    @property
    def _room(self) -> QRect:
        """The area inside the focus ring, for which there is room around it except at the right.

        It ends where a question begins.
        """
        room = self._place.adjusted(0, 0, -self._border, 0)
        if room.intersects(self._question):
            room.setRight(self._question.left() - self._part(GAP))
        return room

    def _fits(self, layout: SignLayout) -> bool:
        return layout.needed.size().boundedTo(self._room.size()) == layout.needed.size()

    def fit(self) -> None:
        """Fit everything into the area, in the largest size with which it fits.

        If it fits in no size, words that are wider than the area are cut.
        """
        faces = FACE_FORMS if self._player is not None else ()
        self._shown = self._best_layout((*faces, *MESSAGE_FORMS * bool(self._message), *FORMS))
        lies, room = QRect(QPoint(), self._shown.needed.size()), self._room
        lies.moveTo(room.left(), room.top() + (room.height() - lies.height()) // 2)
        self._lies = lies
        border = self._border
        self.setGeometry(lies.adjusted(-border, -border, border, border))
        for button, rect in zip(self._shown_buttons, self._shown.buttons, strict=False):
            button.setGeometry(rect.translated(lies.topLeft()))
            button.raise_()
        self._update_visibility()
        self.update()

    def _best_layout(self, forms: tuple[SignForm, ...]) -> SignLayout:
        """The first of these forms that fits, or else the last one.

        The latest are kept: the same is said again with every turn, and each form takes 0.1 ms.
        """
        buttons = tuple(button.sizeHint().toTuple() for button in self._shown_buttons)
        texts = (self._turn, self._said, self._warns and bool(self._message))
        room = (self._room.size().toTuple(), self.font().key())
        asked = (forms, texts, room, self.clock is None, buttons)
        if asked not in self._kept:
            if len(self._kept) == KEPT:
                self._kept.clear()
            self._kept[asked] = first_that_fits(map(self._laid, forms), self._fits)
        return self._kept[asked]

    @property
    def _said(self) -> str:
        """The text below the heading."""
        return self._message or ("" if self._question.isValid() else self._todo)

    def _laid(self, form: SignForm) -> SignLayout:
        """The layout in a form."""
        size, wraps, cuts = form.size, form.wraps, form.cuts
        face = QRect()
        if form.face:
            high = self._part((FACE if wraps else FACE_IN_LINE) * size)
            face = QRect(0, 0, high, high)
        left = face.width() + self._part(GAP * size) if not face.isNull() else 0
        width = self._room.width() - left if wraps else 0
        heading = heading_font(size * (HEADING if wraps else HEADING_IN_LINE), self.font())
        texts, corner = [], QPoint(left, 0)
        if self._turn and form.turn:
            turn = _with_words_cut(self._turn, heading, width) if cuts else self._turn
            room = _size_of(turn, heading, width)
            texts.append(SignText(turn, heading, QRect(corner, room), heads=True))
            down = QPoint(0, room.height() + self._part(APART))
            corner += down if wraps else QPoint(room.width() + self._part(GAP), 0)
        body, triangle = enlarged(self.font(), size), QRect()
        said = self._said if wraps else self._said.replace("\n", " ")
        if self._warns and self._message:
            wide = self._part(TRIANGLE * size)
            triangle = QRect(corner, QSize(wide, wide))
            corner += QPoint(triangle.width() + self._part(GAP / 2), 0)
        if said:
            taken = corner.x() - left if wraps else 0
            if cuts:
                said = _with_words_cut(said, body, max(width - taken, 1))
            room = _size_of(said, body, max(width - taken, 1) if wraps else 0)
            texts.append(SignText(said, body, QRect(corner, room)))
            corner += QPoint(0, room.height()) if wraps else QPoint(room.width(), 0)
        if not face.isNull():
            high = corner.y() if wraps else max((t.place.height() for t in texts), default=0)
            texts, face = _centred(texts, face, high)
        clock = self._clock_place(corner, size, wraps)
        if not clock.isNull():
            corner.setX(clock.right() + self._part(GAP / 2))
        buttons = self._below(corner, width, wraps)
        layout = SignLayout(tuple(texts), face, triangle, clock, buttons)
        return layout if wraps else layout.in_one_line()

    def _clock_place(self, corner: QPoint, size: float, wraps: bool) -> QRect:
        """The place of the clock: below the text, or beside it."""
        if self.clock is None:
            return QRect()
        down = QPoint(0, self._part(APART)) if wraps else QPoint()
        return QRect(corner + down, QSize(self._part(CLOCK * size), self._part(CLOCK * size)))

    def _below(self, corner: QPoint, width: int, wraps: bool) -> tuple[QRect, ...]:
        """The places of the buttons: below the text, or beside it."""
        places: list[QRect] = []
        at = QPoint(corner.x(), corner.y() + self._part(APART) if wraps else 0)
        for button in self._shown_buttons:
            size = button.sizeHint()
            if wraps and places and at.x() + size.width() > width:
                at = QPoint(corner.x(), at.y() + size.height() + 2)
            places.append(QRect(at, size))
            at += QPoint(size.width() + self._part(GAP / 2), 0)
        return tuple(places)

    # -- painting ----------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw portrait, texts and the triangle of a warning."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._border, self._border)
        if self._player is not None and not self._shown.face.isNull():
            paint_portrait(painter, QRectF(self._shown.face), self._player.face, self._player.side)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        for text, font, place, heading in self._shown.texts:
            warns = self._warns and not heading
            painter.setPen(theme.tray_warning if warns else theme.tray_ink)
            if heading and self.stands_out:
                painter.setPen(theme.tray_glow)
            painter.setFont(font)
            painter.drawText(place, int(flags), text)
        if not self._shown.triangle.isNull():
            _paint_triangle(painter, QRectF(self._shown.triangle), theme.tray_warning)
        if self.clock is not None and not self._shown.clock.isNull():
            ring, inks = QRectF(self._shown.clock), (theme.tray_ink, theme.tray_glow)
            paint_clock(painter, ring, self.clock, *inks)
        if self.hasFocus():
            painter.resetTransform()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            paint_ring(painter, QRectF(self.rect()), theme.table_ground)
        painter.end()


def _centred(texts: Sequence[SignText], face: QRect, high: int) -> tuple[list[SignText], QRect]:
    """Texts and face, with the middle of the lower one at the middle of the other."""
    down = max(face.height() - high, 0) // 2
    face = face.translated(0, max(high - face.height(), 0) // 2)
    return [text._replace(place=text.place.translated(0, down)) for text in texts], face


def _paint_triangle(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw a warning triangle with an exclamation mark."""
    top, foot, middle = box.top(), box.bottom() - box.height() * 0.1, box.center().x()
    corners = [QPointF(middle, top), QPointF(box.right(), foot), QPointF(box.left(), foot)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(corners))
    painter.setBrush(INK)
    thick, height = box.width() * 0.14, box.height()
    bar = QRectF(middle - thick / 2, top + height * 0.3, thick, height * 0.28)
    painter.drawRoundedRect(bar, thick / 2, thick / 2)
    painter.drawEllipse(QPointF(middle, foot - height * 0.14), thick / 2, thick / 2)


def _with_words_cut(text: str, font: QFont, width: int) -> str:
    """Return a text in which every word that is wider than that is cut."""
    metrics = QFontMetrics(font)
    words = (metrics.elidedText(word, Qt.TextElideMode.ElideRight, width) for word in text.split())
    return " ".join(words)


@lru_cache(maxsize=256)  # asked with every key, in several sizes, and slow to find out
def _size_of(text: str, font: QFont, width: int) -> QSize:
    """The size of a text in a font, in pixels: in lines of a width, or in one line for 0."""
    metrics = QFontMetrics(font)
    flags = Qt.TextFlag.TextWordWrap.value if width else 0
    # In the bold font of the cards, accents on capitals rise above their line.
    accents = max(-metrics.tightBoundingRect(text).top() - metrics.ascent(), 0)
    return metrics.boundingRect(0, 0, width, 0, flags, text).size() + QSize(0, accents)
