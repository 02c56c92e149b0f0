"""The dialog for phones, the curtain that offers one, and tables with hands on phones."""

import errno
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.features.phones.phone_controller import PhoneController
from mille_qt.features.phones.phones_dialog import PATIENCE, CodeSheet, PhonesDialog
from mille_qt.features.phones.silent_phones import SilentPhones
from mille_qt.play.curtain import Curtain
from mille_qt.play.game_page import GamePage
from mille_qt.play.score_sheet.ready_note import ReadyNote
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.ui.art.characters.face import Face
from mille_rules import view_for
from tests.pictures.place import Place, Visit
from tests.pictures.play_places import race_of_people, table
from tests.pictures.record_places import two_races
from tests.qt.features.phones.still_phones import OTHER_URL, URL, StillShell

REFUSED = OSError(errno.EACCES, "…")


def dialog(
    visit: Visit, *, phones: int = 0, urls: tuple[str, ...] = (URL,), called: int | None = None
) -> PhonesDialog:
    """Return the dialog for three players, of whom the first have phones; one may be called."""
    names = visit.names[:3]
    controller = PhoneController(StillShell(visit.window, names[:phones], urls))
    controller.setParent(visit.window)
    if phones:
        controller.awake(names[0], True)
    people = [(name, Face(name)) for name in names]
    made = PhonesDialog(controller, people, visit.window, "" if called is None else names[called])
    controller.setParent(made)
    return made


def players(visit: Visit) -> QWidget:
    """Return a list of players: one with a phone, one whose phone is silent, and one without."""
    return dialog(visit, phones=2)


def just_silent(visit: Visit) -> QWidget:
    """Return the same just after a phone has become silent."""
    made = dialog(visit, phones=1)
    made.phones.awake(visit.names[0], False)
    return made


def nobody_calls(visit: Visit) -> QWidget:
    """Return a code in place of a silent phone's, at two addresses, that nobody scans."""
    made = dialog(visit, phones=2, urls=(URL, OTHER_URL), called=1)
    # It has its size before a minute is over.
    QApplication.processEvents()
    for _ in range(PATIENCE):
        made.code.clock.timeout.emit()
    return made


def in_no_network(visit: Visit) -> QWidget:
    """Return the dialog of a computer in no network."""
    return dialog(visit, urls=(), called=0)


def not_listening(visit: Visit) -> QWidget:
    """Return the dialog if the system lets no phone call."""
    made = dialog(visit)
    made.phones.failed(REFUSED)
    return made


def curtain(visit: Visit) -> QWidget:
    """Return the curtain with everything that it can offer."""

    def offer(page: GamePage) -> None:
        page.curtain.offer_players()
        page.curtain.offer_phones()

    return table(
        visit, race_of_people(visit), rests=lambda page: not page.curtain.isHidden(), before=offer
    )


def _is_drawn(page: GamePage) -> bool:
    return page.table.table.picture is not None and not page.table.table.busy


def table_with_phones(count: int) -> Callable[[Visit], GamePage]:
    """Return a table of two people, of whom the first have phones; it waits for a silent one."""

    def make(visit: Visit) -> GamePage:
        record = race_of_people(visit)
        names = [sitter.name for sitter in record.header.sitters]
        phones = PhoneController(StillShell(visit.window, names[:count]))
        phones.awake(names[-1], True)
        page = table(visit, record, rests=_is_drawn, before=phones.follow)
        phones.setParent(page)
        clock = page.findChild(SilentPhones).findChild(QTimer)
        if clock.isActive():
            clock.timeout.emit()
        return page

    return make


def sheet_with_phones(visit: Visit) -> QWidget:
    """Return the score sheet of a race whose players all have phones, while they are waited for."""
    sheet, page = ScoreSheet(visit.settings), table_with_phones(2)(visit)
    page.hide()
    page.setParent(sheet)
    sheet.show_view(visit.names[:2], view_for(two_races(2).state, None))
    sheet.add_note(ReadyNote(page.seats, sheet))
    return sheet


PLACES = (
    Place("phones", PhonesDialog, players),
    Place("phone just silent", PhonesDialog, just_silent),
    Place("code for a phone", PhonesDialog, lambda visit: dialog(visit, called=0)),
    Place("code that nobody scans", CodeSheet, nobody_calls),
    Place("phones without a network", PhonesDialog, in_no_network),
    Place("phones that cannot call", PhonesDialog, not_listening),
    Place("curtain with all offers", Curtain, curtain),
    Place("table with one phone", GamePage, table_with_phones(1)),
    Place("table with phones alone", GamePage, table_with_phones(2)),
    Place("score sheet with phones", ScoreSheet, sheet_with_phones),
)
