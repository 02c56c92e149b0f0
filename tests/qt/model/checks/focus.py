"""The focus is always on a visible widget."""

from PySide6.QtWidgets import QApplication, QWidget

from tests.qt.model.world import World


class FocusIsSensible:
    """Finds a focus that is missing, hidden, behind a dialog or under the curtain."""

    def __init__(self, world: World) -> None:
        self._world = world

    def find(self) -> list[str]:
        """Return what is wrong with the focus, unless another program is active."""
        if not self._world.here:
            return []
        focus = QApplication.focusWidget()
        if focus is None:
            return [f"nothing has focus; {_named(self._world.person.front)} is in front"]
        return [f"{_named(focus)} has focus and {wrong}" for wrong in self._wrong(focus)]

    def _wrong(self, focus: QWidget) -> list[str]:
        world = self._world
        wrong = [] if focus.isVisible() else ["cannot be seen"]
        if not focus.isEnabled():
            wrong.append("is disabled")
        if QApplication.activePopupWidget() is not None:
            pass  # a list or a menu has it until something is chosen
        elif world.dialog is not None and focus.window() is not world.dialog:
            wrong.append(f"is not in the dialog {world.dialog.windowTitle()!r}")
        elif world.curtained and not self._is_on_curtain(focus):
            wrong.append("is under the curtain")
        return wrong

    def _is_on_curtain(self, focus: QWidget) -> bool:
        """Return True if the focus is on the curtain or in another window."""
        game = self._world.game
        return (
            game is None or focus.window() is not game.window() or game.curtain.isAncestorOf(focus)
        )


def _named(widget: QWidget) -> str:
    name = widget.accessibleName() or widget.windowTitle()
    return f"{type(widget).__name__} {name!r}"
