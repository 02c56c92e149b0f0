"""The score sheet shows every item and every total, and says who arrived and who won."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from mille_qt.play.score_sheet.score_figures import race_table, result
from mille_qt.play.score_sheet.score_paper import rules_in_words
from mille_qt.play.score_sheet.score_parts import Arrangement, arrangement
from mille_qt.play.score_sheet.score_sheet import ScoreSheet, cars_at
from mille_qt.play.score_sheet.score_table import DASH, Ledger
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.rules import match_length
from mille_qt.ui.texts.scores import score_item
from mille_qt.ui.widgets import text_height
from mille_rules import DEFAULT_RULES, Card, Phase, RuleSet, View, new_match, view_for
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import TODAY_FRENCH
from mille_rules.scoring import ITEMS
from mille_rules.state import BETWEEN_RACES, SideScore
from tests.rules.random_play import played_match, sensible_move
from tests.rules.table_setup import table

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ann", "Marcel", "Simone", "Lucien", "Yvette", "Gaston")
FULL = SideScore(1000, 400, 300, 1200, 400, 300, 300, 200, 500)
SOME = SideScore(675, 100, 0, 0, 0, 0, 0, 0, 0)
NOTHING = SideScore(*[0] * len(ITEMS))
WON = NOTHING._replace(trip=1)
TO_THREE_RACES = TODAY_FRENCH.of_length(3)


def view_of(
    races: list[tuple[SideScore, ...]],
    seats: int = 2,
    phase: Phase = Phase.DEAL,
    winners: tuple[int, ...] = (),
    brought: int = 0,
    rules: RuleSet = DEFAULT_RULES,
) -> View:
    """Make a view of a match with these races behind it; side 0 arrived last."""
    state = new_match(rules, seats)
    sides = state.setup.sides
    points = tuple(brought + sum(race[side].total for race in races) for side in range(sides))
    games = tuple(int(side in winners) for side in range(sides))
    race = len(races) + (phase is Phase.PLAY)
    match = state.match._replace(
        race=race, races=tuple(races), points=points, games=games, winners=winners
    )
    race = state.race._replace(completer=0 if races else None)
    return view_for(state._replace(match=match, race=race, phase=phase), None)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Make settings that nobody has touched."""
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def sheet(settings: Settings, qtbot: QtBot) -> ScoreSheet:
    """Show an empty score sheet."""
    sheet = ScoreSheet(settings)
    qtbot.addWidget(sheet)
    sheet.resize(1024, 600)
    with qtbot.waitExposed(sheet):
        sheet.show()
    sheet.activateWindow()
    return sheet


def figures(ledger: Ledger) -> dict[str, list[str]]:
    """Read a table: what stands in each row, by what the row is called."""
    columns = range(1, ledger.columnCount())
    return {
        ledger.item(row, 0).text(): [ledger.item(row, column).text() for column in columns]
        for row in range(ledger.rowCount())
    }


def points_of(sheet: ScoreSheet) -> list[str]:
    """The points of the sides in the head of the sheet."""
    return [side.figure.text() for side in sheet.hero.sides]


def test_all_items_and_totals_are_shown(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)]))
    shown = figures(sheet.parts.items)
    for item in ITEMS:
        assert shown[score_item(item)][0] == number(getattr(FULL, item))
    assert shown["Race total"] == [number(4600), number(775)]
    assert "Match total" not in shown, "it would say the same again"
    assert "Matches won" not in shown


@pytest.mark.styled
def test_a_long_name_has_a_second_line_for_its_last_word(sheet: ScoreSheet) -> None:
    view = view_of([(FULL, SOME)])
    heads = sheet.parts.items.horizontalHeader()
    sheet.show_view(NAMES[:2], view)
    short = heads.sizeHint().height()
    sheet.show_view(("Marie-Antoinette Durand-Montgolfier", "Ann"), view)
    assert heads.sizeHint().height() == short + round(text_height())


