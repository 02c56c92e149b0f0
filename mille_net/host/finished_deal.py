"""A finished deal: its messages, and its note in the record."""

from typing import NamedTuple, Self

from mille_net.messages import (
    DealCommit,
    DealList,
    DealOpen,
    DealReveal,
    Message,
    RosterSeat,
)
from mille_rules.cards import Card, cards_of, counts_of
from mille_rules.fair_deal import Context, Holder, Place, Transcript, first_seat
from mille_rules.marks import TAKEN_BACK
from mille_rules.moves import Deal, MoveKind
from mille_rules.record import Line, MoveLine, NoteLine, Record
from mille_rules.rulesets import RuleSet

_WORD = "fair"
#: Placeholder in a note for a missing number.
_NONE = "-"


class FinishedDeal(NamedTuple):
    """All about one deal, or one shuffle of discards, its secret included."""

    transcript: Transcript
    #: The number of the attempt at it, from 1.
    attempt: int

    @property
    def first(self) -> int:
        """The seat that would begin a match's first race."""
        return first_seat(self.transcript.seed(), len(self.transcript.context.roster))

    def messages(self) -> list[Message]:
        """Return the messages up to the dealing of the cards, for a guest who joins later."""
        said = self.transcript
        return [
            commit_message(said.context, self.attempt, said.commit, resent=True),
            DealList(said.commits),
            DealOpen(tuple(random or b"" for random in said.randoms)),
        ]

    @property
    def shuffle(self) -> int:
        """The number of the shuffle in its race; 0 for a deck."""
        return self.transcript.context.shuffle

    def reveal(self, shuffled: "FinishedDeal | None") -> DealReveal:
        """Return the message that proves the deal, and a shuffle, after the race."""
        secret = b"" if shuffled is None else shuffled.transcript.secret
        return DealReveal(self.transcript.context.race, self.transcript.secret, secret)

    def cards(self, rules: RuleSet) -> tuple[Card, ...]:
        """Return the deck in the order of drawing."""
        return self.ordered(cards_of(rules.deck_for(len(self.transcript.context.roster))))

    def ordered(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return sorted cards in the order of drawing."""
        return tuple(cards[place] for place in self.transcript.order())

    def proves(self, deal: Deal, rules: RuleSet) -> bool:
        """Return True if the deal is consistent and leads to these cards in this race."""
        if self.transcript.fault() is not None:
            return False
        return self.transcript.context.race == deal.race and self.cards(rules) == deal.cards

    def proves_shuffle(self, race: int, cards: tuple[Card, ...]) -> bool:
        """Return True if the shuffle is consistent and leads to these cards in this race."""
        context = self.transcript.context
        named = (context.race, context.deck_size) == (race, len(cards)) and context.shuffle > 0
        fair = named and self.transcript.fault() is None
        return fair and self.ordered(cards_of(counts_of(cards))) == cards

    def note(self) -> str:
        """Return the note for the record."""
        said = self.transcript
        context = said.context
        seats = zip(context.roster, said.commits, said.randoms, strict=True)
        entries = (
            f"{place.holder.value} {place.key_id.hex()} {commit.hex()} {_hex(random)}"
            for place, commit, random in seats
        )
        head = [_WORD, context.race, context.shuffle, self.attempt, context.deck_size]
        values = (context.game_id, context.rules, said.commit, said.secret)
        words = [*map(str, head), *(value.hex() for value in values)]
        return f"{' '.join(words)} | {' | '.join(entries)}"

    @classmethod
    def from_note(cls, text: str) -> Self:
        """Return the deal in a note; raises ValueError for any other text."""
        head, *entries = text.split(" | ")
        word, race, shuffle, attempt, deck_size, *values = head.split()
        if word != _WORD or len(values) != 4:
            raise ValueError(f"expected the note of a deal, got {text[:40]!r}")
        game, rules, commit, secret = map(bytes.fromhex, values)
        roster, commits, randoms = zip(*map(_entry, entries), strict=True)
        context = Context(game, int(race), rules, roster, int(deck_size), int(shuffle))
        transcript = Transcript(context, commit, commits, randoms, secret)
        return cls(transcript, int(attempt))

    @classmethod
    def last_of(cls, record: Record) -> tuple[Self | None, Self | None]:
        """Return the latest deal noted in a record, and the latest shuffle after it, if any."""
        shuffled = None
        for line in reversed(record.lines):
            if _is_note(line):
                dealt = cls.from_note(str(line))
                if not dealt.shuffle:
                    return dealt, shuffled
                shuffled = shuffled or dealt
        return None, shuffled


def is_noted_only(record: Record) -> bool:
    """Return True if a record ends with a shuffle whose move is missing."""
    for line in reversed(record.lines):
        if _is_note(line):
            return True
        if isinstance(line, MoveLine) or str(line).startswith(TAKEN_BACK):
            return False
    return False


def proved_part(record: Record) -> Record:
    """Return a record up to the first deal or shuffle that is not proved by its note, or all of it.

    Guests would reject a race with an unproved deal.
    """
    noted: tuple[int, FinishedDeal] | None = None
    race = 0
    for place, line in enumerate(record.lines):
        if _is_note(line):
            try:
                noted = place, FinishedDeal.from_note(str(line))
            except ValueError:
                return Record(record.header, record.lines[:place])
        elif isinstance(line, MoveLine) and line.move.kind in (MoveKind.DEAL, MoveKind.SHUFFLE):
            begin, dealt = noted or (place, None)
            given, cards = line.move.deal, line.move.cards
            race = race if given is None else given.race
            if given is not None:
                proved = dealt is not None and dealt.proves(given, record.header.rules)
            else:
                proved = dealt is not None and dealt.proves_shuffle(race, cards or ())
            if not proved:
                return Record(record.header, record.lines[:begin])
            noted = None
    return record


def commit_message(context: Context, attempt: int, commit: bytes, *, resent: bool) -> DealCommit:
    """Return the first message of a deal."""
    return DealCommit(
        game=context.game_id,
        race=context.race,
        shuffle=context.shuffle,
        attempt=attempt,
        rules=context.rules,
        roster=tuple(RosterSeat(place.holder, place.key_id) for place in context.roster),
        deck_size=context.deck_size,
        commit=commit,
        resent=resent,
    )


def _is_note(line: Line) -> bool:
    return isinstance(line, NoteLine) and line.text.startswith(f"{_WORD} ")


def _hex(random: bytes | None) -> str:
    return _NONE if random is None else random.hex()


def _entry(text: str) -> tuple[Place, bytes, bytes | None]:
    holder, key, commit, random = text.split()
    given = None if random == _NONE else bytes.fromhex(random)
    return Place(Holder(int(holder)), bytes.fromhex(key)), bytes.fromhex(commit), given
