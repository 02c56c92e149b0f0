"""Two windows on real sockets: hosting, joining, playing, losing the connection and coming back."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mille_net.lan import parse_address
from mille_net.messages import ByeCode, RefusalCode, TablePhase
from mille_net.tables import Address, DealState, FoundTable, Grey, Link, Lost, SeatPlan
from mille_rules import PRESETS
from tests.net.chaos import Chaos, Proxy
from tests.net.windows import HERE, Window, table_for, until

OPEN, ANN = SeatPlan("open"), SeatPlan("human", "Ann")
COMPUTER = SeatPlan("computer", "Marcel", "easy")

Opens = Callable[..., Window]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """Opens windows, each of them a computer of its own; they are closed with the test."""
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


def host(ann: Window, *seats: SeatPlan, door: str = "open") -> Address:
    """Ann opens a table; where it is."""
    ann.match = ann.lan.host(table_for(*seats, door=door), ("Ann",), ann)
    return hosted(ann)


def hosted(ann: Window) -> Address:
    until(lambda: ann.told is not None and bool(ann.lan.hosted_addresses()), ann)
    return Address(HERE, parse_address(ann.lan.hosted_addresses()[0]).port)


def knock(ann: Window, ben: Window, where: Address | FoundTable) -> None:
    """Ben comes to Ann's open table and waits."""
    ben.match = ben.lan.join(where, ("Ben",), ben)
    until(lambda: bool(ann.told.waiting) and ben.at is Link.WAITING, ann, ben)


def join(ann: Window, ben: Window, where: Address | FoundTable) -> None:
    """Ann lets Ben in."""
    knock(ann, ben, where)
    ann.match.admit(ann.told.waiting[0].id, True)
    until(lambda: ben.seated and ben.told is not None, ann, ben)


def begin(ann: Window, ben: Window, where: Address) -> None:
    """Ben takes the second seat, and the match begins."""
    join(ann, ben, where)
    ben.match.take_seat(1, "Ben")
    ben.match.ready(True)
    until(lambda: ann.told.seats[1].ready, ann, ben)
    ann.match.start()
    until(lambda: has_cards(ann, 0) and has_cards(ben, 1), ann, ben)


def has_cards(window: Window, seat: int) -> bool:
    return seat in window.updates and bool(window.updates[seat].view.hand)


def play_race(ann: Window, ben: Window) -> None:
    """To the end of the race that runs, when its deal has been looked into."""
    ann.playing = ben.playing = True
    until(lambda: is_over(ann) and is_over(ben), ann, ben)
    assert ann.updates[0].view.match == ben.updates[1].view.match


def is_over(window: Window) -> bool:
    said = window.deals[-1].state if window.deals else None
    looked_into = said in (DealState.VERIFIED, DealState.PARTLY, DealState.FAILED)
    return window.phase is TablePhase.BETWEEN and looked_into


def verified(window: Window) -> bool:
    return window.deals[-1].state is DealState.VERIFIED


def test_a_race_is_played_and_its_deal_verified(ann, ben):
    begin(ann, ben, host(ann, ANN, OPEN, COMPUTER))
    play_race(ann, ben)
    assert verified(ann)
    assert verified(ben)
    assert ben.links[:3] == [Link.CONNECTING, Link.WAITING, Link.SEATED]
    assert ann.refusals == ben.refusals == []


def test_both_screens_show_the_same_words(ann, ben):
    knock(ann, ben, host(ann, ANN, OPEN))
    (stranger,) = ann.told.waiting
    assert stranger.words == ben.link.words
    assert (stranger.name, stranger.address) == ("Ben", HERE)


def test_who_is_not_let_in_is_told_so(ann, ben):
    knock(ann, ben, host(ann, ANN, OPEN))
    ann.match.admit(ann.told.waiting[0].id, False)
    until(lambda: ben.end is not None, ann, ben)
    assert ben.end == (RefusalCode.NOT_ADMITTED, {})


