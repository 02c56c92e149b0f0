"""Who a host is."""

import datetime
import logging
import os
import stat

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from mille_net.trust.certificates import Identity, certificate_hash


def test_the_certificate_is_what_the_protocol_promises(tmp_path):
    identity = Identity.load_or_make(tmp_path)
    certificate = x509.load_pem_x509_certificate(identity.path.read_bytes())
    key = certificate.public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert key.curve.name == "secp256r1"
    assert certificate.issuer == certificate.subject
    certificate.verify_directly_issued_by(certificate)
    assert certificate.not_valid_before_utc == datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
    assert certificate.not_valid_after_utc == datetime.datetime(2049, 12, 31, tzinfo=datetime.UTC)
    der = certificate.public_bytes(serialization.Encoding.DER)
    assert certificate_hash(der) == identity.certificate
    assert certificate.subject.rfc4514_string() == "CN=Mille"


def test_a_host_stays_who_it_is(tmp_path):
    assert Identity.load_or_make(tmp_path / "new") == Identity.load_or_make(tmp_path / "new")
    assert Identity.load_or_make(tmp_path / "other") != Identity.load_or_make(tmp_path / "new")


@pytest.mark.skipif(os.name != "posix", reason="the system has no such permissions")
def test_nobody_else_may_read_the_key_even_if_somebody_could(tmp_path):
    path = Identity.load_or_make(tmp_path).path
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    Identity.load_or_make(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def halves(pem: bytes) -> tuple[bytes, bytes]:
    end = pem.index(b"-----BEGIN CERTIFICATE")
    return pem[:end], pem[end:]


@pytest.mark.parametrize("damage", ["rubbish", "half", "another key"])
def test_a_damaged_identity_is_set_aside_and_made_anew(tmp_path, damage, caplog):
    caplog.set_level(logging.CRITICAL, "mille_net.trust.certificates")
    old = Identity.load_or_make(tmp_path)
    key, certificate = halves(old.path.read_bytes())
    other, _ = halves(Identity.load_or_make(tmp_path / "other").path.read_bytes())
    content = {"rubbish": b"x", "half": key, "another key": other + certificate}[damage]
    old.path.write_bytes(content)
    new = Identity.load_or_make(tmp_path)
    assert new.certificate != old.certificate
    assert new.path.with_name("host.pem.damaged").read_bytes() == content
