"""Fixtures for tests of the network."""

import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

import pytest

from mille_net.host import TableStore
from mille_net.transport.connection_limits import ConnectionLimits
from mille_net.transport.tcp import TcpLimits
from mille_net.trust.certificates import Identity
from tests.net.tcp_house import QUICK, ROOMY, House, housed, run
from tests.net.two_windows import Opens
from tests.net.windows import Window


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync, for which a race would wait two hundred times."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture(autouse=True)
def no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits after each move of a person, which would take minutes a race."""
    monkeypatch.setattr("mille_net.hosting.hosted_table.MOMENT", 0.0)


@pytest.fixture(scope="module")
def identity(tmp_path_factory) -> Identity:
    return Identity.load_or_make(tmp_path_factory.mktemp("identity"))


@pytest.fixture
def at_home(identity):
    """Return a function that runs a test with its own house."""

    def run_there(
        work: Callable[[House], Coroutine[None, None, None]],
        limits: TcpLimits = QUICK,
        connection_limits: ConnectionLimits = ROOMY,
    ) -> None:
        async def whole() -> None:
            async with housed(identity, limits, connection_limits) as house:
                await work(house)

        run(whole())

    return run_there


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """Return a function that opens windows of separate computers; closes them afterwards."""
    windows: list[Window] = []

    def opened(name: str, announce: bool = False) -> Window:
        windows.append(Window(tmp_path / name, announce))
        return windows[-1]

    yield opened
    for window in reversed(windows):
        window.lan.close()


@pytest.fixture
def ann(opens: Opens) -> Window:
    return opens("ann")


@pytest.fixture
def ben(opens: Opens) -> Window:
    return opens("ben")


@pytest.fixture
def store(tmp_path) -> TableStore:
    return TableStore.at(tmp_path / "table")
