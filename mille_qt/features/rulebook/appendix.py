"""The last chapters: playing together, the rule sets side by side, and keys."""

from mille_qt.features.rulebook.chapter import (
    Chapter,
    CurrentRules,
    RuleParagraph,
    RuleTable,
    TableRow,
)
from mille_qt.features.rulebook.encyclopedia import deck_sizes, sources, with_the_article
from mille_qt.play.keys_dialog import table_keys, window_keys
from mille_qt.ui.editions import edition_of
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.texts.rules import rule_set_name, rule_set_texts, rule_value
from mille_qt.ui.translation import in_edition, translate
from mille_rules.rule_kinds import MilesBySeats
from mille_rules.rulesets import FIELDS, KINDS, PRESETS, RuleSet

DIFFERENT = "≠"


def at_the_table() -> Chapter:
    """Teams, and refusals that have nothing to do with driving."""
    return Chapter(
        translate("Rules", "At the table"),
        (_teams(), _moment(), _take_back(), _change(), _right_moves(), _challenges()),
    )


def _teams() -> RuleParagraph:
    return RuleParagraph(
        "teams",
        translate("Rules", "Teams"),
        (
            translate(
                "Rules",
                "Partners share one playing area: a Roll, remedy or safety played by one serves "
                "both. Hands stay secret, even between partners.",
            ),
        ),
    )


def _moment() -> RuleParagraph:
    return RuleParagraph(
        "moment",
        translate("Rules", "Whose turn it is"),
        (
            translate(
                "Rules",
                "Only one side acts at a time: the player whose turn it is or, after a hazard, "
                "the side attacked. The others wait.",
            ),
            translate(
                "Rules",
                "If the table has changed before your move is made, the move does not count and "
                "you choose again.",
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
                "A challenge is a number for the cards of a whole match: everyone who enters it "
                "gets the same cards. Each day has its own deal.",
            ),
            translate(
                "Rules",
                "Its results list the points of everyone who played it, race by race.",
            ),
        ),
    )


def _change() -> RuleParagraph:
    return RuleParagraph(
        "leaving",
        translate("Rules", "Changing players"),
        (
            translate(
                "Rules",
                "On a shared screen, the computer can take over a seat and give it back, and a "
                "person can take the seat of a computer player (F7). Cards and points stay with "
                "the seat. In the statistics, a race counts for the player who made the most "
                "moves in that seat.",
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
                "Against computer players alone, you can go back to your last decision "
                "(Backspace), again and again, until the race is over. The cards stay as they "
                "were dealt.",
            ),
            translate(
                "Rules",
                "With other people, you can ask to take back your move until the next card is "
                "drawn. Everyone must agree; computer players always do. After such a move nothing "
                "happens for three seconds, or until you press any key. If you are refused twice "
                "in a race, you cannot ask again.",
            ),
            translate(
                "Rules",
                "A move that ended the race stays, and so does every move in a challenge; with "
                "other people also an answer to a hazard. The statistics count races with moves "
                "taken back separately.",
            ),
        ),
    )


def _right_moves() -> RuleParagraph:
    return RuleParagraph(
        "own-cards",
        translate("Rules", "Your own cards"),
        (translate("Rules", "You play only from your own hand, at your own seat."),),
    )


def sets_side_by_side(current: CurrentRules) -> Chapter:
    """Compare all rule sets, and the house rules if any are in force."""
    columns = list(PRESETS.values())
    names = [rule_set_name(rules.name) for rules in columns]
    if current.rules not in columns:
        columns.append(current.rules)
        names.append(translate("Rules", "Current rules"))
    # Rows with differences come first.
    rows = sorted((_comparison(field, columns) for field in FIELDS), key=lambda row: not row.marked)
    title = translate("Rules", "Rule sets compared")
    explained = translate("Rules", "{sign} marks the rows that differ.")
    return Chapter(
        title,
        (
            RuleParagraph(
                "rule-sets",
                translate("Rules", "Differences"),
                (
                    *(_difference(rules) for rules in PRESETS.values()),
                    explained.format(sign=DIFFERENT),
                    RuleTable(("", "", *names), tuple(rows)),
                ),
            ),
            with_the_article(columns, names),
            sources(PRESETS),
        ),
    )


def _difference(rules: RuleSet) -> str:
    text = translate("Rules", "{book}. {difference}")
    said = rule_set_texts(rules.name)
    return text.format(book=said.name, difference=said.difference)


def _played(rules: RuleSet, field: str) -> object:
    """The value of a field; trips only of the tables that the rules are for."""
    value = getattr(rules, field)
    if isinstance(KINDS[field], MilesBySeats):
        return tuple(trip for trip in value if trip[0] in rules.player_counts)
    return value


def _comparison(field: str, columns: list[RuleSet]) -> TableRow:
    values = [_played(rules, field) for rules in columns]
    if field == "deck":
        # Two players never see the full deck of rules that have a short one for them.
        text = translate("Texts", "{number} cards")
        said = [text.format(number=deck_sizes(rules, rules.player_counts)) for rules in columns]
    else:
        said = []
        for rules, value in zip(columns, values, strict=True):
            with in_edition(edition_of(rules.name)):
                said.append(rule_value(field, value))
    differs = len(set(values)) > 1 or len(set(said)) > 1
    cells = (DIFFERENT if differs else "", rule_field(field), *said)
    return TableRow(cells, anchor=f"field-{field}", marked=differs)


def keys_at_the_table() -> Chapter:
    """List the keys at the table and everywhere."""
    rows = tuple(TableRow(line) for line in (*table_keys(), *window_keys()))
    heads = (translate("Rules", "Key"), translate("Rules", "Action"))
    title = translate("Keys", "Keys at the table")
    return Chapter(title, (RuleParagraph("keys", title, (RuleTable(heads, rows),)),))
