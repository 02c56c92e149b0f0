"""Dialogs, questions and messages."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from mille_qt.features.challenge.challenges import report_no_challenge
from mille_qt.features.lan import lan_questions
from mille_qt.features.library import file_commands as library_questions
from mille_qt.features.library.match_files import ImportResult, ImportStatus
from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.features.rulebook.chapter import CurrentRules
from mille_qt.features.rulebook.rule_book_window import RuleBook, RuleBookWindow
from mille_qt.features.score_keeper import score_keeper
from mille_qt.features.setup.players_dialog import PlayersDialog
from mille_qt.features.statistics import statistics_page
from mille_qt.play.keys_dialog import show_keys
from mille_qt.session.local_session import LocalSession
from mille_qt.ui import questions
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.face_picker import FacePicker
from mille_qt.ui.art.characters.picker import CharacterPicker
from mille_qt.ui.setup.house_rules import HouseRulesDialog
from mille_rules import DEFAULT_RULES, Record
from mille_rules.cards import Card
from mille_rules.computer.player import ImmediateThinker
from mille_rules.reading import Fault
from tests.pictures.place import Place, Visit
from tests.qt.play.staged_match import header

FILE, FULL = Path("Kitchen.mille"), OSError(28, "…")
FAULT = Fault(33, "0 play 25", "…", "…")
IN_FORCE = CurrentRules(DEFAULT_RULES, 2)


def _nothing(*_answer: object) -> None:
    """Ignore the answer."""


def rule_book(chapter: int) -> Callable[[Visit], QWidget]:
    """Return the rule book at a chapter, with a note about an event."""

    def make(visit: Visit) -> QWidget:
        anchor = RuleBook(IN_FORCE).chapters[chapter].paragraphs[0].anchor
        book = RuleBookWindow(IN_FORCE, CardLanguage.BOTH, visit.pictures, visit.window)
        book.look_up(anchor)
        return book

    return make


def picker(visit: Visit) -> QWidget:
    """Return the picker of characters, one of them already at the table."""
    picker = CharacterPicker(("Marcel",), "Yvette", visit.window)
    picker.open_below(visit.window)
    return picker


def face_picker(visit: Visit) -> QWidget:
    """Return the picker of a person's portrait and colour."""
    picker = FacePicker(Face("Anna", "scarf", 4), visit.window)
    picker.open_below(visit.window)
    return picker


def not_imported(visit: Visit) -> QWidget:
    """Return the message about files that were not imported, one for each reason."""
    results = [
        ImportResult(Path(f"{status}.mille"), status, None, FAULT, "…")
        for status in ImportStatus
        if status is not ImportStatus.IMPORTED
    ]
    return library_questions.show_not_imported(visit.window, results, _nothing)


def _asks(ask: Callable[..., QWidget], *arguments: object) -> Place:
    """Return a question of the program with these arguments after the parent."""
    where = ask.__module__.rpartition("mille_qt.")[2]
    said = " ".join(str(one) for one in arguments if isinstance(one, (bool, Card, Path)))
    return Place(
        f"{where} {ask.__name__} {said}".strip(),
        ask,
        lambda visit: ask(visit.window, *arguments),
        brief=True,
    )


def players(seats: int) -> Callable[[Visit], QWidget]:
    """Return the dialog in which seats of a match are given to others, for a number of players."""

    def make(visit: Visit) -> QWidget:
        record = visit.named(Record(header((0, 2), seats)))
        session = LocalSession(record, lambda: None, ImmediateThinker(), parent=visit.window)
        session.stop_autosave()
        dialog = PlayersDialog(session, visit.settings, visit.window)
        dialog.open()
        return dialog

    return make


PLACES = (
    Place("preferences", PreferencesDialog, lambda v: PreferencesDialog(v.settings, v.window)),
    Place("players", PlayersDialog, players(3)),
    Place("six players", PlayersDialog, players(6)),
    Place("house rules", HouseRulesDialog, lambda v: HouseRulesDialog(DEFAULT_RULES, 4, v.window)),
    *(Place(f"rule book {number}", RuleBookWindow, rule_book(number))
      for number in range(len(RuleBook(IN_FORCE).chapters))),
    Place("characters", CharacterPicker, picker, brief=True),
    Place("faces", FacePicker, face_picker, brief=True),
    Place("keys", show_keys, lambda v: show_keys(v.window), brief=True),
    _asks(questions.ask_leave, None, _nothing),
    _asks(questions.ask_leave, FILE, _nothing),
    _asks(questions.tell_save_failed, FILE, FULL, _nothing),
    _asks(questions.tell_export_failed, FILE, FULL, _nothing),
    _asks(questions.tell_exported, Path("/home/anna/Documents/Kitchen.pdf")),
    _asks(questions.tell_not_printed, _nothing),
    _asks(questions.tell_cannot_open, FILE, "…", True, _nothing),
    _asks(questions.tell_cannot_open, FILE, "…", True, _nothing, True),
    _asks(questions.tell_torn, FILE, 0),
    _asks(questions.tell_torn, FILE.with_name("power cut.mille"), 512),
    _asks(questions.ask_reset, _nothing),
    _asks(questions.tell_set_aside, FILE),
    _asks(questions.tell_not_kept, FILE.parent, FULL),
    _asks(questions.tell_preferences_not_saved, FILE.with_name("settings.ini")),
    _asks(questions.show_about),
    _asks(report_no_challenge, "700-2", "…"),
    _asks(library_questions.ask_title, "Sunday", _nothing),
    _asks(library_questions.ask_permanent_delete, ["Kitchen", "Sunday"], _nothing),
    _asks(library_questions.show_failure, "…", "…"),
    Place("not imported", library_questions.show_not_imported, not_imported, brief=True),
    _asks(statistics_page.ask_reset, 12, 34, _nothing),
    _asks(statistics_page.show_failure, FILE, FULL),
    _asks(score_keeper.ask_delete, 1, _nothing),
    _asks(score_keeper.ask_new_sheet, True, _nothing),
    _asks(score_keeper.ask_leave_unsaved, _nothing),
    Place("kick", lan_questions.ask_kick,
        lambda v: lan_questions.ask_kick(v.window, v.names[0], True, _nothing), brief=True),
    _asks(lan_questions.ask_leave_table, True, True, _nothing),
    _asks(lan_questions.ask_leave_table, False, True, _nothing),
    _asks(lan_questions.tell_end, "…", "…", True, _nothing),
)  # fmt: skip
