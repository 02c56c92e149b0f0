"""Runs a program up to its first useful picture, prints the time, and exits.

One process of `start_speed.py` and `memory.py`. Prints the monotonic time of the moment in
nanoseconds and the memory then in kilobytes. The time is that of the first turn of the event loop
after the picture was painted and sent to the screen: from then on, the program reacts to input.

    python first_paint.py bare             a QMainWindow with an empty QGraphicsView
    python first_paint.py program          the program's start page
    python first_paint.py program FILE     the program with a match in which a player is asked
    python first_paint.py settle [FILE]    the same, closed when all caches are written

Imports only `os`, `sys` and `time`, to keep the floor low.
"""

import os
import sys
import time

# typing is not imported either.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    from mille_qt.app.main_window import MainWindow

WIDTH, HEIGHT = 1280, 800
#: Milliseconds until the program has written the card pictures to its cache.
SETTLED = 3000


def end() -> None:
    """Print time and memory, and exit without cleaning up."""
    now = time.monotonic_ns()
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        pages = int(file.read().split()[1])
    print(now, pages * os.sysconf("SC_PAGE_SIZE") // 1024, flush=True)
    os._exit(0)


def bare() -> None:
    """Run the floor: a bare window of Python and Qt with a graphics view."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class View(QGraphicsView):
        """Exits once it is painted."""

        def paintEvent(self, event: "QPaintEvent") -> None:  # noqa: N802
            super().paintEvent(event)
            QTimer.singleShot(0, end)

    app = QApplication([sys.argv[0]])
    window = QMainWindow()
    scene = QGraphicsScene()
    window.setCentralWidget(View(scene))
    window.resize(WIDTH, HEIGHT)
    window.show()
    app.exec()


def end_after_paint(widget: "QWidget", ready: "Callable[[], bool]") -> "QObject":
    """Exit once a widget has been painted while `ready` is true; keep the returned object."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        """An event filter of a widget."""

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint and ready():
                QTimer.singleShot(0, end)
            return False

    watch = Watch()
    widget.installEventFilter(watch)
    return watch


def run(
    finish: "Callable[[QApplication, MainWindow, Namespace], None]", arguments: "Sequence[str]"
) -> None:
    """Run the program; `finish` is called with its window."""
    from mille_qt.app import main

    skip_feature_search = main._skip_feature_search

    def prepare() -> None:
        skip_feature_search()
        # Not imported before, so that it is measured as it runs.
        from mille_qt.app import program

        program._finish_by_itself = finish  # type: ignore[assignment]

    main._skip_feature_search = prepare
    main.main(list(arguments))


def program(*arguments: str) -> None:
    """Run the program until its window has been painted."""
    kept: list[object] = []

    def watch(app: "QApplication", window: "MainWindow", options: "Namespace") -> None:  # noqa: ARG001
        game = window.game
        if game is None:
            kept.append(end_after_paint(window.shell.start_page.backdrop, lambda: True))
            return
        asked: list[object] = []
        game.update_presenter.asked.connect(asked.append)
        kept.append(end_after_paint(game.table.viewport(), lambda: bool(asked)))

    run(watch, arguments)


def settle(*arguments: str) -> None:
    """Run the program and close it after a while."""

    def leave(app: "QApplication", window: "MainWindow", options: "Namespace") -> None:  # noqa: ARG001
        from PySide6.QtCore import QTimer

        QTimer.singleShot(SETTLED, window.close)

    run(leave, arguments)


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    {"bare": bare, "program": program, "settle": settle}[what](*rest)
