"""The scene of the table: it draws pictures, moves what moves, and emits signals for input."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from mille_qt.table import positions
from mille_qt.table.backdrop import Backdrop
from mille_qt.table.car_item import CarItem
from mille_qt.table.card_marks import CardMark, PlaceMarksItem
from mille_qt.table.durations import Tempo
from mille_qt.table.hand_item import HandRow
from mille_qt.table.layout import TableLayout
from mille_qt.table.lights_item import LightsItem
from mille_qt.table.motions import Motion, Motions
from mille_qt.table.picture import TablePicture
from mille_qt.table.pictures import Pictures
from mille_qt.table.piles_item import DiscardPileItem, DrawPileItem
from mille_qt.table.positions import Area, SelectedCard, TablePosition, lane
from mille_qt.table.road_traffic import RoadTraffic
from mille_qt.table.tableau_item import TableauItem
from mille_qt.ui.art.landscape.car import car_state
from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.theme.application_theme import Theme

# Imported with the first animation: the first table is painted without them.
if TYPE_CHECKING:
    from mille_qt.table.effects import Effects

#: Milliseconds until the table counts as resting.
REST_AFTER = 700


class TableScene(QGraphicsScene):
    """The graphics items of one table, placed by a TableLayout, and their animations."""

    #: A card has been dropped on a TablePosition or nowhere, or on another card of the hand.
    card_dropped = Signal(int, object)
    card_moved = Signal(int, int)
    position_pressed = Signal(object)
    draw_pressed = Signal()
    #: Carries the TablePicture, or the SelectedCard, that is shown now.
    settled = Signal(object)
    #: Whether a great moment is shown in large letters now.
    moment_said = Signal(bool)
    choice_shown = Signal(object)

    def __init__(self, pictures: Pictures, theme: Theme, sides: int) -> None:
        super().__init__()
        self.pictures, self.theme = pictures, theme
        #: None before the first resize; None before the first picture.
        self.layout: TableLayout | None = None
        self.picture: TablePicture | None = None
        #: Flying cards, for which the game waits; motions for which it does not.
        self.flights, self._asides = Motions(self), Motions(self)
        self.tempo = Tempo()
        self._backdrop = Backdrop(theme)
        self._tableaux = [TableauItem(pictures, theme, self._backdrop) for _ in range(sides)]
        self._traffic = RoadTraffic(
            self, self._asides, theme, sides, pictures.kept, pictures.edition
        )
        #: They cover the backdrop.
        self._opaque: list[QGraphicsItem] = [*self._tableaux, self._traffic.road]
        self._draw_pile = DrawPileItem(pictures, theme)
        self._discard_pile = DiscardPileItem(pictures, theme, "discard")
        self._lights = LightsItem(theme)
        self._place_marks = PlaceMarksItem(theme)
        #: The marked cards and targets.
        self.marks: Sequence[CardMark] = ()
        #: The chosen card and its targets.
        self.choice = SelectedCard()
        #: The side that is thinking.
        self._thinking: int | None = None
        #: The cards of the hand, which emits a signal for every input on them.
        self.hand = HandRow(self, self._asides)
        self.hand.cancelled.connect(lambda index: self.card_dropped.emit(index, None))
        self.hand.dropped.connect(self._drop)
        self.hand.dragged.connect(self._drag)
        self._resting = QTimer(self, singleShot=True, interval=REST_AFTER)
        self._resting.timeout.connect(self._rest)
        fixed: tuple[QGraphicsItem, ...] = (
            self._draw_pile,
            self._discard_pile,
            self._lights,
            self._place_marks,
        )
        for item in (*self._tableaux, *fixed):
            self.addItem(item)

    def apply_theme(self, pictures: Pictures, theme: Theme) -> None:
        """Set the card pictures and the theme."""
        self.pictures, self.theme = pictures, theme
        self._backdrop.apply_theme(theme)
        for tableau in self._tableaux:
            tableau.apply_theme(pictures, theme)
        self._draw_pile.apply_theme(pictures, theme)
        self._discard_pile.apply_theme(pictures, theme)
        self._traffic.apply_theme(theme, pictures.kept)
        self._light()
        self._lights.apply_theme(theme)
        self._place_marks.apply_theme(theme)
        self._rebuild_hand()

    def lay_out(self, layout: TableLayout) -> None:
        """Apply a layout."""
        self.skip()
        self.layout = layout
        self._backdrop.set_layout(layout)
        self.setSceneRect(QRectF(QPointF(), layout.size))
        for tableau, rect in zip(self._tableaux, layout.tableaux, strict=True):
            tableau.set_layout(rect)
        self._traffic.set_layout(layout.road)
        self._lights.cover(self.sceneRect())
        self._draw_pile.set_rect(layout.draw_pile)
        self._discard_pile.set_rect(layout.discard_pile)
        self._rebuild_hand()
        self._light_places()
        self.show_thinking(self._thinking)

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a picture."""
        self._show(picture, settled=True)
        self.settled.emit(picture)

    def change(self, step: Callable[[TablePicture], TablePicture]) -> None:
        """Change the picture by a step during an animation."""
        if self.picture is not None:
            self._show(step(self.picture), settled=False)

    def _show(self, picture: TablePicture, settled: bool) -> None:
        self.picture = picture
        for side, tableau in enumerate(self._tableaux):
            own = side == picture.own_side
            tableau.show_tableau(picture.tableaux[side], picture.texts[side], own)
        states = tuple(map(car_state, picture.tableaux))
        left = (picture.draw_pile + picture.later) / picture.dealt_pile
        self._traffic.show_drive(picture.drive, states, left, moves=self.tempo.moves)
        self._light()
        self._resting.start()
        self._draw_pile.show_cards(picture.draw_pile)
        self._discard_pile.show_top(picture.discard)
        self._show_hand(settled)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw sky, meadow and tray where no opaque item will cover them."""
        seen = QRegion(QRectF(rect).toAlignedRect())
        for item in self._opaque:
            seen -= item.sceneBoundingRect().toAlignedRect()
        parts: Iterable[QRect] = seen  # type: ignore[assignment]  # It can be iterated over.
        for part in parts:
            self._backdrop.paint(painter, part)

    @property
    def daylight(self) -> Daylight:
        """The light of the day on the table."""
        return self._traffic.road.look.daylight

    def _light(self) -> None:
        """Show the whole table in the light of the day."""
        if self._backdrop.show_light(self.daylight):
            for tableau in self._tableaux:
                tableau.redraw()
            self.update()

    def choose(
        self, index: int | None, places: tuple[TablePosition, ...], target: TablePosition | None
    ) -> None:
        """Show the chosen card, its possible targets and its selected target."""
        self.choice = SelectedCard(index, places, target)
        self._show_hand_states()
        self._light_places()
        self.choice_shown.emit(self.choice)

    def _light_places(self) -> None:
        """Light the targets of the chosen card."""
        places, target = self.choice.places, self.choice.target
        rects = tuple(self.position_rect(place) for place in places)
        self._lights.light(rects, None if target is None else self.position_rect(target))

    def show_marks(self, marks: Sequence[CardMark]) -> None:
        """Mark cards and targets, and no others."""
        self.marks = marks
        self.hand.show_marks(marks)
        placed = [(m.kind, self.position_rect(m.place)) for m in marks if m.place is not None]
        self._place_marks.mark(tuple(placed))

    def show_ghost(self, ghost: tuple[int, int] | None) -> None:
        """Show on the road where playing a card would bring a side's car."""
        self._traffic.show_ghost(ghost)

    def car(self, side: int) -> CarItem:
        """The item that draws a side's car."""
        return self._traffic.cars[side]

    def finish_point(self) -> QPointF:
        """Where the finish line meets the far edge of the road, in scene pixels."""
        if self.layout is None or self.picture is None:
            return QPointF()
        road, drive = self.layout.road, self.picture.drive
        return QPointF(road.x(drive.target, drive.scale), road.road.top())

    def hide_card(self, index: int) -> None:
        """Hide a card of the hand while it flies."""
        item = self.hand.item(index)
        if item is not None:
            item.leave(True)

    def hand_rect(self, index: int) -> QRectF:
        """The rectangle of a card of the hand, in scene pixels."""
        item = self.hand.item(index)
        if item is not None:
            return item.resting_rect()
        places = self.hand_places()
        return places[index] if index < len(places) else QRectF()

    def hand_pose(self, index: int) -> tuple[QRectF, float]:
        """The current rectangle and rotation of a card of the hand."""
        item, rect = self.hand.item(index), self.hand_rect(index)
        if item is None:
            return rect, 0.0
        grow = rect.size() * (item.scale() - 1.0) / 2
        seen = rect.adjusted(-grow.width(), -grow.height(), grow.width(), grow.height())
        return seen, item.rotation()

    # -- animations --------------------------------------------------------------

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
        return self.flights.running

    @property
    def moving(self) -> bool:
        """Whether any animation runs."""
        return self.flights.running or self._asides.running

    def set_tempo(self, tempo: Tempo) -> None:
        """Set the tempo of the animations."""
        self.tempo = self.hand.tempo = tempo
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
        self.flights.skip()
        self._asides.skip()

    def _rest(self) -> None:
        """Let the road prepare its pictures while nothing moves."""
        if self.moving:
            self._resting.start()
        else:
            self._traffic.rest()

    def show_thinking(self, side: int | None) -> None:
        """Show that a side is thinking; None for nobody."""
        self._thinking = side
        lane = self.layout.tableaux[side].frame if self.layout and side is not None else None
        if lane is not None or "effects" in self.__dict__:
            self.effects.think(lane, self.theme.turn_glow)

    def hand_places(self) -> tuple[QRectF, ...]:
        """The places of the hand."""
        return self.places_for(self.picture) if self.picture is not None else ()

    def places_for(self, picture: TablePicture) -> tuple[QRectF, ...]:
        """The places of the hand of a picture."""
        return positions.hand_places(self.layout, len(picture.hand)) if self.layout else ()

    def position_rect(self, position: TablePosition) -> QRectF:
        """The rectangle of any position outside the hand."""
        return positions.position_rect(self.layout, position) if self.layout else QRectF()

    def large_rect(self, share: float = 1.0) -> QRectF:
        """The rectangle in which a card is shown large."""
        return positions.large_rect(self.layout, share) if self.layout else QRectF()

    def gutter(self) -> float:
        """The room beside every lane."""
        return self.layout.tableaux[0].frame.left() if self.layout is not None else 0.0

    def tableau_item(self, side: int) -> TableauItem:
        """The item that draws a side's tableau."""
        return self._tableaux[side]

    def position_at(self, point: QPointF) -> TablePosition | None:
        """The possible target for a card at a point; on the road, that of the chosen card."""
        if self.layout is None:
            return None
        found, road = positions.position_at(self.layout, point), self.layout.road
        if found is not None or self.picture is None:
            return found
        if not road.band.contains(point):
            return None
        lanes = [place for place in self.choice.places if place.area is Area.LANE]
        if len(lanes) > 1:
            return next((place for place in lanes if road.lanes[place.side].contains(point)), None)
        return lanes[0] if lanes else lane(self.picture.own_side)

    def press(self, point: QPointF) -> None:
        """Emit a signal for a press outside the cards of the hand."""
        if self.layout is not None and self.layout.draw_pile.contains(point):
            self.draw_pressed.emit()
        else:
            self.position_pressed.emit(self.position_at(point))

    def _show_hand(self, settled: bool) -> None:
        picture = self.picture
        if picture is None or self.layout is None:
            return
        look = (self.pictures, self.theme)
        self.hand.show(picture.hand, self.hand_places(), self.layout.lift, look, settled)
        self._show_hand_states()

    def let_go(self) -> None:
        """Cancel the drag of a card."""
        self.hand.let_go()

    def _rebuild_hand(self) -> None:
        self.hand.clear()
        self._show_hand(settled=True)

    def _show_hand_states(self) -> None:
        if self.picture is not None:
            self.hand.show_states(self.picture.hand, self.choice.chosen, self.picture.active)
            self.show_marks(self.marks)

    def _drag(self, point: QPointF, middle: QPointF) -> None:
        """Light the target under a dragged card more strongly."""
        place = self.position_at(point) or self.position_at(middle)
        self._lights.point_at(None if place is None else self.position_rect(place))

    def _drop(self, index: int, point: QPointF, middle: QPointF) -> None:
        """A card was dropped at a point; if there is no target, its own middle counts."""
        for other, rest in enumerate(self.hand_places()):
            if other != index and rest.contains(point):
                self.card_moved.emit(index, other)
                return
        self.card_dropped.emit(index, self.position_at(point) or self.position_at(middle))
