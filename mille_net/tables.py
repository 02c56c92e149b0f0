"""Immutable values that pass between a window and the network."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from mille_net.messages import VoidReason
from mille_rules.rulesets import RuleSet


class Availability(StrEnum):
    """Whether a table of the list can be joined, and why not."""

    AVAILABLE = ""  # can be joined
    NOT_ANSWERING = "stale"  # did not answer the last probe
    OTHER_VERSION = "version"  # has another version of the protocol


class FoundTable(NamedTuple):
    """A table found by its announcement; `key` is constant while it is listed."""

    key: str
    name: str
    #: The game id, 8 hexadecimal digits.
    game: str
    taken: int
    seats: int
    playing: bool
    code: bool
    #: None if this program does not know them.
    rules: RuleSet | None
    availability: Availability
    #: Lowest and highest version of the protocol that it supports.
    versions: tuple[int, int]
    #: Its addresses, the one that answered first; link-local IPv6 with scope.
    addresses: tuple[str, ...]
    port: int
    #: True if this program has been in this game before, and may have a seat.
    known: bool
    #: Its certificate's hash in hexadecimal digits.
    fingerprint: str


class Address(NamedTuple):
    """An address of a table; `port` is None for the default one."""

    host: str
    port: int | None


class EmptyListCause(StrEnum):
    """The likely cause for an empty list of tables."""

    NOBODY = "nobody"  # the search works; nobody seems to be hosting a table
    NO_NETWORK = "no-network"  # not connected to a network
    BLOCKED = "blocked"  # the own announcement is not received: a firewall
    VPN = "vpn"  # a tunnel diverts all traffic from the local network
    ISOLATED = "isolated"  # no other device is heard: guest Wi-Fi
    UNUSABLE = "unusable"  # the system does not allow listening


class SelfTest(NamedTuple):
    """The result of a diagnosis; `addresses` are this computer's own."""

    cause: EmptyListCause
    addresses: tuple[str, ...]
    port: int
    #: The system's error message, if any.
    detail: str = ""


class SeatPlan(NamedTuple):
    """A seat of a new table; `kind` is `open`, `human` (at this screen) or `computer`."""

    kind: str
    name: str = ""
    level: str = ""


class TableOptions(NamedTuple):
    """The settings of a new table."""

    name: str
    rules: RuleSet
    seats: tuple[SeatPlan, ...]
    #: `open`, `code` or `closed`.
    door: str
    spectators: bool
    #: Seconds to wait for an absent player whose turn it is, None for no limit.
    wait: int | None
    #: None for the default port, 0 for any.
    port: int | None = None
    #: Points and games of each side, for a match that continues a score sheet.
    points: tuple[int, ...] = ()
    games: tuple[int, ...] = ()
    #: Seconds for which a connected player may let others wait, None for no limit.
    idle: int | None = None
    #: Seconds for a turn, None for no limit.
    turn_limit: int | None = None


class SavedTable(NamedTuple):
    """A saved table whose match is not over; `when` is in seconds since 1970."""

    key: str
    name: str
    names: tuple[str, ...]
    race: int
    when: float


class LinkPhase(StrEnum):
    """The phase of a window's connection to its table."""

    CONNECTING = "connecting"
    WAITING = "waiting"  # for the host's player, who sees the same words
    CODE_ASKED = "code-asked"
    SEATED = "seated"  # let in
    RECONNECTING = "reconnecting"


class LinkState(NamedTuple):
    """The state of the connection; most fields apply to one phase only."""

    link: LinkPhase
    #: The three words for comparison at first contact.
    words: tuple[str, ...] = ()
    #: Position in the queue, from 1.
    place: int = 0
    #: Guesses of the code before the next pause.
    left: int = 0
    attempt: int = 0
    #: Seconds without a connection.
    since: float = 0.0
    #: The guest's number at the table, -1 before it is admitted.
    me: int = -1
    #: How often the code was asked for on this connection, and seconds until it may be entered.
    asked: int = 0
    pause: int = 0


class DealState(StrEnum):
    """The state of a deal's proof."""

    DEALING = "dealing"
    VOID = "void"  # somebody was lost in the middle: it is repeated
    VERIFIED = "verified"
    PARTLY = (
        "partly"  # no contradiction was seen, but this computer has not taken part in every step
    )
    FAILED = "failed"


class DealReport(NamedTuple):
    """A report on the proof of one deal; `evidence` is the file with a contradiction."""

    state: DealState
    race: int
    #: With VOID: the number of the attempt, from 1, and the reason.
    attempt: int = 0
    reason: VoidReason | None = None
    evidence: Path | None = None


class ChatLine(NamedTuple):
    """A line of chat."""

    guest: int
    name: str
    text: str
    own: bool
    #: True if it is older than this connection.
    again: bool = False
    #: The quick phrase whose text in the writer's language this is, and who says it.
    phrase: int | None = None
    seat: int | None = None


class LostReason(StrEnum):
    """Why there is no connection to a table, apart from its own refusals."""

    UNREACHABLE = "unreachable"  # no answer at any address
    NO_TABLE = "no-table"  # an answer, but not from a table
    NOT_OPEN = "not-open"  # one of these two, where this computer has found or joined a table
    OTHER_CERTIFICATE = "other-certificate"  # a known host with another certificate
    GAVE_UP = "gave-up"  # after trying to reconnect for ten minutes
    BROKEN = "broken"  # the host breaks the protocol
    FLOOD = "flood"  # the host sends more than any table needs
    CANNOT_LISTEN = "cannot-listen"  # this computer cannot host: `port` is taken or blocked
    CANNOT_KEEP = "cannot-keep"  # nor where the table's folder cannot be used: `error` by number
    OPEN_ELSEWHERE = "open-elsewhere"  # the table is open in another window
