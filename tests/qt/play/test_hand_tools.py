"""The buttons beside the hand."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QMenu,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from mille_qt.play.hand_tools import HandTools
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.theme_colours import ThemeChoice
from mille_rules import Card
from tests.qt.conftest import Seat
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

Key = Qt.Key
Style = Qt.ToolButtonStyle
ROLLING = ("0 play roll", "1 play roll")


def tools_in(place: QRect, settings: Settings, qtbot: QtBot, *, practice: bool) -> HandTools:
    """The buttons beside a hand, in an area of that size."""
    tools = HandTools(settings, True, practice, None)
    qtbot.addWidget(tools)
    tools.offer_hints(True)
    tools.set_area(place)
    tools.show()
    return tools


def shown_tools(tools: HandTools) -> list[QToolButton]:
    """The buttons that are not in the menu; all are of one height, whole and apart."""
    shown = [tool for tool in tools.findChildren(QToolButton) if tool.isVisible()]
    assert len({(button.height(), button.iconSize().height()) for button in shown}) == 1
    for button in shown:
        assert button.width() >= button.sizeHint().width(), button.text()
        assert tools.rect().contains(button.geometry()), button.text()
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(shown, 2))
    return shown


@pytest.mark.styled
@pytest.mark.parametrize(
    ("place", "style"),
    [
        (QRect(0, 0, 240, 135), Style.ToolButtonTextBesideIcon),
        (QRect(0, 0, 119, 240), Style.ToolButtonTextBesideIcon),
        (QRect(0, 0, 600, 40), Style.ToolButtonTextBesideIcon),
        (QRect(0, 0, 180, 146), Style.ToolButtonTextUnderIcon),
        (QRect(0, 0, 110, 120), Style.ToolButtonIconOnly),
        (QRect(0, 0, 260, 40), Style.ToolButtonIconOnly),
    ],
)
def test_the_buttons_of_the_hand_have_words_or_where_these_have_no_room_icons(
    place: QRect, style: Style, settings: Settings, qtbot: QtBot
) -> None:
    tools = tools_in(place, settings, qtbot, practice=False)
    shown = shown_tools(tools)
    assert [button.accessibleName() for button in shown] == [
        "Play", "Discard", "Hint", "Sort", "Score", "Sound on",
    ]  # fmt: skip
    assert {button.toolButtonStyle() for button in shown} == {style}
    keys = [button.toolTip().rpartition(" (")[2] for button in shown]
    assert keys == ["U)", "D)", "H)", "O)", "F9)", "M)"]
    assert [button.accessibleDescription() for button in shown] == [
        button.toolTip() for button in shown
    ]
    settings.single_keys = False
    ends = [button.toolTip().rpartition(" ")[2] for button in shown]
    assert [end for end in ends if end.endswith(")")] == ["(F9)"]


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
        for button in player.page.tools.findChildren(QToolButton)
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


@pytest.mark.styled
def test_what_has_no_room_beside_the_hand_is_in_a_menu(settings: Settings, qtbot: QtBot) -> None:
    tools = tools_in(QRect(0, 0, 75, 75), settings, qtbot, practice=True)
    shown = {button.accessibleName() for button in shown_tools(tools)}
    (menu,) = tools.findChildren(QMenu)
    menu.aboutToShow.emit()
    offered = [action.text().partition("\t")[0] for action in menu.actions()]
    assert "Sound" in offered
    words = {"Play", "Discard", "Hint", "Sort", "Take back", "Score", "Sound", "More"}
    assert shown | set(offered) == words
    pressed: list[str] = []
    tools.panel_pressed.connect(lambda: pressed.append("score"))
    (score,) = [action for action in menu.actions() if action.text() == "Score\tF9"]
    score.trigger()
    assert pressed == ["score"]
