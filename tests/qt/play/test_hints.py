"""Hints: shown to who asks, noted in the record, gone with the next move."""

from itertools import zip_longest

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mille_qt.play.keyboard import Command
from mille_qt.table.card_marks import CardMark, CardMarkKind
from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.settings import Settings
from mille_rules import Card, challenge
from mille_rules.challenge import RULE_SETS
from mille_rules.challenge_results import challenge_mark
from mille_rules.computer.explanations.explaining import Choice, rank
from mille_rules.computer.explanations.questions import Question
from mille_rules.computer.player import ImmediateThinker, Thinker, Told
from mille_rules.moves import EXTEND, FINISH, PASS, Move, coup, discard, play
from mille_rules.record import NoteLine
from mille_rules.state import Phase
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import about_to_arrive, match_where

Key = Qt.Key


class Judge(ImmediateThinker):
    """Judges as `hard` does, or when and how a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.silent = self.dumb = False
        self.waiting: list[tuple[Question, Told]] = []

    def judge(self, question: Question, told: Told) -> None:
        """Answer now, later, or not at all."""
        if self.silent:
            self.waiting.append((question, told))
        elif self.dumb:
            told(None)
        else:
            told(question._replace(level="hard").answer())  # type: ignore[union-attr]

    def speak(self) -> None:
        """Answer what was asked."""
        self.silent = False
        for question, told in self.waiting:
            self.judge(question, told)


@pytest.fixture
def thinker() -> Thinker:
    """Plays at once, and judges as the test says."""
    return Judge()


def marks(player: PlayerAtTable) -> list[CardMark]:
    return list(player.page.table.table.marks)


def notes(player: PlayerAtTable) -> list[str]:
    """The marks of hints in the record, each with the line after it."""
    lines = player.window.match._match.record.lines  # type: ignore[union-attr]
    return [
        f"{line} | {after}"
        for line, after in zip(lines, [*lines[1:], ""], strict=True)
        if isinstance(line, NoteLine) and line.text.startswith("mark hint")
    ]


def test_the_best_move_is_said_with_its_reason_and_marked_but_not_chosen(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50"))
    player.keys("h")
    first, second = player.bar.split("\n")
    assert first.startswith("Hint: play Roll. It gets you rolling.")
    assert second == "Enter plays it. Hints count in the statistics. H: next best move."
    (mark,) = marks(player)
    assert mark.kind is CardMarkKind.BEST
    assert mark.hand_place == player.hand.index(Card.ROLL)
    assert mark.place is not None
    assert mark.place.side == 0
    assert not player.page.hand.has_choice


def test_a_hint_in_a_practice_match_does_not_say_that_it_counts(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50", practice=True))
    player.keys("h")
    assert player.bar.endswith("\nEnter plays it. H: next best move.")


def test_the_key_again_shows_the_next_best_and_then_the_best_again(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50"))
    view, choices = player.update.view, player.update.choices
    ranked = rank(view, choices, "hard")
    player.keys("h", "h")
    assert player.bar.startswith("Next best: ")
    (mark,) = marks(player)
    assert mark.kind is CardMarkKind.NEXT
    assert player.hand[mark.hand_place or 0] is ranked[1].move.card
    player.keys("h")
    assert player.bar.startswith("Hint: play Roll.")


class TestEnter:
    def test_plays_the_suggested_card_on_its_target(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50"))
        player.keys("h", Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        assert notes(player) == ["mark hint 0 | 0 play roll"]

    def test_plays_the_hint_and_not_a_card_that_was_chosen_before(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50"))
        player.keys("2", "h")
        assert not player.page.hand.has_choice
        assert "Enter plays it." in player.bar
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_plays_the_next_best_while_that_is_shown(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50"))
        player.keys("h", "h")
        (mark,) = marks(player)
        card = player.hand[mark.hand_place or 0]
        assert player.bar.split("\n")[-1] == "Enter discards it."
        player.keys(Key.Key_Return)
        assert player.update.view.discards[0] is card

    def test_plays_another_card_that_is_chosen_afterwards(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.confirm_discard = False
        player = sit_down(match_where("roll 25 50"))
        player.keys("h", str(player.place_with(Card.MILES_50) + 1), Key.Key_Down, Key.Key_Return)
        assert player.update.view.tableaux[0].battle == ()

    def test_asks_before_a_precious_card_goes(self, sit_down: Seat, thinker: Judge) -> None:
        player = sit_down(match_where("driving-ace 25 50"))
        thinker.silent = True
        player.keys("h")
        told = thinker.waiting.pop()[1]
        told([Choice(discard(Card.DRIVING_ACE), 0.0, 0.0, ())])
        player.keys(Key.Key_Return)
        assert player.bar.startswith("Discard Driving Ace?")

    def test_does_nothing_once_the_hint_is_gone(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50"))
        seq = player.update.seq
        player.keys("h", "1", Key.Key_Escape, Key.Key_Return)
        assert player.update.seq == seq


class TestEnterAtAQuestion:
    """Enter makes the move of the hint, whatever it is, until another answer gets the focus."""

    @pytest.fixture
    def player(self, sit_down: Seat) -> PlayerAtTable:
        player = sit_down(about_to_arrive())
        player.play_by_keys(play(Card.MILES_100))
        assert player.update.view.phase is Phase.EXTENSION
        return player

    def hinted(self, player: PlayerAtTable, thinker: Judge, *moves: Move) -> None:
        thinker.silent = True
        player.keys("h")
        thinker.waiting.pop()[1]([Choice(move, 0.0, 0.0, ()) for move in moves])

    def test_extends_the_trip(self, player: PlayerAtTable, thinker: Judge) -> None:
        self.hinted(player, thinker, EXTEND, FINISH)
        assert "Enter extends it." in player.bar
        assert player.page.bar.keys() == [("Enter", "Go on to 1,000")]
        player.keys(Key.Key_Return)
        assert player.update.view.target == 1000

    def test_finishes_the_trip(self, player: PlayerAtTable, thinker: Judge) -> None:
        self.hinted(player, thinker, FINISH, EXTEND)
        assert player.page.bar.keys() == [("Enter", "Stop here"), ("E", "Go on to 1,000")]
        player.keys(Key.Key_Return)
        assert player.sheet is not None

    def test_the_next_best(self, player: PlayerAtTable, thinker: Judge) -> None:
        self.hinted(player, thinker, FINISH, EXTEND)
        player.keys("h")
        assert "Enter extends it." in player.bar
        player.keys(Key.Key_Return)
        assert player.update.view.target == 1000

    def test_the_answer_that_had_the_focus_loses_it(
        self, player: PlayerAtTable, thinker: Judge
    ) -> None:
        player.keys(Key.Key_Left)
        self.hinted(player, thinker, EXTEND, FINISH)
        player.keys(Key.Key_Return)
        assert player.update.view.target == 1000

    def test_an_answer_that_gets_the_focus_takes_enter(
        self, player: PlayerAtTable, thinker: Judge
    ) -> None:
        self.hinted(player, thinker, EXTEND, FINISH)
        player.keys(Key.Key_Left)
        assert "Hint: extend the trip" in player.bar
        assert "Enter extends it." not in player.bar
        assert player.page.bar.keys()[0] == ("Enter", "Stop here")
        player.keys(Key.Key_Return)
        assert player.sheet is not None

    def test_keeps_a_safety(self, sit_down: Seat, thinker: Judge) -> None:
        moves = ("0 play roll", "1 play flat-tire on 0")
        player = sit_down(match_where("roll puncture-proof", "roll flat-tire", moves=moves))
        self.hinted(player, thinker, PASS, coup(Card.PUNCTURE_PROOF))
        assert "Enter accepts it." in player.bar
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[0].coups == ()
        assert Card.PUNCTURE_PROOF in player.hand

    def test_plays_a_coup(self, sit_down: Seat, thinker: Judge) -> None:
        moves = ("0 play roll", "1 play flat-tire on 0")
        player = sit_down(match_where("roll puncture-proof", "roll flat-tire", moves=moves))
        self.hinted(player, thinker, coup(Card.PUNCTURE_PROOF), PASS)
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[0].coups == (Card.PUNCTURE_PROOF,)


def test_with_one_choice_left_enter_makes_it(sit_down: Seat) -> None:
    player = sit_down(match_where("6x100", draws="100"))
    player.keys("h")
    assert player.bar == "Your only choice: Enter discards it."
    player.keys(Key.Key_Return)
    assert player.update.view.discards[0] is Card.MILES_100


class TestButtons:
    def test_play_plays_the_suggested_card(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50"))
        player.press_tool("Hint")
        player.press_tool("Play")
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_discard_discards_the_suggested_card(self, sit_down: Seat) -> None:
        player = sit_down(match_where("25 50 75 100 25 50"))
        player.press_tool("Hint")
        place = marks(player)[0].hand_place
        assert place is not None
        card = player.hand[place]
        player.press_tool("Discard")
        assert player.update.view.discards[0] is card

    def test_discard_asks_for_a_card_if_the_hint_is_to_play_one(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50"))
        player.press_tool("Hint")
        player.press_tool("Discard")
        assert player.bar == "First choose the card to discard."


def test_the_record_notes_it_once_right_before_the_move(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50"))
    player.keys("h", "h", "h")
    assert notes(player) == ["mark hint 0 | "]
    player.keys("1", Key.Key_Return)
    assert notes(player) == ["mark hint 0 | 0 play roll"]
    path = player.window.match._journal.path  # type: ignore[union-attr]
    assert "mark hint 0\n0 play roll\n" in path.read_text("utf-8")


def test_it_is_gone_with_the_move_and_says_of_the_statistics_only_once(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50"))
    player.keys("h", "1", Key.Key_Return)
    assert marks(player) == []
    assert "Hint" not in player.bar
    player.keys("h")
    assert player.bar.startswith("Hint: ")
    assert "statistics" not in player.bar


def test_a_discard_is_marked_with_its_pile(sit_down: Seat) -> None:
    player = sit_down(match_where("25 50 75 100 25 50"))
    player.keys("h")
    assert "Hint: discard" in player.bar
    assert marks(player)[0].place == DISCARD_PILE


def test_below_a_question_the_words_stay_and_the_answer_is_hinted_at(sit_down: Seat) -> None:
    record = match_where(
        "roll driving-ace", "roll accident", moves=("0 play roll", "1 play accident on 0")
    )
    player = sit_down(record)
    asked = player.bar
    player.keys("h")
    assert player.bar.startswith(asked)
    assert "Hint: play Driving Ace as a coup fourré." in player.bar
    player.keys(Key.Key_Space)
    assert any("0 coup driving-ace" in note for note in notes(player))


def test_the_extension_is_hinted_at_below_its_question(sit_down: Seat) -> None:
    own = ("roll", "200", "200", "100", "100", "100")
    others = ("25", "25", "25", "50", "50")
    moves = [
        f"{seat} {word}"
        for pair in zip_longest(
            [f"play {card}" for card in own], [f"discard {card}" for card in others]
        )
        for seat, word in enumerate(pair)
        if word
    ]
    player = sit_down(match_where(" ".join(own), " ".join((*others, "50")), moves=moves))
    question = player.bar
    player.keys("h")
    assert player.bar.startswith(question)
    assert "Hint: finish the trip at 700 miles." in player.bar or (
        "Hint: extend the trip to 1,000 miles." in player.bar
    )
    player.keys("e")
    assert notes(player) == ["mark hint 0 | 0 extend"]


def test_where_nothing_is_to_be_chosen_nothing_is_asked_or_noted(
    sit_down: Seat, settings: Settings
) -> None:
    settings.wait_after_hazard = True
    record = match_where("roll 25", "roll accident", moves=("0 play roll", "1 play accident on 0"))
    player = sit_down(record)
    player.keys("h")
    assert player.bar.endswith("Your only choice.")
    assert notes(player) == []


def test_an_answer_that_comes_after_the_move_is_not_shown_nor_noted(
    sit_down: Seat, thinker: Judge
) -> None:
    player = sit_down(match_where("roll 25 50"))
    thinker.silent = True
    player.keys("h", "1", Key.Key_Return)
    thinker.speak()
    player.settle()
    assert "Hint" not in player.bar
    assert marks(player) == []
    assert notes(player) == []


def test_while_it_is_thought_of_the_bar_says_so(sit_down: Seat, thinker: Judge) -> None:
    player = sit_down(match_where("roll 25 50"))
    thinker.silent = True
    player.keys("h")
    player.page.hints._slow.timeout.emit()
    assert player.bar == "Thinking of a hint…"
    thinker.speak()
    assert player.bar.startswith("Hint: ")


def test_that_it_is_thought_of_is_said_no_longer_than_that(sit_down: Seat, thinker: Judge) -> None:
    player = sit_down(match_where("roll 25 50"))
    thinker.silent = True
    player.keys("h")
    player.page.hints._slow.timeout.emit()
    player.page.hints.drop()
    assert player.bar == ""


def test_it_goes_in_another_language_too_and_takes_nothing_else_with_it(
    sit_down: Seat, thinker: Judge, settings: Settings
) -> None:
    player = sit_down(match_where("roll 25 50"))
    thinker.silent = True
    player.keys("h")
    player.page.hints._slow.timeout.emit()
    settings.language = "fr"
    player.page.hints.drop()
    assert player.bar == ""
    player.keys("h")
    player.page.hints._slow.timeout.emit()
    said = player.bar
    player.page.bar.say("")
    player.page.bar.say(said)
    player.page.hints.drop()
    assert player.bar == said


def test_below_a_question_it_goes_and_the_question_stays(sit_down: Seat, thinker: Judge) -> None:
    moves = ("0 play roll", "1 play accident on 0")
    player = sit_down(match_where("roll driving-ace", "roll accident", moves=moves))
    asked = player.bar
    thinker.silent = True
    player.keys("h")
    player.page.hints._slow.timeout.emit()
    assert player.bar == f"{asked}\nThinking of a hint…"
    player.page.hints.drop()
    assert player.bar == asked


def test_without_an_answer_play_goes_on_and_one_may_ask_again(
    sit_down: Seat, thinker: Judge
) -> None:
    player = sit_down(match_where("roll 25 50"))
    thinker.dumb = True
    player.keys("h")
    assert "Play on" in player.bar
    assert notes(player) == []
    thinker.dumb = False
    player.keys("h")
    assert player.bar.startswith("Hint: ")
    player.keys("1", Key.Key_Return)
    assert notes(player) == ["mark hint 0 | 0 play roll"]


def test_another_persons_hint_is_not_seen_through_the_curtain(
    sit_down: Seat, qapp: QApplication
) -> None:
    player = sit_down(match_where("roll 25", "roll 50", people=(0, 1)))
    player.lift_curtain()
    player.keys("h")
    assert marks(player)
    player.page.shared_screen.hide_hand()
    assert player.page.curtain.isVisible()
    assert marks(player) == []
    assert player.bar == ""
    player.page.turn_controller.ask_hint()
    assert marks(player) == []


def test_an_answer_for_somebody_who_has_looked_away_is_not_shown(
    sit_down: Seat, thinker: Judge
) -> None:
    player = sit_down(match_where("roll 25", "roll 50", people=(0, 1)))
    player.lift_curtain()
    thinker.silent = True
    player.keys("h")
    player.page.shared_screen.hide_hand()
    thinker.speak()
    assert marks(player) == []
    assert "Hint" not in player.bar


def test_the_letter_can_be_switched_off_and_the_menu_stays(
    sit_down: Seat, settings: Settings
) -> None:
    player = sit_down(match_where("roll 25 50"))
    action = player.menu_action(Command.HINT)
    assert action.text() == "&Hint\tH"
    settings.single_keys = False
    player.keys("h")
    assert player.bar == ""
    assert action.text() == "&Hint"
    action.trigger()
    assert player.bar.startswith("Hint: ")


def test_the_button_beside_the_hand_asks_too(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50"))
    player.press_tool("Hint")
    assert player.bar.startswith("Hint: ")


def test_a_challenge_offers_none(sit_down: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mille_qt.session.local_session.LocalSession.offers_hints", False)
    player = sit_down(match_where("roll 25 50"))
    assert "Hint" not in player.tools()
    assert not player.menu_action(Command.HINT).isVisible()
    player.keys("h")
    assert player.bar == "There are no hints in this match."
    assert notes(player) == []


def test_a_challenge_says_so_by_itself_even_where_nothing_is_to_be_chosen(sit_down: Seat) -> None:
    moves = ("0 play roll", "1 play accident on 0")
    record = match_where("roll 25", "roll accident", moves=moves)
    record.add(challenge_mark(challenge.new(RULE_SETS[0], 2, lambda _count: 0)))
    player = sit_down(record)
    player.keys("h")
    assert player.bar.endswith("There are no hints in this match.")


@pytest.mark.parametrize(
    ("numbered", "said"),
    [(False, "You can ask for a hint on your turn."), (True, "There are no hints in this match.")],
)
def test_in_another_ones_turn_it_is_said_whether_there_will_be_any(
    sit_down: Seat, thinker: Judge, monkeypatch: pytest.MonkeyPatch, numbered: bool, said: str
) -> None:
    monkeypatch.setattr(thinker, "think", lambda *_question: None)
    record = match_where("roll 25", "roll accident", moves=("0 play roll",))
    if numbered:
        record.add(challenge_mark(challenge.new(RULE_SETS[0], 2, lambda _count: 0)))
    player = sit_down(record)
    player.keys("h")
    assert player.bar == said


def test_only_the_view_of_who_asks_goes_to_the_judge(sit_down: Seat, thinker: Judge) -> None:
    player = sit_down(match_where("roll 25 50"))
    thinker.silent = True
    player.keys("h")
    ((question, _),) = thinker.waiting
    assert question.view == player.update.view  # type: ignore[union-attr]
