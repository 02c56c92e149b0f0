"""The road of a table with everything on it."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer

from mille_qt.table.car_item import CarItem, GhostItem
from mille_qt.table.drive import Drive
from mille_qt.table.moving_scene import MovingScene
from mille_qt.table.road_item import RoadItem
from mille_qt.table.road_layout import RoadLayout
from mille_qt.table.road_picture import RoadLook
from mille_qt.ui.cards.picture_cache import KeptPictures
from mille_qt.ui.landscape.car_state import CarState
from mille_qt.ui.landscape.daylight import daylight
from mille_qt.ui.theme.application_theme import Theme

#: Milliseconds until the table counts as resting, and the share of the draw pile to look ahead.
REST_AFTER, AHEAD = 700, 0.06
#: The folder of the pictures of cars on the disk.
CARS = "cars"


class RoadTraffic:
    """Shows a `Drive`: the road, a car for each side, and where a card would bring one."""

    def __init__(self, scene: MovingScene, theme: Theme, sides: int, kept: KeptPictures) -> None:
        self._scene, self._theme = scene, theme
        light = daylight(1.0, theme)
        self._road = RoadItem(RoadLook(1, None, light), kept)
        self._resting = QTimer(scene)
        self._resting.setSingleShot(True)
        self._resting.setInterval(REST_AFTER)
        self._resting.timeout.connect(self._rest)
        cars = kept.within(CARS)
        self._cars = [CarItem(side, theme, light, cars) for side in range(sides)]
        self._ghost = GhostItem(theme, light)
        self._drive = Drive((), 1)
        self._states: tuple[CarState, ...] = (CarState(),) * sides
        #: The share of the draw pile that is left.
        self._left = 1.0
        #: The miles at which the cars are, on their way to those of the drive.
        self._shown: tuple[float, ...] = ()
        for item in (self._road, self._ghost, *self._cars):
            scene.addItem(item)

    @property
    def cars(self) -> Sequence[CarItem]:
        """The cars, by side."""
        return self._cars

    @property
    def road(self) -> RoadItem:
        """The road with its landscape."""
        return self._road

    @property
    def shown_miles(self) -> tuple[int, ...]:
        """The miles that the badges show."""
        return tuple(round(miles) for miles in self._shown)

    def apply_theme(self, theme: Theme, kept: KeptPictures) -> None:
        """Apply a theme."""
        self._theme = theme
        self._road.keep_in(kept)
        for car in self._cars:
            car.keep_in(kept.within(CARS))
        self._show()

    def place(self, layout: RoadLayout) -> None:
        """Set the layout."""
        self._road.place(layout)
        self._ghost.place(layout)
        for car in self._cars:
            car.place(layout)

    def shows_trip(self, drive: Drive) -> bool:
        """Whether the same miles are shown already, or being driven to."""
        return drive.miles == self._drive.miles and drive.target == self._drive.target

    def can_roll(self, drive: Drive) -> bool:
        """Whether this is the same trip, with more miles or fewer."""
        return drive.same_trip(self._drive) and drive.miles != self._drive.miles

    def show_drive(
        self, drive: Drive, states: tuple[CarState, ...], left: float, roll: bool = False
    ) -> tuple[float, ...]:
        """Show a drive; with `roll` the cars remain where they are. Returns their miles."""
        if not roll and not self.shows_trip(drive):
            self._shown = tuple(map(float, drive.miles))
        self._drive, self._states, self._left = drive, states, left
        self._show()
        return self._shown

    def roll(self, start: tuple[float, ...], share: float) -> None:
        """Show the cars between the miles `start` and those of the drive."""
        self._shown = tuple(
            a + (b - a) * share for a, b in zip(start, self._drive.miles, strict=True)
        )
        for car, miles in zip(self._cars, self._shown, strict=True):
            car.drive_to(miles, self._drive.scale)

    def show_ghost(self, ghost: tuple[int, int] | None) -> None:
        """Show a side's car after playing a card, or nothing."""
        self._drive = self._drive._replace(ghost=ghost)
        self._show_ghost()

    def _show(self) -> None:
        drive, light = self._drive, daylight(self._left, self._theme)
        self._road.show_road(RoadLook(drive.target, drive.extension, light))
        self._resting.start()
        for car, state, miles in zip(self._cars, self._states, self._shown, strict=False):
            car.show_look(state, self._theme, light)
            car.drive_to(miles, drive.scale)
        self._ghost.show_look(self._theme, light)
        self._show_ghost()

    def _rest(self) -> None:
        """Keep pictures, and prepare the light that is next when a few more cards are drawn."""
        if self._scene.moving:
            self._resting.start()
            return
        for car in self._cars:
            car.rest()
        self._road.rest(
            self._road.look._replace(daylight=daylight(self._left - AHEAD, self._theme))
        )

    def _show_ghost(self) -> None:
        drive = self._drive
        if drive.ghost is None or not drive.miles:
            self._ghost.show_way(None)
            return
        side, miles = drive.ghost
        self._ghost.show_way((side, drive.miles[side], miles, drive.target, drive.scale))
