"""Texts about the cards that are still out."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.lists import listed
from mille_rules.cards import Card, Family

translate = QCoreApplication.translate


def card_out(card: Card, count: int) -> str:
    """Return how many cards of a kind are still out."""
    return translate("Texts", "{card}: {count}").format(card=card_name(card), count=number(count))


def family_out(family: Family, counts: Sequence[tuple[Card, int]]) -> str:
    """Return how many cards of each kind of a family are still out."""
    cards = listed(card_out(card, count) for card, count in counts)
    return _families()[family].format(cards=cards)


def _families() -> dict[Family, str]:
    return {
        Family.DISTANCE: translate("Texts", "Distance cards still out: {cards}."),
        Family.HAZARD: translate("Texts", "Hazards still out: {cards}."),
        Family.REMEDY: translate("Texts", "Remedies still out: {cards}."),
        Family.SAFETY: translate("Texts", "Safeties still out: {cards}."),
    }
