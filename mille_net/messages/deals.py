"""The host's messages during a fair deal, or a fair shuffle of the discards (MB-DEAL/1)."""

from typing import Annotated

from msgspec import Meta

from mille_net.limits import (
    DEAL_ATTEMPTS,
    MAX_DECK,
    MAX_SEATS,
    NONCE_BYTES,
)
from mille_net.messages.codes import (
    VoidReason,
)
from mille_net.messages.fields import (
    Bin16,
    Hash,
    Hashes,
    Message,
    MessagePart,
    Nonce,
    Number,
    RaceNumber,
    Randoms,
)

# --- from the host: a fair deal -------------------------------------------------------------------


class RosterSeat(MessagePart, frozen=True):
    """A seat in the roster of a deal."""

    #: 0 remote person, 1 person at the host's own machine, 2 computer.
    kind: Annotated[int, Meta(ge=0, le=2)]
    #: The seat's key id, 32 zero bytes for computers.
    key: Hash


class DealCommit(Message, frozen=True, tag="deal_commit"):
    """A deal begins: its context and the host's commitment to its secret.

    Answered by a DealGuestCommit for each own seat of kind 0.
    """

    game: Bin16
    race: RaceNumber
    #: 0 for the deck; the number of a shuffle of the discards in this race.
    shuffle: Number
    attempt: Annotated[int, Meta(ge=1, le=DEAL_ATTEMPTS)]
    rules: Hash
    roster: Annotated[tuple[RosterSeat, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    deck_size: Annotated[int, Meta(ge=1, le=MAX_DECK)]
    commit: Hash
    #: For guests who join after the list was sent: no commitment is expected.
    resent: bool


class DealList(Message, frozen=True, tag="deal_list"):
    """All commitments in seat order, 32 zero bytes where there is none.

    Answered by a DealGuestOpen for each own seat with a commitment in the list.
    """

    commits: Hashes


class DealOpen(Message, frozen=True, tag="deal_open"):
    """All random numbers in seat order, empty where there is none; the first Update follows."""

    randoms: Randoms


class DealVoid(Message, frozen=True, tag="deal_void"):
    """The deal is repeated with a new secret; `attempt` is the one that failed."""

    reason: VoidReason
    attempt: Annotated[int, Meta(ge=1, le=DEAL_ATTEMPTS)]
    #: As in its DealCommit.
    shuffle: Number


class DealReveal(Message, frozen=True, tag="deal_reveal"):
    """The race is over and this was the host's secret: everybody can check the deal."""

    race: RaceNumber
    secret: Nonce
    #: The secret of the latest shuffle of the discards; empty for none.
    shuffle_secret: Annotated[bytes, Meta(max_length=NONCE_BYTES)]
