"""Pages about finished matches: library, statistics, review, replay, score sheets."""

import os
import random
from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mille_qt.app.score_sheet_controller import RemarksNote
from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.challenges import ChallengeNote
from mille_qt.features.challenge.days_dialog import DaysDialog
from mille_qt.features.challenge.results_dialog import ResultsDialog
from mille_qt.features.evenings.evenings import EveningNote
from mille_qt.features.evenings.evenings_page import EveningsPage
from mille_qt.features.evenings.standings import standings_of
from mille_qt.features.library.library import LibrarySheet
from mille_qt.features.library.matches_model import MatchesModel
from mille_qt.features.library.matches_page import MatchesPage
from mille_qt.features.replay.match_history import MatchHistory, races_over
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.review.review_page import ReviewPage
from mille_qt.features.statistics.remarks import remarks_on_race
from mille_qt.features.statistics.statistics_page import StatisticsPage
from mille_qt.features.statistics.store import FILE_NAME, StatisticsStore
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome, SideResult
from mille_qt.session.matches.match_folder import FileState
from mille_qt.session.matches.match_index import IndexEntry
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary
from mille_qt.ui.art.characters.cast import computer_face
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.paths import data_folder, matches_folder
from mille_rules import (
    DEFAULT_RULES,
    Card,
    Header,
    Match,
    Phase,
    Record,
    Sitter,
    new_match,
    view_for,
)
from mille_rules.challenge import Challenge, parse
from mille_rules.challenge_results import challenge_mark
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.player import ComputerPlayer
from mille_rules.match_id import match_mark
from tests.pictures.place import NAMES, Place, Visit, wait_until
from tests.pictures.studio import SCORES
from tests.qt.features.review.conftest import QuickJudge
from tests.qt.features.statistics.example_rows import ANNA, race

NUMBER, FOR_SIX = parse("700-2-K7F3Q"), parse("700-6-Z6YA7")
#: The day of deals of the day, and its deal for two.
DAY, OF_DAY = date(2026, 11, 23), parse("700-2-YJWAU")
#: The time of all matches, in seconds since 1970.
PLAYED = datetime(2025, 3, 14, 12, tzinfo=UTC).timestamp()


@cache
def two_races(seats: int) -> Record:
    """Return a record of races of computer players, with a person on the first seat."""
    sitters = (Sitter("human" if i == 0 else "computer-normal", NAMES[i]) for i in range(seats))
    record = Record(Header(DEFAULT_RULES, tuple(sitters)))
    match, chance = Match(record), random.Random(5)
    for seat in range(seats):
        match.sit(seat, ComputerPlayer("normal", match.submit))
    for _ in range(2):
        match.deal(lambda cards: chance.sample(cards, len(cards)))
    return record


def face_of_anybody(name: str, computer: bool) -> Face:
    """Return the face of a player, the initial for people."""
    return computer_face(name) if computer else Face(name)


def library(visit: Visit) -> QWidget:
    """Return the library with all kinds of matches and a notice."""
    anna, marcel, *_ = visit.names
    two = MatchSummary(
        MatchStatus.FINISHED, "a", (anna, marcel), ("human", "computer-hard"), "winning-moves",
        house=True, race=4, points=(5125, 3400), winners=(0,), moves=300,
    )  # fmt: skip
    under_way = two._replace(standing=MatchStatus.UNDER_WAY, winners=(), challenge=NUMBER.shown)
    damaged = two._replace(standing=MatchStatus.DAMAGED, fault=33)
    kinds = ("human", *("computer-hard",) * 5)
    six = two._replace(names=visit.names, kinds=kinds, rules="dujardin", points=(5200, 4100, 900))
    matches = (two, under_way, damaged, six, MatchSummary(MatchStatus.DAMAGED))
    written = round(PLAYED * 1e9)
    model = MatchesModel()
    model.update_entries(
        IndexEntry(f"match {number}.mille", FileState(1, written + number), summary)
        for number, summary in enumerate(matches)
    )
    model.set_in_play(frozenset({"match 1.mille"}))
    page = MatchesPage(model, face_of_anybody)
    model.setParent(page)
    page.table.select_match("match 3.mille")
    return page


