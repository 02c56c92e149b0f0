"""The name that stands there before anybody has given one."""

import getpass
from types import SimpleNamespace

import pytest

from mille_qt.ui.settings import MAX_NAME
from mille_qt.ui.setup.known_names import account_name

pwd = pytest.importorskip("pwd", reason="only Unix has such a list of accounts")


@pytest.mark.parametrize(
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
    def entry(_login: str) -> SimpleNamespace:
        if full is None:
            raise KeyError(_login)
        return SimpleNamespace(pw_gecos=full)

    monkeypatch.setattr(getpass, "getuser", lambda: login)
    monkeypatch.setattr(pwd, "getpwnam", entry)
    assert account_name() == name
