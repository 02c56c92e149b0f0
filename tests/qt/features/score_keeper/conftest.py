"""Users of the score keeper."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from mille_qt.features.score_keeper.race_page import RacePage
from mille_qt.features.score_keeper.score_keeper import ScoreKeeper
from mille_qt.features.score_keeper.sheet_json import SavedSheet
from mille_qt.features.score_keeper.sheet_page import SheetPage
from mille_qt.features.score_keeper.sheet_store import FILE_NAME, SheetFile
from mille_qt.ui.paths import data_folder
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES
from mille_rules.rulesets import RuleSet
from mille_rules.tallies import RaceTally, Tally

NAMES = ("Ann", "Marcel", "Yvette", "Lucien", "Simone", "Gaston")


class Table:
    """Players at a real table, with the score keeper open beside them."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.file = SheetFile(data_folder() / FILE_NAME)
        self.keeper: ScoreKeeper | None = None

    def open_with(
        self, *races: RaceTally, seats: int = 2, rules: RuleSet = DEFAULT_RULES
    ) -> ScoreKeeper:
        """Open the score keeper with these races on its sheet."""
        games = (0,) * DEFAULT_RULES.sides_for(seats)
        self.file.read()
        self.file.write(SavedSheet(Tally(rules, NAMES[:seats], games, races)))
        return self.open()

    def open(self) -> ScoreKeeper:
        """Open the score keeper with the sheet on disk."""
        keeper = self.keeper = ScoreKeeper(Settings())
        self._qtbot.addWidget(keeper)
        keeper.resize(1024, 576)
        with self._qtbot.waitExposed(keeper):
            keeper.show()
        keeper.activateWindow()
        return keeper

    @property
    def sheet(self) -> SheetPage:
        """The page of the sheet; fails if another page is shown."""
        assert self.keeper is not None
        assert isinstance(self.keeper.page, SheetPage)
        return self.keeper.page

    @property
    def race(self) -> RacePage:
        """The page of a race; fails if another page is shown."""
        assert self.keeper is not None
        assert isinstance(self.keeper.page, RacePage)
        return self.keeper.page

    def enter(self) -> RacePage:
        """Start entering the next race."""
        self.click(self.sheet.buttons.next)
        return self.race

    def type_miles(self, side: int, miles: int) -> None:
        """Type the miles of a side."""
        field = self.race.form.columns[side].miles
        field.selectAll()
        self._qtbot.keyClicks(field, str(miles))

    def click(self, button: QAbstractButton) -> None:
        """Press an enabled button."""
        assert button.isEnabled()
        button.click()

    def key(self, key: Qt.Key) -> None:
        """Press a key in the focused widget."""
        assert self.keeper is not None
        self._qtbot.keyClick(self.keeper.focusWidget() or self.keeper.page, key)

    def answer(self, text: str) -> None:
        """Press a button of the open question."""
        assert self.keeper is not None
        (box,) = self.keeper.findChildren(QMessageBox)
        (button,) = [button for button in box.buttons() if button.text() == text]
        button.click()
        QApplication.processEvents()
        QApplication.sendPostedEvents()

    def saved(self) -> SavedSheet:
        """Read the sheet from disk."""
        sheet = SheetFile(self.file.path).read()
        assert sheet is not None
        return sheet


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """Return players at a table."""
    return Table(qtbot)
