"""Leads from the list of tables to a table and back."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mille_net.messages import ByeCode, KickReason, RefusalCode
from mille_net.tables import (
    Address,
    FoundTable,
    SavedTable,
    SelfTest,
    TableOptions,
)
from mille_net.transport.addresses import address_text
from mille_net.trust.left_table import LeftTable
from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.lan.join_page import JoinPage
from mille_qt.features.lan.lan_page import LanPage
from mille_qt.features.lan.lan_questions import tell_end
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.notices import unfair_deal
from mille_qt.features.lan.refusals import EndCode, end_title, ending
from mille_qt.features.lan.sheet_score import SheetScore, score_of
from mille_qt.features.lan.table_controller import TableController
from mille_qt.features.shell import NetworkShell
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.ui.player_faces import face_of_person, keep_face
from mille_qt.ui.settings import Settings

if TYPE_CHECKING:
    from mille_net.discovery.browser import TableSearch
    from mille_net.lan import Lan


class LanController(QObject):
    """Controls play on the network in one window."""

    #: Emitted when a table has been left, and may appear among the saved ones.
    table_left = Signal()

    def __init__(self, shell: NetworkShell, lan: "Lan | None" = None) -> None:
        """`lan` replaces the real network in tests."""
        super().__init__(shell.window)
        self._shell = shell
        self.lan = lan or shell.lan
        self._browsing: TableSearch | None = None
        self._page: QWidget | None = None
        #: The address of the table that is being joined, if it was typed.
        self._typed = ""
        self.table: TableController | None = None
        self.lan.watch_saved_tables(self.table_left.emit)

    @property
    def at_table(self) -> bool:
        """True if the window is at a table."""
        return self.table is not None and self.table.session.me >= 0

    @property
    def leaving_costs(self) -> bool:
        """True if leaving the table costs anybody something."""
        return self.table is not None and self.table.leaving_costs

    def close(self) -> None:
        """Stop looking for tables; the shell closes the network."""
        self._stop_looking()

    def ask_leave(self, then: Callable[[], None]) -> None:
        """Leave the table and call `then`; ask before if that costs anybody something."""

        def left() -> None:
            self._drop()
            then()

        if self.table is not None:
            self.table.ask_leave(left)

    def extend_score_sheet(self, sheet: ScoreSheet) -> None:
        """Add the network's parts to a score sheet."""
        if self.table is not None:
            self.table.extend_score_sheet(sheet)

    # -- the list --------------------------------------------------------------

    def join(self, address: str) -> None:
        """Join the table at an address; shows the list of tables if that fails."""
        self.open()
        page = self._page
        assert isinstance(page, LanPage)
        page.join_address(address)

    def return_to(self, table: LeftTable) -> None:
        """Return to the seat at a table; shows the list of tables if that fails."""
        self.open()
        page = self._page
        assert isinstance(page, LanPage)
        if page.player_names.check():
            self._join(table, False)

    def open_again(self, key: str) -> None:
        """Open the saved table with this key; shows the list of tables if that fails."""
        kept = {table.key: table for table in self.lan.saved_tables()}
        if key in kept:
            self._resume(kept[key])
        else:
            self.open()

    def open(self, trouble: str = "", address: str = "") -> None:
        """Show the list of tables, with an error message and an address to type again, if any."""
        self._stop_looking()
        page = LanPage(self._shell.settings, self.lan.saved_tables())
        page.join_requested.connect(self._join)
        page.host_requested.connect(lambda: self._set_up(page.player_names.names))
        page.saved_tables.resumed.connect(self._resume)
        page.back_requested.connect(self._go_back)
        page.empty.test_requested.connect(lambda: self._test(page))
        page.trouble.say(trouble)
        page.address.setText(address)
        page.saved_tables_requested.connect(
            lambda: page.saved_tables.show_tables(self.lan.saved_tables())
        )
        self.table_left.connect(page.saved_tables_requested)
        self._show(page)
        self._browsing = self.lan.browse(page.show_tables)
        # The page may also be left by the menu.
        page.destroyed.connect(self._browsing.close)
        page.empty.show_addresses(self._browsing.own_addresses())

    def _test(self, page: LanPage) -> None:
        def done(test: SelfTest) -> None:
            # The test takes seconds, and the page may be gone.
            if self._page is page:
                page.empty.show_test(test)

        if self._browsing is not None:
            self._browsing.self_test(done)

    def _stop_looking(self) -> None:
        if self._browsing is not None:
            self._browsing.close()
            self._browsing = None

    def _go_back(self) -> None:
        self._stop_looking()
        self._page = None
        self._shell.go_back()

    def _set_up(self, names: tuple[str, ...], score: SheetScore | None = None) -> None:
        self._stop_looking()
        page = HostPage(self._shell.settings, names, score)
        page.open_requested.connect(self._host)
        page.back_requested.connect(self.open)
        self._show(page)

    def _show(self, page: QWidget) -> None:
        self._page = page
        self._shell.show_page(page)

    # -- to a table --------------------------------------------------------------

    def _join(self, where: FoundTable | Address | LeftTable, watch: bool) -> None:
        page = self._page
        assert isinstance(page, LanPage)
        names = page.player_names.names
        session = self._new_session(names, watch)
        session.attach(self.lan.join(where, names, session, watch=watch))
        self._typed = address_text(where) if isinstance(where, Address) else ""
        self._enter(session, where.host if isinstance(where, Address) else where.name)

    def _host(self, options: TableOptions, names: tuple[str, ...]) -> None:
        session, page = self._new_session(names), self._page
        session.from_sheet = bool(options.points)
        try:
            session.attach(self.lan.host(options, names, session))
        except ValueError:
            assert isinstance(page, HostPage)
            page.say_rules_refused()
            return
        self._enter(session, options.name)

    def _resume(self, kept: SavedTable) -> None:
        session = self._new_session(())
        session.attach(self.lan.resume(kept, session))
        self._enter(session, kept.name)

    def _new_session(self, names: tuple[str, ...], watch: bool = False) -> LanSession:
        session, settings = LanSession(names, watch, self), self._shell.settings
        session.own_face = lambda name: face_of_person(settings, name)
        session.keep_face = lambda face: keep_face(settings, face)
        settings.changed(Settings.faces).connect(session.send_faces)
        return session

    def _enter(self, session: LanSession, name: str) -> None:
        self._stop_looking()
        self.table = table = TableController(self._shell, session, self.lan.hosted_addresses)
        table.continue_requested.connect(lambda: self._go_on_from_sheet(session))
        session.over.connect(self._ended)
        page = JoinPage(session, name)
        page.back_requested.connect(self._cancel)
        self._show(page)

    # -- away from it ------------------------------------------------------------

    def _cancel(self) -> None:
        if self.table is not None:
            self.table.session.remote.leave()
        self._drop()
        self.open(address=self._typed)

    def _drop(self) -> None:
        """Delete the session and all that shows it."""
        if self.table is not None:
            self.table.session.stop_listening()
            self.table.end()
            self.table.session.deleteLater()
            self.table.deleteLater()
            self.table = None

    def _ended(
        self, code: EndCode, params: Mapping[str, int], reason: KickReason | None = None
    ) -> None:
        """Show why the connection to the table has ended."""
        table = self.table
        if table is None:
            return
        was_in, score = self.at_table, score_of(table.session)
        names = table.session.own_names
        # Only now may it be known that the host withholds the proof of the last race.
        unfair = unfair_deal(table.session)
        self._drop()
        text = "\n\n".join(filter(None, (ending(code, params, reason), unfair)))
        if was_in:
            self.open()
        else:
            self.open(text, self._typed)
        if code is RefusalCode.NAME_IN_USE and isinstance(self._page, LanPage):
            self._page.player_names.ask_again()
        if was_in and code is not ByeCode.LEFT:
            tell_end(
                self._shell.window,
                end_title(code),
                text,
                score is not None,
                lambda on: self._resettle(on, names, score),
            )

    def _resettle(self, wanted: bool, names: tuple[str, ...], score: SheetScore | None) -> None:
        if wanted and score is not None:
            self._set_up(names, score)

    def _go_on_from_sheet(self, session: LanSession) -> None:
        """Give up a lost host, and set up a table that continues the score sheet."""
        score = score_of(session)
        names = session.own_names
        session.remote.leave()
        self._drop()
        if score is None:
            self.open()
        else:
            self._set_up(names, score)
