"""A match on the screen: its page, its session, and what shows the one on the other."""

from typing import TYPE_CHECKING

from mille_qt.play.curtain import Curtain
from mille_qt.play.hand_control import HandControl
from mille_qt.play.hints import Hints
from mille_qt.play.narrator import Narrator
from mille_qt.play.prompts import Prompts
from mille_qt.play.screen_seats import ScreenSeats
from mille_qt.play.table_page import TablePage
from mille_qt.play.table_presenter import TablePresenter
from mille_qt.play.update_presenter import UpdatePresenter

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession


class MatchScreen:
    """Owns the parts with which controllers of the match work."""

    def __init__(self, page: TablePage, session: "TableSession", seats: ScreenSeats) -> None:
        builder, settings = page.picture_builder, page.settings
        self.page, self.session, self.seats, self.bar = page, session, seats, page.bar
        self.prompts, self.curtain = Prompts(page.bar, settings), Curtain(page)
        self.hand = HandControl(page.table, builder, settings, lambda: page.bar.asks)
        self.hand.hands.earlier = session.earlier_hands
        self.table_presenter = TablePresenter(page, session, seats, self.hand)
        self.update_presenter = UpdatePresenter(
            page, session, seats, self.hand, self.table_presenter
        )
        self.hints = Hints(session, builder, page.bar, self.hand, settings)
        self.narrator = Narrator(builder, page.panel.log)
