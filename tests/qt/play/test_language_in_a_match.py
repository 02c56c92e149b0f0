"""Another language in the middle of a match."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from mille_qt.play.inspection import inspected_at
from mille_qt.ui.settings import Settings
from mille_rules import Card
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable, texts_of
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

Key = Qt.Key

FRENCH, ENGLISH = "fr", "en"

ROLLING = ("0 play roll", "1 play roll")


def answers(player: PlayerAtTable) -> list[tuple[str, str]]:
    """What is on the buttons of a question."""
    buttons = player.buttons().values()
    return [(button.text(), button.accessibleDescription()) for button in buttons]


class TestLanguage:
    def words(self, player: PlayerAtTable) -> list[str]:
        """All that the page says, the table's status lines included."""
        page = player.page
        labels = [t for t in texts_of(page, (QLabel, QAbstractButton)) if t]
        asked = [
            inspected_at(page.table.table, item.resting_rect().center(), page.side_names())
            for item in player.items.values()
        ]
        words = [about.words for about in asked if about is not None]
        assert len(words) == len(player.items)
        return [player.window.windowTitle(), *labels, *player.log, *player.statuses, *words]

    def test_everything_is_french_at_once_and_english_again(self, sit_down: Seat) -> None:
        player = sit_down(match_where("stop 25 accident 50", "roll", moves=("0 discard 50",)))
        english = self.words(player)
        player.speak(FRENCH)
        french = self.words(player)
        same = {word for word in english if word in french}
        assert {word for word in same if any(c.isalpha() for c in word)} <= {
            "Score",
            "Coups fourrés",
        }
        assert player.hint.startswith("À vous de jouer")
        assert player.window.windowTitle() == "À vous de jouer"
        player.speak(ENGLISH)
        assert self.words(player) == english

    @pytest.mark.parametrize("safety", ["puncture-proof", "extra-tank"])
    def test_a_question_on_the_bar_is_asked_again_in_french(
        self, sit_down: Seat, settings: Settings, safety: str
    ) -> None:
        settings.wait_after_hazard = True
        record = match_where(
            f"roll 25 {safety}", "roll 25 flat-tire", draws="50 50 50 50",
            moves=(*ROLLING, "0 discard 25", "1 play flat-tire on 0"),
        )  # fmt: skip
        player = sit_down(record)
        english = (player.bar, player.hint, answers(player), player.statuses)
        player.speak(FRENCH)
        french = (player.bar, player.hint, answers(player), player.statuses)
        assert "Pneu crevé" in player.bar
        assert all(one != other for one, other in zip(english, french, strict=True))
        player.speak(ENGLISH)
        assert english == (player.bar, player.hint, answers(player), player.statuses)

    def test_a_refusal_does_not_stay_in_the_language_before(self, sit_down: Seat) -> None:
        player = sit_down(match_where("100 25"))
        player.keys("1")
        assert player.bar
        player.speak(FRENCH)
        assert player.bar == ""

    def test_a_moment_looked_back_at_stays_on_the_table(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25", moves=("0 play roll",)))
        player.click_line(0)
        player.speak(FRENCH)
        assert player.statuses[0] == player.statuses[1], "nobody had started then"
        player.keys(Key.Key_Escape)
        assert player.statuses[0] != player.statuses[1]

    def test_a_chosen_card_stays_chosen(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25"))
        player.keys("1")
        player.speak(FRENCH)
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
