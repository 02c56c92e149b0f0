"""Every refusal, card and event refers to the paragraph that explains it."""

from dataclasses import replace

from mille_qt.features.rulebook.chapter import CurrentRules, RuleParagraph
from mille_qt.features.rulebook.event_explanations import explanation
from mille_qt.features.rulebook.protection import protection
from mille_qt.features.rulebook.rule_book_window import RuleBook
from mille_qt.play.panels.log_lines import TOLD
from mille_qt.ui.rule_anchors import anchor_of_card, anchor_of_event, anchor_of_refusal
from mille_qt.ui.texts.cards import card_name, miles
from mille_rules.cards import HAZARDS, REMEDIES, REMEDY_FOR, SAFETIES, SAFETY_FOR, Card, Family
from mille_rules.events import Event, EventKind
from mille_rules.refusals import Code, Refusal
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import BSD, CLASSIC, DEFAULT_RULES, DUJARDIN, PRESETS, RuleSet
from tests.examples import each

TABLES = [CurrentRules(rules, seats) for rules in PRESETS.values() for seats in rules.player_counts]
ARRIVED, NOBODY = Event(EventKind.RACE_OVER, side=0), Event(EventKind.RACE_OVER)

#: A part of the rule behind each refusal.
RULE_OF_CODE = {
    Code.STALE: "If the table has changed",
    Code.NOT_YOUR_TURN: "Only one side acts at a time",
    Code.DRAW_FIRST: "Always draw before you play",
    Code.ALREADY_DRAWN: "and only once",
    Code.ANSWER_FIRST: "Play waits for their answers",
    Code.EXTENSION_FIRST: "decides, before anything else is played",
    Code.NOTHING_TO_ANSWER: "Once play continues, it is an ordinary safety",
    Code.NO_EXTENSION: "The first side to reach",
    Code.RACE_OVER: "No moves can be made after that",
    Code.MATCH_OVER: "the side with the most points wins",
    Code.NO_SUCH_SEAT: "at your own seat",
    Code.NOT_IN_HAND: "from your own hand",
    Code.CANNOT_BE_TAKEN: "Cards in the discard pile are out",
    Code.SHUFFLE_FIRST: "Cards in the discard pile are out",
    Code.NOTHING_TO_SHUFFLE: "Cards in the discard pile are out",
    Code.WRONG_DISCARDS: "Cards in the discard pile are out",
    Code.NOT_STARTED: "you need a Roll, or Right of Way, before your first miles",
    Code.HELD_UP: "stops a side until it plays the remedy",
    Code.NEEDS_REMEDY: "stops a side until it plays the remedy",
    Code.NEEDS_ROLL: "you are still stopped: play a Roll",
    Code.TOO_FAST: "only cards up to 50",
    Code.TOO_FAR: "You cannot play a card that takes you farther",
    Code.TOO_MANY: "no more than",
    Code.NOTHING_TO_REPAIR: "only while its hazard is on top",
    Code.ROLL_DOES_NOT_REPAIR: "Roll alone repairs nothing",
    Code.ALREADY_ROLLING: "While you are rolling, you cannot play another Roll",
    Code.NOT_LIMITED: "You can play End of Limit only while you have a limit",
    Code.NEEDS_TARGET: "you choose which to attack",
    Code.NO_TARGET: "all other cards on your own side",
    Code.NO_SUCH_SIDE: "you choose which to attack",
    Code.OWN_SIDE: "Hazards go on opponents",
    Code.PROTECTED: "has the safety against it on the table",
    Code.SIDE_NOT_ROLLING: "only on a side that is rolling",
    Code.SIDE_NOT_STARTED: "has not started",
    Code.ALREADY_LIMITED: "You cannot play a Speed Limit on a Speed Limit",
    Code.SAFETY_IS_KEPT: "You may discard a safety",
    Code.NOT_ITS_SAFETY: "Only the safety against this hazard is an answer",
    Code.NOT_THE_TABLE: "The program deals",
    Code.RACE_RUNNING: "only once a race is over",
    Code.WRONG_RACE: "The program deals",
    Code.WRONG_FIRST: "Each later race is started by the next player to the left",
    Code.WRONG_DECK: "The rest form the draw pile",
}
#: A part of the rule about each card.
RULE_OF_CARD = {
    Card.MILES_25: "you may play one distance card per turn",
    Card.MILES_50: "you may play one distance card per turn",
    Card.MILES_75: "you may play one distance card per turn",
    Card.MILES_100: "you may play one distance card per turn",
    Card.MILES_200: "no more than",
    Card.ACCIDENT: "Play hazards on your opponents",
    Card.OUT_OF_GAS: "Play hazards on your opponents",
    Card.FLAT_TIRE: "Play hazards on your opponents",
    Card.STOP: "Stop needs no repair",
    Card.SPEED_LIMIT: "Under a Speed Limit you keep rolling",
    Card.REPAIRS: "You can play a remedy only while",
    Card.GASOLINE: "You can play a remedy only while",
    Card.SPARE_TIRE: "You can play a remedy only while",
    Card.ROLL: "You can drive only while you are rolling",
    Card.END_OF_LIMIT: "End of Limit or Right of Way ends it",
    Card.DRIVING_ACE: "After a safety you take another turn",
    Card.EXTRA_TANK: "After a safety you take another turn",
    Card.PUNCTURE_PROOF: "After a safety you take another turn",
    Card.RIGHT_OF_WAY: "You need no Roll for the rest of the race",
}
#: A part of the rule behind each event of the log.
RULE_OF_EVENT = {
    EventKind.DEALT: "Each player is dealt",
    EventKind.TOOK: "Always draw before you play",
    EventKind.SHUFFLED: "Always draw before you play",
    EventKind.DISCARDED: "play one card or discard one",
    EventKind.COUP: "answer a hazard at once with its safety, that is a coup fourré",
    EventKind.DROVE: "You can play a safety on any of your turns",
    EventKind.REACHED: "may finish there, or extend the trip",
    EventKind.EXTENDED: "The side that extended the trip",
    EventKind.FINISHED: "A race ends when a side completes its trip",
    EventKind.RACE_OVER: "A race ends when a side completes its trip",
    EventKind.MATCH_OVER: "Add up the points",
    EventKind.TAKEN_BACK: "you can ask to take back your move",
}


