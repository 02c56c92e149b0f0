"""Texts for the moments and highlights of a match."""

from collections.abc import Sequence

from mille_qt.features.replay.match_history import Highlight, MatchHistory
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.events import UNSAID
from mille_qt.ui.texts.events import event as event_text
from mille_qt.ui.texts.names import listed
from mille_qt.ui.texts.scores import score_item
from mille_qt.ui.texts.turns import side_names
from mille_qt.ui.translation import translate
from mille_rules.events import Event, EventKind
from mille_rules.view_analysis import sides_that_won


class HistoryTexts:
    """Describes a match from outside: no player is called `you`."""

    def __init__(self, history: MatchHistory) -> None:
        self._history = history

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides of the last players."""
        return self.sides_at(self._history.last)

    def sides_at(self, seq: int) -> tuple[str, ...]:
        """Return the names of the sides at a moment."""
        names = self._history.names_at(seq)
        sides = self._history.sides
        return side_names(names, None, sides)

    def moment(self, seq: int, viewer: int | None) -> str:
        """Describe the events of a moment, as one seat saw them or with all cards (None)."""
        history = self._history
        events = history.events(seq) if viewer is None else history.update(seq, viewer).events
        return " · ".join(self._event(seq, event) for event in events if event.kind not in UNSAID)

    def where(self, seq: int) -> str:
        """Return the race of a moment and the number of the move in it."""
        race = self._history.race_of(seq)
        span = self._history.races[race]
        if seq == span.first:
            text = translate("Replay", "Race {race}: the deal")
        else:
            text = translate("Replay", "Race {race}, move {move} of {moves}")
        return text.format(
            race=number(race + 1),
            move=number(seq - span.first),
            moves=number(span.last - span.first),
        )

    def highlight(self, highlight: Highlight) -> str:
        """Describe a highlight."""
        if highlight.event is not None:
            return self._event(highlight.seq, highlight.event)
        text = translate("Replay", "{side}: {items}")
        side = self.sides_at(highlight.seq)[highlight.side]
        return text.format(side=side, items=listed(_items(highlight.items)))

    def _event(self, seq: int, event: Event) -> str:
        over = event.kind is EventKind.RACE_OVER
        won = sides_that_won(self._history.update(seq, None).view) if over else ()
        return event_text(event, self._history.names_at(seq), self.sides_at(seq), None, won)


def _items(items: Sequence[tuple[str, int]]) -> list[str]:
    text = translate("Replay", "{item} {points}")
    return [text.format(item=score_item(i), points=number(n)) for i, n in items]
