"""Matches that begin where a test needs them: hands and draws by name, the rest filled in."""

from collections.abc import Sequence
from typing import Any

import pytest

from mille_rules import DEFAULT_RULES, Card, Header, MoveKind, Phase, Record, RuleSet, Sitter, apply
from mille_rules.cards import DISTANCES, cards_of
from mille_rules.moves import Move, deal, parse_move
from mille_rules.record import Line, MoveLine, NoteLine
from mille_rules.rulesets import TODAY_FRENCH
from mille_rules.state import State, to_act

NAMES = ("Anna", "Marcel", "Yvette", "Lucien", "Simone", "Gaston")
HUMAN, COMPUTER = "human", "computer-normal"
#: A race with these has all that a race has, in a few turns. Cards that complete a trip are rare,
#: and who throws them away is asked: a player that decides by itself turns `confirm_discard` off.
SHORT_TRIP = DEFAULT_RULES.changed("base_target", "2:150,3:150,4:150,6:150").changed(
    "extension_counts", "none"
)
#: For tests that play whole races, decision by decision: the usual rules take them seconds.
by_rules = pytest.mark.parametrize(
    "rules",
    [
        pytest.param(SHORT_TRIP, id="short trip"),
        pytest.param(DEFAULT_RULES, id="usual rules", marks=pytest.mark.slow),
    ],
)


def cards(text: str) -> list[Card]:
    """`3x100 roll` is four cards."""
    found: list[Card] = []
    for word in text.split():
        count, times, slug = word.partition("x")
        many = times == "x" and count.isdecimal()
        found += [Card.from_slug(slug if many else word)] * (int(count) if many else 1)
    return found


def header(people: Sequence[int], seats: int = 2, rules: RuleSet = DEFAULT_RULES) -> Header:
    """A table of so many seats with people on some of them."""
    sitters = (Sitter(HUMAN if seat in people else COMPUTER, NAMES[seat]) for seat in range(seats))
    return Header(rules, tuple(sitters))


def deck_with(
    hands: Sequence[str], draws: str, seats: int, first: int, rules: RuleSet
) -> tuple[Card, ...]:
    """A deck that deals those hands (by seat) and then gives those draws.

    Hands are filled up, and the pile goes on, with what is left: the distance cards up to 100 in
    turn, with which nobody can do anything to anybody, and then the rest.
    """
    left = list(cards_of(rules.deck_for(seats)))
    size = rules.hand_size
    wanted = [cards(hand) for hand in hands] + [[] for _ in range(seats - len(hands))]
    first_draws = cards(draws)
    for held in (*wanted, first_draws):
        for card in held:
            left.remove(card)
    filling = _peaceful_first(left)
    for hand in wanted:
        hand += [filling.pop(0) for _ in range(size - len(hand))]
    # Seats are dealt to in turn, from the one that begins.
    order = [wanted[(first + i) % seats] for i in range(seats)]
    dealt = [hand[i] for i in range(size) for hand in order]
    return (*dealt, *first_draws, *filling)


def _peaceful_first(left: list[Card]) -> list[Card]:
    seen: dict[Card, int] = {}
    rounds = []
    for card in left:
        seen[card] = seen.get(card, 0) + 1
        rounds.append((card not in DISTANCES or card is Card.MILES_200, seen[card], card))
    return [card for _, _, card in sorted(rounds)]


def match_where(
    *hands: str,
    draws: str = "",
    moves: Sequence[str] = (),
    people: Sequence[int] = (0,),
    seats: int = 2,
    first: int = 0,
    rules: RuleSet = DEFAULT_RULES,
    practice: bool = False,
    points: Sequence[int] = (),
) -> Record:
    """A match in its first race after `moves` (`0 play roll`); draws and passes are filled in.

    Draws and passes that are due before a move are made; after the last one nothing is.
    """
    head = header(people, seats, rules)
    if points:
        head = head._replace(points=tuple(points), games=(0,) * len(points))
    lines: list[Line] = [NoteLine("mark practice")] if practice else []
    record = Record(head, lines)
    opening = MoveLine(None, deal(1, first, deck_with(hands, draws, seats, first, rules)))
    record.add(opening)
    state, _ = apply(head.new_match(), None, opening.move)
    for text in moves:
        seat, _, word = text.partition(" ")
        move = parse_move(word)
        while _is_due_before(state, move):
            state = _make(record, state, to_act(state)[0], parse_move(_due(state)))
        state = _make(record, state, int(seat), move)
    return record


def _due(state: State) -> str:
    return "pass" if state.phase is Phase.ANSWER else "draw"


def _is_due_before(state: State, move: Move) -> bool:
    answers = (MoveKind.COUP, MoveKind.PASS, MoveKind.DRAW, MoveKind.TAKE)
    return state.phase in (Phase.ANSWER, Phase.DRAW) and move.kind not in answers


def _make(record: Record, state: State, seat: int, move: Move) -> State:
    record.add(MoveLine(seat, move))
    return apply(state, seat, move)[0]


def about_to_arrive(**more: Any) -> Record:
    """A match whose first player reaches 700 with the 100 in hand."""
    hand = "roll 200 200 100 100"
    played = ("0 play 200", "0 play 200", "0 play 100", "0 play 100")
    moves = ["0 play roll", "1 discard 25"]
    for move in played:
        moves += [move, "1 discard 25"]
    return match_where(
        hand, "25 25 25 25 25", draws="100 50 50 50 50 50 50 50", moves=moves, **more
    )


def to_races_won(*last: str) -> Record:
    """A match to three races won; 150 miles complete a trip, of which Anna has 100 and holds 50.

    `last` are the moves from there.
    """
    rules = TODAY_FRENCH.changed("base_target", "2:150,3:150,4:150,6:150").of_length(3)
    moves = ("0 play roll", "1 play roll", "0 play 100", "1 discard 25", *last)
    return match_where("roll 100 50", "roll 25", moves=moves, rules=rules)


def nobody_arrives(*last: str) -> Record:
    """A match to three races won in which the cards end before a trip; Anna is ahead.

    `last` are the moves from Anna's last card, a 25, on.
    """
    few = {Card.ROLL: 2, Card.MILES_25: 3, Card.MILES_50: 1}
    deck = ",".join(f"{card.slug}:{few.get(card, 0)}" for card in Card)
    rules = TODAY_FRENCH.of_length(3).changed("player_counts", "2").changed("hand_size", "1")
    moves = ("0 play roll", "1 play roll", "0 play 50", "1 play 25", *last)
    draws = "50 25 25 25"
    return match_where("roll", "roll", draws=draws, moves=moves, rules=rules.changed("deck", deck))
