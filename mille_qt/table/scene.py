"""The scene of the table: it draws pictures and emits signals for input."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem

from mille_qt.table import durations
from mille_qt.table.backdrop import Backdrop
from mille_qt.table.car_item import CarItem
from mille_qt.table.card_marks import CardMark, PlaceMarksItem
from mille_qt.table.durations import Tempo
from mille_qt.table.hand_item import HandItem
from mille_qt.table.hand_row import HandRow
from mille_qt.table.layout import TableLayout
from mille_qt.table.lights_item import LightsItem
from mille_qt.table.motions import Ease, Motion
from mille_qt.table.moving_scene import MovingScene
from mille_qt.table.picture import TablePicture
from mille_qt.table.pictures import Pictures
from mille_qt.table.piles_item import DiscardPileItem, DrawPileItem
from mille_qt.table.positions import Area, SelectedCard, TablePosition, lane
from mille_qt.table.road_traffic import RoadTraffic
from mille_qt.table.tableau_item import TableauItem
from mille_qt.ui.landscape.car_state import car_state
from mille_qt.ui.landscape.daylight import Daylight
from mille_qt.ui.theme.application_theme import Theme


class TableScene(MovingScene):
    """The graphics items of one table, placed by a TableLayout."""

    #: A card of the hand has been pressed, whether it can be played or not.
    card_pressed = Signal(int)
    card_lifted = Signal(int)
    #: A card of the hand has been chosen by the right button; nothing else happens to it.
    card_selected = Signal(int)
    card_dropped = Signal(int, object)
    card_moved = Signal(int, int)
    card_hovered = Signal(int)
    place_pressed = Signal(object)
    draw_pressed = Signal()
    #: Carries the TablePicture, or the SelectedCard, that is shown now.
    settled = Signal(object)
    choice_shown = Signal(object)

    def __init__(self, pictures: Pictures, theme: Theme, sides: int) -> None:
        super().__init__()
        self.pictures, self.theme = pictures, theme
        self._backdrop = Backdrop(theme)
        self._tableaux = [TableauItem(pictures, theme, self._backdrop) for _ in range(sides)]
        self._traffic = RoadTraffic(self, theme, sides, pictures.kept)
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
        self._hand = HandRow(self, self._asides, self._wire)
        fixed: tuple[QGraphicsItem, ...] = (
            self._draw_pile,
            self._discard_pile,
            self._lights,
            self._place_marks,
        )
        for item in (*self._tableaux, *fixed):
            self.addItem(item)

    def set_tempo(self, tempo: Tempo) -> None:
        """Set the tempo of the animations."""
        self._hand.tempo = tempo
        super().set_tempo(tempo)

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

    def place(self, layout: TableLayout) -> None:
        """Apply a layout."""
        self.skip()
        self._layout = layout
        self._backdrop.place(layout)
        self.setSceneRect(QRectF(QPointF(), layout.size))
        for tableau, rect in zip(self._tableaux, layout.tableaux, strict=True):
            tableau.place(rect)
        self._traffic.place(layout.road)
        self._lights.cover(self.sceneRect())
        self._draw_pile.place(layout.draw_pile)
        self._discard_pile.place(layout.discard_pile)
        self._rebuild_hand()
        self._light_places()
        self.show_thinking(self._thinking)

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a picture."""
        self._show(picture, settled=True)
        self.settled.emit(picture)

    def change(self, step: Callable[[TablePicture], TablePicture]) -> None:
        """Change the picture by a step during an animation."""
        if self._picture is not None:
            self._show(step(self._picture), settled=False)

    def _show(self, picture: TablePicture, settled: bool) -> None:
        self._picture = picture
        for side, tableau in enumerate(self._tableaux):
            own = side == picture.own_side
            tableau.show_tableau(picture.tableaux[side], picture.texts[side], own)
        self._drive(picture)
        self._light()
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

    def _drive(self, picture: TablePicture) -> None:
        """Show the cars; they drive to new miles."""
        traffic, drive = self._traffic, picture.drive
        states = tuple(map(car_state, picture.tableaux))
        left = picture.draw_pile / picture.dealt_pile
        rolls = self.tempo.moves and traffic.can_roll(drive)
        if not rolls and not traffic.shows_trip(drive):
            self._asides.drop(traffic)
        start = traffic.show_drive(drive, states, left, rolls)
        if rolls:
            way = max(abs(b - a) for a, b in zip(start, drive.miles, strict=True))
            time = durations.driving(way)
            rolling = Motion(time, lambda share: traffic.roll(start, share), ease=Ease.InOutQuad)
            self._asides.add(rolling, key=traffic)

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
        self._hand.show_marks(marks)
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
        if self._layout is None or self._picture is None:
            return QPointF()
        road, drive = self._layout.road, self._picture.drive
        return QPointF(road.x(drive.target, drive.scale), road.road.top())

    def hide_card(self, index: int) -> None:
        """Hide a card of the hand while it flies."""
        item = self._hand.item(index)
        if item is not None:
            item.leave(True)

    def hand_rect(self, index: int) -> QRectF:
        """The rectangle of a card of the hand, in scene pixels."""
        item = self._hand.item(index)
        if item is not None:
            return item.resting_rect()
        places = self.hand_places()
        return places[index] if index < len(places) else QRectF()

    def hand_pose(self, index: int) -> tuple[QRectF, float]:
        """The current rectangle and rotation of a card of the hand."""
        item, rect = self._hand.item(index), self.hand_rect(index)
        if item is None:
            return rect, 0.0
        grow = rect.size() * (item.scale() - 1.0) / 2
        seen = rect.adjusted(-grow.width(), -grow.height(), grow.width(), grow.height())
        return seen, item.rotation()

    def show_thinking(self, side: int | None) -> None:
        """Show that a side is thinking; None for nobody."""
        self._thinking = side
        lane = self._layout.tableaux[side].frame if self._layout and side is not None else None
        if lane is not None or "effects" in self.__dict__:
            self.effects.think(lane, self.theme.turn_glow)

    def tableau_item(self, side: int) -> TableauItem:
        """The item that draws a side's tableau."""
        return self._tableaux[side]

    def position_at(self, point: QPointF) -> TablePosition | None:
        """The possible target for a card at a point; on the road, that of the chosen card."""
        found = super().position_at(point)
        if found is not None or self._layout is None or self._picture is None:
            return found
        road = self._layout.road
        if not road.band.contains(point):
            return None
        lanes = [place for place in self.choice.places if place.area is Area.LANE]
        if len(lanes) > 1:
            return next((place for place in lanes if road.lanes[place.side].contains(point)), None)
        return lanes[0] if lanes else lane(self._picture.own_side)

    def tooltip_at(self, point: QPointF) -> str:
        """The complete text at a point that shows part of it: in a tableau, or on a car."""
        picture, layout = self._picture, self._layout
        if picture is None or layout is None:
            return ""
        for tableau in self._tableaux:
            if text := tableau.tooltip_at(point):
                return text
        for side, (words, car) in enumerate(zip(picture.texts, self._traffic.cars, strict=True)):
            on_car = car.sceneBoundingRect().contains(point)
            if on_car and layout.road.lanes[side].contains(point):
                return f"{words.names}\n{words.status}"
        return ""

    def press(self, point: QPointF) -> None:
        """Emit a signal for a press outside the cards of the hand."""
        if self._layout is not None and self._layout.draw_pile.contains(point):
            self.draw_pressed.emit()
        else:
            self.place_pressed.emit(self.position_at(point))

    def _show_hand(self, settled: bool) -> None:
        picture = self._picture
        if picture is None or self._layout is None:
            return
        look = (self.pictures, self.theme)
        self._hand.show(picture.hand, self.hand_places(), self._layout.lift, look, settled)
        self._show_hand_states()

    def _wire(self, item: HandItem) -> None:
        item.pressed.connect(self.card_pressed)
        item.lifted.connect(self.card_lifted)
        item.selected.connect(self.card_selected)
        item.cancelled.connect(lambda index: self.card_dropped.emit(index, None))
        item.dropped.connect(self._drop)
        item.dragged.connect(self._drag)
        item.hovered.connect(self._hover)

    def let_go(self) -> None:
        """Cancel the drag of a card."""
        self._hand.let_go()

    def _rebuild_hand(self) -> None:
        self._hand.clear()
        self._show_hand(settled=True)

    def _show_hand_states(self) -> None:
        if self._picture is not None:
            self._hand.show_states(self._picture.hand, self.choice.chosen, self._picture.active)
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

    def _hover(self, index: int, inside: bool) -> None:
        self.card_hovered.emit(index if inside else -1)
