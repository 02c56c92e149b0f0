"""Seats of people at this screen whose hands are shown elsewhere."""

from PySide6.QtCore import Qt

from mille_rules import Card
from mille_rules.moves import DRAW, discard
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.player_elsewhere import PlayerElsewhere
from tests.qt.play.staged_match import match_where
from tests.qt.play.test_one_screen_for_many import called

Key = Qt.Key
TWO = ("roll 2x25", "roll 2x25")


def give(player: PlayerAtTable, name: str) -> PlayerElsewhere:
    """Show a player's hand elsewhere."""
    elsewhere = PlayerElsewhere(player.page.seats, name)
    player.settle()
    return elsewhere


class TestALonePlayer:
    def test_leaves_the_public_table_on_the_screen(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        assert player.hand
        anna = give(player, "Anna")
        assert player.items == {}
        assert not player.page.curtain.isVisible()
        assert player.hint == "Anna’s turn"
        assert anna.updates[-1].view.seat == 0
        assert len(anna.updates[-1].view.hand) == 7, "a card has been drawn automatically"

    def test_plays_elsewhere(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        anna.make(discard(Card.MILES_25))
        player.settle()
        assert not anna.refusals
        assert player.update.view.moves[-1][0] == 1 or anna.is_asked
        assert "Anna discards 25" in " ".join(player.log)

    def test_is_told_why_a_move_is_refused(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        anna.make(DRAW)
        assert len(anna.refusals) == 1
        assert player.bar == ""

    def test_has_the_hand_back_at_the_screen(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        player.page.seats.bring_back("Anna")
        player.settle()
        assert anna.stops == 1
        assert len(player.hand) == 7
        player.play_by_keys(player.decide())
        assert player.update.choices, "the computer has moved, too"


class TestTwoPlayers:
    def test_who_stays_at_the_screen_keeps_the_curtain(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO, people=(0, 1)))
        anna = give(player, "Anna")
        assert not player.page.curtain.isVisible(), "Anna is to act"
        assert player.items == {}
        anna.make(discard(Card.MILES_25))
        player.settle()
        assert called(player) == "Marcel"
        assert player.items == {}
        player.lift_curtain()
        assert player.update.view.seat == 1
        player.play_by_keys(player.decide())
        assert not player.page.curtain.isVisible()
        assert player.items == {}
        assert anna.is_asked
        assert player.hint == "Anna’s turn"
