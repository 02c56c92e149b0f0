"""Starts Qt, opens the window, and runs until it is closed."""

import gc
import os
import random
import signal
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import (
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from mille_qt.app.command_line_texts import texts_for
from mille_qt.app.crash_report import CrashReport
from mille_qt.app.desktop_integration import FileRequests
from mille_qt.app.garbage_collection import GarbageCollection
from mille_qt.app.main_window import MainWindow
from mille_qt.app.stop_signals import StopSignals
from mille_qt.ui import language, paths
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_qt.ui.theme.text_font import use_text_font

#: Milliseconds until the window of `--smoke` closes.
SMOKE_TIME = 300
#: Exit status of a program that was ended by a signal, plus the number of the signal.
SIGNALLED = 128
#: Milliseconds after which the window has been painted.
STARTED = 300
SCREENSHOT_TIME = 800


def run(options: Namespace, given: Sequence[str], rest: Sequence[str]) -> int:
    """Run the program with a window, and return its exit status.

    `given` is the command line, and `rest` what is left of it for Qt.
    """
    # So that Qt does not make the style of the desktop first; the theme brings its own.
    app = make_application([sys.argv[0], "-style", "fusion", *rest], given)
    stop = StopSignals(app)
    # What is said before the window is open, such as a crash report, ends with the program.
    early = stop.received.connect(signal.raise_signal)
    window = _open_window(app, options)
    stop.received.disconnect(early)
    stop.received.connect(lambda number: _close(app, window, SIGNALLED + number))
    QTimer.singleShot(STARTED, partial(_finish_start, app, window))
    _finish_by_itself(app, window, options)
    return app.exec()


def _finish_start(app: QApplication, window: MainWindow) -> None:
    """Do what the first picture need not wait for."""
    # This also loads Qt's SVG library.
    app.setWindowIcon(QIcon(str(paths.resource("icons", "mille.svg"))))
    _import_ahead()
    # Objects made so far are never collected.
    gc.freeze()
    window.pages.page_removed.connect(GarbageCollection(app).collect_soon)
    _check_folders(window)


def _check_folders(window: MainWindow) -> None:
    """Tell the player if nothing can be saved in one of the program's folders."""
    for folder in (paths.data_folder(), paths.config_folder(), paths.state_folder()):
        error = paths.why_unwritable(folder)
        if error is not None:
            from mille_qt.ui.questions import tell_not_kept

            tell_not_kept(window, folder, error)
            return


def _import_ahead() -> None:
    """Import the table, which is opened next, and what a crash report needs.

    When the program fails, an update may have replaced its files.
    """
    import mille_qt.play.game_page
    import mille_qt.ui.message_box  # noqa: F401


def _open_window(app: QApplication, options: Namespace) -> MainWindow:
    app.setApplicationName("mille")
    app.setApplicationDisplayName("Mille")
    app.setDesktopFileName("mille")
    report = CrashReport(paths.state_folder())
    report.install()
    settings = Settings()
    _apply_options(settings, options)
    language.install(app, settings.language)
    use_text_font(app)
    app_theme = ApplicationTheme(app, settings.theme, text_size=settings.text_size)
    chance = random.Random(options.seed) if options.seed is not None else None
    window = MainWindow(settings, app_theme, chance, report, opening=options.file is not None)
    _show_first_page(app, window, options)
    # A filter sees every event of the program: only where it is needed.
    if sys.platform == "darwin":
        FileRequests(app).asked.connect(window.shell.open_match)
    if settings.set_aside is not None:
        from mille_qt.ui.questions import tell_set_aside

        tell_set_aside(window, settings.set_aside)
    return window


def _apply_options(settings: Settings, options: Namespace) -> None:
    """Apply the options that replace settings while the program runs."""
    if options.reset_settings:
        settings.reset()
    if options.no_animation:
        settings.use_for_now("pace", 0)
    if options.no_sound:
        settings.use_for_now("sound", False)
    if options.lang is not None:
        settings.use_for_now("language", options.lang)


def _show_first_page(app: QApplication, window: MainWindow, options: Namespace) -> None:
    """Show the window with the match or table that is asked for, or with the start page."""
    if _continues_last_match(app, window.settings, options):
        window.shell.continue_last_match()
    window.show_at_start(options.fullscreen)
    if options.file is not None:
        window.shell.open_match(options.file)
        if window.game is None:
            window.shell.show_start()
    if options.join is not None:
        window.shell.features.network.join(options.join)


def _continues_last_match(app: QApplication, settings: Settings, options: Namespace) -> bool:
    """Return whether to show the match played last instead of the start page.

    That is a preference, and happens when the desktop restores a session. It includes tables on the
    network. Lessons and replays are not reopened.
    """
    elsewhere = options.file is not None or options.join is not None
    return not elsewhere and (settings.go_on_at_start or app.isSessionRestored())


def _finish_by_itself(app: QApplication, window: MainWindow, options: Namespace) -> None:
    """With --smoke or --screenshot, do that and close the window."""

    def finish() -> None:
        if options.smoke:
            print(f"{window.windowTitle()}, {app.platformName()}")
        shot = options.screenshot
        saved = shot is None or window.grab().save(str(shot))
        _close(app, window, 0 if saved else 1)

    if options.screenshot is not None:
        QTimer.singleShot(SCREENSHOT_TIME, finish)
    elif options.smoke:
        QTimer.singleShot(SMOKE_TIME, finish)


def _close(app: QApplication, window: MainWindow, status: int) -> None:
    """Close the window without a question, and exit with a status."""
    window.close_now()
    # Closing the window quits with 0; the last status counts.
    app.exit(status)


#: The exit status if no window can be opened.
NO_SCREEN_STATUS = 1


def make_application(arguments: Sequence[str], given: Sequence[str]) -> QApplication:
    """Create the QApplication; `given` is the command line, which selects the language."""

    def show_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        print(qFormatLogMessage(kind, context, text), file=sys.stderr)
        if kind is QtMsgType.QtFatalMsg:
            print(f"mille: {texts_for(given).no_screen}", file=sys.stderr, flush=True)
            # Qt would abort and leave a core dump.
            os._exit(NO_SCREEN_STATUS)

    qInstallMessageHandler(show_message)
    app = QApplication(list(arguments))
    qInstallMessageHandler(None)
    return app
