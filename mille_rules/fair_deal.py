"""Fair deals, MB-DEAL/1: nobody, the host included, can choose or steer a deal, or a shuffle.

The host commits to a secret, every other person to a random number, and only then are the numbers
opened; the order of the deck follows from all of them. After the race the host opens its
secret, and everybody can verify the deck. Pure functions: random bytes are parameters.
"""

import hmac
from collections.abc import Iterator, Sequence
from enum import IntEnum, StrEnum
from hashlib import sha256
from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.rulesets import FIELDS, RuleSet, field_text

VERSION = "MB-DEAL/1"
#: Bytes of a secret, a random number, a token and of every SHA-256.
SIZE = 32
GAME_ID_SIZE = 16
#: The value for a missing commitment, and for the key of a computer's seat.
NOTHING = bytes(SIZE)

#: Who begins and how cards are dealt: part of the rules that everybody commits to.
FIRST = "in race 1 the first 8 bytes of pub mod seats, later the seat after the last first one"
DEALING = "one card to each seat in turn from the first seat until hands are full, then the pile"
_FIRST_BYTES = 8

_WORD = 4
_WORDS = 1 << (8 * _WORD)


class Holder(IntEnum):
    """The kind of player on a seat."""

    GUEST = 0
    HOST = 1
    COMPUTER = 2


class Place(NamedTuple):
    """A seat of the roster: its kind of player, and the key that only its machine has."""

    holder: Holder
    key_id: bytes


class DealFault(StrEnum):
    """Faults of a deal."""

    SHAPE = "shape"  # a value of another size, or another number of seats
    SEAT = "seat"  # a commitment or a number of a seat that makes none
    RANDOM = "random"  # a number that does not open its commitment
    SECRET = "secret"  # the host's secret does not open its commitment


def key_id(token: bytes) -> bytes:
    """Return the identifier of a machine in a roster, from its secret token."""
    return _hash("seat", token)


def rules_text(rules: RuleSet, seats: int) -> str:
    """The rules of a race in full: every field, the card table, who begins, how cards are dealt."""
    copies = rules.deck_for(seats)
    lines = [f"{VERSION} rules", f"seats {seats}"]
    lines += [f"{field} {field_text(rules, field)}" for field in FIELDS]
    lines += [f"card {int(card)} {card.slug} {copies[card]}" for card in Card]
    lines += [f"deck_size {sum(copies)}", f"first {FIRST}", f"dealing {DEALING}"]
    return "".join(f"{line}\n" for line in lines)


def rules_hash(rules: RuleSet, seats: int) -> bytes:
    """Return the hash of the rules of a race."""
    return sha256(rules_text(rules, seats).encode()).digest()


class Context(NamedTuple):
    """The context that every value of one deal, or one shuffle of discards, is bound to."""

    game_id: bytes
    race: int
    rules: bytes
    roster: tuple[Place, ...]
    #: The number of cards to be put in order.
    deck_size: int
    #: 0 for the deck; the number of the shuffle in this race, from 1.
    shuffle: int = 0

    def encoded(self) -> bytes:
        """Return the bytes to hash; raises ValueError for a value of another size."""
        _expect_size(self.game_id, GAME_ID_SIZE)
        _expect_size(self.rules, SIZE)
        race, deck = _number(self.race, 4), _number(self.deck_size, 2)
        head = _ascii("ctx") + self.game_id + race
        if self.shuffle:
            head = _ascii("shuffle") + self.game_id + race + _number(self.shuffle, 4)
        return head + self.rules + _prefixed(roster_bytes(self.roster)) + deck


def roster_bytes(roster: Sequence[Place]) -> bytes:
    """All seats, in order; ValueError for a key of another size."""
    encoded = _number(len(roster), 1)
    for seat, place in enumerate(roster):
        _expect_size(place.key_id, SIZE)
        encoded += _number(seat, 1) + _number(place.holder, 1) + place.key_id
    return encoded


def host_commit(context: Context, secret: bytes) -> bytes:
    """Step 1: what the host sends before anybody has shown a number."""
    _expect_size(secret, SIZE)
    return _hash("host", context.encoded(), secret)


def seat_commit(context: Context, seat: int, commit: bytes, random: bytes) -> bytes:
    """Step 2: what a guest answers for each of its seats; `commit` is the host's."""
    _expect_size(commit, SIZE)
    _expect_size(random, SIZE)
    return _hash("seat", context.encoded(), _number(seat, 1), commit, random)


