"""Hypothesis on the network: bytes in any portions, cuts, restarts and strangers, at any moment."""

import tempfile
from enum import Enum
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from mille_net.guest import guest_match
from mille_net.guest.guest_match import PendingMoves
from mille_net.limits import MOVE_ID_BYTES
from mille_net.messages import (
    Admit,
    MakeMove,
    Ready,
    ReadyNext,
    RefusalCode,
    SeatKind,
    Start,
    TablePhase,
    TakeSeat,
)
from mille_net.tables import DealState, LinkPhase, LostReason
from mille_rules import MoveKind, Record, read_record, view_for
from mille_rules.record import MoveLine
from tests.examples import examples
from tests.net.memory_guest import GuestHere, Memory, sensible
from tests.net.memory_link import MemoryLink
from tests.net.memory_table import COMPUTER, OPEN, World

guests = st.integers(0, 1)
#: Seconds until everybody has come back: the longest pause between two attempts, and a bit.
LONG_ENOUGH = 15
#: How it ends for who was never let in, and would simply try again.
TRY_AGAIN = (LostReason.NO_TABLE, LostReason.UNREACHABLE, RefusalCode.NOBODY_LOOKED)


class Fate(Enum):
    """What becomes of something that a guest says."""

    ON_ITS_WAY = 1
    LOST = 2
    ANSWER_LOST = 3


class NetworkMachine(RuleBasedStateMachine):
    """A computer and two guests who join, play and come back; nobody ever stands in for them."""

    #: What guests remember of hosts; a planted fault replaces it.
    memory: ClassVar[type[Memory]] = Memory

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.world = World(Path(self.folder.name), COMPUTER, OPEN, OPEN, wait=None)
        self.guests = [GuestHere(self.world, name) for name in ("Ann", "Bob")]
        #: The one move of each guest that it has not been told about: seat, move, state.
        self.made: dict[str, MoveLine] = {}
        self.made_at: dict[str, int] = {}
        for guest in self.guests:
            guest.memory = self.memory(self.world.chance, guest)
            self.world.guests.append(guest)
            guest.restart()

    @initialize(playing=st.booleans())
    def all_may_be_there_already(self, playing: bool) -> None:
        if playing:
            self.world.let_in()
            for seat, guest in enumerate(self.guests, start=1):
                guest.session.table.request(TakeSeat(seat, guest.name))
                guest.session.table.request(Ready(True))
            self.world.settle()
            self.world.start()

    # -- what can happen -------------------------------------------------------------------------

    @rule(guest=guests, size=st.integers(1, 600), to_host=st.booleans())
    def some_bytes_arrive(self, guest: int, size: int, to_host: bool) -> None:
        self.world.connect()
        wire = self.guests[guest].wire
        if wire is not None:
            (wire.at_guest if to_host else wire.at_host).deliver(size)

    @rule(guest=guests)
    def a_connection_breaks(self, guest: int) -> None:
        wire = self.guests[guest].wire
        if wire is not None:
            wire.cut()

    @rule(guest=guests)
    def a_guest_is_killed_and_started_again(self, guest: int) -> None:
        self.guests[guest].restart()
        self.made.pop(self.guests[guest].name, None)

    @precondition(lambda self: self.world.phase is not TablePhase.LOBBY)
    @rule()
    def the_host_is_killed_and_started_again(self) -> None:
        self.world.kill_host()
        self.world.restart_host()

    @rule(data=st.binary(max_size=60))
    def a_stranger_talks_nonsense(self, data: bytes) -> None:
        assert self.world.host is not None
        link = MemoryLink()
        connection = self.world.host.connected(link, "a stranger's address")
        connection.received(data)
        connection.lost()

    @rule(ticks=st.integers(1, 6))
    def time_passes(self, ticks: int) -> None:
        for _ in range(ticks):
            self.world.tick()

    @rule(guest=guests, fate=st.sampled_from(Fate))
    def somebody_moves(self, guest: int, fate: Fate) -> None:
        here = self.guests[guest]
        told = [update for seat, update in here.ears.updates if seat is not None]
        if here.name in self.made or not told or not told[-1].choices:
            return
        update, seat = told[-1], told[-1].view.seat
        assert seat is not None
        move = sensible(update)
        self.made[here.name] = MoveLine(seat, move)
        self.made_at[here.name] = update.seq
        here.ears.refusals.clear()
        here.session.table.submit(seat, move, update.seq)
        self._meet(here, fate)

    @staticmethod
    def _meet(guest: GuestHere, fate: Fate) -> None:
        """What a guest has just said arrives, or does not."""
        assert guest.wire is not None
        if fate is Fate.ANSWER_LOST:
            guest.wire.at_guest.deliver()
        if fate is not Fate.ON_ITS_WAY:
            guest.wire.cut()

    @rule(fate=st.sampled_from(Fate))
    def the_owner_and_all_who_have_no_seat_do_what_is_due(self, fate: Fate) -> None:
        owner = self.world.owner
        self.world.connect()
        while owner.wire is not None and owner.wire.deliver():
            pass
        for info in owner.ears.tables[-1].waiting:
            owner.session.table.request(Admit(info.id, True))
        for guest in self.guests:
            self._sit_down(guest, fate)
        if self.world.phase is TablePhase.LOBBY:
            owner.session.table.request(Start())

    def _sit_down(self, guest: GuestHere, fate: Fate) -> None:
        if guest.ears.link is not LinkPhase.SEATED or not guest.ears.tables:
            return
        table = guest.ears.tables[-1]
        if not guest.seats:
            free = [n for n, info in enumerate(table.seats) if info.kind is SeatKind.OPEN]
            # Each a seat of its own, if it may: who comes second is only refused.
            for seat in free[:1] if guest is self.guests[0] else free[-1:]:
                guest.session.table.request(TakeSeat(seat, guest.name))
        guest.session.table.request(Ready(True) if table.phase is TablePhase.LOBBY else ReadyNext())
        self._meet(guest, fate)

    # -- what must be true when all has settled --------------------------------------------------

    @rule()
    def everything_settles(self) -> None:
        self.world.wait(LONG_ENOUGH)
        while any(self._tries_again(guest) for guest in self.guests):
            self.world.wait(LONG_ENOUGH)
        self.the_owner_and_all_who_have_no_seat_do_what_is_due(fate=Fate.ON_ITS_WAY)
        self.world.settle()
        self._nobody_has_two_seats()
        record = self._record()
        if record is not None:
            self._all_see_what_the_host_sees(record)
            self._what_was_told_was_done(record)
        for guest in self.guests:
            assert guest.ears.end is None, guest.ears.end
            assert DealState.FAILED not in [report.state for report in guest.ears.deals]

    @staticmethod
    def _tries_again(guest: GuestHere) -> bool:
        """Whether somebody who was never let in comes once more."""
        again = guest.ears.end is not None and guest.ears.end[0] in TRY_AGAIN
        if again:
            guest.restart()
        return again

    def _record(self) -> Record | None:
        path = self.world.store.journal.path
        if self.world.phase is TablePhase.LOBBY or not path.exists():
            return None
        reading = read_record(path.read_bytes())
        assert reading.fault is None
        return reading.record

    def _nobody_has_two_seats(self) -> None:
        assert self.world.host is not None
        people = [info for info in self.world.host.table.seats if info.kind is SeatKind.HUMAN]
        names = [info.name for info in people]
        assert len(set(names)) == len(names)
        # And whoever has one is here.
        here = {guest.name: guest.ears.me for guest in self.guests}
        assert all(here[info.name] == info.guest for info in people)

    def _all_see_what_the_host_sees(self, record: Record) -> None:
        state, seq = record.state, len(record.moves())
        for guest in self.guests:
            for seat in guest.seats:
                update = guest.ears.last(seat)
                assert update.seq == seq
                assert update.view == view_for(state, seat, update.view.moves)

    def _what_was_told_was_done(self, record: Record) -> None:
        for name, line in list(self.made.items()):
            guest = next(guest for guest in self.guests if guest.name == name)
            at = self.made_at[name]
            # Partners may answer a question in any order.
            done = line in record.moves()[at : at + 2]
            refused = any(seat == line.seat for seat, _, _ in guest.ears.refusals)
            if line.move.kind is not MoveKind.PASS:
                assert done != refused
            assert done or refused
            del self.made[name]

    def teardown(self) -> None:
        try:
            self.everything_settles()
        finally:
            self.folder.cleanup()