def test_nothing_is_a_quiet_dash_and_zero_to_a_screen_reader(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, NOTHING)]))
    assert figures(sheet.parts.items)["Coups fourrés"][1] == DASH
    item = sheet.parts.items.item(0, 2)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "0"


@pytest.mark.parametrize(
    ("seats", "heads"),
    [
        (2, ["Ann", "Marcel"]),
        (3, ["Ann", "Marcel", "Simone"]),
        (4, ["Ann\nSimone", "Marcel\nLucien"]),
        (6, ["Ann\nLucien", "Marcel\nYvette", "Simone\nGaston"]),
    ],
)
def test_each_side_has_a_column_with_its_names(
    sheet: ScoreSheet, seats: int, heads: list[str]
) -> None:
    sides = len(heads)
    sheet.show_view(NAMES[:seats], view_of([(FULL, *[SOME] * (sides - 1))], seats))
    columns = range(1, sheet.parts.items.columnCount())
    assert [sheet.parts.items.horizontalHeaderItem(column).text() for column in columns] == heads


def test_the_totals_of_a_match_that_was_begun_with_points_include_them(
    sheet: ScoreSheet, settings: Settings
) -> None:
    settings.large_score_sheet = True
    sheet.show_view(NAMES[:2], view_of([(SOME, NOTHING)], brought=1000))
    assert figures(sheet.parts.races)["Carried over"] == [number(1000), number(1000)]
    assert list(figures(sheet.parts.races))[:2] == ["Carried over", "Race 1"]
    assert figures(sheet.parts.races)["Match total"] == [number(1775), number(1000)]


def test_points_of_a_handicap_are_called_so_and_all_handicaps_are_named() -> None:
    rules = replace(
        DEFAULT_RULES, handicaps=(Handicap(0, "points", 500), Handicap(1, "miles", 100))
    )
    view = view_for(played_match(rules, 2, 5, moves=400, choose=sensible_move).state, 0)
    labels, rows = race_table(view)
    assert (labels[0], rows[0]) == ("Handicaps", [500, 0])
    assert result(["Ann", "Bob"], view, 0).endswith("Handicaps: Ann: +500 points; Bob: +100 miles.")
    printed = rules_in_words(["Ann", "Bob"], view)
    assert "Handicaps: Ann: +500 points; Bob: +100 miles." in printed
    assert "carried over" not in printed


def test_a_match_that_its_first_race_ends_is_called_one_race() -> None:
    for rules in (TODAY_FRENCH, DEFAULT_RULES.of_length(0)):
        view = view_for(played_match(rules, 2, 5, moves=400, choose=sensible_move).state, 0)
        assert "The match is one race." in rules_in_words(["Ann", "Bob"], view)
        assert match_length(rules) == "one race"
    assert match_length(TO_THREE_RACES) == "to 3 races won"


def test_w_changes_between_the_small_and_the_large_form(
    sheet: ScoreSheet, settings: Settings, qtbot: QtBot
) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME), (SOME, FULL)]))
    assert sheet.parts.races.isVisible()
    qtbot.keyClick(sheet, Qt.Key.Key_W)
    assert not settings.large_score_sheet
    assert not sheet.parts.races.isVisible()
    qtbot.mouseClick(sheet.buttons.races, LEFT)
    assert sheet.parts.races.isVisible()


def test_w_does_nothing_where_letters_are_no_commands(
    sheet: ScoreSheet, settings: Settings, qtbot: QtBot
) -> None:
    settings.single_keys = False
    qtbot.keyClick(sheet, Qt.Key.Key_W)
    assert settings.large_score_sheet


def test_q_leaves(sheet: ScoreSheet, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sheet.leave_requested):
        qtbot.keyClick(sheet, Qt.Key.Key_Q)


