"""What events look like: which cards go from where to where, and what they do there."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from mille_qt.table import durations
from mille_qt.table.coup_motions import tell_coup, tell_removal
from mille_qt.table.deal_motions import tell_deal
from mille_qt.table.motions import Ease, Motion
from mille_qt.table.picture import with_side_of
from mille_qt.table.story import Story, shown_large
from mille_qt.table.trips import Stop
from mille_rules.cards import HAZARDS, REMEDIES, SAFETIES, Card
from mille_rules.events import Event, EventKind

#: What is heard when it begins, not when a card lands.
_HEARD_AT_ONCE = (
    EventKind.DEALT,
    EventKind.DREW,
    EventKind.EXTENDED,
    EventKind.RACE_OVER,
    EventKind.MATCH_OVER,
)


def motions_of(story: Story, events: Sequence[Event]) -> list[Motion]:
    """All that moves for these events."""
    removed = [event for event in events if event.kind is EventKind.REMOVED]
    for event in events:
        if event.kind is EventKind.COUP:
            tell_coup(story, event, removed)
            removed = []
        elif event.kind is not EventKind.REMOVED or event in removed:
            _tell(story, event)
    return story.motions


def _tell(story: Story, event: Event) -> None:
    kind, side, card = event.kind, event.side, event.card
    if kind in _HEARD_AT_ONCE:
        story.do(story.now, lambda: story.heard(event))
    if kind is EventKind.DEALT:
        tell_deal(story, event)
    elif kind is EventKind.DREW:
        _tell_draw(story, event)
    elif kind is EventKind.DISCARDED and card is not None:
        _tell_discard(story, event, card)
    elif kind is EventKind.PLAYED and card is not None and side is not None:
        _tell_play(story, event, card, side)
    elif kind is EventKind.REMOVED:
        tell_removal(story, event, story.now)
    elif kind is EventKind.RACE_OVER and side is not None:
        _tell_arrival(story, side)


def _tell_draw(story: Story, event: Event) -> None:
    scene, seat = story.scene, event.seat or 0
    layout = scene.layout
    assert layout is not None
    back = scene.pictures.back(layout.draw_pile.size())
    start = Stop(layout.draw_pile, back, face_up=False)

    place = None
    if event.card is not None and seat == story.own_seat:
        place = story.place_for(event.card)
    if place is None or event.card is None:
        end = Stop(story.seat_rect(seat), back, durations.DRAW, face_up=False)
    else:
        rect = scene.places_for(story.after)[place]
        end = Stop(rect, story.face(event.card, rect), durations.DRAW)
    story.now = story.fly([start, end], story.leave_pile, lambda: story.take(seat, place))


def _tell_discard(story: Story, event: Event, card: Card) -> None:
    layout = story.scene.layout
    assert layout is not None
    start, leave = story.source(event)
    pile = layout.discard_pile
    end = Stop(pile, story.face(card, pile), durations.DISCARD)
    stops = [start, *shown_large(story, event, card, durations.SHOW_DISCARD), end]

    def land() -> None:
        story.change(lambda now: now._replace(discard=card))
        story.heard(event)

    story.now = story.fly(stops, leave, land)


def _tell_play(story: Story, event: Event, card: Card, side: int) -> None:
    start, leave = story.source(event)
    rect = story.scene.tableau_item(side).card_rect(card)
    attack = card in HAZARDS
    ease = Ease.InCubic if attack else Ease.InOutCubic
    end = Stop(rect, story.face(card, rect), durations.PLAY, ease=ease)
    news = attack or card in SAFETIES
    rest = durations.SHOW_NEWS if news else durations.SHOW_PLAIN

    def land() -> None:
        story.change(lambda now: with_side_of(now, story.after, side))
        _greet(story, card, side, rect)
        story.heard(event)

    story.now = story.fly([start, *shown_large(story, event, card, rest), end], leave, land)
    if attack:
        story.now += story.tempo.of(durations.HIT_SHAKE)


def _greet(story: Story, card: Card, side: int, rect: QRectF) -> None:
    """What a card does where it lands; distance only counts up."""
    scene, theme = story.scene, story.scene.theme
    lane = story.lane(side)
    if card in HAZARDS:
        scene.effects.glow(lane, theme.danger, durations.HIT, rect)
        scene.effects.shake(scene.tableau_item(side), scene.gutter())
    elif card in REMEDIES:
        scene.effects.glow(lane, theme.green, durations.GLOW, rect)
    elif card in SAFETIES:
        scene.effects.glow(lane, theme.gold, durations.GLOW, rect)


def _tell_arrival(story: Story, side: int) -> None:
    scene = story.scene
    miles = story.after.drive.target
    lane = story.lane(side)
    story.do(story.now, lambda: scene.effects.arrival(lane, miles, scene.pictures.ratio))
    story.now += story.tempo.of(durations.FLOURISH)
    story.do(story.now, lambda: None)
