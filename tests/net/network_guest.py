"""A guest as a separate program, which finds a table, plays, and prints what happens.

python -m tests.net.network_guest FOLDER       joins the first table that is listed
python -m tests.net.network_guest --self-test  says why the list of tables may be empty
"""

import asyncio
import logging
import sys
import time
from pathlib import Path

from mille_net.discovery.self_test import self_test
from mille_net.limits import DEFAULT_PORT
from mille_net.messages import RefusalCode
from mille_net.tables import FoundTable, LinkPhase, LinkState
from mille_rules.views import Update
from tests.net.windows import Window

SEAT, NAME = 0, "Ben"
#: Seconds per move, so that disturbances happen during the race.
THOUGHT = 0.15


class Guest(Window):
    """A window that prints events."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, on=())
        self._said = ""

    def say(self, text: str) -> None:
        if text != self._said:
            self._said = text
            print(text, flush=True)

    def found(self, tables: tuple[FoundTable, ...]) -> None:
        if tables and self.match is None:
            self.say(f"found {tables[0].name}")
            self.match = self.lan.join(tables[0], (NAME,), self)

    def on_link(self, state: LinkState) -> None:
        super().on_link(state)
        self.say(state.link.value)
        if state.link is LinkPhase.SEATED and self.match is not None and not self.updates:
            self.match.take_seat(SEAT, NAME)
            self.match.ready(True)

    def on_request_refused(self, what: str, code: RefusalCode, params: object) -> None:
        """Ignore the refusal of a seat that the guest already has."""

    def on_update(self, seat: int | None, update: Update) -> None:
        super().on_update(seat, update)
        if seat == SEAT:
            self.say(f"seq {update.seq}")

    def go_on(self) -> None:
        """Run the window once."""
        self.turn(0.05)
        if self.told is not None and self.told.seats[SEAT].stand_in:
            self.say("stand-in")
        if self.deals:
            self.say(f"race {self.phase} {self.deals[-1].state}")
        if SEAT in self.updates and self.updates[SEAT].choices:
            time.sleep(THOUGHT)
            self.play()


def main(folder: str) -> None:
    """Play until the program is killed."""
    guest = Guest(Path(folder))
    browsing = guest.lan.browse(guest.found)
    while guest.match is None:
        guest.go_on()
    browsing.close()
    while True:
        guest.go_on()


def main_of_self_test() -> None:
    """Print the result of the self-test."""
    result = asyncio.run(self_test(DEFAULT_PORT))
    print(f"likely {result.cause} at {' '.join(result.addresses)}", flush=True)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    if sys.argv[1] == "--self-test":
        main_of_self_test()
    else:
        main(sys.argv[1])