def test_with_the_code_one_gets_in(ann, ben):
    where = host(ann, ANN, OPEN, door="code")
    ben.match = ben.lan.join(where, ("Ben",), ben)
    until(lambda: ben.at is Link.CODE_ASKED, ann, ben)
    ben.match.enter_code(ann.told.code)
    until(lambda: ben.seated, ann, ben)


def test_a_wrong_code_can_be_corrected(ann, ben):
    where = host(ann, ANN, OPEN, door="code")
    ben.match = ben.lan.join(where, ("Ben",), ben)
    until(lambda: ben.at is Link.CODE_ASKED, ann, ben)
    ben.match.enter_code("wrong")
    until(lambda: bool(ben.denials), ann, ben)
    assert ben.denials[0][1] is RefusalCode.WRONG_CODE
    until(lambda: ben.link.left == 2, ann, ben)
    ben.match.enter_code(ann.told.code)
    until(lambda: ben.seated, ann, ben)


def test_chat_reaches_everybody(ann, ben):
    join(ann, ben, host(ann, ANN, OPEN))
    ben.match.chat("Bonne route !")
    until(lambda: bool(ann.lines and ben.lines), ann, ben)
    assert (ann.lines[0].name, ann.lines[0].text, ann.lines[0].own) == (
        "Ben",
        "Bonne route !",
        False,
    )
    assert ben.lines[0].own


def test_a_spectator_sees_the_public_table(ann, ben, opens):
    where = host(ann, ANN, OPEN)
    begin(ann, ben, where)
    carl = opens("carl")
    carl.match = carl.lan.join(where, ("Carl",), carl, watch=True)
    until(lambda: bool(ann.told.waiting), ann, ben, carl)
    ann.match.admit(ann.told.waiting[0].id, True)
    until(lambda: None in carl.updates, ann, ben, carl)
    assert carl.updates[None].view.hand == ()


def test_a_cut_in_the_middle_of_a_race_is_mended(ann, ben):
    proxy = Proxy(host(ann, ANN, OPEN).port)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        ann.playing = ben.playing = True
        until(lambda: len(ben.seen) > 20, ann, ben)
        proxy.cut()
        until(lambda: ben.at is Link.RECONNECTING, ann, ben)
        until(lambda: ben.seated, ann, ben)
        play_race(ann, ben)
        assert verified(ben)
    finally:
        proxy.close()


@pytest.mark.parametrize("seed", [7, *(pytest.param(n, marks=pytest.mark.slow) for n in range(20))])
def test_a_race_is_played_over_a_bad_connection(ann, ben, seed):
    chaos = Chaos(seed, chunk=200, delay=0.002, reset_after=8_000)
    proxy = Proxy(host(ann, ANN, OPEN).port, chaos)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        play_race(ann, ben)
        assert proxy.resets > 0
        # Who was away while cards were dealt says no more than it knows.
        assert ben.deals[-1].state in (DealState.VERIFIED, DealState.PARTLY)
        assert verified(ann)
    finally:
        proxy.close()


@pytest.mark.slow
def test_a_freeze_is_shown_and_needs_no_new_connection(ann, ben):
    proxy = Proxy(host(ann, ANN, OPEN).port)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        proxy.silence()
        until(lambda: ben.at is Link.RECONNECTING, ann, ben)
        assert ben.link.attempt == 0
        proxy.speak()
        until(lambda: ben.seated, ann, ben)
        play_race(ann, ben)
        assert verified(ben)
        assert not ann.told.seats[1].stand_in
    finally:
        proxy.close()


@pytest.mark.slow
@pytest.mark.parametrize("direction", ["to host", "to guest"])
def test_a_silence_in_one_direction_is_found_out_and_mended(ann, ben, direction):
    proxy = Proxy(host(ann, ANN, OPEN).port)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        proxy.silence(direction)
        until(lambda: ben.at is Link.RECONNECTING and ben.link.attempt > 0, ann, ben)
        proxy.speak()
        until(lambda: ben.seated, ann, ben)
        play_race(ann, ben)
        assert verified(ben)
    finally:
        proxy.close()


