"""What happens in the network's thread, told in the window's."""

from collections.abc import Callable, Mapping
from functools import partial

from mille_net.messages import ByeCode, KickReason, RefusalCode, Table
from mille_net.table_listener import TableListener
from mille_net.tables import ChatLine, DealReport, LinkState, Lost
from mille_rules.refusals import Refusal
from mille_rules.views import Update

#: Has a call made in the window's thread, soon and in order.
Deliver = Callable[[Callable[[], None]], None]


class DeliveringListener:
    """A `TableListener` whose calls another one gets, by way of `deliver`."""

    def __init__(self, listener: TableListener, deliver: Deliver, over: Callable[[], None]) -> None:
        """`over` is called here, at once, when it is over with the table."""
        self._listener = listener
        self._deliver = deliver
        self._over = over

    def connection(self, state: LinkState) -> None:
        """Pass it on."""
        self._deliver(partial(self._listener.connection, state))

    def table(self, table: Table) -> None:
        """Pass it on."""
        self._deliver(partial(self._listener.table, table))

    def updated(self, seat: int | None, update: Update) -> None:
        """Pass it on."""
        self._deliver(partial(self._listener.updated, seat, update))

    def refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        """Pass it on."""
        self._deliver(partial(self._listener.refused, seat, refusal, update))

    def request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        """Pass it on."""
        self._deliver(partial(self._listener.request_refused, what, code, params))

    def chat(self, line: ChatLine) -> None:
        """Pass it on."""
        self._deliver(partial(self._listener.chat, line))

    def deal(self, report: DealReport) -> None:
        """Pass it on."""
        self._deliver(partial(self._listener.deal, report))

    def ended(
        self,
        code: ByeCode | RefusalCode | Lost,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        """Pass it on, the last of all."""
        self._deliver(partial(self._listener.ended, code, params, reason))
        self._over()
