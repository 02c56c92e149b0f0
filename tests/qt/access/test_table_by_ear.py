"""The table for somebody who does not see it: names, announcements, the keyboard, and secrets."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mille_qt.app.main_window import MainWindow
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.play.accessible_table.focus_targets import FocusTarget
from mille_qt.play.keyboard import Command
from mille_qt.ui.access.announcing import announce, announcer
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record, RuleSet
from mille_rules.moves import play
from tests.qt.access.conftest import focused
from tests.qt.conftest import Ears, Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import by_rules, header, match_where
from tests.qt.play.test_whole_races import made_by, on_disk

#: The places that readers and Tab come to are made once the table has been painted.
pytestmark = pytest.mark.painted

Key = Qt.Key
ROLLING = ("0 play roll", "1 play roll")


def tree(widget: QWidget) -> Iterator[str]:
    """Every name and description under a window, hidden ones too."""
    interfaces = [QAccessible.queryAccessibleInterface(widget)]
    while interfaces:
        interface = interfaces.pop()
        for text in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            yield interface.text(text)
        children = [interface.child(index) for index in range(interface.childCount())]
        interfaces += [child for child in children if child is not None and child.isValid()]


def slot(player: PlayerAtTable, name: str) -> FocusTarget:
    """The visible slot whose name begins so."""
    page = player.page
    found = [s for s in page.accessible_table.chain() if s.accessibleName().startswith(name)]
    assert found, [s.accessibleName() for s in page.accessible_table.chain()]
    assert found[0].isVisible()
    return found[0]


def tab_to(player: PlayerAtTable, widget: QWidget) -> None:
    """Press Tab until a widget has focus."""
    for _ in range(40):
        if player.window.focusWidget() is widget:
            return
        player.keys(Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {widget.accessibleName()}")


def press(player: PlayerAtTable, name: str) -> None:
    """What a screen reader's press does, without the moment that a button stays down."""
    slot(player, name).click()
    player.settle()


