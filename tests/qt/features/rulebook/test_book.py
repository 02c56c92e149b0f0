"""The rule book contains every number of the rule set, in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from mille_qt.features.rulebook.appendix import DIFFERENT
from mille_qt.features.rulebook.chapter import CurrentRules, RuleTable
from mille_qt.features.rulebook.chapter_view import PageFormat, chapter_html
from mille_qt.features.rulebook.rule_book_window import RuleBook
from mille_qt.ui import language
from mille_qt.ui.paths import languages
from mille_qt.ui.rule_anchors import anchor_of_refusal
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.texts.rules import rule_value
from mille_qt.ui.theme.theme_colours import LIGHT
from mille_rules.cards import SAFETIES, Card
from mille_rules.refusals import Code, Refusal
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import (
    DEFAULT_RULES,
    FIELDS,
    MAX_MATCH_TARGET,
    MAX_POINTS,
    PRESETS,
    RuleSet,
)
from tests.examples import each, examples

TABLES = [CurrentRules(rules, seats) for rules in PRESETS.values() for seats in rules.player_counts]
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
#: The paragraphs of the rules that are not numbers.
SAID_IN = {
    "extension_award": "extension-award",
    "battle_hazard_on": "attack",
    "speed_limit_on": "attack",
    "starts_limited": "limit",
    "roll_after_remedy": "remedies",
    "corrective_safety": "safety-turn",
    "finish": "exact-finish",
    "safety_counts": "safeties",
    "play_top_discard": "turn",
    "reshuffle_discards": "turn",
    "can_discard_safety": "safety-discard",
    "safety_replay_on_empty_deck": "safety-turn",
    "coup_turn_on_empty_deck": "coup-turn",
    "hand_ends": "race-end",
    "shutout_to": "shutout",
    "tie_policy": "match",
    "winning": "scoring",
}
OTHER_WORDS = {
    "extension_award": ("caller_else_opponents", "completer"),
    "battle_hazard_on": ("any_card", "rolling"),
    "speed_limit_on": ("any_side", "rolling"),
    "starts_limited": (True, False),
    "roll_after_remedy": (True, False),
    "corrective_safety": ("neutralise", "remove"),
    "finish": ("exactly", "at_least"),
    "safety_counts": ("points", "miles"),
    "play_top_discard": (True, False),
    "reshuffle_discards": (True, False),
    "can_discard_safety": (True, False),
    "safety_replay_on_empty_deck": (True, False),
    "coup_turn_on_empty_deck": (True, False),
    "hand_ends": ("hands_empty", "no_playable"),
    "shutout_to": ("completer", "every_opponent"),
    "tie_policy": ("draw", "extra_hand"),
    "winning": ("points", "races"),
}


@cache
def book_in(_code: str, current: CurrentRules) -> RuleBook:
    """The book in the language that is installed; to read one costs less than to write it."""
    return RuleBook(current)


def row(book: RuleBook, anchor: str) -> str:
    tables = (part for part in book.paragraph(anchor).parts if isinstance(part, RuleTable))
    (found,) = (row for table in tables for row in table.rows if row.anchor == anchor)
    return " ".join(found.cells)


@pytest.fixture(params=languages())
def language_code(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


@each("current", TABLES)
def test_no_book_has_empty_paragraphs_or_unfilled_placeholders(
    language_code: str, current: CurrentRules
) -> None:
    for chapter in book_in(language_code, current).chapters:
        html = chapter_html(chapter, PageFormat(LIGHT, 17.0, 5))
        assert not re.search(r"[{}]|%L?n|%\d", html)
        assert chapter.title
        for one in chapter.paragraphs:
            assert one.title
            assert one.text.strip() != one.title
            assert all(part for part in one.parts)


@each("current", TABLES)
def test_anchors_are_unique(current: CurrentRules) -> None:
    chapters = book_in("en", current).chapters
    anchors = [anchor for one in chapters for part in one.paragraphs for anchor in part.anchors]
    assert len(anchors) == len(set(anchors))


def test_the_book_of_a_deck_without_safeties_has_no_rules_for_them() -> None:
    rules = replace(DEFAULT_RULES, deck=(*DEFAULT_RULES.deck[: SAFETIES[0]], 0, 0, 0, 0))
    chapter = RuleBook(CurrentRules(rules, 2)).chapters[4]
    assert not chapter.cards
    (only,) = chapter.paragraphs
    assert "without safeties" in only.text
    assert anchor_of_refusal(Refusal(Code.NOTHING_TO_ANSWER)) == only.anchor


def test_the_book_of_a_deck_without_safeties_protects_nobody() -> None:
    texts = [part.text for part in RuleBook(CurrentRules(PRESETS["stap-op"], 2)).chapters[3][1]]
    assert len(texts) > 2
    assert not any("the safety against it" in text for text in texts)


@each("name", PRESETS)
def test_the_book_says_how_each_number_of_players_that_the_rules_have_is_seated(name: str) -> None:
    rules = PRESETS[name]
    said = RuleBook(CurrentRules(rules, 2)).paragraph("players").parts[0]
    assert isinstance(said, str)
    named = {int(digit) for digit in re.findall(r"\d", said)}
    assert named == (set(rules.player_counts) if "teams" in said else set())
    assert ("teams" in said) == any(rules.sides_for(n) < n for n in rules.player_counts)


@each("current", TABLES)
def test_no_extension_is_blamed_on_the_number_of_players_where_no_number_has_one(
    current: CurrentRules,
) -> None:
    text = RuleBook(current).paragraph("extension").text
    some = any(map(current.rules.extendable, current.rules.player_counts))
    assert ("this number of players" in text) == (some and not current.extendable)


@each("name", PRESETS)
def test_cards_of_which_all_are_needed_are_named_so(name: str) -> None:
    text = RuleBook(CurrentRules(PRESETS[name], 2)).paragraph("quotas").text
    assert ("play all of them" in text) == (name == "stap-op")


def test_not_all_cards_are_needed_where_something_else_brings_miles() -> None:
    def needs_all(rules: RuleSet, seats: int = 2) -> bool:
        text = RuleBook(CurrentRules(rules, seats)).paragraph("quotas").text
        return "play all of them" in text

    cycling = PRESETS["stap-op"]
    with_safeties = replace(cycling, deck=(*cycling.deck[:-1], 1))
    assert needs_all(replace(cycling, handicaps=(Handicap(1, "hand", 3),)))
    assert not needs_all(replace(cycling, handicaps=(Handicap(1, "miles", 20),)))
    assert needs_all(with_safeties)
    assert not needs_all(replace(with_safeties, safety_counts="miles"))


@each(
    "code, alone, teams",
    [
        ("en", "With 2, 3 or 5 players", "With 4 or 6 players"),
        ("fr", "À 2, 3 ou 5 joueurs", "À 4 ou 6 joueurs"),
        ("es", "Con 2, 3 o 5 jugadores", "Con 4 o 6 jugadores"),
    ],
)
def test_numbers_of_players_are_alternatives(
    qapp: QApplication, code: str, alone: str, teams: str
) -> None:
    language.install(qapp, code)
    rules = replace(DEFAULT_RULES, player_counts=(2, 3, 4, 5, 6))
    text = RuleBook(CurrentRules(rules, 2)).paragraph("players").text
    language.install(qapp, "en")
    assert alone in text
    assert teams in text


amounts = st.integers(0, MAX_POINTS)


@st.composite
def house_rules(draw: st.DrawFn) -> RuleSet:
    base = draw(st.sampled_from(list(PRESETS.values())))
    changed: dict[str, object] = {field: draw(amounts) for field in POINTS}
    changed["quotas"] = ((Card.MILES_200, draw(st.integers(0, 12))),)
    changed["hand_size"] = draw(st.integers(1, 9))
    changed["match_target"] = draw(st.integers(1, MAX_MATCH_TARGET))
    changed["extension_target"] = draw(st.integers(41, 80)) * DEFAULT_RULES.step
    changed["base_target"] = tuple(
        (seats, draw(st.integers(1, 40)) * DEFAULT_RULES.step) for seats, _ in base.base_target
    )
    changed["deck"] = (*(draw(st.integers(8, 20)) for _ in range(15)), 1, 1, 1, 1)
    for field, words in OTHER_WORDS.items():
        changed[field] = draw(st.sampled_from(words))
    return replace(base, **changed)  # type: ignore[arg-type]


@examples(8, 100)
@given(house_rules())
def test_the_numbers_of_the_book_are_those_of_the_rules(rules: RuleSet) -> None:
    for seats in rules.player_counts:
        current = CurrentRules(rules, seats)
        book = RuleBook(current)
        if rules.by_races:
            _check_races(book)
        else:
            assert number(rules.goal) in book.paragraph("match").text
        for field, anchor in {} if rules.by_races else POINTS.items():
            left_out = field == "pts_safety" and rules.safety_counts == "miles"
            if not left_out and (current.extendable or field != "pts_extension"):
                assert number(getattr(rules, field)) in row(book, anchor)
        assert number(rules.hand_size) in book.paragraph("deal").text
        most = dict(rules.quotas)[Card.MILES_200]
        longest = number(rules.distances[-1])
        assert (number(most) if most else f"no {longest}s") in book.paragraph("quotas").text
        assert number(rules.target_for(seats)) in book.paragraph("exact-finish").text
        told = number(rules.extension_target) in book.paragraph("extension").text
        assert told == current.extendable
        _check_deck(book, rules, seats)


def _check_races(book: RuleBook) -> None:
    told = [part for chapter in book.chapters for part in chapter.paragraphs]
    of_points = {part.anchor for part in told if "points" in part.text}
    general = {"leaving", "challenges", "rule-sets", "article", "sources"}
    assert {anchor for anchor in of_points - general if "story" not in anchor} == {"scoring"}
    for anchor in ("aim", "match"):
        assert "Whoever wins the race wins the match" in book.paragraph(anchor).text
    assert "win the race together" in book.paragraph("match").text


def test_the_book_names_the_races_that_win_the_match() -> None:
    rules = PRESETS["board-game"].of_length(7)
    for anchor in ("aim", "match"):
        assert (
            "7 races won wins the match" in RuleBook(CurrentRules(rules, 2)).paragraph(anchor).text
        )


@each("current", TABLES)
def test_points_for_the_extension_are_named_where_there_is_one(current: CurrentRules) -> None:
    parts = [part for chapter in book_in("en", current).chapters for part in chapter.paragraphs]
    anchors = {anchor for part in parts for anchor in part.anchors}
    told = {"extension-award", "score-extension"} & anchors
    assert len(told) == (2 if current.extendable else 0)


def test_rule_sets_are_compared_by_the_decks_that_they_play_with() -> None:
    book = RuleBook(CurrentRules(DEFAULT_RULES, 2))
    decks = "101 and 106 cards", "106 cards", "101 cards", "101 and 106 cards", "106 cards"
    assert row(book, "field-deck").endswith(
        " ".join((*decks, decks[0], decks[0], "66 cards", "99 cards"))
    )
    assert DIFFERENT in row(book, "field-deck")


def _check_deck(book: RuleBook, rules: RuleSet, seats: int) -> None:
    families = ("cards-distance", "cards-hazards", "cards-remedies", "cards-safeties")
    words = "\n".join(book.paragraph(anchor).text for anchor in families).splitlines()
    copies = [int(line.rpartition("× ")[2]) for line in words if "× " in line]
    assert copies == list(rules.deck_for(seats))
    assert len(copies) == len(Card)
    assert f"{sum(copies)} cards" in words[1]


@pytest.mark.parametrize(
    ("language_code", "dealt", "changed"),
    [
        ("en", "Each player is dealt 1 card,", "1 change."),
        ("fr", "Chaque joueur reçoit 1 carte,", "1 changement."),
        ("es", "Cada jugador recibe 1 carta", "1 cambio."),
    ],
    indirect=["language_code"],
)
def test_one_card_and_one_rule_are_in_the_singular(
    language_code: str, dealt: str, changed: str
) -> None:
    book = RuleBook(CurrentRules(replace(DEFAULT_RULES, hand_size=1), 2))
    assert dealt in book.paragraph("deal").text
    assert changed in book.paragraph("aim").text


@each("field", SAID_IN)
def test_a_changed_rule_changes_its_paragraph(field: str) -> None:
    told = [
        RuleBook(CurrentRules(replace(DEFAULT_RULES, **{field: value}), 2))
        .paragraph(SAID_IN[field])
        .text
        for value in OTHER_WORDS[field]
    ]
    assert told[0] != told[1]


def test_rule_sets_are_compared_and_differences_marked() -> None:
    book = RuleBook(CurrentRules(DEFAULT_RULES, 2))
    for field in FIELDS:
        cells = row(book, f"field-{field}")
        values = [getattr(rules, field) for rules in PRESETS.values()]
        assert rule_field(field) in cells
        if field not in ("deck", "base_target", "many_sides_target", "quotas"):
            assert all(rule_value(field, value) in cells for value in values)
            assert (DIFFERENT in cells) == (len(set(values)) > 1)


def test_cards_are_compared_by_the_names_in_each_game() -> None:
    book = RuleBook(CurrentRules(DEFAULT_RULES, 2))
    assert row(book, "field-quotas").endswith("200: 2 5: 8; 6: 4; 8: 2; 10: 2")


MANY_TODAY = "400 for 4 players; 300 for 5 and 6 players"


def test_rule_sets_are_compared_by_the_trips_of_their_tables() -> None:
    book = RuleBook(CurrentRules(DEFAULT_RULES, 2))
    usual = "700 for 2, 3 and 6 players; 1,000 for 4 players"
    today = "1,000 for 2, 3, 4 and 6 players"
    trips = (
        usual,
        usual,
        "700 for 2 players",
        usual,
        today,
        today,
        *["1,000 for 2, 3 and 4 players"] * 2,
        "100 for 2, 3, 4 and 6 players",
    )
    assert row(book, "field-base_target").endswith(" ".join(trips))
    many = "300 for 4 players; 200 for 5 and 6 players"
    trips = "none", many, MANY_TODAY, many, *["1,000 for 4 players"] * 2
    trips += ("100 for 4 and 6 players",)
    assert row(book, "field-many_sides_target").endswith(" ".join(trips))


def test_house_rules_have_a_column_of_their_own() -> None:
    rules = replace(DEFAULT_RULES, pts_trip=425)
    book = RuleBook(CurrentRules(rules, 2))
    cells = row(book, "field-pts_trip")
    assert DIFFERENT in cells
    assert cells.endswith("425")


def test_the_search_finds_paragraphs_with_all_words() -> None:
    book = RuleBook(CurrentRules(DEFAULT_RULES, 2))
    found = [paragraph.anchor for paragraph in book.find("SAFETY discard")]
    assert "safety-discard" in found
    assert "aim" not in found
    assert book.find("zeppelin") == []
