"""Asks at every place where a table may be, as if to join it.

The answer is the only thing that a list of tables believes: TLS proves the certificate, and the
first message of the host describes the table.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mille_net.discovery.announcements import Place
from mille_net.limits import (
    ASKING_BURST,
    ASKING_RATE,
    FRAME_BEFORE,
    MAX_ANNOUNCED,
    MAX_ASKED,
    MAX_BUDGETS,
)
from mille_net.messages import FROM_HOST, Banner
from mille_net.messages.codec import FrameReader, ProtocolError
from mille_net.tables import Address
from mille_net.transport.dialling import DialError, dial
from mille_net.transport.link import Link
from mille_net.transport.tcp import TcpLink
from mille_net.transport.token_bucket import TokenBucket
from mille_net.trust.certificates import certificate_hash

#: Seconds in which questions may be answered when the list is closed, so that their connections end
#: in an orderly way.
_CLOSING_TIME = 0.2


class TableAnswer(NamedTuple):
    """What a table says of itself."""

    banner: Banner
    #: The SHA-256 of the certificate, in hexadecimal digits.
    certificate: str
    address: Address

    @property
    def game(self) -> str:
        """The beginning of the game's id, by which it is recognised, in hexadecimal digits."""
        return self.banner.game.hex()[:8]


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


@dataclass
class Candidate:
    """A place that is asked: hidden until it answers, and again after two failures."""

    #: The name that announced it last; empty for a table that was joined before.
    name: str
    answer: TableAnswer | None = None
    failures: int = 0
    #: True if its name has been withdrawn since it was asked last: one failure is enough then.
    withdrawn: bool = False
    #: True if this program was in its game.
    known: bool = False
    asked: bool = field(default=False, repr=False)


class Candidates:
    """All places that are announced, or were joined before; `changed` is called after answers."""

    def __init__(
        self, changed: Callable[[], None], knows: Callable[[str, str], bool], patience: float
    ) -> None:
        """`knows` is that of the Browser; `patience` is the seconds for an answer."""
        self._changed = changed
        self._knows = knows
        self._patience = patience
        self._candidates: dict[Place, Candidate] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: True once nobody is asked any more.
        self._closing = False
        #: How often each address that has answered may be asked for new announcements.
        self._budgets: dict[Address, TokenBucket] = {}
        self._free = asyncio.Semaphore(MAX_ASKED)

    def answered(self) -> Iterator[tuple[Place, Candidate, TableAnswer]]:
        """Return those that have answered, in the order in which they were added."""
        for place, candidate in self._candidates.items():
            if candidate.answer is not None:
                yield place, candidate, candidate.answer

    def add(self, place: Place, name: str = "") -> None:
        """Add and ask a place, unless it is known; `name` has announced it."""
        candidate = self._candidates.get(place)
        if candidate is not None:
            candidate.name = name or candidate.name
        elif not name or self._has_room():
            self._candidates[place] = candidate = Candidate(name)
            self._start(self._ask(place, candidate))

    def _has_room(self) -> bool:
        """Make room for an announced place, if necessary by dropping one that has not answered.

        It is one of those at the address with most of them.
        """
        if len(self._candidates) < MAX_ANNOUNCED:
            return True
        silent = [
            place for place, one in self._candidates.items() if one.name and one.answer is None
        ]
        if not silent:
            return False
        counts = Counter(place[0].host for place in silent)
        most = max(counts.values())
        dropped = random.choice([place for place in silent if counts[place[0].host] == most])
        del self._candidates[dropped]
        return True

    def withdraw(self, name: str) -> None:
        """Ask a table at once that is said to be gone: anybody can say so."""
        for place, candidate in self._candidates.items():
            if candidate.name == name and not candidate.withdrawn:
                candidate.withdrawn = True
                self._start(self._ask(place, candidate))

    async def ask_all(self) -> None:
        """Ask all candidates again, those that have answered before first."""
        self._start(self._ask_silent())
        answered = [(place, candidate) for place, candidate, _ in self.answered()]
        await asyncio.gather(*(self._ask(*pair) for pair in answered))
        for _, candidate in answered:
            candidate.withdrawn = False

    async def close(self) -> None:
        """Ask nobody any more."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING_TIME):
                while any(candidate.asked for candidate in self._candidates.values()):
                    await asyncio.sleep(_CLOSING_TIME / 20)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask_silent(self) -> None:
        silent = [pair for pair in self._candidates.items() if pair[1].answer is None]
        random.shuffle(silent)
        await asyncio.gather(*(self._ask(*pair) for pair in silent))

    async def _ask(self, place: Place, candidate: Candidate) -> None:
        """Ask a candidate, unless that is being done.

        Of those that have not answered only so many are asked at the same time: a flood of
        announcements waits in line.
        """
        if candidate.asked or self._closing:
            return
        candidate.asked = True
        try:
            if candidate.answer is not None:
                await self._ask_now(place, candidate)
            else:
                async with self._free:
                    if self._may_ask(place):
                        await self._ask_now(place, candidate)
        finally:
            candidate.asked = False

    def _may_ask(self, place: Place) -> bool:
        """Return False if an address that has answered before would be asked too often.

        Announcements that name the same table again and again must not make this guest connect so
        often that the host turns it away.
        """
        now = asyncio.get_running_loop().time()
        known = (self._budgets[address] for address in place if address in self._budgets)
        return all(budget.take(now) for budget in known)

    async def _ask_now(self, place: Place, candidate: Candidate) -> None:
        if self._candidates.get(place) is not candidate or self._closing:
            return
        answer = await ask(place, self._patience)
        if answer is None:
            self._note_failure(place, candidate)
        else:
            self._note_answer(place, candidate, answer)
        self._changed()

    def _note_answer(self, place: Place, candidate: Candidate, answer: TableAnswer) -> None:
        if answer.address not in self._budgets:
            if len(self._budgets) >= MAX_BUDGETS:
                self._budgets.clear()
            self._budgets[answer.address] = TokenBucket(ASKING_RATE, ASKING_BURST)
        for _, other, its in self.answered():
            same = its.certificate == answer.certificate and its.address == answer.address
            if same and other is not candidate:
                # Its goodbye is to be heard, also if the table was joined before and answered
                # first.
                other.name = candidate.name or other.name
                self._candidates.pop(place, None)
                return
        candidate.known = self._knows(answer.certificate, answer.game)
        candidate.answer, candidate.failures = answer, 0

    def _note_failure(self, place: Place, candidate: Candidate) -> None:
        candidate.failures += 1
        if candidate.failures > 1 or candidate.withdrawn:
            candidate.answer = None
        if candidate.withdrawn:
            self._candidates.pop(place, None)
