"""Sections 2.3, 2.5 and 2.7 of the rules page, written once more, from piles alone.

The engine keeps what follows from the piles; this does not, and shares no code with it.
"""

from mille_rules import Card, Move, Phase, RuleSet, State
from mille_rules.moves import parse_move
from mille_rules.state import Tableau

ANSWERS = {
    "accident": ("driving-ace", "repairs"),
    "out-of-gas": ("extra-tank", "gasoline"),
    "flat-tire": ("puncture-proof", "spare-tire"),
    "stop": ("right-of-way", "roll"),
    "speed-limit": ("right-of-way", "end-of-limit"),
}
SAFETIES = ("driving-ace", "extra-tank", "puncture-proof", "right-of-way")
DISTANCES = ("25", "50", "75", "100", "200")


def length(rules: RuleSet, card: str) -> int:
    """The miles of a distance card, 2.2."""
    return rules.distances[DISTANCES.index(card)]


def _has(tableau: Tableau, safety: str) -> bool:
    return safety in map(str, tableau.safeties)


def status(rules: RuleSet, tableau: Tableau) -> str:
    """The condition of a side, 2.3."""
    free = _has(tableau, "right-of-way")
    top = str(tableau.battle[-1]) if tableau.battle else None
    if top == "roll":
        return "rolling"
    if top in (None, "stop"):
        return "rolling" if free else {None: "not-started", "stop": "stopped"}[top]
    if top in ANSWERS and not _has(tableau, ANSWERS[top][0]):
        return top
    return "rolling" if free or not rules.roll_after_remedy else "needs-roll"


def limited(rules: RuleSet, tableau: Tableau) -> bool:
    """Whether a Speed Limit shows and counts, or the one of the start, 2.3."""
    top = str(tableau.speed[-1]) if tableau.speed else None
    shows = top == "speed-limit" or (top is None and rules.starts_limited)
    return shows and not _has(tableau, "right-of-way")


def given(rules: RuleSet, kind: str, side: int, sides: int) -> int:
    """The points or miles of the handicaps of a side, 2.10."""
    return sum(
        amount for seat, what, amount in rules.handicaps if what == kind and seat % sides == side
    )


def hand_of(rules: RuleSet, seat: int) -> int:
    """The cards that a seat is dealt, 2.10."""
    smaller = [own.amount for own in rules.handicaps if own.kind == "hand" and own.seat == seat]
    return smaller[0] if smaller else rules.hand_size


def miles(rules: RuleSet, tableau: Tableau, target: int) -> int:
    """How far a side has come, 2.3; `tableau.start` is compared with `given`."""
    driven = tableau.start
    for card in tableau.distance:
        driven += length(rules, str(card))
    driven += 100 * len(tableau.moving)
    return target if driven > target else driven


def moving(rules: RuleSet, before: Tableau, card: str, target: int) -> tuple[str, ...]:
    """The safeties that count miles once a side has played this card, 2.5."""
    counting = tuple(map(str, before.moving))
    if card in SAFETIES and rules.safety_counts == "miles":
        left = target - miles(rules, before, target)
        counting += (card,) if left - 100 >= 100 else ()
    return counting


def takes(rules: RuleSet, tableau: Tableau, card: str, target: int) -> bool:
    """Whether a side may put a card, no hazard, before itself, 2.5."""
    if card in SAFETIES:
        return True
    if card == "roll":
        return status(rules, tableau) in ("not-started", "stopped", "needs-roll")
    if card == "end-of-limit":
        return limited(rules, tableau)
    if card in DISTANCES:
        used = sum(str(lying) == card for lying in tableau.distance)
        full = any(str(kind) == card and used >= most for kind, most in rules.quotas)
        left = target - miles(rules, tableau, target)
        return (
            status(rules, tableau) == "rolling"
            and left > 0
            and (length(rules, card) <= left or rules.finish == "at_least")
            and not (limited(rules, tableau) and length(rules, card) > rules.limit_miles)
            and not full
        )
    return any(remedy == card and status(rules, tableau) == h for h, (_, remedy) in ANSWERS.items())


def suffers(rules: RuleSet, tableau: Tableau, hazard: str) -> bool:
    """Whether a side can be given a hazard by an opponent, 2.5."""
    if _has(tableau, ANSWERS[hazard][0]):
        return False
    if hazard == "speed-limit":
        free = rules.speed_limit_on == "any_side" or status(rules, tableau) == "rolling"
        return free and not limited(rules, tableau)
    if rules.battle_hazard_on == "rolling":
        return status(rules, tableau) == "rolling"
    return bool(tableau.battle) or status(rules, tableau) == "rolling"