def no_library(_visit: Visit) -> QWidget:
    """Return the library before the first match."""
    model = MatchesModel()
    page = MatchesPage(model, face_of_anybody)
    model.setParent(page)
    return page


def statistics(*, table: bool) -> Callable[[Visit], QWidget]:
    """Return the statistics of a player, as charts or as a table."""

    def make(visit: Visit) -> QWidget:
        store = StatisticsStore(data_folder() / FILE_NAME)
        for number, level in enumerate((*LEVELS, "")):
            mine, other = race(f"m{number}", 1, ended=PLAYED, result="won")
            mine = mine._replace(player=visit.names[0])
            other = other._replace(player=visit.names[1], level=level, result="lost")
            store.add((mine, other))
        page = StatisticsPage(store, visit.settings)
        if table:
            page.views.buttons[1].click()
        return page

    return make


def no_statistics(visit: Visit) -> QWidget:
    """Return the statistics before the first race."""
    return StatisticsPage(StatisticsStore(data_folder() / FILE_NAME), visit.settings)


def evening_of(names: tuple[str, ...]) -> list[MatchOutcome]:
    """Return a match on the screen, one on the network and one with paper cards."""
    count = len(names) if len(names) < 4 else len(names) // 2
    points = (5125, 3400, 900)
    return [
        MatchOutcome(
            match_id=str(number),
            ended=PLAYED + number * 3_600,
            sides=(
                *(
                    SideResult(names[side::count], (), points[(side + number) % count])
                    for side in range(count)
                ),
                SideResult((), (NAMES[5],), 250),
            ),
            winners=((-number) % count,),
            origin=origin,
            helped=number == 1,
        )
        for number, origin in enumerate(MatchOrigin)
    ]


def evenings(seats: int, kind: int) -> Callable[[Visit], QWidget]:
    """Return the evenings of so many people, with a kind of periods."""

    def make(visit: Visit) -> QWidget:
        page = EveningsPage(lambda: evening_of(visit.names[:seats]), visit.settings)
        page.kinds.buttons[kind].click()
        return page

    return make


def no_evening(visit: Visit) -> QWidget:
    """Return the evenings before the first match."""
    return EveningsPage(list, visit.settings)


def review(seats: int) -> Callable[[Visit], QWidget]:
    """Return the complete review of a race, at its costliest decision."""

    def make(visit: Visit) -> QWidget:
        def adviser(_parent: QObject) -> QuickJudge:
            return QuickJudge()

        record = visit.named(two_races(seats))
        page = ReviewPage(record, adviser, visit.settings, visit.pictures)
        page.review(0, 0)
        wait_until(lambda: not page.running)
        return page

    return make


