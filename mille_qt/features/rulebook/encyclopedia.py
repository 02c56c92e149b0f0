"""Compares the encyclopedia article on the game with each rule set."""

from collections.abc import Iterable, Sequence

from mille_qt.features.rulebook.chapter import RuleParagraph, RuleTable, TableRow
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.texts.rules import rule_set_texts, rule_value
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate
from mille_rules.cards import SAFETIES
from mille_rules.rulesets import RuleSet

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
#: Those of points, which rules without any have not.
_OF_POINTS = ("extension_award", "shutout_to")
NONE = "–"
#: Numbers of players that a rule set may give the short deck.
FEW = (2, 3)
FULL_DECK_SIZE = 106


def with_the_article(columns: Sequence[RuleSet], names: Sequence[str]) -> RuleParagraph:
    """Compare rule sets, under these names, with the encyclopedia article.

    Games without safeties are others than that of the article.
    """
    compared = [
        at for at, rules in enumerate(columns) if any(rules.deck[card] for card in SAFETIES)
    ]
    columns, names = [columns[at] for at in compared], [names[at] for at in compared]
    fields = (_field_row(field, columns) for field in ARTICLE_FIELDS)
    rows = (*fields, *_plays(columns), _decks(columns))
    heads = ("", translate("Rules", "Encyclopedia article"), *names)
    explained = translate(
        "Rules",
        "What the article on Mille Bornes says, and what is played here; {sign} marks a "
        "difference.",
    )
    return RuleParagraph(
        "article",
        translate("Rules", "The encyclopedia article"),
        (
            explained.format(sign=DEVIATES),
            RuleTable(heads, rows),
            _about_the_extension(),
        ),
    )


def sources(names: Iterable[str]) -> RuleParagraph:
    """Name the documents behind the rule sets of these names."""
    title = translate("Rules", "Sources of the rules")
    return RuleParagraph("sources", title, tuple(rule_set_texts(name).source for name in names))


def _about_the_extension() -> str:
    text = translate(
        "Rules",
        "In the article, extension points go only to a side that completes the trip. Classic 1962 "
        "follows the later rule of Winning Moves and Dujardin: if the side that extended the trip "
        "fails, each opposing side gets them. To play by the article, choose “{value}” under "
        "“{field}” in the house rules.",
    )
    value = rule_value("extension_award", "completer")
    return text.format(value=value, field=rule_field("extension_award"))


def _field_row(field: str, columns: Sequence[RuleSet]) -> TableRow:
    said = rule_value(field, ARTICLE_FIELDS[field])
    values = [
        NONE if rules.by_races and field in _OF_POINTS else rule_value(field, getattr(rules, field))
        for rules in columns
    ]
    return _row(field, rule_field(field), said, values)


def _plays(columns: Sequence[RuleSet]) -> tuple[TableRow, ...]:
    """Return the rows on where cards can be played; the last two are equal in all rule sets."""
    stacked = [_yes(rules.battle_hazard_on == "any_card") for rules in columns]
    on_remedy = [
        _yes(rules.battle_hazard_on == "any_card" or not rules.roll_after_remedy)
        for rules in columns
    ]
    always, never = [_yes(True)] * len(columns), [_yes(False)] * len(columns)
    return (
        _row("on-hazard", translate("Rules", "Hazard on a hazard"), _yes(True), stacked),
        _row(
            "on-remedy",
            translate("Rules", "Hazard on a remedy, before the Roll"),
            _yes(True),
            on_remedy,
        ),
        _row(
            "on-empty",
            translate("Rules", "With Right of Way: hazard on an empty battle pile"),
            _yes(False),
            always,
        ),
        _row(
            "needless-roll",
            translate("Rules", "With Right of Way: Roll on a remedy"),
            _yes(True),
            never,
        ),
    )


def _decks(columns: Sequence[RuleSet]) -> TableRow:
    label = translate("Rules", "Cards for 2 and 3 players")
    said = number(FULL_DECK_SIZE)
    return _row("decks", label, said, [deck_sizes(rules, FEW) for rules in columns])


def deck_sizes(rules: RuleSet, counts: Iterable[int]) -> str:
    """Return the numbers of cards with which these numbers of players play."""
    sizes = {sum(rules.deck_for(seats)) for seats in counts if seats in rules.player_counts}
    return names_together([number(size) for size in sorted(sizes)]) if sizes else NONE


def _yes(can: bool) -> str:
    return rule_value("", can)


def _row(name: str, label: str, said: str, values: Sequence[str]) -> TableRow:
    cells = (value if value == said else f"{DEVIATES}\u00a0{value}" for value in values)
    return TableRow((label, said, *cells), anchor=f"article-{name}")
