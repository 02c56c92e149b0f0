"""Refusals of moves, with what would make them legal."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.cards import Card
from mille_rules.refusals import Code, Refusal

translate = _look_up = QCoreApplication.translate


def refusal(refusal: Refusal, sides: Sequence[str], names: Sequence[str] = ()) -> str:
    """Return the sentence for a refusal; without names, seats are called by their side."""
    return _sentence(refusal).format(
        card="" if refusal.card is None else card_name(refusal.card),
        needs="" if refusal.needs is None else card_name(refusal.needs),
        side="" if refusal.side is None else sides[refusal.side % len(sides)],
        seat="" if refusal.seat is None else _seat(refusal.seat, sides, names),
        number="" if refusal.number is None else number(refusal.number),
    )


def _seat(seat: int, sides: Sequence[str], names: Sequence[str]) -> str:
    called = names or sides
    return isolated(called[seat % len(called)])


def _sentence(refusal: Refusal) -> str:
    if refusal.code is Code.HELD_UP and refusal.card is Card.STOP:
        return translate("Texts", "You are stopped. Play Roll first, or Right of Way.")
    return _look_up("Texts", _SENTENCES[refusal.code])


_ABOUT_THE_MOMENT = {
    Code.STALE: QT_TRANSLATE_NOOP(
        "Texts", "The table has moved on since you chose. Look again, then choose."
    ),
    Code.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Texts", "It is not your turn: wait for {seat}."),
    Code.DRAW_FIRST: QT_TRANSLATE_NOOP("Texts", "Draw a card first: every turn begins with one."),
    Code.ALREADY_DRAWN: QT_TRANSLATE_NOOP(
        "Texts", "You have drawn your card. Now play one, or discard one."
    ),
    Code.ANSWER_FIRST: QT_TRANSLATE_NOOP(
        "Texts", "Only a coup fourré answers {card} now. Other cards wait for your turn."
    ),
    Code.EXTENSION_FIRST: QT_TRANSLATE_NOOP(
        "Texts", "First decide about the trip: finish it here, or extend it."
    ),
    Code.NOTHING_TO_ANSWER: QT_TRANSLATE_NOOP(
        "Texts", "There is no attack to answer. A coup fourré must follow one at once."
    ),
    Code.NO_EXTENSION: QT_TRANSLATE_NOOP(
        "Texts", "There is no extension to decide. Whoever first reaches the target is asked."
    ),
    Code.RACE_OVER: QT_TRANSLATE_NOOP(
        "Texts", "This race is over. Play goes on with the next deal."
    ),
    Code.MATCH_OVER: QT_TRANSLATE_NOOP("Texts", "The match is over. Start a new one to play on."),
    Code.NO_SUCH_SEAT: QT_TRANSLATE_NOOP(
        "Texts", "There is no such seat at this table. Choose one that is in play."
    ),
    Code.NOT_IN_HAND: QT_TRANSLATE_NOOP(
        "Texts", "{card} is not in your hand. Choose one of your own cards."
    ),
}


def needless(card: Card, safety: Card) -> str:
    """Return why a remedy is not needed."""
    text = translate("Texts", "{card} is of no use any more: you have {safety}.")
    return text.format(card=card_name(card), safety=card_name(safety))


_ABOUT_DRIVING = {
    Code.NOT_STARTED: QT_TRANSLATE_NOOP(
        "Texts", "You have not started yet. Play {needs} first, or Right of Way."
    ),
    Code.HELD_UP: QT_TRANSLATE_NOOP(
        "Texts",
        "{card} stops you. Play {needs}, then Roll (not needed with Right of Way).",
    ),
    Code.NEEDS_ROLL: QT_TRANSLATE_NOOP(
        "Texts", "The way is clear, but you still stand. Play {needs} first, or Right of Way."
    ),
    Code.TOO_FAST: QT_TRANSLATE_NOOP(
        "Texts", "Speed limit: no card above {number}. Play {needs} first, or a smaller card."
    ),
    Code.TOO_FAR: QT_TRANSLATE_NOOP(
        "Texts", "{card} is too far: {number} to go, and you must arrive exactly there."
    ),
    Code.TOO_MANY_200: QT_TRANSLATE_NOOP(
        "Texts", "No more 200s: a side may play {number} in a race. Choose another card."
    ),
    Code.NOTHING_TO_REPAIR: QT_TRANSLATE_NOOP(
        "Texts", "You have no {card} to repair. Keep this card for when you do."
    ),
    Code.ROLL_DOES_NOT_REPAIR: QT_TRANSLATE_NOOP(
        "Texts", "Roll alone does not help against {card}. Play {needs} first."
    ),
    Code.ALREADY_ROLLING: QT_TRANSLATE_NOOP(
        "Texts", "You are rolling already. Keep Roll for when you have been stopped."
    ),
    Code.NOT_LIMITED: QT_TRANSLATE_NOOP(
        "Texts", "You have no speed limit to end. Keep this card for when you do."
    ),
}


_ABOUT_ATTACKS = {
    Code.NEEDS_TARGET: QT_TRANSLATE_NOOP("Texts", "Choose the opponent to whom {card} is to go."),
    Code.NO_TARGET: QT_TRANSLATE_NOOP(
        "Texts", "{card} is for your own side. Play it there, without choosing an opponent."
    ),
    Code.NO_SUCH_SIDE: QT_TRANSLATE_NOOP(
        "Texts", "There is no such side at this table. Choose one of the opponents."
    ),
    Code.OWN_SIDE: QT_TRANSLATE_NOOP(
        "Texts", "{card} is for opponents. Choose one of them, or discard it."
    ),
    Code.PROTECTED: QT_TRANSLATE_NOOP(
        "Texts", "{card} protects {side} from this. Choose another opponent or another card."
    ),
    Code.SIDE_NOT_ROLLING: QT_TRANSLATE_NOOP(
        "Texts", "{card} needs an opponent who is rolling. For {side}, wait for the next Roll."
    ),
    Code.SIDE_NOT_STARTED: QT_TRANSLATE_NOOP(
        "Texts", "{card} comes too early for {side}: wait for the first Roll."
    ),
    Code.ALREADY_LIMITED: QT_TRANSLATE_NOOP(
        "Texts", "There is a speed limit on {side} already. Wait until it has ended."
    ),
    Code.SAFETY_IS_KEPT: QT_TRANSLATE_NOOP(
        "Texts",
        "These rules let nobody discard a safety. Play {card}, or discard another card.",
    ),
    Code.NOT_ITS_SAFETY: QT_TRANSLATE_NOOP(
        "Texts", "Only {needs} is a coup fourré against {card}. Play that, or continue."
    ),
}


_ABOUT_DEALS = {
    Code.NOT_THE_TABLE: QT_TRANSLATE_NOOP("Texts", "Only the table deals. Wait for the cards."),
    Code.RACE_RUNNING: QT_TRANSLATE_NOOP(
        "Texts", "This race is not over yet. The next deal comes after it."
    ),
    Code.WRONG_RACE: QT_TRANSLATE_NOOP("Texts", "Race number {number} comes next. Deal that one."),
    Code.WRONG_FIRST: QT_TRANSLATE_NOOP(
        "Texts", "This race must begin with {seat}. Deal to that player first."
    ),
    Code.WRONG_DECK: QT_TRANSLATE_NOOP(
        "Texts", "These cards are not the deck of these rules. Deal each of its cards once."
    ),
}

_SENTENCES = {**_ABOUT_THE_MOMENT, **_ABOUT_DRIVING, **_ABOUT_ATTACKS, **_ABOUT_DEALS}
