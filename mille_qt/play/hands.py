"""The places of the hand of every seat that looks at this screen."""

from mille_qt.ui.hand_order import HandPlaces
from mille_qt.ui.settings import Settings
from mille_rules.cards import Card
from mille_rules.views import View


class Hands:
    """The places of the hand that a view shows; a view of nobody's hand has none.

    The order is the one that the settings name at that moment.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_seat: dict[int, HandPlaces] = {}

    def arrange(self, view: View) -> None:
        """Have the cards of a view lie in their places."""
        if view.seat is not None:
            hand = self._by_seat.setdefault(view.seat, HandPlaces(view.setup.rules.hand_size))
            hand.show(view.hand, self._settings.hand_order)

    def of(self, view: View | None) -> HandPlaces | None:
        """The places of the hand that a view shows, once it has been arranged."""
        return None if view is None or view.seat is None else self._by_seat.get(view.seat)

    def to_be(self, view: View) -> tuple[Card | None, ...]:
        """What will lie in each place once this view is arranged."""
        if view.seat is None:
            return ()
        held = self.of(view)
        hand = HandPlaces(view.setup.rules.hand_size) if held is None else held.copy()
        hand.show(view.hand, self._settings.hand_order)
        return hand.cards
