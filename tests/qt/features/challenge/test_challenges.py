"""Challenges in the window: typed and drawn numbers, the same cards, and results."""

import random
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.challenge import comparison_dialog
from mille_qt.features.challenge.challenge_matches import PlayedMatch, longest
from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.challenges import ChallengeNote
from mille_qt.features.challenge.comparison_dialog import ComparisonDialog
from mille_qt.features.challenge.comparison_document import comparison_job
from mille_qt.features.challenge.days import best_by_day, today
from mille_qt.features.challenge.days_dialog import DaysDialog
from mille_qt.features.challenge.results_dialog import ResultsDialog, sorted_results
from mille_qt.features.challenge.team_names import team_names
from mille_qt.session.local_session import LocalSession
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary
from mille_qt.session.record_info import new_record
from mille_qt.ui.paths import matches_folder
from mille_qt.ui.printing.output import pdf_of
from mille_qt.ui.texts import signed
from mille_rules import Header, Match, Record, Sitter, Update
from mille_rules.challenge import Challenge, of_day, parse
from mille_rules.challenge_results import challenge_mark, challenge_of
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.player import ComputerPlayer, ImmediateThinker
from mille_rules.reading import read_record
from mille_rules.record import NoteLine
from tests.qt.play.pdf_text import page_texts
from tests.qt.play.player_at_table import PlayerAtTable

#: These tests read texts and files, but no pictures.
pytestmark = pytest.mark.unpainted

Seat = Callable[..., PlayerAtTable]
NUMBER = parse("700-2-K7F3Q")
NAMES = ("Anna", "Marcel", "Simone", "Lucien", "Yvette", "Gaston")


def begun(challenge: Challenge, level: str = "normal", name: str = "Anna") -> Record:
    """Return the record of a challenge without moves."""
    kinds = ["human", *[f"computer-{level}"] * (challenge.seats - 1)]
    names = (name, *NAMES[1 : challenge.seats])
    record = new_record(Header(challenge.rules, tuple(map(Sitter, kinds, names))), practice=False)
    record.add(challenge_mark(challenge))
    return record


def played(races: int, level: str = "normal", name: str = "Anna", own: str = "easy") -> Record:
    """Return the record of a challenge after some races, or at its end."""
    record = begun(NUMBER, level, name)
    match = Match(record)
    for seat, plays in enumerate((own, level)):
        match.sit(seat, ComputerPlayer(plays, match.submit))
    for race in range(1, races + 1):
        if not match.state.match.winners:
            match.deal(lambda _cards, race=race: NUMBER.deck(race), NUMBER.first)
    return record


class ScriptedPlayer:
    """A player at a session who always decides in the same way."""

    def __init__(self, session: LocalSession) -> None:
        self._session, self._strategy = session, LEVELS["easy"]()
        session.updated.connect(self._see)

    def _see(self, seat: int | None, update: Update) -> None:
        if seat is not None and update.choices:
            choices = update.choices
            alone = len(choices) == 1
            move = choices[0] if alone else self._strategy.choose(update.view, choices)
            self._session.submit(seat, move, update.seq)


def session_after(record: Record, races: int) -> LocalSession:
    """Return a session in which a player has played some races."""
    session = LocalSession(record, lambda: None, ImmediateThinker(), random.Random())
    player = ScriptedPlayer(session)
    session.start()
    for _ in range(races - 1):
        session.deal()
    assert player is not None
    return session


def moves(session: LocalSession) -> list[str]:
    """Return the moves of a session, including deals."""
    return [str(line) for line in read_record(session.text().encode()).record.moves()]


@pytest.mark.parametrize(
    ("number", "level"),
    [
        ("700-2-K7F3Q", "expert"),
        ("700-2-WHEM4", "normal"),
        ("700-3-ZGNP3", "beginner"),
        ("1000-4-NQTB7", "easy"),
    ],
)
def test_computer_players_answer_the_same_moves_in_the_same_way(
    qapp: object, number: str, level: str
) -> None:
    challenge = parse(number)
    one, other = (session_after(begun(challenge, level), 1) for _ in range(2))
    assert moves(one) == moves(other)
    assert one.match_id != other.match_id
    assert one.challenge == challenge


