"""The owner of a table without a screen: whatever only an owner can do, it does in time."""

import pytest

from mille_net.limits import (
    DEAL_ATTEMPTS,
    DEAL_STEP_SECONDS,
    MESSAGE_BURST,
    TICK,
    VERSIONS,
)
from mille_net.messages import (
    Bye,
    ByeCode,
    DealOpen,
    DealVoid,
    Hello,
    KickReason,
    Leave,
    Purpose,
    Ready,
    SeatKind,
    TablePhase,
    TakeSeat,
    Welcome,
)
from mille_net.messages.codec import encode
from mille_net.server.headless_owner import ABANDONED_AFTER, HeadlessOwner
from tests.net.host.test_host_dealing import open_but_the_third_time, silent_after_commit
from tests.net.host_world import OPEN, RawGuest, World
from tests.net.memory_link import MemoryLink


class TableWithoutScreen(World):
    """A table whose owner is a caretaker, and that lets everybody in."""

    def __init__(self, door: str = "open", idle: int | None = None, seats: int = 2) -> None:
        super().__init__((OPEN,) * seats, door=door, idle=idle, admit_all=True)
        self.said: list[str] = []
        self.to_host, self.to_caretaker = MemoryLink(), MemoryLink()
        caretaker = HeadlessOwner(self.to_host, "test 1", self.said.append)
        self.caretaker = caretaker
        owner = self.host.connected(self.to_caretaker, "own screen", owner=True)
        self.to_host.receive = owner.received
        self.to_caretaker.receive = caretaker.received
        self.settle()

    def settle(self) -> None:
        """Deliver to and from the caretaker, too."""
        while any(link.deliver() for link in (self.to_caretaker, self.to_host)):
            pass
        super().settle()
        if self.to_caretaker.outbox:
            self.settle()

    def wait(self, seconds: float) -> None:
        """Let time pass for the caretaker, too."""
        for _ in range(round(seconds / TICK)):
            super().wait(TICK)
            self.caretaker.tick(self.time)
            self.settle()

    def newcomer(self, name: str) -> RawGuest:
        """Somebody who has come in."""
        guest = RawGuest(self, name, address=name).join()
        assert guest.last(Welcome) is not None
        return guest


def test_a_match_begins_when_everybody_is_ready():
    world = TableWithoutScreen()
    for seat, name in enumerate(("Ann", "Bob")):
        world.newcomer(name).say(TakeSeat(seat, name), Ready(True))
    world.wait(TICK)
    assert world.table.phase is TablePhase.PLAY


def test_however_many_come_and_go_at_once_the_next_is_let_in():
    world = TableWithoutScreen()
    for number in range(2 * MESSAGE_BURST):
        world.newcomer(f"N{number}").say(Leave())
    world.newcomer("Ann")


def test_two_of_one_machine_are_let_in_at_the_same_instant():
    world = TableWithoutScreen()
    guests = [RawGuest(world, name, address="10.0.0.9").connect() for name in ("Ann", "Bob")]
    for guest in guests:
        assert guest.connection is not None
        hello = Hello(VERSIONS, "raw 1", guest.token, b"n" * 32, guest.names, Purpose.PLAY)
        guest.connection.received(encode(hello))
    world.settle()
    assert [guest.last(Welcome) is not None for guest in guests] == [True, True]


def test_a_deal_that_was_given_up_is_begun_again_for_those_who_wait():
    world = TableWithoutScreen(seats=3)
    ann, bob, cleo = (world.newcomer(name) for name in ("Ann", "Bob", "Cleo"))
    silent_after_commit(bob)
    open_but_the_third_time(cleo)
    for seat, guest in enumerate((ann, bob, cleo)):
        guest.say(TakeSeat(seat, guest.names[0]), Ready(True))
    world.wait((DEAL_ATTEMPTS + 1) * DEAL_STEP_SECONDS)
    assert len(ann.all(DealVoid)) == DEAL_ATTEMPTS
    assert ann.last(DealOpen) is not None
    assert ann.table.paused is None


def sit_down(*guests: RawGuest) -> None:
    """Each takes a seat, in order, and is ready."""
    for seat, guest in enumerate(guests):
        guest.say(TakeSeat(seat, guest.names[0]), Ready(True))


def test_a_table_whose_players_have_lost_their_tokens_is_free_again_for_others():
    world = TableWithoutScreen()
    ann, bob = (world.newcomer(name) for name in ("Ann", "Bob"))
    sit_down(ann, bob)
    assert world.table.phase is TablePhase.PLAY
    game = world.table.game
    for guest in (ann, bob):
        guest.lose()
    world.wait(ABANDONED_AFTER + TICK)
    assert world.table.game == game, "nobody else wants to play"
    cleo, dora = (world.newcomer(name) for name in ("Cleo", "Dora"))
    world.wait(ABANDONED_AFTER - TICK)
    assert world.table.game == game, "they may still come back"
    world.wait(2 * TICK)
    assert world.table.phase is TablePhase.LOBBY
    assert [seat.kind for seat in world.table.seats] == [SeatKind.OPEN] * 2
    assert [record.header.sitters[0].name for record in world.over] == ["Ann"]
    sit_down(cleo, dora)
    world.wait(TICK)
    assert world.table.phase is TablePhase.PLAY
    assert world.table.game != game


@pytest.mark.slow
def test_a_match_is_kept_for_whoever_comes_back_in_time():
    world = TableWithoutScreen()
    ann, bob = (world.newcomer(name) for name in ("Ann", "Bob"))
    sit_down(ann, bob)
    bob.lose()
    world.newcomer("Cleo")
    world.wait(ABANDONED_AFTER + TICK)
    assert ann.table.seats[1].guest == bob.number, "somebody plays"
    ann.lose()
    world.wait(ABANDONED_AFTER - 1)
    bob.join()
    world.wait(2)
    assert bob.table.seats[1].guest == bob.number


def test_players_who_do_nothing_make_room_for_those_who_came_to_play():
    world = TableWithoutScreen(idle=60)
    ann, bob = (world.newcomer(name) for name in ("Ann", "Bob"))
    sit_down(ann, bob)
    cleo = world.newcomer("Cleo")
    world.wait(3 * 60 + ABANDONED_AFTER)
    assert world.table.phase is TablePhase.LOBBY
    assert cleo.last(Bye) is None
    assert {guest.last(Bye) for guest in (ann, bob)} == {Bye(ByeCode.KICKED, KickReason.ABSENT)}


def test_another_code_is_said_when_it_is_asked_for():
    world = TableWithoutScreen(door="code")
    before = world.host.code
    assert world.said == [f"Code: {before}"]
    world.caretaker.renew_code()
    world.settle()
    assert world.host.code != before
    assert world.said == [f"Code: {before}", f"Code: {world.host.code}"]
