"""Who is here: pings, absence, the computer that stands in, leaving and coming back."""

from mille_net.limits import DEAD_AFTER, PING_AFTER, TICK
from mille_net.messages import (
    Bye,
    ByeCode,
    Leave,
    Moved,
    Pause,
    PauseReason,
    Ping,
    Pong,
    Presence,
    RefusalCode,
    Refused,
    StandIn,
    Start,
    Table,
    TablePhase,
    UpdateMessage,
)
from mille_rules.moves import DRAW, PASS
from tests.examples import each
from tests.net.host.test_host_moves import on_turn, playing
from tests.net.host_world import COMPUTER, OPEN, RawGuest, World, play_race, seated, started


def absent_on_turn(**options) -> tuple[World, RawGuest, RawGuest, int]:
    """Two people, the one to move being away."""
    world, guests = playing(**options)
    guest, seat = on_turn(guests)
    if guest is guests[0]:
        guest.move(seat, DRAW)
        guest.move(seat, guest.updates[seat].choices[-1])
        guest, seat = on_turn(guests)
    assert guest is guests[1]
    guest.lose()
    return world, guests[0], guest, seat


def test_a_silent_guest_is_pinged_and_a_dead_one_is_away():
    world = World()
    _, bob = seated(world, "Ann", "Bob")
    bob.alive = False
    world.wait(PING_AFTER)
    assert bob.last(Ping) is not None
    assert world.table.seats[1].presence is Presence.HERE
    world.wait(DEAD_AFTER - PING_AFTER)
    assert world.table.seats[1].presence is Presence.SLOW
    world.wait(TICK)
    assert world.table.seats[1].presence is Presence.AWAY
    assert bob.last(Bye) == Bye(ByeCode.TOO_SLOW)


def test_a_guest_that_answers_pings_stays():
    world = World()
    _, bob = seated(world, "Ann", "Bob")
    world.wait(120)
    assert world.table.seats[1].presence is Presence.HERE
    assert len(bob.all(Ping)) >= 120 // (PING_AFTER + 1)


def test_a_ping_is_answered_with_its_number():
    world = World()
    bob = RawGuest(world, "Bob").connect()
    bob.say(Ping(77))
    assert bob.last(Pong) == Pong(77)


def test_everybody_sees_whose_connection_is_slow_and_when_it_is_well_again():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    bob.alive = False
    world.wait(10)
    assert ann.table.seats[1].presence is Presence.SLOW
    bob.say(Pong(1))
    bob.alive = True
    world.wait(TICK)
    assert ann.table.seats[1].presence is Presence.HERE


def test_no_healthy_guest_is_lost_when_the_computer_has_slept():
    world, guests = playing()
    world.time += 3_600
    world.wait(1)
    assert [guest.table.seats[n].presence for n, guest in enumerate(guests)] == [Presence.HERE] * 2
    assert all(guest.last(Ping) for guest in guests), "everybody is asked at once"
    assert all(guest.last(Bye) is None for guest in guests)


def test_an_absent_player_keeps_the_seat_and_is_waited_for():
    world, ann, bob, seat = absent_on_turn()
    seq = world.seq
    world.wait(29)
    assert world.seq == seq
    assert not world.table.seats[seat].stand_in
    world.wait(1.5)
    assert world.seq > seq
    assert ann.table.seats[seat].stand_in
    assert ann.table.seats[seat].guest == bob.number


@each("wait", [15, 60])
def test_the_table_says_how_long_to_wait(wait):
    world, _, _, seat = absent_on_turn(wait=wait)
    world.wait(wait - 1)
    assert not world.table.seats[seat].stand_in
    world.wait(2)
    assert world.table.seats[seat].stand_in


def test_a_table_may_wait_for_ever():
    world, _, _, seat = absent_on_turn(wait=None)
    world.wait(200)
    assert not world.table.seats[seat].stand_in


def test_absence_counts_only_while_it_is_that_players_turn():
    world, guests = playing()
    guest, seat = on_turn(guests)
    other = guests[1 - seat]
    if other is guests[0]:
        guest.move(seat, DRAW)
        guest.move(seat, guest.updates[seat].choices[-1])
        guest, seat, other = guests[0], 0, guests[1]
    other.lose()
    world.wait(90)
    guest.move(seat, DRAW)
    guest.move(seat, guest.updates[seat].choices[-1])
    world.wait(20)
    assert not world.table.seats[1].stand_in
    world.wait(11)
    assert world.table.seats[1].stand_in


def test_whoever_comes_back_takes_over_at_once_and_sees_how_things_stand():
    world, _ann, bob, seat = absent_on_turn()
    world.wait(31)
    bob.inbox.clear()
    bob.join()
    assert not bob.table.seats[seat].stand_in
    assert bob.updates[seat].seq == world.seq
    assert [message.seat for message in bob.all(UpdateMessage)] == [seat]
    assert bob.last(UpdateMessage).events == ()
    kept = world.record.text()
    assert f"sit {seat} computer-normal Bob\n" in kept
    assert f"sit {seat} remote Bob\n" in kept


