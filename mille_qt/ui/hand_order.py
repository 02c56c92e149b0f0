"""The places of a hand and the card in each: cards never slide under the pointer."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from mille_rules.cards import Card, Family

_FAMILIES = (Family.SAFETY, Family.REMEDY, Family.DISTANCE, Family.HAZARD)


class HandOrder(StrEnum):
    """How the hand is kept."""

    ARRIVAL = "arrival"
    FAMILY = "family"
    MANUAL = "manual"


class HandPlaces:
    """The places of one hand; the last one is for the card just drawn."""

    def __init__(self, size: int = 6) -> None:
        self._places: list[Card | None] = [None] * (size + 1)
        self._used: int | None = None
        #: The order that the cards were last put into.
        self._order = HandOrder.ARRIVAL

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """What lies in each place, None where nothing does."""
        return tuple(self._places)

    def copy(self) -> "HandPlaces":
        """The same, to see what would become of it."""
        other = HandPlaces(0)
        other._places, other._used = list(self._places), self._used
        other._order = self._order
        return other

    def will_use(self, place: int) -> None:
        """The next card that leaves is the one in this place, not another of its kind."""
        self._used = place

    def swap(self, one: int, other: int) -> None:
        """Let two places change cards."""
        places = self._places
        places[one], places[other] = places[other], places[one]

    def show(self, hand: tuple[Card, ...], order: HandOrder) -> None:
        """Bring the places in line with a hand, moving as few cards as can be.

        Cards change places when the order is another one than before; by families, also when a card
        has left, or when others than the drawn one have come: after a move was taken back, or in a
        new race.
        """
        self._drop_missing(hand)
        new = self._new(hand)
        newest = hand[-1] if len(hand) == len(self._places) else None
        if newest is not None and new:
            if new[-1] is newest:
                new.pop()
            else:
                # A move was taken back: what had taken the played card's place leaves it again.
                self._places[self._last_place_of(newest)] = None
            self._make_room()
            self._places[-1] = newest
        for card in new:
            self._places[self._gap()] = card
        if len(hand) < len(self._places):
            self._make_room()
        if order is HandOrder.FAMILY and (new or len(hand) < len(self._places)):
            self._sort_by_family()
        if order is not self._order:
            self._change_order(hand, order)

    def _new(self, hand: tuple[Card, ...]) -> list[Card]:
        """The cards that no place holds yet, as they came; of some alike, those that came last."""
        missing = Counter(hand) - Counter(self._held())
        new: list[Card] = []
        for card in reversed(hand):
            if missing[card]:
                missing[card] -= 1
                new.append(card)
        return new[::-1]

    def _held(self) -> list[Card]:
        return [card for card in self._places if card is not None]

    def _drop_missing(self, hand: tuple[Card, ...]) -> None:
        gone = Counter(self._held()) - Counter(hand)
        used, self._used = self._used, None
        if used is not None:
            card = self._places[used]
            if card is not None and gone[card]:
                gone[card] -= 1
                self._places[used] = None
        for place in reversed(range(len(self._places))):
            card = self._places[place]
            if card is not None and gone[card]:
                gone[card] -= 1
                self._places[place] = None

    def _gap(self) -> int:
        return self._places.index(None)

    def _last_place_of(self, card: Card) -> int:
        return max(place for place, held in enumerate(self._places) if held is card)

    def _make_room(self) -> None:
        """Put the card in the last place into the first gap before it, if there is one."""
        last = self._places[-1]
        if last is not None and None in self._places[:-1]:
            self._places[self._gap()] = last
            self._places[-1] = None

    def _change_order(self, hand: tuple[Card, ...], order: HandOrder) -> None:
        """Put the cards into another order; what is in the place of the drawn card stays there.

        By arrival that is the card that came last.
        """
        self._order = order
        if order is HandOrder.ARRIVAL:
            self._arrange(hand)
        elif order is HandOrder.FAMILY:
            self._sort_by_family()

    def _sort_by_family(self) -> None:
        """Put the cards of each family together; the drawn card stays in its place."""
        drawn, self._places[-1] = self._places[-1], None
        self._arrange(sorted(self._held(), key=lambda card: (_FAMILIES.index(card.family), card)))
        self._places[-1] = drawn

    def _arrange(self, cards: Sequence[Card]) -> None:
        """Fill the places from the left."""
        self._places = [*cards, *([None] * (len(self._places) - len(cards)))]
