"""Two tables at the same challenge are compared race by race; anything else is refused."""

import pytest

from mille_rules import Header, Match, Record, Sitter, parse_move
from mille_rules.challenge import Challenge, parse
from mille_rules.challenge_results import challenge_mark
from mille_rules.computer.player import ComputerPlayer
from mille_rules.duplicate import Board, DuplicateError, DuplicateFault, check_table, compare
from mille_rules.match_id import match_mark
from mille_rules.record import MoveLine

FOR_TWO, FOR_THREE = parse("700-2-K7F3Q"), parse("700-3-ZGNP3")


def played(number: int, challenge: Challenge, races: int, levels: tuple[str, ...]) -> Record:
    """Return the record of the match with this identity, by computer players of these levels."""
    sitters = tuple(Sitter("human", level) for level in levels)
    marks = [match_mark(bytes([number] * 10)), challenge_mark(challenge)]
    record = Record(Header(challenge.rules, sitters), list(marks))
    match = Match(record)
    for seat, level in enumerate(levels):
        match.sit(seat, ComputerPlayer(level, match.submit))
    for race in range(1, races + 1):
        match.deal(lambda _cards, race=race: challenge.deck(race), challenge.first)
    return record


def points(record: Record, race: int) -> tuple[int, ...]:
    """Return the points of each side in a race, counted from 0."""
    return tuple(score.total for score in record.state.match.races[race])


def test_a_swing_is_what_the_same_cards_made_more_at_the_first_table() -> None:
    assert Board((900, 400), (700, 600)).swing(0) == 400
    assert Board((900, 400), (700, 600)).swing(1) == -400


def test_with_three_sides_a_score_counts_against_each_opponent() -> None:
    board = Board((900, 400, 100), (500, 400, 300))
    assert [board.swing(side) for side in range(3)] == [1000, -200, -800]
    assert sum(board.swing(side) for side in range(3)) == 0


def test_the_races_that_both_tables_have_finished_are_compared() -> None:
    one = played(1, FOR_TWO, 3, ("easy", "beginner"))
    other = played(2, FOR_TWO, 2, ("beginner", "easy"))
    boards = compare(FOR_TWO, one, other)
    assert boards == tuple(Board(points(one, race), points(other, race)) for race in range(2))


def test_three_sides_are_compared_too() -> None:
    one, other = (played(n, FOR_THREE, 1, ("easy", "beginner", "easy")) for n in (1, 2))
    assert compare(FOR_THREE, one, other) == (Board(points(one, 0), points(other, 0)),)


def fault_of(record: Record) -> DuplicateFault:
    """Return why a record is no table of the challenge for two."""
    with pytest.raises(DuplicateError) as raised:
        check_table(FOR_TWO, record)
    return raised.value.fault


def test_what_is_no_table_of_the_challenge_is_refused() -> None:
    record = played(1, FOR_TWO, 1, ("easy", "easy"))
    check_table(FOR_TWO, record)
    other = played(2, parse("700-2-HXMQM"), 1, ("easy", "easy"))
    assert fault_of(other) is DuplicateFault.CHALLENGE
    assert fault_of(Record(record.header, record.lines[2:])) is DuplicateFault.CHALLENGE
    assert fault_of(record.before_move(20)) is DuplicateFault.RACE
    ahead = record.header._replace(points=(4000, 0), games=(0, 0))
    assert fault_of(Record(ahead, record.lines)) is DuplicateFault.CARDS


def test_a_number_written_over_other_cards_is_refused() -> None:
    other = parse("700-2-HXMQM")
    record = played(1, FOR_TWO, 0, ("easy", "easy"))
    slugs = " ".join(card.slug for card in other.deck(1))
    record.add(MoveLine(None, parse_move(f"deal 1 first {FOR_TWO.first} : {slugs}")))
    assert fault_of(record) is DuplicateFault.CARDS


def test_a_match_is_not_compared_with_itself() -> None:
    record = played(1, FOR_TWO, 2, ("easy", "easy"))
    with pytest.raises(DuplicateError) as raised:
        compare(FOR_TWO, record, played(1, FOR_TWO, 1, ("easy", "easy")))
    assert raised.value.fault is DuplicateFault.SAME
