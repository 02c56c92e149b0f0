"""Settings of a table: who may join or watch, and how long it waits for players."""

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from mille_net.limits import USUAL_IDLE
from mille_net.messages import Door
from mille_qt.ui.labels import Label
from mille_qt.ui.settings import Settings
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, Segments, text_height

DOORS = (Door.OPEN, Door.CODE, Door.CLOSED)
#: Choices for the seconds to wait for an absent player; None for no limit.
WAITS: tuple[int | None, ...] = (15, 30, 60, None)
#: Choices for the seconds for which a connected player may let others wait; None for no limit.
IDLES: tuple[int | None, ...] = (60, USUAL_IDLE, 300, None)
#: Choices for the seconds for a turn; None for no limit.
TURN_LIMITS: tuple[int | None, ...] = (None, 15, 30, 60, 120)


class DoorChoice(Translated, QWidget):
    """The settings, initially those of the last table."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.doors, self.door_text = Segments(len(DOORS)), QuietText()
        self.waits, self.wait_label = Segments(len(WAITS)), Label()
        self.idles, self.idle_label = Segments(len(IDLES)), Label()
        self.limits, self.limit_label = Segments(len(TURN_LIMITS)), Label()
        self.door_label, self.watch_box = Label(), QCheckBox()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.35))
        for label, segments in (
            (self.door_label, self.doors),
            (self.wait_label, self.waits),
            (self.idle_label, self.idles),
            (self.limit_label, self.limits),
        ):
            row = QHBoxLayout()
            label.setWordWrap(True)
            row.addWidget(label, 1)
            row.addWidget(segments)
            column.addLayout(row)
            if segments is self.doors:
                column.addWidget(self.door_text)
        column.addWidget(self.watch_box)
        self.doors.chosen.connect(self._say_door)
        wait, idle = settings.table_wait or None, settings.table_idle or None
        limit = settings.table_turn_limit or None
        self.show_table(DOORS[settings.table_door], settings.table_spectators, wait, idle, limit)
        self.retranslate()

    def show_table(
        self,
        door: Door,
        spectators: bool,
        wait: int | None,
        idle: int | None,
        turn_limit: int | None,
    ) -> None:
        """Show these settings; the last three are in seconds, None for no limit."""
        self.doors.set_index(DOORS.index(door))
        self.waits.set_index(WAITS.index(wait) if wait in WAITS else 1)
        self.idles.set_index(IDLES.index(idle) if idle in IDLES else 1)
        self.limits.set_index(TURN_LIMITS.index(turn_limit) if turn_limit in TURN_LIMITS else 0)
        self.watch_box.setChecked(spectators)
        self._say_door()

    @property
    def door(self) -> Door:
        """How strangers are admitted."""
        return DOORS[self.doors.index]

    @property
    def wait(self) -> int | None:
        """Seconds to wait for an absent player, None for no limit."""
        return WAITS[self.waits.index]

    @property
    def idle(self) -> int | None:
        """Seconds for which a connected player may let others wait, None for no limit."""
        return IDLES[self.idles.index]

    @property
    def turn_limit(self) -> int | None:
        """Seconds for a turn, None for no limit."""
        return TURN_LIMITS[self.limits.index]

    @property
    def spectators(self) -> bool:
        """True if others may watch."""
        return self.watch_box.isChecked()

    def keep(self) -> None:
        """Save these settings for the next table."""
        self._settings.table_door = self.doors.index
        self._settings.table_wait = self.wait or 0
        self._settings.table_idle = self.idle or 0
        self._settings.table_turn_limit = self.turn_limit or 0
        self._settings.table_spectators = self.spectators

    def retranslate(self) -> None:
        self.door_label.setText(self.tr("Door"))
        self.doors.say(self.tr("Open", "door"), self.tr("Code"), self.tr("Closed"))
        self.wait_label.setText(self.tr("Wait for whoever is away"))
        seconds = self.tr("{seconds} s")
        always = self.tr("always", "wait for somebody")
        self.waits.say(*(seconds.format(seconds=wait) if wait else always for wait in WAITS))
        self.idle_label.setText(self.tr("Wait for idle players"))
        minutes = self.tr("{minutes} min")
        self.idles.say(*(minutes.format(minutes=idle // 60) if idle else always for idle in IDLES))
        self.limit_label.setText(self.tr("Time limit for a turn"))
        none = self.tr("none", "time limit")
        self.limits.say(
            *(seconds.format(seconds=limit) if limit else none for limit in TURN_LIMITS)
        )
        self.watch_box.setText(self.tr("Others may &watch"))
        note = self.tr("They see the table, and no hands.")
        set_tooltip(self.watch_box, note)
        self.watch_box.setAccessibleDescription(note)
        tip = self.tr("When it is their turn; then the computer plays until they are back.")
        idle_tip = self.tr(
            "They are connected, but keep the others waiting. After half of the time they are "
            "reminded; after all of it the computer plays until they do something, and before a "
            "match their seat becomes free."
        )
        limit_tip = self.tr(
            "The time in which to draw and play a card; a ring beside the hand shows what is "
            "left. After it the computer plays until the player presses a key. Nobody is hurried "
            "who plays with computers alone."
        )
        for segments, label, texts in (
            (self.doors, self.door_label, self._door_texts()),
            (self.waits, self.wait_label, (tip,) * len(WAITS)),
            (self.idles, self.idle_label, (idle_tip,) * len(IDLES)),
            (self.limits, self.limit_label, (limit_tip,) * len(TURN_LIMITS)),
        ):
            for button, text in zip(segments.buttons, texts, strict=True):
                button.setAccessibleName(f"{label.text()}: {button.text()}")
                set_tooltip(button, text)
        self._say_door()

    def _door_texts(self) -> tuple[str, ...]:
        return (
            self.tr("You see who knocks, and let them in or not."),
            self.tr("Whoever knows the six digits comes in."),
            self.tr("Only those who have played at this table before come in."),
        )

    def _say_door(self) -> None:
        self.door_text.setText(self._door_texts()[self.doors.index])
