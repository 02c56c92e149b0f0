"""All messages, each declared once with its fields, their ranges, and its answer.

A message is a map with its name under `t`. Unknown fields, numbers out of range and texts of the
wrong length are protocol errors. PROTOCOL.md describes the messages.
"""

from collections.abc import Mapping
from types import MappingProxyType

from mille_net.messages.codes import (
    ByeCode,
    Door,
    KickReason,
    PauseReason,
    Presence,
    Purpose,
    RefusalCode,
    SeatKind,
    TablePhase,
    VoidReason,
)
from mille_net.messages.deals import (
    DealCommit,
    DealList,
    DealOpen,
    DealReveal,
    DealVoid,
    RosterSeat,
)
from mille_net.messages.fields import (
    Message,
    MessagePart,
)
from mille_net.messages.from_guest import (
    Admit,
    Close,
    Confirm,
    DealGuestCommit,
    DealGuestOpen,
    Hello,
    Kick,
    Leave,
    LeaveSeat,
    MakeMove,
    NewCode,
    Pake,
    Pause,
    Ping,
    Pong,
    Ready,
    ReadyNext,
    Say,
    SetFace,
    SetSeat,
    SetTable,
    StandIn,
    Start,
    TakeSeat,
)
from mille_net.messages.from_host import (
    Banner,
    Bye,
    GuestInfo,
    Moved,
    NonceMessage,
    NotMoved,
    Refused,
    Said,
    SeatInfo,
    Table,
    UpdateMessage,
    Waiting,
    WaitingInfo,
    Welcome,
)
from mille_net.messages.older_versions import in_version

__all__ = [
    "FROM_GUEST",
    "FROM_HOST",
    "FROM_STRANGER",
    "Admit",
    "Banner",
    "Bye",
    "ByeCode",
    "Close",
    "Confirm",
    "DealCommit",
    "DealGuestCommit",
    "DealGuestOpen",
    "DealList",
    "DealOpen",
    "DealReveal",
    "DealVoid",
    "Door",
    "GuestInfo",
    "Hello",
    "Kick",
    "KickReason",
    "Leave",
    "LeaveSeat",
    "MakeMove",
    "Message",
    "MessagePart",
    "Moved",
    "NewCode",
    "NonceMessage",
    "NotMoved",
    "Pake",
    "Pause",
    "PauseReason",
    "Ping",
    "Pong",
    "Presence",
    "Purpose",
    "Ready",
    "ReadyNext",
    "RefusalCode",
    "Refused",
    "RosterSeat",
    "Said",
    "Say",
    "SeatInfo",
    "SeatKind",
    "SetFace",
    "SetSeat",
    "SetTable",
    "StandIn",
    "Start",
    "Table",
    "TablePhase",
    "TakeSeat",
    "UpdateMessage",
    "Vocabulary",
    "VoidReason",
    "Waiting",
    "WaitingInfo",
    "Welcome",
    "in_version",
]


#: Message types by their name under `t`.
Vocabulary = Mapping[str, type[Message]]


def _vocabulary(*types: type[Message]) -> Vocabulary:
    return MappingProxyType({str(kind.__struct_config__.tag): kind for kind in types})


#: The messages of a guest before and after admission, and those of a host.
FROM_STRANGER = _vocabulary(Hello, Pake, Confirm, Ping, Pong, Leave)
FROM_GUEST = _vocabulary(
    TakeSeat,
    LeaveSeat,
    Ready,
    ReadyNext,
    StandIn,
    SetTable,
    SetFace,
    SetSeat,
    Admit,
    NewCode,
    Start,
    Kick,
    Pause,
    Close,
    MakeMove,
    DealGuestCommit,
    DealGuestOpen,
    Say,
    Leave,
    Ping,
    Pong,
)
FROM_HOST = _vocabulary(
    Banner,
    NonceMessage,
    Waiting,
    Pake,
    Confirm,
    Welcome,
    Refused,
    Bye,
    Table,
    Said,
    UpdateMessage,
    Moved,
    NotMoved,
    DealCommit,
    DealList,
    DealOpen,
    DealVoid,
    DealReveal,
    Ping,
    Pong,
)
