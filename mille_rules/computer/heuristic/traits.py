"""How far a computer player thinks: weaknesses that people have, each with a name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Traits:
    """What a player is able to do; the defaults are those of one who misses nothing."""

    #: Remembers which cards have been shown; otherwise thinks that the whole deck is still out.
    counts_cards: bool = True
    #: Works out which distances add up to the target exactly; otherwise only how far it is.
    plans_arrival: bool = True
    #: Keeps a safety for a coup fourré; otherwise lays it down as soon as it is drawn.
    saves_safeties: bool = True
    #: How many times as dear as it is the safe trip seems: 0 for who does not see it, more than 1
    #: for who saves the 200s, being too fond of it.
    minds_safe_trip: float = 1.0
    #: The chance to think of answering a hazard with the safety in the hand.
    notices_coups: float = 1.0
    #: The chance that attacking comes to mind at all, decision by decision.
    aggression: float = 1.0
    #: Leaves alone a side that has not gone a mile or lies clearly behind.
    spares_the_weak: bool = False
    #: How far off the worth of a play is judged, as the standard deviation in points.
    misjudges: float = 0.0
    #: The same for what a card is worth to keep: a hand kept without a plan.
    misjudges_hand: float = 0.0
    #: How much of what a card is good for is overlooked at most when a card has to go, as a share;
    #: what the one Roll and the only remedy of a kind are good for never is.
    overlooks: float = 0.0

    @property
    def uses_chance(self) -> bool:
        """True if anything is left to chance."""
        always = self.notices_coups == 1 and self.aggression == 1
        return not always or max(self.misjudges, self.misjudges_hand, self.overlooks) > 0


#: Somebody who misses nothing.
ALERT = Traits()
