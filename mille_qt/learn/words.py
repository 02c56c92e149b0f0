"""Words that all lessons share."""

from PySide6.QtCore import QCoreApplication

from mille_qt.learn.lesson import Lesson, Step

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


def spoken(lesson: Lesson) -> Lesson:
    """A lesson of the course in the language in force."""
    title, goal = _look_up("Lessons", lesson.title), _look_up("Lessons", lesson.goal)
    return lesson._replace(title=title, goal=goal, steps=tuple(map(_spoken, lesson.steps)))


def _spoken(step: Step) -> Step:
    wrong = {start: _look_up("Lessons", text) for start, text in step.wrong.items()}
    return step._replace(say=_look_up("Lessons", step.say), wrong=wrong)
