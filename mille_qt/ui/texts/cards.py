"""Names of cards and amounts of miles and points, in the language of the menus."""

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from mille_rules.cards import Card

translate = QCoreApplication.translate


class AmountTexts(QObject):
    """Plural forms, which lupdate finds only in `self.tr`."""

    def miles(self, n: int) -> str:
        """Return a number of miles."""
        return self.tr("%Ln miles", "", n)

    def points(self, n: int) -> str:
        """Return a number of points."""
        return self.tr("%Ln points", "", n)


def number(n: int) -> str:
    """Format a number for the language: 1,000 or 1 000."""
    return QLocale().toString(n)


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


def card_name(card: Card) -> str:
    """Return the name of a card; the number for distance cards."""
    return number(card.miles) if card.miles else _names()[card]


def _names() -> dict[Card, str]:
    return {
        Card.ACCIDENT: translate("Texts", "Accident"),
        Card.OUT_OF_GAS: translate("Texts", "Out of Gas"),
        Card.FLAT_TIRE: translate("Texts", "Flat Tire"),
        Card.STOP: translate("Texts", "Stop"),
        Card.SPEED_LIMIT: translate("Texts", "Speed Limit"),
        Card.REPAIRS: translate("Texts", "Repairs"),
        Card.GASOLINE: translate("Texts", "Gasoline"),
        Card.SPARE_TIRE: translate("Texts", "Spare Tire"),
        Card.ROLL: translate("Texts", "Roll"),
        Card.END_OF_LIMIT: translate("Texts", "End of Limit"),
        Card.DRIVING_ACE: translate("Texts", "Driving Ace"),
        Card.EXTRA_TANK: translate("Texts", "Extra Tank"),
        Card.PUNCTURE_PROOF: translate("Texts", "Puncture Proof"),
        Card.RIGHT_OF_WAY: translate("Texts", "Right of Way"),
    }
