"""What every check is: looks at a world after each step and says what is wrong there."""

from typing import Protocol

from tests.qt.model.world import World


class Check(Protocol):
    """Looks at one thing; may remember how it was after the step before."""

    def __init__(self, world: World) -> None: ...

    def find(self) -> list[str]:
        """What is wrong now, in words; nothing if all is well."""
