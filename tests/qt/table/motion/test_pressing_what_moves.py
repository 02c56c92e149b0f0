"""A press at a card that glides to another place never means the card that takes its place."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from mille_qt.play.game_page import GamePage
from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.hand_order import HandOrder
from mille_rules import Card
from tests.qt.play.player_at_table import RIGHT, send_mouse
from tests.qt.play.staged_match import match_where
from tests.qt.table.motion.moving_page import PEACE, Table, asked, scene_of

#: In the order by families the last one lies in the first place, and 25 in the second.
HAND = "100 75 50 25 stop spare-tire"


@pytest.fixture
def gliding(table: Table) -> GamePage:
    """A page whose hand has just been put into another order, and has not begun to move."""
    page = table(match_where(HAND, **PEACE), factor=1.0)
    page.settings.hand_order = HandOrder.ARRIVAL
    asked(page)
    scene_of(page).skip()
    page.settings.hand_order = HandOrder.FAMILY
    scene_of(page)._asides.stop_at(0)
    assert first_seen(page) is Card.MILES_100, "it is still seen in the first place"
    assert page.hand.held()[0] == (Card.SPARE_TIRE, False), "this one is on its way there"
    return page


def first_place(page: GamePage) -> QPoint:
    return page.table.mapFromScene(scene_of(page).hand_places()[0].center())


def first_seen(page: GamePage) -> Card | None:
    card = page.table._hand_card(page.table.mapToScene(first_place(page)))
    return None if card is None else card.card


def click(page: GamePage) -> None:
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=first_place(page))


def right_click(page: GamePage) -> None:
    QTest.mouseClick(page.table.viewport(), RIGHT, pos=first_place(page))


def drag_to_discards(page: GamePage) -> None:
    scene, viewport = scene_of(page), page.table.viewport()
    start = first_place(page)
    end = page.table.mapFromScene(scene.position_rect(DISCARD_PILE).center())
    send_mouse(viewport, QEvent.Type.MouseButtonPress, start)
    for share in (0.5, 1.0):
        send_mouse(viewport, QEvent.Type.MouseMove, start + (end - start) * share)
    send_mouse(viewport, QEvent.Type.MouseButtonRelease, end)


@pytest.mark.parametrize("press", [click, right_click, drag_to_discards])
def test_it_only_ends_the_glide(gliding: GamePage, press: Callable[[GamePage], None]) -> None:
    before = gliding.session.text()
    press(gliding)
    assert gliding.session.text() == before, "no card has left the hand"
    assert gliding.hand.chosen is None
    assert not gliding.bar.asks
    assert first_seen(gliding) is Card.SPARE_TIRE, "every card is in its place now"


def test_the_next_press_means_the_card_that_is_seen_there(gliding: GamePage) -> None:
    click(gliding)
    click(gliding)
    assert gliding.hand.chosen is Card.SPARE_TIRE


def test_a_card_that_only_rises_is_taken_at_once(gliding: GamePage) -> None:
    scene_of(gliding).skip()
    QTest.keyClick(gliding, "2")
    scene_of(gliding)._asides.stop_at(0)  # it would begin to rise
    middle = gliding.table.mapFromScene(scene_of(gliding).hand_places()[1].center())
    QTest.mouseClick(gliding.table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.keyClick(gliding, "d")
    assert "0 discard 25" in gliding.session.text().splitlines()


def test_a_digit_means_its_place_in_the_new_order(gliding: GamePage) -> None:
    QTest.keyClick(gliding, "1")
    assert gliding.hand.chosen is Card.SPARE_TIRE
