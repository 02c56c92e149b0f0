"""The great moments of a race in large words over the table."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.play.game_page import GamePage
from mille_qt.table.golden_words import golden_words
from mille_qt.table.great_moments import GreatMoment, GreatMomentView, moment_of
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import miles, number
from mille_rules import DEFAULT_RULES, Card
from mille_rules.cards import SAFETIES
from mille_rules.events import Event, EventKind
from mille_rules.moves import play
from mille_rules.scoring import SideScore
from mille_rules.state import Phase
from mille_rules.views import View
from tests.examples import each
from tests.qt.play.staged_match import about_to_arrive
from tests.qt.play.test_score_sheet import FULL, SOME, view_of
from tests.qt.table.motion.moving_page import Table, asked, playing_coup, scene_of, wait_for

SIDES = ("Ann", "Marcel")
LONG = "A name that is as long as names may be"
NO_EXTENSION = DEFAULT_RULES.changed("extension_counts", "none")


def ended(seats: int = 2, score: SideScore = SOME, own: int | None = None) -> View:
    """A view of the end of a race in which side 0 has arrived."""
    return view_of([(score, SOME)], seats)._replace(seat=own)


def said(event: Event, view: View, names: tuple[str, ...] = SIDES) -> str:
    moment = moment_of(event, view, names)
    return "" if moment is None else f"{moment.title} | {moment.below}"


def test_where_races_decide_the_furthest_are_named_if_nobody_arrives() -> None:
    rules = DEFAULT_RULES.changed("winning", "races")
    view = ended()
    tableaux = tuple(tableau._replace(miles=475) for tableau in view.tableaux)
    won = SideScore(0, 0, 0, 0, 1, 0, 0, 0, 0)
    match = view.match._replace(races=((won, won),))
    setup = view.setup._replace(rules=rules)
    view = view._replace(setup=setup, match=match, tableaux=tableaux, completer=None)
    shown = said(Event(EventKind.RACE_OVER), view)
    assert shown == "Nobody arrives | Ann and Marcel · 475 miles"
    coup_fourre = Event(EventKind.COUP, 0, Card.DRIVING_ACE, 0)
    assert said(coup_fourre, view) == "Coup fourré! | Ann"


def test_who_arrives_is_addressed_or_named_with_the_miles_and_a_shutout() -> None:
    arrival = Event(EventKind.RACE_OVER, side=0)
    assert said(arrival, ended(own=0)) == "You arrive! | 700 miles"
    assert said(arrival, ended(own=1)) == "Ann arrives! | 700 miles"
    assert said(arrival, ended(score=FULL)) == "Ann arrives! | 700 miles · Shutout +500"
    teams = ("Ann and Simone", "Marcel and Lucien")
    assert said(arrival, ended(4, own=1), teams) == f"Ann and Simone arrive! | {miles(1000)}"
    assert said(Event(EventKind.RACE_OVER), ended()) == "Nobody arrives | "


def at_the_table(*safeties: Card) -> View:
    view = view_of([], phase=Phase.PLAY)
    first, *others = view.tableaux
    return view._replace(tableaux=(first._replace(safeties=safeties), *others))


def test_a_coup_and_the_fourth_safety_are_great_and_other_cards_are_not() -> None:
    one, all_four = at_the_table(Card.DRIVING_ACE), at_the_table(*SAFETIES)
    played = Event(EventKind.PLAYED, 0, Card.DRIVING_ACE, 0)
    struck = played._replace(kind=EventKind.COUP)
    assert said(struck, one) == "Coup fourré! | Ann · +300"
    assert said(struck, all_four) == "Coup fourré! | Ann · +300 · All four safeties +300"
    assert said(played, all_four) == "All four safeties! | Ann · +300"
    assert said(played, one) == ""
    assert said(played._replace(card=Card.MILES_25), all_four) == ""
    assert said(played._replace(kind=EventKind.DISCARDED), all_four) == ""


def test_where_races_decide_the_match_no_points_are_named() -> None:
    view = at_the_table(*SAFETIES)
    rules = DEFAULT_RULES.changed("winning", "races")
    played = Event(EventKind.PLAYED, 0, Card.DRIVING_ACE, 0)
    by_races = view._replace(setup=view.setup._replace(rules=rules))
    assert said(played, by_races) == "All four safeties! | Ann"
    struck = played._replace(kind=EventKind.COUP)
    assert said(struck, by_races) == "Coup fourré! | Ann · All four safeties"


@each("size", [QSize(1024, 600), QSize(3840, 2160), QSize(640, 900)])
def test_words_stay_on_the_table_below_each_other(qtbot: QtBot, size: QSize) -> None:
    moment = GreatMoment(f"{LONG} & {LONG} arrive!", f"{LONG} · +300 · All four safeties +300")
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(size)
    shown = GreatMomentView(moment, QPointF(table.rect().center()), table)
    (upper, title), (lower, _below) = shown.lines
    for place, line in shown.lines:
        assert QRectF(table.rect()).contains(QRectF(place, line.deviceIndependentSize()))
    assert upper.y() + title.deviceIndependentSize().height() <= lower.y()
    assert shown.rect() == table.rect()


def test_golden_words_are_as_high_as_asked_if_there_is_room(qapp: QApplication) -> None:
    free = golden_words("Coup fourré!", 60, 1.0)
    assert free.height() > 60
    narrow = golden_words("Coup fourré!", 60, 1.0, widest=100)
    assert narrow.width() <= 101
    assert narrow.height() < free.height()


class TestOnTheTable:
    def shown(self, page: GamePage) -> list[GreatMomentView]:
        moments = page.table.findChildren(GreatMomentView)
        return [moment for moment in moments if not moment.isHidden()]

    @each("reduced", [ReducedMotion.OFF, ReducedMotion.ON])
    def test_the_end_of_a_race_is_seen_before_the_score_sheet(
        self, table: Table, settings: Settings, reduced: ReducedMotion
    ) -> None:
        settings.reduced_motion = reduced
        page = self.arriving_at(table)
        over: list[object] = []
        page.update_presenter.race_over.connect(over.append)
        times = iter(range(0, 8000, 50))
        wait_for(lambda: scene_of(page).flights.stop_at(next(times)) or self.shown(page))
        assert not over
        total = number(page.update_presenter.queues.latest(0).view.match.points[0])
        QTest.keyClick(page, Qt.Key.Key_Space)
        assert not self.shown(page)
        wait_for(lambda: over)
        assert any(part.text == total for part in page.corner.parts)

    def arriving_at(self, table: Table) -> GamePage:
        page = table(about_to_arrive(rules=NO_EXTENSION), factor=1.0)
        page.update_presenter.hurry()
        page.update_presenter.hurry()
        page.hand.make(play(Card.MILES_100))
        wait_for(lambda: scene_of(page).busy)
        return page

    def test_a_coup_is_said_large_after_its_card_has_landed(self, table: Table) -> None:
        page = playing_coup(table)
        times = iter(range(0, 8000, 50))
        wait_for(lambda: scene_of(page).flights.stop_at(next(times)) or self.shown(page))
        assert scene_of(page).picture.tableaux[0].coups == (Card.RIGHT_OF_WAY,)
        assert page.sign.isHidden(), "nothing else is said"
        page.update_presenter.skip()
        assert not self.shown(page)
        assert not page.sign.isHidden()
        asked(page)

    def test_a_moment_that_is_skipped_leaves_nothing_behind(self, table: Table) -> None:
        page = playing_coup(table)
        page.update_presenter.skip()
        asked(page)
        assert page.table.findChildren(GreatMomentView) == []
