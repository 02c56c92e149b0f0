"""The key and certificate of a host."""

import datetime
import hashlib
import logging
from pathlib import Path
from typing import NamedTuple, Self

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from mille_rules.journal import put_in_place, replace_file, sync_folder, write_draft

_LOG = logging.getLogger(__name__)

_PEM = "host.pem"
#: Required by X.509; nobody reads it.
_COMMON_NAME = "Mille"
#: Fixed dates: a computer whose clock is wrong can still play.
_FROM = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
_UNTIL = datetime.datetime(2049, 12, 31, tzinfo=datetime.UTC)
_PRIVATE = 0o600


def certificate_hash(der: bytes) -> bytes:
    """Return the SHA-256 of a certificate in DER form, by which it is compared."""
    return hashlib.sha256(der).digest()


class Identity(NamedTuple):
    """The identity of this computer as a host, the same for all its tables."""

    #: Key and certificate, for TLS.
    path: Path
    #: The certificate's hash, by which guests know this host.
    certificate: bytes

    @classmethod
    def load_or_make(cls, folder: Path) -> Self:
        """Return the identity in a folder, created if necessary; a damaged one is renamed.

        Raises OSError if it can be neither read nor created.
        """
        path = folder / _PEM
        try:
            identity = cls._load(path)
        except FileNotFoundError:
            pass
        except ValueError as error:
            _LOG.warning("%s is damaged and set aside: %s", path, error)
            replace_file(path, path.with_name(f"{path.name}.damaged"))
        else:
            path.chmod(_PRIVATE)
            return identity
        _make(path)
        return cls._load(path)

    @classmethod
    def _load(cls, path: Path) -> Self:
        pem = path.read_bytes()
        certificate = x509.load_pem_x509_certificate(pem)
        key = serialization.load_pem_private_key(pem, password=None)
        if key.public_key() != certificate.public_key():
            raise ValueError("expected the certificate of the key in the same file")
        der = certificate.public_bytes(serialization.Encoding.DER)
        return cls(path, certificate_hash(der))


def _make(path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, _COMMON_NAME)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_FROM)
        .not_valid_after(_UNTIL)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ) + certificate.public_bytes(serialization.Encoding.PEM)
    path.parent.mkdir(parents=True, exist_ok=True)
    put_in_place(write_draft(path, pem, _PRIVATE), path)
    sync_folder(path.parent)
