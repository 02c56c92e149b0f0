"""Names of files that every system takes, and that people can read."""

from hypothesis import given
from hypothesis import strategies as st

from mille_rules.file_names import MAX_BYTES, file_name, numbered, plain_name, title_of
from tests.examples import each


@given(st.text())
def test_any_text_becomes_a_name_that_every_system_takes(text: str) -> None:
    name = plain_name(text)
    assert not set(name) & set('<>:"/\\|?*\0')
    assert name == name.strip(" .")
    assert len(name.encode()) <= MAX_BYTES + 1
    assert all(c.isprintable() for c in name)
    assert plain_name(name) == name, "a name stays as it is"


@given(st.lists(st.text(max_size=300), max_size=6))
def test_a_match_of_any_players_has_a_name_that_begins_with_its_day(names: list[str]) -> None:
    assert file_name(names, "2026-11-21 18.30").startswith("2026-11-21 18.30")


def test_a_usual_name_is_just_what_one_would_write() -> None:
    assert file_name(["Ann", "Élodie"], "2026-11-21 18.30") == "2026-11-21 18.30 Ann, Élodie"
    assert numbered("a", 1) == "a.mille"
    assert numbered("a", 2) == "a (2).mille"


@each("device", ["con", "NUL", "com1", "lpt9", "COM²", "CONOUT$"])
def test_names_that_windows_gives_to_devices_are_changed(device: str) -> None:
    assert plain_name(device) == f"{device}-"
    # Whatever comes behind the first dot, it is the device.
    assert plain_name(f"{device}.x.y") == f"{device}-.x.y"
    assert plain_name(f"{device} .x") == f"{device} -.x"


def test_nothing_is_left_of_what_no_name_can_be_made_of() -> None:
    assert plain_name(" ... ") == plain_name("\0\n") == ""


def test_a_name_that_was_given_is_told_from_a_title() -> None:
    given = numbered(file_name(["Ann", "Bob"], "2026-11-21 18.30"), 2)
    assert title_of(given) == ""
    assert title_of("2026, a long year.mille") == "2026, a long year"
