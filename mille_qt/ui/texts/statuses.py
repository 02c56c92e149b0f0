"""Texts about the state of a side."""

from mille_qt.ui.texts.cards import card_name
from mille_qt.ui.translation import translate
from mille_rules.cards import Card
from mille_rules.rulesets import RuleSet
from mille_rules.state import Status, Tableau


def status(tableau: Tableau, rules: RuleSet) -> str:
    """Return the state of a side and what it needs, including a speed limit."""
    return _with_limit(_standing(tableau, rules), tableau)


def short_status(tableau: Tableau) -> str:
    """Return the state of a side and what it needs, short enough for a glance."""
    if tableau.status is Status.ROLLING and tableau.limited:
        return translate("Texts", "Rolling · limit 50").replace(" 50", "\N{NO-BREAK SPACE}50")
    return _short()[tableau.status]


def brief_status(tableau: Tableau) -> str:
    """Return the state of a side in one or two words."""
    return _in_brief()[tableau.status]


def _with_limit(text: str, tableau: Tableau) -> str:
    if not tableau.limited:
        return text
    limited = translate("Texts", "{status}. Limit 50").format(status=text)
    return limited.replace(" 50", "\N{NO-BREAK SPACE}50")


def _standing(tableau: Tableau, rules: RuleSet) -> str:
    texts = _needs_roll_too()
    if Card.RIGHT_OF_WAY in tableau.safeties or not rules.roll_after_remedy:
        texts |= _needs_remedy_only()
    return texts[tableau.status]


def _needs_roll_too() -> dict[Status, str]:
    return {
        Status.ROLLING: translate("Texts", "Rolling"),
        Status.NOT_STARTED: translate("Texts", "Not started. Needs a Roll"),
        Status.STOPPED: translate("Texts", "Stop. Needs a Roll"),
        Status.NEEDS_ROLL: translate("Texts", "Repaired. Needs a Roll"),
        Status.ACCIDENT: translate("Texts", "Stopped: accident. Needs repairs, then a Roll"),
        Status.OUT_OF_GAS: translate("Texts", "Stopped: out of gas. Needs gasoline, then a Roll"),
        Status.FLAT_TIRE: translate("Texts", "Stopped: flat tire. Needs a spare tire, then a Roll"),
    }


def _short() -> dict[Status, str]:
    return {
        Status.ROLLING: translate("Texts", "Rolling"),
        Status.NOT_STARTED: translate("Texts", "Not started · needs a Roll"),
        Status.STOPPED: translate("Texts", "Stop · needs a Roll"),
        Status.NEEDS_ROLL: translate("Texts", "Repaired · needs a Roll"),
        Status.ACCIDENT: translate("Texts", "Accident · needs repairs"),
        Status.OUT_OF_GAS: translate("Texts", "Out of gas · needs gas"),
        Status.FLAT_TIRE: translate("Texts", "Flat tire · needs a spare"),
    }


def _in_brief() -> dict[Status, str]:
    return {
        Status.ROLLING: translate("Texts", "Rolling"),
        Status.NOT_STARTED: translate("Texts", "Not started"),
        Status.STOPPED: card_name(Card.STOP),
        Status.NEEDS_ROLL: translate("Texts", "Needs a Roll"),
        Status.ACCIDENT: card_name(Card.ACCIDENT),
        Status.OUT_OF_GAS: card_name(Card.OUT_OF_GAS),
        Status.FLAT_TIRE: card_name(Card.FLAT_TIRE),
    }


def _needs_remedy_only() -> dict[Status, str]:
    """With Right of Way, and by some house rules, a repaired car can move at once."""
    return {
        Status.ACCIDENT: translate("Texts", "Stopped: accident. Needs repairs"),
        Status.OUT_OF_GAS: translate("Texts", "Stopped: out of gas. Needs gasoline"),
        Status.FLAT_TIRE: translate("Texts", "Stopped: flat tire. Needs a spare tire"),
    }