def test_an_earlier_race_can_be_chosen(sheet: ScoreSheet, settings: Settings, qtbot: QtBot) -> None:
    settings.large_score_sheet = True
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME), (SOME, NOTHING)]))
    assert figures(sheet.parts.items)["Race total"] == [number(775), DASH]
    sheet.parts.races.setFocus()
    qtbot.keyClick(sheet.parts.races, Qt.Key.Key_Up)
    assert figures(sheet.parts.items)["Race total"] == [number(4600), number(775)]
    qtbot.keyClick(sheet.parts.races, Qt.Key.Key_Down)
    assert figures(sheet.parts.items)["Match total"] == [number(5375), number(775)]


def test_all_races_and_their_sum_are_in_the_large_form(
    sheet: ScoreSheet, settings: Settings
) -> None:
    settings.large_score_sheet = True
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME), (SOME, NOTHING)]))
    assert list(figures(sheet.parts.races)) == ["Race 1", "Race 2", "Match total"]
    assert figures(sheet.parts.races)["Match total"] == [number(5375), number(775)]


def test_the_miles_of_a_race_are_not_taken_from_the_next_one(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)], phase=Phase.PLAY))
    assert sheet.result.text() == "Trip completed by Ann."


def test_after_a_race_enter_asks_for_the_next(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)]))
    assert sheet.title.text() == "Ann wins race 1"
    assert sheet.result.text() == "Ann reaches 700 first."
    with qtbot.waitSignal(sheet.next_race, timeout=1_000):
        qtbot.keyClick(sheet, Qt.Key.Key_Return)


def test_after_the_match_enter_asks_for_another(sheet: ScoreSheet, qtbot: QtBot) -> None:
    view = view_of([(FULL, SOME), (SOME, SOME)], 4, Phase.OVER, winners=(0,))
    sheet.show_view(NAMES[:4], view)
    assert sheet.title.text() == "Ann and Simone win the match"
    assert points_of(sheet) == [number(5375), number(1550)]
    assert "Matches won" not in figures(sheet.parts.items), "it is the first match"
    with qtbot.waitSignal(sheet.another_match, timeout=1_000):
        qtbot.keyClick(sheet, Qt.Key.Key_Enter)


def test_a_draw_is_said_to_be_one(sheet: ScoreSheet) -> None:
    view = view_of([(FULL, FULL), (SOME, SOME)], phase=Phase.OVER, winners=(0, 1))
    sheet.show_view(NAMES[:2], view)
    assert sheet.title.text() == "The match is a draw"
    assert [side.name for side in sheet.hero.portraits.sides] == ["Ann", "Marcel"]
    assert sheet.hero.property("outcome") == "tie"


def test_a_race_that_nobody_completes_says_so(sheet: ScoreSheet, settings: Settings) -> None:
    view = view_of([(SOME, SOME), (FULL, SOME)])
    settings.large_score_sheet = True
    sheet.show_view(NAMES[:2], view)
    sheet.parts.races.setCurrentCell(0, 0)
    assert sheet.result.text() == "Nobody completed the trip."


@pytest.mark.parametrize(
    ("earlier", "said"),
    [
        ((WON, NOTHING), "Race won by Ann."),
        ((WON, WON), "Race won by Ann and Marcel."),
        ((NOTHING, NOTHING), "Nobody won the race."),
    ],
)
def test_an_earlier_race_of_a_match_to_races_won_says_who_won_it_and_not_who_arrived(
    sheet: ScoreSheet, settings: Settings, earlier: tuple[SideScore, ...], said: str
) -> None:
    settings.large_score_sheet = True
    sheet.show_view(NAMES[:2], view_of([earlier, (WON, NOTHING)], rules=TO_THREE_RACES))
    sheet.parts.races.setCurrentCell(0, 0)
    assert sheet.result.text() == said
    sheet.show_view(NAMES[:2], view_of([earlier], phase=Phase.PLAY, rules=TO_THREE_RACES))
    assert sheet.result.text() == said, "the next race is going on"


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ((WON, NOTHING), "Nobody arrived: Ann came furthest, with 475 miles."),
        ((WON, WON), "Nobody arrived: Ann and Marcel came furthest, with 475 miles."),
    ],
)
@pytest.mark.parametrize("phase", BETWEEN_RACES)
def test_where_races_decide_it_is_said_why_a_race_is_won_that_nobody_completed(
    sheet: ScoreSheet, last: tuple[SideScore, ...], said: str, phase: Phase
) -> None:
    view = view_of([last], rules=TO_THREE_RACES, phase=phase)._replace(completer=None)
    tableaux = tuple(tableau._replace(miles=475) for tableau in view.tableaux)
    sheet.show_view(NAMES[:2], view._replace(tableaux=tableaux))
    assert said in sheet.result.text()


