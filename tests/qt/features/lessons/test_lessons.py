"""Every lesson can be played as it is meant, and catches what is not."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from mille_qt.features.lessons.coach import Coach
from mille_qt.features.lessons.course import LESSON_SLUGS, lesson_named
from mille_qt.features.lessons.lesson import PLAYER, Lesson, Place, Step
from mille_qt.features.lessons.lesson_session import LessonSession
from mille_qt.features.lessons.spots import rect_of
from mille_qt.features.lessons.staging import deck_for, record_at
from mille_qt.features.lessons.words import player_names
from mille_rules.cards import Card, counts_of
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import DRAW, parse_move
from mille_rules.reading import read_record
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.state import Phase
from tests.qt.access.conftest import Ears
from tests.qt.features.lessons.conftest import Learner

#: Words and files are read here, never a picture.
pytestmark = pytest.mark.unpainted

STEPS = [(slug, step) for slug in LESSON_SLUGS for step in range(len(lesson_named(slug).steps))]
DECISIONS = [(slug, step) for slug, step in STEPS if lesson_named(slug).steps[step].right]


def names(lesson: Lesson) -> tuple[str, ...]:
    return player_names(lesson.seats)


def test_there_are_ten_lessons_of_different_titles() -> None:
    lessons = [lesson_named(slug) for slug in LESSON_SLUGS]
    assert len({lesson.title for lesson in lessons}) == 10
    assert [lesson.slug for lesson in lessons] == list(LESSON_SLUGS)


@pytest.mark.parametrize("slug", LESSON_SLUGS)
def test_the_deck_of_a_lesson_is_the_deck_of_the_usual_rules(slug: str) -> None:
    lesson = lesson_named(slug)
    assert counts_of(deck_for(lesson)) == DEFAULT_RULES.deck_for(lesson.seats)


def test_who_plays_by_keys_is_told_of_no_mouse_and_of_no_place_on_the_screen() -> None:
    for slug in LESSON_SLUGS:
        for step in lesson_named(slug).steps:
            said = step.words(by_keys=True)
            for seen in ("click", "drag", "below", "above", "at the far right", "outline"):
                assert seen not in said, said


@pytest.mark.parametrize("slug", LESSON_SLUGS)
def test_every_step_of_a_lesson_is_a_legal_match(slug: str) -> None:
    lesson = lesson_named(slug)
    for step in range(len(lesson.steps)):
        text = record_at(lesson, step, names(lesson)).text()
        assert read_record(text.encode()).fault is None


@pytest.mark.parametrize("slug", LESSON_SLUGS)
def test_the_script_is_played_to_its_end_step_by_step(slug: str) -> None:
    lesson = lesson_named(slug)
    lengths = [
        len(record_at(lesson, step, names(lesson)).moves()) for step in range(len(lesson.steps))
    ]
    for (before, after), step in zip(pairwise(lengths), lesson.steps, strict=False):
        assert after > before if step.right else after == before
        assert step.right or not step.then


OTHERS = [(slug, step) for slug, step in DECISIONS if len(lesson_named(slug).steps[step].right) > 1]


@pytest.mark.parametrize(("slug", "step"), OTHERS)
def test_every_move_that_is_meant_is_as_good_as_the_first(slug: str, step: int) -> None:
    lesson = lesson_named(slug)
    for text in lesson.steps[step].right:
        coach = Coach(lesson, step)
        session = LessonSession(coach)
        session.start()
        session.submit(PLAYER, DRAW, session.seq)
        session.submit(PLAYER, parse_move(text), session.seq)
        assert coach.missed is None
        assert coach.index == step + 1


@pytest.mark.parametrize("slug", LESSON_SLUGS)
def test_a_lesson_is_played_by_keys_to_its_end_and_what_is_not_meant_is_caught(
    learner: Learner, slug: str
) -> None:
    learner.begin(slug)
    for number, step in enumerate(lesson_named(slug).steps):
        assert learner.says == step.say
        assert learner.page.coach.index == number
        assert_pointed_at(learner, step)
        do_what_is_not_meant(learner, step)
        do_what_is_meant(learner, step)
    assert learner.page.coach.at_end
    assert slug in learner.window.settings.lessons_done


def do_what_is_not_meant(learner: Learner, step: Step) -> None:
    """Make a wrong move, where there is one, and take it back."""
    before = learner.update
    wrong = [move for move in before.choices if step.right and str(move) not in step.right]
    if not wrong:
        assert not step.right or step.right == ("pass",)
        return
    learner.page.session.submit(PLAYER, wrong[-1], before.seq)
    learner.settle()
    assert learner.page.coach.missed == wrong[-1]
    assert learner.says not in ("", step.say)
    assert learner.button == "Try again"
    learner.key(" ")
    assert learner.says == step.say
    assert learner.update.view == before.view


def do_what_is_meant(learner: Learner, step: Step) -> None:
    if step.right:
        assert learner.button == ""
        learner.play(step.right[0])
    elif step.tries is not None:
        learner.choose(step.tries)
    elif not learner.page.coach.at_end:
        assert learner.button == "Go on"
        learner.key(" ")


def assert_pointed_at(learner: Learner, step: Step) -> None:
    scene, place = learner.page.table.table, learner.page.pointer.place
    if step.at is None:
        assert place is None
        return
    assert place is not None
    assert place == rect_of(step.at, scene)
    assert scene.sceneRect().contains(place)
    if step.at.place is Place.HAND:
        assert step.at.card in learner.hand
    if step.at.place is not Place.LANE:
        assert_nothing_covers_what_is_pointed_at(learner)


def assert_nothing_covers_what_is_pointed_at(learner: Learner) -> None:
    page = learner.page
    covered = page.pointer.boundingRect().toAlignedRect()
    for over in (page.bar, page.sign):
        assert over.isHidden() or not over.geometry().intersects(covered)


def test_what_the_bar_says_of_another_card_leaves_the_arrow_to_be_seen(learner: Learner) -> None:
    learner.begin("limit", 4)
    for card in (Card.MILES_25, Card.END_OF_LIMIT):
        learner.choose(card)
        assert learner.page.pointer.place is not None
        assert learner.page.bar.isVisible()
        assert_nothing_covers_what_is_pointed_at(learner)


@pytest.mark.parametrize(("slug", "step"), DECISIONS)
def test_every_reproof_is_for_a_move_that_can_be_made(slug: str, step: int) -> None:
    lesson = lesson_named(slug)
    state = record_at(lesson, step, names(lesson)).state
    if state.phase is Phase.DRAW:
        state, _ = apply(state, PLAYER, DRAW)
    made = [str(move) for move in legal_moves(state, PLAYER)]
    wrong = lesson.steps[step].wrong
    assert [start for start in wrong if not any(text.startswith(start) for text in made)] == []


def test_what_is_illegal_is_refused_by_the_table_and_not_by_the_coach(learner: Learner) -> None:
    learner.begin("finish", 1)
    learner.choose(Card.MILES_200)
    learner.key(Qt.Key.Key_Return)
    assert learner.page.coach.missed is None
    assert "too far" in learner.page.bar.text


def test_who_draws_by_hand_need_not_in_a_lesson(learner: Learner) -> None:
    learner.window.settings.auto_draw = False
    learner.begin("safeties", 2)
    assert Card.EXTRA_TANK in learner.hand
    learner.play("play extra-tank")
    assert Card.RIGHT_OF_WAY in learner.hand


def test_who_plays_at_once_need_not_read_first(learner: Learner) -> None:
    learner.begin("first-roll")
    learner.play("play roll")
    assert learner.page.coach.missed is None
    assert learner.page.coach.index == 3


def test_what_has_been_found_is_not_pointed_at_and_escape_lets_go_and_takes_back(
    learner: Learner,
) -> None:
    learner.begin("first-roll", 2)
    learner.choose(Card.ROLL)
    assert learner.page.pointer.place is None
    learner.key(Qt.Key.Key_Escape)
    assert learner.page.pointer.place is not None
    before = learner.hand
    learner.play("discard roll")
    assert learner.page.coach.missed is not None
    learner.key(Qt.Key.Key_Escape)
    assert learner.page.coach.missed is None
    assert learner.hand == before


def test_scores_and_log_are_no_part_of_a_lesson_unless_asked_for(learner: Learner) -> None:
    learner.window.resize(1280, 800)
    learner.begin("first-roll")
    assert not learner.page.panel.isVisible()
    learner.key(Qt.Key.Key_F9)
    assert learner.page.panel.isVisible()
    assert learner.window.settings.panel_open


def test_the_coach_tells_who_does_not_see_it_where_the_arrow_points_and_which_key_goes_on(
    learner: Learner, ears: Ears
) -> None:
    learner.begin("first-roll")
    learner.page.accessible_table.retranslate()
    assert ears.words
    learner.key(" ")
    said = ears.words
    assert "Each turn brings you a card from this pile." in said
    assert "The arrow points at: Draw pile: 88 cards. " in said
    assert said.endswith("Go on (Space).")
