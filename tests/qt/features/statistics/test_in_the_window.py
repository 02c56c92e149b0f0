"""Statistics in the main window: races are stored when they end; trouble is reported once."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from mille_net.messages import TablePhase
from mille_qt.app.main_window import MainWindow
from mille_qt.app.score_sheet_controller import RemarksNote
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.statistics.race_rows import RaceRow, rows_of_record
from mille_qt.features.statistics.rebuilder import recorded_match
from mille_qt.features.statistics.statistics_page import StatisticsPage
from mille_qt.features.statistics.store import FILE_NAME, StatisticsStore
from mille_qt.ui.export_dialog import write_export
from mille_qt.ui.paths import data_folder, matches_folder
from mille_qt.ui.widgets import TroubleText
from mille_rules import (
    DEFAULT_RULES,
    Header,
    Match,
    Record,
    RuleSet,
    Sitter,
    Update,
    read_record,
)
from mille_rules.computer.player import ComputerPlayer
from mille_rules.match_id import identity, match_mark
from mille_rules.record import NoteLine, ScoreLine
from tests.qt.features.lan.fake_lan import GAME, FakeRemote, computer, human, table
from tests.qt.features.statistics.example_rows import race
from tests.qt.play.player_at_table import PlayerAtTable

Seat = Callable[..., PlayerAtTable]
ID = bytes(range(10))


def played(
    races: int,
    *marks: str,
    kinds: tuple[str, ...] = ("human", "computer-hard"),
    rules: RuleSet = DEFAULT_RULES,
) -> Record:
    """Anna against Marcel, after some races."""
    sitters = tuple(map(Sitter, kinds, ("Anna", "Marcel")))
    lines = [match_mark(ID), *map(NoteLine, marks)]
    record = Record(Header(rules, sitters), list(lines))
    match, chance = Match(record), random.Random(4)
    for seat in range(2):
        match.sit(seat, ComputerPlayer("normal", match.submit))
    for _ in range(races):
        match.deal(lambda cards: chance.sample(cards, len(cards)))
    return record


def whole_match(seed: int = 4) -> Record:
    """Anna against Marcel, until one of them has won."""
    record = played(0)
    match, chance = Match(record), random.Random(seed)
    for seat in range(2):
        match.sit(seat, ComputerPlayer("normal", match.submit))
    while not match.state.match.winners:
        match.deal(lambda cards: chance.sample(cards, len(cards)))
    return record


def begin_another(window: MainWindow) -> None:
    """Start a match like the button of the start page."""
    window.match_controller.play_new(played(0).header, 0, practice=False)


def stored_rows() -> list[RaceRow]:
    """The rows that another program reads from the file."""
    QCoreApplication.processEvents()
    return StatisticsStore(data_folder() / FILE_NAME).rows()


def test_a_race_is_stored_with_all_its_results(sit_down: Seat) -> None:
    record = played(1)
    player = sit_down(record)
    state = record.state
    anna, marcel = stored_rows()
    for side, row in enumerate((anna, marcel)):
        score = state.match.races[0][side]
        assert [getattr(row, item) for item in score._fields] == list(score)
        assert (row.total, row.match_points) == (score.total, state.match.points[side])
        assert row.coup_count == len(state.tableaux[side].coups)
        assert row.arrived == (state.race.completer == side)
        assert row.called == (state.race.extension_by == side)
        assert (row.match, row.race, row.seat, row.side) == (identity(ID), 1, side, side)
        assert (row.rules, row.house_rules, row.seats) == ("winning-moves", 0, 2)
        assert (row.result, row.hinted, row.taken_back, row.network) == ("", 0, 0, 0)
    assert (anna.player, anna.level, anna.here) == ("Anna", "", 1)
    assert (marcel.player, marcel.level, marcel.here) == ("Marcel", "hard", 0)
    player.window.match_controller.play(record)
    player.settle()
    assert stored_rows() == [anna, marcel]


def test_the_result_of_a_match_is_stored(sit_down: Seat) -> None:
    record = whole_match()
    sit_down(record)
    winner = record.state.match.winners[0]
    results = {row.seat: row.result for row in stored_rows()}
    assert results == {winner: "won", 1 - winner: "lost"}


def test_a_first_win_is_remarked_once_on_the_sheet_and_not_of_an_opened_match(
    sit_down: Seat, speak: Callable[[str], str]
) -> None:
    whole = next(
        record
        for record in map(whole_match, range(40))
        if record.state.match.winners == (0,) and record.moves()[-1].seat == 0
    )
    last = whole.moves()[-1]
    player = sit_down(whole.before_move(len(whole.moves()) - 1))

    def remarks() -> list[str]:
        sheet = player.window.score_sheet
        assert sheet is not None
        return [note.text() for note in sheet.findChildren(RemarksNote) if note.text()]

    player.page.session.submit(0, last.move, player.update.seq)
    player.settle()
    assert remarks() == ["The first win of Anna at the level Hard."]
    speak("fr")
    player.settle()
    assert remarks()[0].startswith("Première partie gagnée")
    speak("en")
    player.window.shell.toggle_score_sheet()
    player.window.shell.toggle_score_sheet()
    assert remarks() == []
    player.window.match_controller.play(whole)
    player.settle()
    assert remarks() == []


def test_a_match_of_one_race_is_stored_under_its_rule_set(sit_down: Seat) -> None:
    sit_down(played(1, rules=DEFAULT_RULES.changed("match_target", "0")))
    rows = stored_rows()
    assert {(row.rules, row.house_rules) for row in rows} == {("winning-moves", 0)}
    assert {row.result for row in rows} == {"won", "lost"}


def test_a_race_with_a_handicap_is_stored_with_those_under_house_rules(sit_down: Seat) -> None:
    sit_down(played(1, rules=DEFAULT_RULES.changed("handicaps", "1:points:500")))
    assert {(row.rules, row.house_rules) for row in stored_rows()} == {("winning-moves", 1)}


def test_a_match_that_ended_when_the_program_was_killed_is_stored_at_the_next_start(
    open_window: Callable[[], MainWindow],
) -> None:
    record = whole_match()
    folder = matches_folder()
    folder.mkdir(parents=True)
    (folder / "2026-01-01 12.00 Anna, Marcel.mille").write_text(record.text(), "utf-8")
    window = open_window()
    assert not window.shell.start_page.continue_button.isVisible()
    window.match_controller._record_ended_matches()
    rows = stored_rows()
    scores = [line for line in record.lines if isinstance(line, ScoreLine)]
    assert [row.total for row in rows] == [points for line in scores for points in line.points]
    assert {row.result for row in rows[-2:]} == {"won", "lost"}
    assert all(bookmark.over for bookmark in window.match_controller.autosave.recent.all())


def test_a_race_that_ended_when_the_program_was_killed_is_stored_when_the_match_continues(
    open_window: Callable[[], MainWindow],
) -> None:
    whole = whole_match()
    score = next(line for line in whole.lines if isinstance(line, ScoreLine))
    record = Record(whole.header, whole.lines[: whole.lines.index(score) + 1])
    matches_folder().mkdir(parents=True)
    (matches_folder() / "one.mille").write_text(record.text(), "utf-8")
    window = open_window()
    window.shell.continue_last_match()
    window.shell.features.statistics.write()
    assert [row.total for row in stored_rows()] == list(score.points)


def test_such_a_match_is_not_marked_as_over_before_it_is_stored(
    open_window: Callable[[], MainWindow],
) -> None:
    folder = matches_folder()
    folder.mkdir(parents=True)
    (folder / "one.mille").write_text(whole_match().text(), "utf-8")
    in_the_way = data_folder() / FILE_NAME
    in_the_way.mkdir()
    for _ in range(2):
        window = open_window()
        window.match_controller._record_ended_matches()
        assert not any(bookmark.over for bookmark in window.match_controller.autosave.recent.all())
    in_the_way.rmdir()
    window.match_controller._record_ended_matches()
    assert all(bookmark.over for bookmark in window.match_controller.autosave.recent.all())
    assert stored_rows()


@pytest.mark.parametrize("leave", [MainWindow.close, begin_another], ids=["close", "play on"])
def test_such_a_match_is_stored_before_another_starts_or_the_program_ends(
    open_window: Callable[[], MainWindow], leave: Callable[[MainWindow], object]
) -> None:
    folder = matches_folder()
    folder.mkdir(parents=True)
    (folder / "one.mille").write_text(whole_match().text(), "utf-8")
    leave(open_window())
    assert stored_rows()


def last_move_and_close(sit_down: Seat, before: Callable[[], object]) -> MainWindow:
    """Play the move that ends a match and close the match in the same event."""
    whole = next(r for r in map(whole_match, range(40)) if r.moves()[-1].seat == 0)
    player = sit_down(whole.before_move(len(whole.moves()) - 1))
    before()
    player.page.session.submit(0, whole.moves()[-1].move, player.update.seq)
    player.window.match_controller.close_match()
    return player.window


def test_a_match_that_is_closed_with_its_last_move_is_stored_before_it_is_marked_as_over(
    sit_down: Seat,
) -> None:
    window = last_move_and_close(sit_down, lambda: None)
    # The program may be killed here: no further event is processed.
    rows = StatisticsStore(data_folder() / FILE_NAME).rows()
    assert {row.result for row in rows} == {"won", "lost"}
    assert window.match_controller.autosave.recent.all()[0].over


def test_a_match_whose_races_cannot_be_stored_is_not_marked_as_over_when_it_is_closed(
    sit_down: Seat,
) -> None:
    in_the_way = data_folder() / FILE_NAME
    window = last_move_and_close(sit_down, lambda: in_the_way.mkdir(parents=True))
    assert not window.match_controller.autosave.recent.all()[0].over


def test_a_hint_is_stored_for_the_match_and_a_move_taken_back_for_its_race() -> None:
    lines = played(2, "mark hint 0").text().splitlines(keepends=True)
    deals = [at for at, line in enumerate(lines) if line.startswith("deal")]
    lines.insert(deals[1] + 3, "mark taken-back 0 1\n")
    record = read_record("".join(lines).encode()).record
    rows = [row for race in rows_of_record(recorded_match(record), record, 1.0) for row in race]
    assert {(row.race, row.hinted, row.taken_back) for row in rows} == {(1, 1, 0), (2, 1, 1)}


def test_practice_is_not_stored(sit_down: Seat) -> None:
    sit_down(played(1, "mark practice"))
    assert stored_rows() == []


def test_unfinished_races_and_races_of_computer_players_are_not_stored(sit_down: Seat) -> None:
    sit_down(played(1, kinds=("computer-easy", "computer-hard")))
    sit_down(played(0))
    assert stored_rows() == []


def test_a_guest_stores_a_race_on_the_network(
    open_window: Callable[[], MainWindow], qapp: object
) -> None:
    window, session = open_window(), LanSession(("Anna",))
    remote = FakeRemote(session)
    session.attach(remote)  # type: ignore[arg-type]
    remote.let_in(table(computer(level="easy"), human(1, "Anna"), phase=TablePhase.BETWEEN))
    record = played(1)
    public: list[Update] = []

    class Spectator:
        def update(self, update: Update) -> None:
            public.append(update)

        def refused(self, *_news: Any) -> None:
            raise AssertionError("spectators ask for nothing")

    Match(record).watch(Spectator())
    game = window.match_controller.open_table(session)
    game.start()
    remote.listener.on_update(None, public[-1])
    marcel, anna = stored_rows()
    assert (marcel.player, marcel.level, marcel.here) == ("Marcel", "easy", 0)
    assert (anna.player, anna.level, anna.here, anna.network) == ("Anna", "", 1, 1)
    assert anna.match == identity(GAME)
    assert anna.total == record.state.match.races[0][1].total


class TestTrouble:
    @pytest.fixture
    def no_folder(self) -> Any:
        """Make the folder of the statistics unusable."""
        folder = data_folder()
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.write_text("a file")
        return folder

    def test_is_reported_once_and_the_race_is_written_as_soon_as_possible(
        self, sit_down: Seat, no_folder: Any
    ) -> None:
        player = sit_down(played(1))
        window = player.window
        (note,) = window.score_sheet.findChildren(TroubleText)  # type: ignore[union-attr]
        assert "The statistics can’t be saved" in note.text()
        window.shell.toggle_score_sheet()
        window.shell.toggle_score_sheet()
        assert not window.score_sheet.findChildren(TroubleText)  # type: ignore[union-attr]
        no_folder.unlink()
        window.shell.features.statistics.write()
        assert len(stored_rows()) == 2

    def test_races_in_memory_are_written_when_the_program_ends(
        self, sit_down: Seat, no_folder: Any
    ) -> None:
        window = sit_down(played(1)).window
        QCoreApplication.processEvents()
        no_folder.unlink()
        window.shell.features.statistics.close()
        assert len(stored_rows()) == 2


class TestPage:
    @pytest.fixture
    def page(self, open_window: Callable[[], MainWindow]) -> Callable[..., StatisticsPage]:
        """A function that stores races, and opens the page with the button of the start page."""

        def opened(*races: tuple[RaceRow, ...]) -> StatisticsPage:
            for rows in races:
                StatisticsStore(data_folder() / FILE_NAME).add(rows)
            window = open_window()
            window.shell.start_page.statistics_button.click()
            page = window.pages.currentWidget()
            assert isinstance(page, StatisticsPage)
            return page

        return opened

    @staticmethod
    def answer(page: StatisticsPage, text: str) -> None:
        """Press a button of the question that is open."""
        (box,) = page.findChildren(QMessageBox)
        (button,) = [button for button in box.buttons() if text in button.text()]
        button.click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def test_without_races_it_explains_which_are_counted(self, page: Callable[..., Any]) -> None:
        shown = page()
        assert "is counted" in shown.empty.text()
        assert shown.more.isHidden()
        shown.back_button.click()
        assert shown.window().pages.currentWidget() is shown.window().shell.start_page

    def test_races_with_help_are_selected_if_there_are_no_others(
        self, page: Callable[..., Any]
    ) -> None:
        shown = page(race("m", 1, hinted=1))
        assert shown.filter_bar.helped.isVisible()
        assert not shown.empty.isVisible()
        shown = page(race("n", 1))
        assert not shown.filter_bar.helped.isChecked()
        assert not shown.filter_bar.helped.isVisible()

    def test_figures_charts_and_table_show_the_same_races(self, page: Callable[..., Any]) -> None:
        shown = page(race("m", 1), race("m", 2, result="won", total=2500))
        tiles = {tile.name.text(): tile.value.text() for tile in shown.tiles.tiles}
        assert tiles["Races"] == "2"
        assert tiles["Points per race"] == "2,200"
        assert tiles["Matches won"] == "1 of 1"
        assert "Points per race: 2,200" in shown.tiles.accessibleDescription()
        assert "Last: 1,900, 2,500." in shown.charts.points.accessibleDescription()
        assert shown.charts.shares.accessibleDescription() == "Normal: 1 of 1 won, 100%."
        assert not shown.table.isVisible()
        shown.views.buttons[1].click()
        assert shown.table.isVisible()
        assert not shown.charts.points.isVisible()
        model = shown.table.model()
        assert [model.index(row, 4).data() for row in range(model.rowCount())] == ["2,500", "1,900"]
        assert model.index(0, model.columnCount() - 1).data() == "won"

    def test_the_filter_selects_what_is_shown(self, page: Callable[..., Any]) -> None:
        shown = page(race("m", 1), race("p", 1, hinted=1, total=100))
        shown.filter_bar.helped.setChecked(True)
        assert "Best race: 100" in shown.tiles.accessibleDescription()
        shown.filter_bar.helped.setChecked(False)
        shown.filter_bar.period.setCurrentIndex(1)
        assert shown.empty.text() == "No races of Anna match these filters."
        assert shown.empty.isVisible()
        assert not shown.tiles.isVisible()

    def test_every_player_at_this_screen_can_be_selected(self, page: Callable[..., Any]) -> None:
        shown = page(race("m", 1), race("n", 1, player="Bea", ended=2e9, total=50))
        assert shown.filter_bar.player.currentText() == "Bea"
        shown.filter_bar.player.setCurrentText("Anna")
        assert "Best race: 1,900" in shown.tiles.accessibleDescription()

    def test_a_reset_asks_and_sets_the_file_aside(self, page: Callable[..., Any]) -> None:
        shown = page(race("m", 1), race("m", 2))
        shown.reset.trigger()
        assert "(matches: 1, races: 2)" in shown.findChild(QMessageBox).informativeText()
        self.answer(shown, "Keep")
        assert len(stored_rows()) == 4
        shown.reset.trigger()
        self.answer(shown, "Reset")
        assert stored_rows() == []
        assert shown.empty.isVisible()
        (aside,) = data_folder().glob("statistics-before-reset-*.sqlite")
        assert len(StatisticsStore(aside).rows()) == 4

    def test_it_shows_the_path_of_an_unreadable_file(self, page: Callable[..., Any]) -> None:
        # On Windows, the settings have made it already.
        data_folder().mkdir(parents=True, exist_ok=True)
        (data_folder() / FILE_NAME).write_text("no database" * 100)
        shown = page()
        (aside,) = data_folder().glob("statistics-damaged-*")
        assert str(aside) in shown.lost.text()
        assert shown.lost.isVisible()

    def test_an_export_contains_all_rows(self, page: Callable[..., Any], tmp_path: Any) -> None:
        shown = page(race("m", 1))
        write_export(shown, shown.export(), tmp_path / "all.csv")
        lines = (tmp_path / "all.csv").read_bytes().decode("utf-8").split("\r\n")
        assert lines[0].startswith("match,race,seat,ended,")
        assert len(lines) == 4

    def test_the_export_dialog_starts_in_the_documents_folder(
        self, page: Callable[..., Any], own_files: dict[str, Path]
    ) -> None:
        shown = page(race("m", 1))
        shown.csv.trigger()
        dialog = shown.findChild(QFileDialog)
        assert Path(dialog.selectedFiles()[0]) == own_files["documents"] / "mille-statistics.csv"
        dialog.reject()

    def test_enter_presses_only_a_focused_button(self, page: Callable[..., Any]) -> None:
        from PySide6.QtCore import Qt

        shown = page(race("m", 1))
        shown.tiles.setFocus()
        QTest.keyClick(shown, Qt.Key.Key_Return)
        assert shown.isVisible()
        QTest.keyClick(shown, Qt.Key.Key_Escape)
        assert not shown.isVisible()
