"""The keys and buttons of a player of films, and what each does to a replay."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from mille_qt.features.replay.playing import Playing

_Deed = Callable[[Playing], None]

#: In the order of the buttons: back a race, back a moment, play or stand still, on, on a race.
BUTTONS: tuple[_Deed, ...] = (
    lambda playing: playing.step_race(-1),
    lambda playing: playing.step(-1),
    lambda playing: playing.toggle(),
    lambda playing: playing.step(1),
    lambda playing: playing.step_race(1),
)
_BACK_RACE, _BACK, _PLAY, _ON, _ON_RACE = BUTTONS
KEYS: dict[Qt.Key, _Deed] = {
    Qt.Key.Key_Space: _PLAY,
    Qt.Key.Key_Left: _BACK,
    Qt.Key.Key_Right: _ON,
    Qt.Key.Key_PageUp: _BACK_RACE,
    Qt.Key.Key_PageDown: _ON_RACE,
    Qt.Key.Key_Home: lambda playing: playing.go(1),
    Qt.Key.Key_End: lambda playing: playing.go(playing.last),
    Qt.Key.Key_Plus: lambda playing: playing.set_speed(playing.speed + 1),
    Qt.Key.Key_Minus: lambda playing: playing.set_speed(playing.speed - 1),
}
