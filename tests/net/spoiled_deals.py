"""Deals whose messages are changed in transit, and the reports of a guest."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from mille_net.limits import FRAME_AFTER
from mille_net.messages import (
    FROM_HOST,
    DealCommit,
    Message,
    UpdateMessage,
)
from mille_net.messages.codec import FrameReader, encode
from mille_net.tables import DealState
from mille_rules.cards import Card
from mille_rules.fair_deal import Context, Holder, Place
from tests.net.memory_guest import GuestHere
from tests.net.memory_table import COMPUTER, OPEN, World

VERIFIED = [DealState.DEALING, DealState.VERIFIED]


def spoiling(
    guest: GuestHere, change: Callable[[Any], Message | None], *kinds: type[Message]
) -> None:
    """Change or drop all messages of some kinds to a guest."""
    reader: FrameReader = FrameReader(FROM_HOST, FRAME_AFTER)

    def spoil(data: bytes) -> bytes:
        told = [change(m) if isinstance(m, kinds) else m for m in reader.feed(data)]
        return b"".join(encode(message) for message in told if message is not None)

    assert guest.wire is not None
    receive = guest.wire.hear
    guest.wire.at_host.receive = lambda data: receive(spoil(data))


def table(folder: Path, **options: Any) -> tuple[World, GuestHere, GuestHere]:
    """Return a table with a computer, Ann and Bob, all ready."""
    world = World(folder, COMPUTER, OPEN, OPEN, **options)
    ann, bob = world.admitted("Ann", 1), world.admitted("Bob", 2)
    return world, ann, bob


def states(guest: GuestHere) -> list[DealState]:
    """Return the states of a guest's deals."""
    return [report.state for report in guest.ears.deals]


def evidence(guest: GuestHere) -> dict[str, Any]:
    """Return the contents of a guest's only file of evidence."""
    (path,) = [report.evidence for report in guest.ears.deals if report.evidence]
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def reason(guest: GuestHere) -> str:
    """Return the reason why a guest distrusts its host."""
    assert DealState.FAILED in states(guest)
    return str(evidence(guest)["reason"])


def with_other_card(message: UpdateMessage) -> UpdateMessage:
    view = message.view
    other = bytes([(view.hand[0] + 1) % len(Card)]) + view.hand[1:]
    return msgspec.structs.replace(message, view=msgspec.structs.replace(view, hand=other))


def respoiling(kind: type[Message], **change: Any) -> Callable[[bytes], bytes]:
    """Return a function that changes all messages of a kind."""

    def spoil(data: bytes) -> bytes:
        reader: FrameReader = FrameReader(FROM_HOST, FRAME_AFTER)
        told = reader.feed(data)
        spoiled = [msgspec.structs.replace(m, **change) if isinstance(m, kind) else m for m in told]
        return b"".join(map(encode, spoiled))

    return spoil


def context_of(message: DealCommit) -> Any:
    roster = tuple(Place(Holder(entry.kind), entry.key) for entry in message.roster)
    return Context(
        message.game, message.race, message.rules, roster, message.deck_size, message.shuffle
    )
