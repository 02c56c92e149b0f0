"""Checks that widgets can be reached by Tab."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget


def beyond_tab(page: QWidget) -> list[str]:
    """Return widgets that accept focus and cannot be reached by Tab or Shift+Tab.

    A page that is a window of its own may start anew at the widget that it focuses first.

    Of radio buttons, Tab comes to the one that is chosen, and arrows to the others.
    """
    window = page.window()
    window.activateWindow()
    QApplication.processEvents()
    stops = {widget for widget in (page, *page.findChildren(QWidget)) if _is_stop(widget)}
    missed = set(stops)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        (getattr(page, "first_stop", None) or page).setFocus()
        for _ in range(len(stops) + 2):
            focused = window.focusWidget()
            if focused is None or not missed:
                break
            missed.discard(focused)
            QTest.keyClick(focused, key)
    return sorted(_name(widget) for widget in missed)


def _is_stop(widget: QWidget) -> bool:
    stops = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
    chosen = not isinstance(widget, QRadioButton) or widget.isChecked()
    return stops and chosen and widget.isVisible() and widget.isEnabled()


def _name(widget: QWidget) -> str:
    text = widget.accessibleName() or getattr(widget, "text", str)()
    return f"{type(widget).__name__} {text}"
