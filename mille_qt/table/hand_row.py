"""The items of all cards in the hand, and their motions."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table import durations
from mille_qt.table.card_marks import CardMark
from mille_qt.table.durations import Tempo
from mille_qt.table.hand_item import HandItem
from mille_qt.table.motions import Ease, Motion, Motions
from mille_qt.table.picture import HandCard
from mille_qt.table.pictures import Pictures
from mille_qt.ui.theme.application_theme import Theme
from mille_rules.cards import Card


class HandRow:
    """Has one item for each card, which follows the card to another place."""

    def __init__(
        self, scene: QGraphicsScene, motions: Motions, wire: Callable[[HandItem], None]
    ) -> None:
        """`wire` connects a new item."""
        self._scene, self._motions, self._wire = scene, motions, wire
        self._items: dict[int, HandItem] = {}
        self.tempo = Tempo()

    def item(self, index: int) -> HandItem | None:
        """The item in a place."""
        return self._items.get(index)

    def clear(self) -> None:
        """Remove all cards."""
        for item in self._items.values():
            self._remove(item)
        self._items.clear()

    def show(
        self,
        hand: Sequence[HandCard | None],
        rests: Sequence[QRectF],
        lift: float,
        look: tuple[Pictures, Theme],
        settled: bool,
    ) -> None:
        """Show these cards in these rectangles; unless `settled`, hidden cards stay hidden."""
        cards = {
            index: held.card
            for index, (held, _) in enumerate(zip(hand, rests, strict=False))
            if held is not None
        }
        placed, free = self._sorted(cards, settled)
        for index, card in cards.items():
            if index not in placed:
                placed[index] = self._taken(free, card, index) or self._new(index, card, look)
        for item in free:
            self._remove(item)
        self._items = dict(sorted(placed.items()))
        for index, item in self._items.items():
            item.index = index
            item.place(rests[index], lift)
            if settled:
                item.leave(False)

    def show_states(
        self, hand: Sequence[HandCard | None], chosen: int | None, active: bool
    ) -> None:
        """Show which cards can be played and which one is chosen."""
        for index, item in self._items.items():
            held = hand[index]
            if held is not None:
                item.show_state(held.playable, index == chosen, active, held.why)

    def let_go(self) -> None:
        """Cancel the drag of a card."""
        for item in self._items.values():
            item.let_go()

    def show_marks(self, marks: Sequence[CardMark]) -> None:
        """Mark cards; of two marks on one card, the first counts."""
        kinds = {mark.hand_place: mark.kind for mark in reversed(marks)}
        for index, item in self._items.items():
            item.show_mark(kinds.get(index))

    def _sorted(
        self, cards: dict[int, Card], settled: bool
    ) -> tuple[dict[int, HandItem], list[HandItem]]:
        """The items that stay in their places, and those that are free."""
        placed: dict[int, HandItem] = {}
        free: list[HandItem] = []
        for index, item in self._items.items():
            stays = cards.get(index) is item.card and not (settled and item.leaving)
            if stays:
                placed[index] = item
            else:
                free.append(item)
        return placed, free

    @staticmethod
    def _taken(free: list[HandItem], card: Card, index: int) -> HandItem | None:
        """The nearest free item with such a card, preferably one that is visible."""
        found = [item for item in free if item.card is card]
        if not found:
            return None
        nearest = min(found, key=lambda item: (item.leaving, abs(item.index - index)))
        free.remove(nearest)
        return nearest

    def _new(self, index: int, card: Card, look: tuple[Pictures, Theme]) -> HandItem:
        item = HandItem(index, card, *look, self._move)
        self._wire(item)
        self._scene.addItem(item)
        return item

    def _remove(self, item: HandItem) -> None:
        self._motions.drop(item)
        self._scene.removeItem(item)

    def _move(self, item: HandItem, end: QPointF, far: bool) -> None:
        """Animate an item to a point; over a long way it takes longer."""
        self._motions.drop(item)
        if not self.tempo.moves:
            item.set_pose(end, 1.0, 0.0)
            return
        start, scale, angle = item.pos(), item.scale(), item.rotation()

        def glide(share: float) -> None:
            there = start + (end - start) * share
            item.set_pose(there, scale + (1.0 - scale) * share, angle * (1.0 - share))

        duration = durations.SETTLE if far else durations.RISE
        self._motions.add(Motion(duration, glide, ease=Ease.OutCubic), key=item)
