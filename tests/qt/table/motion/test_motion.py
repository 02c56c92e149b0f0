"""What moves on the table: that it ends as it should, and can be had without."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from mille_qt.play.game_page import GamePage
from mille_qt.play.keyboard import Command
from mille_qt.table.effects import SweepItem
from mille_qt.table.motions import Motion, Motions, cue
from mille_qt.ui.art.landscape.daylight import FLAT
from mille_qt.ui.motion_choice import ReducedMotion, is_reduced
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.theme_colours import CONTRAST
from mille_rules import Card
from mille_rules.moves import play
from tests.qt.play.staged_match import match_where
from tests.qt.table.motion.moving_page import (
    PEACE,
    Table,
    asked,
    effects,
    in_the_air,
    make,
    scene_of,
    wait_for,
)


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
            page.hand.make(move)
        asked_or_attacked = lambda: page.bar.asks or page.table_presenter.active  # noqa: E731
        wait_for(asked_or_attacked)
        assert started == []
        assert not scene_of(page).moving

    @pytest.mark.styled
    def test_less_motion_shows_cards_large_but_flies_none(
        self, table: Table, settings: Settings
    ) -> None:
        settings.reduced_motion = ReducedMotion.ON
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=0.5)
        asked(page)
        page.hand.make(play(Card.ROLL), 0)
        wait_for(lambda: scene_of(page).busy)
        assert not in_the_air(page)
        large = [item for item in scene_of(page).items() if isinstance(item, QGraphicsPixmapItem)]
        assert len(large) == 2, "a card on its shadow"
        assert large[0].sceneBoundingRect().height() > scene_of(page).layout.card.height()
        page.update_presenter.skip()
        assert not scene_of(page).busy

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


class TestTheEndIsTheSame:
    def test_skipping_ends_everything_and_shows_how_things_stand(self, table: Table) -> None:
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=4.0)
        wait_for(lambda: scene_of(page).busy)
        page.update_presenter.skip()
        asked(page)
        page.hand.make(play(Card.ROLL), 0)
        for _ in range(3):
            wait_for(lambda: scene_of(page).busy)
            assert page.update_presenter.skip()
            assert not scene_of(page).busy
            assert not in_the_air(page)
        assert scene_of(page).picture.tableaux[0].battle == (Card.ROLL,)
        assert not page.update_presenter.skip(), "nothing is left to skip"

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
            page.hand.make(play(Card.ROLL), 0)
            seq = page.table_presenter.update.seq
            wait_for(lambda page=page, seq=seq: page.table_presenter.update.seq > seq + 2)
            asked(page)
            wait_for(lambda page=page: not scene_of(page).moving)
            pictures.append(scene_of(page).picture)
        assert pictures[0] == pictures[1]

    def test_a_question_is_gone_while_its_answer_is_shown(self, table: Table) -> None:
        moves = ("0 play roll", "1 play accident on 0")
        hands = "roll driving-ace", "accident"
        page = table(match_where(*hands, moves=moves), factor=4.0)
        wait_for(lambda: page.bar.asks)
        assert page.sign.text().startswith("Your answer")
        page.bar.answer(Command.CONFIRM)
        wait_for(lambda: scene_of(page).busy)
        assert (page.bar.text, page.sign.text(), page.table_presenter.active) == ("", "", False)
        page.update_presenter.skip()
        asked(page)
        assert page.sign.text().startswith("Your turn")

    def test_miles_count_up_to_where_they_should_be(self, table: Table) -> None:
        moves = ("0 play roll", "1 discard 50")
        page = table(match_where("roll 25", "50", moves=moves, **PEACE), factor=0.3)
        asked(page)
        traffic = scene_of(page)._traffic
        page.hand.make(play(Card.MILES_25))
        seen = set()
        wait_for(lambda: seen.add(traffic.shown_miles[0]) or traffic.shown_miles[0] == 25)
        assert any(0 < miles < 25 for miles in seen)


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

    @pytest.mark.styled
    def test_lit_places_and_the_light_of_who_thinks_follow_the_table(self, table: Table) -> None:
        page = table(match_where("roll 25", "roll 50", **PEACE))
        asked(page)
        page.hand.press(0)
        scene_of(page).show_thinking(1)
        # The panel and larger text lay the table out anew, too, in the same size or another.
        page.resize(1200, 700)
        QApplication.processEvents()
        assert effects(page, SweepItem)
        scene_of(page).show_thinking(None)
        # What moves round a card that is chosen rests when the table is laid out anew.
        scene_of(page).skip()
        resized = page.table.grab().toImage()
        page.hand.let_go()
        page.hand.press(0)
        scene_of(page).skip()
        assert page.table.grab().toImage() == resized

    def test_another_theme_during_a_flight(self, page: GamePage) -> None:
        page.apply_theme()
        page.update_presenter.skip()
        asked(page)

    def test_another_theme_changes_the_light_of_the_whole_table(self, page: GamePage) -> None:
        page.table.apply_theme(CONTRAST, page.card_language())
        assert page.table.grab().toImage().pixelColor(0, 0) == FLAT.sky_top
        page.update_presenter.skip()
        asked(page)


class TestTheClock:
    def test_motions_run_in_order_and_the_end_is_told_once(self, qtbot: QtBot) -> None:
        owner, told = QObject(), []
        motions = Motions(owner)
        first = Motion(20, first=lambda: told.append("begins"), last=lambda: told.append("ends"))
        motions.play([cue(10, lambda: told.append("cue")), first], lambda: told.append("then"))
        qtbot.waitUntil(lambda: not motions.running)
        assert told == ["begins", "cue", "ends", "then"]

    def test_what_begins_is_shown_where_it_begins_before_anything_is_painted(self) -> None:
        owner, shown = QObject(), []
        motions = Motions(owner)
        motions.add(Motion(1000))
        motions.add(Motion(1000, shown.append, first=lambda: shown.append("first")))
        assert shown == ["first", 0.0]

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
