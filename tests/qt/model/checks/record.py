"""The record contains what was done, and replays to the state on the screen."""

from collections import Counter

from mille_qt.play.game_page import GamePage
from mille_qt.session.local_session import LocalSession
from mille_qt.session.record_info import HUMAN
from mille_rules.moves import MoveKind
from mille_rules.record import MoveLine
from mille_rules.seating import lines_with_sitters
from mille_rules.state import State
from mille_rules.views import View, view_for
from tests.qt.model.world import World

FROM_THE_HAND = (MoveKind.PLAY, MoveKind.DISCARD)


class RecordAgrees:
    """Reads the record whenever it has changed."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._session: LocalSession | None = None
        self._text = ""
        self._moves: list[MoveLine] = []
        self._state: State | None = None

    def find(self) -> list[str]:
        """Return differences between record, screen and the card that the player chose."""
        session = self._world.window.match
        if session is None:
            self._session = None
            return []
        found = self._read(session)
        game, state = self._world.window.game, self._state
        if game is not None and state is not None:
            found += self._views(game, state) + self._picture(game, state)
        self._note_meant()
        return found

    def _read(self, session: LocalSession) -> list[str]:
        text = session.text()
        if session is self._session and text == self._text:
            return []
        reading = self._world.read(text)
        if reading.fault is not None or reading.torn:
            return [f"the record is damaged: {reading.fault}"]
        made_by = [
            (line, sitters)
            for line, sitters in lines_with_sitters(reading.record)
            if isinstance(line, MoveLine)
        ]
        moves, before = [line for line, _ in made_by], self._moves
        is_same = session is self._session and moves[: len(before)] == before
        new = made_by[len(before) :] if is_same else []
        self._session, self._text, self._moves = session, text, moves
        self._state = reading.record.state
        made = [
            line
            for line, sitters in new
            if line.seat is not None
            and sitters[line.seat].kind == HUMAN
            and line.move.kind in FROM_THE_HAND
        ]
        return [
            f"the record says {line}; the player has pointed at {self._world.meant!r}"
            for line in made
            if line.move.card is not self._world.meant
        ]

    def _views(self, game: GamePage, state: State) -> list[str]:
        """Compare the last update of every seat with the end of the record."""
        eyes = game.update_presenter.queues
        found = []
        for seat in (None, *game.session.people):
            update = eyes.latest(seat)
            if update is not None:
                wrong = _different(update.view, view_for(state, seat))
                found += [f"seat {seat} is told {each}" for each in wrong]
        return found

    def _picture(self, game: GamePage, state: State) -> list[str]:
        """Compare the picture with the last state, unless an earlier moment is shown."""
        shown, picture = game.table_presenter.update, self._world.scene.picture
        latest = len(self._moves)
        if shown is None or picture is None or self._world.scene.busy or game.bar.asks:
            return []
        # Under the curtain, the table keeps its last public state.
        if self._world.settings.pace == 0 and shown.seq != latest and not self._world.curtained:
            return [f"update {shown.seq} of {latest} is shown"]
        if shown.seq != latest:
            return []
        view = view_for(state, shown.view.seat)
        drawn = Counter(item.card for item in self._world.cards.values())
        pairs = {
            "tableaux": (picture.tableaux, view.tableaux),
            "discard": (picture.discard, view.discards[-1] if view.discards else None),
            "hand": (drawn, Counter(view.hand)),
        }
        return [
            f"{what}: {one} is shown, not {two}" for what, (one, two) in pairs.items() if one != two
        ]

    def _note_meant(self) -> None:
        """Record the card that the player plays next: one drawn as chosen, or marked by a hint."""
        if self._world.window.game is not None:
            cards, chosen = self._world.cards, self._world.scene.choice.chosen
            marked = (index for index, item in cards.items() if item._mark is not None)
            index = next(marked, None) if chosen is None else chosen
            if index is not None and index in cards:
                self._world.meant = cards[index].card


def _different(told: View, recorded: View) -> list[str]:
    """Return the fields that differ, apart from the moves of the race."""
    return [
        f"{name} {one}, not {two}"
        for name, one, two in zip(View._fields, told, recorded, strict=True)
        if one != two and name != "moves"
    ]
