"""A phone shows its player's hand, and a code is valid only while it is shown."""

from mille_qt.features.phones.phones_dialog import PhonesDialog
from mille_qt.ui.editions import edition_of
from mille_rules.views import view_for
from tests.qt.model.world import World


class PhonesShowTheirHands:
    """Compares what phones show with the record, and codes with the dialog."""

    def __init__(self, world: World) -> None:
        self._world = world

    def find(self) -> list[str]:
        """Return pictures of other hands, and codes that nobody sees."""
        phones, session = self._world.phones, self._world.window.match
        if phones is None:
            return []
        found = [f"a code for {name} is not shown" for name in {*phones.codes} - self._seen()]
        if session is None or not phones.pictures:
            return found
        state = self._world.read(session.text()).record.state
        edition = edition_of(state.setup.rules.name)
        own = f"{edition.name}-" if edition.words else ""
        seats = {session.own_name(seat): seat for seat in session.people}
        for name, picture in phones.pictures.items():
            shown = [entry["card"] for entry in picture["hand"]]
            # After a race the screen shows what everybody still held, and phones the score.
            held = name in seats and not picture["score"]
            hand = view_for(state, seats[name]).hand if held else ()
            if shown != [f"{own}{card.slug}" for card in hand]:
                found.append(f"the phone of {name} shows {shown}, and the hand is {hand}")
        return found

    def _seen(self) -> set[str]:
        """Return the players whose codes are on the screen."""
        dialogs = self._world.window.findChildren(PhonesDialog)
        return {each.code.player for each in dialogs if each.code.isVisible()}
