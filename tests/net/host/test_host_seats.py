"""Seats, tokens, and what the owner may do."""

import pytest

from mille_net.host.guests import token_hash
from mille_net.messages import (
    Bye,
    ByeCode,
    Close,
    Door,
    Kick,
    KickReason,
    Leave,
    LeaveSeat,
    Pause,
    Presence,
    Purpose,
    Ready,
    RefusalCode,
    Refused,
    SeatKind,
    SetSeat,
    SetTable,
    StandIn,
    Start,
    Table,
    TablePhase,
    TakeSeat,
    UpdateMessage,
    Welcome,
)
from mille_net.messages.wire_rules import rule_lines
from mille_rules import PRESETS
from tests.net.host_world import COMPUTER, OPEN, RawGuest, World, let_in, seated, started

SeatPlan = type(OPEN)


def code_of(guest: RawGuest) -> RefusalCode:
    refused = guest.last(Refused)
    assert isinstance(refused, Refused)
    return refused.code


@pytest.fixture
def world() -> World:
    return World((OPEN, OPEN, OPEN))


def test_every_request_has_an_answer_even_where_it_changes_nothing(world):
    _, bob = seated(world, "Ann", "Bob")
    for request in (Ready(True), Ready(True), TakeSeat(1, "Bob"), StandIn(1, True), Start()):
        bob.inbox.clear()
        bob.say(request)
        assert len(bob.all(Table, Refused)) == 1, request


