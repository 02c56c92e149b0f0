"""Words that all lessons share."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.lessons.coach import Coach
from mille_qt.features.lessons.lesson import Lesson, Step
from mille_qt.ui.texts import number

translate = QCoreApplication.translate
#: For the texts of the course, which are marked where they stand.
_look_up = QCoreApplication.translate

#: Who plays at the player's table, by seat from 1; in teams Yvette is the partner.
_OTHERS = ("Marcel", "Yvette", "Lucien")


def player_names(seats: int) -> tuple[str, ...]:
    """The names at the table of a lesson."""
    return (translate("Texts", "You"), *_OTHERS[: seats - 1])


def not_meant() -> str:
    """What is said of a move that was not meant, where nothing special is."""
    return translate("Lessons", "That is allowed, but it is not what this step is about.")


def heading(coach: Coach, place: int) -> str:
    """Which lesson it is, and how much of it is left; `place` counts from 1."""
    text = translate("Lessons", "{number} · {title} ({step}/{steps})")
    return text.format(
        number=number(place),
        title=coach.lesson.title,
        step=number(coach.index + 1),
        steps=number(len(coach.lesson.steps)),
    )


def way_on(coach: Coach, last_word: str) -> str:
    """What the main button says; nothing while a card is to be played.

    `last_word` leads on from the end of the lesson.
    """
    if coach.missed is not None:
        return again()
    if coach.at_end:
        return last_word
    return read_on() if coach.reads else ""


def again() -> str:
    """The way back to before a move that was not meant."""
    return translate("Lessons", "Try again")


def read_on() -> str:
    """The way on where there is only to be read."""
    return translate("Lessons", "Go on")


def after_lesson(last: bool, played: bool) -> str:
    """The way on from a lesson's end: the next one, or a match where it was the last."""
    if not last:
        return translate("Lessons", "Next lesson")
    if played:
        return translate("Lessons", "Play a match")
    return translate("Lessons", "Play your first match")


def spoken(lesson: Lesson) -> Lesson:
    """A lesson of the course in the language in force."""
    title, goal = _look_up("Lessons", lesson.title), _look_up("Lessons", lesson.goal)
    return lesson._replace(title=title, goal=goal, steps=tuple(map(_spoken, lesson.steps)))


def _spoken(step: Step) -> Step:
    wrong = {start: _look_up("Lessons", text) for start, text in step.wrong.items()}
    by_keys = _look_up("Lessons", step.by_keys) if step.by_keys else ""
    return step._replace(say=_look_up("Lessons", step.say), by_keys=by_keys, wrong=wrong)
