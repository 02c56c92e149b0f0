"""What a host can say that is not true, each with a name."""

from enum import StrEnum


class ContradictionReason(StrEnum):
    """Why a deal, or a race, is not what it was said to be."""

    # of a deal; the first four are those of `fair_deal.DealFault`
    SHAPE = "shape"
    SEAT = "seat"
    RANDOM = "random"
    SECRET = "secret"
    CONTEXT = "context"  # the deal is bound to another table, race or machine
    NO_DEAL = "no-deal"  # cards are on the table that nobody has proved anything about
    CHANGED = "changed"  # what is sent again is not what was sent before
    NOT_LISTED = "not-listed"  # the commitment of this machine is not in the list
    VOIDED = "voided"  # thrown away although it was opened
    NO_SECRET = "no-secret"  # the next race is dealt, the last one not proved
    UNFINISHED = "unfinished"  # proved before the race is over
    # of a race, once the deck is known
    FIRST = "first"  # another seat should have begun
    ILLEGAL = "illegal"  # a card that was not in that hand, or a move against the rules
    CARD = "card"  # a card seen here is not the one that lay there in the deck
    UPDATE = "update"  # something else seen here is not what the moves lead to
    # of an update, at once
    IMPOSSIBLE = "impossible"  # no table can look like this
    UNRELATED = "unrelated"  # it does not follow from the one before


class ContradictionError(Exception):
    """What a host has said does not go together; `detail` is for those who read the evidence."""

    def __init__(self, reason: ContradictionReason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason.value)
        self.reason = reason
        self.detail = detail
