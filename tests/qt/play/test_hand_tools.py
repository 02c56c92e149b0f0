"""The buttons beside the hand."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mille_qt.play.hand_tools import CornerTools, HandTools
from mille_qt.play.table_tools import TableTools, ToolButton
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.theme_colours import ThemeChoice
from mille_rules import Card
from tests.examples import each
from tests.qt.conftest import Seat
from tests.qt.play.player_elsewhere import PlayerElsewhere
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

ROLLING = ("0 play roll", "1 play roll")
HAND = ["Play", "Discard", "Hint", "Sort", "Take back"]


def tools_in(place: QRect, settings: Settings, qtbot: QtBot) -> HandTools:
    """The buttons beside a hand, in an area of that size."""
    tools = HandTools(settings, True, True, None)
    qtbot.addWidget(tools)
    tools.offer_hints(True)
    tools.set_area(place)
    tools.show()
    return tools


def shown_tools(tools: TableTools) -> list[ToolButton]:
    """The buttons; all are whole and apart, and none takes the focus."""
    shown = [tool for tool in tools.findChildren(ToolButton) if tool.isVisible()]
    for button in shown:
        assert button.width() >= button.sizeHint().width(), button.accessibleName()
        assert tools.rect().contains(button.geometry()), button.accessibleName()
        assert button.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(shown, 2))
    return shown


@pytest.mark.styled
@pytest.mark.parametrize(
    ("place", "words", "icons", "rows"),
    [
        (QRect(0, 0, 240, 190), True, True, 3),
        (QRect(0, 0, 200, 150), True, True, 3),
        (QRect(0, 0, 170, 150), True, False, 3),
        (QRect(0, 0, 130, 240), True, True, 5),
        (QRect(0, 0, 80, 120), False, True, 3),
    ],
)
def test_the_buttons_of_the_hand_have_words_or_where_these_have_no_room_icons(
    place: QRect, words: bool, icons: bool, rows: int, settings: Settings, qtbot: QtBot
) -> None:
    tools = tools_in(place, settings, qtbot)
    shown = shown_tools(tools)
    assert [button.accessibleName() for button in shown] == HAND
    # The large button has room for its word where the others have none.
    assert [button.text() for button in shown] == (HAND if words else ["Play", "", "", "", ""])
    assert {button.icon().isNull() for button in shown[1:]} == {not icons}
    assert len({button.y() for button in shown}) == rows
    play, *others = shown
    assert play.width() == tools.width()
    assert all(play.height() >= other.height() for other in others)
    keys = [button.toolTip().rpartition(" (")[2] for button in shown]
    assert keys == ["U)", "D)", "H)", "O)", "⌫)"]
    assert [button.accessibleDescription() for button in shown] == [
        button.toolTip() for button in shown
    ]
    settings.single_keys = False
    ends = [button.toolTip().rpartition(" ")[2] for button in shown]
    assert [end for end in ends if end.endswith(")")] == ["(⌫)"]


@pytest.mark.slow
@pytest.mark.styled
@each("window", [(1024, 600), (1280, 800), (1366, 768), (1920, 1080)])
@each("language", ["en", "fr", "es"])
@each("text", [100, 200])
def test_at_the_usual_sizes_every_button_has_its_word(
    window: tuple[int, int], language: str, text: int, sit_down: Seat, settings: Settings
) -> None:
    settings.panel_open = False
    player = sit_down(match_where("roll 25"))
    player.speak(language)
    settings.text_size = text
    player.window.resize(*window)
    player.settle()
    shown = shown_tools(player.page.tools)
    assert len(shown) == len(HAND)
    # In the smallest window, long words in large text have room on the largest button alone.
    sure = shown[:1] if text > 100 and window[0] == 1024 else shown
    assert [button.text() for button in sure] == [button.accessibleName() for button in sure]
    assert all(button.text() for button in shown_tools(player.page.corner_tools))


@pytest.mark.slow
@pytest.mark.styled
@each("window", [(1024, 600), (1280, 800), (1920, 1080)])
@each("text", [100, 150, 200])
def test_score_and_sound_are_beside_the_score_or_else_above_the_buttons_of_the_hand(
    window: tuple[int, int], text: int, sit_down: Seat, settings: Settings
) -> None:
    settings.panel_open = False
    player = sit_down(match_where("roll 25"))
    player.window.resize(*window)
    settings.text_size = text
    player.settle()
    page = player.page
    corner, layout = page.corner_tools, page.table.table.layout
    assert [button.accessibleName() for button in shown_tools(corner)] == ["Score", "Sound on"]
    assert layout is not None
    beside_score = layout.score.contains(QRectF(corner.geometry()))
    assert beside_score or layout.tray.contains(QRectF(corner.geometry()))
    assert beside_score or text > 100
    for other in (page.corner, page.tools, page.sign):
        assert not corner.geometry().intersects(other.geometry())


def test_the_button_of_the_sound_says_whether_it_is_on(sit_down: Seat, settings: Settings) -> None:
    player = sit_down(match_where("roll 25"))
    (sound,) = [
        button
        for button in player.page.findChildren(CornerTools)[0].findChildren(ToolButton)
        if button.accessibleName() == "Sound on"
    ]
    QTest.mouseClick(sound, Qt.MouseButton.LeftButton)
    assert not settings.sound
    assert sound.accessibleName() == "Sound off"


@pytest.mark.styled
def test_the_words_on_the_buttons_have_room_after_a_change_of_the_theme(
    sit_down: Seat, settings: Settings
) -> None:
    player = sit_down(match_where("roll 25", practice=True))
    # At this size the words in the style sheet's usual text have room, and in the table's have not.
    player.window.resize(1920, 1080)
    player.settle()
    for theme in (ThemeChoice.DARK, ThemeChoice.LIGHT):
        settings.theme = theme
        player.settle()
        assert len(shown_tools(player.page.tools)) > 1


def test_a_card_that_can_be_played_is_played_by_the_button_too(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 accident", "roll 50", moves=ROLLING))
    (play,) = [
        button
        for button in player.page.tools.findChildren(ToolButton)
        if button.accessibleName() == "Play"
    ]
    assert not play.isEnabled()
    player.keys(str(player.place_with(Card.MILES_25) + 1))
    assert play.isEnabled()
    QTest.mouseClick(play, Qt.MouseButton.LeftButton)
    player.settle()
    assert player.update.view.tableaux[0].miles == 25
    assert not play.isEnabled()


def test_discard_stands_out_for_a_card_that_cannot_be_played(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 accident"))
    discard, play = player.tool("Discard"), player.tool("Play")
    assert not discard.property("primary")
    player.click_card(player.place_with(Card.MILES_25))
    assert discard.property("primary")
    assert not play.isEnabled()
    player.click_card(player.place_with(Card.ROLL))
    assert not discard.property("primary")
    assert play.isEnabled()


def test_only_what_can_be_done_now_looks_as_if_it_could(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 2x25", "roll 2x25", people=(0, 1)))
    names = ["Discard", "Hint", "Sort"]

    def usable() -> list[bool]:
        return [player.tool(name).isEnabled() for name in names]

    assert usable() == [False, False, False], "the curtain has not been opened"
    player.lift_curtain()
    assert usable() == [True, True, True]
    PlayerElsewhere(player.page.seats, "Anna")
    player.settle()
    assert usable() == [False, False, False], "Anna plays by phone"
    player.page.seats.bring_back("Anna")
    player.settle()
    player.lift_curtain()
    player.keys(str(player.place_with(Card.ROLL) + 1), Qt.Key.Key_Return)
    assert usable() == [False, False, False], "it is the other player's turn"
