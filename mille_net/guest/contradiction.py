"""The ways in which a host can contradict itself or the rules."""

from enum import StrEnum


class ContradictionReason(StrEnum):
    """Why a deal, a race or an update cannot be true."""

    # of a deal; the first four are those of `fair_deal.DealFault`
    SHAPE = "shape"
    SEAT = "seat"
    RANDOM = "random"
    SECRET = "secret"
    CONTEXT = "context"  # the deal is bound to another table, race or machine
    NO_DEAL = "no-deal"  # a race runs whose deal was never begun
    CHANGED = "changed"  # a repeated message differs from the first one
    NOT_LISTED = "not-listed"  # the list lacks the commitment of this computer
    VOIDED = "voided"  # declared void although it was opened
    NO_SECRET = "no-secret"  # the host goes on, or waits, without proving the last race
    UNFINISHED = "unfinished"  # proved before the race is over
    # of a race, once the deck is known
    FIRST = "first"  # another seat should have begun
    ILLEGAL = "illegal"  # a card that was not in that hand, or a move against the rules
    CARD = "card"  # a card seen here differs from the one in the deck
    UPDATE = "update"  # something else seen here does not follow from the moves
    # of an update, at once
    IMPOSSIBLE = "impossible"  # no table can look like this
    UNRELATED = "unrelated"  # it does not follow from the one before


class ContradictionError(Exception):
    """Messages of the host contradict each other; `detail` is for the evidence file."""

    def __init__(self, reason: ContradictionReason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason.value)
        self.reason = reason
        self.detail = detail
