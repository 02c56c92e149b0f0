"""A style that underlines the letters of buttons and menus only while Alt is held."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

_held = [False]


class MnemonicStyle(QProxyStyle):
    """Fusion, but for the underlined letters."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_UnderlineShortcut:
            return int(_held[0])
        return super().styleHint(hint, option, widget, data)


def mnemonic_flags() -> Qt.TextFlag:
    """Return how a text is painted in which a letter may be underlined."""
    shown = Qt.TextFlag.TextShowMnemonic
    return shown if _held[0] else shown | Qt.TextFlag.TextHideMnemonic


def follow_alt(event: QKeyEvent | None) -> None:
    """Show the letters when Alt is pressed, and hide them when it is let go.

    `event` is any key event; None when another window gets the keys.
    """
    if event is None:
        held = False
    elif event.key() == Qt.Key.Key_Alt:
        held = event.type() is QEvent.Type.KeyPress
    else:
        return
    if held is not _held[0]:
        _held[0] = held
        for window in QApplication.topLevelWidgets():
            window.update()
