"""What a player who only hears is told: once and in order; and where focus goes."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.play.accessible_table.focus_targets import FocusTarget
from mille_qt.play.panels.log_list import LogList
from mille_qt.ui.access.announcing import announcer
from mille_qt.ui.texts.cards import number
from mille_rules import Card
from mille_rules.rulesets import TODAY_FRENCH
from tests.qt.access.conftest import focused
from tests.qt.access.test_table_by_ear import slot
from tests.qt.conftest import Ears, Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import about_to_arrive, match_where, to_races_won

#: The places that readers and Tab come to are made once the table has been painted.
pytestmark = pytest.mark.painted

Key = Qt.Key
ROLLING = ("0 play roll", "1 play roll")


@pytest.fixture
def steps(qapp: QApplication) -> Iterator[list[QWidget]]:
    """Every widget that gets focus."""
    seen: list[QWidget] = []

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            seen.append(now)

    qapp.focusChanged.connect(note)
    yield seen
    qapp.focusChanged.disconnect(note)


@pytest.fixture
def player(sit_down: Seat, ears: Ears) -> PlayerAtTable:
    """At the first turn of a race, which has been heard."""
    player = sit_down(match_where("roll 100 25", "25 50", draws="50 50"))
    assert ears.words
    return player


def play_slowly(player: PlayerAtTable) -> None:
    """Play the first card, and come back while it flies."""
    player.page.settings.pace = 4
    for key in (Key.Key_1, Key.Key_Return):
        QTest.keyClick(player.window.focusWidget(), key)
    while not player.page.table.table.busy:
        QApplication.processEvents()


class TestChoosing:
    def test_a_card_that_the_keyboard_comes_to_is_read_as_chosen_and_not_said_again(
        self, player: PlayerAtTable, ears: Ears, steps: list[QWidget]
    ) -> None:
        player.keys(Key.Key_Tab, Key.Key_Backtab)
        steps.clear()
        player.keys(Key.Key_Right)
        assert [step.accessibleName() for step in steps] == [focused(player)]
        assert focused(player).startswith("100 miles, chosen, ")
        assert ears.words == ""

    def test_a_card_says_whom_enter_plays_it_on(self, sit_down: Seat) -> None:
        record = match_where("roll stop", "roll 75", draws="50 75", moves=ROLLING)
        player = sit_down(record)
        player.keys(str(player.place_with(Card.STOP) + 1))
        stop = slot(player, "Stop, chosen")
        assert stop.accessibleDescription() == "Enter plays it on Marcel. D discards it."

    def test_pointed_at_the_discard_pile_a_card_says_that_enter_discards_it(
        self, player: PlayerAtTable
    ) -> None:
        player.keys("1", Key.Key_Down)
        assert slot(player, "Roll").accessibleDescription().endswith("Enter discards it.")

    def test_a_key_that_only_chooses_is_obeyed_though_a_card_still_flies(
        self, player: PlayerAtTable
    ) -> None:
        play_slowly(player)
        QTest.keyClick(player.window.focusWidget(), "2")
        assert player.page.hand.chosen is Card.MILES_100

    def test_a_key_that_plays_only_ends_what_flies(self, player: PlayerAtTable) -> None:
        play_slowly(player)
        QTest.keyClick(player.window.focusWidget(), Key.Key_Return)
        player.page.settings.pace = 0
        player.settle()
        assert player.page.hand.chosen is None
        assert [line for line in player.log if line.startswith("You ")] == ["You play Roll"]

    def test_a_digit_before_the_own_turn_is_answered_once_with_whose_turn_it_is(
        self, player: PlayerAtTable, ears: Ears
    ) -> None:
        update = player.page.table_presenter.update
        assert update is not None
        theirs = update.view._replace(turn=1, to_act=(1,))
        player.page.table_presenter.show(update._replace(view=theirs, choices=()))
        assert ears.words == ""
        QTest.keyClick(player.window.focusWidget(), "3")
        assert ears.words == "It’s not your turn yet. Wait for Marcel."

    def test_a_digit_right_before_it_says_that_it_is_about_to_be(
        self, player: PlayerAtTable, ears: Ears
    ) -> None:
        update = player.page.table_presenter.update
        assert update is not None
        player.page.table_presenter.show(update, active=False)
        QTest.keyClick(player.window.focusWidget(), "3")
        assert ears.words == "Your turn."
        assert player.bar == ""


class TestLateNames:
    def test_a_place_keeps_its_new_name_back_until_it_may_tell(self, player: PlayerAtTable) -> None:
        late, place = (
            player.page.accessible_table.deferred_announcement,
            player.window.focusWidget(),
        )
        assert isinstance(place, FocusTarget)
        name = place.accessibleName()
        late.wanted = True
        late.delay(place, wanted=True, active=True)
        place.describe("Stop, place 1")
        assert place.accessibleName() == name
        late.announce_now()
        assert place.accessibleName() == "Stop, place 1"

    def test_of_a_hand_that_is_hidden_no_name_is_kept_back(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 accident", "stop 75", people=(0, 1)))
        player.lift_curtain()
        player.page.accessible_table.deferred_announcement.wanted = True
        player.page.shared_screen.hide_hand()
        assert all(
            place.accessibleName() == "" for place in player.page.accessible_table.hand.targets
        )


class TestPlaces:
    def test_from_the_curtain_the_keyboard_goes_straight_to_the_first_card(
        self, sit_down: Seat, steps: list[QWidget]
    ) -> None:
        player = sit_down(match_where("roll 100 25", "stop 75", people=(0, 1)))
        steps.clear()
        player.lift_curtain()
        assert set(steps) == {player.page.accessible_table.hand.targets[0]}

    def test_the_score_is_read_row_by_row(self, player: PlayerAtTable) -> None:
        player.keys(Key.Key_F9)
        panel = player.page.panel.score
        panel.rows.stop.setFocus()
        heard = [focused(player)]
        for _ in range(12):
            player.keys(Key.Key_Down)
            heard.append(focused(player))
        assert heard[0] == "Score so far: You 0, Marcel 0"
        assert heard[1].startswith("Miles")
        assert "Safe trip: You still possible, Marcel still possible" in heard
        assert heard[-1] == "Match: You 0, Marcel 0", "no further than to the end"

    def test_where_races_decide_the_score_is_a_single_row(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "stop 75", rules=TODAY_FRENCH))
        player.keys(Key.Key_F9)
        rows = player.page.panel.score.rows
        rows.stop.setFocus()
        first = rows.stop
        player.keys(Key.Key_Down)
        assert rows.stop is first
        assert focused(player) == "Races won: You 0, Marcel 0"
        area, line = first.geometry(), player.page.panel.score.score.line_area("match")
        assert line is not None
        assert area.size() == line.size(), "it is where the races won are"

    def test_the_log_begins_at_what_happened_last(self, player: PlayerAtTable) -> None:
        player.keys("1", Key.Key_Return)
        lines = player.page.panel.log.lines
        assert isinstance(lines, LogList)
        lines.setFocus()
        assert lines.currentItem().text() == player.log[-1]


class TestPages:
    def test_the_score_sheet_says_who_has_how_many_points(self, sit_down: Seat, ears: Ears) -> None:
        player = sit_down(about_to_arrive())
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        player.keys(Key.Key_Return)
        assert player.sheet is not None
        own, other = (score.total for score in player.update.view.match.races[0])
        assert f"This race: You {number(own)}, Marcel {other}." in ears.words

    def test_the_end_of_a_race_is_said_once(self, sit_down: Seat, ears: Ears) -> None:
        player = sit_down(about_to_arrive())
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        assert "You play 100. 700 miles! Stop here, or go on? " in ears.words
        player.keys(Key.Key_Return)
        assert ears.words.startswith("You finish the trip here. You win race 1! ")

    def test_the_next_race_begins_on_none_of_the_cards_of_the_last_one(
        self, sit_down: Seat, ears: Ears, qapp: QApplication
    ) -> None:
        player = sit_down(about_to_arrive())
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        player.keys(Key.Key_Return)
        assert player.sheet is not None
        read: list[str] = []
        note = qapp.focusChanged.connect(
            lambda _before, now: read.append("" if now is None else now.accessibleName())
        )
        player.keys(Key.Key_Return)
        player.settle()
        qapp.disconnect(note)
        assert player.update.view.match.race == 2
        cards = [name for name in read if ", place " in name]
        assert [card for card in cards if ", can" not in card] == []

    def test_the_score_sheet_says_once_who_has_won_how_many_races(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        player = sit_down(to_races_won())
        player.keys(str(player.place_with(Card.MILES_50) + 1), Key.Key_Return)
        assert player.sheet is not None
        assert ears.words.count("Races won: You 1, Marcel 0") == 1

    def test_a_page_says_its_name_and_begins_on_its_way_on(
        self, player: PlayerAtTable, ears: Ears, steps: list[QWidget]
    ) -> None:
        pages = player.window.pages
        player.window.shell.show_start()
        assert ears.words.startswith("Mille.")
        steps.clear()
        player.window.shell.show_new_game()
        assert ears.words == "New game."
        page = pages.currentWidget()
        assert steps
        assert all(page.isAncestorOf(step) for step in steps), "nothing of another page is read"

    def test_a_page_aside_says_what_stands_on_it_and_leads_back_to_where_it_was_opened(
        self, player: PlayerAtTable, ears: Ears
    ) -> None:
        player.window.shell.show_start()
        start = player.window.shell.start_page
        assert start.focusWidget() is start.continue_button
        start.statistics_button.click()
        assert "Statistics. No races yet. Every race that ends here is counted" in ears.words
        QTest.keyClick(player.window.focusWidget(), Key.Key_Escape)
        assert player.window.focusWidget() is start.statistics_button

    def test_the_window_keeps_its_name_while_its_title_follows_the_turns(
        self, player: PlayerAtTable
    ) -> None:
        assert player.window.windowTitle() == "Your turn"
        assert player.window.accessibleName() == "Mille"

    def test_where_readers_know_no_announcements_what_has_the_keyboard_describes_them(
        self, player: PlayerAtTable, ears: Ears, qtbot: QtBot
    ) -> None:
        # Once the hand is there, the page gives the focus to a card.
        qtbot.waitUntil(lambda: player.window.focusWidget() is not player.page)
        player.window.settings.speak_by_description = True
        place = player.window.focusWidget()
        before = place.accessibleDescription()
        player.keys("c")
        score = ears.words
        assert place.accessibleDescription() == score
        player.keys("c")
        assert ears.words == score
        assert place.accessibleDescription() == f"{score} ", "what is the same is not read again"
        player.keys(Key.Key_Tab)
        assert place.accessibleDescription() == before
        player.window.settings.speak_by_description = False

    def test_a_notice_that_only_counts_up_is_said_once(
        self, player: PlayerAtTable, ears: Ears
    ) -> None:
        for attempt in (1, 2, 3):
            player.page.banner.show_text(f"Reconnecting (try {attempt}).")
        assert ears.words == "Reconnecting (try 1)."
        announcer().flush()
