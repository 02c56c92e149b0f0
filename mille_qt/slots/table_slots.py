"""All slots of a table: where they lie, what they say, what a press on them does."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from mille_qt.announcing import announce
from mille_qt.keyboard import Command
from mille_qt.slots.group import SlotGroup
from mille_qt.slots.slot import Slot
from mille_qt.slots.slot_words import (
    DISCARD,
    DRAW,
    PILES,
    TABLEAU,
    TURN,
    name_hand,
    name_piles,
    name_tableau,
    place_name,
)
from mille_qt.table.layout import TableLayout
from mille_qt.table.picture import TablePicture
from mille_qt.table.places import DISCARD_PILE, Choice, Place
from mille_qt.table.tableau_layout import TableauLayout
from mille_qt.table.view import TableView
from mille_qt.texts.slots import choose_first
from mille_rules.rulesets import MAX_HAND_SIZE

#: As many cards as a house rule can give a hand, and the one that is drawn.
HAND_SLOTS = MAX_HAND_SIZE + 1
#: The keyboard comes without a ring where the table shows the card as chosen, or nobody asked.
UNSEEN = Qt.FocusReason.MouseFocusReason
SideNames = Callable[[], Sequence[str]]


class TableSlots(QObject):
    """Says what the table draws and nothing else: a hand that is not drawn has no names here."""

    def __init__(self, table: TableView, side_names: SideNames, page: QWidget) -> None:
        """`side_names` as they are called for who looks; `page` has the keyboard without slots."""
        super().__init__(table)
        self._table, self._side_names, self._page = table, side_names, page
        self._scene = table.table
        viewport = table.viewport()
        self.hand = SlotGroup(HAND_SLOTS, viewport)
        self.piles = SlotGroup(PILES, viewport)
        self.tableaux = [SlotGroup(TABLEAU, viewport) for _ in range(table.sides)]
        self._choice = self._scene.choice
        self._turn = ""
        self._followed = self._wants_hand = False
        self._connect()
        if self._scene.layout is not None:
            self._place(self._scene.layout)
        self.retranslate()

    def _connect(self) -> None:
        self._table.laid_out.connect(self._place)
        self._scene.settled.connect(self._show)
        self._scene.choice_shown.connect(self._show_choice)
        for index, slot in enumerate(self.hand.slots):
            slot.clicked.connect(partial(self._press_card, index))
        for index, slot in enumerate(self.piles.slots):
            slot.clicked.connect(partial(self._press_pile, index))
        for side, group in enumerate(self.tableaux):
            for slot in group.slots:
                slot.clicked.connect(partial(self._press_place, Place(side)))

    # -- where they are --------------------------------------------------------

    @property
    def groups(self) -> list[SlotGroup]:
        """The groups in the order of Tab: hand, piles, own tableau, opponents."""
        own = 0 if self._scene.picture is None else self._scene.picture.own_side
        count = len(self.tableaux)
        sides = [self.tableaux[(own + step) % count] for step in range(count)]
        return [self.hand, self.piles, *sides]

    @property
    def _group(self) -> SlotGroup | None:
        """The group that has the keyboard."""
        return next((group for group in self.groups if group.at is not None), None)

    def chain(self) -> list[Slot]:
        """All slots in the order of Tab."""
        return [slot for group in self.groups for slot in group.slots]

    def _place(self, layout: TableLayout) -> None:
        self.piles.place(
            [
                layout.turn_hint.toRect(),
                layout.draw_pile.toAlignedRect(),
                layout.discard_pile.toAlignedRect(),
                layout.odometers.band.toAlignedRect(),
            ]
        )
        for group, tableau in zip(self.tableaux, layout.tableaux, strict=True):
            group.place(_tableau_rects(tableau))
        self._place_hand()

    def _place_hand(self) -> None:
        self.hand.place([rect.toAlignedRect() for rect in self._scene.hand_places()])

    # -- what they say ---------------------------------------------------------

    def say_turn(self, words: str) -> None:
        """Whose turn it is and what can be done."""
        self._turn = words
        self.piles.slots[TURN].say(words.replace("\n", ". "))

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        if self._scene.picture is not None:
            self._show(self._scene.picture)

    def _show(self, picture: TablePicture) -> None:
        sides = self._side_names()
        self._place_hand()
        name_hand(self.hand.slots, picture, sides, self._choice)
        name_piles(self.piles.slots, picture, sides, self._choice)
        for side, group in enumerate(self.tableaux):
            name_tableau(group.slots, picture, side, sides[side], self._choice)

    def _show_choice(self, choice: Choice) -> None:
        before, self._choice = self._choice, choice
        if choice == before:
            return
        self.retranslate()
        if choice.chosen is None:
            return
        if choice.chosen != before.chosen:
            self._follow(choice.chosen)
        elif choice.target is not None:
            announce(place_name(choice.target, self._side_names()), urgent=True)

    # -- the keyboard ------------------------------------------------------------

    def take(self) -> None:
        """Have the keyboard: in the hand, on a card, or on the piles until there is a hand."""
        taken = self._taken()
        self._wants_hand = not taken
        if taken:
            index = self.hand.slots.index(self.hand.stop)
            self.hand.slots[index if index in taken else taken[0]].setFocus(UNSEEN)
        else:
            self.piles.stop.setFocus(UNSEEN)

    def hide(self, hidden: bool) -> None:
        """Be covered, with all that can be done at the table, or be back."""
        for slot in self.chain():
            slot.setEnabled(not hidden)

    def tell_choice(self) -> None:
        """Say which card is chosen, unless the keyboard has just come to it: then it is read."""
        followed, self._followed = self._followed, False
        if self._choice.chosen is not None and not followed:
            slot = self.hand.slots[self._choice.chosen]
            announce(f"{slot.accessibleName()}\n{slot.accessibleDescription()}", True, True)

    def obey(self, command: Command | int) -> bool:
        """Do what a key asks for where the keyboard is; False where it is the hand's affair."""
        if command in (Command.LEFT, Command.RIGHT):
            return self._step(1 if command is Command.RIGHT else -1)
        return command in (Command.CONFIRM, Command.COUP) and self._press()

    def go_to_card(self) -> None:
        """From a place whose card has gone, and from where a hand was waited for, go to a card."""
        at, taken = self.hand.at, self._taken()
        if not taken:
            return
        if at is not None and at not in taken:
            self.hand.slots[taken[-1]].setFocus(UNSEEN)
        elif self._wants_hand and self._group is self.piles:
            self.take()

    def _step(self, step: int) -> bool:
        """Go on where a ring is shown; without one, arrows choose a card of the hand."""
        group = self._group
        if group is None or (not group.ringed and group is not self.hand):
            return False
        if group is not self.hand:
            group.step(step)
            return True
        at, taken = self.hand.at, self._taken()
        active = self._scene.picture is not None and self._scene.picture.active
        if at is None or not taken or (active and not self.hand.slots[at].ringed):
            return False
        self.hand.step(step, [i for i in range(HAND_SLOTS) if i not in taken])
        if active and self.hand.at not in (None, self._choice.chosen):
            self._scene.card_pressed.emit(self.hand.at)
        return True

    def _press(self) -> bool:
        group = self._group
        if group is None or group.at is None:
            return False
        # Who sees no ring, and no card chosen, does not expect a press to do anything.
        if not group.ringed and not (group is self.hand and group.at == self._choice.chosen):
            return False
        group.slots[group.at].click()
        return True

    def _taken(self) -> list[int]:
        """The places of the hand in which a card lies."""
        picture = self._scene.picture
        hand = () if picture is None else picture.hand
        return [index for index, held in enumerate(hand) if held is not None]

    def _follow(self, index: int) -> None:
        """The keyboard goes with the choice, unless it is beside the table."""
        slot = self.hand.slots[index]
        on_table = self._page.hasFocus() or self._group is not None
        self._followed = on_table and not slot.hasFocus()
        if self._followed:
            slot.setFocus(UNSEEN)

    # -- presses -----------------------------------------------------------------

    def _press_card(self, index: int) -> None:
        picture = self._scene.picture
        if picture is None or not picture.active:
            announce(self._turn, urgent=True)
        else:
            self._scene.card_pressed.emit(index)

    def _press_pile(self, index: int) -> None:
        if index == DRAW:
            self._scene.draw_pressed.emit()
        elif index == DISCARD:
            self._press_place(DISCARD_PILE)
        else:
            announce(self.piles.slots[index].accessibleName(), urgent=True)

    def _press_place(self, place: Place) -> None:
        if self._choice.chosen is None:
            announce(choose_first(), urgent=True)
        else:
            self._scene.place_pressed.emit(place)


def _tableau_rects(layout: TableauLayout) -> list[QRect]:
    """In the order of the slots of a tableau."""
    distance = QRectF()
    for column in (*layout.distance, *layout.counters):
        distance = distance.united(column)
    words = layout.title.united(layout.status)
    places = (words, layout.battle, layout.speed, distance, *layout.safeties)
    return [place.toAlignedRect() for place in places]
