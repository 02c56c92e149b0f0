"""Cards of a hidden hand are not shown, named or announced anywhere."""

import re
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.features.rulebook.rule_book_window import RuleBookWindow
from mille_qt.play.game_page import GamePage
from mille_qt.ui.language import in_force
from mille_qt.ui.texts.cards import card_name
from mille_rules.cards import DISTANCES, Card
from tests.qt.model.world import World


class HandsStayHidden:
    """Finds cards that are drawn or named while the hand is hidden or another one is shown.

    That a hand is the one of the seat that looks, the record's check says.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._names: dict[str, re.Pattern[str]] = {}
        #: The seat that was shown after the previous step, and texts that named a card then.
        self._looked: int | None = None
        self._read: set[tuple[str, str]] = set()

    def find(self) -> list[str]:
        """Return cards that are shown or named and must not be."""
        game = self._world.window.game
        if game is None:
            self._looked, self._read = None, set()
            return []
        seat = self._who_may_see(game)
        public = {card_name(card) for card in _public_cards(game)}
        public.update(self._pattern().findall(_public_words(game)))
        texts = {(where, text) for where, text in self._texts(game) if self._names_a_card(text)}
        found = []
        if seat is None:
            found = ["a hand is drawn"] if self._world.cards else []
            found += [
                f"{where} names a card: {text!r}"
                for where, text in sorted(texts)
                if not public.issuperset(self._pattern().findall(text))
            ]
        elif self._looked not in (seat, None):
            found = [f"{where} still says {text!r}" for where, text in sorted(texts & self._read)]
        self._looked, self._read = seat, texts
        return [f"{self._how(game)}: {each}" for each in found]

    def _how(self, game: GamePage) -> str:
        eyes = game.update_presenter.queues
        curtain = "closed" if self._world.curtained else "open"
        return f"seat {eyes.looking} looks, {eyes.asked()} asked, curtain {curtain}"

    def _who_may_see(self, game: GamePage) -> int | None:
        """Return the seat whose hand may be shown: with several people, only one that must act.

        While the card that was played still flies, the table shows the moment before it.
        """
        eyes, shown = game.update_presenter.queues, game.table_presenter.update
        if eyes.looking is None or self._world.curtained:
            return None
        asked = eyes.looking in eyes.asked() or (shown is not None and bool(shown.choices))
        return eyes.looking if asked or not eyes.shared else None

    def _texts(self, game: GamePage) -> Iterator[tuple[str, str]]:
        """Return texts about the hand, without the tableaux and the log, which are public."""
        world = self._world
        yield "the title", world.window.windowTitle()
        yield "the bar", game.bar.text
        if not game.curtain.isVisible():
            yield "the sign", game.sign.text()
        if self._who_may_see(game) is None:
            for slot in game.accessible_table.hand.targets:
                yield "a place of the hand", f"{slot.words} {slot.accessibleDescription()}"
        for place in (game.curtain, *self._other_windows()):
            for label in place.findChildren(QLabel):
                if label.isVisible():
                    yield type(place).__name__, f"{label.text()} {label.accessibleName()}"

    def _other_windows(self) -> list[QWidget]:
        """Return dialogs and tooltips, except those that explain all cards."""
        windows = QApplication.topLevelWidgets()
        others = [w for w in windows if w.isVisible() and w is not self._world.window]
        return [w for w in others if not isinstance(w, RuleBookWindow | PreferencesDialog)]

    def _names_a_card(self, text: str) -> bool:
        return self._pattern().search(text) is not None

    def _pattern(self) -> re.Pattern[str]:
        """Return a pattern of card names in the current language; distances are numbers."""
        language = in_force()
        if language not in self._names:
            words = "|".join(re.escape(card_name(card)) for card in Card if card not in DISTANCES)
            self._names[language] = re.compile(rf"\b(?:{words})\b")
        return self._names[language]


def _public_cards(game: GamePage) -> set[Card]:
    """Return the cards on the table or on their way, one to be answered, all hands after a race."""
    public = game.update_presenter.queues.latest(None)
    if public is None:
        return set()
    view = public.view
    cards = set(view.discards[-1:])
    for side in view.tableaux:
        cards |= {*side.battle[-1:], *side.speed[-1:], *side.safeties}
    # After a race, everybody's hand is shown on the score sheet.
    for hand in game.update_presenter.queues.open_hands(public.seq):
        cards |= set(hand)
    shown = game.table_presenter.update
    moves = view.moves[len(shown.view.moves) :] if shown is not None else ()
    cards |= {move.card for _, move in moves if move.card is not None}
    return cards | ({view.question.hazard} if view.question is not None else set())


def _public_words(game: GamePage) -> str:
    """Return the texts beside the tableaux, which name the cards that a side needs."""
    picture = game.table.table.picture
    return "" if picture is None else "\n".join(text.status for text in picture.texts)
