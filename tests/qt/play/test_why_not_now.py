"""Every card says why it cannot be played now, and Why? leads to the rule."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Card, Phase, Record
from mille_rules.computer.player import Answer, Thinker
from mille_rules.moves import Move, play
from mille_rules.state import Setup
from mille_rules.views import View
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where
from tests.qt.table.motion.moving_page import scene_of, wait_for

Press = Callable[[PlayerAtTable], None]
CLICK = pytest.param(lambda player: player.click_card(0), id="by mouse")
DIGIT = pytest.param(lambda player: player.keys("1"), id="by key")
both_ways = pytest.mark.parametrize("press", [CLICK, DIGIT])


def attacked() -> Record:
    """Whether the own side answers a Stop is to be decided."""
    moves = ("0 play roll", "1 play roll", "0 play 25", "1 play stop on 0")
    return match_where("roll 25 50", "roll stop", moves=moves)


def arrived() -> Record:
    """Whether the trip, of 200 miles here, is extended is to be decided."""
    moves = ("0 play roll", "1 discard 25", "0 play 200")
    rules = DEFAULT_RULES.changed("base_target", "2:200")
    return match_where("roll 200 25", "25 50", moves=moves, rules=rules)


class Dreamer:
    """A computer player that never comes to a decision."""

    def prepare(self, level: str, setup: Setup) -> None:
        """Nothing to load."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Leave it at that."""

    def close(self) -> None:
        """Nothing is under way."""


def looked_up(player: PlayerAtTable) -> str:
    """The anchor that the rule book was opened at last."""
    book = player.window.shell.features.rules.book
    assert book is not None
    return book._shown[0]


class TestAnotherOnesTurn:
    @pytest.fixture
    def thinker(self) -> Thinker:
        return Dreamer()

    @both_ways
    def test_a_card_says_whose_turn_it_is_and_why_leads_to_the_rule(
        self, sit_down: Seat, press: Press
    ) -> None:
        player = sit_down(match_where("roll 25 50", "roll", first=1))
        press(player)
        assert player.bar == "It’s not your turn yet. Wait for Marcel."
        player.press("Why?")
        assert looked_up(player) == "moment"

    @both_ways
    def test_who_attacks_waits_for_the_player_who_may_answer(
        self, sit_down: Seat, press: Press
    ) -> None:
        moves = ("0 play roll", "1 play roll", "0 play stop on 1")
        player = sit_down(match_where("roll 25 stop", "roll 25 right-of-way", moves=moves))
        assert player.update.view.phase is Phase.ANSWER
        press(player)
        assert player.bar == "It’s not your turn yet. Wait for Marcel."

    def test_a_question_mark_leads_there_too(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50", "roll", first=1))
        player.keys("1", "?")
        assert looked_up(player) == "moment"


@both_ways
def test_while_an_attack_waits_for_an_answer_a_card_says_so_below_the_question(
    sit_down: Seat, settings: Settings, press: Press
) -> None:
    settings.wait_after_hazard = True
    player = sit_down(attacked())
    press(player)
    asked, said = player.bar.split("\n")
    assert asked.startswith("Marcel plays Stop on you.")
    assert said == "Answer Stop first: play a coup fourré, or continue."
    player.press("Why?")
    assert looked_up(player) == "coup-answer"
    player.press("Continue")
    assert player.update.view.question is None


@both_ways
def test_while_the_trip_is_to_be_decided_a_card_says_so(sit_down: Seat, press: Press) -> None:
    player = sit_down(arrived())
    press(player)
    assert player.bar.endswith("Decide first: stop here, or go on.")
    player.press("Why?")
    assert looked_up(player) == "extension"
    assert player.page.bar.asks


@pytest.mark.parametrize(("record", "rule"), [(attacked, "coup-answer"), (arrived, "extension")])
def test_a_question_mark_opens_the_rule_of_the_question(
    sit_down: Seat, settings: Settings, record: Callable[[], Record], rule: str
) -> None:
    settings.wait_after_hazard = True
    player = sit_down(record())
    player.keys("?")
    assert looked_up(player) == rule
    assert player.page.bar.asks


def test_a_card_drawn_by_hand_is_to_be_drawn_first(sit_down: Seat, settings: Settings) -> None:
    settings.auto_draw = False
    player = sit_down(match_where("roll 25 50", "roll"))
    player.keys("1")
    assert player.bar == "Draw a card first."
    player.keys("?")
    assert looked_up(player) == "turn"


def test_while_a_card_is_about_to_go_another_says_that_this_comes_first(
    sit_down: Seat, settings: Settings
) -> None:
    settings.hold_back = 3
    player = sit_down(match_where("roll 25 50", "roll"))
    roll = player.place_with(Card.ROLL)
    player.click_card(roll)
    player.click_card(roll)
    player.page.prompts.clock.stop()
    player.click_card(player.place_with(Card.MILES_50))
    assert player.bar.split("\n") == ["Roll: you can still change your mind.", "Answer this first."]
    player.press("Oops")


def test_a_click_that_ends_what_flies_asks_for_nothing_else(
    sit_down: Seat, settings: Settings
) -> None:
    player = sit_down(match_where("roll 25 50", "roll"))
    settings.pace = 4
    player.page.hand.make(play(Card.ROLL))
    wait_for(lambda: scene_of(player.page).busy)
    refused = []
    player.page.turn_controller.refused.connect(lambda: refused.append(player.bar))
    point = player._card_point(player.place_with(Card.MILES_50))
    QTest.mouseClick(player.page.table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert not scene_of(player.page).busy
    assert (player.bar, refused) == ("", [])
    settings.pace = 0
    player.settle()


def test_while_an_answer_is_shown_the_title_asks_for_none(
    sit_down: Seat, settings: Settings
) -> None:
    settings.wait_after_hazard = True
    player = sit_down(attacked())
    assert player.window.windowTitle() == "Your answer"
    settings.pace = 4
    player.press("Continue")
    assert player.window.windowTitle() != "Your answer"
    settings.pace = 0
    player.settle()


def test_where_opponents_differ_in_the_reason_each_has_a_why(sit_down: Seat) -> None:
    moves = ("0 discard 25", "1 discard 50", "2 play right-of-way", "2 discard 25")
    hands = ("stop 25 50", "25 50", "right-of-way 25")
    player = sit_down(match_where(*hands, draws="75 75 75 75 75", moves=moves, seats=3))
    player.click_card(player.place_with(Card.STOP))
    assert len(player.bar.split("\n")) == 2
    player.press("Why not Yvette?")
    assert looked_up(player) == "protected"
    player.press("Why not Marcel?")
    assert looked_up(player) == "attack"
    player.window.activateWindow()
    player.keys("?")
    assert looked_up(player) == "attack"
    player.keys("?")
    assert looked_up(player) == "protected"
