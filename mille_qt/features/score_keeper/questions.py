"""What the score keeper asks before something goes off the sheet."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from mille_qt.ui.message_box import Icon, Role, make_box, open_box
from mille_qt.ui.texts import number

translate = QCoreApplication.translate


def ask_delete(parent: QWidget, race: int, agreed: Callable[[], None]) -> QMessageBox:
    """Ask before a race, counted from 0, is taken off the sheet."""
    title = translate("ScoreKeeper", "Delete race {race}?").format(race=number(race + 1))
    text = translate("ScoreKeeper", "Its points go, and the races after it move up.")
    box = make_box(parent, Icon.Question, title, text)
    delete = box.addButton(translate("ScoreKeeper", "&Delete"), Role.DestructiveRole)
    keep = box.addButton(translate("ScoreKeeper", "&Keep it"), Role.RejectRole)
    open_box(box, keep, keep, lambda button: agreed() if button is delete else None)
    return box


def ask_new(parent: QWidget, agreed: Callable[[], None]) -> QMessageBox:
    """Ask before a new sheet takes the place of one with races on it."""
    text = translate(
        "ScoreKeeper",
        "A new one takes its place. Whoever wants to keep it prints it or saves it as PDF first.",
    )
    title = translate("ScoreKeeper", "Put this score sheet away?")
    box = make_box(parent, Icon.Question, title, text)
    new = box.addButton(translate("ScoreKeeper", "&New sheet"), Role.DestructiveRole)
    keep = box.addButton(translate("ScoreKeeper", "&Keep this one"), Role.RejectRole)
    open_box(box, keep, keep, lambda button: agreed() if button is new else None)
    return box
