"""The miles of the sides, their target, and a possible move."""

from typing import NamedTuple


class Drive(NamedTuple):
    """The miles of all sides; `extension` is the target to which the race may still be extended."""

    miles: tuple[int, ...]
    target: int
    extension: int | None = None
    #: A side, and its miles after playing a card.
    ghost: tuple[int, int] | None = None

    @property
    def scale(self) -> int:
        """The last mile of the road: the farthest possible target."""
        return self.target if self.extension is None else self.extension

    def same_trip(self, other: "Drive") -> bool:
        """Whether another drive has the same sides and the same target."""
        return (len(self.miles), self.target) == (len(other.miles), other.target)
