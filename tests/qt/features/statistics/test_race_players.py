"""A race on a seat that had several players is credited to one of them."""

from mille_qt.features.statistics.race_rows import rows_of_record
from mille_qt.features.statistics.rebuilder import recorded_match
from mille_qt.session.race_players import RacePlayer, race_players
from mille_rules import MoveKind, Record, Sitter
from mille_rules.record import MoveLine
from mille_rules.seating import sit_note
from tests.qt.features.statistics.test_rebuilder import played

ANNA, ROBOT = Sitter("human", "Anna"), Sitter("computer-hard-bold", "Robot")
ANNAS, ROBOTS = RacePlayer("Anna", "", here=True), RacePlayer("Robot", "hard", here=False)


def decisions(record: Record, race: int) -> list[int]:
    """The indexes of the lines with decisions of seat 0 in a race."""
    deals = [at for at, line in enumerate(record.lines) if str(line).startswith("deal")]
    first, last = deals[race - 1], [*deals, len(record.lines)][race]
    return [
        at
        for at, line in enumerate(record.lines[:last])
        if at > first
        and isinstance(line, MoveLine)
        and line.seat == 0
        and line.move.kind is not MoveKind.DRAW
    ]


def handed_over(line: int, *sitters: Sitter) -> Record:
    """A match of two races in which seat 0 is given to others before a line."""
    whole = played(1)
    changes = [sit_note(0, sitter) for sitter in sitters]
    return Record(whole.header, [*whole.lines[:line], *changes, *whole.lines[line:]])


def test_a_race_is_credited_to_whoever_has_made_the_most_moves_in_it() -> None:
    made = decisions(played(1), race=1)
    middle = len(made) // 2
    for moves_of_anna, credited in ((middle + 1, ANNAS), (middle - 1, ROBOTS)):
        record = handed_over(made[moves_of_anna], ROBOT)
        assert race_players(record, 1)[0] == credited._replace(shared=True)
        assert race_players(record, 2)[0] == ROBOTS


def test_other_seats_and_earlier_races_keep_their_players() -> None:
    record = handed_over(decisions(played(1), race=2)[0], ROBOT)
    assert race_players(record, 1)[0] == ANNAS
    assert race_players(record, 2)[0] == ROBOTS
    assert race_players(record, 2)[1] == RacePlayer("Marcel", "hard", here=False)


def test_a_player_who_has_made_no_move_does_not_share_a_race() -> None:
    record = handed_over(decisions(played(1), race=1)[3], ROBOT, ANNA)
    assert race_players(record, 1)[0] == ANNAS


def test_of_equals_the_later_one_is_credited() -> None:
    made = decisions(played(1), race=1)
    record = handed_over(made[4], ROBOT)
    record.lines[made[8] + 2 :] = []
    assert race_players(record, 1)[0] == ROBOTS._replace(shared=True)


def test_a_race_with_which_nobody_here_is_credited_is_not_stored() -> None:
    record = handed_over(decisions(played(1), race=2)[0], ROBOT)
    rows = list(rows_of_record(recorded_match(record), record, 1.0))
    assert [(row.race, row.player, row.level, row.here, row.shared) for row in rows[0]] == [
        (1, "Anna", "", 1, 0),
        (1, "Marcel", "hard", 0, 0),
    ]
    assert len(rows) == 1
