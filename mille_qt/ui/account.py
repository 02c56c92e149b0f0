"""What whoever is logged in is called, for the name that stands there at first."""

import sys
import unicodedata
from collections.abc import Iterable

from mille_qt.ui.settings import MAX_NAME

#: What stands in accounts that are nobody's own: for the system, or for trying it.
_ROLES = {"admin", "administrator", "guest", "live", "nobody", "root", "system", "user"}
#: What names have besides letters and their marks.
_IN_NAMES = "-'’"
_DIGITS = "0123456789"


def account_name() -> str:
    """The given name of who is logged in, else what the account is called; empty for neither."""
    # Only where nobody has played yet somebody asks.
    import getpass

    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    of_login = login.replace(".", " ").replace("_", " ")
    return (_given_name(_full_name(login).split()) or _given_name(of_login.split()))[:MAX_NAME]


def _given_name(words: Iterable[str]) -> str:
    """The first of these that can be a given name, as people write names; empty for none.

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
    #: Of the forms that Windows has of an account's name: as it is shown to people.
    _NAME_DISPLAY = 3
    #: Signs that the longest name has, and its end.
    _ROOM = 257

    def _full_name(_login: str) -> str:
        import ctypes

        text, room = ctypes.create_unicode_buffer(_ROOM), ctypes.c_ulong(_ROOM)
        secur32 = ctypes.WinDLL("secur32")
        if not secur32.GetUserNameExW(_NAME_DISPLAY, text, ctypes.byref(room)):
            return ""
        # Where many people work they may stand in a list as "Smith, Ann".
        family, _comma, given = text.value.partition(",")
        return given.strip() or family

else:

    def _full_name(login: str) -> str:
        import pwd

        try:
            entry = pwd.getpwnam(login)
        except KeyError:
            return ""
        # Behind commas come a room and telephone numbers; an ampersand stands for the login.
        return entry.pw_gecos.partition(",")[0].replace("&", login)
