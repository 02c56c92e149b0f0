"""What the sentences about scores and rule sets say, in both languages."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

import pytest

from mille_qt.ui.paths import languages
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.texts.questions import coup_answers
from mille_qt.ui.texts.rules import rule_set_name, rule_set_texts, rule_value
from mille_qt.ui.texts.scores import extension_worth, score_item, score_item_note
from mille_rules.cards import Card
from mille_rules.engine import new_match
from mille_rules.legal import legal_moves
from mille_rules.rulesets import BSD, CLASSIC, DUJARDIN, FIELDS, PRESETS, WINNING_MOVES
from mille_rules.scoring import ITEMS
from mille_rules.state import Phase, Question
from mille_rules.views import View, view_for
from tests.computer.scenes import ROLLING, Side, scene
from tests.examples import each

pytestmark = pytest.mark.usefixtures("speak")

Speak = Callable[[str], str]
WORDS = {
    "extension_award": ("caller_else_opponents", "completer"),
    "battle_hazard_on": ("any_card", "rolling"),
    "corrective_safety": ("neutralise", "remove"),
    "finish": ("exactly", "at_least"),
    "hand_ends": ("hands_empty", "no_playable"),
    "shutout_to": ("completer", "every_opponent"),
    "tie_policy": ("draw", "extra_hand"),
    "winning": ("points", "races"),
}


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, speak: Speak) -> str:
    """Every language, one after the other."""
    return speak(request.param)


def all_different(sentences: Sequence[str]) -> bool:
    return len(set(sentences)) == len(sentences) and all(sentences)


def asked_at_700() -> View:
    """The first side has just driven 700 miles, without a 200, and is asked whether to go on."""
    state = new_match(WINNING_MOVES, 2)
    first = state.tableaux[0]._replace(distance=(Card.MILES_100,) * 7, miles=700)
    other = first._replace(distance=(Card.MILES_200,), miles=200)
    seen = view_for(state, 0)._replace(phase=Phase.EXTENSION, draw_pile=20)
    return seen._replace(tableaux=(first, other))


def test_every_item_of_the_score_has_a_name_and_a_note(spoken: str) -> None:
    items = [*ITEMS, "total"]
    assert all_different([score_item(item) for item in items])
    for rules in PRESETS.values():
        notes = [score_item_note(item, rules) for item in items]
        assert all_different(notes)
        assert [note for note in notes if "{" in note] == []


def test_notes_on_the_score_follow_the_rules() -> None:
    for item, rules in (("extension", BSD), ("shutout", DUJARDIN)):
        assert score_item_note(item, rules) != score_item_note(item, CLASSIC)


def test_every_field_of_the_rules_has_a_label_of_its_own(spoken: str) -> None:
    assert all_different([rule_field(field) for field in FIELDS])


def test_every_value_of_the_rules_has_words(spoken: str) -> None:
    for rules, field in product(PRESETS.values(), FIELDS):
        value = rule_value(field, getattr(rules, field))
        assert value
        assert "_" not in value
        assert "(" not in value
    for field, values in WORDS.items():
        assert all_different([rule_value(field, value) for value in values])
        assert [v for v in values if rule_value(field, v) == v] == []


def test_lists_in_the_rules_are_read_out() -> None:
    assert rule_value("player_counts", (2, 3, 4, 6)) == "2, 3, 4 and 6"
    assert rule_value("short_deck_counts", ()) == "none"
    assert rule_value("deck", CLASSIC.deck) == "106 cards"
    said = "700 for 2, 3 and 6 players; 1,000 for 4 players"
    assert rule_value("base_target", CLASSIC.base_target) == said


def test_every_rule_set_has_a_name_and_what_sets_it_apart(spoken: str) -> None:
    said = zip(*(rule_set_texts(name) for name in PRESETS), strict=True)
    assert all(all(texts) and all_different(list(texts)) for texts in said)
    assert rule_set_name("of-our-own") == "of-our-own"


def test_the_extension_is_weighed_in_points() -> None:
    asked = asked_at_700()
    finish, extend = extension_worth(asked, False), extension_worth(asked, True)
    assert finish == ("700", "guaranteed points\ntrip 400 + safe trip 300")
    assert extend.figure == "900"
    assert extend.note.split("\n") == [
        "points; if you fail, 200 for each opponent",
        "trip 400 + safe trip 300 + extension 200",
    ]


def test_where_the_extension_goes_to_whoever_arrives_it_says_so() -> None:
    asked = asked_at_700()
    asked = asked._replace(setup=asked.setup._replace(rules=BSD))
    assert "for the first to finish" in extension_worth(asked, True).note


def test_what_is_worth_nothing_is_not_weighed() -> None:
    asked = asked_at_700()
    rules = replace(WINNING_MOVES, pts_trip=0, pts_safe_trip=0, pts_extension=0)
    asked = asked._replace(setup=asked.setup._replace(rules=rules))
    assert extension_worth(asked, False) == ("0", "guaranteed points")


@each(("rules", "turn"), [("winning-moves", True), ("dujardin", False), ("today-french", False)])
def test_with_an_empty_draw_pile_a_coup_promises_a_turn_only_where_it_brings_one(
    speak: Speak, rules: str, turn: bool
) -> None:
    speak("en")
    question = Question(1, 0, Card.ACCIDENT, (0,))
    sides, asked = (Side(battle="roll accident"), ROLLING), Phase.ANSWER
    state = scene(
        "driving-ace 25", sides, rules=PRESETS[rules], pile=0, phase=asked, question=question
    )
    coup, _ = coup_answers(view_for(state, 0), legal_moves(state, 0))
    assert ("it’s your turn" in coup.note) == turn
    assert "The hazard is cancelled" in coup.note
