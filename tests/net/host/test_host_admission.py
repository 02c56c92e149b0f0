"""Who gets in: versions, words, doors, places to wait."""

import hashlib

import pytest

from mille_net.limits import (
    HELLO_TIMEOUT,
    MAX_GUESTS,
    MAX_GUESTS_HERE,
    MAX_GUESTS_PER_MACHINE,
    MAX_WAITING,
    TICK,
    VERSIONS,
    WAITING_TIMEOUT,
)
from mille_net.messages import (
    Admit,
    Banner,
    Bye,
    ByeCode,
    Close,
    Door,
    KickReason,
    Leave,
    NonceMessage,
    Purpose,
    RefusalCode,
    Refused,
    TakeSeat,
    Waiting,
    Welcome,
)
from mille_net.trust.comparison_words import three_words
from tests.net.host.at_the_door import guess, owner_of, refusal, shut
from tests.net.host_world import CERTIFICATE, RawGuest, World, let_in


@pytest.fixture
def world() -> World:
    return World()


def test_the_host_speaks_first_and_commits_to_its_nonce(world):
    guest = RawGuest(world, "Bob").connect()
    banner = guest.last(Banner)
    assert (banner.name, banner.versions) == ("Ann's table", VERSIONS)
    guest.hello()
    assert hashlib.sha256(guest.last(NonceMessage).nonce).digest() == banner.commit


def test_every_connection_has_a_nonce_of_its_own(world):
    commits = [RawGuest(world, name).connect().last(Banner).commit for name in ("A", "B", "C")]
    assert len(set(commits)) == 3


def test_a_guest_of_another_version_is_told_which_ones_the_host_speaks(world):
    guest = RawGuest(world, "Bob").connect().hello(versions=(3, 9))
    assert refusal(guest) == Refused("hello", RefusalCode.VERSION, {"lowest": 1, "highest": 1})
    assert guest.last(Bye) == Bye(ByeCode.REFUSED)


def test_a_guest_of_many_versions_is_welcome_if_one_is_ours(world):
    guest = RawGuest(world, "Bob").connect().hello(versions=(0, 9))
    assert guest.last(Waiting) == Waiting(1)


def test_the_owner_sees_name_address_and_words_and_lets_in(world):
    owner = owner_of(world)
    guest = RawGuest(world, "Bob", address="10.0.0.7").join()
    assert guest.last(Welcome) is None
    (waiting,) = owner.table.waiting
    words = three_words(CERTIFICATE, b"n" * 32, guest.last(NonceMessage).nonce)
    assert (waiting.name, waiting.address, waiting.words) == ("Bob", "10.0.0.7", words)
    owner.say(Admit(waiting.id, True))
    assert guest.last(Welcome) == Welcome(1, owner=False)
    assert owner.table.waiting == ()
    assert [info.name for info in guest.table.guests] == ["Ann", "Bob"]


def test_the_owner_can_refuse(world):
    owner = owner_of(world)
    guest = RawGuest(world, "Bob").join()
    owner.say(Admit(owner.table.waiting[0].id, False))
    assert refusal(guest).code is RefusalCode.NOT_ADMITTED
    assert guest.last(Bye) == Bye(ByeCode.REFUSED)
    assert owner.table.waiting == ()


def test_admitting_somebody_who_has_gone_is_refused(world):
    owner = owner_of(world)
    guest = RawGuest(world, "Bob").join()
    waiting = owner.table.waiting[0]
    guest.lose()
    owner.say(Admit(waiting.id, True))
    assert refusal(owner).code is RefusalCode.NO_SUCH_GUEST


def test_a_guest_is_not_shown_who_waits_nor_the_code():
    world = World(door="code")
    owner = owner_of(world)
    guest = RawGuest(world, "Bob").join()
    assert guess(guest, owner.table.code)
    assert guest.table.code is None
    assert (guest.table.waiting, owner.table.code) == ((), world.host.code)
    assert world.host.code.encode() not in guest.bytes


