"""The animation of a deal: the cards fly from the pile to the seats, several at once."""

from mille_qt.table import durations
from mille_qt.table.flying_card import Waypoint
from mille_qt.table.motions import Ease
from mille_qt.table.picture import HandCard
from mille_qt.table.update_animation import UpdateAnimation
from mille_rules.events import Event

#: A dealt card has its final size after this share of its way: drawing many cards of changing size,
#: or their shadows, takes too long.
GROWN = 0.4


def animate_deal(animation: UpdateAnimation, event: Event) -> None:
    """Deal one card to each seat in turn, from the first seat, until the hands are full.

    It begins with the picture made by `before_dealing`.
    """
    after = animation.after
    hands = [
        after.texts[s % animation.sides].seats[s // animation.sides].cards
        for s in _seats(animation)
    ]
    order = [
        (seat, number)
        for number in range(max(hands, default=0))
        for seat in _from(event.seat or 0, len(hands))
        if number < hands[seat]
    ]
    step = min(
        animation.tempo.of(durations.DEAL_STEP),
        animation.tempo.of(durations.DEAL_SPAN) / len(order),
    )
    own = [(place, held) for place, held in enumerate(after.hand) if held is not None]
    begin = animation.time
    for count, (seat, number) in enumerate(order):
        mine = own[number] if seat == animation.own_seat and number < len(own) else None
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
