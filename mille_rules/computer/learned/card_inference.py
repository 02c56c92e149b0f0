"""Infer cards from public moves: a seat does not have what it did not play."""

from mille_rules.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, SAFETY_FOR, Card, bits_of
from mille_rules.moves import Move, MoveKind
from mille_rules.state import Setup, Tableau
from mille_rules.tableaux import (
    empty_tableaux,
    with_card,
    with_safety,
    with_target,
    without_hazard,
)
from mille_rules.views import View

_DRAW, _DISCARD, _PLAY = MoveKind.DRAW, MoveKind.DISCARD, MoveKind.PLAY
_COUP, _EXTEND = MoveKind.COUP, MoveKind.EXTEND
_SAFETY_BITS = bits_of(SAFETIES)
#: The kinds that a seat plays if it can, so that not playing one tells that it has none.
INFERRED_CARDS = (*DISTANCES, *HAZARDS, *REMEDIES)


class CardInference:
    """Public knowledge about the hands of a race, updated move by move."""

    def __init__(self, setup: Setup) -> None:
        """Start after the deal."""
        self._setup = setup
        self._target = setup.rules.target_for(setup.seats)
        self._tableaux: list[Tableau] = list(empty_tableaux(setup, self._target))
        self._question: tuple[int, Card] | None = None
        #: Cards that each seat has been dealt, and how many it had when it last lacked each kind.
        self.drawn = list(setup.rules.hands_for(setup.seats))
        self._lacked = [[0] * len(INFERRED_CARDS) for _ in range(setup.seats)]
        #: Discards of each seat, by kind.
        self.discarded = [[0] * len(Card) for _ in range(setup.seats)]

    @property
    def tableaux(self) -> tuple[Tableau, ...]:
        """The tableau of each side after the latest move."""
        return tuple(self._tableaux)

    def fresh(self, seat: int) -> list[int]:
        """For each of INFERRED_CARDS, count the cards drawn since the seat last lacked one."""
        drawn = self.drawn[seat]
        return [drawn - lacked for lacked in self._lacked[seat]]

    def see(self, seat: int, move: Move) -> None:
        """Take one move into account."""
        kind = move.kind
        if kind is _DRAW:
            self.drawn[seat] += 1
        elif kind is _DISCARD:
            assert move.card is not None
            self.discarded[seat][move.card] += 1
            own = self._tableaux[seat % self._setup.sides]
            self._pass_up(seat, (own.takes & ~_SAFETY_BITS) | self._open_to(seat))
        elif kind in (_PLAY, MoveKind.TAKE):
            self._play(seat, move)
        elif kind is _COUP:
            self._coup(seat, move)
        elif kind is _EXTEND:
            self._target = self._setup.rules.extension_target
            self._tableaux = [with_target(t, self._setup, self._target) for t in self._tableaux]

    def _open_to(self, seat: int) -> int:
        """The hazards that a seat could play on some side, as bits."""
        own, bits = seat % self._setup.sides, 0
        for side, tableau in enumerate(self._tableaux):
            if side != own:
                bits |= tableau.suffers
        return bits

    def _pass_up(self, seat: int, bits: int) -> None:
        """Note that a seat has no card of some kinds, given as bits."""
        lacked, drawn = self._lacked[seat], self.drawn[seat]
        place = 0
        while bits:
            if bits & 1:
                lacked[place] = drawn
            bits >>= 1
            place += 1

    def _play(self, seat: int, move: Move) -> None:
        card, setup = move.card, self._setup
        assert card is not None
        side = seat % setup.sides if move.side is None else move.side
        before = self._tableaux[side]
        if card in SAFETIES:
            after, _ = with_safety(before, card, is_coup=False, setup=setup, target=self._target)
            self._tableaux[side] = after
            return
        if move.side is not None:
            self._question = side, card
        elif move.kind is _PLAY:
            self._pass_up(seat, self._open_to(seat))
        self._tableaux[side] = with_card(before, card, setup, self._target)

    def _coup(self, seat: int, move: Move) -> None:
        assert self._question is not None
        assert move.card is not None
        (side, hazard), setup = self._question, self._setup
        # The card that takes the place of the safety; where none is left, none can be told fresh.
        self.drawn[seat] += 1
        tableau = without_hazard(self._tableaux[side], hazard, setup, self._target)
        self._tableaux[side], _ = with_safety(
            tableau, SAFETY_FOR[hazard], is_coup=True, setup=setup, target=self._target
        )


def infer_cards(view: View) -> CardInference:
    """Return what the moves of a view tell about the hands."""
    inference = CardInference(view.setup)
    for seat, move in view.moves:
        if seat is not None:
            inference.see(seat, move)
    return inference
