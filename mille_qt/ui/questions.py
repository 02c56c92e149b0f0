"""Message boxes with questions and errors.

They do not block: each function opens its box, returns it, and calls `answered` later.
"""

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSizeF, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from mille_qt import __version__
from mille_qt.ui.message_box import Icon, Role, confirm_loss, make_box, open_box, tell
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.system import not_written
from mille_qt.ui.vignette_view import vignette_picture
from mille_qt.ui.widgets import text_height

translate = QCoreApplication.translate

PICTURE_LINES = QSizeF(8.5, 6.0)  # the picture in the About box, in lines of text
PICTURE_SHARE = 0.14  # of the width of the window, at most


class LeaveChoice(Enum):
    """Answers to the question before leaving a match."""

    SAVE = auto()
    LEAVE = auto()
    STAY = auto()


def ask_leave(
    parent: QWidget | None, behind: Path | None, answered: Callable[[LeaveChoice], None]
) -> QMessageBox:
    """Ask whether to save before leaving.

    `behind` is the player's file that lacks the last moves if the match is saved automatically,
    otherwise None.
    """
    if behind is None:
        text = translate("Questions", "Moves have been made since the match was last saved.")
    else:
        text = translate(
            "Questions",
            "{file} does not have the latest moves. They are not lost: the match is among the "
            "matches of this computer, too.",
        ).format(file=isolated(behind.name))
    box = make_box(parent, Icon.Question, translate("Questions", "Leave the match?"), text)
    save = box.addButton(translate("Questions", "&Save…"), Role.AcceptRole)
    leave = box.addButton(translate("Questions", "&Leave without saving"), Role.DestructiveRole)
    stay = box.addButton(translate("Questions", "S&tay"), Role.RejectRole)
    answers = {save: LeaveChoice.SAVE, leave: LeaveChoice.LEAVE, stay: LeaveChoice.STAY}
    open_box(box, save, stay, lambda button: answered(answers[button]))
    return box


def tell_save_failed(
    parent: QWidget | None, path: Path, error: OSError, answered: Callable[[bool], None]
) -> QMessageBox:
    """Show why a match could not be saved; offer another file."""
    what_to_do = translate(
        "Questions",
        "The match goes on and nothing is lost while the program runs. Make room on the disk, "
        "or save in another folder.",
    )
    title = translate("Questions", "The match is not saved")
    return _offer_elsewhere(parent, title, f"{not_written(path, error)}\n\n{what_to_do}", answered)


def tell_export_failed(
    parent: QWidget | None, path: Path, error: OSError, answered: Callable[[bool], None]
) -> QMessageBox:
    """Show why an exported file could not be saved; offer another file."""
    what_to_do = translate(
        "Questions", "Nothing is lost. Make room on the disk, or save in another folder."
    )
    title = translate("Questions", "The file is not saved")
    return _offer_elsewhere(parent, title, f"{not_written(path, error)}\n\n{what_to_do}", answered)


def tell_exported(parent: QWidget | None, path: Path) -> QMessageBox:
    """Show where an exported file is; offer to open it in its own program."""
    title = translate("Questions", "The file is saved")
    text = translate("Questions", "{file} is in the folder {folder}.")
    text = text.format(file=isolated(path.name), folder=isolated(str(path.parent)))
    box = make_box(parent, Icon.Information, title, text)
    opens = box.addButton(translate("Questions", "&Open"), Role.ActionRole)
    close = box.addButton(translate("Questions", "Close"), Role.RejectRole)

    def answered(button: QPushButton) -> None:
        if button is opens:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    open_box(box, close, close, answered)
    return box


def _offer_elsewhere(
    parent: QWidget | None, title: str, text: str, answered: Callable[[bool], None]
) -> QMessageBox:
    box = make_box(parent, Icon.Warning, title, text)
    again = box.addButton(translate("Questions", "&Save elsewhere…"), Role.AcceptRole)
    later = box.addButton(translate("Questions", "&Not now"), Role.RejectRole)
    open_box(box, again, later, lambda button: answered(button is again))
    return box


def tell_not_printed(parent: QWidget | None, answered: Callable[[bool], None]) -> QMessageBox:
    """Report a printer error; offer a PDF file instead."""
    text = translate(
        "Questions",
        "The printer did not take the pages. Is it switched on, and is there paper in it? Nothing "
        "is lost, and the pages can be saved as a PDF file instead.",
    )
    title = translate("Questions", "The pages are not printed")
    box = make_box(parent, Icon.Warning, title, text)
    pdf = box.addButton(translate("Questions", "Save as &PDF…"), Role.AcceptRole)
    later = box.addButton(translate("Questions", "&Not now"), Role.RejectRole)
    open_box(box, pdf, later, lambda button: answered(button is pdf))
    return box


