"""Whatever a host sends, a guest never fails: at worst the connection ends."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from mille_net.limits import TICK
from mille_net.messages import FROM_HOST, DealCommit, Message, Moved, Table
from mille_net.messages.codec import encode
from mille_net.tables import LostReason
from tests.examples import each, examples
from tests.net.any_message import messages
from tests.net.memory_guest import GuestHere
from tests.net.memory_table import COMPUTER, OPEN, World

pytestmark = pytest.mark.usefixtures("quick_disk")

#: Anything that a host may say, and bytes that are no message at all.
anything = st.one_of(*(messages(kind) for kind in FROM_HOST.values()))
junk = st.binary(min_size=1, max_size=200)
few = examples(5, 100, suppress_health_check=[HealthCheck.function_scoped_fixture])


def arriving(folder: Path) -> GuestHere:
    """Ann before the first byte."""
    world = World(folder, COMPUTER, OPEN)
    ann = GuestHere(world, "Ann")
    world.guests.append(ann)
    ann.session.start()
    ann.dial()
    return ann


def waiting(folder: Path) -> GuestHere:
    """Ann before she is let in."""
    world = World(folder, COMPUTER, OPEN)
    return world.add(GuestHere(world, "Ann"))


def in_lobby(folder: Path) -> GuestHere:
    """Ann at the table."""
    return World(folder, COMPUTER, OPEN).admitted("Ann", 1)


def dealing(folder: Path) -> GuestHere:
    """Ann while others commit."""
    world = World(folder, COMPUTER, OPEN, OPEN)
    ann, bob = world.admitted("Ann", 1), world.admitted("Bob", 2)
    assert bob.wire is not None
    bob.wire.frozen = True
    world.start()
    return ann


def playing(folder: Path) -> GuestHere:
    """Ann in a race."""
    world = World(folder, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    world.start()
    world.play(6)
    return ann


every_stage = pytest.mark.parametrize("stage", [arriving, waiting, in_lobby, dealing, playing])
Stage = Callable[[Path], GuestHere]


def goes_on(ann: GuestHere) -> None:
    """Time goes on for a guest, and its window may ask for things."""
    ann.session.enter_code("123456")
    ann.world.settle()
    ann.world.wait(3 * TICK)
    assert ann.ears.end is None or ann.ears.end[0] in list(type(ann.ears.end[0]))


@every_stage
@few
@given(data=st.lists(junk, min_size=1, max_size=4))
def test_bytes_that_mean_nothing_end_in_a_clean_disconnect(
    tmp_path: Path, stage: Stage, data: list[bytes]
) -> None:
    ann = stage(tmp_path)
    for piece in data:
        ann.hear(piece)
    goes_on(ann)


@every_stage
@few
@given(said=st.lists(anything, min_size=1, max_size=6))
def test_messages_in_any_order_end_in_a_clean_disconnect_at_worst(
    tmp_path: Path, stage: Stage, said: list[Message]
) -> None:
    ann = stage(tmp_path)
    for message in said:
        ann.hear(encode(message))
    goes_on(ann)


@each("kind", sorted(FROM_HOST))
def test_every_message_at_every_moment_is_survived(tmp_path: Path, kind: str) -> None:
    @examples(2, 25, suppress_health_check=list(HealthCheck))
    @given(message=messages(FROM_HOST[kind]), stage=st.sampled_from([waiting, dealing, playing]))
    def survives(message: Message, stage: Stage) -> None:
        ann = stage(tmp_path)
        ann.hear(encode(message))
        goes_on(ann)

    survives()


def test_a_frame_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    ann = playing(tmp_path)
    assert ann.wire is not None
    link = ann.wire.at_guest
    ann.hear(b"\0\0\1\0abc")
    for _ in range(25):
        ann.world.now += TICK
        ann.hear(b"x")
        ann.session.tick(ann.world.now)
    assert link.closed


def test_a_host_that_talks_nonsense_again_and_again_is_given_up(tmp_path: Path) -> None:
    ann = in_lobby(tmp_path)
    for _ in range(3):
        ann.hear(b"\0\0\0\1\xc1")
        ann.world.wait(12)
    assert ann.ears.end == (LostReason.BROKEN, None)


def test_an_answer_to_no_move_is_a_contradiction(tmp_path: Path) -> None:
    ann = playing(tmp_path)
    wire = ann.wire
    ann.hear(encode(Moved(b"12345678", 1, 5)))
    assert wire is not None
    assert wire.at_guest.closed


@few
@given(table=messages(Table), commit=messages(DealCommit))
def test_a_table_of_anything_is_taken_or_left(
    tmp_path: Path, table: Message, commit: Message
) -> None:
    ann = in_lobby(tmp_path)
    ann.hear(encode(table))
    ann.hear(encode(commit))
    goes_on(ann)
