"""Texts of hints and reviews: advice, reasons, grades, chances."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mille_qt.ui.texts.cards import AmountTexts, card_name, miles, number
from mille_qt.ui.translation import locale, translate
from mille_rules.cards import HAZARDS, REMEDIES, SAFETIES, Card
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.reviewing import Grade
from mille_rules.moves import Move, MoveKind, as_played
from mille_rules.views import View

if TYPE_CHECKING:
    from mille_rules.computer.explanations.explaining import Choice


def reason(reason: Reason, sides: Sequence[str]) -> str:
    """Return the sentence for a reason; `sides` are names from `side_name`."""
    return _sentence(reason).format(
        card="" if reason.card is None else card_name(reason.card),
        side="" if reason.side is None else sides[reason.side],
        number="" if reason.number is None else number(reason.number),
    )


def _sentence(reason: Reason) -> str:
    if reason.code is ReasonCode.REPAIRS and reason.card is Card.STOP:
        return translate("Texts", "It ends the Stop.")
    if reason.number is None and reason.code in (without := _without_points()):
        return without[reason.code]
    return {
        **_about_driving(),
        **_about_repairs(),
        **_about_attacks(),
        **_about_safeties(),
        **_about_discards(),
        **_about_the_end(),
    }[reason.code]


def _without_points() -> dict[ReasonCode, str]:
    """Reasons by rules in which they are worth no points."""
    return {
        ReasonCode.COUP_GAIN: translate("Texts", "Coup fourré: the next turn is yours."),
        ReasonCode.COUP_WITHOUT_TURN: translate("Texts", "Coup fourré: the hazard is gone."),
        ReasonCode.COUP_MISSED: translate("Texts", "Accepting {card} gives up a coup fourré."),
        ReasonCode.SAFETY_LOST: translate("Texts", "Playing it would give you another turn."),
        ReasonCode.MATCH_POINT: translate("Texts", "It wins the match."),
    }


def _about_driving() -> dict[ReasonCode, str]:
    return {
        ReasonCode.FINISHES: translate("Texts", "It completes the trip of {number} miles."),
        ReasonCode.DELAYED_ACTION: translate(
            "Texts",
            "The draw pile is empty: finishing now earns {number} points for delayed action.",
        ),
        ReasonCode.SHUTS_OUT: translate(
            "Texts",
            "An opponent has played no distance card: the shutout is worth {number} points.",
        ),
        ReasonCode.ESCAPES_SHUTOUT: translate(
            "Texts", "Your first distance card prevents a shutout, worth {number} points."
        ),
        ReasonCode.GOES_ON: translate("Texts", "Another {number} miles."),
        ReasonCode.EXACT_FIT_KEPT: translate(
            "Texts", "You hold exactly the {number} miles you need after that."
        ),
        ReasonCode.EXACT_FIT_BROKEN: translate(
            "Texts", "It leaves {number} miles, which your hand can’t make exactly."
        ),
        ReasonCode.SAFE_TRIP_KEPT: translate(
            "Texts", "It keeps the safe trip possible, worth {number} points."
        ),
        ReasonCode.SAFE_TRIP_BROKEN: translate(
            "Texts", "Your first 200 gives up the safe trip and its {number} points."
        ),
    }


def _about_repairs() -> dict[ReasonCode, str]:
    return {
        ReasonCode.STARTS: translate("Texts", "It gets you rolling."),
        ReasonCode.REPAIRS: translate("Texts", "It is the remedy for {card}."),
        ReasonCode.PARTNER_LACKS: translate(
            "Texts", "Your partner needed {card} but discarded, and so has none."
        ),
        ReasonCode.PREPARES_ROLL: translate(
            "Texts", "You already hold {card}, which you need next."
        ),
        ReasonCode.LIFTS_LIMIT: translate(
            "Texts", "It ends the speed limit; fast cards in your hand: {number}."
        ),
        ReasonCode.LIMIT_HARMLESS: translate(
            "Texts", "You can drive the last {number} miles under the limit."
        ),
    }


def _about_attacks() -> dict[ReasonCode, str]:
    return {
        ReasonCode.HOLDS_UP: translate("Texts", "It stops {side}."),
        ReasonCode.STOPS_LEADER: translate("Texts", "In the lead on points: {side}."),
        ReasonCode.STOPS_ARRIVAL: translate(
            "Texts", "{side} could finish with the next card: {number} miles to go."
        ),
        ReasonCode.STOPS_MATCH: translate(
            "Texts", "{side}: {number} points from winning the match, and finishing would do it."
        ),
        ReasonCode.MAY_SHUT_OUT: translate(
            "Texts", "{side}: no distance card yet. A shutout is worth {number} points."
        ),
        ReasonCode.RIVAL_CANNOT_REPAIR: translate(
            "Texts", "Every {card} has been seen: {side} can’t repair this."
        ),
        ReasonCode.NO_COUP_POSSIBLE: translate(
            "Texts", "No coup fourré to fear: you know where {card} is."
        ),
        ReasonCode.COUP_RISKED: translate(
            "Texts", "{side}: {number}% chance of a coup fourré with {card}."
        ),
        ReasonCode.LIMIT_ON_FAST_RIVAL: translate(
            "Texts", "It leaves {side} only 25s and 50s for the {number} miles to go."
        ),
        ReasonCode.LIMIT_USELESS: translate(
            "Texts", "A speed limit won’t slow {side}: {number} miles to go."
        ),
        ReasonCode.STOPPED_ALREADY: translate("Texts", "{side}: already stopped."),
        ReasonCode.LETS_ARRIVE: translate(
            "Texts", "It lets {side} finish the race: {number} miles to go."
        ),
    }


def _about_safeties() -> dict[ReasonCode, str]:
    return {
        ReasonCode.KEEPS_SAFETY_FOR_COUP: translate(
            "Texts", "You keep {card} for a coup fourré; hazards still out: {number}."
        ),
        ReasonCode.COUP_FORGONE: translate(
            "Texts", "It could still make a coup fourré; hazards still out: {number}."
        ),
        ReasonCode.SAFETY_NO_LONGER_NEEDED: translate(
            "Texts",
            "It can’t make a coup fourré any more: its hazards have all been seen.",
        ),
        ReasonCode.SAFETY_IN_TIME: translate(
            "Texts", "The race may end soon: it scores {number} points only if you play it."
        ),
        ReasonCode.SAFETY_DRIVES: translate("Texts", "It counts {number} miles."),
        ReasonCode.SAFETY_FREES: translate("Texts", "It gets you going sooner."),
        ReasonCode.ALL_SAFETIES: translate(
            "Texts", "It completes the four safeties: {number} more points."
        ),
        ReasonCode.ANOTHER_TURN: translate("Texts", "It gives you another turn."),
        ReasonCode.COUP_GAIN: translate("Texts", "Coup fourré: {number} points and the next turn."),
        ReasonCode.COUP_WITHOUT_TURN: translate("Texts", "Coup fourré: {number} points."),
        ReasonCode.COUP_MISSED: translate(
            "Texts", "Accepting {card} loses the {number} points of a coup fourré."
        ),
        ReasonCode.NO_ANSWER: translate("Texts", "You have nothing against {card}."),
        ReasonCode.KEEPS_HAND: translate("Texts", "Your own cards stay in your hand."),
        ReasonCode.NEW_CARD: translate("Texts", "It brings you a new card."),
    }


def _about_discards() -> dict[ReasonCode, str]:
    return {
        ReasonCode.DEAD_CARD: translate("Texts", "It can’t be played any more."),
        ReasonCode.DOES_NOT_FIT: translate(
            "Texts", "It is too far: {number} miles to go, unless the trip is extended."
        ),
        ReasonCode.DUPLICATE: translate("Texts", "You hold more than one."),
        ReasonCode.LEAST_USE: translate("Texts", "It is your least useful card."),
        ReasonCode.LAST_REMEDY: translate(
            "Texts", "It is your only one; hazards still out that need it: {number}."
        ),
        ReasonCode.LAST_ROLL: translate(
            "Texts", "It is your only one, and you need one after every repair."
        ),
        ReasonCode.NEEDED_NOW: translate("Texts", "You can’t go on without it."),
        ReasonCode.FINISHER_LOST: translate("Texts", "You need it to make exactly {number} miles."),
        ReasonCode.SAFETY_LOST: translate(
            "Texts", "Playing it would give you {number} points and another turn."
        ),
        ReasonCode.SAFETY_POINTS_LOST: translate(
            "Texts", "Playing it would give you {number} points."
        ),
        ReasonCode.ATTACK_LOST: translate("Texts", "It could still stop an opponent."),
    }


def _about_the_end() -> dict[ReasonCode, str]:
    return {
        ReasonCode.PILE_RUNS_OUT: translate(
            "Texts", "These are the last turns; cards left to draw: {number}."
        ),
        ReasonCode.MATCH_POINT: translate("Texts", "It wins the match with {number} points."),
        ReasonCode.MATCH_LOST: translate(
            "Texts", "It ends the match, and you lose with {number} points."
        ),
        ReasonCode.POINTS_CERTAIN: translate(
            "Texts", "The race ends with {number} points for you."
        ),
        ReasonCode.EXTENSION_POINTS: translate(
            "Texts", "The extension is worth {number} points, to you or to your opponents."
        ),
        ReasonCode.EXTENSION_TOO_FAR: translate(
            "Texts", "Another {number} miles are too many for your hand and the time left."
        ),
        ReasonCode.EXTENSION_WITHIN_REACH: translate(
            "Texts", "Your hand can make another {number} miles."
        ),
        ReasonCode.RIVAL_FAR_BEHIND: translate(
            "Texts", "{side} would still have {number} miles to go."
        ),
        ReasonCode.RIVAL_CLOSE: translate("Texts", "{side} would have only {number} miles to go."),
    }


MINUS = "−"
PLAYED = (*REMEDIES, *SAFETIES)
#: Greatest number of reasons for a move; more would not be read.
MOST_REASONS = 3


def hint(choice: "Choice", view: View, sides: Sequence[str], *, best: bool) -> str:
    """Return a hint: a move, the best one or the next, and the reason for it."""
    text = translate("Texts", "Hint: {move}.") if best else translate("Texts", "Next best: {move}.")
    said = [text.format(move=advised(choice.move, view, sides))]
    return " ".join(said + reasons(choice.reasons, sides, most=1))


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
    if move.kind is MoveKind.TAKE and move.card in HAZARDS:
        return translate("Texts", "attack {side} with {card} from the discard pile")
    return {
        MoveKind.DRAW: translate("Texts", "draw a card"),
        MoveKind.TAKE: translate("Texts", "play {card} from the discard pile"),
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
    move = as_played(move)
    if move.kind is MoveKind.PLAY:
        if move.card in HAZARDS:
            return translate("Texts", "You attacked {side} with {card}.")
        if move.card in PLAYED:
            return translate("Texts", "You played {card}.")
        return translate("Texts", "You drove {card}.")
    return {
        MoveKind.DRAW: translate("Texts", "You drew a card."),
        MoveKind.DISCARD: translate("Texts", "You discarded {card}."),
        MoveKind.COUP: translate("Texts", "You played {card} as a coup fourré."),
        MoveKind.PASS: translate("Texts", "You accepted the attack."),
        MoveKind.EXTEND: translate("Texts", "You extended the trip."),
        MoveKind.FINISH: translate("Texts", "You finished the trip."),
    }[move.kind]


def _done_by(move: Move) -> str:
    move = as_played(move)
    if move.kind is MoveKind.PLAY:
        if move.card in HAZARDS:
            return translate("Texts", "{name} attacked {side} with {card}.")
        if move.card in PLAYED:
            return translate("Texts", "{name} played {card}.")
        return translate("Texts", "{name} drove {card}.")
    return {
        MoveKind.DRAW: translate("Texts", "{name} drew a card."),
        MoveKind.DISCARD: translate("Texts", "{name} discarded {card}."),
        MoveKind.COUP: translate("Texts", "{name} played {card} as a coup fourré."),
        MoveKind.PASS: translate("Texts", "{name} accepted the attack."),
        MoveKind.EXTEND: translate("Texts", "{name} extended the trip."),
        MoveKind.FINISH: translate("Texts", "{name} finished the trip."),
    }[move.kind]


def _done(move: Move) -> str:
    move = as_played(move)
    if move.kind is MoveKind.PLAY:
        if move.card in HAZARDS:
            return translate("Texts", "Attacked {side} with {card}.")
        if move.card in PLAYED:
            return translate("Texts", "Played {card}.")
        return translate("Texts", "Drove {card}.")
    return {
        MoveKind.DRAW: translate("Texts", "Drew a card."),
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
    return _sign(tenths) + text.format(number=locale().toString(abs(tenths) / 10, "f", 1))


def chance(of: float) -> str:
    """Return a chance in per cent."""
    text = translate("Texts", "{number}%", "a chance in per cent")
    return text.format(number=number(round(of * 100)))


def _sign(amount: int) -> str:
    return "+" if amount > 0 else MINUS if amount < 0 else ""
