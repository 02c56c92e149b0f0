"""The top discard, played instead of drawing: by click, key, or an answer on the bar."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.play.accessible_table.target_names import DISCARD
from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record
from mille_rules.moves import discard
from mille_rules.rulesets import EXPRESS
from tests.qt.conftest import Ears, Seat
from tests.qt.play.player_at_table import LEFT, PlayerAtTable
from tests.qt.play.staged_match import match_where
from tests.qt.play.test_whole_races import play_race

pytestmark = pytest.mark.shown


def discarded(card: str) -> Record:
    """A match in which Anna rolls and is to draw, after Marcel has discarded a card."""
    moves = "0 play roll", f"1 discard {card}"
    return match_where("roll", card, moves=moves, people=(0, 1), rules=EXPRESS)


def seated(sit_down: Seat, record: Record) -> PlayerAtTable:
    player = sit_down(record)
    if player.page.curtain.isVisible():
        player.lift_curtain()
    return player


def miles(player: PlayerAtTable) -> int:
    return player.update.view.tableaux[0].miles


class TestTaking:
    def test_the_bar_asks_and_p_draws(self, sit_down: Seat) -> None:
        player = seated(sit_down, discarded("75"))
        assert player.bar.startswith("Draw a card, or play 75 from the discard pile?")
        assert len(player.items) == 4
        player.keys("p")
        assert (len(player.items), miles(player)) == (5, 0)

    @pytest.mark.parametrize("way", ["click", "key", "answer"])
    def test_a_click_a_key_and_the_answer_play_it(self, sit_down: Seat, way: str) -> None:
        player = seated(sit_down, discarded("75"))
        if way == "click":
            player.click_place(DISCARD_PILE)
        elif way == "key":
            player.keys("g")
        else:
            QTest.mouseClick(player.buttons()["Play 75"], LEFT)
            player.settle()
        latest = player.page.update_presenter.queues.latest(None)
        assert latest is not None
        assert (latest.view.tableaux[0].miles, latest.view.discards) == (75, ())
        assert any("75 from the discard pile" in line for line in player.log)

    def test_a_screen_reader_presses_the_pile(self, sit_down: Seat) -> None:
        player = seated(sit_down, discarded("75"))
        pile = player.page.accessible_table.piles.targets[DISCARD]
        pile.clicked.emit()
        player.settle()
        assert any("75 from the discard pile" in line for line in player.log)

    def test_the_hand_is_read_before_the_first_question(self, sit_down: Seat, ears: Ears) -> None:
        seated(sit_down, discarded("75"))
        assert "Your hand:" in ears.words

    def test_it_is_held_back_as_the_settings_ask_for(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.hold_back = 3
        player = seated(sit_down, discarded("75"))
        question = player.bar
        player.keys("g")
        assert miles(player) == 0
        assert player.bar.startswith("75: you can still change your mind.")
        player.keys(Qt.Key.Key_Escape)
        assert player.bar == question

    def test_in_an_earlier_moment_a_press_on_a_pile_does_nothing(self, sit_down: Seat) -> None:
        player = seated(sit_down, discarded("75"))
        player.click_line(0)
        shown = player.bar
        player.page.table.table.draw_pressed.emit()
        player.click_place(DISCARD_PILE)
        assert "Back to now" in player.buttons()
        assert (player.bar.startswith(shown), miles(player)) == (True, 0)

    def test_what_cannot_be_played_is_not_offered(self, sit_down: Seat) -> None:
        player = seated(sit_down, discarded("repairs"))
        assert not player.page.bar.asks
        assert len(player.items) == 5

    @pytest.mark.parametrize(("pile", "gone"), [(1, "next player can play"), (0, "never come")])
    def test_the_question_before_a_discard_says_whether_others_can_play_it(
        self, sit_down: Seat, pile: int, gone: str
    ) -> None:
        player = seated(sit_down, discarded("75"))
        view = player.update.view._replace(draw_pile=pile)
        away = discard(Card.EXTRA_TANK)
        assert player.page.prompts.confirm(view, away, lambda: None, lambda: None)
        (button,) = [b for name, b in player.buttons().items() if name.startswith("Discard")]
        assert gone in button.accessibleDescription()

    def test_with_two_opponents_the_answers_name_them(self, sit_down: Seat) -> None:
        moves = [f"{seat} play roll" for seat in range(3)]
        moves += ["0 discard 25", "1 discard 25", "2 discard stop"]
        hands = "roll 25", "roll 25", "roll stop"
        everybody = match_where(*hands, moves=moves, people=(0, 1, 2), seats=3, rules=EXPRESS)
        player = seated(sit_down, everybody)
        answers = [text for text in player.buttons() if "Stop" in text]
        assert answers == ["Stop on Marcel", "Stop on Yvette"]
        player.keys("g")
        assert player.page.bar.asks, "no key may choose a target"
        QTest.mouseClick(player.buttons()["Stop on Yvette"], LEFT)
        player.settle()
        latest = player.page.update_presenter.queues.latest(None)
        assert latest is not None
        assert latest.view.tableaux[2].battle[-1] is Card.STOP


@pytest.mark.slow
def test_a_whole_race_of_express_is_played_by_keys(sit_down: Seat, settings: Settings) -> None:
    player = sit_down(match_where(rules=EXPRESS))
    settings.pace = 0
    play_race(player, player.play_by_keys)
    assert player.sheet is not None


def test_a_whole_race_of_express_is_played_by_mouse(sit_down: Seat, settings: Settings) -> None:
    player = sit_down(match_where(rules=EXPRESS, first=1, seats=3))
    settings.pace = 0
    play_race(player, player.play_by_mouse)
    assert player.sheet is not None
