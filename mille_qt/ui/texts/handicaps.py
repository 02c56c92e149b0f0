"""Texts about handicaps: one, those of a seat, and those of a table."""

from collections.abc import Sequence

from mille_qt.ui.editions import edition_of
from mille_qt.ui.texts.cards import miles, number, points
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import CountedTexts, in_edition, translate
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import RuleSet


class HandicapTexts(CountedTexts):
    """Plural forms, which lupdate finds only in `self.tr`."""

    def hand(self, n: int) -> str:
        """Return the size of a smaller hand."""
        return self.tr("hand of %Ln cards", "a handicap", n)


def handicap_words(kind: str, amount: int) -> str:
    """Return what a handicap is: `+500 points`, `+100 miles`, `hand of 4 cards`."""
    if kind == "hand":
        return HandicapTexts().hand(amount)
    return f"+{points(amount) if kind == 'points' else miles(amount)}"


def handicap_of(rules: RuleSet, seat: int) -> str:
    """Return the handicap of a seat; empty for none."""
    own = (handicap for handicap in rules.handicaps if handicap.seat == seat)
    with in_edition(edition_of(rules.name)):
        return "".join(handicap_words(kind, amount) for _, kind, amount in own)


def handicap_list(handicaps: Sequence[Handicap], names: Sequence[str] = ()) -> str:
    """Return who has which handicap, by name where names are known, else by seat."""
    text = translate("Texts", "{player}: {handicap}")
    return "; ".join(
        text.format(player=_player(own.seat, names), handicap=handicap_words(own.kind, own.amount))
        for own in handicaps
    )


def _player(seat: int, names: Sequence[str]) -> str:
    if names:
        return isolated(names[seat])
    return translate("Texts", "seat {number}").format(number=number(seat + 1))


def handicaps_in_words(rules: RuleSet, names: Sequence[str] = ()) -> str:
    """Return a sentence with all handicaps; empty without any."""
    if not rules.handicaps:
        return ""
    text = translate("Texts", "Handicaps: {list}.")
    with in_edition(edition_of(rules.name)):
        return text.format(list=handicap_list(rules.handicaps, names))
