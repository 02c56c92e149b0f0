"""What a window is told about a table: one method for each kind of news."""

from collections.abc import Mapping
from typing import Protocol

from mille_net.messages import ByeCode, KickReason, RefusalCode, Table
from mille_net.tables import ChatLine, DealReport, LinkState, Lost
from mille_rules.refusals import Refusal
from mille_rules.views import Update


class TableListener(Protocol):
    """A window at a table; called in its own thread, in the order in which things happen."""

    def connection(self, state: LinkState) -> None:
        """The connection has changed, or still does: words, places, attempts."""

    def table(self, table: Table) -> None:
        """The whole table but the cards, whenever any of it changes."""

    def updated(self, seat: int | None, update: Update) -> None:
        """What a seat of this window, or a spectator (None), is told of the match."""

    def refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        """A move was not made, by the rules or by the table; `update` says how things stand."""

    def request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        """The table says no to anything but a move; `what` is the name of that message."""

    def chat(self, line: ChatLine) -> None:
        """Somebody has written something."""

    def deal(self, report: DealReport) -> None:
        """How far the proof of a deal is."""

    def ended(
        self,
        code: ByeCode | RefusalCode | Lost,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        """It is over with this table; nothing is told after that."""
