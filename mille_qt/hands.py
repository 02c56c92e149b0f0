"""Which card lies in which place, for every seat that looks at this screen."""

from mille_qt.settings import Settings
from mille_qt.table.hand_order import HandPlaces
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

    def of(self, view: View | None) -> tuple[Card | None, ...]:
        """What lies in each place of a view that has been arranged, None where nothing does."""
        hand = self._places(view)
        return () if hand is None else hand.cards

    def to_be(self, view: View) -> tuple[Card | None, ...]:
        """What will lie in each place once this view is arranged."""
        if view.seat is None:
            return ()
        held = self._places(view)
        hand = HandPlaces(view.setup.rules.hand_size) if held is None else held.copy()
        hand.show(view.hand, self._settings.hand_order)
        return hand.cards

    def will_use(self, view: View | None, place: int) -> None:
        """The next card that leaves is the one in this place, not another of its kind."""
        hand = self._places(view)
        if hand is not None:
            hand.will_use(place)

    def swap(self, view: View | None, one: int, other: int) -> None:
        """Let two places change cards."""
        hand = self._places(view)
        if hand is not None:
            hand.swap(one, other)

    def sort(self, view: View | None) -> None:
        """Bring families together now."""
        hand = self._places(view)
        if hand is not None:
            hand.sort()

    def _places(self, view: View | None) -> HandPlaces | None:
        return None if view is None or view.seat is None else self._by_seat.get(view.seat)
