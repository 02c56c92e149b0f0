"""Coup fourré, the moment of the game: the safety strikes the hazard away and lies sideways."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from mille_qt.table import durations
from mille_qt.table.effect_items import GOLD
from mille_qt.table.geometry import LARGER
from mille_qt.table.motions import Ease
from mille_qt.table.picture import with_side_of, without_hazard
from mille_qt.table.story import Story
from mille_qt.table.trips import Stop
from mille_rules.cards import Card
from mille_rules.events import Event

#: It leans back before it strikes, and strikes leaning over.
LEAN, STRIKE = 5.0, -12.0
SIDEWAYS = 90.0
#: Where it strikes, in sizes of the hazard.
STRIKE_SIZE, STRIKE_ASIDE = 1.2, 0.45
#: Height of the points, as a share of that of the lane, and their least and most in pixels.
POINTS, POINTS_LEAST, POINTS_MOST = 0.3, 30.0, 76.0


def tell_coup(story: Story, event: Event, removed: Sequence[Event]) -> None:
    """The safety comes up large, strikes, and turns into its place; the hazards go."""
    card, side = event.card, event.side
    if card is None or side is None:
        return
    start, leave = story.source(event)
    stops = [start, *_way(story, card, side, removed)]
    slot = stops[-1].rect
    struck = story.now + story.tempo.of(sum(stop.after + stop.rest for stop in stops[:-1]))

    def land() -> None:
        story.change(lambda now: with_side_of(now, story.after, side))
        celebrate(story, side, slot.center())
        story.heard(event)

    end = story.fly(stops, leave, land, straight=True)
    for hazard in removed:
        tell_removal(story, hazard, struck)
    story.now = end + story.tempo.of(durations.COUP_REST)


def _way(story: Story, card: Card, side: int, removed: Sequence[Event]) -> list[Stop]:
    """Up, large, over the hazard, and sideways into the safety's place."""
    scene, tableau = story.scene, story.scene.tableau_item(side)
    large = scene.large_rect(LARGER)
    slot = tableau.card_rect(card)
    hazard = removed[0].card if removed else None
    face = story.face(card, large)
    way = [
        Stop(large, face, durations.COUP_COME, durations.COUP_SHOW, LEAN, ease=Ease.OutBack),
    ]
    if hazard is not None:
        strike = _beside(tableau.card_rect(hazard))
        way.append(Stop(strike, face, durations.COUP_STRIKE, angle=STRIKE, ease=Ease.InCubic))
    way.append(Stop(slot, story.face(card, slot), durations.COUP_TURN, angle=SIDEWAYS))
    return way


def _beside(hazard: QRectF) -> QRectF:
    """Where the safety strikes a hazard: a little larger, and from the right."""
    size = hazard.size() * STRIKE_SIZE
    middle = hazard.center() + QPointF(hazard.width() * STRIKE_ASIDE, 0)
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


def celebrate(story: Story, side: int, middle: QPointF) -> None:
    """The lane glows, and the points rise from the card."""
    scene, lane = story.scene, story.lane(side)
    scene.effects.glow(lane, QColor(GOLD), durations.COUP_GLOW)
    if story.points:
        height = min(max(lane.height() * POINTS, POINTS_LEAST), POINTS_MOST)
        scene.effects.points(f"+{story.points}", middle, height, scene.pictures.ratio)


def tell_removal(story: Story, event: Event, begin: int) -> int:
    """A hazard goes from a tableau to the discards; the time at which it is there."""
    layout, side, card = story.scene.layout, event.side, event.card
    if layout is None or side is None or card is None:
        return begin
    start = story.scene.tableau_item(side).card_rect(card)
    pile = layout.discard_pile
    stops = [
        Stop(start, story.face(card, start)),
        Stop(pile, story.face(card, pile), durations.REMOVE, ease=Ease.OutCubic),
    ]
    end = story.fly(
        stops,
        lambda: story.change(lambda now: without_hazard(now, side, card)),
        lambda: story.change(lambda now: now._replace(discard=card)),
        begin,
    )
    story.now = max(story.now, end)
    return end
