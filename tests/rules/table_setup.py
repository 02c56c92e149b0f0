"""Positions in one line: cards by slug, piles filled in, play carried on by record lines."""

from collections import Counter

from mille_rules import (
    PRESETS,
    Card,
    MoveKind,
    Phase,
    RuleSet,
    State,
    apply,
    legal_moves,
    new_match,
    parse_move,
    why_not,
)
from mille_rules.cards import DISTANCES, SAFETIES, cards_of
from mille_rules.moves import deal
from mille_rules.scoring import Ending, score_race
from mille_rules.state import SideScore, Tableau, to_act
from mille_rules.tableaux import Piles, tableau_of

_SPEED_CARDS = (Card.SPEED_LIMIT, Card.END_OF_LIMIT)


def rules_of(rules: RuleSet | str) -> RuleSet:
    """A rule set or the preset of that name."""
    return PRESETS[rules] if isinstance(rules, str) else rules


def cards(text: str) -> tuple[Card, ...]:
    """`6x100 75` is seven cards."""
    found: list[Card] = []
    for word in text.split():
        number, times, slug = word.partition("x")
        many = times == "x" and number.isdecimal()
        found += [Card.from_slug(slug if many else word)] * (int(number) if many else 1)
    return tuple(found)


def piles(text: str) -> Piles:
    """Each card sorted to its pile, bottom first.

    `extra-tank!` lies there as a coup fourré; `extra-tank+` counts miles.
    """
    coups = tuple(Card.from_slug(word[:-1]) for word in text.split() if word.endswith("!"))
    moving = tuple(Card.from_slug(word[:-1]) for word in text.split() if word.endswith("+"))
    lying = cards(text.replace("!", "").replace("+", ""))
    speed = tuple(card for card in lying if card in _SPEED_CARDS)
    distance = tuple(card for card in lying if card in DISTANCES)
    safeties = tuple(card for card in lying if card in SAFETIES)
    battle = tuple(card for card in lying if card not in speed + distance + safeties)
    return battle, speed, distance, safeties, coups, moving


def whole_deck(rules: RuleSet | str, seats: int) -> tuple[Card, ...]:
    """Every card of a race, sorted."""
    return cards_of(rules_of(rules).deck_for(seats))


def cards_in_play(rules: RuleSet | str, seats: int) -> int:
    """The cards of all hands and the draw pile after the deal."""
    state = dealt(rules, seats)
    return sum(map(len, state.hands)) + state.draw_pile


def dealt(rules: RuleSet | str, seats: int = 2, first: int = 0) -> State:
    """A race of an unshuffled deck, dealt, its first card drawn."""
    state = new_match(rules_of(rules), seats)
    state, _ = apply(state, None, deal(1, first, whole_deck(rules, seats)))
    return settled(state)


def table(
    rules: RuleSet | str,
    *hands: str,
    seats: int = 2,
    a: str = "",
    b: str = "",
    c: str = "",
    d: str = "",
    e: str = "",
    pile: int = 20,
    turn: int = 0,
    discards: str = "",
    points: tuple[int, ...] = (),
    extension_by: int | None = None,
) -> State:
    """A race with seat `turn` to play, what lies before sides a to e, and the hands named.

    While cards can be drawn, hands are filled up with the deck's first cards that nobody named;
    safeties that nobody named are drawn last.
    """
    rules = rules_of(rules)
    state = new_match(rules, seats, points)
    setup, match = state.setup, state.match
    target = state.race.target if extension_by is None else rules.extension_target
    laid = [piles(text) for text in (a, b, c, d, e, "")[: setup.sides]]
    held = [list(cards(text)) for text in hands] + [[] for _ in range(seats - len(hands))]
    rest = Counter(whole_deck(rules, seats))
    for group in [*held, cards(discards), *(pile for lying in laid for pile in lying[:4])]:
        rest.subtract(group)
    assert min(rest.values()) >= 0, f"more copies than the deck has: {rest}"
    left = sorted(rest.elements(), key=lambda card: card in SAFETIES)
    if pile:
        for seat, hand in enumerate(held):
            while len(hand) < rules.hands_for(seats)[seat] + (seat == turn):
                hand.append(left.pop(0))
    drawn = tuple(card for hand in held for card in hand)
    return state._replace(
        match=match._replace(race=1, first=turn),
        race=state.race._replace(
            deck=drawn + tuple(left[:pile]), target=target, extension_by=extension_by
        ),
        phase=Phase.PLAY,
        turn=turn,
        drawn=len(drawn),
        discards=cards(discards),
        hands=tuple(map(tuple, held)),
        tableaux=tuple(
            tableau_of(lying, setup, target, start)
            for lying, start in zip(laid, rules.start_miles(setup.sides), strict=True)
        ),
    )


