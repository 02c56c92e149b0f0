"""Dialogs of the library page. They do not block: `answered` is called when one is closed."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget

from mille_qt.features.library.match_files import ImportResult, ImportStatus
from mille_qt.ui.message_box import confirm_loss, make_box, make_input, open_box, tell
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated

translate = QCoreApplication.translate

Role, Icon = QMessageBox.ButtonRole, QMessageBox.Icon
#: More files are not listed: the box would not fit on the screen.
_MOST_FILES = 8


def ask_title(parent: QWidget, title: str, answered: Callable[[str], None]) -> QInputDialog:
    """Ask for the title of a match."""
    question = translate("Library", "Name (leave empty to use day and players):")
    dialog = make_input(parent, translate("Library", "Rename match"), question)
    dialog.setTextValue(title)
    dialog.textValueSelected.connect(answered)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def ask_permanent_delete(
    parent: QWidget, names: Sequence[str], answered: Callable[[bool], None]
) -> QMessageBox:
    """Ask whether to delete files that could not be moved to the trash."""
    text = translate(
        "Library",
        "The system has no bin for {files}, or it is full. Deleting permanently can’t be undone.",
    )
    files = _some(names)
    title = translate("Library", "Can’t move to the bin")
    box = make_box(parent, Icon.Warning, title, text.format(files=files))
    go, stay = translate("Library", "&Delete permanently"), translate("Library", "&Keep")
    return confirm_loss(box, go, stay, answered)


def show_failure(parent: QWidget, title: str, reason: str) -> QMessageBox:
    """Report what could not be done, and why."""
    box = make_box(parent, Icon.Warning, title, reason)
    return tell(box, translate("Library", "Close"))


def show_not_imported(
    parent: QWidget, results: Sequence[ImportResult], answered: Callable[[bool], None]
) -> QMessageBox:
    """List the files that were not imported, and why; offer to import what is good of them."""
    shown = results[:_MOST_FILES]
    lines = [f"{isolated(result.path.name)}: {_reason(result)}" for result in shown]
    if len(results) > _MOST_FILES:
        more = translate("Library", "… and {count} more.")
        lines.append(more.format(count=number(len(results) - _MOST_FILES)))
    title = translate("Library", "Some matches were not imported")
    box = make_box(parent, Icon.Information, title, "\n\n".join(lines))
    good = any(result.good_moves for result in results)
    close = box.addButton(translate("Library", "Close"), Role.RejectRole)
    take = close
    if good:
        take = box.addButton(translate("Library", "&Import the first part"), Role.AcceptRole)
    open_box(box, take, close, lambda button: answered(good and button is take))
    return box


def _reason(result: ImportResult) -> str:
    fault = result.fault
    match result.status:
        case ImportStatus.KNOWN:
            return translate("Library", "you already have this match.")
        case ImportStatus.NO_MATCH:
            return translate("Library", "it is not a Mille match, or comes from a newer version.")
        case ImportStatus.DAMAGED if fault is not None:
            text = translate("Library", "line {line} is not a legal move: {text}")
            return text.format(line=number(fault.line), text=fault.text)
        case ImportStatus.UNWRITABLE:
            text = translate("Library", "it could not be saved: {reason}.")
            return text.format(reason=result.reason)
        case _:
            text = translate("Library", "it could not be read: {reason}.")
            return text.format(reason=result.reason)


def _some(names: Sequence[str]) -> str:
    shown = [isolated(name) for name in names[:_MOST_FILES]]
    return listed([*shown, "…"] if len(names) > _MOST_FILES else shown)
