"""The public announcement of a table; it never contains a player, a token or the code."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from mille_net.limits import MAX_SEATS, VERSIONS
from mille_net.untrusted_text import cleaned

SERVICE = "_millebornes._tcp.local."

#: Keys of the TXT record.
_PLAYING = {"lobby": False, "play": True}
_CODE = {"0": False, "1": True}
_GAME = re.compile(r"[0-9a-f]{8}\Z")
_FINGERPRINT = re.compile(r"[0-9a-f]{16}\Z")
_SEATS = re.compile(r"([0-9])/([0-9])\Z")
_VERSIONS = re.compile(r"([0-9]{1,4})-([0-9]{1,4})\Z")
_RULES = re.compile(r"[a-z-]{1,32}\Z")


class Announcement(NamedTuple):
    """The announced properties of a table."""

    name: str
    #: The first 8 hexadecimal digits of the game id.
    game: str
    taken: int
    seats: int
    playing: bool
    #: True if a code is needed to join.
    code: bool
    #: The first 16 hexadecimal digits of the certificate's hash.
    fingerprint: str
    #: Name of the rule set; may be empty.
    rules: str = ""
    versions: tuple[int, int] = VERSIONS


def to_txt(table: Announcement) -> dict[str, str]:
    """Return the TXT record."""
    lowest, highest = table.versions
    return {
        "v": f"{lowest}-{highest}",
        "id": table.game,
        "n": table.name,
        "s": f"{table.taken}/{table.seats}",
        "st": "play" if table.playing else "lobby",
        "c": "1" if table.code else "0",
        "fp": table.fingerprint,
        "r": table.rules,
    }


def from_txt(txt: Mapping[bytes, bytes | None]) -> Announcement | None:
    """Return the announcement in a TXT record, with a cleaned name; None if it is invalid."""
    try:
        return _read({key.decode(): (value or b"").decode() for key, value in txt.items()})
    except (KeyError, ValueError):  # undecodable bytes raise a ValueError
        return None


def _read(txt: dict[str, str]) -> Announcement | None:
    name = cleaned(txt["n"])
    taken, seats = _numbers(_SEATS, txt["s"])
    lowest, highest = _numbers(_VERSIONS, txt["v"])
    rules = txt.get("r", "")
    if not name or not _GAME.match(txt["id"]) or not _FINGERPRINT.match(txt["fp"]):
        return None
    if not (taken <= seats and 2 <= seats <= MAX_SEATS and lowest <= highest):
        return None
    return Announcement(
        name=name,
        game=txt["id"],
        taken=taken,
        seats=seats,
        playing=_PLAYING[txt["st"]],
        code=_CODE[txt["c"]],
        fingerprint=txt["fp"],
        rules=rules if _RULES.match(rules) else "",
        versions=(lowest, highest),
    )


def _numbers(pattern: re.Pattern[str], text: str) -> tuple[int, int]:
    found = pattern.match(text)
    if found is None:
        raise ValueError(f"expected {pattern.pattern!r}, not {text!r}")
    return int(found[1]), int(found[2])
