"""Results of a challenge: from the files of all matches, sorted, and opened from their list."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.challenge.challenge_matches import PlayedMatch, longest
from mille_qt.features.challenge.results_dialog import ResultsDialog, sorted_results
from mille_qt.ui.paths import matches_folder
from mille_rules.challenge import parse
from mille_rules.reading import read_record
from mille_rules.record import NoteLine
from tests.qt.features.challenge.challenges import NUMBER, begun, cells, played, save


def test_results_are_sorted_and_each_match_counts_once() -> None:
    whole = [played(99, own=own, name=own) for own in ("beginner", "hard")]
    half = played(1, own="hard", name="halfway")
    cut = read_record(whole[0].text().encode()).record.before_move(150)
    other = begun(parse("700-2-HXMQM"))
    everything = [PlayedMatch(record, 0.0) for record in (half, cut, *whole, other, whole[1])]
    found = sorted_results(longest(NUMBER, everything))
    assert len(found) == 3
    assert [one.result.over for one in found] == [True, True, False]
    assert found[0].result.total >= found[1].result.total
    assert found[2].result.players == ("halfway",)


def test_a_table_that_is_behind_does_not_see_later_races() -> None:
    matches = [
        PlayedMatch(record, 0.0) for record in (played(3), played(3, name="Zoë", own="hard"))
    ]
    found = sorted_results(matches, 1)
    assert [len(one.result.races) for one in found] == [1, 1]
    assert all(one.result.total == one.result.races[0] for one in found)
    assert sorted_results(matches, 0) == []


def test_results_of_friends_are_listed_with_ones_own(
    results: Callable[[], ResultsDialog],
) -> None:
    own, friends = played(2), played(2, level="hard", name="Zoë", own="hard")
    save(own, "own")
    save(friends, "from a friend")
    save(begun(parse("700-2-HXMQM")), "another number")
    dialog = results()
    rows = {row[0]: row for row in cells(dialog)}
    assert set(rows) == {"Anna", "Zoë"}
    scores = [race[0].total for race in friends.state.match.races]
    assert rows["Zoë"][1] == "Hard"
    assert rows["Zoë"][2] == " + ".join(f"{points:,}" for points in scores)
    assert rows["Zoë"][3] == f"{sum(scores):,}"
    assert rows["Zoë"][4] == "under way"
    dialog.close_button.click()


def test_help_is_indicated_and_damaged_files_are_skipped(
    results: Callable[[], ResultsDialog],
) -> None:
    helped = played(1)
    helped.lines.insert(0, NoteLine("mark practice"))
    save(helped, "helped")
    (matches_folder() / "damaged.mille").write_text("no match")
    dialog = results()
    assert [row[4] for row in cells(dialog)] == ["under way, with help"]
    dialog.close_button.click()


def test_an_empty_list_of_results_is_explained(results: Callable[[], ResultsDialog]) -> None:
    dialog = results()
    assert dialog.empty.text().startswith("Nobody has finished a race")
    assert not dialog.table.isVisible()
    dialog.findChildren(QPushButton)[0].click()
    assert QGuiApplication.clipboard().text() == NUMBER.shown
    dialog.close_button.click()
    QApplication.processEvents()


class TestMatchesPage:
    """The page of all matches opens the results of a challenge."""

    @staticmethod
    def shown(open_window: Callable[[], MainWindow], qtbot: QtBot) -> MainWindow:
        """Return a window that shows all matches, with the first selected."""
        window = open_window()
        window.shell.open_library()
        table = window.shell.features.library.page.table  # type: ignore[union-attr]
        qtbot.waitUntil(lambda: table.model().rowCount() > 0)
        table.select_row(0)
        return window

    def test_the_results_of_a_challenge_can_be_opened(
        self, open_window: Callable[[], MainWindow], qtbot: QtBot
    ) -> None:
        save(played(1), "own")
        window = self.shown(open_window, qtbot)
        action = window.shell.features.library.page.commands.challenge_results  # type: ignore[union-attr]
        assert action.isVisible()
        action.trigger()
        (dialog,) = window.findChildren(ResultsDialog)
        qtbot.waitUntil(lambda: dialog.table.model().rowCount() == 1)
        dialog.close_button.click()

    def test_an_invalid_number_is_reported(
        self, open_window: Callable[[], MainWindow], qtbot: QtBot
    ) -> None:
        record = played(1)
        record.lines[1] = NoteLine("mark challenge 700-2-K7F3R")
        save(record, "own")
        window = self.shown(open_window, qtbot)
        window.shell.features.library.page.commands.challenge_results.trigger()  # type: ignore[union-attr]
        (box,) = window.findChildren(QMessageBox)
        assert box.text() == "700-2-K7F3R is not a challenge number"
        assert window.findChildren(ResultsDialog) == []

    def test_other_matches_have_no_results(
        self, open_window: Callable[[], MainWindow], qtbot: QtBot
    ) -> None:
        record = played(1)
        del record.lines[1]
        save(record, "own")
        window = self.shown(open_window, qtbot)
        assert not window.shell.features.library.page.commands.challenge_results.isVisible()  # type: ignore[union-attr]
