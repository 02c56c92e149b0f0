"""What a window is told of tables on the network, and what it asks for: values, nothing else."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from mille_net.messages import VoidReason
from mille_rules.rulesets import RuleSet


class Availability(StrEnum):
    """Why a table of the list cannot be joined at the moment."""

    AVAILABLE = ""  # it can
    NOT_ANSWERING = "stale"  # it did not answer the last time it was asked
    OTHER_VERSION = "version"  # it speaks another version of the protocol


class FoundTable(NamedTuple):
    """A table that announces itself; `key` stays the same for as long as it is listed."""

    key: str
    name: str
    #: The game id, 8 hexadecimal digits.
    game: str
    taken: int
    seats: int
    playing: bool
    code: bool
    #: Name of the rule set, empty where it is not told.
    rules: str
    availability: Availability
    #: Lowest and highest version of the protocol that it speaks.
    versions: tuple[int, int]
    #: Where it can be reached: IPv4, IPv6 with its scope.
    addresses: tuple[str, ...]
    port: int
    #: Whether this program has been in that game before, and so may have a seat there.
    known: bool
    #: What the hash of its certificate begins with, 16 hexadecimal digits.
    fingerprint: str


class Address(NamedTuple):
    """Where a table is, as somebody typed it; `port` None for the usual one."""

    host: str
    port: int | None


class EmptyListCause(StrEnum):
    """Why a list of tables is probably empty."""

    NOBODY = "nobody"  # finding tables works here: nobody seems to be hosting one
    NO_NETWORK = "no-network"  # this computer is in no network
    BLOCKED = "blocked"  # its own announcement does not come back: a firewall
    VPN = "vpn"  # a tunnel takes all traffic away from the local network
    ISOLATED = "isolated"  # nothing of any other device arrives: guest Wi-Fi
    UNUSABLE = "unusable"  # the system does not let the program listen at all


class SelfTest(NamedTuple):
    """What looking for tables is like here; `addresses` are this computer's own."""

    cause: EmptyListCause
    addresses: tuple[str, ...]
    port: int
    #: What went wrong, in the system's words, for who knows them.
    detail: str = ""


class SeatPlan(NamedTuple):
    """A seat of a table to be hosted: `kind` is `open`, `human` (here) or `computer`."""

    kind: str
    name: str = ""
    level: str = ""


class TableOptions(NamedTuple):
    """All that is settled when a table is opened."""

    name: str
    rules: RuleSet
    seats: tuple[SeatPlan, ...]
    #: `open`, `code` or `closed`.
    door: str
    spectators: bool
    #: Seconds that an absent player whose turn it is is waited for, None for ever.
    wait: int | None
    #: None for the usual port, 0 for any.
    port: int | None = None
    #: Per side, where a match goes on from a score sheet.
    points: tuple[int, ...] = ()
    games: tuple[int, ...] = ()
    #: Seconds that a player who is connected may let the others wait, None for ever.
    idle: int | None = None


class SavedTable(NamedTuple):
    """A table of this computer whose match is not over; `when` in seconds since 1970."""

    key: str
    name: str
    names: tuple[str, ...]
    race: int
    when: float


class LinkPhase(StrEnum):
    """How a window is connected to its table."""

    CONNECTING = "connecting"
    WAITING = "waiting"  # for the host's player, who sees the same three words
    CODE_ASKED = "code-asked"
    SEATED = "seated"  # let in
    RECONNECTING = "reconnecting"


class LinkState(NamedTuple):
    """A link with what belongs to it."""

    link: LinkPhase
    #: The three words that both screens show, at first contact.
    words: tuple[str, ...] = ()
    #: Who else waits before, from 1.
    place: int = 0
    #: Guesses of the code before there is a pause.
    left: int = 0
    attempt: int = 0
    #: Seconds without a connection so far.
    since: float = 0.0
    #: The guest's number at the table, once let in.
    me: int = -1
    #: How often the code has been asked on this connection, and seconds until it may be entered.
    asked: int = 0
    pause: int = 0


class DealState(StrEnum):
    """How the proof of a deal stands."""

    DEALING = "dealing"
    VOID = "void"  # somebody went missing in the middle of it: it is done again
    VERIFIED = "verified"
    PARTLY = (
        "partly"  # nothing wrong in what was seen here, but this machine had no full part in it
    )
    FAILED = "failed"


class DealReport(NamedTuple):
    """The proof of one deal; `evidence` is the file that shows what is wrong with it."""

    state: DealState
    race: int
    #: With VOID: which attempt that was, from 1, and why.
    attempt: int = 0
    reason: VoidReason | None = None
    evidence: Path | None = None


class ChatLine(NamedTuple):
    """What somebody at the table has written."""

    guest: int
    name: str
    text: str
    own: bool
    #: Whether it was said before this connection: while one was away, or before one came back.
    again: bool = False


class LostReason(StrEnum):
    """Why there is no connection to a table, where the table itself has not said it."""

    UNREACHABLE = "unreachable"  # nothing answers at any address
    NO_TABLE = "no-table"  # something answers there that is no table
    OTHER_CERTIFICATE = "other-certificate"  # known by that name, and another computer now
    GAVE_UP = "gave-up"  # ten minutes of trying again
    BROKEN = "broken"  # the other end does not keep to the protocol
    CANNOT_LISTEN = "cannot-listen"  # this computer cannot host: no port, no disk, no such table
