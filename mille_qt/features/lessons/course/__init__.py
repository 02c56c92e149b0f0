"""The ten lessons, in the order in which they are taken; English, as they are written."""

from mille_qt.features.lessons.course.beginning import DISTANCE_CARDS, FIRST_ROLL
from mille_qt.features.lessons.course.finishing import EXACT_FINISH, EXTENSION
from mille_qt.features.lessons.course.hazards import HAZARDS_AND_REMEDIES, SPEED_LIMIT
from mille_qt.features.lessons.course.safeties import COUP_FOURRE, SAFETIES
from mille_qt.features.lessons.course.together import SCORING, TEAMS
from mille_qt.features.lessons.lesson import Lesson
from mille_qt.features.lessons.words import spoken

_LESSONS = {
    lesson.slug: lesson
    for lesson in (
        *(FIRST_ROLL, DISTANCE_CARDS, HAZARDS_AND_REMEDIES, SPEED_LIMIT, SAFETIES),
        *(COUP_FOURRE, EXACT_FINISH, EXTENSION, SCORING, TEAMS),
    )
}
LESSON_SLUGS = tuple(_LESSONS)


def lesson_named(slug: str) -> Lesson:
    """A lesson in the language in force; KeyError for an unknown one."""
    return spoken(_LESSONS[slug])
