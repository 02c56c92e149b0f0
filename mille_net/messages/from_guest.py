"""The messages of a guest."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from mille_net.limits import (
    CHAT_BYTES,
    MAX_SEATS,
)
from mille_net.messages.codes import (
    Door,
    KickReason,
    Purpose,
    SeatKind,
)
from mille_net.messages.fields import (
    FaceIndex,
    GuestNumber,
    Hash,
    Level,
    Message,
    MoveId,
    Name,
    Nonce,
    Number,
    PakeBytes,
    PhraseIndex,
    Program,
    RuleLines,
    SeatNumber,
    Token,
    VersionRange,
    Wait,
    check_name,
    check_optional_name,
)
from mille_net.messages.wire_forms import (
    MoveForm,
)
from mille_net.untrusted_text import (
    is_chat,
)

# --- from a guest: getting in ---------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a guest; answered by Nonce, or by Refused and Bye."""

    versions: VersionRange
    program: Program
    token: Token
    nonce: Nonce
    #: The people at this screen; one name for a spectator.
    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=MAX_SEATS)]
    purpose: Purpose

    def __post_init__(self) -> None:
        for name in self.names:
            check_name(name)


class Pake(Message, frozen=True, tag="pake"):
    """A SPAKE2 message; the guest's is answered by the host's, or Refused."""

    message: PakeBytes


class Confirm(Message, frozen=True, tag="confirm"):
    """Proof of knowing the code; the guest's is answered by the host's, or Refused."""

    mac: Hash


# --- from a guest: the table; each answered by Table or Refused -----------------------------------


class TakeSeat(Message, frozen=True, tag="take_seat"):
    """Take a seat for a player of this guest, or change the name in it."""

    seat: SeatNumber
    name: Name

    def __post_init__(self) -> None:
        check_name(self.name)


class LeaveSeat(Message, frozen=True, tag="leave_seat"):
    """Leave a seat of this guest."""

    seat: SeatNumber


class SetFace(Message, frozen=True, tag="set_face"):
    """Choose the portrait and the colour of a player of this guest."""

    seat: SeatNumber
    #: None for the initial of the name, or for the usual colour.
    portrait: FaceIndex | None
    colour: FaceIndex | None


class Ready(Message, frozen=True, tag="ready"):
    """All players of this guest are ready for the match, or no longer ready."""

    ready: bool


class ReadyNext(Message, frozen=True, tag="ready_next"):
    """All players of this guest are ready for the next race."""


class StandIn(Message, frozen=True, tag="stand_in"):
    """Let the computer play for a seat, or give it back; the seat's own guest, or the owner."""

    seat: SeatNumber
    on: bool


class SetTable(Message, frozen=True, tag="set_table", omit_defaults=True):
    """The owner changes the settings; name, rules and seats only in the lobby."""

    name: Name
    rules: RuleLines
    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)]
    door: Door
    spectators: bool
    wait: Wait | None
    idle: Wait | None
    #: Seconds for a turn, None for no limit.
    turn_limit: Wait | None = None

    def __post_init__(self) -> None:
        check_name(self.name)


def seats_kept(kinds: Sequence[SeatKind], count: int) -> list[int]:
    """Return the seats that stay if `SetTable` leaves so many: people, then computers, then open.

    `kinds` are those of the seats.
    """
    stay = (SeatKind.HUMAN, SeatKind.COMPUTER, SeatKind.OPEN)
    order = sorted(range(len(kinds)), key=lambda seat: (stay.index(kinds[seat]), seat))
    return sorted(order[:count])


class SetSeat(Message, frozen=True, tag="set_seat"):
    """The owner makes a seat open or a computer's, even one that is taken."""

    seat: SeatNumber
    kind: SeatKind
    level: Level
    name: Name

    def __post_init__(self) -> None:
        check_optional_name(self.name)


class Admit(Message, frozen=True, tag="admit"):
    """The owner admits or refuses a guest who waits."""

    id: GuestNumber
    yes: bool


class NewCode(Message, frozen=True, tag="new_code"):
    """The owner replaces the code; pauses after wrong guesses end."""


class Start(Message, frozen=True, tag="start"):
    """The owner begins the match, or the next race without waiting, or a new match."""


class Kick(Message, frozen=True, tag="kick"):
    """The owner removes a guest."""

    guest: GuestNumber
    reason: KickReason


class Pause(Message, frozen=True, tag="pause"):
    """The owner pauses or continues the match."""

    on: bool


class Close(Message, frozen=True, tag="close"):
    """The owner closes the table; all guests are sent Bye."""


# --- from a guest: a race -------------------------------------------------------------------------


class MakeMove(Message, frozen=True, tag="move"):
    """A move of a seat that has seen the update `seq`; answered by Moved or NotMoved.

    A move that is sent again with the same id is made once, and gets the same answer.
    """

    id: MoveId
    seat: SeatNumber
    seq: Number
    move: MoveForm


class TakeBack(Message, frozen=True, tag="take_back"):
    """A request to take back the latest move of the race, a seat's own.

    A person who plays against computers alone goes back to the last decision. Answered by
    TakeBackAsked, to everybody, or Refused.
    """

    seat: SeatNumber
    #: The latest update.
    seq: Number


class KeepMove(Message, frozen=True, tag="keep_move"):
    """The latest move, a seat's own, stays: the table need not wait any longer. No answer."""

    seat: SeatNumber
    #: The update after the move.
    seq: Number


class AnswerTakeBack(Message, frozen=True, tag="answer_take_back"):
    """Whether all people of this guest agree.

    Answered by TakeBackOver, to everybody, once all have agreed or somebody has not.
    """

    #: That of TakeBackAsked.
    seq: Number
    yes: bool


class DealGuestCommit(Message, frozen=True, tag="deal_guest_commit"):
    """A seat's commitment to a secret random number; answered by DealList or Refused."""

    seat: SeatNumber
    commit: Hash


class DealGuestOpen(Message, frozen=True, tag="deal_guest_open"):
    """A seat's random number; answered by DealOpen or Refused."""

    seat: SeatNumber
    random: Nonce


# --- from a guest: always -------------------------------------------------------------------------


class Say(Message, frozen=True, tag="say", omit_defaults=True):
    """A line of chat; answered by Said, to everybody, or Refused."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_BYTES)]
    #: The quick phrase whose text in the writer's language this is.
    phrase: PhraseIndex | None = None
    #: The seat of the person who says it, if it is known.
    seat: SeatNumber | None = None

    def __post_init__(self) -> None:
        if not is_chat(self.text):
            raise ValueError(f"expected a line of chat, got {self.text!r}")


class Nudge(Message, frozen=True, tag="nudge"):
    """Reminds the players whose turn it is; answered by Nudged, to everybody, or Refused."""

    #: The seat of the person who reminds them.
    seat: SeatNumber


class Leave(Message, frozen=True, tag="leave"):
    """The guest leaves, and the computer plays its seats. Answered by Bye."""


class Ping(Message, frozen=True, tag="ping"):
    """Asks either end for a Pong with the same number."""

    n: Number


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a Ping."""

    n: Number
