"""The animation of one update, built up event by event."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItemGroup, QGraphicsPixmapItem

from mille_qt.table import durations, z_order
from mille_qt.table.durations import Tempo
from mille_qt.table.flying_card import CardFlight, Waypoint
from mille_qt.table.great_moments import GreatMoment, GreatMomentView
from mille_qt.table.motions import Ease, Motion, cue
from mille_qt.table.picture import LeavingCard, TablePicture, with_hand_card, with_more_cards
from mille_qt.table.scene import TableScene
from mille_rules.cards import HAZARDS, SAFETIES, Card
from mille_rules.events import Event, EventKind

#: The height of rising numbers as a share of the road band, and its minimum and maximum in pixels.
POINTS, POINTS_LEAST, POINTS_MOST = 0.24, 30.0, 90.0


class Still(NamedTuple):
    """A picture that is shown without motion: its middle in scene pixels and its rotation."""

    picture: QPixmap
    middle: QPointF
    angle: float = 0.0

    def item(self) -> QGraphicsPixmapItem:
        """Return an item that shows it."""
        item = QGraphicsPixmapItem(self.picture)
        size = self.picture.deviceIndependentSize()
        item.setOffset(round(-size.width() / 2), round(-size.height() / 2))
        item.setPos(QPointF(round(self.middle.x()), round(self.middle.y())))
        item.setRotation(self.angle)
        return item


@dataclass
class UpdateAnimation:
    """Collects the motions that lead from one picture of the table to the next.

    `moment` tells what is great about an event, `heard` is called with it at the time of its
    sound. `leaving` is a card played from a hand that has been hidden since.
    """

    scene: TableScene
    before: TablePicture
    after: TablePicture
    own_seat: int | None
    moment: Callable[[Event], GreatMoment | None] = lambda _event: None
    heard: Callable[[Event], None] = lambda _event: None
    leaving: LeavingCard | None = None
    #: Whether the next card that is played comes from the discard pile.
    from_discards: bool = False
    #: The time at which the next event begins, in milliseconds.
    time: int = 0
    motions: list[Motion] = field(default_factory=list)

    @property
    def tempo(self) -> Tempo:
        """The tempo of the animation."""
        return self.scene.tempo

    @property
    def sides(self) -> int:
        """The number of sides."""
        return len(self.after.tableaux)

    def do(self, when: int, what: Callable[[], None]) -> None:
        """Call a function at a time."""
        self.motions.append(cue(when, what))

    def change(self, step: Callable[[TablePicture], TablePicture]) -> None:
        """Change the picture on the table."""
        self.scene.change(step)

    def fly(
        self,
        stops: Sequence[Waypoint],
        leave: Callable[[], None],
        land: Callable[[], None],
        begin: int | None = None,
        straight: bool = False,
        shadow: bool = True,
    ) -> int:
        """Let a card fly; returns the time at which it lands."""
        paced = [
            stop._replace(after=self.tempo.of(stop.after), rest=self.tempo.of(stop.rest))
            for stop in stops
        ]
        largest = max(stops, key=lambda stop: stop.rect.height())
        size = largest.picture.deviceIndependentSize()
        under = self.scene.pictures.shadow(size) if shadow else None
        start = self.time if begin is None else begin
        flight = CardFlight(self.scene, paced, start, leave, land, under, size, straight)
        self.motions += flight.motions()
        return flight.end

    def show(self, stills: Sequence[Still], duration: int) -> None:
        """Show pictures for a time, after those before them."""
        shown = QGraphicsItemGroup()
        shown.setZValue(z_order.FLIGHT)
        for still in stills:
            shown.addToGroup(still.item())
        motion = Motion(self.tempo.of(duration), begin=self.time)
        motion.first = lambda: self.scene.addItem(shown)
        motion.last = lambda: self.scene.removeItem(shown)
        self.motions.append(motion)
        self.time += motion.duration

    def celebrate(self, event: Event) -> None:
        """Show what is great about an event, if anything is."""
        moment, scene = self.moment(event), self.scene
        if moment is None:
            return
        motion = Motion(self.tempo.of(durations.MOMENT), begin=self.time, ease=Ease.Linear)

        def begin() -> None:
            # Made only now: an animation that is skipped never gets here.
            table = scene.views()[0].viewport()
            shown = GreatMomentView(moment, scene.large_rect().center(), table)
            scene.moment_said.emit(True)

            def end() -> None:
                shown.end()
                scene.moment_said.emit(False)

            motion.last = end
            if self.tempo.moves:
                motion.show = shown.fade

        motion.first = begin
        self.motions.append(motion)
        self.time += motion.duration

    def face(self, card: Card, rect: QRectF) -> QPixmap:
        """A card's face in the size of a rectangle."""
        return self.scene.pictures.face(card, rect.size())

    def is_brief(self, event: Event) -> bool:
        """True if an event takes less time: at a large table, that of a computer player."""
        seats = sum(len(text.seats) for text in self.after.texts)
        if event.seat is None or seats < durations.LARGE_TABLE:
            return False
        text = self.after.texts[event.seat % self.sides]
        return text.seats[event.seat // self.sides].computer

    def seat_rect(self, seat: int) -> QRectF:
        """The rectangle of a small card among the card backs of a seat."""
        return self.scene.tableau_item(seat % self.sides).backs_rect(seat // self.sides)

    def lane(self, side: int) -> QRectF:
        """The rectangle of a side's lane."""
        layout = self.scene.layout
        return layout.tableaux[side].frame if layout is not None else QRectF()

    def source(self, event: Event) -> tuple[Waypoint, Callable[[], None]]:
        """The waypoint where the card of an event starts, and a function that removes it there."""
        seat, card = event.seat or 0, event.card
        assert card is not None
        if self.from_discards:
            self.from_discards, layout = False, self.scene.layout
            assert layout is not None
            below, pile = self.after.discard, layout.discard_pile
            return Waypoint(pile, self.face(card, pile)), lambda: self.change(
                lambda picture: picture._replace(discard=below)
            )
        leaving, own = self.leaving, seat == self.own_seat
        place = self._place_of(card) if own and leaving is None else None
        if own and leaving is not None:
            self.leaving = None
            start = Waypoint(leaving.rect, self.face(card, leaving.rect), angle=leaving.angle)
        elif place is None:
            rect = self.seat_rect(seat)
            back = self.scene.pictures.back(self._back_size())
            start = Waypoint(rect, back, face_up=False)
        else:
            rect, angle = self.scene.hand_pose(place)
            start = Waypoint(rect, self.face(card, self.scene.hand_rect(place)), angle=angle)

        def leave() -> None:
            if place is not None:
                self.scene.hide_card(place)
            self.change(lambda picture: with_more_cards(picture, seat, -1))

        return start, leave

    def raise_points(self, text: str, middle: QPointF) -> None:
        """Let a golden number rise from a point of the road."""
        layout = self.scene.layout
        assert layout is not None
        height = min(max(layout.road.band.height() * POINTS, POINTS_LEAST), POINTS_MOST)
        self.scene.effects.points(text, middle, height, self.scene.pictures.ratio)

    def _back_size(self) -> QSizeF:
        layout = self.scene.layout
        return layout.draw_pile.size() if layout is not None else QSizeF()

    def leave_pile(self) -> None:
        """Take a card from the draw pile."""
        self.change(lambda picture: picture._replace(draw_pile=max(picture.draw_pile - 1, 0)))

    def take(self, seat: int, place: int | None) -> None:
        """Give a seat a card; if it is the viewer, put it into a place of the hand."""
        self.change(lambda picture: with_more_cards(picture, seat, 1))
        held = self.after.hand[place] if place is not None else None
        if place is not None and held is not None:
            waiting = held._replace(playable=False)
            self.change(lambda picture: with_hand_card(picture, place, waiting))

    def _place_of(self, card: Card) -> int | None:
        """The hand place that a card of this kind leaves."""
        before = _cards(self.before)
        return next((place for place in self.after.left if before[place] is card), None)

    def place_for(self, card: Card) -> int | None:
        """The hand place into which a new card of this kind comes."""
        before, after = _cards(self.before), _cards(self.after)
        held = [place for place, other in enumerate(after) if other is card]
        new = [place for place in held if place >= len(before) or before[place] is not card]
        return max(new or held, default=None)


def shown_for(animation: UpdateAnimation, event: Event) -> int:
    """Return how long the card of an event is shown large, at normal pace; 0 if it is not."""
    if event.seat == animation.own_seat:
        return 0
    brief = animation.is_brief(event)
    if event.kind is EventKind.DISCARDED:
        return 0 if brief else durations.SHOW_DISCARD
    if event.card in HAZARDS or event.card in SAFETIES:
        return durations.SHOW_NEWS
    return durations.SHOW_BRIEFLY if brief else durations.SHOW_PLAIN


def shown_large(animation: UpdateAnimation, event: Event, card: Card) -> list[Waypoint]:
    """The waypoint at which the card of an event is shown large, if it is."""
    rest = shown_for(animation, event)
    if not rest:
        return []
    large = animation.scene.large_rect()
    return [
        Waypoint(
            large, animation.face(card, large), durations.SHOW_FLIGHT, rest, ease=Ease.OutCubic
        )
    ]


def _cards(picture: TablePicture) -> list[Card | None]:
    return [None if held is None else held.card for held in picture.hand]
