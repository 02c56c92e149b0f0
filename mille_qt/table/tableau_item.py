"""One side's row on the table: portraits, words, piles, safeties, distance cards and miles."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from mille_qt.table import z_order
from mille_qt.table.backdrop import Backdrop
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.pictures import Pictures
from mille_qt.table.row_columns import NOTE
from mille_qt.table.seat_label import SeatLabel, backs_rect, cards_rect, paint_seat
from mille_qt.table.status_pill import StatusPill, paint_pill
from mille_qt.table.tableau_layout import TableauLayout
from mille_qt.table.tableau_parts import (
    draw_fitted,
    empty_ink,
    paint_count,
    paint_disc,
    paint_empty,
    paint_limit_sign,
    paint_panel,
    paint_turn_frame,
    panel_corner,
    shortened_names,
    sized,
)
from mille_qt.ui.art.cards.card_names import SMALL_BELOW
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import Theme, heading_font
from mille_qt.ui.theme.theme_colours import legible
from mille_rules.cards import DISTANCES, SAFETIES, Card
from mille_rules.rulesets import SAFETY_MILES
from mille_rules.state import Tableau

#: The frame of the side to move: its width as a share of a line of text, and at least in pixels.
GLOW_WIDTH, LEAST_GLOW = 0.17, 3.0
#: Sizes of letters in lines of text: the name, the note, the miles (at most), "to go".
NAME_SIZE, NOTE_SIZE, MILES_SIZE, TO_GO_SIZE = 0.98, 0.74, 1.9, 0.72
#: Between the names of partners.
JOINT = " & "
#: The digits of a number on a pile, of its card's height; on small cards.
BADGE, BADGE_SMALL = 0.17, 0.23
#: An empty safety: the medallion and its symbol, as shares of the slot and of the medallion.
MEDALLION, MEDALLION_SYMBOL = 0.86, 0.56
LARGE_TEXT = 4.0  # the least contrast of large text
#: Pixels around a part that its outlines may reach.
SPILL = 4.0
_SLOT_SYMBOLS = ("accident", "out-of-gas", "flat-tire", "priority")


class TableauText(NamedTuple):
    """The texts on a row: its seats, the status, the number of 200s (`1/2`), and the miles.

    `status` is complete, for screen readers and the tooltip; `pill` is what is drawn of it. `note`
    is a quiet line about the players; `to_go` is how far it is to the target.
    """

    seats: tuple[SeatLabel, ...]
    status: str
    quotas: tuple[str, ...]
    pill: StatusPill = StatusPill()
    note: str = ""
    miles: int = 0
    to_go: str = ""

    @property
    def names(self) -> str:
        """The complete names."""
        return JOINT.join(seat.name for seat in self.seats)


Paint = Callable[[QPainter, TableauLayout, Tableau], None]


class RowPart(NamedTuple):
    """A part of a row: its rectangle, its content, and the function that draws it.

    It is drawn again when `shows` changes; `paint` is None for what is drawn with another part.
    """

    rect: QRectF
    shows: object
    paint: Paint | None = None


class TableauItem(DrawnItem):
    """Draws one side's row on the backdrop into a picture, and again only where it changes.

    Qt's own item caches are transparent, and blending takes several times as long as copying.
    """

    def __init__(self, pictures: Pictures, theme: Theme, backdrop: Backdrop) -> None:
        super().__init__(z_order.TABLEAU)
        self._backdrop = backdrop
        self._kept = QPixmap()
        #: The outdated region of the picture.
        self._stale = QRegion()
        #: The parts of the row, with their present content.
        self._parts: list[RowPart] = []
        self._pictures, self._theme = pictures, theme
        self._layout: TableauLayout | None = None
        self._tableau: Tableau | None = None
        self._text = TableauText((), "", ())
        self._own = False

    def apply_theme(self, pictures: Pictures, theme: Theme) -> None:
        """Set the card pictures and the theme."""
        self._pictures, self._theme = pictures, theme
        self._parts = self._divided()
        self.redraw()

    def set_layout(self, layout: TableauLayout) -> None:
        """Set the layout."""
        self.prepareGeometryChange()
        self._layout = layout
        self._parts = self._divided()
        self.redraw()

    def show_tableau(self, tableau: Tableau, text: TableauText, own: bool) -> None:
        """Show a tableau; `own`: whether it is the viewer's."""
        if (tableau, text, own) == (self._tableau, self._text, self._own):
            return
        same, before = own == self._own, self._parts
        self._tableau, self._text, self._own = tableau, text, own
        self._parts = self._divided()
        if not same or len(before) != len(self._parts):
            self.redraw()
            return
        for old, part in zip(before, self._parts, strict=True):
            if old.shows != part.shows:
                self.redraw(part.rect)

    def boundingRect(self) -> QRectF:
        if self._layout is None:
            return QRectF()
        reach = self._layout.shadow
        return self._layout.frame.adjusted(-reach / 2, 0, reach / 2, reach)

    def card_rect(self, card: Card) -> QRectF:
        """The rectangle for a card that is played now, in scene pixels."""
        layout, tableau = self._layout, self._tableau
        if layout is None or tableau is None:
            return QRectF()
        if card in SAFETIES:
            return layout.safety_card_rect(SAFETIES.index(card))
        if card in DISTANCES:
            counts = [tableau.distance.count(each) + (each is card) for each in DISTANCES]
            pile = layout.distance_piles(counts)[DISTANCES.index(card)]
            return pile.card(pile.cards - 1)
        speed = card in (Card.SPEED_LIMIT, Card.END_OF_LIMIT)
        return layout.speed if speed else layout.battle

    def backs_rect(self, seat: int) -> QRectF:
        """The rectangle of the card backs of this side's n-th seat, in scene pixels."""
        return backs_rect(self._layout.seats[seat]) if self._layout else QRectF()

    def redraw(self, part: QRectF | None = None) -> None:
        """Draw a part, by default everything, again before it is next shown."""
        part = self.boundingRect() if part is None else part
        self._stale = self._stale.united(part.toAlignedRect())
        self.update(part)

    def draw(self, painter: QPainter) -> None:
        bounds = QRectF(self.boundingRect().toAlignedRect())
        ratio = painter.device().devicePixelRatioF()
        size = QSize(round(bounds.width() * ratio), round(bounds.height() * ratio))
        if size.isEmpty():
            return
        if self._kept.size() != size or self._kept.devicePixelRatio() != ratio:
            self._kept = QPixmap(size)
            self._kept.setDevicePixelRatio(ratio)
            self._stale = QRegion(bounds.toRect())
        if not self._stale.isEmpty():
            self._refresh(bounds, painter)
        painter.drawPixmap(bounds.topLeft(), self._kept)

    def _refresh(self, bounds: QRectF, shown_by: QPainter) -> None:
        stale, self._stale = self._stale.intersected(bounds.toRect()), QRegion()
        painter = QPainter(self._kept)
        painter.setFont(shown_by.font())
        painter.translate(-bounds.topLeft())
        painter.setClipRegion(stale)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._draw(painter, stale)
        painter.end()

    def _draw(self, painter: QPainter, stale: QRegion) -> None:
        """Draw everything that intersects the outdated region, in scene pixels."""
        layout, tableau = self._layout, self._tableau
        if layout is None or tableau is None:
            return
        corner = panel_corner(layout.shadow)
        inner = layout.frame.adjusted(corner, corner, -corner, -corner)
        if inner.contains(QRectF(stale.boundingRect())):
            painter.fillRect(stale.boundingRect(), self._paper)
        else:
            self._backdrop.paint(painter, stale.boundingRect())
            self._paint_frame(painter, layout)
        for part in self._parts:
            if part.paint is not None and stale.intersects(part.rect.toAlignedRect()):
                part.paint(painter, layout, tableau)

    def _divided(self) -> list[RowPart]:
        """The parts of the row; none without a layout and a tableau."""
        layout, tableau, text = self._layout, self._tableau, self._text
        if layout is None or tableau is None:
            return []
        # The frame is drawn with the paper.
        parts = [RowPart(edge, self._acting) for edge in self._edges(layout)]
        for at, (rect, seat) in enumerate(zip(layout.seats, text.seats, strict=False)):
            face = seat._replace(cards=0)
            # During a deal, only the numbers of cards change, which are drawn with the seat.
            parts.append(RowPart(cards_rect(rect), seat.cards))
            parts.append(RowPart(rect, face, partial(self._paint_seat, at)))
        words = (text.names, text.note, text.pill, self._acting)
        slots = QRectF()
        for slot in layout.safeties:
            slots = slots.united(slot)
        # The number on a pile is wider than a small card.
        wide = layout.distance_card.width() / 2
        distance = layout.distance.adjusted(-wide, 0, wide, 0)
        parts += [
            RowPart(layout.words, words, self._paint_words),
            RowPart(layout.battle, tableau.battle, self._paint_battle),
            RowPart(layout.speed, (tableau.speed, tableau.limited), self._paint_speed),
            RowPart(slots, (tableau.safeties, tableau.coups), self._paint_safeties),
            RowPart(distance, (tableau.distance, text.quotas), self._paint_distance),
            RowPart(layout.miles, (text.miles, text.to_go), self._paint_miles),
        ]
        shown = (part for part in parts if not part.rect.isEmpty())
        return [
            part._replace(rect=part.rect.adjusted(-SPILL, -SPILL, SPILL, SPILL)) for part in shown
        ]

    def _edges(self, layout: TableauLayout) -> tuple[QRectF, ...]:
        """The edges of the panel in which the frame of the side to move is, its corners too."""
        frame, wide = layout.frame, max(self._glow(layout) + 2, panel_corner(layout.shadow))
        across, down = frame.width() - wide, frame.height() - wide
        return (
            frame.adjusted(0, 0, -across, 0),
            frame.adjusted(across, 0, 0, 0),
            frame.adjusted(0, 0, 0, -down),
            frame.adjusted(0, down, 0, 0),
        )

    @property
    def _acting(self) -> bool:
        return any(seat.acting for seat in self._text.seats)

    @property
    def _paper(self) -> QColor:
        return self._theme.own_lane if self._own else self._theme.lane

    def _paint_frame(self, painter: QPainter, layout: TableauLayout) -> None:
        side = self._theme.sides[layout.side]
        paint_panel(painter, layout.frame, layout.shadow, self._paper, side, self._theme)
        if self._acting:
            width = self._glow(layout)
            paint_turn_frame(painter, layout.frame, layout.shadow, width, self._theme)

    @staticmethod
    def _glow(layout: TableauLayout) -> float:
        return max(GLOW_WIDTH * layout.line, LEAST_GLOW)

    def _paint_seat(
        self, at: int, painter: QPainter, layout: TableauLayout, _tableau: Tableau
    ) -> None:
        seat = self._text.seats[at]
        paint_seat(painter, layout.seats[at], layout.side, seat, self._theme, self._pictures)

    def _paint_words(self, painter: QPainter, layout: TableauLayout, _tableau: Tableau) -> None:
        usual = painter.font()
        painter.setFont(sized(heading_font(1.0, usual), NAME_SIZE * layout.line))
        painter.setPen(self._theme.table_ink)
        names = [seat.name for seat in self._text.seats]
        font, width = painter.font(), layout.name.width()
        draw_fitted(painter, layout.name, shortened_names(font, names, JOINT, width))
        painter.setFont(sized(usual, NOTE_SIZE * layout.line))
        if not layout.note.isEmpty():
            painter.setPen(self._theme.turn_glow if self._acting else self._theme.table_muted)
            draw_fitted(painter, layout.note, self._text.note)
        paint_pill(painter, layout.status, self._text.pill, self._theme, self._pictures)
        painter.setFont(usual)

    def _paint_battle(self, painter: QPainter, layout: TableauLayout, tableau: Tableau) -> None:
        if tableau.battle:
            self._paint_top(painter, layout.battle, tableau.battle)
        else:
            paint_empty(painter, layout.battle, self._theme)

    def _paint_speed(self, painter: QPainter, layout: TableauLayout, tableau: Tableau) -> None:
        if tableau.speed:
            self._paint_top(painter, layout.speed, tableau.speed)
        else:
            limit = self._pictures.edition.rules.limit_miles
            paint_limit_sign(painter, layout.speed, self._theme, limit, tableau.limited)

    def _paint_top(self, painter: QPainter, rect: QRectF, pile: Sequence[Card]) -> None:
        self._paint_card(painter, rect, self._pictures.face(pile[-1], rect.size()))

    def _paint_safeties(self, painter: QPainter, layout: TableauLayout, tableau: Tableau) -> None:
        dealt = self._pictures.edition.safeties
        for slot, safety in enumerate(SAFETIES):
            rect = layout.safety_card_rect(slot)
            if safety not in tableau.safeties:
                if safety in dealt:
                    self._paint_medallion(painter, layout.safeties[slot], slot)
            elif safety in tableau.coups:
                self._paint_sideways(painter, rect, safety)
            else:
                self._paint_card(painter, rect, self._pictures.face(safety, rect.size()))
            if safety in tableau.moving:
                self._paint_badge(painter, rect, f"+{SAFETY_MILES}")

    def _paint_medallion(self, painter: QPainter, slot: QRectF, number: int) -> None:
        """Draw an empty slot, with the hazard that its safety would stop."""
        disc = paint_disc(painter, slot.center(), slot.width() * MEDALLION, self._theme)
        side = round(disc.width() * MEDALLION_SYMBOL)
        colour = empty_ink(self._theme)
        picture = self._pictures.symbol(_SLOT_SYMBOLS[number], side, colour)
        corner = disc.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(QRectF(corner, QSizeF(side, side)), picture, QRectF(picture.rect()))

    def _paint_sideways(self, painter: QPainter, upright: QRectF, safety: Card) -> None:
        """Draw a sideways card, which marks a coup fourré."""
        painter.save()
        painter.translate(upright.center())
        painter.rotate(90)
        size = upright.size()
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        self._paint_card(painter, rect, self._pictures.face(safety, size))
        painter.restore()

    def _paint_distance(self, painter: QPainter, layout: TableauLayout, tableau: Tableau) -> None:
        counts = [tableau.distance.count(card) for card in DISTANCES]
        piles = layout.distance_piles(counts)
        for card, pile, quota in zip(DISTANCES, piles, self._text.quotas, strict=True):
            for index in range(pile.cards - pile.shown, pile.cards):
                rect = pile.card(index)
                self._paint_card(painter, rect, self._pictures.face(card, rect.size()))
            last = pile.card(pile.cards - 1)
            if quota and pile.cards:
                self._paint_badge(painter, last, quota)
            elif pile.cards > pile.shown:
                self._paint_badge(painter, last, f"×{pile.cards}")

    def _paint_badge(self, painter: QPainter, card: QRectF, text: str) -> None:
        painter.save()
        share = BADGE_SMALL if card.height() < SMALL_BELOW else BADGE
        painter.setFont(sized(painter.font(), card.height() * share))
        paint_count(painter, card, text, self._theme)
        painter.restore()

    def _paint_miles(self, painter: QPainter, layout: TableauLayout, _tableau: Tableau) -> None:
        """Draw the miles in the colour of the side, and how far it is to the target."""
        theme, line, area = self._theme, layout.line, layout.miles
        usual = painter.font()
        size = min(MILES_SIZE * line, area.height() * 0.5)
        both = size * 1.15 + NOTE * line
        figure = QRectF(area.left(), area.center().y() - both / 2, area.width(), size * 1.15)
        to_go = QRectF(area.left(), figure.bottom(), area.width(), NOTE * line)
        painter.setFont(sized(heading_font(1.0, usual), size))
        painter.setPen(legible(theme.sides[layout.side], theme.own_lane, LARGE_TEXT))
        draw_fitted(painter, figure, number(self._text.miles), Qt.AlignmentFlag.AlignRight)
        painter.setFont(sized(usual, TO_GO_SIZE * line))
        painter.setPen(theme.table_muted)
        draw_fitted(painter, to_go, self._text.to_go, Qt.AlignmentFlag.AlignRight)
        painter.setFont(usual)

    @staticmethod
    def _paint_card(painter: QPainter, rect: QRectF, picture: QPixmap) -> None:
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
