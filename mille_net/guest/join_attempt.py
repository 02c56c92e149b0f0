"""One attempt to join a table, from the first message of the host to its welcome."""

import logging
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import NamedTuple, Protocol

from mille_net.guest.reconnect_schedule import Chance
from mille_net.limits import NONCE_BYTES, VERSIONS
from mille_net.messages import (
    Banner,
    Confirm,
    Hello,
    Message,
    NonceMessage,
    Pake,
    Purpose,
    RefusalCode,
    Waiting,
)
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.tables import LinkPhase, LinkState, LostReason
from mille_net.trust.comparison_words import three_words
from mille_net.trust.table_code import BadCodeMessageError, GuestCode

_LOG = logging.getLogger(__name__)


class GuestPlan(NamedTuple):
    """Who wants to join, and what for."""

    #: Name and version, for the host's log.
    program: str
    #: The people at this screen; one name for a spectator.
    names: tuple[str, ...]
    purpose: Purpose


class HostMemory(Protocol):
    """Stores a token for each game of each host; hosts are known by their certificate's hash."""

    def token(self, certificate: bytes, game: bytes) -> bytes:
        """Return the 32-byte token for a game; a new one is stored first."""

    def keep_token(self, certificate: bytes, game: bytes, token: bytes) -> None:
        """Use a token for another game of the same host as well."""

    def trust(self, certificate: bytes, name: str, address: str) -> None:
        """Store a host that has let this guest in, with its address."""

    def keep_seat(self, certificate: bytes, has_seat: bool) -> None:
        """Store whether this guest has a seat in a match of a host, to which it may return."""


class JoinFailedError(Exception):
    """The table cannot be joined; `code` and `params` say why."""

    def __init__(
        self, code: LostReason | RefusalCode, params: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(code.value)
        self.code = code
        self.params = params or {}


class JoinAttempt:
    """The guest's side of an attempt to join, on one connection."""

    def __init__(
        self,
        certificate: bytes,
        address: str,
        plan: GuestPlan,
        memory: HostMemory,
        chance: Chance,
        tell: Callable[[LinkState], None],
        code: str = "",
    ) -> None:
        """`certificate` is the hash of the certificate of the host at `address`.

        `code` has been entered already.
        """
        self.certificate = certificate
        self._address = address
        self.banner: Banner | None = None
        self.token = b""
        #: The words for comparison, shown on both screens.
        self.words: tuple[str, str, str] | tuple[()] = ()
        self._plan = plan
        self._memory = memory
        self._chance = chance
        self._tell = tell
        self._told = LinkState(LinkPhase.CONNECTING)
        self._nonce = b""
        #: True if the host wants the code.
        self.code_asked = False
        self._entered = code
        self._times_asked = 0
        self._code: GuestCode | None = None
        self._confirmed = False
        self._proved = False

    def take(self, message: Message) -> tuple[Message, ...]:
        """Process a message and return the answers; raises ProtocolError or JoinFailedError."""
        match message:
            case Banner() if self.banner is None:
                self.banner = message
                return (self._greet(message),)
            case NonceMessage() if self.banner is not None and not self.words:
                return self._be_answered(message, self.banner)
            case Waiting() if self.words and not self.code_asked:
                self._show(LinkState(LinkPhase.WAITING, self.words, place=message.place))
            case Pake() if self._code is not None and not self._confirmed:
                return (self._prove(message, self._code),)
            case Confirm() if self._code is not None and self._confirmed:
                self._be_proved(message, self._code)
            case _:
                raise ProtocolError(Misuse.OUT_OF_ORDER, type(message).__name__)
        return ()

    def _greet(self, banner: Banner) -> Hello:
        """Check the host's version before sending anything."""
        low, high = banner.versions
        if high < VERSIONS[0] or low > VERSIONS[1]:
            raise JoinFailedError(RefusalCode.VERSION, {"lowest": low, "highest": high})
        self._nonce = self._chance(NONCE_BYTES)
        # Anybody can copy the ids of a banner; nobody else has the key of the certificate.
        self.token = self._memory.token(self.certificate, banner.game)
        program, names, purpose = self._plan
        return Hello(VERSIONS, program, self.token, self._nonce, names, purpose)

    def _be_answered(self, message: NonceMessage, banner: Banner) -> tuple[Message, ...]:
        """Check the host's nonce against its commitment, and compute the words."""
        if sha256(message.nonce).digest() != banner.commit:
            raise ProtocolError(Misuse.WRONG_VALUE, "another nonce than the one committed to")
        self.words = three_words(self.certificate, self._nonce, message.nonce)
        self.code_asked = message.code > 0
        if self.code_asked and self._entered:
            self._times_asked += 1
            return self.code_entered(self._entered)
        if self.code_asked:
            self.ask_code(message.code)
        return ()

    def ask_code(self, left: int, pause: int = 0) -> None:
        """Report that the code is asked for, and may be entered after `pause` seconds.

        The next `left` wrong codes cause no pause.
        """
        self._code, self._confirmed = None, False
        self._times_asked += 1
        asked = self._times_asked
        self._show(LinkState(LinkPhase.CODE_ASKED, self.words, left=left, asked=asked, pause=pause))

    def tell_again(self) -> None:
        """Report the latest state again."""
        self._tell(self._told)

    def _show(self, state: LinkState) -> None:
        self._told = state
        self._tell(state)

    def code_entered(self, code: str) -> tuple[Message, ...]:
        """Start proving knowledge of the code, if the host has asked for it."""
        if not self.code_asked or self._code is not None:
            return ()
        self._code = GuestCode(code, self.certificate, self._chance)
        return (Pake(self._code.message),)

    def _prove(self, message: Pake, code: GuestCode) -> Confirm:
        """Return the guest's proof, which comes first."""
        try:
            proof = code.confirm(message.message)
        except BadCodeMessageError as error:
            raise ProtocolError(Misuse.WRONG_VALUE, str(error)) from None
        self._confirmed = True
        return Confirm(proof)

    def _be_proved(self, message: Confirm, code: GuestCode) -> None:
        """Check that the host knows the code, too; otherwise somebody is in between."""
        if not code.check(message.mac):
            raise JoinFailedError(LostReason.OTHER_CERTIFICATE)
        self._proved = True

    def welcomed(self) -> None:
        """Store the host as known.

        Raises ProtocolError if the welcome comes too early.
        """
        banner = self.banner
        if banner is None or not self.words or (self.code_asked and not self._proved):
            raise ProtocolError(Misuse.OUT_OF_ORDER, "Welcome")
        self._memory.trust(self.certificate, banner.name, self._address)
