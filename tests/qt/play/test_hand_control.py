"""The right button asks what a card is; the right button and Escape cancel a drag."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.table.positions import DISCARD_PILE, lane
from mille_rules import Card
from mille_rules.state import Phase
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import RIGHT, PlayerAtTable
from tests.qt.play.staged_match import match_where


@pytest.fixture
def player(sit_down: Seat) -> PlayerAtTable:
    return sit_down(match_where("roll 25 gasoline", draws="50"))


class TestRightButton:
    def test_asks_what_a_card_is_and_neither_chooses_nor_plays_it(
        self, player: PlayerAtTable
    ) -> None:
        seq = player.update.seq
        for place in (0, 0, 1, 1):
            player.click_card(place, RIGHT)
            shown = player.page.inspector.shown
            assert shown is not None
            assert shown.card is player.hand[place]
            assert player.page.table.table.choice.chosen is None
        assert player.update.seq == seq

    def test_says_why_a_card_cannot_be_played(self, player: PlayerAtTable) -> None:
        player.click_card(1, RIGHT)
        shown = player.page.inspector.shown
        assert shown is not None
        assert shown.now.startswith("You haven’t started yet.")

    def test_answers_no_question(self, sit_down: Seat) -> None:
        moves = ("0 play roll", "1 play flat-tire on 0")
        player = sit_down(match_where("roll puncture-proof", "roll flat-tire", moves=moves))
        player.click_card(player.place_with(Card.PUNCTURE_PROOF), RIGHT)
        assert player.update.view.phase is Phase.ANSWER

    @pytest.mark.parametrize("place", [DISCARD_PILE, lane(0)])
    def test_cancels_a_drag(self, player: PlayerAtTable, place: object) -> None:
        seq = player.update.seq
        player.pick_up(0, place)  # type: ignore[arg-type]
        point = player._place_point(place)  # type: ignore[arg-type]
        QTest.mousePress(player._viewport(), RIGHT, pos=point)
        assert player.page.hand.chosen is None
        QTest.mouseRelease(player._viewport(), RIGHT, pos=point)
        player.put_down(place)  # type: ignore[arg-type]
        assert player.update.seq == seq
        assert player.hand[0] is Card.ROLL


def test_escape_cancels_a_drag(player: PlayerAtTable) -> None:
    seq = player.update.seq
    player.pick_up(0, DISCARD_PILE)
    player.keys(Qt.Key.Key_Escape)
    player.put_down(DISCARD_PILE)
    assert player.update.seq == seq
    assert player.page.hand.chosen is None


def test_a_card_can_be_dragged_after_a_drag_was_cancelled(player: PlayerAtTable) -> None:
    player.pick_up(0, DISCARD_PILE)
    player.keys(Qt.Key.Key_Escape)
    player.put_down(DISCARD_PILE)
    player.drag(0, lane(0))
    assert player.update.view.tableaux[0].battle == (Card.ROLL,)


def test_the_same_update_is_drawn_again_from_another_side(player: PlayerAtTable) -> None:
    scene, update = player.page.table.table, player.page.table_presenter.update
    assert update is not None
    for side in (1, 0):
        player.page.hand.show(update, side)
        assert scene.picture is not None
        assert scene.picture.own_side == side
