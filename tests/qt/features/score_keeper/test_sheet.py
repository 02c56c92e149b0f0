"""The sheet between races: correcting, deleting, printing, saving and continuing."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.features.score_keeper import sheet_page, sheet_store
from mille_qt.features.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.features.score_keeper.sheet_json import RaceEntry, SavedSheet
from mille_qt.features.score_keeper.side_column import MATCH_TOTAL
from mille_qt.ui.printing.output import pdf_of
from mille_qt.ui.texts.cards import number
from mille_rules import DEFAULT_RULES, PRESETS, Header, Sitter
from mille_rules.cards import SAFETIES
from mille_rules.tallies import SideTally, Tally
from tests.qt.features.score_keeper.conftest import NAMES, Table
from tests.qt.play.pdf_text import page_texts

HOME, SOME = SideTally(700), SideTally(200)
BEST = SideTally(1000, SAFETIES, SAFETIES, safe=True, delayed=True, called=True)


def new_page(table: Table) -> NewSheetPage:
    """Return the page of a new sheet; fails if another page is shown."""
    assert table.keeper is not None
    assert isinstance(table.keeper.page, NewSheetPage)
    return table.keeper.page


def test_at_first_players_and_rules_are_asked_for(table: Table, qtbot: QtBot) -> None:
    keeper = table.open()
    page = new_page(table)
    page.seats.set_count(4)
    field = page.seats.rows[0].name_field
    assert field.hasFocus()
    qtbot.keyClicks(field, "Bea")
    page.rules.set_rules(PRESETS["dujardin"])
    table.key(Qt.Key.Key_Return)
    names = ("Bea", "Player 2", "Player 3", "Player 4")
    assert keeper.tally == table.saved().tally == Tally(PRESETS["dujardin"], names, (0, 0))
    text = "Dujardin, to 5,000 points."
    assert table.sheet.standing.text().startswith(text)
    assert not table.sheet.buttons.more.isVisible()


def test_no_seat_can_be_a_computer_player(table: Table) -> None:
    table.open()
    rows = new_page(table).seats.rows
    assert not any(row.kinds.isVisible() or row.level_box.isVisible() for row in rows)


def test_every_player_needs_a_name(table: Table) -> None:
    table.open()
    page = new_page(table)
    page.seats.rows[1].name_field.clear()
    table.click(page.begin_button)
    assert page.seats.rows[1].trouble.isVisible()
    assert page.seats.rows[1].name_field.hasFocus()


def test_rules_for_another_number_of_players_are_refused(table: Table) -> None:
    table.open()
    page = new_page(table)
    for rules in PRESETS.values():
        page.rules.set_rules(rules.changed("player_counts", "4"))
    table.click(page.begin_button)
    assert page.trouble.text() == "These house rules don’t allow 2 players."


def test_the_sheet_shows_the_leader_and_all_items(table: Table) -> None:
    table.open_with((HOME, SOME), (SOME, SOME))
    page = table.sheet
    assert page.standing.text() == "In the lead: Ann, by 900 points."
    table.key(Qt.Key.Key_Return)
    table.click(table.race.back_button)
    page = table.sheet
    page.parts.races.setCurrentCell(0, 0)
    assert page.parts.items_title.text() == "Race 1"
    assert page.parts.items.item(4, 1).text() == "400"
    page.parts.races.setCurrentCell(2, 0)  # the row of totals
    assert page.race == 0


def test_a_full_sheet_accepts_no_more_races(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_page, "MAX_RACES", 2)
    table.open_with((HOME, SOME))
    assert table.sheet.buttons.next.isEnabled()
    table.open_with((HOME, SOME), (SOME, SOME))
    assert not table.sheet.buttons.next.isEnabled()


def test_the_winner_is_shown_and_another_match_keeps_the_games_won(table: Table) -> None:
    table.open_with((BEST, SOME), (BEST, SOME))
    page = table.sheet
    assert f"Match won by Ann, {number(8200)} to" in page.standing.text()
    assert page.buttons.play.isHidden()
    assert page.buttons.next.text() == "&Another match…"
    table.click(page.buttons.next)
    table.answer("&New sheet")
    assert table.saved().tally == Tally(DEFAULT_RULES, NAMES[:2], (1, 0))


def test_an_earlier_race_can_be_corrected(table: Table) -> None:
    table.open_with((HOME, SOME), (SOME, HOME))
    table.sheet.parts.races.setCurrentCell(0, 0)
    table.click(table.sheet.correct_button)
    assert table.race.title.text() == "Correct race 1"
    table.type_miles(1, 225)
    assert table.race.form.columns[1].figures[MATCH_TOTAL].text() == number(1325)
    table.click(table.race.write_button)
    assert table.saved().tally.races == ((HOME, SideTally(225)), (SOME, HOME))
    assert table.sheet.race == 0


def test_a_cancelled_correction_changes_nothing(table: Table) -> None:
    table.open_with((HOME, SOME))
    table.click(table.sheet.correct_button)
    table.type_miles(1, 225)
    table.key(Qt.Key.Key_Escape)
    assert table.saved() == SavedSheet(Tally(DEFAULT_RULES, NAMES[:2], (0, 0), ((HOME, SOME),)))
    assert table.enter().form.race == (SideTally(), SideTally())


def test_a_race_is_deleted_after_confirmation(table: Table) -> None:
    table.open_with((HOME, SOME), (SOME, HOME))
    table.sheet.parts.races.setCurrentCell(0, 0)
    table.click(table.sheet.delete_button)
    table.answer("&Keep it")
    assert len(table.saved().tally.races) == 2
    table.click(table.sheet.delete_button)
    table.answer("&Delete")
    assert table.saved().tally.races == ((SOME, HOME),)


def test_what_is_half_entered_survives_closing_and_comes_back(table: Table) -> None:
    table.open_with((HOME, SOME))
    table.enter()
    table.type_miles(0, 30)
    half = (SideTally(30), SideTally())
    assert table.saved().entries == (RaceEntry(1, half),)
    table.open()
    assert table.race.form.race == half
    assert table.race.trouble.isVisible()
    table.click(table.race.back_button)
    assert table.enter().form.race == half


def test_an_unfinished_race_survives_a_correction_of_another(table: Table) -> None:
    table.open_with((HOME, SOME))
    table.enter()
    table.type_miles(0, 50)
    table.key(Qt.Key.Key_Escape)
    table.click(table.sheet.correct_button)
    table.type_miles(1, 225)
    table.open()
    assert table.race.title.text() == "Correct race 1"
    assert table.race.form.race == (HOME, SideTally(225))
    table.click(table.race.write_button)
    assert table.enter().form.race == (SideTally(50), SideTally())


def test_an_entry_that_is_emptied_is_not_saved(table: Table) -> None:
    table.open_with((HOME, SOME))
    table.enter()
    table.type_miles(0, 50)
    table.type_miles(0, 0)
    assert table.saved().entries == ()


def test_an_unfinished_race_moves_up_when_another_is_deleted(table: Table) -> None:
    table.open_with((HOME, SOME), (SOME, HOME))
    table.enter()
    table.type_miles(0, 50)
    table.key(Qt.Key.Key_Escape)
    table.click(table.sheet.delete_button)
    table.answer("&Delete")
    assert table.saved().entries == (RaceEntry(1, (SideTally(50), SideTally())),)
    table.enter()
    assert table.race.title.text() == "Race 2"


def test_a_new_sheet_needs_confirmation_and_suggests_the_same_players(table: Table) -> None:
    table.open_with((HOME, SOME, SOME), seats=3)
    table.click(table.sheet.buttons.new)
    table.answer("&Keep this one")
    table.click(table.sheet.buttons.new)
    table.answer("&New sheet")
    page = new_page(table)
    assert [row.name_field.text() for row in page.seats.rows[:4]] == [*NAMES[:3], "Player 4"]
    table.key(Qt.Key.Key_Escape)
    assert len(table.saved().tally.races) == 1
    table.click(table.sheet.buttons.new)
    table.answer("&New sheet")
    table.click(new_page(table).begin_button)
    assert table.saved().tally.races == ()


def test_an_empty_sheet_is_replaced_without_a_question(table: Table) -> None:
    keeper = table.open_with()
    table.click(table.sheet.buttons.new)
    assert keeper.findChildren(QMessageBox) == []
    new_page(table)


def test_the_sheet_is_saved_as_pdf_with_every_item(table: Table, tmp_path: Path) -> None:
    table.open_with((HOME, SOME), (SOME, HOME))
    table.sheet.buttons.pdf.trigger()
    (dialog,) = table.sheet.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "sheet.pdf"))
    dialog.close()
    (text,) = page_texts((tmp_path / "sheet.pdf").read_bytes())
    for words in ("Ann (seat 1)", "Race 2", number(1100), "Trip completed"):
        assert words in text


def test_the_sheet_can_be_printed_by_menu_and_key(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.open_with((HOME, SOME))
    printed = []
    monkeypatch.setattr(table.sheet.output, "print", printed.append)
    table.sheet.buttons.print.trigger()
    qtbot.keyClick(table.sheet, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert [job.file_name for job in printed] == ["Score sheet Ann and Marcel"] * 2
    text = "".join(page_texts(pdf_of(printed[0])))
    assert number(1100) in text


def test_the_match_can_be_continued_on_the_computer(table: Table, qtbot: QtBot) -> None:
    keeper = table.open_with((HOME, SOME))
    with qtbot.waitSignal(keeper.play_requested, timeout=1_000) as signal:
        table.click(table.sheet.buttons.play)
    sitters = (Sitter("human", "Ann"), Sitter("human", "Marcel"))
    assert signal.args == [Header(DEFAULT_RULES, sitters, (1100, 200), (0, 0)), None, False]
    assert signal.args[0].new_match().match.points == (1100, 200)


def test_escape_returns_to_the_start_page(table: Table, qtbot: QtBot) -> None:
    keeper = table.open_with((HOME, SOME))
    with qtbot.waitSignal(keeper.back_requested, timeout=1_000):
        table.key(Qt.Key.Key_Escape)


def test_a_damaged_sheet_is_reported_and_a_new_one_can_be_started(table: Table) -> None:
    table.file.path.parent.mkdir(parents=True)
    table.file.path.write_text("{}")
    keeper = table.open()
    assert "score-sheet.json.damaged" in keeper.notice.text()
    table.click(new_page(table).begin_button)
    assert not keeper.notice.isVisible()
    assert table.saved().tally.races == ()


def test_on_a_full_disk_the_sheet_stays_usable_and_is_saved_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = table.open_with((HOME, SOME))

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(sheet_store, "write_draft", full)
        table.enter()
        table.type_miles(0, 50)
        table.click(table.race.write_button)
        assert "No space left on device" in keeper.notice.text()
        assert len(keeper.tally.races) == 2
    assert len(table.saved().tally.races) == 1
    table.enter()
    table.type_miles(0, 75)
    assert not keeper.notice.isVisible()
    assert len(table.saved().tally.races) == 2


def test_two_windows_do_not_overwrite_each_others_races(table: Table, qtbot: QtBot) -> None:
    keeper = table.open_with((HOME, SOME))
    table.enter()
    other = Table(qtbot)
    other.open()
    other.enter()
    other.type_miles(1, 100)
    other.click(other.race.write_button)
    table.type_miles(0, 50)
    assert "another window" in keeper.notice.text()
    assert table.race.title.text() == "Race 3"
    table.click(table.race.write_button)
    second, third = (SideTally(), SideTally(100)), (SideTally(50), SideTally())
    assert table.saved().tally.races == ((HOME, SOME), second, third)


def test_a_deleted_file_is_written_again(table: Table) -> None:
    table.open_with((HOME, SOME))
    table.enter()
    table.file.path.unlink()
    table.type_miles(0, 50)
    table.click(table.race.write_button)
    assert len(table.saved().tally.races) == 2


def test_a_notice_is_translated_when_the_language_changes(
    table: Table, request: pytest.FixtureRequest
) -> None:
    table.file.path.parent.mkdir(parents=True)
    table.file.path.write_text("{}")
    keeper = table.open()
    assert "damaged and can’t be read" in keeper.notice.text()
    request.getfixturevalue("french")
    QApplication.processEvents()
    assert "endommagée" in keeper.notice.text()


def test_the_sheet_is_translated(french: None, table: Table) -> None:
    table.open_with((HOME, SOME))
    page = table.sheet
    assert page.title.text() == "La manche 1 est finie"
    assert page.buttons.next.text().replace("&", "") == "Saisir la manche 2"
    assert page.correct_button.text().replace("&", "") == "Corriger…"


@pytest.mark.styled
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_short_sheet_fits_a_small_window(table: Table, seats: int) -> None:
    sides = DEFAULT_RULES.sides_for(seats)
    race = (SideTally(200), *[SideTally(25)] * (sides - 1))
    table.open_with(*[race] * 5, seats=seats)
    QApplication.processEvents()
    page = table.sheet
    for widget in (page.parts.items, page.parts.races, page.delete_button, page.buttons.next):
        corner = widget.mapTo(page, widget.rect().bottomRight())
        assert page.rect().contains(corner), widget


def test_every_control_has_an_accessible_name(table: Table) -> None:
    keeper = table.open_with((HOME, SOME))
    for widget in keeper.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface is None or interface.text(QAccessible.Text.Name), widget
