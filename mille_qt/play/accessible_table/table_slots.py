"""All slots of a table: where they lie, what they say, and how the keyboard goes through them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QWidget

from mille_qt.play.accessible_table.group import SlotGroup
from mille_qt.play.accessible_table.late_names import LateNames
from mille_qt.play.accessible_table.presses import Presses
from mille_qt.play.accessible_table.slot import Slot
from mille_qt.play.accessible_table.slot_places import pile_rects, tableau_rects
from mille_qt.play.accessible_table.slot_words import (
    PILES,
    TABLEAU,
    TURN,
    name_hand,
    name_piles,
    name_tableau,
    place_name,
)
from mille_qt.play.keyboard import Command
from mille_qt.table.layout import TableLayout
from mille_qt.table.picture import TablePicture
from mille_qt.table.places import Choice
from mille_qt.table.view import TableView
from mille_qt.ui.access.announcing import announce
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
        # Readers would say whose turn it is while the keyboard is on its way to the hand.
        self.piles.slots[TURN].tells_when_left = False
        self.tableaux = [SlotGroup(TABLEAU, viewport) for _ in range(table.sides)]
        self._choice = self._scene.choice
        self._turn = ""
        self._followed = self._wants_hand = False
        self.late_names = LateNames([*self.hand.slots, self.piles.slots[TURN]], self)
        self._presses = Presses(self._scene, self.hand, self.piles, self.tableaux, self)
        self._connect()
        if self._scene.layout is not None:
            self._place(self._scene.layout)
        self.retranslate()

    def _connect(self) -> None:
        self._table.laid_out.connect(self._place)
        self._scene.settled.connect(self._show)
        self._scene.choice_shown.connect(self._show_choice)

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

    @property
    def gone_to(self) -> bool:
        """Whether the player has gone to a place of the table by a key."""
        return any(group.gone_to for group in self.groups)

    def chain(self) -> list[Slot]:
        """All slots in the order of Tab."""
        return [slot for group in self.groups for slot in group.slots]

    def _place(self, layout: TableLayout) -> None:
        self.piles.place(pile_rects(layout))
        for group, tableau in zip(self.tableaux, layout.tableaux, strict=True):
            group.place(tableau_rects(tableau))
        self._place_hand()

    def _place_hand(self) -> None:
        self.hand.place([rect.toAlignedRect() for rect in self._scene.hand_places()])

    # -- what they say ---------------------------------------------------------

    def say_turn(self, words: str) -> None:
        """Whose turn it is and what can be done."""
        self._turn = words
        turn = self.piles.slots[TURN]
        # From there the keyboard is about to go to the hand.
        leaves = self._wants_hand and bool(turn.accessibleName())
        self.late_names.keep_back(turn, leaves, active=False)
        turn.say(words.replace("\n", ". "))

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        if self._scene.picture is not None:
            self._show(self._scene.picture)

    def _show(self, picture: TablePicture) -> None:
        sides = self._side_names()
        # With the end of a turn the card that was chosen is gone.
        choice = self._choice if picture.active else Choice()
        self._place_hand()
        if self.hand.at is not None:
            # What the player has chosen is said at once; of a hand that goes, nothing is kept.
            late = bool(picture.hand) and choice.chosen is None
            self.late_names.keep_back(self.hand.slots[self.hand.at], late, picture.active)
        name_hand(self.hand.slots, picture, sides, choice)
        name_piles(self.piles.slots, picture, sides, choice)
        for side, group in enumerate(self.tableaux):
            name_tableau(group.slots, picture, side, sides[side], choice)

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

    def name_at(self, point: QPoint) -> str:
        """What the place at a point of the table is called; empty where none lies there."""
        here = (slot for slot in self.chain() if slot.isVisible())
        return next((slot.words for slot in here if slot.geometry().contains(point)), "")

    # -- the keyboard ------------------------------------------------------------

    def take(self) -> None:
        """Have the keyboard: on a card of the hand; on the piles where nobody's hand is shown.

        A hand that is about to be dealt is waited for on the page.
        """
        for slot in self.hand.slots:
            slot.tell()
        taken = self._taken()
        self._wants_hand = not taken
        if taken:
            index = self.hand.slots.index(self.hand.stop)
            self.hand.slots[index if index in taken else taken[0]].setFocus(UNSEEN)
        elif not self._hand_comes:
            self.piles.stop.setFocus(UNSEEN)
        self.late_names.tell()

    def leave_hand(self) -> None:
        """Have the focus on the piles, if it was in the hand, which is about to be hidden."""
        if self.hand.at is not None:
            self.piles.stop.setFocus(UNSEEN)

    def hide(self, hidden: bool) -> None:
        """Be covered, with all that can be done at the table, or be back."""
        for slot in self.chain():
            slot.setEnabled(not hidden)

    def tell_choice(self) -> None:
        """Say which card is chosen, unless the keyboard has just come to it: then it is read."""
        followed, self._followed = self._followed, False
        if self._choice.chosen is None or followed:
            return
        slot = self.hand.slots[self._choice.chosen]
        # Of what changes where the keyboard is, a reader says the name by itself, if anything.
        name = "" if self.late_names.wanted and slot.hasFocus() else slot.accessibleName()
        announce(f"{name}\n{slot.accessibleDescription()}".strip(), True, True)

    def obey(self, command: Command | int) -> bool:
        """Do what a key asks for where the keyboard is; False where it is the hand's affair."""
        if command in (Command.LEFT, Command.RIGHT):
            return self._step(1 if command is Command.RIGHT else -1)
        return command in (Command.CONFIRM, Command.COUP) and self._press()

    @property
    def _active(self) -> bool:
        """Whether the hand can be played from now."""
        return self._scene.picture is not None and self._scene.picture.active

    def go_to_card(self) -> None:
        """From a place whose card has gone, and from where a hand was waited for, go to a card."""
        at, taken = self.hand.at, self._taken()
        if not taken:
            return
        if at is not None and at not in taken:
            self.hand.slots[taken[-1]].setFocus(UNSEEN)
        elif self._wants_hand and (self._page.hasFocus() or self._group is self.piles):
            self.take()

    def _step(self, step: int) -> bool:
        """Go on where a ring is shown; without one, arrows choose a card of the hand."""
        group = self._group
        if group is None or (not group.ringed and group is not self.hand):
            return False
        if group is not self.hand:
            group.step(step)
            return True
        self.late_names.tell()
        at, taken = self.hand.at, self._taken()
        if at is None or not taken or (self._active and not self.hand.slots[at].ringed):
            return False
        empty = [i for i in range(HAND_SLOTS) if i not in taken]
        index = self.hand.next(step, empty)
        if self._active and index != self._choice.chosen:
            # The keyboard follows when the card is called as chosen: so it is read only once.
            self._scene.card_pressed.emit(index)
        else:
            self.hand.step(step, empty)
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

    @property
    def _hand_comes(self) -> bool:
        """Whether the hand of who looks has places, all of them still empty."""
        picture = self._scene.picture
        return picture is None or (bool(picture.hand) and not any(picture.hand))

    def _follow(self, index: int) -> None:
        """The keyboard goes with the choice, unless it is beside the table."""
        slot = self.hand.slots[index]
        on_table = self._page.hasFocus() or self._group is not None
        self._followed = on_table and not slot.hasFocus()
        if self._followed:
            ringed = self.hand.ringed
            slot.setFocus(Qt.FocusReason.ShortcutFocusReason if ringed else UNSEEN)
