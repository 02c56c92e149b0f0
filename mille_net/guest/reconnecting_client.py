"""Connections to one host, one after the other: watched, given up, looked for again.

What is said on them is the affair of whoever builds on this. No sockets, no clock.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from mille_net.guest.client_connection import Line
from mille_net.guest.reconnecting import Chance, Reconnecting
from mille_net.limits import SLOW_AFTER
from mille_net.messages import ByeCode, KickReason, Message, RefusalCode
from mille_net.messages.codec import ProtocolError
from mille_net.session_clock import AwakeClock
from mille_net.table_listener import TableListener
from mille_net.tables import Link as Contacted
from mille_net.tables import LinkState, Lost
from mille_net.transport.link import Link

_LOG = logging.getLogger(__name__)

#: Connections in a row that were given up for what was said on them, before nobody tries again.
_MOST_BROKEN = 3


class End(NamedTuple):
    """Why it is over with a table, as the listener is told."""

    code: ByeCode | RefusalCode | Lost
    params: Mapping[str, int] = MappingProxyType({})
    reason: KickReason | None = None


class Lines(ABC):
    """`dial_failed` or `connected` answers every call of `dial`; `lost` ends every connection."""

    def __init__(self, listener: TableListener, dial: Callable[[], None], chance: Chance) -> None:
        self._listener = listener
        self._dial = dial
        self._chance = chance
        self._clock = AwakeClock()
        self._line: Line | None = None
        self._retrying: Reconnecting | None = None
        self._slow = False
        self._ended = False
        #: How many connections in a row were given up for what was said on them.
        self._broken = 0

    # -- what others have to say of it -----------------------------------------------------------

    @abstractmethod
    def _opened(self, certificate: bytes, address: str) -> None:
        """Know that there is a new connection, before the first byte."""

    @abstractmethod
    def _take(self, message: Message) -> None:
        """Take a message; ProtocolError for one that has no place now."""

    @abstractmethod
    def _why_stalled(self, now: float) -> str | None:
        """What the host owes for too long, if anything."""

    @abstractmethod
    def _parted(self) -> End | None:
        """Know that the connection is gone; why nobody is to look for another, if so."""

    @abstractmethod
    def _show_line(self) -> None:
        """Tell that the connection is as it should be."""

    # -- from the network ------------------------------------------------------------------------

    def start(self) -> None:
        """Look for the host for the first time."""
        self._show(LinkState(Contacted.CONNECTING))
        self._dial()

    def connected(self, link: Link, certificate: bytes, address: str = "") -> None:
        """Take a new connection; `certificate` is the hash of the host's, nothing is sent yet."""
        if self._ended:
            link.close()
            return
        self._line = Line(link, self._clock.now)
        self._opened(certificate, address)

    def dial_failed(self, reason: Lost) -> None:
        """Know that an attempt to connect has led to nothing."""
        if self._retrying is not None:
            self._retrying.failed(self._clock.now)
        else:
            self._end(End(reason))

    def received(self, data: bytes) -> None:
        """Take bytes, however they were cut; whatever they are, nothing is raised."""
        line = self._line
        if line is None:
            return
        try:
            for message in line.messages(data, self._clock.now):
                self._take(message)
                if self._line is not line:
                    return
        except ProtocolError as error:
            self._break_off(f"the host broke the protocol: {error}")

    def lost(self) -> None:
        """Know that nothing more comes on the connection."""
        if self._line is not None:
            self._line = None
            self._disconnected()

    def tick(self, now: float) -> None:
        """Take the time, every half second; seconds of a clock that never goes back."""
        slept = self._clock.tick(now)
        if self._ended:
            return
        if self._line is not None:
            self._watch(self._line, slept=slept)
        elif self._retrying is not None:
            self._look_again(self._retrying)

    # -- time ------------------------------------------------------------------------------------

    def _watch(self, line: Line, *, slept: bool) -> None:
        now = self._clock.now
        if slept:
            line.ping(now)
        stalled = "an answer to a ping" if line.dead(now) else self._why_stalled(now)
        if stalled is not None:
            self._give_up(f"the host owes {stalled}")
            return
        line.keep_alive(now)
        silence = line.silence(now)
        if silence > SLOW_AFTER:
            self._show(LinkState(Contacted.RECONNECTING, since=silence))
        elif self._slow:
            self._show_line()
        self._slow = silence > SLOW_AFTER

    def _look_again(self, retrying: Reconnecting) -> None:
        now = self._clock.now
        if retrying.hopeless(now):
            self._end(End(Lost.GAVE_UP))
            return
        due = retrying.due(now)
        since = now - retrying.began
        self._show(LinkState(Contacted.RECONNECTING, attempt=retrying.attempt, since=since))
        if due:
            self._dial()

    # -- the end of a connection, and of all -----------------------------------------------------

    def _break_off(self, why: str) -> None:
        """Give up a connection for what was said on it; another may be better, a few times."""
        self._broken += 1
        if self._broken >= _MOST_BROKEN:
            _LOG.info("the host is given up: %s", why)
            self._end(End(Lost.BROKEN))
        else:
            self._give_up(why)

    def _give_up(self, why: str) -> None:
        """Give up a connection, not the table."""
        _LOG.info("the connection is given up: %s", why)
        self._close_line()
        self._disconnected()

    def _disconnected(self) -> None:
        end = self._parted()
        if end is not None:
            self._end(end)
        elif self._retrying is None:
            self._retrying = Reconnecting(self._clock.now, self._chance)
        else:
            self._retrying.failed(self._clock.now)

    def _end(self, end: End) -> None:
        if self._ended:
            return
        self._ended = True
        self._close_line()
        self._listener.ended(*end)

    def _close_line(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    # -- what is said ----------------------------------------------------------------------------

    def _send(self, *messages: Message) -> None:
        for message in messages:
            if self._line is not None:
                self._line.send(message)

    def _show(self, state: LinkState) -> None:
        self._listener.connection(state)
