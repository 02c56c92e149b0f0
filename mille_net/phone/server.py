"""The phones' server with its sockets, clock and file, in the network's thread."""

import ipaddress
import logging
import secrets
from collections.abc import Callable

from mille_net.discovery.interfaces import NetworkKind, Where, interfaces
from mille_net.limits import (
    MAX_PHONE_STRANGERS,
    MAX_PHONE_STRANGERS_PER_ADDRESS,
)
from mille_net.phone.connection import PhoneConnection
from mille_net.phone.phone_listener import PhoneListener, PhonePage
from mille_net.phone.phone_state import PhoneState
from mille_net.phone.session import PhoneEnvironment, PhoneSession
from mille_net.state_file import StateFile
from mille_net.transport.connection_limits import ConnectionLimits
from mille_net.transport.listener import Listener
from mille_net.transport.network_thread import Ticker, seconds_passed
from mille_net.transport.tcp import TcpLink

_LOG = logging.getLogger(__name__)

#: IPv4 alone: an address that people can read, and that is private, has no other form.
_ANYWHERE = ("0.0.0.0",)
_LIMITS = ConnectionLimits(
    strangers=MAX_PHONE_STRANGERS, per_machine=MAX_PHONE_STRANGERS_PER_ADDRESS
)


def phone_addresses(on: Where = ()) -> tuple[str, ...]:
    """Return the private IPv4 addresses at which phones reach this computer, the likeliest first.

    Those in networks with containers, virtual machines or other ends of tunnels are omitted.
    """
    try:
        own = interfaces(on)
    except OSError as error:
        _LOG.warning("the addresses of this computer are not known: %s", error)
        return ()
    physical = (one.address for one in own if one.kind in (NetworkKind.MAIN, NetworkKind.OTHER))
    return tuple(address for address in physical if _is_private(address))


def _is_private(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return parsed.version == 4 and parsed.is_private and not parsed.is_link_local


class PhoneServer:
    """Listens on one port for all phones of this screen."""

    def __init__(
        self,
        file: StateFile[PhoneState],
        state: PhoneState,
        page: PhonePage,
        listener: PhoneListener,
        tell: Callable[..., None],
        on: Where = (),
    ) -> None:
        """`tell` calls a method of `listener`; `on` are the own addresses to use."""
        self._file = file
        self._state = state
        self._phone_listener = listener
        self._tell = tell
        self._on = on
        environment = PhoneEnvironment(secrets.token_bytes, self._hosts, self._keep, tell)
        self.session = PhoneSession(dict(state.keys), page, listener, environment)
        self._listener: Listener | None = None
        self._ticker: Ticker | None = None

    def open(self) -> None:
        """Listen on the port of the last time, or on any other one; tells whether that failed."""
        if self._listener is not None:
            return
        listener = Listener(
            None, self._accepted, connection_limits=_LIMITS, expected=self.session.expects
        )
        try:
            listener.open(self._state.port, self._on or _ANYWHERE)
        except OSError as error:
            _LOG.warning("no phone can connect: %s", error)
            self._tell(self._phone_listener.failed, error)
            return
        self._listener = listener
        # Stored with the next key: until then, the phones that have one know the port of the file.
        self._state = PhoneState(listener.port, self._state.keys)
        self._tell(self._phone_listener.listening)

    def invite(self, player: str) -> None:
        """Make a code for a player."""
        self.open()
        if self._listener is not None:
            self._keep_time()
            self.session.invite(player)

    async def close(self) -> None:
        """End all connections, and stop listening."""
        self.session.close()
        if self._ticker is not None:
            self._ticker.stop()
        if self._listener is not None:
            await self._listener.close()

    def _keep_time(self) -> None:
        """Start the clock, which does not run while there are neither phones nor codes."""
        if self._ticker is None:
            self.session.tick(seconds_passed())
            self._ticker = Ticker(self._tick)

    def _tick(self, now: float) -> None:
        assert self._listener is not None
        self._listener.tick()
        self.session.tick(now)
        needed = self._listener.has_connections or self.session.has_codes
        if not needed and self._ticker is not None:
            self._ticker.stop()
            self._ticker = None

    def _accepted(self, link: TcpLink, address: str) -> PhoneConnection:
        self._keep_time()
        return self.session.connected(link, address, link.own_address)

    def _hosts(self) -> tuple[str, ...]:
        port = 0 if self._listener is None else self._listener.port
        return tuple(f"{address}:{port}" for address in phone_addresses(self._on))

    def _keep(self, keys: dict[str, bytes]) -> None:
        ended = set(self._state.keys.values()) - set(keys.values())
        self._state = PhoneState(self._state.port, keys)
        try:
            if keys:
                # The previous generation keeps no key of a phone that has ended, either.
                for _generation in range(2 if ended else 1):
                    self._file.write(self._state)
            else:
                # Without phones the program has nothing to load for them at its next matches.
                self._file.delete()
        except OSError as error:
            # The phones are known until the program ends.
            _LOG.warning("the phones are not stored: %s", error)
