"""What a guest must remember of hosts, between two runs of the program too."""

from typing import Protocol

from mille_net.trust.known_hosts import CertificateStatus


class HostMemory(Protocol):
    """Hosts by their id, with their certificates, and one token for each of their games."""

    def certificate_status(self, host: bytes, certificate: bytes) -> CertificateStatus:
        """What to think of a host that shows the certificate with this hash."""

    def token(self, host: bytes, game: bytes) -> bytes:
        """The token for a game, 32 bytes; a new one is kept before it is returned."""

    def keep_token(self, host: bytes, game: bytes, token: bytes) -> None:
        """Use this token for another game of the same host, too."""

    def trust(self, host: bytes, certificate: bytes, name: str, address: str) -> None:
        """Remember a host that has let this guest in, and where it was reached."""
