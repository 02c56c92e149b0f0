"""What the page of matches asks and tells; none of it waits, each calls `answered` later."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget

from mille_qt.features.library.files import Outcome, Verdict
from mille_qt.ui.message_box import make_box, make_input, open_box
from mille_qt.ui.texts import number
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated

translate = QCoreApplication.translate

Role, Icon = QMessageBox.ButtonRole, QMessageBox.Icon
#: More files are not told one by one: the box would not fit the screen.
_TOLD = 8


class Counts(QObject):
    """Plural forms: lupdate finds those in `self.tr` alone."""

    def imported(self, n: int) -> str:
        """So many matches were taken in."""
        return self.tr("%Ln matches imported.", "", n)

    def binned(self, n: int) -> str:
        """So many matches were moved to the bin."""
        return self.tr("%Ln matches moved to the bin.", "", n)

    def exported(self, n: int) -> str:
        """So many matches were copied."""
        return self.tr("%Ln matches exported.", "", n)


def ask_title(parent: QWidget, title: str, answered: Callable[[str], None]) -> QInputDialog:
    """Ask what a match is to be called."""
    question = translate("Library", "Its name; without one it is called by day and players:")
    dialog = make_input(parent, translate("Library", "Rename the match"), question)
    dialog.setTextValue(title)
    dialog.textValueSelected.connect(answered)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def ask_delete_for_good(
    parent: QWidget, names: Sequence[str], answered: Callable[[bool], None]
) -> QMessageBox:
    """Ask whether files go for good that no bin takes."""
    text = translate(
        "Library",
        "The system has no bin for {files}, or it is full. Deleted for good, nothing brings them "
        "back.",
    )
    files = _some(names)
    title = translate("Library", "They cannot be moved to the bin")
    box = make_box(parent, Icon.Warning, title, text.format(files=files))
    delete = box.addButton(translate("Library", "&Delete for good"), Role.DestructiveRole)
    keep = box.addButton(translate("Library", "&Keep"), Role.RejectRole)
    open_box(box, keep, keep, lambda button: answered(button is delete))
    return box


def tell_failed(parent: QWidget, title: str, reason: str) -> QMessageBox:
    """Say what could not be done, and why."""
    box = make_box(parent, Icon.Warning, title, reason)
    close = box.addButton(translate("Library", "Close"), Role.AcceptRole)
    open_box(box, close, close, lambda _button: None)
    return box


def tell_not_imported(
    parent: QWidget, outcomes: Sequence[Outcome], answered: Callable[[bool], None]
) -> QMessageBox:
    """Say which files were not taken in, and why; answers whether good beginnings are wanted."""
    lines = [f"{isolated(outcome.path.name)}: {_reason(outcome)}" for outcome in outcomes[:_TOLD]]
    if len(outcomes) > _TOLD:
        more = translate("Library", "… and {count} more.")
        lines.append(more.format(count=number(len(outcomes) - _TOLD)))
    title = translate("Library", "Not everything was imported")
    box = make_box(parent, Icon.Information, title, "\n\n".join(lines))
    good = any(outcome.good_moves for outcome in outcomes)
    close = box.addButton(translate("Library", "Close"), Role.RejectRole)
    take = close
    if good:
        take = box.addButton(translate("Library", "&Import the good beginning"), Role.AcceptRole)
    open_box(box, take, close, lambda button: answered(good and button is take))
    return box


def _reason(outcome: Outcome) -> str:
    fault = outcome.fault
    match outcome.verdict:
        case Verdict.KNOWN:
            return translate("Library", "this match is here already.")
        case Verdict.NO_MATCH:
            return translate("Library", "it is not a match of this game, or of a newer version.")
        case Verdict.DAMAGED if fault is not None:
            text = translate("Library", "line {line} is not a legal move: {text}")
            return text.format(line=number(fault.line), text=fault.text)
        case Verdict.UNWRITABLE:
            text = translate("Library", "it could not be written here: {reason}.")
            return text.format(reason=outcome.reason)
        case _:
            text = translate("Library", "it could not be read: {reason}.")
            return text.format(reason=outcome.reason)


def _some(names: Sequence[str]) -> str:
    shown = [isolated(name) for name in names[:_TOLD]]
    return listed([*shown, "…"] if len(names) > _TOLD else shown)
