"""What is drawn at a seat: portrait, number of cards, connection, and whose turn it is."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mille_qt.table.pictures import Pictures
from mille_qt.table.seat_label import SeatLabel, backs_rect, paint_seat
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.presence import Reachability
from mille_qt.ui.theme.application_theme import current_theme
from tests.examples import each

WIDTH = 80
SEAT = SeatLabel("Gaston", 6, computer=True, face=Face("Gaston", "gaston"), acting=False)


def painted(seat: SeatLabel, edge: int = 0) -> QImage:
    """A seat on white, with an edge around it."""
    image = QImage(WIDTH + 2 * edge, WIDTH + 2 * edge, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF(image.rect()).adjusted(edge, edge, -edge, -edge)
    paint_seat(painter, place, 0, seat, current_theme(), Pictures(1.0, "en", None, current_theme()))
    painter.end()
    return image


def test_the_backs_are_inside_the_portrait_opposite_its_mark(qapp: QApplication) -> None:
    portrait = QRectF(10, 20, WIDTH, WIDTH)
    backs = backs_rect(portrait)
    assert portrait.contains(backs)
    assert backs.right() < portrait.center().x()
    red = current_theme().card_back.rgb()
    found = painted(SEAT)
    place = backs_rect(QRectF(found.rect())).toRect()
    assert found.pixelColor(place.left() + 4, place.top() + 4).rgb() == red


@each("mark", ("presence", "phone"))
@each("reachable", Reachability)
def test_the_marks_stay_inside_the_portrait(
    mark: str, reachable: Reachability, qapp: QApplication
) -> None:
    edge = 6
    found = painted(SEAT._replace(**{mark: reachable}), edge)  # type: ignore[arg-type]
    outside = [(x, y) for x in range(found.width()) for y in range(edge)]
    outside += [(found.width() - 1 - x, y) for x in range(edge) for y in range(found.height())]
    assert {found.pixelColor(*point).name() for point in outside} == {"#ffffff"}


@each(
    "changed",
    [
        {"cards": 5},
        {"cards": 0},
        {"acting": True},
        {"mood": Mood.HIT},
        {"presence": Reachability.AWAY},
        {"phone": Reachability.HERE},
        {"phone": Reachability.AWAY},
        {"face": Face("Anna")},
    ],
)
def test_everything_about_a_seat_is_seen(changed: dict[str, object], qapp: QApplication) -> None:
    assert painted(SEAT._replace(**changed)) != painted(SEAT)  # type: ignore[arg-type]
