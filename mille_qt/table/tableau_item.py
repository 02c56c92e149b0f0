"""One side's row on the table: name, words, piles, safeties and distance cards."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mille_qt.table import z_order
from mille_qt.table.pictures import Pictures
from mille_qt.table.seat_label import SeatLabel, paint_seat
from mille_qt.table.solid_item import SolidItem
from mille_qt.table.tableau_layout import TableauLayout
from mille_qt.table.tableau_parts import (
    centred_card,
    draw_wrapped,
    paint_count,
    paint_empty,
)
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.theme.application_theme import Theme
from mille_rules.cards import DISTANCES, SAFETIES, Card
from mille_rules.state import Tableau

SQUEEZED = 0.25  # of a card's height: if less of each card is visible, the fan has a number
#: The frame of the side to move: as a share of a line of text, of the margin, and in pixels.
GLOW_WIDTH, GLOW_ROOM, LEAST_GLOW = 0.17, 0.75, 3.0
_SLOT_SYMBOLS = ("accident", "out-of-gas", "flat-tire", "priority")


class TableauText(NamedTuple):
    """The texts on a tableau: its seats, the status and the number of 200s (`1/2`).

    `brief` is shown instead of the status if that does not fit.
    """

    seats: tuple[SeatLabel, ...]
    status: str
    quota: str
    brief: str = ""


class TableauItem(SolidItem):
    """Draws one side's tableau."""

    def __init__(self, pictures: Pictures, theme: Theme) -> None:
        super().__init__()
        self._pictures, self._theme = pictures, theme
        self._place: TableauLayout | None = None
        self._tableau: Tableau | None = None
        self._text = TableauText((), "", "")
        self._own = self._acting = False
        self._backs: dict[int, QRectF] = {}
        self.setZValue(z_order.TABLEAU)

    def ground(self) -> QColor:
        return self._theme.table_ground

    def apply_theme(self, pictures: Pictures, theme: Theme) -> None:
        """Set the card pictures and the theme."""
        self._pictures, self._theme = pictures, theme
        self.redraw()

    def place(self, layout: TableauLayout) -> None:
        """Set the layout."""
        self.prepareGeometryChange()
        self._place = layout
        self.redraw()

    def show_tableau(self, tableau: Tableau, text: TableauText, own: bool) -> None:
        """Show a tableau; `own`: whether it is the viewer's."""
        acting = any(seat.acting for seat in text.seats)
        same = (tableau, own, acting) == (self._tableau, self._own, self._acting)
        old, self._text = self._text, text
        self._tableau, self._own, self._acting = tableau, own, acting
        if not same or (old.status, old.quota) != (text.status, text.quota):
            self.redraw()
        elif self._place is not None and old.seats != text.seats:
            # During a deal, only the numbers of cards change.
            self.redraw(self._place.title)

    def boundingRect(self) -> QRectF:
        return self._place.frame if self._place else QRectF()

    def card_rect(self, card: Card, sideways: bool = False) -> QRectF:
        """The rectangle for a card that is played now, in scene pixels."""
        place, tableau = self._place, self._tableau
        if place is None or tableau is None:
            return QRectF()
        if card in SAFETIES:
            return place.safety_card_rect(SAFETIES.index(card), sideways)
        if card in DISTANCES:
            column = DISTANCES.index(card)
            if place.compact:
                return centred_card(place.counters[column], place.distance_card)
            count = tableau.distance.count(card)
            return place.distance_card_rect(column, count, count + 1)
        speed = card in (Card.SPEED_LIMIT, Card.END_OF_LIMIT)
        return place.speed if speed else place.battle

    def backs_rect(self, seat: int) -> QRectF:
        """The rectangle of the card backs of this side's n-th seat, in scene pixels."""
        name = self._place.seats[seat] if self._place else QRectF()
        return self._backs.get(seat, name)

    def tooltip_at(self, point: QPointF) -> str:
        """The complete text at a point that may be elided: status or names."""
        place = self._place
        if place is None:
            return ""
        if place.status.contains(point):
            return self._text.status
        for rect, seat in zip(place.seats, self._text.seats, strict=False):
            if rect.contains(point):
                return seat.name
        return ""

    def draw(self, painter: QPainter, stale: QRectF) -> None:
        if self._place is None or self._tableau is None:
            return
        self._paint_frame(painter, self._place)
        self._paint_words(painter, self._place)
        if self._place.title.contains(stale.adjusted(1, 1, -1, -1)):
            return
        self._paint_piles(painter, self._place, self._tableau)
        self._paint_safeties(painter, self._place, self._tableau)
        if self._place.compact:
            self._paint_counters(painter, self._place, self._tableau)
        else:
            self._paint_distance(painter, self._place, self._tableau)

    def _paint_frame(self, painter: QPainter, place: TableauLayout) -> None:
        theme = self._theme
        # At most the space between frame and cards.
        room = GLOW_ROOM * (place.battle.left() - place.frame.left())
        glow = max(min(GLOW_WIDTH * place.line, room), LEAST_GLOW)
        width = glow if self._acting else 1.0
        frame = place.frame.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(theme.turn_glow if self._acting else theme.lane_line, width))
        painter.setBrush(theme.own_lane if self._own else theme.lane)
        painter.drawRoundedRect(frame, 8, 8)

    def _paint_words(self, painter: QPainter, place: TableauLayout) -> None:
        paint_side_mark(painter, place.mark, place.side)
        for number, (rect, seat) in enumerate(zip(place.seats, self._text.seats, strict=False)):
            self._backs[number] = paint_seat(
                painter, rect, place.line, seat, self._theme, self._pictures
            )
        painter.setFont(painter.font())
        painter.setPen(self._theme.table_ink)
        draw_wrapped(painter, place.status, self._text.status, self._text.brief)

    def _paint_piles(self, painter: QPainter, place: TableauLayout, tableau: Tableau) -> None:
        for rect, pile in ((place.battle, tableau.battle), (place.speed, tableau.speed)):
            if pile:
                self._paint_card(painter, rect, self._pictures.face(pile[-1], rect.size()))
            else:
                paint_empty(painter, rect, self._theme)

    def _paint_safeties(self, painter: QPainter, place: TableauLayout, tableau: Tableau) -> None:
        for slot, safety in enumerate(SAFETIES):
            rect = place.safety_card_rect(slot)
            if safety not in tableau.safeties:
                self._paint_slot(painter, place.safeties[slot], slot)
            elif safety in tableau.coups:
                self._paint_sideways(painter, place, slot, safety)
            else:
                self._paint_card(painter, rect, self._pictures.face(safety, rect.size()))

    def _paint_slot(self, painter: QPainter, rect: QRectF, slot: int) -> None:
        """Draw an empty slot with the hazard that its safety would stop."""
        paint_empty(painter, rect, self._theme)
        side = rect.height() * 0.55
        picture = self._pictures.symbol(_SLOT_SYMBOLS[slot], round(side), self._theme.slot_symbol)
        corner = rect.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(QRectF(corner, QSizeF(side, side)), picture, QRectF(picture.rect()))

    def _paint_sideways(
        self, painter: QPainter, place: TableauLayout, slot: int, safety: Card
    ) -> None:
        """Draw a sideways card, which marks a coup fourré."""
        upright = place.safety_card_rect(slot)
        painter.save()
        painter.translate(upright.center())
        painter.rotate(90)
        size = upright.size()
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        self._paint_card(painter, rect, self._pictures.face(safety, size))
        painter.restore()

    def _paint_distance(self, painter: QPainter, place: TableauLayout, tableau: Tableau) -> None:
        for column, card in enumerate(DISTANCES):
            count = tableau.distance.count(card)
            if not count:
                empty = place.distance_card_rect(column, 0, 1)
                paint_empty(painter, empty, self._theme, card.slug)
            shown = place.fan_shows(column, count)
            for index in range(count - shown, count):
                rect = place.distance_card_rect(column, index, count)
                self._paint_card(painter, rect, self._pictures.face(card, rect.size()))
            if shown < count or _is_squeezed(place, column, count):
                last = place.distance_card_rect(column, count - 1, count)
                paint_count(painter, last, count, self._theme)
        self._paint_quota(painter, place, tableau.distance.count(Card.MILES_200))

    def _paint_quota(self, painter: QPainter, place: TableauLayout, used: int) -> None:
        """Draw the number of 200s and their maximum, below the column."""
        quota = QRectF(place.quota)
        last = place.distance_card_rect(len(DISTANCES) - 1, max(used - 1, 0), max(used, 1))
        quota.moveTop(min(last.bottom() + 2, quota.top()))
        painter.setPen(self._theme.table_muted)
        painter.drawText(quota, Qt.AlignmentFlag.AlignCenter, self._text.quota)

    def _paint_counters(self, painter: QPainter, place: TableauLayout, tableau: Tableau) -> None:
        for column, card in enumerate(DISTANCES):
            rect = centred_card(place.counters[column], place.distance_card)
            count = tableau.distance.count(card)
            if count:
                self._paint_card(painter, rect, self._pictures.face(card, rect.size()))
            else:
                paint_empty(painter, rect, self._theme, card.slug)
            if count > 1:
                paint_count(painter, rect, count, self._theme)

    @staticmethod
    def _paint_card(painter: QPainter, rect: QRectF, picture: QPixmap) -> None:
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))


def _is_squeezed(place: TableauLayout, column: int, count: int) -> bool:
    """Whether the cards of a fan are too close to be counted at a glance."""
    if count < 2:
        return False
    first, second = (place.distance_card_rect(column, index, count) for index in (0, 1))
    return second.top() - first.top() < SQUEEZED * place.distance_card.height()