class TestNames:
    def test_every_place_of_the_table_says_what_lies_there(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "roll 50", draws="50 50 50", moves=ROLLING))
        names = [s.accessibleName() for s in player.page.accessible_table.chain() if s.isVisible()]
        assert "100 miles, can be played, place 2" in names
        assert "Discard pile, empty" in names
        assert any(name.startswith("Road: You 0 of 700, Marcel 0 of 700") for name in names)
        assert "You: Rolling" in names
        assert "Marcel, battle pile: Roll" in names
        assert "You, place for Extra Tank, empty" in names
        assert all(names)

    def test_a_card_that_cannot_be_played_says_why(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        card = slot(player, "100 miles, cannot be played")
        assert card.accessibleDescription().startswith("You haven’t started yet.")

    def test_names_change_with_the_language(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        player.speak("fr")
        assert slot(player, "Roulez, jouable, place 1")

    @pytest.mark.styled
    def test_slots_lie_where_the_table_draws(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        layout = player.page.table.table.layout
        assert layout is not None
        assert slot(player, "Draw pile").geometry() == layout.draw_pile.toAlignedRect()


class TestPresses:
    def test_a_card_is_pressed_twice_to_play_it(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        press(player, "Roll")
        assert slot(player, "Roll, chosen, can be played, place 1")
        press(player, "Roll, chosen")
        assert made_by(on_disk(), 0) == [play(Card.ROLL)]

    def test_a_chosen_card_is_put_where_one_presses(self, sit_down: Seat) -> None:
        record = match_where(
            "stop roll", "roll 75", "roll 50", draws="50 75 100",
            moves=("0 play roll", "1 play roll", "2 play roll"), people=(0,), seats=3,
        )  # fmt: skip
        player = sit_down(record)
        press(player, "Stop")
        yvette = slot(player, "Yvette, battle pile")
        assert yvette.accessibleDescription() == "Play Stop here."
        press(player, "Yvette, battle pile")
        assert made_by(on_disk(), 0)[-1] == play(Card.STOP, 2)

    def test_without_a_card_a_pile_says_what_is_missing(self, sit_down: Seat, ears: Ears) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        assert ears.words
        press(player, "Discard pile")
        assert ears.words == "Choose a card from your hand first."


class TestAnnouncements:
    def test_moves_are_said_as_the_log_has_them(self, sit_down: Seat, ears: Ears) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50 50"))
        ears.words  # noqa: B018
        player.keys("1", Key.Key_Return)
        said = ears.words
        for line in player.log[1:]:
            assert f"{line}." in said
        assert said.endswith("Your turn.")
        assert said.index("You play Roll.") < said.index("Marcel") < said.index("You draw ")

    def test_a_question_is_said_at_once_with_its_answers(self, sit_down: Seat, ears: Ears) -> None:
        record = match_where(
            "roll extra-tank 25", "roll out-of-gas", draws="50 75 100",
            moves=("0 play roll", "1 play out-of-gas on 0"),
        )  # fmt: skip
        sit_down(record)
        announcer().flush()
        ((words, urgent),) = [said for said in ears.heard if "Coup" in said[0]]
        assert words.startswith("Marcel plays Out of Gas on you.")
        assert "Play Extra Tank: +300 Coup fourré!" in words
        assert words.endswith(" (N).")
        assert urgent

    def test_of_a_match_that_is_opened_one_hears_how_it_stands_and_not_what_came_before(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        sit_down(match_where("roll 100 25", "roll 50", draws="50 50", moves=ROLLING))
        said = ears.words
        assert "play Roll" not in said
        assert "plays Roll" not in said
        assert "You: 0 of 700, rolling. Marcel: 0 of 700, rolling, 6 cards in hand." in said

    def test_the_hand_is_read_with_the_first_turn_of_a_race_and_not_again(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50 50"))
        assert "Your turn. Your hand: 1: Roll, can be played; 2: 100 miles; " in ears.words
        player.keys("1", Key.Key_Return)
        assert "Your hand" not in ears.words

    def test_what_was_said_last_is_not_repeated_by_the_question_about_it(self, ears: Ears) -> None:
        announce("Marcel plays Accident on you.")
        assert ears.words == "Marcel plays Accident on you."
        announce("Marcel plays Accident on you.\nContinue (Space)", urgent=True)
        assert ears.words == "Continue (Space)."

    def test_what_is_asked_for_again_is_said_again(self, ears: Ears) -> None:
        for _ in range(2):
            announce("Your turn.", urgent=True)
            assert ears.words == "Your turn."

    def test_one_key_reads_the_table_and_others_hand_and_score(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        ears.words  # noqa: B018
        player.keys("t")
        said = ears.words
        assert said.startswith("You: 0 of 700, not started, you hold Roll. Marcel: 0 of 700,")
        assert said.endswith("cards left to draw. Your turn.")
        assert player.bar == said
        QTest.keyClick(player.window.focusWidget(), Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
        assert ears.words.startswith("Your hand: 1: Roll, can be played; 2: 100 miles; ")
        player.keys("c")
        assert ears.words.startswith("You: this race 0, match 0. Marcel: ")


class TestKeyboard:
    def test_the_keyboard_begins_in_the_hand_and_goes_with_the_choice(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        player.page.accessible_table.retranslate()
        assert focused(player).endswith("place 1")
        player.keys("3")
        assert focused(player) == "25 miles, chosen, cannot be played, place 3"

    def test_tab_goes_through_hand_piles_and_tableaux_and_arrows_within(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        player.page.accessible_table.take()
        stops = []
        for _ in range(4):
            stops.append(focused(player).partition(":")[0].partition(",")[0])
            player.keys(Key.Key_Tab)
        assert stops == ["Roll", "Your turn. Choose a card", "You", "Marcel"]
        player.keys(Key.Key_Backtab, Key.Key_Right)
        assert focused(player) == "Marcel, battle pile, empty"

    def test_f6_goes_round_and_comes_back(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        player.page.arrangement.toggle_panel()
        player.page.accessible_table.take()
        first, seen = focused(player), []
        for _ in range(6):
            player.keys(Key.Key_F6)
            seen.append(focused(player).partition(":")[0].partition(",")[0])
        assert seen[1:5] == ["You", "Marcel", "Race log", "Score so far"]
        assert focused(player) == first

    @by_rules
    def test_the_keyboard_is_never_lost_in_a_race(
        self, sit_down: Seat, settings: Settings, rules: RuleSet
    ) -> None:
        settings.confirm_discard = False
        player = sit_down(Record(header((0,), rules=rules)), first=0)
        player.page.accessible_table.take()
        decisions = 0
        while player.sheet is None and decisions < 150:
            assert focused(player)
            player.play_by_keys(player.decide())
            decisions += 1
        assert player.window.focusWidget() is player.sheet.next_button  # type: ignore[union-attr]

    def test_the_mouse_shows_no_ring_and_tab_does(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "25 50", draws="50"))
        player.page.accessible_table.take()
        assert not any(s.ringed for s in player.page.accessible_table.chain())
        player.keys(Key.Key_Tab)
        assert slot(player, "Your turn").ringed


class TestSecrets:
    def test_under_the_curtain_no_card_of_a_hand_is_in_the_tree(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        record = match_where("roll 100 accident gasoline", "stop 75 repairs", people=(0, 1))
        player = sit_down(record)
        assert player.page.curtain.isVisible()
        player.lift_curtain()
        assert any("Accident" in said for said in tree(player.window))
        assert "Accident" in ears.words
        player.page.obey(Command.READ_HAND)
        player.page.shared_screen.hide_hand()
        assert player.page.curtain.isVisible()
        for said in tree(player.window):
            for card in ("Accident", "Gasoline", "Stop", "Repairs"):
                assert card not in said
        assert all(card not in ears.words for card in ("Accident", "Gasoline"))

    def test_under_the_curtain_the_public_table_can_be_read_and_nothing_reached(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        player = sit_down(match_where("roll 100 25", "stop 75", people=(0, 1)))
        ears.words  # noqa: B018
        button = player.window.focusWidget()
        for key in (Key.Key_Tab, Key.Key_Backtab, Key.Key_F6):
            QTest.keyClick(button, key)
            assert player.page.curtain.isAncestorOf(player.window.focusWidget())
        QTest.keyClick(button, Key.Key_T)
        assert ears.words.startswith("Anna: 0 of 700, not started, ")
        QTest.keyClick(button, Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
        assert ears.words == "No hand is shown."

    def test_nothing_is_said_of_a_hand_that_others_hold(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", "stop accident 75", draws="50"))
        assert all("Accident" not in said for said in tree(player.window))


@by_rules
def test_two_people_come_from_the_start_page_to_the_score_sheet_by_keyboard_alone(
    open_window: Callable[[], MainWindow], settings: Settings, rules: RuleSet
) -> None:
    settings.rules, settings.confirm_discard = rules, False
    window = open_window()
    player = PlayerAtTable(window)
    tab_to(player, window.shell.start_page.new_button)
    player.keys(Key.Key_Return)
    page = window.pages.currentWidget()
    assert isinstance(page, NewGamePage)
    tab_to(player, page.seats.rows[1].kinds.buttons[1])
    player.keys(Key.Key_Left, Key.Key_Return)
    assert player.page.session.people == (0, 1)
    for _ in range(200):
        if player.sheet is not None:
            break
        if player.page.curtain.isVisible():
            player.lift_curtain()
        player.play_by_keys(player.decide())
    assert player.sheet is not None
    assert window.focusWidget() is player.sheet.next_button, window.focusWidget().text()
