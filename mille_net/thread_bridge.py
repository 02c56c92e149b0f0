"""Forwards what a session reports in the network's thread to a listener in the window's."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from mille_net.messages import ByeCode, KickReason, RefusalCode, Table, TakeBackAsked, TakeBackOver
from mille_net.table_listener import TableListener
from mille_net.tables import ChatLine, DealReport, LinkState, LostReason
from mille_rules.refusals import Refusal
from mille_rules.views import Update

#: Calls a function in the window's thread, soon and in order.
Deliver = Callable[[Callable[[], None]], None]


@dataclass
class _Call:
    """A call for the window's thread, which is not made if it is outdated by then."""

    method: Callable[..., None]
    arguments: tuple[object, ...]
    outdated: bool = False


class ThreadBridge:
    """A TableListener whose calls are made again in the window's thread, until `stop`."""

    def __init__(self, listener: TableListener, deliver: Deliver, over: Callable[[], None]) -> None:
        """`over` is called at once, in the network's thread, when the session has ended."""
        self._listener = listener
        self._deliver_to = deliver
        self._over = over
        self._stopped = False
        self._latest: _Call | None = None

    def stop(self) -> None:
        """Forward nothing more; to be called in the window's thread."""
        self._stopped = True

    def on_link(self, state: LinkState) -> None:
        self._forward(self._listener.on_link, state)

    def on_table(self, table: Table) -> None:
        self._forward(self._listener.on_table, table)

    def on_update(self, seat: int | None, update: Update) -> None:
        self._forward(self._listener.on_update, seat, update)

    def on_move_refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        self._forward(self._listener.on_move_refused, seat, refusal, update)

    def on_request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        self._forward(self._listener.on_request_refused, what, code, params)

    def on_chat(self, line: ChatLine) -> None:
        self._forward(self._listener.on_chat, line)

    def on_nudge(self, seat: int, seats: tuple[int, ...]) -> None:
        self._forward(self._listener.on_nudge, seat, seats)

    def on_turn_time(self, seat: int, left: int, runs: bool) -> None:
        self._forward(self._listener.on_turn_time, seat, left, runs)

    def on_deal(self, report: DealReport) -> None:
        self._forward(self._listener.on_deal, report)

    def on_take_back_asked(self, asked: TakeBackAsked) -> None:
        self._forward(self._listener.on_take_back_asked, asked)

    def on_take_back_over(self, over: TakeBackOver) -> None:
        self._forward(self._listener.on_take_back_over, over)

    def on_ended(
        self,
        code: ByeCode | RefusalCode | LostReason,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        self._forward(self._listener.on_ended, code, params, reason)
        self._over()

    def _forward(self, method: Callable[..., None], *arguments: object) -> None:
        before, call = self._latest, _Call(method, arguments)
        if before is not None and method == before.method == self._listener.on_table:
            # A window that is slower than the host needs only the latest of several tables.
            before.outdated = True
        self._latest = call
        self._deliver_to(partial(self._make, call))

    def _make(self, call: _Call) -> None:
        if not self._stopped and not call.outdated:
            call.method(*call.arguments)
