"""The phones of one screen: their codes, keys, connections and pictures."""

from collections.abc import Callable
from typing import NamedTuple

from mille_net.limits import CODE_SECONDS, MAX_PHONES_HERE, MAX_SCANNERS, PHONE_KEY_BYTES
from mille_net.phone.connection import PhoneConnection
from mille_net.phone.keys import PhoneKey, PhoneKeys
from mille_net.phone.messages import (
    PING,
    PING_TEXT,
    CloseCode,
    FromPhone,
    ended_text,
    key_text,
    player_text,
)
from mille_net.phone.page_answers import PAGE_PATH, PageAnswers
from mille_net.phone.phone_listener import PhoneCode, PhoneListener, PhonePage
from mille_net.phone.sealing import agreed_key, as_text, from_text
from mille_net.session_clock import SessionClock
from mille_net.transport.link import Link


class PhoneEnvironment(NamedTuple):
    """The random numbers, addresses, file and window of a session, given as functions."""

    #: Returns random bytes.
    chance: Callable[[int], bytes]
    #: Returns address and port at which phones reach this computer, the likeliest first.
    hosts: Callable[[], tuple[str, ...]]
    #: Stores the phones' keys.
    keep: Callable[[dict[str, bytes]], None]
    #: Calls a method of the listener with its arguments.
    tell: Callable[..., None]


