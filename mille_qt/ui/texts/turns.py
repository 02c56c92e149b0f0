"""Texts about turns: who is to move, what can be done, names of sides."""

import re
from collections.abc import Sequence

from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.texts.cards import card_name, miles, number
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.translation import translate
from mille_rules.cards import Card
from mille_rules.moves import Move, MoveKind
from mille_rules.state import Phase
from mille_rules.views import View

#: Inés, Hilario and Yvette, not Ian or Yolanda: some languages have another "and" before these.
_SOUND_OF_I = re.compile(r"(h?[ií]|y)(?![aeou])", re.IGNORECASE)


def names_together(names: Sequence[str]) -> str:
    """Return names as a phrase: `Anna`, `Anna and Marcel`, `Anna, Marcel and Yvette`."""
    *others, last = map(isolated, names or ("",))
    if not others:
        return last
    both = translate("Texts", "{names} and {last}")
    if _SOUND_OF_I.match(last):
        both = translate(
            "Texts", "{names} and {last}", "before a name that begins with the sound of i"
        )
    return both.format(names=listed(others), last=last)


def one_of(numbers: Sequence[int]) -> str:
    """Return numbers of players as alternatives: `2`, `2 or 3`, `2, 3 or 5`."""
    *others, last = map(number, numbers)
    if not others:
        return last
    return translate("Texts", "{others} or {last}").format(others=listed(others), last=last)


def side_name(side: int, names: Sequence[str], own: int | None, sides: int) -> str:
    """Return the name of one of the sides: its players, `You` for the viewer's seat `own`."""
    seats = range(side, len(names), sides)
    first = [translate("Texts", "You")] if own in seats else []
    return names_together([*first, *(names[seat] for seat in seats if seat != own)])


def side_names(names: Sequence[str], own: int | None, sides: int) -> tuple[str, ...]:
    """Return the names of all sides, as the seat `own` sees them."""
    return tuple(side_name(side, names, own, sides) for side in range(sides))


def turn(view: View, names: Sequence[str], shared: bool = False) -> str:
    """Return whose turn it is, or what is awaited; on a shared screen with all names."""
    if view.phase is Phase.OVER:
        return translate("Texts", "Match over")
    if view.phase is Phase.DEAL:
        before = translate("Texts", "Ready to deal")
        return translate("Texts", "Race over") if view.match.race else before
    if view.phase is Phase.ANSWER:
        return _answer(view, names, shared)
    if view.phase is Phase.SHUFFLE:
        return translate("Texts", "Shuffling the discards")
    if view.turn == view.seat and not shared:
        return translate("Texts", "Your turn")
    return translate("Texts", "{name}’s turn").format(name=isolated(names[view.turn]))


def thinking(view: View, names: Sequence[str], *, away: bool = False) -> str:
    """Return who is choosing a card, or is away, for a view of another seat; empty if nobody is."""
    if view.phase not in (Phase.PLAY, Phase.DRAW) or view.turn == view.seat:
        return ""
    if away:
        text = translate("Texts", "{name} is away")
    else:
        text = translate("Texts", "{name} is thinking…")
    return text.format(name=isolated(names[view.turn]))


def _answer(view: View, names: Sequence[str], shared: bool) -> str:
    if view.seat is not None and view.seat in view.to_act:
        answer = translate("Texts", "{name}’s answer").format(name=isolated(names[view.seat]))
        return answer if shared else translate("Texts", "Your answer")
    waiting = names_together([names[seat] for seat in view.to_act])
    return translate("Texts", "Waiting for {name}").format(name=waiting)


def attack(view: View, names: Sequence[str]) -> str:
    """Return the attack that a player may answer."""
    question = view.question
    assert question is not None
    attacker, hazard = isolated(names[question.attacker]), card_name(question.hazard)
    return translate("Texts", "{name} plays {card} on you.").format(name=attacker, card=hazard)


def why_called(view: View, seat: int, names: Sequence[str]) -> str:
    """Return publicly why a seat is to act; empty if it is not."""
    if seat not in view.to_act:
        return ""
    if view.phase is Phase.ANSWER:
        return attack(view, names)
    if view.phase is Phase.EXTENSION:
        text = translate("Texts", "You have reached {miles}: finish the trip, or extend it?")
        return text.format(miles=miles(view.target))
    return translate("Texts", "It’s your turn.")


