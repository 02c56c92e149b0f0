"""Names of cards and amounts of miles and points, in the language of the menus."""

from mille_qt.ui.translation import QT_TRANSLATE_NOOP, CountedTexts, edition, locale, look_up
from mille_rules.cards import DISTANCES, Card
from mille_rules.rulesets import RuleSet

_NAMES = {
    Card.ACCIDENT: QT_TRANSLATE_NOOP("Texts", "Accident"),
    Card.OUT_OF_GAS: QT_TRANSLATE_NOOP("Texts", "Out of Gas"),
    Card.FLAT_TIRE: QT_TRANSLATE_NOOP("Texts", "Flat Tire"),
    Card.STOP: QT_TRANSLATE_NOOP("Texts", "Stop"),
    Card.SPEED_LIMIT: QT_TRANSLATE_NOOP("Texts", "Speed Limit"),
    Card.REPAIRS: QT_TRANSLATE_NOOP("Texts", "Repairs"),
    Card.GASOLINE: QT_TRANSLATE_NOOP("Texts", "Gasoline"),
    Card.SPARE_TIRE: QT_TRANSLATE_NOOP("Texts", "Spare Tire"),
    Card.ROLL: QT_TRANSLATE_NOOP("Texts", "Roll"),
    Card.END_OF_LIMIT: QT_TRANSLATE_NOOP("Texts", "End of Limit"),
    Card.DRIVING_ACE: QT_TRANSLATE_NOOP("Texts", "Driving Ace"),
    Card.EXTRA_TANK: QT_TRANSLATE_NOOP("Texts", "Extra Tank"),
    Card.PUNCTURE_PROOF: QT_TRANSLATE_NOOP("Texts", "Puncture Proof"),
    Card.RIGHT_OF_WAY: QT_TRANSLATE_NOOP("Texts", "Right of Way"),
}


class AmountTexts(CountedTexts):
    """Plural forms, which lupdate finds only in `self.tr`."""

    def miles(self, n: int) -> str:
        """Return a number of miles."""
        return self.tr("%Ln miles", "", n)

    def points(self, n: int) -> str:
        """Return a number of points."""
        return self.tr("%Ln points", "", n)

    def races(self, n: int) -> str:
        """Return a number of races that are won."""
        return self.tr("%Ln races won", "", n)


def number(n: int) -> str:
    """Format a number for the language: 1,000 or 1 000."""
    return locale().toString(n)


def signed(n: int) -> str:
    """Format a difference with its sign: `+1,250`, `−350`, `0`."""
    sign = "+" if n > 0 else "−" if n < 0 else ""
    return f"{sign}{number(abs(n))}"


def miles(n: int) -> str:
    """Return a number of miles with the unit."""
    return AmountTexts().miles(n)


def points(n: int) -> str:
    """Return a number of points with the unit."""
    return AmountTexts().points(n)


def counted(n: int, rules: RuleSet) -> str:
    """Return a number of what decides a match, with the unit: points, or races won."""
    return AmountTexts().races(n) if rules.by_races else points(n)


def printed_miles(card: Card) -> int:
    """Return the number printed on a distance card; 0 for others."""
    return edition().number_on(card)


def card_name(card: Card) -> str:
    """Return the name of a card; the number for distance cards."""
    return number(printed_miles(card)) if card in DISTANCES else look_up("Texts", _NAMES[card])
