"""Ann and Ben with windows on separate computers."""

from collections.abc import Callable

from mille_net.lan import parse_address
from mille_net.messages import TablePhase
from mille_net.tables import Address, DealState, FoundTable, LinkPhase, SeatPlan
from tests.net.windows import HERE, PATIENCE, Window, table_for, until

OPEN, ANN = SeatPlan("open"), SeatPlan("human", "Ann")
COMPUTER = SeatPlan("computer", "Marcel", "easy")
Opens = Callable[..., Window]


def host(ann: Window, *seats: SeatPlan, door: str = "open") -> Address:
    """Open Ann's table and return its address."""
    ann.match = ann.lan.host(table_for(*seats, door=door), ("Ann",), ann)
    return hosted(ann)


def hosted(ann: Window) -> Address:
    until(lambda: ann.told is not None and bool(ann.lan.hosted_addresses()), ann)
    return Address(HERE, parse_address(ann.lan.hosted_addresses()[0]).port)


def knock(ann: Window, ben: Window, where: Address | FoundTable) -> None:
    """Let Ben ask to join Ann's table, and wait for the answer."""
    ben.match = ben.lan.join(where, ("Ben",), ben)
    until(lambda: bool(ann.told.waiting) and ben.at is LinkPhase.WAITING, ann, ben)


def join(ann: Window, ben: Window, where: Address | FoundTable) -> None:
    """Let Ben join, admitted by Ann."""
    knock(ann, ben, where)
    ann.match.admit(ann.told.waiting[0].id, True)
    until(lambda: ben.seated and ben.told is not None, ann, ben)


def begin(ann: Window, ben: Window, where: Address) -> None:
    """Let Ben take the second seat, and start the match."""
    join(ann, ben, where)
    ben.match.take_seat(1, "Ben")
    ben.match.ready(True)
    until(lambda: ann.told.seats[1].ready, ann, ben)
    ann.match.start()

    def playing() -> bool:
        # Refused if Ben's connection has just broken: he is ready again after returning.
        if ann.denials and ann.told.seats[1].ready:
            ann.denials.clear()
            ann.match.start()
        return has_cards(ann, 0) and has_cards(ben, 1)

    until(playing, ann, ben)


def has_cards(window: Window, seat: int) -> bool:
    return seat in window.updates and bool(window.updates[seat].view.hand)


def play_race(ann: Window, ben: Window, patience: float = PATIENCE) -> None:
    """Play the current race, until its deal has been verified."""
    ann.playing = ben.playing = True
    until(lambda: is_over(ann) and is_over(ben), ann, ben, patience=patience)
    assert ann.updates[0].view.match == ben.updates[1].view.match


def is_over(window: Window) -> bool:
    said = window.deals[-1].state if window.deals else None
    looked_into = said in (DealState.VERIFIED, DealState.PARTLY, DealState.FAILED)
    return window.phase is TablePhase.BETWEEN and looked_into


def verified(window: Window) -> bool:
    return window.deals[-1].state is DealState.VERIFIED
