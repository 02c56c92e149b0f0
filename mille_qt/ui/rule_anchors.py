"""Anchors in the rule book for refusals, cards and lines of the log."""

from mille_rules.cards import Card, Family
from mille_rules.events import Event, EventKind
from mille_rules.refusals import Code, Refusal

#: The first paragraph of the story of the game.
STORY = "story-1906"
#: How to play with phones.
PHONES = "phones"
_OF_CODE = {
    Code.STALE: "moment",
    Code.NOT_YOUR_TURN: "moment",
    Code.DRAW_FIRST: "turn",
    Code.ALREADY_DRAWN: "turn",
    Code.ANSWER_FIRST: "coup-answer",
    Code.EXTENSION_FIRST: "extension",
    Code.NOTHING_TO_ANSWER: "coup-answer",
    Code.NO_EXTENSION: "extension",
    Code.RACE_OVER: "race-end",
    Code.MATCH_OVER: "match",
    Code.NO_SUCH_SEAT: "own-cards",
    Code.NOT_IN_HAND: "own-cards",
    Code.CANNOT_BE_TAKEN: "turn",
    Code.SHUFFLE_FIRST: "turn",
    Code.NOTHING_TO_SHUFFLE: "turn",
    Code.WRONG_DISCARDS: "turn",
    Code.NOT_STARTED: "start",
    Code.HELD_UP: "hazards",
    Code.NEEDS_REMEDY: "hazards",
    Code.NEEDS_ROLL: "remedies",
    Code.TOO_FAST: "limit",
    Code.TOO_FAR: "exact-finish",
    Code.TOO_MANY: "quotas",
    Code.NOTHING_TO_REPAIR: "remedies",
    Code.ROLL_DOES_NOT_REPAIR: "remedies",
    Code.ALREADY_ROLLING: "start",
    Code.NOT_LIMITED: "limit",
    Code.NEEDS_TARGET: "attack",
    Code.NO_TARGET: "attack",
    Code.NO_SUCH_SIDE: "attack",
    Code.OWN_SIDE: "attack",
    Code.PROTECTED: "protected",
    Code.SIDE_NOT_ROLLING: "attack",
    Code.SIDE_NOT_STARTED: "attack",
    Code.ALREADY_LIMITED: "limit",
    Code.SAFETY_IS_KEPT: "safety-discard",
    Code.NOT_ITS_SAFETY: "coup-answer",
    Code.NOT_THE_TABLE: "deal",
    Code.RACE_RUNNING: "deal",
    Code.WRONG_RACE: "deal",
    Code.WRONG_FIRST: "deal",
    Code.WRONG_DECK: "deal",
}
_OF_FAMILY = {
    Family.DISTANCE: "distance",
    Family.HAZARD: "hazards",
    Family.REMEDY: "remedies",
    Family.SAFETY: "safety-turn",
}
_OF_CARD = {
    Card.MILES_200: "quotas",
    Card.STOP: "stop",
    Card.SPEED_LIMIT: "limit",
    Card.END_OF_LIMIT: "limit",
    Card.ROLL: "start",
    Card.RIGHT_OF_WAY: "right-of-way",
}
_OF_EVENT = {
    EventKind.DEALT: "deal",
    EventKind.TOOK: "turn",
    EventKind.SHUFFLED: "turn",
    EventKind.DISCARDED: "turn",
    EventKind.COUP: "coup",
    EventKind.REACHED: "extension",
    EventKind.DROVE: "safeties",
    EventKind.EXTENDED: "extension-award",
    EventKind.FINISHED: "race-end",
    EventKind.RACE_OVER: "race-end",
    EventKind.MATCH_OVER: "match",
    EventKind.TAKEN_BACK: "take-back",
}


def anchor_of_refusal(refusal: Refusal) -> str:
    """Return the anchor for a refusal."""
    if refusal.code is Code.HELD_UP and refusal.card is Card.STOP:
        return "stop"
    return _OF_CODE[refusal.code]


def anchor_of_card(card: Card) -> str:
    """Return the anchor for a card."""
    return _OF_CARD.get(card, _OF_FAMILY[card.family])


def anchor_of_event(event: Event) -> str:
    """Return the anchor for an event; KeyError if it has no line in the log."""
    if event.kind is EventKind.PLAYED and event.card is not None:
        return anchor_of_card(event.card)
    return _OF_EVENT[event.kind]
