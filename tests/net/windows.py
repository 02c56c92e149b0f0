"""Uses `Lan` like a window, without a screen and in the thread of the test."""

import contextlib
import queue
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from mille_net.guest.remote_table import RemoteTable
from mille_net.lan import Lan
from mille_net.messages import (
    ByeCode,
    KickReason,
    RefusalCode,
    Table,
    TablePhase,
    TakeBackAsked,
    TakeBackOver,
)
from mille_net.tables import (
    ChatLine,
    DealReport,
    LinkPhase,
    LinkState,
    LostReason,
    SeatPlan,
    TableOptions,
)
from mille_rules import DEFAULT_RULES
from mille_rules.computer.levels.styled import strategy_for
from mille_rules.computer.player import ImmediateThinker
from mille_rules.refusals import Refusal
from mille_rules.views import Update

HERE = "127.0.0.1"
#: Time limit in seconds for expected events.
PATIENCE = 30.0


class Window:
    """A listener that records events, and makes sensible moves."""

    def __init__(self, folder: Path, announce: bool = False, on: tuple[str, ...] = (HERE,)) -> None:
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.lan = Lan(
            folder, self._calls.put, "Test 1", lambda _deliver: ImmediateThinker(), on, announce
        )
        self.match: RemoteTable | None = None
        self.link: LinkState | None = None
        self.links: list[LinkPhase] = []
        self.told: Table | None = None
        self.updates: dict[int | None, Update] = {}
        self.seen: list[Update] = []
        self.refusals: list[Refusal | RefusalCode] = []
        self.denials: list[tuple[str, RefusalCode, Mapping[str, int]]] = []
        self.lines: list[ChatLine] = []
        self.nudges: list[tuple[int, tuple[int, ...]]] = []
        self.turn_times: list[tuple[int, int, bool]] = []
        self.deals: list[DealReport] = []
        self.end: tuple[ByeCode | RefusalCode | LostReason, Mapping[str, int]] | None = None
        #: Seats that move automatically.
        self.playing = False
        self._answered: set[tuple[int, int]] = set()

    # --- events ---------------------------------------------------------------------------------

    def on_link(self, state: LinkState) -> None:
        self.link = state
        self.links.append(state.link)

    def on_table(self, table: Table) -> None:
        self.told = table

    def on_update(self, seat: int | None, update: Update) -> None:
        self.updates[seat] = update
        self.seen.append(update)

    def on_move_refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        self.refusals.append(refusal)
        self.updates[seat] = update

    def on_request_refused(self, what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        self.denials.append((what, code, params))

    def on_chat(self, line: ChatLine) -> None:
        self.lines.append(line)

    def on_nudge(self, seat: int, seats: tuple[int, ...]) -> None:
        self.nudges.append((seat, seats))

    def on_turn_time(self, seat: int, left: int, runs: bool) -> None:
        self.turn_times.append((seat, left, runs))

    def on_deal(self, report: DealReport) -> None:
        self.deals.append(report)

    def on_take_back_asked(self, asked: TakeBackAsked) -> None:
        pass

    def on_take_back_over(self, over: TakeBackOver) -> None:
        pass

    def on_ended(
        self,
        code: ByeCode | RefusalCode | LostReason,
        params: Mapping[str, int],
        reason: KickReason | None = None,
    ) -> None:
        self.end = (code, params)

    # --- actions --------------------------------------------------------------------------------

    def play(self) -> None:
        """Make one move for every seat of this window that must move."""
        for seat, update in self.updates.items():
            if seat is None or not update.choices or (seat, update.seq) in self._answered:
                continue
            self._answered.add((seat, update.seq))
            move = update.choices[0]
            if len(update.choices) > 1:
                move = strategy_for("easy").choose(update.view, update.choices)
            assert self.match is not None
            self.match.submit(seat, move, update.seq)

    def forget(self) -> None:
        """Delete all recorded events but the latest of each kind."""
        for memory in (self.links, self.seen, self.refusals, self.denials, self.lines, self.deals):
            memory.clear()
        self._answered.clear()

    @property
    def phase(self) -> TablePhase | None:
        return None if self.told is None else self.told.phase

    @property
    def at(self) -> LinkPhase | None:
        return None if self.link is None else self.link.link

    @property
    def seated(self) -> bool:
        return self.at is LinkPhase.SEATED

    def turn(self, seconds: float = 0.01) -> None:
        """Process the events of the network."""
        with contextlib.suppress(queue.Empty):
            self._calls.get(timeout=seconds)()
        if self.playing:
            self.play()


def until(condition: Callable[[], bool], *windows: Window, patience: float = PATIENCE) -> None:
    """Run windows until a condition is true."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, [(w.link, w.phase, w.end, w.denials) for w in windows]
        for window in windows:
            window.turn(0.002)


def table_for(*seats: SeatPlan, door: str = "open", name: str = "Ann's table") -> TableOptions:
    """Return options for a table on any free port."""
    return TableOptions(name, DEFAULT_RULES, seats, door, True, 30, port=0, idle=120)
