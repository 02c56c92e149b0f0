"""What a host that cheats can do, and how each guest finds out."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mille_net.codec import FrameReader, encode
from mille_net.guest.evidence import EvidenceFolder
from mille_net.host.dealt import Dealt
from mille_net.limits import FRAME_AFTER
from mille_net.messages import (
    FROM_HOST,
    DealCommit,
    DealList,
    DealOpen,
    DealReveal,
    DealVoid,
    Message,
    Ready,
    SetTable,
    Table,
    TablePhase,
    TakeSeat,
    UpdateMessage,
    VoidReason,
)
from mille_net.tables import DealState, Link, Lost
from mille_rules.cards import Card
from mille_rules.fair_deal import NOTHING, Context, Holder, Place, Transcript, seat_commit
from tests.net.memory_table import COMPUTER, OPEN, GuestHere, World

pytestmark = pytest.mark.usefixtures("quick_disk")
VERIFIED = [DealState.DEALING, DealState.VERIFIED]


def spoiling(
    guest: GuestHere, change: Callable[[Any], Message | None], *kinds: type[Message]
) -> None:
    """Have all messages of some kinds changed, or swallowed, on their way to a guest."""
    reader: FrameReader = FrameReader(FROM_HOST, FRAME_AFTER)

    def spoil(data: bytes) -> bytes:
        told = [change(m) if isinstance(m, kinds) else m for m in reader.feed(data)]
        return b"".join(encode(message) for message in told if message is not None)

    assert guest.wire is not None
    receive = guest.session.received
    guest.wire.at_host.receive = lambda data: receive(spoil(data))


def table(folder: Path, **options: Any) -> tuple[World, GuestHere, GuestHere]:
    """A computer, Ann and Bob, all ready."""
    world = World(folder, COMPUTER, OPEN, OPEN, **options)
    ann, bob = world.admitted("Ann", 1), world.admitted("Bob", 2)
    return world, ann, bob


def states(guest: GuestHere) -> list[DealState]:
    """What a guest was told of its deals."""
    return [report.state for report in guest.ears.deals]


def evidence(guest: GuestHere) -> dict[str, Any]:
    """The one file that a guest has kept against the host."""
    (path,) = [report.evidence for report in guest.ears.deals if report.evidence]
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def reason(guest: GuestHere) -> str:
    """Why a guest does not believe its host."""
    assert DealState.FAILED in states(guest)
    return str(evidence(guest)["reason"])


def test_everybody_verifies_a_fair_race(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    sue = world.admitted("Sue", watch=True)
    world.start()
    world.play()
    world.next_race()
    world.play()
    for guest in (ann, bob, sue, world.owner):
        assert states(guest) == VERIFIED * 2
        assert [report.race for report in guest.ears.deals] == [1, 1, 2, 2]


def test_two_people_at_one_machine_both_have_a_number_in_the_deal(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, OPEN)
    ann = world.admitted("Ann", 1)
    ann.session.request(TakeSeat(2, "Ben"))
    ann.session.request(Ready(True))
    world.settle()
    opened: list[DealOpen] = []
    spoiling(ann, lambda m: opened.append(m) or m, DealOpen)
    world.start()
    world.play()
    assert states(ann) == VERIFIED
    assert [len(random) for random in opened[0].randoms] == [0, 32, 32]


def test_a_host_that_deals_from_another_deck_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Dealt.cards

    def stacked(self: Dealt, rules: Any) -> tuple[Card, ...]:
        # Whoever begins, the computer's first card is a safety.
        cards = list(honest(self, rules))
        place = -self.first % 3
        other = next(at for at, card in enumerate(cards) if card.family == "safety")
        cards[place], cards[other] = cards[other], cards[place]
        return tuple(cards)

    monkeypatch.setattr(Dealt, "cards", stacked)
    world, ann, bob = table(tmp_path)
    world.start()
    world.play()
    assert {reason(ann), reason(bob)} <= {"illegal", "card"}


def test_a_host_that_tells_another_secret_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Dealt.reveal
    monkeypatch.setattr(
        Dealt, "reveal", lambda self: msgspec.structs.replace(told(self), secret=b"s" * 32)
    )
    world, ann, bob = table(tmp_path)
    world.start()
    world.play()
    assert reason(ann) == reason(bob) == "secret"


def test_a_host_that_lets_another_seat_begin_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Dealt.first.fget
    assert first is not None
    monkeypatch.setattr(Dealt, "first", property(lambda self: (first(self) + 1) % 3))
    world, ann, _ = table(tmp_path)
    world.start()
    world.play()
    assert reason(ann) == "first"


def test_a_card_swapped_on_its_way_is_noticed_with_that_very_update(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    world.start()
    spoiling(ann, lambda m: _with_other_card(m) if m.events else m, UpdateMessage)
    world.play(5)
    assert reason(ann) == "unrelated"
    assert "hand" in evidence(ann)["detail"]
    assert evidence(ann)["refused"]["hand"]
    # The connection is given up; the next snapshot says how things stand.
    world.wait(2)
    world.play()
    assert states(bob) == VERIFIED


def _with_other_card(message: UpdateMessage) -> UpdateMessage:
    view = message.view
    other = bytes([(view.hand[0] + 1) % len(Card)]) + view.hand[1:]
    return msgspec.structs.replace(message, view=msgspec.structs.replace(view, hand=other))


def test_a_host_that_lists_another_commitment_gets_no_number_for_it(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    ann.spoil = respoiling(DealList, commits=(NOTHING, b"x" * 32, b"y" * 32))
    assert ann.wire is not None
    ann.wire.cut()
    world.wait(2)
    ann.session.request(Ready(True))
    world.settle()
    world.start()
    assert reason(ann) == "not-listed"
    # Every connection brings the same lie, until nobody asks any more.
    world.wait(20)
    assert ann.ears.end == (Lost.BROKEN, None)
    assert VoidReason.NOT_OPENED in [report.reason for report in bob.ears.deals]


def respoiling(kind: type[Message], **change: Any) -> Callable[[bytes], bytes]:
    """Change all messages of a kind, on every connection."""

    def spoil(data: bytes) -> bytes:
        reader: FrameReader = FrameReader(FROM_HOST, FRAME_AFTER)
        told = reader.feed(data)
        spoiled = [msgspec.structs.replace(m, **change) if isinstance(m, kind) else m for m in told]
        return b"".join(map(encode, spoiled))

    return spoil


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
            context = _context_of(begun[-1])
            contexts.append(context)
            false = seat_commit(context, 1, begun[-1].commit, other)
            return DealList((NOTHING, false, message.commits[2]))
        return DealOpen((b"", other, message.randoms[2]))

    spoiling(bob, lie, DealCommit, DealList, DealOpen)
    world.start()
    world.play()
    assert states(ann) == VERIFIED
    assert reason(bob) in ("first", "illegal", "card")


def _context_of(message: DealCommit) -> Any:
    roster = tuple(Place(Holder(entry.kind), entry.key) for entry in message.roster)
    return Context(message.game, message.race, message.rules, roster, message.deck_size)


def test_a_host_may_not_throw_an_opened_deal_away(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    assert ann.wire is not None
    ann.session.received(encode(DealVoid(VoidReason.NOT_OPENED, 1)))
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
    ann.session.received(encode(DealReveal(1, b"s" * 32)))
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


def test_a_late_spectator_checks_what_it_has_seen_and_says_no_more(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play(10)
    sue = world.admitted("Sue", watch=True)
    assert sue.ears.link is Link.SEATED
    world.play()
    assert states(ann) == VERIFIED
    assert states(sue) == [DealState.PARTLY]


def test_evidence_says_all_that_is_needed_and_no_token(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    spoiling(ann, lambda m: _with_other_card(m) if m.events else m, UpdateMessage)
    world.play(8)
    world.wait(2)
    found = evidence(ann)
    assert found["format"] == "mille-evidence 1"
    assert found["race"] == 1
    assert found["rules"][0] == "MB-DEAL/1 rules"
    assert set(found["deal"]) >= {"context", "commit", "commits", "randoms", "own_randoms"}
    assert (
        found["moves"]
        == [f"{s} {m}" for s, m in ann.ears.last(1).view.moves][: len(found["moves"])]
    )
    token = next(iter(ann.memory.tokens.values()))
    (path,) = [report.evidence for report in ann.ears.deals if report.evidence]
    assert token.hex() not in path.read_text("utf-8")


def test_evidence_of_a_wrong_deck_has_the_right_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[Transcript] = []

    def backwards(self: Dealt, rules: Any) -> tuple[Card, ...]:
        dealt.append(self.transcript)
        return tuple(reversed(honest(self, rules)))

    honest = Dealt.cards
    monkeypatch.setattr(Dealt, "cards", backwards)
    world, ann, _ = table(tmp_path)
    world.start()
    world.play()
    found = evidence(ann)
    assert found["deal"]["order"] == list(dealt[0].order())
    assert found["deal"]["secret"] == dealt[0].secret.hex()
    assert len(found["deal"]["deck"].split()) == 101
    assert found["updates"][0]["seat"] == 1


def test_a_disk_without_space_loses_the_evidence_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = EvidenceFolder(tmp_path / "file")
    assert folder.write({"game": "0" * 32, "race": 1}) is None


def test_a_deal_that_came_to_nothing_while_one_was_away_is_no_offence(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play()
    ann.session.received(encode(DealVoid(VoidReason.HOST_RESTARTED, 1)))
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
    ann.session.received(encode(again))
    assert reason(ann) == "changed"


def test_rules_that_change_during_a_race_are_found_out(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play(10)
    lines = ("rules winning-moves", "rule pts_safety 500")
    spoiling(ann, lambda m: msgspec.structs.replace(m, rules=lines), Table)
    world.owner.session.request(SetTable("Rally", ("rules winning-moves",), 3, "open", True, 20))
    world.settle()
    world.play()
    assert reason(ann) in ("context", "unrelated", "impossible")
