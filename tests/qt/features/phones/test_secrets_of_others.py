"""What a phone is sent does not depend on cards that its player cannot see."""

from collections.abc import Callable
from random import Random

import pytest

from mille_net.phone.phone_listener import PHONES_FILE
from mille_qt.app.main_window import MainWindow
from mille_qt.ui.paths import network_folder
from mille_rules import DEFAULT_RULES, Record
from mille_rules.record import MoveLine
from tests.qt.features.phones.table_with_phones import TableWithPhones
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import NAMES, header
from tests.rules.test_secrets import hidden_places, moves_of_one_race, twin_of

#: Moves before the phone is started; the others are made while it looks on.
BEGUN = 12


def seen_by_anna(window: MainWindow, moves: list[MoveLine]) -> tuple[list[object], list[int]]:
    """Return what the phone of seat 0 is sent during a race, and the sizes of all frames."""
    window.settings.auto_draw = False
    seats = max(line.seat or 0 for line in moves) + 1
    player = PlayerAtTable(window)
    begun = Record(header(range(seats), seats, DEFAULT_RULES), moves[:BEGUN])
    window.match_controller.play(begun, None)
    player.settle()
    phone = TableWithPhones(player).phone_for(NAMES[0])
    for line in moves[BEGUN:]:
        assert line.seat is not None
        update = player.page.seats.latest(line.seat)
        assert update is not None
        player.page.session.submit(line.seat, line.move, update.seq)
        phone.let_happen()
    phone.say()
    phone.until(lambda: phone.client.messages[-1] == {})
    return [*phone.client.messages], [len(frame) for frame in phone.client.frames]


@pytest.mark.parametrize(
    ("seats", "seed"),
    [(2, 1), *(pytest.param(n, s, marks=pytest.mark.slow) for n in (3, 4, 6) for s in (1, 2, 3))],
)
def test_a_phone_is_sent_the_same_whatever_the_others_hold(
    open_window: Callable[..., MainWindow], seats: int, seed: int
) -> None:
    moves = moves_of_one_race("winning-moves", seats, seed)[:90]
    twin = twin_of(moves, hidden_places(moves, seats, DEFAULT_RULES.hand_size, 0), Random(seed))
    assert twin[0] != moves[0]
    messages, sizes = seen_by_anna(open_window(rest=False), moves)
    assert len(messages) > len(moves) - BEGUN
    assert set(sizes[1:]) == {16_400}
    # As if nobody had used a phone before.
    (network_folder() / PHONES_FILE).unlink()
    others_hold_else = seen_by_anna(open_window(rest=False), twin)
    assert others_hold_else == (messages, sizes)
