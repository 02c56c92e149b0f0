"""Floods, junk and slowness: each limit has its end, and never disturbs the others."""

import struct

from mille_net.limits import (
    CHAT_LINES,
    CHAT_SECONDS,
    FRAME_AFTER,
    FRAME_BEFORE,
    FRAME_TIMEOUT_AFTER,
    FRAME_TIMEOUT_BEFORE,
    MESSAGE_BURST,
    MESSAGE_RATE,
    TICK,
)
from mille_net.messages import (
    Bye,
    ByeCode,
    Ping,
    Pong,
    Presence,
    Purpose,
    RefusalCode,
    Refused,
    Said,
    Say,
    Start,
)
from mille_net.messages.codec import encode
from mille_rules.moves import DRAW
from tests.examples import each
from tests.net.host.test_host_moves import on_turn, playing
from tests.net.host_world import OPEN, RawGuest, World, let_in, seated


def still_well(world: World, guest: RawGuest) -> bool:
    """Whether a guest is served as before."""
    guest.inbox.clear()
    guest.say(Ping(5))
    return guest.inbox == [Pong(5)]


def test_a_flood_ends_the_connection_after_the_last_message_allowed():
    world = World()
    _, bob = seated(world, "Ann", "Bob")
    world.wait(6)
    bob.inbox.clear()
    for number in range(MESSAGE_BURST):
        bob.say(Ping(number))
    assert bob.inbox == [Pong(number) for number in range(MESSAGE_BURST)]
    bob.say(Ping(99))
    assert bob.inbox[MESSAGE_BURST:] == [Bye(ByeCode.FLOOD)]


def test_whoever_keeps_to_the_rate_is_never_cut_off():
    world = World()
    _, bob = seated(world, "Ann", "Bob")
    for _ in range(40):
        for number in range(int(MESSAGE_RATE * TICK)):
            bob.say(Ping(number))
        world.wait(TICK)
    assert bob.last(Bye) is None


def test_the_owner_has_as_much_to_say_as_others_give_occasion_for():
    world = World()
    ann, _ = seated(world, "Ann", "Bob")
    ann.say_bytes(encode(Ping(1)) * (MESSAGE_BURST + 1))
    assert ann.last(Bye) is None
    assert still_well(world, ann)


def test_a_flood_in_one_piece_is_no_different():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    bob.say_bytes(encode(Ping(1)) * 500)
    assert bob.last(Bye) == Bye(ByeCode.FLOOD)
    assert len(bob.all(Pong)) <= MESSAGE_BURST
    assert still_well(world, ann)


def test_chat_is_limited_with_an_answer_and_goes_on_later():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    for number in range(CHAT_LINES):
        bob.say(Say(f"line {number}"))
    assert [line.text for line in ann.all(Said)] == [f"line {n}" for n in range(CHAT_LINES)]
    assert ann.last(Said).guest == bob.number
    bob.say(Say("one more"))
    assert bob.last(Refused).code is RefusalCode.TOO_FAST
    assert 0 < bob.last(Refused).params["seconds"] <= CHAT_SECONDS + 1
    assert len(ann.all(Said)) == CHAT_LINES
    ann.say(Say("I may"))
    assert bob.last(Said).text == "I may"
    world.wait(CHAT_SECONDS)
    bob.say(Say("again"))
    assert ann.last(Said).text == "again"


@each(
    "junk",
    [
        b"\xff" * 9,
        bytes(4),
        struct.pack(">I", 2**32 - 1),
        b"GET / HTTP/1.1\r\n\r\n",
        struct.pack(">I", 3) + b"\x91\x91\x01",
        struct.pack(">I", 1) + b"\xc1",
    ],
)
def test_junk_ends_the_connection_it_came_on_and_no_other(junk):
    world, guests = playing(3)
    guest, seat = on_turn(guests)
    others = [other for other in guests if other is not guest]
    eve = RawGuest(world, "Eve", address="10.9.9.9").connect()
    eve.say_bytes(junk)
    assert eve.last(Bye) == Bye(ByeCode.PROTOCOL)
    others[0].say_bytes(junk)
    assert others[0].last(Bye) == Bye(ByeCode.PROTOCOL)
    guest.move(seat, DRAW)
    assert others[1].updates[guests.index(others[1])].seq == 2
    assert still_well(world, guest)