def choice_hint(view: View, choices: Sequence[Move]) -> str:
    """Return what the viewer can do now."""
    by_kind = {move.kind: move for move in choices}
    if not by_kind:
        return translate("Texts", "Wait for your turn") if view.to_act else ""
    if MoveKind.COUP in by_kind:
        return _coup_hint(by_kind[MoveKind.COUP])
    if MoveKind.TAKE in by_kind:
        return translate("Texts", "Draw a card, or play the top discard")
    if MoveKind.PLAY not in by_kind and MoveKind.DISCARD in by_kind:
        return translate("Texts", "Nothing to play: discard a card")
    return _hints()[choices[0].kind]


def choice_shown(choices: Sequence[Move]) -> str:
    """Return what the viewer can do with the visible cards; empty for none."""
    kinds = {move.kind for move in choices}
    if MoveKind.PLAY not in kinds:
        return ""
    if MoveKind.DISCARD not in kinds:
        return translate("Texts", "Play a raised card")
    return translate("Texts", "Play a raised card, or discard any")


def chosen_hint(card: Card, targets: int, reached: int | None, side: str = "") -> str:
    """Return how to play a selected card.

    `reached` is the number of miles after a distance card; `side` is the name of the selected one
    of several sides.
    """
    if reached is not None:
        text = translate("Texts", "{card} takes you to {miles}.")
        text = text.format(card=card_name(card), miles=number(reached))
        how = translate("Texts", "Click it again, press Enter, or drag it onto the road.")
    elif targets > 1:
        text = f"{card_name(card)}."
        how = translate("Texts", "Click the side to attack, or use the arrows and Enter.")
        if side:
            text = translate("Texts", "{card} on {side}.")
            text = text.format(card=card_name(card), side=isolated(side))
            how = translate(
                "Texts", "Enter plays it. To attack another side, click it or use the arrows."
            )
    else:
        text = f"{card_name(card)}."
        how = translate("Texts", "Click it again, press Enter, or drag it to its place.")
    return f"{text} {how}"


def no_such_card(wanted: int, last: int) -> str:
    """Return that there is no card with a number."""
    text = translate("Texts", "There is no card {number}. The last one is {last}.")
    return text.format(number=number(wanted), last=number(last))


def card_numbers(last: int) -> str:
    """Return the numbers of the cards of a hand: `1–7`, or `1` for the only one."""
    return f"1–{number(last)}" if last > 1 else number(1)


def which_card(discards: bool, last: int, *, drawn: bool) -> str:
    """Ask for the number of a card to discard or to use; `drawn`: there is one just drawn."""
    if discards:
        text = translate("Texts", "Discard which card? {numbers}")
        if drawn:
            text = translate("Texts", "Discard which card? {numbers}, or P for the one just drawn")
    else:
        text = translate("Texts", "Play which card? {numbers}")
        if drawn:
            text = translate("Texts", "Play which card? {numbers}, or P for the one just drawn")
    return text.format(numbers=card_numbers(last))


def this_card(discards: bool, card: Card) -> str:
    """Ask for Enter to discard or use a card."""
    if discards:
        text = translate("Texts", "Enter discards {card}. Esc cancels.")
    else:
        text = translate("Texts", "Enter plays {card}. Esc cancels.")
    return text.format(card=card_name(card))


def order_words(order: HandOrder) -> str:
    """Return the name of an order of the hand."""
    return {
        HandOrder.ARRIVAL: translate("Texts", "Hand in the order drawn."),
        HandOrder.FAMILY: translate("Texts", "Hand sorted by type."),
        HandOrder.MANUAL: translate("Texts", "Hand in your own order."),
    }[order]


def _coup_hint(move: Move) -> str:
    assert move.card is not None
    text = translate("Texts", "Play {card} as a coup fourré, or continue")
    return text.format(card=card_name(move.card))


def _hints() -> dict[MoveKind, str]:
    return {
        MoveKind.DEAL: translate("Texts", "Deal the cards"),
        MoveKind.DRAW: translate("Texts", "Draw a card"),
        MoveKind.PLAY: translate("Texts", "Choose a card"),
        MoveKind.PASS: translate("Texts", "Continue when you’re ready"),
        MoveKind.EXTEND: translate("Texts", "Finish the trip here, or extend it"),
        MoveKind.FINISH: translate("Texts", "Finish the trip here, or extend it"),
    }
