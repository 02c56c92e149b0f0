"""The orders of the hand: as drawn, by families, and by hand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.table.positions import DISCARD_PILE, SelectedCard
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.settings import Settings
from mille_rules import Card, read_record
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import cards, match_where

pytestmark = pytest.mark.shown

Key = Qt.Key

HAND = "stop 100 roll driving-ace 25 gasoline"


def order_by_key(player: PlayerAtTable) -> None:
    player.keys("o")


def order_by_button(player: PlayerAtTable) -> None:
    player.press_tool("Sort")


def order_by_preference(player: PlayerAtTable) -> None:
    """Choose the next value of *Sort the hand* in the preferences, by keyboard."""
    dialog = PreferencesDialog(player.window.settings, player.window)
    dialog.show()
    box = dialog.rows["hand_order"].findChild(QComboBox)
    assert box is not None
    last = box.currentIndex() == box.count() - 1
    QTest.keyClick(box, Key.Key_Home if last else Key.Key_Down)
    dialog.close()
    player.settle()


def last_discard(player: PlayerAtTable) -> Card:
    """The card that the record says was discarded last from the hand on the screen."""
    _, _, slug = player.page.session.text().rpartition("\n0 discard ")
    return Card.from_slug(slug.split()[0])


WAYS = (order_by_key, order_by_button, order_by_preference)


def test_after_a_restart_the_cards_are_where_they_were(sit_down: Seat) -> None:
    player = sit_down(match_where(HAND, draws="50 75 accident"))
    arrived = player.hand
    for _ in range(3):
        player.play_by_keys(player.decide())
    shown = player.hand
    assert shown[:6] != arrived[:6], "drawn cards have taken the places of others"
    continued = sit_down(read_record(player.page.session.text().encode()).record)
    assert continued.hand == shown


class TestOrder:
    def test_the_hand_is_sorted_by_families_then_stays_then_is_as_it_was_drawn(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where(HAND, draws="50"))
        arrived, by_family = cards(HAND), cards("driving-ace gasoline roll 25 100 stop")
        assert player.hand[:6] == arrived
        for order in WAYS:
            for value, hand in (
                (HandOrder.FAMILY, by_family),
                (HandOrder.MANUAL, by_family),
                (HandOrder.ARRIVAL, arrived),
            ):
                order(player)
                assert settings.hand_order is value
                assert player.hand == [*hand, Card.MILES_50]

    @pytest.mark.parametrize("first", [0, 1])
    def test_after_each_order_keys_and_clicks_mean_the_card_that_is_shown(
        self, sit_down: Seat, first: int
    ) -> None:
        player = sit_down(match_where("stop 100 roll 50 25 gasoline", draws="50 75 75 75"))
        for order in WAYS[first:]:
            order(player)
            shown = player.hand[0]
            player.keys("1")
            assert player.page.hand.chosen is shown
            player.keys("d")
            assert last_discard(player) is shown
            order(player)
            shown = player.hand[1]
            player.drag(1, DISCARD_PILE)
            assert last_discard(player) is shown

    def test_a_card_that_was_chosen_is_let_go(self, sit_down: Seat) -> None:
        player = sit_down(match_where(HAND, draws="50"))
        for order in WAYS:
            player.keys("3")
            assert player.page.hand.has_choice
            order(player)
            assert player.page.table.table.choice == SelectedCard()
            assert not player.page.hand.has_choice

    def test_an_order_in_the_middle_of_a_flight_ends_it(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("25 roll 50 driving-ace 25 gasoline", draws="50 75 75 75"))
        settings.pace = 1
        for key in "1d":
            QTest.keyClick(player.window.focusWidget(), key)
        while not player.page.table.table.busy:
            QApplication.processEvents()
        QTest.mouseClick(player.tool("Sort"), Qt.MouseButton.LeftButton)
        settings.pace = 0
        while not player.page.table_presenter.active:
            QApplication.processEvents()
        assert player.hand[0] is Card.DRIVING_ACE
        player.keys("1")
        assert player.page.hand.chosen is Card.DRIVING_ACE

    def test_by_families_the_hand_is_sorted_once_the_card_has_gone(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.hand_order = HandOrder.FAMILY
        player = sit_down(match_where("stop 100 roll driving-ace 25 gasoline", draws="50 75"))
        assert [card.slug for card in player.hand if card is not None] == [
            "driving-ace", "gasoline", "roll", "25", "100", "stop", "50",
        ]  # fmt: skip
        player.keys(str(player.place_with(Card.ROLL) + 1), Key.Key_Return)
        assert [card.slug for card in player.hand if card is not None][:5] == [
            "driving-ace", "gasoline", "25", "50", "100",
        ]  # fmt: skip

    def test_a_card_dragged_onto_another_changes_places_with_it(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("stop 100 roll driving-ace 25 gasoline", draws="50"))
        rect = player.page.table.table.hand_rect
        hand, seq = player.hand, player.update.seq
        player.drag_to(0, rect(3).center())
        hand[0], hand[3] = hand[3], hand[0]
        assert player.hand == hand
        assert settings.hand_order is HandOrder.MANUAL
        assert player.update.seq == seq
        player.drag_to(6, rect(0).center())
        hand[0], hand[6] = hand[6], hand[0]
        assert player.hand == hand

    @pytest.mark.parametrize("place", [0, 2])
    def test_of_two_alike_the_one_that_was_clicked_leaves(self, sit_down: Seat, place: int) -> None:
        player = sit_down(match_where("25 roll 25 50 75 100", draws="200 50"))
        player.drag(place, DISCARD_PILE)
        assert player.hand[place] is Card.MILES_200
        assert player.hand[2 - place] is Card.MILES_25
