"""The list of all pages and dialogs of the program."""

from collections.abc import Callable

from PySide6.QtCore import QDateTime
from PySide6.QtWidgets import QWidget

from mille_qt.app.start.shown_match import ShownMatch, coming_match
from mille_qt.app.start.start_page import StartPage
from mille_qt.features.lessons.lesson_list_page import LessonListPage
from mille_qt.features.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.features.score_keeper.race_page import RacePage
from mille_qt.features.score_keeper.score_keeper import ScoreKeeper
from mille_qt.features.score_keeper.sheet_json import RaceEntry
from mille_qt.features.score_keeper.sheet_page import SheetPage
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.cards import SAFETIES, Card
from mille_rules.rulesets import SEAT_COUNTS
from mille_rules.tallies import SideTally, Tally
from tests.pictures import dialog_places, network_places, phone_places, play_places, record_places
from tests.pictures.place import Place, Visit


def start_page(visit: Visit) -> StartPage:
    """Return the start page without a match to continue."""
    page = StartPage(visit.settings)
    page.show_saved(None)
    return page


def start_without_files(visit: Visit) -> QWidget:
    """Return the start page with a note about unreadable match files."""
    page = start_page(visit)
    page.file_note.show_files(
        [f"2026-11-{day} 20.00 Élodie, Marcel.mille" for day in range(10, 16)]
    )
    return page


def start_with_match(visit: Visit) -> QWidget:
    """Return the start page with a match to continue."""
    page = StartPage(visit.settings)
    page.show_saved(begun_match(visit.names[:4]))
    return page


def begun_match(names: tuple[str, ...]) -> ShownMatch:
    """Return a match in its third race."""
    match = coming_match(Header(DEFAULT_RULES, tuple(Sitter("human", name) for name in names)))
    return match._replace(race=3, when=QDateTime(2025, 5, 17, 20, 45, 0))


def new_game(seats: int) -> Callable[[Visit], QWidget]:
    """Return the set-up page for a number of players."""

    def make(visit: Visit) -> QWidget:
        page = NewGamePage(visit.settings)
        numbers = page.seats.counts.numbers
        numbers.buttons[SEAT_COUNTS.index(seats)].click()
        return page

    return make


def paper_sheet(names: tuple[str, ...]) -> Tally:
    """Return a score sheet for real cards after three races."""
    home = SideTally(700, SAFETIES[:2], SAFETIES[:1], safe=True)
    far, begun = SideTally(450, SAFETIES[2:3]), SideTally(75)
    races = ((home, far, begun), (begun, far, home), (begun, begun, far))
    return Tally(DEFAULT_RULES, names, (0, 0, 0), races)


def empty_sheet(visit: Visit) -> QWidget:
    """Return the page of a score sheet before the first race."""
    return SheetPage(paper_sheet(visit.names[:3])._replace(races=()))


def won_sheet(visit: Visit) -> QWidget:
    """Return the page of a score sheet whose match is over."""
    best = SideTally(1000, SAFETIES, SAFETIES, safe=True, called=True)
    races = ((best, SideTally()),) * 2
    tally = Tally(DEFAULT_RULES, visit.names[:2], (0, 0), races)
    page = SheetPage(tally)
    page.show_tally(tally)
    return page


def paper_race(visit: Visit) -> QWidget:
    """Return the page of a race in which two sides have the same safety."""
    twice = (SideTally(700, SAFETIES[:2], SAFETIES[:1]), SideTally(225, SAFETIES[:1]), SideTally())
    return RacePage(paper_sheet(visit.names), RaceEntry(3, twice), visit.settings.card_language)


def paper_race_for_two(visit: Visit) -> QWidget:
    """Return the page of a race for which cards have been tapped."""
    tally = paper_sheet(visit.names[:2])
    tally = tally._replace(games=(0, 0), races=())
    page = RacePage(tally, RaceEntry(0, tally.empty_race()), visit.settings.card_language)
    for card in (Card.MILES_200, Card.MILES_100, Card.MILES_100):
        page.pad.tiles[card].click()
    return page


PLACES = (
    Place("start", StartPage, start_page),
    Place("start with a match", StartPage, start_with_match),
    Place("start without some files", StartPage, start_without_files),
    Place("new game for two", NewGamePage, new_game(2)),
    Place("new game for six", NewGamePage, new_game(6)),
    Place("lessons", LessonListPage, lambda visit: LessonListPage(visit.settings)),
    Place("score keeper", ScoreKeeper, lambda v: ScoreKeeper(v.settings)),
    Place("new paper sheet", NewSheetPage, lambda v: NewSheetPage(v.names[:3], DEFAULT_RULES)),
    Place("paper sheet", SheetPage, lambda visit: SheetPage(paper_sheet(visit.names[:3]))),
    Place("paper sheet without a race", SheetPage, empty_sheet),
    Place("paper sheet of a match that is over", SheetPage, won_sheet),
    Place("paper race", RacePage, paper_race),
    Place("paper race with tapped cards", RacePage, paper_race_for_two),
    *play_places.PLACES,
    *record_places.PLACES,
    *network_places.PLACES,
    *phone_places.PLACES,
    *dialog_places.PLACES,
)
