"""Texts about rule sets: names, differences, values of fields."""

from collections.abc import Sequence
from typing import NamedTuple

from mille_qt.ui.editions import USUAL
from mille_qt.ui.texts.cards import card_name, counted, miles, number
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.texts.handicaps import handicap_list, handicaps_in_words
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, CountedTexts, in_edition, look_up, translate
from mille_rules.rule_kinds import Handicap, MilesBySeats
from mille_rules.rulesets import KINDS, ONE_RACE, SAFETY_MILES, RuleSet

#: More changes to a rule set are a paragraph that nobody reads in a tooltip or a line of facts.
MOST_CHANGES = 8


class RuleTexts(CountedTexts):
    """Plural forms, which lupdate finds only in `self.tr`."""

    def more(self, n: int) -> str:
        """Return the end of a list that leaves out so many house rules."""
        return self.tr("and %Ln more", "house rules, at the end of a list", n)


class RuleSetTexts(NamedTuple):
    """All texts about a rule set; a new one cannot leave any out."""

    name: str
    #: A line for people who do not know the game.
    introduction: str
    #: Its differences from the others.
    difference: str
    #: The documents behind it, and what this program decided where they say nothing.
    source: str


#: The texts about each rule set, in English.
_RULE_SETS = {
    "winning-moves": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Winning Moves"),
        QT_TRANSLATE_NOOP("Texts", "The usual rules: attack only players who are moving."),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Hazards can be played only on a rolling side. Two or three players use 101 cards.",
        ),
        QT_TRANSLATE_NOOP("Texts", "Winning Moves: the rules of the collector’s edition."),
    ),
    "classic": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Classic 1962"),
        QT_TRANSLATE_NOOP("Texts", "The 1962 box: you may hit someone who is already stopped."),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Hazards can be stacked: a stopped side can be attacked again. Always 106 cards.",
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Classic 1962: the Parker Brothers booklet, as quoted in the encyclopedia article "
            "on Mille Bornes.",
        ),
    ),
    "bsd": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "BSD Unix 1982"),
        QT_TRANSLATE_NOOP("Texts", "The Unix game for two: a safety lets you go on at once."),
        QT_TRANSLATE_NOOP(
            "Texts",
            "For two players. A safety removes its hazard at once and cannot be discarded.",
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "BSD Unix 1982: the manual page and source of the program mille; where they "
            "differ, the manual page.",
        ),
    ),
    "dujardin": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Dujardin"),
        QT_TRANSLATE_NOOP("Texts", "The French rules: no extra turns once the draw pile is empty."),
        QT_TRANSLATE_NOOP(
            "Texts",
            "The French booklet. No extra turns once the draw pile is empty; every side with "
            "miles scores shutouts.",
        ),
        QT_TRANSLATE_NOOP("Texts", "Dujardin: the French rule book."),
    ),
    "today": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Today’s US box"),
        QT_TRANSLATE_NOOP(
            "Texts", "Simpler: no Roll after a remedy, and the last card may pass the finish."
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "A repaired side rolls at once. The trip of two or three sides ends at 1,000 miles "
            "or more, without an extension. Always 106 cards.",
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Today’s US box: its rule sheet. Where that says nothing, Winning Moves; a match "
            "to 5,000 points is this program’s choice.",
        ),
    ),
    "today-french": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Today’s French box"),
        QT_TRANSLATE_NOOP(
            "Texts", "No points: who arrives first, or else is furthest, wins the race."
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Races are won, not points: by the first to arrive or, when the cards are gone, by "
            "whoever is furthest. Two or three sides drive 1,000 miles. Otherwise as Dujardin.",
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Today’s French box: its sheet on who wins, and Dujardin for everything else. That "
            "the first race decides, and what equal miles mean, is this program’s choice.",
        ),
    ),
    "board-game": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Board game"),
        QT_TRANSLATE_NOOP(
            "Texts", "The box with a board: who is first at 1,000, or else furthest, wins."
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "For two to four players, each for themselves. The first to complete the trip of "
            "1,000 miles wins the race or, when the cards are gone, whoever is furthest. "
            "Otherwise as Winning Moves.",
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Board game: reviews of the game with a board and four cars. Where they say "
            "nothing, Winning Moves; what equal miles mean is this program’s choice.",
        ),
    ),
    "express": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Express"),
        QT_TRANSLATE_NOOP("Texts", "A short game, also for children: discards can be played."),
        QT_TRANSLATE_NOOP(
            "Texts",
            "66 cards, hands of four, no Roll after a remedy. The top discard can be played "
            "instead of drawing, and a safety is 100 miles. The first to complete the trip of "
            "1,000 miles wins the race or, when the cards are gone, whoever is furthest.",
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Express: after a sheet and a program of the short game, which disagree about one "
            "card of the deck. Where they say nothing, Winning Moves; that the top discard is "
            "played at once, and what equal miles mean, is this program’s choice.",
        ),
    ),
    "stap-op": RuleSetTexts(
        QT_TRANSLATE_NOOP("Texts", "Stap op"),
        QT_TRANSLATE_NOOP("Texts", "The Dutch bicycle game: four tours, and often a headwind."),
        QT_TRANSLATE_NOOP(
            "Texts",
            "By bicycle, with 99 cards, hands of five and no safeties. Four tours make 100 km: 8 "
            "cards of 5 km, 4 of 6, 2 of 8 and 2 of 10. Cards above 6 need a tailwind. Who "
            "completes all tours first wins the race or, when the cards are gone, whoever is "
            "furthest.",
        ),
        QT_TRANSLATE_NOOP(
            "Texts",
            "Stap op: descriptions of the Dutch game. Teams, hazards only on rolling sides, the "
            "discards shuffled once, and that whoever is furthest wins when the cards are gone, "
            "are this program’s choice.",
        ),
    ),
}


