"""Asks whoever answers at an address whether there is a table, as if to join it.

The answer is the only thing that a list of tables believes: TLS proves the certificate, and the
first message of the host describes the table.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from mille_net.limits import FRAME_BEFORE
from mille_net.messages import FROM_HOST, Banner
from mille_net.messages.codec import FrameReader, ProtocolError
from mille_net.tables import Address
from mille_net.transport.dialling import DialError, dial
from mille_net.transport.link import Link
from mille_net.transport.tcp import TcpLink
from mille_net.trust.certificates import certificate_hash


class TableAnswer(NamedTuple):
    """What a table says of itself."""

    banner: Banner
    #: The SHA-256 of the certificate, in hexadecimal digits.
    certificate: str
    address: Address


async def ask(addresses: Sequence[Address], patience: float) -> TableAnswer | None:
    """Return the answer of the first address that gives one; None if there is no table."""
    question = _Question()
    try:
        async with asyncio.timeout(patience):
            await dial(addresses, question.reached)
            return await question.answer
    except (DialError, TimeoutError):
        return None
    finally:
        question.hang_up()


class _Question:
    """The end of a connection that waits for the first message of a host."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[TableAnswer | None] = asyncio.get_running_loop().create_future()
        self._reader = FrameReader(FROM_HOST, FRAME_BEFORE)
        self._link: Link | None = None
        self._certificate = ""
        self._address = Address("", None)

    def reached(self, link: TcpLink, address: Address) -> "_Question":
        """Use a connection."""
        self._link, self._address = link, address
        self._certificate = certificate_hash(link.peer_certificate).hex()
        return self

    def received(self, data: bytes) -> None:
        """Read the first message."""
        try:
            message = next(self._reader.feed(data), None)
        except ProtocolError:
            self.lost()
            return
        if isinstance(message, Banner) and not self.answer.done():
            self.answer.set_result(TableAnswer(message, self._certificate, self._address))
        elif message is not None:
            self.lost()

    def lost(self) -> None:
        """There is no answer."""
        if not self.answer.done():
            self.answer.set_result(None)

    def hang_up(self) -> None:
        """End the connection."""
        if self._link is not None:
            self._link.close()
