"""The moments of a match as data for a page: each frame has what is new in it, and no secrets."""

from collections.abc import Mapping
from typing import Any

from mille_qt.features.replay.course import Course
from mille_qt.features.replay.mark_words import CourseWords
from mille_qt.features.replay.marks import MarkKind, marks_of
from mille_qt.ui import texts
from mille_rules.cards import Card
from mille_rules.outlook import score_now
from mille_rules.views import View

#: What is said of a moment by a word: its mark, or that next to nothing happened.
QUIET, USUAL = "quiet", "usual"
Frame = dict[str, Any]


class WebFrames:
    """What a page shows of a match, to the eyes of one seat or of everybody (None).

    Where one seat looks, no card that it did not see is in any frame.
    """

    def __init__(self, course: Course, eyes: int | None) -> None:
        self._course, self._eyes = course, eyes
        self._words = CourseWords(course)
        self._kinds = {
            mark.seq: mark.kind
            for race in course.races
            for mark in marks_of(course, race)
            if mark.kind is not MarkKind.BONUS
        }

    def frames(self) -> list[Frame]:
        """All frames, the first one whole."""
        found: list[Frame] = []
        before: Frame = {}
        for seq in range(1, self._course.last + 1):
            frame = self._frame(seq)
            found.append(_changes(before, frame))
            before = frame
        return found

    def kind(self, seq: int) -> str:
        """A word for what happened at a moment."""
        kind = self._kinds.get(seq)
        if kind is not None:
            return kind.value
        return QUIET if self._course.is_quiet(seq) else USUAL

    def text(self, seq: int) -> str:
        """What happened at a moment, in words."""
        return self._words.moment(seq, self._eyes)

    def _frame(self, seq: int) -> Frame:
        course = self._course
        view = course.update(seq, self._eyes).view
        turn = texts.turn(view, course.names, shared=True)
        frame: Frame = {
            "text": self.text(seq),
            "where": f"{self._words.where(seq)} · {turn}",
            "race": course.race_of(seq),
            "kind": self.kind(seq),
            "pile": view.draw_pile,
            "discard": view.discards[-1].slug if view.discards else "",
            "acting": sorted({seat % course.sides for seat in view.to_act}),
        }
        for seat in range(len(course.names)):
            frame[f"h{seat}"] = self._hand(seq, view, seat)
        for side in range(course.sides):
            frame[f"s{side}"] = _side(view, side)
        return frame

    def _hand(self, seq: int, view: View, seat: int) -> list[str] | int:
        """The cards of a seat where they are seen, else how many there are."""
        if self._eyes is None:
            hand = self._course.hands(seq)[seat]
        elif self._eyes == seat:
            hand = view.hand
        else:
            return view.hand_sizes[seat]
        return [card.slug for card in sorted(hand)]


def _side(view: View, side: int) -> Frame:
    tableau, score = view.tableaux[side], score_now(view)[side]
    columns: dict[Card, list[str]] = {}
    for card in sorted(tableau.distance):
        columns.setdefault(card, []).append(card.slug)
    return {
        "battle": tableau.battle[-1].slug if tableau.battle else "",
        "speed": tableau.speed[-1].slug if tableau.speed else "",
        "distance": list(columns.values()),
        "safeties": [card.slug for card in tableau.safeties],
        "coups": [card.slug for card in tableau.coups],
        "status": texts.status(tableau),
        "miles": texts.miles(tableau.miles),
        "share": round(100 * tableau.miles / view.target, 1),
        "points": texts.points(score.total),
    }


def _changes(before: Mapping[str, Any], now: Frame) -> Frame:
    return {key: value for key, value in now.items() if before.get(key) != value}
