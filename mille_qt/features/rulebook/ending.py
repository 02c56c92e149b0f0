"""The chapters on the end of a race and of a match, and on scoring."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.chapter import (
    Chapter,
    CurrentRules,
    RuleParagraph,
    RuleTable,
    TableRow,
)
from mille_qt.ui.texts import miles, points, score_item, score_item_note
from mille_rules.rulesets import ONE_RACE
from mille_rules.scoring import ITEMS

translate = QCoreApplication.translate


def the_end(current: CurrentRules) -> Chapter:
    """The end of races and matches, and the extension."""
    return Chapter(
        translate("Rules", "The end"),
        (_race_end(current), _extension(current), _award(current), _match(current)),
    )


def _race_end(current: CurrentRules) -> RuleParagraph:
    if current.extendable:
        done = translate(
            "Rules",
            "A race is over when a side has completed its trip: {miles}, or {goal} once it has "
            "been extended.",
        )
    else:
        done = translate("Rules", "A race is over when a side has completed its trip of {miles}.")
    goal = miles(current.rules.extension_target)
    texts = [done.format(miles=miles(current.target), goal=goal)]
    if current.rules.hand_ends == "no_playable":
        texts.append(
            translate(
                "Rules",
                "It is also over when the draw pile is empty and nobody holds a card that can be "
                "played.",
            )
        )
    else:
        texts.append(
            translate(
                "Rules",
                "It is also over when the draw pile is empty and nobody has a card left.",
            )
        )
    texts.append(
        translate("Rules", "In a race that is over no more moves are made; the next deal follows.")
    )
    return RuleParagraph("race-end", translate("Rules", "The end of a race"), tuple(texts))


def _extension(current: CurrentRules) -> RuleParagraph:
    goal = miles(current.rules.extension_target)
    texts: tuple[str, ...]
    if current.extendable:
        texts = (
            translate(
                "Rules",
                "Whoever is first at {miles} may finish there, or extend the trip to {goal}, once "
                "in a race. The player who has laid the card decides, and before anything else is "
                "played.",
            ),
            translate(
                "Rules",
                "From then on {goal} is the target for everybody. Not offered when no card is left "
                "anywhere.",
            ),
        )
    else:
        texts = (
            translate(
                "Rules", "With so many players the trip ends at {miles}: there is no extension."
            ),
        )
    filled = tuple(text.format(miles=miles(current.target), goal=goal) for text in texts)
    return RuleParagraph("extension", translate("Rules", "The extension"), filled)


def _award(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    if rules.extension_award == "completer":
        text = translate(
            "Rules", "An extended trip is worth {points} more to whoever completes it."
        )
    else:
        text = translate(
            "Rules",
            "An extended trip is worth {points} more to the side that extended it, if it gets "
            "there first. If not, every opposing side has them.",
        )
    worth = points(rules.pts_extension)
    title = translate("Rules", "What an extension is worth")
    return RuleParagraph("extension-award", title, (text.format(points=worth),))


def _match(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    if rules.tie_policy == "draw":
        tie = translate("Rules", "If several sides lead with equal points, they win together.")
    else:
        tie = translate(
            "Rules", "If several sides lead with equal points, one more race is played."
        )
    if rules.match_target == ONE_RACE:
        text = translate("Rules", "The match is a single race: the side with the most points wins.")
    else:
        text = translate(
            "Rules",
            "Races are added up. After the race in which a side gets to {points}, the side "
            "with the most wins. A race is always played to its end.",
        ).format(points=points(rules.match_target))
    return RuleParagraph("match", translate("Rules", "The match"), (text, tie))


def the_score(current: CurrentRules) -> Chapter:
    """The score of a race, item by item."""
    rows = tuple(
        TableRow((score_item(item), score_item_note(item, current.rules)), anchor=f"score-{item}")
        for item in ITEMS
    )
    heads = (translate("Rules", "Item"), translate("Rules", "Points"))
    items = RuleParagraph(
        "scoring",
        translate("Rules", "What a race is worth"),
        (
            translate(
                "Rules", "Every side scores, whoever arrives. Cards left in hands count nothing."
            ),
            RuleTable(heads, rows),
        ),
    )
    return Chapter(translate("Rules", "Scoring"), (items, _shutout(current)))


def _shutout(current: CurrentRules) -> RuleParagraph:
    if current.rules.shutout_to == "every_opponent":
        text = translate(
            "Rules",
            "A side that has played no distance card is shut out. Every side that has driven gets "
            "{points} for each, whether anybody has arrived or not.",
        )
    else:
        text = translate(
            "Rules",
            "A side that has played no distance card is shut out. Whoever completes the trip gets "
            "{points} for each opposing side that is.",
        )
    worth = points(current.rules.pts_shutout)
    return RuleParagraph("shutout", translate("Rules", "The shutout"), (text.format(points=worth),))
