"""The messages of a host, except those of deals."""

from typing import Annotated

from msgspec import Meta

from mille_net.limits import (
    CHAT_BYTES,
    CODE_TRIES,
    LONGEST_WAIT,
    MAX_GUESTS,
    MAX_SEATS,
    MAX_WAITING,
)
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
    TakeBackOutcome,
)
from mille_net.messages.fields import (
    Bin16,
    FaceIndex,
    GuestNumber,
    Hash,
    Level,
    LineId,
    Message,
    MessagePart,
    MoveId,
    Name,
    Nonce,
    Number,
    Params,
    PhraseIndex,
    Program,
    RuleLines,
    SeatNumber,
    Tag,
    VersionRange,
    Wait,
    Word,
    check_name,
    check_optional_name,
)
from mille_net.messages.wire_forms import (
    Choices,
    Events,
    RefusalForm,
    ViewForm,
)
from mille_net.untrusted_text import (
    is_chat,
)

# --- from the host: getting in --------------------------------------------------------------------


class Banner(Message, frozen=True, tag="banner"):
    """The first message of a connection."""

    versions: VersionRange
    program: Program
    #: The id of this match; that of the host is its certificate's hash.
    game: Bin16
    name: Name
    #: SHA-256 of the nonce that follows, which therefore cannot depend on the guest's.
    commit: Hash
    door: Door
    phase: TablePhase
    #: Seats that are taken, and all of them.
    taken: Annotated[int, Meta(ge=0, le=MAX_SEATS)]
    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)]
    rules: RuleLines

    def __post_init__(self) -> None:
        check_name(self.name)


class NonceMessage(Message, frozen=True, tag="nonce"):
    """The host's nonce, with which both ends can show the three words.

    Followed by Welcome for a known token, and else by Waiting, a code (`code`), or Refused.
    """

    nonce: Nonce
    #: Guesses before the next pause, at least 1 if the guest must send Pake, and else 0.
    code: Annotated[int, Meta(ge=0, le=CODE_TRIES)]


class Waiting(Message, frozen=True, tag="waiting"):
    """The host's player is asked; `place` is the position in the queue, from 1."""

    place: Annotated[int, Meta(ge=1, le=MAX_WAITING)]


class Welcome(Message, frozen=True, tag="welcome"):
    """The guest is admitted; Table and, in a match, one Update per own seat follow."""

    guest: GuestNumber
    owner: bool


class Refused(Message, frozen=True, tag="refused"):
    """A request is refused; `what` is the name of its message."""

    what: Tag
    code: RefusalCode
    params: Params


class Bye(Message, frozen=True, tag="bye"):
    """The host ends the connection."""

    code: ByeCode
    #: Only with KICKED.
    reason: KickReason | None = None


# --- from the host: the table ---------------------------------------------------------------------


class SeatInfo(MessagePart, frozen=True, omit_defaults=True):
    """The public state of a seat."""

    kind: SeatKind
    #: The guest with this seat, only with HUMAN.
    guest: GuestNumber | None
    name: Name
    #: The level of its computer player or stand-in.
    level: Level
    ready: bool
    presence: Presence
    #: True if the computer stands in for a person.
    stand_in: bool
    #: True if its player was reminded that others wait, or has made two deals void.
    idle: bool
    #: Portrait and colour of its person, if chosen.
    portrait: FaceIndex | None = None
    colour: FaceIndex | None = None

    def __post_init__(self) -> None:
        check_optional_name(self.name)


class GuestInfo(MessagePart, frozen=True):
    """A guest at the table, with or without a seat."""

    guest: GuestNumber
    name: Name
    presence: Presence
    watching: bool

    def __post_init__(self) -> None:
        check_name(self.name)


class WaitingInfo(MessagePart, frozen=True):
    """A guest who wants to join; sent to the owner only."""

    id: GuestNumber
    name: Name
    #: The address as text, without port.
    address: Annotated[str, Meta(max_length=64)]
    words: tuple[Word, Word, Word]
    purpose: Purpose

    def __post_init__(self) -> None:
        check_name(self.name)