def test_where_races_decide_the_miles_are_shown_of_the_race_that_lies_on_the_table(
    sheet: ScoreSheet, settings: Settings
) -> None:
    settings.large_score_sheet = True
    view = view_of([(WON, NOTHING)] * 2, rules=TO_THREE_RACES)
    first, second = view.tableaux
    view = view._replace(tableaux=(first._replace(miles=1000), second._replace(miles=475)))
    sheet.show_view(NAMES[:2], view)
    assert figures(sheet.parts.items)[score_item("distance")] == [number(1000), number(475)]
    sheet.parts.races.setCurrentCell(0, 0)
    assert score_item("distance") not in figures(sheet.parts.items), "its cards are away"
    sheet.show_view(NAMES[:2], view._replace(phase=Phase.PLAY))
    assert score_item("distance") not in figures(sheet.parts.items), "the next race is going on"


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (DEFAULT_RULES, ("Points of one race", "Points of all races", "Points race by race")),
        (TO_THREE_RACES, ("Result of one race", "Results of all races", "Races won")),
    ],
)
def test_what_is_counted_is_said_of_tables_and_chart(
    sheet: ScoreSheet, rules: RuleSet, words: tuple[str, ...]
) -> None:
    sheet.show_view(NAMES[:2], view_of([(WON, NOTHING)] * 3, rules=rules))
    parts = sheet.parts
    for part, said in zip((parts.items, parts.races, parts.chart), words, strict=True):
        assert part.accessibleName().startswith(said)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_during_a_race_the_sheet_leads_back_to_the_table(
    sheet: ScoreSheet, key: Qt.Key, qtbot: QtBot
) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)], phase=Phase.PLAY))
    assert sheet.title.text() == "Scores after race 1"
    assert sheet.next_button.text() == "Back to the &table"
    with (
        qtbot.assertNotEmitted(sheet.next_race),
        qtbot.waitSignal(sheet.back_requested, timeout=1_000),
    ):
        qtbot.keyClick(sheet, key)


def test_before_the_first_deal_the_sheet_says_so(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:2], view_of([]))
    assert sheet.title.text() == "No races scored yet"
    assert not sheet.parts.items.isVisible()


def test_in_the_first_race_the_sheet_has_the_points_so_far(sheet: ScoreSheet) -> None:
    state = table(DEFAULT_RULES, a="roll 100 75 driving-ace", b="roll 50")
    sheet.show_view(NAMES[:2], view_for(state, None))
    assert sheet.title.text() == "Race 1 so far"
    assert sheet.result.isHidden(), "the heading says all"
    assert figures(sheet.parts.items)["Race total"] == ["275", "50"]
    assert not sheet.printable
    assert not sheet.parts.chart_sheet.isVisible()
    assert sheet.parts.arrangement is Arrangement.COLUMN


def test_w_closes_a_sheet_that_was_asked_for(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)], phase=Phase.PLAY))
    sheet.on_request = True
    with qtbot.waitSignal(sheet.back_requested, timeout=1_000):
        qtbot.keyClick(sheet, Qt.Key.Key_W)


def test_the_match_can_be_saved_and_left(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)]))
    assert sheet.buttons.save.isVisible()
    sheet.leave_button.setFocus()
    with (
        qtbot.assertNotEmitted(sheet.next_race),
        qtbot.waitSignal(sheet.leave_requested, timeout=1_000),
    ):
        qtbot.keyClick(sheet.leave_button, Qt.Key.Key_Return)


