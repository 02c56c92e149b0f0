"""Records of earlier versions, with moves that the rules asked for then and no longer do."""

from typing import NamedTuple

import pytest

from mille_rules import Card, Journal, Match, read_record


class Old(NamedTuple):
    """A record of a race of very few cards; `deck` has them in the order drawn."""

    rules: str
    seats: int
    hand_size: int
    deck: str
    moves: list[str]

    def header(self) -> list[str]:
        """The lines before the first move."""
        drawn = self.deck.split()
        return [
            "mille-record 1",
            f"rules {self.rules}",
            f"rule player_counts {self.seats}",
            f"rule hand_size {self.hand_size}",
            f"rule deck {','.join(f'{card}:{drawn.count(str(card))}' for card in Card)}",
            "rule short_deck_counts none",
            *(f"seat {seat} human Ann {seat}" for seat in range(self.seats)),
            f"deal 1 first 0 : {self.deck}",
        ]

    def data(self, moves: list[str] | None = None) -> bytes:
        """The file, or the same with other moves."""
        moves = self.moves if moves is None else moves
        return "".join(f"{line}\n" for line in [*self.header(), *moves]).encode()

    def without(self, *left_out: str) -> bytes:
        """The file without some lines."""
        return self.data([line for line in self.moves if line not in left_out])


_BEFORE = ["1 draw", "1 play roll", "0 draw", "0 discard 50", "1 play driving-ace", "1 play 50"]
#: Seat 1 has no cards when it is attacked, and seat 0 has one more.
ASKED_ALONE = Old(
    "winning-moves", 2, 2, "flat-tire driving-ace 25 roll 50 50 50",
    ["0 draw", "0 discard 50", *_BEFORE, "0 play flat-tire on 1", "1 pass", "0 discard 25",
     "score 1 : 0 0 | 1 150"],
)  # fmt: skip
#: The same, but everybody has seen the safety leave play: seat 1 was never asked.
NOT_ASKED = Old(
    "winning-moves", 2, 2, "flat-tire driving-ace 25 roll puncture-proof 50 50",
    ["0 draw", "0 discard puncture-proof", *_BEFORE, "0 play flat-tire on 1", "1 pass"],
)  # fmt: skip
#: Seats 1 and 3 have no cards when they are attacked with the last card of all.
ASKED_TOGETHER = Old(
    "classic", 4, 1, "flat-tire roll 25 50 25",
    ["0 draw", "0 discard 25", "1 play roll", "2 discard 25", "3 play 50",
     "0 play flat-tire on 1", "3 pass", "1 pass", "score 1 : 0 0 | 1 50"],
)  # fmt: skip
#: The race is over with the safety of seat 0, which keeps a card that cannot be played.
DISCARDED = Old(
    "bsd", 2, 2, "driving-ace 50 25 50 75",
    ["0 draw", "0 discard 75", "1 discard 50", "0 play driving-ace", "0 discard 25",
     "score 1 : 0 100 | 1 0"],
)  # fmt: skip
OLD = {"alone": ASKED_ALONE, "together": ASKED_TOGETHER, "discarded": DISCARDED}
#: The lines of each that mean nothing now.
FORMER = {"alone": ["1 pass"], "together": ["3 pass", "1 pass"], "discarded": ["0 discard 25"]}
every_old_record = pytest.mark.parametrize("name", OLD)


@every_old_record
def test_an_old_record_is_read_whole_and_kept_as_it_is(name):
    old = OLD[name]
    reading = read_record(old.data())
    assert (reading.fault, reading.torn) == (None, False)
    assert reading.record.text().splitlines()[-len(old.moves) :] == old.moves
    assert len(reading.record.state.match.races) == 1


@every_old_record
def test_what_means_nothing_changes_nothing(name):
    old, new = read_record(OLD[name].data()), read_record(OLD[name].without(*FORMER[name]))
    assert new.fault is None
    assert old.record.state == new.record.state
    assert old.record.moves() == new.record.moves()


@every_old_record
def test_a_match_goes_on_from_an_old_record(name, tmp_path):
    path = tmp_path / "old.mille"
    path.write_bytes(OLD[name].data())
    match = Match(read_record(path.read_bytes()).record, Journal(path))
    match.deal(lambda cards: cards)
    reading = read_record(path.read_bytes())
    assert (reading.fault, reading.record.state) == (None, match.state)
    assert path.read_bytes().startswith(OLD[name].data())


@pytest.mark.parametrize(
    ("name", "place", "line"),
    [
        ("alone", "1 pass", "1 pass"),
        ("alone", "1 pass", "0 pass"),
        ("alone", "0 discard 25", "1 pass"),
        ("alone", "1 play 50", "1 pass"),
        ("together", "1 pass", "3 pass"),
        ("together", "3 pass", "0 pass"),
        ("together", "score 1 : 0 0 | 1 50", "0 draw"),
        ("discarded", "0 play driving-ace", "0 discard 50"),
        ("discarded", "0 discard 25", "0 discard 25"),
        ("discarded", "0 play driving-ace", "1 discard 50"),
    ],
)
def test_no_other_line_is_skipped(name, place, line):
    old = OLD[name]
    at = old.moves.index(place) + 1
    fault = read_record(old.data([*old.moves[:at], line, *old.moves[at:]])).fault
    assert fault is not None
    assert fault.line == len(old.header()) + at + 1


def test_nobody_was_ever_asked_for_a_safety_that_had_left_play():
    assert read_record(NOT_ASKED.without("1 pass")).fault is None
    fault = read_record(NOT_ASKED.data()).fault
    assert fault is not None
    assert fault.text == "1 pass"
