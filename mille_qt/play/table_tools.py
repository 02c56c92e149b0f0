"""Buttons on the table, with icons and words in the largest size that has room."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QIcon
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.play.keyboard import Command
from mille_qt.ui.art.cards.card_art import symbol
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.fitting import first_that_fits
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import current_theme, enlarged
from mille_qt.ui.theme.own_font import Fitted, OwnFont
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated

GAP = 6  # pixels between buttons
#: As multiples of the height of a button's own text: an icon, the frame around what is in a button,
#: across and down. Between an icon and a word are so many pixels.
ICON, ACROSS, DOWN, BESIDE_ICON = 1.05, 0.95, 0.45, 4
LEAST_WORD = 11  # pixels: smaller words are worse than icons


class ToolForm(NamedTuple):
    """One way to show buttons: text size as a multiple of the page's, words, icons, columns."""

    size: float
    words: bool
    icons: bool
    columns: int


class ToolButton(OwnFont, QPushButton):
    """A button of the table with an icon and a word; it never has the focus.

    Each has a shortcut; if one had focus, Space would press it instead of answering.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        """`name` is that of its symbol."""
        super().__init__(parent)
        self.name, self._word = name, ""
        #: The form in which it is shown.
        self._form: ToolForm | None = None
        #: The widget with the usual text, and the size of its own as a multiple of that.
        self._usual, self._size = parent, 1.0
        self.setProperty("tool", True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def describe(self, word: str, long: str, key: str, spoken: str = "") -> None:
        """Set its word, and its tooltip with a key; `spoken` is its name if it is not the word."""
        about = f"{long} ({key})" if key else long
        self._word = word
        self.setAccessibleName(spoken or word)
        self.setAccessibleDescription(about)
        set_tooltip(self, about)

    def needed(self, form: ToolForm, font: QFont) -> QSize:
        """The least size in a form; `font` is the page's."""
        metrics = QFontMetrics(enlarged(font, form.size))
        line = metrics.height()
        icon = round(ICON * line) * form.icons
        word = metrics.horizontalAdvance(self._word) * form.words
        between = BESIDE_ICON * (form.icons and form.words)
        return QSize(icon + between + word + ceil(ACROSS * line), line + ceil(DOWN * line))

    def wanted_font(self) -> QFont:
        return enlarged(self._usual.font(), self._size)

    def show_as(self, form: ToolForm, kept: KeptPictures | None) -> None:
        """Show word and icon in a form and the colours of the theme."""
        theme, self._size, self._form = current_theme(), form.size, form
        self.use_font()
        self.setText(self._word if form.words else "")
        icon = QIcon()
        if form.icons:
            height = round(ICON * self.fontMetrics().height())
            usual = theme.on_chosen if self.property("primary") else theme.ink
            inks = {QIcon.Mode.Normal: usual, QIcon.Mode.Disabled: theme.inactive}
            for mode, ink in inks.items():
                ratio = self.devicePixelRatioF()
                icon.addPixmap(symbol(self.name, height, ratio, ink, kept), mode)
            self.setIconSize(QSize(height, height))
        self.setIcon(icon)

    def recolour(self, kept: KeptPictures | None) -> None:
        """Show it in the colours that it has now, which need no other room."""
        if self._form is not None:
            self.show_as(self._form, kept)


class ToolRow(NamedTuple):
    """Buttons beside each other, equally wide; their greatest height in lines of text.

    `text`: how much larger theirs is than that of the other rows.
    """

    buttons: Sequence[ToolButton]
    height: float
    text: float = 1.0

    def shown_as(self, form: ToolForm) -> ToolForm:
        """The form of this row."""
        return form._replace(size=form.size * self.text)


class TableTools(Translated, Fitted, QWidget):
    """Rows of buttons in the middle of an area."""

    #: The forms in which they can be shown, from the best on; the last one has room in the
    #: smallest window.
    forms: Sequence[ToolForm]

    def __init__(self, settings: Settings, parent: QWidget, kept: KeptPictures | None) -> None:
        """Icons are kept in `kept` between starts."""
        super().__init__(parent)
        self._settings, self._kept = settings, kept
        self._place = QRect()
        settings.changed(Settings.single_keys).connect(self.retranslate)

    def rows(self, columns: int) -> list[ToolRow]:
        """The rows with so many buttons beside each other."""
        raise NotImplementedError

    def _key(self, command: Command) -> str:
        """The key of a button; none if it is a letter and single letters are no commands."""
        return "" if command.is_letter and not self._settings.single_keys else command.key

    def set_area(self, place: QRect) -> None:
        """Set the area."""
        if place != self._place:
            self._place = place
            self.fit()

    def fit(self) -> None:
        """Show the buttons in the best form that has room."""
        if self._place.isNull():
            return
        self.setGeometry(self._place)
        form = first_that_fits(self.forms, self._fits)
        rows, line = self.rows(form.columns), self.fontMetrics().height()
        gaps = GAP * (len(rows) - 1)
        wanted = sum(row.height for row in rows) * line
        share = min((self.height() - gaps) / max(wanted, 1), 1.0) * line
        y = (self.height() - round(wanted / line * share) - gaps) // 2
        for row in rows:
            height = int(row.height * share)
            step = (self.width() + GAP) / len(row.buttons)
            for at, button in enumerate(row.buttons):
                left, right = round(at * step), round((at + 1) * step) - GAP
                button.show_as(self._of_row(row, form, QSize(right - left, height)), self._kept)
                button.setGeometry(left, y, right - left, height)
            y += height + GAP

    def _of_row(self, row: ToolRow, form: ToolForm, room: QSize) -> ToolForm:
        """The form of a row; a button alone has its word even if the others have no room for it."""
        if form.words or len(row.buttons) > 1:
            return row.shown_as(form)
        forms = [row.shown_as(one) for one in self.forms if one.words]
        needed = ((one, row.buttons[0].needed(one, self.font())) for one in forms)
        fit = (one for one, size in needed if size.boundedTo(room) == size)
        return next(fit, row.shown_as(form))

    def _fits(self, form: ToolForm) -> bool:
        """Whether all buttons have room in a form."""
        return self.has_room(self._place.size(), form)

    def has_room(self, room: QSize, form: ToolForm) -> bool:
        """Whether all buttons have room in an area of a size, in a form."""
        if form.words and form.size * QFontInfo(self.font()).pixelSize() < LEAST_WORD:
            return False
        height = -GAP
        for row in self.rows(form.columns):
            sizes = [button.needed(row.shown_as(form), self.font()) for button in row.buttons]
            across = (room.width() + GAP) // len(row.buttons) - GAP
            if max(size.width() for size in sizes) > across:
                return False
            height += max(size.height() for size in sizes) + GAP
        return height <= room.height()
