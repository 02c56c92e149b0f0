"""Whom computer players attack where two sides could be."""

from random import Random

from mille_rules.cards import Card
from mille_rules.computer.levels.fairness import aimed
from mille_rules.computer.matches import shuffled
from mille_rules.computer.player import ComputerPlayer
from mille_rules.fairness import Fairness
from mille_rules.legal import legal_moves
from mille_rules.match import Match
from mille_rules.moves import Move, play
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.views import Update, view_for
from tests.computer.scenes import ROLLING, Scene, Side
from tests.examples import each

OWN = Side(battle="roll", distance="100")
AHEAD = Side(battle="roll", distance="100 100 100")
BEHIND = Side(battle="roll", distance="100 100")
NEARLY_THERE = Side(battle="roll", distance="200 200 75 75 75 50")
STOP_1, STOP_2 = play(Card.STOP, 1), play(Card.STOP, 2)
LIMIT_2 = play(Card.SPEED_LIMIT, 2)


def aims(
    fairness: Fairness,
    attack: Move,
    rivals: tuple[Side, Side] = (AHEAD, BEHIND),
    moves: str = "",
    points: tuple[int, ...] = (0, 0, 0),
) -> Move:
    """Where a fairness sends an attack that the strategy meant for somebody."""
    position = Scene(
        "",
        "",
        hand="stop speed-limit 25 roll gasoline repairs 50",
        best="",
        reason=None,  # type: ignore[arg-type]
        sides=(OWN, *rivals),
        moves=moves,
        options={"seats": 3, "points": points},
    )
    return aimed(position.view(), attack, legal_moves(position.state(), 0), fairness)


def test_the_leader_is_attacked_first() -> None:
    assert aims(Fairness.LEADER_FIRST, STOP_2) == STOP_1
    assert aims(Fairness.LEADER_FIRST, STOP_1, points=(0, 0, 3000)) == STOP_2


def test_even_handed_attacks_are_shared_out() -> None:
    once = "0 play accident on 1"
    assert aims(Fairness.EVEN_HANDED, STOP_1, moves=once) == STOP_2
    assert aims(Fairness.EVEN_HANDED, STOP_1, moves=f"{once}, 0 play stop on 2") == STOP_1
    # What others do counts for nothing.
    assert aims(Fairness.EVEN_HANDED, STOP_1, moves="2 play accident on 1") == STOP_1


def test_who_hit_me_is_hit_back() -> None:
    hit = "2 play accident on 0, 1 draw"
    assert aims(Fairness.WHO_HIT_ME, STOP_1, moves=hit) == STOP_2
    assert aims(Fairness.WHO_HIT_ME, STOP_1, moves=f"{hit}, 1 play stop on 0") == STOP_1


def test_nobody_having_attacked_the_strategy_chooses() -> None:
    assert aims(Fairness.WHO_HIT_ME, STOP_2) == STOP_2
    assert aims(Fairness.EVEN_HANDED, STOP_2) == STOP_2


@each("fairness", Fairness)
def test_a_side_about_to_arrive_is_let_off_by_nobody(fairness: Fairness) -> None:
    moves = "1 play accident on 0, 0 play accident on 2"
    points = (0, 4000, 0)
    assert aims(fairness, STOP_2, (AHEAD, NEARLY_THERE), moves, points) == STOP_2


@each("fairness", Fairness)
def test_no_hazard_goes_where_it_does_nothing(fairness: Fairness) -> None:
    moves = "1 play accident on 0, 0 play accident on 2"
    # A limit on who needs a 25; a Stop on who has not gone a mile.
    assert aims(fairness, LIMIT_2, (NEARLY_THERE, BEHIND), moves, (0, 9, 0)) == LIMIT_2
    assert aims(fairness, STOP_2, (ROLLING, BEHIND), moves, (0, 900, 0)) == STOP_2


@each("seats", [3, 6])
@each("fairness", Fairness)
def test_whole_matches_are_legal_with_every_fairness(fairness: Fairness, seats: int) -> None:
    header = Header(WINNING_MOVES, (Sitter("computer-normal", "Marcel"),) * seats)
    match, rng = Match(Record(header)), Random(seats)
    for seat in range(seats):
        match.sit(seat, ComputerPlayer("normal", match.submit, fairness=fairness))
    # An illegal move would raise.
    while not match.state.match.winners:
        match.deal(lambda deck: shuffled(deck, rng))


def test_a_player_attacks_as_its_match_says() -> None:
    position = Scene(
        "",
        "",
        hand="accident 25 roll gasoline repairs spare-tire 50",
        best="",
        reason=None,  # type: ignore[arg-type]
        sides=(OWN, AHEAD, AHEAD),
        moves="0 play stop on 1",
        options={"seats": 3, "points": (0, 4000, 0)},
    )
    sent: list[Move] = []

    def submit(_seat: int, move: Move, _seq: int) -> None:
        sent.append(move)

    for fairness in (Fairness.BEST, Fairness.EVEN_HANDED):
        player = ComputerPlayer(
            "hard", lambda _seat, move, _seq: sent.append(move), fairness=fairness
        )
        state = position.state()
        player.update(Update(1, position.view(), (), legal_moves(state, 0)))
        assert view_for(state, 0).hand == position.view().hand
    assert [str(move) for move in sent] == ["play accident on 1", "play accident on 2"]
