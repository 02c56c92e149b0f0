"""Whole states that a view allows, its hidden cards being laid out in some way."""

from mille_rules.cards import Card
from mille_rules.state import Hands, Pile, Race, State
from mille_rules.views import View


def imagined(view: View, hands: Hands, pile: Pile) -> State:
    """The state with such hands and such a draw pile, in the order drawn, that gives this view."""
    drawn = sum(view.setup.rules.deck_for(view.setup.seats)) - view.draw_pile
    # What has been drawn is on the table or in a hand: where it lay in the deck does not matter.
    gone = (Card.MILES_25,) * drawn
    return State(
        setup=view.setup,
        match=view.match,
        race=Race(gone + pile, view.target, view.extension_by, view.completer),
        phase=view.phase,
        turn=view.turn,
        drawn=drawn,
        discards=view.discards,
        hands=hands,
        tableaux=view.tableaux,
        question=view.question,
    )
