"""Plays a race knowing only what the accessibility tree says: names, states and actions.

A separate program for the system's Python, which alone has the bindings of AT-SPI. Its arguments
are a number of seconds, a number of presses (0 for a whole race) and the command that starts the
game, on the same session bus. It prints one line of JSON with all announcements. If it has not
finished after that many seconds, it prints its stack and ends.
"""

import faulthandler
import json
import subprocess
import sys
import time
import traceback

import pyatspi
from gi.repository import GLib

#: Milliseconds between two looks at the table, and seconds after which nothing has happened.
LOOK, PATIENCE = 30, 45
#: Seconds after which names do not change any more.
SETTLED = 0.12
#: Never thrown away: the program would ask first.
KEPT = ("Driving Ace", "Extra Tank", "Puncture Proof", "Right of Way", "miles")


class BlindPlayer:
    """Reads names, presses buttons, and hears what is announced."""

    def __init__(self, most_presses):
        self.heard = []
        self.presses, self.most_presses, self.last = 0, most_presses, time.monotonic()
        self.changed = self.last
        self.reading = self.answered = self.table = None

    def hear(self, event):
        """Keep what is announced."""
        self.heard.append([str(event.any_data), event.detail1])
        self.last = time.monotonic()

    def look(self):
        """Look at the table once, and press what is to be pressed."""
        if time.monotonic() - self.last > PATIENCE:
            return self.end("nothing happens any more")
        try:
            return self.act()
        except GLib.Error:
            # Something was deleted while it was looked at.
            return True
        except Exception:
            # GLib would remove the timer and go on waiting for ever.
            return self.end(traceback.format_exc())

    def act(self):
        """Press the next button; return False when the race or the last press is over."""
        frame = program_window()
        if frame is None:
            return True
        if any("This race:" in words for words, _ in self.heard):
            return self.end("")
        self.table = self.table or table_in(frame)
        if self.table is None:
            return True
        places = {place.name: place for place in shown_places(self.table)}
        buttons = [name for name, place in places.items() if is_button(place)]
        # Names change one by one, and the last of them when the news have been said: only what
        # reads the same for a while is a table to act on. One that has been acted on will read
        # differently.
        before, self.reading = self.reading, sorted(places)
        if self.reading != before:
            self.changed = time.monotonic()
        settled = time.monotonic() - self.changed >= SETTLED
        if settled and self.reading != self.answered:
            name = choose(list(places), buttons)
            if name is not None and self.presses == self.most_presses > 0:
                return self.end("")
            if name is not None:
                self.answered, self.last = self.reading, time.monotonic()
                self.presses += 1
                places[name].queryAction().doAction(0)
        return True

    def end(self, trouble):
        """Say how it went."""
        told = {"trouble": trouble, "heard": self.heard, "presses": self.presses}
        print(json.dumps(told))
        sys.stdout.flush()
        # Announcements of the end are still on their way.
        pyatspi.Registry.stop()
        return False


SAFETIES = ("Driving Ace", "Extra Tank", "Puncture Proof", "Right of Way")


def choose(names, buttons):
    """The name of the button to press: answer, play, or throw away the first card that may go."""
    for answer in (*(f"Play {safety}" for safety in SAFETIES), "Stop here", "Continue"):
        for name in buttons:
            if name.startswith(answer):
                return name
    if not any(name.startswith("Your turn") for name in names):
        return None
    cards = [name for name in buttons if ", place " in name and "place for" not in name]
    playable = [name for name in cards if ", can be played, " in name]
    if playable:
        return playable[0]
    if any(", chosen, " in name for name in cards):
        return discard_pile(buttons)
    loose = [name for name in cards if not any(kept in name for kept in KEPT)]
    return (loose or cards or [None])[0]


def discard_pile(names):
    """The discard pile, whatever lies on it."""
    return next((name for name in names if name.startswith("Discard pile")), None)


def program_window():
    """The window of the program, if it is there."""
    for program in children(pyatspi.Registry.getDesktop(0)):
        for window in children(program):
            return window
    return None


def children(node):
    """The children of a node, without those that were deleted in the meantime."""
    return (child for child in node if child is not None)


def table_in(node):
    """What the slots of the table lie on."""
    for child in children(node):
        if child.name.startswith("Draw pile"):
            return node
        found = table_in(child)
        if found is not None:
            return found
    return None


def is_button(place):
    """Whether a press does something here."""
    return place.getRole() == pyatspi.ROLE_PUSH_BUTTON


def shown_places(node):
    """What is read or pressed on the table, and the buttons of the bar while it is to be seen."""
    for child in children(node):
        if child.getRole() in (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_LIST_ITEM):
            if child.getState().contains(pyatspi.STATE_SHOWING):
                yield child
        elif child.getRole() == pyatspi.ROLE_PANEL and child.name:
            yield from shown_places(child)


def main():
    """Play until the race is over, or for as many presses as asked for."""
    faulthandler.dump_traceback_later(float(sys.argv[1]), exit=True)
    player = BlindPlayer(int(sys.argv[2]))
    pyatspi.Registry.registerEventListener(player.hear, "object:announcement")
    # Names and roles are remembered until the program says that they are others now, as readers
    # have it.
    for change in ("accessible-name", "accessible-description", "accessible-role"):
        pyatspi.Registry.registerEventListener(
            lambda _event: None, f"object:property-change:{change}"
        )
    # Otherwise looking leaves no time for hearing on a busy machine.
    GLib.timeout_add(LOOK, player.look, priority=GLib.PRIORITY_DEFAULT_IDLE)
    game = subprocess.Popen(sys.argv[3:])
    pyatspi.Registry.start()
    game.terminate()
    game.wait()


if __name__ == "__main__":
    main()
