"""Measures the memory of the program at its first table, and its growth in 500 races.

The first is compared with a bare window of Python and Qt. For the second, computer players play
matches through a LocalSession on a GamePage, offscreen and without animation; memory is measured
between two matches.
"""

import argparse
import contextlib
import ctypes
import gc
import os
import random
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import NamedTuple

from starts import Program, resident_megabytes, write_match

FIRST, GROWTH = 1.4, 2.0
#: Races before the first measurement, when everything has been imported.
WARM = 150
SHOWN = 8


def say_first(rounds: int) -> None:
    """Print the memory at the first picture of the bare window and of the program."""
    with tempfile.TemporaryDirectory() as folder:
        home, match = Path(folder), Path(folder) / "match.mille"
        write_match(match)
        bare = Program(home / "bare", "bare")
        table = Program(home / "table", "program", str(match))
        table.settle()
        starts = [(bare.start().megabytes, table.start().megabytes) for _ in range(rounds)]
    floor, ours = (median(column) for column in zip(*starts, strict=True))
    print(f"S3  at the first table, medians of {rounds} starts")
    print(f"    floor  {floor:6.1f} MB, a bare window with a view")
    print(f"    ours   {ours:6.1f} MB, {ours / floor:.2f} x the floor, target <= {FIRST}")


class Measurement(NamedTuple):
    """Memory and objects between two matches."""

    races: int
    megabytes: float
    objects: Counter[str]


def delete_later_now() -> None:
    """Delete objects passed to deleteLater(), as an event loop would."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def measure(races: int) -> Measurement:
    """Measure after freeing all unused memory and Qt's pixmap cache (10 MB)."""
    from PySide6.QtGui import QPixmapCache

    QPixmapCache.clear()
    for _ in range(3):
        delete_later_now()
        gc.collect()
    with contextlib.suppress(AttributeError, OSError):
        # Returns unused memory of the C library to the system.
        ctypes.CDLL(None).malloc_trim(0)
    objects = Counter(type(thing).__qualname__ for thing in gc.get_objects())
    return Measurement(races, resident_megabytes(), objects)


def play_match(chance: random.Random, home: Path) -> int:
    """Play a match of two computers on a new page; return the number of races."""
    from PySide6.QtCore import QCoreApplication

    from mille_qt.play.game_page import GamePage
    from mille_qt.session.local_session import LocalSession
    from mille_qt.session.record_info import new_record
    from mille_qt.ui.settings import Settings
    from mille_rules import DEFAULT_RULES, Header, Phase, Sitter
    from mille_rules.computer.player import ImmediateThinker

    settings = Settings(home / "settings.ini")
    settings.pace = 0
    sitters = (Sitter("computer-normal", "Ann"), Sitter("computer-normal", "Bob"))
    record = new_record(Header(DEFAULT_RULES, sitters), practice=False)
    session = LocalSession(record, lambda: None, ImmediateThinker(), chance)
    page = GamePage(session, settings, home / "pictures")
    over: list[Phase] = []
    page.update_presenter.race_over.connect(lambda update: over.append(update.view.phase))
    page.resize(1280, 800)
    page.show()
    page.start()
    races = 0
    while Phase.OVER not in over:
        QCoreApplication.processEvents()
        if len(over) > races:
            races = len(over)
            if over[-1] is Phase.DEAL:
                page.next_race()
    page.close()
    page.deleteLater()
    session.deleteLater()
    settings.deleteLater()
    delete_later_now()
    return races


def say_growth(races: int) -> None:
    """Play and measure, several times."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from mille_qt.ui.theme.application_theme import ApplicationTheme

    app = QApplication([])
    theming = ApplicationTheme(app)
    chance = random.Random(1)
    measurements: list[Measurement] = []
    with tempfile.TemporaryDirectory() as folder:
        played = 0
        for aim in (WARM, WARM + races // 2, WARM + races):
            while played < aim:
                played += play_match(chance, Path(folder))
            measurements.append(measure(played))
    del theming
    say_measurements(measurements)


def say_measurements(measurements: list[Measurement]) -> None:
    """Print memory at every measurement, and the types with more objects at the last."""
    first, *_, last = measurements
    print(f"S3  growth after {last.races - first.races} races between computers")
    for one in measurements:
        print(f"    after {one.races:4} races {one.megabytes:7.1f} MB")
    grown = last.megabytes - first.megabytes
    print(f"    growth           {grown:7.1f} MB, target <= {GROWTH:.0f} MB")
    more = (last.objects - first.objects).most_common(SHOWN)
    names = ", ".join(f"{count} {name}" for name, count in more)
    print(f"    objects more than after {first.races} races: {names or 'none'}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="starts of each program")
    parser.add_argument("--races", type=int, default=500)
    options = parser.parse_args()
    say_first(options.rounds)
    say_growth(options.races)


if __name__ == "__main__":
    main()
