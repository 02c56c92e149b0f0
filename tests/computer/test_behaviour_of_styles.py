"""What each style does that its level would not do, and where it stops."""

from random import Random

import pytest

from mille_rules.cards import HAZARDS, Card
from mille_rules.computer.levels.preferences import attackers
from mille_rules.computer.levels.styled import strategy_of
from mille_rules.computer.matches import play_match
from mille_rules.legal import legal_moves
from mille_rules.moves import EXTEND, FINISH, Move, MoveKind, discard, parse_move, play
from mille_rules.record import Header, MoveLine, Sitter
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.state import Phase, State
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene
from tests.examples import each

#: To somebody who misses nothing the Speed Limit is worth a little more than going on.
LITTLE = scene(
    "speed-limit 50 roll gasoline repairs spare-tire 25",
    (Side("roll", "100"), Side("roll", "100 100")),
)
OWN, AHEAD, BEHIND = Side("roll", "100 100"), Side("roll", "100 100 100"), Side("roll", "25")
#: A safety that even players keep, because many of its hazards are out.
SAFETY = scene(
    "driving-ace 50 roll gasoline 25 spare-tire 25",
    (Side("roll", "100 100"), Side("roll", "100 100")),
)
AT_TARGET = Side("roll", "200 200 100 100 100")


def chosen(word: str, state: State, *moves: str) -> Move:
    """The move in seat 0 after some moves of the race, as `SEAT MOVE`."""
    words = [move.split(maxsplit=1) for move in moves]
    past = tuple((int(seat), parse_move(move)) for seat, move in words)
    return strategy_of(word).choose(view_for(state, 0, past), legal_moves(state, 0))


def attacks(move: Move) -> bool:
    return move.kind is MoveKind.PLAY and move.card in HAZARDS


def races_of_matches(word: str, matches: int) -> list[list[tuple[int, Move]]]:
    """The moves of seats in each race: 0 plays in a style, 1 at the level only."""
    races: list[list[tuple[int, Move]]] = []
    for seed in range(matches):
        header = Header(WINNING_MOVES, (Sitter(f"computer-{word}", "A"), Sitter("human", "B")))
        strategies = [strategy_of(word), strategy_of(word.partition("-")[0])]
        for line in play_match(header, strategies, Random(seed)).lines:
            if isinstance(line, MoveLine) and line.move.kind is MoveKind.DEAL:
                races.append([])
            elif isinstance(line, MoveLine) and line.seat is not None:
                races[-1].append((line.seat, line.move))
    return races


def moves_of_matches(word: str, matches: int) -> list[tuple[int, Move]]:
    """All these moves."""
    return [move for race in races_of_matches(word, matches) for move in race]


def extended(word: str) -> float:
    """The share of trips that somebody extends who plays so."""
    ends = {MoveKind.EXTEND, MoveKind.FINISH}
    asked = [move for by, move in moves_of_matches(word, 6) if by == 0 and move.kind in ends]
    return sum(move == EXTEND for move in asked) / len(asked)


def test_the_peaceful_leave_be_whom_it_pays_little_to_attack() -> None:
    assert attacks(chosen("hard", LITTLE))
    assert not attacks(chosen("hard-calm", LITTLE))


@pytest.mark.slow
def test_the_peaceful_and_the_careful_attack_clearly_less() -> None:
    for style in ("calm", "careful"):
        moves = moves_of_matches(f"hard-{style}", 4)
        own, others = (sum(by == seat and attacks(m) for by, m in moves) for seat in (0, 1))
        assert own < 0.85 * others


def test_the_bold_attack_where_something_else_is_a_little_better() -> None:
    state = scene(
        "speed-limit 200 roll gasoline repairs spare-tire 25",
        (Side("roll", "200 100 75"), Side("roll", "100 100 100")),
    )
    assert not attacks(chosen("hard", state))
    assert attacks(chosen("hard-bold", state))


def test_the_bold_lay_down_a_safety_that_frees_them() -> None:
    state = scene(
        "stop driving-ace 25 roll gasoline repairs spare-tire",
        (Side("accident", "100"), Side("roll", "100")),
    )
    assert chosen("hard", state) == chosen("hard-bold", state) == play(Card.DRIVING_ACE)


def test_the_bold_begin_with_a_200_that_others_save() -> None:
    state = scene(
        "200 100 roll gasoline repairs spare-tire 75",
        (Side("roll", "100"), Side("roll", "100")),
    )
    assert chosen("hard", state) != play(Card.MILES_200)
    assert chosen("hard-bold", state) == play(Card.MILES_200)


def extension(points: tuple[int, int] = (0, 0)) -> State:
    """A trip that could be extended with a hand for which others would not."""
    return scene(
        "100 gasoline repairs spare-tire 50 roll",
        (AT_TARGET, Side("roll", "100 100 100")),
        phase=Phase.EXTENSION,
        points=points,
    )


def test_the_bold_extend_where_others_do_not_but_never_a_match_that_is_won() -> None:
    assert chosen("hard", extension()) == chosen("hard-careful", extension()) == FINISH
    assert chosen("hard-bold", extension()) == EXTEND
    assert chosen("hard-bold", extension((4500, 0))) == FINISH


@pytest.mark.slow
def test_the_bold_extend_more_often_than_the_careful() -> None:
    assert extended("normal-bold") > 2 * extended("normal-careful")


