"""The sounds by their meaning, and which event has which sound."""

from collections.abc import Collection
from enum import StrEnum

from mille_rules.cards import DISTANCES, HAZARDS, SAFETIES, Card
from mille_rules.events import Event, EventKind
from mille_rules.views import View


class Sound(StrEnum):
    """A sound; the value names its file in `resources/sounds`."""

    DEAL = "deal"
    DRAW = "draw"
    DISCARD = "discard"
    DISTANCE_25 = "distance-25"
    DISTANCE_50 = "distance-50"
    DISTANCE_75 = "distance-75"
    DISTANCE_100 = "distance-100"
    DISTANCE_200 = "distance-200"
    STOP = "stop"
    SPEED_LIMIT = "speed-limit"
    ACCIDENT = "accident"
    OUT_OF_GAS = "out-of-gas"
    FLAT_TIRE = "flat-tire"
    REPAIR = "repair"
    ROLL = "roll"
    END_OF_LIMIT = "end-of-limit"
    SAFETY = "safety"
    COUP = "coup"
    EXTENSION = "extension"
    RACE_WON = "race-won"
    RACE_OVER = "race-over"
    MATCH_WON = "match-won"
    MATCH_OVER = "match-over"
    REFUSED = "refused"
    #: Notices: your turn, a chat message, a request to join.
    TURN = "turn"
    CHAT = "chat"
    KNOCK = "knock"


NOTICES = frozenset({Sound.TURN, Sound.CHAT, Sound.KNOCK})
#: Noises of cards, with the lowest priority.
CARD_NOISES = frozenset({Sound.DEAL, Sound.DRAW, Sound.DISCARD})
#: Sounds of great moments, which are always played.
GREAT_MOMENTS = frozenset(
    {Sound.COUP, Sound.RACE_WON, Sound.RACE_OVER, Sound.MATCH_WON, Sound.MATCH_OVER}
)

_PLAIN = {
    EventKind.DEALT: Sound.DEAL,
    EventKind.SHUFFLED: Sound.DEAL,
    EventKind.DREW: Sound.DRAW,
    EventKind.DISCARDED: Sound.DISCARD,
    EventKind.COUP: Sound.COUP,
    EventKind.EXTENDED: Sound.EXTENSION,
}
_REMEDIES = {Card.ROLL: Sound.ROLL, Card.END_OF_LIMIT: Sound.END_OF_LIMIT}


def sound_of(event: Event, view: View, own_sides: Collection[int]) -> Sound | None:
    """Return the sound of an event, or None.

    `view` is how things stand after it. For a spectator, every
    side wins as if it were their own.
    """
    if event.kind is EventKind.PLAYED and event.card is not None:
        return _sound_of_card(event.card)
    if event.kind is EventKind.RACE_OVER and not view.match.winners:
        won = _is_own(view.completer, own_sides)
        return Sound.RACE_WON if won else Sound.RACE_OVER
    if event.kind is EventKind.MATCH_OVER:
        won = any(_is_own(side, own_sides) for side in view.match.winners)
        return Sound.MATCH_WON if won else Sound.MATCH_OVER
    return _PLAIN.get(event.kind)


def _sound_of_card(card: Card) -> Sound:
    if card in DISTANCES:
        return Sound(f"distance-{card.slug}")
    if card in HAZARDS:
        return Sound(card.slug)
    return Sound.SAFETY if card in SAFETIES else _REMEDIES.get(card, Sound.REPAIR)


def _is_own(side: int | None, own_sides: Collection[int]) -> bool:
    return side is not None and (side in own_sides or not own_sides)
