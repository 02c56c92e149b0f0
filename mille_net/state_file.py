"""Small state on disk, in two generations: no crash and no full disk takes both."""

import hashlib
import logging
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from mille_rules.journal import sync_folder, write_draft

_LOG = logging.getLogger(__name__)

T = TypeVar("T")

#: The first word of every file, before the checksum of what follows the first line.
_FORMAT = b"mille-state-1"
#: Tokens and deal secrets are nobody else's affair.
_PRIVATE = 0o600


class StateFile(Generic[T]):
    """One value of a type that msgspec knows, as JSON with a checksum, in two generations."""

    def __init__(self, path: Path, kind: type[T]) -> None:
        self._path = path
        self._kind = kind
        self._previous = path.with_name(f"{path.name}.previous")

    def read(self) -> T | None:
        """The newest sound value, None where there is none.

        A damaged generation is kept beside the file as `.damaged`. Raises OSError where a file
        is there but cannot be read.
        """
        for path in (self._path, self._previous):
            value = self._sound(path)
            if value is not None:
                return value
        return None

    def write(self, value: T) -> None:
        """Have a value on disk before this returns; the folder is made if need be.

        Raises OSError where that fails; `read` then still gives the value from before.
        """
        body = msgspec.json.encode(value)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = write_draft(self._path, _head(body) + body, _PRIVATE)
        try:
            # A damaged file must not take the place of a sound previous one.
            if self._sound(self._path) is not None:
                self._path.replace(self._previous)
            draft.replace(self._path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
        sync_folder(self._path.parent)

    def _sound(self, path: Path) -> T | None:
        """The value in one generation; what is damaged is set aside."""
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return None
        head, _, body = data.partition(b"\n")
        try:
            if head + b"\n" != _head(body):
                raise ValueError("expected the checksum of what follows")
            return msgspec.json.decode(body, type=self._kind)
        # msgspec's errors are ValueErrors; what is nested too deeply is Python's.
        except (ValueError, RecursionError) as error:
            _LOG.warning("%s is damaged and set aside: %s", path, error)
            path.replace(path.with_name(f"{path.name}.damaged"))
            return None


def _head(body: bytes) -> bytes:
    return b"%s %s\n" % (_FORMAT, hashlib.sha256(body).hexdigest().encode())
