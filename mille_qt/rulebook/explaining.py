"""What just happened, explained: for each event what it means by the rules in force."""

from PySide6.QtCore import QCoreApplication

from mille_qt.rulebook.parts import InForce
from mille_qt.texts import card_name, miles, number, points
from mille_rules.cards import REMEDY_FOR, REPAIRED_BY, SAFETY_FOR, Card, Family
from mille_rules.driving import LIMIT_MILES
from mille_rules.events import Event, EventKind

translate = QCoreApplication.translate


def explanation(event: Event, force: InForce) -> str:
    """A sentence or two on an event."""
    if event.kind is EventKind.PLAYED and event.card is not None:
        return _of_card(event.card, force)
    rules = force.rules
    worth = {EventKind.COUP: rules.pts_coup, EventKind.EXTENDED: rules.pts_extension}
    return _sentences()[event.kind].format(
        card="" if event.card is None else card_name(event.card),
        points=points(worth.get(event.kind, rules.match_target)),
        hand=number(rules.hand_size),
        miles=miles(force.target),
        goal=miles(rules.extension_target),
    )


def _sentences() -> dict[EventKind, str]:
    return {
        EventKind.DEALT: translate(
            "Rules", "All cards were shuffled, and everybody was dealt {hand} of them."
        ),
        EventKind.DREW: translate(
            "Rules", "Every turn begins with a card from the draw pile, as long as there is one."
        ),
        EventKind.PLAYED: translate("Rules", "A card was played, which ends most turns."),
        EventKind.DISCARDED: translate(
            "Rules",
            "Who cannot or will not play a card discards one, which ends the turn. {card} is out "
            "of this race.",
        ),
        EventKind.ASKED: translate(
            "Rules",
            "A hazard was played. Whoever was hit may answer at once with the right safety.",
        ),
        EventKind.PASSED: translate(
            "Rules", "Nothing was answered: the hazard stays, whether a safety was held or not."
        ),
        EventKind.COUP: translate(
            "Rules",
            "The hazard was answered at once with its safety, {card}: the hazard is gone, and "
            "there are {points} more.",
        ),
        EventKind.REMOVED: translate(
            "Rules", "{card} was taken off by a safety, and lies on the discard pile now."
        ),
        EventKind.REACHED: translate(
            "Rules", "First at {miles}: now the trip is finished there, or extended to {goal}."
        ),
        EventKind.EXTENDED: translate(
            "Rules", "The trip is {goal} long now, for everybody, and worth {points} more."
        ),
        EventKind.FINISHED: translate("Rules", "The trip ends here, and so does the race."),
        EventKind.RACE_OVER: translate(
            "Rules", "No more cards are played: what lies on the table is scored."
        ),
        EventKind.MATCH_OVER: translate(
            "Rules", "A side has {points} or more after a race: that ends the match."
        ),
    }


def _of_card(card: Card, force: InForce) -> str:
    if card.family is Family.DISTANCE:
        text = translate("Rules", "{number} miles more, of the {miles} that the trip is long.")
        return text.format(number=number(card.miles), miles=miles(force.target))
    if card.family is Family.SAFETY:
        return _of_safety(card, force)
    return _of_hazard(card) if card.family is Family.HAZARD else _of_remedy(card)


def _of_safety(card: Card, force: InForce) -> str:
    text = translate(
        "Rules", "{card} protects its side for the rest of the race, and is worth {points}."
    )
    again = translate("Rules", "While there are cards to draw, it also gives another turn.")
    said = text.format(card=card_name(card), points=points(force.rules.pts_safety))
    return f"{said} {again}"


def _of_hazard(card: Card) -> str:
    if card is Card.SPEED_LIMIT:
        text = translate(
            "Rules",
            "Only cards up to {limit} may be played now, until {remedy}. {safety}, at once, would "
            "be a coup fourré.",
        )
    elif card is Card.STOP:
        text = translate(
            "Rules",
            "No miles until {remedy} is played. {safety}, at once, would be a coup fourré.",
        )
    else:
        text = translate(
            "Rules",
            "No miles until {remedy}, and then Roll, are played. {safety}, at once, would be a "
            "coup fourré.",
        )
    return text.format(
        limit=number(LIMIT_MILES),
        remedy=card_name(REMEDY_FOR[card]),
        safety=card_name(SAFETY_FOR[card]),
    )


def _of_remedy(card: Card) -> str:
    if card is Card.ROLL:
        return translate("Rules", "The light is green: from the next turn on, miles can be played.")
    if card is Card.END_OF_LIMIT:
        return translate("Rules", "The speed limit is over: every distance may be played again.")
    text = translate(
        "Rules", "{hazard} is repaired. To drive on, a Roll is still needed, or Right of Way."
    )
    return text.format(hazard=card_name(REPAIRED_BY[card]))
