"""Two tables at one challenge, compared race by race."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.features.challenge import comparison_dialog
from mille_qt.features.challenge.challenge_matches import PlayedMatch
from mille_qt.features.challenge.comparison_dialog import ComparisonDialog
from mille_qt.features.challenge.comparison_document import comparison_job
from mille_qt.features.challenge.results_dialog import ResultsDialog, sorted_results
from mille_qt.features.challenge.team_names import team_names
from mille_qt.ui.printing.output import pdf_of
from mille_qt.ui.texts import signed
from mille_rules import Header, Record, Sitter
from mille_rules.challenge import parse
from mille_rules.reading import read_record
from tests.qt.features.challenge.challenges import NUMBER, begun, played, save, session_after
from tests.qt.play.pdf_text import page_texts

#: These tests read texts and files, but no pictures.
pytestmark = pytest.mark.unpainted


def rows_of(dialog: ComparisonDialog) -> list[list[str]]:
    """Return the texts of the rows."""
    table = dialog.table
    columns = range(table.columnCount())
    return [
        [table.item(row, column).text() for column in columns] for row in range(table.rowCount())
    ]


def test_two_tables_are_compared_race_by_race(compare: Callable[..., ComparisonDialog]) -> None:
    one, other = played(2, own="hard"), played(3, name="Zoë", own="beginner")
    dialog = compare(one, other)
    assert dialog.trouble.isHidden()
    assert [box.currentIndex() for box in dialog.boxes] == [0, 1]
    first, second = ([(a.total, b.total) for a, b in r.state.match.races] for r in (one, other))
    swings = [(a - b) - (c - d) for (a, b), (c, d) in zip(first, second, strict=False)]
    rows = rows_of(dialog)
    assert [row[0] for row in rows] == ["1", "2"]
    assert rows[0][1] == " : ".join(f"{points:,}" for points in first[0])
    assert rows[0][2] == " : ".join(f"{points:,}" for points in second[0])
    assert [row[3] for row in rows] == [signed(swing) for swing in swings]
    assert rows[1][4] == signed(sum(swings))
    anna, zoe = dialog.figures.tiles
    assert (anna.name.text(), zoe.name.text()) == ("Anna", "Zoë")
    assert (anna.value.text(), zoe.value.text()) == (signed(sum(swings)), signed(-sum(swings)))
    assert anna.note.text() == f"Races won: {sum(swing > 0 for swing in swings)}"


def test_a_comparison_is_printed(compare: Callable[..., ComparisonDialog]) -> None:
    dialog = compare(played(2, own="hard"), played(2, name="Zoë", own="beginner"))
    assert dialog.comparison is not None
    (text,) = page_texts(pdf_of(comparison_job(dialog.comparison)))
    for words in (
        "Mille: two tables",
        "Table 1: Anna – Marcel",
        "Zoë · ",
        dialog.comparison.rows[1][4],
    ):
        assert words in text


def test_those_who_change_sides_are_still_the_same_teams() -> None:
    def seated(*names: str) -> Record:
        kinds = ["human" if name in ("Anna", "Ben") else "computer-easy" for name in names]
        return Record(Header(NUMBER.rules, tuple(map(Sitter, kinds, names))))

    # Ben has Anna's cards at the second table, so that each of them plays all cards.
    assert team_names(seated("Anna", "Ben"), seated("Ben", "Anna"), 0) == ("Anna", "Ben")
    against = seated("Anna", "Marcel"), seated("Marcel", "Ben")
    assert team_names(*against, 0) == ("Anna and Ben", "Computer")
    assert team_names(seated("Anna", "Marcel"), seated("Ben", "Marcel"), 0) == ("Anna", "Ben")
    again = seated("Anna", "Marcel"), seated("Anna", "Marcel")
    assert team_names(*again, 0) == ("Table 1", "Table 2")


def test_computer_players_play_the_same_cards_for_comparison(
    compare: Callable[..., ComparisonDialog],
) -> None:
    dialog = compare(played(2, level="easy", own="beginner"))
    assert dialog.boxes[1].currentText() == "Computer players: Easy"
    assert len(rows_of(dialog)) == 2
    assert [tile.name.text() for tile in dialog.figures.tiles] == ["Anna", "Computer"]


def test_a_table_that_is_behind_does_not_see_later_races(
    compare: Callable[..., ComparisonDialog],
) -> None:
    matches = played(3), played(3, name="Zoë", own="hard")
    assert len(rows_of(compare(*matches, races=1))) == 1
    found = sorted_results([PlayedMatch(record, 0.0) for record in matches], 1)
    assert [len(one.result.races) for one in found] == [1, 1]
    assert all(one.result.total == one.result.races[0] for one in found)
    assert sorted_results([PlayedMatch(record, 0.0) for record in matches], 0) == []


def test_a_file_that_is_no_table_of_the_challenge_is_explained(
    compare: Callable[..., ComparisonDialog],
) -> None:
    other = session_after(begun(parse("700-2-HXMQM")), 1)
    strange = [read_record(other.text().encode()).record, played(0), played(1, name="Zoë")]
    dialog = compare(played(1), files=strange)
    dialog.file_button.click()
    assert "belong to this challenge" in dialog.trouble.text()
    dialog.file_button.click()
    assert dialog.trouble.text() == "No race of this match is finished."
    dialog.file_button.click()
    assert dialog.trouble.isHidden()
    assert dialog.boxes[1].currentText() == "Zoë – Marcel"
    assert [tile.name.text() for tile in dialog.figures.tiles] == ["Anna", "Zoë"]
    assert "different levels" not in dialog.note.text()
    dialog.boxes[1].setCurrentIndex(0)
    assert "two different matches" in dialog.trouble.text()
    assert dialog.table.isHidden()


def test_three_sides_are_compared_one_after_another(
    compare: Callable[..., ComparisonDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = parse("700-3-ZGNP3")
    one, other = (session_after(begun(number, "beginner", name), 1) for name in ("Anna", "Zoë"))
    records = [read_record(one.text().encode()).record for one in (one, other)]
    dialog = compare(*records)
    assert dialog.side_box.isVisibleTo(dialog)
    assert dialog.side_box.currentText() == "Anna – Zoë"
    said: list[str] = []
    monkeypatch.setattr(comparison_dialog, "announce", said.append)
    dialog.side_box.setCurrentIndex(1)
    assert said == [dialog.figures.accessibleDescription()]
    assert [tile.name.text() for tile in dialog.figures.tiles] == ["Table 1", "Table 2"]


def test_results_lead_to_the_comparison_of_the_selected_match(
    results: Callable[[], ResultsDialog],
) -> None:
    save(played(1), "own")
    save(played(1, name="Zoë", own="hard"), "from a friend")
    dialog = results()
    dialog.table.selectRow(1)
    selected = dialog.table.item(1, 0).text()
    QTest.keyClick(dialog.table, Qt.Key.Key_Enter)
    (comparison,) = dialog.parent().findChildren(ComparisonDialog)  # type: ignore[union-attr]
    assert comparison.boxes[0].currentText().startswith(f"{selected} – ")
    assert comparison.figures.tiles[0].name.text() == selected
    comparison.close_button.click()
    dialog.close_button.click()
