"""Errors in the score of a race that was entered by hand."""

from collections.abc import Sequence

from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.names import listed
from mille_qt.ui.texts.turns import names_together, side_name
from mille_qt.ui.translation import edition, translate
from mille_rules.tallies import TallyFault, TallyFaultCode


def fault(fault: TallyFault, names: Sequence[str], sides_of_race: int) -> str:
    """Return the sentence for an error; names are by seat."""
    sides = [side_name(side, names, None, sides_of_race) for side in dict.fromkeys(fault.sides)]
    # Names of teams have an "and" of their own.
    teams = sides_of_race < len(names)
    return _sentences()[fault.code].format(
        sides=listed(sides) if teams else names_together(sides),
        card="" if fault.card is None else card_name(fault.card),
        miles=number(fault.miles),
        step=number(edition().rules.step),
    )


def _sentences() -> dict[TallyFaultCode, str]:
    return {
        TallyFaultCode.STEPS: translate("Texts", "{sides}: miles must be a multiple of {step}."),
        TallyFaultCode.TOO_FAR: translate("Texts", "{sides}: the trip ends at {miles} miles."),
        TallyFaultCode.TWO_ARRIVE: translate(
            "Texts", "Only one side can complete the trip, but {sides} have {miles} miles."
        ),
        TallyFaultCode.SAFETY_TWICE: translate(
            "Texts", "There is only one {card}, but {sides} have it."
        ),
        TallyFaultCode.COUP_WITHOUT_SAFETY: translate(
            "Texts", "{sides}: a coup fourré with {card} needs that safety."
        ),
        TallyFaultCode.NOT_IN_DECK: translate("Texts", "These house rules play without {card}."),
        TallyFaultCode.NO_EXTENSION: translate("Texts", "These rules have no extension."),
        TallyFaultCode.TWO_CALL: translate(
            "Texts", "Only one side can call the extension, not {sides}."
        ),
        TallyFaultCode.CALLED_TOO_EARLY: translate(
            "Texts", "{sides}: the extension can only be called at {miles} miles."
        ),
    }