def settled(state: State) -> State:
    """Once every asked seat has passed and every draw that is due is made."""
    while state.phase in (Phase.ANSWER, Phase.DRAW):
        move = "pass" if state.phase is Phase.ANSWER else "draw"
        state, _ = apply(state, to_act(state)[0], parse_move(move))
    return state


def unsettled_after(state: State, *lines: str) -> State:
    """After moves written as in a record; what is due is done before plays and discards."""
    for line in lines:
        seat, _, text = line.partition(" ")
        move = parse_move(text)
        if move.kind not in (MoveKind.COUP, MoveKind.PASS, MoveKind.DRAW, MoveKind.TAKE):
            state = settled(state)
        state, _ = apply(state, int(seat), move)
    return state


def after(state: State, *lines: str) -> State:
    """The same, and what is due at the end is done as well."""
    return settled(unsettled_after(state, *lines))


def verdict(state: State, line: str) -> str:
    """Whether a move is legal; the list of legal moves and the reason must agree."""
    seat, _, text = line.partition(" ")
    move = parse_move(text)
    reason = why_not(state, int(seat), move)
    assert (move in legal_moves(state, int(seat))) == (reason is None)
    return "legal" if reason is None else "illegal"


def verdicts(state: State, *lines: str) -> tuple[str, ...]:
    """Whether each of some moves is legal in the same position."""
    return tuple(verdict(state, line) for line in lines)


def can_coup(state: State) -> tuple[int, ...]:
    """The asked seats that could answer with a coup fourré."""
    return tuple(
        seat
        for seat in to_act(state)
        if any(move.kind is MoveKind.COUP for move in legal_moves(state, seat))
    )


def playable(state: State) -> set[str]:
    """The cards that the seat to play could put on a tableau."""
    moves = legal_moves(state, state.turn)
    return {str(move.card) for move in moves if move.kind is MoveKind.PLAY}


def slugs(pile: tuple[Card, ...]) -> str:
    """The cards of a pile from bottom to top."""
    return " ".join(map(str, pile))


def side(state: State, number: int) -> Tableau:
    """What lies before a side."""
    return state.tableaux[number]


def status(state: State, number: int) -> str:
    """Whether a side may move, and if not, why."""
    return state.tableaux[number].status.value


def turn_card_counts(state: State) -> tuple[int, int, int]:
    """Whose turn it is, how many cards that seat has, how many can be drawn."""
    return state.turn, len(state.hands[state.turn]), state.draw_pile


def race_over(state: State) -> bool:
    """Whether the race has been scored."""
    return state.phase in (Phase.DEAL, Phase.OVER) and len(state.match.races) == 1


def scored(state: State) -> tuple[SideScore, ...]:
    """The score of the race, which must be over."""
    assert race_over(state)
    return state.match.races[0]


def score_of(
    state: State, completer: int | None, delayed: bool, extension_by: int | None
) -> tuple[SideScore, ...]:
    """What the tableaux of a state are worth if its race ends so."""
    ending = Ending(completer, delayed, extension_by)
    return score_race(state.setup.rules, state.tableaux, ending)
