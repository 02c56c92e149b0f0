"""The ten lessons, in the order in which they are taken."""

from collections.abc import Callable

from mille_qt.learn.course.beginning import distance_cards, first_roll
from mille_qt.learn.course.finishing import exact_finish, extension
from mille_qt.learn.course.hazards import hazards_and_remedies, speed_limit
from mille_qt.learn.course.safeties import coup_fourre, safeties
from mille_qt.learn.course.together import scoring, teams
from mille_qt.learn.lesson import Lesson

#: Each makes its lesson in the language in force.
_LESSONS: dict[str, Callable[[str], Lesson]] = {
    "first-roll": first_roll,
    "distance": distance_cards,
    "hazards": hazards_and_remedies,
    "limit": speed_limit,
    "safeties": safeties,
    "coup": coup_fourre,
    "finish": exact_finish,
    "extension": extension,
    "scoring": scoring,
    "teams": teams,
}
LESSON_SLUGS = tuple(_LESSONS)


def lesson_named(slug: str) -> Lesson:
    """A lesson in the language in force; KeyError for an unknown one."""
    return _LESSONS[slug](slug)
