"""Practice from any moment of a match that was played."""

from mille_qt.session.playing_on import USUAL_KIND, practice_from
from mille_qt.session.record_info import fairness_mark, fairness_of, is_practice
from mille_rules import DEFAULT_RULES, Header, Record, Sitter, read_record
from mille_rules.fairness import Fairness
from mille_rules.match_id import match_id
from mille_rules.record import MoveLine, NoteLine
from tests.qt.features.replay.conftest import computers_match
from tests.rules.random_play import played_match, sensible_move


def kinds(record: Record) -> list[str]:
    return [sitter.kind for sitter in record.header.sitters]


def people_only() -> Record:
    """Half a race of three people, somebody at another computer among them."""
    played = played_match(DEFAULT_RULES, 3, seed=1, moves=60, choose=sensible_move).record
    sitters = (Sitter("human", "Anna"), Sitter("remote", "Marcel"), Sitter("human", "Yvette"))
    return Record(Header(DEFAULT_RULES, sitters), played.lines)


def test_every_moment_can_be_played_on_from_as_it_was() -> None:
    record = computers_match(2, 2, seed=2)
    for moves in range(1, len(record.moves()) + 1):
        practice, begun = practice_from(record, moves), record.before_move(moves)
        assert practice is not None
        assert practice.state == begun.state
        assert practice.header == begun.header
    reading = read_record(practice.text().encode())
    assert reading.fault is None
    assert reading.record.state == record.state


def test_it_is_a_practice_match_of_its_own() -> None:
    record = computers_match(2, 1, seed=2)
    moves = len(record.moves())
    first, second = practice_from(record, moves), practice_from(record, moves)
    assert first is not None
    assert second is not None
    assert is_practice(first)
    assert len({match_id(record), match_id(first), match_id(second)}) == 3


def test_nothing_that_was_noted_about_the_other_match_goes_with_it_but_whom_computers_attack() -> (
    None
):
    record = computers_match(3, 1, seed=2)
    notes = ("mark challenge 1000-3-ABC", "mark hint 0", "sit 1 human Lucien", "mark ended 1 1000")
    lines = [NoteLine(fairness_mark(Fairness.EVEN_HANDED)), *record.lines, *map(NoteLine, notes)]
    practice = practice_from(Record(record.header, lines), len(record.moves()))
    assert practice is not None
    assert fairness_of(practice) is Fairness.EVEN_HANDED
    assert len(practice.notes()) == len(practice.lines) - len(record.lines) == 3
    assert practice.header.sitters[1] == Sitter("computer-normal", "Lucien")


def test_a_person_plays_the_chosen_seat_and_computer_players_all_others() -> None:
    record = people_only()
    for seat in (0, 1, 2):
        practice = practice_from(record, len(record.moves()), seat)
        assert practice is not None
        expected = [USUAL_KIND] * 3
        expected[seat] = "human"
        assert kinds(practice) == expected
        assert [sitter.name for sitter in practice.header.sitters] == ["Anna", "Marcel", "Yvette"]


def test_people_become_computer_players_of_the_level_that_was_at_the_table() -> None:
    record = computers_match(3, 1, seed=2)
    practice = practice_from(record, 10, seat=2)
    assert practice is not None
    assert kinds(practice) == ["computer-normal", "computer-normal", "human"]


def test_a_match_that_is_over_cannot_be_played_on() -> None:
    rules = DEFAULT_RULES.changed("match_target", "0")
    record = played_match(rules, 2, seed=1, moves=1_000, choose=sensible_move).record
    moves = sum(isinstance(line, MoveLine) for line in record.lines)
    assert practice_from(record, moves) is None
    assert practice_from(record, moves - 1) is not None
