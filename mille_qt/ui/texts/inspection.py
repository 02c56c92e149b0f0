"""What cards and places are and do, for whoever asks about one."""

from mille_qt.ui.texts.cards import card_name, miles, number, printed_miles
from mille_qt.ui.translation import edition, translate
from mille_rules.cards import DISTANCES, REMEDY_FOR, REPAIRED_BY, SAFETY_FOR, Card, Family


def full_name(card: Card) -> str:
    """The name of a card; distance cards with their unit."""
    return miles(printed_miles(card)) if card in DISTANCES else card_name(card)


def what_it_does(card: Card) -> str:
    """What a card does, in one sentence."""
    match card.family:
        case Family.HAZARD:
            text = _hazard(card)
            remedy, safety = card_name(REMEDY_FOR[card]), card_name(SAFETY_FOR[card])
            limit = number(edition().rules.limit_miles)
            return text.format(remedy=remedy, safety=safety, limit=limit)
        case Family.REMEDY:
            if card is Card.ROLL:
                return translate("Texts", "The green light: drives off, and on after a Stop.")
            text = translate("Texts", "Puts an end to {hazard}.")
            return text.format(hazard=card_name(REPAIRED_BY[card]))
        case Family.SAFETY:
            if card is Card.RIGHT_OF_WAY:
                return translate(
                    "Texts",
                    "For the whole race, no Stop and no Speed Limit can hurt you, and you drive "
                    "without a Roll. Played at once as an answer, it is a coup fourré.",
                )
            hazard = next(hazard for hazard, safety in SAFETY_FOR.items() if safety is card)
            text = translate(
                "Texts",
                "For the whole race, {hazard} cannot hurt you. "
                "Played at once as an answer, it is a coup fourré.",
            )
            return text.format(hazard=card_name(hazard))
        case _:
            if card is Card.MILES_200:
                return translate(
                    "Texts", "Your longest stage; by most rules only a few are allowed in a race."
                )
            return translate("Texts", "A stage on your way, while you roll.")


def _hazard(card: Card) -> str:
    if card is Card.SPEED_LIMIT:
        return translate(
            "Texts",
            "Allows an opponent stages of {limit} at most, until {remedy} or {safety} is played.",
        )
    return translate(
        "Texts", "Stops an opponent who is rolling, until {remedy} or {safety} is played."
    )


def can_be_played(reached: int | None) -> str:
    """That a card can be played now; `reached` is the sum of the miles with a distance card."""
    if reached is None:
        return translate("Texts", "You can play it now.")
    return translate("Texts", "Now it takes you to {miles}.").format(miles=miles(reached))


def draw_pile_words(offers_top: bool) -> str:
    """Describe the draw pile; `offers_top`: the top discard can be played instead."""
    if offers_top:
        return translate("Texts", "A turn begins with one card from here, or with the top discard.")
    return translate("Texts", "Every turn begins with one card from here.")


def discard_pile_words(offers_top: bool, shuffles: bool) -> str:
    """Describe the discard pile; `shuffles`: it will become the draw pile."""
    said = translate("Texts", "Cards that nobody wanted. They aren’t dealt again in this race.")
    if shuffles:
        said = translate(
            "Texts",
            "Cards that nobody wanted. When the draw pile is empty, they are shuffled and become "
            "the new one.",
        )
    if offers_top:
        top = translate("Texts", "The top one can be played instead of drawing a card.")
        return f"{said} {top}"
    return said


def battle_words() -> str:
    """What an empty place for hazards and remedies is."""
    return translate("Texts", "The place for the green light, for hazards and for what ends them.")


def speed_words(limited: bool) -> str:
    """Describe an empty place for a speed limit; a race may begin with one."""
    if limited:
        return translate("Texts", "The race begins with a speed limit, until it is ended here.")
    return translate("Texts", "No speed limit. One that is played lies here until it ends.")


def distance_words() -> str:
    """What the distance cards are."""
    return translate("Texts", "The stages so far. What counts is their sum.")
