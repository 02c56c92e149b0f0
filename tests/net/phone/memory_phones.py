"""The phones' session in memory, with a clock of the test's, and a listener that remembers."""

import random
from collections.abc import Callable, Mapping

from mille_net.limits import TICK
from mille_net.phone.connection import PhoneConnection
from mille_net.phone.messages import picture_text
from mille_net.phone.phone_listener import PhoneCode, PhonePage
from mille_net.phone.session import PhoneEnvironment, PhoneSession
from tests.net.phone.phone_client import PhoneClient, scanned

OWN = "192.168.1.5:25110"
PAGE = PhonePage(
    b"<!doctype html><title>Mille</title>", "default-src 'none'; connect-src ws://{host}"
)


class Heard:
    """A PhoneListener that remembers what it was told."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.codes: dict[str, PhoneCode] = {}

    def listening(self) -> None:
        self.calls.append(("listening",))

    def failed(self, error: OSError) -> None:
        self.calls.append(("failed", error))

    def code_made(self, player: str, code: PhoneCode) -> None:
        self.codes[player] = code

    def code_gone(self, player: str, used: bool) -> None:
        self.calls.append(("code_gone", player, used))

    def joined(self, player: str) -> None:
        self.calls.append(("joined", player))

    def awake(self, player: str, awake: bool) -> None:
        self.calls.append(("awake", player, awake))

    def chosen(self, player: str, picture: int, choice: int) -> None:
        self.calls.append(("chosen", player, picture, choice))

    def language(self, player: str, language: str) -> None:
        self.calls.append(("language", player, language))

    def new(self) -> list[tuple[object, ...]]:
        """Return what was told since the last time."""
        calls, self.calls = self.calls, []
        return calls


class MemoryLink:
    """Keeps what the host sends."""

    def __init__(self) -> None:
        self.sent = bytearray()
        self.closed = False

    def send(self, frame: bytes) -> None:
        if not self.closed:
            self.sent += frame

    def close(self) -> None:
        self.closed = True

    def take(self) -> bytes:
        sent, self.sent = bytes(self.sent), bytearray()
        return sent


class Phones:
    """A session, and a clock that goes on when a test says so."""

    def __init__(self, keys: dict[str, bytes] | None = None, seed: int = 1) -> None:
        self.heard = Heard()
        self.kept: dict[str, bytes] = dict(keys or {})
        self.chance = random.Random(seed)
        environment = PhoneEnvironment(self.chance.randbytes, lambda: (OWN,), self._keep, _call)
        self.session = PhoneSession(dict(self.kept), PAGE, self.heard, environment)
        self.now = 1_000.0
        self.session.tick(self.now)

    def _keep(self, keys: dict[str, bytes]) -> None:
        self.kept = keys

    def wait(self, seconds: float) -> None:
        """Let time pass, tick by tick."""
        end = self.now + seconds
        while self.now < end:
            self.now += TICK
            self.session.tick(self.now)

    def connection(self, address: str = "192.168.1.20") -> tuple[PhoneConnection, MemoryLink]:
        link = MemoryLink()
        return self.session.connected(link, address, OWN), link

    def code(self, player: str = "Ann") -> bytes:
        """Make a code; returns its key."""
        self.session.invite(player)
        host, key = scanned(self.heard.codes[player].urls[0])
        assert host == OWN
        return key

    def phone(
        self,
        key: bytes,
        address: str = "192.168.1.20",
        language: str = "fr",
        greeting: Mapping[str, object] = {},
    ) -> "MemoryPhone":
        """Connect a phone with a key; `greeting` belongs to its first message."""
        client = PhoneClient(key, OWN, greeting={"language": language, **greeting})
        return MemoryPhone(self, client, address)

    def started(self, player: str = "Ann", address: str = "192.168.1.20") -> "MemoryPhone":
        """Return the phone of a player, which has scanned, started and come back."""
        scanner = self.phone(self.code(player), address)
        scanner.say(start=True)
        key = scanner.client.new_key
        assert key is not None
        scanner.hang_up()
        phone = self.phone(key, address)
        self.heard.new()
        return phone

    def show(self, player: str, **picture: object) -> None:
        self.session.show(player, picture_text(picture))


class MemoryPhone:
    """A phone whose bytes go to a session and back at once."""

    def __init__(self, phones: Phones, client: PhoneClient, address: str) -> None:
        self.client = client
        self.connection, self.link = phones.connection(address)
        #: Every byte that the host has sent.
        self.bytes = bytearray()
        self.run()

    def run(self) -> None:
        """Exchange bytes until both sides have said everything."""
        while True:
            data = self.client.to_send()
            if data and not self.connection.closed:
                self.connection.received(data)
            answer = self.link.take()
            self.bytes += answer
            if answer:
                self.client.received(answer)
            elif not data:
                return

    def say(self, **message: object) -> None:
        self.client.say(**message)
        self.run()

    def say_text(self, text: str) -> None:
        self.client.say_text(text)
        self.run()

    def hang_up(self) -> None:
        self.connection.lost()
        self.link.closed = True

    @property
    def code(self) -> int | None:
        """The code with which the host has closed the connection."""
        self.run()
        return self.client.code

    @property
    def pictures(self) -> list[object]:
        self.run()
        return self.client.pictures


def _call(method: Callable[..., None], *arguments: object) -> None:
    method(*arguments)
