"""Measures the time from a choice on a phone until the screen has painted the move.

Two players with phones play at one window, in one process, over the loopback interface; everything
is painted offscreen, as without a GPU. The floor is a ping of a phone and its answer.
"""

import argparse
import os
import statistics
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mille_qt.app.main_window import MainWindow
    from tests.qt.features.phones.phone_in_hand import PhoneInHand

#: The first moves paint pictures of cards, which are kept; and the share that is called most.
WARM, SHARE = 10, 0.95
#: Seconds between moves: phones may send only so many frames.
PAUSE = 0.25


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60, help="moves that are measured (60)")
    moves = parser.parse_args().moves
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(Path(home, kind.lower()))
        window = _window()
        phones = [_phone(window, name) for name in ("Ann", "Ben")]
        pings = sorted(_ping(phones[0]) for _ in range(moves))
        times = sorted([_move(window, phones) for _ in range(WARM + moves)][WARM:])
        window.close()
    floor, middle = statistics.median(pings), statistics.median(times)
    most = times[round(SHARE * (len(times) - 1))]
    print(f"a ping and its answer   {floor:6.1f} ms")
    print(f"a move until it is seen {middle:6.1f} ms, {SHARE:.0%} below {most:.1f} ms")


def _window() -> "MainWindow":
    from PySide6.QtWidgets import QApplication

    import mille_net.lan
    from mille_net.lan import Lan
    from mille_qt.app.main_window import MainWindow
    from mille_qt.ui import language
    from mille_qt.ui.settings import Settings
    from mille_qt.ui.theme.application_theme import ApplicationTheme
    from mille_rules import DEFAULT_RULES, Header, Sitter

    mille_net.lan.Lan = partial(Lan, on=("127.0.0.1",), announce=False)  # type: ignore[misc, assignment]
    app, settings = QApplication([]), Settings()
    language.install(app, "en")
    settings.pace = 0
    window = MainWindow(settings, ApplicationTheme(app, settings.theme))
    window.app = app  # type: ignore[attr-defined] # kept as long as its window
    window.resize(1920, 1080)
    window.show()
    sitters = Sitter("human", "Ann"), Sitter("human", "Ben")
    window.shell.play_new(Header(DEFAULT_RULES, sitters), 0, False)
    return window


def _phone(window: "MainWindow", name: str) -> "PhoneInHand":
    from PySide6.QtWidgets import QApplication

    from tests.qt.features.phones.phone_in_hand import PhoneInHand

    features, game = window.shell.features, window.shell.match_controller.game
    assert game is not None
    features.phones.follow(game)
    codes = []
    features.phones.code_shown.connect(lambda _player, code: codes.append(code))
    features.phones.invite(name)
    while not codes:
        QApplication.processEvents()
    phone = PhoneInHand.started(codes[0])
    phone.until_shown(lambda picture: bool(picture["hand"]))
    return phone


def _ping(phone: "PhoneInHand") -> float:
    """Return the milliseconds until a ping is answered."""
    heard, began = len(phone.client.messages), time.perf_counter()
    phone.say()
    phone.until(lambda: len(phone.client.messages) > heard)
    passed = (time.perf_counter() - began) * 1_000
    time.sleep(PAUSE)
    return passed


def _move(window: "MainWindow", phones: "list[PhoneInHand]") -> float:
    """Return the milliseconds until the first legal choice has been painted."""
    from PySide6.QtWidgets import QApplication

    from tests.qt.features.phones.phone_in_hand import choices_in

    game = window.shell.match_controller.game
    assert game is not None
    queues = game.update_presenter.queues
    while True:
        for phone in phones:
            phone.let_happen()
        asked = [phone for phone in phones if choices_in(phone.picture) and phone.picture["yours"]]
        over = [phone for phone in phones if phone.picture["score"] and choices_in(phone.picture)]
        if asked or over:
            break
    time.sleep(PAUSE)
    phone, seen = (asked or over)[0], queues.seen
    began = time.perf_counter()
    phone.choose(choices_in(phone.picture)[0])
    while asked and queues.seen == seen:
        QApplication.processEvents()
    QApplication.processEvents()
    return (time.perf_counter() - began) * 1_000


if __name__ == "__main__":
    main()
