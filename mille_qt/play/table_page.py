"""A page with a table on it: table, bar, hint and panel, where they lie, and how they look."""

from functools import cached_property
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontInfo, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.play.panels.side_panel import SidePanel
from mille_qt.play.panels.turn_sign import TurnSign
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.table.durations import Tempo
from mille_qt.table.layout import TableLayout
from mille_qt.table.layout_room import text_growth
from mille_qt.table.view import TableView
from mille_qt.ui.motion_choice import is_reduced
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import current_theme, enlarged
from mille_qt.ui.translation import Translated
from mille_rules.state import Setup

if TYPE_CHECKING:
    from mille_qt.play.accessible_table.accessible_table import AccessibleTable

#: Below this width the panel is a drawer over the table (pixels), and so it is where it would leave
#: the table less than so many lines of text: large text needs the room for the cards.
DRAWER_BELOW, TABLE_LINES = 1100, 46.0
#: How many times as large words are for a screen across the room, as long as the window still is so
#: many of their lines wide and high: where text is large already, cards must not shrink for it.
LARGE_TABLE, LARGE_TABLE_LINES = 2.0, (36.0, 21.0)
#: The least size of a page in lines of text, so that nothing on it is cut off, and how much of the
#: height of a small screen that takes at most: a window has more than its page.
LEAST_LINES, SCREEN_HEIGHT_SHARE = (34.0, 19.5), 0.9
#: Milliseconds from the first layout to the accessible table, which is made after the first paint.
FIRST_TABLE = 30


