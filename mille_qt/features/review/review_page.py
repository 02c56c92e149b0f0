"""The review page: the cost of each decision, the course of the race, and the luck of the draws."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from mille_qt.features.review.curve_view import curve_points, is_drawn
from mille_qt.features.review.review_frame import ReviewFrame
from mille_qt.features.review.review_runs import ReviewRuns
from mille_qt.features.review.review_texts import ReviewTexts
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.session.race_players import race_players
from mille_qt.session.record_info import people_of, reviewable_races, seats_to_review
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.editions import edition_of
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.player_faces import face_of_player
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import Translated
from mille_qt.ui.window_titles import set_window_title
from mille_rules.computer.explanations.own_moments import RaceOfSeat, race_of_seat
from mille_rules.computer.explanations.reviewing import (
    Found,
    Grade,
    Judged,
    costliest,
    knows_chances,
    summary,
)
from mille_rules.record import Record

if TYPE_CHECKING:
    from mille_qt.features.review.review_runs import AdviserFactory

#: How many of the costliest decisions have a symbol on the curve.
MARKED = 3


class ReviewPage(PageKeys, Translated, QWidget):
    """Reviews the races of a record; `closed` is emitted to leave the page.

    `play_on_requested` carries the number of moves before the decision to play on from.
    """

    closed = Signal()
    play_on_requested = Signal(int)

    def __init__(
        self,
        record: Record,
        adviser: "AdviserFactory",
        settings: Settings,
        pictures: Path | None = None,
    ) -> None:
        """`adviser` creates the adviser of each review; `pictures` caches card pictures.

        Raises ValueError if there is nothing to review in the record.
        """
        super().__init__()
        self._record = record
        self.edition = edition_of(record.header.rules.name)
        self.seats, self.races = seats_to_review(record), len(reviewable_races(record))
        if not self.races:
            raise ValueError("expected a finished race and a seat to review")
        #: The player who is credited with the race on each seat.
        self._players = race_players(record, 1)
        self._picture_builder = PictureBuilder(
            self._names,
            record.state.setup.sides,
            lambda seat: bool(self._players[seat].level),
            face=lambda seat: face_of_player(
                settings, self._names[seat], computer=bool(self._players[seat].level)
            ),
            edition=self.edition,
        )
        self.frame = ReviewFrame(
            self._picture_builder, len(self._players), self._curve_text, settings, pictures, self
        )
        # The review starts with a person, even if the match is over and all seats can be reviewed.
        self.race, self.seat = 0, (people_of(record) or self.seats)[0]
        self._runs = ReviewRuns(adviser, self)
        self._texts = self._new_texts()
        self._connect()

    def _connect(self) -> None:
        frame = self.frame
        frame.decisions.chosen.connect(self.show_decision)
        frame.decisions.itemActivated.connect(lambda _item: frame.show_moment())
        frame.curve.chosen.connect(self._show_from_curve)
        frame.order.chosen.connect(lambda _index: self._list())
        frame.race.activated.connect(lambda race: self.review(race, self.seat))
        frame.seat.activated.connect(lambda index: self.review(self.race, self.seats[index]))
        frame.stop_button.clicked.connect(self.pause)
        frame.resume_button.clicked.connect(self._resume)
        frame.close_button.clicked.connect(self.closed)
        frame.moment.play_on_button.clicked.connect(self._request_play_on)
        self._runs.found.connect(self._found)
        self._runs.ended.connect(self._ended)
        self._runs.failed.connect(self._failed)
        self.first_stop = frame.decisions

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._players)

    # -- reviewing -----------------------------------------------------------------

    def review(self, race: int, seat: int) -> None:
        """Review a race, counted from 0, for a seat. Raises ValueError if it is not over."""
        self.race, self.seat = race, seat
        self._players = race_players(self._record, race + 1)
        self._picture_builder.name(self._names)
        self._texts = self._new_texts()
        moments = race_of_seat(self._record, race, seat)
        setup = moments.setup
        self.frame.moment.clear()
        self.frame.curve.begin(
            _span(moments), knows_chances(setup.seats, setup.rules.by_races), seat % setup.sides
        )
        self._runs.begin(race, seat, moments)
        self.retranslate()
        if not self.running:
            self._show_first()

    def pause(self) -> None:
        """Pause the review; its results so far are kept."""
        self._runs.pause()
        self._show_progress()
        self._show_first()

    def stop(self) -> None:
        """End the review at once."""
        self._runs.stop()

    def _resume(self) -> None:
        self._runs.resume()
        self._show_progress()

    @property
    def running(self) -> bool:
        """True while the review is running."""
        return self._runs.running

    @property
    def found(self) -> list[Found]:
        """The results so far."""
        return self._runs.all_found

    def _found(self, found: Found) -> None:
        if isinstance(found, Judged):
            row = self._decisions().index(found)
            self.frame.decisions.insert_decision(row, found, self._texts.list_entry(found))
        if is_drawn(found):
            self._draw()
        self._show_summary()
        self._show_progress()

    def _ended(self) -> None:
        self._show_progress()
        self._show_first()
        announce(self.frame.summary.text())

    def _failed(self) -> None:
        self._show_progress()
        self.frame.trouble.say(
            self.tr("The computer player isn’t responding. The results so far are kept.")
        )

    # -- showing -------------------------------------------------------------------

    def show_decision(self, judged: Judged) -> None:
        """Show a decision in the list, on the curve and on the table."""
        self.frame.decisions.choose(judged)
        self.frame.curve.choose(judged)
        self.frame.moment.show_decision(judged, self._texts)

    def _request_play_on(self) -> None:
        judged = self.frame.decisions.current
        if judged is not None:
            self.play_on_requested.emit(judged.decision.seq)

    def _show_from_curve(self, judged: Judged) -> None:
        """Show and announce a decision: screen readers announce only list items by themselves."""
        self.show_decision(judged)
        announce(self._texts.list_entry(judged))

    def _show_first(self) -> None:
        """Show the first decision of the list if none is shown yet."""
        decisions = self.frame.decisions
        if decisions.current is None and decisions.count():
            decisions.setCurrentRow(0)

    def _list(self) -> None:
        self.frame.decisions.show_decisions(self._decisions(), self._texts.list_entry)

    def _decisions(self) -> list[Judged]:
        """The decisions found so far, in the chosen order."""
        if self.frame.order.index == 0:
            return costliest(self.found)
        return [one for one in self.found if isinstance(one, Judged)]

    def _draw(self) -> None:
        marked = [one for one in costliest(self.found)[:MARKED] if _is_costly(one)]
        self.frame.curve.show_points(curve_points(self.found), marked)

    def _show_summary(self) -> None:
        figures = summary(self.found)
        self.frame.summary.setText(self._texts.summary(figures))
        self.frame.luck.setText(self._texts.luck(figures))

    def _show_progress(self) -> None:
        done, steps = len(self.found), self._runs.steps
        if not steps:
            return
        self.frame.show_progress(done, steps, self.running)
        self.frame.summary.setVisible(done == steps or not self.running)
        if self.running:
            self.frame.trouble.say("")

    def _curve_text(self, judged: Judged) -> str:
        return f"{self._texts.curve_text(judged)}\n{self._texts.list_entry(judged)}"

    def _new_texts(self) -> ReviewTexts:
        sides, players = self._picture_builder.side_names(self.seat), self._players
        people = [seat for seat, player in enumerate(players) if player.here]
        own = people == [self.seat]
        return ReviewTexts(self._names, sides, self.seat, own=own, by_races=self._by_races)

    @property
    def _by_races(self) -> bool:
        return self._record.header.rules.by_races

    def retranslate(self) -> None:
        self._texts = self._new_texts()
        names = " – ".join(map(isolated, self._names))
        set_window_title(self, self.tr("Review: {names}").format(names=names))
        frame, current = self.frame, self.frame.decisions.current
        frame.retranslate(self.races, [self._names[seat] for seat in self.seats])
        frame.show_selection(self.race, self.seats.index(self.seat))
        frame.judge_note.setText(self._texts.judge_note(len(self._names)))
        chances = knows_chances(len(self._names), self._by_races)
        frame.curve.name_axis(
            self.tr("Chance of winning the match, decision by decision")
            if chances
            else self.tr("Expected points in the race, decision by decision")
        )
        self._list()
        self._draw()
        self._show_summary()
        self._show_progress()
        if current is not None:
            self.show_decision(current)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.frame.moment.apply_theme()
            self._list()

    def enter_pressed(self) -> bool:
        """Leave the key to the focused widget."""
        return False

    def escape_pressed(self) -> bool:
        self.closed.emit()
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the review when another page is shown, but not when the window is minimized."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.stop()


def _span(race: RaceOfSeat) -> tuple[int, int]:
    """Return the seat's first moment in the race and the last moment of the race."""
    first = race.moments[0].seq if race.moments else race.last_seq
    return first, race.last_seq


def _is_costly(judged: Judged) -> bool:
    return judged.grade in (Grade.INACCURACY, Grade.MISTAKE)
