"""The player's progress through the lessons, stored in the settings."""

from typing import NamedTuple

from mille_qt.features.lessons.course import LESSON_SLUGS
from mille_qt.ui.settings import Settings


class LessonPosition(NamedTuple):
    """A lesson, and the step at which to continue it."""

    slug: str
    step: int


class Progress:
    """Records which lessons are finished and at which step others were left."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def is_done(self, slug: str) -> bool:
        """True if a lesson has been finished."""
        return slug in self._settings.lessons_done

    def step(self, slug: str) -> int:
        """Return the step at which a lesson was left, or 0."""
        return self._settings.lesson_left.get(slug, 0)

    @property
    def next(self) -> LessonPosition | None:
        """The lesson left last, else the first unfinished one; None if all are finished.

        A finished lesson that is played again does not count as left.
        """
        unfinished = [slug for slug in LESSON_SLUGS if not self.is_done(slug)]
        left = [slug for slug in self._settings.lesson_left if slug in unfinished]
        return next(
            (LessonPosition(slug, self.step(slug)) for slug in [*reversed(left), *unfinished]), None
        )

    @property
    def begun(self) -> bool:
        """True if any lesson has been played."""
        return bool(self._settings.lessons_done or self._settings.lesson_left)

    def reach(self, slug: str, step: int) -> None:
        """Record the step that a lesson has reached."""
        self._settings.lesson_left = self._others(slug) | ({slug: step} if step else {})

    def finish(self, slug: str) -> None:
        """Record that a lesson has been finished."""
        if not self.is_done(slug):
            self._settings.lessons_done = (*self._settings.lessons_done, slug)
        self._settings.lesson_left = self._others(slug)

    def _others(self, slug: str) -> dict[str, int]:
        return {name: step for name, step in self._settings.lesson_left.items() if name != slug}
