"""The last chapters: playing together, the rule sets side by side, and keys."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.chapter import (
    Chapter,
    CurrentRules,
    RuleParagraph,
    RuleTable,
    TableRow,
)
from mille_qt.features.rulebook.encyclopedia import sources, with_the_article
from mille_qt.play.keys_dialog import key_list
from mille_qt.ui.texts import miles, rule_field, rule_set_difference, rule_set_name, rule_value
from mille_rules.rulesets import FIELDS, PRESETS, RuleSet

translate = QCoreApplication.translate
DIFFERENT = "≠"


def at_the_table(current: CurrentRules) -> Chapter:
    """Teams, and refusals that have nothing to do with driving."""
    return Chapter(
        translate("Rules", "At the table"),
        (_teams(current), _moment(), _take_back(), _change(), _right_moves(), _challenges()),
    )


def _teams(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    texts = [
        translate(
            "Rules",
            "In teams of two, partners sit opposite each other and share one tableau: a Roll, a "
            "remedy or a safety of one serves both. Hands stay secret, from the partner as well.",
        )
    ]
    for seats in (4, 6):
        if seats in rules.player_counts:
            one = CurrentRules(rules, seats)
            text = (
                translate("Rules", "{seats} players drive {miles}, and may extend the trip.")
                if one.extendable
                else translate("Rules", "{seats} players drive {miles}, without an extension.")
            )
            texts.append(text.format(seats=seats, miles=miles(one.target)))
    return RuleParagraph("teams", translate("Rules", "Teams"), tuple(texts))


def _moment() -> RuleParagraph:
    return RuleParagraph(
        "moment",
        translate("Rules", "Whose turn it is"),
        (
            translate(
                "Rules",
                "One player acts at a time: whoever’s turn it is, or, after a hazard, the side "
                "that was hit. The others wait.",
            ),
            translate(
                "Rules",
                "A move answers the table as it was seen. If something has happened meanwhile, the "
                "move is not made, and you choose anew.",
            ),
        ),
    )


def _challenges() -> RuleParagraph:
    return RuleParagraph(
        "challenges",
        translate("Rules", "Challenges"),
        (
            translate(
                "Rules",
                "A challenge is a number that stands for the cards of a whole match: everybody who "
                "types it gets the same cards. Every day has a deal of its own.",
            ),
            translate(
                "Rules",
                "The results of a number lead to the comparison of two tables, race by race. The "
                "score of a side is its points less those of each opponent. The difference is how "
                "much more it made of the same cards than the other table.",
            ),
        ),
    )


def _change() -> RuleParagraph:
    return RuleParagraph(
        "leaving",
        translate("Rules", "Leaving and coming"),
        (
            translate(
                "Rules",
                "At one screen, the computer can play on for somebody who leaves, and give the "
                "seat back; somebody who comes can take the seat of a computer player: Players… "
                "in the Game menu (F7). Cards and points stay with the seat. In the statistics, a "
                "race belongs to whoever has made the most moves on the seat.",
            ),
        ),
    )


def _take_back() -> RuleParagraph:
    return RuleParagraph(
        "take-back",
        translate("Rules", "Taking back a move"),
        (
            translate(
                "Rules",
                "Until the next card is drawn, you can take back your move with Backspace, if "
                "everybody agrees. All other people are asked; computer players agree.",
            ),
            translate(
                "Rules",
                "An answer to a hazard stays, and so does the end of a race. In challenges all "
                "moves stay. The statistics count a match with moves taken back apart.",
            ),
        ),
    )


def _right_moves() -> RuleParagraph:
    return RuleParagraph(
        "own-cards",
        translate("Rules", "Your own cards"),
        (translate("Rules", "You play from your own hand, at your own seat, and nothing else."),),
    )


def sets_side_by_side(current: CurrentRules) -> Chapter:
    """Compare all rule sets, and the house rules if any are in force."""
    columns = list(PRESETS.values())
    names = [rule_set_name(rules.name) for rules in columns]
    if current.rules not in columns:
        columns.append(current.rules)
        names.append(translate("Rules", "In force now"))
    # Rows with differences come first.
    rows = sorted((_comparison(field, columns) for field in FIELDS), key=lambda row: not row.marked)
    title = translate("Rules", "Rule sets side by side")
    explained = translate("Rules", "Rows with {sign} are not the same in all columns.")
    return Chapter(
        title,
        (
            RuleParagraph(
                "rule-sets",
                title,
                (
                    *(_difference(rules) for rules in PRESETS.values()),
                    explained.format(sign=DIFFERENT),
                    RuleTable(("", "", *names), tuple(rows)),
                ),
            ),
            with_the_article(columns, names),
            sources(),
        ),
    )


def _difference(rules: RuleSet) -> str:
    text = translate("Rules", "{book}: {difference}")
    return text.format(book=rule_set_name(rules.name), difference=rule_set_difference(rules.name))


def _comparison(field: str, columns: list[RuleSet]) -> TableRow:
    values = [getattr(rules, field) for rules in columns]
    differs = any(value != values[0] for value in values)
    said = (rule_value(field, value) for value in values)
    cells = (DIFFERENT if differs else "", rule_field(field), *said)
    return TableRow(cells, anchor=f"field-{field}", marked=differs)


def keys_at_the_table() -> Chapter:
    """List the keys."""
    rows = tuple(TableRow((key, meaning)) for key, meaning in key_list())
    heads = (translate("Rules", "Key"), translate("Rules", "What it does"))
    title = translate("Keys", "Keys at the table")
    return Chapter(title, (RuleParagraph("keys", title, (RuleTable(heads, rows),)),))
