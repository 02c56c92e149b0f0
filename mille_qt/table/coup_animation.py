"""The animation of a coup fourré: the safety strikes the hazard away and lies sideways."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from mille_qt.table import durations
from mille_qt.table.flying_card import Waypoint
from mille_qt.table.motions import Ease
from mille_qt.table.picture import with_side_of, without_hazard
from mille_qt.table.positions import LARGER
from mille_qt.table.update_animation import UpdateAnimation
from mille_qt.ui.picture_colours import GOLD
from mille_rules.cards import Card
from mille_rules.events import Event

#: Angles in degrees: shown large, at the strike, and in its place.
LEAN, STRIKE = 5.0, -12.0
SIDEWAYS = 90.0
#: The size and offset of the striking safety, relative to the hazard.
STRIKE_SIZE, STRIKE_ASIDE = 1.2, 0.45
#: A hazard that is thrown back: its height above its place in heights of a card, its size there,
#: and its turn in degrees.
BOUNCE, BOUNCE_SIZE, BOUNCE_TURN = 0.9, 1.15, 200.0


def animate_coup(animation: UpdateAnimation, event: Event, removed: Sequence[Event]) -> None:
    """The safety is shown large, strikes, and turns into its place; the hazards leave."""
    card, side = event.card, event.side
    if card is None or side is None:
        return
    start, leave = animation.source(event)
    stops = [start, *_way(animation, card, side, removed)]
    struck = animation.time + animation.tempo.of(sum(stop.after + stop.rest for stop in stops[:-1]))

    def land() -> None:
        animation.change(lambda now: with_side_of(now, animation.after, side))
        _celebrate(animation, side)
        animation.heard(event)

    end = animation.fly(stops, leave, land, straight=True)
    for hazard in removed:
        animate_removal(animation, hazard, struck, thrown=True)
    animation.time = end + animation.tempo.of(durations.COUP_REST)


def _way(
    animation: UpdateAnimation, card: Card, side: int, removed: Sequence[Event]
) -> list[Waypoint]:
    """The waypoints of the safety: large, at the hazard, and sideways in its place."""
    scene, tableau = animation.scene, animation.scene.tableau_item(side)
    large = scene.large_rect(LARGER)
    slot = tableau.card_rect(card)
    hazard = removed[0].card if removed else None
    face = animation.face(card, large)
    way = [
        Waypoint(large, face, durations.COUP_COME, durations.COUP_SHOW, LEAN, ease=Ease.OutBack),
    ]
    if hazard is not None:
        strike = _beside(tableau.card_rect(hazard))
        way.append(Waypoint(strike, face, durations.COUP_STRIKE, angle=STRIKE, ease=Ease.InCubic))
    way.append(Waypoint(slot, animation.face(card, slot), durations.COUP_TURN, angle=SIDEWAYS))
    return way


def _beside(hazard: QRectF) -> QRectF:
    """The rectangle in which the safety strikes: a little larger than the hazard, to its right."""
    size = hazard.size() * STRIKE_SIZE
    middle = hazard.center() + QPointF(hazard.width() * STRIKE_ASIDE, 0)
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


def _celebrate(animation: UpdateAnimation, side: int) -> None:
    """Light the lane and let the points rise from the car."""
    scene = animation.scene
    scene.effects.glow(animation.lane(side), GOLD, durations.COUP_GLOW)
    if animation.points:
        car = scene.car(side).sceneBoundingRect()
        text = QCoreApplication.translate("Table", "Coup fourré! +{points}")
        animation.raise_points(text.format(points=animation.points), car.center())


def _bounce(animation: UpdateAnimation, card: Card, start: QRectF) -> Waypoint:
    """Where a hazard is thrown by the safety: up and turned round, but not off the table."""
    size = start.size() * BOUNCE_SIZE
    middle = start.center() - QPointF(0, start.height() * BOUNCE)
    middle.setY(max(middle.y(), size.height() / 2))
    rect = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
    face = animation.face(card, start)
    return Waypoint(rect, face, durations.BOUNCE, angle=BOUNCE_TURN, ease=Ease.OutQuad)


def animate_removal(
    animation: UpdateAnimation, event: Event, begin: int, thrown: bool = False
) -> int:
    """Move a hazard from a tableau to the discards; returns the time of its arrival.

    With `thrown`, a shield throws it back first.
    """
    layout, side, card = animation.scene.layout, event.side, event.card
    if layout is None or side is None or card is None:
        return begin
    start = animation.scene.tableau_item(side).card_rect(card)
    pile = layout.discard_pile
    stops = [
        Waypoint(start, animation.face(card, start)),
        Waypoint(pile, animation.face(card, pile), durations.REMOVE, ease=Ease.OutCubic),
    ]
    if thrown:
        stops.insert(1, _bounce(animation, card, start))
        animation.do(begin, lambda: animation.scene.effects.shield(start))
    end = animation.fly(
        stops,
        lambda: animation.change(lambda now: without_hazard(now, side, card)),
        lambda: animation.change(lambda now: now._replace(discard=card)),
        begin,
    )
    animation.time = max(animation.time, end)
    return end
