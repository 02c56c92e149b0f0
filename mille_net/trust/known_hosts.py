"""What a guest remembers of the hosts that it has met."""

import secrets
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from mille_net.limits import TOKEN_BYTES
from mille_net.state_file import StateFile

#: Hosts, and games of each, that a guest remembers; the oldest are forgotten first.
_HOSTS_KEPT = 100
_GAMES_KEPT = 20
_ADDRESSES_KEPT = 8


class CertificateStatus(Enum):
    """How a certificate compares with what is remembered of the host that shows it."""

    UNKNOWN = "unknown"  # first contact: the three words tell
    KNOWN = "known"
    CHANGED = "changed"  # somebody else, or a host that has lost its key: no byte for it


class _Host(msgspec.Struct):
    """What is remembered of one host; `certificate` is empty until it has let this guest in."""

    certificate: bytes = b""
    name: str = ""
    #: The latest first.
    addresses: list[str] = []
    #: Token by game id in hexadecimal digits, the newest last.
    tokens: dict[str, bytes] = {}


class KnownHosts:
    """The hosts that this computer has met as a guest, with its tokens; on disk at once.

    Host and game ids are bytes. Everything raises OSError where the disk does not do its part.
    Another window may have met others since: what is remembered is read each time.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` need not be there yet."""
        self._file = StateFile(folder / "hosts.json", dict[str, _Host])

    def certificate_status(self, host: bytes, certificate: bytes) -> CertificateStatus:
        """What to think of a host that shows the certificate with this hash."""
        remembered = self._read().get(host.hex())
        if remembered is None or not remembered.certificate:
            return CertificateStatus.UNKNOWN
        same = secrets.compare_digest(remembered.certificate, certificate)
        return CertificateStatus.KNOWN if same else CertificateStatus.CHANGED

    def knows_game(self, certificate: str, game: str) -> bool:
        """Whether this guest has a token for a game of a host that has let it in.

        Of both, the certificate's hash and the game's id, the first hexadecimal digits are given.
        """
        return any(
            bool(host.certificate)
            and host.certificate.hex().startswith(certificate)
            and any(known.startswith(game) for known in host.tokens)
            for host in self._read().values()
        )

    def addresses(self, beginning: str) -> tuple[str, ...]:
        """Where hosts have been reached whose certificate's hash begins so, the latest first."""
        return tuple(
            address
            for host in self._read().values()
            if host.certificate.hex().startswith(beginning)
            for address in host.addresses
        )

    def token(self, host: bytes, game: bytes) -> bytes:
        """The token for a game, 32 bytes; a new one is on disk before anybody is shown it."""
        known = self._read().get(host.hex())
        token = None if known is None else known.tokens.get(game.hex())
        if token is None:
            token = secrets.token_bytes(TOKEN_BYTES)
            self.keep_token(host, game, token)
        return token

    def keep_token(self, host: bytes, game: bytes, token: bytes) -> None:
        """Use this token for a game, too: the next match of a host."""

        def keep(entry: _Host) -> None:
            entry.tokens[game.hex()] = token
            _keep_last(entry.tokens, _GAMES_KEPT)

        self._change(host, keep)

    def trust(self, host: bytes, certificate: bytes, name: str, address: str) -> None:
        """Remember a host that has let this guest in, and where it was reached."""

        def trust(entry: _Host) -> None:
            addresses = [address, *(old for old in entry.addresses if old != address)]
            entry.certificate = certificate
            entry.name = name
            entry.addresses = addresses[:_ADDRESSES_KEPT]

        self._change(host, trust)

    def _read(self) -> dict[str, _Host]:
        """What is remembered, by host id in hexadecimal digits, the latest met last."""
        return self._file.read() or {}

    def _change(self, host: bytes, change: Callable[[_Host], None]) -> None:
        hosts = self._read()
        entry = hosts.pop(host.hex(), None) or _Host()
        change(entry)
        hosts[host.hex()] = entry
        _keep_last(hosts, _HOSTS_KEPT)
        self._file.write(hosts)


def _keep_last(entries: dict[str, Any], most: int) -> None:
    """Drop the oldest entries until there are no more than `most`."""
    for name in list(entries)[: max(0, len(entries) - most)]:
        del entries[name]
