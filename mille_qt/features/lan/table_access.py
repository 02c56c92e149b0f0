"""Settings of a table: who can join or watch, and how long it waits for players."""

from PySide6.QtWidgets import QCheckBox, QWidget

from mille_net.limits import USUAL_IDLE
from mille_net.messages import Door
from mille_qt.features.lan.table_state import Terms
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.more_options import MoreOptions
from mille_qt.ui.settings import EVERYONE, Settings
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Segments, in_column, in_row

#: The door for each choice, by its number in the settings. With the last choice the window of the
#: host accepts everyone by itself.
DOORS = (Door.OPEN, Door.CODE, Door.CLOSED, Door.OPEN)
#: The order of the choices.
SHOWN = (1, 0, EVERYONE, 2)
#: Choices for the seconds to wait for an absent player; None for no limit.
WAITS: tuple[int | None, ...] = (15, 30, 60, None)
#: Choices for the seconds for which a connected player may let others wait; None for no limit.
IDLES: tuple[int | None, ...] = (60, USUAL_IDLE, 300, None)
#: Choices for the seconds for a turn; None for no limit.
TURN_LIMITS: tuple[int | None, ...] = (None, 15, 30, 60, 120)


class TableAccess(Translated, QWidget):
    """The settings, initially those of the last table."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.who, self.who_label = DropDown(), Label()
        self.waits, self.wait_label = Segments(len(WAITS)), Label()
        self.idles, self.idle_label = Segments(len(IDLES)), Label()
        self.limits, self.limit_label = Segments(len(TURN_LIMITS)), Label()
        self.watch_box, self.more = QCheckBox(), MoreOptions()
        self._arrange()
        self.show_terms(
            Terms(
                door=DOORS[settings.table_door],
                spectators=settings.table_spectators,
                wait=settings.table_wait or None,
                idle=settings.table_idle or None,
                turn_limit=settings.table_turn_limit or None,
            )
        )
        self.retranslate()

    def _arrange(self) -> None:
        self.who_label.setBuddy(self.who)
        for choice in SHOWN:
            self.who.addItem("", choice)
        row = in_row(self.who_label, (self.who, 1))
        in_column(row, self.more, of=self, gap=0.35)
        self.more.column.addWidget(self.watch_box)
        for label, segments in (
            (self.wait_label, self.waits),
            (self.idle_label, self.idles),
            (self.limit_label, self.limits),
        ):
            label.setWordWrap(True)
            self.more.column.addLayout(in_row((label, 1), segments))

    def show_terms(self, terms: Terms) -> None:
        """Show the terms of a table; the usual ones where a number is not among the choices."""
        last, door = self._settings.table_door, terms["door"]
        choice = last if DOORS[last] is door else DOORS.index(door)
        self.who.setCurrentIndex(SHOWN.index(choice))
        wait, idle, limit = terms["wait"], terms["idle"], terms["turn_limit"]
        self.waits.set_index(WAITS.index(wait) if wait in WAITS else 1)
        self.idles.set_index(IDLES.index(idle) if idle in IDLES else 1)
        self.limits.set_index(TURN_LIMITS.index(limit) if limit in TURN_LIMITS else 0)
        self.watch_box.setChecked(terms["spectators"])

    @property
    def terms(self) -> Terms:
        """The terms that are chosen."""
        return Terms(
            door=DOORS[SHOWN[self.who.currentIndex()]],
            spectators=self.watch_box.isChecked(),
            wait=WAITS[self.waits.index],
            idle=IDLES[self.idles.index],
            turn_limit=TURN_LIMITS[self.limits.index],
        )

    def keep(self) -> None:
        """Save these settings for the next table."""
        settings, terms = self._settings, self.terms
        settings.table_door = SHOWN[self.who.currentIndex()]
        settings.table_wait = terms["wait"] or 0
        settings.table_idle = terms["idle"] or 0
        settings.table_turn_limit = terms["turn_limit"] or 0
        settings.table_spectators = terms["spectators"]

    def retranslate(self) -> None:
        self.who_label.setText(self.tr("Who can &join"))
        names = (
            self.tr("Anyone with the code"),
            self.tr("People I approve"),
            self.tr("Everyone on the network"),
            self.tr("Only those who have played here"),
        )
        for index, name in enumerate(names):
            self.who.setItemText(index, name)
        self.wait_label.setText(self.tr("Wait for absent players"))
        seconds = self.tr("{seconds} s")
        always = self.tr("always", "wait for somebody")
        self.waits.say(*(seconds.format(seconds=wait) if wait else always for wait in WAITS))
        self.idle_label.setText(self.tr("Wait for idle players"))
        minutes = self.tr("{minutes} min")
        self.idles.say(*(minutes.format(minutes=idle // 60) if idle else always for idle in IDLES))
        self.limit_label.setText(self.tr("Time limit per turn"))
        none = self.tr("none", "time limit")
        self.limits.say(
            *(seconds.format(seconds=limit) if limit else none for limit in TURN_LIMITS)
        )
        self.watch_box.setText(self.tr("Allo&w spectators"))
        note = self.tr("Spectators don’t see any hands.")
        set_tooltip(self.watch_box, note)
        self.watch_box.setAccessibleDescription(note)
        self._explain_times()

    def _explain_times(self) -> None:
        tip = self.tr("How long to wait on their turn before the computer plays for them.")
        idle_tip = self.tr(
            "For players who are connected but do nothing. They are reminded after half this "
            "time. Then the computer plays for them; in the lobby they lose their seat."
        )
        limit_tip = self.tr(
            "The time to draw and play a card. Then the computer plays until the player presses a"
            " key or clicks. No limit applies when you play against computers only."
        )
        for segments, label, text in (
            (self.waits, self.wait_label, tip),
            (self.idles, self.idle_label, idle_tip),
            (self.limits, self.limit_label, limit_tip),
        ):
            for button in segments.buttons:
                button.setAccessibleName(f"{label.text()}: {button.text()}")
                set_tooltip(button, text)
