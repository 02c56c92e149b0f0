"""The owner of a table without a screen: whatever only an owner can do, it does in time."""

from mille_net.caretaker import CODE_FORGIVEN_AFTER, Caretaker
from mille_net.limits import (
    CODE_TRIES,
    CODE_TRIES_IN_ALL,
    DEAL_ATTEMPTS,
    DEAL_STEP_SECONDS,
    MESSAGE_BURST,
    TICK,
)
from mille_net.links import MemoryLink
from mille_net.messages import (
    DealOpen,
    DealVoid,
    Leave,
    Ready,
    RefusalCode,
    TablePhase,
    TakeSeat,
    Welcome,
)
from tests.net.host_world import RawGuest, World
from tests.net.test_host_admission import guess, refusal, wrong
from tests.net.test_host_dealing import silent_after_commit


class TableWithoutScreen(World):
    """A table whose owner is a caretaker that lets everybody in."""

    def __init__(self, door: str = "open") -> None:
        super().__init__(door=door)
        self.said: list[str] = []
        self.to_host, self.to_caretaker = MemoryLink(), MemoryLink()
        caretaker = Caretaker(self.to_host, "test 1", self.said.append, admit=True)
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


def test_a_deal_that_was_given_up_is_begun_again_for_those_who_wait():
    world = TableWithoutScreen()
    ann, bob = (world.newcomer(name) for name in ("Ann", "Bob"))
    silent_after_commit(bob)
    for seat, guest in enumerate((ann, bob)):
        guest.say(TakeSeat(seat, guest.names[0]), Ready(True))
    world.wait((DEAL_ATTEMPTS + 1) * DEAL_STEP_SECONDS)
    assert len(ann.all(DealVoid)) >= DEAL_ATTEMPTS
    bob.lose()
    world.wait(3 * DEAL_STEP_SECONDS)
    assert ann.last(DealOpen) is not None
    assert ann.table.paused is None


def lock_out(world: TableWithoutScreen, address: str) -> None:
    """Use up the guesses of an address."""
    stranger = RawGuest(world, "Eve", address=address).join()
    for _ in range(CODE_TRIES):
        assert not guess(stranger, wrong(world.host.code))


def test_wrong_guesses_are_forgiven_after_a_while_by_a_new_code_that_is_said():
    world = TableWithoutScreen(door="code")
    for number in range(CODE_TRIES_IN_ALL // CODE_TRIES):
        lock_out(world, f"10.0.3.{number}")
    assert not guess(RawGuest(world, "Zoe", address="10.0.4.1").join(), wrong(world.host.code))
    world.wait(CODE_FORGIVEN_AFTER - 10)
    before = world.host.code
    assert refusal(RawGuest(world, "Bob").join()).code is RefusalCode.NO_GUESSES
    world.wait(10 + TICK)
    assert world.host.code != before
    assert world.said[-1] == f"Code: {world.host.code}"
    assert guess(RawGuest(world, "Bob", address="10.0.3.0").join(), world.host.code)


def test_a_code_that_nobody_guesses_at_stays():
    world = TableWithoutScreen(door="code")
    lock_out(world, "10.0.3.1")
    world.wait(CODE_FORGIVEN_AFTER + TICK)
    code, said = world.host.code, list(world.said)
    world.wait(2 * CODE_FORGIVEN_AFTER)
    assert (world.host.code, world.said) == (code, said)
