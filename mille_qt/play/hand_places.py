"""The places of a hand and the card in each."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.settings import Settings
from mille_rules.cards import Card, Family
from mille_rules.views import View

_FAMILIES = (Family.SAFETY, Family.REMEDY, Family.DISTANCE, Family.HAZARD)


class HandPlaces:
    """The places of one hand, the last one for the card just drawn.

    A card stays in its place while it is held, so that it does not move under the pointer.
    """

    def __init__(self, size: int = 6) -> None:
        self._places: list[Card | None] = [None] * (size + 1)
        #: The place of the card just played, until the hand without it is shown: of several equal
        #: cards, it is this one.
        self.played: int | None = None
        #: The places whose cards were not in the hand shown last, the played one first.
        self.left: tuple[int, ...] = ()
        #: The place into which a drawn card has moved last.
        self._filled = size
        #: The order in which the cards were last arranged.
        self._order = HandOrder.ARRIVAL

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The card in each place, None for an empty place."""
        return tuple(self._places)

    def copy(self) -> "HandPlaces":
        """A copy, to preview the next hand."""
        other = HandPlaces(0)
        other._places, other.played = list(self._places), self.played
        other._filled, other._order = self._filled, self._order
        return other

    def swap(self, one: int, other: int) -> None:
        """Swap the cards of two places."""
        places = self._places
        places[one], places[other] = places[other], places[one]

    def show(self, hand: tuple[Card, ...], order: HandOrder) -> None:
        """Show a hand, moving as few cards as possible.

        Cards are rearranged when the order changes. In the order by families they are also
        rearranged when a card has left, or when cards other than the drawn one are new: after a
        take-back, or in a new race.
        """
        self._drop_missing(hand)
        new = self._new(hand)
        newest = hand[-1] if len(hand) == len(self._places) else None
        if newest is not None and new:
            if new[-1] is newest:
                new.pop()
            else:
                # After a take-back, the card that had moved into the played card's place leaves it.
                self._places[self._moved_place_of(newest)] = None
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
        """The cards that are in no place yet, in hand order; of equal cards, the last ones."""
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
        used, self.played, self.left = self.played, None, ()
        for place in (*([] if used is None else [used]), *reversed(range(len(self._places)))):
            card = self._places[place]
            if card is not None and gone[card]:
                gone[card] -= 1
                self._places[place] = None
                self.left = (*self.left, place)

    def _gap(self) -> int:
        return self._places.index(None)

    def _moved_place_of(self, card: Card) -> int:
        """The place into which a card has moved, as far as that is known."""
        if self._places[self._filled] is card:
            return self._filled
        return max(place for place, held in enumerate(self._places) if held is card)

    def _make_room(self) -> None:
        """Move the card in the last place to the first gap, if there is one."""
        last = self._places[-1]
        if last is not None and None in self._places[:-1]:
            self._filled = self._gap()
            self._places[self._filled] = last
            self._places[-1] = None

    def _change_order(self, hand: tuple[Card, ...], order: HandOrder) -> None:
        """Arrange the cards in another order; the last place keeps its card.

        In the order of arrival that is the newest card.
        """
        self._order = order
        if order is HandOrder.ARRIVAL:
            self._arrange(hand)
        elif order is HandOrder.FAMILY:
            self._sort_by_family()

    def _sort_by_family(self) -> None:
        """Group the cards by family; the drawn card stays in its place."""
        drawn, self._places[-1] = self._places[-1], None
        self._arrange(sorted(self._held(), key=lambda card: (_FAMILIES.index(card.family), card)))
        self._places[-1] = drawn

    def _arrange(self, cards: Sequence[Card]) -> None:
        """Fill the places from the left."""
        self._places = [*cards, *([None] * (len(self._places) - len(cards)))]


class HandsHere:
    """The hand places of every seat that is played at this screen.

    The order of the cards is the one in the settings.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_seat: dict[int, HandPlaces] = {}
        #: Returns the hands that a seat has had in this race before it is first shown here.
        self.earlier: Callable[[int], Iterable[tuple[Card, ...]]] = lambda _seat: ()

    def arranged(self, view: View) -> HandPlaces | None:
        """The places with the cards of a view in them; None if it has no hand."""
        if view.seat is None:
            return None
        held = self._by_seat.get(view.seat)
        size = view.setup.rules.hands_for(view.setup.seats)[view.seat]
        hand = HandPlaces(size) if held is None else held.copy()
        # After a restart, the cards are where they were.
        for earlier in () if held is not None else self.earlier(view.seat):
            hand.show(earlier, self._settings.hand_order)
        hand.show(view.hand, self._settings.hand_order)
        return hand

    def keep(self, seat: int | None, hand: HandPlaces | None) -> None:
        """Keep the places of a seat, from which the next ones are arranged."""
        if seat is not None and hand is not None:
            self._by_seat[seat] = hand
