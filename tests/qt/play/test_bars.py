"""The questions and messages on the bar above the hand."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mille_qt.play.keyboard import Command
from mille_qt.play.panels.answers import Answer
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.play.panels.turn_sign import TurnSign
from mille_qt.table.positions import lane
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import desktop_font, enlarged, size_of
from mille_rules import DEFAULT_RULES, Card, Phase, RuleSet
from mille_rules.moves import EXTEND, FINISH
from mille_rules.rulesets import TODAY_FRENCH
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import about_to_arrive, match_where

pytestmark = pytest.mark.shown

Key = Qt.Key
ROLLING = ("0 play roll", "1 play roll")


def attacked(sit_down: Seat, safety: str, rules: RuleSet = DEFAULT_RULES) -> PlayerAtTable:
    """Somebody who has just received a Flat Tire."""
    record = match_where(
        f"roll 25 {safety}", "roll 25 flat-tire", draws="50 50 50 50",
        moves=(*ROLLING, "0 discard 25", "1 play flat-tire on 0"), rules=rules,
    )  # fmt: skip
    return sit_down(record)


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

    def test_the_bonus_is_only_spoken_of_where_there_is_one(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        assert "later, without the bonus." in player.buttons()["Keep it"].accessibleDescription()
        player = attacked(sit_down, "puncture-proof", TODAY_FRENCH)
        assert "safety later." in player.buttons()["Keep it"].accessibleDescription()

    def test_tab_goes_through_the_answers_as_they_are_seen(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        buttons = sorted(player.buttons().values(), key=lambda button: button.x())
        assert [button.isDefault() for button in buttons] == [True, False]
        buttons[0].setFocus()
        QTest.keyClick(buttons[0], Key.Key_Tab)
        assert buttons[1].hasFocus()

    def test_answers_are_whole_where_little_room_is_left_for_them(self, sit_down: Seat) -> None:
        player = attacked(sit_down, "puncture-proof")
        bar, (play, keep) = player.page.bar, player.buttons().values()
        for width in range(400, play.minimumSizeHint().width() - 20, -10):
            bar.set_areas(QRect(0, 300, width, 30), QRect(0, 300, width, 30))
            for button in (play, keep):
                assert button.width() >= button.minimumSizeHint().width(), width

    def test_a_question_gets_smaller_letters_before_it_covers_other_buttons(
        self, sit_down: Seat
    ) -> None:
        bar = attacked(sit_down, "puncture-proof").page.bar
        usual = bar.geometry()
        tools = QRect(usual.left(), usual.top() - 40, usual.width(), 44)
        bar.spare(tools)
        assert not bar.geometry().intersects(tools)
        bar.spare(QRect())
        assert bar.geometry() == usual

    @pytest.mark.slow
    def test_enlarged_letters_get_smaller_than_others_before_they_cover_buttons(
        self, sit_down: Seat
    ) -> None:
        bar = attacked(sit_down, "puncture-proof").page.bar
        for times, smallest in ((1.0, 0.8), (2.0, 1.2)):
            usual = enlarged(desktop_font(), times)
            bar.setFont(usual)
            bar.spare(QRect())
            shown = []
            for top in range(bar.y(), bar.geometry().bottom(), 2):
                bar.spare(QRect(bar.x(), top, bar.width(), 1))
                if not bar.geometry().intersects(QRect(bar.x(), top, bar.width(), 1)):
                    shown.append(size_of(bar.buttons()[0].font()) / size_of(desktop_font()))
            assert min(shown) == pytest.approx(smallest, abs=0.01)

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


@pytest.mark.usefixtures("english")
class TestExtension:
    @pytest.mark.styled
    def test_both_worths_can_be_read_at_once_on_a_small_screen(self, sit_down: Seat) -> None:
        player = sit_down(about_to_arrive())
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        player.window.resize(1024, 600)
        player.settle()
        label = player.page.bar.findChild(QLabel)
        assert label.heightForWidth(label.width()) <= player.page.bar.height()

    def test_escape_decides_nothing(self, sit_down: Seat) -> None:
        player = sit_down(about_to_arrive())
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        player.keys(Key.Key_Escape)
        assert player.update.view.phase is Phase.EXTENSION

    @pytest.mark.parametrize(
        ("key", "move"), [(Key.Key_Return, FINISH), ("e", EXTEND)], ids=["end", "on"]
    )
    def test_both_answers_by_key(self, sit_down: Seat, key: Qt.Key, move: object) -> None:
        player = sit_down(about_to_arrive())
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
        player = sit_down(about_to_arrive())
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
        player = sit_down(about_to_arrive())
        player.drag(player.place_with(Card.MILES_100), lane(0))
        finish, extend = (button.accessibleDescription() for button in player.buttons().values())
        assert finish == "900 guaranteed points. trip 400 + shutout 500 (Enter)"
        assert extend.startswith("1,100 points; if you fail, 200 for each opponent. ")


class TestAfterARace:
    def test_a_table_that_is_shown_once_more_leads_back_to_the_score_sheet(
        self, sit_down: Seat
    ) -> None:
        rules = replace(DEFAULT_RULES, extension_counts=())
        player = sit_down(about_to_arrive(people=(1,), rules=rules))
        sheet = player.sheet
        assert sheet is not None
        player.menu_action(Command.SHEET).trigger()
        assert player.bar == "The race is over."
        player.keys(Key.Key_Return)
        assert player.sheet is not None
        player.menu_action(Command.SHEET).trigger()
        player.menu_action(Command.SHEET).trigger()
        player.sheet.buttons.next.click()
        player.settle()
        assert player.update.view.match.race == 2
        assert player.bar != "The race is over."


class TestWaitingForMe:
    def test_the_next_race_is_dealt_from_the_score_sheet_while_the_table_waits_for_me(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        rules = replace(DEFAULT_RULES, extension_counts=())
        player = sit_down(about_to_arrive(people=(1,), rules=rules))
        assert player.bar == "Continue when you’re ready."
        player.keys(Key.Key_F8)
        player.window.pages.currentWidget().buttons.next.click()
        player.settle()
        view = player.update.view
        assert (view.match.race, view.turn, view.phase) == (2, 1, Phase.PLAY)

    def test_every_turn_of_an_opponent_waits_for_a_key(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        player = sit_down(match_where("roll 25 50", seats=3))
        player.keys("1", Key.Key_Return)
        for _opponent in ("Marcel", "Yvette"):
            assert player.bar == "Continue when you’re ready."
            assert "discard any" not in player.hint
            player.keys(Key.Key_Space)
        assert player.bar == ""
        assert player.hint == "Your turn\nPlay a raised card, or discard any"

    def test_a_press_on_the_draw_pile_does_not_end_the_wait(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        player = sit_down(match_where("roll 25 50"))
        player.keys("1", Key.Key_Return)
        for _press in range(2):
            assert player.bar.startswith("Continue when you’re ready.")
            player.page.table.table.draw_pressed.emit()
            player.settle()
        player.keys(Key.Key_Space)
        assert player.hint.startswith("Your turn")

    def test_without_the_setting_nothing_waits(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25 50", seats=3))
        player.keys("1", Key.Key_Return)
        assert player.bar == ""
        assert player.hint.startswith("Your turn")


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
        bar.set_areas(QRect(0, 400, width, 30), QRect(0, 400, width, 30))
        bar.ask("What now?", answers)
        first, second = bar.buttons()
        assert (first.y() == second.y()) == across
        assert (first.x() == second.x()) != across
        for button in (first, second):
            assert bar.rect().contains(button.geometry())
            assert button.height() >= button.heightForWidth(button.width())
        assert bar.geometry().bottom() == QRect(0, 400, width, 30).bottom()


@pytest.mark.styled
def test_a_question_lies_over_the_sign_only_where_words_have_room_beside_it_and_spares_buttons(
    qtbot: QtBot,
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    sign = TurnSign(table)
    bar = MessageBar(table, table, sign, lambda _card, _size: QPixmap())
    table.resize(1200, 600)
    table.show()
    ribbon = QRect(40, 440, 900, 50)
    sign.set_area(ribbon)
    buttons = QRect(450, 450, 200, 30)
    for left, spared, over in ((400, QRect(), True), (60, QRect(), False), (400, buttons, False)):
        bar.set_areas(QRect(left, 340, 560, 150), QRect())
        bar.spare(spared)
        bar.ask("What now?", [Answer("This", table.update), Answer("That", table.update)])
        assert bar.geometry().intersects(ribbon) == over
        assert not bar.geometry().intersects(spared)
        assert not bar.geometry().intersects(sign.geometry())


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
        bar.set_areas(QRect(0, 400, width, 30), QRect(0, 400, width, 30))
        bar.ask("The table at that moment.", answers)
        assert len({button.geometry().center().y() for button in bar.buttons()}) == rows
        assert all(bar.rect().contains(button.geometry()) for button in bar.buttons())


@pytest.mark.styled
def test_long_messages_stand_on_the_bar_and_short_ones_on_the_sign(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    sign = TurnSign(table)
    sign.set_area(QRect(0, 450, 200, 120))
    bar = MessageBar(table, table, sign, lambda _card, _size: QPixmap())
    bar.set_areas(QRect(220, 400, 500, 30), QRect(220, 400, 500, 30))
    table.show()
    for words, on_sign in (("Choose a card.", True), ("Choose a card first. " * 20, False)):
        bar.say(words)
        assert bar.text == words
        assert bar.isHidden() == on_sign
        assert (words in [text.text for text in sign.words]) == on_sign
    labels = [label for label in bar.findChildren(QLabel) if label.text() == words]
    assert labels[0].height() >= labels[0].heightForWidth(labels[0].width())


@pytest.mark.styled
def test_a_long_message_stands_over_the_road_and_leaves_the_row_of_the_viewer_visible(
    sit_down: Seat,
) -> None:
    player = sit_down(match_where("roll 25 50"))
    bar, layout = player.page.bar, player.page.table.table.layout
    assert layout is not None
    bar.say("Choose a card first. " * 20)
    assert layout.road.band.toRect().contains(bar.geometry())
    assert not bar.geometry().intersects(layout.draw_pile.toRect())
    assert not bar.geometry().intersects(layout.discard_pile.toRect())


def test_whose_turn_it_is_is_written_beside_a_question_and_not_under_it(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    sign = TurnSign(table)
    bar = MessageBar(table, table, sign, lambda _card, _size: QPixmap())
    table.show()
    sign.set_area(QRect(0, 450, 600, 40))
    bar.set_areas(QRect(200, 400, 600, 90), QRect())
    sign.say("Anna: the phone doesn’t answer", "Choose a card", asks=True)
    alone = sign.words
    bar.ask("Who plays?", [Answer("Another phone", lambda: None), Answer("Here", lambda: None)])
    assert not sign.geometry().intersects(bar.geometry())
    assert "Choose a card" not in [text.text for text in sign.words]
    bar.clear()
    assert sign.words == alone


def test_a_message_of_two_lines_stands_in_one_where_the_sign_is_low_and_wide(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    sign = TurnSign(table)
    high = round(sign.fontMetrics().height() * 1.7)
    sign.set_area(QRect(0, 0, 800, high))
    for words in ("Play 100. Enter plays it.", "Play 100.\nEnter plays it."):
        assert sign.show_message(words, ())
        assert [text.text for text in sign.words] == ["Play 100. Enter plays it."]
    assert not sign.show_message("Play 100.\nEnter plays it. " * 9, ())


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
    player = sit_down(about_to_arrive())
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
