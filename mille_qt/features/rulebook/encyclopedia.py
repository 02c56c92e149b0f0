"""Compares the encyclopedia article on the game with each rule set."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.chapter import RuleParagraph, RuleTable, TableRow
from mille_qt.ui.texts import names_together, number, rule_field, rule_value
from mille_rules.rulesets import RuleSet

translate = QCoreApplication.translate

#: Before what a rule set does, where the article says otherwise.
DEVIATES = "≠"
#: The fields of a rule set that the article speaks of, and what it says.
ARTICLE_FIELDS: dict[str, object] = {
    "extension_award": "completer",
    "corrective_safety": "neutralise",
    "can_discard_safety": True,
    "hand_ends": "hands_empty",
    "shutout_to": "completer",
}
#: Numbers of players that a rule set may give the short deck.
FEW = (2, 3)
FULL_DECK_SIZE = 106


def with_the_article(columns: Sequence[RuleSet], names: Sequence[str]) -> RuleParagraph:
    """Compare rule sets, under these names, with the encyclopedia article."""
    fields = (_field_row(field, columns) for field in ARTICLE_FIELDS)
    rows = (*fields, *_plays(columns), _decks(columns))
    heads = ("", translate("Rules", "Encyclopedia article"), *names)
    explained = translate(
        "Rules", "What the article on Mille Bornes says, and what is played here; {sign} differs."
    )
    return RuleParagraph(
        "article",
        translate("Rules", "If you know the encyclopedia article"),
        (
            explained.format(sign=DEVIATES),
            RuleTable(heads, rows),
            _about_the_extension(),
        ),
    )


def sources() -> RuleParagraph:
    """Name the documents behind the rule sets."""
    return RuleParagraph(
        "sources",
        translate("Rules", "Where the rules come from"),
        (
            translate("Rules", "Winning Moves: the rules of the collector’s edition."),
            translate(
                "Rules",
                "Classic 1962: the booklet of Parker Brothers, as the encyclopedia article on "
                "Mille Bornes quotes it.",
            ),
            translate(
                "Rules",
                "BSD Unix 1982: manual page and source of the program mille; where they differ, "
                "the manual page.",
            ),
            translate("Rules", "Dujardin: the French rule book."),
        ),
    )


def _about_the_extension() -> str:
    text = translate(
        "Rules",
        "In the article’s table of scores the extension counts only for a side that completes the "
        "trip. Classic 1962 follows the later rule, as it is in the collector’s edition of Winning "
        "Moves and in the book of Dujardin: if whoever called the extension fails, every opponent "
        "has the points. For the article’s rule, choose “{value}” among the house rules, under "
        "“{field}”.",
    )
    value = rule_value("extension_award", "completer")
    return text.format(value=value, field=rule_field("extension_award"))


def _field_row(field: str, columns: Sequence[RuleSet]) -> TableRow:
    said = rule_value(field, ARTICLE_FIELDS[field])
    values = [rule_value(field, getattr(rules, field)) for rules in columns]
    return _row(field, rule_field(field), said, values)


def _plays(columns: Sequence[RuleSet]) -> tuple[TableRow, ...]:
    """Return the rows on where cards can be played; the last two are equal in all rule sets."""
    stacked = [_yes(rules.battle_hazard_on == "any_card") for rules in columns]
    always, never = [_yes(True)] * len(columns), [_yes(False)] * len(columns)
    return (
        _row("on-hazard", translate("Rules", "A hazard on a hazard"), _yes(True), stacked),
        _row(
            "on-remedy",
            translate("Rules", "A hazard on a remedy that no Roll covers yet"),
            _yes(True),
            stacked,
        ),
        _row(
            "on-empty",
            translate("Rules", "With Right of Way: a hazard on an empty battle pile"),
            _yes(False),
            always,
        ),
        _row(
            "needless-roll",
            translate("Rules", "With Right of Way: a Roll on a remedy"),
            _yes(True),
            never,
        ),
    )


def _decks(columns: Sequence[RuleSet]) -> TableRow:
    label = translate("Rules", "Cards for two and for three players")
    said = number(FULL_DECK_SIZE)
    return _row("decks", label, said, [_deck_sizes(rules) for rules in columns])


def _deck_sizes(rules: RuleSet) -> str:
    sizes = {sum(rules.deck_for(seats)) for seats in FEW if seats in rules.player_counts}
    return names_together([number(size) for size in sorted(sizes)]) if sizes else "–"


def _yes(can: bool) -> str:
    return rule_value("", can)


def _row(name: str, label: str, said: str, values: Sequence[str]) -> TableRow:
    cells = (value if value == said else f"{DEVIATES}\u00a0{value}" for value in values)
    return TableRow((label, said, *cells), anchor=f"article-{name}")