def test_a_challenge_continued_from_its_file_keeps_its_cards(qapp: object) -> None:
    whole = session_after(begun(NUMBER), 2)
    first = session_after(begun(NUMBER), 1)
    again = LocalSession(
        read_record(first.text().encode()).record, lambda: None, ImmediateThinker()
    )
    player = ScriptedPlayer(again)
    again.start()
    again.deal()
    assert moves(again) == moves(whole)
    assert player is not None


def test_the_next_match_has_other_cards_and_another_try_the_same(qapp: object) -> None:
    session = session_after(begun(NUMBER), 1)
    assert challenge_of(session.next_match()[0]) is None
    again = session.challenge_again()
    assert challenge_of(again) == NUMBER
    assert again.header.sitters == session.sitters
    assert not session.offers_hints


# -- the page ----------------------------------------------------------------------------


@pytest.fixture
def page(open_window: Callable[[], MainWindow]) -> ChallengePage:
    """Open the page with the buttons of other pages."""
    window = open_window()
    window.shell.start_page.new_button.click()
    window.pages.currentWidget().challenge_button.click()  # type: ignore[union-attr]
    shown = window.pages.currentWidget()
    assert isinstance(shown, ChallengePage)
    shown.day = date(2026, 11, 23)
    shown.retranslate()
    shown.seats.set_names(["Anna"])
    return shown