@pytest.mark.styled
def test_long_names_are_cut_and_still_told(sheet: ScoreSheet, qtbot: QtBot) -> None:
    names = ["W" * 24] * 6
    sheet.show_view(names, view_of([(FULL, SOME, SOME)], 6))
    qtbot.waitUntil(lambda: sheet.parts.items.horizontalScrollBar().maximum() == 0, timeout=1_000)
    assert sheet.parts.items.horizontalHeaderItem(1).toolTip() == "\n".join(names[:2])
    assert not sheet.grab().isNull()


def test_the_winner_is_told_with_the_lead_and_the_games_so_far(sheet: ScoreSheet) -> None:
    view = view_of([(FULL, SOME), (SOME, SOME)], phase=Phase.OVER, winners=(0,))
    view = view._replace(match=view.match._replace(games=(2, 1)))
    sheet.show_view(NAMES[:2], view)
    assert points_of(sheet) == [number(5375), number(1550)]
    assert figures(sheet.parts.items)["Matches won"] == ["2", "1"]


@pytest.mark.styled
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("seats", "races"), [(2, 1), (2, 9), (3, 6), (5, 6), (6, 20)])
def test_the_parts_have_room_at_every_width(
    sheet: ScoreSheet,
    settings: Settings,
    seats: int,
    races: int,
    large: bool,
    subtests: pytest.Subtests,
) -> None:
    settings.large_score_sheet = large
    sides = new_match(DEFAULT_RULES, seats).setup.sides
    for width in (700, 1024, 1280, 1920):
        with subtests.test(width=width):
            sheet.resize(width, 700)
            view = view_of([(FULL, *[SOME] * (sides - 1))] * races, seats)
            sheet.show_view(["W" * 24] * seats, view)
            QApplication.processEvents()
            assert sheet.parts.chart.isVisible() == (large and races >= 3)
            assert_all_parts_have_room(sheet)


def assert_all_parts_have_room(sheet: ScoreSheet) -> None:
    for part in (sheet.parts.items, sheet.parts.races, sheet.parts.chart):
        if part.isVisible():
            assert part.width() >= part.minimumSizeHint().width()
    shown = [part for part in (sheet.parts.items, sheet.parts.races) if part.isVisible()]
    assert all(part.horizontalScrollBar().maximum() == 0 for part in shown)
    for button in sheet.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width() or not button.isVisible()


def test_a_wide_screen_has_all_parts_in_a_row_and_a_narrow_one_in_a_column() -> None:
    needed = (300.0, 250.0, 250.0)
    assert arrangement(1400, needed, True, (9, 4)) is Arrangement.ROW
    assert arrangement(900, needed, False, (9, 4)) is Arrangement.CHART_BELOW_RACES
    assert arrangement(900, needed, False, (4, 9)) is Arrangement.CHART_BELOW_ITEMS
    assert arrangement(900, needed, False, (9, 9)) is Arrangement.CHART_BELOW_BOTH
    assert arrangement(500, needed, False, (9, 4)) is Arrangement.COLUMN


def test_only_scored_races_can_be_printed(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:2], view_of([], phase=Phase.PLAY))
    assert not sheet.printable
    assert not sheet.buttons.print.isVisible()
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)]))
    assert sheet.printable
    assert sheet.buttons.print.isVisible()


@pytest.mark.parametrize(("button", "dialog"), [("print", "QPrintDialog"), ("pdf", "QFileDialog")])
def test_the_buttons_lead_to_paper(sheet: ScoreSheet, button: str, dialog: str) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)]))
    getattr(sheet.buttons, button).trigger()
    shown = [box for box in sheet.findChildren(QDialog) if box.isVisible()]
    assert [type(box).__name__ for box in shown] == [dialog]
    for box in shown:
        box.reject()


