"""Refusals of moves, with what would make them legal."""

from collections.abc import Sequence

from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, look_up, translate
from mille_rules.cards import Card
from mille_rules.refusals import Code, Refusal
from mille_rules.view_analysis import safety_replacing, why_not_play
from mille_rules.views import View


def refusal(refusal: Refusal, sides: Sequence[str], names: Sequence[str] = ()) -> str:
    """Return the sentence for a refusal; without names, seats are called by their side."""
    return _about([refusal], sides, names)


def _about(refusals: Sequence[Refusal], sides: Sequence[str], names: Sequence[str]) -> str:
    """Return one sentence for refusals that differ only in their sides."""
    refusal = refusals[0]
    about = (each.side for each in refusals if each.side is not None)
    return _sentence(refusal).format(
        card="" if refusal.card is None else card_name(refusal.card),
        needs="" if refusal.needs is None else card_name(refusal.needs),
        side=listed(sides[side % len(sides)] for side in about),
        seat="" if refusal.seat is None else _seat(refusal.seat, sides, names),
        number="" if refusal.number is None else number(refusal.number),
    )


def _seat(seat: int, sides: Sequence[str], names: Sequence[str]) -> str:
    called = names or sides
    return isolated(called[seat % len(called)])


def _sentence(refusal: Refusal) -> str:
    if refusal.code is Code.HELD_UP and refusal.card is Card.STOP:
        return translate("Texts", "You’re stopped. Play a Roll or Right of Way first.")
    return look_up("Texts", _SENTENCES[refusal.code])


_ABOUT_THE_MOMENT = {
    Code.STALE: QT_TRANSLATE_NOOP(
        "Texts", "The table changed while you were choosing. Look, then choose again."
    ),
    Code.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Texts", "It’s not your turn yet. Wait for {seat}."),
    Code.DRAW_FIRST: QT_TRANSLATE_NOOP("Texts", "Draw a card first."),
    Code.ALREADY_DRAWN: QT_TRANSLATE_NOOP("Texts", "You’ve already drawn. Play or discard a card."),
    Code.ANSWER_FIRST: QT_TRANSLATE_NOOP(
        "Texts", "Answer {card} first: play a coup fourré, or continue."
    ),
    Code.EXTENSION_FIRST: QT_TRANSLATE_NOOP("Texts", "Decide first: stop here, or go on."),
    Code.SHUFFLE_FIRST: QT_TRANSLATE_NOOP(
        "Texts", "The discards are being shuffled. Wait for the new draw pile."
    ),
    Code.NOTHING_TO_ANSWER: QT_TRANSLATE_NOOP(
        "Texts", "There’s no attack to answer. A coup fourré must follow one at once."
    ),
    Code.NO_EXTENSION: QT_TRANSLATE_NOOP(
        "Texts", "No extension now: only the first side to reach the target may call one."
    ),
    Code.RACE_OVER: QT_TRANSLATE_NOOP("Texts", "This race is over. The next deal comes first."),
    Code.MATCH_OVER: QT_TRANSLATE_NOOP("Texts", "The match is over. Start a new one."),
    Code.NO_SUCH_SEAT: QT_TRANSLATE_NOOP("Texts", "There’s no such seat at this table."),
    Code.CANNOT_BE_TAKEN: QT_TRANSLATE_NOOP(
        "Texts", "{card} can’t be taken from the discard pile."
    ),
    Code.NOT_IN_HAND: QT_TRANSLATE_NOOP(
        "Texts", "You don’t have {card}. Choose a card from your hand."
    ),
}


def needless(card: Card, safety: Card) -> str:
    """Return why a remedy is not needed."""
    text = translate("Texts", "You no longer need {card}: you have {safety}.")
    return text.format(card=card_name(card), safety=card_name(safety))


def why_not(
    view: View, card: Card, sides: Sequence[str], names: Sequence[str] = ()
) -> tuple[str, ...]:
    """Return the reasons why the viewer cannot play a card, each once; none if it can be played.

    They do not depend on whose turn it is. A reason that holds for several sides names them all.
    """
    refusals, safety = why_not_play(view, card), safety_replacing(view, card)
    if refusals and safety is not None:
        return (needless(card, safety),)
    alike: dict[Refusal, list[Refusal]] = {}
    for each in refusals:
        alike.setdefault(each._replace(side=None), []).append(each)
    return tuple(dict.fromkeys(_about(each, sides, names) for each in alike.values()))


