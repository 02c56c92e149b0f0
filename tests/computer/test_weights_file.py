"""The shipped weights: whole in the package, and refused when anything is wrong with them."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from mille_rules.computer.expert.network import Layers
from mille_rules.computer.expert.weights_file import DamagedWeightsError, shipped_valuer, unpacked

NAMES = ("two-seats",)


def data(name: str) -> bytes:
    """The bytes of a file of weights in the package."""
    return files("mille_rules.computer").joinpath(f"learned/{name}.bin").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_they_are_whole_and_small(name: str) -> None:
    layers, _ = unpacked(data(name))
    Layers(*layers)
    assert len(data(name)) < 300_000


def test_they_are_read_once() -> None:
    assert shipped_valuer(2) is shipped_valuer(2)


def test_for_more_than_two_seats_nothing_is_shipped() -> None:
    assert [shipped_valuer(seats) for seats in (3, 4, 6)] == [None] * 3


_DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "another version": (lambda d: d.replace(b"mille-value 1", b"mille-value 2", 1), "start"),
    "not weights at all": (lambda d: b"\x89PNG\r\n" + d, "start"),
    "no head": (lambda d: d[: d.index(b"\n") + 1] + b"nothing\n", "head"),
    "an empty head": (lambda d: d[: d.index(b"\n") + 1] + b"{}\n", "head"),
    "cut off": (lambda d: d[:-1], "checksum"),
    "one byte changed": (lambda d: d[:-5] + bytes([d[-5] ^ 1]) + d[-4:], "checksum"),
}


@pytest.mark.parametrize("damage", _DAMAGE)
def test_damaged_ones_are_refused_with_what_is_wrong(damage: str) -> None:
    spoil, words = _DAMAGE[damage]
    with pytest.raises(DamagedWeightsError, match=words):
        unpacked(spoil(data("two-seats")))