def run(machine: type[NetworkMachine], examples: int) -> None:
    """Look for a way to break a machine's promises."""
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            # A shorter way to the same failure takes minutes; whoever has to find out adds it.
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.usefixtures("quick_disk")
def test_whatever_happens_all_see_the_same_and_every_move_is_answered() -> None:
    run(NetworkMachine, examples(15, 200).max_examples)


class _NewIds(PendingMoves):
    """Planted: a move that is sent again is another move."""

    def unanswered(self) -> tuple[MakeMove, ...]:
        """Each with a new id."""
        known, self._moves = self._moves, {}
        for old in known.values():
            move = MakeMove(self._chance(MOVE_ID_BYTES), old.seat, old.seq, old.move)
            self._moves[move.id] = move
        return tuple(self._moves.values())


@pytest.mark.slow
@pytest.mark.usefixtures("quick_disk")
def test_it_would_be_noticed_if_moves_had_no_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_match, "PendingMoves", _NewIds)
    with pytest.raises(AssertionError):
        run(NetworkMachine, 100)


class _LateToken(Memory):
    """Planted: the token comes with the seat, and is lost with the news of it."""

    def token(self, certificate: bytes, game: bytes) -> bytes:
        """Another one for each hello, until the guest has seen itself in a seat."""
        if not self.guest.seats:
            self.tokens.clear()
        return super().token(certificate, game)


class _ForgetfulMachine(NetworkMachine):
    memory = _LateToken


@pytest.mark.slow
@pytest.mark.usefixtures("quick_disk")
def test_it_would_be_noticed_if_the_token_came_from_the_host() -> None:
    with pytest.raises(AssertionError):
        run(_ForgetfulMachine, 100)
