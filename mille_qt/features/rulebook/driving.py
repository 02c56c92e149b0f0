"""The chapters on driving: distances, hazards, remedies and the limit."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.chapter import (
    CardPicture,
    CardRow,
    Chapter,
    CurrentRules,
    RuleCounts,
    RuleParagraph,
    RuleTable,
    TableRow,
)
from mille_qt.ui.texts import card_name, miles, number
from mille_rules.cards import BATTLE_HAZARDS, DISTANCES, REMEDY_FOR, SAFETY_FOR, Card
from mille_rules.driving import LIMIT_MILES

translate = QCoreApplication.translate


def driving(current: CurrentRules) -> Chapter:
    """Rolling, distances, 200s and the exact finish."""
    return Chapter(
        translate("Rules", "Driving"),
        (_start(current), _distance(current), _two_hundreds(current), _exact(current)),
    )


def _start(_current: CurrentRules) -> RuleParagraph:
    return RuleParagraph(
        "start",
        translate("Rules", "Rolling"),
        (
            CardRow((CardPicture(Card.ROLL, card_name(Card.ROLL)),)),
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


def _distance(_current: CurrentRules) -> RuleParagraph:
    names = tuple(CardPicture(card, miles(card.miles)) for card in DISTANCES)
    return RuleParagraph(
        "distance",
        translate("Rules", "Distance cards"),
        (
            CardRow(names),
            translate(
                "Rules",
                "While you are rolling you play one distance card a turn; the miles of all of them "
                "add up. Under a speed limit, only cards up to {limit}.",
            ).format(limit=number(LIMIT_MILES)),
        ),
    )


def _two_hundreds(current: CurrentRules) -> RuleParagraph:
    most = current.rules.max_200
    none = translate("Rules", "Under these rules no 200 may be played: {count} for each side.")
    text = RuleCounts().most_200s(most) if most else none.format(count=number(most))
    return RuleParagraph("two-hundreds", translate("Rules", "The 200s"), (text,))


def _exact(current: CurrentRules) -> RuleParagraph:
    if current.extendable:
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
    filled = text.format(miles=miles(current.target), goal=miles(current.rules.extension_target))
    return RuleParagraph("exact-finish", translate("Rules", "The exact finish"), (filled,))


def stopping(current: CurrentRules) -> Chapter:
    """Hazards, attacks, remedies, stops and the speed limit."""
    return Chapter(
        translate("Rules", "Hazards and remedies"),
        (
            _hazards(),
            _attack(current),
            _protected(),
            _remedies(),
            _stop(),
            _limit(),
        ),
    )


def _hazards() -> RuleParagraph:
    heads = (
        translate("Rules", "Hazard"),
        translate("Rules", "Remedy"),
        translate("Rules", "Safety"),
    )
    rows = tuple(
        TableRow((card_name(hazard), _remedy_words(hazard), card_name(SAFETY_FOR[hazard])))
        for hazard in (*BATTLE_HAZARDS, Card.SPEED_LIMIT)
    )
    return RuleParagraph(
        "hazards",
        translate("Rules", "Hazards"),
        (
            translate(
                "Rules",
                "Hazards are played on opponents. A hazard on the battle pile stops a side until "
                "its remedy, and then a Roll, are played.",
            ),
            RuleTable(heads, rows),
        ),
    )


def _remedy_words(hazard: Card) -> str:
    remedy = card_name(REMEDY_FOR[hazard])
    if hazard in (Card.STOP, Card.SPEED_LIMIT):
        return remedy
    both = translate("Rules", "{remedy}, then {roll}")
    return both.format(remedy=remedy, roll=card_name(Card.ROLL))


def _attack(current: CurrentRules) -> RuleParagraph:
    if current.rules.battle_hazard_on == "rolling":
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
    return RuleParagraph("attack", translate("Rules", "Whom a hazard can hit"), (text, limit, own))


def _protected() -> RuleParagraph:
    return RuleParagraph(
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


def _remedies() -> RuleParagraph:
    cards = (Card.REPAIRS, Card.GASOLINE, Card.SPARE_TIRE)
    return RuleParagraph(
        "remedies",
        translate("Rules", "Remedies"),
        (
            CardRow(tuple(CardPicture(card, card_name(card)) for card in cards)),
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


def _stop() -> RuleParagraph:
    return RuleParagraph(
        "stop",
        translate("Rules", "Stop"),
        (
            CardRow(
                (
                    CardPicture(Card.STOP, card_name(Card.STOP)),
                    CardPicture(Card.ROLL, card_name(Card.ROLL)),
                )
            ),
            translate("Rules", "A Stop needs no repair: a Roll is its remedy."),
        ),
    )


def _limit() -> RuleParagraph:
    cards = (Card.SPEED_LIMIT, Card.END_OF_LIMIT)
    return RuleParagraph(
        "limit",
        translate("Rules", "The speed limit"),
        (
            CardRow(tuple(CardPicture(card, card_name(card)) for card in cards)),
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
