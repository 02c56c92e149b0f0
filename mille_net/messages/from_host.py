"""What the host sends, deals apart."""

from typing import Annotated

from msgspec import Meta

from mille_net.limits import (
    CHAT_BYTES,
    CODE_TRIES,
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
)
from mille_net.messages.fields import (
    Bin16,
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
    """The first message of all."""

    versions: VersionRange
    program: Program
    #: The same for as long as the host keeps its certificate; and that of this match.
    host: Bin16
    game: Bin16
    name: Name
    #: SHA-256 of the nonce that follows: the host cannot choose it by the guest's.
    commit: Hash
    door: Door
    phase: TablePhase

    def __post_init__(self) -> None:
        check_name(self.name)


class NonceMessage(Message, frozen=True, tag="nonce"):
    """The host's nonce; both can show the three words now.

    A remembered token is welcome next; else Waiting, or a code is asked (`code`), or Refused.
    """

    nonce: Nonce
    #: Guesses before there is a pause, at least one where the guest is to send Pake, else none.
    code: Annotated[int, Meta(ge=0, le=CODE_TRIES)]


class Waiting(Message, frozen=True, tag="waiting"):
    """The host's player is being asked; `place` among those who wait, from 1."""

    place: Annotated[int, Meta(ge=1, le=MAX_WAITING)]


class Welcome(Message, frozen=True, tag="welcome"):
    """The guest is in; Table and, in a match, one Update per own seat follow."""

    guest: GuestNumber
    owner: bool


class Refused(Message, frozen=True, tag="refused"):
    """No to a request: `what` is the name of that message."""

    what: Tag
    code: RefusalCode
    params: Params


class Bye(Message, frozen=True, tag="bye"):
    """The connection ends now."""

    code: ByeCode
    #: With KICKED alone.
    reason: KickReason | None = None


# --- from the host: the table ---------------------------------------------------------------------


class SeatInfo(MessagePart, frozen=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    #: Whose it is, with HUMAN alone.
    guest: GuestNumber | None
    name: Name
    #: Of its computer player, or the one that stands in.
    level: Level
    ready: bool
    presence: Presence
    #: Whether the computer plays for a person at the moment.
    stand_in: bool
    #: Whether its person has let the others wait for half of the time that the table allows, or
    #: made two deals void.
    idle: bool

    def __post_init__(self) -> None:
        check_optional_name(self.name)


class GuestInfo(MessagePart, frozen=True):
    """Somebody at the table, with a seat or without."""

    guest: GuestNumber
    name: Name
    presence: Presence
    watching: bool

    def __post_init__(self) -> None:
        check_name(self.name)


class WaitingInfo(MessagePart, frozen=True):
    """Somebody who wants to be let in; the owner's affair."""

    id: GuestNumber
    name: Name
    #: The address in words, without its port.
    address: Annotated[str, Meta(max_length=64)]
    words: tuple[Word, Word, Word]
    purpose: Purpose

    def __post_init__(self) -> None:
        check_name(self.name)


class Table(Message, frozen=True, tag="table"):
    """All about the table but the cards; sent whole whenever any of it changes."""

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
    #: Guests who have seen the score.
    ready_next: Annotated[tuple[GuestNumber, ...], Meta(max_length=MAX_GUESTS)]
    #: Whether every move so far is on the host's disk.
    saved: bool
    #: Empty and None but in the owner's copy.
    waiting: Annotated[tuple[WaitingInfo, ...], Meta(max_length=MAX_WAITING)] = ()
    code: Annotated[str, Meta(pattern=r"^[0-9]{6}\Z")] | None = None

    def __post_init__(self) -> None:
        check_name(self.name)


class Said(Message, frozen=True, tag="said"):
    """A line of chat, to everybody, its writer too."""

    id: LineId
    guest: GuestNumber
    name: Name
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_BYTES)]
    #: Whether it was said before this connection; the guest may have heard it on an earlier one.
    again: bool

    def __post_init__(self) -> None:
        check_name(self.name)
        if not is_chat(self.text):
            raise ValueError(f"expected a line of chat, got {self.text!r}")


# --- from the host: a race ------------------------------------------------------------------------


class UpdateMessage(Message, frozen=True, tag="update"):
    """What a seat, or a spectator (nil), is told after each move, and as a snapshot."""

    seat: SeatNumber | None
    seq: Number
    view: ViewForm
    events: Events
    choices: Choices


class Moved(Message, frozen=True, tag="moved"):
    """The move was made, is on disk, and led to the update `seq`."""

    id: MoveId
    seat: SeatNumber
    seq: Number


class NotMoved(Message, frozen=True, tag="not_moved"):
    """The move was not made, by the rules or by the table, one of the two; an Update follows."""

    id: MoveId
    seat: SeatNumber
    refusal: RefusalForm | None
    code: RefusalCode | None

    def __post_init__(self) -> None:
        if (self.refusal is None) == (self.code is None):
            raise ValueError("expected either a refusal or a code")
