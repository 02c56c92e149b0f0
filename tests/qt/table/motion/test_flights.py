"""Where cards fly, and what happens round them where they land."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF

from mille_qt.play.game_page import GamePage
from mille_qt.table.effects import GlowItem, ShieldItem, SweepItem
from mille_qt.table.hand_item import HELD_SCALE, HandItem
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record
from mille_rules.moves import PASS, play
from tests.qt.play.staged_match import header, match_where
from tests.qt.table.motion.moving_page import (
    NEAR,
    PEACE,
    Table,
    asked,
    drag,
    effects,
    in_the_air,
    just_before_the_end,
    make,
    playing_coup,
    scene_of,
    wait_for,
)


class TestACardLandsWhereItIsShown:
    @pytest.mark.styled
    def test_played_on_the_own_side(self, table: Table) -> None:
        page = table(match_where("roll 25", **PEACE), factor=1.0)
        asked(page)
        end = scene_of(page).tableau_item(0).card_rect(Card.ROLL)
        make(page, play(Card.ROLL), 0)
        card = just_before_the_end(page)
        assert (card.pos() - end.center()).manhattanLength() < NEAR
        assert abs(card._size.height() - end.height()) < NEAR

    @pytest.mark.styled
    def test_drawn_into_the_hand(self, table: Table) -> None:
        page = table(match_where("roll 25", "roll 50", **PEACE), factor=1.0)
        scene = scene_of(page)
        wait_for(lambda: scene.busy)
        card = just_before_the_end(page)
        left = scene.picture.draw_pile
        where = card.pos()
        page.update_presenter.skip()
        asked(page)
        item = scene.hand.item(6)
        assert (item.resting_rect().center() - where).manhattanLength() < 2 * NEAR + item._lift
        assert left == scene.picture.draw_pile, "the pile was lower from when the card left it"

    @pytest.mark.styled
    def test_a_dragged_card_flies_from_where_it_was_let_go(self, table: Table) -> None:
        page = table(match_where("roll 25", **PEACE), factor=1.0)
        asked(page)
        scene = scene_of(page)
        item = scene.hand.item(0)
        drag(page, 0, scene.tableau_item(0).sceneBoundingRect().center())
        scene._asides.stop_at(0)  # it would begin to glide home
        where = item.resting_rect().center()
        wait_for(lambda: scene.busy)
        scene.flights.stop_at(0)
        assert (in_the_air(page)[0].pos() - where).manhattanLength() < NEAR
        assert not item.isVisible()

    def test_cards_that_stay_keep_their_items(self, table: Table) -> None:
        page = table(match_where("roll 25 50 75", **PEACE))
        asked(page)
        hand = scene_of(page).hand
        stays, moves = hand.item(2), hand.item(6)
        make(page, play(Card.ROLL), 0)
        asked(page)
        assert hand.item(2) is stays
        assert hand.item(0) is moves, "the drawn card has gone to the gap, and was not made anew"


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
        assert left[-1] == page.update_presenter.queues.latest(0).view.draw_pile < left[0]
        assert all(held is not None for held in scene.picture.hand[:6])
        page.update_presenter.skip()
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
        return playing_coup(table)

    def test_the_safety_strikes_the_hazard_away_and_lies_sideways(self, page: GamePage) -> None:
        scene = scene_of(page)
        assert scene.picture.tableaux[0].battle[-1] is Card.STOP
        times = iter(range(0, 4000, 20))
        wait_for(lambda: scene.flights.stop_at(next(times)) or bool(effects(page, GlowItem)))
        assert scene.picture.discard is Card.STOP
        assert scene.picture.tableaux[0].coups == (Card.RIGHT_OF_WAY,)
        page.update_presenter.skip()
        asked(page)
        assert scene.picture.tableaux[0].battle == (Card.ROLL,)

    @pytest.mark.styled
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

    def test_a_shield_throws_the_hazard_up_before_it_is_discarded(self, page: GamePage) -> None:
        scene = scene_of(page)
        place = scene.tableau_item(0).card_rect(Card.STOP)
        times = iter(range(0, 4000, 10))
        wait_for(lambda: scene.flights.stop_at(next(times)) or bool(effects(page, ShieldItem)))
        highest = place.center().y()
        while scene.picture.discard is not Card.STOP:
            scene.flights.stop_at(next(times))
            thrown = [card.pos().y() for card in in_the_air(page)]
            highest = min([highest, *thrown])
        assert highest <= place.top()


class TestHandAndLanes:
    @pytest.fixture
    def page(self, table: Table) -> GamePage:
        page = table(match_where("roll 25", "roll 50", **PEACE))
        asked(page)
        wait_for(lambda: not scene_of(page).moving)
        return page

    @pytest.mark.styled
    def test_a_card_let_go_beside_every_place_glides_back(self, page: GamePage) -> None:
        item: HandItem = scene_of(page).hand.item(0)
        home = item.pos()
        item._change(dragging=True)
        item.set_pose(home + QPointF(40, -60), HELD_SCALE, 3.0)
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
        scene.show_thinking(1)
        assert scene.moving
        wait_for(lambda: len(effects(page, SweepItem)) == 1 or not scene.show_thinking(1))
        scene.show_thinking(None)
        assert not effects(page, SweepItem)
        assert not scene.moving

    @pytest.mark.styled
    def test_an_attack_strikes_and_the_lane_comes_to_rest(
        self, table: Table, settings: Settings
    ) -> None:
        settings.wait_after_hazard = True
        moves = ("0 play roll", "1 play roll", "0 play 25")
        page = table(match_where("roll 25", "roll stop", draws="5x25", moves=moves), factor=0.55)
        scene, lane = scene_of(page), scene_of(page).tableau_item(0)
        swung: set[float] = set()
        wait_for(lambda: swung.add(lane.pos().x()) or (page.bar.asks and not scene.moving))
        assert len(swung) > 1
        assert max(map(abs, swung)) <= scene_of(page).gutter()
        page.turn_controller.submit(PASS)
        wait_for(lambda: not page.bar.asks)
        page.update_presenter.skip()
        assert lane.pos() == QPointF()
