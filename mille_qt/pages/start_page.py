"""The page that the program opens with."""

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mille_qt.page_parts import CentredColumn, Heading, QuietText, Segments, text_height
from mille_qt.pages.roadside import paint_roadside
from mille_qt.paths import resource
from mille_qt.settings import MenuLanguage, Settings

EMBLEM_SHARE, EMBLEM_MIN, EMBLEM_MAX = 0.2, 64, 200  # of the page's height; pixels
ROADSIDE_SHARE, ROADSIDE_MIN, ROADSIDE_MAX = 0.2, 48, 260
COLUMN = 26.0  # lines of text
TITLE_SIZE = 3.2
_LANGUAGES = (MenuLanguage.ENGLISH, MenuLanguage.FRENCH)


class SavedMatch(NamedTuple):
    """The match that can be continued: who plays, which race it is in, when it was left."""

    names: tuple[str, ...]
    race: int
    when: QDateTime


class StartPage(QWidget):
    """The emblem and the ways into a game."""

    new_game_requested = Signal()
    continue_requested = Signal()
    network_requested = Signal()
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
        self.score_button, self.open_button = QPushButton(), QPushButton()
        self.preferences_button = QPushButton()
        self.languages = Segments(len(_LANGUAGES))
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
        column.addWidget(self.score_button)
        pair = QHBoxLayout()
        pair.addWidget(self.open_button, 1)
        pair.addWidget(self.preferences_button, 1)
        column.addLayout(pair)
        page.addLayout(corner)
        page.addStretch(2)
        page.addWidget(self._scroll)
        page.addStretch(3)
        for before, after in pairwise(self._buttons()):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.continue_button.clicked.connect(self.continue_requested)
        self.new_button.clicked.connect(self.new_game_requested)
        self.network_button.clicked.connect(self.network_requested)
        self.score_button.clicked.connect(self.score_requested)
        self.open_button.clicked.connect(self.open_requested)
        self.preferences_button.clicked.connect(self.preferences_requested)
        self.languages.chosen.connect(self._choose_language)
        self._settings.changed.connect(self._setting_changed)
        for button in self._buttons():
            # An automatic default would take the colour of the main button with the focus.
            button.setAutoDefault(False)

    def _buttons(self) -> tuple[QPushButton, ...]:
        first = (self.continue_button, self.new_button, self.network_button)
        return (*first, self.score_button, self.open_button, self.preferences_button)

    def show_saved(self, saved: SavedMatch | None, reason: str = "") -> None:
        """Offer to continue this match; without one, say why, if there is a reason."""
        self._saved, self._reason = saved, reason
        self.continue_button.setVisible(saved is not None or bool(reason))
        self.continue_button.setEnabled(saved is not None)
        self.continue_button.setDefault(saved is not None)
        self.new_button.setDefault(saved is None)
        self._say_saved()
        self._keep_off_roadside()
        (self.new_button if saved is None else self.continue_button).setFocus()

    def _say_saved(self) -> None:
        text = self._reason
        if self._saved is not None:
            when = QLocale().toString(self._saved.when, QLocale.FormatType.ShortFormat)
            names = self.tr(", ", "between names").join(self._saved.names)
            text = self.tr("{names} · race {race} · {when}")
            text = text.format(names=names, race=self._saved.race, when=when)
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
        self.score_button.setText(self.tr("&Keep score of paper cards…"))
        self.open_button.setText(self.tr("&Open…"))
        self.preferences_button.setText(self.tr("&Preferences…"))
        # Each language in its own words, so that nobody is locked out.
        self.languages.say("English", "Français")
        self.languages.setAccessibleName(self.tr("Language"))
        self._show_language()
        self._say_saved()

    def _choose_language(self, index: int) -> None:
        self._settings.language = _LANGUAGES[index]

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self._show_language()

    def _show_language(self) -> None:
        # The language in force, whether by a setting, the system or the command line.
        french = QLocale().language() == QLocale.Language.French
        language = MenuLanguage.FRENCH if french else MenuLanguage.ENGLISH
        self.languages.choose(_LANGUAGES.index(language))

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
