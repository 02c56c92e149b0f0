"""What a guest stores about hosts."""

from typing import Protocol

from mille_net.trust.known_hosts import CertificateStatus


class HostMemory(Protocol):
    """Stores the certificate of each host, and a token for each of its games."""

    def certificate_status(self, host: bytes, certificate: bytes) -> CertificateStatus:
        """Compare a certificate's hash with the one stored for a host."""

    def token(self, host: bytes, game: bytes) -> bytes:
        """Return the 32-byte token for a game; a new one is stored first."""

    def keep_token(self, host: bytes, game: bytes, token: bytes) -> None:
        """Use a token for another game of the same host as well."""

    def trust(self, host: bytes, certificate: bytes, name: str, address: str) -> None:
        """Store a host that has let this guest in, with its address."""
