"""What the page of the statistics asks and tells."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from mille_qt.ui.message_box import Icon, Role, make_box, open_box
from mille_qt.ui.texts import number
from mille_qt.ui.texts.system import not_written

translate = QCoreApplication.translate


def ask_reset(parent: QWidget, matches: int, races: int, agreed: Callable[[], None]) -> QMessageBox:
    """Ask before the statistics begin anew."""
    text = translate(
        "Statistics",
        "The figures of all players begin anew (matches: {matches}, races: {races}). The file with "
        "them is not erased; it gets another name and stays in its folder.",
    )
    title = translate("Statistics", "Reset the statistics?")
    words = text.format(matches=number(matches), races=number(races))
    box = make_box(parent, Icon.Question, title, words)
    reset = box.addButton(translate("Statistics", "&Reset"), Role.DestructiveRole)
    keep = box.addButton(translate("Statistics", "&Keep the figures"), Role.RejectRole)
    open_box(box, keep, keep, lambda button: agreed() if button is reset else None)
    return box


def tell_failed(parent: QWidget, file: Path, error: OSError) -> QMessageBox:
    """Say why a file is not as it should be."""
    title = translate("Statistics", "Nothing has changed")
    box = make_box(parent, Icon.Warning, title, not_written(file, error))
    close = box.addButton(translate("Statistics", "Close"), Role.RejectRole)
    open_box(box, close, close, lambda _button: None)
    return box
