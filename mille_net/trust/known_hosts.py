"""What a guest stores about hosts."""

import logging
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from mille_net.limits import TOKEN_BYTES
from mille_net.state_file import StateFile
from mille_net.trust.left_table import HOSTS_FILE, LeftTable

_LOG = logging.getLogger(__name__)

#: Maximum number of hosts, and of games of each; the oldest are dropped.
_HOSTS_KEPT = 100
_GAMES_KEPT = 20
_ADDRESSES_KEPT = 8
#: Seconds for which a return to a seat is offered: a long evening.
_SEAT_KEPT = 12 * 3600.0


class _Host(msgspec.Struct):
    """The stored data of one host; `name` is empty until it has admitted this guest."""

    name: str = ""
    #: The latest first.
    addresses: list[str] = []
    #: Token by game id in hexadecimal digits, the newest last.
    tokens: dict[str, bytes] = {}
    #: When this guest was last seen in a seat of a match that goes on; None without one.
    seat_at: float | None = None


class KnownHosts:
    """Stores known hosts and this guest's tokens; every change is saved at once.

    Hosts are known by the hash of their certificate: a host that copies the ids of another one gets
    another token. The file is read each time, because other windows may have changed it. What
    cannot be written is kept in memory: without a disk, a guest keeps its seat until the program
    ends.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` may not exist yet."""
        self._file = StateFile(folder / HOSTS_FILE, dict[str, _Host])
        #: The hosts whose latest changes could not be written, by certificate.
        self._unwritten: dict[str, _Host] = {}

    def knows_game(self, certificate: str, game: str) -> bool:
        """Return True if this guest has a token for a game of a host that has admitted it.

        The arguments are the first hexadecimal digits of the certificate's hash and the game id.
        """
        return any(
            bool(host.name)
            and known.startswith(certificate)
            and any(token.startswith(game) for token in host.tokens)
            for known, host in self._read().items()
        )

    def addresses(self, beginning: str) -> tuple[str, ...]:
        """Return earlier addresses of hosts with this fingerprint, the latest first."""
        return tuple(
            address
            for certificate, host in self._read().items()
            if certificate.startswith(beginning)
            for address in host.addresses
        )

    def places(self, most: int = _HOSTS_KEPT) -> tuple[tuple[str, ...], ...]:
        """Return the addresses of each host that has admitted this guest, the latest host first."""
        hosts = [tuple(host.addresses) for host in self._read().values() if host.addresses]
        return tuple(hosts[: -most - 1 : -1])

    def token(self, certificate: bytes, game: bytes) -> bytes:
        """Return the 32-byte token for a game; a new one is saved first."""
        known = self._read().get(certificate.hex())
        token = None if known is None else known.tokens.get(game.hex())
        if token is None:
            token = secrets.token_bytes(TOKEN_BYTES)
            self.keep_token(certificate, game, token)
        return token

    def keep_token(self, certificate: bytes, game: bytes, token: bytes) -> None:
        """Use a token for another game of the same host as well."""

        def keep(entry: _Host) -> None:
            entry.tokens[game.hex()] = token
            _keep_last(entry.tokens, _GAMES_KEPT)

        self._change(certificate, keep)

    def trust(self, certificate: bytes, name: str, address: str) -> None:
        """Store a host that has admitted this guest, with its address."""

        def trust(entry: _Host) -> None:
            addresses = [address, *(old for old in entry.addresses if old != address)]
            entry.name = name
            entry.addresses = addresses[:_ADDRESSES_KEPT]

        self._change(certificate, trust)

    def keep_seat(self, certificate: bytes, has_seat: bool) -> None:
        """Store whether this guest has a seat in a match of a host, to which it may return."""

        def keep(entry: _Host) -> None:
            entry.seat_at = time.time() if has_seat else None

        self._change(certificate, keep)

    def left_table(self) -> LeftTable | None:
        """Return the latest table where this guest had a seat when its program was stopped."""
        since = time.time() - _SEAT_KEPT
        left = [
            LeftTable(host.name, certificate, host.seat_at)
            for certificate, host in self._read().items()
            if host.seat_at is not None and host.seat_at > since
        ]
        return max(left, key=lambda table: table.when, default=None)

    def _read(self) -> dict[str, _Host]:
        """Return the stored hosts by certificate in hexadecimal digits, the latest last."""
        try:
            stored = self._file.read() or {}
        except OSError as error:
            _LOG.warning("the known hosts cannot be read: %s", error)
            stored = {}
        return {**stored, **self._unwritten}

    def _change(self, certificate: bytes, change: Callable[[_Host], None]) -> None:
        hosts = self._read()
        entry = hosts.pop(certificate.hex(), None) or _Host()
        change(entry)
        hosts[certificate.hex()] = entry
        _keep_last(hosts, _HOSTS_KEPT)
        try:
            self._file.write(hosts)
        except OSError as error:
            _LOG.warning("a host is known until the program ends only: %s", error)
            self._unwritten[certificate.hex()] = entry
        else:
            self._unwritten.clear()


def _keep_last(entries: dict[str, Any], most: int) -> None:
    """Drop the oldest entries until there are no more than `most`."""
    for name in list(entries)[: max(0, len(entries) - most)]:
        del entries[name]
