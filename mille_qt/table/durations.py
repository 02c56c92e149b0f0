"""How long things take to move, in milliseconds at the middle pace."""

#: Factors for the paces of the slider: instant, quick, normal, calm, slow.
PACES = (0.0, 0.5, 1.0, 1.6, 2.4)

DRAW = 220
PLAY = 260
DISCARD = 240
#: An opponent's card is first shown large, long enough to be read.
SHOW = 750
SHOW_FLIGHT = 220
COUP = 520
#: Between two opponents' turns.
PAUSE = 180


def paced(milliseconds: int, pace: int) -> int:
    """A duration at a pace of 0 (instant) to 4 (slow)."""
    return round(milliseconds * PACES[pace])
