"""The buttons beside the hand."""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from mille_qt.play.keyboard import Command
from mille_qt.ui.art.cards.card_art import symbol
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.turns import order_words
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import set_style_property
from mille_rules.moves import MoveKind

#: As multiples of the height of a line of text: an icon, the greatest height of a button, of one
#: with the text below the icon, and the greatest width of a button with and without text.
ICON, HIGHEST, HIGHEST_BELOW, WIDEST, WIDEST_ICON = 1.2, 2.4, 3.2, 11.0, 3.2
GAP = 6  # pixels between buttons
#: The shares of their usual height to which buttons may shrink, and if nothing fits then.
SQUEEZED, LOWEST = 0.85, 0.7
BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
BELOW = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
ICON_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly


class ToolText(NamedTuple):
    """The texts of a button: on it and for its tooltip, and the command that does the same."""

    short: str
    long: str
    command: Command | None = None


class ToolGrid(NamedTuple):
    """One way to arrange the buttons: style, number of columns, number of buttons in the menu."""

    style: Qt.ToolButtonStyle
    columns: int
    hidden: int


class HandTools(Translated, QWidget):
    """Buttons for playing, discard, hint, order of the hand, take back, panel and sound.

    Without a hand there are only the last two. If the text is large, the buttons have only their
    icons; those without room are in the menu of the last button.
    """

    play_pressed = Signal()
    discard_pressed = Signal()
    order_pressed = Signal()
    take_back_pressed = Signal()
    hint_pressed = Signal()
    panel_pressed = Signal()

    def __init__(
        self,
        settings: Settings,
        hand: bool,
        take_back: bool,
        parent: QWidget,
        kept: KeptPictures | None = None,
    ) -> None:
        """`hand`: whether people play here; `take_back`: whether moves can be taken back.

        Icons are kept in `kept` between starts.
        """
        super().__init__(parent)
        self._settings, self._kept = settings, kept
        self._unread, self._has_chat = 0, False
        self._place = QRect()
        self._play, self._discard, self._hint = (QToolButton(self) for _ in range(3))
        self._order, self._back, self._panel = (QToolButton(self) for _ in range(3))
        self._sound, self._more = (QToolButton(self) for _ in range(2))
        self._play.setProperty("primary", True)
        self._play.setEnabled(False)
        self._menu = QMenu(self._more)
        #: The buttons in use; if room is short, the last ones move into the menu first.
        self._offered: list[QToolButton] = [self._panel, self._sound]
        self._for_hand = [self._play, self._discard, self._order, *([self._back] * take_back)]
        self._offered[:0] = self._for_hand * hand
        self._connect()
        for button in (*self._signals(), self._sound, self._more):
            # Each has a shortcut; if one had focus, Space would press it instead of answering.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setVisible(button in self._offered)
        self.retranslate()

    def _signals(self) -> dict[QToolButton, SignalInstance]:
        return {
            self._play: self.play_pressed,
            self._discard: self.discard_pressed,
            self._hint: self.hint_pressed,
            self._order: self.order_pressed,
            self._back: self.take_back_pressed,
            self._panel: self.panel_pressed,
        }

    def _connect(self) -> None:
        for button, signal in self._signals().items():
            button.clicked.connect(signal)
        self._sound.clicked.connect(self._toggle_sound)
        self._more.setMenu(self._menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._settings.changed(Settings.hand_order).connect(self.retranslate)
        self._settings.changed(Settings.sound).connect(self.retranslate)
        self._settings.changed(Settings.single_keys).connect(self.retranslate)

    def _toggle_sound(self) -> None:
        self._settings.sound = not self._settings.sound

    def offer_move(self, kind: MoveKind | None) -> None:
        """Highlight the button for a move with the chosen card: to play or to discard it."""
        self._play.setEnabled(kind is MoveKind.PLAY)
        discards = kind is MoveKind.DISCARD
        if discards is not bool(self._discard.property("primary")):
            set_style_property(self._discard, "primary", discards)
            self._show_icons()

    def offer_take_back(self, offered: bool) -> None:
        """Enable the button for taking back a move."""
        self._back.setEnabled(offered)

    def offer_hand(self, offered: bool) -> None:
        """Show or hide the buttons for a hand."""
        if offered is (self._play in self._offered):
            return
        others = [button for button in self._offered if button not in self._for_hand]
        self._offered = [*self._for_hand * offered, *others]
        for button in self._for_hand:
            button.setVisible(offered)
        self._arrange()

    def offer_hints(self, offered: bool) -> None:
        """Show or hide the button for hints."""
        if offered and self._hint not in self._offered:
            self._offered.insert(2, self._hint)
        elif not offered and self._hint in self._offered:
            self._offered.remove(self._hint)
        self._hint.setVisible(offered)
        self._arrange()

    def offer_chat(self) -> None:
        """Tell that the panel has a chat."""
        self._has_chat = True
        self.retranslate()

    def count_unread(self, unread: int) -> None:
        """Show the number of unread chat lines on the button of the panel."""
        self._unread = unread
        self.retranslate()

    # -- texts and icons -----------------------------------------------------------

    def retranslate(self) -> None:
        for button, text in self._texts().items():
            key = self._key(text)
            words = f"{text.long} ({key})" if key else text.long
            button.setText(text.short)
            button.setAccessibleName(text.long if button is self._sound else text.short)
            button.setAccessibleDescription(words)
            set_tooltip(button, words)
        self._arrange()

    def _key(self, text: ToolText) -> str:
        """The key of a button; none if it is a letter and single letters are no commands."""
        command = text.command
        if command is None or (command.is_letter and not self._settings.single_keys):
            return ""
        return command.key

    def _texts(self) -> dict[QToolButton, ToolText]:
        unread = self.tr("Chat: {unread}").format(unread=number(self._unread))
        sound = self.tr("Sound on") if self._settings.sound else self.tr("Sound off")
        order = order_words(self._settings.hand_order)
        hint = self.tr("What the strongest computer player would do")
        back = self.tr("Take back your last move")
        panel = self.tr("Score, log and chat") if self._has_chat else self.tr("Score and log")
        return {
            self._play: ToolText(
                self.tr("Play"),
                self.tr("Play the chosen card, or click it again"),
                Command.USE,
            ),
            self._discard: ToolText(
                self.tr("Discard"),
                self.tr("Discard the chosen card, or drag a card onto the discard pile"),
                Command.DISCARD,
            ),
            self._hint: ToolText(self.tr("Hint"), hint, Command.HINT),
            self._order: ToolText(self.tr("Sort"), order, Command.ORDER),
            self._back: ToolText(self.tr("Take back"), back, Command.TAKE_BACK),
            self._panel: ToolText(
                unread if self._unread else self.tr("Score"), panel, Command.PANEL
            ),
            self._sound: ToolText(self.tr("Sound"), sound, Command.SOUND),
            self._more: ToolText(self.tr("More"), self.tr("More actions")),
        }

    def _show_icons(self) -> None:
        """Draw the icons in the colour and the size of the text."""
        height = round(self.fontMetrics().height() * ICON)
        colour, ratio = self._panel.palette().buttonText().color(), self.devicePixelRatioF()
        for button, name in self._icon_names().items():
            button.setIconSize(QSize(height, height))
            button.setIcon(QIcon(symbol(name, height, ratio, colour, self._kept)))
        theme, icon = current_theme(), QIcon()
        inks = {QIcon.Mode.Normal: theme.on_chosen, QIcon.Mode.Disabled: theme.inactive}
        for mode, ink in inks.items():
            icon.addPixmap(symbol("play", height, ratio, ink, self._kept), mode)
        self._play.setIconSize(QSize(height, height))
        self._play.setIcon(icon)
        if self._discard.property("primary"):
            discard = symbol("discard", height, ratio, theme.on_chosen, self._kept)
            self._discard.setIcon(QIcon(discard))

    def _icon_names(self) -> dict[QToolButton, str]:
        return {
            self._discard: "discard",
            self._hint: "hint",
            self._order: "sort",
            self._back: "take-back",
            self._panel: "chat" if self._unread else "score",
            self._sound: "sound-on" if self._settings.sound else "sound-off",
            self._more: "more",
        }

    def changeEvent(self, event: QEvent) -> None:
        """Adopt the colours of another theme, and another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._arrange()

    def _fill_menu(self) -> None:
        """Fill the menu with the buttons that are hidden."""
        self._menu.clear()
        texts = self._texts()
        for button in self._offered:
            if button.isHidden():
                text = texts[button]
                action = self._menu.addAction(button.icon(), f"{text.short}\t{self._key(text)}")
                set_tooltip(action, button.toolTip())
                action.triggered.connect(button.click)

    # -- arrangement ---------------------------------------------------------------

    def set_area(self, place: QRect) -> None:
        """Set the area: a column beside the hand, or a row above it."""
        self._place = place
        self._arrange()

    def _arrange(self) -> None:
        if self._place.isNull():
            return
        self._show_icons()
        self.setGeometry(self._place)
        for least in (SQUEEZED, LOWEST):
            if any(self._fill(grid, least) for grid in self._grids()):
                break

    def _grids(self) -> Iterator[ToolGrid]:
        """The ways to arrange the buttons, the best first."""
        count = len(self._offered)
        for hidden in range(count + 1):
            columns = range(1, count - hidden + (hidden > 0) + 1)
            by_two = sorted(columns, key=lambda number: (number != 2, number))
            if hidden == 0:
                yield from (ToolGrid(BESIDE, number, 0) for number in by_two)
                yield from (ToolGrid(BELOW, number, 0) for number in by_two)
            yield from (ToolGrid(ICON_ONLY, number, hidden) for number in by_two)

    def _fill(self, grid: ToolGrid, least: float) -> bool:
        """Place the buttons, with at least a share of their height; False if they do not fit."""
        count = len(self._offered) - grid.hidden
        shown = [*self._offered[:count], *([self._more] if grid.hidden else [])]
        for button in shown:
            button.setToolButtonStyle(grid.style)
        size = self._cell(shown, grid, least)
        if size.isEmpty():
            return False
        for button in (*self._offered, self._more):
            button.setVisible(button in shown)
        rows = ceil(len(shown) / grid.columns)
        width = grid.columns * (size.width() + GAP) - GAP
        height = rows * (size.height() + GAP) - GAP
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        # Of an odd number in two columns, the first is as wide as both.
        first_is_wide = grid.columns == 2 and len(shown) % 2 == 1
        for index, button in enumerate(shown):
            row, column = divmod(index + (first_is_wide and index > 0), grid.columns)
            x, y = column * (size.width() + GAP), row * (size.height() + GAP)
            across = width if first_is_wide and index == 0 else size.width()
            button.setGeometry(left + x, top + y, across, size.height())
        return True

    def _cell(self, shown: list[QToolButton], grid: ToolGrid, least: float) -> QSize:
        """The size of each button in the grid; empty if one has too little room."""
        line = self.fontMetrics().height()
        needed = QSize()
        for button in shown:
            needed = needed.expandedTo(button.sizeHint())
        rows = ceil(len(shown) / grid.columns)
        widest = WIDEST_ICON if grid.style is ICON_ONLY else WIDEST
        highest = HIGHEST_BELOW if grid.style is BELOW else HIGHEST
        width = min((self.width() + GAP) // grid.columns - GAP, round(widest * line))
        height = min((self.height() + GAP) // rows - GAP, round(highest * line))
        if width < needed.width() or height < needed.height() * least:
            return QSize()
        return QSize(width, height)