class TablePage(Translated, QWidget):
    """Shows a table and the panel beside it; whose moves they are is the affair of its kinds.

    `happened` carries an Event at the moment it is to be heard, and the View after it.
    """

    happened = Signal(object, object)
    #: The anchor of a rule that is to be read; what was Told in the log and is to be explained.
    rule_wanted = Signal(str)
    explanation_wanted = Signal(object)

    def __init__(
        self, picture_builder: PictureBuilder, seats: int, settings: Settings, pictures: Path | None
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        super().__init__()
        self.picture_builder, self.settings = picture_builder, settings
        self.sides = len(picture_builder.side_names(None))
        self.table = TableView(
            self.sides, seats, current_theme(), settings.card_language, pictures, self
        )
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._drawer_open = False
        #: Whose turn it is and what can be done, as it is read out.
        self._turn = ""
        self.setAccessibleName(self.tr("Table"))
        self.bar = MessageBar(self.table.viewport(), self)
        self.sign = self._sign()
        self.panel = SidePanel(self.sides, self.table.table.pictures, self)
        self.panel.width_wanted.connect(self._arrange)
        #: Whether the accessible table has been made.
        self.has_accessible_table = False
        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        self._first_targets = QTimer(self, singleShot=True, interval=FIRST_TABLE)
        self._first_targets.timeout.connect(lambda: self.accessible_table)
        self.table.laid_out.connect(self._lay_out_overlays)
        self.bar.rule_wanted.connect(self.rule_wanted)
        self.panel.log.explanation_wanted.connect(self.explanation_wanted)
        changed = settings.changed
        changed(Settings.panel_open).connect(self._arrange)
        changed(Settings.pace).connect(self._set_tempo)
        changed(Settings.reduced_motion).connect(self._set_tempo)
        changed(Settings.text_size).connect(self._resize_text)
        changed(Settings.large_table).connect(self._resize_text)
        changed(Settings.card_language).connect(self.apply_theme)
        changed(Settings.card_languages).connect(self.apply_theme)
        self._set_tempo()

    @cached_property
    def accessible_table(self) -> "AccessibleTable":
        """Focusable, accessible buttons over what is drawn on the table."""
        from mille_qt.play.accessible_table.accessible_table import AccessibleTable

        accessible = AccessibleTable(self.table, self._seen_names, self)
        before: QWidget = self
        for target in accessible.chain():
            QWidget.setTabOrder(before, target)
            before = target
        accessible.say_turn(self._turn)
        self.has_accessible_table = True
        # Now they take focus, and the page only passes it to them.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        # An inactive window remembers which widget is to get focus.
        if self.window().focusWidget() is self:
            accessible.take()
        return accessible

    def _seen_names(self) -> tuple[str, ...]:
        """What the sides are called for who looks."""
        return self.picture_builder.side_names(None)

    def _sign(self) -> TurnSign:
        """Where it stands in words how things are: in the corner beside the hand."""
        return TurnSign(self.table.viewport(), corner=True)

    def say_turn(
        self, turn: str, choice: str = "", todo: str = "", *, asks: bool | None = None
    ) -> None:
        """Show whose turn it is, and what the viewer can do if asked.

        `todo` is shown instead of `choice`, which is read aloud. `asks`: whether the viewer is
        asked, by default if there is something to do.
        """
        self._turn = "\n".join(filter(None, (turn, choice)))
        todo = todo or choice
        self._write_sign(turn, todo, bool(todo) if asks is None else asks)
        if self.has_accessible_table:
            self.accessible_table.say_turn(self._turn)

    def _write_sign(self, turn: str, todo: str, asks: bool) -> None:
        """Show on the sign whose turn it is, and what the viewer is asked to do."""
        self.sign.say(turn, todo, asks=asks)

    @property
    def own_sides(self) -> frozenset[int]:
        """The sides of those who look; none where nobody's side is taken."""
        return frozenset()

    @property
    def setup(self) -> Setup | None:
        """The rules that are played here, and by how many; None before the first update."""
        return None

    def rule_here(self) -> str:
        """The anchor of the rule that who looks is concerned with now; empty for none."""
        return ""

    def toggle_panel(self) -> None:
        """Show or hide the panel."""
        if not self._has_room_beside():
            self._drawer_open = not self._drawer_open
            self._arrange()
        else:
            self.settings.panel_open = not self.settings.panel_open

    def apply_theme(self) -> None:
        """Draw again in the theme and card language in force."""
        self.table.apply_theme(current_theme(), self.card_language())
        self.panel.log.set_pictures(self.table.table.pictures)
        # A new style sheet has taken the table's own text size from what is on it.
        self._set_text_size()
        self._arrange()

    def card_language(self) -> str:
        """The names that the cards have for whoever looks."""
        return self.settings.card_language

    def minimumSizeHint(self) -> QSize:
        """Large enough for the table and its text, and never larger than the screen."""
        across, down = LEAST_LINES
        line = QFontMetricsF(self.font()).height()
        text = QSize(round(across * line), round(down * line))
        table = self.table.minimumSize()
        around = self._least_around(max(self.width(), table.width()))
        screen = self.screen().availableSize()
        room = QSize(screen.width(), round(screen.height() * SCREEN_HEIGHT_SHARE))
        return text.expandedTo(table + QSize(0, around)).boundedTo(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_text_size()
        self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.has_accessible_table:
            self.accessible_table.take()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setAccessibleName(self.tr("Table"))

    def _resize_text(self) -> None:
        self._set_text_size()
        self._arrange()

    def _set_tempo(self) -> None:
        reduced = is_reduced(self.settings.reduced_motion)
        self.table.table.go_at(Tempo(self._pace(), reduced))

    def _pace(self) -> int:
        """How slowly cards fly, from 0 (at once) to 4."""
        return self.settings.pace

    def _set_text_size(self) -> None:
        """In a large window the words grow with the cards, on a large table even more."""
        usual = QApplication.font(self)
        size = QFontInfo(usual).pixelSize()
        wanted = text_growth(self.width(), self.height(), size)
        if self.settings.large_table:
            wanted = max(wanted, min(wanted * LARGE_TABLE, self._largest_text(usual)))
        font = enlarged(usual, min(wanted, self._most_text() / size))
        before = self.font()
        if font != before:
            self.setFont(font)
            self.updateGeometry()
            # Under a style sheet a font reaches a widget's children, and not theirs.
            for widget in self.findChildren(QWidget):
                if widget.font() == before:
                    widget.setFont(font)
            layout = self.table.table.layout
            if layout is not None:
                # The table was laid out before the new font had reached what is on it.
                self._lay_out_overlays(layout)

    def _largest_text(self, usual: QFont) -> float:
        """How many times as large as usual words can be on a large table."""
        across, down = LARGE_TABLE_LINES
        return min(self.width() / across, self.height() / down) / QFontMetricsF(usual).height()

    def _most_text(self) -> float:
        """How large text may be where the table shares its height with other things, in pixels."""
        return inf

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        wide = self._has_room_beside()
        shown = self._shows_panel(wide)
        self.panel.setVisible(shown)
        # Only what is to be seen knows whether it has to scroll, and so how wide it is.
        panel = min(self.panel.panel_width(), width)
        room = width - panel if shown and wide else width
        top, foot = self._above(room), self._below(room)
        self.table.setGeometry(0, top, room, height - top - foot)
        self._lie_round(self.table.geometry())
        self.panel.setGeometry(width - panel, 0, panel, height if wide else self._drawer_height())
        self.panel.raise_()

    def _has_room_beside(self) -> bool:
        """Whether the panel can lie beside the table, and not over it; alike seen or not."""
        least = TABLE_LINES * QFontMetricsF(self.font()).height()
        return self.width() >= max(DRAWER_BELOW, self.panel.most_width() + least)

    def _shows_panel(self, wide: bool) -> bool:
        """Whether the panel is to be seen; `wide`: beside the table and not over it."""
        return self.settings.panel_open if wide else self._drawer_open

    def _above(self, _width: int) -> int:
        """How much height something above the table takes, in pixels."""
        return 0

    def _below(self, _width: int) -> int:
        """How much height something below the table takes, in pixels."""
        return 0

    def _least_around(self, width: int) -> int:
        """The least height of what is above and below the table, in pixels."""
        return self._above(width) + self._below(width)

    def _lie_round(self, table: QRect) -> None:
        """Bring what lies above and below the table in its place."""

    def _drawer_height(self) -> int:
        """A drawer ends above hint and bar: the hand and its buttons can be seen and pressed."""
        layout = self.table.table.layout
        return self.height() if layout is None else self.table.y() + round(layout.public_bottom)

    def _lay_out_overlays(self, layout: TableLayout) -> None:
        if not self.has_accessible_table:
            self._first_targets.start()
        self.bar.lie_in(layout.message_bar.toRect())
        self.sign.lie_in(layout.turn_sign.toRect())
