"""What a table tells a window, on its way to the players of this machine's seats."""

from collections.abc import Mapping

from mille_net.messages import ByeCode, KickReason, RefusalCode, Table
from mille_net.table_listener import TableListener
from mille_net.tables import ChatLine, DealReport, LinkState, Lost
from mille_rules.match import Player
from mille_rules.refusals import Refusal
from mille_rules.views import Update


class RemoteSeats:
    """A `TableListener` that serves players as a `Match` does, and passes everything on."""

    def __init__(self, listener: TableListener) -> None:
        self._listener = listener
        self._players: dict[int, Player] = {}
        self._latest: dict[int, Update] = {}
        #: This guest's number at the table, -1 before it is let in.
        self.me = -1
        #: The three words of the first contact.
        self.words: tuple[str, ...] = ()

    def sit(self, seat: int, player: Player) -> None:
        """Give a seat to a player, who is told how things stand as soon as that is known."""
        self._players[seat] = player
        update = self._latest.get(seat)
        if update is not None:
            player.update(update._replace(events=()))

    def connection(self, state: LinkState) -> None:
        """Keep the words and the number that come with it."""
        self.words = state.words or self.words
        self.me = max(self.me, state.me)
        self._listener.connection(state)

    def table(self, table: Table) -> None:
        """The table has changed."""
        self._listener.table(table)

    def updated(self, seat: int | None, update: Update) -> None:
        """Tell a seat's player, then the window."""
        if seat is not None:
            self._latest[seat] = update
            if seat in self._players:
                self._players[seat].update(update)
        self._listener.updated(seat, update)

    def refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        """The same; where the table refuses, not the rules, a player sees how things stand."""
        self._latest[seat] = update
        player = self._players.get(seat)
        if player is not None and isinstance(refusal, Refusal):
            player.refused(refusal, update)
        elif player is not None:
            player.update(update)
        self._listener.refused(seat, refusal, update)

    def request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        """The table says no."""
        self._listener.request_refused(what, code, params)

    def chat(self, line: ChatLine) -> None:
        """Somebody has written something."""
        self._listener.chat(line)

    def deal(self, report: DealReport) -> None:
        """How far the proof of a deal is."""
        self._listener.deal(report)

    def ended(
        self,
        code: ByeCode | RefusalCode | Lost,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        """It is over with this table."""
        self._listener.ended(code, params, reason)
