"""The table as a scene: it draws what it is given and reports what is done to it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal

from mille_qt.table import durations
from mille_qt.table.card_marks import CardMark, PlaceMarksItem
from mille_qt.table.durations import Tempo
from mille_qt.table.hand_item import HandItem
from mille_qt.table.hand_row import HandRow
from mille_qt.table.layout import TableLayout
from mille_qt.table.lights_item import LightsItem
from mille_qt.table.motions import Ease, Motion
from mille_qt.table.moving_scene import MovingScene
from mille_qt.table.odometer_item import Drive, OdometerItem
from mille_qt.table.picture import TablePicture
from mille_qt.table.pictures import Pictures
from mille_qt.table.piles_item import PilesItem
from mille_qt.table.positions import Position, SelectedCard
from mille_qt.table.tableau_item import TableauItem
from mille_qt.ui.theme.application_theme import Theme


class TableScene(MovingScene):
    """Items for one table, placed by a TableLayout."""

    #: A card of the hand is pressed, whether it may be played now or not.
    card_pressed = Signal(int)
    card_lifted = Signal(int)
    card_discarded = Signal(int)
    card_dropped = Signal(int, object)
    card_moved = Signal(int, int)
    card_hovered = Signal(int)
    place_pressed = Signal(object)
    draw_pressed = Signal()
    #: A TablePicture is shown whole; a SelectedCard is.
    settled = Signal(object)
    choice_shown = Signal(object)

    def __init__(self, pictures: Pictures, theme: Theme, sides: int) -> None:
        super().__init__()
        self.pictures, self.theme = pictures, theme
        self._tableaux = [TableauItem(pictures, theme) for _ in range(sides)]
        self._odometers = OdometerItem(theme)
        self._piles = PilesItem(pictures, theme)
        self._lights = LightsItem(theme)
        self._place_marks = PlaceMarksItem(theme)
        #: The cards and places that are spoken of.
        self.marks: Sequence[CardMark] = ()
        #: The chosen card, where it may go, and where it would go.
        self.choice = SelectedCard()
        #: The side that thinks.
        self._thinking: int | None = None
        self._hand = HandRow(self, self._asides, self._wire)
        fixed = (self._odometers, self._piles, self._lights, self._place_marks)
        for item in (*self._tableaux, *fixed):
            self.addItem(item)
        self.setBackgroundBrush(theme.table_ground)

    def go_at(self, tempo: Tempo) -> None:
        """Move at this tempo from now on."""
        self._hand.tempo = tempo
        super().go_at(tempo)

    def apply_theme(self, pictures: Pictures, theme: Theme) -> None:
        """Take other pictures and colours."""
        self.pictures, self.theme = pictures, theme
        self.setBackgroundBrush(theme.table_ground)
        for tableau in self._tableaux:
            tableau.apply_theme(pictures, theme)
        self._piles.apply_theme(pictures, theme)
        self._odometers.apply_theme(theme)
        self._lights.apply_theme(theme)
        self._place_marks.apply_theme(theme)
        self._rebuild_hand()

    def place(self, layout: TableLayout) -> None:
        """Lay everything out anew."""
        self.skip()
        self._layout = layout
        self.setSceneRect(QRectF(QPointF(), layout.size))
        for tableau, rect in zip(self._tableaux, layout.tableaux, strict=True):
            tableau.place(rect)
        self._odometers.place(layout.odometers)
        self._lights.cover(self.sceneRect())
        self._piles.place(layout.draw_pile, layout.discard_pile)
        self._rebuild_hand()
        self._light_places()
        self.think(self._thinking)

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a moment of the race."""
        self._show(picture, settled=True)
        self.settled.emit(picture)

    def change(self, step: Callable[[TablePicture], TablePicture]) -> None:
        """Draw what the table shows a small step further, while cards are in the air."""
        if self._picture is not None:
            self._show(step(self._picture), settled=False)

    def _show(self, picture: TablePicture, settled: bool) -> None:
        self._picture = picture
        for side, tableau in enumerate(self._tableaux):
            own = side == picture.own_side
            tableau.show_tableau(picture.tableaux[side], picture.texts[side], own)
        self._drive(picture.drive)
        self._piles.show_piles(picture.draw_pile, picture.discard)
        self._show_hand(settled)

    def _drive(self, drive: Drive) -> None:
        """New miles count up."""
        item = self._odometers
        if not (self.tempo.moves and item.can_roll(drive)):
            if not item.shows_trip(drive):
                self._asides.drop(item)
            item.show_drive(drive)
            return
        start = item.shown_miles
        item.show_drive(drive, start)
        rolling = Motion(durations.ROLL, lambda share: item.roll(start, share), ease=Ease.OutCubic)
        self._asides.add(rolling, key=item)

    def choose(
        self, index: int | None, places: tuple[Position, ...], target: Position | None
    ) -> None:
        """Show a card of the hand as chosen, where it can go, and where it would go."""
        self.choice = SelectedCard(index, places, target)
        self._show_hand_states()
        self._light_places()
        self.choice_shown.emit(self.choice)

    def _light_places(self) -> None:
        """Light the places where the chosen card can go."""
        places, target = self.choice.places, self.choice.target
        rects = tuple(self.position_rect(place) for place in places)
        self._lights.light(rects, None if target is None else self.position_rect(target))

    def show_marks(self, marks: Sequence[CardMark]) -> None:
        """Mark the cards and places that are spoken of, and no other."""
        self.marks = marks
        self._hand.show_marks(marks)
        placed = [(m.kind, self.position_rect(m.place)) for m in marks if m.place is not None]
        self._place_marks.mark(tuple(placed))

    def show_ghost(self, ghost: tuple[int, int] | None) -> None:
        """Show on the odometer where a card would put a side, in miles."""
        self._odometers.show_ghost(ghost)

    def hide_card(self, index: int) -> None:
        """Take a card out of the hand while it flies."""
        item = self._hand.item(index)
        if item is not None:
            item.leave(True)

    def hand_rect(self, index: int) -> QRectF:
        """Where a card of the hand lies, in scene pixels."""
        item = self._hand.item(index)
        if item is not None:
            return item.resting_rect()
        places = self.hand_places()
        return places[index] if index < len(places) else QRectF()

    def hand_pose(self, index: int) -> tuple[QRectF, float]:
        """Where a card of the hand is to be seen now, and by how many degrees it leans."""
        item, rect = self._hand.item(index), self.hand_rect(index)
        if item is None:
            return rect, 0.0
        grow = rect.size() * (item.scale() - 1.0) / 2
        seen = rect.adjusted(-grow.width(), -grow.height(), grow.width(), grow.height())
        return seen, item.rotation()

    def think(self, side: int | None) -> None:
        """Show that a side thinks, or nobody."""
        self._thinking = side
        lane = self._layout.tableaux[side].frame if self._layout and side is not None else None
        if lane is not None or "effects" in self.__dict__:
            self.effects.think(lane, self.theme.turn_glow)

    def tableau_item(self, side: int) -> TableauItem:
        """The item that draws a side's tableau."""
        return self._tableaux[side]

    def press(self, point: QPointF) -> None:
        """Report a press beside the cards of the hand."""
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
        item.discarded.connect(self.card_discarded)
        item.dropped.connect(self._drop)
        item.dragged.connect(self._drag)
        item.hovered.connect(self._hover)

    def _rebuild_hand(self) -> None:
        self._hand.clear()
        self._show_hand(settled=True)

    def _show_hand_states(self) -> None:
        if self._picture is not None:
            self._hand.show_states(self._picture.hand, self.choice.chosen, self._picture.active)
            self.show_marks(self.marks)

    def _drag(self, point: QPointF, middle: QPointF) -> None:
        """A card is held over a point: the place there lights up more strongly."""
        place = self.position_at(point) or self.position_at(middle)
        self._lights.point_at(None if place is None else self.position_rect(place))

    def _drop(self, index: int, point: QPointF, middle: QPointF) -> None:
        """A card was let go at a point; where nothing is there, its own middle counts."""
        for other, rest in enumerate(self.hand_places()):
            if other != index and rest.contains(point):
                self.card_moved.emit(index, other)
                return
        self.card_dropped.emit(index, self.position_at(point) or self.position_at(middle))

    def _hover(self, index: int, inside: bool) -> None:
        self.card_hovered.emit(index if inside else -1)