def replay(seats: int) -> Callable[[Visit], QWidget]:
    """Return the replay of a match in its second race."""

    def make(visit: Visit) -> QWidget:
        history = MatchHistory(races_over(visit.named(two_races(seats))))
        page = ReplayPage(history, visit.settings, visit.pictures)
        page.set_reviewable((0, 1))
        page.playback.go_to(sum(history.races[1]) // 2)
        return page

    return make


def challenge(visit: Visit) -> QWidget:
    """Return the page of a challenge with a number and a player."""
    page = ChallengePage(visit.settings, challenge=NUMBER, day=DAY)
    page.seats.set_names(visit.names[:1])
    return page


def challenge_for_six(visit: Visit) -> QWidget:
    """Return the page of a challenge with people on most seats."""
    page = ChallengePage(visit.settings, challenge=FOR_SIX, day=DAY)
    page.seats.set_names(visit.names[:5])
    return page


def no_challenge(visit: Visit) -> QWidget:
    """Return the page of a challenge with messages about number and name."""
    page = ChallengePage(visit.settings, day=DAY)
    page.number.field.setText("700-2-K7F3R")
    page.number.checked_challenge()
    return page


@cache
def challenge_played(challenge: Challenge, level: str = "easy") -> Record:
    """Return a record with two races of a challenge, one person against computer players."""
    kinds = "human", *["computer-hard"] * (challenge.seats - 1)
    sitters = tuple(map(Sitter, kinds, NAMES))
    marks = [match_mark(level.encode() * 5), challenge_mark(challenge)]
    record = Record(Header(challenge.rules, sitters), list(marks))
    match = Match(record)
    for seat in range(challenge.seats):
        match.sit(seat, ComputerPlayer(level, match.submit))
    for number in (1, 2):
        match.deal(lambda _cards, number=number: challenge.deck(number), challenge.first)
    return record


def save_challenge(visit: Visit, challenge: Challenge) -> None:
    """Save a match of a challenge in the library."""
    folder = matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "one.mille"
    path.write_text(visit.named(challenge_played(challenge)).text(), "utf-8")
    os.utime(path, (PLAYED, PLAYED))


def results(visit: Visit) -> QWidget:
    """Return the results of a challenge."""
    save_challenge(visit, NUMBER)
    dialog = ResultsDialog(NUMBER, parent=visit.window)
    wait_until(dialog.table.model().rowCount)
    return dialog


def days(visit: Visit) -> QWidget:
    """Return the list of deals of the day."""
    save_challenge(visit, OF_DAY)
    dialog = DaysDialog(DAY, visit.window)
    wait_until(dialog.table.model().rowCount)
    return dialog


def no_days(visit: Visit) -> QWidget:
    """Return the empty list of deals of the day."""
    return DaysDialog(DAY, visit.window)


def no_results(visit: Visit) -> QWidget:
    """Return the empty results of a challenge."""
    return ResultsDialog(NUMBER, parent=visit.window)


def match_over(visit: Visit) -> QWidget:
    """Return the score sheet at the end of a challenge, with all its buttons."""
    visit.settings.large_score_sheet = True
    state = new_match(DEFAULT_RULES, 2)
    rows = tuple(row[:2] for row in SCORES[:5])
    points = tuple(sum(row[side].total for row in rows) for side in range(2))
    match = state.match._replace(race=5, races=rows, points=points, winners=(0,), games=(1, 0))
    state = state._replace(match=match, phase=Phase.OVER)
    sheet = ScoreSheet(visit.settings)
    hands = (tuple(Card)[:6], tuple(Card)[-3:])
    sheet.show_view(visit.names[:2], view_for(state, None)._replace(open_hands=hands))
    sheet.offer_moves()
    sheet.add_note(ChallengeNote(NUMBER, over=True))
    names = visit.names[:2]
    night = datetime.fromtimestamp(PLAYED, UTC).replace(hour=20)
    sheet.add_note(EveningNote(standings_of(names, evening_of(names)), night))
    perfect = ANNA._replace(player=names[0], arrived=1, safe_trip=300, all_safeties=300)
    sheet.add_note(RemarksNote(lambda: remarks_on_race([perfect]), sheet))
    return sheet


def library_sheet(visit: Visit) -> QWidget:
    """Return the score sheet of six players in the library."""
    return LibrarySheet(visit.named(two_races(6)), visit.settings)


PLACES = (
    Place("library", MatchesPage, library),
    Place("empty library", MatchesPage, no_library),
    Place("statistics", StatisticsPage, statistics(table=False)),
    Place("statistics as a table", StatisticsPage, statistics(table=True)),
    Place("empty statistics", StatisticsPage, no_statistics),
    Place("evening of two", EveningsPage, evenings(2, 0)),
    Place("month of six", EveningsPage, evenings(6, 1)),
    Place("no evening", EveningsPage, no_evening),
    Place("review of two", ReviewPage, review(2)),
    Place("review of six", ReviewPage, review(6)),
    Place("replay of two", ReplayPage, replay(2)),
    Place("replay of six", ReplayPage, replay(6)),
    Place("challenge", ChallengePage, challenge),
    Place("challenge for six", ChallengePage, challenge_for_six),
    Place("challenge mistyped", ChallengePage, no_challenge),
    Place("results", ResultsDialog, results),
    Place("no results", ResultsDialog, no_results),
    Place("deals of the day", DaysDialog, days),
    Place("no deals of the day", DaysDialog, no_days),
    Place("match over", ScoreSheet, match_over),
    Place("sheet in the library", LibrarySheet, library_sheet),
)
