"""Computer players as characters: everybody has a face and words, and plays as is said."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.ui.cards.card_art import portrait
from mille_qt.ui.characters.cast import (
    CAST,
    PLAIN,
    Character,
    character_named,
    free_characters,
    portrait_of,
)
from mille_qt.ui.paths import resource
from mille_qt.ui.texts.characters import character_text, play_name, style_name, style_text
from mille_rules import DEFAULT_RULES, new_match, view_for
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import is_playable
from mille_rules.rulesets import SEAT_COUNTS
from mille_rules.styles import Style

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = 32  # pixels
PORTRAITS = [*(character.portrait for character in CAST), PLAIN]


def face(name: str, side: int = SMALL) -> QImage:
    return portrait(name, side, 1.0).toImage()


def unlike(one: QImage, other: QImage) -> float:
    """The share of pixels whose lightness clearly differs, as somebody sees who sees no colours."""

    def light(picture: QImage) -> list[int]:
        return [picture.pixelColor(x, y).lightness() for x in range(SMALL) for y in range(SMALL)]

    pairs = list(zip(light(one), light(other), strict=True))
    return sum(abs(a - b) > 40 for a, b in pairs) / len(pairs)


def test_there_are_more_characters_than_anybody_can_meet_at_a_table() -> None:
    assert len(CAST) > max(SEAT_COUNTS)
    assert len({character.name for character in CAST}) == len(CAST)


def test_there_is_one_for_every_level_and_every_style() -> None:
    assert {character.play.level for character in CAST} == set(LEVELS)
    assert {character.play.style for character in CAST} == set(Style)


@pytest.mark.parametrize("character", CAST)
def test_every_character_can_be_played_and_has_a_sentence_of_its_own(character: Character) -> None:
    assert is_playable(str(character.play))
    text = character_text(character.name)
    assert text.startswith(character.name)
    assert text.endswith(".")


@pytest.mark.parametrize("name", PORTRAITS)
def test_every_face_is_a_small_drawing_that_can_be_painted(name: str) -> None:
    file = resource("characters", f"{name}.svg")
    assert file.stat().st_size <= 4_000
    assert QSvgRenderer(str(file)).isValid()


def test_no_face_is_left_over() -> None:
    drawn = {file.stem for file in resource("characters", "").glob("*.svg")}
    assert drawn == set(PORTRAITS)


@pytest.mark.parametrize(("one", "other"), list(combinations(PORTRAITS, 2)))
def test_small_faces_are_told_apart_without_their_colours(one: str, other: str) -> None:
    assert unlike(face(one), face(other)) > 0.15


@pytest.mark.parametrize("name", PORTRAITS)
def test_a_face_stands_on_a_ground_of_its_own(name: str) -> None:
    picture = face(name, 160)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert all(picture.pixelColor(x, 16).alpha() == 255 for x in range(30, 130))


def test_a_character_is_known_by_its_name_alone() -> None:
    assert character_named("Odette") in CAST
    assert character_named("Ann") is None
    assert (portrait_of("Odette"), portrait_of("Ann")) == ("odette", "")


def test_nobody_comes_twice() -> None:
    names = [character.name for character in free_characters({"Marcel", "Victor"})]
    assert len(names) == len(CAST) - 2
    assert not {"Marcel", "Victor"} & set(names)


def test_seated_at_another_level_a_character_keeps_its_style() -> None:
    marcel = CAST[0]
    assert marcel.sitter("expert") == ("computer-expert-calm", "Marcel")


def test_level_and_style_are_said_together() -> None:
    assert play_name("hard-calm") == "Hard, peaceful"
    assert play_name("hard") == play_name("hard-sly") == "Hard"


def test_every_style_has_a_sentence_and_all_but_the_even_one_a_word() -> None:
    assert [bool(style_name(style)) for style in Style] == [False, True, True, True]
    assert all(style_text(style).endswith(".") for style in Style)


def test_at_the_table_a_computer_has_its_face_and_a_person_of_that_name_has_none() -> None:
    names = ("Marcel", "Odette", "HAL")
    words = PictureBuilder(names, lambda seat: seat > 0)
    picture = words.picture(view_for(new_match(DEFAULT_RULES, 3), None), own_side=0)
    seats = [text.seats[0] for text in picture.texts]
    assert [seat.portrait for seat in seats] == ["", "odette", ""]
