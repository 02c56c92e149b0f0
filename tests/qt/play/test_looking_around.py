"""What is not a move: looking back, order of the hand, panel, language, pace, drawing by hand."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDeadlineTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel

from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.play.panels.log_delegate import LINE, LogLine
from mille_qt.play.panels.side_panel import SidePanel
from mille_qt.table.positions import SelectedCard, lane
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import current_theme, heading_font
from mille_rules import Card, Phase
from mille_rules.moves import discard
from tests.qt.play.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable, texts_of
from tests.qt.play.staged_match import cards, match_where


def qt_wait(done: Callable[[], bool]) -> None:
    """Let animations go on until something is true."""
    until = QDeadlineTimer(5000)
    while not done():
        assert not until.hasExpired()
        QTest.qWait(20)


Key = Qt.Key
FRENCH, ENGLISH = "fr", "en"
TITLES = ("If the race ended now", "What happened")
ROLLING = ("0 play roll", "1 play roll")


def click_line(player: PlayerAtTable, row: int) -> None:
    """Click a line of the log."""
    if not player.page.panel.isVisible():
        player.page.toggle_panel()
    log = player.page.panel.log.lines
    log.scrollToItem(log.item(row))
    QTest.mouseClick(
        log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualItemRect(log.item(row)).center()
    )
    player.settle()


def statuses(player: PlayerAtTable) -> list[str]:
    """The words beside the battle piles, as their tooltips say them in full."""
    table = player.page.table.table
    layout = table.layout
    assert layout is not None
    return [
        table.tableau_item(side).tooltip_at(tableau.status.center())
        for side, tableau in enumerate(layout.tableaux)
    ]


class TestLookingBack:
    @pytest.fixture
    def player(self, sit_down: Seat) -> PlayerAtTable:
        return sit_down(match_where("roll 100 25", "25 50", draws="50 50"))

    def test_a_line_of_the_log_shows_its_moment_and_escape_comes_back(
        self, player: PlayerAtTable
    ) -> None:
        player.keys("1", Key.Key_Return, str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        now, rolling = statuses(player), ["Rolling", "Not started. Needs a Roll"]
        assert now == rolling
        click_line(player, 0)
        assert statuses(player) == ["Not started. Needs a Roll"] * 2
        assert player.bar == "The table at that moment."
        assert player.items == {}, "an earlier hand is not shown"
        player.keys(Key.Key_Escape)
        assert statuses(player) == now
        assert (player.bar, len(player.items)) == ("", 7)
        player.play_by_keys(player.decide())

    def test_one_moment_after_another_and_back_by_mouse(self, player: PlayerAtTable) -> None:
        player.keys("1", Key.Key_Return)
        click_line(player, 0)
        click_line(player, 1)
        assert statuses(player)[0] == "Rolling"
        player.press("Back to now")
        player.play_by_mouse(player.decide())

    def test_a_question_is_asked_again_afterwards(self, sit_down: Seat, settings: Settings) -> None:
        settings.wait_after_hazard = True
        record = match_where("roll 25 50", "roll flat-tire", draws="50 50 50 50", moves=ROLLING)
        player = sit_down(record)
        player.play_by_keys(discard(Card.MILES_25))
        question = player.bar
        assert question == "Marcel plays Flat Tire on you."
        click_line(player, 0)
        assert player.bar == "The table at that moment."
        player.keys(Key.Key_Space)
        assert player.bar == question
        player.keys(Key.Key_Space)
        assert player.update.view.phase is Phase.PLAY

    def test_the_keyboard_plays_on_whatever_was_clicked(self, player: PlayerAtTable) -> None:
        click_line(player, 0)
        player.keys(Key.Key_Escape)
        player.keys("1", Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        player.press_tool("Sort")
        player.press_tool("Score")
        player.keys("1", "d")
        assert len(player.update.view.discards) == 3

    def test_by_keys_alone_from_line_to_line(self, player: PlayerAtTable) -> None:
        player.keys("1", Key.Key_Return)
        log = player.page.panel.log.lines
        log.setFocus()
        player.keys(Key.Key_Home, Key.Key_Return)
        assert statuses(player)[0] == "Not started. Needs a Roll"
        player.keys(Key.Key_Down, Key.Key_Return)
        assert statuses(player)[0] == "Rolling"
        player.keys(Key.Key_Escape)
        assert player.bar == ""

    def test_an_answer_given_with_tab_leaves_the_keyboard_at_the_table(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_after_hazard = True
        record = match_where(
            "roll 25 50", "roll flat-tire", draws="50 50 50 50",
            moves=(*ROLLING, "0 discard 25", "1 play flat-tire on 0"),
        )  # fmt: skip
        player = sit_down(record)
        (button,) = player.buttons().values()
        button.setFocus()
        player.keys(Key.Key_Space)
        assert player.bar == ""
        player.keys("1", "d")
        assert len(player.update.view.discards) > 1


HAND = "stop 100 roll driving-ace 25 gasoline"


def order_by_key(player: PlayerAtTable) -> None:
    player.keys("o")


def order_by_button(player: PlayerAtTable) -> None:
    player.press_tool("Sort")


def order_by_preference(player: PlayerAtTable) -> None:
    """Choose the next value of *Sort the hand* in the preferences, by keyboard."""
    dialog = PreferencesDialog(player.window.settings, player.window)
    dialog.show()
    box = dialog.rows["hand_order"].findChild(QComboBox)
    assert box is not None
    last = box.currentIndex() == box.count() - 1
    QTest.keyClick(box, Key.Key_Home if last else Key.Key_Down)
    dialog.close()
    player.settle()


def last_discard(player: PlayerAtTable) -> Card:
    """The card that the record says was discarded last from the hand on the screen."""
    _, _, slug = player.page.session.text().rpartition("\n0 discard ")
    return Card.from_slug(slug.split()[0])


WAYS = (order_by_key, order_by_button, order_by_preference)
Way = Callable[[PlayerAtTable], None]


@pytest.mark.unpainted
class TestOrder:
    def test_the_hand_is_sorted_by_families_then_stays_then_is_as_it_was_drawn(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where(HAND, draws="50"))
        arrived, by_family = cards(HAND), cards("driving-ace gasoline roll 25 100 stop")
        assert player.hand[:6] == arrived
        for order in WAYS:
            for value, hand in (
                (HandOrder.FAMILY, by_family),
                (HandOrder.MANUAL, by_family),
                (HandOrder.ARRIVAL, arrived),
            ):
                order(player)
                assert settings.hand_order is value
                assert player.hand == [*hand, Card.MILES_50]

    @pytest.mark.parametrize("first", [0, 1])
    def test_after_each_order_keys_and_clicks_mean_the_card_that_is_shown(
        self, sit_down: Seat, first: int
    ) -> None:
        player = sit_down(match_where("stop 100 roll 50 25 gasoline", draws="50 75 75 75"))
        for order in WAYS[first:]:
            order(player)
            shown = player.hand[0]
            player.keys("1")
            assert player.page.hand.chosen is shown
            player.keys("d")
            assert last_discard(player) is shown
            order(player)
            shown = player.hand[1]
            player.click_card(1, Qt.MouseButton.RightButton)
            assert last_discard(player) is shown

    def test_a_card_that_was_chosen_is_let_go(self, sit_down: Seat) -> None:
        player = sit_down(match_where(HAND, draws="50"))
        for order in WAYS:
            player.keys("3")
            assert player.page.hand.has_choice
            order(player)
            assert player.page.table.table.choice == SelectedCard()
            assert not player.page.hand.has_choice

    def test_an_order_in_the_middle_of_a_flight_ends_it(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("25 roll 50 driving-ace 25 gasoline", draws="50 75 75 75"))
        settings.pace = 1
        for key in "1d":
            QTest.keyClick(player.window.focusWidget(), key)
        while not player.page.table.table.busy:
            QApplication.processEvents()
        QTest.mouseClick(player.tool("Sort"), Qt.MouseButton.LeftButton)
        settings.pace = 0
        while not player.page.table_presenter.active:
            QApplication.processEvents()
        assert player.hand[0] is Card.DRIVING_ACE
        player.keys("1")
        assert player.page.hand.chosen is Card.DRIVING_ACE

    def test_by_families_the_hand_is_sorted_once_the_card_has_gone(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.hand_order = HandOrder.FAMILY
        player = sit_down(match_where("stop 100 roll driving-ace 25 gasoline", draws="50 75"))
        assert [card.slug for card in player.hand if card is not None] == [
            "driving-ace", "gasoline", "roll", "25", "100", "stop", "50",
        ]  # fmt: skip
        player.keys(str(player.place_with(Card.ROLL) + 1), Key.Key_Return)
        assert [card.slug for card in player.hand if card is not None][:5] == [
            "driving-ace", "gasoline", "25", "50", "100",
        ]  # fmt: skip

    def test_a_card_dragged_onto_another_changes_places_with_it(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("stop 100 roll driving-ace 25 gasoline", draws="50"))
        rect = player.page.table.table.hand_rect
        hand, seq = player.hand, player.update.seq
        player.drag_to(0, rect(3).center())
        hand[0], hand[3] = hand[3], hand[0]
        assert player.hand == hand
        assert settings.hand_order is HandOrder.MANUAL
        assert player.update.seq == seq
        player.drag_to(6, rect(0).center())
        hand[0], hand[6] = hand[6], hand[0]
        assert player.hand == hand

    @pytest.mark.parametrize("place", [0, 2])
    def test_of_two_alike_the_one_that_was_clicked_leaves(self, sit_down: Seat, place: int) -> None:
        player = sit_down(match_where("25 roll 25 50 75 100", draws="200 50"))
        player.click_card(place, Qt.MouseButton.RightButton)
        assert player.hand[place] is Card.MILES_200
        assert player.hand[2 - place] is Card.MILES_25


@pytest.mark.unpainted
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


@pytest.mark.unpainted
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
        page.toggle_panel()
        assert panel.x() > page.width() - panel.width()
        qt_wait(lambda: panel.x() == page.width() - panel.width())
        page.toggle_panel()
        assert panel.isVisible()
        qt_wait(panel.isHidden)
        settings.reduced_motion = ReducedMotion.ON
        page.toggle_panel()
        assert panel.x() == page.width() - panel.width()

    @pytest.mark.styled
    def test_a_question_is_beside_the_drawer(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 100", moves=("0 play roll", "1 discard 25")))
        for width in (1024, 1400):
            player.window.resize(width, 700)
            player.settle()
            click_line(player, 0)
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
        beside = player.page.table.width()
        assert beside + self.panel(player).width() == player.page.width()
        player.press_tool("Score")
        assert not settings.panel_open
        assert player.page.table.width() == player.page.width() > beside
        QTest.keyClick(player.page, Key.Key_F9)
        player.settle()
        assert player.page.table.width() == beside

    @pytest.mark.styled
    def test_the_table_does_not_show_through_it(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        player.page.toggle_panel()
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
        player.page.toggle_panel()
        score = self.panel(player).score.score
        assert [line.item for line in score.lines] == ["total", "match"]
        player.keys(str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        assert [line[:3] for line in score.lines] == [
            ("distance", "Miles", ("100", "–")),
            ("total", "This race", ("100", "0")),
            ("match", "Match", ("0", "0")),
        ]

    def test_below_the_score_are_the_bonuses_that_can_still_be_won(self, sit_down: Seat) -> None:
        moves = ("0 play roll", "1 play roll", "0 play 200", "1 play 25")
        player = sit_down(match_where("roll 200", "roll 25", moves=moves))
        player.page.toggle_panel()
        shown = [text.replace("\xa0", " ") for text in texts_of(self.panel(player).score, QLabel)]
        assert "Still possible: safeties 100 each, all four safeties 300, " in shown[0]
        assert shown[0].endswith("delayed action 300, safe trip 300 ■, extension 200")


@pytest.mark.unpainted
class TestDrawing:
    def test_with_automatic_drawing_off_p_draws(self, sit_down: Seat, settings: Settings) -> None:
        settings.auto_draw = False
        player = sit_down(match_where("roll 25", draws="200"))
        assert player.hint == "Your turn\nDraw a card"
        assert len(player.items) == 6
        player.keys("1", "d")
        assert len(player.items) == 6
        player.keys("p")
        assert (len(player.items), player.hand[6]) == (7, Card.MILES_200)
        assert player.hint == "Your turn\nPlay a raised card, or discard any"
        player.keys("1", Key.Key_Return)
        assert player.hint == "Your turn\nDraw a card"

    def test_a_card_played_before_drawing_says_why_not(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.auto_draw = False
        player = sit_down(match_where("roll 25", draws="200"))
        player.click_card(0)
        player.click_place(lane(0))
        assert player.update.view.tableaux[0].battle == ()


def answers(player: PlayerAtTable) -> list[tuple[str, str]]:
    """What is on the buttons of a question."""
    buttons = player.buttons().values()
    return [(button.text(), button.accessibleDescription()) for button in buttons]


class TestLanguage:
    def words(self, player: PlayerAtTable) -> list[str]:
        """All that the page says, the table's status lines included."""
        page = player.page
        labels = [t for t in texts_of(page, (QLabel, QAbstractButton)) if t]
        tips = [item.toolTip() for item in player.items.values()]
        return [player.window.windowTitle(), *labels, *player.log, *statuses(player), *tips]

    def test_everything_is_french_at_once_and_english_again(self, sit_down: Seat) -> None:
        player = sit_down(match_where("stop 25 accident 50", "roll", moves=("0 discard 50",)))
        english = self.words(player)
        player.speak(FRENCH)
        french = self.words(player)
        same = {word for word in english if word in french}
        assert {word for word in same if any(c.isalpha() for c in word)} <= {
            "Score",
            "Coups fourrés",
        }
        assert player.hint.startswith("À vous de jouer")
        assert player.window.windowTitle() == "À vous de jouer"
        player.speak(ENGLISH)
        assert self.words(player) == english

    @pytest.mark.parametrize("safety", ["puncture-proof", "extra-tank"])
    def test_a_question_on_the_bar_is_asked_again_in_french(
        self, sit_down: Seat, settings: Settings, safety: str
    ) -> None:
        settings.wait_after_hazard = True
        record = match_where(
            f"roll 25 {safety}", "roll 25 flat-tire", draws="50 50 50 50",
            moves=(*ROLLING, "0 discard 25", "1 play flat-tire on 0"),
        )  # fmt: skip
        player = sit_down(record)
        english = (player.bar, player.hint, answers(player), statuses(player))
        player.speak(FRENCH)
        french = (player.bar, player.hint, answers(player), statuses(player))
        assert "Pneu crevé" in player.bar
        assert all(one != other for one, other in zip(english, french, strict=True))
        player.speak(ENGLISH)
        assert english == (player.bar, player.hint, answers(player), statuses(player))

    def test_a_refusal_does_not_stay_in_the_language_before(self, sit_down: Seat) -> None:
        player = sit_down(match_where("100 25"))
        player.keys("1")
        assert player.bar
        player.speak(FRENCH)
        assert player.bar == ""

    def test_a_moment_looked_back_at_stays_on_the_table(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25", moves=("0 play roll",)))
        click_line(player, 0)
        player.speak(FRENCH)
        assert statuses(player)[0] == statuses(player)[1], "nobody had started then"
        player.keys(Key.Key_Escape)
        assert statuses(player)[0] != statuses(player)[1]

    def test_a_chosen_card_stays_chosen(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll 25"))
        player.keys("1")
        player.speak(FRENCH)
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)


class TestPace:
    @pytest.fixture
    def player(self, sit_down: Seat, settings: Settings) -> PlayerAtTable:
        player = sit_down(match_where("roll 25", "50 75", draws="100 100 100"))
        settings.pace = 4
        return player

    def test_a_card_flies_and_any_key_ends_it(self, player: PlayerAtTable) -> None:
        flights = player.page.table.table.flights
        page = player.page
        seq = player.update.seq
        QTest.keyClick(page, Key.Key_1)
        QTest.keyClick(page, Key.Key_Return)
        presses = 0
        while not flights.running:
            QApplication.processEvents()
        while not (player.hint.endswith("discard any") and not flights.running):
            QApplication.processEvents()
            if flights.running:
                # X means nothing at the table, D would discard: both only skip here.
                QTest.keyClick(page, (Key.Key_X, Key.Key_D)[presses % 2])
                assert not flights.running, "whatever was in the air has landed"
                presses += 1
        assert presses >= 3
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        assert len(player.items) == 7
        assert player.update.seq - seq == 4, "roll, two cards drawn, one discard"

    def test_a_click_beside_the_cards_ends_it_too(self, player: PlayerAtTable) -> None:
        flights = player.page.table.table.flights
        QTest.keyClick(player.page, Key.Key_1)
        QTest.keyClick(player.page, Key.Key_Return)
        while not flights.running:
            QApplication.processEvents()
        QTest.mouseClick(player.page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        assert statuses(player)[0] == "Rolling", "it lies where it was going"

    def test_a_match_can_be_left_while_a_card_flies(self, player: PlayerAtTable) -> None:
        QTest.keyClick(player.page, Key.Key_1)
        QTest.keyClick(player.page, Key.Key_Return)
        flights = player.page.table.table.flights
        while not flights.running:
            QApplication.processEvents()
        player.window.shell.show_start()
        QTest.qWait(900)  # it would have landed by now; what fails in a slot fails the test
        assert player.window.game is None

    def test_the_flying_card_is_not_in_the_hand_as_well(self, player: PlayerAtTable) -> None:
        QTest.keyClick(player.page, Key.Key_1)
        QTest.keyClick(player.page, Key.Key_Return)
        flights = player.page.table.table.flights
        while not flights.running:
            QApplication.processEvents()
        assert [i for i, item in player.items.items() if not item.isVisible()] == [0]