def test_ctrl_p_prints_the_sheet(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)]))
    qtbot.keyClick(sheet, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (box,) = [box for box in sheet.findChildren(QDialog) if box.isVisible()]
    assert type(box).__name__ == "QPrintDialog"
    box.reject()


def test_the_way_on_is_the_default_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    sheet = ScoreSheet(Settings())
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)]))
    window.setCentralWidget(sheet)
    window.show()
    sheet.first_stop.setFocus()
    assert window.focusWidget() is sheet.next_button
    for button in sheet.findChildren(QPushButton):
        button.setFocus()
        assert [b for b in sheet.findChildren(QPushButton) if b.isDefault()] == [sheet.next_button]


def test_rows_of_nothing_for_everybody_are_not_shown(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:2], view_of([(SOME, NOTHING), (SOME, NOTHING)]))
    assert list(figures(sheet.parts.items)) == ["Miles", "Safeties", "Race total", "Match total"]


@pytest.mark.parametrize(("races", "shown"), [(1, False), (2, False), (3, True), (7, True)])
def test_the_points_are_a_chart_from_the_third_race_on(
    sheet: ScoreSheet, races: int, shown: bool
) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)] * races))
    assert sheet.parts.chart_sheet.isVisible() == shown
    assert sheet.parts.races_sheet.isVisible() == (races > 1)
    assert sheet.buttons.races.isVisible() == (races > 1)


@pytest.mark.parametrize(
    ("seat", "heading", "outcome"),
    [(0, "You win race 1!", "won"), (1, "Ann wins race 1", "lost"), (None, "Ann wins race 1", "")],
)
def test_the_winner_of_a_race_is_seen_at_once(
    sheet: ScoreSheet, seat: int | None, heading: str, outcome: str
) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME)])._replace(seat=seat))
    assert sheet.title.text() == heading
    assert sheet.hero.property("outcome") == outcome
    assert [side.name for side in sheet.hero.portraits.sides] == ["Ann"]


def test_a_race_without_a_winner_has_no_portrait(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:2], view_of([(SOME, SOME)])._replace(completer=None))
    assert sheet.title.text() == "Nobody arrives in race 1"
    assert sheet.hero.portraits.isHidden()
    # The heading says it; a line below it would say it again.
    assert sheet.result.isHidden()


HANDS = ((Card.STOP, Card.MILES_25, Card.MILES_25), (), (Card.DRIVING_ACE,))


def test_what_everybody_still_held_is_shown_after_a_race(sheet: ScoreSheet) -> None:
    sheet.show_view(NAMES[:3], view_of([(FULL, SOME, SOME)], 3)._replace(open_hands=HANDS))
    assert sheet.hands.isVisible()
    assert [hand.cards.cards for hand in sheet.hands.hands] == [
        [Card.MILES_25, Card.MILES_25, Card.STOP],
        [Card.DRIVING_ACE],
    ]
    assert sheet.hands.hands[0].count.text() == "held 3 cards"
    assert sheet.hands.in_words() == [
        "Ann still held: 25 miles, 25 miles, Stop.",
        "Simone still held: Driving Ace.",
    ]


def test_without_open_hands_nothing_is_said_of_them(sheet: ScoreSheet) -> None:
    for hands in ((), ((), ())):
        sheet.show_view(NAMES[:2], view_of([(FULL, SOME)])._replace(open_hands=hands))
        assert sheet.hands.isHidden()
        assert sheet.hands.in_words() == []


def test_the_hands_are_those_of_the_latest_race(sheet: ScoreSheet, settings: Settings) -> None:
    settings.large_score_sheet = True
    races = [(SOME, FULL, SOME), (FULL, SOME, SOME)]
    sheet.show_view(NAMES[:3], view_of(races, 3)._replace(open_hands=HANDS))
    for race, shown in ((0, False), (1, True)):
        sheet.parts.races.setCurrentCell(race, 0)
        assert sheet.hands.isVisible() == shown


