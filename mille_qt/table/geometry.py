"""Places on a laid out table: where cards can be put, lie in the hand, and are shown large."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout import TableLayout
from mille_qt.table.places import DISCARD_PILE, Place

#: A card that is shown large: so many times a card of the hand, and at most this share of the view.
LARGE, LARGE_MOST = 1.5, 0.44
#: The safety of a coup fourré is shown larger than any other card, by this factor.
LARGER = 1.12
#: Its middle lies a little above that of the view, where it covers no hand.
LARGE_ABOVE = 0.08
#: The discard pile is small: what is let go so many pixels beside it counts as put there.
PILE_REACH = 12


def hand_places(layout: TableLayout, count: int) -> tuple[QRectF, ...]:
    """The resting places of so many cards; more than seven share the room of seven."""
    places = layout.hand
    if not places:
        return ()
    if count <= len(places):
        return (*places[: max(count - 1, 0)], places[-1])[:count]
    width = places[-1].right() - places[0].left()
    step = (width - places[0].width()) / (count - 1)
    return tuple(places[0].translated(i * step, 0) for i in range(count))


def place_rect(layout: TableLayout, place: Place) -> QRectF:
    """The rectangle of a place."""
    if place.side is None:
        return layout.discard_pile
    return layout.tableaux[place.side].frame


def place_at(layout: TableLayout, point: QPointF) -> Place | None:
    """The place under a point, if there is one."""
    reach = PILE_REACH
    if layout.discard_pile.adjusted(-reach, -reach, reach, reach).contains(point):
        return DISCARD_PILE
    for side, tableau in enumerate(layout.tableaux):
        if tableau.frame.contains(point):
            return Place(side)
    return None


def large_rect(layout: TableLayout, share: float = 1.0) -> QRectF:
    """Where a card is shown large enough to be read by everybody."""
    card, view = layout.card, layout.size
    height = round(min(card.height() * LARGE, view.height() * LARGE_MOST) * share)
    size = QSizeF(round(height * card.width() / card.height()), height)
    middle = QPointF(view.width() / 2, view.height() * (0.5 - LARGE_ABOVE))
    corner = middle - QPointF(size.width() / 2, size.height() / 2)
    return QRectF(QPointF(corner.toPoint()), size)