def moves_of_turn(state: State, seat: int) -> set[Move]:
    """Everything that a seat may do with its hand in its turn, 2.5."""
    rules, sides = state.setup.rules, len(state.tableaux)
    own, found = seat % sides, set()
    for card in map(str, state.hands[seat]):
        if card not in SAFETIES or rules.can_discard_safety:
            found.add(f"discard {card}")
        if card in ANSWERS:
            found |= {
                f"play {card} on {side}"
                for side in range(sides)
                if side != own and suffers(rules, state.tableaux[side], card)
            }
        elif takes(rules, state.tableaux[own], card, state.race.target):
            found.add(f"play {card}")
    return {parse_move(text) for text in found}


def takes_from_discards(state: State) -> set[str]:
    """The ways to play the top discard instead of drawing, 2.5."""
    if not state.setup.rules.play_top_discard or len(state.discards) == 0:
        return set()
    sides = len(state.tableaux)
    card, own = str(state.discards[-1]), state.turn % sides
    if card not in ANSWERS:
        fits = takes(state.setup.rules, state.tableaux[own], card, state.race.target)
        return {f"take {card}"} if fits else set()
    return {
        f"take {card} on {side}"
        for side in range(sides)
        if side != own and suffers(state.setup.rules, state.tableaux[side], card)
    }


def moves(state: State, seat: int) -> set[Move]:
    """Everything that a seat may do now, 2.4."""
    question = state.question
    if state.phase is Phase.ANSWER and seat in question.waiting:
        safety = ANSWERS[str(question.hazard)][0]
        texts = ["pass", *(f"coup {card}" for card in state.hands[seat] if str(card) == safety)]
        return {parse_move(text) for text in texts}
    if seat != state.turn or state.phase in (Phase.ANSWER, Phase.SHUFFLE, Phase.DEAL, Phase.OVER):
        return set()
    if state.phase is Phase.PLAY:
        return moves_of_turn(state, seat)
    if state.phase is Phase.DRAW:
        return {parse_move(text) for text in {"draw"} | takes_from_discards(state)}
    return {parse_move(text) for text in ("extend", "finish")}


def exhausted(state: State) -> bool:
    """Whether a race is over because nothing can happen any more, 2.4."""
    if state.draw_pile:
        return False
    if state.setup.rules.hand_ends == "hands_empty":
        return all(hand == () for hand in state.hands)
    choices = [moves_of_turn(state, seat) for seat in range(state.setup.seats)]
    return not any(str(move).startswith("play ") for found in choices for move in found)


def shuffle_is_due(rules: RuleSet, shuffled: bool, before: State, state: State) -> bool:
    """Whether a move took the last card of the draw pile, and the discards follow it, 2.11."""
    emptied = before.draw_pile > 0 and state.draw_pile == 0
    return emptied and rules.reshuffle_discards and not shuffled and len(state.discards) > 0


def asked(state: State, hazard: str, side: int) -> tuple[int, ...]:
    """The seats that are asked for a coup fourré against a hazard, 2.4."""
    safety = ANSWERS[hazard][0]
    gone = safety in map(str, state.discards) or any(_has(t, safety) for t in state.tableaux)
    seats = [seat for seat in range(state.setup.seats) if seat % len(state.tableaux) == side]
    has_cards = any(state.hands[seat] for seat in seats)
    dealt = safety in map(str, state.race.deck)
    return tuple(seats) if has_cards and dealt and not gone else ()


def score(state: State, side: int, completer: int | None, delayed: bool) -> list[int]:
    """The items of a side's score in the order of a score sheet, 2.7."""
    rules, own = state.setup.rules, state.tableaux[side]
    if rules.winning == "races":
        far = [miles(rules, tableau, state.race.target) for tableau in state.tableaux]
        ahead = far[side] > 0 and not any(other > far[side] for other in far)
        won = ahead if completer is None else completer == side
        return [0, 0, 0, 0, int(won), 0, 0, 0, 0]
    others = [tableau for i, tableau in enumerate(state.tableaux) if i != side]
    complete, caller = completer == side, state.race.extension_by
    if rules.extension_award == "completer":
        extension = caller is not None and complete
    else:
        extension = caller is not None and (side == caller) == (completer == caller)
    shuts_out = complete if rules.shutout_to == "completer" else len(own.distance) > 0
    return [
        miles(rules, own, state.race.target) - given(rules, "miles", side, len(state.tableaux)),
        0 if rules.safety_counts == "miles" else rules.pts_safety * len(own.safeties),
        rules.pts_all_safeties * (len(own.safeties) == 4),
        rules.pts_coup * len(own.coups),
        rules.pts_trip * complete,
        rules.pts_delayed * (complete and delayed),
        rules.pts_safe_trip * (complete and Card.MILES_200 not in own.distance),
        rules.pts_extension * extension,
        rules.pts_shutout * shuts_out * sum(not other.distance for other in others),
    ]
