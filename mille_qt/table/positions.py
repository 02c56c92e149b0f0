"""Positions on the table: their rectangles, and the moves that put a card there."""

from collections.abc import Iterable
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout import TableLayout
from mille_qt.table.tableau_layout import TableauLayout
from mille_rules.cards import HAZARDS, SAFETIES, Card
from mille_rules.moves import Move, MoveKind, discard, play

#: The size of a card that is shown large, in cards of the hand, and its maximum share of the view.
LARGE, LARGE_MOST = 1.5, 0.44
#: The safety of a coup fourré is shown larger than any other card, by this factor.
LARGER = 1.12
#: The offset of a large card above the middle of the view, where it does not cover the hand.
LARGE_ABOVE = 0.08
#: The discard pile is small: a card dropped within this distance of it counts, in pixels.
PILE_REACH = 12
#: The room for a focus ring around words, in pixels.
AROUND_WORDS = 6


class Area(Enum):
    """The kinds of positions; the comments name the fields of `TablePosition` that they use."""

    HAND = auto()  # card
    TURN_SIGN = auto()
    DRAW_PILE = auto()
    DISCARD_PILE = auto()
    ROAD = auto()
    MILES = auto()  # side
    #: The whole tableau.
    LANE = auto()  # side
    STATUS = auto()  # side
    BATTLE = auto()  # side
    SPEED = auto()  # side
    DISTANCE = auto()  # side
    SAFETY = auto()  # side, card


class TablePosition(NamedTuple):
    """The address of a position on the table."""

    area: Area
    side: int = 0
    card: Card | None = None


DISCARD_PILE = TablePosition(Area.DISCARD_PILE)


def lane(side: int) -> TablePosition:
    """The tableau of a side, as a target for cards."""
    return TablePosition(Area.LANE, side)


class SelectedCard(NamedTuple):
    """The hand place of the selected card, its possible targets, and its selected target."""

    chosen: int | None = None
    places: tuple[TablePosition, ...] = ()
    target: TablePosition | None = None

    @property
    def targets(self) -> int:
        """The number of tableaux among the possible targets."""
        return sum(place != DISCARD_PILE for place in self.places)


# -- moves -----------------------------------------------------------------------


def target_of(move: Move, own_side: int) -> TablePosition | None:
    """The position to which a move brings its card; None for moves without one."""
    if move.kind is MoveKind.DISCARD:
        return DISCARD_PILE
    if move.kind is MoveKind.PLAY:
        return lane(own_side if move.side is None else move.side)
    return None


def targets_for(card: Card, choices: Iterable[Move], own_side: int) -> tuple[TablePosition, ...]:
    """The possible targets of a card, the discard pile last."""
    targets = [target_of(move, own_side) for move in choices if move.card is card]
    lanes = [target for target in targets if target is not None and target != DISCARD_PILE]
    return (*lanes, *([DISCARD_PILE] if DISCARD_PILE in targets else []))


def move_to(card: Card, target: TablePosition, own_side: int) -> Move:
    """The move that brings a card to a target, legal or not."""
    if target == DISCARD_PILE:
        return discard(card)
    if card in HAZARDS:
        return play(card, target.side)
    return play(card) if target.side == own_side else Move(MoveKind.PLAY, card, target.side)


# -- rectangles, in scene pixels -------------------------------------------------


def position_rect(layout: TableLayout, position: TablePosition) -> QRectF:
    """The rectangle of any position outside the hand."""
    match position.area:
        case Area.TURN_SIGN:
            return layout.turn_sign
        case Area.DRAW_PILE:
            return layout.draw_pile
        case Area.DISCARD_PILE:
            return layout.discard_pile
        case Area.ROAD:
            return layout.road.road
        case Area.MILES:
            return layout.road.lanes[position.side]
        case _:
            return _rect_on_tableau(layout.tableaux[position.side], position)


def _rect_on_tableau(tableau: TableauLayout, position: TablePosition) -> QRectF:
    match position.area:
        case Area.STATUS:
            around = AROUND_WORDS
            words = tableau.words.adjusted(-around, -around, around, around)
            return words.intersected(tableau.frame)
        case Area.BATTLE:
            return tableau.battle
        case Area.SPEED:
            return tableau.speed
        case Area.DISTANCE:
            return tableau.distance
        case Area.SAFETY if position.card is not None:
            return tableau.safeties[SAFETIES.index(position.card)]
        case _:
            return tableau.frame


def position_at(layout: TableLayout, point: QPointF) -> TablePosition | None:
    """The possible target for a card at a point, if there is one."""
    reach = PILE_REACH
    if layout.discard_pile.adjusted(-reach, -reach, reach, reach).contains(point):
        return DISCARD_PILE
    for side, tableau in enumerate(layout.tableaux):
        if tableau.frame.contains(point):
            return lane(side)
    return None


def hand_places(layout: TableLayout, count: int) -> tuple[QRectF, ...]:
    """The rectangles of the places of a hand.

    More than seven share the room of seven; fewer are in the middle of it.
    """
    places = layout.hand
    if not places or not count:
        return ()
    if count <= len(places):
        pitch = places[1].x() - places[0].x()
        aside = (len(places) - count) * pitch / 2
        kept = [place.translated(aside, 0) for place in places[: count - 1]]
        return (*kept, places[-1].translated(-aside, 0))
    width = places[-1].right() - places[0].left()
    step = (width - places[0].width()) / (count - 1)
    return tuple(places[0].translated(i * step, 0) for i in range(count))


def large_rect(layout: TableLayout, share: float = 1.0) -> QRectF:
    """The rectangle in which a card is shown large: above the lanes, where the cars drive.

    One that is larger than others is shown in the middle.
    """
    card, view = layout.card, layout.size
    height = round(min(card.height() * LARGE, view.height() * LARGE_MOST) * share)
    size = QSizeF(round(height * card.width() / card.height()), height)
    y = view.height() * (0.5 - LARGE_ABOVE)
    if share <= 1.0:
        y = max(min(y, layout.road.road.top() - height / 2), height / 2)
    middle = QPointF(view.width() / 2, y)
    corner = middle - QPointF(size.width() / 2, size.height() / 2)
    return QRectF(QPointF(corner.toPoint()), size)
