"""Measures the table: frames of a deal, full repaints, and the time to show a click.

Everything is painted offscreen into a picture, as without a GPU. The floor is a scene of plain
pixmaps of the same number, size and position on the same background.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)

from mille_qt.play.card_selection import CardSelection
from mille_qt.play.hand_places import HandPlaces
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.table.animate_update import motions_of
from mille_qt.table.durations import Tempo
from mille_qt.table.picture import TablePicture, before_dealing
from mille_qt.table.update_animation import UpdateAnimation
from mille_qt.table.view import TableView
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice, current_theme
from mille_rules import DEFAULT_RULES, Header, Sitter, State, apply, legal_moves
from mille_rules.cards import DISTANCES, SAFETIES, cards_of
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.events import Event, EventKind
from mille_rules.moves import deal, play
from mille_rules.views import View, view_for

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
NAMES = ("Anna", "Marcel")
#: Milliseconds between frames of the deal, and moves before the full repaint.
FRAME, MOVES_PLAYED = 16, 60


def played(moves: int) -> State:
    """Return a race from a sorted deck after some moves."""
    header = Header(DEFAULT_RULES, tuple(Sitter("human", name) for name in NAMES))
    state = header.new_match()
    deck = list(cards_of(DEFAULT_RULES.deck_for(2)))
    mixed = [deck[i * 37 % len(deck)] for i in range(len(deck))]
    state, _ = apply(state, None, deal(1, 0, tuple(mixed)))
    brain = LEVELS["normal"]()
    for _ in range(moves):
        seat = next(seat for seat in range(2) if legal_moves(state, seat))
        choices = legal_moves(state, seat)
        move = choices[0] if len(choices) == 1 else brain.choose(view_for(state, seat), choices)
        state, _ = apply(state, seat, move)
    return state


class Ours:
    """The table of the program."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.words = PictureBuilder(NAMES, 2, lambda seat: seat == 1)
        self.view = TableView(2, 2, current_theme(), CardLanguage.BOTH)
        self.view.resize(*size)
        self.view.show()
        self.scene = self.view.table

    def picture(self, view: View, active: bool = False) -> TablePicture:
        """Return the picture of a view."""
        hand = (*view.hand, *([None] * (7 - len(view.hand))))
        choices = [play(card) for card in DISTANCES] if active else ()
        return self.words.picture(view, 0, hand, choices)._replace(active=active)

    def deal_frames(self) -> list[float]:
        """Return the milliseconds of each frame of a deal, including painting."""
        after = self.picture(view_for(played(0), 0))
        self.scene.set_tempo(Tempo(2))
        self.view.show_picture(before_dealing(after))
        animation = UpdateAnimation(self.scene, before_dealing(after), after, 0)
        motions = motions_of(animation, [Event(EventKind.DEALT, 0)])
        self.scene.flights.play(motions, lambda: None)
        self.scene.flights.stop_at(0)
        QApplication.processEvents()
        stop_at = self.scene.flights.stop_at
        times = [frame(partial(stop_at, now)) for now in range(FRAME, animation.time, FRAME)]
        self.scene.skip()
        return times


class Floor:
    """The same number of plain pixmaps."""

    def __init__(self, size: tuple[int, int], ours: Ours) -> None:
        self.scene = QGraphicsScene(0, 0, *size)
        self.scene.setBackgroundBrush(current_theme().table_ground)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.view.resize(*size)
        self.view.show()
        self.ours = ours

    def lay(self, view: View) -> None:
        """Add a pixmap for every card and every lane of a view."""
        self.scene.clear()
        table, layout = self.ours.scene, self.ours.scene.layout
        assert layout is not None
        for side, lane in enumerate(layout.tableaux):
            ground = QPixmap(lane.frame.size().toSize())
            ground.fill(current_theme().lane)
            self._add(ground, lane.frame)
            tableau = view.tableaux[side]
            for rect, pile in ((lane.battle, tableau.battle), (lane.speed, tableau.speed)):
                if pile:
                    self._add(table.pictures.face(pile[-1], rect.size()), rect)
            for slot, safety in enumerate(SAFETIES):
                rect = lane.safety_card_rect(slot)
                if safety in tableau.safeties:
                    self._add(table.pictures.face(safety, rect.size()), rect)
            counts = [tableau.distance.count(card) for card in DISTANCES]
            for card, fan in zip(DISTANCES, lane.distance_piles(counts), strict=True):
                for index in range(fan.cards):
                    rect = fan.card(index)
                    self._add(table.pictures.face(card, rect.size()), rect)
        for rect, card in zip(layout.hand, view.hand, strict=False):
            self._add(table.pictures.face(card, rect.size()), rect)

    def _add(self, picture: QPixmap, rect: QRectF) -> QGraphicsPixmapItem:
        item = self.scene.addPixmap(picture)
        item.setPos(rect.topLeft())
        return item

    def deal_frames(self) -> list[float]:
        """Return the milliseconds of frames with six moving cards, half of them large."""
        self.lay(view_for(played(0), 0))
        table, layout = self.ours.scene, self.ours.scene.layout
        assert layout is not None
        pile, hand = layout.draw_pile, layout.hand
        back, large = table.pictures.back(pile.size()), table.pictures.back(hand[0].size())
        items = [self._add(large if i % 2 else back, pile) for i in range(6)]
        repaint(self.view)
        QApplication.processEvents()
        ends = [hand[i].topLeft() if i % 2 else QPointF(500.0 + i * 40, 30) for i in range(6)]

        def move(step: int) -> None:
            for i, item in enumerate(items):
                share = (step + i * 12) % 70 / 70
                item.setPos(pile.topLeft() + (ends[i] - pile.topLeft()) * share)

        return [frame(partial(move, step)) for step in range(70)]


