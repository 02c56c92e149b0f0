"""Whole states that a view allows, with some arrangement of the hidden cards."""

from mille_rules.cards import Card
from mille_rules.state import Hands, Pile, Race, State
from mille_rules.views import View


def imagined(view: View, hands: Hands, pile: Pile) -> State:
    """Return the state with given hands and draw pile that a view shows."""
    drawn = sum(view.setup.rules.deck_for(view.setup.seats)) - view.draw_pile
    # The order of the cards that have been drawn does not matter.
    gone = (Card.MILES_25,) * drawn
    return State(
        setup=view.setup,
        match=view.match,
        race=Race(gone + pile, view.target, view.extension_by, view.completer, view.shuffled),
        phase=view.phase,
        turn=view.turn,
        drawn=drawn,
        discards=view.discards,
        hands=hands,
        tableaux=view.tableaux,
        question=view.question,
    )
