"""A picture of the table, as values, and functions that change it step by step."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from mille_qt.table.road_traffic import Drive
from mille_qt.table.tableau_item import TableauText
from mille_rules.cards import Card
from mille_rules.state import Tableau


class HandCard(NamedTuple):
    """A card in a place of the hand; `why` is the reason why it cannot be played."""

    card: Card
    playable: bool
    why: str = ""


class LeavingCard(NamedTuple):
    """The position of a card just played from a hand that has been hidden since."""

    seat: int
    #: In scene pixels, rotated by `angle` degrees.
    rect: QRectF
    angle: float


class TablePicture(NamedTuple):
    """Everything that the table shows; the hand is empty unless its owner is the viewer."""

    tableaux: tuple[Tableau, ...]
    texts: tuple[TableauText, ...]
    own_side: int
    drive: Drive
    draw_pile: int
    discard: Card | None
    #: The cards to be drawn in the race, and the discards that will be drawn again after the draw
    #: pile. The time of day depends on how many are left.
    dealt_pile: int = 1
    later: int = 0
    hand: tuple[HandCard | None, ...] = ()
    #: The places of the hand that cards have left since the picture before.
    left: tuple[int, ...] = ()
    #: Whether the hand can be played from.
    active: bool = False
    #: Whether the player is to draw a card.
    draws: bool = False
    #: Whether pressing the discard pile plays its top card.
    takes: bool = False
    #: Whether the rules let the top discard be played instead of drawing a card, and whether the
    #: discards will become the draw pile.
    offers_top: bool = False
    shuffles: bool = False


def with_hand_card(picture: TablePicture, index: int, held: HandCard | None) -> TablePicture:
    """The picture with another card in a place of the hand."""
    hand = list(picture.hand) + [None] * (index + 1 - len(picture.hand))
    hand[index] = held
    return picture._replace(hand=tuple(hand))


def with_more_cards(picture: TablePicture, seat: int, more: int) -> TablePicture:
    """The picture with a changed number of cards in a seat's hand."""
    side, place = seat % len(picture.texts), seat // len(picture.texts)
    text = picture.texts[side]
    label = text.seats[place]
    seats = list(text.seats)
    seats[place] = label._replace(cards=max(label.cards + more, 0))
    return _with_text(picture, side, text._replace(seats=tuple(seats)))


def with_side_of(picture: TablePicture, other: TablePicture, side: int) -> TablePicture:
    """The picture with a side's tableau, status and miles taken from another one."""
    tableaux = list(picture.tableaux)
    tableaux[side] = other.tableaux[side]
    text = picture.texts[side]._replace(
        status=other.texts[side].status,
        quotas=other.texts[side].quotas,
        pill=other.texts[side].pill,
        miles=other.texts[side].miles,
        to_go=other.texts[side].to_go,
    )
    miles = list(picture.drive.miles)
    miles[side] = other.drive.miles[side]
    drive = picture.drive._replace(miles=tuple(miles))
    return _with_text(picture, side, text)._replace(tableaux=tuple(tableaux), drive=drive)


def without_hazard(picture: TablePicture, side: int, hazard: Card) -> TablePicture:
    """The picture without a hazard on top of one of a side's piles."""
    tableaux = list(picture.tableaux)
    tableau = tableaux[side]
    if tableau.battle and tableau.battle[-1] is hazard:
        tableaux[side] = tableau._replace(battle=tableau.battle[:-1])
    elif tableau.speed and tableau.speed[-1] is hazard:
        tableaux[side] = tableau._replace(speed=tableau.speed[:-1])
    return picture._replace(tableaux=tuple(tableaux))


def before_dealing(dealt: TablePicture) -> TablePicture:
    """The picture before dealing, with all cards in the draw pile."""
    texts = tuple(
        text._replace(seats=tuple(seat._replace(cards=0, acting=False) for seat in text.seats))
        for text in dealt.texts
    )
    cards = sum(seat.cards for text in dealt.texts for seat in text.seats)
    hand: tuple[HandCard | None, ...] = (None,) * len(dealt.hand)
    return dealt._replace(texts=texts, hand=hand, draw_pile=dealt.draw_pile + cards, active=False)


def _with_text(picture: TablePicture, side: int, text: TableauText) -> TablePicture:
    texts = list(picture.texts)
    texts[side] = text
    return picture._replace(texts=tuple(texts))
