"""The start page."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QTime, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QVBoxLayout, QWidget

from mille_net.trust.left_table import LeftTable
from mille_qt.app.start.action_button import ActionButton, paint_go, paint_network, paint_new_game
from mille_qt.app.start.backdrop import StartBackdrop
from mille_qt.app.start.match_board import MatchBoard
from mille_qt.app.start.other_actions import OtherActions
from mille_qt.app.start.shown_match import (
    ShownMatch,
    coming_match,
    match_to_continue,
    played_match,
)
from mille_qt.app.start.start_heading import StartHeading
from mille_qt.app.start.start_texts import continue_words, game_words, match_words
from mille_qt.session.autosave import UnfinishedMatch
from mille_qt.session.hosted_matches import HostedMatch
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.language import in_force, own_name
from mille_qt.ui.page_keys import PageKeys
from mille_qt.ui.page_layout import CentredColumn, SideBySide
from mille_qt.ui.paths import languages
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import is_new, usual_game
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.theme.application_theme import enlarged
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Segments, TroubleText, fill, in_column, in_row, text_height
from mille_rules.record import Record

#: Greatest number of files that are named.
NAMED = 3


class UnreadableNote(Translated, QWidget):
    """Names the files, beside a button that shows their folder; hidden if there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self.text, self.button = TroubleText(), QPushButton()
        in_row((self.text, 1), self.button, of=self)
        self.retranslate()
        self.hide()

    def show_files(self, names: Sequence[str]) -> None:
        """Show which files cannot be opened."""
        self._names = tuple(names)
        self.setVisible(bool(names))
        self._say_names()

    def retranslate(self) -> None:
        self.button.setText(self.tr("Show in fol&der"))
        self._say_names()

    def _say_names(self) -> None:
        names, more = self._names[:NAMED], len(self._names) - NAMED
        if not names:
            self.text.say("")
            return
        text = self.tr(
            "%Ln match files are empty or damaged and can’t be opened: {files}. Restore them "
            "from a backup, or move them to the bin.",
            "",
            len(self._names),
        )
        listed_names = [isolated(name) for name in names]
        if more > 0:
            listed_names.append(self.tr("%Ln more", "files", more))
        self.text.say(text.format(files=listed(listed_names)))
        self.button.setAccessibleDescription(self.text.text())


#: In lines of text: the greatest width of the content, and the size of a page that needs no larger
#: elements, by number of sides.
COLUMN = 61.0
PAGE_WIDTH, PAGE_HEIGHT = 66.0, {2: 38.0, 3: 42.0, 4: 44.0, 5: 45.0, 6: 46.0}
#: Of the height of the page, by number of sides: the road. Lower roads are not shown, in pixels.
ROAD_SHARE = {2: 0.23, 3: 0.28, 4: 0.31, 5: 0.33, 6: 0.35}
LEAST_ROAD = 56
#: Height of the road with its stones, in heights of the road.
WITH_STONES = 1.36
#: In a window that is low for its text pictures are smaller, down to this share.
SMALLEST_PICTURES, LOW_PAGE = 0.55, 30.0
#: In an even lower one, as a share of that, buttons and heading have no second line.
BARE_PAGE = 0.65
HEADING_ROOM = 0.44  # of the width of the page: the line below the title
#: Events after which the pictures may need another size.
_NEW_SIZES = (
    QEvent.Type.Resize,
    QEvent.Type.LayoutRequest,
    QEvent.Type.DevicePixelRatioChange,
)


