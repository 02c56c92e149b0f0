"""The questions on the bar above the hand, and the box before a precious card goes."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mille_qt.play.hand_tools import HandTools
from mille_qt.play.panels.answers import Answer
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.play.panels.turn_sign import TurnSign
from mille_qt.table.positions import lane
from mille_qt.ui.settings import Settings
from mille_rules import Card, Phase
from mille_rules.moves import EXTEND, FINISH
from tests.qt.play.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

Key = Qt.Key
Style = Qt.ToolButtonStyle
ROLLING = ("0 play roll", "1 play roll")


def attacked(sit_down: Seat, safety: str) -> PlayerAtTable:
    """Somebody who has just received a Flat Tire."""
    record = match_where(
        f"roll 25 {safety}", "roll 25 flat-tire", draws="50 50 50 50",
        moves=(*ROLLING, "0 discard 25", "1 play flat-tire on 0"),
    )  # fmt: skip
    return sit_down(record)


def held(player: PlayerAtTable) -> list[Card]:
    """The cards of the hand, wherever they lie."""
    return sorted(item.card for item in player.items.values())


class TestCoup:
    def test_with_the_safety_space_answers_and_the_turn_is_won(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        assert player.bar == "Marcel plays Flat Tire on you."
        assert list(player.buttons()) == ["Play Puncture Proof", "Keep it"]
        play, keep = player.buttons().values()
        assert play.accessibleDescription().startswith("+300 Coup fourré!")
        assert play.accessibleDescription().endswith("(Space)")
        assert keep.accessibleDescription().endswith("(N)")
        assert player.window.windowTitle() == "Your answer"
        player.keys(Key.Key_Space)
        view = player.update.view
        assert view.tableaux[0].coups == (Card.PUNCTURE_PROOF,)
        assert view.tableaux[0].battle[-1:] != (Card.FLAT_TIRE,)
        assert (player.bar, view.turn, len(view.hand)) == ("", 0, 7)
        assert any("Coup fourré" in line for line in player.log)

    def test_tab_goes_through_the_answers_as_they_are_seen(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        buttons = sorted(player.buttons().values(), key=lambda button: button.x())
        assert [button.isDefault() for button in buttons] == [True, False]
        buttons[0].setFocus()
        QTest.keyClick(buttons[0], Key.Key_Tab)
        assert buttons[1].hasFocus()

    @pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
    def test_enter_takes_the_answer_that_is_meant(self, sit_down: Seat, key: Qt.Key) -> None:
        player = attacked(sit_down, "puncture-proof")
        player.keys(key)
        assert player.update.view.tableaux[0].coups == (Card.PUNCTURE_PROOF,)

    def test_with_the_safety_n_lets_it_stand(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        player.keys("n")
        view = player.update.view
        assert view.tableaux[0].coups == ()
        assert view.tableaux[0].battle[-1] is Card.FLAT_TIRE
        assert Card.PUNCTURE_PROOF in view.hand

    @pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Escape, Key.Key_Return])
    def test_without_the_safety_there_is_one_answer(
        self, sit_down: Seat, settings: Settings, key: Qt.Key
    ) -> None:
        settings.wait_after_hazard = True
        player = attacked(sit_down, "extra-tank")
        assert player.bar == "Marcel plays Flat Tire on you."
        assert list(player.buttons()) == ["Continue"]
        player.keys(key)
        assert player.update.view.phase is Phase.PLAY
        assert player.bar == ""

    def test_by_mouse(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        player.press("Play")
        assert player.update.view.tableaux[0].coups == (Card.PUNCTURE_PROOF,)

    def test_the_hand_is_seen_but_no_card_moves_before_the_answer(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        seq = player.update.seq
        roll = player.place_with(Card.MILES_25)
        player.keys(str(roll + 1), "d", "u", "p")
        player.click_card(roll)
        player.click_card(roll, Qt.MouseButton.RightButton)
        assert len(player.items) == 6
        assert player.update.seq == seq
        assert player.buttons()

    def test_in_french(self, sit_down: Seat, settings: Settings) -> None:
        player = attacked(sit_down, "puncture-proof")
        settings.language = "fr"
        player.settle()
        assert "Marcel" in player.bar
        assert "Pneu crevé" in player.bar
        assert list(player.buttons()) == ["Jouer Increvable", "La garder"]
        player.keys(Key.Key_Space)
        assert player.update.view.tableaux[0].coups == (Card.PUNCTURE_PROOF,)


def arrived(sit_down: Seat, **more: object) -> PlayerAtTable:
    """Somebody who reaches 700 with the 100 in hand."""
    hand = "roll 200 200 100 100"
    played = ("0 play 200", "0 play 200", "0 play 100", "0 play 100")
    moves = ["0 play roll", "1 discard 25"]
    for move in played:
        moves += [move, "1 discard 25"]
    record = match_where(
        hand, "25 25 25 25 25", draws="100 50 50 50 50 50 50 50", moves=moves, **more
    )
    return sit_down(record)


@pytest.mark.unpainted
@pytest.mark.usefixtures("english")
class TestExtension:
    @pytest.mark.styled
    def test_both_worths_can_be_read_at_once_on_a_small_screen(self, sit_down: Seat) -> None:
        player = arrived(sit_down)
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        player.window.resize(1024, 600)
        player.settle()
        label = player.page.bar.findChild(QLabel)
        assert label.heightForWidth(label.width()) <= player.page.bar.height()

    def test_escape_decides_nothing(self, sit_down: Seat) -> None:
        player = arrived(sit_down)
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        player.keys(Key.Key_Escape)
        assert player.update.view.phase is Phase.EXTENSION

    @pytest.mark.parametrize(
        ("key", "move"), [(Key.Key_Return, FINISH), ("e", EXTEND)], ids=["end", "on"]
    )
    def test_both_answers_by_key(self, sit_down: Seat, key: Qt.Key, move: object) -> None:
        player = arrived(sit_down)
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        assert player.update.view.phase is Phase.EXTENSION
        assert player.bar == "700 miles! Stop here, or go on?"
        assert list(player.buttons()) == ["Stop here", "Go on to 1,000"]
        player.keys(key)
        if move == FINISH:
            assert player.sheet is not None
            assert player.update.view.match.races[0][0].trip == 400
        else:
            assert player.sheet is None
            assert player.update.view.target == 1000
            assert player.update.view.extension_by == 0

    def test_the_question_waits_until_the_car_has_arrived(
        self, sit_down: Seat, settings: Settings, qtbot: QtBot
    ) -> None:
        player = arrived(sit_down)
        settings.pace = 2
        QTest.keyClicks(player.page, str(player.place_with(Card.MILES_100) + 1))
        QTest.keyClick(player.page, Key.Key_Return)
        qtbot.waitUntil(lambda: player.page.table.table.moving, timeout=10_000)
        qtbot.waitUntil(lambda: "Stop here" in player.bar, timeout=10_000)
        scene = player.page.table.table
        arrived_at = scene.car(0).pos()
        qtbot.waitUntil(lambda: not scene.moving, timeout=10_000)
        assert scene.car(0).pos() == arrived_at

    def test_each_answer_says_what_it_is_worth_now(self, sit_down: Seat) -> None:
        player = arrived(sit_down)
        player.drag(player.place_with(Card.MILES_100), lane(0))
        finish, extend = (button.accessibleDescription() for button in player.buttons().values())
        assert finish == "900 points for certain. trip 400 + shutout 500 (Enter)"
        assert extend.startswith("1,100 points, or 200 for each opponent. ")


@pytest.mark.unpainted
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

    def test_a_safety_goes_once_that_is_said(self, sit_down: Seat, settings: Settings) -> None:
        player = sit_down(match_where("driving-ace 25"))
        player.click_card(0, Qt.MouseButton.RightButton)
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
        player = arrived(sit_down)
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

    def test_to_discard_without_a_card_asks_for_one(self, sit_down: Seat) -> None:
        player = sit_down(match_where("25"))
        player.keys("d")
        assert player.bar == "Discard which card? 1–7, or P for the one just drawn"

    def test_another_order_is_said_and_families_come_together_at_once(self, sit_down: Seat) -> None:
        player = sit_down(match_where("100 roll 25 driving-ace 25 25", draws="stop"))
        player.keys("o")
        assert player.bar == "The hand is kept by families."
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
        assert player.bar == "Roll is about to go."
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
        assert "looked then" in player.bar
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
        assert len(player.log) == lines
        player.press_tool("Take back")
        assert held(player) == first
        assert player.update.view.tableaux[0].battle == ()
        assert player.hint.startswith("Your turn")
        player.keys(Key.Key_Backspace)
        assert player.bar == "There is no move of yours to take back in this race."
        player.keys(str(player.place_with(Card.ROLL) + 1), Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_outside_practice_a_move_stays_once_the_next_card_is_drawn(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(match_where("roll 25 50", draws="100 75"))
        player.keys("1", Key.Key_Return)
        seq = player.update.seq
        assert not player.tool("Take back").isEnabled()
        player.keys(Key.Key_Backspace)
        assert player.bar == "A move can be taken back until the next card is drawn."
        assert player.update.seq == seq

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
        note = "There is no move of yours to take back in this race."
        assert player.bar == f"{question}\n{note}"
        player.keys(Key.Key_Space)
        assert player.hint == "Your turn\nPlay a raised card, or discard any card"

    def test_taking_back_while_the_table_waits_for_me_or_looks_back(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        player = sit_down(match_where("roll 25 50", draws="100 75", practice=True))
        first = held(player)
        for look_back in (False, True):
            player.keys(str(player.place_with(Card.ROLL) + 1), Key.Key_Return)
            assert player.bar == "Continue when you are ready."
            if look_back:
                log = player.page.panel.log.lines
                log.itemClicked.emit(log.item(log.count() - 1))
            player.keys(Key.Key_Backspace)
            assert held(player) == first
            assert player.bar == ""


def visible_tool(player: PlayerAtTable, words: str) -> None:
    tools = player.page.tools.findChildren(QToolButton)
    shown = [tool for tool in tools if tool.isVisible() and tool.text().startswith(words)]
    assert shown, f"no button {words}"


@pytest.mark.unpainted
class TestWaitingForMe:
    def test_every_turn_of_an_opponent_waits_for_a_key(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        player = sit_down(match_where("roll 25 50", seats=3))
        player.keys("1", Key.Key_Return)
        for _opponent in ("Marcel", "Yvette"):
            assert player.bar == "Continue when you are ready."
            assert "discard any" not in player.hint
            player.keys(Key.Key_Space)
        assert player.bar == ""
        assert player.hint == "Your turn\nPlay a raised card, or discard any card"

    def test_without_the_setting_nothing_waits(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50", seats=3))
        player.keys("1", Key.Key_Return)
        assert player.bar == ""
        assert player.hint.startswith("Your turn")


def tools_in(place: QRect, settings: Settings, qtbot: QtBot, *, practice: bool) -> HandTools:
    """The buttons beside a hand, in an area of that size."""
    tools = HandTools(settings, True, practice, None)
    qtbot.addWidget(tools)
    tools.offer_hints(True)
    tools.set_area(place)
    tools.show()
    return tools


def shown_tools(tools: HandTools) -> list[QToolButton]:
    """The buttons that are not in the menu; all are of one height, whole and apart."""
    shown = [tool for tool in tools.findChildren(QToolButton) if tool.isVisible()]
    assert len({(button.height(), button.iconSize().height()) for button in shown}) == 1
    for button in shown:
        assert button.width() >= button.sizeHint().width(), button.text()
        assert tools.rect().contains(button.geometry()), button.text()
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(shown, 2))
    return shown


@pytest.mark.styled
@pytest.mark.parametrize(
    ("place", "style"),
    [
        (QRect(0, 0, 240, 135), Style.ToolButtonTextBesideIcon),
        (QRect(0, 0, 119, 240), Style.ToolButtonTextBesideIcon),
        (QRect(0, 0, 600, 40), Style.ToolButtonTextBesideIcon),
        (QRect(0, 0, 180, 146), Style.ToolButtonTextUnderIcon),
        (QRect(0, 0, 110, 120), Style.ToolButtonIconOnly),
        (QRect(0, 0, 260, 40), Style.ToolButtonIconOnly),
    ],
)
def test_the_buttons_of_the_hand_have_words_or_where_these_have_no_room_icons(
    place: QRect, style: Style, settings: Settings, qtbot: QtBot
) -> None:
    tools = tools_in(place, settings, qtbot, practice=False)
    shown = shown_tools(tools)
    assert [button.accessibleName() for button in shown] == [
        "Play", "Discard", "Hint", "Sort", "Score", "Sounds are on",
    ]  # fmt: skip
    assert {button.toolButtonStyle() for button in shown} == {style}
    keys = [button.toolTip().rpartition(" (")[2] for button in shown]
    assert keys == ["U)", "D)", "H)", "O)", "F9)", "M)"]
    assert [button.accessibleDescription() for button in shown] == [
        button.toolTip() for button in shown
    ]


def test_a_card_that_can_be_played_is_played_by_the_button_too(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 accident", "roll 50", moves=ROLLING))
    (play,) = [
        button
        for button in player.page.tools.findChildren(QToolButton)
        if button.accessibleName() == "Play"
    ]
    assert not play.isEnabled()
    player.keys(str(player.place_with(Card.MILES_25) + 1))
    assert play.isEnabled()
    QTest.mouseClick(play, Qt.MouseButton.LeftButton)
    player.settle()
    assert player.update.view.tableaux[0].miles == 25
    assert not play.isEnabled()


@pytest.mark.styled
def test_what_has_no_room_beside_the_hand_is_in_a_menu(settings: Settings, qtbot: QtBot) -> None:
    tools = tools_in(QRect(0, 0, 75, 75), settings, qtbot, practice=True)
    shown = {button.accessibleName() for button in shown_tools(tools)}
    (menu,) = tools.findChildren(QMenu)
    menu.aboutToShow.emit()
    offered = [action.text().partition("\t")[0] for action in menu.actions()]
    assert "Sound" in offered
    words = {"Play", "Discard", "Hint", "Sort", "Take back", "Score", "Sound", "More"}
    assert shown | set(offered) == words
    pressed: list[str] = []
    tools.panel_pressed.connect(lambda: pressed.append("score"))
    (score,) = [action for action in menu.actions() if action.text() == "Score\tF9"]
    score.trigger()
    assert pressed == ["score"]


@pytest.mark.styled
def test_choices_stand_side_by_side_or_where_the_bar_is_narrow_below_each_other(
    qtbot: QtBot,
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bar = MessageBar(table, table, TurnSign(table), lambda _card, _size: QPixmap())
    answers = [
        Answer(f"Answer {number}", table.update, main=not number, note="What it brings." * number)
        for number in range(2)
    ]
    table.show()
    for width, across in ((700, True), (110, False)):
        bar.set_area(QRect(0, 400, width, 30))
        bar.ask("What now?", answers)
        first, second = bar.buttons()
        assert (first.y() == second.y()) == across
        assert (first.x() == second.x()) != across
        for button in (first, second):
            assert bar.rect().contains(button.geometry())
            assert button.height() >= button.heightForWidth(button.width())
        assert bar.geometry().bottom() == QRect(0, 400, width, 30).bottom()


def test_buttons_that_are_too_wide_for_one_row_are_in_several(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bar = MessageBar(table, table, TurnSign(table), lambda _card, _size: QPixmap())
    answers = [
        Answer("Tell me what just happened", table.update),
        Answer("Back", table.update, True),
    ]
    table.show()
    for width, rows in ((400, 1), (200, 2)):
        bar.set_area(QRect(0, 400, width, 30))
        bar.ask("This is how the table looked then.", answers)
        assert len({button.geometry().center().y() for button in bar.buttons()}) == rows
        assert all(bar.rect().contains(button.geometry()) for button in bar.buttons())


@pytest.mark.styled
def test_long_messages_stand_on_the_bar_and_short_ones_on_the_sign(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    sign = TurnSign(table)
    sign.set_area(QRect(0, 450, 200, 120))
    bar = MessageBar(table, table, sign, lambda _card, _size: QPixmap())
    bar.set_area(QRect(220, 400, 500, 30))
    table.show()
    for words, on_sign in (("Choose a card.", True), ("Choose a card first. " * 20, False)):
        bar.say(words)
        assert bar.text == words
        assert bar.isHidden() == on_sign
        assert (words in [text.text for text in sign.words]) == on_sign
    labels = [label for label in bar.findChildren(QLabel) if label.text() == words]
    assert labels[0].height() >= labels[0].heightForWidth(labels[0].width())


def test_focus_leaves_the_sign_with_its_message(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    table, home = QWidget(window), QPushButton(window)
    sign = TurnSign(table)
    sign.set_area(QRect(0, 0, 300, 120))
    bar = MessageBar(table, home, sign, lambda _card, _size: QPixmap())
    window.resize(400, 300)
    table.setGeometry(0, 0, 400, 200)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    bar.say("Choose a card.")
    sign.setFocus()
    assert sign.hasFocus()
    bar.clear()
    assert home.hasFocus()


@pytest.mark.styled
def test_arrows_move_between_answers_and_enter_takes_the_focused_one(sit_down: Seat) -> None:
    player = arrived(sit_down)
    player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
    stop, go_on = player.buttons().values()
    player.keys(Key.Key_Right)
    assert go_on.hasFocus()
    player.keys(Key.Key_Left)
    assert stop.hasFocus()
    player.keys(Key.Key_Right, Key.Key_Return)
    assert player.update.view.target == 1000


def test_the_safety_that_answers_is_raised_and_one_click_plays_it(sit_down: Seat) -> None:
    player = attacked(sit_down, "puncture-proof")
    place = player.place_with(Card.PUNCTURE_PROOF)
    scene = player.page.table.table
    other = player.place_with(Card.MILES_50)
    assert scene.hand_rect(place).top() < scene.hand_rect(other).top()
    player.click_card(place)
    assert player.update.view.tableaux[0].coups == (Card.PUNCTURE_PROOF,)
