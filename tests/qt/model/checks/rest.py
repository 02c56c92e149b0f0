"""No size goes to and fro when nothing happens."""

from tests.pictures.restless import restless
from tests.qt.model.world import World


class SizesComeToRest:
    """Checks that no layout switches for ever."""

    def __init__(self, world: World) -> None:
        self._world = world

    def find(self) -> list[str]:
        """Return the widgets whose size goes to and fro."""
        return restless(self._world.rest)
