"""What events look like: which cards fly from where to where."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table import durations
from mille_qt.table.durations import paced
from mille_qt.table.flights import Flight
from mille_qt.table.scene import TableScene
from mille_rules.events import Event, EventKind


class EventFlights:
    """Turns events into flights on a scene, for the seat that looks."""

    def __init__(self, scene: TableScene, sides: int, own_seat: int | None, pace: int) -> None:
        self._scene, self._sides = scene, sides
        self._own_seat, self._pace = own_seat, pace

    def of(self, events: tuple[Event, ...], used: int | None) -> list[Flight]:
        """The flights of some events; `used` is the hand's place that an own card leaves."""
        flights: list[Flight] = []
        for event in events:
            flights += self._of(event, used)
        return flights

    def _of(self, event: Event, used: int | None) -> list[Flight]:
        layout = self._scene.layout
        if layout is None or self._pace == 0 or event.seat is None:
            return []
        if event.kind is EventKind.DREW:
            return self._draw(event)
        if event.card is None:
            return []
        if event.kind is EventKind.PLAYED and event.side is not None:
            end = self._scene.tableau_item(event.side).card_rect(event.card)
            return self._put(event, end, used, durations.PLAY)
        if event.kind is EventKind.DISCARDED:
            return self._put(event, layout.discard_pile, used, durations.DISCARD)
        return self._coup(event) if event.kind is EventKind.COUP else []

    def _draw(self, event: Event) -> list[Flight]:
        layout, pictures = self._scene.layout, self._scene.pictures
        assert layout is not None
        start = layout.draw_pile
        picture = pictures.back(start.size())
        if event.seat == self._own_seat and layout.hand:
            end = layout.hand[-1]
            if event.card is not None:
                picture = pictures.face(event.card, end.size())
        else:
            end = self._seat_rect(event.seat or 0)
        return [Flight(picture, start, end, paced(durations.DRAW, self._pace))]

    def _put(self, event: Event, end: QRectF, used: int | None, duration: int) -> list[Flight]:
        assert event.card is not None
        if event.seat == self._own_seat:
            start = self._scene.hand_rect(used) if used is not None else QRectF()
            if start.isEmpty():
                start = end
            picture = self._scene.pictures.face(event.card, start.size())
            return [Flight(picture, start, end, paced(duration, self._pace))]
        return self._show(event, end, duration)

    def _show(self, event: Event, end: QRectF, duration: int, turn: float = 0.0) -> list[Flight]:
        """Somebody else's card comes up large, rests to be read, then goes to its place."""
        assert event.card is not None
        large = self._large()
        picture = self._scene.pictures.face(event.card, large.size())
        start = self._seat_rect(event.seat or 0)
        return [
            Flight(picture, start, large, paced(durations.SHOW_FLIGHT, self._pace)),
            Flight(picture, large, large, paced(durations.SHOW, self._pace)),
            Flight(picture, large, end, paced(duration, self._pace), turn),
        ]

    def _coup(self, event: Event) -> list[Flight]:
        """The moment of the game: the safety sweeps in and turns on its side."""
        assert event.card is not None
        assert event.side is not None
        end = self._scene.tableau_item(event.side).card_rect(event.card)
        return self._show(event, end, durations.COUP, turn=90.0)

    def _large(self) -> QRectF:
        layout = self._scene.layout
        assert layout is not None
        size = QSizeF(layout.card)
        scene = self._scene.sceneRect()
        rect = QRectF(QPointF(), size)
        rect.moveCenter(scene.center() - QPointF(0, scene.height() * 0.1))
        return rect

    def _seat_rect(self, seat: int) -> QRectF:
        """A small card on the name of a seat."""
        row = self._scene.tableau_item(seat % self._sides).seat_rect(seat // self._sides)
        size = QSizeF(row.height() * 5 / 7, row.height())
        rect = QRectF(QPointF(), size)
        rect.moveCenter(QPointF(row.left() + row.width() * 0.4, row.center().y()))
        return rect
