"""Runs a program up to its first useful picture, prints when that was, and ends.

One process of `start_speed.py` and `memory.py`. Prints the monotonic time of the moment in
nanoseconds and the memory then in kilobytes. The moment is the first turn of the event loop after
the picture was painted and sent to the screen: what a player does is taken from then on.

    python first_paint.py bare             a QMainWindow with an empty QGraphicsView
    python first_paint.py program          the program's start page
    python first_paint.py program FILE     the program with a match in which a player is asked
    python first_paint.py settle [FILE]    the same, closed when it has nothing more to write

Nothing but `os`, `sys` and `time` is imported here, so that the floor stays one.
"""

import os
import sys
import time

# What only type checkers need is not imported either.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    from mille_qt.app.main_window import MainWindow

WIDTH, HEIGHT = 1280, 800
#: After so many milliseconds the program has written all pictures of cards that it painted.
SETTLED = 3000


def end() -> None:
    """Say when this was and how much memory it took, and end without tidying up."""
    now = time.monotonic_ns()
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        pages = int(file.read().split()[1])
    print(now, pages * os.sysconf("SC_PAGE_SIZE") // 1024, flush=True)
    os._exit(0)


def bare() -> None:
    """The floor: what no program with Python, Qt and a graphics view can undercut."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class View(QGraphicsView):
        """Ends the program once it is painted."""

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
    """End once this widget has been painted while `ready` is true; keep what is returned."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        """Sees the events of one widget before it does."""

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint and ready():
                QTimer.singleShot(0, end)
            return False

    watch = Watch()
    widget.installEventFilter(watch)
    return watch


def program(*arguments: str) -> None:
    """The program as it is, watched from the moment when its window is there."""
    import mille_qt.app.main

    kept: list[object] = []

    def watch(app: "QApplication", window: "MainWindow", options: "Namespace") -> None:  # noqa: ARG001
        game = window.game
        if game is None:
            kept.append(end_after_paint(window.shell.start_page, lambda: True))
            return
        asked: list[object] = []
        game.update_presenter.asked.connect(asked.append)
        kept.append(end_after_paint(game.table.viewport(), lambda: bool(asked)))

    mille_qt.app.main._finish_by_itself = watch
    mille_qt.app.main.main(list(arguments))


def settle(*arguments: str) -> None:
    """The program as it is, closed after a while."""
    import mille_qt.app.main

    def leave(app: "QApplication", window: "MainWindow", options: "Namespace") -> None:  # noqa: ARG001
        from PySide6.QtCore import QTimer

        QTimer.singleShot(SETTLED, window.close)

    mille_qt.app.main._finish_by_itself = leave
    mille_qt.app.main.main(list(arguments))


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    {"bare": bare, "program": program, "settle": settle}[what](*rest)