def list_hash(context: Context, commit: bytes, commits: Sequence[bytes]) -> bytes:
    """Step 3: one value for all that was committed to; NOTHING where a seat made none."""
    for entry in (commit, *commits):
        _expect_size(entry, SIZE)
    return _hash("list", context.encoded(), commit, *commits)


def list_fault(context: Context, commits: Sequence[bytes]) -> DealFault | None:
    """Return the fault of a list of commitments by itself, None if there is none."""
    if len(commits) != len(context.roster) or any(len(entry) != SIZE for entry in commits):
        return DealFault.SHAPE
    made = zip(context.roster, commits, strict=True)
    idle = any(entry != NOTHING and place.holder is not Holder.GUEST for place, entry in made)
    return DealFault.SEAT if idle else None


def open_fault(
    context: Context, commit: bytes, commits: Sequence[bytes], randoms: Sequence[bytes | None]
) -> DealFault | None:
    """Step 5: return the fault of the opened numbers; None stands for a seat without one."""
    fault = list_fault(context, commits)
    if fault is not None:
        return fault
    if len(randoms) != len(commits):
        return DealFault.SHAPE
    for seat, (entry, random) in enumerate(zip(commits, randoms, strict=True)):
        if (random is None) != (entry == NOTHING):
            return DealFault.SEAT
        if random is not None and len(random) != SIZE:
            return DealFault.SHAPE
        if random is not None and seat_commit(context, seat, commit, random) != entry:
            return DealFault.RANDOM
    return None


def public_seed(listed: bytes, randoms: Sequence[bytes | None]) -> bytes:
    """Step 6: the seed from all numbers; `listed` is the list's hash."""
    return _hash("pub", listed, *(_prefixed(random or b"") for random in randoms))


def first_seat(seed: bytes, seats: int) -> int:
    """Return the seat that begins a match's first race, which nobody can choose either."""
    return int.from_bytes(seed[:_FIRST_BYTES]) % seats


def deal_key(secret: bytes, commit: bytes, seed: bytes) -> bytes:
    """Step 6: the key of the stream that shuffles, which until the end only the host can make."""
    return hmac.digest(secret, _ascii("key") + commit + seed, "sha256")


def deck_order(key: bytes, size: int) -> tuple[int, ...]:
    """The numbers 0 to size - 1, shuffled: which card of the sorted deck is drawn first, second."""
    words = _words(key)
    deck = list(range(size))
    for i in range(size - 1, 0, -1):
        j = below(i + 1, words)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each as likely as any other, from a stream of u32."""
    fair = _WORDS - _WORDS % bound
    return next(word for word in words if word < fair) % bound


class Transcript(NamedTuple):
    """All messages of one deal, from which anybody can verify the deck."""

    context: Context
    commit: bytes
    commits: tuple[bytes, ...]
    randoms: tuple[bytes | None, ...]
    secret: bytes

    def fault(self) -> DealFault | None:
        """The fault of the deal, None if it is correct."""
        fault = open_fault(self.context, self.commit, self.commits, self.randoms)
        if fault is not None:
            return fault
        if len(self.secret) != SIZE:
            return DealFault.SHAPE
        opened = host_commit(self.context, self.secret)
        return None if opened == self.commit else DealFault.SECRET

    def seed(self) -> bytes:
        """The seed from all opened numbers."""
        return public_seed(list_hash(self.context, self.commit, self.commits), self.randoms)

    def order(self) -> tuple[int, ...]:
        """The deck in the order drawn, as indices in the sorted deck."""
        key = deal_key(self.secret, self.commit, self.seed())
        return deck_order(key, self.context.deck_size)


def _words(key: bytes) -> Iterator[int]:
    """The stream as u32 numbers; it has no end."""
    block = 0
    while True:
        made = hmac.digest(key, _number(block, 8), "sha256")
        for start in range(0, len(made), _WORD):
            yield int.from_bytes(made[start : start + _WORD])
        block += 1


def _hash(purpose: str, *parts: bytes) -> bytes:
    return sha256(b"".join((_ascii(purpose), *parts))).digest()


def _ascii(purpose: str) -> bytes:
    return f"{VERSION} {purpose}".encode("ascii")


def _number(value: int, size: int) -> bytes:
    try:
        return value.to_bytes(size)
    except OverflowError:
        raise ValueError(f"expected a number of {size} bytes, got {value!r}") from None


def _prefixed(data: bytes) -> bytes:
    return _number(len(data), 4) + data


def _expect_size(value: bytes, size: int) -> None:
    if len(value) != size:
        raise ValueError(f"expected {size} bytes, got {len(value)}")
