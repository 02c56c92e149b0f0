"""Play on the network in a window: the same table as at home."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from mille_net.messages import (
    Presence,
    RefusalCode,
)
from mille_qt.app.main_window import MainWindow
from mille_qt.features.lan.lobby_page import LobbyPage
from mille_qt.features.lan.refusals import network_refusal
from mille_qt.play.keyboard import Command
from mille_qt.play.panels.cards_out import CardsOut
from mille_qt.play.panels.turn_clock import ClockView
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.labels import Label
from mille_qt.ui.presence import Reachability as Dot
from mille_qt.ui.settings import Settings
from mille_rules import Card
from mille_rules.cards import Family
from mille_rules.moves import parse_move, play
from tests.qt.features.lan.at_table import Table, change, seat_changed, two
from tests.qt.features.lan.fake_lan import FakeLan, found, free, human, table
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown


def called(player: PlayerAtTable) -> str:
    """Who is called by the closed curtain."""
    assert player.page.curtain.isVisible()
    headings = [label.text() for label in player.page.curtain.findChildren(Label)]
    return next(text for text in headings if text.startswith("Pass to ")).removeprefix("Pass to ")


class TestTheSameTable:
    def test_a_card_is_played_by_the_same_keys(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("1", Qt.Key.Key_Return)
        assert remote.match is not None
        assert remote.match.record.moves()[2].move == play(Card.ROLL)
        assert "You play Roll" in player.log
        assert player.window.windowTitle() == "Marcel’s turn"

    def test_a_move_that_the_host_refuses_is_said(self, joined: Table) -> None:
        player, remote = joined(two())
        update = player.update
        remote.listener.on_move_refused(0, RefusalCode.PAUSED, update)
        player.settle()
        assert player.bar.startswith("The match is paused.")
        assert update.choices == player.update.choices

    def test_a_request_that_is_refused_in_the_next_match_is_said_there(self, joined: Table) -> None:
        player, remote = joined(two(), names="Anna")
        first = player.page
        session = player.window.shell.features.network.table.session  # type: ignore[union-attr]
        remote.listener.on_table(msgspec.structs.replace(session.table, game=bytes(range(16))))
        remote.play(two(), (0,))
        player.settle()
        assert player.page is not first
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        remote.listener.on_request_refused("nudge", RefusalCode.RACE_RUNNING, {})
        assert player.bar == network_refusal(RefusalCode.RACE_RUNNING, {})

    def test_who_only_watches_has_no_buttons_for_a_hand(self, joined: Table) -> None:
        player, _ = joined(two(), names="Lucien")
        assert list(player.tools()) == ["Score", "Sound on"]

    def test_the_button_of_the_panel_leads_to_the_chat_too(self, joined: Table) -> None:
        player, _ = joined(two())
        assert player.tool("Score").toolTip() == "Score, log and chat (F9)"

    def test_s_says_that_the_host_keeps_the_match(self, joined: Table) -> None:
        player, _ = joined(two())
        player.keys("s")
        assert player.bar == "This match is saved automatically on the host’s computer."

    def test_delete_leaves_for_those_who_only_watch(self, joined: Table) -> None:
        player, _ = joined(two(), names="Lucien")
        asked = []
        player.page.commands.for_window.connect(asked.append)
        player.keys(Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
        assert asked == [Command.LEAVE]

    def test_two_people_at_one_screen_have_the_curtain(self, joined: Table) -> None:
        player, _ = joined(two(), names="Anna, Marcel")
        assert player.page.curtain.isVisible()
        player.lift_curtain()
        player.keys("1", Qt.Key.Key_Return)
        assert player.page.curtain.isVisible()

    def test_everybody_has_the_deck_that_they_chose(self, joined: Table) -> None:
        player, _ = joined(two(), names="Anna, Marcel")
        player.lift_curtain()
        player.window.match_controller.choose_card_language(CardLanguage.MIL_HITOS)
        assert player.page.table.language == CardLanguage.MIL_HITOS
        player.keys("1", Qt.Key.Key_Return)
        player.lift_curtain()
        assert player.page.table.language == CardLanguage.BOTH

    def test_a_called_player_for_whom_the_computer_has_just_played_is_called_no_more(
        self, joined: Table
    ) -> None:
        player, remote = joined(two(), names="Anna, Marcel")
        match = remote.match
        assert match is not None
        for move in ("draw", "discard 25"):
            match.submit(match.state.turn, parse_move(move), match.seq)
        player.let_happen()
        player.settle()
        assert player.items == {}
        assert called(player) == "Marcel", "and not Anna, whose computer plays no longer"
        player.lift_curtain()
        assert (player.update.view.seat, len(player.items)) == (1, 7)

    def test_once_the_computer_has_played_for_the_called_player_the_next_is_called(
        self, joined: Table
    ) -> None:
        player, remote = joined(two(), names="Anna, Marcel")
        match = remote.match
        assert match is not None
        change(player, remote, seats=seat_changed(player, 0, stand_in=True, idle=True))
        assert called(player) == "Anna"
        for move in ("draw", "discard 25"):
            match.submit(match.state.turn, parse_move(move), match.seq)
        player.let_happen()
        player.settle()
        assert player.items == {}
        assert called(player) == "Marcel"
        player.lift_curtain()
        assert player.update.view.seat == 1

    def test_the_curtain_opens_while_the_computer_plays_for_everybody_here(
        self, joined: Table
    ) -> None:
        record = match_where("25 50", "roll 75", "roll 25", people=(0, 1, 2), seats=3)
        player, remote = joined(record, names="Anna, Marcel")
        match = remote.match
        assert match is not None
        for seat in (0, 1):
            change(player, remote, seats=seat_changed(player, seat, stand_in=True, idle=True))
            for move in ("draw", "discard 25" if seat == 0 else "discard 75"):
                match.submit(match.state.turn, parse_move(move), match.seq)
            player.let_happen()
        player.settle()
        assert (player.items, player.page.curtain.isVisible()) == ({}, False)
        assert player.page.sign.text().startswith("The computer is playing for you")

    def test_while_somebody_elsewhere_is_to_act_nobodys_hand_is_shown(self, joined: Table) -> None:
        record = match_where("25 50", "roll 75", "roll 25", people=(0, 1, 2), seats=3)
        player, remote = joined(record, names="Anna, Marcel")
        for _ in range(2):
            player.lift_curtain()
            player.keys("1", "d")
        assert remote.match is not None
        assert remote.match.state.turn == 2
        assert (player.items, player.page.curtain.isVisible()) == ({}, False)
        assert player.hint == "Yvette is thinking…"

    def test_a_spectator_sees_the_table_and_no_hand(self, joined: Table) -> None:
        player, _ = joined(two(), me=9, names="Lucien")
        assert player.hand == []
        assert player.hint.startswith("Anna is thinking…")

    def test_the_sign_says_that_who_is_to_act_is_away(self, joined: Table) -> None:
        player, remote = joined(two(), me=9, names="Lucien")
        change(player, remote, seats=seat_changed(player, 0, presence=Presence.AWAY))
        assert player.hint == "Anna is away"
        stand_in = seat_changed(player, 0, presence=Presence.AWAY, stand_in=True)
        change(player, remote, seats=stand_in)
        assert player.hint == "Anna is thinking…"

    def test_an_update_for_a_seat_of_nobody_here_is_ignored(self, joined: Table) -> None:
        player, remote = joined(two(), me=9, names="Lucien")
        shown = player.hint
        remote.listener.on_update(0, player.update)
        player.settle()
        assert (player.hand, player.hint) == ([], shown)

    def test_nothing_is_taken_back_or_saved_here(self, joined: Table) -> None:
        player, _ = joined(two())
        assert not player.page.session.practice
        # A menu shows the key after a tab.
        actions = {action.text().split("\t")[0]: action for action in player.window.actions()}
        assert not actions["&Save"].isEnabled()
        assert not actions["&Leave the match"].isVisible(), "the Table menu leads away"

    def test_a_hazard_closes_its_question_with_the_main_answer(
        self, joined: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("mille_qt.features.lan.lan_session.ANSWER_TIME", 600.0)
        record = match_where(
            "roll stop", "roll right-of-way", people=(0, 1),
            moves=("0 play roll", "1 play roll", "0 play stop on 1"),
        )  # fmt: skip
        player, remote = joined(record, names="Marcel")
        ring = player.page.bar.findChild(ClockView)
        assert isinstance(ring, ClockView)
        assert ring.clock is not None
        ring.clock._end.setRemainingTime(0)

        def coups() -> tuple[Card, ...]:
            assert remote.match is not None
            return remote.match.state.tableaux[1].coups

        qtbot.waitUntil(lambda: coups() == (Card.RIGHT_OF_WAY,))

    def test_a_hazard_without_an_answer_waits_even_if_only_computers_play_along(
        self, joined: Table
    ) -> None:
        record = match_where(
            "roll stop", "roll 25", people=(1,),
            moves=("0 play roll", "1 play roll", "0 play stop on 1"),
        )  # fmt: skip
        player, _ = joined(record, names="Marcel")
        assert list(player.buttons()) == ["Continue"]

    def test_the_cards_still_out_are_counted_here_and_noted_for_this_screen(
        self, joined: Table, settings: Settings
    ) -> None:
        settings.cards_out = True
        player, remote = joined(two())
        if not player.page.arrangement.panel_shown:
            player.page.arrangement.toggle_panel()
        player.settle()
        (cards,) = player.page.panel.findChildren(CardsOut)
        assert dict(cards.counts[Family.REMEDY])[Card.ROLL] == 13
        assert player.page.session.assistance.aided
        assert remote.asked == []

    def test_everybody_has_a_dot_that_says_whether_they_are_there(self, joined: Table) -> None:
        player, remote = joined(two())
        page = player.page
        assert page.session.presence(1) is Dot.HERE
        change(player, remote, seats=seat_changed(player, 1, presence=Presence.AWAY))
        picture = page.table.table.picture
        assert picture is not None
        (label,) = picture.texts[1].seats
        assert label.presence is Dot.AWAY


def test_whoever_is_let_in_sits_down_by_themselves(
    online: Callable[..., tuple[MainWindow, FakeLan]],
) -> None:
    window, lan = online()
    window.centralWidget().currentWidget().player_names.field.setText("Anna, Dan")  # type: ignore[attr-defined]
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    window.centralWidget().currentWidget().join_button.click()  # type: ignore[attr-defined]
    lan.remote.let_in(table(human(0, "Bea"), free(), human(2, "Cleo"), free()))
    assert lan.remote.asked == [("take_seat", 1, "Anna"), ("take_seat", 3, "Dan")]
    assert isinstance(window.centralWidget().currentWidget(), LobbyPage)  # type: ignore[attr-defined]


def test_without_the_list_of_tables_no_network_code_is_loaded(tmp_path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from mille_qt.app.main import main;"
        "main(['--smoke', '--data-dir', sys.argv[1]]);"
        "print([name for name in sys.modules if name in "
        "('zeroconf', 'msgspec', 'msgpack', 'cryptography', 'websockets', "
        "'mille_qt.features.lan')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().endswith("[]")
