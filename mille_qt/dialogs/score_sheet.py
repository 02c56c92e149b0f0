"""The score sheet: what each side got in a race, item by item, and in the match."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.dialogs import score_figures
from mille_qt.dialogs.score_table import Ledger
from mille_qt.page_parts import (
    TITLE,
    CentredColumn,
    Heading,
    Sheet,
    SideBySide,
    TextLine,
    text_height,
)
from mille_qt.settings import Settings
from mille_qt.texts import number, score_item, score_item_note
from mille_rules import Phase, View
from mille_rules.scoring import ITEMS

LARGE, SMALL = 62.0, 42.0  # lines of text, some 900 and 600 pixels


class ScoreSheet(QWidget):
    """A race's items and the match's totals; in the large form all races, to choose from."""

    next_race = Signal()
    another_match = Signal()
    back_requested = Signal()
    save_requested = Signal()
    leave_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._names: tuple[str, ...] = ()
        self._view: View | None = None
        self._race = 0
        self.title, self.result = Heading(TITLE), TextLine()
        self.items_title, self.races_title = Heading(), Heading()
        self.items, self.races = Ledger(), Ledger()
        self.races.choose_rows()
        self.size_button, self.save_button = QPushButton(), QPushButton()
        self.leave_button, self.next_button = QPushButton(), QPushButton()
        self.size_key = QShortcut(QKeySequence(QKeyCombination(Qt.Key.Key_W)), self)
        self._arrange()
        self._connect()
        self.retranslate()

    def _arrange(self) -> None:
        page = QVBoxLayout(self)
        self._scroll = CentredColumn(LARGE)
        column = self._scroll.column
        column.setSpacing(round(text_height() * 0.6))
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.size_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(top)
        column.addWidget(self.result)
        self._items_sheet, self._races_sheet = Sheet(), Sheet()
        self._items_sheet.column.addWidget(self.items_title)
        self._items_sheet.column.addWidget(self.items)
        self._items_sheet.column.addStretch(1)
        self._races_sheet.column.addWidget(self.races_title)
        self._races_sheet.column.addWidget(self.races)
        self._races_sheet.column.addStretch(1)
        column.addWidget(SideBySide(self._items_sheet, self._races_sheet))
        page.addStretch(2)
        page.addWidget(self._scroll)
        row = QHBoxLayout()
        row.addWidget(self.leave_button)
        row.addWidget(self.save_button)
        row.addStretch(1)
        row.addWidget(self.next_button)
        self.next_button.setMinimumWidth(round(text_height() * 9))
        page.addLayout(self._scroll.beside(row))
        page.addStretch(3)

    def _connect(self) -> None:
        for button in (self.size_button, self.save_button, self.leave_button, self.next_button):
            button.setAutoDefault(True)
        self.next_button.setDefault(True)
        self.next_button.clicked.connect(self._go_on)
        self.save_button.clicked.connect(self.save_requested)
        self.leave_button.clicked.connect(self.leave_requested)
        self.size_button.clicked.connect(self.change_size)
        self.size_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.size_key.activated.connect(self.change_size)
        self.races.currentCellChanged.connect(lambda row, *_: self._choose_race(row))
        self._settings.changed.connect(self._setting_changed)
        self._setting_changed("single_keys")

    def show_view(self, names: Sequence[str], view: View) -> None:
        """Show how a match stands; names by seat."""
        self._names, self._view = tuple(names), view
        self._race = max(0, len(view.match.races) - 1)
        self._fill()

    def _choose_race(self, row: int) -> None:
        """Show another race; the last row is the match."""
        if self._view is not None and 0 <= row < len(self._view.match.races):
            self._race = row
            self._fill_items()

    def change_size(self) -> None:
        """From the small form to the large one, and back."""
        self._settings.large_score_sheet = not self._settings.large_score_sheet

    def _setting_changed(self, name: str) -> None:
        if name == "single_keys":
            self.size_key.setEnabled(self._settings.single_keys)
        elif name == "large_score_sheet":
            if self._view is not None and not self._settings.large_score_sheet:
                self._race = max(0, len(self._view.match.races) - 1)
            self._fill()

    def _go_on(self) -> None:
        signals = {Phase.DEAL: self.next_race, Phase.OVER: self.another_match}
        if self._view is not None:
            signals.get(self._view.phase, self.back_requested).emit()

    def _next_text(self, phase: Phase) -> str:
        back = self.tr("Back to the &table")
        texts = {Phase.DEAL: self.tr("&Next race"), Phase.OVER: self.tr("&Another match")}
        return texts.get(phase, back)

    def _fill(self) -> None:
        view = self._view
        if view is None:
            return
        scored, large = bool(view.match.races), self._settings.large_score_sheet
        self.items_title.setVisible(large)
        font = self.font()
        font.setBold(bool(view.match.winners))
        self.result.setFont(font)
        self._scroll.widen(LARGE if scored and large else SMALL)
        self.title.setText(score_figures.title(view))
        self._items_sheet.setVisible(scored)
        self._races_sheet.setVisible(scored and large)
        self.size_button.setVisible(scored)
        self.next_button.setText(self._next_text(view.phase))
        self.size_button.setText(self.tr("This race &only") if large else self.tr("&All races"))
        if scored:
            self._fill_races()
            self._fill_items()

    def _fill_items(self) -> None:
        view = self._view
        assert view is not None
        race = self._race
        self.result.setText(score_figures.result(self._names, view, race))
        self.items_title.setText(self.tr("Race {race}").format(race=number(race + 1)))
        labels = [score_item(item) for item in ITEMS]
        labels += [self.tr("Race total"), self.tr("Match total"), self.tr("Games won")]
        rows = score_figures.item_rows(view, race)
        rows += [score_figures.points_after(view, race), list(view.match.games)]
        self.items.show_figures(score_figures.sides(self._names, view), labels, rows)
        self.items.embolden(len(ITEMS), len(ITEMS) + 1)
        for row, item in enumerate(ITEMS):
            self.items.explain(row, score_item_note(item, view.setup.rules))

    def _fill_races(self) -> None:
        view = self._view
        assert view is not None
        count = len(view.match.races)
        labels = [self.tr("Race {race}").format(race=number(race + 1)) for race in range(count)]
        rows = [[score.total for score in scores] for scores in view.match.races]
        if any(score_figures.points_before(view)):
            labels.append(self.tr("Brought along", "points from before this match"))
            rows.append(score_figures.points_before(view))
        labels.append(self.tr("Match total"))
        rows.append(list(view.match.points))
        self.races.blockSignals(True)
        self.races.show_figures(score_figures.sides(self._names, view), labels, rows)
        self.races.embolden(len(rows) - 1)
        self.races.setCurrentCell(self._race, 0)
        self.races.blockSignals(False)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.races_title.setText(self.tr("All races"))
        self.items.setAccessibleName(self.tr("Points of one race, item by item"))
        self.races.setAccessibleName(self.tr("Points of all races; choose one to see its items"))
        self.save_button.setText(self.tr("&Save…"))
        self.leave_button.setText(self.tr("&Leave"))
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the keyboard on the way on."""
        self.next_button.setFocus()
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, whatever has the keyboard; during a race Escape goes back, too."""
        playing = self._view is not None and self._view.phase not in (Phase.DEAL, Phase.OVER)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.next_button.click()
        elif event.key() == Qt.Key.Key_Escape and playing:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and the colours of the marks."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._fill()
        super().changeEvent(event)
