"""Takes the pictures of the documents anew: `.venv/bin/python docs/pictures/renew.py`.

A match is played to a moment worth a picture, by the same computer players that the game has; when
they or the table have changed, so do the pictures. Every match is dealt from a fixed number.
"""

import os
import random
import tempfile
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = tempfile.TemporaryDirectory()
for _name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
    os.environ[_name] = _HOME.name

from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from mille_qt import language  # noqa: E402
from mille_qt.game_page import GamePage  # noqa: E402
from mille_qt.main_window import MainWindow  # noqa: E402
from mille_qt.session import new_record  # noqa: E402
from mille_qt.settings import Settings  # noqa: E402
from mille_qt.theme import Look, ThemeChoice  # noqa: E402
from mille_rules import DEFAULT_RULES, Header, MoveKind, Phase, Sitter, Update  # noqa: E402
from mille_rules.computer.sensible import Sensible  # noqa: E402

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 1366, 768
PEOPLE = ("Ann", "Marcel", "Odette")
#: Every side has gone so far by then, and nobody has all but arrived.
LEAST_MILES, MOST_MILES = 150, 500


class Picture(NamedTuple):
    """What is to be seen, and the number to begin looking for it with."""

    name: str
    seats: int
    theme: ThemeChoice
    seed: int


PICTURES = (
    Picture("table", 2, ThemeChoice.LIGHT, 9),
    Picture("three-sides", 3, ThemeChoice.DARK, 21),
)


def is_worth_it(update: Update) -> bool:
    """Whether a turn has begun on a table with a coup fourré, and everybody under way."""
    tableaux = update.view.tableaux
    under_way = all(LEAST_MILES <= tableau.miles <= MOST_MILES for tableau in tableaux)
    coups = any(tableau.coups for tableau in tableaux)
    held_up = any(tableau.status.value != "rolling" for tableau in tableaux[1:])
    played = {move.card for move in update.choices if move.kind is MoveKind.PLAY}
    return under_way and coups and held_up and update.view.phase is Phase.PLAY and len(played) > 2


def play_on(game: GamePage) -> bool:
    """Play the race for the person at the screen; False if it ends without such a moment."""
    strategy = Sensible()
    while True:
        QTest.qWait(1)
        update = game.flow.eyes.latest(0)
        if update is None or not update.choices:
            return False
        if is_worth_it(update):
            return True
        choices = update.choices
        move = choices[0] if len(choices) == 1 else strategy.choose(update.view, choices)
        game.session.submit(0, move, update.seq)


def take(picture: Picture) -> None:
    """Play until it is to be seen, and save it."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = Settings()
    settings.pace, settings.theme = 0, picture.theme
    look = Look(app, picture.theme)
    kinds = ("human", "computer-normal", "computer-normal")
    people = map(Sitter, kinds, PEOPLE[: picture.seats])
    header = Header(DEFAULT_RULES, tuple(people))
    for seed in range(picture.seed, picture.seed + 1_000):
        window = MainWindow(settings, look, random.Random(seed))
        window.resize(WIDTH, HEIGHT)
        window.show()
        window.play(new_record(header, practice=False), 0)
        assert window.game is not None
        found = play_on(window.game)
        if found:
            QTest.qWait(300)
            window.grab().save(str(FOLDER / f"{picture.name}.png"), quality=0)
            print(f"{picture.name}.png, dealt from {seed}")
        window.hide()
        window.deleteLater()
        if found:
            return


def main() -> None:
    """Take all of them."""
    app = QApplication([])
    app.setApplicationDisplayName("Mille")
    language.install(app, "en")
    for picture in PICTURES:
        take(picture)


if __name__ == "__main__":
    main()
