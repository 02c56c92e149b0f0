"""There are no exceptions and no warnings of Qt."""

from tests.qt.model.world import World


class NothingGoesWrong:
    """Finds exceptions in slots and events, and warnings of Qt."""

    def __init__(self, world: World) -> None:
        self._faults = world.faults

    def find(self) -> list[str]:
        """Return exceptions and warnings since the previous step."""
        return self._faults.take()
