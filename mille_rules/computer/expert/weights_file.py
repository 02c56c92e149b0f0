"""The file format of learned weights, written by the training and shipped."""

import json
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from sys import byteorder

from mille_rules.computer.expert.equity import LINES, Equity
from mille_rules.computer.expert.network import Layers
from mille_rules.computer.expert.numbering import FEATURES
from mille_rules.computer.expert.value import Valuer

#: The first line; the number changes with the meaning of features or layers.
_FIRST_LINE = b"mille-value 1\n"
#: Chances are written as whole numbers up to this.
_CERTAIN = 10_000

#: The shipped files, by the number of seats.
_LEARNED = {2: "two-seats"}

Rows = Sequence[Sequence[int]]


class DamagedWeightsError(Exception):
    """A file of weights that is of another version, incomplete or changed."""


def packed(layers: Sequence[Rows], equity: Sequence[Sequence[float]]) -> bytes:
    """Return the content of a file with layers, in units of network.SCALE, and chances."""
    chances = [[round(chance * _CERTAIN) for chance in row] for row in equity]
    tables = [*layers, chances]
    numbers = array("h", [number for table in tables for row in table for number in row])
    if byteorder == "big":
        numbers.byteswap()
    body = zlib.compress(numbers.tobytes(), level=9)
    sizes = [[len(table), len(table[0])] for table in tables]
    head = {"sizes": sizes, "sha256": sha256(body).hexdigest()}
    return _FIRST_LINE + json.dumps(head).encode() + b"\n" + body


def unpacked(data: bytes) -> tuple[list[list[list[int]]], Equity]:
    """Parse the content of a file; raises DamagedWeightsError."""
    if not data.startswith(_FIRST_LINE):
        raise DamagedWeightsError(f"expected {_FIRST_LINE!r} at the start, got {data[:20]!r}")
    try:
        line, body = data[len(_FIRST_LINE) :].split(b"\n", 1)
        head = json.loads(line)
        sizes, expected = head["sizes"], head["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedWeightsError(f"the second line is not the head of weights: {error}") from None
    if sha256(body).hexdigest() != expected:
        raise DamagedWeightsError("the weights are not those that were written: wrong checksum")
    numbers = array("h", zlib.decompress(body))
    if byteorder == "big":
        numbers.byteswap()
    *layers, chances = _tables(numbers.tolist(), sizes)
    if len(layers[0]) != FEATURES + 1 or len(chances) != LINES:
        raise DamagedWeightsError(f"expected {FEATURES} features, got {len(layers[0]) - 1}")
    return layers, Equity([[chance / _CERTAIN for chance in row] for row in chances])


def _tables(numbers: list[int], sizes: list[list[int]]) -> list[list[list[int]]]:
    tables, start = [], 0
    for rows, columns in sizes:
        table = []
        for _ in range(rows):
            table.append(numbers[start : start + columns])
            start += columns
        tables.append(table)
    return tables


def shipped_valuer(seats: int) -> Valuer | None:
    """Return the valuer for a number of seats, None if nothing was learned for it.

    Raises DamagedWeightsError.
    """
    name = _LEARNED.get(seats)
    return None if name is None else _read(name)[0]


def shipped_equity() -> Equity:
    """Return the chances to win a match between two sides; raises DamagedWeightsError."""
    return _read(_LEARNED[2])[1]


@cache
def _read(name: str) -> tuple[Valuer, Equity]:
    data = files("mille_rules.computer").joinpath(f"learned/{name}.bin").read_bytes()
    layers, equity = unpacked(data)
    return Valuer(Layers(*layers), equity), equity