def test_whoever_waits_is_told_its_place_as_others_come_and_go(world):
    owner = owner_of(world)
    guests = [RawGuest(world, f"G{n}", address=f"10.0.0.{n}").join() for n in range(3)]
    assert [guest.last(Waiting).place for guest in guests] == [1, 2, 3]
    guests[0].say(Leave())
    assert [guest.last(Waiting).place for guest in guests[1:]] == [1, 2]
    let_in(owner)
    assert all(guest.last(Welcome) for guest in guests[1:])


def test_one_address_may_wait_once(world):
    RawGuest(world, "A").join()
    second = RawGuest(world, "B").join()
    assert refusal(second).code is RefusalCode.TOO_MANY_WAITING


def test_two_neighbours_in_an_ipv6_network_may_wait_and_a_whole_network_takes_no_room(world):
    owner = owner_of(world)
    made_up = [f"{network}::{n}" for network in ("fe80", "fd00", "2001:db8") for n in range(3)]
    crowd = [RawGuest(world, f"G{n}", address=a).join() for n, a in enumerate(made_up)]
    assert len(owner.table.waiting) == MAX_WAITING
    assert [guest.last(Refused) is None for guest in crowd] == [True, True, False] * 3
    RawGuest(world, "Bob", address="10.0.1.1").join()
    assert [info.name for info in owner.table.waiting][-1] == "Bob"


def test_a_guest_that_waits_on_two_connections_waits_on_the_newer(world):
    owner = owner_of(world)
    first = RawGuest(world, "Bob").join()
    second = RawGuest(world, "Bob").join()
    assert first.last(Bye) == Bye(ByeCode.REPLACED)
    assert len(owner.table.waiting) == 1
    let_in(owner)
    assert second.last(Welcome) is not None


def test_no_more_than_a_few_may_wait(world):
    for number in range(MAX_WAITING):
        RawGuest(world, f"G{number}", address=f"10.0.1.{number}").join()
    late = RawGuest(world, "late", address="10.0.2.1").join()
    assert refusal(late).code is RefusalCode.TOO_MANY_WAITING


def test_nobody_waits_for_ever(world):
    guest = RawGuest(world, "Bob").join()
    world.wait(WAITING_TIMEOUT)
    assert guest.last(Refused) is None
    world.wait(2 * TICK)
    assert refusal(guest).code is RefusalCode.NOBODY_LOOKED


def test_a_stranger_who_says_no_hello_is_sent_away(world):
    guest = RawGuest(world, "Bob").connect()
    world.wait(HELLO_TIMEOUT)
    assert guest.last(Bye) is None
    world.wait(2 * TICK)
    assert guest.last(Bye) == Bye(ByeCode.TOO_SLOW)


def test_a_closed_table_lets_in_whom_it_remembers_and_nobody_else(world):
    owner = owner_of(world)
    known = RawGuest(world, "Bob").join()
    let_in(owner)
    shut(owner, Door.CLOSED)
    stranger = RawGuest(world, "Eve", address="10.0.0.9").join()
    assert refusal(stranger).code is RefusalCode.CLOSED
    number = known.number
    known.lose()
    known.join()
    assert known.number == number


def test_a_remembered_guest_needs_no_code_and_asks_nobody():
    world = World(door="code")
    owner = owner_of(world)
    guest = RawGuest(world, "Bob").join()
    assert guess(guest, owner.table.code)
    guest.lose()
    guest.inbox.clear()
    guest.join()
    assert guest.last(NonceMessage).code == 0
    assert guest.last(Welcome) == Welcome(1, owner=False)


def test_spectators_stay_out_where_there_shall_be_none(world):
    owner = owner_of(world)
    shut(owner, Door.OPEN)
    assert refusal(RawGuest(world, "Bob").join(purpose=Purpose.WATCH)).code is (
        RefusalCode.NO_SPECTATORS
    )


