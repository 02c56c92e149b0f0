"""The host of a table: the authority over who sits where, and over the match.

No sockets, no clock and no chance of its own: bytes come in through a Connection and go out through
its Link, `tick` brings the time, and everything else is handed in with `Outside`.
"""

from mille_net.host.connection import Connection
from mille_net.host.outside import Outside
from mille_net.host.session import HostSession
from mille_net.host.table_store import Keeping

__all__ = ["Connection", "HostSession", "Keeping", "Outside"]
