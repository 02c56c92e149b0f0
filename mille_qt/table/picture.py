"""All that a table shows at one moment, and small steps from one moment to the next."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from mille_qt.table.odometer_item import Drive
from mille_qt.table.tableau_item import TableauText
from mille_rules.cards import Card
from mille_rules.state import Tableau


class HandCard(NamedTuple):
    """A card in a place of the hand; `why` says in words why it cannot be played."""

    card: Card
    playable: bool
    why: str = ""


class LeavingCard(NamedTuple):
    """Where a card that a seat has just played was, in a hand that has been hidden since."""

    seat: int
    #: In scene pixels, leaning by `angle` degrees.
    rect: QRectF
    angle: float


class TablePicture(NamedTuple):
    """All that a table shows at one moment; the hand is empty unless its owner looks."""

    tableaux: tuple[Tableau, ...]
    texts: tuple[TableauText, ...]
    own_side: int
    drive: Drive
    draw_pile: int
    discard: Card | None
    hand: tuple[HandCard | None, ...] = ()
    #: Whether the hand may be played from now.
    active: bool = False
    #: Whether a card is to be drawn by hand now.
    draws: bool = False


def with_hand_card(picture: TablePicture, index: int, held: HandCard | None) -> TablePicture:
    """With this in a place of the hand."""
    hand = list(picture.hand) + [None] * (index + 1 - len(picture.hand))
    hand[index] = held
    return picture._replace(hand=tuple(hand))


def with_more_cards(picture: TablePicture, seat: int, more: int) -> TablePicture:
    """With so many more cards in the hand of a seat, as its side's words say it."""
    side, place = seat % len(picture.texts), seat // len(picture.texts)
    text = picture.texts[side]
    label = text.seats[place]
    seats = list(text.seats)
    seats[place] = label._replace(cards=max(label.cards + more, 0))
    return _with_text(picture, side, text._replace(seats=tuple(seats)))


def with_side_of(picture: TablePicture, other: TablePicture, side: int) -> TablePicture:
    """With a side's tableau, status and miles as another picture has them."""
    tableaux = list(picture.tableaux)
    tableaux[side] = other.tableaux[side]
    text = picture.texts[side]._replace(
        status=other.texts[side].status,
        quota=other.texts[side].quota,
        brief=other.texts[side].brief,
    )
    miles = list(picture.drive.miles)
    miles[side] = other.drive.miles[side]
    drive = picture.drive._replace(miles=tuple(miles))
    return _with_text(picture, side, text)._replace(tableaux=tuple(tableaux), drive=drive)


def without_hazard(picture: TablePicture, side: int, hazard: Card) -> TablePicture:
    """With a hazard gone from the top of one of a side's piles."""
    tableaux = list(picture.tableaux)
    tableau = tableaux[side]
    if tableau.battle and tableau.battle[-1] is hazard:
        tableaux[side] = tableau._replace(battle=tableau.battle[:-1])
    elif tableau.speed and tableau.speed[-1] is hazard:
        tableaux[side] = tableau._replace(speed=tableau.speed[:-1])
    return picture._replace(tableaux=tuple(tableaux))


def before_dealing(dealt: TablePicture) -> TablePicture:
    """As it was when every card still lay in the pile."""
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
