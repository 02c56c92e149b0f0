"""No text is cut off, and nothing on the table overlaps."""

from itertools import combinations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from mille_qt.play.game_page import GamePage
from tests.pictures.cut_words import cut_words
from tests.pictures.place import SMALLEST
from tests.qt.model.world import World

#: Pixels by which items on the table may overlap.
TOUCHING = 1
#: Times that nested layouts are waited for after a change of language, text or window size.
PATIENCE = 5


class WordsCanBeRead:
    """Checks the page, the curtain and the dialog that are shown."""

    def __init__(self, world: World) -> None:
        self._world = world

    def find(self) -> list[str]:
        """Return texts that are cut off, and items that overlap, once the layouts are at rest."""
        if not _is_large_enough(self._world.window.size()):
            return []
        for _ in range(PATIENCE):
            cut = self._cut()
            if not cut:
                break
            self._world.rest()
        return cut

    def _cut(self) -> list[str]:
        world = self._world
        shown: list[QWidget | None] = [world.page, None if world.qts_own_dialog else world.dialog]
        if world.game is not None:
            covered = world.curtained
            shown[0] = world.game.curtain if covered else world.page
        cut = [words for place in shown if place is not None for words in cut_words(place)]
        if world.game is not None and not world.curtained:
            cut += _covered(world, world.game)
        return cut


def _is_large_enough(window: QSize) -> bool:
    """Return True if the window is large enough for all sizes of text."""
    return window.width() >= SMALLEST.width() and window.height() >= SMALLEST.height()


def _covered(world: World, game: GamePage) -> list[str]:
    """Return overlapping items, except cards that are dragged or fly."""
    places: dict[str, QRect] = {}
    for name, widget in (
        ("bar", game.bar),
        ("sign", game.sign),
        ("tools", game.tools),
        ("tools beside the score", game.corner_tools),
    ):
        if widget.isVisible():
            places[name] = widget.geometry()
    if not world.scene.moving:
        for index, rect in enumerate(world.scene.hand_places()):
            if index in world.cards:
                places[f"card {index}"] = rect.toRect()
    return [
        f"{one} at {places[one].getRect()} covers {other} at {places[other].getRect()}"
        for one, other in combinations(places, 2)
        if _overlap(places[one], places[other])
    ]


def _overlap(one: QRect, other: QRect) -> bool:
    common = one.intersected(other)
    return common.width() > TOUCHING and common.height() > TOUCHING