def events() -> list[Event]:
    """Return an event for each line that a log can have."""
    told = [Event(kind, 1, Card.STOP, 0) for kind in TOLD if kind is not EventKind.PLAYED]
    return [*told, *(Event(EventKind.PLAYED, 1, card, 0) for card in Card), NOBODY]


def looked_up(anchor: str) -> RuleParagraph:
    paragraph = RuleBook(CurrentRules(DEFAULT_RULES, 2)).paragraph(anchor)
    assert paragraph.anchor == anchor
    return paragraph


def test_all_codes_cards_and_events_are_tested() -> None:
    assert set(RULE_OF_CODE) == set(Code)
    assert set(RULE_OF_CARD) == set(Card)
    assert {*RULE_OF_EVENT, EventKind.PLAYED} == set(TOLD)


@each("code", Code)
def test_a_refusal_refers_to_its_rule(code: Code) -> None:
    found = looked_up(anchor_of_refusal(Refusal(code)))
    assert RULE_OF_CODE[code] in found.text
    assert found.anchor != "keys"


def test_a_refusal_because_of_a_stop_refers_to_the_rule_about_stops() -> None:
    found = looked_up(anchor_of_refusal(Refusal(Code.HELD_UP, card=Card.STOP)))
    assert RULE_OF_CARD[Card.STOP] in found.text


@each("card", Card)
def test_a_card_refers_to_its_rule_before_and_after_it_is_played(card: Card) -> None:
    assert RULE_OF_CARD[card] in looked_up(anchor_of_card(card)).text
    assert anchor_of_event(Event(EventKind.PLAYED, 1, card, 0)) == anchor_of_card(card)


