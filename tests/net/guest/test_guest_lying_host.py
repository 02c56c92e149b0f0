"""What a guest does about a host that withholds a proof, or sends more than a table needs."""

import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from mille_net.limits import (
    DEAL_PATIENCE,
    HOST_CHAT_BURST,
    HOST_MESSAGE_BURST,
    HOST_NUDGE_BURST,
    HOST_UPDATE_BURST,
    LINE_ID_BYTES,
    TICK,
)
from mille_net.messages import (
    ByeCode,
    DealReveal,
    Message,
    Nudged,
    Ready,
    RefusalCode,
    Refused,
    Said,
    Start,
    TablePhase,
    TakeBackAsked,
    TakeBackOutcome,
    TakeBackOver,
    TurnTime,
)
from mille_net.messages.codec import encode
from mille_net.tables import DealState, LinkPhase, LostReason
from mille_rules import DEFAULT_RULES
from tests.net.memory_guest import GuestHere
from tests.net.spoiled_deals import VERIFIED, reason, spoiling, states, table

pytestmark = pytest.mark.usefixtures("quick_disk")
ONE_RACE = replace(DEFAULT_RULES, match_target=0)


def withheld(ann: GuestHere) -> None:
    """Let a guest's host withhold the secrets of races."""
    spoiling(ann, lambda _: None, DealReveal)


def test_a_secret_withheld_after_the_last_race_is_reported_in_time(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path, rules=ONE_RACE)
    withheld(ann)
    world.start()
    world.play()
    assert world.phase is TablePhase.OVER
    world.wait(DEAL_PATIENCE - TICK)
    assert DealState.FAILED not in states(ann)
    world.wait(2 * TICK)
    assert reason(ann) == "no-secret"
    assert states(bob) == VERIFIED


def test_a_secret_is_not_waited_for_again_after_each_lost_connection(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path, rules=ONE_RACE)
    withheld(ann)
    world.start()
    world.play()
    assert ann.wire is not None
    ann.wire.cut()
    # The connection that follows brings it.
    world.wait(DEAL_PATIENCE + 2)
    assert states(ann) == VERIFIED


@pytest.mark.parametrize("ends", ["another match", "the table"])
def test_a_secret_withheld_until_all_is_over_is_reported(tmp_path: Path, ends: str) -> None:
    world, ann, _ = table(tmp_path, rules=ONE_RACE)
    withheld(ann)
    world.start()
    world.play()
    if ends == "the table":
        assert world.host is not None
        world.host.close()
        world.settle()
        assert ann.ears.end == (ByeCode.CLOSING, None)
    else:
        world.owner.session.table.request(Start())
        for guest in world.guests:
            guest.session.table.request(Ready(True))
        world.settle()
        world.start()
    assert reason(ann) == "no-secret"


@pytest.mark.skipif(os.name != "posix", reason="the system has no such permissions")
def test_nobody_else_may_read_the_evidence(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path, rules=ONE_RACE)
    withheld(ann)
    world.start()
    world.play()
    world.wait(DEAL_PATIENCE + 1)
    (path,) = [report.evidence for report in ann.ears.deals if report.evidence]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def line(number: int) -> Said:
    return Said(number.to_bytes(LINE_ID_BYTES), 0, "Olga", f"line {number}", again=False)


def test_refusals_in_several_races_make_nobody_leave_who_sees_no_race(tmp_path: Path) -> None:
    world, _, _ = table(tmp_path)
    assert world.host is not None
    world.host._table.spectators = False
    eve = world.admitted("Eve")
    world.start()
    assert not eve.ears.updates
    assert eve.wire is not None
    for seq in (3, 5, 7):
        eve.wire.hear(encode(TakeBackAsked(1, seq, (2,))))
        eve.wire.hear(encode(TakeBackOver(1, seq, TakeBackOutcome.REFUSED, 2)))
    world.settle()
    assert len(eve.ears.take_backs) == 6
    assert eve.ears.link is LinkPhase.SEATED


FLOODS: dict[str, tuple[Callable[[int], Message], int]] = {
    "chat": (line, HOST_CHAT_BURST),
    "reminders": (lambda _: Nudged(0, (1,)), HOST_NUDGE_BURST),
    "turn times": (lambda n: TurnTime(1, n % 60, runs=True), HOST_MESSAGE_BURST),
    "refusals": (lambda _: Refused("say", RefusalCode.TOO_FAST, {}), HOST_MESSAGE_BURST),
    "questions": (lambda _: TakeBackAsked(0, 1, (1, 2)), HOST_MESSAGE_BURST),
}


def heard(guest: GuestHere) -> int:
    """The number of lines, reminders, times, refusals and questions that reached a window."""
    ears = guest.ears
    return sum(map(len, (ears.lines, ears.nudges, ears.turn_times, ears.denials, ears.take_backs)))


@pytest.mark.parametrize("kind", FLOODS)
def test_a_host_that_sends_too_much_is_left(tmp_path: Path, kind: str) -> None:
    message, most = FLOODS[kind]
    world, ann, _ = table(tmp_path)
    world.start()
    world.wait(60)
    before = heard(ann)
    assert ann.wire is not None
    ann.wire.hear(b"".join(encode(message(n)) for n in range(most)))
    assert heard(ann) - before == most
    assert ann.ears.link is LinkPhase.SEATED
    ann.wire.hear(b"".join(encode(message(n)) for n in range(most, 3_000)))
    assert heard(ann) - before == most
    assert ann.ears.end == (LostReason.FLOOD, None)


def test_a_match_of_computers_at_full_speed_is_no_flood(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    world.start()
    for guest in (ann, bob):
        for seat in guest.seats:
            guest.match.stand_in(seat, True)
    world.settle()
    # All races of a match within one moment of the guest's clock.
    world.play()
    assert len(ann.ears.updates) < HOST_UPDATE_BURST
    assert ann.ears.end is None
