"""What the rule book says of the encyclopedia article and the rule sets is what the engine does."""

from collections.abc import Callable
from dataclasses import replace

from mille_qt.features.rulebook.chapter import CurrentRules, RuleTable
from mille_qt.features.rulebook.encyclopedia import DEVIATES
from mille_qt.features.rulebook.rule_book_window import RuleBook
from mille_qt.ui.texts.rules import rule_set_name
from mille_rules.cards import SAFETIES
from mille_rules.rulesets import BSD, CLASSIC, PRESETS, RuleSet
from tests.examples import each
from tests.rules.table_setup import after, race_over, scored, status, table, verdict, whole_deck

IN_FORCE = CurrentRules(CLASSIC, 2)
#: Games without safeties are others than that of the article.
COMPARED = [rules for rules in PRESETS.values() if any(rules.deck[card] for card in SAFETIES)]

Cell = Callable[[RuleSet], str]


def cells(anchor: str, current: CurrentRules = IN_FORCE) -> tuple[str, dict[str, str]]:
    """What the article says in a row, and what stands there for each rule set."""
    (found,) = (p for p in RuleBook(current).paragraph("article").parts if isinstance(p, RuleTable))
    (row,) = (row for row in found.rows if row.anchor == f"article-{anchor}")
    return row.cells[1], dict(zip(found.heads[2:], row.cells[2:], strict=True))


def yes_or_no(legal: str) -> str:
    return "Yes" if legal == "legal" else "No"


def hazard_on_hazard(rules: RuleSet) -> str:
    return yes_or_no(verdict(table(rules, "flat-tire", b="roll accident"), "0 play flat-tire on 1"))


def hazard_on_remedy(rules: RuleSet) -> str:
    state = table(rules, "flat-tire", b="roll accident repairs")
    return yes_or_no(verdict(state, "0 play flat-tire on 1"))


def hazard_on_empty_pile(rules: RuleSet) -> str:
    return yes_or_no(verdict(table(rules, "flat-tire", b="right-of-way"), "0 play flat-tire on 1"))


def needless_roll(rules: RuleSet) -> str:
    state = table(rules, "roll", a="roll accident repairs right-of-way")
    return yes_or_no(verdict(state, "0 play roll"))


def can_discard_safety(rules: RuleSet) -> str:
    return yes_or_no(verdict(table(rules, "extra-tank"), "0 discard extra-tank"))


def failed_extension(rules: RuleSet) -> str:
    state = after(table(rules, "25", a="roll 7x100", pile=0, extension_by=0), "0 discard 25")
    opponents = scored(state)[1].extension
    return "Side that extended, else opponents" if opponents else "Side that arrives, else nobody"


def safety_on_its_hazard(rules: RuleSet) -> str:
    state = after(table(rules, "extra-tank", a="roll out-of-gas"), "0 play extra-tank")
    remedied = after(table(rules, "gasoline", a="roll out-of-gas"), "0 play gasoline")
    as_a_remedy = status(state, 0) == status(remedied, 0)
    return "Ends it, as a remedy does" if as_a_remedy else "Removes it, no Roll is needed"


def unfinished_shutout(rules: RuleSet) -> str:
    state = after(table(rules, "25", a="roll 100", pile=0), "0 discard 25")
    return "Every side with miles" if scored(state)[0].shutout else "Side that arrives"


@each("rules", COMPARED)
@each(
    ("anchor", "played"),
    [
        ("extension_award", failed_extension),
        ("corrective_safety", safety_on_its_hazard),
        ("can_discard_safety", can_discard_safety),
        ("shutout_to", unfinished_shutout),
        ("on-hazard", hazard_on_hazard),
        ("on-remedy", hazard_on_remedy),
        ("on-empty", hazard_on_empty_pile),
        ("needless-roll", needless_roll),
    ],
)
def test_a_cell_says_what_the_engine_does(rules: RuleSet, anchor: str, played: Cell) -> None:
    said, cells_of = cells(anchor)
    cell = cells_of[rule_set_name(rules.name)]
    without = rules.by_races and anchor in ("extension_award", "shutout_to")
    expected = "–" if without else played(rules)
    assert cell.removeprefix(f"{DEVIATES}\u00a0") == expected
    assert cell.startswith(DEVIATES) == (expected != said)


def test_a_race_without_cards_that_can_be_played_ends_as_the_row_says() -> None:
    said, cells_of = cells("hand_ends")
    for rules in COMPARED:
        state = table(rules, "50 25", "50", a="roll stop", b="roll stop", pile=0)
        over = race_over(after(state, "0 discard 25"))
        assert (cells_of[rule_set_name(rules.name)] == said) == (not over)
    assert cells_of[rule_set_name(BSD.name)] == f"{DEVIATES}\u00a0When nobody can play a card"


def test_the_decks_are_those_that_are_dealt() -> None:
    said, cells_of = cells("decks")
    assert said == "106"
    for rules in COMPARED:
        dealt = {len(whole_deck(rules, n)) for n in (2, 3) if n in rules.player_counts}
        assert cells_of[rule_set_name(rules.name)].endswith(str(dealt.pop()))
        assert not dealt


def test_the_house_rule_gives_the_extension_as_the_article_does() -> None:
    house = replace(CLASSIC, extension_award="completer")
    said, cells_of = cells("extension_award", CurrentRules(house, 2))
    assert cells_of["Current rules"] == said == failed_extension(house)
    assert cells_of["Classic 1962"] == f"{DEVIATES}\u00a0Side that extended, else opponents"
    note = RuleBook(IN_FORCE).paragraph("article").text
    assert said in note


def test_the_sources_of_all_rule_sets_are_named() -> None:
    text = RuleBook(IN_FORCE).paragraph("sources").text
    assert all(rule_set_name(name) in text for name in PRESETS)
