"""The style of the program: gaps that grow with the window, and letters underlined with Alt."""

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
_GAPS = frozenset(each for each in QStyle.PixelMetric if each.name.startswith("PM_Layout"))


class ProgramStyle(QProxyStyle):
    """Fusion, but for gaps and the underlined letters, which are shown while Alt is held.

    `growth` enlarges the margins of layouts and the gaps in them.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.growth = 1.0

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        usual = super().pixelMetric(metric, option, widget)
        return round(usual * self.growth) if metric in _GAPS else usual

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