def frame(change: Callable[[], None]) -> float:
    """Return the milliseconds until a change is painted."""
    start = time.perf_counter()
    change()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1000


def repaint(view: QGraphicsView) -> float:
    """Return the milliseconds for painting everything."""
    start = time.perf_counter()
    view.viewport().repaint()
    return (time.perf_counter() - start) * 1000


def click(ours: Ours) -> float:
    """Return the milliseconds from a press on a card until it is shown as chosen."""
    scene, state = ours.scene, played(1)
    view = view_for(state, 0)
    choices = legal_moves(state, 0)
    hand = HandPlaces()
    hand.show(view.hand, HandOrder.ARRIVAL)
    choosing = CardSelection()
    choosing.offer(hand, choices, 0)
    scene.set_tempo(Tempo(2))

    def press(index: int) -> None:
        choosing.choose(index)
        scene.choose(choosing.index, choosing.places, choosing.target)

    ours.view.show_picture(ours.picture(view, active=True))
    QApplication.processEvents()
    scene.hand.pressed.connect(press)
    point = ours.view.mapFromScene(scene.hand_rect(2).center())
    start = time.perf_counter()
    QTest.mouseClick(ours.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(point))
    QApplication.processEvents()
    passed = (time.perf_counter() - start) * 1000
    scene.hand.pressed.disconnect(press)
    scene.choose(None, (), None)
    scene.skip()
    return passed


def percentile(values: list[float], share: float) -> float:
    """Return a quantile."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def show(name: str, ours: list[float], floor: list[float] | None = None) -> None:
    """Print one line: medians, their ratio, and the slow ones."""
    middle = statistics.median(ours)
    line = f"{name:22} ours {middle:6.2f} ms  p95 {percentile(ours, 0.95):6.2f} ms"
    if floor is not None:
        base = statistics.median(floor)
        line += f"  floor {base:6.2f} ms  ratio {middle / base:5.2f}"
    print(line)


def measure(name: str, size: tuple[int, int], rounds: int) -> None:
    """Print all figures for one size of the window."""
    ours = Ours(size)
    QApplication.processEvents()
    floor = Floor(size, ours)
    ours.deal_frames()  # the pictures are painted now
    figures: dict[str, list[float]] = {key: [] for key in ("r1", "r1f", "r2", "r2f", "r4")}
    later = view_for(played(MOVES_PLAYED), 0)
    for _ in range(rounds):
        figures["r1"] += ours.deal_frames()
        figures["r1f"] += floor.deal_frames()
        ours.view.show_picture(ours.picture(later))
        floor.lay(later)
        QApplication.processEvents()
        figures["r2"] += [repaint(ours.view) for _ in range(5)]
        figures["r2f"] += [repaint(floor.view) for _ in range(5)]
        figures["r4"] += [click(ours)]
    show(f"R1 deal, {name}", figures["r1"], figures["r1f"])
    show(f"R2 repaint, {name}", figures["r2"], figures["r2f"])
    show(f"R4 click, {name}", figures["r4"])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=15, help="how often everything is measured")
    rounds = parser.parse_args().rounds
    app = QApplication([])
    ApplicationTheme(app, ThemeChoice.LIGHT)
    for name, size in SIZES.items():
        measure(name, size, rounds)


if __name__ == "__main__":
    main()
