"""The chosen card of the hand and its target."""

from collections.abc import Sequence

from mille_qt.play.hand_places import HandPlaces
from mille_qt.table.positions import DISCARD_PILE, TablePosition, move_to, targets_for
from mille_rules.cards import Card
from mille_rules.moves import Move, MoveKind


class CardSelection:
    """Selects a card and a target among the moves that the player can make."""

    def __init__(self) -> None:
        self._hand: HandPlaces | None = None
        self._choices: tuple[Move, ...] = ()
        self._own_side = 0
        self.index: int | None = None
        self._target = 0
        #: Whether the player has asked for the target, instead of only choosing a card.
        self._aimed = False

    def offer(self, hand: HandPlaces | None, choices: tuple[Move, ...], own_side: int) -> None:
        """Set the hand, None if none is shown, and the possible moves; nothing is selected."""
        self._hand, self._choices, self._own_side = hand, choices, own_side
        self.let_go()

    @property
    def cards(self) -> Sequence[Card | None]:
        """The card in each place of the hand, None for an empty place."""
        return () if self._hand is None else self._hand.cards

    @property
    def held_places(self) -> list[int]:
        """The places that hold a card, from left to right: digits and numbers count these."""
        return [place for place, card in enumerate(self.cards) if card is not None]

    @property
    def has_drawn(self) -> bool:
        """Whether the last place holds a card, the one just drawn."""
        return self.holds(len(self.cards) - 1)

    @property
    def only_move(self) -> Move | None:
        """The move with a card of the hand that must be made, if there is only one."""
        return self._choices[0] if len(self._choices) == 1 and self.active else None

    def offers(self, *kinds: MoveKind) -> bool:
        """Whether there is a move of one of these kinds."""
        return any(move.kind in kinds for move in self._choices)

    @property
    def active(self) -> bool:
        """Whether any card can be played or discarded."""
        return self.offers(MoveKind.PLAY, MoveKind.DISCARD)

    @property
    def asked(self) -> bool:
        """Whether there is any move to make."""
        return bool(self._choices)

    @property
    def draws(self) -> bool:
        """Whether a card can be drawn."""
        return self.offers(MoveKind.DRAW)

    @property
    def takes(self) -> tuple[Move, ...]:
        """The moves that play the top discard."""
        return tuple(move for move in self._choices if move.kind is MoveKind.TAKE)

    @property
    def answer(self) -> Move | None:
        """The move that answers a hazard with a safety."""
        return next((move for move in self._choices if move.kind is MoveKind.COUP), None)

    @property
    def answer_place(self) -> int | None:
        """The place of that safety in the hand."""
        move, cards = self.answer, list(self.cards)
        return cards.index(move.card) if move is not None and move.card in cards else None

    @property
    def card(self) -> Card | None:
        """The chosen card."""
        return None if self.index is None else self.cards[self.index]

    @property
    def places(self) -> tuple[TablePosition, ...]:
        """The possible targets of the chosen card, the discard pile last."""
        card = self.card
        return () if card is None else targets_for(card, self._choices, self._own_side)

    @property
    def targets(self) -> int:
        """The number of tableaux among the targets."""
        return sum(place != DISCARD_PILE for place in self.places)

    @property
    def target(self) -> TablePosition | None:
        """The selected target; the discard pile only if the player selected it."""
        places = self.places
        if not places or self._target >= len(places):
            return None
        target = places[self._target]
        unasked = self._target == 0 and target == DISCARD_PILE and not self._aimed
        return None if unasked else target

    def playable(self, card: Card) -> bool:
        """Whether a card can be played, not only discarded."""
        return any(move.card is card and move.kind is MoveKind.PLAY for move in self._choices)

    def holds(self, index: int) -> bool:
        """Whether a place of the hand holds a card."""
        return 0 <= index < len(self.cards) and self.cards[index] is not None

    def choose(self, index: int) -> bool:
        """Choose the card in a place; False if the place is empty or no card can be moved."""
        if not self.holds(index) or not self.active:
            return False
        self.index, self._target, self._aimed = index, 0, False
        return True

    def step_card(self, step: int) -> None:
        """Choose the next card to the right (1) or left (-1)."""
        count = len(self.cards)
        start = self.index if self.index is not None else (-1 if step > 0 else count)
        for offset in range(1, count + 1):
            if self.choose((start + step * offset) % count):
                return

    def step_target(self, step: int) -> None:
        """Select the next target (1) or the one before (-1)."""
        places = self.places
        if places:
            self._target = (self._target + step) % len(places)
            if places == (DISCARD_PILE,):
                self._target = 0

    def aim(self, place: TablePosition) -> None:
        """Select a target of the chosen card, if it is one."""
        if place in self.places:
            self._target, self._aimed = self.places.index(place), True

    def let_go(self) -> None:
        """Deselect the card."""
        self.index, self._target, self._aimed = None, 0, False

    def move(self) -> Move | None:
        """The move of the chosen card to its target."""
        target = self.target
        return self.move_to(target) if target is not None else None

    def move_to(self, place: TablePosition) -> Move | None:
        """The move of the chosen card to a place, legal or not."""
        card = self.card
        return None if card is None else move_to(card, place, self._own_side)
