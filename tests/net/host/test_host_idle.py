"""Guests who are connected and do nothing: nobody can stop a table by that."""

from dataclasses import replace

from mille_net.limits import DEAL_STEP_SECONDS, DEALS_VOIDED, TICK
from mille_net.messages import (
    DealList,
    DealOpen,
    DealVoid,
    Kick,
    KickReason,
    LeaveSeat,
    Moved,
    Presence,
    Ready,
    ReadyNext,
    RefusalCode,
    Refused,
    SeatKind,
    StandIn,
    Start,
    TablePhase,
    TakeSeat,
    UpdateMessage,
)
from mille_rules import DEFAULT_RULES
from mille_rules.computer.player import Answer, ImmediateThinker
from mille_rules.fair_deal import NOTHING
from mille_rules.moves import DRAW, Move
from mille_rules.state import Setup
from mille_rules.views import View
from tests.examples import each
from tests.net.host.test_host_dealing import silent_after_commit
from tests.net.host.test_host_moves import on_turn
from tests.net.host_world import (
    COMPUTER,
    OPEN,
    RawGuest,
    World,
    let_in,
    play_race,
    seated,
    started,
)

IDLE = 60
LONG_MATCH = replace(DEFAULT_RULES, match_target=50_000)


def idling(world: World) -> tuple[RawGuest, RawGuest, int]:
    """Who waits, who is to move and does nothing, and its seat; Bob is the one who idles."""
    guests = started(world, "Ann", "Bob")
    guest, seat = on_turn(guests)
    if guest is guests[0]:
        guest.move(seat, DRAW)
        guest.move(seat, guest.updates[seat].choices[-1])
    return guests[0], guests[1], 1


def bob_of(world: World):
    return world.table.seats[1]


class SlowThinker:
    """A computer player that decides when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[tuple[Move, ...], Answer]] = []

    def prepare(self, level: str, setup: Setup) -> None:
        """Nothing to load."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Wait."""
        self.asked.append((choices, answer))

    def decide(self) -> None:
        """Make the first legal move of each that was asked."""
        asked, self.asked = self.asked, []
        for choices, answer in asked:
            answer(choices[0])

    def close(self) -> None:
        """Think no more."""


def test_who_lets_the_others_wait_is_reminded_and_then_the_computer_plays():
    world = World(idle=IDLE)
    ann, bob, seat = idling(world)
    seq = world.seq
    world.wait(IDLE / 2 - 1)
    assert not bob_of(world).idle
    world.wait(1)
    reminded = bob.table.seats[seat]
    assert (reminded.idle, reminded.stand_in, reminded.presence) == (True, False, Presence.HERE)
    assert world.seq == seq
    world.wait(IDLE / 2)
    assert (bob_of(world).idle, bob_of(world).stand_in) == (True, True)
    assert world.seq > seq
    assert ann.asked() == [0]


def test_a_table_may_wait_for_ever():
    world = World(idle=None)
    idling(world)
    seq = world.seq
    world.wait(300)
    assert (world.seq, bob_of(world).idle) == (seq, False)


def test_nobody_is_hurried_for_whom_nobody_waits():
    world = World((OPEN, COMPUTER), idle=IDLE)
    (ann,) = started(world, "Ann")
    while not ann.asked():
        world.wait(TICK)
    world.wait(4 * IDLE)
    assert not ann.table.seats[0].idle
    # A second person who is away, or plays by the computer, waits for nobody either.
    world = World(idle=IDLE)
    ann, bob, _ = idling(world)
    ann.say(StandIn(0, True))
    world.wait(4 * IDLE)
    assert not bob.table.seats[1].idle


def test_every_move_begins_the_time_anew():
    world = World(idle=IDLE)
    _ann, bob, seat = idling(world)
    world.wait(IDLE - 1)
    bob.move(seat, DRAW)
    assert not bob.table.seats[seat].idle
    world.wait(IDLE / 2 - 1)
    assert not bob.table.seats[seat].idle
    world.wait(IDLE / 2 + 1)
    assert bob.table.seats[seat].stand_in


def test_going_away_for_a_moment_or_handing_the_seat_over_wins_no_time():
    world = World(idle=IDLE)
    _ann, bob, seat = idling(world)
    seq = world.seq
    for _ in range(6):
        world.wait(IDLE / 6)
        bob.lose()
        world.wait(2)
        bob.join()
        bob.say(StandIn(seat, True), StandIn(seat, False))
    assert world.seq > seq


def test_being_away_most_of_the_time_wins_no_time_either():
    world = World(wait=30, idle=IDLE, thinker=SlowThinker())
    _ann, bob, _seat = idling(world)
    for _ in range(14):
        bob.lose()
        world.wait(2)
        bob.join()
    assert not bob_of(world).stand_in
    bob.lose()
    world.wait(2)
    assert bob_of(world).stand_in


