"""The names that fields begin with: those used last, in order, or the account's."""

import getpass
from pathlib import Path
from types import SimpleNamespace

import pytest

from mille_qt.ui.settings import MAX_NAME, Settings
from mille_qt.ui.setup.known_names import account_name, known_names, next_name, remember_names
from mille_qt.ui.setup.usual_game import HUMAN, UsualGame
from mille_rules import DEFAULT_RULES, Header, Sitter
from tests.examples import each


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Make settings that nobody has touched, on zoe's account."""
    monkeypatch.setattr(getpass, "getuser", lambda: "zoe")
    return Settings(tmp_path / "settings.ini")


def test_at_first_there_is_the_account(settings: Settings) -> None:
    assert known_names(settings) == ("Zoe",)


def test_then_those_who_played_last_and_those_before(settings: Settings) -> None:
    remember_names(settings, ["Anna", "Marcel"])
    remember_names(settings, ["Yvette", "", "Anna"])
    assert known_names(settings) == ("Yvette", "Anna", "Marcel")
    assert next_name(known_names(settings), {"Yvette"}) == "Anna"
    assert next_name(known_names(settings), {"Yvette", "Anna", "Marcel"}) == ""


def test_no_more_than_a_table_has_seats(settings: Settings) -> None:
    remember_names(settings, "ABCDEFGH")
    assert known_names(settings) == tuple("ABCDEF")


def test_a_game_keeps_the_names_of_its_people(settings: Settings) -> None:
    sitters = Sitter(HUMAN, "Anna"), Sitter("computer-normal", "Marcel")
    UsualGame(Header(DEFAULT_RULES, sitters), None, False).keep(settings)
    assert known_names(settings) == ("Anna",)


@each(
    ("login", "full", "name"),
    [
        ("jdupont", "Jeanne Dupont,Room 12,,", "Jeanne"),
        ("jdupont", "DUPONT Jean-Luc", "Jean-Luc"),
        ("jdupont", "JEANNE", "Jeanne"),
        ("zoe", "& Müller", "Zoe"),
        ("ann", "Dr. A. O’Hara", "O’Hara"),
        ("priya", "अनिता शर्मा", "अनिता"),
        ("jdupont", "", "Jdupont"),
        ("jdupont", None, "Jdupont"),
        ("jeanne.dupont", ",,,", "Jeanne"),
        ("anna2", "", "Anna"),
        ("u83121", "", ""),
        ("root", "root", ""),
        ("mint", "Live session user", "Mint"),
        ("guest", "Guest", ""),
        ("anna", "A" + "n" * 80, "A" + "n" * (MAX_NAME - 1)),
        ("broken", "\udce9\udce8", "Broken"),
    ],
)
def test_who_is_logged_in_is_called_by_the_given_name_or_else_by_the_account(
    login: str, full: str | None, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pwd = pytest.importorskip("pwd", reason="only Unix has such a list of accounts")

    def entry(_login: str) -> SimpleNamespace:
        if full is None:
            raise KeyError(_login)
        return SimpleNamespace(pw_gecos=full)

    monkeypatch.setattr(getpass, "getuser", lambda: login)
    monkeypatch.setattr(pwd, "getpwnam", entry)
    assert account_name() == name
