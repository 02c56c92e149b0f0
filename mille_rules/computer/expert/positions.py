"""Positions right after a seat's own move, whose values decide between moves."""

from typing import NamedTuple

from mille_rules.cards import SAFETIES, SAFETY_FOR, Card
from mille_rules.moves import Move, MoveKind
from mille_rules.scoring import Ending, score_race
from mille_rules.state import Pile, Tableau, Tableaux
from mille_rules.tableaux import with_card, with_safety, with_target, without_hazard
from mille_rules.views import View


class PositionAfterMove(NamedTuple):
    """The position after a move, before anybody draws or answers."""

    #: The card that left the hand.
    card: Card | None
    hand: Pile
    tableaux: Tableaux
    target: int
    extension_by: int | None
    #: The hazard just played that may still be answered by a coup fourré.
    pending: Card | None
    #: The cards that the seat draws before anybody else moves, if its turn goes on.
    draws: int
    #: True if the turn of the seat goes on, with or without a draw.
    again: bool
    #: True if the race is over; the side that completed the trip.
    ended: bool
    completer: int | None
    #: True if the seat may finish or extend.
    reached: bool


def after(view: View, move: Move) -> PositionAfterMove:
    """Return the position after a legal move of the view's seat."""
    card = move.card
    hand = view.hand if card is None else _without(view.hand, card)
    before = PositionAfterMove(
        card,
        hand,
        view.tableaux,
        view.target,
        view.extension_by,
        None,
        0,
        False,
        False,
        None,
        False,
    )
    position = _AFTER[move.kind](view, before, move)
    if view.draw_pile or position.hand or sum(view.hand_sizes) > len(view.hand):
        return position
    # No hand has a card any more.
    return position._replace(ended=True)


def points_now(view: View, position: PositionAfterMove) -> tuple[int, ...]:
    """Return every side's points in this race: the score if it is over, else what is certain."""
    rules = view.setup.rules
    if position.ended:
        ending = Ending(position.completer, view.draw_pile == 0, position.extension_by)
        return tuple(sum(score) for score in score_race(rules, position.tableaux, ending))
    safety, coup = rules.pts_safety, rules.pts_coup
    return tuple(
        [t.miles + safety * len(t.safeties) + coup * len(t.coups) for t in position.tableaux]
    )


def _without(hand: Pile, card: Card) -> Pile:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _discard(_view: View, before: PositionAfterMove, _move: Move) -> PositionAfterMove:
    return before


def _play(view: View, before: PositionAfterMove, move: Move) -> PositionAfterMove:
    card = move.card
    assert card is not None
    if move.side is not None:
        return _attack(view, before, card, move.side)
    if card in SAFETIES:
        return _safety(view, before, card)
    own = _own(view)
    tableau = with_card(before.tableaux[own], card, view.setup, view.target)
    position = before._replace(tableaux=_changed(before.tableaux, own, tableau))
    if tableau.miles != view.target:
        return position
    if _extension_offered(view, before.hand):
        return position._replace(reached=True)
    return position._replace(ended=True, completer=own)


def _extension_offered(view: View, hand: Pile) -> bool:
    rules, seats = view.setup.rules, view.setup.seats
    base = rules.target_for(seats)
    return (
        view.extension_by is None
        and seats in rules.extension_counts
        and view.target == base < rules.extension_target
        and (view.draw_pile > 0 or bool(hand) or sum(view.hand_sizes) > len(view.hand))
    )


def _attack(view: View, before: PositionAfterMove, hazard: Card, side: int) -> PositionAfterMove:
    safety = SAFETY_FOR[hazard]
    gone = safety in view.discards or any(safety in t.safeties for t in view.tableaux)
    asked = not gone and any(view.hand_sizes[side :: view.setup.sides])
    tableau = with_card(before.tableaux[side], hazard, view.setup, view.target)
    tableaux = _changed(before.tableaux, side, tableau)
    return before._replace(tableaux=tableaux, pending=hazard if asked else None)


def _safety(view: View, before: PositionAfterMove, card: Card) -> PositionAfterMove:
    own, setup = _own(view), view.setup
    tableau, _ = with_safety(
        before.tableaux[own], card, is_coup=False, setup=setup, target=view.target
    )
    again = bool(view.draw_pile or (setup.rules.safety_replay_on_empty_deck and before.hand))
    return before._replace(
        tableaux=_changed(before.tableaux, own, tableau),
        draws=min(1, view.draw_pile),
        again=again,
    )


def _coup(view: View, before: PositionAfterMove, move: Move) -> PositionAfterMove:
    card, question = move.card, view.question
    assert card is not None
    assert question is not None
    own, setup = _own(view), view.setup
    tableau = without_hazard(before.tableaux[own], question.hazard, setup, view.target)
    tableau, _ = with_safety(tableau, card, is_coup=True, setup=setup, target=view.target)
    # The card in place of the safety, and then the turn's own.
    return before._replace(
        tableaux=_changed(before.tableaux, own, tableau),
        draws=min(2, view.draw_pile),
        again=bool(view.draw_pile or setup.rules.coup_turn_on_empty_deck),
    )


def _pass(_view: View, before: PositionAfterMove, _move: Move) -> PositionAfterMove:
    return before


def _extend(view: View, before: PositionAfterMove, _move: Move) -> PositionAfterMove:
    target = view.setup.rules.extension_target
    tableaux = tuple(with_target(tableau, view.setup, target) for tableau in before.tableaux)
    return before._replace(tableaux=tableaux, target=target, extension_by=_own(view))


def _finish(view: View, before: PositionAfterMove, _move: Move) -> PositionAfterMove:
    return before._replace(ended=True, completer=_own(view))


def _own(view: View) -> int:
    side = view.side
    assert side is not None, "a spectator has nothing to decide"
    return side


def _changed(tableaux: Tableaux, side: int, tableau: Tableau) -> Tableaux:
    return (*tableaux[:side], tableau, *tableaux[side + 1 :])


_AFTER = {
    MoveKind.DISCARD: _discard,
    MoveKind.PLAY: _play,
    MoveKind.COUP: _coup,
    MoveKind.PASS: _pass,
    MoveKind.EXTEND: _extend,
    MoveKind.FINISH: _finish,
}
