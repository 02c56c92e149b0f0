"""The program: options, then Qt, then the window."""

import logging
import random
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from mille_qt.options import parse_options

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from mille_qt.main_window import MainWindow

#: How long a window that only proves that it can be opened stays open, in milliseconds.
SMOKE_TIME = 300
SCREENSHOT_TIME = 800


def main(arguments: list[str] | None = None) -> int:
    """Run the program; the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    options, rest = parse_options(given)
    logging.basicConfig(
        level=options.log_level.upper(), format="%(levelname)s %(name)s: %(message)s"
    )
    if options.data_dir is not None:
        _keep_in(options.data_dir)
    from PySide6.QtWidgets import QApplication

    app = QApplication([sys.argv[0], *rest])
    window = _open_window(app, options)
    _finish_by_itself(app, window, options)
    return app.exec()


def _keep_in(folder: object) -> None:
    """Let all of the program's folders lie in this one."""
    import os
    from pathlib import Path

    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(Path(str(folder)).resolve())


def _open_window(app: "QApplication", options: Namespace) -> "MainWindow":
    from PySide6.QtGui import QIcon

    from mille_qt import language
    from mille_qt.crash import CrashReport
    from mille_qt.main_window import MainWindow
    from mille_qt.paths import resource, state_folder
    from mille_qt.settings import Settings
    from mille_qt.theme import Look

    app.setApplicationName("mille")
    app.setApplicationDisplayName("Mille")
    app.setDesktopFileName("mille")
    app.setWindowIcon(QIcon(str(resource("icons", "mille.svg"))))
    report = CrashReport(state_folder())
    report.install()
    settings = Settings()
    if options.reset_settings:
        settings.reset()
    if options.no_animation:
        settings.pace = 0
    language.install(app, language.choice_of(options.lang, settings.language.value))
    look = Look(app, settings.theme)
    chance = random.Random(options.seed) if options.seed is not None else None
    window = MainWindow(settings, look, chance, report)
    window.show_at_start(options.fullscreen)
    if options.file is not None:
        window.open_file(options.file)
    return window


def _finish_by_itself(app: "QApplication", window: "MainWindow", options: Namespace) -> None:
    """With --smoke or --screenshot the program does that, and ends."""
    from PySide6.QtCore import QTimer

    def smoke() -> None:
        print(f"{window.windowTitle()}, {app.platformName()}")
        app.exit(0)

    def shoot() -> None:
        saved = window.grab().save(str(options.screenshot))
        app.exit(0 if saved else 1)

    if options.smoke:
        QTimer.singleShot(SMOKE_TIME, smoke)
    if options.screenshot is not None:
        QTimer.singleShot(SCREENSHOT_TIME, shoot)


if __name__ == "__main__":
    sys.exit(main())
