"""Animates the events of an update on the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from mille_qt.table import durations
from mille_qt.table.coup_animation import SIDEWAYS, animate_coup, animate_removal
from mille_qt.table.deal_animation import animate_deal
from mille_qt.table.effect_items import points_picture
from mille_qt.table.flying_card import Waypoint
from mille_qt.table.motions import Ease, Motion
from mille_qt.table.picture import LeavingCard, TablePicture, before_dealing, with_side_of
from mille_qt.table.positions import LARGER
from mille_qt.table.stills import Still
from mille_qt.table.update_animation import UpdateAnimation, shown_for, shown_large
from mille_qt.table.view import TableView
from mille_qt.ui.texts.cards import number
from mille_rules.cards import HAZARDS, REMEDIES, SAFETIES, Card
from mille_rules.events import Event, EventKind
from mille_rules.views import Update

#: Events whose sound comes when they begin, not when a card lands.
_HEARD_AT_ONCE = (
    EventKind.DEALT,
    EventKind.DREW,
    EventKind.EXTENDED,
    EventKind.RACE_OVER,
    EventKind.MATCH_OVER,
)
#: The height of the points on a still of a coup fourré, as a share of the card's.
STILL_POINTS = 0.3


def animate_update(
    table: TableView,
    update: Update,
    after: TablePicture,
    then: Callable[[], None],
    played_place: int | None = None,
    heard: Callable[[Event], None] = lambda _event: None,
    leaving: LeavingCard | None = None,
) -> None:
    """Animate the events of an update, then call `then`, which is to show the picture `after`.

    `played_place` is the hand place that the viewer's card leaves, if known. `heard` is called with
    each event at the time of its sound. `leaving` is a card of a hand that is already hidden.
    """
    view, scene = update.view, table.table
    if update.events[0].kind is EventKind.DEALT:
        table.show_picture(before_dealing(after))
    before = scene.picture
    if before is None:
        then()
        return
    seat = view.seat if leaving is None else leaving.seat
    points = view.setup.rules.pts_coup
    animation = UpdateAnimation(scene, before, after, seat, played_place, points, heard, leaving)
    if scene.tempo.reduced:
        for event in update.events:
            heard(event)
        scene.stills.show(stills_of(animation, update.events), then)
    else:
        scene.flights.play(motions_of(animation, update.events), then)


def motions_of(animation: UpdateAnimation, events: Sequence[Event]) -> list[Motion]:
    """The motions that animate these events."""
    removed = [event for event in events if event.kind is EventKind.REMOVED]
    for event in events:
        if event.kind is EventKind.COUP:
            animate_coup(animation, event, removed)
            removed = []
        elif event.kind is not EventKind.REMOVED or event in removed:
            _animate(animation, event)
    return animation.motions


def _animate(animation: UpdateAnimation, event: Event) -> None:
    kind, side, card = event.kind, event.side, event.card
    if kind in _HEARD_AT_ONCE:
        animation.do(animation.time, lambda: animation.heard(event))
    if kind is EventKind.DEALT:
        animate_deal(animation, event)
    elif kind is EventKind.DREW:
        _animate_draw(animation, event)
    elif kind is EventKind.DISCARDED and card is not None:
        _animate_discard(animation, event, card)
    elif kind is EventKind.PLAYED and card is not None and side is not None:
        _animate_play(animation, event, card, side)
    elif kind is EventKind.REMOVED:
        animate_removal(animation, event, animation.time)
    elif kind is EventKind.EXTENDED:
        _animate_extension(animation)
    elif kind is EventKind.RACE_OVER and side is not None:
        _animate_arrival(animation, side)


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
    if attack:
        animation.time += animation.tempo.of(durations.HIT_SHAKE)
    elif card.miles and animation.after.drive.miles[side] == animation.before.drive.target:
        # Everybody waits for a car that arrives.
        animation.time += durations.driving(card.miles) + durations.ARRIVED
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


def _animate_arrival(animation: UpdateAnimation, side: int) -> None:
    """The target rises from the car that has reached it."""
    scene, miles = animation.scene, animation.after.drive.target

    def cheer() -> None:
        scene.effects.glow(animation.lane(side), scene.theme.gold, durations.FLOURISH)
        animation.raise_points(number(miles), scene.car(side).sceneBoundingRect().center())

    animation.do(animation.time, cheer)
    animation.time += animation.tempo.of(durations.FLOURISH)
    animation.do(animation.time, lambda: None)


def _animate_extension(animation: UpdateAnimation) -> None:
    """The finish moves to the new target."""
    drive = animation.after.drive

    def move() -> None:
        animation.change(lambda now: now._replace(drive=drive))
        animation.raise_points(number(drive.target), animation.scene.finish_point())

    animation.do(animation.time, move)
    animation.time += animation.tempo.of(durations.EXTENSION)
    animation.do(animation.time, lambda: None)


# -- without motion ------------------------------------------------------------


def stills_of(animation: UpdateAnimation, events: Sequence[Event]) -> list[Still]:
    """The cards to show large without motion; of the viewer's own moves, only a coup fourré."""
    stills: list[Still] = []
    for event in events:
        if event.card is None:
            continue
        if event.kind is EventKind.COUP:
            stills.append(_still_of_coup(animation, event.card))
        elif event.kind in (EventKind.PLAYED, EventKind.DISCARDED):
            rest = shown_for(animation, event)
            stills += [_still_of_card(animation, event.card, rest)] if rest else []
    return stills


def _still_of_card(animation: UpdateAnimation, card: Card, rest: int) -> Still:
    rect = animation.scene.large_rect()
    return Still(_pictures_of(animation, card, rect.center(), 1.0, 0.0), animation.tempo.of(rest))


def _still_of_coup(animation: UpdateAnimation, card: Card) -> Still:
    """The safety, turned sideways, with its points."""
    rect = animation.scene.large_rect(LARGER)
    cards = _pictures_of(animation, card, rect.center(), LARGER, SIDEWAYS)
    if animation.points:
        height = rect.height() * STILL_POINTS
        points = points_picture(f"+{animation.points}", height, animation.scene.pictures.ratio)
        above = rect.center() - QPointF(0, rect.width() / 2 + height * 0.8)
        cards = (*cards, (points, above, 0.0))
    return Still(cards, animation.tempo.of(durations.COUP_SHOW + durations.COUP_REST))


def _pictures_of(
    animation: UpdateAnimation, card: Card, middle: QPointF, share: float, angle: float
) -> tuple[tuple[QPixmap, QPointF, float], ...]:
    """The pictures of a card and its shadow."""
    size = animation.scene.large_rect(share).size()
    pictures = animation.scene.pictures
    return ((pictures.shadow(size), middle, angle), (pictures.face(card, size), middle, angle))
