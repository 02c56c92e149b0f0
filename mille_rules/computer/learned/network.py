"""A network, computed in plain Python.

Most time is spent on sums of rows of weights. So a row is one long int with a lane for each neuron:
adding two rows is a single addition, and a layer is a sum of products of ints.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from struct import Struct

#: Weights are whole numbers: this many are 1.
SCALE = 256
#: Bits of a lane. A neuron of the first layer is cut off at _MOST, far above what ever comes up, so
#: that no sum can reach the next lane; `Layers` makes sure of it.
_BITS = 32
_ZERO = 1 << (_BITS - 1)
_MOST = 1 << 13
Rows = Sequence[Sequence[int]]


class _Lanes:
    """Reads the lanes of a long int, each _ZERO too large, so that none borrows from the next."""

    def __init__(self, count: int) -> None:
        self._struct = Struct(f"<{count}i")
        self._signs = _offsets(count)

    def of(self, total: int) -> tuple[int, ...]:
        """The lanes as they were before _ZERO was added."""
        # With the sign bits turned round, they are what a computer calls signed numbers.
        return self._struct.unpack((total ^ self._signs).to_bytes(self._struct.size, "little"))


class Layers:
    """A network of two hidden layers, with weights in units of SCALE."""

    def __init__(self, first: Rows, second: Rows, third: Rows) -> None:
        """Take each layer's rows, one per input, the last one being the bias."""
        *rows, always = first
        self._rows = [_packed(row) for row in rows]
        self._start = _packed(always) + _offsets(len(always))
        self._first = _Lanes(len(always))
        *rows, always = second
        self._second_rows = [_packed(row) for row in rows]
        self._second_start = _packed([weight * SCALE for weight in always]) + _offsets(len(always))
        self._second = _Lanes(len(always))
        self._third = [[row[place] for row in third] for place in range(len(third[0]))]
        for column in zip(*second, strict=True):
            if _MOST * sum(map(abs, column)) >= _ZERO:
                raise ValueError("expected weights whose sums fit their lanes")

    def outputs(self, inputs: Iterable[int]) -> list[float]:
        """Return the outputs for the inputs that are 1; all others are 0."""
        rows = self._rows
        lanes = self._first.of(sum([rows[place] for place in inputs], self._start))
        if max(lanes) > _MOST:
            lanes = tuple(min(lane, _MOST) for lane in lanes)
        products = [lane * row for lane, row in zip(lanes, self._second_rows) if lane > 0]  # noqa: B905 - strict costs a tenth
        lanes = self._second.of(sum(products, self._second_start))
        active = [lane if lane > 0 else 0 for lane in lanes]
        return [
            (sum(map(mul, active, column)) + column[-1] * SCALE**2) / _UNIT
            for column in self._third
        ]


#: The outputs' unit: every layer multiplies by SCALE once.
_UNIT = float(SCALE**3)


def _packed(row: Sequence[int]) -> int:
    lanes = Struct(f"<{len(row)}I").pack(*[weight + _ZERO for weight in row])
    return int.from_bytes(lanes, "little") - _offsets(len(row))


@cache
def _offsets(count: int) -> int:
    """Return lanes that hold _ZERO each."""
    return sum(_ZERO << (_BITS * lane) for lane in range(count))
