"""A window with a match, and what is visible in it."""

import gc
import random
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, QPointF, QSize
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget

from mille_net.lan import Lan
from mille_net.phone.phone_listener import PhoneListener
from mille_qt.app.main_window import MainWindow
from mille_qt.play.game_page import GamePage
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.table import durations
from mille_qt.table.hand_item import HandItem
from mille_qt.table.motions import Motion, Motions
from mille_qt.table.positions import TablePosition
from mille_qt.table.scene import TableScene
from mille_qt.ui import language
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import Card, Update
from mille_rules.computer.player import ImmediateThinker
from mille_rules.reading import Reading, read_record
from tests.conftest import HOME_VARIABLES, XDG_FOLDERS
from tests.qt.features.phones.still_phones import StillPhones
from tests.qt.model.faults import Faults
from tests.qt.model.person import Person
from tests.qt.model.table import Table
from tests.qt.play.player_at_table import PlayerAtTable

#: Rounds of event processing after which everything without a delay is done.
ROUNDS = 4


class World:
    """A window with a table, and its user; a context manager that closes the window."""

    def __init__(
        self, app: QApplication, app_theme: ApplicationTheme, pictures: Path, home: Path
    ) -> None:
        """`home` is an empty folder, `pictures` a cache shared with other worlds."""
        self._app, self._app_theme = app, app_theme
        self._pictures, self.home = pictures, home
        self.faults = Faults()
        #: The card that the player last pointed at, as it was drawn.
        self.meant: Card | None = None
        #: The phones of the window, once it has asked for them.
        self.phones: StillPhones | None = None
        #: True while the user has not switched to another program.
        self.here = True
        #: The text of the record that was read last, and what it says.
        self._reading: tuple[str, Reading] | None = None

    def open(self, table: Table) -> Self:
        """Show the window with its match."""
        self.table = table
        self._patch = pytest.MonkeyPatch()
        self._find_home()
        self._stop_clocks()
        self._hold_phones()
        self._patch.setattr("mille_qt.app.match_controller.cache_folder", lambda: self._pictures)
        self.faults.__enter__()
        self.settings = Settings()
        table.prefer(self.settings)
        language.install(self._app, self.settings.language)
        self._app_theme.set_theme(self.settings.theme)
        self._app_theme.set_text_size(self.settings.text_size)
        chance, thinker = random.Random(table.seed), ImmediateThinker()
        self.window = MainWindow(
            self.settings, self._app_theme, chance, opening=True, thinker=thinker
        )
        self.person = Person(self.window)
        self._player = PlayerAtTable(self.window)
        self.window.setUpdatesEnabled(table.painted)
        self.window.resize(as_size(table.size))
        self.window.show()
        self.window.activateWindow()
        self.window.match_controller.play(table.record())
        self.rest()
        return self

    def close(self) -> None:
        """Close the window and restore the application."""
        for box in self.window.findChildren(QDialog):
            box.hide()
            box.deleteLater()
        for other in QApplication.topLevelWidgets():
            if other is not self.window and other.isVisible():
                other.close()
        self.window.shell.show_page(QWidget())
        self.window.close_without_asking = True
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.faults.__exit__()
        self._patch.undo()
        language.install(self._app, "en")
        self._app_theme.set_text_size(100)
        # Widgets and the objects that listen to them refer to each other; a failing walk opens a
        # hundred worlds to be shortened.
        gc.collect()

    def _stop_clocks(self) -> None:
        """Remove delays between moves and races; cards in flight are moved by `fly`."""
        self._patch.setattr(durations, "PAUSE", 0)
        begin, begin_one = Motions.play, Motions.add

        def play(flights: Motions, cards: Iterable[Motion], then: Callable[[], None]) -> None:
            begin(flights, cards, then)
            if flights.running:
                flights.stop_at(0)

        def add(motions: Motions, motion: Motion, key: Hashable = None) -> None:
            begin_one(motions, motion, key)
            if motions._ticker.state() is QAbstractAnimation.State.Running:
                motions._ticker.pause()

        self._patch.setattr(Motions, "play", play)
        self._patch.setattr(Motions, "add", add)

    def _hold_phones(self) -> None:
        """Keep phones out of the network; whoever is silent is named at once."""

        def make(_lan: Lan, listener: PhoneListener, _page: object) -> StillPhones:
            self.phones = StillPhones(listener)
            return self.phones

        self._patch.setattr(Lan, "phones", make)
        self._patch.setattr("mille_qt.features.phones.silent_phones.PATIENCE", 0)

    def _find_home(self) -> None:
        for name in HOME_VARIABLES:
            self._patch.setenv(name, str(self.home))
        for name, folder in XDG_FOLDERS.items():
            self._patch.setenv(name, str(self.home / folder))

    def read(self, text: str) -> Reading:
        """Read the text of a record, once for all checks that ask."""
        if self._reading is None or self._reading[0] != text:
            self._reading = text, read_record(text.encode())
        return self._reading[1]

    # -- time -----------------------------------------------------------------------

    def rest(self) -> None:
        """Process events, and delete what is done with; flying cards stay where they are."""
        game = self.window.game
        if game is not None:
            # Appear some milliseconds after the first picture.
            game.accessible_table  # noqa: B018
        if game is not None and self.settings.pace == 0:
            self._player.settle()
        for _ in range(ROUNDS):
            self._app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._come_to_front()

    def _come_to_front(self) -> None:
        """Activate the remaining window after another was closed, as window managers do."""
        if QApplication.activeWindow() is None:
            (self.dialog or self.window).activateWindow()
            self._app.processEvents()

    def fly(self, milliseconds: int) -> None:
        """Move flying and gliding cards to a time after their start."""
        if self.flying:
            self.scene.flights.stop_at(milliseconds)
        elif self.game is not None and self.scene.busy:
            self.scene.skip()
        if self.moving:
            self.scene._asides.stop_at(milliseconds)

    @property
    def flying(self) -> bool:
        """True while cards are flying."""
        return self.window.game is not None and self.scene.flights.running

    @property
    def moving(self) -> bool:
        """True while anything on the table is animated."""
        return self.window.game is not None and self.scene.moving

    # -- visible widgets -------------------------------------------------------------

    @property
    def page(self) -> QWidget | None:
        """The current page of the window."""
        return self.window.pages.currentWidget()

    @property
    def game(self) -> GamePage | None:
        """The table of the match, if it is shown."""
        game = self.window.game
        return game if game is not None and self.page is game else None

    @property
    def sheet(self) -> ScoreSheet | None:
        """The score sheet, if it is shown."""
        return self.page if isinstance(self.page, ScoreSheet) else None

    @property
    def scene(self) -> TableScene:
        """The scene of the table."""
        game = self.window.game
        assert game is not None
        return game.table.table

    @property
    def dialog(self) -> QDialog | None:
        """The open dialog, if any."""
        found = QApplication.activeModalWidget()
        return found if isinstance(found, QDialog) else None

    @property
    def qts_own_dialog(self) -> bool:
        """True if a dialog of Qt is open, for files or printers, which is not checked.

        Some of them open windows that are waited for, in which a walk would stay for ever.
        """
        dialog = self.dialog
        ours = dialog is None or type(dialog).__module__.startswith("mille_qt")
        return not (ours or isinstance(dialog, QMessageBox))

    @property
    def file_dialog(self) -> QFileDialog | None:
        """The open file dialog, if any."""
        return self.dialog if isinstance(self.dialog, QFileDialog) else None

    @property
    def curtained(self) -> bool:
        """True while the curtain is closed."""
        return self.window.game is not None and self.window.game.curtain.isVisible()

    @property
    def cards(self) -> dict[int, HandItem]:
        """The drawn cards of the hand, by index."""
        if self.window.game is None:
            return {}
        items = self.scene.items()
        hand = (item for item in items if isinstance(item, HandItem) and item.isVisible())
        return {item.index: item for item in hand}

    @property
    def update(self) -> Update | None:
        """The latest update of the player at the screen."""
        game = self.window.game
        return (
            None
            if game is None
            else game.update_presenter.queues.latest(game.update_presenter.queues.looking)
        )

    @property
    def open_to_play(self) -> bool:
        """True if a card can be played: no question, no curtain, no animation."""
        game = self.game
        if game is None or self.dialog is not None or self.curtained or self.scene.busy:
            return False
        picture = self.scene.picture
        return picture is not None and picture.active and not game.bar.asks

    # -- positions --------------------------------------------------------------------

    def card_point(self, index: int) -> QPoint | None:
        """Return the centre of a drawn card in window coordinates."""
        item = self.cards.get(index)
        return None if item is None else self._point(item.resting_rect().center())

    def card_at(self, point: QPoint) -> Card | None:
        """Return the topmost card of the hand at a point of the window."""
        game = self.window.game
        if game is None:
            return None
        there = game.table.mapToScene(game.table.viewport().mapFrom(self.window, point))
        items = self.scene.items(there)
        return next((item.card for item in items if isinstance(item, HandItem)), None)

    def mean_card_at(self, point: QPoint) -> None:
        """Note the card that is pressed; while a question is asked, it is about another one."""
        if self.game is not None and not self.game.bar.asks:
            self.meant = self.card_at(point)

    def hand_place_point(self, index: int) -> QPoint | None:
        """Return the centre of a place of the hand, which may be empty."""
        places = [] if self.window.game is None else self.scene.hand_places()
        return self._point(places[index].center()) if index < len(places) else None

    def place_point(self, place: TablePosition) -> QPoint:
        """Return the centre of a tableau or of the discard pile in window coordinates."""
        return self._point(self.scene.position_rect(place).center())

    def _point(self, point: QPointF) -> QPoint:
        game = self.window.game
        assert game is not None
        return game.table.viewport().mapTo(self.window, game.table.mapFromScene(point))

    def is_on_table(self, point: QPoint) -> bool:
        """Return True if a click at a point goes to the table and not to an overlay."""
        game = self.game
        is_table = game is not None and self.window.childAt(point) is game.table.viewport()
        return is_table and self.person.can_reach(point)

    def message_box(self) -> QMessageBox | None:
        """The open message box, if any."""
        return self.dialog if isinstance(self.dialog, QMessageBox) else None


Worlds = Callable[[Table], World]


def as_size(text: str) -> QSize:
    """Parse a size such as `800x480`."""
    width, _, height = text.partition("x")
    return QSize(int(width), int(height))
