"""On a screen that people share, a hand is shown while its player is asked, and never longer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu

from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.play.keyboard import Command
from mille_qt.play.keys_dialog import show_keys
from mille_qt.table.flying_card import FlyingCard
from mille_qt.ui.access.announcing import announcer
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record
from mille_rules.computer.explanations.questions import Question
from mille_rules.computer.player import Answer, Thinker, Told
from mille_rules.moves import Move
from mille_rules.state import Setup
from mille_rules.views import View
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable, leave_window, texts_of
from tests.qt.play.staged_match import header, match_where

pytestmark = pytest.mark.shown

Key = Qt.Key


class SlowThinker:
    """A computer player that decides when a test says so."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def prepare(self, level: str, setup: Setup) -> None:
        """Nothing to load."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Keep the question."""
        self._waiting.append(lambda: answer(choices[-1]))

    def decide(self) -> None:
        """Answer what was asked first."""
        self._waiting.pop(0)()

    def judge(self, question: Question, told: Told) -> None:
        """Have no answer."""
        told(None)

    def close(self) -> None:
        """Forget what was asked."""
        self._waiting.clear()


@pytest.fixture
def thinker() -> Thinker:
    """Computer players think until they are told to decide."""
    return SlowThinker()


def curtain_words(player: PlayerAtTable) -> list[str]:
    """All that the curtain says, but for its buttons."""
    assert player.page.curtain.isVisible()
    return [text for text in texts_of(player.page.curtain, QLabel) if text]


def shared(*hands: str, draws: str = "", **more: object) -> Record:
    """A match of Anna and Marcel at one screen against a computer player."""
    return match_where(*hands, draws=draws, people=(0, 1), seats=3, **more)  # type: ignore[arg-type]


def discards(player: PlayerAtTable, card: Card) -> None:
    """Discard a card by keys, without waiting for what comes of it."""
    QTest.keyClicks(player.window.focusWidget() or player.page, f"{player.place_with(card) + 1}d")


