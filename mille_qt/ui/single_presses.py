"""One press, one action: held keys, and presses that were meant for what was there before."""

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui.theme.program_style import follow_alt

Key = Qt.Key
#: Milliseconds in which something new ignores presses that were meant for what was there before.
SETTLING = 700
#: When that ends, as a property of the new widget and of its window.
_SETTLED = "settledAt"
#: Keys that only move or step: they may repeat, and are never late.
_STEPPING = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End),
    *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_Tab, Key.Key_Backtab, Key.Key_Plus, Key.Key_Minus),
)
#: Keys that act even in a text field, as the function keys do.
_FINISHING = (Key.Key_Return, Key.Key_Enter, Key.Key_Escape)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
#: With these, keys are commands of the whole window, which do not change with what it shows.
_OF_WINDOW = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


def ignore_late_presses(new: QWidget) -> None:
    """Ignore presses for a moment: mouse buttons in a new widget, and keys in its window.

    For what appears by itself while the player may be about to press something else.
    """
    end = QDeadlineTimer(SETTLING).deadline()
    for part in (new, new.window().windowHandle()):
        if part is not None:
            part.setProperty(_SETTLED, end)


class SinglePresses(QObject):
    """Watches every window of the program that gets the focus.

    Drops the repeated presses of a held key, except for those that step or write, and late presses.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        #: Code and time of the key that was let go last.
        self._let_go = 0, 0
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._watch)
        self._watch(app.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        follow_alt(None)
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent):
            follow_alt(event)
            if kind == QEvent.Type.KeyRelease:
                self._let_go = event.nativeScanCode(), event.timestamp()
            elif self._is_repeated(event) or _is_late_key(window, event):
                # An accepted override keeps shortcuts from it; the press itself follows.
                event.accept()
                return True
        elif isinstance(event, QMouseEvent) and kind in _PRESSES:
            return _is_late_click(event)
        return False

    def _is_repeated(self, event: QKeyEvent) -> bool:
        """Whether a held key acts again.

        X servers send a release and a press at the same time, which Qt does not always recognise.
        """
        known = bool(event.nativeScanCode())
        same = known and self._let_go == (event.nativeScanCode(), event.timestamp())
        return (event.isAutoRepeat() or same) and _acts(event)


def _acts(event: QKeyEvent) -> bool:
    """Whether a key does more than move, step or write."""
    key = event.key()
    if key in _STEPPING:
        return False
    return not _writes() or key in _FINISHING or Key.Key_F1 <= key <= Key.Key_F35


def _writes() -> bool:
    """Whether a text field has the focus."""
    focused = QApplication.focusWidget()
    return focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def _is_late_key(window: QObject, event: QKeyEvent) -> bool:
    usual = bool(event.modifiers() & _OF_WINDOW) or Key.Key_F1 <= event.key() <= Key.Key_F35
    return _is_settling(window) and not usual and not _writes() and _acts(event)


def _is_late_click(event: QMouseEvent) -> bool:
    part = QApplication.widgetAt(event.globalPosition().toPoint())
    while part is not None and not _is_settling(part):
        part = part.parentWidget()
    return part is not None


def _is_settling(part: QObject) -> bool:
    end = part.property(_SETTLED)
    return end is not None and end > QDeadlineTimer.current().deadline()
