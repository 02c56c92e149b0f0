"""A race reviewed: what each decision cost, how the race stood, and how lucky the draws were."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from mille_qt.features.review.curve import is_drawn, stops_of
from mille_qt.features.review.review_frame import ReviewFrame
from mille_qt.features.review.review_words import ReviewWords
from mille_qt.features.review.reviewed import Reviewed
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.session.record_info import people_of, reviewable_races, seats_to_review
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.page_keys import PageKeys
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
from mille_rules.styles import COMPUTER

if TYPE_CHECKING:
    from mille_qt.features.review.run import MakeAdviser

#: So many decisions have their sign on the curve, the costliest.
SIGNED = 3


class ReviewPage(PageKeys, Translated, QWidget):
    """Reviews a race of a record for a seat, and others that are chosen; `closed` asks to go."""

    closed = Signal()

    def __init__(
        self,
        record: Record,
        adviser: "MakeAdviser",
        settings: Settings,
        pictures: Path | None = None,
    ) -> None:
        """`adviser` makes the one for each review; `pictures` is the folder of card pictures.

        ValueError for a record in which there is nothing to review.
        """
        super().__init__()
        self._record = record
        self.seats, self.races = seats_to_review(record), len(reviewable_races(record))
        if not self.races:
            raise ValueError("expected a race that is over, and somebody who may look at it")
        sitters = record.header.sitters
        self._names = tuple(sitter.name for sitter in sitters)
        self._table_words = PictureBuilder(
            self._names, lambda seat: sitters[seat].kind.startswith(COMPUTER)
        )
        self.frame = ReviewFrame(
            self._table_words, len(sitters), self._say_at, settings, pictures, self
        )
        # A person's own decisions come first, even when the match is over and all can be reviewed.
        self.race, self.seat = 0, (people_of(record) or self.seats)[0]
        self._reviewed = Reviewed(adviser, self)
        self._words = self._new_words()
        self._connect()

    def _connect(self) -> None:
        frame = self.frame
        frame.decisions.chosen.connect(self.look_at)
        frame.decisions.itemActivated.connect(lambda _item: frame.show_moment())
        frame.curve.chosen.connect(self._look_from_curve)
        frame.order.chosen.connect(lambda _index: self._list())
        frame.race.activated.connect(lambda race: self.review(race, self.seat))
        frame.seat.activated.connect(lambda place: self.review(self.race, self.seats[place]))
        frame.cancel.clicked.connect(self.cancel)
        frame.again.clicked.connect(self._go_on)
        frame.close_button.clicked.connect(self.closed)
        self._reviewed.found.connect(self._found)
        self._reviewed.ended.connect(self._ended)
        self._reviewed.failed.connect(self._failed)
        self.first_stop = frame.decisions

    # -- reviewing -----------------------------------------------------------------

    def review(self, race: int, seat: int) -> None:
        """Review a race, counted from 0, for one of the seats; ValueError where it is not over."""
        self.race, self.seat = race, seat
        self._words = self._new_words()
        moments = race_of_seat(self._record, race, seat)
        setup = moments.setup
        self.frame.moment.hide_all()
        self.frame.curve.begin(_span(moments), knows_chances(setup.seats), seat % setup.sides)
        self._reviewed.begin(race, seat, moments)
        self.retranslate()
        if not self.running:
            self._look_at_first()

    def cancel(self) -> None:
        """Think no further; what has been found stays."""
        self._reviewed.pause()
        self._say_progress()
        self._look_at_first()

    def stop(self) -> None:
        """End the review for good, at once."""
        self._reviewed.stop()

    def _go_on(self) -> None:
        self._reviewed.go_on()
        self._say_progress()

    @property
    def running(self) -> bool:
        """Whether the review is under way."""
        return self._reviewed.running

    @property
    def found(self) -> list[Found]:
        """What has been found so far."""
        return self._reviewed.all_found

    def _found(self, found: Found) -> None:
        if isinstance(found, Judged):
            self._list()
        if is_drawn(found):
            self._draw()
        self._sum_up()
        self._say_progress()

    def _ended(self) -> None:
        self._say_progress()
        self._look_at_first()
        announce(self.frame.summary.text())

    def _failed(self) -> None:
        self._say_progress()
        self.frame.trouble.say(
            self.tr("The computer player does not answer. What has been found so far stays.")
        )

    # -- showing -------------------------------------------------------------------

    def look_at(self, judged: Judged) -> None:
        """Show a decision."""
        self.frame.decisions.choose(judged)
        self.frame.curve.choose(judged)
        self.frame.moment.show_decision(judged, self._words)

    def _look_from_curve(self, judged: Judged) -> None:
        """Of a list a screen reader says by itself what is chosen."""
        self.look_at(judged)
        announce(self._words.line(judged))

    def _look_at_first(self) -> None:
        """Show what is first in the list, where nothing is looked at yet."""
        decisions = self.frame.decisions
        if decisions.current is None and decisions.count():
            decisions.setCurrentRow(0)

    def _list(self) -> None:
        made = [one for one in self.found if isinstance(one, Judged)]
        shown = costliest(made) if self.frame.order.index == 0 else made
        self.frame.decisions.show_decisions(shown, self._words.line)

    def _draw(self) -> None:
        signed = [one for one in costliest(self.found)[:SIGNED] if _is_costly(one)]
        self.frame.curve.show_stops(stops_of(self.found), signed)

    def _sum_up(self) -> None:
        figures = summary(self.found)
        self.frame.summary.setText(self._words.summary(figures))
        self.frame.luck.setText(self._words.luck(figures))

    def _say_progress(self) -> None:
        done, steps = len(self.found), self._reviewed.steps
        if not steps:
            return
        self.frame.show_progress(done, steps, self.running)
        self.frame.summary.setVisible(done == steps or not self.running)
        if self.running:
            self.frame.trouble.say("")

    def _say_at(self, judged: Judged) -> str:
        return f"{self._words.at(judged)}\n{self._words.line(judged)}"

    def _new_words(self) -> ReviewWords:
        sides = self._table_words.side_names(self.seat)
        return ReviewWords(self._names, sides, self.seat, people_of(self._record) == (self.seat,))

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._words = self._new_words()
        names = " – ".join(map(isolated, self._names))
        set_window_title(self, self.tr("Review: {names}").format(names=names))
        frame, current = self.frame, self.frame.decisions.current
        frame.retranslate(self.races, [self._names[seat] for seat in self.seats])
        frame.show_where(self.race, self.seats.index(self.seat))
        frame.judge.setText(self._words.judge(len(self._names)))
        chances = knows_chances(len(self._names))
        frame.curve.name_axis(
            self.tr("Chance to win the match, decision by decision")
            if chances
            else self.tr("Points expected of the race, decision by decision")
        )
        self._list()
        self._draw()
        self._sum_up()
        self._say_progress()
        if current is not None:
            self.look_at(current)

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
        """Nothing is thought of for a page that nobody sees; a window made small is no reason."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.stop()


def _span(race: RaceOfSeat) -> tuple[int, int]:
    """The moments of a race from the seat's first to the last of all."""
    first = race.moments[0].seq if race.moments else race.last_seq
    return first, race.last_seq


def _is_costly(judged: Judged) -> bool:
    return judged.grade in (Grade.INACCURACY, Grade.MISTAKE)
