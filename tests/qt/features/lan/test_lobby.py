"""A table before its match, for its owner and for guests; and the way in."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from mille_net.messages import (
    Door,
    GuestInfo,
    KickReason,
    Presence,
    Purpose,
    RefusalCode,
    SeatKind,
    SetSeat,
    WaitingInfo,
)
from mille_net.tables import ChatLine, LinkPhase, LinkState
from mille_qt.features.lan.join_page import JoinPage
from mille_qt.features.lan.lan_questions import ask_kick
from mille_qt.features.lan.lan_session import LINES_KEPT
from mille_qt.features.lan.lobby_page import LobbyPage
from tests.qt.features.lan.conftest import Session
from tests.qt.features.lan.fake_lan import WORDS, computer, free, human, table

REQUEST = WaitingInfo(7, "Cleo", "192.168.1.31", WORDS, Purpose.PLAY)
Page = Callable[..., tuple[LobbyPage, Any]]


@pytest.fixture
def lobby(session: Session, qtbot: Any) -> Page:
    """A function that shows the lobby of a table to guest `me`."""

    def show(me: int, *seats: Any, **more: Any) -> tuple[LobbyPage, Any]:
        made, remote = session(me, *seats, **more)
        page = LobbyPage(made, ("192.168.1.7",))
        qtbot.addWidget(page)
        made.setParent(page)
        page.resize(1024, 600)
        page.show()
        return page, remote

    return show


class TestOwner:
    def test_starts_as_soon_as_everybody_is_there_and_ready(self, lobby: Page) -> None:
        page, remote = lobby(0, human(0, "Anna", False), free())
        assert not page.ready_button.isEnabled()
        assert page.hint.text().startswith("A seat is open")
        remote.listener.on_table(table(human(0, "Anna", False), human(1, "Bea", False)))
        assert page.hint.text() == "Still waiting for Bea."
        remote.listener.on_table(table(human(0, "Anna", False), human(1, "Bea")))
        assert page.ready_button.isEnabled()
        page.ready_button.click()
        assert remote.asked == [("start",)]

    def test_gives_a_seat_a_handicap_that_its_rules_can_have(self, lobby: Page) -> None:
        rules = ("rules today-french", "rule handicaps 0:hand:5")
        page, remote = lobby(0, human(0, "Anna"), human(1, "Bea"), rules=rules)
        rows = page.seats.rows[:2]
        assert [row.handicap.text() for row in rows] == ["hand of 5 cards", ""]
        rows[1].menu.aboutToShow.emit()
        menus = [action.menu() for action in rows[1].menu.actions() if action.menu()]
        choices = {action.text(): action for action in menus[-1].actions()}
        assert "+500 points" not in choices
        choices["+50 miles"].trigger()
        ((asked, request),) = remote.asked
        assert (asked, request.rules[1:]) == (
            "set_table",
            ("rule handicaps 0:hand:5,1:miles:50",),
        )

    def test_sees_who_is_waiting_with_the_three_words_and_accepts_them(self, lobby: Page) -> None:
        page, remote = lobby(0, human(0, "Anna"), free())
        assert page.requests.title.text() == "Who can join"
        remote.listener.on_table(table(human(0, "Anna"), free(), waiting=(REQUEST,)))
        assert page.requests.title.text() == "Waiting to join"
        (row,) = page.requests.rows
        assert row.name.text() == "Cleo wants to play (192.168.1.31)"
        assert row.words.words == WORDS
        assert "Accept only if their screen shows the same three" in page.requests.text.text()
        row.accept_button.click()
        assert remote.asked == [("admit", 7, True)]

    @pytest.mark.styled
    def test_no_button_moves_when_somebody_wants_to_join(self, lobby: Page, qtbot: Any) -> None:
        page, remote = lobby(0, human(0, "Anna"), human(1, "Bea"))

        def place() -> QPoint:
            qtbot.wait(20)  # until a scroll bar that is not needed has gone
            return page.ready_button.mapTo(page, QPoint())

        before, chat = place(), page.chat.height()
        remote.listener.on_table(table(human(0, "Anna"), human(1, "Bea"), waiting=(REQUEST,)))
        assert place() == before
        assert page.chat.height() < chat

    def test_refuses_by_its_own_button_and_never_by_accident(self, lobby: Page) -> None:
        page, remote = lobby(0, human(0, "Anna"), free(), waiting=(REQUEST,))
        (row,) = page.requests.rows
        QTest.keyClick(page.chat.field, Qt.Key.Key_Return)
        QTest.keyClick(page, Qt.Key.Key_Return)
        assert remote.asked == []
        row.decline_button.click()
        assert remote.asked == [("admit", 7, False)]

    def test_keys_are_for_whoever_has_waited_longest(self, lobby: Page) -> None:
        second = WaitingInfo(8, "Dan", "192.168.1.32", WORDS, Purpose.WATCH)
        page, remote = lobby(0, human(0, "Anna"), free(), waiting=(REQUEST, second))
        assert [row.accept_button.text() for row in page.requests.rows] == ["&Accept", "Accept"]
        assert page.requests.rows[1].name.text() == "Dan wants to watch (192.168.1.32)"
        remote.listener.on_table(table(human(0, "Anna"), free(), waiting=(second,)))
        assert [row.accept_button.text() for row in page.requests.rows] == ["&Accept"]
        assert page.requests.rows[0].request == second

    def test_sees_the_code_large_and_what_others_can_type(self, lobby: Page) -> None:
        page, remote = lobby(0, human(0, "Anna"), free(), door=Door.CODE, code="482913")
        assert page.requests.code.words == ("482", "913")
        assert page.requests.code.isVisible()
        page.requests.new_code_button.click()
        assert remote.asked == [("new_code",)]
        assert "192.168.1.7" in page.requests.text.text()

    def test_gives_a_seat_to_a_computer_or_opens_it(self, lobby: Page) -> None:
        page, remote = lobby(0, human(0, "Anna"), human(1, "Bea"))
        menu = page.seats.rows[1].menu
        menu.aboutToShow.emit()
        opens, computers, *_ = menu.actions()
        opens.trigger()
        computers.menu().actions()[0].trigger()
        (_, first), (_, second) = remote.asked
        assert first == SetSeat(1, SeatKind.OPEN, "normal", "")
        assert second.kind is SeatKind.COMPUTER
        assert second.name not in ("", "Anna", "Bea")

    def test_asks_for_a_reason_before_sending_somebody_away(self, lobby: Page) -> None:
        page, _ = lobby(0, human(0, "Anna"), human(1, "Bea"))
        asked: list[int] = []
        page.seats.kick_requested.connect(asked.append)
        menu = page.seats.rows[1].menu
        menu.aboutToShow.emit()
        menu.actions()[-1].trigger()
        assert asked == [1]

    def test_closes_the_table_by_the_button_that_guests_leave_by(self, lobby: Page) -> None:
        assert lobby(0, human(0, "Anna"), free())[0].leave_button.text() == "C&lose table"
        assert lobby(1, human(0, "Anna"), free())[0].leave_button.text() == "&Leave"


class TestGuest:
    def test_sits_down_and_gets_up(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), free())
        page.seats.rows[1].sit_button.click()
        remote.listener.on_table(table(human(0, "Bea"), human(1, "Anna", False)))
        assert page.seats.rows[1].sit_button.text() == "Leave seat"
        page.seats.rows[1].sit_button.click()
        assert remote.asked == [("take_seat", 1, "Anna"), ("leave_seat", 1)]

    def test_has_the_keyboard_on_the_way_on_as_soon_as_a_seat_is_its_own(self, lobby: Page) -> None:
        page, remote = lobby(5, human(0, "Anna"), free())
        assert page.focusWidget() is page.seats.rows[1].sit_button
        seated = table(human(0, "Anna"), human(5, "Bea", False))
        remote.listener.on_table(seated)
        assert page.focusWidget() is page.ready_button

    def test_who_is_writing_keeps_the_keyboard(self, lobby: Page) -> None:
        page, remote = lobby(5, human(0, "Anna"), free())
        page.chat.field.setFocus()
        page.chat.field.setText("Hello")
        remote.listener.on_table(table(human(0, "Anna"), human(5, "Bea", False)))
        assert page.focusWidget() is page.chat.field

    def test_is_ready_and_not_after_all(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), human(1, "Anna", False))
        page.ready_button.click()
        remote.listener.on_table(table(human(0, "Bea"), human(1, "Anna")))
        assert page.hint.text() == "The host can start now."
        page.ready_button.click()
        assert remote.asked == [("ready", True), ("ready", False)]

    def test_is_told_when_the_seat_is_about_to_become_free(self, lobby: Page) -> None:
        page, _ = lobby(1, human(0, "Bea"), human(1, "Anna", False, idle=True))
        assert page.hint.text().startswith("Press Ready, or you lose your seat in 60 s")

    def test_sees_no_requests_and_no_menu(self, lobby: Page) -> None:
        page, _ = lobby(1, human(0, "Bea"), human(1, "Anna"))
        assert page.requests.isHidden()
        assert not any(row.menu_button.isVisible() for row in page.seats.rows)

    def test_reads_why_a_request_was_refused(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), free())
        remote.listener.on_request_refused("take_seat", RefusalCode.SEAT_TAKEN, {})
        assert page.trouble.text().startswith("Somebody has just taken")

    def test_reads_that_the_connection_is_lost_until_it_is_back(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), human(1, "Anna"))
        remote.listener.on_link(LinkState(LinkPhase.RECONNECTING, attempt=2))
        assert "Reconnecting (try 2)" in page.trouble.text()
        remote.listener.on_link(LinkState(LinkPhase.SEATED, me=1))
        assert page.trouble.isHidden()
        assert page.hint.isVisible()

    def test_sees_who_is_there_and_who_watches(self, lobby: Page) -> None:
        away = human(2, "Cleo", presence=Presence.AWAY)
        page, _ = lobby(
            1,
            human(0, "Bea"),
            away,
            computer("Marcel", "hard"),
            free(),
            guests=(GuestInfo(4, "Lucien", Presence.HERE, True),),
        )
        rows = page.seats.rows
        assert [row.dot.accessibleName() for row in rows[:3]] == ["Connected", "Not connected", ""]
        assert rows[2].state.text() == "Computer: Hard"
        assert rows[3].name.text() == "Open seat"
        assert page.watching.text() == "Lucien is watching."

    def test_sees_who_came_to_play_and_found_no_seat(self, lobby: Page) -> None:
        came = GuestInfo(5, "Anna", Presence.HERE, watching=False)
        page, _ = lobby(1, human(0, "Bea"), human(1, "Anna"), guests=(came,))
        assert page.watching.text() == "Without a seat: Anna (2)."

    def test_reads_who_of_the_people_here_has_no_seat(self, session: Session, qtbot: Any) -> None:
        made, _ = session(1, human(0, "Bea"), human(1, "Anna"), names=("Anna", "Dan", "Cleo"))
        page = LobbyPage(made)
        qtbot.addWidget(page)
        assert page.hint.text() == (
            "No seat for Dan and Cleo. Ask the host to add one. The host can start now."
        )
        made.on_table(table(human(0, "Bea"), human(1, "Anna"), free()))
        assert page.hint.text() == "A seat is still open."

    def test_with_a_seat_each_two_people_of_one_screen_are_offered_no_third(
        self, session: Session, qtbot: Any
    ) -> None:
        made, _ = session(1, human(0, "Bea"), human(1, "Anna"), free(), names=("Anna", "Dan"))
        assert made.next_name() == "Dan"
        made.on_table(table(human(0, "Bea"), human(1, "Anna"), human(1, "Dan")))
        assert made.next_name() == ""
        assert made.people == (1, 2)


class TestChat:
    @staticmethod
    def lines(page: LobbyPage) -> list[str]:
        return page.chat.lines.toPlainText().split("\n")

    def test_enter_says_something_to_everybody(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), human(1, "Anna"))
        QTest.keyClicks(page.chat.field, "Hello")
        QTest.keyClick(page.chat.field, Qt.Key.Key_Return)
        assert remote.asked == [("chat", "Hello")]
        remote.listener.on_chat(ChatLine(1, "Anna", "Hello", True))
        remote.listener.on_chat(ChatLine(0, "Bea", "<b>Hi</b>", False))
        assert self.lines(page) == ["You: Hello", "Bea: <b>Hi</b>"]

    @pytest.mark.slow
    def test_only_the_latest_lines_are_kept(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), human(1, "Anna"))
        for line in range(LINES_KEPT + 5):
            remote.listener.on_chat(ChatLine(0, "Bea", f"line {line}", False))
        assert len(self.lines(page)) == LINES_KEPT
        page.retranslate()
        page.chat.retranslate()
        assert self.lines(page)[0] == "Bea: line 5"

    def test_whoever_is_muted_is_not_heard_nor_counted(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), human(1, "Anna"))
        remote.listener.on_chat(ChatLine(0, "Bea", "one", False))
        page.chat.menu.aboutToShow.emit()
        (bea,) = [action for action in page.chat.menu.actions() if action.text() == "Bea"]
        bea.setChecked(True)
        page.chat.hide()
        remote.listener.on_chat(ChatLine(0, "Bea", "two", False))
        assert self.lines(page) == [""]
        assert page.chat.unread == 0
        bea.setChecked(False)
        assert self.lines(page) == ["Bea: one", "Bea: two"]

    def test_what_is_said_while_nobody_looks_is_counted(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), human(1, "Anna"))
        page.chat.hide()
        remote.listener.on_chat(ChatLine(0, "Bea", "one", False))
        remote.listener.on_chat(ChatLine(1, "Anna", "mine", True))
        assert page.chat.unread == 1
        page.chat.show()
        assert page.chat.unread == 0

    def test_a_line_is_never_longer_than_the_network_takes(self, lobby: Page) -> None:
        page, remote = lobby(1, human(0, "Bea"), human(1, "Anna"))
        QTest.keyClicks(page.chat.field, "x" * 400)
        QTest.keyClick(page.chat.field, Qt.Key.Key_Return)
        assert len(remote.asked[0][1]) == 300


@pytest.mark.usefixtures("english")
class TestEntering:
    @pytest.fixture
    def entering(self, session: Session, qtbot: Any) -> tuple[JoinPage, Any]:
        made, remote = session(-1, free(), free())
        page = JoinPage(made, "Kitchen")
        qtbot.addWidget(page)
        made.setParent(page)
        page.resize(1024, 600)
        page.show()
        return page, remote

    def test_while_waiting_both_screens_show_three_words(
        self, entering: tuple[JoinPage, Any]
    ) -> None:
        page, remote = entering
        remote.listener.on_link(LinkState(LinkPhase.WAITING, WORDS, place=3))
        assert page.words.words == WORDS
        assert page.words.isVisible()
        assert page.state.text().endswith("(2 ahead of you)")
        assert page.code_field.isHidden()

    def test_the_code_is_six_digits_and_says_how_many_guesses_are_left(
        self, entering: tuple[JoinPage, Any]
    ) -> None:
        page, remote = entering
        remote.listener.on_link(LinkState(LinkPhase.CODE_ASKED, WORDS, left=3, asked=1))
        assert page.code_field.hasFocus()
        QTest.keyClicks(page.code_field, "48x29137")
        assert page.code_field.text() == "482913"
        QTest.keyClick(page.code_field, Qt.Key.Key_Return)
        assert remote.asked == [("enter_code", "482913")]
        remote.listener.on_link(LinkState(LinkPhase.CODE_ASKED, WORDS, left=1, asked=2))
        assert page.code_field.text() == ""
        assert page.code_text.text() == "1 try left"
        assert page.trouble.text().startswith("Wrong code")

    def test_no_code_is_sent_during_a_pause(self, entering: tuple[JoinPage, Any]) -> None:
        page, remote = entering
        pausing = LinkState(LinkPhase.CODE_ASKED, WORDS, asked=4, pause=30)
        remote.listener.on_link(pausing)
        assert page.trouble.text() == ("Too many wrong codes. Try again in 30 seconds.")
        assert page.code_text.isHidden()
        QTest.keyClicks(page.code_field, "482913\r")
        assert remote.asked == []
        page.pause.start(10_000)  # as when most of it is over
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert "entered in 30 seconds" not in page.trouble.text()
        assert "Too many wrong codes" in page.trouble.text()
        page.pause.stop()  # as when it is over
        page.pause.timeout.emit()
        assert page.trouble.isHidden()
        QTest.keyClick(page.code_field, Qt.Key.Key_Return)
        assert remote.asked == [("enter_code", "482913")]

    def test_a_code_that_was_lost_with_the_connection_is_asked_again(
        self, entering: tuple[JoinPage, Any]
    ) -> None:
        page, remote = entering
        asked = LinkState(LinkPhase.CODE_ASKED, WORDS, left=3, asked=1)
        remote.listener.on_link(asked)
        QTest.keyClicks(page.code_field, "482913\r")
        remote.listener.on_link(LinkState(LinkPhase.RECONNECTING))
        remote.listener.on_link(asked)
        QTest.keyClicks(page.code_field, "482913\r")
        assert remote.asked == 2 * [("enter_code", "482913")]

    def test_an_unfinished_code_is_not_sent(self, entering: tuple[JoinPage, Any]) -> None:
        page, remote = entering
        remote.listener.on_link(LinkState(LinkPhase.CODE_ASKED, WORDS, left=3, asked=1))
        QTest.keyClicks(page.code_field, "4829")
        QTest.keyClick(page.code_field, Qt.Key.Key_Return)
        assert remote.asked == []

    def test_escape_cancels(self, entering: tuple[JoinPage, Any], qtbot: Any) -> None:
        page, _ = entering
        with qtbot.waitSignal(page.back_requested, timeout=1_000):
            QTest.keyClick(page, Qt.Key.Key_Escape)


class TestKickQuestion:
    @pytest.mark.parametrize(
        ("words", "reason"), [("Re&move", KickReason.RUDE), ("&Keep them", None)]
    )
    def test_says_why_or_keeps_them(
        self, qtbot: Any, words: str, reason: KickReason | None
    ) -> None:
        answers: list[KickReason | None] = []
        box = ask_kick(None, "Bea", True, answers.append)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(box)
        reasons = box.findChild(QComboBox)
        reasons.setCurrentIndex(list(KickReason).index(KickReason.RUDE))
        (button,) = [button for button in box.buttons() if button.text() == words]
        button.click()
        assert answers == [reason]

    def test_escape_keeps_them(self, qtbot: Any) -> None:
        answers: list[KickReason | None] = []
        box = ask_kick(None, "Bea", True, answers.append)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(box)
        QTest.keyClick(box, Qt.Key.Key_Escape)
        assert answers == [None]

    @pytest.mark.parametrize("playing", [True, False])
    def test_speaks_of_the_computer_only_where_it_takes_over(
        self, qtbot: Any, playing: bool
    ) -> None:
        box = ask_kick(None, "Bea", playing, lambda _: None)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(box)
        assert ("The computer plays" in box.informativeText()) is playing
