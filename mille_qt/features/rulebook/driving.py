"""The chapters on driving: distances, hazards, remedies and the limit."""

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
from mille_qt.ui.texts.cards import card_name, miles, number
from mille_qt.ui.translation import translate
from mille_rules.cards import BATTLE_HAZARDS, DISTANCES, REMEDY_FOR, SAFETIES, SAFETY_FOR, Card


def driving(current: CurrentRules) -> Chapter:
    """Rolling, distances, 200s and the finish."""
    return Chapter(
        translate("Rules", "Driving"),
        (_start(current), _distance(current), _quotas(current), _finish(current)),
    )


def _start(current: CurrentRules) -> RuleParagraph:
    if current.rules.roll_after_remedy:
        rolling = translate(
            "Rules",
            "You can drive only while you are rolling: with a Roll on top of your battle "
            "pile. In every race you need a Roll, or Right of Way, before your first miles.",
        )
    else:
        rolling = translate(
            "Rules",
            "You can drive only while you are rolling: with a Roll, or the remedy of your last "
            "hazard, on top of your battle pile. In every race you need a Roll, or Right of Way, "
            "before your first miles.",
        )
    return RuleParagraph(
        "start",
        translate("Rules", "Rolling"),
        (
            CardRow((CardPicture(Card.ROLL, card_name(Card.ROLL)),)),
            rolling,
            translate(
                "Rules",
                "While you are rolling, you cannot play another Roll. With Right of Way you roll "
                "without one, as long as nothing else stops you.",
            ),
        ),
    )


def _distance(current: CurrentRules) -> RuleParagraph:
    distances = current.rules.distances
    dealt = current.dealt(DISTANCES)
    names = tuple(CardPicture(card, miles(distances[card])) for card in dealt)
    return RuleParagraph(
        "distance",
        translate("Rules", "Distance cards"),
        (
            CardRow(names),
            translate(
                "Rules",
                "While you are rolling, you may play one distance card per turn; your miles add "
                "up. Under a speed limit you may play only cards up to {limit}.",
            ).format(limit=number(current.rules.limit_miles)),
        ),
    )


def _quotas(current: CurrentRules) -> RuleParagraph:
    none = translate("Rules", "These rules allow no {card}s.")
    texts = tuple(
        (RuleCounts().most_of_a_card(most) if most else none).format(card=card_name(card))
        for card, most in current.rules.quotas
    )
    free = translate("Rules", "A side may play as many of each distance card as it likes.")
    if _needs_all_cards(current):
        every = translate(
            "Rules", "Together these make {miles}: a side has to play all of them, in any order."
        )
        texts += (every.format(miles=miles(current.target)),)
    return RuleParagraph("quotas", translate("Rules", "How many of each card"), texts or (free,))


def _needs_all_cards(current: CurrentRules) -> bool:
    """Return whether each side reaches the target only with all distance cards it may play."""
    rules = current.rules
    helped = any(rules.start_miles(rules.sides_for(current.seats)))
    by_safeties = rules.safety_counts == "miles" and current.dealt(SAFETIES)
    others = helped or by_safeties or rules.finish != "exactly"
    return not others and _most_miles(current) == current.target


def _most_miles(current: CurrentRules) -> int | None:
    """The miles that quotas of all distance cards add up to; None without such quotas."""
    quotas = dict(current.rules.quotas)
    if not all(card in quotas for card in current.dealt(DISTANCES)):
        return None
    return sum(most * current.rules.distances[card] for card, most in quotas.items())


def _finish(current: CurrentRules) -> RuleParagraph:
    if current.rules.finish == "at_least":
        return _beyond(current)
    if current.extendable:
        text = translate(
            "Rules",
            "You must land on exactly {miles}, or {goal} after an extension. You cannot play a "
            "card that takes you farther.",
        )
    else:
        text = translate(
            "Rules",
            "You must land on exactly {miles}. You cannot play a card that takes you farther.",
        )
    filled = text.format(miles=miles(current.target), goal=miles(current.rules.extension_target))
    return RuleParagraph("exact-finish", translate("Rules", "The exact finish"), (filled,))


def _beyond(current: CurrentRules) -> RuleParagraph:
    """The finish where the last card may go beyond the target."""
    texts = [
        translate(
            "Rules",
            "You have to reach {miles}. Your last card may take you farther; what goes beyond does "
            "not count.",
        )
    ]
    if current.extendable:
        texts.append(
            translate(
                "Rules", "If the trip is extended, all your miles count towards {goal} after all."
            )
        )
    goal = miles(current.rules.extension_target)
    filled = tuple(text.format(miles=miles(current.target), goal=goal) for text in texts)
    return RuleParagraph("exact-finish", translate("Rules", "The finish"), filled)


