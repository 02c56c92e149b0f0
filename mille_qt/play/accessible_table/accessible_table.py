"""Makes the drawn table accessible: a focus target over everything that can be read or pressed."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from mille_qt.play.accessible_table.focus_targets import (
    DeferredAnnouncement,
    FocusGroup,
    FocusTarget,
)
from mille_qt.play.accessible_table.target_names import (
    PILE_POSITIONS,
    PILES,
    TABLEAU,
    TURN,
    name_hand,
    name_piles,
    name_tableau,
    place_name,
    tableau_positions,
)
from mille_qt.play.keyboard import Command
from mille_qt.table.layout import TableLayout
from mille_qt.table.picture import TablePicture
from mille_qt.table.positions import (
    DISCARD_PILE,
    Area,
    SelectedCard,
    TablePosition,
    lane,
    position_rect,
)
from mille_qt.table.view import TableView
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.texts.accessible_table import choose_first
from mille_rules.rulesets import MAX_HAND_SIZE

#: The largest hand of any house rule, and the drawn card.
HAND_TARGETS = MAX_HAND_SIZE + 1
#: The ring is not shown where the table shows the card as chosen, or the player pressed no key.
UNSEEN = Qt.FocusReason.MouseFocusReason
SideNames = Callable[[], Sequence[str]]


class AccessibleTable(QObject):
    """Names and places the focus targets, and moves the focus among them.

    They describe exactly what the table draws: a hand that is not drawn has no names here.
    """

    def __init__(self, table: TableView, side_names: SideNames, page: QWidget) -> None:
        """`side_names` returns the names of the sides; `page` receives the keys."""
        super().__init__(table)
        self._table, self._side_names, self._page = table, side_names, page
        self._scene = table.table
        viewport = table.viewport()
        self.hand = FocusGroup(HAND_TARGETS, viewport)
        self.piles = FocusGroup(PILES, viewport)
        # Screen readers would read whose turn it is while the focus moves on to the hand.
        self.piles.targets[TURN].tells_when_left = False
        self.tableaux = [FocusGroup(TABLEAU, viewport) for _ in range(table.sides)]
        self._choice = self._scene.choice
        self._turn = ""
        self._followed = self._wants_hand = False
        self.deferred_announcement = DeferredAnnouncement(
            [*self.hand.targets, self.piles.targets[TURN]], self
        )
        self._connect()
        if self._scene.layout is not None:
            self._place(self._scene.layout)
        self.retranslate()

    def _connect(self) -> None:
        self._table.laid_out.connect(self._place)
        self._scene.settled.connect(self._show)
        self._scene.choice_shown.connect(self._show_choice)
        for index, target in enumerate(self.hand.targets):
            target.clicked.connect(partial(self._press_card, index))
        for position, target in zip(PILE_POSITIONS, self.piles.targets, strict=True):
            target.clicked.connect(partial(self._press_pile, position, target))
        for side, group in enumerate(self.tableaux):
            for target in group.targets:
                target.clicked.connect(partial(self._press_place, lane(side)))

    # -- geometry --------------------------------------------------------

    @property
    def groups(self) -> list[FocusGroup]:
        """The groups in Tab order: hand, piles, own tableau, opponents."""
        own = 0 if self._scene.picture is None else self._scene.picture.own_side
        count = len(self.tableaux)
        sides = [self.tableaux[(own + step) % count] for step in range(count)]
        return [self.hand, self.piles, *sides]

    @property
    def _group(self) -> FocusGroup | None:
        """The group that has the focus."""
        return next((group for group in self.groups if group.at is not None), None)

    @property
    def gone_to(self) -> bool:
        """Whether a target has got the focus by a key."""
        return any(group.gone_to for group in self.groups)

    def chain(self) -> list[FocusTarget]:
        """All targets in Tab order."""
        return [target for group in self.groups for target in group.targets]

    def _place(self, layout: TableLayout) -> None:
        def rects(positions: Sequence[TablePosition]) -> list[QRect]:
            return [position_rect(layout, each).toAlignedRect() for each in positions]

        self.piles.place(rects(PILE_POSITIONS))
        for side, group in enumerate(self.tableaux):
            group.place(rects(tableau_positions(side, self._table.edition.safeties)))
        self._place_hand()

    def _place_hand(self) -> None:
        self.hand.place([rect.toAlignedRect() for rect in self._scene.hand_places()])

    # -- names ---------------------------------------------------------

    def say_turn(self, words: str) -> None:
        """Set the words for whose turn it is and what the player can do."""
        self._turn = words
        turn = self.piles.targets[TURN]
        # The focus is about to move from there to the hand.
        leaves = self._wants_hand and bool(turn.accessibleName())
        self.deferred_announcement.delay(turn, leaves, active=False)
        turn.describe(words.replace("\n", ". "))

    def retranslate(self) -> None:
        """Describe everything again in the current language."""
        if self._scene.picture is not None:
            self._show(self._scene.picture)

    def _show(self, picture: TablePicture) -> None:
        sides = self._side_names()
        # The chosen card is gone when the turn ends.
        choice = self._choice if picture.active else SelectedCard()
        self._place_hand()
        if self.hand.at is not None:
            # A chosen card is named at once; the names of a hand that is hidden are not kept.
            late = bool(picture.hand) and choice.chosen is None
            self.deferred_announcement.delay(self.hand.targets[self.hand.at], late, picture.active)
        name_hand(self.hand.targets, picture, sides, choice)
        name_piles(self.piles.targets, picture, sides, choice)
        for side, group in enumerate(self.tableaux):
            name_tableau(group.targets, picture, side, sides[side], choice)

    def _show_choice(self, choice: SelectedCard) -> None:
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
        """The name of the visible target at a point of the table; empty if there is none."""
        here = (target for target in self.chain() if target.isVisible())
        return next((target.words for target in here if target.geometry().contains(point)), "")

    # -- focus ------------------------------------------------------------

    def take(self) -> None:
        """Focus a card of the hand, or the piles if no hand is shown.

        While the hand is still to be dealt, the focus stays on the page.
        """
        for target in self.hand.targets:
            target.apply_delayed()
        taken = self._taken()
        self._wants_hand = not taken
        if taken:
            index = self.hand.targets.index(self.hand.stop)
            self.hand.targets[index if index in taken else taken[0]].setFocus(UNSEEN)
        elif not self._hand_comes:
            self.piles.stop.setFocus(UNSEEN)
        self.deferred_announcement.announce_now()

    def leave_hand(self) -> None:
        """Move the focus from the hand, which is about to be hidden, to the piles."""
        if self.hand.at is not None:
            self.piles.stop.setFocus(UNSEEN)

    def hide(self, hidden: bool) -> None:
        """Disable all targets while the table is covered, or enable them again."""
        for target in self.chain():
            target.setEnabled(not hidden)

    def tell_choice(self) -> None:
        """Announce the chosen card, unless it has just got the focus and is read for that."""
        followed, self._followed = self._followed, False
        if self._choice.chosen is None or followed:
            return
        target = self.hand.targets[self._choice.chosen]
        # Some screen readers read the changed name of the focused item by themselves.
        name = (
            ""
            if self.deferred_announcement.wanted and target.hasFocus()
            else target.accessibleName()
        )
        announce(f"{name}\n{target.accessibleDescription()}".strip(), True, True)

    def obey(self, command: Command | int) -> bool:
        """Carry out a command at the focused target; False if it is left to the hand."""
        if command in (Command.LEFT, Command.RIGHT):
            return self._step(1 if command is Command.RIGHT else -1)
        return command in (Command.CONFIRM, Command.COUP) and self._press()

    @property
    def _active(self) -> bool:
        """Whether the hand can be played from."""
        return self._scene.picture is not None and self._scene.picture.active

    def go_to_card(self) -> None:
        """Move the focus to a card if the focused target no longer holds one."""
        at, taken = self.hand.at, self._taken()
        if not taken:
            return
        if at is not None and at not in taken:
            self.hand.targets[taken[-1]].setFocus(UNSEEN)
        elif self._wants_hand and (self._page.hasFocus() or self._group is self.piles):
            self.take()

    def _step(self, step: int) -> bool:
        """Move the focus if the ring is shown; without it, arrows choose a card of the hand."""
        group = self._group
        if group is None or (not group.ringed and group is not self.hand):
            return False
        if group is not self.hand:
            group.step(step)
            return True
        self.deferred_announcement.announce_now()
        at, taken = self.hand.at, self._taken()
        if at is None or not taken or (self._active and not self.hand.targets[at].ringed):
            return False
        empty = [i for i in range(HAND_TARGETS) if i not in taken]
        index = self.hand.next(step, empty)
        if self._active and index != self._choice.chosen:
            # The focus follows when the card is named as chosen, so that it is read only once.
            self._scene.hand.pressed.emit(index)
        else:
            self.hand.step(step, empty)
        return True

    def _press(self) -> bool:
        group = self._group
        if group is None or group.at is None:
            return False
        # Without a ring or a chosen card, nobody expects the key to do anything.
        if not group.ringed and not (group is self.hand and group.at == self._choice.chosen):
            return False
        group.targets[group.at].click()
        return True

    def _taken(self) -> list[int]:
        """The indexes of the hand that hold a card."""
        picture = self._scene.picture
        hand = () if picture is None else picture.hand
        return [index for index, held in enumerate(hand) if held is not None]

    @property
    def _hand_comes(self) -> bool:
        """Whether the hand is still to be dealt: it has places, and all of them are empty."""
        picture = self._scene.picture
        return picture is None or (bool(picture.hand) and not any(picture.hand))

    def _follow(self, index: int) -> None:
        """Move the focus to the chosen card, unless it is outside the table."""
        target = self.hand.targets[index]
        on_table = self._page.hasFocus() or self._group is not None
        self._followed = on_table and not target.hasFocus()
        if self._followed:
            ringed = self.hand.ringed
            target.setFocus(Qt.FocusReason.ShortcutFocusReason if ringed else UNSEEN)

    # -- presses --------------------------------------------------------------

    def _press_card(self, index: int) -> None:
        picture = self._scene.picture
        hand = () if picture is None else picture.hand
        if index < len(hand) and hand[index] is not None:
            self._scene.hand.pressed.emit(index)
        else:
            announce(self.piles.targets[TURN].accessibleName(), urgent=True)

    def _press_pile(self, position: TablePosition, target: FocusTarget) -> None:
        if position.area is Area.DRAW_PILE:
            self._scene.draw_pressed.emit()
        elif position == DISCARD_PILE:
            self._press_place(DISCARD_PILE)
        else:
            announce(target.accessibleName(), urgent=True)

    def _press_place(self, place: TablePosition) -> None:
        picture = self._scene.picture
        takes = place == DISCARD_PILE and picture is not None and picture.takes
        if self._scene.choice.chosen is None and not takes:
            announce(choose_first(), urgent=True)
        else:
            self._scene.position_pressed.emit(place)
