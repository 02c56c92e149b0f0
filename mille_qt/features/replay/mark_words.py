"""Moments and marks in words: for who points at the time line, and for the caption."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.features.replay.course import Course
from mille_qt.features.replay.marks import Mark
from mille_qt.ui import texts
from mille_qt.ui.texts.events import UNSAID
from mille_qt.ui.texts.lists import listed
from mille_rules.events import Event

translate = QCoreApplication.translate


class CourseWords:
    """Says what happened in a match; nobody is `you`, since nobody plays."""

    def __init__(self, course: Course) -> None:
        self._course = course

    @property
    def sides(self) -> tuple[str, ...]:
        """What the sides are called."""
        names = self._course.names
        return tuple(texts.side_name(side, names, None) for side in range(self._course.sides))

    def moment(self, seq: int, eyes: int | None) -> str:
        """What happened at a moment, to the eyes of a seat, or of everybody (None)."""
        course = self._course
        events = course.events(seq) if eyes is None else course.update(seq, eyes).events
        said = [event for event in events if event.kind not in UNSAID]
        return " · ".join(self._event(event) for event in said)

    def where(self, seq: int) -> str:
        """Which race it is, and which of its moves."""
        race = self._course.race_of(seq)
        span = self._course.races[race]
        if seq == span.first:
            text = translate("Replay", "Race {race}: the deal")
        else:
            text = translate("Replay", "Race {race}, move {move} of {moves}")
        return text.format(
            race=texts.number(race + 1),
            move=texts.number(seq - span.first),
            moves=texts.number(span.last - span.first),
        )

    def mark(self, mark: Mark) -> str:
        """What a mark stands for."""
        if mark.event is not None:
            return self._event(mark.event)
        text = translate("Replay", "{side}: {items}")
        return text.format(side=self.sides[mark.side], items=listed(_items(mark.items)))

    def _event(self, event: Event) -> str:
        return texts.event(event, self._course.names, self.sides, None)


def _items(items: Sequence[tuple[str, int]]) -> list[str]:
    text = translate("Replay", "{item} {points}")
    return [text.format(item=texts.score_item(i), points=texts.number(n)) for i, n in items]
