"""The interface through which a network session reports to a window."""

from collections.abc import Mapping
from typing import Protocol

from mille_net.messages import ByeCode, KickReason, RefusalCode, Table, TakeBackAsked, TakeBackOver
from mille_net.tables import ChatLine, DealReport, LinkState, LostReason
from mille_rules.refusals import Refusal
from mille_rules.views import Update


class TableListener(Protocol):
    """A window at a table; called in the window's thread, in the order of the events."""

    def on_link(self, state: LinkState) -> None:
        """The connection has changed, or its words, place or number of attempts has."""

    def on_table(self, table: Table) -> None:
        """Anything about the table except the cards has changed."""

    def on_update(self, seat: int | None, update: Update) -> None:
        """The match has changed, as a seat of this window or a spectator (None) may see it."""

    def on_move_refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        """The rules or the table have refused a move; `update` is the current state."""

    def on_request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        """The table has refused a request other than a move; `what` is the message's name."""

    def on_chat(self, line: ChatLine) -> None:
        """Somebody has written a line of chat."""

    def on_nudge(self, seat: int, seats: tuple[int, ...]) -> None:
        """The player of a seat reminds those of `seats` that it is their turn."""

    def on_turn_time(self, seat: int, left: int, runs: bool) -> None:
        """So many seconds are left for the turn of a seat; they run, or stand still."""

    def on_deal(self, report: DealReport) -> None:
        """The proof of a deal has made progress."""

    def on_take_back_asked(self, asked: TakeBackAsked) -> None:
        """A seat wants to take back its move; people at this screen may be asked."""

    def on_take_back_over(self, over: TakeBackOver) -> None:
        """That request has ended; if all have agreed, updates without the move follow."""

    def on_ended(
        self,
        code: ByeCode | RefusalCode | LostReason,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        """The session has ended; no method is called after this one."""
