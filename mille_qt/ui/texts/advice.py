"""Texts of hints and reviews: advice, reasons, grades, chances."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from mille_qt.ui.texts.cards import AmountTexts, card_name, miles, number
from mille_qt.ui.texts.reasons import reason
from mille_rules.cards import HAZARDS, REMEDIES, SAFETIES
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.reviewing import Grade
from mille_rules.moves import Move, MoveKind
from mille_rules.views import View

translate = QCoreApplication.translate

MINUS = "−"
PLAYED = (*REMEDIES, *SAFETIES)
#: Greatest number of reasons for a move; more would not be read.
MOST_REASONS = 3


def advised(move: Move, view: View, sides: Sequence[str]) -> str:
    """Return a move in the imperative, in lower case."""
    target = view.setup.rules.extension_target
    return _advice(move).format(
        card="" if move.card is None else card_name(move.card),
        side="" if move.side is None else sides[move.side],
        miles=miles(target if move.kind is MoveKind.EXTEND else view.target),
    )


def _advice(move: Move) -> str:
    if move.kind is MoveKind.PLAY:
        return _advice_to_play(move)
    return {
        MoveKind.DISCARD: translate("Texts", "discard {card}"),
        MoveKind.COUP: translate("Texts", "play {card} as a coup fourré"),
        MoveKind.PASS: translate("Texts", "accept the attack"),
        MoveKind.EXTEND: translate("Texts", "extend the trip to {miles}"),
        MoveKind.FINISH: translate("Texts", "finish the trip at {miles}"),
    }[move.kind]


def _advice_to_play(move: Move) -> str:
    if move.card in HAZARDS:
        return translate("Texts", "attack {side} with {card}")
    if move.card in PLAYED:
        return translate("Texts", "play {card}")
    return translate("Texts", "drive {card}")


def done(move: Move, name: str | None, sides: Sequence[str]) -> str:
    """Return a move in the past tense, made by `name`; None for the reader."""
    words = _done_by_you(move) if name is None else _done_by(move)
    return _filled_in(words, move, sides, name or "")


def done_there(move: Move, sides: Sequence[str]) -> str:
    """Return a move in the past tense without its player."""
    return _filled_in(_done(move), move, sides)


def _filled_in(words: str, move: Move, sides: Sequence[str], name: str = "") -> str:
    return words.format(
        card="" if move.card is None else card_name(move.card),
        side="" if move.side is None else sides[move.side],
        name=name,
    )


def _done_by_you(move: Move) -> str:
    if move.kind is MoveKind.PLAY:
        if move.card in HAZARDS:
            return translate("Texts", "You attacked {side} with {card}.")
        if move.card in PLAYED:
            return translate("Texts", "You played {card}.")
        return translate("Texts", "You drove {card}.")
    return {
        MoveKind.DISCARD: translate("Texts", "You discarded {card}."),
        MoveKind.COUP: translate("Texts", "You played {card} as a coup fourré."),
        MoveKind.PASS: translate("Texts", "You accepted the attack."),
        MoveKind.EXTEND: translate("Texts", "You extended the trip."),
        MoveKind.FINISH: translate("Texts", "You finished the trip."),
    }[move.kind]


def _done_by(move: Move) -> str:
    if move.kind is MoveKind.PLAY:
        if move.card in HAZARDS:
            return translate("Texts", "{name} attacked {side} with {card}.")
        if move.card in PLAYED:
            return translate("Texts", "{name} played {card}.")
        return translate("Texts", "{name} drove {card}.")
    return {
        MoveKind.DISCARD: translate("Texts", "{name} discarded {card}."),
        MoveKind.COUP: translate("Texts", "{name} played {card} as a coup fourré."),
        MoveKind.PASS: translate("Texts", "{name} accepted the attack."),
        MoveKind.EXTEND: translate("Texts", "{name} extended the trip."),
        MoveKind.FINISH: translate("Texts", "{name} finished the trip."),
    }[move.kind]


def _done(move: Move) -> str:
    if move.kind is MoveKind.PLAY:
        if move.card in HAZARDS:
            return translate("Texts", "Attacked {side} with {card}.")
        if move.card in PLAYED:
            return translate("Texts", "Played {card}.")
        return translate("Texts", "Drove {card}.")
    return {
        MoveKind.DISCARD: translate("Texts", "Discarded {card}."),
        MoveKind.COUP: translate("Texts", "Played {card} as a coup fourré."),
        MoveKind.PASS: translate("Texts", "Accepted the attack."),
        MoveKind.EXTEND: translate("Texts", "Extended the trip."),
        MoveKind.FINISH: translate("Texts", "Finished the trip."),
    }[move.kind]


def reasons(found: Sequence[Reason], sides: Sequence[str], most: int = MOST_REASONS) -> list[str]:
    """Return the most important reasons, one sentence each."""
    # With two sides, the leader needs no mention if there are other reasons.
    telling = [one for one in found if len(sides) > 2 or one.code is not ReasonCode.STOPS_LEADER]
    return [reason(one, sides) for one in (telling or found)[:most]]


def grade(of: Grade) -> str:
    """Return the grade of a decision in a word or two."""
    return {
        Grade.BEST: translate("Texts", "Best move"),
        Grade.FINE: translate("Texts", "Good"),
        Grade.INACCURACY: translate("Texts", "Inaccuracy"),
        Grade.MISTAKE: translate("Texts", "Mistake"),
    }[of]


def amount(points: int) -> str:
    """Return a number of points with its sign if negative, without the unit."""
    return (MINUS if points < 0 else "") + number(abs(points))


def more_points(points: float) -> str:
    """Return a difference of points with its sign: +120 points."""
    whole = round(points)
    return _sign(whole) + AmountTexts().points(abs(whole))


def more_chance(chance: float) -> str:
    """Return a difference of chances with its sign: −4.2%."""
    tenths = round(chance * 1000)
    text = translate("Texts", "{number}%", "a chance in per cent")
    return _sign(tenths) + text.format(number=QLocale().toString(abs(tenths) / 10, "f", 1))


def chance(of: float) -> str:
    """Return a chance in per cent."""
    text = translate("Texts", "{number}%", "a chance in per cent")
    return text.format(number=number(round(of * 100)))


def _sign(amount: int) -> str:
    return "+" if amount > 0 else MINUS if amount < 0 else ""
