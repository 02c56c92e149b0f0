"""The library page in the main window: list, search and sorting."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from mille_qt.features.library.matches_model import Column
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.texts.rules import rule_set_name
from mille_rules import DEFAULT_RULES
from mille_rules.rulesets import TODAY_FRENCH
from tests.qt.features.library.conftest import Put, column, under_way
from tests.qt.features.library.keys_and_files import LEFT, Key, Open, current_page, keys


class TestList:
    def test_it_lists_players_result_and_rules_of_each_match(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        assert column(page, Column.PLAYERS) == [
            "Yvette and Ann",
            "Ann and Marcel",
            "Élodie and Bob",
        ]
        results = column(page, Column.RESULT)
        assert results[0].startswith("Damaged from line ")
        assert results[1] == "Race 1, 0 : 0"
        assert " won, " in results[2]
        assert column(page, Column.RULES) == ["Winning Moves", "Winning Moves", "Dujardin"]
        assert column(page, Column.SEATS) == ["2", "2", "2"]
        assert "14" in column(page, Column.DATE)[2]
        assert page.status.text() == "3 matches"

    def test_the_length_of_a_match_is_named_if_it_is_not_the_usual(
        self, put: Put, open_page: Open
    ) -> None:
        for target in ("0", "3000"):
            rules = DEFAULT_RULES.changed("match_target", target)
            put(under_way("Ann", "Bob", number=len(target), rules=rules))
        _, page = open_page()
        assert column(page, Column.RULES) == ["Winning Moves, to 3,000", "Winning Moves, one race"]

    def test_so_is_that_of_a_match_to_races_won(self, put: Put, open_page: Open) -> None:
        for races in (1, 3):
            put(under_way("Ann", "Bob", number=races, rules=TODAY_FRENCH.of_length(races)))
        put(under_way("Ann", "Bob", number=4, rules=DEFAULT_RULES.changed("winning", "races")))
        _, page = open_page()
        name = rule_set_name("today-french")
        by_house = "Winning Moves, house rules, one race"
        assert sorted(column(page, Column.RULES)) == sorted(
            [name, f"{name}, to 3 races won", by_house]
        )

    def test_house_rules_are_called_by_their_name(self, put: Put, open_page: Open) -> None:
        put(under_way("Ann", "Bob", rules=replace(TODAY_FRENCH, title="Sundays", hand_size=5)))
        _, page = open_page()
        named = f"Sundays ({rule_set_name('today-french')})"
        assert column(page, Column.RULES) == [named]
        page.search.setText("sundays")
        assert column(page, Column.RULES) == [named]

    def test_columns_sort_in_both_directions_and_keep_the_selection(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        page.table.select_match("two.mille")
        page.table.sortByColumn(Column.PLAYERS, Qt.SortOrder.AscendingOrder)
        assert column(page, Column.PLAYERS) == [
            "Ann and Marcel",
            "Élodie and Bob",
            "Yvette and Ann",
        ]
        page.table.sortByColumn(Column.PLAYERS, Qt.SortOrder.DescendingOrder)
        assert column(page, Column.PLAYERS)[0] == "Yvette and Ann"
        assert [entry.name for entry in page.table.selected] == ["two.mille"]
        for number in Column:
            page.table.sortByColumn(number, Qt.SortOrder.AscendingOrder)
            assert page.model.rowCount() == 3

    @pytest.mark.parametrize(
        ("words", "found"),
        [
            ("ann", ["Yvette and Ann", "Ann and Marcel"]),
            ("ELODIE", ["Élodie and Bob"]),
            ("marcel ann", ["Ann and Marcel"]),
            ("dujardin", ["Élodie and Bob"]),
            ("march 2025 bob", ["Élodie and Bob"]),
            ("two", ["Ann and Marcel"]),
            ("nobody", []),
        ],
    )
    def test_typing_finds_players_rules_days_and_names(
        self, some: list[Path], open_page: Open, words: str, found: list[str]
    ) -> None:
        _, page = open_page()
        keys(page, words)
        assert page.search.text() == words, "letters in the list are meant for the search"
        assert column(page, Column.PLAYERS) == found
        assert page.empty_message.isVisible() == (not found)
        keys(page, Key.Key_Escape)
        assert page.model.rowCount() == 3

    def test_the_status_filter_selects_matches(self, some: list[Path], open_page: Open) -> None:
        _, page = open_page()
        QTest.mouseClick(page.status_filter.buttons[1], LEFT)
        assert column(page, Column.PLAYERS) == ["Ann and Marcel"]
        QTest.mouseClick(page.status_filter.buttons[2], LEFT)
        assert column(page, Column.PLAYERS) == ["Élodie and Bob"]
        keys(page, Key.Key_Tab)
        page.search.setText("ann")
        assert "“ann”" in page.empty_message.text.text()
        QTest.mouseClick(page.empty_message.all_button, LEFT)
        assert page.model.rowCount() == 3

    def test_without_matches_it_explains_how_matches_are_added(
        self, open_page: Open, qtbot: QtBot
    ) -> None:
        window, page = open_page()
        qtbot.waitUntil(page.empty_message.new_button.isVisible)
        assert page.empty_message.title.text() == "No matches yet"
        assert "saved by the host when they are over" in page.empty_message.text.text()
        QTest.mouseClick(page.empty_message.new_button, LEFT)
        assert current_page(window) is not page

    def test_without_matches_no_two_buttons_have_the_same_mnemonic(
        self, open_page: Open, qtbot: QtBot
    ) -> None:
        _, page = open_page()
        qtbot.waitUntil(page.empty_message.new_button.isVisible)
        shortcuts = [button.shortcut() for button in page.findChildren(QPushButton)]
        letters = [letter.toString() for letter in shortcuts if not letter.isEmpty()]
        assert len(set(letters)) == len(letters)

    def test_the_language_changes_at_once(self, some: list[Path], open_page: Open) -> None:
        window, page = open_page()
        window.settings.language = "fr"
        QApplication.processEvents()
        header = page.model.headerData(Column.PLAYERS, Qt.Orientation.Horizontal)
        assert header == "Joueurs"
        assert column(page, Column.RESULT)[1].startswith("Manche 1, ")
        assert page.title.text() == "Parties"

    def test_the_first_cell_has_the_whole_row_as_accessible_text(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        index = page.model.index(1, 0)
        sentence = page.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
        assert "Ann and Marcel. Race 1, 0 : 0. Winning Moves" in sentence
        interface = QAccessible.queryAccessibleInterface(page.table)
        assert interface.text(QAccessible.Text.Name) == "Matches"

    def test_a_screen_reader_that_reads_cells_reads_nothing_twice(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        page.model.read_by_cells = True
        # The headings of rows and columns, hidden ones too, are cells to a reader.
        row = QAccessible.queryAccessibleInterface(page.table).child(2 * (len(Column) + 1) + 1)
        assert row.text(QAccessible.Text.Name) == column(page, Column.DATE)[1]
        seats = page.model.index(1, Column.SEATS)
        assert page.model.data(seats, Qt.ItemDataRole.AccessibleTextRole) == "2 seats"

    @pytest.mark.styled
    def test_long_names_do_not_widen_the_page(self, put: Put, open_page: Open) -> None:
        put(under_way("W" * 200, "M" * 200), "x" * 90)
        window, page = open_page()
        window.resize(1024, 600)
        QApplication.processEvents()
        assert page.width() <= 1024
        assert page.continue_button.geometry().right() < 1024

    def test_changes_in_the_folder_are_shown(
        self, some: list[Path], open_page: Open, put: Put, qtbot: QtBot
    ) -> None:
        _, page = open_page()
        put(under_way("Zoé", "Ann", number=9), "new")
        qtbot.waitUntil(lambda: "Zoé and Ann" in column(page, Column.PLAYERS))
        some[0].unlink()
        qtbot.waitUntil(lambda: "Élodie and Bob" not in column(page, Column.PLAYERS))

    def test_a_damaged_index_is_rebuilt(self, some: list[Path], open_page: Open) -> None:
        cache_folder().mkdir(parents=True, exist_ok=True)
        (cache_folder() / "matches.sqlite").write_bytes(b"nonsense" * 1_000)
        _, page = open_page()
        assert page.model.rowCount() == 3
