"""Speech bubbles at the portraits of people who say a quick phrase."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mille_net.tables import ChatLine
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.phrases import line_text, phrase_symbol
from mille_qt.play.game_page import GamePage
from mille_qt.ui.art.cards.card_art import symbol
from mille_qt.ui.theme.application_theme import current_theme, enlarged

#: Milliseconds for which a bubble is shown, and in which it comes and goes if animations are on.
SHOWN, FADE = 4_500, 160
#: Multiples of a line of its text: height, padding, tail, greatest width.
HEIGHT, PAD, TAIL, WIDEST = 1.7, 0.5, 0.45, 16.0
#: The text, as a multiple of the page's.
TEXT_SIZE = 1.4
OUTLINE = 2.0  # pixels


class SpeechBubbles(QObject):
    """Shows the phrases said at a session's table on a game page, of which it is a child."""

    def __init__(self, session: LanSession, page: GamePage) -> None:
        super().__init__(page)
        self._session, self._page = session, page
        #: By seat.
        self._bubbles: dict[int, SpeechBubble] = {}
        session.chat_said.connect(self._said)
        page.arrangement.laid_out.connect(self._place)

    def _said(self, line: ChatLine) -> None:
        seat = self._session.seat_of(line)
        if line.phrase is None or line.again or seat is None or line.guest in self._session.muted:
            return
        table = self._page.table
        if seat not in self._bubbles:
            self._bubbles[seat] = SpeechBubble(seat % self._page.sides, table.viewport())
        self._bubbles[seat].say(line, moves=table.table.tempo.moves)
        self._place()

    def _place(self, _layout: object = None) -> None:
        layout, sides = self._page.table.table.layout, self._page.sides
        for seat, bubble in self._bubbles.items():
            bubble.setFont(enlarged(self._page.font(), TEXT_SIZE))
            if layout is not None:
                place = seat // sides
                # Partners may speak at the same time.
                bubble.place_at(layout.tableaux[seat % sides].seats[place], upper=not place)


class SpeechBubble(QWidget):
    """A bubble beside a portrait for some seconds, which lets clicks through to the table."""

    def __init__(self, side: int, parent: QWidget) -> None:
        """`side` is the index of the speaker's side, whose colour is that of the outline."""
        super().__init__(parent)
        self._side, self._line, self._moves = side, ChatLine(0, "", "", own=False), False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FADE)
        self._fade.valueChanged.connect(lambda _share: self.update())
        self._fade.finished.connect(self._faded)
        self._time = QTimer(self, singleShot=True, interval=SHOWN)
        self._time.timeout.connect(self._leave)
        self.hide()

    def say(self, line: ChatLine, *, moves: bool) -> None:
        """Show a phrase; it fades in and out if `moves`."""
        self._line, self._moves = line, moves
        self._time.start()
        self._run(QVariantAnimation.Direction.Forward)
        self.show()
        self.raise_()

    def place_at(self, portrait: QRectF, *, upper: bool) -> None:
        """Place the bubble to the right of a portrait, at its upper or its lower half."""
        part = self._part(1.0)
        width = self.fontMetrics().horizontalAdvance(line_text(self._line)) + part * (
            2 * PAD + TAIL
        )
        width += part * (1 + PAD) if phrase_symbol(self._line) else 0
        width = round(min(width, WIDEST * part) + 2 * OUTLINE)
        area = QRect(0, 0, width, round(HEIGHT * part + 2 * OUTLINE))
        area.moveLeft(round(portrait.right() - portrait.width() * 0.12))
        middle = round(portrait.center().y())
        if upper:
            area.moveBottom(middle)
        else:
            area.moveTop(middle)
        self.setGeometry(area)
        self.update()

    def _run(self, direction: QVariantAnimation.Direction) -> None:
        self._fade.stop()
        self._fade.setDirection(direction)
        self._fade.setDuration(FADE if self._moves else 0)
        self._fade.start()

    def _leave(self) -> None:
        self._run(QVariantAnimation.Direction.Backward)

    def _faded(self) -> None:
        if self._fade.direction() is QVariantAnimation.Direction.Backward:
            self.hide()

    def _part(self, share: float) -> float:
        return share * self.fontMetrics().height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bubble with its tail at the left, the symbol and the words."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(float(self._fade.currentValue() or 0.0))
        box = QRectF(self.rect()).adjusted(OUTLINE, OUTLINE, -OUTLINE, -OUTLINE)
        painter.setPen(QPen(theme.sides[self._side], OUTLINE))
        painter.setBrush(theme.field)
        painter.drawPath(self._shape(box))
        words = box.adjusted(self._part(TAIL + PAD), 0, -self._part(PAD), 0)
        if name := phrase_symbol(self._line):
            side = round(self._part(1.0))
            picture = symbol(name, side, self.devicePixelRatioF(), theme.ink)
            corner = QPointF(words.left(), words.center().y() - side / 2)
            painter.drawPixmap(corner, picture)
            words.setLeft(words.left() + side + self._part(PAD))
        painter.setPen(theme.ink)
        text = self.fontMetrics().elidedText(
            line_text(self._line), Qt.TextElideMode.ElideRight, round(words.width()) + 2
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
        painter.end()

    def _shape(self, box: QRectF) -> QPainterPath:
        tail, middle = self._part(TAIL), box.center().y()
        body, point = QPainterPath(), QPainterPath()
        body.addRoundedRect(box.adjusted(tail, 0, 0, 0), box.height() * 0.4, box.height() * 0.4)
        point.moveTo(box.left(), middle)
        point.lineTo(box.left() + 2 * tail, middle - 0.7 * tail)
        point.lineTo(box.left() + 2 * tail, middle + 0.7 * tail)
        point.closeSubpath()
        return body.united(point)
