"""Windows whose phones are in the computer itself."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from mille_net.lan import Lan
from mille_rules import DEFAULT_RULES, Record
from tests.qt.features.phones.phone_in_hand import OPEN
from tests.qt.features.phones.table_with_phones import TableWithPhones
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import header


@pytest.fixture(autouse=True)
def network_inside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let windows listen at the loopback address: no other can be relied on."""
    monkeypatch.setattr("mille_net.lan.Lan", partial(Lan, on=("127.0.0.1",), announce=False))
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture
def table(sit_down: Callable[..., PlayerAtTable]) -> Callable[..., TableWithPhones]:
    """A function that opens a window with a match of the people on these seats."""

    def sit(people: tuple[int, ...] = (0, 1), seats: int = 2, **more: Any) -> TableWithPhones:
        record = more.get("record") or Record(header(people, seats, DEFAULT_RULES))
        return TableWithPhones(sit_down(record, 0))

    return sit
