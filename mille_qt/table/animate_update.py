"""Animates the events of an update on the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF

from mille_qt.table import durations
from mille_qt.table.flying_card import Waypoint
from mille_qt.table.great_moments import moment_of
from mille_qt.table.motions import Ease, Motion
from mille_qt.table.picture import (
    HandCard,
    LeavingCard,
    TablePicture,
    before_dealing,
    with_side_of,
    without_hazard,
)
from mille_qt.table.positions import LARGER
from mille_qt.table.road_traffic import driving_time
from mille_qt.table.update_animation import Still, UpdateAnimation, shown_for, shown_large
from mille_qt.table.view import TableView
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.theme_colours import GOLD
from mille_rules.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, Card
from mille_rules.events import Event, EventKind
from mille_rules.views import Update

#: Events whose sound comes when they begin, not when a card lands.
_HEARD_AT_ONCE = (
    EventKind.DEALT,
    EventKind.SHUFFLED,
    EventKind.DREW,
    EventKind.EXTENDED,
    EventKind.RACE_OVER,
    EventKind.MATCH_OVER,
)
#: Angles in degrees: shown large, at the strike, and in its place.
LEAN, STRIKE = 5.0, -12.0
SIDEWAYS = 90.0
#: The size and offset of the striking safety, relative to the hazard.
STRIKE_SIZE, STRIKE_ASIDE = 1.2, 0.45
#: A hazard that is thrown back: its height above its place in heights of a card, its size there,
#: and its turn in degrees.
BOUNCE, BOUNCE_SIZE, BOUNCE_TURN = 0.9, 1.15, 200.0
#: So many cards fly where all discards go to the draw pile.
MOST_SHUFFLED = 8
#: A dealt card has its final size after this share of its way: drawing many cards of changing size,
#: or their shadows, takes too long.
GROWN = 0.4


def animate_update(
    table: TableView,
    update: Update,
    after: TablePicture,
    then: Callable[[], None],
    heard: Callable[[Event], None] = lambda _event: None,
    leaving: LeavingCard | None = None,
) -> None:
    """Animate the events of an update, then call `then`, which is to show the picture `after`.

    `heard` is called with each event at the time of its sound. `leaving` is a card of a hand that
    is already hidden.
    """
    view, scene = update.view, table.table
    if update.events[0].kind is EventKind.DEALT:
        table.show_picture(before_dealing(after))
    before = scene.picture
    if before is None:
        then()
        return
    seat = view.seat if leaving is None else leaving.seat
    names = [text.names for text in after.texts]
    animation = UpdateAnimation(
        scene, before, after, seat, lambda event: moment_of(event, view, names), heard, leaving
    )
    if scene.tempo.reduced:
        for event in update.events:
            heard(event)
        scene.flights.play(stills_of(animation, update.events), then)
    else:
        scene.flights.play(motions_of(animation, update.events), then)


def motions_of(animation: UpdateAnimation, events: Sequence[Event]) -> list[Motion]:
    """The motions that animate these events."""
    removed = [event for event in events if event.kind is EventKind.REMOVED]
    for event in events:
        if event.kind is EventKind.COUP:
            _animate_coup(animation, event, removed)
            removed = []
        elif event.kind is not EventKind.REMOVED or event in removed:
            _animate(animation, event)
    return animation.motions


def _animate(animation: UpdateAnimation, event: Event) -> None:
    kind, side, card = event.kind, event.side, event.card
    if kind in _HEARD_AT_ONCE:
        animation.do(animation.time, lambda: animation.heard(event))
    if kind is EventKind.DEALT:
        _animate_deal(animation, event)
    elif kind is EventKind.DREW:
        _animate_draw(animation, event)
    elif kind is EventKind.SHUFFLED:
        _animate_shuffle(animation, event)
    elif kind is EventKind.TOOK:
        animation.from_discards = True
    elif kind is EventKind.DISCARDED and card is not None:
        _animate_discard(animation, event, card)
    elif kind is EventKind.PLAYED and card is not None and side is not None:
        _animate_play(animation, event, card, side)
    elif kind is EventKind.REMOVED:
        _animate_removal(animation, event, animation.time)
    elif kind is EventKind.EXTENDED:
        _animate_extension(animation)
    elif kind is EventKind.RACE_OVER:
        _animate_end(animation, event)


def _animate_draw(animation: UpdateAnimation, event: Event) -> None:
    scene, seat = animation.scene, event.seat or 0
    layout = scene.layout
    assert layout is not None
    back = scene.pictures.back(layout.draw_pile.size())
    start = Waypoint(layout.draw_pile, back, face_up=False)

    place = None
    if event.card is not None and seat == animation.own_seat:
        place = animation.place_for(event.card)
    if place is None or event.card is None:
        time = durations.BRIEF_DRAW if animation.is_brief(event) else durations.DRAW
        end = Waypoint(animation.seat_rect(seat), back, time, face_up=False)
    else:
        rect = scene.places_for(animation.after)[place]
        end = Waypoint(rect, animation.face(event.card, rect), durations.DRAW)
    animation.time = animation.fly(
        [start, end], animation.leave_pile, lambda: animation.take(seat, place)
    )


def _animate_shuffle(animation: UpdateAnimation, event: Event) -> None:
    """Let the discards turn over and fly to the draw pile, a few for all of them."""
    layout, after = animation.scene.layout, animation.after
    assert layout is not None
    back = animation.scene.pictures.back(layout.draw_pile.size())
    ways = [
        Waypoint(layout.discard_pile, back, face_up=False),
        Waypoint(layout.draw_pile, back, durations.DRAW, face_up=False),
    ]
    shown = min(after.draw_pile, MOST_SHUFFLED)
    begin, step = animation.time, animation.tempo.of(durations.DEAL_STEP)

    def leave() -> None:
        animation.change(lambda now: now._replace(discard=None))

    for count in range(shown):
        pile = after.draw_pile * (count + 1) // shown

        def land(pile: int = pile) -> None:
            rest = after.draw_pile - pile
            animation.change(lambda now: now._replace(draw_pile=pile, later=rest))

        start = begin + round(step * count)
        animation.time = animation.fly(ways, leave, land, start, shadow=False)
    animation.celebrate(event)


def _animate_discard(animation: UpdateAnimation, event: Event, card: Card) -> None:
    layout = animation.scene.layout
    assert layout is not None
    start, leave = animation.source(event)
    pile = layout.discard_pile
    time = durations.BRIEF_DISCARD if animation.is_brief(event) else durations.DISCARD
    end = Waypoint(pile, animation.face(card, pile), time)
    stops = [start, *shown_large(animation, event, card), end]

    def land() -> None:
        animation.change(lambda now: now._replace(discard=card))
        animation.heard(event)

    animation.time = animation.fly(stops, leave, land)


def _animate_play(animation: UpdateAnimation, event: Event, card: Card, side: int) -> None:
    start, leave = animation.source(event)
    rect = animation.scene.tableau_item(side).card_rect(card)
    attack = card in HAZARDS
    ease = Ease.InCubic if attack else Ease.InOutCubic
    time = durations.BRIEF_PLAY if animation.is_brief(event) else durations.PLAY
    end = Waypoint(rect, animation.face(card, rect), time, ease=ease)

    def land() -> None:
        animation.change(lambda now: with_side_of(now, animation.after, side))
        _greet(animation, card, side, rect)
        animation.heard(event)

    animation.time = animation.fly([start, *shown_large(animation, event, card), end], leave, land)
    animation.celebrate(event)
    if attack:
        animation.time += animation.tempo.of(durations.HIT_SHAKE)
    elif card in DISTANCES and animation.after.drive.miles[side] == animation.before.drive.target:
        # Everybody waits for a car that arrives.
        miles = animation.before.drive.miles, animation.after.drive.miles
        animation.time += driving_time(*miles) + durations.ARRIVED
        animation.do(animation.time, lambda: None)


def _greet(animation: UpdateAnimation, card: Card, side: int, rect: QRectF) -> None:
    """The effect where a card lands; there is none for distance cards."""
    scene, theme = animation.scene, animation.scene.theme
    lane = animation.lane(side)
    if card in HAZARDS:
        scene.effects.glow(lane, theme.danger, durations.HIT, rect)
        scene.effects.shake(scene.tableau_item(side), scene.gutter())
        scene.effects.jolt(scene.car(side))
    elif card in REMEDIES:
        scene.effects.glow(lane, theme.green, durations.GLOW, rect)
    elif card in SAFETIES:
        scene.effects.glow(lane, theme.gold, durations.GLOW, rect)


def _animate_end(animation: UpdateAnimation, event: Event) -> None:
    """The lane of the side that has arrived is lit."""
    effects, gold = animation.scene.effects, animation.scene.theme.gold
    if event.side is not None:
        lane = animation.lane(event.side)
        animation.do(animation.time, lambda: effects.glow(lane, gold, durations.MOMENT))
    animation.celebrate(event)


def _animate_extension(animation: UpdateAnimation) -> None:
    """The finish moves to the new target."""
    drive = animation.after.drive

    def move() -> None:
        animation.change(lambda now: now._replace(drive=drive))
        animation.raise_points(number(drive.target), animation.scene.finish_point())

    animation.do(animation.time, move)
    animation.time += animation.tempo.of(durations.EXTENSION)
    animation.do(animation.time, lambda: None)


# -- a deal ---------------------------------------------------------------------


def _animate_deal(animation: UpdateAnimation, event: Event) -> None:
    """Deal one card to each seat in turn, from the first seat, until the hands are full.

    It begins with the picture made by `before_dealing`.
    """
    after = animation.after
    hands = [
        after.texts[s % animation.sides].seats[s // animation.sides].cards
        for s in _seats(animation)
    ]
    order = [
        (seat, nth)
        for nth in range(max(hands, default=0))
        for seat in _from(event.seat or 0, len(hands))
        if nth < hands[seat]
    ]
    step = min(
        animation.tempo.of(durations.DEAL_STEP),
        animation.tempo.of(durations.DEAL_SPAN) / len(order),
    )
    own = [(place, held) for place, held in enumerate(after.hand) if held is not None]
    begin = animation.time
    for count, (seat, nth) in enumerate(order):
        mine = own[nth] if seat == animation.own_seat and nth < len(own) else None
        animation.time = _deal_one(animation, seat, mine, begin + round(step * count))


def _seats(animation: UpdateAnimation) -> range:
    return range(sum(len(text.seats) for text in animation.after.texts))


def _from(first: int, seats: int) -> list[int]:
    return [(first + i) % seats for i in range(seats)]


def _deal_one(
    animation: UpdateAnimation, seat: int, mine: tuple[int, HandCard] | None, begin: int
) -> int:
    scene, layout = animation.scene, animation.scene.layout
    assert layout is not None
    back = scene.pictures.back(layout.draw_pile.size())
    start = Waypoint(layout.draw_pile, back, face_up=False)
    if mine is None:
        end = Waypoint(
            animation.seat_rect(seat),
            back,
            durations.DEAL,
            face_up=False,
            ease=Ease.OutQuad,
        )
    else:
        rect = scene.places_for(animation.after)[mine[0]]
        face = animation.face(mine[1].card, rect)
        end = Waypoint(rect, face, durations.DEAL, ease=Ease.OutQuad, within=GROWN)
    place = mine[0] if mine is not None else None
    return animation.fly(
        [start, end], animation.leave_pile, lambda: animation.take(seat, place), begin, shadow=False
    )


# -- a coup fourré: the safety strikes the hazard away and lies sideways --------


def _animate_coup(animation: UpdateAnimation, event: Event, removed: Sequence[Event]) -> None:
    """The safety is shown large, strikes, and turns into its place; the hazards leave."""
    card, side = event.card, event.side
    if card is None or side is None:
        return
    start, leave = animation.source(event)
    stops = [start, *_way_of_safety(animation, card, side, removed)]
    struck = animation.time + animation.tempo.of(sum(stop.after + stop.rest for stop in stops[:-1]))

    def land() -> None:
        animation.change(lambda now: with_side_of(now, animation.after, side))
        animation.scene.effects.glow(animation.lane(side), GOLD, durations.COUP_GLOW)
        animation.heard(event)

    end = animation.fly(stops, leave, land, straight=True)
    for hazard in removed:
        _animate_removal(animation, hazard, struck, thrown=True)
    animation.time = end
    animation.celebrate(event)


def _way_of_safety(
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


def _bounce(animation: UpdateAnimation, card: Card, start: QRectF) -> Waypoint:
    """Where a hazard is thrown by the safety: up and turned round, but not off the table."""
    size = start.size() * BOUNCE_SIZE
    middle = start.center() - QPointF(0, start.height() * BOUNCE)
    middle.setY(max(middle.y(), size.height() / 2))
    rect = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
    face = animation.face(card, start)
    return Waypoint(rect, face, durations.BOUNCE, angle=BOUNCE_TURN, ease=Ease.OutQuad)


def _animate_removal(
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


# -- without motion ------------------------------------------------------------


def stills_of(animation: UpdateAnimation, events: Sequence[Event]) -> list[Motion]:
    """Show cards large one after the other, and great moments.

    Of the viewer's own cards, only that of a coup fourré is shown.
    """
    for event in events:
        if event.card is not None and event.kind is EventKind.COUP:
            _show_coup(animation, event.card)
        elif event.card is not None and event.kind in (EventKind.PLAYED, EventKind.DISCARDED):
            rect, rest = animation.scene.large_rect(), shown_for(animation, event)
            if rest:
                animation.show(_pictures_of(animation, event.card, rect.center(), 1.0, 0.0), rest)
        animation.celebrate(event)
    return animation.motions


def _show_coup(animation: UpdateAnimation, card: Card) -> None:
    """Show the safety, turned sideways."""
    rect = animation.scene.large_rect(LARGER)
    pictures = _pictures_of(animation, card, rect.center(), LARGER, SIDEWAYS)
    animation.show(pictures, durations.COUP_SHOW)


def _pictures_of(
    animation: UpdateAnimation, card: Card, middle: QPointF, share: float, angle: float
) -> tuple[Still, ...]:
    """The pictures of a card and its shadow."""
    size = animation.scene.large_rect(share).size()
    pictures = animation.scene.pictures
    shadow, face = pictures.shadow(size), pictures.face(card, size)
    return Still(shadow, middle, angle), Still(face, middle, angle)
