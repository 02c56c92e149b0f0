"""The names printed on the cards, independent of the language of the menus.

English and French belong to the cards like their pictures do, and do not pass through Qt's
translation. The names in any further language are those of its translation.
"""

from enum import StrEnum

from mille_qt.ui.language import in_force, text_in
from mille_qt.ui.paths import languages
from mille_rules.cards import Family

BACK = "back"
PRINTED = ("en", "fr")
"""The languages of the names that the cards themselves bring."""
SMALL_BELOW = 90
"""Logical pixels of card height under which a card has a large index instead of names."""


class CardLanguage(StrEnum):
    """The card's own names to show. A further language is given by its code: `es`."""

    BOTH = "both"
    ENGLISH = "english"
    FRENCH = "french"


FAMILIES: dict[Family, tuple[str, ...]] = {
    Family.DISTANCE: ("25", "50", "75", "100", "200"),
    Family.HAZARD: ("accident", "out-of-gas", "flat-tire", "stop", "speed-limit"),
    Family.REMEDY: ("repairs", "gasoline", "spare-tire", "roll", "end-of-limit"),
    Family.SAFETY: ("driving-ace", "extra-tank", "puncture-proof", "right-of-way"),
}

FACES: tuple[str, ...] = tuple(slug for slugs in FAMILIES.values() for slug in slugs)

_FAMILY_OF = {slug: family for family, slugs in FAMILIES.items() for slug in slugs}

# By slug: the English name, then the French one.
CARD_NAMES: dict[str, tuple[str, str]] = {
    "accident": ("Accident", "Accident"),
    "out-of-gas": ("Out of Gas", "Panne d’essence"),
    "flat-tire": ("Flat Tire", "Pneu crevé"),
    "stop": ("Stop", "Stop"),
    "speed-limit": ("Speed Limit", "Limite de vitesse"),
    "repairs": ("Repairs", "Réparations"),
    "gasoline": ("Gasoline", "Essence"),
    "spare-tire": ("Spare Tire", "Roue de secours"),
    "roll": ("Roll", "Roulez"),
    "end-of-limit": ("End of Limit", "Fin de limite de vitesse"),
    "driving-ace": ("Driving Ace", "As du volant"),
    "extra-tank": ("Extra Tank", "Citerne d’essence"),
    "puncture-proof": ("Puncture Proof", "Increvable"),
    "right-of-way": ("Right of Way", "Véhicule prioritaire"),
}


def family_of(slug: str) -> Family | None:
    """The family of the card with this slug; None for the back and for unknown slugs."""
    return _FAMILY_OF.get(slug)


def further_languages() -> tuple[str, ...]:
    """The codes of the languages that have names for the cards, besides the cards' own two."""
    return tuple(code for code in languages() if code not in PRINTED)


def usual_card_language() -> str:
    """Return the cards' own names for English and French, otherwise the language of the menus."""
    spoken = in_force()
    return CardLanguage.BOTH if spoken in PRINTED else spoken


def card_languages() -> tuple[str, ...]:
    """Return all card languages."""
    return (*CardLanguage, *further_languages())


def card_names(slug: str, language: str) -> tuple[str, ...]:
    """The names to print, in order, English first; none for distance and unknown cards."""
    names = CARD_NAMES.get(slug, ())
    if language == CardLanguage.BOTH:
        return names
    if language == CardLanguage.FRENCH:
        return names[1:]
    if language == CardLanguage.ENGLISH:
        return names[:1]
    return tuple(text_in(language, "Texts", name) for name in names[:1])
