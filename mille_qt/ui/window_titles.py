"""Titles of windows, of the pages that are shown in one, and of dialogs."""

from PySide6.QtWidgets import QWidget

#: What Qt replaces in a title, and how it is written to be shown.
_PLACEHOLDER, _SHOWN = "[*]", "[*][*]"


def set_window_title(window: QWidget, title: str) -> None:
    """Set the title of a window or a page, without the name of the program.

    Qt adds that, as each system has it: "Preferences — Mille" on Linux, "Preferences - Mille" on
    Windows, and nothing on macOS, whose menu bar has the name already.
    """
    window.setWindowTitle(title.replace(_PLACEHOLDER, _SHOWN))


def copy_window_title(window: QWidget, page: QWidget) -> None:
    """Give a window the title that was set for the page that it shows."""
    window.setWindowTitle(page.windowTitle())
