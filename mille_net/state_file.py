"""A small file with a previous generation, so that a crash or full disk loses neither."""

import hashlib
import logging
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from mille_rules.journal import put_in_place, replace_file, sync_folder, write_draft

_LOG = logging.getLogger(__name__)

T = TypeVar("T")

#: The first word of every file, before the checksum of all but the first line.
_FORMAT = b"mille-state-1"
#: Private, because of tokens and deal secrets.
_PRIVATE = 0o600


class StateFile(Generic[T]):
    """Stores a value of a msgspec type as JSON with a checksum, in two generations."""

    def __init__(self, path: Path, kind: type[T]) -> None:
        self._path = path
        self._kind = kind
        self._previous = path.with_name(f"{path.name}.previous")

    def read(self) -> T | None:
        """Return the newest valid value, or None.

        A damaged generation is renamed to `.damaged`. Raises OSError if a file exists but
        cannot be read.
        """
        for path in (self._path, self._previous):
            value = self._sound(path)
            if value is not None:
                return value
        return None

    def write(self, value: T) -> None:
        """Save a value, creating the folder if necessary.

        Raises OSError if that fails; `read` then returns the previous value.
        """
        body = msgspec.json.encode(value)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = write_draft(self._path, _head(body) + body, _PRIVATE)
        try:
            # A damaged file must not replace a valid previous one.
            if self._sound(self._path) is not None:
                replace_file(self._path, self._previous)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
        put_in_place(draft, self._path)
        sync_folder(self._path.parent)

    def delete(self) -> None:
        """Delete all generations. Raises OSError if that fails."""
        for path in (self._path, self._previous):
            path.unlink(missing_ok=True)

    def _sound(self, path: Path) -> T | None:
        """Return the value of one generation; renames a damaged one."""
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return None
        head, _, body = data.partition(b"\n")
        try:
            if head + b"\n" != _head(body):
                raise ValueError("expected the checksum of what follows")
            return msgspec.json.decode(body, type=self._kind)
        # msgspec raises ValueErrors; Python raises RecursionError for deep nesting.
        except (ValueError, RecursionError) as error:
            _LOG.warning("%s is damaged and set aside: %s", path, error)
            replace_file(path, path.with_name(f"{path.name}.damaged"))
            return None


def _head(body: bytes) -> bytes:
    return b"%s %s\n" % (_FORMAT, hashlib.sha256(body).hexdigest().encode())
