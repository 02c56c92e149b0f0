"""A person at a window: keys, clicks and drags, as the system delivers them to the window."""

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
#: A drag goes over these shares of its way.
ON_THE_WAY = (0.3, 0.7, 1.0)


class Person:
    """Uses one main window and whatever opens over it."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    @property
    def front(self) -> QWidget:
        """The window that keys go to."""
        app = QApplication
        return (
            app.activePopupWidget() or app.activeModalWidget() or app.activeWindow() or self._window
        )

    def key(self, words: str) -> None:
        """Press a key by its name in Qt, `Ctrl+Shift+L`."""
        pressed = QKeySequence(words)[0]
        QTest.keyClick(_handle(self.front), pressed.key(), pressed.keyboardModifiers())

    def click(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Click at a point of the main window; a dialog over it takes no notice."""
        if self.can_reach(point):
            QTest.mouseClick(_handle(self._window), button, NONE, point)

    def click_on(self, widget: QWidget) -> None:
        """Click the middle of a widget, in whichever window it is."""
        window = widget.window()
        point = widget.mapTo(window, widget.rect().center())
        if _seen(window).contains(point):
            QTest.mouseClick(_handle(window), LEFT, NONE, point)

    def move(self, point: QPoint) -> None:
        """Move the pointer there."""
        if self.can_reach(point):
            QTest.mouseMove(_handle(self._window), point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press at one point, move, and let go at the other."""
        if not (self.can_reach(start) and self.can_reach(end)):
            return
        handle = _handle(self._window)
        QTest.mousePress(handle, LEFT, NONE, start)
        for share in ON_THE_WAY:
            QTest.mouseMove(handle, start + (QPointF(end - start) * share).toPoint())
        QTest.mouseRelease(handle, LEFT, NONE, end)

    def can_reach(self, point: QPoint) -> bool:
        """Whether the pointer can do anything there: no dialog is open, and it is in the window."""
        return QApplication.activeModalWidget() is None and _seen(self._window).contains(point)

    def look_away(self) -> None:
        """Go to another program."""
        _tell_state(Qt.ApplicationState.ApplicationInactive)

    def come_back(self) -> None:
        """Come back from the other program."""
        _tell_state(Qt.ApplicationState.ApplicationActive)


def _handle(window: QWidget) -> QWindow:
    handle = window.window().windowHandle()
    assert handle is not None, "the window has not been shown"
    return handle


def _seen(window: QWidget) -> QRect:
    """The part of a window that is on the screen.

    A window that fills the screen is as large as that, also where its contents need more: large
    text needs more than the 800 pixels of the offscreen platform.
    """
    return window.rect().intersected(QRect(QPoint(), _handle(window).size()))


def _tell_state(state: Qt.ApplicationState) -> None:
    """The offscreen platform has no other programs that one could go to."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(state)
