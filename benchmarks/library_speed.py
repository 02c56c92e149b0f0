"""Measures the page of matches with many matches: opening and searching.

A few matches are written many times with other names, players and dates. The index is built from
them, the page is opened in an existing window, and letters are typed into its search field.
"""

import argparse
import os
import random
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.app.main_window import MainWindow
from mille_qt.ui import paths
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.matches import play_match
from mille_rules.file_names import file_name, numbered
from mille_rules.match_id import ID_BYTES, match_mark

TARGET = 1.0
SEED = 7
NAMES = ("Ann", "Bob", "Chloé", "Daniel", "Élodie", "Farid", "Gaston", "Hélène", "Inès", "Jules")
#: Number of matches that are played; seconds of a day.
REAL, DAY = 6, 86_400


class FirstPaint(QObject):
    """Records when the list was first painted with rows."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0.0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and not self.at:
            self.at = time.perf_counter()
        return False


def write_matches(folder: Path, count: int, chance: random.Random) -> None:
    """Write files of matches that look different from one another."""
    folder.mkdir(parents=True)
    real = [_played(seats, chance) for seats in (2, 2, 3, 4, 6, 2)[:REAL]]
    for number in range(count):
        seats, lines = real[number % REAL]
        names = chance.sample(NAMES, seats)
        when = 1_700_000_000 + number * DAY // 9
        head = [f"seat {seat} human {name}" for seat, name in enumerate(names)]
        mark = str(match_mark(chance.randbytes(ID_BYTES)))
        # Some are unfinished.
        rest = lines if number % 5 else lines[: len(lines) // 2]
        text = "\n".join(["mille-record 1", "rules winning-moves", *head, mark, *rest, ""])
        day = time.strftime("%Y-%m-%d %H.%M", time.localtime(when))
        path = folder / numbered(file_name(names, day), 1)
        path.write_text(text, "utf-8")
        os.utime(path, (when, when))


def _played(seats: int, chance: random.Random) -> tuple[int, list[str]]:
    header = Header(DEFAULT_RULES, tuple(Sitter("human", "") for _ in range(seats)))
    record = play_match(header, [Sensible() for _ in range(seats)], chance)
    return seats, [str(line) for line in record.lines]


def build(folder: Path, file: Path) -> float:
    """Return the seconds of processor time to build the index."""
    from mille_qt.session.matches.match_index import MatchIndex
    from mille_qt.session.matches.match_reader import bring_up_to_date

    with MatchIndex(file) as index:
        begun = time.process_time()
        bring_up_to_date(folder, index, lambda _news: None, threading.Event())
        return time.process_time() - begun


def open_page(app: QApplication, window: MainWindow) -> float:
    """Return the seconds from the key to the first picture of the list."""
    window.shell.show_start()
    app.processEvents()
    watch = FirstPaint()
    begun = time.perf_counter()
    window.shell.open_library()
    page = window.shell.features.library.page
    assert page is not None
    page.table.viewport().installEventFilter(watch)
    while not watch.at:
        app.processEvents()
    assert page.model.rowCount()
    return watch.at - begun


def type_search(app: QApplication, window: MainWindow, text: str) -> list[float]:
    """Return the milliseconds from each key until the list shows the results."""
    page = window.shell.features.library.page
    assert page is not None
    page.search.setFocus()
    times = []
    for key in text:
        begun = time.perf_counter()
        QTest.keyClicks(page.search, key)
        app.processEvents()
        times.append((time.perf_counter() - begun) * 1_000)
    page.search.clear()
    return times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        paths.keep_in(Path(home))
        write_matches(paths.matches_folder(), options.matches, random.Random(SEED))
        print(f"{options.matches} matches")
        built = build(paths.matches_folder(), paths.cache_folder() / "matches.sqlite")
        print(f"    index from nothing      {built:8.1f} s of processor time, in the background")
        app = QApplication(["library_speed"])
        window = MainWindow(Settings(), ApplicationTheme(app))
        window.resize(1280, 800)
        window.show()
        app.processEvents()
        first, *again = (open_page(app, window) for _ in range(options.rounds))
        print(f"    first opening           {first:8.3f} s, target < {TARGET} s")
        print(f"    opened again            {median(again):8.3f} s")
        keys = type_search(app, window, "daniel 2024")
        print(f"    a key of a search       {median(keys):8.1f} ms, at most {max(keys):.1f} ms")
        window.shell.show_start()
        window.close()


if __name__ == "__main__":
    main()
