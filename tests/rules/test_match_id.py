"""What tells one match from every other."""

import random

from mille_rules import DEFAULT_RULES, Header, Match, Record, Sitter, read_record
from mille_rules.computer.player import ComputerPlayer
from mille_rules.match_id import match_id, match_mark
from mille_rules.record import NoteLine


def begun(seed: int, *notes: str) -> Record:
    sitters = (Sitter("human", "Ann"), Sitter("human", "Bob"))
    record = Record(Header(DEFAULT_RULES, sitters), [NoteLine(note) for note in notes])
    chance = random.Random(seed)
    Match(record).deal(lambda cards: chance.sample(cards, len(cards)))
    return record


def test_the_mark_is_the_identity_wherever_the_file_goes() -> None:
    mark = str(match_mark(bytes(range(10))))
    record = begun(1, mark)
    assert mark == f"mark match {match_id(record)}"
    assert match_id(read_record(record.text().encode()).record) == match_id(record)
    assert len(match_id(record)) == 16


def test_a_match_without_its_mark_stays_itself_as_it_goes_on() -> None:
    record = begun(1)
    identity = match_id(record)
    match = Match(record)
    for seat in range(2):
        match.sit(seat, ComputerPlayer("easy", match.submit))
    assert len(record.moves()) > 10
    assert match_id(record) == identity
    assert identity not in {match_id(begun(seed)) for seed in range(2, 6)}


def test_a_mark_that_is_none_counts_for_nothing() -> None:
    plain = match_id(begun(1))
    for mark in ("mark match", "mark match short", "mark match ../../../etc/passwd"):
        assert match_id(begun(1, mark)) == plain
