"""What moves on the table: where it lands, how it ends, and that it can be had without."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mille_net.thinker import ImmediateThinker
from mille_qt.game_page import GamePage
from mille_qt.motion_choice import ReducedMotion, is_reduced
from mille_qt.session import LocalSession
from mille_qt.settings import Settings
from mille_qt.table import durations
from mille_qt.table.effect_items import GlowItem, SweepItem
from mille_qt.table.flying_card import FlyingCard
from mille_qt.table.hand_item import HELD_SCALE, HandItem
from mille_qt.table.motions import Motion, Motions, cue
from mille_qt.table.scene import TableScene
from mille_qt.theme import Look
from mille_rules import Card, Record
from mille_rules.moves import PASS, Move, coup, play
from tests.qt.play.player_at_table import PATIENCE
from tests.qt.play.staged_match import header, match_where

Table = Callable[..., GamePage]
#: Pixels that a flight may lack of its end a moment before it is there.
NEAR = 3.0


@pytest.fixture(scope="module")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Card pictures are painted once for all tests here."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    settings = Settings(tmp_path / "settings.ini")
    settings.pace = 2
    settings.reduced_motion = ReducedMotion.OFF
    return settings


@pytest.fixture
def table(
    qapp: QApplication, settings: Settings, painted: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Table]:
    """A function that shows a match, at a tenth of the usual durations where not told otherwise."""
    Look(qapp)
    pages: list[GamePage] = []

    def show(record: Record, factor: float = 0.1) -> GamePage:
        monkeypatch.setattr(durations, "PACES", (0.0, *[factor] * 4))
        session = LocalSession(record, lambda: None, ImmediateThinker(), random.Random(1), 0)
        page = GamePage(session, settings, painted)
        pages.append(page)
        page.resize(1024, 600)
        page.show()
        page.start()
        return page

    yield show
    for page in filter(isValid, pages):
        page.close()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def scene_of(page: GamePage) -> TableScene:
    return page.table.table


def wait_for(what: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "it never came to that"
        QApplication.processEvents()


def asked(page: GamePage) -> None:
    """Wait until the person is asked what to do."""
    wait_for(lambda: page.now.active and not scene_of(page).busy)


def make(page: GamePage, move: Move, place: int = -1) -> None:
    """Make a move and stop where something flies for it."""
    page.own_turn.make(move, place)
    wait_for(lambda: scene_of(page).busy)


def in_the_air(page: GamePage) -> list[FlyingCard]:
    return [item for item in scene_of(page).items() if isinstance(item, FlyingCard)]


def effects(page: GamePage, kind: type) -> list[object]:
    return [item for item in scene_of(page).items() if isinstance(item, kind)]


def just_before_the_end(page: GamePage) -> FlyingCard:
    """Hold the last card that flies a moment before it lands."""
    flights = scene_of(page).flights
    last = max(motion.begin + motion.duration for motion in (*flights._waiting, *flights._moving))
    flights.stop_at(last - 1)
    return in_the_air(page)[0]


PEACE = {"draws": "100 100 100 100"}


class TestNothingMovesWithoutBeingAsked:
    @pytest.mark.parametrize("reduced", [False, True])
    def test_at_no_pace_nothing_moves(
        self, table: Table, settings: Settings, reduced: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        settings.pace = 0
        settings.reduced_motion = ReducedMotion.ON if reduced else ReducedMotion.OFF
        started: list[Motion] = []
        monkeypatch.setattr(Motions, "add", lambda *args, **kwargs: started.append(args[1]))
        page = table(match_where("roll 25", "roll stop"))
        for move in (play(Card.ROLL), play(Card.MILES_25)):
            asked(page)
            page.own_turn.make(move, -1)
        asked_or_attacked = lambda: page.bar.asks or page.now.active  # noqa: E731
        wait_for(asked_or_attacked)
        assert started == []
        assert not scene_of(page).moving

    def test_less_motion_shows_cards_large_but_flies_none(
        self, table: Table, settings: Settings
    ) -> None:
        settings.reduced_motion = ReducedMotion.ON
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=0.5)
        asked(page)
        page.own_turn.make(play(Card.ROLL), 0)
        wait_for(lambda: scene_of(page).stills.running)
        assert not scene_of(page).flights.running
        assert not in_the_air(page)
        large = [item for item in scene_of(page).items() if isinstance(item, QGraphicsPixmapItem)]
        assert len(large) == 2, "a card on its shadow"
        assert large[0].sceneBoundingRect().height() > scene_of(page).layout.card.height()
        page.flow.skip()
        assert not scene_of(page).stills.running

    def test_less_motion_is_the_players_choice_or_the_systems(self) -> None:
        assert is_reduced(ReducedMotion.ON)
        assert not is_reduced(ReducedMotion.OFF)
        assert not is_reduced(ReducedMotion.SYSTEM), "Qt 6.11 does not tell"

    def test_turning_motion_off_ends_what_is_under_way(
        self, table: Table, settings: Settings
    ) -> None:
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=1.0)
        asked(page)
        make(page, play(Card.ROLL), 0)
        settings.pace = 0
        assert not scene_of(page).moving


class TestACardLandsWhereItIsShown:
    def test_played_on_the_own_side(self, table: Table) -> None:
        page = table(match_where("roll 25", **PEACE), factor=1.0)
        asked(page)
        end = scene_of(page).tableau_item(0).card_rect(Card.ROLL)
        make(page, play(Card.ROLL), 0)
        card = just_before_the_end(page)
        assert (card.pos() - end.center()).manhattanLength() < NEAR
        assert abs(card._size.height() - end.height()) < NEAR

    def test_drawn_into_the_hand(self, table: Table) -> None:
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=1.0)
        scene = scene_of(page)
        wait_for(lambda: scene.busy)
        card = just_before_the_end(page)
        left = scene.picture.draw_pile
        where = card.pos()
        page.flow.skip()
        asked(page)
        item = scene._hand.item(6)
        assert (item.resting_rect().center() - where).manhattanLength() < 2 * NEAR + item._lift
        assert left == scene.picture.draw_pile, "the pile was lower from when the card left it"

    def test_a_dragged_card_flies_from_where_it_was_let_go(self, table: Table) -> None:
        page = table(match_where("roll 25", **PEACE), factor=1.0)
        asked(page)
        item = scene_of(page)._hand.item(0)
        item._dragging = True
        item.lie(QPointF(500, 200), HELD_SCALE, 3.0)
        item._dragging = False
        make(page, play(Card.ROLL), 0)
        scene_of(page).flights.stop_at(0)
        middle = QPointF(500, 200) + item._rest.center() - item._rest.topLeft()
        assert (in_the_air(page)[0].pos() - middle).manhattanLength() < 40
        assert not item.isVisible()

    def test_cards_that_stay_keep_their_items(self, table: Table) -> None:
        page = table(match_where("roll 25 50 75", **PEACE))
        asked(page)
        hand = scene_of(page)._hand
        stays, moves = hand.item(2), hand.item(6)
        make(page, play(Card.ROLL), 0)
        asked(page)
        assert hand.item(2) is stays
        assert hand.item(0) is moves, "the drawn card has gone to the gap, and was not made anew"


class TestTheEndIsTheSame:
    def test_skipping_ends_everything_and_shows_how_things_stand(self, table: Table) -> None:
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=4.0)
        wait_for(lambda: scene_of(page).busy)
        page.flow.skip()
        asked(page)
        page.own_turn.make(play(Card.ROLL), 0)
        for _ in range(3):
            wait_for(lambda: scene_of(page).busy)
            assert page.flow.skip()
            assert not scene_of(page).busy
            assert not in_the_air(page)
        assert scene_of(page).picture.tableaux[0].battle == (Card.ROLL,)
        assert not page.flow.skip(), "nothing is left to skip"

    def test_a_click_skips(self, table: Table) -> None:
        page = table(match_where("roll 25", **PEACE), factor=4.0)
        wait_for(lambda: scene_of(page).busy)
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton)
        asked(page)

    def test_watched_to_the_end_it_is_as_when_skipped(
        self, table: Table, settings: Settings
    ) -> None:
        pictures = []
        for pace in (2, 0):
            settings.pace = pace
            page = table(match_where("roll 25", "roll 50", **PEACE), factor=0.05)
            asked(page)
            page.own_turn.make(play(Card.ROLL), 0)
            seq = page.now.update.seq
            wait_for(lambda page=page, seq=seq: page.now.update.seq > seq + 2)
            asked(page)
            wait_for(lambda page=page: not scene_of(page).moving)
            pictures.append(scene_of(page).picture)
        assert pictures[0] == pictures[1]

    def test_miles_count_up_to_where_they_should_be(self, table: Table) -> None:
        moves = ("0 play roll", "1 discard 50")
        page = table(match_where("roll 25", "50", moves=moves, **PEACE), factor=0.3)
        asked(page)
        odometer = scene_of(page)._odometers
        page.own_turn.make(play(Card.MILES_25), -1)
        seen = set()
        wait_for(lambda: seen.add(odometer.shown_miles[0]) or odometer.shown_miles[0] == 25)
        assert any(0 < miles < 25 for miles in seen)


class TestDealing:
    def test_cards_fly_to_everybody_and_the_pile_grows_lower(self, table: Table) -> None:
        page = table(Record(header((0,)), []), factor=1.0)
        scene = scene_of(page)
        wait_for(lambda: scene.busy)
        most, left = 0, [scene.picture.draw_pile]
        for now in range(0, 1200, 100):
            scene.flights.stop_at(now)
            most = max(most, len(in_the_air(page)))
            left.append(scene.picture.draw_pile)
        assert most >= 4, "several are in the air at once"
        assert left == sorted(left, reverse=True)
        assert left[-1] == page.flow.eyes.latest(0).view.draw_pile < left[0]
        assert all(held is not None for held in scene.picture.hand[:6])
        page.flow.skip()
        asked(page)

    @pytest.mark.parametrize("people", [(), (0, 1)])
    def test_who_may_not_see_a_card_sees_its_back_fly(
        self, table: Table, people: Sequence[int]
    ) -> None:
        page = table(Record(header(people), []), factor=1.0)
        scene = scene_of(page)
        wait_for(lambda: scene.busy)
        size = scene.layout.draw_pile.size()
        back = scene.pictures.back(size).cacheKey()
        for now in range(0, 1200, 50):
            scene.flights.stop_at(now)
            assert {card.picture.cacheKey() for card in in_the_air(page)} <= {back}
        assert not scene.picture.hand


class TestCoupFourre:
    @pytest.fixture
    def page(self, table: Table) -> GamePage:
        moves = ("0 play roll", "1 play roll", "0 play 25", "1 play stop on 0")
        record = match_where("roll 25 right-of-way", "roll stop", draws="5x25", moves=moves)
        page = table(record, factor=1.0)
        wait_for(lambda: page.bar.asks)
        page.flow.skip()
        page.own_turn.submit(coup(Card.RIGHT_OF_WAY))
        wait_for(lambda: scene_of(page).busy)
        return page

    def test_the_safety_strikes_the_hazard_away_and_lies_sideways(self, page: GamePage) -> None:
        scene = scene_of(page)
        assert scene.picture.tableaux[0].battle[-1] is Card.STOP
        times = iter(range(0, 4000, 20))
        wait_for(lambda: scene.flights.stop_at(next(times)) or bool(effects(page, GlowItem)))
        assert scene.picture.discard is Card.STOP
        assert scene.picture.tableaux[0].coups == (Card.RIGHT_OF_WAY,)
        page.flow.skip()
        asked(page)
        assert scene.picture.tableaux[0].battle == (Card.ROLL,)

    def test_it_turns_on_its_way_to_its_place(self, page: GamePage) -> None:
        scene, angle = scene_of(page), 0.0
        end = scene.tableau_item(0).card_rect(Card.RIGHT_OF_WAY).center()
        where = QPointF()
        for now in range(0, 4000, 10):
            safety = [card for card in in_the_air(page) if card.rotation()]
            if safety and safety[0].rotation() > angle:
                angle, where = safety[0].rotation(), safety[0].pos()
            scene.flights.stop_at(now)
            if effects(page, GlowItem):
                break
        assert angle > 85
        assert (where - end).manhattanLength() < NEAR

    def test_it_shows_what_it_is_worth(
        self, page: GamePage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        shown: list[str] = []
        scene = scene_of(page)
        monkeypatch.setattr(scene.effects, "points", lambda text, *_: shown.append(text))
        times = iter(range(0, 4000, 20))
        wait_for(lambda: scene.flights.stop_at(next(times)) or bool(shown))
        assert shown == ["+300"]


class TestWindowsComeAndGo:
    @pytest.fixture
    def page(self, table: Table) -> GamePage:
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=1.0)
        wait_for(lambda: scene_of(page).busy)
        return page

    def test_closing_during_a_flight(self, page: GamePage, qapp: QApplication) -> None:
        gone: list[bool] = []
        page.destroyed.connect(lambda: gone.append(True))
        page.close()
        page.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QTest.qWait(60)
        assert gone

    def test_resizing_during_a_flight_shows_the_end(self, page: GamePage) -> None:
        page.resize(1200, 700)
        QApplication.processEvents()
        assert not in_the_air(page)
        asked(page)
        places = scene_of(page).hand_places()
        assert abs(scene_of(page).hand_rect(0).left() - places[0].left()) < 1

    def test_another_theme_during_a_flight(self, page: GamePage) -> None:
        page.dress()
        page.flow.skip()
        asked(page)


class TestHandAndLanes:
    @pytest.fixture
    def page(self, table: Table) -> GamePage:
        page = table(match_where("roll 25", "roll 50", **PEACE))
        asked(page)
        wait_for(lambda: not scene_of(page).moving)
        return page

    def test_a_card_let_go_beside_every_place_glides_back(self, page: GamePage) -> None:
        item: HandItem = scene_of(page)._hand.item(0)
        home = item.pos()
        item.lie(home + QPointF(40, -60), HELD_SCALE, 3.0)
        item.let_go()
        assert scene_of(page).moving
        assert item.pos() != home
        wait_for(lambda: not scene_of(page).moving)
        assert (item.pos(), item.scale(), item.rotation()) == (home, 1.0, 0.0)

    def test_the_place_under_a_held_card_is_lit_more_strongly(self, page: GamePage) -> None:
        scene = scene_of(page)
        page.hand.press(0)
        lane, pile = scene.layout.tableaux[0].frame, scene.layout.discard_pile
        for rect in (lane, pile):
            scene._drag(rect.center(), rect.center())
            assert scene._lights.pointed == rect
        scene._drag(QPointF(3, 3), QPointF(3, 3))
        assert scene._lights.pointed is None

    def test_a_light_runs_along_the_lane_of_who_thinks(self, page: GamePage) -> None:
        scene = scene_of(page)
        scene.think(1)
        assert scene.moving
        wait_for(lambda: len(effects(page, SweepItem)) == 1 or not scene.think(1))
        scene.think(None)
        assert not effects(page, SweepItem)
        assert not scene.moving

    def test_an_attack_strikes_and_the_lane_comes_to_rest(self, table: Table) -> None:
        moves = ("0 play roll", "1 play roll", "0 play 25")
        page = table(match_where("roll 25", "roll stop", draws="5x25", moves=moves), factor=0.55)
        lane = scene_of(page).tableau_item(0)
        swung: set[float] = set()
        wait_for(lambda: swung.add(lane.pos().x()) or page.bar.asks)
        assert len(swung) > 1
        assert max(map(abs, swung)) <= scene_of(page).gutter()
        page.own_turn.submit(PASS)
        wait_for(lambda: not page.bar.asks)
        page.flow.skip()
        assert lane.pos() == QPointF()


class TestTheClock:
    def test_motions_run_in_order_and_the_end_is_told_once(self, qtbot: QtBot) -> None:
        owner, told = QObject(), []
        motions = Motions(owner)
        first = Motion(20, first=lambda: told.append("begins"), last=lambda: told.append("ends"))
        motions.play([cue(10, lambda: told.append("cue")), first], lambda: told.append("then"))
        qtbot.waitUntil(lambda: not motions.running)
        assert told == ["begins", "cue", "ends", "then"]

    def test_what_has_not_begun_never_does_when_skipped(self) -> None:
        owner, told = QObject(), []
        motions = Motions(owner)
        motions.play([cue(1000, lambda: told.append("cue"))], lambda: told.append("then"))
        motions.skip()
        motions.skip()
        assert told == ["then"]

    def test_no_motion_takes_no_time(self) -> None:
        owner, told = QObject(), []
        Motions(owner).play([], lambda: told.append("then"))
        assert told == ["then"]
