"""Computer players as characters: everybody has a face and words, and plays as is said."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.ui.art.characters.cast import (
    CAST,
    PLAIN,
    Character,
    character_named,
    computer_face,
    free_characters,
)
from mille_qt.ui.art.characters.face import COLOURS, PORTRAITS, Face, Mood, colour_of_name
from mille_qt.ui.art.characters.portrait_picture import WINDOW, portrait_art, portrait_pixmap
from mille_qt.ui.paths import resource
from mille_qt.ui.texts.characters import character_text, play_name, style_name, style_text
from mille_rules import DEFAULT_RULES, new_match, view_for
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import is_playable
from mille_rules.rulesets import SEAT_COUNTS
from mille_rules.styles import Style
from tests.examples import each

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = 32  # pixels
DRAWN = [*PORTRAITS, PLAIN]


def face(name: str, side: int = SMALL, mood: Mood = Mood.CALM) -> QImage:
    return portrait_pixmap(Face("", name), side, 1.0, mood=mood).toImage()


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


@each("character", CAST)
def test_every_character_can_be_played_and_has_a_sentence_of_its_own(character: Character) -> None:
    assert is_playable(str(character.play))
    text = character_text(character.name)
    assert text.startswith(character.name)
    assert text.endswith(".")


@each("name", DRAWN)
def test_every_face_is_a_small_drawing_that_can_be_painted(name: str) -> None:
    file = resource("characters", f"{name}.svg")
    assert file.stat().st_size <= 5_000
    assert QSvgRenderer(str(file)).isValid()


def test_no_face_is_left_over() -> None:
    drawn = {file.stem for file in resource("characters", "").glob("*.svg")}
    assert drawn == set(DRAWN)


@each(("one", "other"), list(combinations(DRAWN, 2)))
def test_small_faces_are_told_apart_without_their_colours(one: str, other: str) -> None:
    assert unlike(face(one), face(other)) > 0.15


@each("name", DRAWN)
def test_a_face_stands_on_a_ground_of_its_own(name: str) -> None:
    picture = face(name, 160)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert all(picture.pixelColor(x, 80).alpha() == 255 for x in range(4, 156))


def test_a_character_is_known_by_its_name_alone() -> None:
    assert character_named("Odette") in CAST
    assert character_named("Ann") is None
    assert computer_face("Odette") == Face("Odette", "odette")
    assert computer_face("Ann") == Face("Ann", PLAIN)


def test_people_can_choose_every_portrait_of_a_character() -> None:
    assert PORTRAITS[: len(CAST)] == tuple(character.portrait for character in CAST)


def test_nobody_comes_twice() -> None:
    names = [character.name for character in free_characters({"Marcel", "Victor"})]
    assert len(names) == len(CAST) - 2
    assert not {"Marcel", "Victor"} & set(names)


def test_seated_at_another_level_a_character_keeps_its_style() -> None:
    marcel = CAST[0]
    assert marcel.sitter("expert") == ("computer-expert-careful", "Marcel")


def test_level_and_style_are_said_together() -> None:
    assert play_name("hard-calm") == "Hard, peaceful"
    assert play_name("hard") == play_name("hard-sly") == "Hard"


def test_every_style_has_a_sentence_and_all_but_the_even_one_a_word() -> None:
    assert [style for style in Style if not style_name(style)] == [Style.EVEN]
    assert all(style_text(style).endswith(".") for style in Style)


def test_at_the_table_a_computer_has_its_portrait_and_a_person_of_that_name_an_initial() -> None:
    names = ("Marcel", "Odette", "HAL")
    words = PictureBuilder(names, len(names), lambda seat: seat > 0)
    picture = words.picture(view_for(new_match(DEFAULT_RULES, 3), None), own_side=0)
    seats = [text.seats[0] for text in picture.texts]
    assert [seat.face for seat in seats] == [
        Face("Marcel"),
        Face("Odette", "odette"),
        Face("HAL", PLAIN),
    ]


@each("name", DRAWN)
def test_every_portrait_has_three_moods_that_differ_where_they_are_shown_large(name: str) -> None:
    art = resource("characters", f"{name}.svg").read_bytes()
    texts = {portrait_art(art, mood, None) for mood in Mood}
    assert len(texts) == len(Mood)
    assert not any(b"class=" in text or b"display=" in text for text in texts)
    pictures = [face(name, SMALL * 2, mood) for mood in Mood]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_drawing_shows_one_mood_wherever_it_is_opened() -> None:
    for name in DRAWN:
        art = resource("characters", f"{name}.svg").read_text("utf-8")
        assert art.count('<g class="calm">') >= 1
        assert art.count('display="none"') == 2 * art.count('<g class="calm">')


@each("name", DRAWN)
def test_a_chosen_colour_replaces_the_ground(name: str) -> None:
    art = resource("characters", f"{name}.svg").read_bytes()
    tinted = portrait_art(art, Mood.CALM, COLOURS[3]).decode()
    assert COLOURS[3].name() in tinted.partition('<g id="art">')[0]
    assert tinted.partition('<g id="art">')[2] in portrait_art(art, Mood.CALM, None).decode()
    assert (WINDOW.width(), WINDOW.height()) == (140, 140)


def test_a_name_without_a_choice_has_an_initial_on_a_colour_of_its_own() -> None:
    assert Face("émile").initial == "É"
    assert (Face("ßx").initial, Face("").initial) == ("S", "")
    assert Face("Ann").ground == COLOURS[colour_of_name(" ann ")]
    assert len({colour_of_name(name) for name in ("Ann", "Bob", "Cem", "Dora", "Emil")}) > 2


def test_a_ring_and_a_mark_show_the_side() -> None:
    plain, *sides = (
        portrait_pixmap(Face("Ann"), 64, 1.0, side).toImage() for side in (None, 0, 1, 2)
    )
    assert all(one != other for one, other in combinations([plain, *sides], 2))
