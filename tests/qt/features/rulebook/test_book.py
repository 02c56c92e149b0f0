"""The rule book says what the rule set says: every number of it, and nothing is left open."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from mille_qt.features.rulebook.book import RuleBook
from mille_qt.features.rulebook.html import Paper, page
from mille_qt.features.rulebook.parts import InForce, Paragraph, Table
from mille_qt.features.rulebook.side_by_side import DIFFERENT
from mille_qt.ui import language
from mille_qt.ui.paths import languages
from mille_qt.ui.texts import number, rule_field, rule_value
from mille_qt.ui.theme.theme_colours import LIGHT
from mille_rules.cards import Card
from mille_rules.rulesets import (
    DEFAULT_RULES,
    FIELDS,
    MAX_MATCH_TARGET,
    MAX_POINTS,
    MILES_STEP,
    PRESETS,
    RuleSet,
)
from tests.examples import examples

TABLES = [InForce(rules, seats) for rules in PRESETS.values() for seats in rules.player_counts]
POINTS = {
    "pts_safety": "score-safeties",
    "pts_all_safeties": "score-all_safeties",
    "pts_coup": "score-coups",
    "pts_trip": "score-trip",
    "pts_delayed": "score-delayed",
    "pts_safe_trip": "score-safe_trip",
    "pts_extension": "score-extension",
    "pts_shutout": "score-shutout",
}
#: What each rule of words says differently, and the paragraph that says it.
SAID_IN = {
    "extension_award": "extension-award",
    "battle_hazard_on": "attack",
    "corrective_safety": "safety-turn",
    "can_discard_safety": "safety-discard",
    "safety_replay_on_empty_deck": "safety-turn",
    "coup_turn_on_empty_deck": "coup-turn",
    "hand_ends": "race-end",
    "shutout_to": "shutout",
    "tie_policy": "match",
}
OTHER_WORDS = {
    "extension_award": ("caller_else_opponents", "completer"),
    "battle_hazard_on": ("any_card", "rolling"),
    "corrective_safety": ("neutralise", "remove"),
    "can_discard_safety": (True, False),
    "safety_replay_on_empty_deck": (True, False),
    "coup_turn_on_empty_deck": (True, False),
    "hand_ends": ("hands_empty", "no_playable"),
    "shutout_to": ("completer", "every_opponent"),
    "tie_policy": ("draw", "extra_hand"),
}


def paragraph(book: RuleBook, anchor: str) -> Paragraph:
    chapter = book.chapters[book.chapter_of(anchor)]
    (found,) = (one for one in chapter.paragraphs if anchor in one.anchors)
    return found


def row(book: RuleBook, anchor: str) -> str:
    tables = (part for part in paragraph(book, anchor).parts if isinstance(part, Table))
    (found,) = (row for table in tables for row in table.rows if row.anchor == anchor)
    return " ".join(found.cells)


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("force", TABLES, ids=lambda one: f"{one.rules.name}-{one.seats}")
def test_nothing_is_missing_in_the_book_of_any_table(force: InForce) -> None:
    book = RuleBook(force)
    for chapter in book.chapters:
        html = page(chapter, Paper(LIGHT, 17.0, 5))
        assert not re.search(r"[{}]|%L?n|%\d", html)
        assert chapter.title
        for one in chapter.paragraphs:
            assert one.title
            assert one.words.strip() != one.title
            assert all(part for part in one.parts)


@pytest.mark.parametrize("force", TABLES, ids=lambda one: f"{one.rules.name}-{one.seats}")
def test_anchors_are_different_from_each_other(force: InForce) -> None:
    chapters = RuleBook(force).chapters
    anchors = [anchor for one in chapters for part in one.paragraphs for anchor in part.anchors]
    assert len(anchors) == len(set(anchors))


amounts = st.integers(0, MAX_POINTS)


@st.composite
def house_rules(draw: st.DrawFn) -> RuleSet:
    base = draw(st.sampled_from(list(PRESETS.values())))
    changed: dict[str, object] = {field: draw(amounts) for field in POINTS}
    changed["max_200"] = draw(st.integers(0, 12))
    changed["hand_size"] = draw(st.integers(1, 9))
    changed["match_target"] = draw(st.integers(1, MAX_MATCH_TARGET))
    changed["extension_target"] = draw(st.integers(41, 80)) * MILES_STEP
    changed["base_target"] = tuple(
        (seats, draw(st.integers(1, 40)) * MILES_STEP) for seats, _ in base.base_target
    )
    changed["deck"] = (*(draw(st.integers(8, 20)) for _ in range(15)), 1, 1, 1, 1)
    for field, words in OTHER_WORDS.items():
        changed[field] = draw(st.sampled_from(words))
    return replace(base, **changed)  # type: ignore[arg-type]


@examples(8, 100)
@given(house_rules())
def test_the_numbers_of_the_book_are_those_of_the_rules(rules: RuleSet) -> None:
    for seats in rules.player_counts:
        force = InForce(rules, seats)
        book = RuleBook(force)
        for field, anchor in POINTS.items():
            assert number(getattr(rules, field)) in row(book, anchor)
        assert number(rules.hand_size) in paragraph(book, "deal").words
        assert number(rules.max_200) in paragraph(book, "two-hundreds").words
        assert number(rules.match_target) in paragraph(book, "match").words
        assert number(rules.target_for(seats)) in paragraph(book, "exact-finish").words
        told = number(rules.extension_target) in paragraph(book, "extension").words
        assert told == force.extendable
        _check_deck(book, rules, seats)


def _check_deck(book: RuleBook, rules: RuleSet, seats: int) -> None:
    families = ("cards-distance", "cards-hazards", "cards-remedies", "cards-safeties")
    words = "\n".join(paragraph(book, anchor).words for anchor in families).splitlines()
    copies = [int(line.rpartition("× ")[2]) for line in words if "× " in line]
    assert copies == list(rules.deck_for(seats))
    assert len(copies) == len(Card)
    assert f"{sum(copies)} cards" in words[1]


@pytest.mark.parametrize(
    ("spoken", "dealt", "changed"),
    [
        ("en", "Everybody is dealt 1 card,", "1 rule of the book is changed"),
        ("fr", "Chacun reçoit 1 carte,", "1 règle du livret est changée"),
        ("es", "Cada uno recibe 1 carta,", "se ha cambiado 1 regla del libro"),
    ],
    indirect=["spoken"],
)
def test_one_card_and_one_rule_are_one(spoken: str, dealt: str, changed: str) -> None:
    book = RuleBook(InForce(replace(DEFAULT_RULES, hand_size=1), 2))
    assert dealt in paragraph(book, "deal").words
    assert changed in paragraph(book, "aim").words


@pytest.mark.parametrize("field", SAID_IN)
def test_a_rule_that_is_changed_is_told_otherwise(field: str) -> None:
    told = [
        paragraph(
            RuleBook(InForce(replace(DEFAULT_RULES, **{field: value}), 2)), SAID_IN[field]
        ).words
        for value in OTHER_WORDS[field]
    ]
    assert told[0] != told[1]


def test_the_rule_sets_stand_side_by_side_with_their_differences_marked() -> None:
    book = RuleBook(InForce(DEFAULT_RULES, 2))
    for field in FIELDS:
        cells = row(book, f"field-{field}")
        values = [getattr(rules, field) for rules in PRESETS.values()]
        assert rule_field(field) in cells
        assert all(rule_value(field, value) in cells for value in values)
        assert (DIFFERENT in cells) == (len(set(values)) > 1)


def test_house_rules_have_a_column_of_their_own() -> None:
    rules = replace(DEFAULT_RULES, pts_trip=425)
    book = RuleBook(InForce(rules, 2))
    cells = row(book, "field-pts_trip")
    assert DIFFERENT in cells
    assert cells.endswith("425")


def test_words_are_found_wherever_they_stand() -> None:
    book = RuleBook(InForce(DEFAULT_RULES, 2))
    found = [book.chapters[c].paragraphs[p].anchor for c, p in book.find("SAFETY discard")]
    assert "safety-discard" in found
    assert "aim" not in found
    assert book.find("zeppelin") == []
