"""How far somebody has come with the lessons, as the settings keep it."""

from typing import NamedTuple

from mille_qt.features.lessons.course import LESSON_SLUGS
from mille_qt.ui.settings import Settings


class Way(NamedTuple):
    """A lesson to go on with, and the step at which it was left."""

    slug: str
    step: int


class Progress:
    """Which lessons are done, and where others were left."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def is_done(self, slug: str) -> bool:
        """Whether a lesson has been played to its end."""
        return slug in self._settings.lessons_done

    def step(self, slug: str) -> int:
        """The step at which a lesson was left; 0 where it begins."""
        return self._settings.lesson_left.get(slug, 0)

    @property
    def next(self) -> Way | None:
        """What comes next: the lesson left last, else the first not done; None at the end.

        Who plays one again that is done need not end it.
        """
        to_do = [slug for slug in LESSON_SLUGS if not self.is_done(slug)]
        left = [slug for slug in self._settings.lesson_left if slug in to_do]
        return next((Way(slug, self.step(slug)) for slug in [*reversed(left), *to_do]), None)

    @property
    def begun(self) -> bool:
        """Whether any lesson has been played."""
        return bool(self._settings.lessons_done or self._settings.lesson_left)

    def reach(self, slug: str, step: int) -> None:
        """A step of a lesson has begun."""
        self._settings.lesson_left = self._others(slug) | ({slug: step} if step else {})

    def finish(self, slug: str) -> None:
        """A lesson has been played to its end."""
        if not self.is_done(slug):
            self._settings.lessons_done = (*self._settings.lessons_done, slug)
        self._settings.lesson_left = self._others(slug)

    def _others(self, slug: str) -> dict[str, int]:
        return {name: step for name, step in self._settings.lesson_left.items() if name != slug}