class PhoneSession:
    """Gives codes and keys to phones, shows them pictures, and passes on their choices."""

    def __init__(
        self,
        stored: dict[str, bytes],
        page: PhonePage,
        listener: PhoneListener,
        environment: PhoneEnvironment,
    ) -> None:
        """`stored` are the keys of phones that were started before, by player."""
        self.page = PageAnswers(page)
        self.chance = environment.chance
        self._listener = listener
        self._environment = environment
        self._tell = environment.tell
        #: The time of the latest tick: codes become invalid while the computer sleeps, too.
        self._now = 0.0
        self._clock = SessionClock()
        self._keys = PhoneKeys(stored, environment.chance)
        self._connections: set[PhoneConnection] = set()
        #: The connection of each player whose phone is awake.
        self._phones: dict[str, PhoneConnection] = {}
        #: The latest picture for each player, as a message.
        self._pictures: dict[str, bytes] = {}
        #: The language of each player's phone.
        self._languages: dict[str, str] = {}
        #: The machine from which each player's phone was last connected.
        self._machines: dict[str, str] = {}

    # -- from the window -------------------------------------------------------------------------

    def invite(self, player: str) -> None:
        """Make a code for a player, in place of an unused one."""
        self.withdraw(player)
        key = self._keys.make_code(player, self._now + CODE_SECONDS)
        secret = as_text(key.secret)
        urls = tuple(f"http://{host}{PAGE_PATH}#{secret}" for host in self._environment.hosts())
        self._tell(self._listener.code_made, player, PhoneCode(urls, CODE_SECONDS))

    def withdraw(self, player: str) -> None:
        """Make the code of a player invalid, if there is one."""
        key = self._keys.withdraw(player)
        if key is not None:
            self._send_away(key, CloseCode.UNKNOWN_KEY)

    def show(self, player: str, picture: bytes) -> None:
        """Show a picture, as a message, now and whenever the player's phone returns."""
        self._pictures[player] = picture
        if player in self._phones:
            self._phones[player].send(picture)

    def end(self, player: str) -> None:
        """Forget the phone of a player, which says so."""
        for known in (self._pictures, self._machines, self._languages):
            known.pop(player, None)
        if self._keys.end(player):
            self._environment.keep(self._keys.stored)
            self._say_ended(player)

    def close(self) -> None:
        """End all connections; phones may come back later."""
        for connection in tuple(self._connections):
            connection.close(CloseCode.NORMAL)

    # -- from the network ------------------------------------------------------------------------

    def connected(self, link: Link, address: str, own: str) -> PhoneConnection:
        """Return the endpoint of a new connection; `own` is the address and port it has reached."""
        connection = PhoneConnection(self, self._clock, link, address, own)
        self._connections.add(connection)
        return connection

    def expects(self, machine: str) -> bool:
        """Return True if the phone of a player was last seen at a machine."""
        return machine in self._machines.values()

    @property
    def has_codes(self) -> bool:
        """True while a code is valid."""
        return self._keys.has_codes

    def tick(self, now: float) -> None:
        """Check timeouts; called regularly with the time of a monotonic clock.

        Not needed while there is neither a connection nor a code.
        """
        self._now = now
        self._clock.tick(now)
        for key in self._keys.over(now):
            self._send_away(key, CloseCode.UNKNOWN_KEY)
            self._tell(self._listener.code_gone, key.player, False)
        for connection in tuple(self._connections):
            connection.tick()

    # -- from connections ------------------------------------------------------------------------

    def find_key(self, name: str) -> PhoneKey | CloseCode:
        """Return a key by its name, or why there is none."""
        return self._keys.find(name) or CloseCode.UNKNOWN_KEY

    def opened(self, connection: PhoneConnection, message: FromPhone) -> None:
        """Process the first message of a phone, which has proved that it has its key."""
        key = connection.key
        found = CloseCode.BROKEN if key is None else self.find_key(key.id)
        if isinstance(found, CloseCode):
            connection.close(found)
        elif message.language is None:
            connection.close(CloseCode.BROKEN)
        elif not self._has_room(found, connection):
            connection.close(CloseCode.TOO_MANY)
        elif found.used is not None:
            self._answer_again(connection, found.used, message)
        else:
            connection.send(player_text(found.player))
            if not found.in_code:
                self._wake(connection, found.player, message.language)
            self.said(connection, message)

    def said(self, connection: PhoneConnection, message: FromPhone) -> None:
        """Process a further message."""
        key = connection.key
        if key is None or self._keys.find(key.id) is not key:
            connection.close(CloseCode.CODE_TAKEN)
        elif message == PING:
            connection.send(PING_TEXT)
        elif key.used is not None:
            self._answer_again(connection, key.used, message)
        elif key.in_code:
            if message.start is not None:
                self._start(connection, key, message.start)
        elif message.start is not None:
            connection.close(CloseCode.BROKEN)
        else:
            self._pass_on(key.player, message)

    def ended(self, connection: PhoneConnection) -> None:
        """Forget a connection, whichever side has ended it."""
        self._connections.discard(connection)
        player = None if connection.key is None else connection.key.player
        if player is not None and self._phones.get(player) is connection:
            del self._phones[player]
            self._tell(self._listener.awake, player, False)

    def _has_room(self, key: PhoneKey, newcomer: PhoneConnection) -> bool:
        """Return True unless too many phones are here, or too many have the same code."""
        others = [other for other in self._connections if not other.stranger]
        others.remove(newcomer)
        if not key.in_code and key.player in self._phones:
            return True  # in place of the earlier connection
        scanners = sum(other.key is key for other in others)
        return len(others) < MAX_PHONES_HERE and scanners < MAX_SCANNERS

    def _wake(self, connection: PhoneConnection, player: str, language: str) -> None:
        """Make a connection that of the player's phone, which has a language."""
        before = self._phones.get(player)
        self._phones[player] = connection
        self._machines[player] = connection.machine
        if before is not None:
            before.close(CloseCode.ELSEWHERE)
        else:
            self._tell(self._listener.awake, player, True)
        if player in self._pictures and self._languages.get(player) == language:
            connection.send(self._pictures[player])

    def _start(self, connection: PhoneConnection, code: PhoneKey, start: str) -> None:
        """Exchange a code for the phone's own key, with which the phone connects again."""
        player = code.player
        try:
            public, secret = agreed_key(self.chance(PHONE_KEY_BYTES), from_text(start))
        except ValueError:
            connection.close(CloseCode.BROKEN)
            return
        self._say_ended(player)
        answer = key_text(as_text(public), player)
        self._keys.exchange(code, secret, start, answer)
        self._environment.keep(self._keys.stored)
        connection.send(answer)
        self._send_away(code, CloseCode.CODE_TAKEN, but=connection)
        self._tell(self._listener.code_gone, player, True)
        self._tell(self._listener.joined, player)

    def _answer_again(
        self, connection: PhoneConnection, used: tuple[str, bytes], message: FromPhone
    ) -> None:
        """Repeat the answer to the phone that has used a code; all others open nothing with it."""
        start, answer = used
        if message.start == start:
            connection.send(answer)
        else:
            connection.close(CloseCode.CODE_TAKEN)

    def _pass_on(self, player: str, message: FromPhone) -> None:
        if message.language is not None:
            self._languages[player] = message.language
            self._tell(self._listener.language, player, message.language)
        if message.picture is not None and message.choice is not None:
            self._tell(self._listener.chosen, player, message.picture, message.choice)

    def _say_ended(self, player: str) -> None:
        phone = self._phones.get(player)
        if phone is not None:
            phone.send(ended_text())
            phone.close(CloseCode.NORMAL)

    def _send_away(
        self, key: PhoneKey, code: CloseCode, but: PhoneConnection | None = None
    ) -> None:
        """End the connections with a key."""
        for connection in tuple(self._connections):
            if connection.key is key and connection is not but:
                connection.close(code)
