"""What the owner of a table can change while it is open, and when."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_net.messages import Door, SetTable, TablePhase
from mille_net.messages.wire_rules import rule_lines
from mille_qt.app.main_window import MainWindow
from mille_qt.features.lan.lobby_page import LobbyPage
from mille_qt.features.lan.table_settings import TableSettings
from mille_qt.ui.settings import EVERYONE, Settings
from mille_rules import PRESETS
from tests.pictures.page_texts import unmarked
from tests.qt.features.lan.conftest import Session
from tests.qt.features.lan.fake_lan import FakeLan, computer, free, human, table
from tests.qt.features.lan.test_pages_for_everybody import NAMES, mnemonics, spoken  # noqa: F401
from tests.qt.ui.test_language import marked  # noqa: F401

Dialog = Callable[..., tuple[TableSettings, list[SetTable]]]
SEATS = (human(0, "Anna"), free())


@pytest.fixture
def dialog(session: Session, settings: Settings, qtbot: Any) -> Dialog:
    """A function that opens the settings of a table, and returns them with what is asked for."""

    def show(*, from_sheet: bool = False, **fields: Any) -> tuple[TableSettings, list[SetTable]]:
        made, _ = session(0, *SEATS, **fields)
        made.from_sheet = from_sheet
        dialog, asked = TableSettings(made, settings), []
        made.setParent(dialog)
        qtbot.addWidget(dialog)
        dialog.chosen.connect(asked.append)
        dialog.open()
        return dialog, asked

    return show


def test_it_begins_with_the_table_as_it_is(dialog: Dialog) -> None:
    rules = ("rules classic", "rule hand_size 5")
    shown, asked = dialog(rules=rules, door=Door.CLOSED, wait=None, spectators=False)
    assert shown.ok_button.isDefault()
    QTest.keyClick(shown.name_field, Qt.Key.Key_Return)
    assert asked == [
        SetTable("Kitchen", rules, 2, Door.CLOSED, spectators=False, wait=None, idle=120)
    ]
    assert not shown.isVisible()


def test_in_the_lobby_everything_can_be_changed(dialog: Dialog) -> None:
    shown, asked = dialog()
    page = shown
    page.name_field.setText("  Attic ")
    page.counts.numbers.buttons[2].click()
    page.rules.entries["dujardin"].click()
    page.access.who.setCurrentIndex(0)
    page.ok_button.click()
    rules = rule_lines(PRESETS["dujardin"])
    assert asked == [SetTable("Attic", rules, 4, Door.CODE, spectators=True, wait=30, idle=120)]


def test_rules_that_so_many_cannot_play_are_not_asked_for(dialog: Dialog) -> None:
    shown, asked = dialog()
    for rules in PRESETS.values():
        shown.rules.set_rules(replace(rules, player_counts=(3,)))
    shown.ok_button.click()
    assert asked == []
    assert shown.trouble.text() == "These house rules don’t allow 2 players."


def test_players_who_move_up_where_seats_go_keep_their_handicaps(
    session: Session, settings: Settings, qtbot: Any
) -> None:
    rules = ("rules classic", "rule handicaps 0:hand:5,2:points:500,3:miles:100")
    seats = human(0, "Anna"), free(), human(1, "Bea"), computer()
    made, _ = session(0, *seats, rules=rules)
    shown, asked = TableSettings(made, settings), list[SetTable]()
    qtbot.addWidget(shown)
    shown.chosen.connect(asked.append)
    shown.counts.numbers.buttons[1].click()
    shown.ok_button.click()
    (request,) = asked
    assert request.seats == 3
    assert "rule handicaps 0:hand:5,1:points:500,2:miles:100" in request.rules


def test_cancel_asks_for_nothing(dialog: Dialog) -> None:
    shown, asked = dialog()
    shown.counts.numbers.buttons[2].click()
    shown.cancel_button.click()
    assert asked == []
    assert not shown.isVisible()


@pytest.mark.parametrize(
    ("phase", "from_sheet", "free"),
    [
        (TablePhase.LOBBY, False, True),
        (TablePhase.LOBBY, True, False),
        (TablePhase.PLAY, False, False),
        (TablePhase.BETWEEN, False, False),
        (TablePhase.OVER, False, True),
    ],
)
def test_seats_and_rules_can_be_changed_while_no_match_holds_them(
    dialog: Dialog, phase: TablePhase, from_sheet: bool, free: bool
) -> None:
    shown, asked = dialog(phase=phase, from_sheet=from_sheet)
    assert shown.rules.isEnabled() is free
    assert shown.rules.length.isEnabled() is free
    assert shown.counts.numbers.isEnabled() is free
    assert shown.note.text()
    shown.access.who.setCurrentIndex(3)
    shown.ok_button.click()
    assert asked[0].door is Door.CLOSED


def test_the_owner_comes_to_them_from_the_lobby(
    online: Callable[..., tuple[MainWindow, FakeLan]],
) -> None:
    window, lan = online()
    window.centralWidget().currentWidget().host_button.click()  # type: ignore[attr-defined]
    window.centralWidget().currentWidget().open_button.click()  # type: ignore[attr-defined]
    lan.remote.let_in(table(*SEATS), 0)
    lobby = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
    assert isinstance(lobby, LobbyPage)
    lobby.settings_button.click()
    (shown,) = window.findChildren(TableSettings)
    shown.access.who.setCurrentText("Everyone on the network")
    shown.ok_button.click()
    assert [asked[0] for asked in lan.remote.asked] == ["set_table"]
    assert window.settings.table_door == EVERYONE


def test_every_letter_is_used_once(
    dialog: Dialog,
    spoken: str,  # noqa: F811
) -> None:
    shown, _ = dialog()
    shown.rules.more.button.click()
    letters = mnemonics(shown)
    assert len(letters) >= 5
    assert len(set(letters)) == len(letters), letters


def test_nothing_is_said_past_the_translation(
    dialog: Dialog,
    marked: Callable[[], None],  # noqa: F811
) -> None:
    marked()
    for phase in TablePhase:
        shown, _ = dialog(phase=phase)
        assert [text for text in unmarked(shown) if not NAMES.search(text[1])] == []
