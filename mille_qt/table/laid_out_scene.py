"""A scene that knows where everything of its table lies."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table import geometry
from mille_qt.table.layout import TableLayout
from mille_qt.table.picture import TablePicture
from mille_qt.table.places import Place


class LaidOutScene(QGraphicsScene):
    """Answers where something is, by its layout; all places are in scene pixels."""

    def __init__(self) -> None:
        super().__init__()
        self._layout: TableLayout | None = None
        self._picture: TablePicture | None = None

    @property
    def layout(self) -> TableLayout | None:
        """Where everything lies; None before the first resize."""
        return self._layout

    @property
    def picture(self) -> TablePicture | None:
        """What the table shows."""
        return self._picture

    def hand_places(self) -> tuple[QRectF, ...]:
        """The resting places of the hand."""
        return self.places_for(self._picture) if self._picture is not None else ()

    def places_for(self, picture: TablePicture) -> tuple[QRectF, ...]:
        """The resting places of the hand of a picture."""
        return geometry.hand_places(self._layout, len(picture.hand)) if self._layout else ()

    def place_rect(self, place: Place) -> QRectF:
        """The rectangle of a place, in scene pixels."""
        return geometry.place_rect(self._layout, place) if self._layout else QRectF()

    def large_rect(self, share: float = 1.0) -> QRectF:
        """Where a card is shown large enough to be read by everybody."""
        return geometry.large_rect(self._layout, share) if self._layout else QRectF()

    def gutter(self) -> float:
        """The room beside every lane."""
        return self._layout.tableaux[0].frame.left() if self._layout is not None else 0.0

    def place_at(self, point: QPointF) -> Place | None:
        """The place under a point, if there is one."""
        return geometry.place_at(self._layout, point) if self._layout else None
