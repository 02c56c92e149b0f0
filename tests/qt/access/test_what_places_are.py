"""What a screen reader takes things for: what can be pressed is a button, and nothing else is."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.play.accessible_table.target_names import DISCARD, DRAW, ROAD, TURN
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record
from mille_rules.moves import play
from tests.qt.access.conftest import focused
from tests.qt.access.test_table_by_ear import slot
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import header, match_where
from tests.qt.play.test_whole_races import made_by, on_disk

Role = QAccessible.Role


def heard(widget: QWidget) -> QAccessibleInterface:
    """What a screen reader is given of a widget."""
    return QAccessible.queryAccessibleInterface(widget)


def in_tree(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything that a screen reader finds in a window."""
    found = [heard(widget)]
    while found:
        yield (interface := found.pop())
        children = (interface.child(index) for index in range(interface.childCount()))
        found += [child for child in children if child is not None and child.isValid()]


@pytest.fixture
def player(sit_down: Seat) -> PlayerAtTable:
    """At a turn with an attack in hand, both rolling."""
    moves = ("0 play roll", "1 play roll")
    return sit_down(match_where("roll stop 100", "roll 75", draws="50 75", moves=moves))


class TestPlaces:
    def test_cards_are_buttons_and_what_only_tells_is_none(self, player: PlayerAtTable) -> None:
        slots = player.page.accessible_table
        assert heard(slot(player, "Stop")).role() is Role.Button
        telling = [slots.piles.targets[place] for place in (TURN, DRAW, DISCARD, ROAD)]
        for place in (*telling, *slots.tableaux[0].targets, *slots.tableaux[1].targets):
            assert heard(place).role() is Role.ListItem, place.accessibleName()
            assert place.focusPolicy() & Qt.FocusPolicy.ClickFocus

    def test_places_that_the_chosen_card_may_go_to_are_buttons_meanwhile(
        self, player: PlayerAtTable
    ) -> None:
        place = heard(slot(player, "Marcel, battle pile"))
        player.keys(str(player.place_with(Card.STOP) + 1))
        assert place.role() is Role.Button
        assert heard(player.page.accessible_table.piles.targets[DISCARD]).role() is Role.Button
        assert heard(slot(player, "You, battle pile")).role() is Role.ListItem
        player.keys(Qt.Key.Key_Escape)
        assert place.role() is Role.ListItem

    def test_a_reader_presses_such_a_place_and_the_card_goes_there(
        self, player: PlayerAtTable
    ) -> None:
        place = heard(slot(player, "Marcel, battle pile")).actionInterface()
        assert "Press" not in place.actionNames()
        player.keys(str(player.place_with(Card.STOP) + 1))
        assert place.actionNames()[0] == "Press"
        place.doAction("Press")
        player.settle()
        assert made_by(on_disk(), 0)[-1] == play(Card.STOP, 1)

    def test_the_draw_pile_is_a_button_for_who_draws_by_hand(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.auto_draw = False
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        pile = heard(slot(player, "Draw pile"))
        assert pile.role() is Role.Button
        player.keys("p")
        assert pile.role() is Role.ListItem


def test_while_a_race_is_dealt_the_keyboard_waits_on_the_table_and_then_goes_to_a_card(
    open_window: Callable[..., MainWindow], settings: Settings, qtbot: QtBot
) -> None:
    settings.pace = 4
    window = open_window(rest=False)
    window.match_controller.play(Record(header((0,))), 0)
    player = PlayerAtTable(window)
    qtbot.waitUntil(lambda: player.page.table.table.busy)
    assert player.page.accessible_table.hand.at is None
    assert focused(player) == "Table"
    settings.pace = 0
    player.settle()
    assert focused(player).endswith("place 1")


def test_a_window_has_no_layers_that_are_read_on_the_way_into_it(
    open_window: Callable[..., MainWindow],
) -> None:
    window = open_window()
    assert Role.LayeredPane not in {interface.role() for interface in in_tree(window)}


class TestPreferences:
    @pytest.fixture
    def dialog(self, settings: Settings, qtbot: QtBot) -> PreferencesDialog:
        dialog = PreferencesDialog(settings)
        qtbot.addWidget(dialog)
        return dialog

    def test_what_a_setting_does_is_heard_with_it_and_not_all_together_before(
        self, dialog: PreferencesDialog
    ) -> None:
        for name, row in dialog.rows.items():
            assert heard(row.note).role() is Role.Paragraph
            notes = [heard(part).text(QAccessible.Text.Description) for part in parts(row)]
            assert row.note.text() in notes, name

    def test_a_slider_has_the_value_that_it_means(
        self, dialog: PreferencesDialog, settings: Settings
    ) -> None:
        settings.text_size = 150
        row = dialog.rows["text_size"]
        (slider,) = [part for part in parts(row) if heard(part).role() is Role.Slider]
        assert heard(slider).valueInterface().currentValue() == 150
        QTest.keyClick(slider, Qt.Key.Key_Right)
        assert settings.text_size == 175


def parts(row: QWidget) -> list[QWidget]:
    """What a row is made of."""
    return row.findChildren(QWidget)
