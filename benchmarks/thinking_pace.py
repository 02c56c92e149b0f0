"""Measures how smooth animations are while a computer player thinks, and otherwise.

A card crosses the table with a frame every 16 ms, painted offscreen. In every other round the
strongest level thinks continuously in its own process, as in the program. Gaps are measured from
the end of one frame to the end of the next.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from itertools import cycle, pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from table_speed import FRAME, SIZES, Ours, percentile, played

from mille_qt.session.screen_thinker import ScreenThinker
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice
from mille_rules import Move, View, legal_moves, view_for
from mille_rules.computer.levels.levels import LEVELS

#: Numbers of the moves at which the level thinks.
MOMENTS = range(1, 120, 7)
#: Goals: ratio of the 99th percentile to the floor, and the longest gap in milliseconds.
RATIO, LONGEST = 1.1, 33.0


def positions() -> list[tuple[View, tuple[Move, ...]]]:
    """Return views and choices in the course of a race."""
    found = []
    for state in map(played, MOMENTS):
        for seat in range(2):
            choices = legal_moves(state, seat)
            if len(choices) > 1:
                found.append((view_for(state, seat), choices))
    return found


class Thought:
    """A player who thinks continuously between `begin` and `end`."""

    def __init__(self, level: str) -> None:
        self._level, self._thinker = level, ScreenThinker()
        self._positions = cycle(positions())
        self.decisions = 0
        self._goes_on = False

    def begin(self) -> None:
        """Start to think."""
        self._goes_on = True
        self._next()

    def end(self) -> None:
        """Stop after the current decision."""
        self._goes_on = False

    def close(self) -> None:
        """End the process."""
        self._thinker.close()

    def _next(self, _move: Move | None = None) -> None:
        if self._goes_on:
            self.decisions += 1
            self._thinker.think(*next(self._positions), self._level, self._next)


class Road:
    """The table with one card that moves from left to right repeatedly."""

    def __init__(self) -> None:
        self._ours = Ours(SIZES["1080p"])
        self._ours.view.show_picture(self._ours.picture(view_for(played(60), 0)))
        layout = self._ours.scene.layout
        assert layout is not None
        picture = self._ours.scene.pictures.back(layout.draw_pile.size())
        self._card: QGraphicsPixmapItem = self._ours.scene.addPixmap(picture)
        self._steps: Iterator[int] = cycle(range(0, round(layout.road.band.width()), 8))
        self._ends: list[float] = []

    def gaps(self, seconds: float) -> list[float]:
        """Return the milliseconds between frames for some seconds."""
        self._ends = []
        loop, clock = QEventLoop(), QTimer()
        clock.setTimerType(Qt.TimerType.PreciseTimer)
        clock.timeout.connect(self._paint)
        clock.start(FRAME)
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()
        clock.stop()
        return [(after - before) * 1000 for before, after in pairwise(self._ends)]

    def _paint(self) -> None:
        self._card.setX(next(self._steps))
        self._ours.view.viewport().repaint()
        self._ends.append(time.perf_counter())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=15, help="rounds with and without thinking")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a round is")
    parser.add_argument("--level", choices=LEVELS, default=list(LEVELS)[-1])
    options = parser.parse_args()
    app = QApplication([])
    ApplicationTheme(app, ThemeChoice.LIGHT)
    road, thought = Road(), Thought(options.level)
    road.gaps(options.seconds)
    # The first round of thinking includes the start of the process.
    thought.begin()
    starting = road.gaps(options.seconds)
    thought.end()
    floor: list[float] = []
    ours: list[float] = []
    for _ in range(options.rounds):
        floor += road.gaps(options.seconds)
        thought.begin()
        ours += road.gaps(options.seconds)
        thought.end()
    thought.close()
    slow, base = percentile(ours, 0.99), percentile(floor, 0.99)
    print(f"R3 {options.level}, {thought.decisions} decisions")
    print(f"p99 ours {slow:.2f} ms  floor {base:.2f} ms  ratio {slow / base:.2f} (<= {RATIO})")
    print(f"median ours {percentile(ours, 0.5):.2f} ms  floor {percentile(floor, 0.5):.2f} ms")
    print(f"longest gap ours {max(ours):.1f} ms  floor {max(floor):.1f} ms", end="  ")
    print(f"while the process starts {max(starting):.1f} ms (<= {LONGEST:.0f} ms)")


if __name__ == "__main__":
    main()
