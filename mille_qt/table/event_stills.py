"""What events look like where nothing may move: the cards of others, large, for a moment."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from mille_qt.table import durations
from mille_qt.table.coup_motions import SIDEWAYS
from mille_qt.table.effect_items import points_picture
from mille_qt.table.geometry import LARGER
from mille_qt.table.stills import Still
from mille_qt.table.update_animation import UpdateAnimation
from mille_rules.cards import HAZARDS, SAFETIES, Card
from mille_rules.events import Event, EventKind

#: Height of the points of a coup fourré, as a share of the card's.
POINTS = 0.3


def stills_of(animation: UpdateAnimation, events: Sequence[Event]) -> list[Still]:
    """What is shown large, and how long; nothing of the player's own but a coup fourré."""
    stills: list[Still] = []
    for event in events:
        if event.card is None:
            continue
        if event.kind is EventKind.COUP:
            stills.append(_coup(animation, event.card))
        elif event.seat != animation.own_seat and event.kind is EventKind.PLAYED:
            news = event.card in HAZARDS or event.card in SAFETIES
            rest = durations.SHOW_NEWS if news else durations.SHOW_PLAIN
            stills.append(_large(animation, event.card, rest))
        elif event.seat != animation.own_seat and event.kind is EventKind.DISCARDED:
            stills.append(_large(animation, event.card, durations.SHOW_DISCARD))
    return stills


def _large(animation: UpdateAnimation, card: Card, rest: int) -> Still:
    rect = animation.scene.large_rect()
    return Still(_card(animation, card, rect.center(), 1.0, 0.0), animation.tempo.of(rest))


def _coup(animation: UpdateAnimation, card: Card) -> Still:
    """The safety as it will lie, and what it is worth."""
    rect = animation.scene.large_rect(LARGER)
    cards = _card(animation, card, rect.center(), LARGER, SIDEWAYS)
    if animation.points:
        height = rect.height() * POINTS
        points = points_picture(f"+{animation.points}", height, animation.scene.pictures.ratio)
        above = rect.center() - QPointF(0, rect.width() / 2 + height * 0.8)
        cards = (*cards, (points, above, 0.0))
    return Still(cards, animation.tempo.of(durations.COUP_SHOW + durations.COUP_REST))


def _card(
    animation: UpdateAnimation, card: Card, middle: QPointF, share: float, angle: float
) -> tuple[tuple[QPixmap, QPointF, float], ...]:
    """A card on its shadow."""
    size = animation.scene.large_rect(share).size()
    pictures = animation.scene.pictures
    return ((pictures.shadow(size), middle, angle), (pictures.face(card, size), middle, angle))
