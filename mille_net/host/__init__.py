"""The host of a table: the authority over who sits where, and over the match.

It has no sockets, no clock and no random source of its own: bytes come in through a GuestConnection
and go out through its Link, `tick` sets the time, and all else is passed in as a HostEnvironment.
"""

from mille_net.host.environment import HostEnvironment
from mille_net.host.guest_connection import GuestConnection
from mille_net.host.session import HostSession
from mille_net.host.table_store import TableStore

__all__ = ["GuestConnection", "HostEnvironment", "HostSession", "TableStore"]
