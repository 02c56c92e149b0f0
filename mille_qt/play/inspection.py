"""Finds what is at a point of the table, and describes it for the inspector."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from mille_qt.table.hand_item import HandItem
from mille_qt.table.picture import TablePicture
from mille_qt.table.positions import DISCARD_PILE, Area, TablePosition
from mille_qt.table.scene import TableScene
from mille_qt.ui.art.cards.card_names import CARD_NAMES
from mille_qt.ui.art.cards.card_text import SOFT_HYPHEN
from mille_qt.ui.rule_anchors import anchor_of_card
from mille_qt.ui.texts import accessible_table as names
from mille_qt.ui.texts import inspection as texts
from mille_qt.ui.texts.cards import printed_miles
from mille_qt.ui.texts.rows import plays_by_phone
from mille_qt.ui.translation import edition
from mille_rules.cards import DISTANCES, SAFETIES, Card

DRAW_PILE = TablePosition(Area.DRAW_PILE)


class Inspected(NamedTuple):
    """Something on the table: its area in scene pixels, its name, and what is to be said about it.

    `card` is shown large, or the back of a card if there is none and `back` is set.
    """

    area: QRectF
    name: str
    other_names: str = ""
    does: str = ""
    now: str = ""
    anchor: str = ""
    card: Card | None = None
    back: bool = False

    @property
    def words(self) -> str:
        """All texts, as they are read aloud."""
        return "\n".join(filter(None, (self.name, self.other_names, self.does, self.now)))


def inspected_at(scene: TableScene, point: QPointF, sides: Sequence[str]) -> Inspected | None:
    """What is drawn at a point; None for the landscape. `sides` are the names of the sides."""
    picture = scene.picture
    if picture is None or scene.layout is None:
        return None
    for item in scene.items(point):
        if isinstance(item, HandItem):
            return _hand_card(scene, picture, item)
    for position in _positions(picture):
        area = scene.position_rect(position)
        if area.contains(point):
            return _about(picture, position, area, sides)
    return _player_at(scene, picture, point)


def _hand_card(scene: TableScene, picture: TablePicture, item: HandItem) -> Inspected | None:
    held = picture.hand[item.index] if item.index < len(picture.hand) else None
    if held is None:
        return None
    now, drive = held.why, picture.drive
    if picture.active and held.playable:
        stage = printed_miles(held.card)
        reached = min(drive.miles[picture.own_side] + stage, drive.target) if stage else None
        now = texts.can_be_played(reached)
    return _card(scene.hand_rect(item.index), held.card, now)


def _other_names(card: Card) -> str:
    """The names of a card in its own languages that the program does not use now."""
    own, usual = edition().printed, CARD_NAMES.get(card.slug, ())
    names = dict.fromkeys((own[card.slug],) if card.slug in own else usual)
    plain = (name.replace(SOFT_HYPHEN, "") for name in names)
    return " · ".join(name for name in plain if name != texts.full_name(card))


def _card(area: QRectF, card: Card, now: str) -> Inspected:
    other, does = _other_names(card), texts.what_it_does(card)
    return Inspected(area, texts.full_name(card), other, does, now, anchor_of_card(card), card)


def _positions(picture: TablePicture) -> Iterator[TablePosition]:
    """Everything outside the hand that can be asked about."""
    yield from (DRAW_PILE, DISCARD_PILE)
    for side, tableau in enumerate(picture.tableaux):
        for safety in dict.fromkeys((*edition().safeties, *tableau.safeties)):
            yield TablePosition(Area.SAFETY, side, safety)
        for area in (Area.BATTLE, Area.SPEED, Area.DISTANCE):
            yield TablePosition(area, side)


def _about(
    picture: TablePicture, position: TablePosition, area: QRectF, sides: Sequence[str]
) -> Inspected:
    if position == DRAW_PILE:
        name = names.draw_pile(picture.draw_pile)
        words = texts.draw_pile_words(picture.offers_top)
        return Inspected(area, name, "", words, anchor="turn", back=True)
    if position == DISCARD_PILE:
        name, top = names.discard_pile(picture.discard), picture.discard
        words = texts.discard_pile_words(picture.offers_top, picture.shuffles)
        return Inspected(area, name, "", words, anchor="turn", card=top)
    side = position.side
    tableau, text, name = picture.tableaux[side], picture.texts[side], sides[side]
    status = names.standing_of(name, text.status)
    match position.area:
        case Area.SAFETY if position.card is not None:
            about = names.safety_slot(name, SAFETIES.index(position.card), tableau)
            return _card(area, position.card, about)
        case Area.BATTLE if tableau.battle:
            return _card(area, tableau.battle[-1], status)
        case Area.BATTLE:
            about = names.battle_pile(name, None)
            return Inspected(area, about, "", texts.battle_words(), status, "hazards")
        case Area.SPEED if tableau.speed:
            return _card(area, tableau.speed[-1], status)
        case Area.SPEED:
            about = names.speed_pile(name, None)
            return Inspected(area, about, "", texts.speed_words(tableau.limited), status, "limit")
        case _:
            about = names.distance_pile(name, tableau, text.quotas)
            longest = max(tableau.distance, key=DISTANCES.index, default=None)
            does = texts.distance_words()
            return Inspected(area, about, "", does, text.to_go, "distance", longest)


def _player_at(scene: TableScene, picture: TablePicture, point: QPointF) -> Inspected | None:
    """The pill, a portrait, the name or the car of a side."""
    layout = scene.layout
    assert layout is not None
    for side, (text, placed) in enumerate(zip(picture.texts, layout.tableaux, strict=True)):
        car = scene.car(side).sceneBoundingRect().intersected(layout.road.lanes[side])
        seats = dict(zip(text.seats, placed.seats, strict=False))
        named = [
            (rect, seat.name, (seat.handicap, plays_by_phone(seat.name, seat.phone)))
            for seat, rect in seats.items()
        ]
        given = tuple(seat.handicap for seat in text.seats)
        for area, name, more in [
            *named,
            *((area, text.names, given) for area in (placed.words, car)),
        ]:
            if area.contains(point):
                does = "\n".join(filter(None, (*more, text.status)))
                return Inspected(area, name, does=does, now=text.to_go, anchor="hazards")
    return None
