"""No exception is raised and Qt warns of nothing."""

from tests.qt.model.world import World


class NothingGoesWrong:
    """Finds exceptions in slots and events, and warnings of Qt."""

    def __init__(self, world: World) -> None:
        self._faults = world.faults

    def find(self) -> list[str]:
        """What has been raised or warned of since the step before."""
        return self._faults.take()