class TestWhileOthersPlay:
    def test_nobodys_hand_is_shown(self, sit_down: Seat, thinker: SlowThinker) -> None:
        record = shared("25 50", "roll 75", "100", draws="25 25", first=0, moves=("0 discard 25",))
        player = sit_down(record)
        player.lift_curtain()
        assert player.update.view.seat == 1
        discards(player, Card.MILES_75)
        player.settle()
        assert player.items == {}
        assert not player.page.curtain.isVisible(), "nobody here is called yet"
        assert player.page.table_presenter.update is not None
        assert player.page.table_presenter.update.view.seat is None
        assert player.hint == "Yvette is thinking…"
        assert not any(slot.accessibleName() for slot in player.page.accessible_table.hand.targets)
        thinker.decide()
        player.settle()
        assert curtain_words(player)[:2] == ["Pass to Anna", "It’s your turn."]

    def test_the_hand_is_gone_before_the_card_has_landed(
        self, sit_down: Seat, settings: Settings, thinker: SlowThinker
    ) -> None:
        record = shared("25 50", "roll 75", "100", draws="25 25", first=0, moves=("0 discard 25",))
        player = sit_down(record)
        player.lift_curtain()
        place = player.place_with(Card.MILES_75)
        before = player.update.view
        seen_at = player.page.table.table.hand_rect(place)
        settings.pace = 4
        discards(player, Card.MILES_75)
        flights = player.page.table.table.flights
        while not flights.running:
            QApplication.processEvents()
        assert player.items == {}
        picture = player.page.table.table.picture
        assert picture is not None
        cards = [seat.cards for text in picture.texts for seat in text.seats]
        assert (picture.draw_pile, cards[1]) == (before.draw_pile, before.hand_sizes[1] - 1)
        (card,) = [i for i in player.page.table.table.items() if isinstance(i, FlyingCard)]
        middle = card.sceneBoundingRect().center()
        assert seen_at.adjusted(-40, -40, 40, 40).contains(middle), "it leaves from its place"

    def test_a_player_who_goes_on_keeps_the_hand(self, sit_down: Seat) -> None:
        player = sit_down(shared("driving-ace 25", draws="50 75"))
        player.lift_curtain()
        player.play_by_keys(next(m for m in player.update.choices if m.card is Card.DRIVING_ACE))
        assert not player.page.curtain.isVisible()
        assert (player.update.view.seat, len(player.items)) == (0, 7)

    def test_somebody_alone_at_the_screen_keeps_the_hand(self, sit_down: Seat) -> None:
        player = sit_down(match_where("25 50", "roll", people=(0,)))
        discards(player, Card.MILES_25)
        QApplication.processEvents()
        QApplication.processEvents()
        assert len(player.items) == 6

    def test_the_public_table_waits_where_players_want_to_be_waited_for(
        self, sit_down: Seat, settings: Settings, thinker: SlowThinker
    ) -> None:
        settings.wait_for_me = True
        record = shared("25 50", "roll 75", "100", draws="25 25", first=0, moves=("0 discard 25",))
        player = sit_down(record)
        player.lift_curtain()
        discards(player, Card.MILES_75)
        player.settle()
        assert not player.page.bar.asks, "what somebody here has played needs no pause"
        thinker.decide()
        player.settle()
        assert list(player.buttons()) == ["Continue"]
        player.keys(Key.Key_Space)
        player.lift_curtain()
        assert not player.page.bar.asks, "what was seen already is not waited for again"

    def test_the_reader_is_told_nothing_of_the_hand_any_more(self, sit_down: Seat) -> None:
        record = shared("25 50", "roll 75", "100", draws="25 25", first=0, moves=("0 discard 25",))
        player = sit_down(record)
        player.lift_curtain()
        announcer().flush()
        player.page.obey(Command.READ_HAND)
        heard: list[str] = []
        connection = announcer().said.connect(lambda words, _urgent: heard.append(words))
        leave_window()
        announcer().flush()
        announcer().said.disconnect(connection)
        assert "Roll" not in " ".join(heard)
        assert player.bar == ""

    def test_a_reader_that_knows_descriptions_alone_finds_none_of_the_hand(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.speak_by_description = True
        record = shared("25 50", "roll 75", "100", draws="25 25", first=0, moves=("0 discard 25",))
        player = sit_down(record)
        player.lift_curtain()
        player.page.accessible_table.piles.stop.setFocus()
        player.page.obey(Command.READ_HAND)
        announcer().flush()
        described = QApplication.focusWidget()
        assert described is not None
        assert "Roll" in described.accessibleDescription()
        other = next(move for move in player.update.choices if move.card is not Card.ROLL)
        player.page.turn_controller.submit(other)
        player.settle()
        assert "Roll" not in described.accessibleDescription()
        settings.speak_by_description = False


class TestWhatBelongsToAHand:
    def test_a_question_about_a_card_is_refused_when_the_curtain_closes(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(shared("driving-ace 25"))
        player.lift_curtain()
        seq = player.update.seq
        player.keys("1", "d")
        assert player.bar == "Discard Driving Ace?"
        leave_window()
        assert player.page.curtain.isVisible()
        assert player.bar == ""
        assert settings.confirm_discard
        player.lift_curtain()
        assert (player.update.seq, len(player.items)) == (seq, 7)

    def test_a_card_that_is_shown_large_goes_with_the_hand(self, sit_down: Seat) -> None:
        player = sit_down(shared("driving-ace 25"))
        player.lift_curtain()
        player.keys("1", "i")
        assert player.page.inspector.isVisible()
        leave_window()
        assert player.page.curtain.isVisible()
        assert player.page.inspector.isHidden()

    def test_a_card_that_is_held_back_stays_in_the_hand(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.hold_back = 3
        player = sit_down(shared("roll 25"))
        player.lift_curtain()
        player.keys("1", Key.Key_Return)
        assert "Roll" in player.bar
        leave_window()
        assert (player.bar, player.page.prompts.clock.isActive()) == ("", False)
        player.lift_curtain()
        assert len(player.items) == 7

    def test_the_rule_book_leaves_the_chapter_of_the_chosen_card(self, sit_down: Seat) -> None:
        player = sit_down(shared("driving-ace 25"))
        player.lift_curtain()
        player.keys("1", "?")
        book = player.window.shell.features.rules.book
        assert book is not None
        looked_up = book.chapter_view.toPlainText()
        leave_window()
        assert book.isVisible()
        assert book.contents.currentRow() == 0
        assert book.chapter_view.toPlainText() != looked_up
        player.lift_curtain()
        book.search.setText("Driving Ace")
        book.contents.setCurrentRow(1)
        leave_window()
        assert (book.search.text(), book.contents.currentRow()) == ("", 0)

    def test_every_window_closes_that_was_not_meant_to_stay(self, sit_down: Seat) -> None:
        player = sit_down(shared("driving-ace 25"))
        player.lift_curtain()
        window = player.window
        stay = [show_keys(window), PreferencesDialog(window.settings, window)]
        stay[1].show()
        go = [QDialog(window), QDialog(player.page.bar), QMenu(player.page)]
        for opened in go:
            opened.show()
        leave_window()
        assert [dialog.isVisible() for dialog in stay] == [True, True]
        assert [opened.isVisible() for opened in go] == [False] * 3
        for dialog in stay:
            dialog.close()


class TestWhyTheCurtainCalls:
    def test_somebody_attacked_hears_by_whom_and_what(self, sit_down: Seat) -> None:
        record = match_where(
            "roll speed-limit", "roll", people=(0, 1), moves=("0 play roll", "1 play roll"),
        )  # fmt: skip
        player = sit_down(record)
        player.lift_curtain()
        player.play_by_keys(next(m for m in player.update.choices if m.card is Card.SPEED_LIMIT))
        assert curtain_words(player)[:2] == ["Pass to Marcel", "Anna plays Speed Limit on you."]
        player.speak("fr")
        words = curtain_words(player)
        assert words[1] == "Anna joue Limite de vitesse contre vous."

    def test_somebody_who_has_arrived_hears_that_the_trip_may_end(self, sit_down: Seat) -> None:
        moves = ["0 play roll", "1 discard 25"]
        for card in ("200", "200", "100", "100"):
            moves += [f"0 play {card}", "1 discard 25"]
        record = match_where(
            "roll 200 200 100 100 100", "25 25 25 25 25", moves=moves, people=(0, 1)
        )
        player = sit_down(record)
        player.lift_curtain()
        player.play_by_keys(next(m for m in player.update.choices if m.card is Card.MILES_100))
        assert player.page.bar.asks, "who decides already looks"
        leave_window()
        words = curtain_words(player)
        assert words[1] == "You have reached 700 miles: finish the trip, or extend it?"

    def test_a_key_held_down_does_not_lift_it(self, sit_down: Seat) -> None:
        player = sit_down(Record(header((0, 1))), first=0)
        held = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
        )
        QApplication.sendEvent(player.window.windowHandle(), held)
        assert player.page.curtain.isVisible()


def test_in_practice_with_others_a_player_goes_back_without_asking(sit_down: Seat) -> None:
    record = match_where(
        "25 50", "roll 75", draws="100 stop 50", people=(0, 1), practice=True,
        moves=("0 discard 25", "1 discard 75"),
    )  # fmt: skip
    player = sit_down(record)
    player.lift_curtain()
    player.keys(Key.Key_Backspace)
    assert not player.page.curtain.isVisible()
    view = player.update.view
    assert (view.seat, view.discards) == (0, ())
    assert Card.MILES_25 in view.hand
    assert len(player.items) == 7
