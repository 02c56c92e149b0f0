"""Players that change during a match, as its record has them."""

from mille_rules import PRESETS, Header, Record, Sitter
from mille_rules.record import NoteLine
from mille_rules.seating import change_of, present_sitters, seats_of_people, sit_note
from tests.examples import each

ANN, BEN = Sitter("human", "Ann"), Sitter("human", "Ben")


def test_a_sit_line_changes_the_player_of_its_seat_until_the_next_one() -> None:
    record = Record(Header(PRESETS["winning-moves"], (ANN, BEN)))
    assert present_sitters(record) == (ANN, BEN)
    marcel = Sitter("computer-hard-bold", "Marcel du Pont")
    record.add(sit_note(1, marcel))
    assert present_sitters(record) == (ANN, marcel)
    record.add(sit_note(1, BEN))
    record.add(sit_note(0, Sitter("computer-easy", "")))
    assert present_sitters(record) == (Sitter("computer-easy", ""), BEN)


@each("text", ["sit", "sit 0", "sit x human Ann", "sitting 0 human Ann", "sit 7"])
def test_a_line_that_names_no_seat_and_player_changes_nothing(text: str) -> None:
    assert change_of(NoteLine(text)) is None


def test_a_sit_line_for_a_seat_that_does_not_exist_is_ignored() -> None:
    record = Record(Header(PRESETS["winning-moves"], (ANN, BEN)), [sit_note(5, ANN)])
    assert present_sitters(record) == (ANN, BEN)
    assert seats_of_people(record) == {0, 1}


def test_a_seat_that_a_person_has_left_is_still_one_that_people_had() -> None:
    marcel = Sitter("computer-easy", "Marcel")
    record = Record(Header(PRESETS["winning-moves"], (ANN, marcel)))
    assert seats_of_people(record) == {0}
    record.add(sit_note(1, BEN))
    record.add(sit_note(1, marcel))
    assert seats_of_people(record) == {0, 1}
