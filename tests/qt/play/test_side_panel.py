"""The side panel: beside the table, or a drawer over it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar

from mille_qt.play.panels.log_lines import LogLine
from mille_qt.play.panels.log_list import LINE
from mille_qt.play.panels.score_panel import RowKind, ScoredItem
from mille_qt.play.panels.side_panel import SidePanel
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import current_theme, heading_font
from mille_rules import DEFAULT_RULES, Card
from tests.examples import each
from tests.pictures.cut_words import cut_words
from tests.pictures.restless import restless
from tests.qt.conftest import Ears, Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where, nobody_arrives

pytestmark = pytest.mark.shown


def qt_wait(done: Callable[[], bool]) -> None:
    """Let animations go on until something is true."""
    until = QDeadlineTimer(5000)
    while not done():
        assert not until.hasExpired()
        QTest.qWait(20)


Key = Qt.Key

TITLES = ("Score so far", "What happened")

ROLLING = ("0 play roll", "1 play roll")


class TestLog:
    def test_lines_of_one_turn_have_one_face(self, sit_down: Seat) -> None:
        moves = ("0 play right-of-way", "0 play 100", "1 play roll")
        player = sit_down(match_where("right-of-way 100", "roll", draws="25 25 25", moves=moves))
        lines = player.page.panel.log.lines
        told: list[LogLine] = [lines.item(row).data(LINE) for row in range(lines.count())]
        assert [(line.side, line.opens) for line in told] == [
            (None, True), (0, True), (0, False), (1, True),
        ]  # fmt: skip
        assert [line.face.name for line in told if line.face] == ["Anna", "Anna", "Marcel"]

    def test_a_race_that_was_won_with_the_most_miles_has_its_winner(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        player = sit_down(nobody_arrives())
        player.keys("1", Key.Key_Return)
        player.settle()
        assert "Race over: You won with the most miles" in player.log
        # Those who only hear are told by the score sheet alone.
        heard = ears.words
        assert heard.count("You win race 1!") == 1, heard
        assert "Race over" not in heard


class TestPanel:
    def panel(self, player: PlayerAtTable) -> SidePanel:
        return player.page.panel

    @pytest.mark.styled
    def test_below_1600_pixels_it_is_a_drawer_over_the_table(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        player.window.resize(1590, 700)
        player.settle()
        assert not self.panel(player).isVisible()
        assert player.page.table.width() == player.page.width()
        QTest.keyClick(player.page, Key.Key_F9)
        player.settle()
        assert self.panel(player).isVisible()
        assert player.page.table.width() == player.page.width(), "the table stays where it is"
        assert self.panel(player).geometry().right() == player.page.width() - 1
        layout = player.page.table.table.layout
        assert layout is not None
        assert self.panel(player).geometry().bottom() <= layout.hand_tools.top()
        player.press_tool("Score")
        assert not self.panel(player).isVisible()

    @pytest.mark.styled
    @pytest.mark.usefixtures("english")
    def test_it_is_wide_enough_for_its_headings(self, sit_down: Seat, settings: Settings) -> None:
        player = sit_down(match_where("roll"))
        settings.language = "fr"
        player.window.resize(1024, 600)
        player.settle()
        player.page.arrangement.toggle_panel()
        player.settle()
        assert cut_words(player.page) == []

    def test_it_stays_closed_behind_the_score_sheet(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25"))
        player.keys("w")
        assert not player.page.isVisible()
        QTest.keyClick(player.window, Key.Key_F9)
        QTest.keyClick(QApplication.focusWidget() or player.window, Key.Key_Escape)
        player.settle()
        assert player.page.isVisible()
        assert not self.panel(player).isVisible()

    def test_escape_lets_a_card_go_first_and_then_closes_the_drawer(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25"))
        player.keys("1", Key.Key_F9, Key.Key_Escape)
        assert not player.page.hand.has_choice
        assert self.panel(player).isVisible()
        player.keys(Key.Key_Escape)
        assert not self.panel(player).isVisible()

    def test_escape_in_the_drawer_closes_it_first_and_keeps_the_chosen_card(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(match_where("roll 25"))
        player.keys("1", Key.Key_F9)
        lines = self.panel(player).log.lines
        player.settle()
        lines.setFocus()
        player.keys(Key.Key_Escape)
        assert not self.panel(player).isVisible()
        assert player.page.hand.has_choice
        player.keys(Key.Key_Escape)
        assert not player.page.hand.has_choice

    def test_the_focus_returns_to_the_hand_from_a_drawer_that_is_closed(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(match_where("roll 25"))
        player.page.accessible_table.take()
        card = player.window.focusWidget()
        for key in (Key.Key_F9, Key.Key_Escape):
            player.keys(Key.Key_F9)
            self.panel(player).log.lines.setFocus()
            player.keys(key)
            assert not self.panel(player).isVisible()
            assert player.window.focusWidget() is card

    def test_a_drawer_slides_in_and_out_unless_nothing_moves(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("roll"))
        settings.pace = 2
        page, panel = player.page, self.panel(player)
        page.arrangement.toggle_panel()
        assert panel.x() > page.width() - panel.width()
        qt_wait(lambda: panel.x() == page.width() - panel.width())
        page.arrangement.toggle_panel()
        assert panel.isVisible()
        qt_wait(panel.isHidden)
        settings.reduced_motion = ReducedMotion.ON
        page.arrangement.toggle_panel()
        assert panel.x() == page.width() - panel.width()

    @pytest.mark.styled
    def test_a_question_is_beside_the_drawer(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100", moves=("0 play roll", "1 discard 25")))
        for width in (1024, 1400):
            player.window.resize(width, 700)
            player.settle()
            player.click_line(0)
            bar = player.page.bar
            assert self.panel(player).isVisible()
            assert bar.isVisible()
            assert bar.geometry().right() < self.panel(player).x()
            player.keys(Key.Key_Escape, Key.Key_Escape)
            assert not self.panel(player).isVisible()

    def test_the_score_in_the_corner_opens_it(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", moves=("0 play roll", "1 discard 25")))
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        corner = player.page.corner
        assert corner.accessibleName() == ("Match: You 0, Marcel 0. This race: You 100, Marcel 0")
        shown = {part.text for part in corner.parts if part.side is None}
        assert {"0", "+100", "+0"} <= shown
        assert sorted(part.side for part in corner.parts if part.side is not None) == [0, 1]
        QTest.mouseClick(corner, Qt.MouseButton.LeftButton)
        assert self.panel(player).isVisible()

    @pytest.mark.styled
    def test_in_a_wide_window_it_stands_beside_the_table(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("roll"))
        player.window.resize(1700, 900)
        player.settle()
        assert not self.panel(player).isVisible(), (
            "the table has all the room until it is asked for"
        )
        player.press_tool("Score")
        assert settings.panel_open
        beside = player.page.table.width()
        assert beside + self.panel(player).width() == player.page.width()
        player.press_tool("Score")
        assert not settings.panel_open
        assert player.page.table.width() == player.page.width() > beside
        QTest.keyClick(player.page, Key.Key_F9)
        player.settle()
        assert player.page.table.width() == beside

    @pytest.mark.painted
    @pytest.mark.styled
    @each("text", [100, 125])
    def test_the_score_is_a_tab_beside_the_log_where_they_have_no_room_below_each_other(
        self, text: int, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("roll 100", moves=("0 play roll", "1 discard 25")))
        player.window.resize(1024, 600)
        settings.text_size = text
        player.keys(Key.Key_F9)
        # Layouts in layouts take some rounds of events until they are at rest.
        assert restless(player.settle) == []
        panel = self.panel(player)
        low = text > 100
        assert [button.text() for button in panel.tabs.buttons if button.isVisible()] == (
            ["Score", "Log"] if low else []
        )
        assert panel.score.isVisible()
        assert panel.log.isVisible() is not low
        if low:
            QTest.mouseClick(panel.tabs.buttons[1], Qt.MouseButton.LeftButton)
            assert panel.log.isVisible()
            assert not panel.score.isVisible()
            assert panel.log.height() > 0.8 * panel.height()
        player.settle()
        bars = [bar for bar in panel.findChildren(QScrollBar) if bar.isVisible() and bar.maximum()]
        assert len(bars) < 2

    def test_the_table_does_not_show_through_it(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        player.page.arrangement.toggle_panel()
        corner = self.panel(player).grab().toImage().pixelColor(4, 2)
        assert corner == current_theme().window

    def test_its_headings_are_in_the_bold_of_the_cards(self, sit_down: Seat) -> None:
        panel = sit_down(match_where("roll", "roll", moves=ROLLING)).page.panel
        titles = [label for label in panel.findChildren(QLabel) if label.text() in TITLES]
        assert len(titles) == len(TITLES)
        bold = heading_font(1).families()
        assert [title.font().families() for title in titles] == [bold] * len(TITLES)

    def test_the_score_as_it_stands_counts_each_card(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100 25", moves=("0 play roll", "1 discard 25")))
        player.page.arrangement.toggle_panel()
        assert [line.item for line in self.counted(player)] == ["total", "match"]
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        assert [line[:3] for line in self.counted(player)] == [
            ("distance", "Miles", ("100", "–")),
            ("total", "This race", ("100", "0")),
            ("match", "Match", ("0", "0")),
        ]

    def counted(self, player: PlayerAtTable) -> list[ScoredItem]:
        """The rows of what counts so far, with their sums."""
        lines = self.panel(player).score.score.lines
        possible = (RowKind.HEADING, RowKind.POSSIBLE)
        return [line for line in lines if line.kind not in possible]

    def possible(self, player: PlayerAtTable) -> dict[str, tuple[str, ...]]:
        """The points that each side can still win, by item."""
        player.page.arrangement.toggle_panel()
        lines = self.panel(player).score.score.lines
        return {line.label: line.points for line in lines if line.kind is RowKind.POSSIBLE}

    def test_below_the_score_are_the_bonuses_that_can_still_be_won(self, sit_down: Seat) -> None:
        moves = ("0 play roll", "1 play roll", "0 play 200", "1 play 25")
        shown = self.possible(sit_down(match_where("roll 200", "roll 25", moves=moves)))
        assert shown == {
            "Safeties": ("+100", "+100"),
            "All four safeties": ("+300", "+300"),
            "Coups fourrés": ("+300", "+300"),
            "Trip completed": ("+400", "+400"),
            "Delayed action": ("+300", "+300"),
            "Safe trip": ("–", "+300"),
            "Extension": ("+200", "+200"),
        }

    def test_among_many_sides_each_can_be_shut_out(self, sit_down: Seat) -> None:
        shown = self.possible(sit_down(match_where("roll", seats=5)))
        assert shown["Shutout"] == ("+500",) * 5
        assert "Extension" not in shown

    def test_who_has_a_safety_can_still_get_the_others(self, sit_down: Seat) -> None:
        moves = ("0 play roll", "1 play roll", "0 play extra-tank", "0 play 25")
        player = sit_down(match_where("roll extra-tank 25", "roll 25", moves=moves))
        shown = self.possible(player)
        assert shown["Safeties"] == ("+100", "+100")
        assert shown["All four safeties"] == ("+300", "–")
        assert shown["Coups fourrés"] == ("+300", "+300")

    def test_where_races_decide_only_they_are_counted(self, sit_down: Seat) -> None:
        rules = DEFAULT_RULES.changed("winning", "races")
        player = sit_down(match_where("roll", rules=rules))
        assert self.possible(player) == {}
        assert [line.label for line in self.counted(player)] == ["Races won"]