def window_of(page: ChallengePage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def test_the_number_field_has_focus(page: ChallengePage) -> None:
    assert page.number.field.hasFocus()


def test_an_empty_field_shows_its_placeholder_while_it_has_focus(page: ChallengePage) -> None:
    field = page.number.field
    # Qt hides a centred placeholder while the field has focus.
    assert field.placeholderText()
    assert not field.alignment() & Qt.AlignmentFlag.AlignHCenter
    QTest.keyClicks(field, "7")
    assert field.alignment() & Qt.AlignmentFlag.AlignHCenter


def test_the_example_of_a_number_is_not_broken_into_lines(page: ChallengePage) -> None:
    page.play_button.click()
    assert "700\u00a0·\u00a02\u00a0·\u00a0K7F3Q" in page.number.trouble.text()


def test_a_typed_number_is_formatted_and_played(page: ChallengePage) -> None:
    window, number = window_of(page), page.number
    number.field.setFocus()
    QTest.keyClicks(number.field, "700 2k7f3q")
    assert number.summary.text() == "Winning Moves · 2 players · 700 miles"
    page.level_box.set_level("hard")
    page.seats.fields[0].setFocus()
    assert number.field.text() == "700 · 2 · K7F3Q"
    QTest.keyClick(page, Qt.Key.Key_Return)
    match = window.match
    assert match is not None
    assert match.challenge == NUMBER
    assert match.names == ("Anna", "Marcel")
    assert match.levels == ("", "hard")
    first_deal = next(line for line in match.text().splitlines() if line.startswith("deal"))
    assert first_deal.startswith("deal 1 first 1 : ")
    assert first_deal.endswith(" ".join(card.slug for card in NUMBER.deck(1)))


def test_an_invalid_number_is_explained_and_starts_no_match(page: ChallengePage) -> None:
    for typed, words in {
        "": "three parts",
        "700 2 K7F3R": "There is a slip",
        "700 2 K7F3O": "“O” is in no number",
        "1000 2 K7F3Q": "a trip has 700 miles",
        "700 5 K7F3Q": "Nobody plays with 5",
        "700 2 22272": "rules that this version does not know",
    }.items():
        page.number.field.clear()
        QTest.keyClicks(page.number.field, typed)
        assert page.number.trouble.isHidden(), typed
        page.play_button.click()
        assert words in page.number.trouble.text()
        assert window_of(page).match is None, typed
        QTest.keyClicks(page.number.field, "7")
        assert page.number.trouble.isHidden(), typed


def test_a_new_number_is_for_the_selected_rules_and_can_be_copied(page: ChallengePage) -> None:
    page.seats_box.setCurrentIndex(3)
    assert page.rules_box.findData("bsd") < 0
    page.rules_box.setCurrentIndex(page.rules_box.findData("dujardin"))
    assert not page.number.copy_button.isEnabled()
    page.new_button.click()
    challenge = page.number.challenge
    assert challenge is not None
    assert (challenge.seats, challenge.rules.name) == (6, "dujardin")
    page.number.copy_button.click()
    assert QGuiApplication.clipboard().text() == challenge.shown
    page.new_button.click()
    assert page.number.challenge != challenge


def test_the_player_must_have_a_name(page: ChallengePage) -> None:
    page.new_button.click()
    page.seats.set_names(["  "])
    page.play_button.click()
    assert page.trouble.text() == "Please say who plays."
    assert window_of(page).match is None


def test_back_returns_to_the_new_game(page: ChallengePage) -> None:
    window = window_of(page)
    page.back_button.click()
    assert hasattr(window.pages.currentWidget(), "challenge_button")


def test_people_sit_on_any_seats_and_computers_of_one_level_on_the_others(
    page: ChallengePage,
) -> None:
    page.number.set_challenge(parse("1000-4-NQTB7"))
    shown = [field for field in page.seats.fields if field.isVisible()]
    assert len(shown) == 4
    page.seats.set_names(["Anna", "", " Marcel "])
    page.level_box.set_level("easy")
    page.play_button.click()
    match = window_of(page).match
    assert match is not None
    assert match.people == (0, 2)
    assert match.levels == ("", "easy", "", "easy")
    assert len(set(match.names)) == 4
    assert match.names[2] == "Marcel"


def test_changing_sides_moves_everybody_to_the_next_seat(page: ChallengePage) -> None:
    page.number.set_challenge(parse("1000-4-NQTB7"))
    page.seats.set_names(["Anna", "Ben", "Cora", ""])
    page.seats.turn_button.click()
    assert page.seats.names == ("", "Anna", "Ben", "Cora")


# -- deals of the day ----------------------------------------------------------------------


def test_the_deal_of_the_day_is_ready_to_be_played_with_one_click(page: ChallengePage) -> None:
    assert page.day_button.text() == "&Deal of the day – November 23"
    page.day_button.click()
    assert page.number.challenge == parse("700-2-YJWAU")
    assert page.play_button.hasFocus()
    page.seats_box.setCurrentIndex(2)
    page.rules_box.setCurrentIndex(page.rules_box.findData("classic"))
    page.day_button.click()
    assert page.number.challenge == parse("1000-4-UK5XB")


def test_the_start_page_leads_to_the_deal_of_the_day(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.shell.start_page.tray.day.click()
    page = window.pages.currentWidget()
    assert isinstance(page, ChallengePage)
    assert page.number.challenge == of_day(today().isoformat(), "winning-moves", 2)
    assert page.play_button.hasFocus()


def summary(number: str, *points: int, over: bool = True, person: int = 0) -> MatchSummary:
    """Return the summary of a match with one person."""
    kinds = ["computer-easy"] * len(points)
    kinds[person] = "human"
    standing = MatchStatus.FINISHED if over else MatchStatus.UNDER_WAY
    winners = (points.index(max(points)),) if over else ()
    return MatchSummary(
        standing, "", NAMES[: len(points)], tuple(kinds), points=points, winners=winners,
        challenge=number,
    )  # fmt: skip


def test_the_best_result_of_each_day_is_listed() -> None:
    matches = [
        summary("700-2-YJWAU", 4000, 5000),
        summary("700-2-YJWAU", 5200, 3000, person=1),
        summary("700-2-YJWAU", 4500, 900, over=False),
        summary("700-2-RRAAS", 5100, 200),
        summary("700-2-K7F3Q", 5900, 0),
        summary("", 5900, 0),
        summary("nonsense", 5900, 0),
    ]
    first, second = best_by_day(matches, date(2026, 11, 25))
    assert (first.day, first.points, first.won) == (date(2026, 11, 24), 5100, True)
    assert (second.day, second.names, second.points) == (date(2026, 11, 23), ("Anna",), 4000)
    # A deal is of the day from its day on.
    assert [one.day for one in best_by_day(matches, date(2026, 11, 23))] == [date(2026, 11, 23)]


def test_earlier_deals_can_be_taken_again(page: ChallengePage, qtbot: QtBot) -> None:
    save(session_after(begun(parse("700-2-YJWAU")), 1), "today")
    page.days_button.click()
    (dialog,) = window_of(page).findChildren(DaysDialog)
    qtbot.waitUntil(lambda: dialog.table.rowCount() == 1)
    assert dialog.table.item(0, 0).text() == "11/23/26"
    assert dialog.summary.text().startswith("The best: Anna, ")
    assert dialog.table.hasFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert page.number.challenge == parse("700-2-YJWAU")


# -- the score sheet -----------------------------------------------------------------------


def test_the_score_sheet_shows_the_number_and_offers_another_try_at_the_end(sit_down: Seat) -> None:
    player = sit_down(played(1))
    sheet = player.sheet
    assert sheet is not None
    (note,) = sheet.findChildren(ChallengeNote)
    assert note.number.text() == "Challenge 700 · 2 · K7F3Q"
    assert not note.again_button.isVisible()
    note.copy_button.click()
    assert QGuiApplication.clipboard().text() == "700 · 2 · K7F3Q"
    player.window.match_controller.play(played(99))
    player.settle()
    assert player.sheet is not None
    (note,) = player.sheet.findChildren(ChallengeNote)
    before = player.window.match.match_id  # type: ignore[union-attr]
    note.again_button.click()
    player.settle()
    match = player.window.match
    assert match is not None
    assert match.challenge == NUMBER
    assert match.match_id != before


def test_other_players_get_the_page_with_the_same_number(sit_down: Seat) -> None:
    player = sit_down(played(1))
    assert player.sheet is not None
    (note,) = player.sheet.findChildren(ChallengeNote)
    note.others_button.click()
    page = player.window.pages.currentWidget()
    assert isinstance(page, ChallengePage)
    assert page.number.challenge == NUMBER
    assert page.seats.names == ("Anna", "")
    assert page.level_box.level == "normal"


def test_results_during_a_match_end_with_its_latest_race(sit_down: Seat, qtbot: QtBot) -> None:
    save(played(3, name="Zoë"), "from a friend")
    player = sit_down(played(1))
    qtbot.waitUntil(lambda: len(list(matches_folder().glob("*.mille"))) > 1)
    assert player.sheet is not None
    (note,) = player.sheet.findChildren(ChallengeNote)
    note.results_button.click()
    (dialog,) = player.window.findChildren(ResultsDialog)
    qtbot.waitUntil(lambda: dialog.table.rowCount() > 1)
    assert dialog.table.item(dialog.table.currentRow(), 0).text() == "Anna"
    (friends,) = [row for row in cells(dialog) if row[0] == "Zoë"]
    assert "+" not in friends[2]
    assert friends[4] == "up to race 1"
    dialog.close_button.click()


def test_score_sheets_of_other_matches_show_no_number(sit_down: Seat) -> None:
    record = played(1)
    plain = Record(record.header, [line for line in record.lines if "challenge" not in str(line)])
    sheet = sit_down(plain).sheet
    assert sheet is not None
    assert sheet.findChildren(ChallengeNote) == []


# -- comparing ---------------------------------------------------------------------------


def test_results_are_sorted_and_each_match_counts_once() -> None:
    whole = [played(99, own=own, name=own) for own in ("beginner", "hard")]
    half = played(1, own="hard", name="halfway")
    cut = read_record(whole[0].text().encode()).record.before_move(150)
    other = begun(parse("700-2-HXMQM"))
    everything = [PlayedMatch(record, 0.0) for record in (half, cut, *whole, other, whole[1])]
    found = sorted_results(longest(NUMBER, everything))
    assert len(found) == 3
    assert [one.result.over for one in found] == [True, True, False]
    assert found[0].result.total >= found[1].result.total
    assert found[2].result.players == ("halfway",)


def save(record: Record | LocalSession, name: str) -> Path:
    """Save a match in the folder of matches, as an import does."""
    matches_folder().mkdir(parents=True, exist_ok=True)
    path = matches_folder() / f"{name}.mille"
    path.write_text(record.text(), "utf-8")
    return path


def cells(dialog: ResultsDialog) -> list[list[str]]:
    """Return the texts of the table."""
    table = dialog.table
    return [
        [table.item(row, column).text() for column in range(table.columnCount() - 1)]
        for row in range(table.rowCount())
    ]


@pytest.fixture
def results(page: ChallengePage, qtbot: QtBot) -> Callable[[], ResultsDialog]:
    """Return a function that opens the results and waits until all matches have been read."""

    def opened() -> ResultsDialog:
        page.number.set_challenge(NUMBER)
        page.results_button.click()
        (dialog,) = window_of(page).findChildren(ResultsDialog)
        expected = len(list(matches_folder().glob("*.mille"))) > 0
        qtbot.waitUntil(lambda: not expected or dialog.table.rowCount() > 0)
        return dialog

    return opened


def test_results_of_friends_are_listed_with_ones_own(
    results: Callable[[], ResultsDialog],
) -> None:
    own, friends = played(2), played(2, level="hard", name="Zoë", own="hard")
    save(own, "own")
    save(friends, "from a friend")
    save(begun(parse("700-2-HXMQM")), "another number")
    dialog = results()
    rows = {row[0]: row for row in cells(dialog)}
    assert set(rows) == {"Anna", "Zoë"}
    scores = [race[0].total for race in friends.state.match.races]
    assert rows["Zoë"][1] == "Hard"
    assert rows["Zoë"][2] == " + ".join(f"{points:,}" for points in scores)
    assert rows["Zoë"][3] == f"{sum(scores):,}"
    assert rows["Zoë"][4] == "under way"
    dialog.close_button.click()


def test_help_is_indicated_and_damaged_files_are_skipped(
    results: Callable[[], ResultsDialog],
) -> None:
    helped = played(1)
    helped.lines.insert(0, NoteLine("mark practice"))
    save(helped, "helped")
    (matches_folder() / "damaged.mille").write_text("no match")
    dialog = results()
    assert [row[4] for row in cells(dialog)] == ["under way, with help"]
    dialog.close_button.click()


def test_an_empty_list_of_results_is_explained(results: Callable[[], ResultsDialog]) -> None:
    dialog = results()
    assert dialog.empty.text().startswith("Nobody has finished a race")
    assert not dialog.table.isVisible()
    dialog.findChildren(QPushButton)[0].click()
    assert QGuiApplication.clipboard().text() == NUMBER.shown
    dialog.close_button.click()
    QApplication.processEvents()


# -- two tables --------------------------------------------------------------------------


@pytest.fixture
def compare(qapp: object, qtbot: QtBot) -> Callable[..., ComparisonDialog]:
    """Return a function that compares matches; computer players decide at once."""

    def opened(*records: Record, files: Sequence[Record] = (), races: int | None = None):  # type: ignore[no-untyped-def]
        challenge = challenge_of(records[0])
        assert challenge is not None
        matches = [PlayedMatch(record, None) for record in records]
        waiting = list(files)

        def open_file(chosen: Callable[[Record], None]) -> None:
            chosen(waiting.pop(0))

        dialog = ComparisonDialog(challenge, matches, open_file, races, ImmediateThinker())
        qtbot.addWidget(dialog)
        return dialog

    return opened


def rows_of(dialog: ComparisonDialog) -> list[list[str]]:
    """Return the texts of the rows."""
    table = dialog.table
    columns = range(table.columnCount())
    return [
        [table.item(row, column).text() for column in columns] for row in range(table.rowCount())
    ]


def test_two_tables_are_compared_race_by_race(compare: Callable[..., ComparisonDialog]) -> None:
    one, other = played(2, own="hard"), played(3, name="Zoë", own="beginner")
    dialog = compare(one, other)
    assert dialog.trouble.isHidden()
    assert [box.currentIndex() for box in dialog.boxes] == [0, 1]
    first, second = ([(a.total, b.total) for a, b in r.state.match.races] for r in (one, other))
    swings = [(a - b) - (c - d) for (a, b), (c, d) in zip(first, second, strict=False)]
    rows = rows_of(dialog)
    assert [row[0] for row in rows] == ["1", "2"]
    assert rows[0][1] == " : ".join(f"{points:,}" for points in first[0])
    assert rows[0][2] == " : ".join(f"{points:,}" for points in second[0])
    assert [row[3] for row in rows] == [signed(swing) for swing in swings]
    assert rows[1][4] == signed(sum(swings))
    anna, zoe = dialog.figures.tiles
    assert (anna.name.text(), zoe.name.text()) == ("Anna", "Zoë")
    assert (anna.value.text(), zoe.value.text()) == (signed(sum(swings)), signed(-sum(swings)))
    assert anna.note.text() == f"Races won: {sum(swing > 0 for swing in swings)}"


def test_a_comparison_is_printed(compare: Callable[..., ComparisonDialog]) -> None:
    dialog = compare(played(2, own="hard"), played(2, name="Zoë", own="beginner"))
    assert dialog.comparison is not None
    (text,) = page_texts(pdf_of(comparison_job(dialog.comparison)))
    for words in (
        "Mille: two tables",
        "Table 1: Anna – Marcel",
        "Zoë · ",
        dialog.comparison.rows[1][4],
    ):
        assert words in text


def test_those_who_change_sides_are_still_the_same_teams() -> None:
    def seated(*names: str) -> Record:
        kinds = ["human" if name in ("Anna", "Ben") else "computer-easy" for name in names]
        return Record(Header(NUMBER.rules, tuple(map(Sitter, kinds, names))))

    # Ben has Anna's cards at the second table, so that each of them plays all cards.
    assert team_names(seated("Anna", "Ben"), seated("Ben", "Anna"), 0) == ("Anna", "Ben")
    against = seated("Anna", "Marcel"), seated("Marcel", "Ben")
    assert team_names(*against, 0) == ("Anna and Ben", "Computer")
    assert team_names(seated("Anna", "Marcel"), seated("Ben", "Marcel"), 0) == ("Anna", "Ben")
    again = seated("Anna", "Marcel"), seated("Anna", "Marcel")
    assert team_names(*again, 0) == ("Table 1", "Table 2")


def test_computer_players_play_the_same_cards_for_comparison(
    compare: Callable[..., ComparisonDialog],
) -> None:
    dialog = compare(played(2, level="easy", own="beginner"))
    assert dialog.boxes[1].currentText() == "Computer players: Easy"
    assert len(rows_of(dialog)) == 2
    assert [tile.name.text() for tile in dialog.figures.tiles] == ["Anna", "Computer"]


def test_a_table_that_is_behind_does_not_see_later_races(
    compare: Callable[..., ComparisonDialog],
) -> None:
    matches = played(3), played(3, name="Zoë", own="hard")
    assert len(rows_of(compare(*matches, races=1))) == 1
    found = sorted_results([PlayedMatch(record, 0.0) for record in matches], 1)
    assert [len(one.result.races) for one in found] == [1, 1]
    assert all(one.result.total == one.result.races[0] for one in found)
    assert sorted_results([PlayedMatch(record, 0.0) for record in matches], 0) == []


def test_a_file_that_is_no_table_of_the_challenge_is_explained(
    compare: Callable[..., ComparisonDialog],
) -> None:
    other = session_after(begun(parse("700-2-HXMQM")), 1)
    strange = [read_record(other.text().encode()).record, played(0), played(1, name="Zoë")]
    dialog = compare(played(1), files=strange)
    dialog.file_button.click()
    assert "another number" in dialog.trouble.text()
    dialog.file_button.click()
    assert dialog.trouble.text() == "No race of this match is over yet."
    dialog.file_button.click()
    assert dialog.trouble.isHidden()
    assert dialog.boxes[1].currentText() == "Zoë – Marcel"
    assert [tile.name.text() for tile in dialog.figures.tiles] == ["Anna", "Zoë"]
    assert "different levels" not in dialog.note.text()
    dialog.boxes[1].setCurrentIndex(0)
    assert "two different matches" in dialog.trouble.text()
    assert dialog.table.isHidden()


def test_three_sides_are_compared_one_after_another(
    compare: Callable[..., ComparisonDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = parse("700-3-ZGNP3")
    one, other = (session_after(begun(number, "beginner", name), 1) for name in ("Anna", "Zoë"))
    records = [read_record(one.text().encode()).record for one in (one, other)]
    dialog = compare(*records)
    assert dialog.side_box.isVisibleTo(dialog)
    assert dialog.side_box.currentText() == "Anna – Zoë"
    said: list[str] = []
    monkeypatch.setattr(comparison_dialog, "announce", said.append)
    dialog.side_box.setCurrentIndex(1)
    assert said == [dialog.figures.accessibleDescription()]
    assert [tile.name.text() for tile in dialog.figures.tiles] == ["Table 1", "Table 2"]


def test_results_lead_to_the_comparison_of_the_selected_match(
    results: Callable[[], ResultsDialog],
) -> None:
    save(played(1), "own")
    save(played(1, name="Zoë", own="hard"), "from a friend")
    dialog = results()
    dialog.table.selectRow(1)
    selected = dialog.table.item(1, 0).text()
    QTest.keyClick(dialog.table, Qt.Key.Key_Enter)
    (comparison,) = dialog.parent().findChildren(ComparisonDialog)  # type: ignore[union-attr]
    assert comparison.boxes[0].currentText().startswith(f"{selected} – ")
    assert comparison.figures.tiles[0].name.text() == selected
    comparison.close_button.click()
    dialog.close_button.click()


class TestMatchesPage:
    """The page of all matches opens the results of a challenge."""

    @staticmethod
    def shown(open_window: Callable[[], MainWindow], qtbot: QtBot) -> MainWindow:
        """Return a window that shows all matches, with the first selected."""
        window = open_window()
        window.shell.open_library()
        table = window.shell.features.library.page.table  # type: ignore[union-attr]
        qtbot.waitUntil(lambda: table.model().rowCount() > 0)
        table.select_row(0)
        return window

    def test_the_results_of_a_challenge_can_be_opened(
        self, open_window: Callable[[], MainWindow], qtbot: QtBot
    ) -> None:
        save(played(1), "own")
        window = self.shown(open_window, qtbot)
        action = window.shell.features.library.page.commands.challenge_results  # type: ignore[union-attr]
        assert action.isVisible()
        action.trigger()
        (dialog,) = window.findChildren(ResultsDialog)
        qtbot.waitUntil(lambda: dialog.table.rowCount() == 1)
        dialog.close_button.click()

    def test_an_invalid_number_is_reported(
        self, open_window: Callable[[], MainWindow], qtbot: QtBot
    ) -> None:
        record = played(1)
        record.lines[1] = NoteLine("mark challenge 700-2-K7F3R")
        save(record, "own")
        window = self.shown(open_window, qtbot)
        window.shell.features.library.page.commands.challenge_results.trigger()  # type: ignore[union-attr]
        (box,) = window.findChildren(QMessageBox)
        assert box.text() == "700-2-K7F3R is no challenge"
        assert window.findChildren(ResultsDialog) == []

    def test_other_matches_have_no_results(
        self, open_window: Callable[[], MainWindow], qtbot: QtBot
    ) -> None:
        record = played(1)
        del record.lines[1]
        save(record, "own")
        window = self.shown(open_window, qtbot)
        assert not window.shell.features.library.page.commands.challenge_results.isVisible()  # type: ignore[union-attr]
