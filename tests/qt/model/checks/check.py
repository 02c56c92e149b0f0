"""The protocol of checks."""

from typing import Protocol

from tests.qt.model.world import World


class Check(Protocol):
    """Checks one invariant after every step; may compare with the previous step."""

    def __init__(self, world: World) -> None: ...

    def find(self) -> list[str]:
        """Return descriptions of violations."""
