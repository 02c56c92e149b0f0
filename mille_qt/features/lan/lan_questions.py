"""The questions about a table on the network; none of them blocks."""

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QMessageBox, QPushButton, QWidget

from mille_net.messages import KickReason
from mille_qt.features.lan.refusals import kick_reason
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.message_box import Icon, Role, confirm_loss, make_box, open_box
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import translate

_REASONS = tuple(KickReason)
#: Number of letters of a reason that are always visible.
REASON_LETTERS = 16


def ask_kick(
    parent: QWidget | None,
    name: str,
    playing: bool,
    answered: Callable[[KickReason | None], None],
) -> QMessageBox:
    """Ask whether to remove a guest; answers with the reason, or None.

    `playing` is True if the computer would take over a seat in a match.
    """
    title = translate("Network", "Remove {name} from the table?").format(name=isolated(name))
    text = translate("Network", "They see the reason, and can come back only if you accept them.")
    if playing:
        stands_in = translate("Network", "The computer plays in their place.")
        text = f"{stands_in} {text}"
    box = make_box(parent, Icon.Question, title, text)
    reasons = _add_reasons(box)
    away = box.addButton(translate("Network", "Re&move"), Role.DestructiveRole)
    keep = box.addButton(
        translate("Network", "&Keep them", "somebody at the table"), Role.RejectRole
    )

    def finished(button: QPushButton) -> None:
        answered(_REASONS[reasons.currentIndex()] if button is away else None)

    open_box(box, keep, keep, finished)
    return box


def _add_reasons(box: QMessageBox) -> DropDown:
    label, reasons = Label(translate("Network", "&Reason")), DropDown()
    label.setBuddy(reasons)
    reasons.addItems([kick_reason(reason) for reason in _REASONS])
    # The box is as wide as its text; the reasons use the available width.
    reasons.cut_off(REASON_LETTERS)
    grid = box.layout()
    assert isinstance(grid, QGridLayout)
    # Below the text, above the buttons.
    row = grid.rowCount() - 1
    buttons = grid.itemAtPosition(row, 0)
    if buttons is not None and (widget := buttons.widget()) is not None:
        grid.removeWidget(widget)
        grid.addWidget(widget, row + 1, 0, 1, grid.columnCount())
    place = QGridLayout()
    place.addWidget(label, 0, 0)
    place.addWidget(reasons, 0, 1)
    place.setColumnStretch(1, 1)
    grid.addLayout(place, row, grid.columnCount() - 1)
    return reasons


def ask_leave_table(
    parent: QWidget | None, owner: bool, playing: bool, answered: Callable[[bool], None]
) -> QMessageBox:
    """Ask whether to leave the table, or to close it as its owner."""
    if owner:
        title = translate("Network", "Close the table?")
        text = translate("Network", "Everyone else will have to leave.")
        if playing:
            kept = translate(
                "Network",
                "The match is saved: you can open the table again later, and everyone keeps their"
                " seat.",
            )
            text = f"{text} {kept}"
        go = translate("Network", "&Close table")
    else:
        title = translate("Network", "Leave the table?")
        text = translate("Network", "You can come back from the list of tables.")
        if playing:
            goes_on = translate("Network", "The computer will play for you.")
            text = f"{goes_on} {text}"
        go = translate("Network", "&Leave")
    box = make_box(parent, Icon.Question, title, text)
    return confirm_loss(box, go, translate("Network", "S&tay"), answered)


def tell_end(
    parent: QWidget | None, title: str, text: str, score: bool, answered: Callable[[bool], None]
) -> QMessageBox:
    """Show why the table was left; answers whether to continue from the score sheet."""
    box = make_box(parent, Icon.Information, title, text)
    close = box.addButton(translate("Network", "&Back to tables"), Role.RejectRole)
    go_on = None
    if score:
        go_on = box.addButton(
            translate("Network", "&Continue from the score sheet…"), Role.AcceptRole
        )
    open_box(box, go_on or close, close, lambda button: answered(button is go_on))
    return box
