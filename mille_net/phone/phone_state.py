"""The stored port and keys of phones."""

from pathlib import Path
from typing import Annotated

import msgspec

from mille_net.limits import PHONE_KEY_BYTES, PHONE_PORT
from mille_net.phone.phone_listener import PHONES_FILE
from mille_net.state_file import StateFile

_Secret = Annotated[bytes, msgspec.Meta(min_length=PHONE_KEY_BYTES, max_length=PHONE_KEY_BYTES)]


class PhoneState(msgspec.Struct, frozen=True):
    """The port and the keys, stored so that phones need no new code after a restart."""

    port: int = PHONE_PORT
    #: The keys of phones, by player.
    keys: dict[str, _Secret] = {}

    def __repr__(self) -> str:
        return f"<PhoneState of {len(self.keys)} phones>"


def phones_file(folder: Path) -> StateFile[PhoneState]:
    """Return the file of the phones in a folder."""
    return StateFile(folder / PHONES_FILE, PhoneState)
