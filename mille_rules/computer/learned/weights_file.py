"""The file format of what was learned, written by the training and shipped."""

import json
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from sys import byteorder

from mille_rules.computer.learned.equity import LINES, Equity
from mille_rules.computer.learned.judge import Judge
from mille_rules.computer.learned.network import Layers
from mille_rules.computer.learned.observation import sizes
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.state import Setup

#: The first line; the number changes with the meaning of observations, actions or layers.
_FIRST_LINE = b"mille-judge 1\n"
#: The tables of a network.
LAYERS = 3
#: Chances are written as whole numbers up to this.
_CERTAIN = 10_000

#: The shipped files, by the number of seats.
_LEARNED = {2: "two-seats", 3: "three-seats", 4: "four-seats", 6: "six-seats"}
#: The rule sets that the training played, without house rules.
_TRAINED = ("winning-moves", "classic", "bsd", "dujardin")

Rows = Sequence[Sequence[int]]


class DamagedWeightsError(Exception):
    """A file of weights that is of another version, incomplete or changed."""


def packed(layers: Sequence[Rows], chances: Sequence[Sequence[float]]) -> bytes:
    """Return the content of a file with the layers of its networks, in units of network.SCALE.

    These are the policy, the judge of results, and where it was learned, that of extensions.
    """
    whole = [[round(chance * _CERTAIN) for chance in row] for row in chances]
    tables = [*layers, whole]
    numbers = array("h", [number for table in tables for row in table for number in row])
    if byteorder == "big":
        numbers.byteswap()
    body = zlib.compress(numbers.tobytes(), level=9)
    shapes = [[len(table), len(table[0])] for table in tables]
    head = {"shapes": shapes, "sha256": sha256(body).hexdigest()}
    return _FIRST_LINE + json.dumps(head).encode() + b"\n" + body


def unpacked(data: bytes, seats: int) -> Judge:
    """Parse the content of a file for so many seats; raises DamagedWeightsError."""
    *layers, chances = tables_of(data)
    networks = [layers[first : first + LAYERS] for first in range(0, len(layers), LAYERS)]
    inputs, found = sum(sizes(seats)), {len(network[0]) - 1 for network in networks}
    if len(layers) not in (2 * LAYERS, 3 * LAYERS) or found != {inputs} or len(chances) != LINES:
        raise DamagedWeightsError(f"expected networks with {inputs} inputs, got {sorted(found)}")
    policy, results, *more = [Layers(*network) for network in networks]
    return Judge(policy, results, Equity(chances_of(chances)), seats, *more)


def chances_of(table: Rows) -> list[list[float]]:
    """Return the chances of a file, between 0 and 1."""
    return [[chance / _CERTAIN for chance in row] for row in table]


def tables_of(data: bytes) -> list[list[list[int]]]:
    """Return the layers in a file, and the chances last; raises DamagedWeightsError."""
    if not data.startswith(_FIRST_LINE):
        raise DamagedWeightsError(f"expected {_FIRST_LINE!r} at the start, got {data[:20]!r}")
    try:
        line, body = data[len(_FIRST_LINE) :].split(b"\n", 1)
        head = json.loads(line)
        shapes, expected = head["shapes"], head["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedWeightsError(f"the second line is not the head of weights: {error}") from None
    if sha256(body).hexdigest() != expected:
        raise DamagedWeightsError("the weights are not those that were written: wrong checksum")
    numbers = array("h", zlib.decompress(body))
    if byteorder == "big":
        numbers.byteswap()
    tables, start = [], 0
    for rows, columns in shapes:
        table = []
        for _ in range(rows):
            table.append(numbers[start : start + columns].tolist())
            start += columns
        tables.append(table)
    return tables


def shipped_judge(setup: Setup) -> Judge | None:
    """Return the judge for a table, None where none was trained; raises DamagedWeightsError."""
    rules, seats = setup.rules, setup.seats
    usual_sides = setup.sides == DEFAULT_RULES.sides_for(seats)
    by_the_book = rules.name in _TRAINED and not rules.house_rules()
    # Points at the start are a match like others.
    usual_races = all(own.kind == "points" for own in rules.handicaps)
    known = seats in _LEARNED and usual_sides and by_the_book and usual_races
    return _read(seats) if known else None


def shipped_equity() -> Equity:
    """Return the chances to win a match between two sides; raises DamagedWeightsError."""
    return _read(2).equity


@cache
def _read(seats: int) -> Judge:
    data = files("mille_rules.computer").joinpath(f"learned/{_LEARNED[seats]}.bin").read_bytes()
    return unpacked(data, seats)
