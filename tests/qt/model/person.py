"""Keys, clicks and drags, delivered to a window as by the system."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
#: The positions of mouse moves in a drag, as shares of its length.
ON_THE_WAY = (0.3, 0.7, 1.0)


#: How often a held key is repeated; codes of keys from here on are no characters.
REPEATS, FIRST_WITHOUT_TEXT = 3, 0x1000


class Person:
    """Uses a main window and its dialogs."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    @property
    def front(self) -> QWidget:
        """The window that receives keys."""
        app = QApplication
        return (
            app.activePopupWidget() or app.activeModalWidget() or app.activeWindow() or self._window
        )

    def key(self, words: str) -> None:
        """Press a key, named as in Qt: `Ctrl+Shift+L`."""
        pressed, popup = QKeySequence(words)[0], QApplication.activePopupWidget()
        if popup is None:
            QTest.keyClick(_handle(self.front), pressed.key(), pressed.keyboardModifiers())
        else:
            # The list of a box gets another window when the theme changes, which PySide misses.
            focused = popup.focusWidget() or popup
            QTest.keyClick(focused, pressed.key(), pressed.keyboardModifiers())

    def repeat(self, words: str) -> None:
        """Repeat a key that is held, as the system does."""
        pressed = QKeySequence(words)[0]
        key, held = pressed.key(), pressed.keyboardModifiers()
        text = chr(key).lower() if key < FIRST_WITHOUT_TEXT else ""
        window: QObject = _handle(self.front)
        for _ in range(REPEATS):
            event = QKeyEvent(QEvent.Type.KeyPress, key, held, text, True)
            QCoreApplication.sendEvent(window, event)

    def click(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Click a point of the main window."""
        if self.can_reach(point):
            QTest.mouseClick(_handle(self._window), button, NONE, point)

    def click_on(self, widget: QWidget) -> None:
        """Click the centre of a widget in any window, scrolled into the view."""
        window = widget.window()
        for area in window.findChildren(QScrollArea):
            if area.isAncestorOf(widget):
                area.ensureWidgetVisible(widget)
        point = widget.mapTo(window, widget.rect().center())
        hit = window.childAt(point)
        is_there = hit is not None and (hit is widget or widget.isAncestorOf(hit))
        if is_there and _seen(window).contains(point):
            QTest.mouseClick(_handle(window), LEFT, NONE, point)

    def move(self, point: QPoint) -> None:
        """Move the pointer to a point."""
        if self.can_reach(point):
            QTest.mouseMove(_handle(self._window), point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Drag from one point to another."""
        if not (self.can_reach(start) and self.can_reach(end)):
            return
        handle = _handle(self._window)
        QTest.mousePress(handle, LEFT, NONE, start)
        for share in ON_THE_WAY:
            QTest.mouseMove(handle, start + (QPointF(end - start) * share).toPoint())
        QTest.mouseRelease(handle, LEFT, NONE, end)

    def can_reach(self, point: QPoint) -> bool:
        """Return True for points in the main window while no dialog is open."""
        return QApplication.activeModalWidget() is None and _seen(self._window).contains(point)

    def look_away(self) -> None:
        """Switch to another program."""
        _tell_state(Qt.ApplicationState.ApplicationInactive)

    def come_back(self) -> None:
        """Switch back to this program."""
        _tell_state(Qt.ApplicationState.ApplicationActive)


def _handle(window: QWidget) -> QWindow:
    handle = window.window().windowHandle()
    assert handle is not None, "the window has not been shown"
    return handle


def _seen(window: QWidget) -> QRect:
    """Return the part of a window that is on the screen.

    A window that fills the screen is as large as that, also where its contents need more: large
    text needs more than the 800 pixels of the offscreen platform.
    """
    return window.rect().intersected(QRect(QPoint(), _handle(window).size()))


def _tell_state(state: Qt.ApplicationState) -> None:
    """Set the state of the application, which the offscreen platform never changes."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(state)