def rule_set_texts(name: str) -> RuleSetTexts:
    """Return the texts about a rule set; of an unknown one, its name and nothing else."""
    if name not in _RULE_SETS:
        return RuleSetTexts(name, "", "", "")
    # Beside a match with words of its own, other rule sets keep theirs.
    with in_edition(USUAL):
        return RuleSetTexts(*(look_up("Texts", text) for text in _RULE_SETS[name]))


def rule_set_name(name: str) -> str:
    """Return the name of a rule set; an unknown one unchanged."""
    return rule_set_texts(name).name


def rules_called(rules: RuleSet) -> str:
    """Return what rules are called: their title with the rule set that they change, or its name."""
    return titled(rules.name, rules.title)


def titled(name: str, title: str) -> str:
    """Return a title with the rule set that its rules change; without a title, that alone."""
    rules = rule_set_name(name)
    if not title:
        return rules
    text = translate("Texts", "{title} ({rules})", "house rules, and what they are based on")
    return text.format(title=isolated(title), rules=rules)


def house_rules_in_words(
    rules: RuleSet, most: int = MOST_CHANGES, names: Sequence[str] = ()
) -> str:
    """Return sentences with the changes to the rule set and the handicaps; empty without any.

    Of more than `most`, it has the first ones, and how many more there are. `names` are those of
    the players, if they are known.
    """
    return " ".join(filter(None, (_changes(rules, most), handicaps_in_words(rules, names))))


def _changes(rules: RuleSet, most: int) -> str:
    text = translate("Texts", "{rule}: {value}")
    fields = [field for field, _ in rules.house_rules()]
    changes = [
        text.format(rule=rule_field(field), value=rule_value(field, getattr(rules, field)))
        for field in fields[:most]
    ]
    if not changes:
        return ""
    if len(fields) > most:
        changes.append(RuleTexts().more(len(fields) - most))
    return translate("Texts", "House rules: {list}.").format(list="; ".join(changes))


