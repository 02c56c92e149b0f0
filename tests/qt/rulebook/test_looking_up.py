"""Every refusal and every event leads to a paragraph, and to the right one."""

import pytest

from mille_qt.rulebook.anchors import anchor_of_card, anchor_of_event, anchor_of_refusal
from mille_qt.rulebook.book import RuleBook
from mille_qt.rulebook.explaining import explanation
from mille_qt.rulebook.parts import InForce
from mille_qt.texts import card_name
from mille_rules.cards import HAZARDS, REMEDY_FOR, SAFETY_FOR, Card
from mille_rules.events import Event, EventKind
from mille_rules.refusals import Code, Refusal
from mille_rules.rulesets import DEFAULT_RULES, PRESETS

TABLES = [InForce(rules, seats) for rules in PRESETS.values() for seats in rules.player_counts]
BOOK = RuleBook(InForce(DEFAULT_RULES, 2))


def events() -> list[Event]:
    """One of each kind, and a play of every card."""
    found = [Event(kind, 1, Card.STOP, 0) for kind in EventKind if kind is not EventKind.PLAYED]
    found += [Event(EventKind.PLAYED, 1, card, 0) for card in Card]
    # What another seat drew is hidden, and a race may end without anybody at the end.
    return [*found, Event(EventKind.DREW, 1), Event(EventKind.RACE_OVER), Event(EventKind.PLAYED)]


@pytest.mark.parametrize("code", Code)
def test_every_refusal_has_its_paragraph(code: Code) -> None:
    assert anchor_of_refusal(Refusal(code)) in BOOK.anchors
    assert anchor_of_refusal(Refusal(code, card=Card.STOP)) in BOOK.anchors


@pytest.mark.parametrize("card", Card)
def test_every_card_has_its_paragraph(card: Card) -> None:
    assert anchor_of_card(card) in BOOK.anchors


@pytest.mark.parametrize("event", events(), ids=str)
def test_every_event_has_its_paragraph_and_an_explanation(event: Event) -> None:
    assert anchor_of_event(event) in BOOK.anchors
    for force in TABLES:
        text = explanation(event, force)
        assert text.endswith(".")
        assert "{" not in text


@pytest.mark.parametrize("force", TABLES, ids=lambda one: f"{one.rules.name}-{one.seats}")
def test_what_is_looked_up_is_in_the_book_of_every_table(force: InForce) -> None:
    anchors = RuleBook(force).anchors
    assert {anchor_of_refusal(Refusal(code)) for code in Code} <= anchors
    assert {anchor_of_event(event) for event in events()} <= anchors


@pytest.mark.parametrize(
    ("code", "anchor"),
    [
        (Code.NOT_STARTED, "start"),
        (Code.TOO_FAST, "limit"),
        (Code.TOO_FAR, "exact-finish"),
        (Code.TOO_MANY_200, "two-hundreds"),
        (Code.PROTECTED, "protected"),
        (Code.SIDE_NOT_ROLLING, "attack"),
        (Code.SAFETY_IS_KEPT, "safety-discard"),
        (Code.NOT_ITS_SAFETY, "coup-answer"),
    ],
)
def test_a_reason_is_given_where_its_rule_stands(code: Code, anchor: str) -> None:
    assert anchor_of_refusal(Refusal(code)) == anchor


@pytest.mark.parametrize("hazard", HAZARDS)
def test_an_attack_is_explained_with_its_remedy_and_its_safety(hazard: Card) -> None:
    text = explanation(Event(EventKind.PLAYED, 1, hazard, 0), InForce(DEFAULT_RULES, 2))
    assert card_name(REMEDY_FOR[hazard]) in text
    assert card_name(SAFETY_FOR[hazard]) in text