class Table(Message, frozen=True, tag="table", omit_defaults=True):
    """All about the table except the cards; sent whenever any of it changes."""

    game: Bin16
    name: Name
    rules: RuleLines
    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    guests: Annotated[tuple[GuestInfo, ...], Meta(max_length=MAX_GUESTS)]
    spectators: bool
    door: Door
    wait: Wait | None
    idle: Wait | None
    phase: TablePhase
    paused: PauseReason | None
    #: Guests who are ready for the next race.
    ready_next: Annotated[tuple[GuestNumber, ...], Meta(max_length=MAX_GUESTS)]
    #: True if all moves so far have been saved.
    saved: bool
    #: Empty and None except in the owner's copy.
    waiting: Annotated[tuple[WaitingInfo, ...], Meta(max_length=MAX_WAITING)] = ()
    code: Annotated[str, Meta(pattern=r"^[0-9]{6}\Z")] | None = None
    #: Seconds for a turn, None for no limit.
    turn_limit: Wait | None = None
    #: Where nobody is asked about moves taken back, the number of moves that stay; else None.
    take_back_from: Number | None = None

    def __post_init__(self) -> None:
        check_name(self.name)


class Said(Message, frozen=True, tag="said", omit_defaults=True):
    """A line of chat, sent to everybody including its author."""

    id: LineId
    guest: GuestNumber
    name: Name
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_BYTES)]
    #: True if it is older than this connection; the guest may know it from an earlier one.
    again: bool
    #: As in Say.
    phrase: PhraseIndex | None = None
    seat: SeatNumber | None = None

    def __post_init__(self) -> None:
        check_name(self.name)
        if not is_chat(self.text):
            raise ValueError(f"expected a line of chat, got {self.text!r}")


class Nudged(Message, frozen=True, tag="nudged"):
    """The player of a seat reminds those of `seats` that it is their turn."""

    seat: SeatNumber
    seats: Annotated[tuple[SeatNumber, ...], Meta(min_length=1, max_length=MAX_SEATS)]


# --- from the host: a race ------------------------------------------------------------------------


class UpdateMessage(Message, frozen=True, tag="update"):
    """The state for a seat or a spectator (nil), after each move and as a snapshot."""

    seat: SeatNumber | None
    seq: Number
    view: ViewForm
    events: Events
    choices: Choices


class TurnTime(Message, frozen=True, tag="turn_time"):
    """The time for the turn of a seat, at a table with a limit.

    Sent when a turn begins, and when its time stops or goes on.
    """

    seat: SeatNumber
    #: Seconds that are left.
    left: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)]
    #: True if the time runs.
    runs: bool


class Moved(Message, frozen=True, tag="moved"):
    """The move was made and saved, and led to the update `seq`."""

    id: MoveId
    seat: SeatNumber
    seq: Number


class NotMoved(Message, frozen=True, tag="not_moved"):
    """The move was refused by either the rules or the table; an Update follows."""

    id: MoveId
    seat: SeatNumber
    refusal: RefusalForm | None
    code: RefusalCode | None

    def __post_init__(self) -> None:
        if (self.refusal is None) == (self.code is None):
            raise ValueError("expected either a refusal or a code")


class TakeBackAsked(Message, frozen=True, tag="take_back_asked"):
    """A seat wants to take back its move, which led to `seq`."""

    seat: SeatNumber
    seq: Number
    #: The seats whose people must agree.
    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=MAX_SEATS)]


class TakeBackOver(Message, frozen=True, tag="take_back_over"):
    """The outcome of that request; if all have agreed, the updates follow."""

    seat: SeatNumber
    seq: Number
    outcome: TakeBackOutcome
    #: A seat of the guest who has refused, or not answered.
    by: SeatNumber | None