@pytest.mark.styled
@pytest.mark.parametrize(("seats", "held"), [(2, 6), (3, 7), (6, 10)])
def test_hands_have_room_at_every_width(
    sheet: ScoreSheet, seats: int, held: int, subtests: pytest.Subtests
) -> None:
    sides = new_match(DEFAULT_RULES, seats).setup.sides
    view = view_of([(FULL, *[SOME] * (sides - 1))], seats)
    view = view._replace(open_hands=((Card.END_OF_LIMIT,) * held,) * seats)
    for width in (700, 1024, 1280, 1920):
        with subtests.test(width=width):
            sheet.resize(width, 700)
            sheet.show_view(["W" * 24] * seats, view)
            QApplication.processEvents()
            assert sheet.column.horizontalScrollBar().maximum() == 0
            for hand in sheet.hands.hands:
                for part in (hand, hand.name, hand.count, hand.cards):
                    assert part.width() >= part.sizeHint().width()
                assert sheet.hands.rect().contains(hand.geometry())
                assert hand.name.toolTip() == "W" * 24


def test_points_count_up_from_those_before_the_race_and_rows_appear(
    sheet: ScoreSheet, qtbot: QtBot
) -> None:
    sheet.show_view(NAMES[:2], view_of([(FULL, SOME), (SOME, FULL)]))
    final = points_of(sheet)
    QApplication.processEvents()
    before = [side.size() for side in sheet.hero.sides]
    sheet.celebrate()
    assert points_of(sheet) == [number(4600), number(775)]
    assert final == [number(5375), number(5375)]
    qtbot.waitUntil(lambda: points_of(sheet) == final, timeout=5_000)
    assert [side.size() for side in sheet.hero.sides] == before


def test_a_race_won_is_shown_at_once(sheet: ScoreSheet) -> None:
    races = [(WON, NOTHING)] * 3
    sheet.show_view(NAMES[:2], view_of(races[:1], rules=TO_THREE_RACES))
    sheet.celebrate()
    assert points_of(sheet) == ["1", "0"]
    sheet.show_view(NAMES[:2], view_of(races, 2, Phase.OVER, (0,), rules=TO_THREE_RACES))
    sheet.celebrate()
    assert points_of(sheet) == ["3", "0"]


@pytest.mark.styled
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("window", [(1024, 576), (1280, 776), (1366, 744), (1920, 1056)])
def test_the_head_has_room_for_all_of_it_in_every_window(
    sheet: ScoreSheet, window: tuple[int, int], seats: int, qtbot: QtBot
) -> None:
    sides = new_match(DEFAULT_RULES, seats).setup.sides
    view = view_of([(FULL, *[SOME] * (sides - 1))] * 2, seats, Phase.OVER, winners=(0,))
    sheet.resize(*window)
    sheet.show_view(NAMES[:seats], view)
    hero = sheet.hero
    qtbot.waitUntil(lambda: hero.height() >= hero.minimumSizeHint().height(), timeout=2_000)
    for side in hero.sides:
        widest = side.figure.fontMetrics().horizontalAdvance(side.figure.text())
        assert widest <= side.figure.width()
    assert hero.portraits.height() <= hero.height()
    assert sheet.column.horizontalScrollBar().maximum() == 0


@pytest.mark.styled
def test_the_chart_at_the_end_of_a_match_is_whole_in_a_window_of_1366_pixels(
    sheet: ScoreSheet, qtbot: QtBot
) -> None:
    view = view_of([(FULL, SOME)] * 4, phase=Phase.OVER, winners=(0,))
    sheet.resize(1366, 744)
    sheet.show_view(NAMES[:2], view)
    qtbot.waitUntil(lambda: sheet.column.verticalScrollBar().maximum() == 0, timeout=2_000)
    assert sheet.parts.chart.isVisible()


@pytest.mark.parametrize("ways", [(0.0,) * 6, (1.0, 0.0), (0.5, 0.5, 1.0), (0.9, 0.95, 1.0, 0.9)])
def test_no_car_behind_the_sheet_hides_another(ways: tuple[float, ...]) -> None:
    places = cars_at(ways)
    assert all(abs(one - other) >= 0.05 for one, other in combinations(places, 2))
    pairs = combinations(range(len(ways)), 2)
    assert all((ways[a] - ways[b]) * (places[a] - places[b]) >= 0 for a, b in pairs)
