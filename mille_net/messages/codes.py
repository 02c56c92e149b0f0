"""The enumerations in messages: kinds, states and reasons."""

from enum import StrEnum


class Door(StrEnum):
    """How strangers are admitted."""

    OPEN = "open"  # the host's player decides about each guest
    CODE = "code"
    CLOSED = "closed"  # only guests whom the table knows


class Purpose(StrEnum):
    """Whether a guest wants to play or to watch."""

    PLAY = "play"
    WATCH = "watch"


class TablePhase(StrEnum):
    """The phase of a table."""

    LOBBY = "lobby"
    PLAY = "play"
    BETWEEN = "between"
    OVER = "over"


class SeatKind(StrEnum):
    """Who has a seat."""

    OPEN = "open"
    HUMAN = "human"
    COMPUTER = "computer"


class Presence(StrEnum):
    """The state of a guest's connection."""

    HERE = "here"
    SLOW = "slow"
    AWAY = "away"
    LEFT = "left"  # has left on purpose, but may come back


class PauseReason(StrEnum):
    """Why a match is paused."""

    OWNER = "owner"
    NOBODY_HERE = "nobody-here"
    DEAL_VOID = "deal-void"  # too many times in a row: the owner may start again


class VoidReason(StrEnum):
    """Why a deal is repeated."""

    NOT_OPENED = "not-opened"  # a guest committed and did not open
    HOST_RESTARTED = "host-restarted"


class KickReason(StrEnum):
    """Why a guest is removed by the owner."""

    ABSENT = "absent"
    RUDE = "rude"
    SEAT_NEEDED = "seat-needed"
    OTHER = "other"


class TakeBackOutcome(StrEnum):
    """The outcome of a request to take back a move."""

    AGREED = "agreed"
    REFUSED = "refused"
    NO_ANSWER = "no-answer"  # in time, or the connection was lost


class RefusalCode(StrEnum):
    """Why a request is refused; each comment names its parameters."""

    # getting in
    VERSION = "version"  # lowest, highest: what the host speaks
    NOT_ADMITTED = "not-admitted"
    CLOSED = "closed"
    WRONG_CODE = "wrong-code"  # left: guesses before a pause; seconds: of the pause
    NO_GUESSES = "no-guesses"  # seconds: until the next guess is looked at
    NOBODY_LOOKED = "nobody-looked"  # the host's player did not answer in time
    TOO_MANY_WAITING = "too-many-waiting"
    TABLE_FULL = "table-full"
    NO_SPECTATORS = "no-spectators"
    NAME_IN_USE = "name-in-use"  # by the table itself, or a computer player
    # the lobby and the table
    NOT_OWNER = "not-owner"
    NOT_YOUR_SEAT = "not-your-seat"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_GUEST = "no-such-guest"
    SEAT_TAKEN = "seat-taken"
    SEAT_LOST = "seat-lost"  # seconds: until this guest may take a seat again
    WATCHING = "watching"  # spectators take no seats
    WRONG_RULES = "wrong-rules"
    SEATS_OPEN = "seats-open"
    NOT_READY = "not-ready"
    RACE_RUNNING = "race-running"
    MATCH_RUNNING = "match-running"
    NO_RACE = "no-race"
    NO_MATCH = "no-match"
    TOO_MANY_RACES = "too-many-races"
    # moves
    PAUSED = "paused"
    # taking back a move
    TOO_LATE = "too-late"  # somebody has moved since, or the move stays in any case
    ALREADY_ASKED = "already-asked"  # about this move
    # chat
    TOO_FAST = "too-fast"  # seconds: until the next line
    # reminding
    NOBODY_AWAITED = "nobody-awaited"
    TOO_SOON = "too-soon"  # seconds: until somebody may be reminded
    # dealing
    NOT_DEALING = "not-dealing"
    NOT_IN_DEAL = "not-in-deal"  # no remote person's seat, or done with this step
    WRONG_OPENING = "wrong-opening"  # not the number that was committed to


class ByeCode(StrEnum):
    """Why a connection ends; each comment names its parameters."""

    KICKED = "kicked"
    CLOSING = "closing"  # the host ends the table
    REPLACED = "replaced"  # a newer connection has the same token
    LEFT = "left"  # as the guest wished
    REFUSED = "refused"  # a `refused` came before
    FLOOD = "flood"
    PROTOCOL = "protocol"
    TOO_SLOW = "too-slow"
