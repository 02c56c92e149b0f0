"""The ten lessons, in the order in which they are taken, with English texts."""

from mille_qt.features.lessons.course.beginning import DISTANCE_CARDS, FIRST_ROLL
from mille_qt.features.lessons.course.finishing import EXACT_FINISH, EXTENSION
from mille_qt.features.lessons.course.hazards import HAZARDS_AND_REMEDIES, SPEED_LIMIT
from mille_qt.features.lessons.course.safeties import COUP_FOURRE, SAFETIES
from mille_qt.features.lessons.course.together import SCORING, TEAMS
from mille_qt.features.lessons.lesson import Lesson, LessonStep
from mille_qt.ui.translation import look_up

_LESSONS = {
    lesson.slug: lesson
    for lesson in (
        *(FIRST_ROLL, DISTANCE_CARDS, HAZARDS_AND_REMEDIES, SPEED_LIMIT, SAFETIES),
        *(COUP_FOURRE, EXACT_FINISH, EXTENSION, SCORING, TEAMS),
    )
}
LESSON_SLUGS = tuple(_LESSONS)


def lesson_named(slug: str) -> Lesson:
    """Return a lesson in the current language; KeyError for an unknown slug."""
    lesson = _LESSONS[slug]
    title, goal = _translated(lesson.title), _translated(lesson.goal)
    return lesson._replace(title=title, goal=goal, steps=tuple(map(_translated_step, lesson.steps)))


def _translated_step(step: LessonStep) -> LessonStep:
    corrections = {start: _translated(text) for start, text in step.corrections.items()}
    keyboard_text = _translated(step.keyboard_text) if step.keyboard_text else ""
    return step._replace(
        text=_translated(step.text), keyboard_text=keyboard_text, corrections=corrections
    )


# lupdate would take a call of `translate` for a text to collect.


def _translated(text: str) -> str:
    return look_up("Lessons", text)
