"""The buttons beside the hand, and those beside the score."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from mille_qt.play.card_selection import CardSelection
from mille_qt.play.keyboard import Command
from mille_qt.play.table_tools import GAP, TableTools, ToolButton, ToolForm, ToolRow
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.fitting import first_that_fits
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.turns import order_words
from mille_qt.ui.widgets import set_style_property
from mille_rules.moves import MoveKind

#: The greatest heights of buttons in lines of the page's text: to play, the others of the hand, and
#: those beside the score.
PLAY, OTHERS, CORNER = 3.0, 2.7, 2.3
PLAY_TEXT = 1.2  # its text, as a multiple of that of the others


class HandTools(TableTools):
    """Buttons to play, to discard, for a hint, to sort the hand and to take back a move."""

    forms = (
        *(ToolForm(size, True, True, 2) for size in (1.15, 1.05, 0.95, 0.9)),
        ToolForm(1.1, True, False, 2),
        *(ToolForm(size, True, True, 1) for size in (1.1, 1.0, 0.9)),
        *(ToolForm(size, True, False, 2) for size in (0.8, 0.7)),
        *(ToolForm(size, False, True, 2) for size in (1.2, 1.0, 0.8)),
    )

    def __init__(
        self,
        settings: Settings,
        hand: bool,
        take_back: bool,
        parent: QWidget,
        kept: KeptPictures | None = None,
    ) -> None:
        """`hand`: whether people play here; `take_back`: whether moves can be taken back."""
        super().__init__(settings, parent, kept)
        names = "play", "discard", "hint", "sort", "take-back"
        self.play, self.discard, self.hint, self.order, self.back = (
            ToolButton(name, self) for name in names
        )
        self.play.setProperty("primary", True)
        self.offer_move(None, CardSelection())
        self.hint.setVisible(False)
        self.back.setVisible(take_back)
        self.setVisible(hand)
        settings.changed(Settings.hand_order).connect(self.retranslate)
        self.retranslate()

    def rows(self, columns: int) -> list[ToolRow]:
        others = self.discard, self.hint, self.order, self.back
        used = [button for button in others if not button.isHidden()]
        lines = [used[first : first + columns] for first in range(0, len(used), columns)]
        return [ToolRow([self.play], PLAY, PLAY_TEXT), *(ToolRow(line, OTHERS) for line in lines)]

    def offer_move(self, kind: MoveKind | None, selection: CardSelection) -> None:
        """Enable what can be done now, and highlight what the chosen card is for."""
        self.play.setEnabled(kind is MoveKind.PLAY)
        self.discard.setEnabled(selection.active)
        self.hint.setEnabled(selection.asked)
        self.order.setEnabled(bool(selection.held_places))
        discards = kind is MoveKind.DISCARD
        if discards is not bool(self.discard.property("primary")):
            set_style_property(self.discard, "primary", discards)
            self.discard.recolour(self._kept)

    def offer_hints(self, offered: bool) -> None:
        """Show or hide the button for hints."""
        self.hint.setVisible(offered)
        self.fit()

    def retranslate(self) -> None:
        key = self._key
        self.play.describe(
            self.tr("Play"), self.tr("Play the chosen card, or click it again"), key(Command.USE)
        )
        discard = self.tr("Discard the chosen card, or drag a card onto the discard pile")
        self.discard.describe(self.tr("Discard"), discard, key(Command.DISCARD))
        hint = self.tr("What the strongest computer player would do")
        self.hint.describe(self.tr("Hint"), hint, key(Command.HINT))
        order = order_words(self._settings.hand_order)
        self.order.describe(self.tr("Sort"), order, key(Command.ORDER))
        back = self.tr("Take back your last move")
        self.back.describe(self.tr("Take back"), back, key(Command.TAKE_BACK))
        self.fit()


class CornerTools(TableTools):
    """Buttons for the side panel and for the sound, below the score or left of it."""

    forms = (
        *(ToolForm(size, True, True, 2) for size in (1.0, 0.9)),
        *(ToolForm(size, True, False, 2) for size in (1.0, 0.92, 0.8, 0.7, 0.6)),
        *(ToolForm(size, False, True, 2) for size in (1.1, 0.9)),
        *(ToolForm(size, False, True, 1) for size in (1.1, 0.9)),
        ToolForm(0.8, False, True, 2),
    )

    def __init__(self, settings: Settings, parent: QWidget, kept: KeptPictures | None) -> None:
        super().__init__(settings, parent, kept)
        self._unread, self._has_chat = 0, False
        self.panel, self._sound = ToolButton("score", self), ToolButton("sound-on", self)
        self._sound.clicked.connect(self._toggle_sound)
        settings.changed(Settings.sound).connect(self.retranslate)
        self.retranslate()

    def rows(self, columns: int) -> list[ToolRow]:
        both = [self.panel, self._sound]
        lines = [both] if columns == len(both) else [[button] for button in both]
        return [ToolRow(line, CORNER) for line in lines]

    def place_beside(self, score: QRect, area: QRect, otherwise: QRect) -> None:
        """Place them in an area, below the score in its upper right corner or left of that.

        `otherwise`: the area if neither has room.
        """
        below, left = QRect(area), QRect(area)
        below.setTop(score.bottom() + GAP)
        left.setRight(score.left() - GAP)
        self.set_area(first_that_fits((below, left, otherwise), self._has_room))

    def _has_room(self, area: QRect) -> bool:
        return any(self.has_room(area.size(), form) for form in self.forms)

    def _toggle_sound(self) -> None:
        self._settings.sound = not self._settings.sound

    def offer_chat(self) -> None:
        """Tell that the panel has a chat."""
        self._has_chat = True
        self.retranslate()

    def count_unread(self, unread: int) -> None:
        """Show the number of unread chat lines on the button of the panel."""
        self._unread = unread
        self.retranslate()

    def retranslate(self) -> None:
        unread = self.tr("Chat: {unread}").format(unread=number(self._unread))
        panel = self.tr("Score, log and chat") if self._has_chat else self.tr("Score and log")
        self.panel.name = "chat" if self._unread else "score"
        word = unread if self._unread else self.tr("Score")
        self.panel.describe(word, panel, self._key(Command.PANEL))
        on = self._settings.sound
        self._sound.name = "sound-on" if on else "sound-off"
        sound = self.tr("Sound on") if on else self.tr("Sound off")
        self._sound.describe(self.tr("Sound"), sound, self._key(Command.SOUND), sound)
        self.fit()
