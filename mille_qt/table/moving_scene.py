"""A scene in which cards fly, lights glow, and everything can be brought to rest."""

from functools import cached_property
from typing import TYPE_CHECKING

from mille_qt.table.durations import Tempo
from mille_qt.table.laid_out_scene import LaidOutScene
from mille_qt.table.motions import Motions

# Imported when something first moves, as what tells it in `play_flow`.
if TYPE_CHECKING:
    from mille_qt.table.effects import Effects
    from mille_qt.table.stills import Stills


class MovingScene(LaidOutScene):
    """Has the clocks of its table, and their tempo."""

    def __init__(self) -> None:
        super().__init__()
        #: Cards in the air; what moves beside them and holds up nothing.
        self.flights, self._asides = Motions(self), Motions(self)
        self.tempo = Tempo()

    @cached_property
    def stills(self) -> "Stills":
        """What is shown instead of cards in the air where nothing may move."""
        from mille_qt.table.stills import Stills

        return Stills(self)

    @cached_property
    def effects(self) -> "Effects":
        """What happens round a card where it lands."""
        from mille_qt.table.effects import Effects

        effects = Effects(self, self._asides)
        effects.tempo = self.tempo
        return effects

    @property
    def busy(self) -> bool:
        """Whether something is being shown that the game waits for."""
        return self.flights.running or self._shows_stills

    @property
    def _shows_stills(self) -> bool:
        return "stills" in self.__dict__ and self.stills.running

    @property
    def moving(self) -> bool:
        """Whether anything moves at all."""
        return self.flights.running or self._asides.running

    def go_at(self, tempo: Tempo) -> None:
        """Move at this tempo from now on."""
        self.tempo = tempo
        if "effects" in self.__dict__:
            self.effects.tempo = tempo
        if not tempo.moves:
            self.skip()

    def skip(self) -> None:
        """End all that moves and all that is only shown for a moment."""
        if self._shows_stills:
            self.stills.skip()
        self.flights.skip()
        self._asides.skip()
