"""The moments of a match as data for the web page; each frame contains what has changed."""

from collections.abc import Mapping
from typing import Any

from mille_qt.features.replay.history_texts import HistoryTexts
from mille_qt.features.replay.match_history import HighlightKind, MatchHistory, highlights_of
from mille_qt.ui.texts.cards import counted, miles
from mille_qt.ui.texts.statuses import status
from mille_qt.ui.texts.turns import turn as turn_text
from mille_rules.cards import Card
from mille_rules.view_analysis import score_now
from mille_rules.views import View

#: Kinds of moments without a highlight; those with one are named after it.
QUIET, NORMAL = "quiet", "usual"
Frame = dict[str, Any]


class WebFrames:
    """The frames of a match as one seat saw it, or with all hands (None).

    The frames for a seat contain no card that the seat did not see.
    """

    def __init__(self, history: MatchHistory, viewer: int | None) -> None:
        self._history, self._eyes = history, viewer
        self._texts = HistoryTexts(history)
        self._kinds = {
            highlight.seq: highlight.kind
            for race in history.races
            for highlight in highlights_of(history, race)
            if highlight.kind is not HighlightKind.BONUS
        }

    def frames(self) -> list[Frame]:
        """Return all frames; the first one is complete."""
        found: list[Frame] = []
        before: Frame = {}
        for seq in range(1, self._history.last + 1):
            frame = self._frame(seq)
            found.append(_changes(before, frame))
            before = frame
        return found

    def kind(self, seq: int) -> str:
        """Return the kind of a moment, a CSS class of the page."""
        kind = self._kinds.get(seq)
        if kind is not None:
            return kind.value
        return QUIET if self._history.is_quiet(seq) else NORMAL

    def text(self, seq: int) -> str:
        """Describe the events of a moment."""
        return self._texts.moment(seq, self._eyes)

    def _frame(self, seq: int) -> Frame:
        history = self._history
        view = history.update(seq, self._eyes).view
        turn = turn_text(view, history.names_at(seq), shared=True)
        frame: Frame = {
            "text": self.text(seq),
            "where": f"{self._texts.where(seq)} · {turn}",
            "race": history.race_of(seq),
            "kind": self.kind(seq),
            "names": history.names_at(seq),
            "sides": self._texts.sides_at(seq),
            "pile": view.draw_pile,
            "discard": view.discards[-1].slug if view.discards else "",
            "acting": sorted({seat % history.sides for seat in view.to_act}),
        }
        for seat in range(len(history.names)):
            frame[f"h{seat}"] = self._hand(seq, view, seat)
        for side in range(history.sides):
            frame[f"s{side}"] = _side(view, side)
        return frame

    def _hand(self, seq: int, view: View, seat: int) -> list[str] | int:
        """Return the cards of a seat if they are visible, else their number."""
        if self._eyes is None:
            hand = self._history.hands(seq)[seat]
        elif self._eyes == seat:
            hand = view.hand
        else:
            return view.hand_sizes[seat]
        return [card.slug for card in sorted(hand)]


def _side(view: View, side: int) -> Frame:
    tableau, rules = view.tableaux[side], view.setup.rules
    score = view.match.points[side] if rules.by_races else score_now(view)[side].total
    columns: dict[Card, list[str]] = {}
    for card in sorted(tableau.distance):
        columns.setdefault(card, []).append(card.slug)
    return {
        "battle": tableau.battle[-1].slug if tableau.battle else "",
        "speed": tableau.speed[-1].slug if tableau.speed else "",
        "distance": list(columns.values()),
        "safeties": [card.slug for card in tableau.safeties],
        "coups": [card.slug for card in tableau.coups],
        "status": status(tableau, view.setup.rules),
        "miles": miles(tableau.miles),
        "share": round(100 * tableau.miles / view.target, 1),
        "points": counted(score, rules),
    }


def _changes(before: Mapping[str, Any], now: Frame) -> Frame:
    return {key: value for key, value in now.items() if before.get(key) != value}