def test_the_careful_lay_a_safety_down_at_once() -> None:
    assert chosen("hard", SAFETY) != play(Card.DRIVING_ACE)
    assert chosen("hard-careful", SAFETY) == play(Card.DRIVING_ACE)
    assert chosen("hard-bold", SAFETY) != play(Card.DRIVING_ACE)


@each("word", ["easy-bold", "hard-bold", "expert-bold"])
def test_the_bold_never_throw_a_safety_away(word: str) -> None:
    sides = Side("roll", "100 100 100 100 25"), Side("roll", "100 100")
    state = scene("puncture-proof", sides, pile=0, held=2, hidden="flat-tire 75")
    assert chosen(word, state) == play(Card.PUNCTURE_PROOF)


def test_the_bold_lay_a_safety_down_before_the_race_may_end() -> None:
    hand = "extra-tank 100 gasoline repairs end-of-limit spare-tire 75"
    for rival, kept in (("200 200 75", True), ("200 200 100 100", False)):
        state = scene(hand, (Side("stop", "100"), Side("roll", rival)), pile=12)
        assert (chosen("hard-bold", state) != play(Card.EXTRA_TANK)) == kept


def test_the_careful_attack_where_nobody_can_answer() -> None:
    assert attacks(chosen("hard", LITTLE))
    assert not attacks(chosen("hard-careful", LITTLE))
    own = Side("roll", "100", safeties="right-of-way")
    sure = scene(
        "speed-limit 50 roll gasoline repairs spare-tire 25", (own, Side("roll", "100 100"))
    )
    assert attacks(chosen("hard-careful", sure))


def test_the_vengeful_leave_alone_who_has_not_attacked_them() -> None:
    assert attacks(chosen("hard", LITTLE))
    assert not attacks(chosen("hard-avenges", LITTLE))
    assert attacks(chosen("hard-avenges", LITTLE, "1 play accident on 0"))


def test_the_vengeful_attack_before_they_repair() -> None:
    state = scene(
        "flat-tire 50 roll gasoline repairs 75 25",
        (Side("accident", "100 100"), Side("roll", "100 100")),
    )
    assert chosen("hard-avenges", state) == play(Card.REPAIRS)
    assert chosen("hard-avenges", state, "1 play accident on 0") == play(Card.FLAT_TIRE, 1)


@each("attacker", [1, 2])
def test_the_vengeful_aim_at_their_attacker_and_not_at_the_leader(attacker: int) -> None:
    hand = "flat-tire 25 roll gasoline repairs spare-tire 25"
    for rivals in ((AHEAD, BEHIND), (BEHIND, AHEAD)):
        state = scene(hand, (OWN, *rivals), seats=3)
        hit = f"{attacker} play accident on 0"
        assert chosen("hard-avenges", state, hit) == play(Card.FLAT_TIRE, attacker)
        earlier = f"{3 - attacker} play stop on 0"
        assert chosen("hard-avenges", state, earlier, hit) == play(Card.FLAT_TIRE, attacker)


def test_a_partner_is_avenged_too() -> None:
    state = scene("25 50 roll gasoline repairs spare-tire 25", (OWN, AHEAD), seats=4)
    past = ((0, play(Card.STOP, 1)), (3, play(Card.ACCIDENT, 0)), (2, play(Card.STOP, 1)))
    assert attackers(view_for(state, 2, past)) == (1,)
    assert attackers(view_for(state, 1, past)) == (0,)


def test_the_vengeful_hardly_ever_attack_first() -> None:
    first = [0, 0]
    for race in races_of_matches("normal-avenges", 6):
        attackers_in_order = [seat for seat, move in race if attacks(move)]
        if attackers_in_order:
            first[attackers_in_order[0]] += 1
    assert first[0] < 0.4 * first[1]


def test_the_forgetful_miss_most_coups_fourres() -> None:
    moves = moves_of_matches("normal-forgets", 16)
    own, others = (
        sum(by == n and move.kind is MoveKind.COUP for by, move in moves) for n in (0, 1)
    )
    assert own < 0.6 * others


def test_the_forgetful_throw_away_distances_that_they_could_play() -> None:
    state = scene("100 25 50 roll gasoline repairs 75", (OWN, AHEAD))
    views = [view_for(state, 0)._replace(draw_pile=pile) for pile in range(30, 70)]
    thrown = {discard(Card.MILES_75), discard(Card.MILES_100)}
    choices = legal_moves(state, 0)
    for word, least, most in (("hard", 0, 0), ("hard-forgets", 1, 12)):
        moves = [strategy_of(word).choose(view, choices) for view in views]
        assert least <= sum(move in thrown for move in moves) <= most


def test_the_fair_attack_the_leader_first() -> None:
    hand = "stop 25 roll gasoline repairs spare-tire 25"
    for sides, target in (((OWN, AHEAD, BEHIND), 1), ((OWN, BEHIND, AHEAD), 2)):
        state = scene(hand, sides, seats=3)
        assert chosen("hard-fair", state) == play(Card.STOP, target)


def test_the_fair_spare_whoever_is_last() -> None:
    hand = "speed-limit 50 roll gasoline repairs spare-tire 25"
    state = scene(hand, (AHEAD, BEHIND))
    assert attacks(chosen("hard", state))
    assert not attacks(chosen("hard-fair", state))
    # Whoever is ahead is no reason for mercy.
    assert chosen("hard-fair", scene(hand, (BEHIND, AHEAD))) == play(Card.SPEED_LIMIT, 1)
