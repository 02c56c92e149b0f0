"""What may be known at a screen, by the record alone, and all that the screen shows and says."""

import re
from collections.abc import Callable, Iterable
from functools import cache

from PySide6.QtCore import QSizeF, QTranslator
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsItem,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTextEdit,
    QWidget,
)

from mille_qt.app.main_window import MainWindow
from mille_qt.play.accessible_table.focus_targets import FocusTarget
from mille_qt.play.accessible_table.target_names import PILES, TABLEAU, name_piles, name_tableau
from mille_qt.play.game_page import GamePage
from mille_qt.table.flying_card import FlyingCard
from mille_qt.table.hand_item import HandItem
from mille_qt.table.pictures import Pictures
from mille_qt.table.positions import SelectedCard
from mille_qt.ui.texts.cards import card_name
from mille_rules import Card, Record
from mille_rules.cards import DISTANCES, HAZARDS, REMEDY_FOR, SAFETY_FOR
from mille_rules.state import State
from mille_rules.views import view_for

Face = Callable[[Pictures, Card, QSizeF], QPixmap]
_MARKED = re.compile("⟦(.*?)⟧")


class MarkedCards(QTranslator):
    """Says the name of every card but the distances between marks, to be found in any text."""

    def __init__(self) -> None:
        super().__init__()
        self._names = {card_name(card) for card in Card if card not in DISTANCES}

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str | None:
        """The marked name; None for whatever is no name of a card."""
        return f"⟦{source}⟧" if context == "Texts" and source in self._names else None


def named_cards(texts: Iterable[str]) -> set[Card]:
    """The cards that are named in texts, as MarkedCards has them."""
    return {card for text in texts for card in named_in(text)}


@cache
def named_in(text: str) -> frozenset[Card]:
    """The cards that are named in a text."""
    slugs = (name.lower().replace(" ", "-") for name in _MARKED.findall(text))
    return frozenset(map(Card.from_slug, slugs))


class Faces:
    """Keeps which card is on a picture, and which pictures were asked for."""

    def __init__(self) -> None:
        self._known: dict[int, Card] = {}
        #: Cards whose faces were asked for since the last look.
        self.asked_for: set[Card] = set()

    def in_place_of(self, face: Face) -> Face:
        """A function that does the same as `Pictures.face`, and keeps what it has done."""

        def kept(pictures: Pictures, card: Card, size: QSizeF) -> QPixmap:
            pixmap = face(pictures, card, size)
            self._known[pixmap.cacheKey()] = card
            self.asked_for.add(card)
            return pixmap

        return kept

    def on(self, pixmap: QPixmap) -> Card | None:
        """The card on a picture; None for a back."""
        return self._known.get(pixmap.cacheKey())


# -- what may be known -------------------------------------------------------------------


def public_cards(record: Record, state: State) -> set[Card]:
    """The kinds of card that have been face up in this race, or lie so."""
    seen = set(state.discards)
    for tableau in state.tableaux:
        seen |= {*tableau.battle, *tableau.speed, *tableau.distance, *tableau.safeties}
    for line in record.moves():
        if line.seat is None:
            shown: set[Card] = set()
        elif line.move.card is not None:
            shown.add(line.move.card)
    return seen | shown


def in_words_of(cards: Iterable[Card]) -> set[Card]:
    """Cards, and those that the rules name when they speak of them."""
    told = set(cards)
    for hazard in HAZARDS:
        related = {hazard, REMEDY_FOR[hazard], SAFETY_FOR[hazard]}
        if told & related:
            told |= related
    return told | {Card.ROLL, Card.RIGHT_OF_WAY}


def public_words(page: GamePage, state: State) -> set[str]:
    """What the places of the public table are called by anybody, made from a view of no hand."""
    view = view_for(state, None)
    words: set[str] = set()
    ground = QWidget()
    slots = [FocusTarget(ground) for _ in range(max(PILES, TABLEAU))]
    for seat in (None, *range(state.setup.seats)):
        sides = page.picture_builder.side_names(seat)
        picture = page.picture_builder.picture(view, (seat or 0) % page.sides)
        name_piles(slots[:PILES], picture, sides, SelectedCard())
        words |= _names(slots)
        for side in range(page.sides):
            name_tableau(slots, picture, side, sides[side], SelectedCard())
            words |= _names(slots)
            words |= {picture.texts[side].status, picture.texts[side].pill.text}
    # Else it would stay, for its places know it as well as it knows them.
    ground.deleteLater()
    return words


def _names(slots: Iterable[FocusTarget]) -> set[str]:
    return {text for s in slots for text in (s.accessibleName(), s.accessibleDescription())}


# -- what is shown and said -----------------------------------------------------------------


def hand_shown(items: Iterable[object]) -> list[Card]:
    """The cards of the hand among the items of a scene, in the air too, sorted."""
    return sorted(item.card for item in items if isinstance(item, HandItem))


def cards_in_the_air(items: Iterable[object], faces: Faces) -> set[Card]:
    """The cards that fly face up among the items of a scene."""
    seen = (faces.on(item.picture) for item in items if isinstance(item, FlyingCard))
    return {card for card in seen if card is not None}


def texts_shown(window: MainWindow, items: Iterable[object]) -> set[str]:
    """Every text of a window and of its scene that can be seen, pointed at or read aloud."""
    found = texts_of(window)
    found.update(item.toolTip() for item in items if isinstance(item, QGraphicsItem))
    return found - {""}


def texts_of(window: QWidget) -> set[str]:
    """Every text of a window, and of the windows before it, to be seen, pointed at or read aloud.

    A widget is visible only where those around it are.
    """
    texts: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        if widget is window or widget.isVisible():
            texts.update([read(widget) for read in _readers(type(widget))])
            if isinstance(widget, QMenu):
                texts.update(action.text() for action in widget.actions())
            elif isinstance(widget, QListWidget):
                texts.update(widget.item(row).text() for row in range(widget.count()))
    return texts


@cache
def _readers(kind: type[QWidget]) -> tuple[Callable[[QWidget], str], ...]:
    """The functions that return the texts of a class of widget, looked up once."""
    of_all = (
        kind.windowTitle, kind.toolTip, kind.whatsThis, kind.statusTip,
        kind.accessibleName, kind.accessibleDescription,
    )  # fmt: skip
    if issubclass(kind, (QLabel, QAbstractButton, QLineEdit)):
        return *of_all, kind.text
    if issubclass(kind, QComboBox):
        return *of_all, kind.currentText
    if issubclass(kind, QTextEdit):
        return *of_all, kind.toPlainText
    return of_all
