"""The cars on the road: where they are, how they drive, and what is painted again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table import road_item
from mille_qt.table.car_item import CarItem
from mille_qt.table.layout import table_layout
from mille_qt.table.motions import Motions
from mille_qt.table.number_badge import ink_on
from mille_qt.table.road_item import RoadLook, paint_road_picture
from mille_qt.table.road_layout import RoadLayout
from mille_qt.table.road_traffic import CARS, Drive, RoadTraffic, driving_time
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.art.landscape import cars
from mille_qt.ui.art.landscape.car import CarState, car_state
from mille_qt.ui.theme.theme_colours import CONTRAST, DARK, LIGHT, Theme
from mille_rules import DEFAULT_RULES
from mille_rules.cards import Card
from mille_rules.state import Setup, Status
from mille_rules.tableaux import tableau_of
from tests.examples import each
from tests.qt.ui.test_palette import contrast

pytestmark = pytest.mark.usefixtures("qapp")

ROLLING = CarState(Status.ROLLING)
STOPPED = CarState(Status.FLAT_TIRE)


class Table:
    """A road in a scene, and a count of what has been painted of it."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, sides: int = 2, folder: Path | None = None
    ) -> None:
        self.scene = QGraphicsScene()
        self.motions = Motions(self.scene)
        self.traffic = RoadTraffic(self.scene, self.motions, LIGHT, sides, KeptPictures(folder))
        self.layout: RoadLayout = table_layout(QSizeF(1280, 680), sides, sides, 16).road
        self.traffic.set_layout(self.layout)
        self.painted = 0

        def counted(place: RoadLayout, look: RoadLook, ratio: float) -> QImage:
            self.painted += 1
            return paint_road_picture(place, look, ratio)

        monkeypatch.setattr(road_item, "paint_road_picture", counted)

    def show(self, drive: Drive, left: float = 1.0, *, moves: bool = False) -> None:
        self.traffic.show_drive(drive, (ROLLING,) * len(drive.miles), left, moves=moves)

    def picture(self) -> QImage:
        image = QImage(1280, 680, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        self.scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
        painter.end()
        return image

    def nose(self, side: int) -> float:
        return self.traffic.cars[side].pos().x() + self.layout.car.width()


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


def test_a_car_is_at_its_miles(table: Table) -> None:
    table.show(Drive((325, 175), 700, 1000))
    for side, miles in enumerate((325, 175)):
        assert table.nose(side) == pytest.approx(table.layout.x(miles, 1000), abs=1)


def test_the_road_is_painted_again_only_with_the_light_or_the_target(table: Table) -> None:
    table.show(Drive((0, 0), 700, 1000))
    table.picture()
    for drive in (Drive((100, 0), 700, 1000), Drive((100, 75), 700, 1000, ghost=(0, 200))):
        table.show(drive)
        table.picture()
    assert table.painted == 1
    table.show(Drive((100, 75), 700, 1000), left=0.5)
    table.picture()
    assert table.painted == 2
    table.show(Drive((100, 75), 1000), left=0.5)
    table.picture()
    assert table.painted == 3


def test_cars_drive_to_new_miles_and_back(table: Table) -> None:
    table.show(Drive((100, 50), 700, 1000))
    there, back = Drive((300, 50), 700, 1000), Drive((100, 50), 700, 1000)
    for drive, middle in ((there, 200), (back, 200)):
        before = table.traffic.shown_miles
        table.show(drive, moves=True)
        assert table.traffic.shown_miles == before
        table.motions.stop_at(driving_time(before, drive.miles) // 2)
        assert table.traffic.shown_miles == (pytest.approx(middle, abs=2), 50)
        table.show(drive, moves=True)
        assert table.motions.running, "shown again, they drive on"
        table.motions.skip()
        assert table.traffic.shown_miles == drive.miles


def test_another_target_is_shown_at_once(table: Table) -> None:
    table.show(Drive((600, 50), 700, 1000))
    table.show(Drive((0, 0), 1000), moves=True)
    assert not table.motions.running
    assert table.traffic.shown_miles == (0, 0)


def test_without_motion_cars_on_their_way_are_there_at_once(table: Table) -> None:
    table.show(Drive((100, 50), 700, 1000))
    table.show(Drive((300, 50), 700, 1000), moves=True)
    table.show(Drive((325, 50), 700, 1000))
    assert not table.motions.running
    assert table.traffic.shown_miles == (325, 50)


def test_wheels_turn_while_a_car_drives(table: Table) -> None:
    table.show(Drive((100, 50), 700, 1000))
    table.picture()
    table.show(Drive((300, 50), 700, 1000), moves=True)
    time, pictures = driving_time((100, 50), (300, 50)), []
    for share in (0.41, 0.42, 0.43, 0.44):
        table.motions.stop_at(round(time * share))
        car = table.traffic.cars[0]
        image = QImage(table.layout.car.toSize(), QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        table.scene.removeItem(car)
        car.paint(painter, None)  # type: ignore[arg-type]
        painter.end()
        table.scene.addItem(car)
        pictures.append(image)
    assert any(one != pictures[0] for one in pictures[1:])


def test_a_ghost_shows_where_a_card_would_bring_the_car(table: Table) -> None:
    table.show(Drive((100, 50), 700, 1000))
    without = table.picture()
    table.traffic.show_ghost((0, 300))
    within, beyond = table.picture(), None
    table.traffic.show_ghost((0, 800))
    beyond = table.picture()
    table.traffic.show_ghost(None)
    assert table.picture() == without
    assert without not in (within, beyond)


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda t: t.choice)
def test_every_state_is_seen_on_the_car(monkeypatch: pytest.MonkeyPatch, theme: Theme) -> None:
    table = Table(monkeypatch, sides=3)
    table.traffic.apply_theme(theme, KeptPictures(None))
    pictures = []
    for state in (ROLLING, STOPPED, CarState(Status.STOPPED), CarState(Status.ROLLING, True)):
        table.traffic.show_drive(Drive((100, 100, 100), 700), (state,) * 3, 1.0, moves=False)
        pictures.append(table.picture())
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


def test_a_car_is_inside_its_item(table: Table) -> None:
    table.show(Drive((325, 175), 700, 1000))
    for side, car in enumerate(table.traffic.cars):
        assert isinstance(car, CarItem)
        rect = table.layout.car_rect(side, (325, 175)[side], 1000)
        assert car.sceneBoundingRect().contains(rect)
        assert car.sceneBoundingRect().contains(table.layout.badge_rect(side, rect))


def test_a_long_way_is_driven_faster() -> None:
    ways = (25, 50, 75, 100, 200)
    speeds = [miles / driving_time((0,), (miles,)) for miles in ways]
    assert speeds == sorted(speeds)
    assert speeds[-1] > 3 * speeds[0]
    assert driving_time((0,), (200,)) <= 1000


def test_the_state_of_a_car_is_that_of_its_side() -> None:
    def state(battle: tuple[Card, ...], safeties: tuple[Card, ...] = ()) -> CarState:
        return car_state(
            tableau_of((battle, (), (), safeties, (), ()), Setup(DEFAULT_RULES, 2, 2), 700)
        )

    assert state(()).status is Status.NOT_STARTED
    assert state((Card.ROLL,)).status is Status.ROLLING
    assert state((Card.ROLL, Card.FLAT_TIRE)).status is Status.FLAT_TIRE
    assert state((Card.FLAT_TIRE, Card.SPARE_TIRE)).status is Status.NEEDS_ROLL
    priority = state((Card.FLAT_TIRE, Card.SPARE_TIRE), (Card.RIGHT_OF_WAY,))
    assert (priority.status, priority.priority) == (Status.ROLLING, True)


@each("theme", [LIGHT, DARK, CONTRAST])
def test_numbers_on_badges_can_be_read(theme: Theme) -> None:
    for ground in (*theme.sides, theme.badge, theme.danger):
        assert contrast(ink_on(ground), ground) >= 4.5


def test_the_next_light_is_painted_while_the_table_rests(table: Table) -> None:
    table.show(Drive((0, 0), 700, 1000), left=0.85)
    table.picture()
    table.traffic.rest()
    assert table.painted == 2
    table.show(Drive((0, 0), 700, 1000), left=0.82)
    table.picture()
    assert table.painted == 2


def test_a_picture_of_the_road_is_read_from_the_disk_at_the_next_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pictures = []
    for painted in (1, 0):
        table = Table(monkeypatch, folder=tmp_path)
        table.show(Drive((0, 0), 700, 1000))
        pictures.append(table.picture())
        assert table.painted == painted
        table.traffic.rest()
        table.traffic.road._kept.save()
    assert pictures[0] == pictures[1]


def test_a_picture_of_another_road_is_not_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for drive in (Drive((0, 0), 700, 1000), Drive((0, 0), 1000)):
        table = Table(monkeypatch, folder=tmp_path)
        table.show(drive)
        table.picture()
        assert table.painted == 1
        table.traffic.rest()
        table.traffic.road._kept.save()


def test_a_car_at_rest_is_painted_once_and_then_read_from_the_disk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drive = Drive((125, 300), 1000)
    first = Table(monkeypatch, folder=tmp_path)
    first.show(drive)
    shown = first.picture()
    for car in first.traffic.cars:
        car.rest()
    while len(list((tmp_path / CARS).glob("*.png"))) < 2:
        QTest.qWait(20)
    monkeypatch.setattr(cars, "paint_car", None)
    second = Table(monkeypatch, folder=tmp_path)
    second.show(drive)
    assert second.picture() == shown
