"""How far somebody has come with the lessons, as the settings keep it."""

from typing import NamedTuple

from mille_qt.learn.course import LESSON_SLUGS
from mille_qt.settings import Settings


class Way(NamedTuple):
    """A lesson to go on with, and the step at which it was left."""

    slug: str
    step: int


class Progress:
    """Which lessons are done, and where the last one was left."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def is_done(self, slug: str) -> bool:
        """Whether a lesson has been played to its end."""
        return slug in self._settings.lessons_done

    @property
    def next(self) -> Way | None:
        """What comes next: the lesson that was left, else the first not done; None at the end."""
        slug, step = self._settings.lesson_left
        if step and slug in LESSON_SLUGS and not self.is_done(slug):
            return Way(slug, step)
        return next((Way(slug, 0) for slug in LESSON_SLUGS if not self.is_done(slug)), None)

    @property
    def begun(self) -> bool:
        """Whether any lesson has been played."""
        return bool(self._settings.lessons_done or self._settings.lesson_left[1])

    def reach(self, slug: str, step: int) -> None:
        """A step of a lesson has begun."""
        if not self.is_done(slug):
            self._settings.lesson_left = (slug, step)

    def finish(self, slug: str) -> None:
        """A lesson has been played to its end."""
        if not self.is_done(slug):
            self._settings.lessons_done = (*self._settings.lessons_done, slug)
            self._settings.lesson_left = ("", 0)
