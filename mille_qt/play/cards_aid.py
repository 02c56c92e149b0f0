"""The aid that shows which cards are still out, in the side panel."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mille_qt.play.match_screen import MatchScreen
from mille_qt.ui.settings import Settings

if TYPE_CHECKING:
    from mille_qt.play.panels.cards_out import CardsOut


class CardsAid(QObject):
    """Shows the aid if the player wants it and the match offers it, and notes that it is used.

    It counts for the viewer of the screen, and for the public while no hand is shown.
    """

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__(screen.page)
        self._page, self._session = screen.page, screen.session
        self._table_presenter = screen.table_presenter
        self._cards: CardsOut | None = None
        screen.page.settings.changed(Settings.cards_out).connect(self._change)
        screen.table_presenter.turn_changed.connect(self._show)
        self._offer()

    def apply_theme(self) -> None:
        """Show the cards with the present names."""
        if self._cards is not None:
            self._cards.set_pictures(self._page.table.table.pictures)

    def _change(self) -> None:
        """Show or hide the aid, and open the panel for it."""
        self._offer()
        arrangement = self._page.arrangement
        if self._cards is not None and not arrangement.panel_shown:
            arrangement.toggle_panel()
        self._show()

    def _offer(self) -> None:
        self._cards = None
        if self._page.settings.cards_out and self._session.offers_aid:
            # Imported with the first use: a table opens faster without it.
            from mille_qt.play.panels.cards_out import CardsOut

            self._cards = CardsOut(self._page.table.table.pictures)
            self._cards.seen.connect(self._session.note_aid)
        self._page.panel.show_cards_out(self._cards)

    def _show(self) -> None:
        update = self._table_presenter.update
        if self._cards is not None and update is not None:
            self._cards.show_view(update.view)