class StartPage(PageKeys, Translated, QWidget):
    """Start page with the emblem and buttons for everything a player can open.

    It is ready to be shown once it knows the match played last, by `show_last` or `show_saved`.
    """

    #: Header of the record, first seat (None: by lot), practice or not.
    play_requested = Signal(object, object, bool)
    #: The player starts a first game without having done a lesson.
    newcomer_plays = Signal()

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, hour: int | None = None
    ) -> None:
        """`hour` of the day: the light of the landscape; now if None."""
        super().__init__(parent)
        self._settings = settings
        self._saved: ShownMatch | None = None
        self._finished: ShownMatch | None = None
        self._table = ""
        self._game = usual_game(settings)
        self._left_by: QPushButton | None = None
        #: Scale of the elements, the room for text, and the height of a line of text.
        self._scaled = (1.0, 1.0, False, 0.0)
        self._sides = 2
        self.backdrop = StartBackdrop(self, QTime.currentTime().hour() if hour is None else hour)
        self.heading, self.board = StartHeading(), MatchBoard(settings)
        self.title = self.heading.title
        self.file_note = UnreadableNote()
        self.folder_button = self.file_note.button
        self.continue_button, self.play_button = ActionButton(paint_go), ActionButton(paint_go)
        self.new_button = ActionButton(paint_new_game)
        self.network_button = ActionButton(paint_network)
        self.tray = OtherActions()
        self.learn_button, self.score_button = self.tray.learn, self.tray.score
        self.matches_button, self.statistics_button = self.tray.matches, self.tray.statistics
        self.preferences_button = self.tray.preferences
        self._languages = languages()
        self.languages = Segments(len(self._languages))
        self._arrange()
        self._connect()
        self._set_texts()

    def _arrange(self) -> None:
        page = self._page = QVBoxLayout(self)
        self._scroll = CentredColumn(COLUMN)
        top = in_row(self.heading, 1, (self.languages, 0, Qt.AlignmentFlag.AlignTop))
        self._middle = SideBySide(self.board, self._make_actions(), shares=(6, 5))
        fill(self._scroll.column, top, self.file_note, (self._middle, 1), self.tray)
        fill(page, 1, self._scroll, 1)
        self.backdrop.panels = (self.heading, self.board, self.tray, *self._large())

    def _make_actions(self) -> QWidget:
        """Make the column of the large buttons."""
        actions, buttons = QWidget(), (self.continue_button, self.new_button, self.network_button)
        self._actions = in_column(*buttons, of=actions)
        return actions

    def _connect(self) -> None:
        self.board.person.changed.connect(self._renew_person)
        self.play_button.clicked.connect(self._play)
        self.languages.chosen.connect(self._choose_language)
        self._settings.changed(Settings.language).connect(self._show_language)
        for button in self._buttons():
            button.clicked.connect(partial(self._leave_by, button))

    def _buttons(self) -> tuple[QPushButton, ...]:
        return (self.folder_button, *self._large(), *self.tray.buttons)

    def _large(self) -> tuple[ActionButton, ...]:
        return self.continue_button, self.play_button, self.new_button, self.network_button

    def show_last(self, last: UnfinishedMatch | HostedMatch | LeftTable | None) -> None:
        """Offer to continue the match played last; None if there is none to continue."""
        table = last.name if isinstance(last, LeftTable) else ""
        self.show_saved(match_to_continue(last), table=table)

    def show_saved(self, saved: ShownMatch | None, table: str = "") -> None:
        """Offer to continue this match, or to return to one at a `table` of another computer."""
        self._saved, self._table, self._finished = saved, table, None
        self.tray.invite(not self.offers_match and is_new(self._settings))
        self.continue_button.setVisible(self.offers_match)
        self.continue_button.setDefault(self.offers_match)
        self.play_button.setDefault(not self.offers_match)
        self._place_play(prominent=not self.offers_match)
        self._say_saved()
        self._say_game()
        self._set_small_fonts()
        self._show_match()
        back_to, self._left_by = self._left_by, None
        main = self.board.person.name if self._asks_name else self._main
        (back_to or main).setFocus()

    @property
    def offers_match(self) -> bool:
        """Whether there is a match to continue."""
        return self._saved is not None or bool(self._table)

    def show_result(self, record: Record, when: float) -> None:
        """Show the result of the match played last; `when` in seconds since 1970."""
        self.show_finished(played_match(record, when))

    def show_finished(self, match: ShownMatch) -> None:
        """Show the result of the match played last, if none can be continued."""
        if self._saved is None:
            self._finished = match
            self._show_match()

    def _show_match(self) -> None:
        match = self._saved or self._finished or coming_match(self._game.header)
        self.board.show_match(match, asks=self._asks_name)
        self.backdrop.show_match(match)
        self._sides = len(match.sides)
        self._fit()

    @property
    def _asks_name(self) -> bool:
        """Whether the page asks who is playing: at the first start."""
        return not self.offers_match and self._finished is None and is_new(self._settings)

    def _renew_person(self) -> None:
        """Show the person's name and the opponent, who never has the same name."""
        self._say_game()
        self.board.show_match(coming_match(self._game.header), asks=True)

    def _place_play(self, *, prominent: bool) -> None:
        """Show the button for a new match large, or among the others if one can be continued."""
        self.play_button.set_prominent(prominent)
        if prominent:
            self._actions.insertWidget(0, self.play_button)
            # Screen readers read the children of a widget in the order of their layers.
            self.play_button.lower()
            self.tray.arrange()
        else:
            self.tray.arrange(self.play_button)
        large = (self.continue_button, self.new_button, self.network_button)
        first = (self.play_button, *large) if prominent else (*large, self.play_button)
        person = self.board.person.face_button, self.board.person.name
        order = (*self.languages.buttons, self.folder_button, *person, *first, *self.tray.buttons)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _leave_by(self, button: QPushButton) -> None:
        """After a page, focus the button that opened it; after a match, the next one."""
        pages = (self.learn_button, self.matches_button, self.statistics_button, self.score_button)
        self._left_by = button if button in pages else None

    @property
    def _main(self) -> QPushButton:
        """The main button."""
        return self.continue_button if self.offers_match else self.play_button

    def _play(self) -> None:
        game, new = usual_game(self._settings), is_new(self._settings)
        game.keep(self._settings)
        self.play_requested.emit(*game)
        if new:
            self.newcomer_plays.emit()

    def _say_saved(self) -> None:
        saved = self._saved
        text = self.tr("&Continue")
        if self._table:
            text = self.tr("&Return to {table}").format(
                table=without_mnemonic(isolated(self._table))
            )
        self.continue_button.setText(text)
        note = self.tr("Your seat is kept for you") if self._table else ""
        self.continue_button.set_note(note if saved is None else continue_words(saved))
        if saved is not None:
            self.continue_button.setAccessibleDescription(match_words(saved))

    def _say_game(self) -> None:
        self._game = usual_game(self._settings)
        self.play_button.set_note(game_words(self._game))

    def retranslate(self) -> None:
        self._set_texts()
        self._say_saved()
        self._say_game()
        self.tray.invite(not self.offers_match and is_new(self._settings))
        self._show_match()

    def _set_texts(self) -> None:
        """Set the texts that are always the same."""
        self.play_button.setText(self.tr("&Play against the computer"))
        self.new_button.setText(self.tr("&New game…"))
        self.new_button.set_note(self.tr("Choose players, phones and rules"))
        self.network_button.setText(self.tr("Play on the net&work…"))
        self.network_button.set_note(self.tr("With players on other computers"))
        self.languages.say(*map(own_name, self._languages))
        self.languages.setAccessibleName(self.tr("Language"))
        self._show_language()

    def _choose_language(self, index: int) -> None:
        self._settings.language = self._languages[index]

    def _show_language(self) -> None:
        self.languages.set_index(self._languages.index(in_force()))

    def main_button(self) -> QPushButton:
        return self._main

    def pressed_by_enter(self, _button: QAbstractButton) -> bool:
        return True

    def event(self, event: QEvent) -> bool:
        """Fit everything to the page after a change of size, text or screen."""
        done = super().event(event)
        if event.type() in _NEW_SIZES:
            self._fit()
        return done

    def _fit(self) -> None:
        """Fit texts, portraits and buttons to the page; the road gets what is left below them.

        There is no road in a window so low that text needs the room.
        """
        line = text_height()
        scale = min(self.width() / PAGE_WIDTH, self.height() / PAGE_HEIGHT[self._sides]) / line
        self._set_scale(max(1.0, round(scale, 1)), line)
        free = self.height() - self._scroll.sizeHint().height()
        wanted = round(self.height() * ROAD_SHARE[self._sides])
        road = min(wanted, int(free / WITH_STONES))
        self.backdrop.setGeometry(self.rect())
        self.backdrop.show_road(road if road >= LEAST_ROAD else 0)
        below = int(self.backdrop.road_height * WITH_STONES)
        self._page.setContentsMargins(0, 0, 0, below)

    def _set_scale(self, scale: float, line: float) -> None:
        room = self.height() / LOW_PAGE / line
        pictures = scale if room > 1 else round(max(room, SMALLEST_PICTURES), 1)
        bare = room <= BARE_PAGE
        if (scale, pictures, bare, line) == self._scaled:
            return
        self._scaled = scale, pictures, bare, line
        # Gaps shrink as pictures do where the page would have to scroll.
        gap = round(line * 0.7 * (scale if room > 1 else pictures**2))
        self._scroll.widen(COLUMN * scale)
        self._scroll.column.setSpacing(gap)
        self._actions.setSpacing(gap)
        self._middle.set_gap(gap)
        self.heading.set_scale(pictures, round(self.width() * HEADING_ROOM))
        self.heading.show_subtitle(not bare)
        self.board.set_scale(scale, pictures)
        for button in self._large():
            button.set_scale(scale, bare=bare)
        self._set_small_fonts()

    def _set_small_fonts(self) -> None:
        small = enlarged(QApplication.font(), self._scaled[0])
        for button in (*self.languages.buttons, self.folder_button):
            button.setFont(small)
        if not self.play_button.prominent:
            self.play_button.setFont(small)
        self.tray.set_scale(self._scaled[0])
