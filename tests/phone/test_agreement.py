"""The page's X25519, in the browser engine: RFC 7748, and the same as `cryptography`."""

import json
import random

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from mille_net.phone.sealing import agreed_key
from mille_qt.ui.paths import resource
from tests.phone.browser import Tab

HELP = """
const bytes = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
"""


@pytest.fixture(scope="module")
def agreeing(engine: list[Tab]) -> Tab:
    """A page with the cryptography alone."""
    tab = engine[0]
    tab.ask("Page.navigate", url="about:blank")
    scripts = [
        resource("phone", f"{name}.js").read_text("utf-8") for name in ("sealed", "agreement")
    ]
    tab.ask("Runtime.evaluate", expression="".join(scripts) + HELP)
    return tab


@pytest.mark.parametrize(
    ("secret", "point", "result"),
    [
        (
            "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
            "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
            "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
        ),
        (
            "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
            "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
            "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
        ),
    ],
)
def test_the_function_gives_the_results_of_the_rfc(
    agreeing: Tab, secret: str, point: str, result: str
) -> None:
    assert agreeing.js(f"hex(x25519(bytes('{secret}'), bytes('{point}')))") == result


def test_page_and_host_agree_upon_a_key(agreeing: Tab) -> None:
    chance = random.Random(7)
    for _ in range(50):
        theirs, ours = chance.randbytes(32), chance.randbytes(32)
        private = X25519PrivateKey.from_private_bytes(theirs)
        public, key = agreed_key(ours, private.public_key().public_bytes_raw())
        call = f"""(() => {{
            const agreement = new Agreement();
            agreement.secret = bytes('{theirs.hex()}');
            const nine = Uint8Array.from({{ length: 32 }}, (_, i) => i ? 0 : 9);
            const value = x25519(agreement.secret, nine);
            return JSON.stringify([hex(value), hex(agreement.key(bytes('{public.hex()}')))]);
        }})()"""
        value, agreed = json.loads(agreeing.js(call))
        assert bytes.fromhex(value) == private.public_key().public_bytes_raw()
        assert bytes.fromhex(agreed) == key


def test_every_agreement_has_a_secret_of_its_own(agreeing: Tab) -> None:
    assert agreeing.js("hex(new Agreement().value) !== hex(new Agreement().value)")
