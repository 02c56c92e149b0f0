"""Titles of windows and dialogs."""

from PySide6.QtWidgets import QWidget

#: What Qt replaces in a title, and how it is written to be shown.
_PLACEHOLDER, _SHOWN = "[*]", "[*][*]"


def set_window_title(window: QWidget, title: str) -> None:
    """Set the title of a window, without the name of the program.

    Qt adds that, as each system has it: "Preferences — Mille" on Linux, "Preferences - Mille" on
    Windows, and nothing on macOS, whose menu bar has the name already.
    """
    window.setWindowTitle(title.replace(_PLACEHOLDER, _SHOWN))
