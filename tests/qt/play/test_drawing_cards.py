"""Drawing a card with a key or a click, if it is not drawn automatically."""

import pytest
from PySide6.QtCore import Qt

from mille_qt.table.positions import lane
from mille_qt.ui.settings import Settings
from mille_rules import Card
from tests.qt.conftest import Seat
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

Key = Qt.Key


class TestDrawing:
    def test_with_automatic_drawing_off_p_draws(self, sit_down: Seat, settings: Settings) -> None:
        settings.auto_draw = False
        player = sit_down(match_where("roll 25", draws="200"))
        assert player.hint == "Your turn\nDraw a card"
        assert len(player.items) == 6
        player.keys("1", "d")
        assert len(player.items) == 6
        player.keys("p")
        assert (len(player.items), player.hand[6]) == (7, Card.MILES_200)
        assert player.hint == "Your turn\nPlay a raised card, or discard any"
        player.keys("1", Key.Key_Return)
        assert player.hint == "Your turn\nDraw a card"

    def test_a_card_played_before_drawing_says_why_not(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.auto_draw = False
        player = sit_down(match_where("roll 25", draws="200"))
        player.click_card(0)
        player.click_place(lane(0))
        assert player.update.view.tableaux[0].battle == ()
