"""Entering a race: dependent fields, explanations of faults, and keys."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.features.score_keeper.side_column import MATCH_TOTAL, RACE_TOTAL
from mille_qt.ui.texts.cards import number
from mille_rules import DEFAULT_RULES, PRESETS
from mille_rules.cards import SAFETIES, Card
from mille_rules.rulesets import TODAY_FRENCH
from mille_rules.scoring import ITEMS
from mille_rules.tallies import SideTally
from tests.qt.features.score_keeper.conftest import Table

HOME, SOME = SideTally(700), SideTally(200)
ACE = Card.DRIVING_ACE


def figures(table: Table, side: int) -> dict[str, str]:
    """Return the points of a side."""
    return {name: label.text() for name, label in table.race.form.columns[side].figures.items()}


def test_points_are_updated_while_a_race_is_entered(table: Table) -> None:
    table.open_with((HOME, SOME))
    table.enter()
    table.type_miles(0, 700)
    ann = table.race.form.columns[0]
    for box in (ann.safeties[ACE], ann.coups[ACE], ann.safe, ann.delayed):
        table.click(box)
    items = ("700", "100", "–", "300", "400", "300", "300", "–", "500")
    assert tuple(figures(table, 0).values()) == (*items, number(2600), number(3700))
    table.type_miles(1, 25)
    assert figures(table, 0)["shutout"] == "–"
    assert (figures(table, 1)[RACE_TOTAL], figures(table, 1)[MATCH_TOTAL]) == ("25", "225")
    table.click(table.race.write_button)
    entered = (SideTally(700, (ACE,), (ACE,), safe=True, delayed=True), SideTally(25))
    assert table.saved().tally.races == ((HOME, SOME), entered)
    assert table.sheet.race == 1


def test_the_form_has_the_items_of_the_score_sheet(table: Table) -> None:
    table.open_with()
    table.enter()
    assert tuple(figures(table, 0)) == (*ITEMS, RACE_TOTAL, MATCH_TOTAL)


def test_where_races_decide_it_has_what_tells_the_winner_and_no_points(table: Table) -> None:
    table.open_with((SideTally(1000), SOME), rules=TODAY_FRENCH.of_length(3))
    form = table.enter().form
    shown = ["Miles", "Trip completed", "Race won", "Races won"]
    assert [label.text() for label in form.labels.values()] == shown
    boxes = [box for box in form.findChildren(QPushButton) if box.isVisible()]
    assert boxes == [column.trip for column in form.columns]
    assert form.labels["trip"].toolTip() == "", "the trip is worth no points"
    assert table.race.hint.text() == (
        "Enter the miles of each side. Whoever arrives, or is furthest, wins."
    )
    table.type_miles(0, 700)
    table.type_miles(1, 725)
    assert figures(table, 0) == {RACE_TOTAL: "–", MATCH_TOTAL: "1"}
    assert figures(table, 1) == {RACE_TOTAL: "1", MATCH_TOTAL: "1"}
    table.click(form.columns[0].trip)
    assert figures(table, 0) == {RACE_TOTAL: "1", MATCH_TOTAL: "2"}
    table.click(table.race.write_button)
    assert table.saved().tally.races[-1] == (SideTally(1000), SideTally(725))


def test_miles_and_trip_completed_follow_each_other(table: Table) -> None:
    table.open_with()
    ann = table.enter().form.columns[0]
    table.type_miles(0, 675)
    assert not ann.trip.isChecked()
    assert not ann.safe.isEnabled()
    table.click(ann.trip)
    assert ann.miles.value() == 700
    table.click(ann.safe)
    table.click(ann.trip)
    assert (ann.miles.value(), ann.safe.isChecked()) == (675, False)
    table.type_miles(0, 700)
    assert ann.trip.isChecked()


def test_unticking_trip_completed_resets_the_miles(table: Table) -> None:
    table.open_with()
    ann = table.enter().form.columns[0]
    table.type_miles(0, 700)
    for box in (ann.called, ann.trip, ann.trip, ann.called, ann.trip):
        table.click(box)
    assert (ann.miles.value(), ann.trip.isChecked()) == (0, False)


@pytest.mark.parametrize(("seats", "target"), [(2, 700), (3, 700), (4, 1000), (5, 200), (6, 700)])
def test_the_target_depends_on_the_number_of_players(table: Table, seats: int, target: int) -> None:
    table.open_with(seats=seats)
    table.click(table.enter().form.columns[-1].trip)
    assert table.race.form.columns[-1].miles.value() == target


def test_calling_the_extension_changes_the_target(table: Table) -> None:
    table.open_with()
    ann = table.enter().form.columns[0]
    table.type_miles(0, 700)
    table.click(ann.called)
    assert not ann.trip.isChecked()
    assert figures(table, 1)["extension"] == "200"
    table.type_miles(0, 1000)
    assert ann.trip.isChecked()
    assert (figures(table, 0)["extension"], figures(table, 1)["extension"]) == ("200", "–")


@pytest.mark.parametrize(
    ("seats", "offered"), [(2, True), (3, True), (4, False), (5, False), (6, True)]
)
def test_the_extension_is_offered_if_the_rules_have_one(
    table: Table, seats: int, offered: bool
) -> None:
    table.open_with(seats=seats)
    called = [column.called.isVisible() for column in table.enter().form.columns]
    assert set(called) == {offered}


def test_under_bsd_rules_a_failed_extension_scores_nothing(table: Table) -> None:
    table.open_with(rules=PRESETS["bsd"])
    ann = table.enter().form.columns[0]
    table.type_miles(0, 900)
    table.click(ann.called)
    assert [figures(table, side)["extension"] for side in (0, 1)] == ["–", "–"]


def test_ticking_a_coup_ticks_its_safety_and_unticking_a_safety_its_coup(table: Table) -> None:
    table.open_with()
    ann = table.enter().form.columns[0]
    table.click(ann.coups[ACE])
    assert ann.safeties[ACE].isChecked()
    table.click(ann.safeties[ACE])
    assert not ann.coups[ACE].isChecked()


def test_a_safety_that_is_not_in_the_deck_cannot_be_entered(table: Table) -> None:
    table.open_with(rules=DEFAULT_RULES.changed("deck", "extra-tank:0"))
    ann = table.enter().form.columns[0]
    assert not ann.safeties[Card.EXTRA_TANK].isEnabled()
    assert not ann.coups[Card.EXTRA_TANK].isEnabled()


def test_impossible_miles_are_explained_and_not_saved(table: Table) -> None:
    table.open_with()
    page = table.enter()
    table.type_miles(1, 30)
    assert page.trouble.text() == "Marcel: miles must be a multiple of 25."
    assert page.trouble.isVisible()
    table.click(page.write_button)
    assert table.race is page
    assert page.form.columns[1].miles.hasFocus()
    assert table.saved().tally.races == ()
    table.type_miles(1, 50)
    assert not page.trouble.isVisible()
    table.click(page.write_button)
    assert table.saved().tally.races == ((SideTally(), SideTally(50)),)


def test_an_empty_race_is_not_saved(table: Table) -> None:
    table.open_with()
    page = table.enter()
    table.key(Qt.Key.Key_Return)
    assert table.race is page
    assert page.trouble.text().startswith("There is nothing to save")
    table.type_miles(0, 25)
    assert not page.trouble.isVisible()


def test_too_many_miles_are_explained(table: Table) -> None:
    table.open_with()
    table.enter()
    table.type_miles(0, 725)
    assert table.race.trouble.text() == "Ann: the trip ends at 700 miles."


def test_two_arrivals_are_explained(table: Table) -> None:
    table.open_with()
    for column in table.enter().form.columns:
        table.click(column.trip)
    text = "Only one side can complete the trip, but Ann and Marcel have 700 miles."
    assert table.race.trouble.text() == text


def test_a_safety_on_two_sides_is_explained_and_gets_focus(table: Table) -> None:
    table.open_with(seats=4)
    for column in table.enter().form.columns:
        table.click(column.safeties[ACE])
    text = "There is only one Driving Ace, but Ann and Yvette, Marcel and Lucien have it."
    assert table.race.trouble.text().startswith(text)
    table.click(table.race.write_button)
    assert table.race.form.columns[1].safeties[ACE].hasFocus()


def test_two_callers_are_explained_and_get_focus(table: Table) -> None:
    table.open_with(seats=3)
    for column in table.enter().form.columns[:2]:
        table.click(column.called)
    assert table.race.trouble.text() == "Only one side can call the extension, not Ann and Marcel."
    table.click(table.race.write_button)
    assert table.race.form.columns[1].called.hasFocus()


def test_an_extension_called_too_early_is_explained(table: Table) -> None:
    table.open_with()
    table.click(table.enter().form.columns[1].called)
    text = "Marcel: the extension can only be called at 700 miles."
    assert table.race.trouble.text() == text


def test_a_race_can_be_entered_with_the_keyboard(table: Table, qtbot: QtBot) -> None:
    table.open_with()
    table.key(Qt.Key.Key_Return)
    focus = table.race.focusWidget()
    assert focus is table.race.form.columns[0].miles
    qtbot.keyClicks(focus, "200")
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Return)
    assert table.saved().tally.races == ((SideTally(200, (ACE,), (ACE,)), SideTally()),)


def test_tab_goes_down_one_side_before_the_next(table: Table) -> None:
    table.open_with(seats=3)
    form = table.enter().form
    table.click(form.columns[0].trip)
    form.columns[0].miles.setFocus()
    visited = []
    for _ in range(3 + 2 * len(SAFETIES) + 2):
        visited.append(form.window().focusWidget())
        table.key(Qt.Key.Key_Tab)
    ann = form.columns[0]
    pairs = [box for card in SAFETIES for box in (ann.safeties[card], ann.coups[card])]
    assert visited == [ann.miles, *pairs, ann.trip, ann.delayed, ann.safe, ann.called]
    assert form.columns[1].miles.hasFocus()


def test_arrow_keys_step_to_multiples_of_25_up_to_the_target(table: Table, qtbot: QtBot) -> None:
    table.open_with()
    table.enter()
    field = table.race.form.columns[0].miles
    for typed, key, then in (
        (30, Qt.Key.Key_Up, 50),
        (30, Qt.Key.Key_Down, 25),
        (675, Qt.Key.Key_PageUp, 700),
        (0, Qt.Key.Key_Down, 0),
    ):
        table.type_miles(0, typed)
        qtbot.keyClick(field, key)
        assert field.value() == then


def test_the_wheel_changes_no_miles_without_focus(table: Table) -> None:
    table.open_with()
    field = table.enter().form.columns[1].miles
    place, turn = QPointF(5, 5), QPoint(0, 120)
    event = QWheelEvent(
        place,
        place,
        turn,
        turn,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
    assert field.value() == 0


@pytest.mark.styled
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_fits_a_small_window(table: Table, seats: int) -> None:
    table.open_with(seats=seats)
    page = table.enter()
    QApplication.processEvents()
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            corner = widget.mapTo(page, widget.rect().bottomRight())
            assert page.rect().right() >= corner.x(), widget
            # Five columns leave no room for one of labels, and the page scrolls down.
            assert page.rect().bottom() >= corner.y() or seats == 5, widget
    for label in page.form.findChildren(QLabel):
        assert label.width() >= label.minimumSizeHint().width() or label.toolTip()


def test_every_field_has_a_unique_accessible_name(table: Table) -> None:
    table.open_with(seats=3)
    page = table.enter()
    names = [
        QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        for widget in page.form.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(widget, QLineEdit)
    ]
    assert len(names) == len(set(names)) == 3 * (5 + 2 * len(SAFETIES))
    assert "Driving Ace as a coup fourré, Marcel" in names


def test_the_form_is_translated(french: None, table: Table) -> None:
    table.open_with()
    page = table.enter()
    table.type_miles(1, 30)
    assert page.title.text() == "Manche 1"
    assert "multiple de 25" in page.trouble.text()
    assert page.write_button.text().replace("&", "") == "Inscrire la manche"


class TestTappedCards:
    """The miles of a side are those of the cards that are tapped for it."""

    def test_each_tap_adds_the_miles_of_the_card_to_the_side_that_was_edited_last(
        self, table: Table
    ) -> None:
        table.open_with()
        page = table.enter()
        tiles = page.pad.tiles
        for card in (Card.MILES_75, Card.MILES_200, Card.MILES_75):
            table.click(tiles[card])
        page.form.columns[1].miles.setFocus()
        table.click(tiles[Card.MILES_25])
        assert [side.miles for side in page.form.race] == [350, 25]
        page.pad.side.setCurrentIndex(0)
        assert [tile.line.text() for tile in tiles.values()] == ["", "", "× 2", "", "× 1"]

    def test_the_last_card_is_undone_until_the_miles_are_typed(self, table: Table) -> None:
        table.open_with()
        pad = table.enter().pad
        for card in (Card.MILES_75, Card.MILES_200):
            table.click(pad.tiles[card])
        table.click(pad.undo_button)
        assert [side.miles for side in table.race.form.race] == [75, 0]
        table.type_miles(0, 500)
        assert not pad.undo_button.isEnabled()
        assert all(not tile.line.text() for tile in pad.tiles.values())

    def test_a_card_that_drives_too_far_cannot_be_tapped(self, table: Table) -> None:
        table.open_with()
        pad = table.enter().pad
        table.type_miles(0, 600)
        enabled = [card for card, tile in pad.tiles.items() if tile.isEnabled()]
        assert enabled == [Card.MILES_25, Card.MILES_50, Card.MILES_75, Card.MILES_100]

    def test_a_card_is_tapped_as_often_as_a_side_may_play_it(self, table: Table) -> None:
        table.open_with()
        tiles = table.enter().pad.tiles
        for _ in range(2):
            assert tiles[Card.MILES_200].isEnabled()
            table.click(tiles[Card.MILES_200])
        assert [card for card, tile in tiles.items() if not tile.isEnabled()] == [Card.MILES_200]

    @pytest.mark.parametrize("last", [Card.MILES_100, Card.MILES_200])
    def test_a_trip_without_a_200_is_a_safe_one(self, table: Table, last: Card) -> None:
        table.open_with()
        page = table.enter()
        for card in (*[Card.MILES_100] * 5, last, *[last] * (last is Card.MILES_100)):
            table.click(page.pad.tiles[card])
        (ann, _) = page.form.race
        assert ann.miles == 700
        assert ann.safe is (last is Card.MILES_100)
