"""The traits of a computer player: human weaknesses, each with a name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Traits:
    """The abilities of a player; the defaults are those of a player without weaknesses."""

    #: Remembers which cards have been shown; otherwise takes all cards but its own for unseen.
    counts_cards: bool = True
    #: Works out which distances add up to the target exactly; otherwise only how far it is.
    plans_arrival: bool = True
    #: A factor for the value of the safe trip: 0 if it is overlooked, more than 1 if it is
    #: overrated, so that 200s are saved.
    minds_safe_trip: float = 1.0
    #: The chance to notice that a safety in the hand answers a hazard.
    notices_coups: float = 1.0
    #: The chance to consider attacks, for each decision.
    aggression: float = 1.0
    #: Does not attack a side that has no miles yet or is clearly behind.
    spares_the_weak: bool = False
    #: The error in judging a play, as the standard deviation in points.
    misjudges: float = 0.0
    #: The same for the value of keeping a card.
    misjudges_hand: float = 0.0
    #: The largest share of a card's value that is overlooked when it is to be discarded; the value
    #: of the only Roll and of the only remedy of a kind is never overlooked.
    overlooks: float = 0.0

    @property
    def uses_chance(self) -> bool:
        """True if decisions depend on chance."""
        always = self.notices_coups == 1 and self.aggression == 1
        return not always or max(self.misjudges, self.misjudges_hand, self.overlooks) > 0


#: A player without weaknesses.
ALERT = Traits()