def test_a_table_has_room_for_so_many_guests_and_no_more(world):
    owner = owner_of(world)
    for number in range(1, MAX_GUESTS_HERE):
        RawGuest(world, f"G{number}", address=f"10.0.0.{number}").join()
        let_in(owner)
        world.wait(TICK)
    assert len(world.table.guests) == MAX_GUESTS_HERE
    late = RawGuest(world, "late", address="10.0.1.1").join()
    assert refusal(late).code is RefusalCode.TABLE_FULL


def test_one_machine_in_several_networks_gives_up_a_place_for_a_newcomer(world):
    owner = owner_of(world)
    networks = ("10.0.0.9", "fe80::9%2", "fd00::9", "2001:db8::9")
    crowd = []
    for number in range(1, MAX_GUESTS_HERE):
        address = networks[number % len(networks)]
        crowd.append(RawGuest(world, f"G{number}", address=address).join())
        let_in(owner)
        world.wait(TICK)
    crowd[-1].say(TakeSeat(1, "G23"))
    bob = RawGuest(world, "Bob", address="10.0.1.1").join()
    let_in(owner)
    assert bob.last(Welcome) is not None
    sent_away = [guest for guest in crowd if guest.last(Bye)]
    assert len(sent_away) == 1
    assert sent_away[0].last(Bye) == Bye(ByeCode.KICKED, KickReason.SEAT_NEEDED)
    assert sent_away[0] is not crowd[-1], "who has a seat keeps it"
    assert len(world.table.guests) == MAX_GUESTS_HERE
    late = RawGuest(world, "Eve", address="10.0.0.9").join()
    assert refusal(late).code is RefusalCode.TABLE_FULL


def test_newcomers_of_one_machine_leave_room_for_others_and_a_guest_comes_back_all_the_same(world):
    owner = owner_of(world)
    guests = []
    for number in range(MAX_GUESTS_PER_MACHINE):
        guests.append(RawGuest(world, f"G{number}", address=f"2001:db8::{number}").join())
        let_in(owner)
    late = RawGuest(world, "late", address="2001:db8::99").join()
    assert refusal(late).code is RefusalCode.TABLE_FULL
    RawGuest(world, "Bob", address="10.0.0.9").join()
    let_in(owner)
    assert len(world.table.guests) == MAX_GUESTS_PER_MACHINE + 2
    guests[0].lose()
    RawGuest(world, "Cleo", address="2001:db8::98").join()
    let_in(owner)
    guests[0].inbox.clear()
    guests[0].join()
    assert guests[0].last(Welcome) is not None


def test_a_guest_is_expected_from_where_it_was_let_in_as_long_as_it_is_remembered(world):
    owner = owner_of(world)
    guest = RawGuest(world, "Bob", address="::ffff:10.0.0.7").join()
    assert not world.host.expects("10.0.0.7")
    let_in(owner)
    guest.lose()
    assert world.host.expects("10.0.0.7")
    guest.join()
    guest.say(Leave())
    assert not world.host.expects("10.0.0.7")


def test_those_who_come_and_go_without_a_seat_are_not_remembered_for_ever(world):
    owner = owner_of(world)
    first = RawGuest(world, "first").join()
    let_in(owner)
    first.lose()
    for number in range(MAX_GUESTS):
        guest = RawGuest(world, f"G{number}").join()
        let_in(owner)
        guest.lose()
        world.wait(TICK)
    assert len(list(world.host._table.guests)) == MAX_GUESTS
    first.inbox.clear()
    first.join()
    assert first.last(Welcome) is None


def test_a_second_hello_and_an_early_request_are_protocol_errors(world):
    for early in (False, True):
        guest = RawGuest(world, f"Bob{early}", address=f"10.0.5.{early:d}").connect()
        if early:
            guest.say(Close())
        else:
            guest.hello().hello()
        assert guest.last(Bye) == Bye(ByeCode.PROTOCOL)
