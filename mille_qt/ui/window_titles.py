"""Titles of windows, pages and dialogs."""

from PySide6.QtWidgets import QWidget

#: Placeholder that Qt replaces in titles, and its escaped form.
_PLACEHOLDER, _SHOWN = "[*]", "[*][*]"


def set_window_title(window: QWidget, title: str) -> None:
    """Set the title of a window or a page, without the name of the program.

    Qt adds that, as each system has it: "Preferences — Mille" on Linux, "Preferences - Mille" on
    Windows, and nothing on macOS, whose menu bar has the name already.
    """
    window.setWindowTitle(title.replace(_PLACEHOLDER, _SHOWN))


def copy_window_title(window: QWidget, page: QWidget) -> None:
    """Set a window's title to that of its current page."""
    window.setWindowTitle(page.windowTitle())