def test_a_seat_is_taken_once(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(TakeSeat(0, "Bob"))
    assert code_of(bob) is RefusalCode.SEAT_TAKEN
    assert [seat.name for seat in ann.table.seats] == ["Ann", "Bob", ""]


def test_several_people_at_one_machine_take_several_seats(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(TakeSeat(2, "Bea"))
    assert [seat.guest for seat in ann.table.seats] == [0, 1, 1]
    bob.say(LeaveSeat(1))
    assert [seat.guest for seat in ann.table.seats] == [0, None, 1]


def test_a_person_may_be_called_something_else(world):
    _, bob = seated(world, "Ann", "Bob")
    bob.say(TakeSeat(1, "Robert"))
    assert bob.table.seats[1].name == "Robert"


def test_nobody_leaves_a_seat_for_another(world):
    _, bob = seated(world, "Ann", "Bob")
    bob.say(LeaveSeat(0))
    assert code_of(bob) is RefusalCode.NOT_YOUR_SEAT


def test_a_seat_that_is_not_there_is_refused(world):
    _, bob = seated(world, "Ann", "Bob")
    bob.say(TakeSeat(5, "Bob"))
    assert code_of(bob) is RefusalCode.NO_SUCH_SEAT


def test_who_came_to_watch_takes_no_seat(world):
    ann, *_ = seated(world, "Ann")
    eve = RawGuest(world, "Eve").join(purpose=Purpose.WATCH)
    let_in(ann)
    eve.say(TakeSeat(1, "Eve"))
    assert code_of(eve) is RefusalCode.WATCHING


# --- tokens ---------------------------------------------------------------------------------------


def test_a_guest_whose_welcome_was_lost_comes_back_to_the_same_seat(world):
    _, bob = seated(world, "Ann", "Bob")
    seats, number = bob.table.seats, bob.number
    bob.lose()
    bob.join()
    assert bob.number == number
    assert [seat.guest for seat in bob.table.seats] == [seat.guest for seat in seats]


def test_the_newest_connection_of_a_token_wins(world):
    _, bob = seated(world, "Ann", "Bob")
    again = RawGuest(world, "Bob", token=bob.token).join()
    assert bob.last(Bye) == Bye(ByeCode.REPLACED)
    assert again.last(Welcome) == Welcome(bob.number, owner=False)
    again.say(Ready(True))
    assert world.table.seats[1].presence is Presence.HERE


def test_the_end_of_a_connection_that_was_replaced_ends_nothing_else(world):
    _, bob = seated(world, "Ann", "Bob")
    old = bob.connection
    RawGuest(world, "Bob", token=bob.token).join()
    old.lost()
    assert world.table.seats[1].presence is Presence.HERE


def test_an_unknown_token_never_takes_an_owned_seat(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.lose()
    eve = RawGuest(world, "Bob").connect()
    eve.token = b"e" * 32
    eve.hello()
    let_in(ann)
    eve.say(TakeSeat(1, "Bob"))
    assert code_of(eve) is RefusalCode.SEAT_TAKEN
    assert world.table.seats[1].guest == bob.number


def test_the_host_keeps_no_token_but_its_hash(world):
    _, bob = seated(world, "Ann", "Bob")
    guests = list(world.host._table.guests)
    assert [guest.token_hash for guest in guests][1] == token_hash(bob.token)
    assert bob.token not in repr(guests).encode("latin-1", "replace")
    for guest in world.guests:
        assert bob.token not in guest.bytes


def test_the_token_of_a_stranger_never_makes_an_owner(world):
    ann = RawGuest(world, "Ann").join(owner=True)
    ann.lose()
    ann = ann.join(owner=True)
    thief = RawGuest(world, "Eve", token=ann.token).join()
    let_in(ann)
    assert thief.last(Welcome) == Welcome(1, owner=False)
    assert ann.last(Bye) is None


# --- the owner ------------------------------------------------------------------------------------


def everything_for_owners(world: World) -> list:
    table = world.table
    return [
        SetTable("x", table.rules, 2, Door.OPEN, True, 30, None),
        SetSeat(2, SeatKind.COMPUTER, "normal", ""),
        Kick(0, KickReason.RUDE),
        Pause(True),
        Start(),
        Close(),
    ]


def test_a_guest_may_do_nothing_of_what_is_the_owners(world):
    _, bob = seated(world, "Ann", "Bob")
    for request in everything_for_owners(world):
        bob.inbox.clear()
        bob.say(request)
        assert code_of(bob) is RefusalCode.NOT_OWNER, request
    assert not world.host.closed


def test_the_owner_settles_table_and_seats(world):
    ann, bob = seated(world, "Ann", "Bob")
    rules = rule_lines(PRESETS["classic"])
    ann.say(SetTable("Tuesday", rules, 4, Door.CLOSED, False, None, None))
    ann.say(SetSeat(2, SeatKind.COMPUTER, "hard", "Marcel"), SetSeat(3, SeatKind.HUMAN, "x", "Al"))
    table = bob.table
    assert (table.name, table.rules, table.door) == ("Tuesday", rules, Door.CLOSED)
    assert (table.spectators, table.wait) == (False, None)
    kinds = [(seat.kind, seat.guest, seat.name) for seat in table.seats]
    assert kinds == [
        (SeatKind.HUMAN, 0, "Ann"),
        (SeatKind.HUMAN, 1, "Bob"),
        (SeatKind.COMPUTER, None, "Marcel"),
        (SeatKind.HUMAN, 0, "Al"),
    ]
    assert not table.seats[1].ready, "other rules ask for another yes"


def test_where_there_are_fewer_seats_people_keep_theirs(world):
    ann, bob = seated(world, "Ann", "Bob")
    rules = ann.table.rules
    ann.say(SetTable("x", rules, 6, Door.OPEN, True, 30, None))
    bob.say(TakeSeat(5, "Bea"))
    ann.say(
        SetSeat(1, SeatKind.OPEN, "normal", ""), SetSeat(2, SeatKind.COMPUTER, "easy", "Odette")
    )
    ann.say(SetTable("x", rules, 3, Door.OPEN, True, 30, None))
    assert [seat.name for seat in bob.table.seats] == ["Ann", "Odette", "Bea"]
    ann.say(SetTable("x", rules, 2, Door.OPEN, True, 30, None))
    assert [seat.name for seat in bob.table.seats] == ["Ann", "Bea"]


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (("rules chess",), 2),
        (("rules bsd",), 4),
        (("rules classic", "rule deck 25:40,50:40,75:40,100:40"), 2),
    ],
)
def test_rules_that_cannot_be_played_here_are_refused(world, rules, seats):
    (ann,) = seated(world, "Ann")
    ann.say(SetTable("x", rules, seats, Door.OPEN, True, 30, None))
    assert code_of(ann) is RefusalCode.WRONG_RULES


def test_a_table_with_rules_that_cannot_be_played_is_not_opened():
    with pytest.raises(ValueError, match="expected"):
        World((OPEN,) * 4, rules=PRESETS["bsd"])


def test_a_table_that_goes_on_from_a_sheet_of_other_sides_is_not_opened():
    with pytest.raises(ValueError, match="expected figures for 2 sides"):
        World((OPEN, OPEN), points=(100, 200, 300))


def test_a_match_goes_on_from_a_score_sheet():
    world = World((OPEN, OPEN), points=(1_200, 975))
    _, bob = started(world, "Ann", "Bob")
    assert bob.updates[1].view.match.points == (1_200, 975)
    assert "start 0 1200 0 | 1 975 0" in world.record.text()


def test_a_match_begins_when_no_seat_is_open_and_all_are_ready(world):
    ann, bob = seated(world, "Ann", "Bob")
    ann.say(Start())
    assert code_of(ann) is RefusalCode.SEATS_OPEN
    ann.say(SetSeat(2, SeatKind.COMPUTER, "normal", ""))
    bob.say(Ready(False))
    ann.say(Start())
    assert code_of(ann) is RefusalCode.NOT_READY
    bob.say(Ready(True))
    ann.say(Start())
    assert bob.table.phase is TablePhase.PLAY
    assert bob.last(UpdateMessage).seat == 1


def test_rules_and_seats_do_not_change_in_a_match():
    world = World((OPEN, OPEN))
    ann, bob = started(world, "Ann", "Bob")
    ann.say(SetTable("x", rule_lines(PRESETS["classic"]), 2, Door.OPEN, True, 30, None))
    assert code_of(ann) is RefusalCode.MATCH_RUNNING
    ann.say(SetTable("Name", ann.table.rules, 2, Door.CLOSED, True, 60, None))
    assert (bob.table.name, bob.table.wait) == ("Name", 60)
    for request in (SetSeat(1, SeatKind.COMPUTER, "normal", ""), Start()):
        ann.say(request)
        assert code_of(ann) is RefusalCode.RACE_RUNNING
    for request in (TakeSeat(0, "Bob"), LeaveSeat(1), Ready(True)):
        bob.say(request)
    assert [m.code for m in bob.all(Refused)] == [
        RefusalCode.SEAT_TAKEN,
        RefusalCode.RACE_RUNNING,
        RefusalCode.MATCH_RUNNING,
    ]


def test_a_guest_who_is_kicked_is_told_why_and_loses_seat_and_token(world):
    ann, bob = seated(world, "Ann", "Bob")
    ann.say(Kick(bob.number, KickReason.SEAT_NEEDED))
    assert bob.last(Bye) == Bye(ByeCode.KICKED, KickReason.SEAT_NEEDED)
    assert world.table.seats[1].kind is SeatKind.OPEN
    bob.inbox.clear()
    bob.join()
    assert bob.last(Welcome) is None, "he has to ask again"


def test_whoever_is_kicked_in_a_match_is_replaced_by_a_computer():
    world = World((OPEN, OPEN, OPEN))
    ann, bob, cleo = started(world, "Ann", "Bob", "Cleo")
    ann.say(Kick(bob.number, KickReason.ABSENT))
    assert world.table.seats[1].kind is SeatKind.COMPUTER
    assert cleo.table.phase is TablePhase.PLAY
    assert "sit 1 computer-normal" in world.record.text()


@pytest.mark.parametrize("guest", [0, 7])
def test_neither_the_owner_nor_nobody_can_be_kicked(world, guest):
    (ann,) = seated(world, "Ann")
    ann.say(Kick(guest, KickReason.OTHER))
    assert code_of(ann) is RefusalCode.NO_SUCH_GUEST


def test_when_the_owner_ends_the_table_everybody_is_told(world):
    ann, bob = seated(world, "Ann", "Bob")
    ann.say(Close())
    assert world.host.closed
    assert bob.last(Bye) == Bye(ByeCode.CLOSING)


def test_whoever_leaves_the_lobby_frees_the_seat(world):
    _, bob = seated(world, "Ann", "Bob")
    bob.say(Leave())
    assert bob.last(Bye) == Bye(ByeCode.LEFT)
    assert world.table.seats[1].kind is SeatKind.OPEN
    assert [info.name for info in world.table.guests] == ["Ann"]


def test_a_seat_in_the_lobby_waits_for_who_lost_the_connection(world):
    _, bob = seated(world, "Ann", "Bob")
    bob.lose()
    seat = world.table.seats[1]
    assert (seat.guest, seat.presence, seat.ready) == (bob.number, Presence.AWAY, False)


def test_whoever_was_ready_is_ready_again_when_the_connection_is_back():
    world = World((OPEN, OPEN))
    ann, bob = seated(world, "Ann", "Bob")
    bob.lose()
    ann.say(Start())
    assert ann.last(Refused).code is RefusalCode.NOT_READY, "no match begins without Bob"
    bob.join()
    assert bob.table.seats[1].ready
    ann.say(Start())
    assert bob.table.phase is TablePhase.PLAY


def test_people_at_the_hosts_screen_have_their_seats_from_the_beginning():
    world = World((SeatPlan("human", "Ann"), SeatPlan("human", "Al"), COMPUTER))
    ann = RawGuest(world, "Ann").join(owner=True)
    ann.say(Start())
    assert ann.table.phase is TablePhase.PLAY
    assert {0, 1} <= set(ann.updates)
    assert 2 not in ann.updates
