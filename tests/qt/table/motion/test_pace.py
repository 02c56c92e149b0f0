"""What the game waits for, and what it does not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.play.game_page import GamePage
from mille_qt.table.animate_update import stills_of
from mille_qt.table.update_animation import UpdateAnimation
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record
from mille_rules.events import Event, EventKind
from mille_rules.moves import discard
from mille_rules.state import Phase
from tests.qt.play.staged_match import match_where
from tests.qt.table.motion.moving_page import PEACE, Table, asked, make, scene_of, wait_for


def about_to_be_attacked(safety: str = "") -> Record:
    """Marcel plays Stop at once."""
    moves = ("0 play roll", "1 play roll", "0 play 25")
    return match_where(f"roll 25 {safety}", "roll stop", draws="5x25", moves=moves)


def shows_hazard(page: GamePage) -> None:
    """Wait until the hazard is on the table, and nothing flies any more."""
    wait_for(lambda: page.bar.text and scene_of(page).busy)


class TestHazardWithoutAnAnswer:
    def test_is_shown_for_a_moment_and_the_game_goes_on(self, table: Table) -> None:
        page = table(about_to_be_attacked())
        shows_hazard(page)
        assert page.bar.text == "Marcel plays Stop on you."
        assert not page.bar.asks
        assert page.table_presenter.turn() == "", "no answer is asked for"
        asked(page)
        assert page.table_presenter.update.view.phase is Phase.PLAY
        assert page.table_presenter.update.view.tableaux[0].battle[-1] is Card.STOP

    def test_goes_on_with_a_key(self, table: Table) -> None:
        page = table(about_to_be_attacked())
        shows_hazard(page)
        QTest.keyClick(page, Qt.Key.Key_Space)
        assert page.bar.text == ""
        assert page.update_presenter.queues.latest(0).view.phase is not Phase.ANSWER

    def test_waits_if_the_player_wants_it(self, table: Table, settings: Settings) -> None:
        settings.wait_after_hazard = True
        page = table(about_to_be_attacked())
        wait_for(lambda: page.bar.asks)
        assert [button.text() for button in page.bar.buttons()] == ["Continue"]

    def test_waits_for_a_player_with_the_safety(self, table: Table) -> None:
        page = table(about_to_be_attacked("right-of-way"))
        wait_for(lambda: page.bar.asks)
        assert len(page.bar.buttons()) == 2


@pytest.mark.parametrize(("seats", "large"), [(3, 1), (4, 0), (6, 0)])
def test_discards_of_computers_are_shown_large_at_small_tables_only(
    table: Table, seats: int, large: int
) -> None:
    page = table(match_where("roll 25", seats=seats))
    asked(page)
    picture = scene_of(page).picture
    animation = UpdateAnimation(scene_of(page), picture, picture, 0)
    discarded = Event(EventKind.DISCARDED, 1, Card.MILES_25)
    assert len(stills_of(animation, [discarded])) == large


class TestSkipping:
    def test_is_explained_once_after_others_have_moved(
        self, table: Table, settings: Settings
    ) -> None:
        page = table(match_where("roll 25", **PEACE))
        asked(page)
        assert page.bar.text == ""
        make(page, discard(Card.MILES_25), 1)
        asked(page)
        assert page.bar.text == "Too slow? Press any key or click to skip an animation."
        assert settings.knows_skipping
        make(page, discard(Card.ROLL), 0)
        asked(page)
        assert page.bar.text == ""

    def test_is_not_explained_to_those_who_do_it(self, table: Table, settings: Settings) -> None:
        page = table(match_where("roll 25", **PEACE))
        asked(page)
        make(page, discard(Card.MILES_25), 1)
        page.update_presenter.skip()
        assert settings.knows_skipping
        asked(page)
        assert page.bar.text == ""


def test_tips_wait_until_a_card_can_be_played(table: Table) -> None:
    page = table(match_where(draws="25 25 75 25 roll"))
    page.turn_controller.welcome()
    for _turn in range(2):
        asked(page)
        assert page.bar.text == ""
        make(page, discard(Card.MILES_25), page.hand.selection.cards.index(Card.MILES_25))
    asked(page)
    assert page.bar.text.startswith("New to the game?")
