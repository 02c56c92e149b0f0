"""Takes the pictures of the documents anew: `.venv/bin/python docs/pictures/renew.py`.

The game's own computer player plays every seat of a race, dealt from a fixed number, to a moment
worth a picture; then the program opens that match. When that player or the table changes, so do the
pictures: look at them before keeping them.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import time
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = tempfile.TemporaryDirectory()
for _name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
    os.environ[_name] = _HOME.name

from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from mille_qt.app.main_window import MainWindow  # noqa: E402
from mille_qt.app.start.shown_match import played_match  # noqa: E402
from mille_qt.ui import language  # noqa: E402
from mille_qt.ui.art.characters.face import Face  # noqa: E402
from mille_qt.ui.settings import Settings  # noqa: E402
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice  # noqa: E402
from mille_qt.ui.theme.text_font import use_text_font  # noqa: E402
from mille_rules import (  # noqa: E402
    DEFAULT_RULES,
    Header,
    Match,
    MoveKind,
    Phase,
    Record,
    Sitter,
    State,
    Status,
    legal_moves,
)
from mille_rules.computer.matches import shuffled  # noqa: E402
from mille_rules.computer.player import ComputerPlayer, ImmediateThinker  # noqa: E402

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 1366, 768
NAMES = ("Ann", "Marcel", "Odette", "Victor", "Yvette", "Gaston")
#: Every side has gone so far by then, and nobody has all but arrived.
LEAST_MILES, MOST_MILES = 150, 550
#: Pictures of documents are to be light.
MAX_BYTES = 450_000
#: The start page: the race, the number to begin looking for it with, and the hour of the day.
LATER_RACE, START_SEED, MORNING = 3, 1, 10
#: The end of a match: the number to begin looking with, and more races than a match has.
END_SEED, MOST_RACES = 1, 40
#: Long enough for everything to be drawn.
WAIT = 500


class Picture(NamedTuple):
    """What is to be seen, and the number to begin looking for it with."""

    name: str
    seats: int
    theme: ThemeChoice
    seed: int


PICTURES = (
    Picture("table", 2, ThemeChoice.LIGHT, 364),
    Picture("three-sides", 3, ThemeChoice.DARK, 165),
    Picture("partners", 4, ThemeChoice.LIGHT, 1),
    Picture("six-players", 6, ThemeChoice.LIGHT, 1),
)


def is_worth_it(state: State) -> bool:
    """Whether the first seat, with a coup fourré on its table, has a choice of cards to play."""
    own, *others = state.tableaux
    under_way = all(LEAST_MILES <= side.miles <= MOST_MILES for side in state.tableaux)
    held_up = any(side.status is not Status.ROLLING for side in others)
    played = {move.card for move in legal_moves(state, 0) if move.kind is MoveKind.PLAY}
    lively = under_way and held_up and len(played) > 2
    return state.phase is Phase.PLAY and state.turn == 0 and bool(own.coups) and lively


def race_from(seed: int, header: Header, races: int = 1) -> Record:
    """Races that computer players have played to their end."""
    match = Match(Record(header))
    for seat in range(len(header.sitters)):
        match.sit(seat, ComputerPlayer("normal", match.submit))
    for race in range(races):
        if match.state.phase is Phase.OVER:
            break
        match.deal(partial(shuffled, rng=Random(seed + race)))
    return match.record


def moment_of(record: Record, wanted: Callable[[State], bool]) -> Record | None:
    """The record up to the first such moment, if there is one."""
    for made, (_, (state, _)) in enumerate(record.replay(), start=1):
        if wanted(state):
            return record.before_move(made)
    return None


def pictures_of(picture: Picture, app: QApplication) -> Iterator[tuple[int, QByteArray]]:
    """One moment after the other, as PNG, with the number it was dealt from."""
    header, window = header_for(picture.seats), open_window(picture.theme, app)
    for seed in count(picture.seed):
        record = moment_of(race_from(seed, header), is_worth_it)
        if record is not None:
            window.match_controller.play(record)
            QTest.qWait(WAIT)
            yield seed, png_of(window)


def header_for(seats: int) -> Header:
    """A person against computer players."""
    kinds = ("human", *["computer-normal"] * (seats - 1))
    return Header(DEFAULT_RULES, tuple(map(Sitter, kinds, NAMES[:seats])))


def open_window(theme: ThemeChoice, app: QApplication) -> MainWindow:
    """The window of the program in a theme."""
    settings = Settings()
    settings.pace, settings.theme = 0, theme
    settings.faces = {NAMES[0]: Face(NAMES[0], "curls", 5)}
    window = MainWindow(settings, ApplicationTheme(app, theme), thinker=ImmediateThinker())
    window.setFixedSize(WIDTH, HEIGHT)
    window.show()
    return window


def take_start_page(app: QApplication) -> None:
    """Save the start page with a match in its third race."""
    window = open_window(ThemeChoice.LIGHT, app)
    page = window.shell.start_page
    page.backdrop.hour = MORNING
    for seed in count(START_SEED):
        record = moment_of(
            race_from(seed, header_for(2), LATER_RACE),
            lambda state: state.match.race == LATER_RACE and is_worth_it(state),
        )
        if record is not None:
            page.show_saved(played_match(record, time()))
            QTest.qWait(WAIT)
            data = png_of(window)
            (FOLDER / "start-page.png").write_bytes(data.data())
            print(f"start-page.png: {data.size() / 1000:.0f} kB, dealt from {seed}")
            return


def take_end_of_match(app: QApplication) -> None:
    """Save the score sheet of a match that the first seat has won."""
    window = open_window(ThemeChoice.LIGHT, app)
    for seed in count(END_SEED):
        record = race_from(seed, header_for(2), MOST_RACES)
        if record.state.match.winners == (0,):
            window.match_controller.play(record)
            QTest.qWait(WAIT)
            data = png_of(window)
            (FOLDER / "match-won.png").write_bytes(data.data())
            print(f"match-won.png: {data.size() / 1000:.0f} kB, dealt from {seed}")
            return


def png_of(window: MainWindow) -> QByteArray:
    """What the window shows."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    window.grab().save(buffer, "PNG", 0)
    return data


def take(picture: Picture, app: QApplication) -> None:
    """Save the first that is small enough."""
    for seed, data in pictures_of(picture, app):
        if data.size() <= MAX_BYTES:
            (FOLDER / f"{picture.name}.png").write_bytes(data.data())
            print(f"{picture.name}.png: {data.size() / 1000:.0f} kB, dealt from {seed}")
            return


def main() -> None:
    """Take all of them."""
    app = QApplication([])
    use_text_font(app)
    language.install(app, "en")
    for picture in PICTURES:
        take(picture, app)
    take_start_page(app)
    take_end_of_match(app)


if __name__ == "__main__":
    main()
