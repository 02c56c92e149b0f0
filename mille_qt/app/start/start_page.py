"""The start page."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.app.start.emblem import Emblem
from mille_qt.app.start.roadside import Roadside, roadside_height
from mille_qt.app.start.start_texts import MatchToContinue, game_words, saved_words
from mille_qt.ui.language import in_force, own_name
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.page_layout import CentredColumn, captioned, in_pairs
from mille_qt.ui.paths import languages
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import is_new, usual_game
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Heading, QuietText, Segments, TroubleText, text_height

COLUMN = 26.0  # lines of text
TITLE_SIZE = 3.2
#: Greatest number of files that are named.
_NAMED = 3
#: Events after which the pictures may need another size.
_NEW_SIZES = (
    QEvent.Type.Resize,
    QEvent.Type.LayoutRequest,
    QEvent.Type.DevicePixelRatioChange,
)


class StartPage(PageKeys, Translated, QWidget):
    """Start page with the emblem and buttons for everything a player can open."""

    #: Header of the record, first seat (None: by lot), practice or not.
    play_requested = Signal(object, object, bool)
    #: The player starts a first game without having done a lesson.
    newcomer_plays = Signal()
    new_game_requested = Signal()
    continue_requested = Signal()
    network_requested = Signal()
    learn_requested = Signal()
    matches_requested = Signal()
    statistics_requested = Signal()
    score_requested = Signal()
    open_requested = Signal()
    #: Asks to show the folder of matches.
    folder_requested = Signal()
    preferences_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._saved: MatchToContinue | None = None
        self._reason = ""
        self._unreadable: tuple[str, ...] = ()
        self._left_by: QPushButton | None = None
        self._roadside = Roadside(self)
        self.emblem = Emblem()
        self.title, self.subtitle = Heading(TITLE_SIZE), QuietText()
        self.unreadable_text, self.folder_button = TroubleText(), QPushButton()
        self.continue_button, self.continue_text = QPushButton(), QuietText()
        self.play_button, self.play_text = QPushButton(), QuietText()
        self.new_button, self.network_button = QPushButton(), QPushButton()
        self.learn_button, self.score_button = QPushButton(), QPushButton()
        self.matches_button, self.statistics_button = QPushButton(), QPushButton()
        self.open_button, self.preferences_button = QPushButton(), QPushButton()
        self._languages = languages()
        self.languages = Segments(len(self._languages))
        said = self.unreadable_text, self.continue_text, self.play_text
        for label in (self.title, self.subtitle, *said):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._arrange()
        self._connect()
        self.retranslate()
        self.show_saved(None)
        self.show_unreadable(())

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
        column.addWidget(self.unreadable_text)
        column.addWidget(self.folder_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(gap)
        column.addLayout(captioned(self.continue_button, self.continue_text, gap // 3))
        column.addLayout(captioned(self.play_button, self.play_text, gap // 3))
        column.addLayout(in_pairs((self.new_button, self.network_button), gap))
        column.addSpacing(gap)
        column.addLayout(in_pairs(self._others(), gap))
        page.addLayout(corner)
        page.addStretch(2)
        page.addWidget(self._scroll)
        page.addStretch(3)
        for before, after in pairwise(self._buttons()):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.folder_button.clicked.connect(self.folder_requested)
        self.continue_button.clicked.connect(self.continue_requested)
        self.play_button.clicked.connect(self._play)
        self.new_button.clicked.connect(self.new_game_requested)
        self.network_button.clicked.connect(self.network_requested)
        self.learn_button.clicked.connect(self.learn_requested)
        self.matches_button.clicked.connect(self.matches_requested)
        self.statistics_button.clicked.connect(self.statistics_requested)
        self.score_button.clicked.connect(self.score_requested)
        self.open_button.clicked.connect(self.open_requested)
        self.preferences_button.clicked.connect(self.preferences_requested)
        self.languages.chosen.connect(self._choose_language)
        self._settings.changed(Settings.language).connect(self._show_language)
        for button in self._buttons():
            # An auto-default button would take over the main button's colour with the focus.
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._leave_by, button))
        for button in (self.folder_button, *self._others()):
            button.setProperty("plain", True)

    def _buttons(self) -> tuple[QPushButton, ...]:
        main = (self.continue_button, self.play_button, self.new_button, self.network_button)
        return (self.folder_button, *main, *self._others())

    def _others(self) -> tuple[QPushButton, ...]:
        """The buttons of the grid, row by row."""
        return (
            self.learn_button,
            self.matches_button,
            self.statistics_button,
            self.score_button,
            self.open_button,
            self.preferences_button,
        )

    def show_saved(self, saved: MatchToContinue | None, reason: str = "") -> None:
        """Offer to continue this match; if there is none, show the reason."""
        self._saved, self._reason = saved, reason
        self.continue_button.setVisible(saved is not None or bool(reason))
        self.continue_button.setEnabled(saved is not None)
        self.continue_button.setDefault(saved is not None)
        self.play_button.setDefault(saved is None)
        self._say_saved()
        self._say_game()
        self._invite()
        back_to, self._left_by = self._left_by, None
        (back_to or self._main).setFocus()

    def show_unreadable(self, names: Sequence[str]) -> None:
        """Show which match files cannot be opened, and offer to show their folder."""
        self._unreadable = tuple(names)
        self.folder_button.setVisible(bool(names))
        self._say_unreadable()

    def _say_unreadable(self) -> None:
        names, more = self._unreadable[:_NAMED], len(self._unreadable) - _NAMED
        if not names:
            self.unreadable_text.say("")
            return
        text = self.tr(
            "%Ln files of matches are empty or damaged and can no longer be opened: {files}. "
            "Restore them from copies, or move them to the bin, and this note disappears.",
            "",
            len(self._unreadable),
        )
        listed_names = [isolated(name) for name in names]
        if more > 0:
            listed_names.append(self.tr("%Ln more", "files", more))
        self.unreadable_text.say(text.format(files=listed(listed_names)))
        self.folder_button.setAccessibleDescription(self.unreadable_text.text())

    def _leave_by(self, button: QPushButton) -> None:
        """After a page, focus the button that opened it; after a match, the next one."""
        pages = (self.learn_button, self.matches_button, self.statistics_button, self.score_button)
        self._left_by = button if button in pages else None

    @property
    def _main(self) -> QPushButton:
        """The main button."""
        return self.play_button if self._saved is None else self.continue_button

    def _play(self) -> None:
        game, new = usual_game(self._settings), is_new(self._settings)
        game.keep(self._settings)
        self.play_requested.emit(*game)
        if new:
            self.newcomer_plays.emit()

    def _invite(self) -> None:
        """Point a new player to the lessons."""
        button, new = self.learn_button, self._saved is None and is_new(self._settings)
        button.setProperty("inviting", new)
        button.style().unpolish(button)
        button.style().polish(button)
        explain(button, self.tr("New to the game? Begin here.") if new else "")

    def _say_saved(self) -> None:
        text = self._reason if self._saved is None else saved_words(self._saved)
        self.continue_text.setText(text)
        self.continue_text.setVisible(bool(text))
        self.continue_button.setAccessibleDescription(text)

    def _say_game(self) -> None:
        self.play_text.setText(game_words(usual_game(self._settings)))
        self.play_button.setAccessibleDescription(self.play_text.text())

    def retranslate(self) -> None:
        self.title.setText(self.tr("Mille", "title of the game"))
        self.subtitle.setText(self.tr("A thousand kilometres of French road, in cards"))
        self.emblem.setAccessibleName(self.tr("Emblem: a kilometre stone"))
        self.continue_button.setText(self.tr("&Continue"))
        self.play_button.setText(self.tr("&Play against the computer"))
        self.new_button.setText(self.tr("&New game…"))
        explain(self.new_button, self.tr("Choose players, at this screen too, and rules"))
        self.network_button.setText(self.tr("On the net&work…"))
        self.learn_button.setText(self.tr("Lea&rn to play"))
        self.matches_button.setText(self.tr("&Matches…"))
        explain(self.matches_button, self.tr("Go on with a match, watch or review it"))
        self.statistics_button.setText(self.tr("S&tatistics…"))
        explain(self.statistics_button, self.tr("What everybody has won here so far"))
        self.score_button.setText(self.tr("Scor&e sheet…"))
        explain(self.score_button, self.tr("Keep the score of a game with real cards"))
        self.folder_button.setText(self.tr("Show in the fol&der"))
        self.open_button.setText(self.tr("&Open…"))
        explain(self.open_button, self.tr("Open the file of a match"))
        self.preferences_button.setText(self.tr("Pre&ferences…"))
        self.languages.say(*map(own_name, self._languages))
        self.languages.setAccessibleName(self.tr("Language"))
        self._show_language()
        self._say_saved()
        self._say_unreadable()
        self._say_game()
        self._invite()

    def _choose_language(self, index: int) -> None:
        self._settings.language = self._languages[index]

    def _show_language(self) -> None:
        self.languages.set_index(self._languages.index(in_force()))

    def main_button(self) -> QPushButton:
        return self._main

    def pressed_by_enter(self, button: QAbstractButton) -> bool:
        # A language that is checked already has nothing left to do.
        return not button.isChecked()

    def event(self, event: QEvent) -> bool:
        """Fit the pictures to the page after a change of size, text or screen."""
        done = super().event(event)
        if event.type() in _NEW_SIZES:
            self._fit_pictures()
        return done

    def _fit_pictures(self) -> None:
        """Give the emblem and the landscape the height that is left by the text.

        There is no landscape in a window so low that text needs the room.
        """
        text = self._scroll.sizeHint().height() - self.emblem.sizeHint().height()
        free = self.height() - text - 2 * self.languages.sizeHint().height()
        self.emblem.grow_with(self.height(), free)
        height = roadside_height(self.height(), free - self.emblem.sizeHint().height())
        self._roadside.setGeometry(0, self.height() - height, self.width(), height)
        margins = self._page.contentsMargins()
        margins.setBottom(max(margins.top(), height))
        self._page.setContentsMargins(margins)


def explain(button: QPushButton, text: str) -> None:
    """Set the tooltip and the accessible description of a button."""
    set_tooltip(button, text)
    button.setAccessibleDescription(text)