def stopping(current: CurrentRules) -> Chapter:
    """Hazards, attacks, remedies, stops and the speed limit."""
    return Chapter(
        translate("Rules", "Hazards and remedies"),
        (
            _hazards(current),
            _attack(current),
            *([_protected()] if current.dealt(SAFETIES) else []),
            _remedies(current),
            _stop(),
            _limit(current),
        ),
    )


def _hazards(current: CurrentRules) -> RuleParagraph:
    heads = (
        translate("Rules", "Hazard"),
        translate("Rules", "Remedy"),
        translate("Rules", "Safety"),
    )
    hazards = current.dealt((*BATTLE_HAZARDS, Card.SPEED_LIMIT))
    rows = [
        (card_name(hazard), _remedy_words(hazard, current), card_name(SAFETY_FOR[hazard]))
        for hazard in hazards
    ]
    shown = len(heads) if current.dealt(SAFETIES) else len(heads) - 1
    return RuleParagraph(
        "hazards",
        translate("Rules", "Hazards"),
        (
            translate(
                "Rules",
                "Play hazards on your opponents. A hazard on the battle pile stops a side until "
                "it plays the remedy shown here.",
            ),
            RuleTable(heads[:shown], tuple(TableRow(row[:shown]) for row in rows)),
        ),
    )


def _remedy_words(hazard: Card, current: CurrentRules) -> str:
    remedy = card_name(REMEDY_FOR[hazard])
    if hazard in (Card.STOP, Card.SPEED_LIMIT) or not current.rules.roll_after_remedy:
        return remedy
    both = translate("Rules", "{remedy}, then {roll}")
    return both.format(remedy=remedy, roll=card_name(Card.ROLL))


def _attack(current: CurrentRules) -> RuleParagraph:
    if current.rules.battle_hazard_on == "rolling":
        text = translate(
            "Rules",
            "You can play a hazard only on a side that is rolling, not on one that has not "
            "started or is already stopped.",
        )
    else:
        text = translate(
            "Rules",
            "Hazards can be stacked: play them on any side that has started, even one that is "
            "already stopped. Only the top card counts.",
        )
    if current.rules.speed_limit_on == "rolling":
        limit = translate(
            "Rules",
            "Speed Limit has its own pile. It can be played only on a side that is rolling and "
            "has no limit.",
        )
    else:
        limit = translate(
            "Rules",
            "Speed Limit is different: it has its own pile and can be played on any side without "
            "one, rolling or not.",
        )
    own = translate(
        "Rules",
        "Hazards go on opponents, all other cards on your own side. Against several sides, you "
        "choose which to attack.",
    )
    return RuleParagraph("attack", translate("Rules", "Whom you can attack"), (text, limit, own))


def _protected() -> RuleParagraph:
    return RuleParagraph(
        "protected",
        translate("Rules", "Protected sides"),
        (
            translate(
                "Rules",
                "You cannot play a hazard on a side that has the safety against it on the table.",
            ),
        ),
    )


def _remedies(current: CurrentRules) -> RuleParagraph:
    cards = current.dealt((Card.REPAIRS, Card.GASOLINE, Card.SPARE_TIRE))
    if current.rules.roll_after_remedy:
        then = translate(
            "Rules",
            "After that you are still stopped: play a Roll on a later turn, unless you have "
            "Right of Way. A Roll alone repairs nothing.",
        )
    else:
        then = translate(
            "Rules",
            "After that you are rolling again, and can be attacked again. You need a Roll only to "
            "start and against a Stop; it repairs nothing.",
        )
    return RuleParagraph(
        "remedies",
        translate("Rules", "Remedies"),
        (
            CardRow(tuple(CardPicture(card, card_name(card)) for card in cards)),
            translate(
                "Rules",
                "You can play a remedy only while its hazard is on top of your battle pile.",
            ),
            then,
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
            translate("Rules", "Stop needs no repair: its remedy is a Roll."),
        ),
    )


def _limit(current: CurrentRules) -> RuleParagraph:
    cards = (Card.SPEED_LIMIT, Card.END_OF_LIMIT)
    at_start = translate(
        "Rules",
        "Every side begins a race with this limit. A Speed Limit can be played on it only after "
        "an End of Limit.",
    )
    return RuleParagraph(
        "limit",
        translate("Rules", "The speed limit"),
        (
            CardRow(tuple(CardPicture(card, card_name(card)) for card in cards)),
            translate(
                "Rules",
                "Under a Speed Limit you keep rolling, but may play only cards up to {limit}. End "
                "of Limit or Right of Way ends it; no Roll is needed afterwards.",
            ).format(limit=number(current.rules.limit_miles)),
            translate(
                "Rules",
                "You can play End of Limit only while you have a limit, rolling or not. You "
                "cannot play a Speed Limit on a Speed Limit.",
            ),
            *((at_start,) if current.rules.starts_limited else ()),
        ),
    )
