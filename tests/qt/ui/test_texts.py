"""What the sentences of the game say, in both languages."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from errno import ENOSPC
from itertools import product
from pathlib import Path

import pytest

from mille_qt.ui.paths import languages
from mille_qt.ui.texts.accessible_table import distance_pile
from mille_qt.ui.texts.cards import card_name, miles, points
from mille_qt.ui.texts.events import UNSAID, event
from mille_qt.ui.texts.reading import score_sums
from mille_qt.ui.texts.refusals import refusal as refusal_text
from mille_qt.ui.texts.statuses import status
from mille_qt.ui.texts.system import not_written
from mille_qt.ui.texts.turns import choice_hint, side_name, turn
from mille_qt.ui.translation import in_language
from mille_rules.cards import BATTLE_HAZARDS, DISTANCES, REMEDY_FOR, Card
from mille_rules.engine import new_match
from mille_rules.events import Event, EventKind
from mille_rules.moves import DRAW, EXTEND, FINISH, PASS, coup, discard, play
from mille_rules.refusals import Code, Refusal
from mille_rules.rulesets import CLASSIC, WINNING_MOVES
from mille_rules.state import HAZARD_STATUS, Phase, Pile, Question, Status, Tableau
from mille_rules.tableaux import tableau_of
from mille_rules.view_analysis import score_now
from mille_rules.views import View, view_for
from tests.examples import each

pytestmark = pytest.mark.usefixtures("speak")

Speak = Callable[[str], str]
NAMES = ("Anna", "Marcel", "Simone", "Yvette")


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, speak: Speak) -> str:
    """Every language, one after the other."""
    return speak(request.param)


def tableau(battle: Pile = (), speed: Pile = (), safeties: Pile = ()) -> Tableau:
    return tableau_of((battle, speed, (), safeties, (), ()), new_match(CLASSIC, 2).setup, 700)


def view(seats: int = 2, seat: int | None = 0, **changes: object) -> View:
    state = new_match(WINNING_MOVES, seats)
    return view_for(state, seat)._replace(phase=Phase.PLAY, to_act=(0,))._replace(**changes)  # type: ignore[arg-type]


def refusals() -> list[Refusal]:
    """Each code with the longest of everything that can come with it."""
    every = {"needs": Card.END_OF_LIMIT, "side": 1, "seat": 1, "number": 675}
    plain = [Refusal(code, Card.SPEED_LIMIT, **every) for code in Code]  # type: ignore[arg-type]
    held_up = [Refusal(Code.HELD_UP, card, REMEDY_FOR[card]) for card in BATTLE_HAZARDS]
    return [r for r in plain if r.code is not Code.HELD_UP] + held_up


def all_different(sentences: Sequence[str]) -> bool:
    return len(set(sentences)) == len(sentences) and all(sentences)


def test_every_refusal_has_a_sentence_of_its_own_that_fits_a_line(spoken: str) -> None:
    sentences = [refusal_text(refusal, ["You", "Marcel"]) for refusal in refusals()]
    assert all_different(sentences)
    assert [s for s in sentences if not s.endswith(".") or len(s) > 110] == []
    assert [s for s in sentences if "{" in s or "  " in s] == []


def test_a_refusal_says_what_would_make_the_move_legal() -> None:
    refusal = Refusal(Code.HELD_UP, Card.FLAT_TIRE, Card.SPARE_TIRE)
    said = "Flat Tire: you can’t move. Play Spare Tire, then a Roll unless you have Right of Way."
    assert refusal_text(refusal, ["You", "Marcel"]) == said


def test_a_refusal_names_the_side_that_it_speaks_of() -> None:
    refusal = Refusal(Code.PROTECTED, Card.RIGHT_OF_WAY, side=2)
    sentence = refusal_text(refusal, ["You", "Marcel", "Simone"])
    assert "Right of Way protects Simone" in sentence


def test_a_refusal_names_the_player_whose_turn_it_is() -> None:
    refusal = Refusal(Code.NOT_YOUR_TURN, seat=3)
    sides = ["You and Simone", "Marcel and Yvette"]
    assert refusal_text(refusal, sides, NAMES) == "It’s not your turn yet. Wait for Yvette."


def test_every_card_has_a_name_of_its_own(spoken: str) -> None:
    assert all_different([card_name(card) for card in Card])
    assert [card for card in Card if card_name(card) == card.slug and card not in DISTANCES] == []


def test_cards_are_called_as_the_cards_themselves_say(speak: Speak) -> None:
    from mille_qt.ui.art.cards.card_names import CardLanguage, card_names, further_languages

    printed = {"en": str(CardLanguage.ENGLISH), "fr": str(CardLanguage.FRENCH)}
    for spoken, names in (printed | {code: code for code in further_languages()}).items():
        speak(spoken)
        for card in Card:
            assert card in DISTANCES or (card_name(card),) == card_names(card.slug, names)


def test_a_figure_does_not_run_into_a_name_that_ends_with_one(speak: Speak) -> None:
    view = view_for(new_match(CLASSIC, 2), 0)
    names = ("Anna", "Player 2")
    assert score_sums(view, score_now(view), names)[1] == "Match: Anna 0, Player 2: 0"
    speak("fr")
    assert score_sums(view, score_now(view), names)[1].endswith("Anna 0, Player 2\u00a0: 0")


def test_miles_and_points_have_plurals(speak: Speak) -> None:
    assert [miles(n) for n in (0, 1, 2)] == ["0 miles", "1 mile", "2 miles"]
    assert points(5000) == "5,000 points"
    speak("fr")
    assert [miles(n) for n in (0, 1, 2)] == ["0 borne", "1 borne", "2 bornes"]
    assert points(5000) == "5\u202f000 points"
    speak("es")
    assert [miles(n) for n in (0, 1, 2)] == ["0\u00a0km", "1\u00a0km", "2\u00a0km"]


def test_every_status_has_words_of_its_own(spoken: str) -> None:
    rolling, hit = (Card.ROLL,), [(Card.ROLL, hazard) for hazard in HAZARD_STATUS]
    battles = [(), rolling, (Card.ROLL, Card.STOP), (Card.GASOLINE,), *hit]
    tableaux = [tableau(battle) for battle in battles]
    assert {each.status for each in tableaux} == set(Status)
    limited = [tableau(battle, (Card.SPEED_LIMIT,)) for battle in battles]
    assert all_different([status(each, CLASSIC) for each in tableaux + limited])


def test_right_of_way_or_a_house_rule_takes_the_roll_out_of_what_is_needed() -> None:
    battle = (Card.ROLL, Card.FLAT_TIRE)
    assert status(tableau(battle), CLASSIC) == "Stopped: flat tire. Needs a spare tire, then a Roll"
    freed = status(tableau(battle, safeties=(Card.RIGHT_OF_WAY,)), CLASSIC)
    assert freed == "Stopped: flat tire. Needs a spare tire"
    assert status(tableau(battle), replace(CLASSIC, roll_after_remedy=False)) == freed


def test_a_speed_limit_is_part_of_the_status() -> None:
    limit = (Card.SPEED_LIMIT,)
    fifty = "Limit\N{NO-BREAK SPACE}50"
    assert status(tableau((Card.ROLL,), limit), CLASSIC) == f"Rolling. {fifty}"
    assert status(tableau((), limit), CLASSIC) == f"Not started. Needs a Roll. {fifty}"


@each("own", [None, 0, 1])
@each("seats", [2, 4])
def test_every_event_has_a_line_for_whoever_reads(spoken: str, seats: int, own: int | None) -> None:
    names, sides = NAMES[:seats], ("red", "blue")
    unseated = (EventKind.SHUFFLED, EventKind.RACE_OVER, EventKind.MATCH_OVER)
    told = [kind for kind in EventKind if kind not in UNSAID]
    said = []
    for kind, side in product(told, (0, 1)):
        seat = None if kind in unseated else 1
        said.append(event(Event(kind, seat, Card.STOP, side), names, sides, own))
    assert all(said)
    assert len({*said}) >= len(told)
    assert [line for line in said if "{" in line or line.endswith((".", " "))] == []


def test_an_attack_reads_as_whoever_looks_would_say_it() -> None:
    stop = Event(EventKind.PLAYED, 1, Card.STOP, 0)
    alone = [event(stop, NAMES[:2], NAMES[:2], own) for own in (0, 1, None)]
    assert alone == [
        "Marcel plays Stop on you",
        "You play Stop on Anna",
        "Marcel plays Stop on Anna",
    ]
    sides = ("You and Simone", "Marcel and Yvette")
    assert event(stop, NAMES, sides, 2) == "Marcel plays Stop on your team"


def test_only_whoever_drew_reads_the_card() -> None:
    seen, hidden = Event(EventKind.DREW, 0, Card.MILES_100), Event(EventKind.DREW, 0)
    assert event(seen, NAMES[:2], NAMES[:2], 0) == "You draw 100"
    assert event(hidden, NAMES[:2], NAMES[:2], 1) == "Anna draws"


def test_a_coup_is_announced_in_french_as_the_french_do(speak: Speak) -> None:
    speak("fr")
    said = event(Event(EventKind.COUP, 1, Card.RIGHT_OF_WAY, 1), NAMES[:2], NAMES[:2], 0)
    assert said == "Coup fourré\u202f! Marcel répond par Véhicule prioritaire"


def test_sides_are_called_by_their_players() -> None:
    assert side_name(0, NAMES, 2, 2) == "You and Anna"
    assert side_name(1, NAMES, 2, 2) == "Marcel and Yvette"
    assert side_name(1, NAMES[:3], 1, 3) == "You"
    assert side_name(1, NAMES[:3], None, 3) == "Marcel"
    assert side_name(2, NAMES, None, 4) == NAMES[2]


def test_a_single_distance_card_is_named_and_several_are_counted(speak: Speak) -> None:
    distance = (Card.MILES_25, Card.MILES_100, Card.MILES_100)
    driven = tableau_of(((Card.ROLL,), (), distance, (), (), ()), new_match(CLASSIC, 2).setup, 700)
    said = distance_pile("Anna", driven, ("", "", "", "2/3", "0/2"))
    assert said == "Anna, distance: 225 miles, 25, 2 times 100; 100s: 2/3; 200s: 0/2"


def test_spanish_says_and_as_the_name_after_it_wants_it(speak: Speak) -> None:
    speak("es")
    lasts = ("Marcel", "Yvette", "Inés", "Hilario", "Ian", "Hieu", "Yolanda", "I")
    said = [side_name(0, ("Anna", "Marcel", last, "Simone"), None, 2) for last in lasts]
    ands = ["y", "e", "e", "e", "y", "y", "y", "e"]
    assert said == [f"Anna {word} {last}" for word, last in zip(ands, lasts, strict=True)]


def test_the_turn_is_told_by_name() -> None:
    assert turn(view(turn=0), NAMES[:2]) == "Your turn"
    assert turn(view(turn=1), NAMES[:2]) == "Marcel’s turn"
    question = Question(0, 1, Card.STOP, (1, 3))
    asked = view(4, phase=Phase.ANSWER, question=question, to_act=(1, 3))
    assert turn(asked, NAMES) == "Waiting for Marcel and Yvette"
    assert turn(asked._replace(seat=3), NAMES) == "Your answer"
    shared = turn(asked._replace(seat=3), NAMES, shared=True)
    assert shared == f"{NAMES[3]}’s answer"


@each("name", ["רות", "ليلى"])
def test_a_name_from_right_to_left_leaves_the_sentence_around_it_in_order(name: str) -> None:
    apart, names = f"\u2068{name}\u2069", ("Anna", name)
    assert turn(view(turn=1), names) == f"{apart}’s turn"
    sides = [side_name(side, names, 0, 2) for side in range(2)]
    assert sides == ["You", apart]
    drew = Event(EventKind.DREW, 1)
    assert event(drew, names, sides, 0) == f"{apart} draws"


def test_the_hint_tells_what_can_be_done() -> None:
    row, stop = Card.RIGHT_OF_WAY, discard(Card.STOP)
    said = {
        "Draw a card": [DRAW],
        "Choose a card": [play(Card.ROLL), stop],
        "Nothing to play: discard a card": [stop],
        "Play Right of Way as a coup fourré, or continue": [coup(row), PASS],
        "Continue when you’re ready": [PASS],
        "Finish the trip here, or extend it": [EXTEND, FINISH],
        "Wait for your turn": [],
    }
    assert {choice_hint(view(), choices) for choices in said.values()} == set(said)


def test_the_name_of_a_file_turns_nothing_around_it_whichever_way_it_runs() -> None:
    for name, shown in (("דליה.mille", "\u2068דליה.mille\u2069"), ("anna.mille", "anna.mille")):
        said = not_written(Path("/home") / name, OSError(ENOSPC, "full"))
        assert said == f"{shown} could not be written: No space left on device."


def every_kind() -> list[str]:
    """Sentences, plural forms, numbers, and a word with a comment, from a table and from code."""
    said = [refusal_text(refusal, NAMES, NAMES) for refusal in refusals()]
    amounts = [text(n) for text in (miles, points) for n in (0, 1, 2, 1000, 12500)]
    joined = [side_name(0, ("Anna", "Marcel", "Inés", "Hilario"), None, 2)]
    return [*said, *amounts, *joined, *map(card_name, Card), status(tableau(), WINNING_MOVES)]


@pytest.mark.parametrize("window", languages())
def test_a_reader_with_another_language_than_the_window_reads_what_a_window_in_it_says(
    speak: Speak, window: str
) -> None:
    said = {}
    for language in languages():
        speak(language)
        said[language] = every_kind()
    speak(window)
    for language in languages():
        with in_language(language):
            assert every_kind() == said[language]
    assert every_kind() == said[window]
    assert len({text[0] for text in said.values()}) == len(said)
