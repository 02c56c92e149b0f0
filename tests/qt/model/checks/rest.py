"""No widget goes on changing by itself when nothing happens."""

from tests.pictures.restless import restless
from tests.qt.model.world import World


class WidgetsComeToRest:
    """Checks that no layout switches for ever."""

    def __init__(self, world: World) -> None:
        self._world = world

    def find(self) -> list[str]:
        """Return the widgets that go on changing."""
        return restless(self._world.rest)
