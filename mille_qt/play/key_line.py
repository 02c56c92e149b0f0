"""The line below the table with the keys that do something now."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt, QTimer

from mille_qt.play.card_selection import CardSelection
from mille_qt.play.keyboard import Command
from mille_qt.play.match_screen import MatchScreen
from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.labels import Label
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.turns import card_numbers
from mille_qt.ui.translation import Translated
from mille_rules.moves import MoveKind

#: Height of the line, as a multiple of the text's; pixels at its left and right.
HEIGHT, EDGE = 1.5, 12
BETWEEN = "  ·  "

Key = tuple[str, str]


class KeyLine(Translated, Label):
    """Names each key and what it does, the most important first; the last have no room at times.

    Screen readers do not announce it: it changes with every card that is chosen.
    """

    def __init__(self, screen: MatchScreen, offered: bool) -> None:
        """`offered`: whether the keys of a match mean what they usually mean."""
        super().__init__(parent=screen.page)
        self._hints, self._offered = screen.hints, offered
        self._page, self._session, self._hand = screen.page, screen.session, screen.hand
        self._seats = screen.seats
        self._settings = screen.page.settings
        self.setProperty("quiet", True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # What a signal is about may be set after it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.write)
        changed = self._settings.changed
        for signal in (
            changed(Settings.single_keys),
            screen.session.updated,
            screen.page.bar.changed,
            screen.page.table.table.choice_shown,
        ):
            signal.connect(self._soon.start)
        changed(Settings.key_line).connect(self._show)
        self.setVisible(offered and self._settings.key_line)
        self.retranslate()

    def _show(self) -> None:
        self.setVisible(self._offered and self._settings.key_line)
        self.write()
        self._page.arrangement.arrange()

    # -- below the table -------------------------------------------------------

    def height_in(self, _width: int, _page_height: int) -> int:
        """Return the height in pixels; 0 while hidden."""
        return 0 if self.isHidden() else round(HEIGHT * self.fontMetrics().height())

    def place_below(self, table: QRect, page_height: int) -> None:
        """Place the line below the table."""
        height = self.height_in(table.width(), page_height)
        self.setGeometry(0, table.bottom() + 1, table.width(), height)
        self.write()

    # -- keys ------------------------------------------------------------------

    def write(self) -> None:
        """Show the keys of this moment, as many as there is room for."""
        if self.isHidden():
            return
        room, metrics, text = self.width() - 2 * EDGE, self.fontMetrics(), ""
        for key, meaning in self._keys():
            longer = BETWEEN.join(filter(None, (text, f"{key} {meaning}")))
            if metrics.horizontalAdvance(longer) > room:
                break
            text = longer
        if text != self.text():
            self.setText(text)

    def _keys(self) -> Iterator[Key]:
        selection, letters = self._hand.selection, self._settings.single_keys
        if self._page.bar.asks:
            yield from self._page.bar.keys()
        elif self._hand.question.is_open:
            yield from self._keys_of_question(selection)
        elif selection.card is not None:
            yield from self._keys_of_card(selection)
        elif selection.active:
            if self._hints.move is not None:
                yield self.tr("Enter", "the key"), self.tr("play the hint")
            elif (only := selection.only_move) is not None:
                plays = only.kind is MoveKind.PLAY
                yield self.tr("Enter", "the key"), self.tr("play") if plays else self.tr("discard")
            yield self._numbers(selection)
            if letters and selection.offers(MoveKind.PLAY):
                yield Command.USE.key, self.tr("play")
            if letters and selection.offers(MoveKind.DISCARD):
                yield Command.DISCARD.key, self.tr("discard")
        elif letters and selection.draws:
            yield Command.DRAW.key, self.tr("draw", "a card")
        if letters:
            yield from self._letters(selection)

    def _numbers(self, selection: CardSelection) -> Key:
        return card_numbers(len(selection.held_places)), self.tr("choose")

    def _keys_of_question(self, selection: CardSelection) -> Iterator[Key]:
        if selection.card is not None:
            yield self.tr("Enter", "the key"), self.tr("confirm")
        yield self._numbers(selection)
        if selection.has_drawn:
            yield Command.DRAW.key, self.tr("just drawn", "card")
        yield self.tr("Esc"), self.tr("cancel")

    def _keys_of_card(self, selection: CardSelection) -> Iterator[Key]:
        if selection.target is not None:
            yield self.tr("Enter", "the key"), self.tr("play")
        if selection.targets > 1:
            yield "↑ ↓", self.tr("opponent")
        if DISCARD_PILE in selection.places and self._settings.single_keys:
            yield Command.DISCARD.key, self.tr("discard")
        yield self.tr("Esc"), self.tr("cancel")

    def _letters(self, selection: CardSelection) -> Iterator[Key]:
        """Return the letters that are not about one card."""
        if selection.active and self._session.offers_hints:
            yield Command.HINT.key, self.tr("hint")
        take_back = self._session.take_back
        if take_back is not None and any(map(take_back.is_possible, self._seats.viewers)):
            yield Command.TAKE_BACK.key, self.tr("take back")
        if selection.cards:
            yield Command.ORDER.key, self.tr("sort")
        yield Command.SHEET.key, self.tr("scores")
        yield Command.SAVE.key, self.tr("save")
        yield Command.LEAVE.key, self.tr("leave")

    def retranslate(self) -> None:
        # With a name of its own, Qt does not report every change of the text.
        self.setAccessibleName(self.tr("Keys you can press now"))
        self.write()
