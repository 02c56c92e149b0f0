"""What is in the air over a game page, and waiting for it."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtWidgets import QApplication

from mille_qt.play.game_page import GamePage
from mille_qt.table.flying_card import FlyingCard
from mille_qt.table.scene import TableScene
from mille_rules import Card
from mille_rules.moves import Move, coup
from tests.qt.play.player_at_table import PATIENCE, send_mouse
from tests.qt.play.staged_match import match_where

Table = Callable[..., GamePage]
#: Pixels that a flight may lack of its end a moment before it is there.
NEAR = 3.0


def scene_of(page: GamePage) -> TableScene:
    return page.table.table


def wait_for(what: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "it never came to that"
        QApplication.processEvents()


def asked(page: GamePage) -> None:
    """Wait until the person is asked what to do."""
    wait_for(lambda: page.table_presenter.active and not scene_of(page).busy)


def make(page: GamePage, move: Move, place: int | None = None) -> None:
    """Make a move and stop where something flies for it."""
    page.hand.make(move, place)
    wait_for(lambda: scene_of(page).busy)


def playing_coup(table: Table) -> GamePage:
    """Show a page on which the player has just answered Stop with Right of Way."""
    moves = ("0 play roll", "1 play roll", "0 play 25", "1 play stop on 0")
    record = match_where("roll 25 right-of-way", "roll stop", draws="5x25", moves=moves)
    page = table(record, factor=1.0)
    wait_for(lambda: page.bar.asks)
    page.update_presenter.skip()
    page.turn_controller.submit(coup(Card.RIGHT_OF_WAY))
    wait_for(lambda: scene_of(page).busy)
    return page


def drag(page: GamePage, place: int, end: QPointF) -> None:
    """Drag a card of the hand to a point of the scene, and let go of it there."""
    view = page.table
    start, there = (
        view.mapFromScene(scene_of(page).hand_rect(place).center()),
        view.mapFromScene(end),
    )
    send_mouse(view.viewport(), QEvent.Type.MouseButtonPress, start)
    for share in (0.5, 1.0):
        send_mouse(view.viewport(), QEvent.Type.MouseMove, start + (there - start) * share)
    send_mouse(view.viewport(), QEvent.Type.MouseButtonRelease, there)


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