_ABOUT_DRIVING = {
    Code.NOT_STARTED: QT_TRANSLATE_NOOP(
        "Texts", "You haven’t started yet. Play a Roll or Right of Way first."
    ),
    Code.HELD_UP: QT_TRANSLATE_NOOP(
        "Texts",
        "{card}: you can’t move. Play {needs}, then a Roll unless you have Right of Way.",
    ),
    Code.NEEDS_REMEDY: QT_TRANSLATE_NOOP("Texts", "{card}: you can’t move. Play {needs} first."),
    Code.NEEDS_ROLL: QT_TRANSLATE_NOOP(
        "Texts", "You’re still stopped. Play a Roll or Right of Way first."
    ),
    Code.TOO_FAST: QT_TRANSLATE_NOOP(
        "Texts", "Speed limit: no card above {number}. Play {needs} or a smaller card."
    ),
    Code.TOO_FAR: QT_TRANSLATE_NOOP(
        "Texts", "{card} is too far: you have {number} miles to go and must finish exactly."
    ),
    Code.TOO_MANY: QT_TRANSLATE_NOOP("Texts", "No more {card}s: the maximum is {number} per side."),
    Code.NOTHING_TO_REPAIR: QT_TRANSLATE_NOOP("Texts", "Nothing to repair: you have no {card}."),
    Code.ROLL_DOES_NOT_REPAIR: QT_TRANSLATE_NOOP(
        "Texts", "A Roll isn’t enough against {card}. Play {needs} first."
    ),
    Code.ALREADY_ROLLING: QT_TRANSLATE_NOOP(
        "Texts", "You’re already rolling. Keep the Roll for later."
    ),
    Code.NOT_LIMITED: QT_TRANSLATE_NOOP("Texts", "You have no speed limit to end."),
}


_ABOUT_ATTACKS = {
    Code.NEEDS_TARGET: QT_TRANSLATE_NOOP("Texts", "Choose an opponent for {card}."),
    Code.NO_TARGET: QT_TRANSLATE_NOOP("Texts", "{card} is for your own side, not for an opponent."),
    Code.NO_SUCH_SIDE: QT_TRANSLATE_NOOP(
        "Texts", "There’s no such side at this table. Choose an opponent."
    ),
    Code.OWN_SIDE: QT_TRANSLATE_NOOP("Texts", "Play {card} on an opponent, or discard it."),
    Code.PROTECTED: QT_TRANSLATE_NOOP("Texts", "{card} protects {side} from this."),
    Code.SIDE_NOT_ROLLING: QT_TRANSLATE_NOOP(
        "Texts", "{card} works only on a side that is rolling. Wait for {side} to roll."
    ),
    Code.SIDE_NOT_STARTED: QT_TRANSLATE_NOOP(
        "Texts", "Too early for {card}: wait for {side} to start."
    ),
    Code.ALREADY_LIMITED: QT_TRANSLATE_NOOP("Texts", "There’s already a speed limit on {side}."),
    Code.SAFETY_IS_KEPT: QT_TRANSLATE_NOOP(
        "Texts",
        "These rules don’t allow discarding a safety. Play {card}, or discard another card.",
    ),
    Code.NOT_ITS_SAFETY: QT_TRANSLATE_NOOP(
        "Texts", "Only {needs} makes a coup fourré against {card}. Play it, or continue."
    ),
}


_ABOUT_DEALS = {
    Code.NOT_THE_TABLE: QT_TRANSLATE_NOOP("Texts", "Only the table deals the cards."),
    Code.RACE_RUNNING: QT_TRANSLATE_NOOP("Texts", "This race isn’t over yet."),
    Code.WRONG_RACE: QT_TRANSLATE_NOOP("Texts", "The next race is number {number}."),
    Code.WRONG_FIRST: QT_TRANSLATE_NOOP("Texts", "This race starts with {seat}."),
    Code.WRONG_DECK: QT_TRANSLATE_NOOP("Texts", "These cards aren’t the deck of these rules."),
    Code.NOTHING_TO_SHUFFLE: QT_TRANSLATE_NOOP(
        "Texts", "Discards are shuffled only when the draw pile runs out."
    ),
    Code.WRONG_DISCARDS: QT_TRANSLATE_NOOP("Texts", "These cards aren’t those of the discards."),
}

_SENTENCES = {**_ABOUT_THE_MOMENT, **_ABOUT_DRIVING, **_ABOUT_ATTACKS, **_ABOUT_DEALS}