def tell_cannot_open(
    parent: QWidget | None,
    path: Path,
    reason: str,
    beginning: bool,
    answered: Callable[[bool], None],
    to_look: bool = False,
) -> QMessageBox:
    """Show why a file cannot be opened; offer its readable beginning.

    With `to_look` the file is not moved aside for that.
    """
    text = translate("Questions", "{file} could not be opened.").format(file=isolated(path.name))
    if beginning and to_look:
        offer = translate(
            "Questions", "Its beginning is good and can be watched. The file stays as it is."
        )
        text = f"{text} {offer}"
    elif beginning:
        offer = translate(
            "Questions",
            "Its beginning is good and can be opened. The file itself stays as it is, with "
            ".damaged behind its name.",
        )
        text = f"{text} {offer}"
    title = translate("Questions", "The file cannot be opened")
    box = make_box(parent, Icon.Warning, title, f"{text}\n\n{reason}")
    opens: QPushButton | None = None
    if beginning:
        opens = box.addButton(translate("Questions", "&Open the good beginning"), Role.AcceptRole)
    away = translate("Questions", "Cancel") if beginning else translate("Questions", "Close")
    close = box.addButton(away, Role.RejectRole)
    open_box(box, opens or close, close, lambda button: answered(button is opens))
    return box


def tell_torn(parent: QWidget | None, path: Path, unwritten: int) -> QMessageBox:
    """Report that the end of a file is missing.

    `unwritten` is how many bytes at its end are zero; without any, its last line was cut off.
    """
    if unwritten:
        title = translate("Questions", "The end of the file is missing")
        text = LostLines().unwritten(unwritten)
    else:
        title = translate("Questions", "One line was left out")
        text = translate(
            "Questions",
            "The last line of {file} was cut off, as when the power fails in the middle of "
            "writing. The match goes on from the move before.",
        )
    box = make_box(parent, Icon.Information, title, text.format(file=isolated(path.name)))
    return tell(box, translate("Questions", "Go on"))


class LostLines(QObject):
    """Plural forms, which lupdate finds only in `self.tr`."""

    def left_out(self, n: int) -> str:
        """Return a text on the number of unreadable lines."""
        return self.tr("The last %Ln lines are left out.", "", n)

    def unwritten(self, n: int) -> str:
        """Return a text on the number of zero bytes at the end."""
        return self.tr(
            "The last %Ln bytes of {file} are empty, as when the power fails before a file is on "
            "the disk. It is not known how many moves they held. The match goes on from the last "
            "move that is there.",
            "",
            n,
        )


def ask_reset(parent: QWidget | None, answered: Callable[[bool], None]) -> QMessageBox:
    """Ask before all preferences are reset."""
    box = make_box(
        parent,
        Icon.Question,
        translate("Questions", "Reset all preferences?"),
        translate(
            "Questions",
            "Every preference, on all pages, gets its first value again. Matches, names and "
            "statistics stay as they are.",
        ),
    )
    go, stay = translate("Questions", "&Reset all"), translate("Questions", "&Keep them")
    return confirm_loss(box, go, stay, answered)


def tell_set_aside(parent: QWidget | None, path: Path) -> QMessageBox:
    """Report that the settings were damaged, and the new path of their file."""
    text = translate(
        "Questions",
        "The file with your preferences was damaged. It is kept as {file}, and the program begins "
        "with new ones. Your matches are not touched.",
    )
    title = translate("Questions", "The preferences are new")
    box = make_box(parent, Icon.Information, title, text.format(file=isolated(str(path))))
    return tell(box, translate("Questions", "Go on"))


def show_about(parent: QWidget | None) -> QMessageBox:
    """Show the About box."""
    text = translate(
        "Questions",
        "The card game Mille Bornes for one table: alone against the computer, or with family "
        "and friends. Free software under the MIT licence; the cards are original drawings.",
    )
    title = translate("Questions", "Mille {version}").format(version=__version__)
    box = make_box(parent, Icon.NoIcon, title, text)
    size = PICTURE_LINES * text_height()
    if parent is not None:
        # In a small window large text needs the room.
        size *= min(PICTURE_SHARE * parent.window().width() / size.width(), 1.0)
    box.setIconPixmap(vignette_picture(size.toSize(), box.devicePixelRatioF(), (1, 0), "1000"))
    return tell(box, translate("Questions", "Close"))
