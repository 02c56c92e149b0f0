"""A window whose network is in this process, for every test of play on the network."""

import getpass
from collections.abc import Callable
from typing import Any, cast

import pytest

from mille_net.messages import TablePhase
from mille_net.tables import SavedTable
from mille_qt.app.main_window import MainWindow
from mille_qt.features.lan.lan_controller import LanController
from mille_qt.features.lan.lan_session import LanSession
from mille_rules import Record
from tests.qt.features.lan.at_table import Table
from tests.qt.features.lan.fake_lan import FakeLan, FakeRemote, found, human, table
from tests.qt.play.player_at_table import PlayerAtTable

Session = Callable[..., tuple[LanSession, FakeRemote]]


@pytest.fixture(autouse=True)
def annas_account(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is logged in is called Anna."""
    monkeypatch.setattr(getpass, "getuser", lambda: "anna")


@pytest.fixture
def online(open_window: Callable[..., MainWindow]) -> Callable[..., tuple[MainWindow, FakeLan]]:
    """A function that opens a window on the list of tables, and returns it with its network.

    Without `rest`, the window has not shown its start page before.
    """

    def open_one(*kept: SavedTable, rest: bool = False) -> tuple[MainWindow, FakeLan]:
        window, lan = open_window(rest), FakeLan(kept)
        window.shell.features.network = LanController(window.shell, cast(Any, lan))
        window.shell.open_network()
        return window, lan

    return open_one


@pytest.fixture
def session(qapp: object) -> Session:
    """A function that makes the session of guest `me` at a table with such seats."""

    def make(
        me: int, *seats: Any, names: tuple[str, ...] = ("Anna",), **more: Any
    ) -> tuple[LanSession, FakeRemote]:
        session = LanSession(names)
        remote = FakeRemote(session)
        session.attach(remote)
        remote.let_in(table(*seats, **more), me)
        return session, remote

    return make


@pytest.fixture
def joined(online: Callable[..., tuple[MainWindow, FakeLan]]) -> Table:
    """A function that joins a table where a match begins; Anna's seat is 0, the guest's `me`."""

    def join(
        record: Record, me: int = 1, names: str = "Anna", **more: Any
    ) -> tuple[PlayerAtTable, FakeRemote]:
        window, lan = online()
        page = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        page.player_names.field.setText(names)
        lan.browsing.told((found(),))  # type: ignore[union-attr]
        page.join_button.click()
        own = names.split(", ")
        sitters = record.header.sitters
        seats = [
            human(me if sitter.name in own else 5 + seat, sitter.name)
            for seat, sitter in enumerate(sitters)
        ]
        here = tuple(seat for seat, sitter in enumerate(sitters) if sitter.name in own)
        lan.remote.let_in(table(*seats, phase=TablePhase.PLAY, **more), me)
        lan.remote.play(record, here)
        player = PlayerAtTable(window)
        player.settle()
        return player, lan.remote

    return join
