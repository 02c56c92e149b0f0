"""The miles of all sides, and the road that shows them: its cars drive to new miles."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table.car_item import CarItem, GhostItem
from mille_qt.table.durations import DRIVE, DRIVE_MILE
from mille_qt.table.motions import Ease, Motion, Motions
from mille_qt.table.road_item import RoadItem, RoadLook
from mille_qt.table.road_layout import RoadLayout
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.art.landscape.car import CarState
from mille_qt.ui.art.landscape.daylight import daylight
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.theme.application_theme import Theme

#: The share of the draw pile to look ahead for the next light of the day.
AHEAD = 0.06
#: The folder of the pictures of cars on the disk.
CARS = "cars"


class Drive(NamedTuple):
    """The miles of all sides; `extension` is the target to which the race may still be extended."""

    miles: tuple[int, ...]
    target: int
    extension: int | None = None
    #: A side, and its miles after playing a card.
    ghost: tuple[int, int] | None = None

    @property
    def scale(self) -> int:
        """The last mile of the road: the farthest possible target."""
        return self.target if self.extension is None else self.extension

    def same_trip(self, other: "Drive") -> bool:
        """Whether another drive has the same sides and the same target."""
        return (len(self.miles), self.target) == (len(other.miles), other.target)


def driving_time(start: Sequence[float], end: Sequence[float]) -> int:
    """The milliseconds in which all cars drive from some miles to others: a long way is faster."""
    way = max(abs(b - a) for a, b in zip(start, end, strict=True))
    return round(DRIVE + DRIVE_MILE * way)


class RoadTraffic:
    """Shows a `Drive`: the road, a car for each side, and where a card would bring one.

    Cars drive to new miles as one of `motions`, for which the game does not wait.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        motions: Motions,
        theme: Theme,
        sides: int,
        kept: KeptPictures,
        edition: Edition = USUAL,
    ) -> None:
        self._motions, self._theme = motions, theme
        self._edition = edition
        light = daylight(1.0, theme, edition)
        self._road = RoadItem(RoadLook(1, None, light), kept)
        cars = kept.within(CARS)
        self._cars = [CarItem(side, theme, light, cars, edition) for side in range(sides)]
        self._ghost = GhostItem(theme, light, edition)
        self._drive = Drive((), 1)
        self._states: tuple[CarState, ...] = (CarState(),) * sides
        #: The share of the draw pile that is left.
        self._left = 1.0
        #: The miles at which the cars are, on their way to those of the drive.
        self.shown_miles: tuple[float, ...] = ()
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

    def apply_theme(self, theme: Theme, kept: KeptPictures) -> None:
        """Apply a theme."""
        self._theme = theme
        self._road.keep_in(kept)
        for car in self._cars:
            car.keep_in(kept.within(CARS))
        self._show()

    def set_layout(self, layout: RoadLayout) -> None:
        """Set the layout."""
        self._road.set_layout(layout)
        self._ghost.set_layout(layout)
        for car in self._cars:
            car.set_layout(layout)

    def show_drive(
        self, drive: Drive, states: tuple[CarState, ...], left: float, *, moves: bool
    ) -> None:
        """Show a drive; with `moves`, the cars drive to other miles of the same trip.

        `left` is the share of the draw pile that is left, which determines the light of the day.
        """
        before, self._drive, self._states, self._left = self._drive, drive, states, left
        if moves and drive.miles != before.miles and drive.same_trip(before):
            self._show()
            self._start()
            return
        if (drive.miles, drive.target) != (before.miles, before.target):
            self._motions.drop(self)
            self.shown_miles = tuple(map(float, drive.miles))
        self._show()

    def _start(self) -> None:
        """Let the cars drive from where they are to the miles of the drive."""
        start = self.shown_miles

        def drive_on(share: float) -> None:
            self.shown_miles = tuple(
                a + (b - a) * share for a, b in zip(start, self._drive.miles, strict=True)
            )
            for car, miles in zip(self._cars, self.shown_miles, strict=True):
                car.drive_to(miles, self._drive.scale)

        time = driving_time(start, self._drive.miles)
        self._motions.add(Motion(time, drive_on, ease=Ease.InOutQuad), key=self)

    def show_ghost(self, ghost: tuple[int, int] | None) -> None:
        """Show a side's car after playing a card, or nothing."""
        self._drive = self._drive._replace(ghost=ghost)
        self._show_ghost()

    def _show(self) -> None:
        drive, light = self._drive, daylight(self._left, self._theme, self._edition)
        self._road.show_road(RoadLook(drive.target, drive.extension, light))
        for car, state, miles in zip(self._cars, self._states, self.shown_miles, strict=False):
            car.show_look(state, self._theme, light)
            car.drive_to(miles, drive.scale)
        self._ghost.show_look(self._theme, light)
        self._show_ghost()

    def rest(self) -> None:
        """While nothing moves: keep pictures, and prepare the light after a few more draws."""
        for car in self._cars:
            car.rest()
        self._road.rest(
            self._road.look._replace(
                daylight=daylight(self._left - AHEAD, self._theme, self._edition)
            )
        )

    def _show_ghost(self) -> None:
        drive = self._drive
        if drive.ghost is None or not drive.miles:
            self._ghost.show_way(None)
            return
        side, miles = drive.ghost
        self._ghost.show_way((side, drive.miles[side], miles, drive.target, drive.scale))
