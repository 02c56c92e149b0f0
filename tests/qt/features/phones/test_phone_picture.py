"""What a phone shows of every position: all that its player may know and do, in its language."""

import json
import re
from collections import Counter
from collections.abc import Callable

import pytest

from mille_qt.features.phones.phone_picture import Moment, PhonePicture, Wish, phone_picture
from mille_qt.ui.paths import languages
from mille_qt.ui.texts.refusals import refusal
from mille_qt.ui.translation import in_language
from mille_rules.cards import Card
from mille_rules.moves import Move, MoveKind
from mille_rules.refusals import Code, Refusal
from mille_rules.rulesets import PRESETS
from mille_rules.state import BETWEEN_RACES, Phase, State
from mille_rules.views import Update, update_for
from tests.examples import each
from tests.qt.features.phones.phone_in_hand import choices_in
from tests.rules.random_play import TABLES, sensible_move, steps

pytestmark = pytest.mark.usefixtures("speak")

#: Bytes for a picture on its way to a phone, less some for what is around it.
MOST_BYTES = 16_000
NAMES = ("Maximilienne-Antoinette", "Бенедикт", "Çağrı", "Ann", "Ben", "Zoë")


def moments(preset: str, seats: int, seed: int) -> list[tuple[State, Update]]:
    """Every position of a race as the seat that has to act sees it, or seat 0 in between."""
    found = []
    for _seat, _move, state, events in steps(PRESETS[preset], seats, seed, sensible_move):
        for seat in range(seats):
            update = update_for(len(found), state, seat, (), events)
            if update.choices or seat == 0:
                found.append((state, update))
    return found


def shown(update: Update, language: str = "en", **besides: object) -> PhonePicture:
    moment = Moment(update, NAMES[: update.view.setup.seats], update.events, **besides)  # type: ignore[arg-type]
    with in_language(language):
        return phone_picture(moment, 7)


def played(update: Update) -> list[Card | None]:
    """The card of each move that plays one."""
    return [move.card for move in update.choices if move.kind is MoveKind.PLAY]


@each(("preset", "seats"), TABLES)
def test_every_legal_move_can_be_chosen_once_for_each_card_and_nothing_else(
    preset: str, seats: int
) -> None:
    for _state, update in moments(preset, seats, seats)[::3]:
        picture = shown(update)
        indexes = choices_in(picture.shown)
        assert sorted(indexes) == list(range(len(picture.choices)))
        assert set(picture.choices) == set(update.choices)
        assert picture.shown["yours"] == bool(update.choices)


@each(("preset", "seats"), TABLES)
def test_a_picture_fits_into_one_message_in_every_language(preset: str, seats: int) -> None:
    for _state, update in moments(preset, seats, 5)[::29]:
        for language in languages():
            every_wish = shown(update, language, wishes=(Wish.READY, Wish.HINT, Wish.TAKE_BACK))
            text = json.dumps(every_wish.shown, ensure_ascii=False)
            assert len(text.encode()) <= MOST_BYTES
            assert "{" not in text.replace('{"', "").replace("[{", "").replace(": {", "")


def test_names_of_the_longest_letters_leave_room_for_everything_else() -> None:
    names = ("\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}" * 24,) * 6
    for _state, update in moments("today-french", 6, 5)[::9]:
        with in_language("fr"):
            picture = phone_picture(Moment(update, names, update.events * 12), 7)
        assert len(json.dumps(picture.shown, ensure_ascii=False).encode()) <= MOST_BYTES


def test_a_card_that_cannot_be_played_says_why_and_one_that_can_says_what_it_does() -> None:
    for _state, update in moments("winning-moves", 3, 1):
        if update.view.phase is not Phase.PLAY or not update.choices:
            continue
        playable = set(played(update))
        for card, entry in zip(update.view.hand, shown(update).shown["hand"], strict=True):  # type: ignore[call-overload]
            assert bool(entry["plays"]) == (card in playable) == (not entry["refusals"])
            assert entry["card"] == card.slug
            assert entry["does"]


@each("preset", ("express", "winning-moves"))
def test_a_picture_has_places_for_the_most_cards_that_a_hand_ever_has(preset: str) -> None:
    found = moments(preset, 2, 3)
    most = max(len(update.view.hand) for _state, update in found)
    assert {shown(update).shown["places"] for _state, update in found} == {most}


def test_an_attack_on_one_of_several_opponents_names_each() -> None:
    attacks = [
        entry
        for seed in range(8)
        for _state, update in moments("winning-moves", 3, seed)
        if any(count > 1 for count in Counter(played(update)).values())
        for entry in shown(update).shown["hand"]  # type: ignore[attr-defined]
        if len(entry["plays"]) > 1
    ]
    assert attacks
    for entry in attacks:
        texts = [play["text"] for play in entry["plays"]]
        assert len(set(texts)) == len(texts)
        assert all(any(name in text for name in NAMES) for text in texts)


def coup_questions(seats: int = 2) -> list[PhonePicture]:
    return [
        shown(update)
        for seed in range(12)
        for _state, update in moments("winning-moves", seats, seed)
        if update.view.phase is Phase.ANSWER and update.choices
    ]


def test_the_question_after_a_hazard_has_two_places_whatever_the_hand() -> None:
    answers = [picture.shown["question"]["answers"] for picture in coup_questions()]  # type: ignore[index]
    assert {len(places) for places in answers} == {2}
    assert all(places[0] for places in answers), "the first one goes on"
    assert {places[1] is None for places in answers} == {True, False}


def test_a_choice_is_the_move_that_its_words_say() -> None:
    for picture in coup_questions():
        go_on, coup = picture.shown["question"]["answers"]  # type: ignore[index]
        assert picture.choices[go_on["choice"]] == Move(MoveKind.PASS)
        if coup is not None:
            move = picture.choices[coup["choice"]]
            assert isinstance(move, Move)
            assert move.kind is MoveKind.COUP
            assert move.card is Card.from_slug(coup["card"])


def test_the_figure_of_an_extension_is_on_one_line_with_what_it_counts() -> None:
    asked = next(
        update
        for state, update in moments("winning-moves", 2, 1)
        if state.phase is Phase.EXTENSION and update.choices
    )
    question = shown(asked).shown["question"]
    assert isinstance(question, dict)
    for answer in question["answers"]:
        assert re.match(r"[0-9,]+ [a-z]", answer["note"])


def test_after_a_race_the_points_of_the_race_and_of_the_match_are_shown() -> None:
    state, update = moments("winning-moves", 2, 3)[-1]
    assert state.phase in BETWEEN_RACES
    score = shown(update).shown["score"]
    assert isinstance(score, dict)
    assert shown(update).shown["hand"] == [], "the score has its room"
    race, match = state.match.races[-1], state.match.points
    said = [f"+{race[0].total:,}", f"{match[0]:,} points"]
    assert score["lines"][0][1:] == said
    won = next(side for side, points in enumerate(race) if points.trip)
    winner = "You win" if won == update.view.side else f"{NAMES[won]} wins"
    assert str(score["title"]).startswith(winner)
    assert shown(moments("winning-moves", 2, 3)[5][1]).shown["score"] is None


def test_a_refusal_is_said_in_the_language_of_the_phone(speak: Callable[[str], str]) -> None:
    speak("es")
    stale = Refusal(Code.DRAW_FIRST)
    _state, update = moments("winning-moves", 2, 3)[0]
    said = shown(update, "fr", message=lambda: refusal(stale, ())).shown["message"]
    assert said == "Piochez d’abord une carte."
