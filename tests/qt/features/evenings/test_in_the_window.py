"""Evenings in the main window: the line on the score sheet, and the page over it."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from mille_net.messages import TablePhase
from mille_qt.app.main_window import MainWindow
from mille_qt.features.evenings.evenings import EveningNote
from mille_qt.features.evenings.evenings_page import EveningsPage
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.score_keeper.score_keeper import ScoreKeeper
from mille_qt.features.score_keeper.sheet_json import SavedSheet
from mille_qt.features.score_keeper.sheet_page import SheetPage
from mille_qt.features.score_keeper.sheet_store import FILE_NAME, SheetFile
from mille_qt.ui.paths import data_folder
from mille_rules import DEFAULT_RULES, Match, Update
from mille_rules.cards import SAFETIES, Card
from mille_rules.moves import play
from mille_rules.rulesets import ONE_RACE
from mille_rules.tallies import SideTally, Tally
from tests.qt.conftest import Seat
from tests.qt.features.lan.fake_lan import FakeRemote, human, table
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import NAMES, SHORT_TRIP, match_where

RULES = SHORT_TRIP.changed("match_target", str(ONE_RACE))
MOVES = ("0 play roll", "1 discard 25", "0 play 100", "1 discard 25")
LAST = Card.MILES_50


def win(sit_down: Seat) -> PlayerAtTable:
    """Let Anna win a match of one race against Marcel with one card."""
    record = match_where("roll 100 50", "2x25", moves=MOVES, people=(0, 1), rules=RULES)
    player = sit_down(record)
    player.lift_curtain()
    player.play_by_keys(play(LAST))
    assert player.sheet is not None
    return player


def page_of(window: MainWindow) -> EveningsPage:
    page = window.shell.current_page()
    assert isinstance(page, EveningsPage)
    return page


def test_the_sheet_of_a_match_that_was_won_has_the_evening_so_far(sit_down: Seat) -> None:
    player = win(sit_down)
    sheet = player.sheet
    assert sheet is not None
    (note,) = sheet.findChildren(EveningNote)
    assert note.text.text().endswith("Anna 1, Marcel 0")
    note.button.click()
    page = page_of(player.window)
    assert page.group_box.currentText() == "Anna and Marcel"
    page.back_button.click()
    assert player.sheet is sheet


def test_a_match_at_a_table_on_the_network_counts(open_window: Callable[..., MainWindow]) -> None:
    window, session = open_window(), LanSession(("Marcel",))
    remote = FakeRemote(session)
    session.attach(remote)  # type: ignore[arg-type]
    remote.let_in(table(human(0, "Anna"), human(1, "Marcel"), phase=TablePhase.BETWEEN))
    seen: list[Update] = []

    class Spectator:
        def update(self, update: Update) -> None:
            seen.append(update)

        def refused(self, *_news: object) -> None:
            raise AssertionError("spectators ask for nothing")

    record = match_where("roll 100 50", "2x25", moves=[*MOVES, "0 play 50"], rules=RULES)
    Match(record).watch(Spectator())
    window.match_controller.open_table(session).start()
    remote.listener.on_update(None, seen[-1])
    QApplication.processEvents()
    window.shell.open_evenings()
    page = page_of(window)
    assert page.group_box.currentText() == "Anna and Marcel"
    assert page.rows.report.rows[0].cells[3] == "on the network"


def save_paper_match() -> None:
    """Save a score sheet whose match Anna has won."""
    best = SideTally(1000, SAFETIES, SAFETIES, safe=True, called=True)
    races = ((best, SideTally()),) * 2
    sheet = SavedSheet(Tally(DEFAULT_RULES, NAMES[:2], (0, 0), races)).dated(1_774_120_500.0)
    SheetFile(data_folder() / FILE_NAME).write(sheet)


def test_paper_matches_are_on_the_page_that_the_menu_opens(
    open_window: Callable[..., MainWindow],
) -> None:
    save_paper_match()
    window = open_window()
    window.shell.open_evenings()
    QApplication.processEvents()
    assert page_of(window).group_box.currentText() == "Anna and Marcel"
    page_of(window).back_button.click()
    assert window.shell.current_page() is window.shell.start_page


def test_the_score_sheet_of_a_paper_match_leads_to_the_evenings_and_back(
    open_window: Callable[..., MainWindow],
) -> None:
    save_paper_match()
    window = open_window()
    window.shell.open_score_keeper()
    keeper = window.shell.current_page()
    assert isinstance(keeper, ScoreKeeper)
    assert isinstance(keeper.page, SheetPage)
    keeper.page.buttons.standings.click()
    assert len(page_of(window).rows.report.rows) == 1
    page_of(window).back_button.click()
    assert window.shell.current_page() is keeper
