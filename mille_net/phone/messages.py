"""The messages inside sealed frames, as JSON; PHONE.md describes them."""

from enum import IntEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from mille_net.limits import MAX_INT

Number = Annotated[int, Meta(ge=0, le=MAX_INT)]
#: The code of a language, perhaps with a region.
Language = Annotated[str, Meta(pattern=r"\A[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}\Z")]

#: The public value of a phone, from which its own key is made: 32 bytes as base64url.
PublicValue = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{43}\Z")]


class CloseCode(IntEnum):
    """Why the host closes a connection."""

    NORMAL = 1000
    BROKEN = 4400  # a frame was not sealed with the key, or its message is not allowed here
    UNKNOWN_KEY = 4401
    TOO_SLOW = 4408
    CODE_TAKEN = 4409
    ELSEWHERE = 4410  # another connection uses the key
    TOO_MANY = 4429  # connections, or frames


class FromPhone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a phone; without content it is a ping."""

    language: Language | None = None
    picture: Number | None = None
    choice: Number | None = None
    start: PublicValue | None = None

    def __post_init__(self) -> None:
        if (self.picture is None) != (self.choice is None):
            raise ValueError("expected a picture and a choice")


#: A message without content, which answers itself: so a phone knows that its host still hears it.
PING = FromPhone()
PING_TEXT = b"{}"


def read(text: bytes) -> FromPhone:
    """Return the message of a phone. Raises ValueError."""
    try:
        return msgspec.json.decode(text, type=FromPhone)
    except RecursionError as error:
        raise ValueError("expected a flat object") from error


def picture_text(picture: object) -> bytes:
    """Return a message with a picture."""
    return msgspec.json.encode({"picture": picture})


def player_text(player: str) -> bytes:
    """Return the message that says for whom a key is."""
    return msgspec.json.encode({"player": player})


def key_text(value: str, player: str) -> bytes:
    """Return the message with the host's public value, from which a phone makes its own key."""
    return msgspec.json.encode({"key": value, "player": player})


def ended_text() -> bytes:
    """Return the message that says that a phone is not wanted any more."""
    return msgspec.json.encode({"ended": True})
