"""What large text and the large table leave of the cards, in real windows of many sizes."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.table.layout import TableLayout
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from tests.pictures.cut_words import cut_words
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = [pytest.mark.shown, pytest.mark.styled]

Seat = Callable[..., PlayerAtTable]
#: Pixels of the page below the menus: the smallest window, and those of common screens.
PAGES = ((1024, 560), (1280, 760), (1366, 728), (1920, 1040))
#: A card lower than this, in pixels, cannot be told from others.
READABLE = 60


@pytest.fixture
def any_text(app_theme: ApplicationTheme) -> Iterator[ApplicationTheme]:
    """The look of the program, afterwards as it was."""
    yield app_theme
    app_theme.set_text_size(100)


def lowest_card(layout: TableLayout) -> float:
    """The height of the smallest card on the table, in pixels."""
    cards = [layout.card, layout.draw_pile, layout.discard_pile]
    cards += [card for t in layout.tableaux for card in (t.battle, t.speed)]
    return min(card.height() for card in cards)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_can_be_read_however_large_the_text_is(
    seats: int, sit_down: Seat, settings: Settings, any_text: ApplicationTheme
) -> None:
    page = sit_down(match_where("roll", "25", seats=seats)).page
    for text_size in (100, 200):
        any_text.set_text_size(text_size)
        for settings.large_table in (False, True):
            for size in PAGES:
                page.resize(*size)
                assert page.table.table.layout is not None
                assert lowest_card(page.table.table.layout) >= READABLE, (text_size, size)


@pytest.mark.parametrize("text_size", [100, 200])
def test_what_is_said_while_the_mouse_rests_on_a_card_is_inside_the_table(
    text_size: int, sit_down: Seat, any_text: ApplicationTheme
) -> None:
    page = sit_down(match_where("stop 25 50", "25")).page
    any_text.set_text_size(text_size)
    QApplication.processEvents()
    table, scene = page.table.viewport(), page.table.table
    point = page.table.mapFromScene(scene.hand_rect(0).center())
    event = QHelpEvent(QEvent.Type.ToolTip, point, table.mapToGlobal(point))
    QApplication.sendEvent(table, event)
    shown = page.inspector.shown
    assert shown is not None
    assert "Marcel" in shown.now
    assert table.rect().contains(page.inspector.geometry())


@pytest.mark.parametrize("text_size", [100, 150])
def test_no_window_is_so_small_that_a_table_is_cut_off(
    text_size: int, sit_down: Seat, any_text: ApplicationTheme
) -> None:
    player = sit_down(match_where("roll", "25", seats=6))
    any_text.set_text_size(text_size)
    window, page = player.window, player.page
    window.resize(200, 100)
    QApplication.processEvents()
    assert page.rect().contains(page.table.geometry())
    window.shell.features.replays.watch_again(page.session.text())
    window.resize(200, 100)
    QApplication.processEvents()
    replay = window.table_page
    assert isinstance(replay, ReplayPage)
    shown = (replay.table, replay.hands_strip, replay.timeline, replay.controls)
    assert all(replay.rect().contains(part.geometry()) for part in shown if part.isVisible())


def test_the_panel_is_a_drawer_where_its_words_would_take_the_cards_their_room(
    sit_down: Seat, settings: Settings
) -> None:
    settings.panel_open = True
    page = sit_down(match_where("roll", "25")).page
    page.resize(1680, 950)
    assert page.panel.isVisible()
    hand = page.table.table.layout.card.height()
    settings.large_table = True
    assert not page.panel.isVisible()
    assert page.table.table.layout.card.height() >= 0.95 * hand


def test_however_a_window_came_to_its_width_no_room_is_left_empty(
    sit_down: Seat, any_text: ApplicationTheme
) -> None:
    page = sit_down(match_where("roll", "25")).page
    any_text.set_text_size(200)
    widths = set()
    for before in (1900, 1700, 1500):
        for width in (before, 1780):
            page.resize(width, 800)
            QApplication.processEvents()
        widths.add(page.table.width())
        beside = page.panel.width() if page.panel.isVisible() else 0
        assert page.table.width() + beside == page.width()
    assert len(widths) == 1


def test_words_on_the_bar_are_whole_as_soon_as_the_table_is_large(
    sit_down: Seat, settings: Settings
) -> None:
    page = sit_down(match_where("roll", "25")).page
    page.resize(1024, 560)
    page.bar.say("Continue when you’re ready.\nAnswer this first.")
    settings.large_table = True
    assert cut_words(page.bar) == []


def test_words_of_the_curtain_are_whole_when_the_table_is_enlarged_under_it(
    sit_down: Seat, settings: Settings
) -> None:
    settings.language = "es"
    player = sit_down(match_where("roll", "25", people=(0, 1)))
    settings.large_table = True
    player.settle()
    assert player.page.curtain.isVisible()
    assert cut_words(player.page.curtain) == []
