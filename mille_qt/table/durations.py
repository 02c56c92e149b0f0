"""Durations of animations in milliseconds; those of events at normal pace."""

from typing import NamedTuple

#: Factors for the paces of the slider: instant, quick, normal, calm, slow.
PACES = (0.0, 0.5, 1.0, 1.6, 2.4)

# -- dealing and drawing
#: The flight of one dealt card, and the maximum time until the next one leaves.
DEAL, DEAL_STEP = 320, 70
#: The maximum time between the first and the last dealt card.
DEAL_SPAN = 1300
DRAW = 260

# -- playing
#: From the hand, or from its large picture, to its position.
PLAY, DISCARD = 280, 260
#: From this number of seats on, a table is large. The turns of computer players there: drawing,
#: playing, discarding a card that is not shown large, and how long other cards than hazards and
#: safeties are shown.
LARGE_TABLE = 4
BRIEF_DRAW, BRIEF_PLAY, BRIEF_DISCARD, SHOW_BRIEFLY = 130, 220, 420, 160
#: An opponent's card becomes large and is shown long enough to be read, hazards and safeties longer
#: than other cards.
SHOW_FLIGHT = 260
SHOW_NEWS, SHOW_PLAIN, SHOW_DISCARD = 800, 520, 420
#: From a tableau to the discard pile; before that, up if a coup fourré throws it back.
REMOVE, BOUNCE = 320, 220

# -- coup fourré
#: The safety becomes large, is shown, strikes the hazard away, and turns into its position.
COUP_COME, COUP_SHOW, COUP_STRIKE, COUP_TURN = 320, 620, 200, 560
#: A great moment: the table is dark, with large words. A golden number that rises and fades.
MOMENT, POINTS = 1300, 1200

# -- effects where a card lands: single flashes, far fewer than three per second
HIT, HIT_SHAKE, GLOW, COUP_GLOW = 420, 320, 520, 1000
#: Driving: the least time, and more for each mile, so that a car is faster on a long way.
DRIVE, DRIVE_MILE = 420, 2.6
#: The shield that throws back the hazard of a coup fourré.
SHIELD = 620
#: A moment at the finish line before anything else happens.
ARRIVED = 150
#: The golden number over the finish of an extended trip.
EXTENSION = 900
#: A hazard that needs no answer is on the table so long before the game goes on.
STRUCK = 900
#: The pause between two opponents' turns, and at a large table.
PAUSE, BRIEF_PAUSE = 180, 60
#: One run of the light along the lane of a side that is thinking.
THINK = 1800

# -- the hand's reaction to the pointer, at any pace
#: A card rises, and moves to another place or back to its own.
RISE, SETTLE = 110, 180


def pause(seats: int) -> int:
    """The pause between two opponents' turns at a table of so many seats."""
    return BRIEF_PAUSE if seats >= LARGE_TABLE else PAUSE


class Tempo(NamedTuple):
    """The speed of animations: a pace from 0 (none) to 4 (slow), and whether motion is reduced."""

    pace: int = 0
    reduced: bool = False

    @property
    def moves(self) -> bool:
        """Whether anything is animated."""
        return self.pace > 0 and not self.reduced

    def of(self, milliseconds: int) -> int:
        """A duration at this pace."""
        return round(milliseconds * PACES[self.pace])
