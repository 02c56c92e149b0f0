"""How a computer player plays, in the word that records and tables have for it."""

from mille_rules.styles import Play, Style, play_of, play_of_kind
from tests.examples import each


@each("style", Style)
def test_level_and_style_are_read_from_their_word_again(style: Style) -> None:
    assert play_of(str(Play("hard", style))) == Play("hard", style)


def test_an_even_style_is_not_written() -> None:
    assert str(Play("hard")) == "hard"


def test_a_style_of_tomorrow_is_taken_for_even() -> None:
    assert play_of("hard-sly") == Play("hard", Style.EVEN)


def test_a_person_has_neither_level_nor_style() -> None:
    assert play_of_kind("human") is None
    assert play_of_kind("computer-easy-bold") == Play("easy", Style.BOLD)


@each("level", ["beginner", "easy", "normal", "hard", "expert"])
@each("style", Style)
def test_every_word_fits_in_a_message_between_tables(level: str, style: Style) -> None:
    assert len(str(Play(level, style))) <= 16