def test_the_player_takes_over_again_at_once_by_moving():
    world = World(idle=IDLE, thinker=SlowThinker())
    _ann, bob, seat = idling(world)
    world.wait(IDLE + TICK)
    assert bob.table.seats[seat].stand_in
    move = bob.move(seat, bob.updates[seat].choices[0])
    assert isinstance(bob.answer_to(move), Moved)
    assert (bob.table.seats[seat].idle, bob.table.seats[seat].stand_in) == (False, False)


def test_the_player_takes_over_by_a_word_and_the_table_waits_again():
    world = World(idle=IDLE)
    ann, bob, seat = idling(world)
    world.wait(IDLE + TICK)
    bob.say(StandIn(seat, False))
    assert not bob.table.seats[seat].stand_in
    ann.move(0, DRAW)
    ann.move(0, ann.updates[0].choices[-1])
    seq = world.seq
    world.wait(IDLE / 2 - 1)
    assert world.seq == seq


def test_wanting_the_seat_back_again_and_again_stops_no_match():
    thinker = SlowThinker()
    world = World(idle=IDLE, thinker=thinker)
    _ann, bob, seat = idling(world)
    seq = world.seq
    world.wait(IDLE)
    for _ in range(10):
        bob.say(StandIn(seat, True), StandIn(seat, False))
    assert bob.table.seats[seat].stand_in, "its computer is thinking"
    thinker.decide()
    world.wait(TICK)
    assert world.seq > seq
    assert not bob.table.seats[seat].stand_in


def test_whoever_has_not_seen_the_score_is_not_waited_for():
    world = World((OPEN, OPEN, OPEN), idle=IDLE)
    guests = started(world, "Ann", "Bob", "Cleo")
    play_race(world, guests)
    assert world.table.phase is TablePhase.BETWEEN
    world.wait(4 * IDLE)
    assert not any(seat.idle for seat in world.table.seats), "nobody waits"
    guests[0].say(ReadyNext())
    guests[1].say(ReadyNext())
    world.wait(IDLE / 2)
    assert guests[2].table.seats[2].idle
    assert world.table.phase is TablePhase.BETWEEN
    world.wait(IDLE / 2)
    assert world.table.phase is TablePhase.PLAY
    assert guests[2].table.seats[2].stand_in


def delay(world: World, guests: list[RawGuest], seconds: float) -> None:
    """Play a race, after which the last guest lets the others wait."""
    play_race(world, guests)
    for guest in guests[:-1]:
        guest.say(ReadyNext())
    world.wait(seconds)
    guests[-1].say(ReadyNext())
    world.wait(1)


def test_whoever_delays_after_every_race_is_waited_for_twice():
    world = World(rules=LONG_MATCH, idle=IDLE)
    guests = started(world, "Ann", "Bob")
    for _ in range(2):
        delay(world, guests, IDLE * 0.9)
        assert world.table.phase is TablePhase.PLAY
    play_race(world, guests)
    guests[0].say(ReadyNext())
    world.wait(1)
    assert world.table.phase is TablePhase.PLAY
    # The race is not lost for the player, who is here.
    assert not world.table.seats[1].stand_in


def test_whoever_is_ready_in_time_once_is_waited_for_again():
    world = World(rules=LONG_MATCH, idle=IDLE)
    guests = started(world, "Ann", "Bob")
    delay(world, guests, IDLE * 0.9)
    delay(world, guests, 1)
    delay(world, guests, IDLE * 0.9)
    play_race(world, guests)
    guests[0].say(ReadyNext())
    world.wait(IDLE * 0.9)
    assert world.table.phase is TablePhase.BETWEEN


def test_a_seat_of_somebody_who_is_not_ready_becomes_free_for_others():
    world = World(idle=IDLE)
    _ann, bob = seated(world, "Ann", "Bob")
    bob.say(Ready(False))
    world.wait(IDLE / 2)
    assert bob.table.seats[1].idle
    world.wait(IDLE / 2)
    assert bob.table.seats[1].kind is SeatKind.OPEN
    bob.say(TakeSeat(1, "Bob"))
    refused = bob.last(Refused)
    assert (refused.code, refused.params) == (RefusalCode.SEAT_LOST, {"seconds": IDLE})
    world.wait(IDLE)
    bob.say(TakeSeat(1, "Bob"))
    assert bob.table.seats[1].guest == bob.number


def test_getting_up_and_sitting_down_again_wins_no_time():
    world = World(idle=IDLE)
    _ann, bob = seated(world, "Ann", "Bob")
    bob.say(Ready(False))
    for _ in range(4):
        world.wait(IDLE / 4 - 1)
        bob.say(LeaveSeat(1), TakeSeat(1, "Bob"))
        world.wait(1)
    assert bob.table.seats[1].kind is SeatKind.OPEN
    bob.say(TakeSeat(1, "Bob"))
    assert bob.last(Refused).code is RefusalCode.SEAT_LOST


