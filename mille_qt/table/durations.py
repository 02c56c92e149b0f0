"""How long things take to move, in milliseconds; those of events at the middle pace."""

from typing import NamedTuple

#: Factors for the paces of the slider: instant, quick, normal, calm, slow.
PACES = (0.0, 0.5, 1.0, 1.6, 2.4)

# -- dealing and drawing
#: One dealt card in the air, and how long after it the next one leaves at most.
DEAL, DEAL_STEP = 320, 70
#: However many are dealt, the last one leaves so long after the first: nobody likes to wait.
DEAL_SPAN = 1300
DRAW = 260

# -- playing
#: From the hand, or from where it was shown large, to its place.
PLAY, DISCARD = 280, 260
#: An opponent's card comes up large, and is shown long enough to be read: an attack and a safety
#: must be understood, anything else only noticed.
SHOW_FLIGHT = 260
SHOW_NEWS, SHOW_PLAIN, SHOW_DISCARD = 800, 520, 420
#: A card that leaves a tableau for the discards.
REMOVE = 320

# -- coup fourré
#: The safety comes up, is shown, strikes the hazard away, and turns into its place.
COUP_COME, COUP_SHOW, COUP_STRIKE, COUP_TURN = 320, 620, 200, 460
#: The points rise and fade; the game goes on before they are gone.
COUP_POINTS, COUP_REST = 1200, 700

# -- what a card does where it lands: one flash each, far from three in a second
HIT, HIT_SHAKE, GLOW, COUP_GLOW = 420, 320, 520, 1000
#: A new number of miles counts up.
ROLL = 520
#: Kilometre stone and flag on the lane of the side that has arrived.
FLOURISH = 1500
#: Between two opponents' turns.
PAUSE = 180
#: The light on the lane of somebody who thinks goes once along it in this time.
THINK = 1800

# -- the hand answers the pointer at once, whatever the pace
#: Rising, and going to another place or back to its own.
RISE, SETTLE = 110, 180


class Tempo(NamedTuple):
    """How fast things move: the pace of 0 (instant) to 4 (slow), and whether they move at all."""

    pace: int = 0
    reduced: bool = False

    @property
    def moves(self) -> bool:
        """Whether anything is animated."""
        return self.pace > 0 and not self.reduced

    def of(self, milliseconds: int) -> int:
        """A duration at this pace."""
        return round(milliseconds * PACES[self.pace])
