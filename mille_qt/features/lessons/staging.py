"""The table of a lesson: a deck in a set order, and whoever plays by the script."""

from collections.abc import Sequence

from mille_qt.features.lessons.lesson import (
    ANSWERS,
    DECISIONS,
    PLAYER,
    TURNS,
    Lesson,
    Scripted,
    script_until,
)
from mille_rules.cards import Card, cards_of
from mille_rules.moves import DRAW, PASS, Move, deal, discard
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.state import Phase, State, to_act

#: Cards of more miles are set cards only: who fills a hand with them could drive off.
_QUIET_MILES = 100
_FITTING = {Phase.PLAY: TURNS, Phase.ANSWER: ANSWERS, Phase.EXTENSION: DECISIONS}


def cards(text: str) -> list[Card]:
    """`3x100 roll` is four cards; ValueError for what is none."""
    found: list[Card] = []
    for word in text.split():
        count, times, slug = word.partition("x")
        many = times == "x" and count.isdecimal()
        found += [Card.from_slug(slug if many else word)] * (int(count) if many else 1)
    return found


def deck_for(lesson: Lesson) -> tuple[Card, ...]:
    """The deck that deals a lesson's hands, and then gives its draws; ValueError if it cannot."""
    left = list(cards_of(DEFAULT_RULES.deck_for(lesson.seats)))
    hands = [cards(hand) for hand in lesson.hands]
    hands += [[] for _ in range(lesson.seats - len(hands))]
    draws = cards(lesson.draws)
    for held in (*hands, draws):
        for card in held:
            left.remove(card)
    filling = _quiet_first(left)
    for hand in hands:
        hand += [filling.pop(0) for _ in range(DEFAULT_RULES.hand_size - len(hand))]
    order = [hands[(lesson.first + turn) % lesson.seats] for turn in range(lesson.seats)]
    dealt = [hand[i] for i in range(DEFAULT_RULES.hand_size) for hand in order]
    return (*dealt, *draws, *filling)


def _quiet_first(left: list[Card]) -> list[Card]:
    """The smaller distance cards in turn, with which nobody can harm anybody; then the rest."""
    seen: dict[Card, int] = {}
    keys = []
    for card in left:
        seen[card] = seen.get(card, 0) + 1
        keys.append((not 0 < card.miles <= _QUIET_MILES, seen[card], card))
    return [card for _, _, card in sorted(keys)]


def record_at(lesson: Lesson, step: int, names: Sequence[str]) -> Record:
    """A lesson's match as it stands when a step begins; RefusedError for an impossible script."""
    sitters = (
        Sitter("human" if seat == PLAYER else "computer-lesson", names[seat])
        for seat in range(lesson.seats)
    )
    record = Record(Header(DEFAULT_RULES, tuple(sitters)))
    opening = deal(1, lesson.first, deck_for(lesson))
    record.make(None, opening)
    script = list(script_until(lesson, step))
    while (made := next_move(record.state, script)) is not None:
        if script and made == script[0]:
            script.pop(0)
        record.make(*made)
    if script:
        raise ValueError(f"{lesson.slug}: nobody can make {script[0]}")
    return record


def next_move(state: State, script: Sequence[Scripted]) -> Scripted | None:
    """What the script, or a seat that it leaves alone, does next; None where the player decides.

    A seat with nothing in the script draws, lets attacks stand, and discards what it has drawn.
    """
    seats = to_act(state)
    due = script[0] if script else None
    if due is not None and due.seat in seats and due.move.kind in _FITTING.get(state.phase, ()):
        return due
    others = [seat for seat in seats if seat != PLAYER]
    if others:
        return Scripted(others[0], _idle_move(state, others[0]))
    mine = any(later.seat == PLAYER for later in script)
    if seats and state.phase is Phase.DRAW and mine:
        return Scripted(PLAYER, DRAW)
    return None


def _idle_move(state: State, seat: int) -> Move:
    if state.phase is Phase.DRAW:
        return DRAW
    return PASS if state.phase is Phase.ANSWER else discard(state.hands[seat][-1])
