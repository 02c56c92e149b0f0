"""Step by step, what a guest takes of a deal, and how one that is not fair is found out."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mille_net.messages import (
    DealCommit,
    DealList,
    DealOpen,
    DealReveal,
    DealVoid,
    Message,
    Ready,
    TablePhase,
    VoidReason,
)
from mille_net.messages.codec import encode
from mille_net.tables import DealState, LostReason
from mille_rules.fair_deal import NOTHING, seat_commit
from tests.net.spoiled_deals import (
    VERIFIED,
    context_of,
    evidence,
    reason,
    respoiling,
    spoiling,
    states,
    table,
)

pytestmark = pytest.mark.usefixtures("quick_disk")


def test_a_host_that_lists_another_commitment_gets_no_number_for_it(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    ann.spoil = respoiling(DealList, commits=(NOTHING, b"x" * 32, b"y" * 32))
    assert ann.wire is not None
    ann.wire.cut()
    world.wait(2)
    ann.session.table.request(Ready(True))
    world.settle()
    world.start()
    assert reason(ann) == "not-listed"
    # Every connection brings the same lie, until nobody asks any more.
    world.wait(20)
    assert ann.ears.end == (LostReason.BROKEN, None)
    assert VoidReason.NOT_OPENED in [report.reason for report in bob.ears.deals]


def test_a_host_that_leaves_a_commitment_out_proves_nothing(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    assert ann.wire is not None
    # Nothing that Ann says arrives in time.
    ann.wire.frozen = True
    world.start()
    world.wait(6)
    ann.wire.frozen = False
    world.settle()
    world.play()
    assert states(bob) == VERIFIED
    assert states(ann) == [DealState.DEALING, DealState.PARTLY]


def test_two_lists_for_two_guests_are_found_out_when_numbers_are_opened(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    spoiling(bob, lambda m: DealList((NOTHING, b"x" * 32, m.commits[2])), DealList)
    world.start()
    world.wait(1)
    assert reason(bob) == "random"
    assert DealState.FAILED not in states(ann)


def test_two_lists_that_are_each_complete_lead_to_two_decks(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    other = b"o" * 32
    begun: list[DealCommit] = []
    contexts: list[Any] = []

    def lie(message: Any) -> Message:
        if isinstance(message, DealCommit):
            begun.append(message)
            return message
        if isinstance(message, DealList):
            context = context_of(begun[-1])
            contexts.append(context)
            false = seat_commit(context, 1, begun[-1].commit, other)
            return DealList((NOTHING, false, message.commits[2]))
        return DealOpen((b"", other, message.randoms[2]))

    spoiling(bob, lie, DealCommit, DealList, DealOpen)
    world.start()
    world.play()
    assert states(ann) == VERIFIED
    assert reason(bob) in ("first", "illegal", "card")


def test_a_host_may_not_throw_an_opened_deal_away(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    assert ann.wire is not None
    ann.hear(encode(DealVoid(VoidReason.NOT_OPENED, 1, 0)))
    assert reason(ann) == "voided"


def test_a_host_may_not_begin_the_next_race_without_its_proof(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    world.start()
    spoiling(ann, lambda _: None, DealReveal)
    world.play()
    assert states(ann) == [DealState.DEALING]
    world.next_race()
    assert reason(ann) == "no-secret"
    assert evidence(ann)["race"] == 1
    assert states(bob)[:2] == VERIFIED


def test_a_secret_told_before_the_race_is_over_is_found_out(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play(5)
    ann.hear(encode(DealReveal(1, b"s" * 32, b"")))
    assert reason(ann) in ("secret", "unfinished")


@pytest.mark.parametrize(
    "change",
    [
        {"game": b"x" * 16},
        {"race": 2},
        {"rules": b"x" * 32},
        {"deck_size": 100},
    ],
)
def test_a_deal_that_is_bound_to_something_else_is_not_taken(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    world, ann, _ = table(tmp_path)
    spoiling(ann, lambda m: msgspec.structs.replace(m, **change), DealCommit)
    world.start()
    assert reason(ann) == "context"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_roster_with_somebody_else_in_a_seat_is_not_taken(tmp_path: Path, seat: int) -> None:
    world, ann, _ = table(tmp_path)

    def lie(message: DealCommit) -> DealCommit:
        roster = list(message.roster)
        kind = (roster[seat].kind + 1) % 3
        roster[seat] = msgspec.structs.replace(roster[seat], kind=kind)
        return msgspec.structs.replace(message, roster=tuple(roster))

    spoiling(ann, lie, DealCommit)
    world.start()
    assert reason(ann) == "context"


def test_what_is_sent_again_must_be_what_was_sent_before(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play(3)
    assert ann.wire is not None
    ann.wire.cut()
    ann.spoil = respoiling(DealCommit, commit=b"x" * 32)
    world.wait(2)
    assert reason(ann) == "changed"


def test_a_guest_gone_between_its_steps_makes_the_deal_void_and_all_are_told(
    tmp_path: Path,
) -> None:
    world, ann, bob = table(tmp_path)
    # Bob's program dies when it sees the list: his number stays closed.
    spoiling(bob, lambda _: None, DealList)
    world.start()
    assert world.phase is TablePhase.PLAY
    assert bob.wire is not None
    bob.wire.cut()
    bob.reachable = False
    world.wait(6)
    assert states(ann)[:2] == [DealState.DEALING, DealState.VOID]
    assert ann.ears.deals[1].attempt == 1
    assert ann.ears.deals[2].attempt == 2


def test_a_deal_that_came_to_nothing_while_one_was_away_is_no_offence(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play()
    ann.hear(encode(DealVoid(VoidReason.HOST_RESTARTED, 1, 0)))
    assert states(ann) == [*VERIFIED, DealState.VOID]
    assert ann.ears.deals[-1].race == 2
    world.next_race()
    world.play()
    assert states(ann)[-2:] == VERIFIED


def test_cards_without_a_deal_are_not_taken(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    spoiling(ann, lambda _: None, DealCommit, DealList, DealOpen, DealReveal)
    world.start()
    world.wait(6)
    assert reason(ann) == "no-deal"


def test_a_host_that_begins_a_deal_anew_without_a_word_is_found_out(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    begun: list[DealCommit] = []
    spoiling(ann, lambda m: begun.append(m) or m, DealCommit)
    # Bob is silent, and so everybody waits for his commitment.
    bob = world.guests[-1]
    assert bob.wire is not None
    bob.wire.frozen = True
    world.start()
    again = msgspec.structs.replace(begun[0], attempt=2, commit=b"x" * 32)
    ann.hear(encode(again))
    assert reason(ann) == "changed"