def test_a_guest_comes_back_after_its_program_was_closed(ann, ben, opens):
    where = host(ann, ANN, OPEN)
    begin(ann, ben, where)
    seq = ben.updates[1].seq
    ben.lan.close()
    until(lambda: ann.told.seats[1].stand_in, ann)
    again = opens("ben")
    again.match = again.lan.join(where, ("Ben",), again)
    until(lambda: 1 in again.updates, ann, again)
    assert again.updates[1].seq >= seq
    assert Link.WAITING not in again.links
    play_race(ann, again)
    # It has lost its own number of this deal, and says no more than it knows.
    assert again.deals[-1].state is DealState.PARTLY


def test_a_table_is_resumed_with_everything_as_it_was(ann, ben, opens):
    begin(ann, ben, host(ann, ANN, OPEN))
    ann.playing = ben.playing = True
    until(lambda: len(ben.seen) > 20, ann, ben)
    ann.playing = ben.playing = False
    seq = ann.updates[0].seq
    ann.match.close()
    until(lambda: ann.end is not None and ben.end is not None, ann, ben)
    assert ben.end == (ByeCode.CLOSING, {})
    until(lambda: ann.lan.hosted_addresses() == (), ann)
    ann.lan.close()

    host_again, guest_again = opens("ann"), opens("ben")
    (kept,) = host_again.lan.kept_tables()
    assert (kept.name, kept.names, kept.race) == ("Ann's table", ("Ann", "Ben"), 1)
    host_again.match = host_again.lan.resume(kept, host_again)
    guest_again.match = guest_again.lan.join(hosted(host_again), ("Ben",), guest_again)
    until(lambda: 0 in host_again.updates and 1 in guest_again.updates, host_again, guest_again)
    assert host_again.updates[0].seq >= seq
    assert host_again.updates[0].view.hand == ann.updates[0].view.hand
    play_race(host_again, guest_again)


def test_a_table_that_is_open_is_not_offered_and_a_lobby_is_not_kept(ann, opens):
    ann.match = ann.lan.host(table_for(ANN, COMPUTER), ("Ann",), ann)
    hosted(ann)
    ann.match.start()
    until(lambda: 0 in ann.updates, ann)
    assert opens("ann").lan.kept_tables() == ()
    ann.match.close()
    until(lambda: bool(ann.lan.kept_tables()), ann)
    (kept,) = ann.lan.kept_tables()
    ann.lan.forget(kept)
    assert ann.lan.kept_tables() == ()
    carl = opens("carl")
    host(carl, ANN, OPEN)
    carl.lan.close()
    assert opens("carl").lan.kept_tables() == ()


def test_nothing_at_an_address_is_told(ben):
    ben.match = ben.lan.join(Address(HERE, 1), ("Ben",), ben)
    until(lambda: ben.end is not None, ben)
    assert ben.end == (Lost.UNREACHABLE, {})


def test_a_port_that_must_be_had_and_is_taken_is_told(ann, opens):
    port = host(ann, ANN, OPEN).port
    carl = opens("carl")
    options = table_for(ANN, OPEN)._replace(port=port)
    carl.match = carl.lan.host(options, ("Carl",), carl)
    until(lambda: carl.end is not None, carl)
    assert carl.end == (Lost.CANNOT_LISTEN, {})


def test_a_table_that_turns_out_to_be_none_is_told(ann):
    ann.match = ann.lan.host(table_for(ANN, OPEN, door="ajar"), ("Ann",), ann)
    until(lambda: ann.end is not None, ann)
    assert ann.end == (Lost.CANNOT_LISTEN, {})


def test_rules_that_cannot_be_played_by_so_many_are_an_error_at_once(ann):
    options = table_for(ANN, *[OPEN] * 4)
    with pytest.raises(ValueError, match="seats"):
        ann.lan.host(options._replace(rules=PRESETS["classic"]), ("Ann",), ann)


