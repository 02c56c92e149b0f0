"""The shipped weights: whole in the package, and refused when anything is wrong with them."""

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files

import pytest

from mille_rules.computer.learned.weights_file import (
    DamagedWeightsError,
    shipped_judge,
    unpacked,
)
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.state import Phase, Setup
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene
from tests.examples import each

NAMES = {2: "two-seats", 3: "three-seats", 4: "four-seats", 6: "six-seats"}


def data(seats: int) -> bytes:
    """The bytes of a file of weights in the package."""
    return files("mille_rules.computer").joinpath(f"learned/{NAMES[seats]}.bin").read_bytes()


@each("seats", NAMES)
def test_they_are_whole_and_small(seats: int) -> None:
    unpacked(data(seats), seats)
    assert len(data(seats)) < 700_000


@each("seats", NAMES)
def test_with_two_seats_they_say_what_extending_brings(seats: int) -> None:
    sides = WINNING_MOVES.sides_for(seats)
    arrived = (Side("roll", "200 200 100 100 100"),) + (Side("roll", "100"),) * (sides - 1)
    state = scene("100 75", arrived, seats=seats, phase=Phase.EXTENSION)
    gain = unpacked(data(seats), seats).gain_of_extending(view_for(state, 0))
    assert (gain is not None) == (seats == 2)


def test_they_are_read_once() -> None:
    setup = Setup(WINNING_MOVES, 2, 2)
    assert shipped_judge(setup) is shipped_judge(setup)


@each("seats", NAMES)
def test_nothing_was_learned_by_house_rules_but_by_the_length_of_a_match(seats: int) -> None:
    long, house = replace(WINNING_MOVES, match_target=10_000), replace(WINNING_MOVES, pts_coup=900)
    sides = WINNING_MOVES.sides_for(seats)
    assert shipped_judge(Setup(long, seats, sides)) is not None
    assert shipped_judge(Setup(house, seats, sides)) is None


@each("kind", {"points": 500, "miles": 100, "hand": 4})
def test_nothing_was_learned_with_start_miles_or_a_smaller_hand(kind: str) -> None:
    own = Handicap(1, kind, {"points": 500, "miles": 100, "hand": 4}[kind])
    rules = replace(WINNING_MOVES, handicaps=(own,))
    assert (shipped_judge(Setup(rules, 2, 2)) is not None) == (kind == "points")


def test_those_of_another_table_are_refused() -> None:
    with pytest.raises(DamagedWeightsError, match="inputs"):
        unpacked(data(2), 4)


_DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "another version": (lambda d: d.replace(b"mille-judge 1", b"mille-judge 2", 1), "start"),
    "not weights at all": (lambda d: b"\x89PNG\r\n" + d, "start"),
    "no head": (lambda d: d[: d.index(b"\n") + 1] + b"nothing\n", "head"),
    "an empty head": (lambda d: d[: d.index(b"\n") + 1] + b"{}\n", "head"),
    "cut off": (lambda d: d[:-1], "checksum"),
    "one byte changed": (lambda d: d[:-5] + bytes([d[-5] ^ 1]) + d[-4:], "checksum"),
}


@each("damage", _DAMAGE)
def test_damaged_ones_are_refused_with_what_is_wrong(damage: str) -> None:
    spoil, words = _DAMAGE[damage]
    with pytest.raises(DamagedWeightsError, match=words):
        unpacked(spoil(data(2)), 2)
