"""The end of a race on the table: a banner tells who has won, before the score sheet is shown."""

from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF

from mille_qt.play.match_screen import MatchScreen
from mille_qt.ui.art.characters.portrait_picture import faces_of
from mille_rules.events import EventKind
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.play.panels.race_banner import RaceBanner

#: The least share of the table's height for the result of a race.
RESULT_HEIGHT = 0.26


class RaceEnd(QObject):
    """Shows the result of a race over the table."""

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__(screen.page)
        self._page, self._update_presenter = screen.page, screen.update_presenter
        self._table_presenter = screen.table_presenter
        #: The banner, made at the end of the first race: a table opens faster without it.
        self.banner: RaceBanner | None = None
        screen.page.arrangement.laid_out.connect(self._place)

    def show(self, update: Update, then: Callable[[], None]) -> None:
        """Show who has won the race that an update ended, then call `then`; at pace 0 at once."""
        ended = any(event.kind is EventKind.RACE_OVER for event in update.events)
        page = self._page
        if not ended or not page.settings.pace:
            then()
            return
        from mille_qt.play.panels.race_banner import RaceBanner, race_result

        sides = faces_of(page.faces(), page.side_names())
        result = race_result(update.view, sides, update.view.side)
        if self.banner is None:
            banner = self.banner = RaceBanner(page.table.viewport())
            self._update_presenter.showing.connect(lambda _update: banner.drop())
        self._place()

        def counted() -> None:
            self._table_presenter.show_counted()
            then()

        self.banner.show_result(result, page.table.table.tempo, counted)

    def close_now(self) -> bool:
        """Close the banner, and go on; False if it is not shown."""
        if self.banner is None or not self.banner.isVisible():
            return False
        self.banner.close_now()
        return True

    def _place(self) -> None:
        """Place the banner over the hand, or over the lowest part of a table without one."""
        table = self._page.table
        layout, size = table.table.layout, table.viewport().size()
        if layout is None or self.banner is None:
            return
        top = round(min(layout.public_bottom, size.height() * (1 - RESULT_HEIGHT)))
        right = round(layout.hand_tools.left()) if layout.hand else size.width()
        # The turn sign would otherwise be cut off by a wide banner.
        covered = reduce(QRectF.united, layout.hand, QRectF(layout.turn_sign))
        area = QRect(0, top, right, size.height() - top)
        self.banner.set_area(area, covered.toAlignedRect() if layout.hand else QRect())