def match_length(rules: RuleSet) -> str:
    """Return the length of a match, for a list of facts about it."""
    if rules.one_race:
        return translate("Texts", "one race")
    return translate("Texts", "to {points}", "a match").format(points=counted(rules.goal, rules))


def rule_value(field: str, value: object) -> str:
    """Return the value of a field as text."""
    if field == "title" and not value:
        return translate("Texts", "none")
    if field == "match_target" and value == ONE_RACE:
        return translate("Texts", "One race")
    if isinstance(value, str):
        return _words().get((field, value), value)
    if isinstance(value, bool):
        return translate("Texts", "Yes") if value else translate("Texts", "No")
    if isinstance(value, int):
        return number(value)
    return _list(field, value) if isinstance(value, Sequence) else str(value)


def _list(field: str, value: Sequence[object]) -> str:
    if field == "deck":
        cards = sum(copies for copies in value if isinstance(copies, int))
        return translate("Texts", "{number} cards").format(number=number(cards))
    if isinstance(KINDS[field], MilesBySeats):
        return _targets(value)
    if field == "quotas":
        return _quotas(value)
    if field == "handicaps" and value:
        return handicap_list([own for own in value if isinstance(own, Handicap)])
    counts = [number(seats) for seats in value if isinstance(seats, int)]
    return names_together(counts) if counts else translate("Texts", "none")


def _targets(value: Sequence[object]) -> str:
    """Return the miles for each number of players, grouped by miles."""
    seats_of: dict[int, list[str]] = {}
    for pair in value:
        if isinstance(pair, tuple):
            seats_of.setdefault(pair[1], []).append(number(pair[0]))
    text = translate("Texts", "{miles} for {seats} players")
    parts = [
        text.format(miles=number(miles), seats=names_together(seats))
        for miles, seats in seats_of.items()
    ]
    return "; ".join(parts) or translate("Texts", "none")


def _quotas(value: Sequence[object]) -> str:
    """Return the most of each distance card that has a limit."""
    text = translate("Texts", "{card}: {number}", "the most of a distance card")
    pairs = [pair for pair in value if isinstance(pair, tuple)]
    said = [text.format(card=card_name(card), number=number(most)) for card, most in pairs]
    return "; ".join(said) or translate("Texts", "any number")


def _words() -> dict[tuple[str, str], str]:
    return {
        ("extension_award", "caller_else_opponents"): translate(
            "Texts", "Side that extended, else opponents"
        ),
        ("extension_award", "completer"): translate("Texts", "Side that arrives, else nobody"),
        ("battle_hazard_on", "any_card"): translate("Texts", "On any side that has started"),
        ("battle_hazard_on", "rolling"): translate("Texts", "Only on a rolling side"),
        ("speed_limit_on", "any_side"): translate("Texts", "On any side without a limit"),
        ("speed_limit_on", "rolling"): translate("Texts", "Only on a rolling side"),
        ("corrective_safety", "neutralise"): translate("Texts", "Ends it, as a remedy does"),
        ("corrective_safety", "remove"): translate("Texts", "Removes it, no Roll is needed"),
        ("finish", "exactly"): translate("Texts", "Exactly on the last mile"),
        ("finish", "at_least"): translate("Texts", "On the last mile or beyond"),
        ("safety_counts", "points"): translate("Texts", "Points"),
        ("safety_counts", "miles"): miles(SAFETY_MILES),
        ("hand_ends", "hands_empty"): translate("Texts", "When no cards are left"),
        ("hand_ends", "no_playable"): translate("Texts", "When nobody can play a card"),
        ("shutout_to", "completer"): translate("Texts", "Side that arrives"),
        ("shutout_to", "every_opponent"): translate("Texts", "Every side with miles"),
        ("winning", "points"): translate("Texts", "The most points"),
        ("winning", "races"): translate("Texts", "Races won"),
        ("tie_policy", "draw"): translate("Texts", "Shared win"),
        ("tie_policy", "extra_hand"): translate("Texts", "One more race"),
    }
