"""Message boxes and input dialogs that do not block."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QInputDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)

from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.widgets import mark_destructive, text_height
from mille_qt.ui.window_titles import set_window_title

Role = QMessageBox.ButtonRole
Icon = QMessageBox.Icon
#: The least width of a line, in heights of a line of text.
LINE = 18.0
_SIZED_AT = (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.StyleChange)


class _MessageBox(QMessageBox):
    """A message box with lines of a readable width, also for large text and on every screen.

    Qt makes lines of large text short, and on screens wider than 1,024 pixels leaves 480 of them
    free, whatever is cut off.
    """

    def event(self, event: QEvent) -> bool:
        """Widen the box after Qt has set its size."""
        sized = event.type() in _SIZED_AT
        # By the event that deletes it, the box is gone afterwards.
        done = super().event(event)
        layout = self.layout() if sized else None
        if layout is not None:
            text = self.findChild(QLabel, "qt_msgbox_informativelabel")
            readable = 0 if text is None else self.width() - text.width() + LINE * text_height()
            least = max(layout.totalMinimumSize().width(), round(readable))
            width = min(least, self.screen().availableGeometry().width())
            if self.width() < width:
                self.setFixedSize(width, layout.totalHeightForWidth(width))
        return done


def make_box(parent: QWidget | None, icon: Icon, title: str, text: str) -> QMessageBox:
    """Return a box with a title and a text, not yet shown.

    A box over a whole window says nothing about a hand, and stays open when one is hidden. A box
    over a part of a page closes with the hand.
    """
    box = _MessageBox(parent)
    # Before a text is set: names of players and files are never HTML.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    set_window_title(box, title)
    box.setText(title)
    box.setInformativeText(text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if parent is None or parent.isWindow():
        keep_open(box)
    return box


def make_input(parent: QWidget, title: str, question: str) -> QInputDialog:
    """Return an input dialog for a line of text, not yet shown."""
    dialog = QInputDialog(parent)
    set_window_title(dialog, title)
    # It has a label as soon as that has a text.
    dialog.setLabelText("")
    for label in dialog.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    dialog.setLabelText(question)
    return dialog


def open_box(
    box: QMessageBox,
    default: QPushButton,
    escape: QPushButton,
    answered: Callable[[QPushButton], None],
) -> None:
    """Show the box without blocking."""

    def finished() -> None:
        button = box.clickedButton()
        answered(button if isinstance(button, QPushButton) else escape)

    for button in box.buttons():
        if box.buttonRole(button) == Role.DestructiveRole:
            mark_destructive(button)
    box.setDefaultButton(default)
    box.setEscapeButton(escape)
    box.finished.connect(finished)
    _keep_on_screen(box)
    box.open()


def confirm_loss(
    box: QMessageBox, go: str, stay: str, answered: Callable[[bool], None]
) -> QMessageBox:
    """Show a box that asks before something is lost; `stay` is the default. Returns the box."""
    sure = box.addButton(go, Role.DestructiveRole)
    keep = box.addButton(stay, Role.RejectRole)
    open_box(box, keep, keep, lambda button: answered(button is sure))
    return box


def tell(box: QMessageBox, close: str) -> QMessageBox:
    """Show a box with one button, which closes it. Returns the box."""
    button = box.addButton(close, Role.RejectRole)
    open_box(box, button, button, lambda _button: None)
    return box


def _keep_on_screen(box: QMessageBox) -> None:
    """Stack the buttons if the box would be wider than the screen."""
    buttons = box.findChild(QDialogButtonBox)
    if buttons is not None and box.sizeHint().width() > box.screen().availableGeometry().width():
        buttons.setOrientation(Qt.Orientation.Vertical)