def test_a_stand_in_plays_turn_by_turn_until_the_player_is_back():
    world, ann, bob, _seat = absent_on_turn()
    world.wait(31)
    for _ in range(3):
        assert ann.asked() == [0]
        ann.move(0, DRAW)
        ann.move(0, ann.updates[0].choices[-1])
        world.wait(TICK)
    bob.join()
    before = world.seq
    world.wait(5)
    assert ann.asked() == [0]
    if PASS in ann.updates[0].choices:
        # The stand-in has given Ann a hazard.
        ann.move(0, PASS)
        before += 1
    ann.move(0, DRAW)
    ann.move(0, ann.updates[0].choices[-1])
    world.wait(20)
    assert world.seq == before + 2, "now the table waits for Bob himself"


def test_whoever_leaves_on_purpose_is_replaced_at_once():
    world, guests = playing(3)
    bob = guests[1]
    bob.say(Leave())
    seat = world.table.seats[1]
    assert bob.last(Bye) == Bye(ByeCode.LEFT)
    assert (seat.presence, seat.stand_in, seat.guest) == (Presence.LEFT, True, bob.number)


def test_whoever_has_left_may_come_back_and_takes_over():
    world, guests = playing(3)
    bob = guests[1]
    bob.say(Leave())
    bob.join()
    seat = world.table.seats[1]
    assert (seat.presence, seat.stand_in) == (Presence.HERE, False)


def test_a_seat_is_handed_to_the_computer_and_back_in_mid_race():
    world, guests = playing(2)
    ann, bob = guests
    bob.say(StandIn(1, True))
    if on_turn(guests)[0] is bob:
        raise AssertionError("expected the computer to have played for Bob")
    world.wait(60)
    assert ann.table.seats[1].stand_in
    ann.say(StandIn(1, False))
    assert not bob.table.seats[1].stand_in
    ann.move(0, DRAW)
    ann.move(0, ann.updates[0].choices[-1])
    seq = world.seq
    world.wait(60)
    assert world.seq == seq


def test_a_seat_that_was_handed_over_stays_so_when_its_player_reconnects():
    world, guests = playing(2)
    guests[1].say(StandIn(1, True))
    guests[1].lose()
    guests[1].join()
    assert world.table.seats[1].stand_in


def test_nobody_hands_over_anothers_seat_or_a_computers():
    world = World((OPEN, OPEN, OPEN, COMPUTER))
    ann, bob, _ = started(world, "Ann", "Bob", "Cleo")
    bob.say(StandIn(2, True))
    assert bob.last(Refused).code is RefusalCode.NOT_YOUR_SEAT
    ann.say(StandIn(3, True))
    assert ann.last(Refused).code is RefusalCode.NOT_YOUR_SEAT


def test_when_all_who_play_are_gone_the_match_stands_still():
    world, guests = playing(3)
    for guest in guests:
        guest.lose()
    seq = world.seq
    assert world.table.paused is PauseReason.NOBODY_HERE
    world.wait(300)
    assert world.seq == seq
    guests[1].join()
    assert guests[1].table.paused is None
    assert isinstance(guests[1].last(Table), Table)


def test_the_owner_stops_the_match_and_lets_it_go_on():
    _world, guests = playing(2)
    guests[0].say(Pause(True))
    assert guests[1].table.paused is PauseReason.OWNER
    guests[0].say(Pause(False))
    assert guests[1].table.paused is None


def test_a_computer_does_not_play_on_while_the_match_is_paused():
    world = World((OPEN, COMPUTER))
    (ann,) = started(world, "Ann")
    while not ann.asked():
        world.wait(TICK)
    ann.move(0, DRAW)
    ann.say(Pause(True), StandIn(0, True))
    seq = world.seq
    world.wait(10)
    assert world.seq == seq
    ann.say(StandIn(0, False), Pause(False))
    move = ann.move(0, ann.updates[0].choices[-1])
    assert isinstance(ann.answer_to(move), Moved)


def test_computers_alone_play_while_somebody_is_here():
    world = World((COMPUTER,) * 4)
    ann = RawGuest(world, "Ann").join(owner=True)

    ann.say(Start())
    assert ann.table.phase is TablePhase.BETWEEN
    assert set(ann.updates) == {None}


def test_a_whole_race_is_played_with_a_guest_coming_and_going():
    world, guests = playing(2)

    def choose(update):
        if update.seq % 7 == 0:
            guests[1].lose()
            guests[1].join()
        return update.choices[0]

    play_race(world, guests, choose)
    assert world.table.phase in (TablePhase.BETWEEN, TablePhase.OVER)