@each("kind", RULE_OF_EVENT)
def test_an_event_refers_to_its_rule(kind: EventKind) -> None:
    assert RULE_OF_EVENT[kind] in looked_up(anchor_of_event(Event(kind, 1, Card.STOP, 0))).text


@each("event", events())
def test_every_event_is_explained_under_all_rules(event: Event) -> None:
    for current in TABLES:
        text = explanation(event, current)
        assert text.endswith(".")
        assert "{" not in text


OF_SAFETIES = {"protected"} | {
    paragraph.anchor for paragraph in protection(CurrentRules(DEFAULT_RULES, 2)).paragraphs
}


@each("current", TABLES)
def test_every_book_has_the_anchors_of_refusals_and_events(current: CurrentRules) -> None:
    book = RuleBook(current)
    anchors = {anchor_of_refusal(Refusal(code)) for code in Code}
    possible = (
        event for event in events() if current.extendable or event.kind is not EventKind.EXTENDED
    )
    anchors |= set(map(anchor_of_event, possible))
    if not any(current.deck[card] for card in SAFETIES):
        # What a card that nobody has would be refused for.
        anchors -= OF_SAFETIES
    for anchor in anchors:
        assert book.paragraph(anchor)


@each("hazard", HAZARDS)
def test_an_attack_is_explained_with_its_remedy_and_its_safety(hazard: Card) -> None:
    text = explanation(Event(EventKind.PLAYED, 1, hazard, 0), CurrentRules(DEFAULT_RULES, 2))
    assert card_name(REMEDY_FOR[hazard]) in text
    assert card_name(SAFETY_FOR[hazard]) in text


@each("played", [*HAZARDS, *REMEDIES])
def test_no_explanation_names_a_safety_that_is_not_in_the_deck(played: Card) -> None:
    deck = (*DEFAULT_RULES.deck[: -len(SAFETIES)], *(0 for _ in SAFETIES))
    text = explanation(
        Event(EventKind.PLAYED, 1, played, 0), CurrentRules(replace(DEFAULT_RULES, deck=deck), 2)
    )
    assert not [safety for safety in SAFETIES if card_name(safety) in text]
    assert "coup" not in text


def test_miles_are_explained_by_the_length_of_the_trip_at_that_time() -> None:
    drive, current = Event(EventKind.PLAYED, 0, Card.MILES_75, 0), CurrentRules(DEFAULT_RULES, 2)
    assert miles(700) in explanation(drive, current)
    assert miles(1000) in explanation(drive, current, extended=True)
    assert miles(700) not in explanation(drive, current, extended=True)


@each("anchor", ["exact-finish", "race-end", "aim"])
def test_rules_on_the_target_mention_the_extension(anchor: str) -> None:
    words = looked_up(anchor).text
    assert miles(700) in words
    assert miles(1000) in words


def test_a_race_without_a_winner_is_explained_by_the_rule_set() -> None:
    two = {rules.name: CurrentRules(rules, 2) for rules in (BSD, CLASSIC)}
    assert "A trip is complete" in explanation(ARRIVED, two["classic"])
    assert "No cards are left" in explanation(NOBODY, two["classic"])
    assert "nobody holds a card they can play" in explanation(NOBODY, two["bsd"])


@each("rules", [CLASSIC, DUJARDIN])
def test_the_explanation_of_a_safety_tells_when_it_gives_another_turn(rules: RuleSet) -> None:
    safety = next(card for card in Card if card.family is Family.SAFETY)
    text = explanation(Event(EventKind.PLAYED, 0, safety, 0), CurrentRules(rules, 2))
    only_while_drawing = "While there are cards to draw" in text
    assert only_while_drawing is not rules.safety_replay_on_empty_deck
    assert "another turn" in text


def test_a_deal_with_a_handicap_is_said_to_give_fewer_cards_to_somebody() -> None:
    rules = replace(DEFAULT_RULES, handicaps=(Handicap(1, "hand", 4),))
    said = explanation(Event(EventKind.DEALT), CurrentRules(rules, 2))
    assert said.endswith("dealt 6, or fewer by a handicap.")
