"""A card is at the same place for the eye, for keys, clicks and screen readers."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from mille_qt.play.accessible_table.focus_targets import FocusTarget
from mille_qt.play.game_page import GamePage
from mille_qt.ui.texts.reading import spoken_card
from mille_rules import Card
from tests.qt.model.world import World

#: Largest distance in pixels of a card from its place.
BESIDE = 1


class CardsAreWhatTheyShow:
    """Compares drawn cards with the hand, and chooses a card by key and by click."""

    def __init__(self, world: World) -> None:
        self._world = world
        #: The indices tried last.
        self._tried = 0

    def find(self) -> list[str]:
        """Return differences between picture and hand."""
        game = self._world.game
        if game is None or self._world.scene.busy:
            return []
        return self._drawn(game) + self._placed() + self._chosen(game) or self._try(game)

    def _drawn(self, game: GamePage) -> list[str]:
        drawn = {index: item.card for index, item in self._world.cards.items()}
        held = {i: each[0] for i, each in enumerate(game.hand.held()) if each is not None}
        found = [] if drawn == held else [f"drawn: {_words(drawn)}, held: {_words(held)}"]
        slots = game.accessible_table.hand.targets
        return found + [
            f"{card.slug} is drawn at {index}, which is read as {slots[index].words!r}"
            for index, card in drawn.items()
            if not slots[index].words.startswith(spoken_card(card))
        ]

    def _placed(self) -> list[str]:
        scene = self._world.scene
        if scene.moving:
            return []
        rests = scene.hand_places()
        return [
            f"card {index} is drawn beside its place"
            for index, item in self._world.cards.items()
            if abs(item.resting_rect().left() - rests[index].left()) > BESIDE
        ]

    def _chosen(self, game: GamePage) -> list[str]:
        index = self._world.scene.choice.chosen
        drawn = None if index is None else self._world.cards[index].card
        chosen = game.hand.chosen if game.hand.has_choice else game.hand.answering
        return [] if chosen is drawn else [f"drawn as chosen: {drawn!r}, chosen: {chosen!r}"]

    def _try(self, game: GamePage) -> list[str]:
        """Choose one card by its number and another by a click, if nothing is under way."""
        world = self._world
        focus = QApplication.focusWidget()
        at_table = focus is game or isinstance(focus, FocusTarget)
        if not (world.open_to_play and at_table and world.here) or game.hand.has_choice:
            return []
        self._tried += 1
        places = sorted(world.cards)
        by_key, by_click = (places[(self._tried + n) % len(places)] for n in (0, 3))
        # Digits count the cards: a hand that has become small has empty places between them.
        found = self._try_by(game, by_key, str(places.index(by_key) + 1), None)
        # The key has ended animations: the card is in its place.
        point = world.card_point(by_click)
        if point is not None and world.is_on_table(point):
            found += self._try_by(game, by_click, "a click", point)
        return found

    def _try_by(self, game: GamePage, index: int, what: str, point: QPoint | None) -> list[str]:
        """Choose the card at an index with the key `what`, or by a click at a point."""
        world = self._world
        drawn = world.cards[index].card
        if point is None:
            world.person.key(what)
        else:
            world.person.click(point)
        chosen, raised = game.hand.chosen, world.scene.choice.chosen
        world.person.key("Escape")
        world.rest()
        if (chosen, raised) == (drawn, index):
            return []
        return [f"{what} chooses {chosen!r} at {raised}; {drawn!r} is drawn at {index}"]


def _words(cards: dict[int, Card]) -> str:
    return ", ".join(f"{index} {card.slug}" for index, card in sorted(cards.items()))
