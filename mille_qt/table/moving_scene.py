"""The base of the table's scene: its layout, its picture, and its clocks."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table import positions
from mille_qt.table.durations import Tempo
from mille_qt.table.layout import TableLayout
from mille_qt.table.motions import Motion, Motions
from mille_qt.table.picture import TablePicture
from mille_qt.table.positions import TablePosition

# Imported with the first animation: the first table is painted without them.
if TYPE_CHECKING:
    from mille_qt.table.effects import Effects
    from mille_qt.table.stills import Stills


class MovingScene(QGraphicsScene):
    """Gives rectangles in scene pixels, and runs the animations."""

    def __init__(self) -> None:
        super().__init__()
        self._layout: TableLayout | None = None
        self._picture: TablePicture | None = None
        #: Flying cards, for which the game waits; motions for which it does not.
        self.flights, self._asides = Motions(self), Motions(self)
        self.tempo = Tempo()

    # -- layout ------------------------------------------------------------------

    @property
    def layout(self) -> TableLayout | None:
        """The layout; None before the first resize."""
        return self._layout

    @property
    def picture(self) -> TablePicture | None:
        """The picture that the table shows."""
        return self._picture

    def hand_places(self) -> tuple[QRectF, ...]:
        """The places of the hand."""
        return self.places_for(self._picture) if self._picture is not None else ()

    def places_for(self, picture: TablePicture) -> tuple[QRectF, ...]:
        """The places of the hand of a picture."""
        return positions.hand_places(self._layout, len(picture.hand)) if self._layout else ()

    def position_rect(self, position: TablePosition) -> QRectF:
        """The rectangle of any position outside the hand."""
        return positions.position_rect(self._layout, position) if self._layout else QRectF()

    def position_at(self, point: QPointF) -> TablePosition | None:
        """The possible target for a card at a point, if there is one."""
        return positions.position_at(self._layout, point) if self._layout else None

    def large_rect(self, share: float = 1.0) -> QRectF:
        """The rectangle in which a card is shown large."""
        return positions.large_rect(self._layout, share) if self._layout else QRectF()

    def gutter(self) -> float:
        """The room beside every lane."""
        return self._layout.tableaux[0].frame.left() if self._layout is not None else 0.0

    # -- animations --------------------------------------------------------------

    @cached_property
    def stills(self) -> "Stills":
        """Large cards that are shown instead of flying ones if motion is reduced."""
        from mille_qt.table.stills import Stills

        return Stills(self)

    @cached_property
    def effects(self) -> "Effects":
        """Effects where a card lands."""
        from mille_qt.table.effects import Effects

        effects = Effects(self, self._asides)
        effects.tempo = self.tempo
        return effects

    @property
    def busy(self) -> bool:
        """Whether an animation runs that the game waits for."""
        return self.flights.running or self._shows_stills

    @property
    def _shows_stills(self) -> bool:
        return "stills" in self.__dict__ and self.stills.running

    @property
    def moving(self) -> bool:
        """Whether any animation runs."""
        return self.flights.running or self._asides.running

    def set_tempo(self, tempo: Tempo) -> None:
        """Set the tempo of the animations."""
        self.tempo = tempo
        if "effects" in self.__dict__:
            self.effects.tempo = tempo
        if not tempo.moves:
            self.skip()

    def rest(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Show the table for a time at this tempo, then call `then`; `skip` ends it."""
        rest = self.tempo.of(milliseconds)
        self.flights.play([Motion(0, begin=rest)] if rest else [], then)

    def skip(self) -> None:
        """End all animations."""
        if self._shows_stills:
            self.stills.skip()
        self.flights.skip()
        self._asides.skip()
