"""What events look like: which cards go from where to where, and what they do there."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from mille_qt.table import durations
from mille_qt.table.coup_motions import tell_coup, tell_removal
from mille_qt.table.deal_motions import tell_deal
from mille_qt.table.motions import Ease, Motion
from mille_qt.table.picture import with_side_of
from mille_qt.table.trips import Stop
from mille_qt.table.update_animation import UpdateAnimation, shown_large
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


def motions_of(animation: UpdateAnimation, events: Sequence[Event]) -> list[Motion]:
    """All that moves for these events."""
    removed = [event for event in events if event.kind is EventKind.REMOVED]
    for event in events:
        if event.kind is EventKind.COUP:
            tell_coup(animation, event, removed)
            removed = []
        elif event.kind is not EventKind.REMOVED or event in removed:
            _tell(animation, event)
    return animation.motions


def _tell(animation: UpdateAnimation, event: Event) -> None:
    kind, side, card = event.kind, event.side, event.card
    if kind in _HEARD_AT_ONCE:
        animation.do(animation.now, lambda: animation.heard(event))
    if kind is EventKind.DEALT:
        tell_deal(animation, event)
    elif kind is EventKind.DREW:
        _tell_draw(animation, event)
    elif kind is EventKind.DISCARDED and card is not None:
        _tell_discard(animation, event, card)
    elif kind is EventKind.PLAYED and card is not None and side is not None:
        _tell_play(animation, event, card, side)
    elif kind is EventKind.REMOVED:
        tell_removal(animation, event, animation.now)
    elif kind is EventKind.RACE_OVER and side is not None:
        _tell_arrival(animation, side)


def _tell_draw(animation: UpdateAnimation, event: Event) -> None:
    scene, seat = animation.scene, event.seat or 0
    layout = scene.layout
    assert layout is not None
    back = scene.pictures.back(layout.draw_pile.size())
    start = Stop(layout.draw_pile, back, face_up=False)

    place = None
    if event.card is not None and seat == animation.own_seat:
        place = animation.place_for(event.card)
    if place is None or event.card is None:
        end = Stop(animation.seat_rect(seat), back, durations.DRAW, face_up=False)
    else:
        rect = scene.places_for(animation.after)[place]
        end = Stop(rect, animation.face(event.card, rect), durations.DRAW)
    animation.now = animation.fly(
        [start, end], animation.leave_pile, lambda: animation.take(seat, place)
    )


def _tell_discard(animation: UpdateAnimation, event: Event, card: Card) -> None:
    layout = animation.scene.layout
    assert layout is not None
    start, leave = animation.source(event)
    pile = layout.discard_pile
    end = Stop(pile, animation.face(card, pile), durations.DISCARD)
    stops = [start, *shown_large(animation, event, card, durations.SHOW_DISCARD), end]

    def land() -> None:
        animation.change(lambda now: now._replace(discard=card))
        animation.heard(event)

    animation.now = animation.fly(stops, leave, land)


def _tell_play(animation: UpdateAnimation, event: Event, card: Card, side: int) -> None:
    start, leave = animation.source(event)
    rect = animation.scene.tableau_item(side).card_rect(card)
    attack = card in HAZARDS
    ease = Ease.InCubic if attack else Ease.InOutCubic
    end = Stop(rect, animation.face(card, rect), durations.PLAY, ease=ease)
    news = attack or card in SAFETIES
    rest = durations.SHOW_NEWS if news else durations.SHOW_PLAIN

    def land() -> None:
        animation.change(lambda now: with_side_of(now, animation.after, side))
        _greet(animation, card, side, rect)
        animation.heard(event)

    animation.now = animation.fly(
        [start, *shown_large(animation, event, card, rest), end], leave, land
    )
    if attack:
        animation.now += animation.tempo.of(durations.HIT_SHAKE)


def _greet(animation: UpdateAnimation, card: Card, side: int, rect: QRectF) -> None:
    """What a card does where it lands; distance only counts up."""
    scene, theme = animation.scene, animation.scene.theme
    lane = animation.lane(side)
    if card in HAZARDS:
        scene.effects.glow(lane, theme.danger, durations.HIT, rect)
        scene.effects.shake(scene.tableau_item(side), scene.gutter())
    elif card in REMEDIES:
        scene.effects.glow(lane, theme.green, durations.GLOW, rect)
    elif card in SAFETIES:
        scene.effects.glow(lane, theme.gold, durations.GLOW, rect)


def _tell_arrival(animation: UpdateAnimation, side: int) -> None:
    scene = animation.scene
    miles = animation.after.drive.target
    lane = animation.lane(side)
    animation.do(animation.now, lambda: scene.effects.arrival(lane, miles, scene.pictures.ratio))
    animation.now += animation.tempo.of(durations.FLOURISH)
    animation.do(animation.now, lambda: None)
