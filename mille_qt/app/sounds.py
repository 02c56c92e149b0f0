"""Plays the sounds of a window, with the player's volume and a limited rate."""

import time
from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, QTimer

from mille_qt.ui.art.sound.outputs import Output, choose_output
from mille_qt.ui.art.sound.sound import CARD_NOISES, GREAT_MOMENTS, NOTICES, Sound, sound_of
from mille_qt.ui.paths import resource
from mille_qt.ui.settings import Settings
from mille_rules.events import Event
from mille_rules.views import View

#: Least seconds between sounds: before that of a card, and before any other. In a fast replay this
#: leaves the important ones.
CARD_GAP, GAP = 0.25, 0.09
#: Greatest number of sounds within some seconds, not counting great moments.
MOST, WITHIN = 4, 1.0


class Sounds(QObject):
    """Plays sounds; never blocks and never fails."""

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        output: Callable[[QObject], Output] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`output` finds what plays, by default the best that this computer has.

        It is asked when something is first to be heard. `clock` tells seconds.
        """
        super().__init__(parent)
        self._settings, self._clock = settings, clock
        self._choose = output or choose_output
        self._output: Output | None = None
        self._asked: set[Sound] = set()
        self._began: list[float] = []
        # Of simultaneous sounds only the most important one is played.
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._play_weightiest)
        settings.changed(Settings.sound).connect(self._switched)

    def tell(self, event: Event, view: View, own_sides: Collection[int]) -> None:
        """Play the sound of an event being shown; `own_sides` are the listeners' sides."""
        sound = sound_of(event, view, own_sides)
        if sound is not None:
            self.ask(sound)

    def ask(self, sound: Sound) -> None:
        """Play a sound soon, unless sounds are off or a more important one is played."""
        if self._volume(sound):
            self._asked.add(sound)
            self._soon.start()

    def close(self) -> None:
        """Stop all sounds."""
        self._soon.stop()
        if self._output is not None:
            self._output.close()
            self._output = None

    def _switched(self) -> None:
        if not self._settings.sound:
            self.close()

    def _volume(self, sound: Sound) -> int:
        """Return the volume of a sound in percent, 0 if sounds are off."""
        settings = self._settings
        if not settings.sound:
            return 0
        return settings.notice_volume if sound in NOTICES else settings.effect_volume

    def _play_weightiest(self) -> None:
        sound = max(self._asked, key=_weight)
        self._asked.clear()
        volume, now = self._volume(sound), self._clock()
        if volume and self._has_room(sound, now):
            self._began = [*self._began, now][-MOST:]
            if self._output is None:
                self._output = self._choose(self)
            self._output.play(resource("sounds", f"{sound}.wav"), strength(volume))

    def _has_room(self, sound: Sound, now: float) -> bool:
        if sound in GREAT_MOMENTS or not self._began:
            return True
        gap = CARD_GAP if sound in CARD_NOISES else GAP
        crowded = len(self._began) == MOST and now - self._began[0] < WITHIN
        return now - self._began[-1] >= gap and not crowded


def strength(volume: int) -> float:
    """Return the amplitude (0 to 1) for a volume in percent, on a logarithmic scale."""
    return float((volume / 100) ** 2)


def _weight(sound: Sound) -> tuple[bool, bool, int]:
    """Return the priority of a sound: great moments first, cards last."""
    order = list(Sound).index(sound)
    return sound in GREAT_MOMENTS, sound not in CARD_NOISES, order