def test_a_table_is_found_joined_and_gone(opens):
    ann, ben = opens("ann", announce=True), opens("ben")
    lists: list[tuple[FoundTable, ...]] = []
    browsing = ben.lan.browse(lists.append)
    port = host(ann, ANN, OPEN, COMPUTER).port

    def mine() -> list[FoundTable]:
        return [table for table in (lists[-1] if lists else ()) if table.port == port]

    until(lambda: bool(mine()), ann, ben)
    (table,) = mine()
    assert table._replace(key="", game="", fingerprint="") == FoundTable(
        key="",
        name="Ann's table",
        game="",
        taken=2,
        seats=3,
        playing=False,
        code=False,
        rules="winning-moves",
        grey=Grey.FRESH,
        versions=(1, 1),
        addresses=(HERE,),
        port=port,
        known=False,
        fingerprint="",
    )
    join(ann, ben, table)
    ben.match.take_seat(1, "Ben")
    until(lambda: any(row.taken == 3 and row.known for row in mine()), ann, ben)
    ann.match.close()
    until(lambda: not mine(), ann, ben)
    browsing.close()


def test_two_hosts_of_one_name_are_both_listed_and_joining_reaches_the_chosen_one(opens):
    ann, carl = opens("ann", announce=True), opens("carl", announce=True)
    ben = opens("ben")
    lists: list[tuple[FoundTable, ...]] = []
    browsing = ben.lan.browse(lists.append)
    ports = {host(ann, ANN, OPEN).port, host(carl, ANN, OPEN).port}

    def both() -> dict[int, FoundTable]:
        return {table.port: table for table in (lists[-1] if lists else ()) if table.port in ports}

    until(lambda: len(both()) == 2, ann, ben, carl)
    browsing.close()
    assert {table.name for table in both().values()} == {"Ann's table"}
    ben.match = ben.lan.join(both()[hosted(carl).port], ("Ben",), ben)
    until(lambda: bool(carl.told.waiting), ann, ben, carl)
    until(lambda: ben.at is Link.WAITING, ann, ben, carl)
    assert carl.told.waiting[0].words == ben.link.words
    assert ann.told.waiting == ()


def test_another_computer_with_the_name_and_address_of_a_table_gets_not_a_byte(opens):
    ann, ben, carl = opens("ann"), opens("ben"), opens("carl")
    host(ann, ANN, OPEN)
    where = host(carl, ANN, OPEN)
    announced = FoundTable(
        key="mb-00000000",
        name="Ann's table",
        game="0" * 8,
        taken=1,
        seats=2,
        playing=False,
        code=False,
        rules="classic",
        grey=Grey.FRESH,
        versions=(1, 1),
        addresses=(HERE,),
        port=where.port,
        known=True,
        fingerprint="0" * 16,
    )
    ben.match = ben.lan.join(announced, ("Ben",), ben)
    until(lambda: ben.end is not None, ann, ben, carl)
    assert ben.end == (Lost.OTHER_CERTIFICATE, {})
    assert carl.told.waiting == ()


def test_neither_cryptography_nor_discovery_is_loaded_before_it_is_needed():
    modules = "mille_net.lan, mille_net.kept, mille_net.tables"
    heavy = "{'cryptography', 'spake2', 'zeroconf'} & set(sys.modules)"
    command = [sys.executable, "-c", f"import sys, {modules}; sys.exit(bool({heavy}))"]
    assert subprocess.run(command, check=False).returncode == 0


def test_nothing_is_told_after_closing(ann, ben):
    join(ann, ben, host(ann, ANN, OPEN))
    ben.lan.close()
    before = (ben.link, ben.end)
    until(lambda: all(guest.name != "Ben" for guest in ann.told.guests), ann, ben)
    assert (ben.link, ben.end) == before


def test_what_is_asked_for_after_closing_comes_to_nothing(ann, ben):
    join(ann, ben, host(ann, ANN, OPEN))
    ben.lan.close()
    ben.match.chat("too late")
    ben.match.leave()
