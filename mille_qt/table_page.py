"""A page with a table on it: table, bar, hint and panel, where they lie, and how they look."""

from functools import cached_property
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFontInfo, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mille_qt.motion_choice import is_reduced
from mille_qt.panels.message_bar import MessageBar
from mille_qt.panels.side_panel import SidePanel
from mille_qt.settings import Settings
from mille_qt.table.durations import Tempo
from mille_qt.table.layout import TableLayout
from mille_qt.table.layout_room import text_growth
from mille_qt.table.view import TableView
from mille_qt.table_words import TableWords
from mille_qt.theme import current_theme, enlarged, heading_font
from mille_rules.state import Setup

if TYPE_CHECKING:
    from mille_qt.slots.table_slots import TableSlots

#: Below this width the panel is a drawer over the table (pixels).
DRAWER_BELOW = 1100
HINT_SIZE = 1.1
#: Where its words have no room in its place, it is smaller by steps, down to the last.
HINT_STEP, LEAST_HINT = 0.1, 0.6
#: How many times as large words are for a screen across the room.
LARGE_TABLE = 2.0
#: Milliseconds from the first layout to the slots: the first table is painted before they are made.
FIRST_TABLE = 30


class TablePage(QWidget):
    """Shows a table and the panel beside it; whose moves they are is the affair of its kinds.

    `happened` carries an Event at the moment it is to be heard, and the View after it.
    """

    happened = Signal(object, object)
    #: The anchor of a rule that is to be read; an Event that is to be explained, and its words.
    rule_wanted = Signal(str)
    explanation_wanted = Signal(object, str)

    def __init__(
        self, words: TableWords, seats: int, settings: Settings, pictures: Path | None
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        super().__init__()
        self.words, self.settings = words, settings
        self.sides = len(words.side_names(None))
        self.table = TableView(
            self.sides, seats, current_theme(), settings.card_language, pictures, self
        )
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._drawer_open = False
        self.setAccessibleName(self.tr("Table"))
        self.bar = MessageBar(self.table.viewport(), self)
        self.hint = QLabel(self.table.viewport())
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self.panel = SidePanel(self.sides, self.table.table.pictures, self)
        self.panel.width_wanted.connect(self._arrange)
        #: Whether the slots have been made.
        self.has_slots = False
        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        self._first_slots = QTimer(self, singleShot=True, interval=FIRST_TABLE)
        self._first_slots.timeout.connect(lambda: self.slots)
        self.table.laid_out.connect(self._lay_out_overlays)
        self.bar.rule_wanted.connect(self.rule_wanted)
        self.panel.log.explanation_wanted.connect(self.explanation_wanted)
        settings.changed.connect(self._setting_changed)
        self._set_tempo()

    @cached_property
    def slots(self) -> "TableSlots":
        """What is drawn on the table as buttons, for the keyboard and for who has it read."""
        from mille_qt.slots.table_slots import TableSlots

        slots = TableSlots(self.table, self._seen_names, self)
        before: QWidget = self
        for slot in slots.chain():
            QWidget.setTabOrder(before, slot)
            before = slot
        slots.say_turn(self.hint.text())
        self.has_slots = True
        # They are where the keyboard stops from now on, and the page only hands it to them.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        # A window that is not the active one remembers who is to have the keyboard.
        if self.window().focusWidget() is self:
            slots.take()
        return slots

    def _seen_names(self) -> tuple[str, ...]:
        """What the sides are called for who looks."""
        return self.words.side_names(None)

    def say_hint(self, text: str) -> None:
        """Have this beside the hand: whose turn it is, what is to be done."""
        self.hint.setText(text)
        self._fit_hint()
        if self.has_slots:
            self.slots.say_turn(text)

    def _fit_hint(self) -> None:
        """Every word of the hint is to be read, if smaller than usual."""
        room, size = self.hint.size(), HINT_SIZE
        while True:
            font = heading_font(size, self.font())
            if font != self.hint.font():
                self.hint.setFont(font)
            if size <= LEAST_HINT or _fits(self.hint, room):
                return
            size -= HINT_STEP

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
        if self.width() < DRAWER_BELOW:
            self._drawer_open = not self._drawer_open
            self._arrange()
        else:
            self.settings.panel_open = not self.settings.panel_open

    def dress(self) -> None:
        """Draw again in the theme and card language in force."""
        self.table.dress(current_theme(), self.card_language())
        self.panel.log.dress(self.table.table.pictures)
        # A new style sheet has taken the table's own text size from what is on it.
        self._set_text_size()
        self._arrange()

    def card_language(self) -> str:
        """The names that the cards have for whoever looks."""
        return self.settings.card_language

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_text_size()
        self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.has_slots:
            self.slots.take()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Table"))

    def _setting_changed(self, name: str) -> None:
        if name == "panel_open":
            self._arrange()
        elif name in ("pace", "reduced_motion"):
            self._set_tempo()
        elif name in ("text_size", "large_table"):
            self._set_text_size()
            self._arrange()
        elif name in ("card_language", "card_languages"):
            self.dress()

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
        times = LARGE_TABLE if self.settings.large_table else 1.0
        wanted = text_growth(self.width(), self.height(), size) * times
        font = enlarged(usual, min(wanted, self._most_text() / size))
        before = self.font()
        if font != before:
            self.setFont(font)
            # Under a style sheet a font reaches a widget's children, and not theirs.
            for widget in self.findChildren(QWidget):
                if widget.font() == before:
                    widget.setFont(font)
        self._fit_hint()

    def _most_text(self) -> float:
        """How large text may be where the table shares its height with other things, in pixels."""
        return inf

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        panel = min(self.panel.panel_width(), width)
        wide = width >= DRAWER_BELOW
        shown = self._shows_panel(wide)
        self.panel.setVisible(shown)
        room = width - panel if shown and wide else width
        top, foot = self._above(room), self._below(room)
        self.table.setGeometry(0, top, room, height - top - foot)
        self._lie_round(self.table.geometry())
        self.panel.setGeometry(width - panel, 0, panel, height if wide else self._drawer_height())
        self.panel.raise_()

    def _shows_panel(self, wide: bool) -> bool:
        """Whether the panel is to be seen; `wide`: beside the table and not over it."""
        return self.settings.panel_open if wide else self._drawer_open

    def _above(self, _width: int) -> int:
        """How much height something above the table takes, in pixels."""
        return 0

    def _below(self, _width: int) -> int:
        """How much height something below the table takes, in pixels."""
        return 0

    def _lie_round(self, table: QRect) -> None:
        """Bring what lies above and below the table in its place."""

    def _drawer_height(self) -> int:
        """A drawer ends above hint and bar: the hand and its buttons can be seen and pressed."""
        layout = self.table.table.layout
        return self.height() if layout is None else self.table.y() + round(layout.public_bottom)

    def _lay_out_overlays(self, layout: TableLayout) -> None:
        if not self.has_slots:
            self._first_slots.start()
        self.bar.lie_in(layout.message_bar.toRect())
        self.hint.setGeometry(layout.turn_hint.toRect())
        self._fit_hint()


def _fits(label: QLabel, room: QSize) -> bool:
    """Whether a label that wraps shows all its lines in such a room, and each word in one."""
    widest = max(map(label.fontMetrics().horizontalAdvance, label.text().split()), default=0)
    return widest <= room.width() and label.heightForWidth(room.width()) <= room.height()
