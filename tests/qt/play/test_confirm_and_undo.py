"""Questions before a precious discard, calling a move back, and practice."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
)

from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Card, RuleSet
from mille_rules.rulesets import EXPRESS, TODAY_FRENCH
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import SHORT_TRIP, about_to_arrive, match_where

pytestmark = pytest.mark.shown

Key = Qt.Key
#: With these, two hands of one card leave one to draw.
TINY_DECK = {Card.MILES_25: 2, Card.MILES_100: 1}


def held(player: PlayerAtTable) -> list[Card]:
    """The cards of the hand, wherever they lie."""
    return sorted(item.card for item in player.items.values())


class TestDiscarding:
    def test_a_safety_asks_first_and_can_be_kept(self, sit_down: Seat) -> None:
        player = sit_down(match_where("driving-ace 25"))
        seq = player.update.seq
        player.keys("1", "d")
        assert player.bar == "Discard Driving Ace?"
        player.keys(Key.Key_Return)
        assert player.update.seq == seq
        assert player.items[0].card is Card.DRIVING_ACE
        player.keys("2", "d")
        assert player.update.seq > seq, "and the table goes on"

    @pytest.mark.parametrize(
        ("rules", "loss"),
        [
            (DEFAULT_RULES, "Playing it would score points and give you another turn."),
            (TODAY_FRENCH, "Playing it would give you another turn."),
            (EXPRESS, "Playing it would give you another turn."),
        ],
    )
    def test_what_a_discarded_safety_would_bring_is_true_by_the_rules(
        self, sit_down: Seat, rules: RuleSet, loss: str
    ) -> None:
        player = sit_down(match_where("driving-ace 25", rules=rules))
        player.keys("1", "d")
        notes = [button.accessibleDescription() for button in player.page.bar.buttons()]
        assert any(note.startswith(loss) for note in notes)

    @pytest.mark.parametrize("keys", [("1", "d"), ("d", "1", Key.Key_Return)])
    def test_another_card_is_not_chosen_before_the_answer(
        self, sit_down: Seat, keys: tuple[str | Key, ...]
    ) -> None:
        player = sit_down(match_where("driving-ace 25"))
        player.keys(*keys)
        player.click_card(1)
        player.keys("2")
        player.page.table.table.card_dropped.emit(1, DISCARD_PILE)
        player.page.table.table.card_moved.emit(1, 0)
        player.page.hand.next_order()
        assert player.page.hand.chosen is Card.DRIVING_ACE
        assert player.page.bar.asks
        player.press("Keep it")
        player.click_card(1)
        assert player.page.hand.chosen is player.hand[1]

    def test_a_safety_goes_once_that_is_said(self, sit_down: Seat, settings: Settings) -> None:
        player = sit_down(match_where("driving-ace 25"))
        player.drag(0, DISCARD_PILE)
        player.press("Discard")
        assert Card.DRIVING_ACE in player.update.view.discards
        assert settings.confirm_discard

    def test_do_not_ask_again(self, sit_down: Seat, settings: Settings) -> None:
        player = sit_down(match_where("driving-ace extra-tank 25"))
        player.keys("1", "d")
        (never,) = [b for b in player.page.bar.findChildren(QCheckBox) if b.isVisible()]
        QTest.keyClick(never, Key.Key_Space)
        assert never.isChecked()
        player.press("Keep it")
        assert not settings.confirm_discard
        player.keys("2", "d")
        assert Card.EXTRA_TANK in player.update.view.discards

    def test_the_last_distance_card_that_is_needed_asks_too(self, sit_down: Seat) -> None:
        player = sit_down(about_to_arrive())
        player.keys(str(player.place_with(Card.MILES_100) + 1), "d")
        assert player.bar == "Discard 100?"
        player.press("Keep it")
        assert Card.MILES_100 in player.update.view.hand

    def test_a_200_that_can_no_longer_be_played_goes_without_a_question(
        self, sit_down: Seat
    ) -> None:
        moves = ["0 play roll", "1 discard 25"]
        for move in ("0 play 200", "0 play 200", "0 play 100"):
            moves += [move, "1 discard 25"]
        player = sit_down(match_where("roll 200 200 200 100", "25 25 25 25", moves=moves))
        player.keys(str(player.place_with(Card.MILES_200) + 1), "d")
        assert Card.MILES_200 in player.update.view.discards

    def test_the_last_card_goes_without_a_question_if_it_can_only_be_discarded(
        self, sit_down: Seat
    ) -> None:
        deck = ",".join(f"{card.slug}:{TINY_DECK.get(card, 0)}" for card in Card)
        rules = SHORT_TRIP.changed("player_counts", "2").changed("base_target", "2:100")
        rules = rules.changed("hand_size", "1").changed("deck", deck)
        moves = ["0 discard 25", "1 discard 25"]
        player = sit_down(match_where("100", "25", moves=moves, rules=rules))
        player.keys("1", "d")
        assert Card.MILES_100 in player.update.view.discards

    def test_to_discard_without_a_card_asks_for_one(self, sit_down: Seat) -> None:
        player = sit_down(match_where("25"))
        player.keys("d")
        assert player.bar == "Discard which card? 1–7, or P for the one just drawn"

    def test_another_order_is_said_and_families_come_together_at_once(self, sit_down: Seat) -> None:
        player = sit_down(match_where("100 roll 25 driving-ace 25 25", draws="stop"))
        player.keys("o")
        assert player.bar == "Hand sorted by type."
        slugs = [card.slug for card in player.hand if card is not None]
        assert slugs == ["driving-ace", "roll", "25", "25", "25", "100", "stop"]

    def test_any_other_card_goes_without_a_question(self, sit_down: Seat) -> None:
        player = sit_down(match_where("25 roll"))
        player.keys("1", "d")
        assert Card.MILES_25 in player.update.view.discards


class TestHoldingBack:
    @pytest.fixture
    def player(
        self, sit_down: Seat, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> PlayerAtTable:
        # Nobody is so slow: time is up when a test says so.
        monkeypatch.setattr("mille_qt.play.prompts.MILLISECONDS", 60_000)
        settings.hold_back = 1
        return sit_down(match_where("roll 25 50", "25", practice=True))

    def time_is_up(self, player: PlayerAtTable) -> None:
        clock = player.page.prompts.clock
        if clock.isActive():
            clock.timeout.emit()
        player.settle()

    def test_oops_keeps_the_card(self, player: PlayerAtTable) -> None:
        seq = player.update.seq
        player.keys("1", Key.Key_Return)
        assert player.bar == "Roll: you can still change your mind."
        player.keys(Key.Key_Escape)
        assert (player.bar, player.update.seq) == ("", seq)
        self.time_is_up(player)
        assert player.update.seq == seq, "nor does it go later"
        assert player.items[0].card is Card.ROLL

    def test_enter_lets_it_go_at_once(self, player: PlayerAtTable) -> None:
        player.keys("1", Key.Key_Return, Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_time_lets_it_go(self, player: PlayerAtTable) -> None:
        player.keys("1", Key.Key_Return)
        assert player.update.view.tableaux[0].battle == ()
        self.time_is_up(player)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        assert player.bar == ""

    def test_looking_back_meanwhile_keeps_the_card_and_the_table_goes_on(
        self, player: PlayerAtTable
    ) -> None:
        seq = player.update.seq
        player.keys("1", Key.Key_Return)
        player.page.panel.log.lines.itemClicked.emit(player.page.panel.log.lines.item(0))
        self.time_is_up(player)
        assert player.update.seq == seq
        assert "at that moment" in player.bar
        player.keys(Key.Key_Escape)
        player.keys("1", Key.Key_Return, Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)


def test_a_card_held_back_leaves_its_own_place_whatever_is_pressed_meanwhile(
    sit_down: Seat, settings: Settings
) -> None:
    settings.hold_back = 3
    moves = ("0 play roll", "1 discard 25")
    player = sit_down(match_where("roll 25 25 50", "25", draws="75 100 200", moves=moves))
    first, second = [i for i, item in player.items.items() if item.card is Card.MILES_25][:2]
    player.keys(str(first + 1), Key.Key_Return)
    player.keys(str(second + 1), str(second + 1))
    player.page.prompts.clock.timeout.emit()
    player.settle()
    assert player.hand[first] is not Card.MILES_25
    assert player.hand[second] is Card.MILES_25


class TestPractice:
    def test_the_last_decision_can_be_taken_back_again_and_again(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50", draws="100 75", practice=True))
        first = held(player)
        player.keys(str(player.place_with(Card.ROLL) + 1), Key.Key_Return)
        second = held(player)
        lines = len(player.log)
        player.keys("d", "1", "d")
        player.keys(Key.Key_Backspace)
        assert held(player) == second
        assert player.log[lines:] == ["You take your move back"]
        player.press_tool("Take back")
        assert held(player) == first
        assert player.update.view.tableaux[0].battle == ()
        assert player.hint.startswith("Your turn")
        player.keys(Key.Key_Backspace)
        assert player.bar == "There is no move to take back yet."
        player.keys(str(player.place_with(Card.ROLL) + 1), Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_a_question_without_a_move_to_take_back_stays(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_after_hazard = True
        record = match_where(
            "roll 25", "speed-limit", first=1, practice=True, moves=("1 play speed-limit on 0",)
        )
        player = sit_down(record)
        question = player.bar
        assert question == "Marcel plays Speed Limit on you."
        player.keys(Key.Key_Backspace)
        note = "There is no move to take back yet."
        assert player.bar == f"{question}\n{note}"
        player.keys(Key.Key_Space)
        assert player.hint == "Your turn\nPlay a raised card, or discard any"

    def test_taking_back_while_the_table_waits_for_me_or_looks_back(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        player = sit_down(match_where("roll 25 50", draws="100 75", practice=True))
        first = held(player)
        for look_back in (False, True):
            player.keys(str(player.place_with(Card.ROLL) + 1), Key.Key_Return)
            assert player.bar == "Continue when you’re ready."
            if look_back:
                log = player.page.panel.log.lines
                log.itemClicked.emit(log.item(log.count() - 1))
            player.keys(Key.Key_Backspace)
            assert held(player) == first
            assert player.bar == ""
