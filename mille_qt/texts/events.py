"""What happened, as lines of a log: `you` for the player who reads, names for the others."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.texts.cards import card_name
from mille_qt.texts.names import isolated
from mille_rules.cards import HAZARDS
from mille_rules.events import Event, EventKind
from mille_rules.moves import Move, MoveKind

translate = QCoreApplication.translate

_EVENT_OF = {
    MoveKind.DEAL: EventKind.DEALT,
    MoveKind.DRAW: EventKind.DREW,
    MoveKind.PLAY: EventKind.PLAYED,
    MoveKind.DISCARD: EventKind.DISCARDED,
    MoveKind.COUP: EventKind.COUP,
    MoveKind.PASS: EventKind.PASSED,
    MoveKind.EXTEND: EventKind.EXTENDED,
    MoveKind.FINISH: EventKind.FINISHED,
}
#: Events that speak of a side rather than of a player.
_ABOUT_SIDES = (EventKind.ASKED, EventKind.REMOVED, EventKind.RACE_OVER)


def event(event: Event, names: Sequence[str], sides: Sequence[str], own_seat: int | None) -> str:
    """The log line for an event; `own_seat` is whoever reads, None where nobody is `you`."""
    own_side = None if own_seat is None else own_seat % len(sides)
    if event.side is not None and event.kind in _ABOUT_SIDES:
        text = _of_side(event, own_side, teams=len(names) > len(sides))
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
    )


def public_move(
    seat: int | None,
    move: Move,
    names: Sequence[str],
    sides: Sequence[str],
    own_seat: int | None = None,
) -> str:
    """The log line for a move that everybody saw; `seat` is None for the table's deal."""
    if move.deal is not None:
        return event(Event(EventKind.DEALT, move.deal.first), names, sides, own_seat)
    own = None if seat is None else seat % len(sides)
    side = own if move.side is None else move.side
    return event(Event(_EVENT_OF[move.kind], seat, move.card, side), names, sides, own_seat)


def _of_you(event: Event) -> str:
    if event.kind is EventKind.DREW and event.card is None:
        return translate("Texts", "You draw")
    return {
        EventKind.DEALT: translate("Texts", "New race. You begin"),
        EventKind.DREW: translate("Texts", "You draw {card}"),
        EventKind.PLAYED: translate("Texts", "You play {card}"),
        EventKind.DISCARDED: translate("Texts", "You discard {card}"),
        EventKind.PASSED: translate("Texts", "You let it stand"),
        EventKind.COUP: translate("Texts", "Coup fourré! You answer with {card}"),
        EventKind.REACHED: translate("Texts", "You reach the target: finish or extend?"),
        EventKind.EXTENDED: translate("Texts", "You extend the trip"),
        EventKind.FINISHED: translate("Texts", "You finish the trip here"),
    }[event.kind]


def _of_others(event: Event) -> str:
    if event.kind is EventKind.DREW and event.card is not None:
        return translate("Texts", "{name} draws {card}")
    return {
        EventKind.DEALT: translate("Texts", "New race. {name} begins"),
        EventKind.DREW: translate("Texts", "{name} draws"),
        EventKind.PLAYED: translate("Texts", "{name} plays {card}"),
        EventKind.DISCARDED: translate("Texts", "{name} discards {card}"),
        EventKind.PASSED: translate("Texts", "{name} lets it stand"),
        EventKind.COUP: translate("Texts", "Coup fourré! {name} answers with {card}"),
        EventKind.REACHED: translate("Texts", "{name} reaches the target: finish or extend?"),
        EventKind.EXTENDED: translate("Texts", "{name} extends the trip"),
        EventKind.FINISHED: translate("Texts", "{name} finishes the trip here"),
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


def _of_side(event: Event, own_side: int | None, *, teams: bool) -> str:
    if own_side is None or event.side != own_side:
        return _of_sides(
            translate("Texts", "{card}: coup fourré by {side}?"),
            translate("Texts", "{card} no longer counts for {side}"),
            translate("Texts", "Race over: {side} completed the trip"),
        )[event.kind]
    if teams:
        return _of_sides(
            translate("Texts", "{card}: coup fourré by your team?"),
            translate("Texts", "{card} no longer counts for your team"),
            translate("Texts", "Race over: your team completed the trip"),
        )[event.kind]
    return _of_sides(
        translate("Texts", "{card}: your coup fourré?"),
        translate("Texts", "{card} no longer counts for you"),
        translate("Texts", "Race over: you completed the trip"),
    )[event.kind]


def _of_sides(asked: str, removed: str, over: str) -> dict[EventKind, str]:
    return dict(zip(_ABOUT_SIDES, (asked, removed, over), strict=True))
