"""Where on a table the places are that the coach speaks of."""

from PySide6.QtCore import QRectF

from mille_qt.features.lessons.lesson import Place, Spot
from mille_qt.table.scene import TableScene
from mille_rules.cards import DISTANCES, SAFETIES

#: Pixels: a frame round a ruler keeps off the numbers beside it.
OFF_NUMBERS = 4


def rect_of(spot: Spot, scene: TableScene) -> QRectF | None:
    """The rectangle of a spot in scene pixels; None where the table does not show it now."""
    layout = scene.layout
    if layout is None:
        return None
    if spot.place is Place.HAND:
        return _in_hand(spot, scene)
    if spot.place is Place.DRAW_PILE:
        return layout.draw_pile
    if spot.place is Place.DISCARD_PILE:
        return layout.discard_pile
    if spot.place is Place.MILES:
        return layout.odometers.rulers[spot.side].adjusted(0, OFF_NUMBERS, 0, -OFF_NUMBERS)
    return _on_tableau(spot, scene)


def _in_hand(spot: Spot, scene: TableScene) -> QRectF | None:
    """The rightmost card of its kind: of several, the one that was drawn."""
    picture = scene.picture
    held = () if picture is None else picture.hand
    places = [i for i, card in enumerate(held) if card is not None and card.card is spot.card]
    return scene.hand_rect(places[-1]) if places else None


def _on_tableau(spot: Spot, scene: TableScene) -> QRectF | None:
    layout = scene.layout
    if layout is None:
        return None
    tableau = layout.tableaux[spot.side]
    if spot.place is Place.SAFETY and spot.card is not None:
        return tableau.safeties[SAFETIES.index(spot.card)]
    if spot.place is Place.DISTANCE and spot.card is not None:
        columns = tableau.distance or tableau.counters
        return columns[DISTANCES.index(spot.card)]
    piles = {Place.BATTLE: tableau.battle, Place.SPEED: tableau.speed}
    return piles.get(spot.place, tableau.frame)
