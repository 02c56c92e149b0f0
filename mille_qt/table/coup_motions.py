"""Coup fourré, the moment of the game: the safety strikes the hazard away and lies sideways."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from mille_qt.table import durations
from mille_qt.table.effect_items import GOLD
from mille_qt.table.geometry import LARGER
from mille_qt.table.motions import Ease
from mille_qt.table.picture import with_side_of, without_hazard
from mille_qt.table.trips import Stop
from mille_qt.table.update_animation import UpdateAnimation
from mille_rules.cards import Card
from mille_rules.events import Event

#: It leans back before it strikes, and strikes leaning over.
LEAN, STRIKE = 5.0, -12.0
SIDEWAYS = 90.0
#: Where it strikes, in sizes of the hazard.
STRIKE_SIZE, STRIKE_ASIDE = 1.2, 0.45
#: Height of the points, as a share of that of the lane, and their least and most in pixels.
POINTS, POINTS_LEAST, POINTS_MOST = 0.3, 30.0, 76.0


def tell_coup(animation: UpdateAnimation, event: Event, removed: Sequence[Event]) -> None:
    """The safety comes up large, strikes, and turns into its place; the hazards go."""
    card, side = event.card, event.side
    if card is None or side is None:
        return
    start, leave = animation.source(event)
    stops = [start, *_way(animation, card, side, removed)]
    slot = stops[-1].rect
    struck = animation.now + animation.tempo.of(sum(stop.after + stop.rest for stop in stops[:-1]))

    def land() -> None:
        animation.change(lambda now: with_side_of(now, animation.after, side))
        celebrate(animation, side, slot.center())
        animation.heard(event)

    end = animation.fly(stops, leave, land, straight=True)
    for hazard in removed:
        tell_removal(animation, hazard, struck)
    animation.now = end + animation.tempo.of(durations.COUP_REST)


def _way(animation: UpdateAnimation, card: Card, side: int, removed: Sequence[Event]) -> list[Stop]:
    """Up, large, over the hazard, and sideways into the safety's place."""
    scene, tableau = animation.scene, animation.scene.tableau_item(side)
    large = scene.large_rect(LARGER)
    slot = tableau.card_rect(card)
    hazard = removed[0].card if removed else None
    face = animation.face(card, large)
    way = [
        Stop(large, face, durations.COUP_COME, durations.COUP_SHOW, LEAN, ease=Ease.OutBack),
    ]
    if hazard is not None:
        strike = _beside(tableau.card_rect(hazard))
        way.append(Stop(strike, face, durations.COUP_STRIKE, angle=STRIKE, ease=Ease.InCubic))
    way.append(Stop(slot, animation.face(card, slot), durations.COUP_TURN, angle=SIDEWAYS))
    return way


def _beside(hazard: QRectF) -> QRectF:
    """Where the safety strikes a hazard: a little larger, and from the right."""
    size = hazard.size() * STRIKE_SIZE
    middle = hazard.center() + QPointF(hazard.width() * STRIKE_ASIDE, 0)
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


def celebrate(animation: UpdateAnimation, side: int, middle: QPointF) -> None:
    """The lane glows, and the points rise from the card."""
    scene, lane = animation.scene, animation.lane(side)
    scene.effects.glow(lane, QColor(GOLD), durations.COUP_GLOW)
    if animation.points:
        height = min(max(lane.height() * POINTS, POINTS_LEAST), POINTS_MOST)
        scene.effects.points(f"+{animation.points}", middle, height, scene.pictures.ratio)


def tell_removal(animation: UpdateAnimation, event: Event, begin: int) -> int:
    """A hazard goes from a tableau to the discards; the time at which it is there."""
    layout, side, card = animation.scene.layout, event.side, event.card
    if layout is None or side is None or card is None:
        return begin
    start = animation.scene.tableau_item(side).card_rect(card)
    pile = layout.discard_pile
    stops = [
        Stop(start, animation.face(card, start)),
        Stop(pile, animation.face(card, pile), durations.REMOVE, ease=Ease.OutCubic),
    ]
    end = animation.fly(
        stops,
        lambda: animation.change(lambda now: without_hazard(now, side, card)),
        lambda: animation.change(lambda now: now._replace(discard=card)),
        begin,
    )
    animation.now = max(animation.now, end)
    return end