def test_nothing_that_comes_after_the_end_of_a_connection_is_heard():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    connection = bob.connection
    bob.say_bytes(bytes(4) + encode(Say("too late")))
    connection.received(encode(Say("later still")))
    world.settle()
    assert ann.last(Said) is None


def test_a_strangers_frame_may_be_shorter_than_a_guests():
    world = World()
    ann = RawGuest(world, "Ann").join(owner=True)
    bob = RawGuest(world, "Bob", address="10.0.0.1").connect()
    bob.say_bytes(struct.pack(">I", FRAME_BEFORE + 1))
    assert bob.last(Bye) == Bye(ByeCode.PROTOCOL)
    cleo = RawGuest(world, "Cleo", address="10.0.0.2").join()
    let_in(ann)
    assert cleo.table
    ann.say_bytes(struct.pack(">I", FRAME_AFTER))
    assert ann.last(Bye) is None
    cleo.say_bytes(struct.pack(">I", FRAME_AFTER + 1))
    assert cleo.last(Bye) == Bye(ByeCode.PROTOCOL)


def test_a_frame_that_never_ends_ends_the_connection():
    world = World()
    _, bob = seated(world, "Ann", "Bob")
    eve = RawGuest(world, "Eve", address="10.9.9.9").join()
    for guest, patience in ((eve, FRAME_TIMEOUT_BEFORE), (bob, FRAME_TIMEOUT_AFTER)):
        guest.alive = False
        frame = encode(Ping(1) if guest is eve else Say("x" * 99))
        guest.say_bytes(frame[:1])
        for place in range(1, int(patience)):
            world.wait(1)
            guest.say_bytes(frame[place : place + 1])
            assert guest.last(Bye) is None
        world.wait(1.5)
        assert guest.last(Bye) == Bye(ByeCode.TOO_SLOW)


def test_a_frame_in_small_pieces_is_as_good_as_any():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    for byte in encode(Say("slowly")):
        bob.say_bytes(bytes([byte]))
    assert ann.last(Said).text == "slowly"


def test_a_guest_that_never_reads_is_nobody_elses_affair():
    world, guests = playing(2)
    bob = guests[1]
    bob.deliver = lambda: False
    guest, seat = on_turn(guests)
    if guest is bob:
        return
    guest.move(seat, DRAW)
    assert guest.updates[seat].seq == 2
    assert world.table.seats[1].presence is Presence.HERE


# --- spectators -----------------------------------------------------------------------------------


def watching(world: World, ann: RawGuest) -> RawGuest:
    eve = RawGuest(world, "Eve", address="10.9.9.9").join(purpose=Purpose.WATCH)
    let_in(ann)
    return eve


def test_spectators_see_the_public_table_and_nothing_else():
    world, guests = playing(2)
    eve = watching(world, guests[0])
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    assert set(eve.updates) == {None}
    update = eve.updates[None]
    assert (update.seq, update.view.hand, update.choices) == (2, (), ())
    assert update.events[0].card is None
    assert update.view.hand_sizes[seat] == 7


def test_spectators_may_chat_and_are_listed():
    world = World((OPEN, OPEN))
    ann, _ = seated(world, "Ann", "Bob")
    eve = watching(world, ann)
    eve.say(Say("bravo"))
    assert ann.last(Said).name == "Eve"
    assert [info.watching for info in ann.table.guests] == [False, False, True]


def test_a_spectator_who_goes_is_listed_no_longer():
    world = World((OPEN, OPEN))
    ann, _ = seated(world, "Ann", "Bob")
    eve = watching(world, ann)
    eve.lose()
    assert [info.name for info in ann.table.guests] == ["Ann", "Bob"]


def test_nobody_sees_the_table_where_there_shall_be_no_spectators():
    world = World((OPEN, OPEN), spectators=False)
    ann, _ = seated(world, "Ann", "Bob")
    late = RawGuest(world, "Late", address="10.9.9.9").join()
    let_in(ann)

    ann.say(Start())
    assert late.updates == {}
    assert late.table.phase == "play"