def test_who_sits_down_again_much_later_has_all_the_time():
    world = World(idle=IDLE)
    _ann, bob = seated(world, "Ann", "Bob")
    bob.say(Ready(False))
    world.wait(IDLE - 1)
    bob.say(LeaveSeat(1))
    world.wait(IDLE)
    bob.say(TakeSeat(1, "Bob"))
    world.wait(IDLE - 1)
    assert bob.table.seats[1].guest == bob.number


def test_a_seat_in_the_lobby_is_kept_for_nobody_who_stays_away():
    world = World(idle=IDLE)
    _ann, bob = seated(world, "Ann", "Bob")
    bob.lose()
    world.wait(IDLE - 1)
    assert bob_of(world).guest == bob.number
    world.wait(1)
    assert bob_of(world).kind is SeatKind.OPEN


def test_nobody_loses_a_seat_that_nobody_waits_for():
    world = World((OPEN, OPEN, OPEN), idle=IDLE)
    _ann, bob = seated(world, "Ann", "Bob")
    bob.say(Ready(False))
    world.wait(4 * IDLE)
    assert bob_of(world).guest == bob.number, "a seat is open"


def test_whoever_makes_two_deals_void_has_no_part_in_the_third_and_the_computer_plays():
    world = World((OPEN, OPEN, OPEN), idle=IDLE)
    guests = seated(world, "Ann", "Bob", "Cleo")
    silent_after_commit(guests[2])
    guests[0].say(Start())
    world.wait(DEALS_VOIDED * (DEAL_STEP_SECONDS + TICK) + TICK)
    bob, cleo = guests[1:]
    assert len(bob.all(DealVoid)) == DEALS_VOIDED
    assert bob.last(DealOpen) is not None, "the race is dealt"
    assert bob.last(DealList).commits[2] == NOTHING
    assert cleo.last(Refused).code in (RefusalCode.NOT_IN_DEAL, RefusalCode.NOT_DEALING)
    seat = bob.table.seats[2]
    assert (seat.stand_in, seat.idle, seat.presence) == (True, True, Presence.HERE)


def test_two_seats_that_take_turns_at_not_opening_stop_no_deal():
    world = World((OPEN, OPEN, OPEN, OPEN), idle=IDLE)
    guests = seated(world, "Ann", "Bob", "Cleo", "Dora")
    cleo, dora = guests[2:]
    opens = {guest: guest._open for guest in (cleo, dora)}

    def open_every_second(guest: RawGuest, first: int) -> None:
        def react(message: DealList) -> None:
            if len(guest.all(DealList)) % 2 == first:
                opens[guest](message)

        guest._open = react  # type: ignore[method-assign]

    open_every_second(cleo, 0)
    open_every_second(dora, 1)
    guests[0].say(Start())
    for _ in range(3):
        world.wait(4 * DEAL_STEP_SECONDS)
        guests[0].say(Start())
    assert guests[1].last(DealOpen) is not None


@each("players", [2, 3])
def test_idle_players_see_what_is_played_for_them(players):
    world = World((OPEN,) * players, idle=IDLE, thinker=ImmediateThinker())
    guests = started(world, *("Ann", "Bob", "Cleo")[:players])
    before = len(guests[1].all(UpdateMessage))
    world.wait(players * IDLE + 1)
    assert len(guests[1].all(UpdateMessage)) > before


def test_somebody_who_came_to_play_waits_too():
    world = World((OPEN, COMPUTER), idle=IDLE)
    (ann,) = started(world, "Ann")
    while not ann.asked():
        world.wait(TICK)
    RawGuest(world, "Bob").join()
    let_in(ann)
    world.wait(IDLE + TICK)
    assert ann.table.seats[0].stand_in


def test_a_match_without_its_last_person_ends_whatever_its_computers_still_think():
    thinker = SlowThinker()
    world = World((OPEN, COMPUTER), thinker=thinker)
    ann = RawGuest(world, "Ann").join(owner=True)
    bob = RawGuest(world, "Bob", address="10.0.0.3").join()
    let_in(ann)
    bob.say(TakeSeat(0, "Bob"), Ready(True))
    ann.say(Start())
    while not thinker.asked:
        bob.move(0, bob.updates[0].choices[-1])
        world.wait(TICK)
    ann.say(Kick(bob.number, KickReason.ABSENT))
    assert ann.table.phase is TablePhase.LOBBY
    assert [seat.kind for seat in ann.table.seats] == [SeatKind.OPEN, SeatKind.COMPUTER]
    seen = len(ann.all(UpdateMessage))
    thinker.decide()
    world.wait(TICK)
    assert len(ann.all(UpdateMessage)) == seen
    assert len(world.over) == 1
