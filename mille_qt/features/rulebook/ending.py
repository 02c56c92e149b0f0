"""The chapters on the end of a race and of a match, and on scoring."""

from mille_qt.features.rulebook.chapter import (
    Chapter,
    CurrentRules,
    RuleParagraph,
    RuleTable,
    TableRow,
)
from mille_qt.features.rulebook.trip import races_to_win
from mille_qt.ui.texts.cards import miles, points
from mille_qt.ui.texts.scores import score_item, score_item_note
from mille_qt.ui.translation import translate
from mille_rules.rulesets import RuleSet
from mille_rules.scoring import ITEMS


def the_end(current: CurrentRules) -> Chapter:
    """The end of races and matches, and the extension."""
    award = (_award(current),) if current.extendable else ()
    return Chapter(
        translate("Rules", "End of race and match"),
        (_race_end(current), _extension(current), *award, _match(current)),
    )


def _race_end(current: CurrentRules) -> RuleParagraph:
    if current.extendable:
        done = translate(
            "Rules",
            "A race ends when a side completes its trip of {miles}, or of {goal} after an "
            "extension.",
        )
    else:
        done = translate("Rules", "A race ends when a side completes its trip of {miles}.")
    goal = miles(current.rules.extension_target)
    texts = [done.format(miles=miles(current.target), goal=goal)]
    if current.rules.hand_ends == "no_playable":
        texts.append(
            translate(
                "Rules",
                "It also ends when the draw pile is empty and nobody holds a card they can play.",
            )
        )
    else:
        texts.append(
            translate(
                "Rules", "It also ends when the draw pile is empty and nobody has any cards left."
            )
        )
    texts.append(translate("Rules", "No moves can be made after that; the next race is dealt."))
    return RuleParagraph("race-end", translate("Rules", "The end of a race"), tuple(texts))


def _extension(current: CurrentRules) -> RuleParagraph:
    goal = miles(current.rules.extension_target)
    texts: tuple[str, ...]
    if current.extendable:
        texts = (
            translate(
                "Rules",
                "The first side to reach {miles} may finish there, or extend the trip to {goal} "
                "for everyone. The player who played the card decides, before anything else is "
                "played.",
            ),
            translate(
                "Rules",
                "There can be only one extension per race, and none once no cards are left in the "
                "draw pile or any hand.",
            ),
        )
    else:
        none = translate(
            "Rules", "With this number of players there is no extension: the trip ends at {miles}."
        )
        if not any(map(current.rules.extendable, current.rules.player_counts)):
            none = translate("Rules", "There is no extension: the trip ends at {miles}.")
        texts = (none,)
    filled = tuple(text.format(miles=miles(current.target), goal=goal) for text in texts)
    return RuleParagraph("extension", translate("Rules", "The extension"), filled)


def _award(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    if rules.extension_award == "completer":
        text = translate("Rules", "The side that completes an extended trip scores {points} more.")
    else:
        text = translate(
            "Rules",
            "The side that extended the trip scores {points} more if it gets there first. If not, "
            "each opposing side scores them.",
        )
    worth = points(rules.pts_extension)
    title = translate("Rules", "Points for the extension")
    return RuleParagraph("extension-award", title, (text.format(points=worth),))


def _match(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    if rules.by_races:
        return RuleParagraph("match", translate("Rules", "The match"), _match_by_races(rules))
    if rules.tie_policy == "draw":
        tie = translate("Rules", "Sides that tie for first place win together.")
    else:
        tie = translate("Rules", "If sides tie for first place, one more race is played.")
    if rules.one_race:
        text = translate("Rules", "The match is a single race: the side with the most points wins.")
    else:
        text = translate(
            "Rules",
            "Add up the points of all races. After the race in which a side reaches {points}, the "
            "side with the most points wins. Every race is played to its end.",
        ).format(points=points(rules.match_target))
    return RuleParagraph("match", translate("Rules", "The match"), (text, tie))


def _match_by_races(rules: RuleSet) -> tuple[str, ...]:
    if rules.one_race:
        together = translate("Rules", "Sides that win the race together win the match together.")
        again = translate("Rules", "If sides win the race together, one more race is played.")
    else:
        together = translate("Rules", "Sides that get there in the same race win together.")
        again = translate("Rules", "If sides get there in the same race, one more race is played.")
    return races_to_win(rules), together if rules.tie_policy == "draw" else again


def _race_winner() -> Chapter:
    texts = (
        translate("Rules", "The side that completes its trip wins the race."),
        translate(
            "Rules",
            "If the cards are gone before that, the side with the most miles wins; with equal "
            "miles, each of them wins the race. If nobody has any miles, nobody does.",
        ),
        translate("Rules", "Miles, safeties and coups fourrés score no points."),
    )
    title = translate("Rules", "Scoring")
    return Chapter(title, (RuleParagraph("scoring", translate("Rules", "Who wins a race"), texts),))


def the_score(current: CurrentRules) -> Chapter:
    """The score of a race, item by item; or who wins it."""
    if current.rules.by_races:
        return _race_winner()
    rows = tuple(
        TableRow((score_item(item), score_item_note(item, current.rules)), anchor=f"score-{item}")
        for item in ITEMS
        if current.extendable or item != "extension"
    )
    heads = (translate("Rules", "Item"), translate("Rules", "Points"))
    items = RuleParagraph(
        "scoring",
        translate("Rules", "Points in a race"),
        (
            translate(
                "Rules",
                "Every side scores, even if it has not completed its trip. Cards left in your "
                "hand score nothing.",
            ),
            RuleTable(heads, rows),
        ),
    )
    return Chapter(translate("Rules", "Scoring"), (items, _shutout(current)))


def _shutout(current: CurrentRules) -> RuleParagraph:
    if current.rules.shutout_to == "every_opponent":
        text = translate(
            "Rules",
            "A side that has played no distance cards is shut out. Every side that has driven "
            "scores {points} for each opposing side shut out, even if no trip was completed.",
        )
    else:
        text = translate(
            "Rules",
            "A side that has played no distance cards is shut out. The side that completes the "
            "trip scores {points} for each opposing side shut out.",
        )
    worth = points(current.rules.pts_shutout)
    return RuleParagraph("shutout", translate("Rules", "Shutout"), (text.format(points=worth),))
