"""The host of a table: the authority over who sits where, and over the match.

It has no sockets, no clock and no random source of its own: bytes come in through a GuestConnection
and go out through its Link, `tick` sets the time, and everything else is passed in as `Outside`.
"""

from mille_net.host.guest_connection import GuestConnection
from mille_net.host.outside import Outside
from mille_net.host.session import HostSession
from mille_net.host.table_store import Keeping

__all__ = ["GuestConnection", "HostSession", "Keeping", "Outside"]
