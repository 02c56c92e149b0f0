"""Message boxes with questions and errors.

They do not block: each function opens its box, returns it, and calls `answered` later.
"""

import errno
import os
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject, QSizeF, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from mille_qt import __version__
from mille_qt.ui.art.vignette_view import vignette_picture
from mille_qt.ui.message_box import Icon, Role, confirm_loss, make_box, open_box, tell
from mille_qt.ui.paths import why_unwritable
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.system import not_written, system_reason
from mille_qt.ui.translation import translate
from mille_qt.ui.widgets import text_height

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
        text = translate("Questions", "The latest moves are not saved.")
    else:
        text = translate(
            "Questions",
            "{file} does not have the latest moves. They are kept under Matches.",
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
        "Nothing is lost while the program runs. Free some disk space, or save in another folder.",
    )
    title = translate("Questions", "Match not saved")
    return _offer_elsewhere(parent, title, f"{not_written(path, error)}\n\n{what_to_do}", answered)


def tell_export_failed(
    parent: QWidget | None, path: Path, error: OSError, answered: Callable[[bool], None]
) -> QMessageBox:
    """Show why an exported file could not be saved; offer another file."""
    what_to_do = translate(
        "Questions", "Nothing is lost. Free some disk space, or save in another folder."
    )
    title = translate("Questions", "File not saved")
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
        "The printer did not accept the pages. Check that it is on and has paper, or save "
        "them as a PDF file.",
    )
    title = translate("Questions", "Pages not printed")
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
        offer = translate("Questions", "You can watch the first part. The file won’t change.")
        text = f"{text} {offer}"
    elif beginning:
        offer = translate(
            "Questions",
            "The first part of the file can be opened. The original is kept, with .damaged "
            "added to its name.",
        )
        text = f"{text} {offer}"
    title = translate("Questions", "File not opened")
    box = make_box(parent, Icon.Warning, title, f"{text}\n\n{reason}")
    opens: QPushButton | None = None
    if beginning:
        opens = box.addButton(translate("Questions", "&Open the first part"), Role.AcceptRole)
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
            "The last line of {file} was incomplete, perhaps after a power cut. The match "
            "continues from the move before.",
        )
    box = make_box(parent, Icon.Information, title, text.format(file=isolated(path.name)))
    return tell(box, translate("Questions", "Continue"))


class LostLines(QObject):
    """Plural forms, which lupdate finds only in `self.tr`."""

    def left_out(self, n: int) -> str:
        """Return a text on the number of unreadable lines."""
        return self.tr("The last %Ln lines are left out.", "", n)

    def unwritten(self, n: int) -> str:
        """Return a text on the number of zero bytes at the end."""
        return self.tr(
            "The last %Ln bytes of {file} are empty, perhaps after a power cut. Some moves "
            "may be missing. The match continues from the last complete one.",
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
            "All pages go back to their defaults. Matches, names and statistics stay.",
        ),
    )
    go, stay = translate("Questions", "&Reset all"), translate("Questions", "&Keep mine")
    return confirm_loss(box, go, stay, answered)


def tell_set_aside(parent: QWidget | None, path: Path) -> QMessageBox:
    """Report that the settings were damaged, and the new path of their file."""
    text = translate(
        "Questions",
        "Your preferences file was damaged. What could not be read has its default again. The "
        "damaged file is kept as {file}. Your matches are not affected.",
    )
    title = translate("Questions", "Preferences damaged")
    box = make_box(parent, Icon.Information, title, text.format(file=isolated(str(path))))
    return tell(box, translate("Questions", "Continue"))


def tell_not_kept(parent: QWidget | None, folder: Path, error: OSError) -> QMessageBox:
    """Report at the start that nothing can be saved in one of the program's own folders."""
    text = translate(
        "Questions",
        "{folder} can’t be written: {reason}. You can play, but what belongs there (matches, "
        "statistics or preferences) is lost when you close Mille. To keep a match, save it in "
        "another folder with Ctrl+S.",
    ).format(folder=isolated(str(folder)), reason=system_reason(error))
    box = make_box(parent, Icon.Warning, translate("Questions", "Mille can’t save here"), text)
    return tell(box, translate("Questions", "Continue"))


def tell_preferences_not_saved(parent: QWidget | None, path: Path) -> QMessageBox:
    """Report that changed preferences could not be written."""
    error = why_unwritable(path.parent) or OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    text = translate(
        "Questions",
        "{problem} Your changes apply until you close Mille, which tries again to save them.",
    ).format(problem=not_written(path, error))
    box = make_box(parent, Icon.Warning, translate("Questions", "Preferences not saved"), text)
    return tell(box, translate("Questions", "Continue"))


def show_about(parent: QWidget | None) -> QMessageBox:
    """Show the About box."""
    text = translate(
        "Questions",
        "The card game Mille Bornes, alone against the computer or with family and friends. "
        "Free software under the MIT licence, with original cards.",
    )
    title = translate("Questions", "Mille {version}").format(version=__version__)
    box = make_box(parent, Icon.NoIcon, title, text)
    size = PICTURE_LINES * text_height()
    if parent is not None:
        # In a small window, or on a small screen, large text needs the room.
        room = min(parent.window().width(), parent.screen().availableSize().width())
        size *= min(PICTURE_SHARE * room / size.width(), 1.0)
    box.setIconPixmap(vignette_picture(size.toSize(), box.devicePixelRatioF(), (1, 0)))
    return tell(box, translate("Questions", "Close"))
