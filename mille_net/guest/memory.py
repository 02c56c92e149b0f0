"""What a guest stores about hosts."""

from typing import Protocol


class HostMemory(Protocol):
    """Stores a token for each game of each host; hosts are known by their certificate's hash."""

    def token(self, certificate: bytes, game: bytes) -> bytes:
        """Return the 32-byte token for a game; a new one is stored first."""

    def keep_token(self, certificate: bytes, game: bytes, token: bytes) -> None:
        """Use a token for another game of the same host as well."""

    def trust(self, certificate: bytes, name: str, address: str) -> None:
        """Store a host that has let this guest in, with its address."""

    def keep_seat(self, certificate: bytes, has_seat: bool) -> None:
        """Store whether this guest has a seat in a match of a host, to which it may return."""
