"""Lines of the log: events, with `you` for the reader and names for the others, and new players."""

from collections.abc import Sequence

from mille_qt.ui.texts.cards import card_name, miles
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate
from mille_rules.cards import HAZARDS
from mille_rules.events import Event, EventKind
from mille_rules.record import Sitter
from mille_rules.rulesets import SAFETY_MILES
from mille_rules.styles import COMPUTER

#: Events that have no line of their own.
UNSAID = (EventKind.ASKED, EventKind.REMOVED)


def event(
    event: Event,
    names: Sequence[str],
    sides: Sequence[str],
    own_seat: int | None,
    won: Sequence[int] = (),
) -> str:
    """Return the line for an event; `own_seat` is the reader's, None for nobody.

    `won` are the sides that won the race if it is over, where races decide the match.
    """
    own_side = None if own_seat is None else own_seat % len(sides)
    if event.side is not None and event.kind is EventKind.RACE_OVER:
        text = _of_arrival(event.side, own_side, teams=len(names) > len(sides))
    elif won and event.kind is EventKind.RACE_OVER:
        furthest = names_together([sides[side] for side in won])
        return translate("Texts", "Race over: {side} won with the most miles").format(side=furthest)
    elif event.kind is EventKind.PLAYED and event.card in HAZARDS:
        text = _attack(event, own_seat, own_side, teams=len(names) > len(sides))
    elif event.seat is not None and event.seat == own_seat:
        text = _of_you(event)
    else:
        text = _of_others(event)
    return text.format(
        card="" if event.card is None else card_name(event.card),
        name="" if event.seat is None else isolated(names[event.seat]),
        side="" if event.side is None else sides[event.side],
        miles=miles(SAFETY_MILES),
    )


def _of_you(event: Event) -> str:
    if event.kind is EventKind.DREW and event.card is None:
        return translate("Texts", "You draw")
    return {
        EventKind.DEALT: translate("Texts", "New race. You begin"),
        EventKind.DREW: translate("Texts", "You draw {card}"),
        EventKind.TOOK: translate("Texts", "You take {card} from the discard pile"),
        EventKind.PLAYED: translate("Texts", "You play {card}"),
        EventKind.DISCARDED: translate("Texts", "You discard {card}"),
        EventKind.PASSED: translate("Texts", "You accept the attack"),
        EventKind.COUP: translate("Texts", "Coup fourré! You answer with {card}"),
        EventKind.DROVE: translate("Texts", "You drive on: {miles}"),
        EventKind.REACHED: translate("Texts", "You reach the target: finish or extend?"),
        EventKind.EXTENDED: translate("Texts", "You extend the trip"),
        EventKind.FINISHED: translate("Texts", "You finish the trip here"),
        EventKind.TAKEN_BACK: translate("Texts", "You take your move back"),
    }[event.kind]


def _of_others(event: Event) -> str:
    if event.kind is EventKind.DREW and event.card is not None:
        return translate("Texts", "{name} draws {card}")
    return {
        EventKind.DEALT: translate("Texts", "New race. {name} begins"),
        EventKind.DREW: translate("Texts", "{name} draws"),
        EventKind.SHUFFLED: translate("Texts", "The discards are shuffled: a new draw pile"),
        EventKind.TOOK: translate("Texts", "{name} takes {card} from the discard pile"),
        EventKind.PLAYED: translate("Texts", "{name} plays {card}"),
        EventKind.DISCARDED: translate("Texts", "{name} discards {card}"),
        EventKind.PASSED: translate("Texts", "{name} accepts the attack"),
        EventKind.COUP: translate("Texts", "Coup fourré! {name} answers with {card}"),
        EventKind.DROVE: translate("Texts", "{name} drives on: {miles}"),
        EventKind.REACHED: translate("Texts", "{name} reaches the target: finish or extend?"),
        EventKind.EXTENDED: translate("Texts", "{name} extends the trip"),
        EventKind.FINISHED: translate("Texts", "{name} finishes the trip here"),
        EventKind.TAKEN_BACK: translate("Texts", "{name} takes a move back"),
        EventKind.RACE_OVER: translate("Texts", "Race over: nobody completed the trip"),
        EventKind.MATCH_OVER: translate("Texts", "The match is over"),
    }[event.kind]


def _attack(event: Event, own_seat: int | None, own_side: int | None, *, teams: bool) -> str:
    if own_seat is not None and event.seat == own_seat:
        return translate("Texts", "You play {card} on {side}")
    if own_side is None or event.side != own_side:
        return translate("Texts", "{name} plays {card} on {side}")
    if teams:
        return translate("Texts", "{name} plays {card} on your team")
    return translate("Texts", "{name} plays {card} on you")


def _of_arrival(side: int, own_side: int | None, *, teams: bool) -> str:
    if own_side is None or side != own_side:
        return translate("Texts", "Race over: {side} completed the trip")
    if teams:
        return translate("Texts", "Race over: your team completed the trip")
    return translate("Texts", "Race over: you completed the trip")


def seat_change(before: Sitter, after: Sitter) -> str:
    """Return who plays on a seat now, and for whom."""
    computers = tuple(sitter.kind.startswith(COMPUTER) for sitter in (before, after))
    if before.name != after.name:
        text = translate("Texts", "{name} plays for {other} now.")
    elif computers == (True, True):
        text = translate("Texts", "{name} plays at another level now.")
    elif computers == (False, True):
        text = translate("Texts", "The computer plays for {name} now.")
    else:
        text = translate("Texts", "{name} plays again.")
    return text.format(name=isolated(after.name), other=isolated(before.name))
