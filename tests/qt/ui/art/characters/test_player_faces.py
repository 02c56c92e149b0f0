"""People's portraits and colours: stored with their names, and never taken on trust."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_qt.ui.art.characters.cast import computer_face
from mille_qt.ui.art.characters.face import COLOURS, PORTRAITS, Face, known_face
from mille_qt.ui.player_faces import face_of_person, face_of_player, keep_face
from mille_qt.ui.setting_formats import PLAYERS_REMEMBERED, read_faces, write_faces
from mille_qt.ui.settings import Settings
from tests.examples import each

NUMBERS = st.one_of(st.none(), st.integers())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def test_a_face_is_remembered_with_the_name(settings: Settings, tmp_path: Path) -> None:
    keep_face(settings, Face("Ann", "scarf", 2))
    keep_face(settings, Face("Bob", "", 7))
    settings.write()
    again = Settings(tmp_path / "settings.ini")
    assert face_of_person(again, "Ann") == Face("Ann", "scarf", 2)
    assert face_of_person(again, "Bob") == Face("Bob", "", 7)
    assert face_of_person(again, "Cem") == Face("Cem")


def test_nothing_is_stored_without_a_name_or_a_choice(settings: Settings) -> None:
    keep_face(settings, Face("", "scarf", 2))
    keep_face(settings, Face("Ann"))
    assert settings.faces == {}


def test_a_choice_can_be_taken_back(settings: Settings) -> None:
    keep_face(settings, Face("Ann", "scarf", 2))
    keep_face(settings, Face("Ann"))
    assert face_of_person(settings, "Ann") == Face("Ann")


def test_a_person_called_like_a_character_has_their_own_face(settings: Settings) -> None:
    assert face_of_player(settings, "Odette", computer=False) == Face("Odette")
    assert face_of_player(settings, "Odette", computer=True) == computer_face("Odette")


@each(
    ("stored", "face"),
    [
        ('["no portrait of ours", 3]', Face("Ann", "", 3)),
        ('["scarf", 99]', Face("Ann", "scarf")),
        ('["scarf", -1]', Face("Ann", "scarf")),
        ('["scarf", true]', Face("Ann", "scarf")),
        ("[12, null]", Face("Ann")),
        ('["../../icon", "red"]', Face("Ann")),
    ],
)
def test_what_a_file_says_is_used_where_it_is_known(stored: str, face: Face) -> None:
    assert read_faces(f'{{"Ann": {stored}}}') == {"Ann": face}


def test_a_family_and_its_friends_are_remembered() -> None:
    many = {f"Player {number}": Face(f"Player {number}", "bald") for number in range(99)}
    assert list(read_faces(write_faces(many)).values()) == list(many.values())[-PLAYERS_REMEMBERED:]


@given(portrait=NUMBERS, colour=NUMBERS)
def test_any_numbers_make_a_face_that_can_be_shown(
    portrait: int | None, colour: int | None
) -> None:
    face = known_face("Ann", portrait, colour)
    assert face.portrait in ("", *PORTRAITS)
    assert face.colour is None or face.colour in range(len(COLOURS))
    assert (face.ground is None) == (face.colour is None and bool(face.portrait))


@given(st.sampled_from(["", *PORTRAITS]), st.one_of(st.none(), st.integers(0, len(COLOURS) - 1)))
def test_the_numbers_of_a_face_make_it_again(portrait: str, colour: int | None) -> None:
    face = Face("Ann", portrait, colour)
    assert known_face("Ann", *face.numbers) == face
