"""The page that the program opens with."""

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.language import in_force, own_name
from mille_qt.page_parts import CentredColumn, Heading, QuietText, Segments, text_height
from mille_qt.pages.roadside import paint_roadside
from mille_qt.paths import languages, resource
from mille_qt.settings import Settings
from mille_qt.texts.names import isolated

EMBLEM_SHARE, EMBLEM_MIN, EMBLEM_MAX = 0.2, 64, 200  # of the page's height; pixels
ROADSIDE_SHARE, ROADSIDE_MIN, ROADSIDE_MAX = 0.2, 48, 260
COLUMN = 26.0  # lines of text
TITLE_SIZE = 3.2
GRID_COLUMNS = 2


class SavedMatch(NamedTuple):
    """The match that can be continued: who plays, which race it is in, when it was left."""

    names: tuple[str, ...]
    race: int
    when: QDateTime
    #: Whether it is played at a table that this computer opens to others.
    hosted: bool = False


class StartPage(QWidget):
    """The emblem and the ways into a game."""

    new_game_requested = Signal()
    continue_requested = Signal()
    network_requested = Signal()
    learn_requested = Signal()
    matches_requested = Signal()
    statistics_requested = Signal()
    score_requested = Signal()
    open_requested = Signal()
    preferences_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._saved: SavedMatch | None = None
        self._reason = ""
        self.emblem = QLabel()
        self.emblem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title, self.subtitle = Heading(TITLE_SIZE), QuietText()
        self.continue_button, self.continue_text = QPushButton(), QuietText()
        self.new_button, self.network_button = QPushButton(), QPushButton()
        self.learn_button = QPushButton()
        self.matches_button, self.statistics_button = QPushButton(), QPushButton()
        self.score_button = QPushButton()
        self.open_button, self.preferences_button = QPushButton(), QPushButton()
        self._languages = languages()
        self.languages = Segments(len(self._languages))
        for label in (self.title, self.subtitle, self.continue_text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._arrange()
        self._connect()
        self.retranslate()
        self.show_saved(None)

    def _arrange(self) -> None:
        page = self._page = QVBoxLayout(self)
        corner = QHBoxLayout()
        corner.addStretch(1)
        corner.addWidget(self.languages)
        self._scroll = CentredColumn(COLUMN)
        column, gap = self._scroll.column, round(text_height() * 0.6)
        column.setSpacing(gap)
        for label in (self.emblem, self.title, self.subtitle):
            column.addWidget(label)
        column.addSpacing(gap)
        for widget in (self.continue_button, self.continue_text, self.new_button):
            column.addWidget(widget)
        column.addWidget(self.network_button)
        column.addLayout(self._grid(gap))
        page.addLayout(corner)
        page.addStretch(2)
        page.addWidget(self._scroll)
        page.addStretch(3)
        for before, after in pairwise(self._buttons()):
            QWidget.setTabOrder(before, after)

    def _grid(self, gap: int) -> QGridLayout:
        """The ways that are no game to begin, smaller, two beside each other."""
        grid = QGridLayout()
        grid.setContentsMargins(0, gap, 0, 0)
        grid.setSpacing(gap)
        for number, button in enumerate(self._others()):
            row, column = divmod(number, GRID_COLUMNS)
            grid.addWidget(button, row, column)
            grid.setColumnStretch(column, 1)
        return grid

    def _connect(self) -> None:
        self.continue_button.clicked.connect(self.continue_requested)
        self.new_button.clicked.connect(self.new_game_requested)
        self.network_button.clicked.connect(self.network_requested)
        self.learn_button.clicked.connect(self.learn_requested)
        self.matches_button.clicked.connect(self.matches_requested)
        self.statistics_button.clicked.connect(self.statistics_requested)
        self.score_button.clicked.connect(self.score_requested)
        self.open_button.clicked.connect(self.open_requested)
        self.preferences_button.clicked.connect(self.preferences_requested)
        self.languages.chosen.connect(self._choose_language)
        self._settings.changed.connect(self._setting_changed)
        for button in self._buttons():
            # An automatic default would take the colour of the main button with the focus.
            button.setAutoDefault(False)
        for button in self._others():
            button.setProperty("plain", True)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return (self.continue_button, self.new_button, self.network_button, *self._others())

    def _others(self) -> tuple[QPushButton, ...]:
        """What stands in the grid, row by row."""
        return (
            self.learn_button,
            self.matches_button,
            self.statistics_button,
            self.score_button,
            self.open_button,
            self.preferences_button,
        )

    def show_saved(self, saved: SavedMatch | None, reason: str = "") -> None:
        """Offer to continue this match; without one, say why, if there is a reason."""
        self._saved, self._reason = saved, reason
        self.continue_button.setVisible(saved is not None or bool(reason))
        self.continue_button.setEnabled(saved is not None)
        self.continue_button.setDefault(saved is not None)
        self.new_button.setDefault(saved is None)
        self._say_saved()
        self._invite()
        self._keep_off_roadside()
        (self.new_button if saved is None else self.continue_button).setFocus()

    def _invite(self) -> None:
        """Who has neither played nor learned yet is shown where to begin."""
        settings, button = self._settings, self.learn_button
        begun = settings.lessons_done or settings.lesson_left[1] or settings.last_seats
        new = self._saved is None and not begun
        button.setProperty("inviting", new)
        button.style().unpolish(button)
        button.style().polish(button)
        button.setAccessibleDescription(self.tr("New to the game? Begin here.") if new else "")
        button.setToolTip(button.accessibleDescription())

    def _say_saved(self) -> None:
        text = self._reason
        if self._saved is not None:
            when = QLocale().toString(self._saved.when, QLocale.FormatType.ShortFormat)
            names = self.tr(", ", "between names").join(map(isolated, self._saved.names))
            text = self.tr("{names} · race {race} · {when}")
            text = text.format(names=names, race=self._saved.race, when=when)
            if self._saved.hosted:
                text = self.tr("On the network: {match}").format(match=text)
        self.continue_text.setText(text)
        self.continue_text.setVisible(bool(text))
        self.continue_button.setAccessibleDescription(text)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.title.setText(self.tr("Mille", "title of the game"))
        self.subtitle.setText(self.tr("A thousand kilometres of French road, in cards"))
        self.emblem.setAccessibleName(self.tr("Emblem: a kilometre stone"))
        self.continue_button.setText(self.tr("&Continue"))
        self.new_button.setText(self.tr("&New game…"))
        self.network_button.setText(self.tr("P&lay on the network…"))
        self.learn_button.setText(self.tr("Lea&rn to play"))
        self.matches_button.setText(self.tr("&Matches…"))
        self.statistics_button.setText(self.tr("S&tatistics…"))
        self.score_button.setText(self.tr("Scor&e sheet…"))
        self.open_button.setText(self.tr("&Open…"))
        self.preferences_button.setText(self.tr("&Preferences…"))
        self.languages.say(*map(own_name, self._languages))
        self.languages.setAccessibleName(self.tr("Language"))
        self._show_language()
        self._say_saved()
        self._invite()

    def _choose_language(self, index: int) -> None:
        self._settings.language = self._languages[index]

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self._show_language()

    def _show_language(self) -> None:
        self.languages.choose(self._languages.index(in_force()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts what is highlighted, whatever has the keyboard."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            default = self.new_button if self._saved is None else self.continue_button
            default.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the emblem grow with the page, and keep text off the landscape."""
        side = round(min(max(self.height() * EMBLEM_SHARE, EMBLEM_MIN), EMBLEM_MAX))
        self.emblem.setPixmap(_emblem(side, self.devicePixelRatioF()))
        self._keep_off_roadside()
        super().resizeEvent(event)

    def _keep_off_roadside(self) -> None:
        margins = self._page.contentsMargins()
        margins.setBottom(max(margins.top(), round(self._roadside().height())))
        self._page.setContentsMargins(margins)
        self.update()

    def _roadside(self) -> QRectF:
        """Where the landscape is: nowhere in a window so low that text needs the room."""
        taken = self._scroll.sizeHint().height() + 2 * self.languages.sizeHint().height()
        height = min(self.height() * ROADSIDE_SHARE, ROADSIDE_MAX, self.height() - taken)
        height = height if height > ROADSIDE_MIN else 0
        return QRectF(0, self.height() - height, self.width(), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the landscape."""
        painter = QPainter(self)
        roadside = self._roadside()
        if not roadside.isEmpty():
            paint_roadside(painter, roadside)
        painter.end()


def _emblem(side: int, ratio: float) -> QPixmap:
    """The emblem as a picture, empty where the file is missing."""
    picture = QPixmap(QSize(side, side) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    renderer = QSvgRenderer(str(resource("icons", "mille.svg")))
    if renderer.isValid():
        renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return picture
