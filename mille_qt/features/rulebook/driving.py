"""The chapters on driving: distances, hazards, remedies and the limit."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.counts import RuleCounts
from mille_qt.features.rulebook.parts import (
    Chapter,
    InForce,
    Paragraph,
    Picture,
    Pictures,
    Row,
    Table,
)
from mille_qt.ui.texts import card_name, miles, number
from mille_rules.cards import BATTLE_HAZARDS, DISTANCES, REMEDY_FOR, SAFETY_FOR, Card
from mille_rules.driving import LIMIT_MILES

translate = QCoreApplication.translate


def driving(force: InForce) -> Chapter:
    """From the first Roll to the exact finish."""
    return Chapter(
        translate("Rules", "Driving"),
        (_start(force), _distance(force), _two_hundreds(force), _exact(force)),
    )


def _start(_force: InForce) -> Paragraph:
    return Paragraph(
        "start",
        translate("Rules", "Rolling"),
        (
            Pictures((Picture(Card.ROLL, card_name(Card.ROLL)),)),
            translate(
                "Rules",
                "You drive only while you are rolling: with a Roll on top of your battle pile. So "
                "you need a Roll, or Right of Way, before the first miles of every trip.",
            ),
            translate(
                "Rules",
                "While you are rolling, another Roll cannot be played. With Right of Way you roll "
                "without any, as long as nothing else stops you.",
            ),
        ),
    )


def _distance(_force: InForce) -> Paragraph:
    names = tuple(Picture(card, miles(card.miles)) for card in DISTANCES)
    return Paragraph(
        "distance",
        translate("Rules", "Distance cards"),
        (
            Pictures(names),
            translate(
                "Rules",
                "While you are rolling you play one distance card a turn; the miles of all of them "
                "add up. Under a speed limit, only cards up to {limit}.",
            ).format(limit=number(LIMIT_MILES)),
        ),
    )


def _two_hundreds(force: InForce) -> Paragraph:
    most = force.rules.max_200
    none = translate("Rules", "Under these rules no 200 may be played: {count} for each side.")
    text = RuleCounts().most_200s(most) if most else none.format(count=number(most))
    return Paragraph("two-hundreds", translate("Rules", "The 200s"), (text,))


def _exact(force: InForce) -> Paragraph:
    if force.extendable:
        text = translate(
            "Rules",
            "You must arrive at {miles} exactly, or at {goal} once the trip has been extended. A "
            "card that would take you farther cannot be played.",
        )
    else:
        text = translate(
            "Rules",
            "You must arrive at {miles} exactly. A card that would take you farther cannot be "
            "played.",
        )
    filled = text.format(miles=miles(force.target), goal=miles(force.rules.extension_target))
    return Paragraph("exact-finish", translate("Rules", "The exact finish"), (filled,))


def stopping(force: InForce) -> Chapter:
    """What stops a side, and what gets it going."""
    return Chapter(
        translate("Rules", "Hazards and remedies"),
        (
            _hazards(),
            _attack(force),
            _protected(),
            _remedies(),
            _stop(),
            _limit(),
        ),
    )


def _hazards() -> Paragraph:
    heads = (
        translate("Rules", "Hazard"),
        translate("Rules", "Remedy"),
        translate("Rules", "Safety"),
    )
    rows = tuple(
        Row((card_name(hazard), _remedy_words(hazard), card_name(SAFETY_FOR[hazard])))
        for hazard in (*BATTLE_HAZARDS, Card.SPEED_LIMIT)
    )
    return Paragraph(
        "hazards",
        translate("Rules", "Hazards"),
        (
            translate(
                "Rules",
                "Hazards are played on opponents. A hazard on the battle pile stops a side until "
                "its remedy, and then a Roll, are played.",
            ),
            Table(heads, rows),
        ),
    )


def _remedy_words(hazard: Card) -> str:
    remedy = card_name(REMEDY_FOR[hazard])
    if hazard in (Card.STOP, Card.SPEED_LIMIT):
        return remedy
    both = translate("Rules", "{remedy}, then {roll}")
    return both.format(remedy=remedy, roll=card_name(Card.ROLL))


def _attack(force: InForce) -> Paragraph:
    if force.rules.battle_hazard_on == "rolling":
        text = translate(
            "Rules",
            "A battle hazard goes only on a side that is rolling. A side that has not started, or "
            "is stopped already, is left alone.",
        )
    else:
        text = translate(
            "Rules",
            "Hazards may be stacked: a battle hazard goes on any side that has started, even one "
            "that is stopped already. Only the top card counts.",
        )
    limit = translate(
        "Rules",
        "A Speed Limit has a pile of its own and goes on any side that has none yet, rolling or "
        "not.",
    )
    own = translate(
        "Rules",
        "Nobody plays a hazard on their own side, and nothing but hazards on another. With more "
        "than one opposing side you say which it goes to.",
    )
    return Paragraph("attack", translate("Rules", "Whom a hazard can hit"), (text, limit, own))


def _protected() -> Paragraph:
    return Paragraph(
        "protected",
        translate("Rules", "Protected sides"),
        (
            translate(
                "Rules",
                "A side with a safety on the table cannot be given the hazards that the safety is "
                "good against.",
            ),
        ),
    )


def _remedies() -> Paragraph:
    cards = (Card.REPAIRS, Card.GASOLINE, Card.SPARE_TIRE)
    return Paragraph(
        "remedies",
        translate("Rules", "Remedies"),
        (
            Pictures(tuple(Picture(card, card_name(card)) for card in cards)),
            translate(
                "Rules",
                "A remedy is played on the hazard it is for, when that is on top of your battle "
                "pile; at any other time it cannot be played.",
            ),
            translate(
                "Rules",
                "After it you still stand. Play a Roll in a later turn to go on; with Right of Way "
                "none is needed. Roll alone repairs nothing.",
            ),
        ),
    )


def _stop() -> Paragraph:
    return Paragraph(
        "stop",
        translate("Rules", "Stop"),
        (
            Pictures(
                (
                    Picture(Card.STOP, card_name(Card.STOP)),
                    Picture(Card.ROLL, card_name(Card.ROLL)),
                )
            ),
            translate("Rules", "A Stop needs no repair: a Roll is its remedy."),
        ),
    )


def _limit() -> Paragraph:
    cards = (Card.SPEED_LIMIT, Card.END_OF_LIMIT)
    return Paragraph(
        "limit",
        translate("Rules", "The speed limit"),
        (
            Pictures(tuple(Picture(card, card_name(card)) for card in cards)),
            translate(
                "Rules",
                "Under a Speed Limit you roll on, but only with cards up to {limit}. It ends with "
                "End of Limit, which needs no Roll after it, or with Right of Way.",
            ).format(limit=number(LIMIT_MILES)),
            translate(
                "Rules",
                "End of Limit can be played only while there is a limit, whether you are rolling "
                "or not. A second Speed Limit cannot lie on a first.",
            ),
        ),
    )
