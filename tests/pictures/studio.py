"""Shows parts of the program and takes pictures of them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, QTime
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.app.start.start_page import StartPage
from mille_qt.play.game_page import GamePage
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.session.local_session import LocalSession
from mille_qt.ui import language
from mille_qt.ui.art.cards.card_art import BACK, CardArt
from mille_qt.ui.art.cards.card_names import FACES
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice, current_theme
from mille_rules import DEFAULT_RULES, Phase, Record, Sitter, new_match, read_record, view_for
from mille_rules.computer.player import ImmediateThinker
from mille_rules.state import SideScore

RACES = Path(__file__).parent / "races"
NAMES = ("Anna", "Marcel", "Yvette", "Lucien", "Simone", "Gaston")
#: Score items of sides with different results.
SAFE = SideScore(1000, 100, 0, 0, 400, 0, 300, 0, 0)
FAR = SideScore(625, 100, 0, 0, 0, 0, 0, 0, 0)
HOME = SideScore(700, 200, 0, 300, 400, 0, 0, 0, 0)
HALF = SideScore(475, 0, 0, 0, 0, 0, 0, 0, 0)
COUP = SideScore(0, 100, 0, 300, 0, 0, 0, 0, 0)
START = SideScore(200, 0, 0, 0, 0, 0, 0, 0, 0)
#: Races of up to three sides.
SCORES = (
    (SAFE, HALF, START),
    (START, HOME, HALF),
    (FAR, COUP, START),
    (HALF, SAFE, START),
    (START, START, HOME),
    (COUP, START, HALF),
    (START, START, HOME),
)
NOON = 12  # o'clock
GAP = 12  # pixels between the cards of a sheet
CARDS_ACROSS = 7


class Studio:
    """Shows one widget at a time and takes its picture."""

    def __init__(self, app: QApplication, app_theme: ApplicationTheme, settings: Settings) -> None:
        self._app, self._app_theme, self.settings = app, app_theme, settings
        self._shown: list[QWidget] = []

    def close(self) -> None:
        """Close what is shown."""
        for widget in self._shown:
            widget.close()
            widget.deleteLater()
        self._shown.clear()

    def set_theme(self, theme: ThemeChoice) -> None:
        """Set the theme before anything is shown."""
        self._app_theme.set_theme(theme)

    def speak(self, name: str) -> None:
        """Set the language before anything is shown."""
        language.install(self._app, name)

    # -- cards ----------------------------------------------------------------

    @staticmethod
    def cards(size: QSize, names: str) -> QImage:
        """Take a picture of all card faces and the back."""
        art = CardArt(size, 1.0, names)
        slugs = (*FACES, BACK)
        rows = -(-len(slugs) // CARDS_ACROSS)
        step = size + QSize(GAP, GAP)
        sheet = QImage(
            step.width() * CARDS_ACROSS + GAP,
            step.height() * rows + GAP,
            QImage.Format.Format_RGB32,
        )
        sheet.fill(current_theme().table_ground)
        painter = QPainter(sheet)
        for number, slug in enumerate(slugs):
            row, column = divmod(number, CARDS_ACROSS)
            corner = QPoint(GAP + column * step.width(), GAP + row * step.height())
            painter.drawPixmap(corner, art.face(slug))
        painter.end()
        return sheet

    # -- table ----------------------------------------------------------------

    def table(
        self, seats: int, size: QSize, act: Callable[[GamePage], None] | None = None
    ) -> QImage:
        """Take a picture of a race at the turn of seat 0, after calling `act`."""
        page = self._game(_race(seats), size)
        self._wait_until(lambda: page.table.table.picture and page.table.table.picture.active)
        if act is not None:
            act(page)
        return self._picture(page)

    def curtain(self, size: QSize) -> QImage:
        """Take a picture of the curtain."""
        record = _race(2)
        people = tuple(Sitter("human", sitter.name) for sitter in record.header.sitters)
        page = self._game(Record(record.header._replace(sitters=people), record.lines), size)
        self._wait_until(page.curtain.isVisible)
        return self._picture(page)

    def _game(self, record: Record, size: QSize) -> GamePage:
        session = LocalSession(record, lambda: None, ImmediateThinker())
        page = GamePage(session, self.settings)
        session.setParent(page)
        self._show(page, size)
        page.start()
        return page

    # -- sheets and pages -------------------------------------------------------

    def score_sheet(self, sides: int, races: int, size: QSize) -> QImage:
        """Take a picture of the score sheet after some races."""
        self.settings.large_score_sheet = True
        sheet = ScoreSheet(self.settings)
        rows = tuple(row[:sides] for row in SCORES[:races])
        state = new_match(DEFAULT_RULES, sides)
        points = tuple(sum(row[side].total for row in rows) for side in range(sides))
        match = state.match._replace(race=races, races=rows, points=points)
        race = state.race._replace(completer=[score.trip > 0 for score in rows[-1]].index(True))
        state = state._replace(match=match, race=race, phase=Phase.DEAL)
        sheet.show_view(NAMES[:sides], view_for(state, None))
        self._show(sheet, size)
        return self._picture(sheet)

    def start_page(self, size: QSize) -> QImage:
        """Take a picture of the start page without a match to continue."""
        page = StartPage(self.settings, hour=NOON)
        page.show_saved(None)
        self._show(page, size)
        backdrop = page.backdrop
        self._wait_until(lambda: backdrop.landscape is not None and not backdrop.waits)
        return self._picture(page)

    def page(self, page: QWidget, size: QSize) -> QImage:
        """Take a picture of a page."""
        self._show(page, size)
        return self._picture(page)

    # -- showing ----------------------------------------------------------------

    def _show(self, widget: QWidget, size: QSize) -> None:
        self._shown.append(widget)
        widget.resize(size)
        widget.show()
        widget.activateWindow()
        assert QTest.qWaitForWindowActive(widget)

    def _wait_until(self, done: Callable[[], object]) -> None:
        until = QTime.currentTime().addSecs(10)
        while not done():
            assert QTime.currentTime() < until, "nothing more happens"
            self._app.processEvents()

    def _picture(self, widget: QWidget) -> QImage:
        # Layouts are updated some rounds of events after the texts.
        for _ in range(5):
            self._app.processEvents()
        image = QImage(widget.size(), QImage.Format.Format_RGB32)
        widget.render(image)
        return image


def _race(seats: int) -> Record:
    return read_record((RACES / f"race-{seats}.mille").read_bytes()).record
