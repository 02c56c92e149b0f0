"""The names of the people who play here, for fields that ask for names."""

import getpass
import sys
import unicodedata
from collections.abc import Collection, Iterable, Sequence

from mille_qt.ui.settings import MAX_NAME, Settings
from mille_rules.rulesets import SEAT_COUNTS

#: Names of accounts that belong to no person.
_ROLES = {"admin", "administrator", "guest", "live", "nobody", "root", "system", "user"}
#: Characters in names besides letters and their marks.
_IN_NAMES = "-'’"
_DIGITS = "0123456789"


def account_name() -> str:
    """Return the user's given name, or else the account name; empty if neither is usable."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    of_login = login.replace(".", " ").replace("_", " ")
    return (_given_name(_full_name(login).split()) or _given_name(of_login.split()))[:MAX_NAME]


def _given_name(words: Iterable[str]) -> str:
    """Return the first word that can be a given name, empty for none.

    Titles, initials and numbers are none, nor are family names that stand in capitals before.
    """
    plain = [word.strip(_DIGITS) for word in words]
    if any(word.casefold() in _ROLES for word in plain):
        return ""
    names = [word for word in plain if len(word) > 1 and all(map(_is_in_names, word))]
    name = next((name for name in names if not name.isupper()), "")
    if name:
        return name[:1].upper() + name[1:]
    return names[0].title() if names else ""


def _is_in_names(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LM" or sign in _IN_NAMES


if sys.platform == "win32":
    import ctypes

    #: Windows' name format for display.
    _NAME_DISPLAY = 3
    #: Length of the longest name, including the terminating null.
    _ROOM = 257

    def _full_name(_login: str) -> str:
        text, room = ctypes.create_unicode_buffer(_ROOM), ctypes.c_ulong(_ROOM)
        secur32 = ctypes.WinDLL("secur32")
        if not secur32.GetUserNameExW(_NAME_DISPLAY, text, ctypes.byref(room)):
            return ""
        # Organisations may write names as "Smith, Ann".
        family, _comma, given = text.value.partition(",")
        return given.strip() or family

else:
    import pwd

    def _full_name(login: str) -> str:
        try:
            entry = pwd.getpwnam(login)
        except KeyError:
            return ""
        # Room and telephone numbers follow after commas; an ampersand stands for the login.
        return entry.pw_gecos.partition(",")[0].replace("&", login)


def known_names(settings: Settings) -> tuple[str, ...]:
    """Return the names used last, in order; before the first game, that of the account."""
    return settings.people or tuple(filter(None, [account_name()]))


def remember_names(settings: Settings, names: Iterable[str]) -> None:
    """Put names before those that were used earlier."""
    people = dict.fromkeys(filter(None, (*names, *settings.people)))
    settings.people = tuple(people)[: max(SEAT_COUNTS)]


def next_name(known: Sequence[str], taken: Collection[str]) -> str:
    """Return the first known name that is not taken, or an empty text."""
    return next((name for name in known if name not in taken), "")
