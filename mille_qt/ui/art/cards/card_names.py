"""The names printed on the cards, independent of the language of the menus.

English and French belong to the cards like their pictures do, and do not pass through Qt's
translation. The names in any further language are those of its translation. Mil Hitos is a deck
with names and a back of its own.
"""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.language import in_force, own_name, text_in
from mille_qt.ui.paths import languages
from mille_qt.ui.translation import translate
from mille_rules.cards import Family

BACK = "back"
PRINTED = ("en", "fr")
"""The languages of the names that the cards themselves bring."""
SMALL_BELOW = 90
"""Logical pixels of card height under which a card has a large index instead of names."""


class CardLanguage(StrEnum):
    """The card's own names to show. A further language is given by its code: `es`."""

    BOTH = "both"
    FRENCH_FIRST = "french-first"
    ENGLISH = "english"
    FRENCH = "french"
    TODAY_US = "today-us"
    TODAY_FRENCH = "today-french"
    MIL_HITOS = "mil-hitos"


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

#: What today's boxes print instead of the English and of the French names.
TODAY_NAMES: dict[str, tuple[str, str]] = {
    "roll": ("Go", "Feu vert"),
    "extra-tank": ("Fuel Truck", "Camion-citerne"),
    "right-of-way": ("Emergency Vehicle", "Prioritaire"),
}

#: The Spanish deck. No source was found for the words printed on the cards of Heraclio Fournier:
#: these are the words that Spanish descriptions of the game use, shortened to fit on a card.
MIL_HITOS_NAMES: dict[str, tuple[str]] = {
    "accident": ("Accidente",),
    "out-of-gas": ("Sin carburante",),
    "flat-tire": ("Neumático pinchado",),
    "stop": ("Semáforo rojo",),
    "speed-limit": ("Límite de velocidad",),
    "repairs": ("Reparación",),
    "gasoline": ("Gasolina",),
    "spare-tire": ("Neumático de repuesto",),
    "roll": ("Semáforo verde",),
    "end-of-limit": ("Fin del límite de velocidad",),
    "driving-ace": ("As del volante",),
    "extra-tank": ("Tanque extra",),
    "puncture-proof": ("A prueba de pinchazos",),
    "right-of-way": ("Prioridad de paso",),
}


_TODAY = CARD_NAMES | TODAY_NAMES
# The names of the cards that each card language takes from, and which of them.
_NAMES_OF: dict[str, tuple[Mapping[str, tuple[str, ...]], slice]] = {
    CardLanguage.BOTH: (CARD_NAMES, slice(None)),
    CardLanguage.FRENCH_FIRST: (CARD_NAMES, slice(None, None, -1)),
    CardLanguage.ENGLISH: (CARD_NAMES, slice(1)),
    CardLanguage.FRENCH: (CARD_NAMES, slice(1, None)),
    CardLanguage.TODAY_US: (_TODAY, slice(1)),
    CardLanguage.TODAY_FRENCH: (_TODAY, slice(1, None)),
    CardLanguage.MIL_HITOS: (MIL_HITOS_NAMES, slice(None)),
}


# The language of its first name, into which an edition translates names of its own.
_SPOKEN: dict[str, str] = {
    CardLanguage.BOTH: "en",
    CardLanguage.ENGLISH: "en",
    CardLanguage.TODAY_US: "en",
    CardLanguage.FRENCH_FIRST: "fr",
    CardLanguage.FRENCH: "fr",
    CardLanguage.TODAY_FRENCH: "fr",
    CardLanguage.MIL_HITOS: "es",
}


def family_of(slug: str) -> Family | None:
    """The family of the card with this slug; None for the back and for unknown slugs."""
    return _FAMILY_OF.get(slug)


def further_languages() -> tuple[str, ...]:
    """The codes of the languages that have names for the cards, besides the cards' own two."""
    return tuple(code for code in languages() if code not in PRINTED)


def usual_card_language() -> str:
    """Return both of the cards' own names, the player's first, or those in a further language."""
    spoken = in_force()
    return {"en": CardLanguage.BOTH, "fr": CardLanguage.FRENCH_FIRST}.get(spoken, spoken)


def card_languages() -> tuple[str, ...]:
    """Return all card languages, the deck with names of its own last."""
    return tuple(card_language_names())


def card_language_names() -> dict[str, str]:
    """Return what each card language is called in menus, in their order."""
    return {
        CardLanguage.BOTH: translate("Preferences", "English and French"),
        CardLanguage.FRENCH_FIRST: translate("Preferences", "French and English"),
        CardLanguage.ENGLISH: translate("Preferences", "English only"),
        CardLanguage.FRENCH: translate("Preferences", "French only"),
        CardLanguage.TODAY_US: translate("Preferences", "Today’s US box"),
        CardLanguage.TODAY_FRENCH: translate("Preferences", "Today’s French box"),
        **{code: own_name(code) for code in further_languages()},
        CardLanguage.MIL_HITOS: translate("Preferences", "Mil Hitos, the Spanish deck"),
    }


def card_names(slug: str, language: str, edition: Edition = USUAL) -> tuple[str, ...]:
    """The names to print, in their order; none for distance and unknown cards.

    Where an edition has a name of its own, it is printed with its translation.
    """
    if slug in edition.printed:
        return _own_names(slug, _SPOKEN.get(language, language), edition)
    if language in _NAMES_OF:
        names, part = _NAMES_OF[language]
        return names.get(slug, ())[part]
    return tuple(text_in(language, "Texts", name) for name in CARD_NAMES.get(slug, ())[:1])


def _own_names(slug: str, spoken: str, edition: Edition) -> tuple[str, ...]:
    names = [edition.printed[slug]]
    if spoken in edition.words:
        usual = text_in(spoken, "Texts", CARD_NAMES[slug][0])
        names.append(edition.reworded(spoken, "Texts", usual))
    return tuple(names)


def art_of(slug: str, language: str, edition: Edition) -> Path:
    """The path of the SVG file of a card; Mil Hitos has a back of its own."""
    own = slug == BACK and has_deck_name(language, edition)
    return edition.picture("cards", f"{BACK}-{language}.svg" if own else f"{slug}.svg")


def has_deck_name(language: str, edition: Edition) -> bool:
    """Whether the cards show the name of the Spanish deck."""
    return language == CardLanguage.MIL_HITOS and not edition.printed
