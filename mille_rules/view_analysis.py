"""Analyse a view: the score so far, possible bonuses, why a card cannot be played."""

from mille_rules.cards import HAZARDS, REPAIRED_BY, SAFETIES, SAFETY_FOR, Card
from mille_rules.driving import why_not_suffer, why_not_take
from mille_rules.refusals import Code, Refusal
from mille_rules.scoring import Ending, score_race
from mille_rules.state import BETWEEN_RACES, Phase, SideScore
from mille_rules.views import View


def score_now(view: View) -> tuple[SideScore, ...]:
    """Return the points of each side if the race ended now.

    An extension under way would have failed, which may give the others points (rules 2.7).
    """
    ending = Ending(view.completer, view.draw_pile == 0, view.extension_by)
    return score_race(view.setup.rules, view.tableaux, ending)


def ends_race(view: View) -> bool:
    """Return True if a race has just ended, or the match with it."""
    return view.phase in BETWEEN_RACES and bool(view.match.races)


def sides_that_won(view: View, race: int = -1) -> tuple[int, ...]:
    """Return the sides that have won a race, the latest or another; none where points count."""
    if not view.setup.rules.by_races:
        return ()
    return tuple(side for side, score in enumerate(view.match.races[race]) if score.total)


def bonuses_possible(view: View, side: int) -> frozenset[str]:
    """Return the score items that a side does not have yet but can still get in this race."""
    if view.phase in BETWEEN_RACES:
        return frozenset()
    if view.setup.rules.by_races:
        return frozenset({"trip"})
    rules, tableau = view.setup.rules, view.tableaux[side]
    possible = {"trip", "delayed"}
    if Card.MILES_200 not in tableau.distance:
        possible.add("safe_trip")
    if _extension_possible(view, side):
        possible.add("extension")
    if any(not t.distance for i, t in enumerate(view.tableaux) if i != side):
        possible.add("shutout")
    hidden, to_take = _safeties_left(view)
    if hidden:
        possible.add("coups")
    if hidden or to_take:
        possible.add("safeties")
        if len(tableau.safeties) + hidden + to_take == len(SAFETIES):
            possible.add("all_safeties")
    if rules.safety_counts == "miles":
        possible.discard("safeties")
    worth = {item for item in possible if item == "safeties" or _points(rules, item)}
    return frozenset(worth)


def _points(rules: object, item: str) -> int:
    field = {"coups": "pts_coup", "trip": "pts_trip"}.get(item, f"pts_{item}")
    return int(getattr(rules, field))


def coup_wins_turn(view: View) -> bool:
    """Return whether a coup fourré of the viewer, who is asked, wins the turn (rules 2.6)."""
    later = view.setup.rules.coup_turn_on_empty_deck and len(view.hand) > 1
    return bool(view.draw_pile) or later


def safety_keeps_turn(view: View) -> bool:
    """Return whether the viewer's turn goes on after a safety of the hand (rules 2.5)."""
    later = view.setup.rules.safety_replay_on_empty_deck and len(view.hand) > 1
    return bool(view.draw_pile) or later


def safety_replacing(view: View, card: Card) -> Card | None:
    """Return the own safety that makes a remedy useless; None if the remedy may be needed."""
    safety = SAFETY_FOR.get(REPAIRED_BY[card]) if card in REPAIRED_BY else None
    has_it = view.side is not None and safety in view.tableaux[view.side].safeties
    return safety if has_it else None


def miles_with(view: View, card: Card) -> int:
    """Return the miles of the viewer's side after a distance card that can be played.

    Those beyond the target do not count.
    """
    assert view.side is not None, "a spectator plays no card"
    return min(view.tableaux[view.side].miles + view.setup.rules.distances[card], view.target)


def _extension_possible(view: View, side: int) -> bool:
    rules = view.setup.rules
    if view.extension_by is None:
        return rules.extendable(view.setup.seats)
    return rules.extension_award == "completer" or side == view.extension_by


def _safeties_left(view: View) -> tuple[int, int]:
    """Count the safeties that can still be drawn, and the discarded ones that can be taken.

    Those that will be shuffled again can be drawn.
    """
    rules = view.setup.rules
    discarded = {card for card in view.discards if card in SAFETIES}
    shown = discarded.union(*[tableau.safeties for tableau in view.tableaux])
    deck = rules.deck_for(view.setup.seats)
    hidden = sum(1 for safety in SAFETIES if deck[safety] and safety not in shown)
    if view.shuffle_to_come:
        return hidden + len(discarded), 0
    return hidden, len(discarded) if rules.play_top_discard and view.draw_pile else 0


def why_not_now(view: View) -> Refusal | None:
    """Return what the table waits for if the view's seat cannot play any card now, else None."""
    if view.phase in BETWEEN_RACES:
        return Refusal(Code.MATCH_OVER if view.phase is Phase.OVER else Code.RACE_OVER)
    if view.question is not None:
        if view.seat not in view.to_act:
            return Refusal(Code.NOT_YOUR_TURN, seat=view.to_act[0])
        return Refusal(Code.ANSWER_FIRST, card=view.question.hazard, side=view.question.side)
    if view.seat != view.turn:
        return Refusal(Code.NOT_YOUR_TURN, seat=view.turn)
    waits = {
        Phase.EXTENSION: Code.EXTENSION_FIRST,
        Phase.SHUFFLE: Code.SHUFFLE_FIRST,
        Phase.DRAW: Code.DRAW_FIRST,
    }
    return Refusal(waits[view.phase]) if view.phase in waits else None


def why_not_play(view: View, card: Card) -> tuple[Refusal, ...]:
    """Return why a card cannot be played now, for a hazard one reason per opposing side.

    Empty if it can be played. Whose turn it is does not matter.
    """
    side = view.side
    if side is None:
        return ()
    setup = view.setup
    if card not in HAZARDS:
        refusal = why_not_take(card, view.tableaux[side], setup, view.target)
        return () if refusal is None else (refusal._replace(side=side),)
    reasons = []
    for other, tableau in enumerate(view.tableaux):
        if other != side:
            refusal = why_not_suffer(card, tableau, setup)
            if refusal is None:
                return ()
            reasons.append(refusal._replace(side=other))
    return tuple(reasons)
