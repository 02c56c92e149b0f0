"""Reduces messages to the fields that older versions of the protocol know."""

from msgspec.structs import replace

from mille_net.messages.fields import Message
from mille_net.messages.from_guest import (
    AnswerTakeBack,
    Nudge,
    Say,
    SetFace,
    SetTable,
    TakeBack,
)  # fmt: skip
from mille_net.messages.from_host import (
    Nudged,
    Said,
    Table,
    TakeBackAsked,
    TakeBackOver,
    TurnTime,
)  # fmt: skip

#: Messages that there are since version 2.
_SINCE_2 = (
    SetFace, Nudge, Nudged, TurnTime, TakeBack, AnswerTakeBack, TakeBackAsked, TakeBackOver,
)  # fmt: skip


def in_version(message: Message, version: int) -> Message | None:
    """Return a message as it is sent in a version; None if that has no such message."""
    if version >= 2:
        return message
    if isinstance(message, _SINCE_2):
        return None
    if isinstance(message, (Say, Said)):
        return replace(message, phrase=None, seat=None)
    if isinstance(message, SetTable):
        return replace(message, turn_limit=None)
    return _plain_table(message) if isinstance(message, Table) else message


def _plain_table(table: Table) -> Table:
    """Return a table without faces and without a time limit."""
    seats = tuple(replace(seat, portrait=None, colour=None) for seat in table.seats)
    return replace(table, seats=seats, turn_limit=None)
