"""Every lesson can be played as intended, and rejects other moves."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from mille_qt.features.lessons.coach import Coach
from mille_qt.features.lessons.course import LESSON_SLUGS, lesson_named
from mille_qt.features.lessons.lesson import PLAYER, Lesson, LessonStep
from mille_qt.features.lessons.lesson_session import (
    LessonSession,
    deck_for,
    player_names,
    record_at,
)
from mille_qt.features.lessons.target_pointer import target_rect
from mille_qt.table.positions import Area
from mille_rules.cards import Card, counts_of
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import DRAW, parse_move
from mille_rules.reading import read_record
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.state import Phase
from tests.examples import each
from tests.qt.conftest import Ears
from tests.qt.features.lessons.conftest import Learner

STEPS = [(slug, step) for slug in LESSON_SLUGS for step in range(len(lesson_named(slug).steps))]
DECISIONS = [(slug, step) for slug, step in STEPS if lesson_named(slug).steps[step].accepted]


def names(lesson: Lesson) -> tuple[str, ...]:
    return player_names(lesson.seats)


def test_there_are_ten_lessons_of_different_titles() -> None:
    lessons = [lesson_named(slug) for slug in LESSON_SLUGS]
    assert len({lesson.title for lesson in lessons}) == 10
    assert [lesson.slug for lesson in lessons] == list(LESSON_SLUGS)


@each("slug", LESSON_SLUGS)
def test_the_deck_of_a_lesson_is_the_deck_of_the_usual_rules(slug: str) -> None:
    lesson = lesson_named(slug)
    assert counts_of(deck_for(lesson)) == DEFAULT_RULES.deck_for(lesson.seats)


def test_keyboard_texts_mention_neither_the_mouse_nor_screen_positions() -> None:
    for slug in LESSON_SLUGS:
        for step in lesson_named(slug).steps:
            said = step.text_for(by_keys=True)
            for seen in ("click", "drag", "below", "above", "on the right", "outline"):
                assert seen not in said, said


@each("slug", LESSON_SLUGS)
def test_every_step_of_a_lesson_is_a_legal_match(slug: str) -> None:
    lesson = lesson_named(slug)
    for step in range(len(lesson.steps)):
        text = record_at(lesson, step, names(lesson)).text()
        assert read_record(text.encode()).fault is None


@each("slug", LESSON_SLUGS)
def test_the_script_is_played_to_its_end_step_by_step(slug: str) -> None:
    lesson = lesson_named(slug)
    lengths = [
        len(record_at(lesson, step, names(lesson)).moves()) for step in range(len(lesson.steps))
    ]
    for (before, after), step in zip(pairwise(lengths), lesson.steps, strict=False):
        assert after > before if step.accepted else after == before
        assert step.accepted or not step.replies


#: The text size in percent from which a question may cover its target.
LARGE = 125

OTHERS = [
    (slug, step) for slug, step in DECISIONS if len(lesson_named(slug).steps[step].accepted) > 1
]


@each(("slug", "step"), OTHERS)
def test_every_accepted_move_continues_the_lesson(slug: str, step: int) -> None:
    lesson = lesson_named(slug)
    for text in lesson.steps[step].accepted:
        coach = Coach(lesson, step)
        session = LessonSession(coach)
        session.start()
        session.submit(PLAYER, DRAW, session.seq)
        session.submit(PLAYER, parse_move(text), session.seq)
        assert coach.rejected is None
        assert coach.index == step + 1


@pytest.mark.slow
@pytest.mark.styled
@each("slug", LESSON_SLUGS)
def test_a_lesson_can_be_finished_with_the_keyboard_and_rejects_other_moves(
    learner: Learner, slug: str
) -> None:
    learner.begin(slug)
    for number, step in enumerate(lesson_named(slug).steps):
        assert learner.coach_text == step.text
        assert learner.page.coach.index == number
        assert_pointed_at(learner, step)
        make_a_wrong_move(learner, step)
        do_the_task(learner, step)
    assert learner.page.coach.at_end
    assert slug in learner.window.settings.lessons_done


def make_a_wrong_move(learner: Learner, step: LessonStep) -> None:
    """Make a move that is not accepted, if there is one, and take it back."""
    before = learner.update
    wrong = [move for move in before.choices if step.accepted and str(move) not in step.accepted]
    if not wrong:
        assert not step.accepted or step.accepted == ("pass",)
        return
    learner.page.session.submit(PLAYER, wrong[-1], before.seq)
    learner.settle()
    assert learner.page.coach.rejected == wrong[-1]
    assert learner.coach_text not in ("", step.text)
    assert learner.main_text == "Try again"
    learner.key(" ")
    assert learner.coach_text == step.text
    assert learner.update.view == before.view


def do_the_task(learner: Learner, step: LessonStep) -> None:
    if step.accepted:
        assert learner.main_text == ""
        learner.play(step.accepted[0])
    elif step.card_to_try is not None:
        learner.choose(step.card_to_try)
    elif not learner.page.coach.at_end:
        assert learner.main_text == "Next"
        learner.key(" ")


def assert_pointed_at(learner: Learner, step: LessonStep) -> None:
    scene, place = learner.page.table.table, learner.page.pointer.rect
    if step.target is None:
        assert place is None
        return
    assert place is not None
    assert place == target_rect(step.target, scene)
    assert scene.sceneRect().contains(place)
    if step.target.area is Area.HAND:
        assert step.target.card in learner.hand
    if step.target.area is not Area.LANE:
        assert_nothing_covers_the_target(learner)


def assert_nothing_covers_the_target(learner: Learner) -> None:
    page = learner.page
    covered = page.pointer.boundingRect().toAlignedRect()
    for over in (page.bar, page.sign):
        assert over.isHidden() or not over.geometry().intersects(covered)


@pytest.mark.styled
def test_the_bar_does_not_cover_the_arrow_when_another_card_is_chosen(learner: Learner) -> None:
    learner.begin("limit", 4)
    for card in (Card.MILES_25, Card.END_OF_LIMIT):
        learner.choose(card)
        assert learner.page.pointer.rect is not None
        assert learner.page.bar.text
        assert_nothing_covers_the_target(learner)


@pytest.mark.slow
@pytest.mark.styled
@each("text_size", [100, 105, 115, 125, 200])
def test_a_question_avoids_the_target_and_is_never_outside_the_table(
    learner: Learner, text_size: int
) -> None:
    learner.window.settings.text_size = text_size
    learner.window.resize(1024, 600)
    learner.begin("scoring", 1)
    assert learner.page.bar.asks
    assert learner.page.table.rect().contains(learner.page.bar.geometry())
    learner.window.resize(1280, 800)
    learner.settle()
    # Larger text has no room beside the target that is not too high.
    if text_size < LARGE:
        assert_nothing_covers_the_target(learner)


@each(("slug", "step"), DECISIONS)
def test_every_correction_is_for_a_legal_move(slug: str, step: int) -> None:
    lesson = lesson_named(slug)
    state = record_at(lesson, step, names(lesson)).state
    if state.phase is Phase.DRAW:
        state, _ = apply(state, PLAYER, DRAW)
    made = [str(move) for move in legal_moves(state, PLAYER)]
    wrong = lesson.steps[step].corrections
    assert [start for start in wrong if not any(text.startswith(start) for text in made)] == []


def test_illegal_moves_are_refused_by_the_table_and_not_by_the_coach(learner: Learner) -> None:
    learner.begin("finish", 1)
    learner.choose(Card.MILES_200)
    learner.key(Qt.Key.Key_Return)
    assert learner.page.coach.rejected is None
    assert "too far" in learner.page.bar.text


def test_cards_are_drawn_automatically_even_if_the_preference_is_off(learner: Learner) -> None:
    learner.window.settings.auto_draw = False
    learner.begin("safeties", 2)
    assert Card.EXTRA_TANK in learner.hand
    learner.play("play extra-tank")
    assert Card.RIGHT_OF_WAY in learner.hand


def test_steps_that_are_only_read_can_be_skipped_by_playing(learner: Learner) -> None:
    learner.begin("first-roll")
    learner.play("play roll")
    assert learner.page.coach.rejected is None
    assert learner.page.coach.index == 3


def test_a_chosen_card_is_not_pointed_at_and_escape_deselects_and_takes_back(
    learner: Learner,
) -> None:
    learner.begin("first-roll", 2)
    learner.choose(Card.ROLL)
    assert learner.page.pointer.rect is None
    learner.key(Qt.Key.Key_Escape)
    assert learner.page.pointer.rect is not None
    before = learner.hand
    learner.play("discard roll")
    assert learner.page.coach.rejected is not None
    learner.key(Qt.Key.Key_Escape)
    assert learner.page.coach.rejected is None
    assert learner.hand == before


def test_scores_and_log_are_hidden_in_a_lesson_until_requested(learner: Learner) -> None:
    learner.window.resize(1280, 800)
    learner.begin("first-roll")
    assert not learner.page.panel.isVisible()
    learner.key(Qt.Key.Key_F9)
    assert learner.page.panel.isVisible()
    assert not learner.window.settings.panel_open


def test_screen_readers_hear_the_text_the_target_and_the_key_to_continue(
    learner: Learner, ears: Ears
) -> None:
    learner.begin("first-roll")
    learner.page.accessible_table.retranslate()
    assert ears.words
    learner.key(" ")
    said = ears.words
    assert "Every turn starts with a card from this pile" in said
    assert "The arrow points to: Draw pile: 88 cards. " in said
    assert said.endswith("Next (Space).")
