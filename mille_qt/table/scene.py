"""The table as a scene: it draws what it is given and reports what is done to it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table.flights import Flight, Flights
from mille_qt.table.hand_item import HandItem
from mille_qt.table.layout import TableLayout
from mille_qt.table.lights_item import LightsItem
from mille_qt.table.odometer_item import Drive, OdometerItem
from mille_qt.table.pictures import Pictures
from mille_qt.table.piles_item import PilesItem
from mille_qt.table.places import DISCARD_PILE, Place
from mille_qt.table.tableau_item import TableauItem, TableauText
from mille_qt.theme import Theme
from mille_rules.cards import Card
from mille_rules.state import Tableau


@dataclass(frozen=True)
class HandCard:
    """A card in a place of the hand; `why` says in words why it cannot be played."""

    card: Card
    playable: bool
    why: str = ""


@dataclass(frozen=True)
class TablePicture:
    """All that a table shows at one moment; the hand is empty unless its owner looks."""

    tableaux: tuple[Tableau, ...]
    texts: tuple[TableauText, ...]
    own_side: int
    drive: Drive
    draw_pile: int
    discard: Card | None
    hand: tuple[HandCard | None, ...] = ()
    #: Whether the hand may be played from now.
    active: bool = False


class TableScene(QGraphicsScene):
    """Items for one table, placed by a TableLayout."""

    card_pressed = Signal(int)
    card_lifted = Signal(int)
    card_discarded = Signal(int)
    card_dropped = Signal(int, object)
    card_moved = Signal(int, int)
    card_hovered = Signal(int)
    place_pressed = Signal(object)

    def __init__(self, pictures: Pictures, theme: Theme, sides: int) -> None:
        super().__init__()
        self.pictures, self.theme = pictures, theme
        self._tableaux = [TableauItem(pictures, theme) for _ in range(sides)]
        self._odometers = OdometerItem(theme)
        self._piles = PilesItem(pictures, theme)
        self._lights = LightsItem(theme)
        self._hand: dict[int, HandItem] = {}
        self._layout: TableLayout | None = None
        self._picture: TablePicture | None = None
        self._chosen: int | None = None
        self.flights = Flights(self)
        for item in (*self._tableaux, self._odometers, self._piles, self._lights):
            self.addItem(item)
        self.setBackgroundBrush(theme.table_ground)

    @property
    def layout(self) -> TableLayout | None:
        """Where everything lies; None before the first resize."""
        return self._layout

    def dress(self, pictures: Pictures, theme: Theme) -> None:
        """Take other pictures and colours."""
        self.pictures, self.theme = pictures, theme
        self.setBackgroundBrush(theme.table_ground)
        for tableau in self._tableaux:
            tableau.dress(pictures, theme)
        self._piles.dress(pictures, theme)
        self._odometers.dress(theme)
        self._lights.dress(theme)
        self._rebuild_hand()

    def place(self, layout: TableLayout) -> None:
        """Lay everything out anew."""
        self.flights.skip()
        self._layout = layout
        self.setSceneRect(QRectF(QPointF(), layout.size))
        for tableau, rect in zip(self._tableaux, layout.tableaux, strict=True):
            tableau.place(rect)
        self._odometers.place(layout.odometers)
        self._piles.place(layout.draw_pile, layout.discard_pile)
        self._rebuild_hand()

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a moment of the race."""
        self._picture = picture
        for side, tableau in enumerate(self._tableaux):
            own = side == picture.own_side
            tableau.show_tableau(picture.tableaux[side], picture.texts[side], own)
        self._odometers.show_drive(picture.drive)
        self._piles.show_piles(picture.draw_pile, picture.discard)
        self._sync_hand(picture)

    def choose(self, index: int | None, places: tuple[Place, ...], target: Place | None) -> None:
        """Show a card of the hand as chosen, where it can go, and where it would go."""
        self._chosen = index
        self._show_hand_states()
        rects = tuple(self.place_rect(place) for place in places)
        self._lights.light(rects, self.place_rect(target) if target is not None else None)

    def show_ghost(self, ghost: tuple[int, int] | None) -> None:
        """Show on the odometer where a card would put a side, in miles."""
        self._odometers.show_ghost(ghost)

    def hide_card(self, index: int) -> None:
        """Take a card out of the hand while it flies."""
        item = self._hand.get(index)
        if item is not None:
            item.setVisible(False)

    def hand_rect(self, index: int) -> QRectF:
        """Where a card of the hand lies, in scene pixels."""
        item = self._hand.get(index)
        if item is not None:
            return item.resting_rect()
        places = self.hand_places()
        return places[index] if index < len(places) else QRectF()

    def hand_places(self) -> tuple[QRectF, ...]:
        """The resting places of the hand; more than seven share the room of seven."""
        if self._layout is None or not self._layout.hand or self._picture is None:
            return ()
        places = self._layout.hand
        count = len(self._picture.hand)
        if count <= len(places):
            return (*places[: max(count - 1, 0)], places[-1])[:count]
        left, width = places[0].left(), places[-1].right() - places[0].left()
        step = (width - places[0].width()) / (count - 1)
        return tuple(
            places[0].translated(left - places[0].left() + i * step, 0) for i in range(count)
        )

    def place_rect(self, place: Place) -> QRectF:
        """The rectangle of a place, in scene pixels."""
        if self._layout is None:
            return QRectF()
        if place.side is None:
            return self._layout.discard_pile
        return self._layout.tableaux[place.side].frame

    def tableau_item(self, side: int) -> TableauItem:
        """The item that draws a side's tableau."""
        return self._tableaux[side]

    def place_at(self, point: QPointF) -> Place | None:
        """The place under a point, if there is one."""
        if self._layout is None:
            return None
        if self._layout.discard_pile.adjusted(-12, -12, 12, 12).contains(point):
            return DISCARD_PILE
        for side, tableau in enumerate(self._layout.tableaux):
            if tableau.frame.contains(point):
                return Place(side)
        return None

    def fly(self, flights: list[Flight], then: Callable[[], None]) -> None:
        """Let cards fly, then go on."""
        self.flights.fly(flights, then)

    def _sync_hand(self, picture: TablePicture) -> None:
        """Keep the items whose place still holds the same card."""
        for index in list(self._hand):
            wanted = picture.hand[index] if index < len(picture.hand) else None
            if wanted is None or wanted.card is not self._hand[index].card:
                self.removeItem(self._hand.pop(index))
        rests = self.hand_places()
        for index, held in enumerate(picture.hand):
            if held is not None and index < len(rests):
                if index not in self._hand:
                    self._add_card(index, held.card)
                self._hand[index].setVisible(True)
                self._hand[index].place(rests[index], self._layout.lift if self._layout else 0)
        self._show_hand_states()

    def _add_card(self, index: int, card: Card) -> None:
        item = HandItem(index, card, self.pictures, self.theme)
        item.pressed.connect(self.card_pressed)
        item.lifted.connect(self.card_lifted)
        item.discarded.connect(self.card_discarded)
        item.dropped.connect(self._drop)
        item.hovered.connect(self._hover)
        self.addItem(item)
        self._hand[index] = item

    def _rebuild_hand(self) -> None:
        for item in self._hand.values():
            self.removeItem(item)
        self._hand.clear()
        if self._picture is not None:
            self._sync_hand(self._picture)

    def _show_hand_states(self) -> None:
        picture = self._picture
        if picture is None:
            return
        for index, item in self._hand.items():
            held = picture.hand[index]
            if held is not None:
                item.show_state(held.playable, index == self._chosen, picture.active, held.why)

    def _drop(self, index: int, point: QPointF, middle: QPointF) -> None:
        """A card was let go at a point; where nothing is there, its own middle counts."""
        for other, rest in enumerate(self.hand_places()):
            if other != index and rest.contains(point):
                self.card_moved.emit(index, other)
                return
        self.card_dropped.emit(index, self.place_at(point) or self.place_at(middle))

    def _hover(self, index: int, inside: bool) -> None:
        self.card_hovered.emit(index if inside else -1)
