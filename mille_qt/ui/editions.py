"""Editions: what a rule set has of its own, in a folder of the resources with its name.

`words.json` has the names printed on its cards, the colours of its country and, for each language,
the words of the texts that are others in this edition. Its pictures, in folders like those of the
resources, replace those of the same name.
"""

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mille_qt.ui.paths import resource
from mille_rules.cards import DISTANCES, SAFETIES, Card
from mille_rules.rulesets import DEFAULT_RULES, PRESETS, RuleSet

_FOLDER, _WORDS = "editions", "words.json"
_PRINTED, _WORDS_OF, _ON_BACK = "printed", "words", "on_back"
_COLOURS, _RELIEF = "colours", "relief"
#: The contexts of the texts about the game.
_ABOUT_THE_GAME = (
    *("AmountTexts", "HandicapsButton", "HouseRules", "MatchLength", "RacePage", "Rules"),
    *("ScoreSheet", "Texts"),
)
_HARD_SPACES = re.compile("[\u00a0\u202f]")


class Edition(NamedTuple):
    """A rule set as it is shown; most have nothing of their own."""

    rules: RuleSet
    #: The names on the cards by slug, in the language of the edition.
    printed: Mapping[str, str]
    #: Words in place of others, by language.
    words: Mapping[str, Mapping[str, str]]
    #: The number on the back of the cards, and on a stone beside a road that is no race.
    on_back: str = "1000"
    #: Colours of its landscape and its road in place of others, by these.
    colours: Mapping[str, str] = MappingProxyType({})
    #: The height of mountains and hills, as a multiple of the usual one.
    relief: float = 1.0

    @property
    def name(self) -> str:
        """The name of its rule set."""
        return self.rules.name

    @property
    def safeties(self) -> tuple[Card, ...]:
        """The safeties that it has, all or none."""
        return SAFETIES if any(self.rules.deck[card] for card in SAFETIES) else ()

    def reworded(self, language: str, context: str, text: str) -> str:
        """Return a text in the words of the edition, if it is about the game.

        Names between braces stay, and so do texts in a language without words.
        """
        if context not in _ABOUT_THE_GAME or language not in self.words:
            return text
        return _reworded(self.name, language, text)

    def picture(self, folder: str, file: str) -> Path:
        """Return the path of a picture in a folder of the resources, or of the edition's own."""
        own = resource(_FOLDER, self.name) if self.draws(folder, file) else resource()
        return own / folder / file

    def draws(self, folder: str, file: str) -> bool:
        """Return whether the edition has a picture of its own in place of this one."""
        return f"{folder}/{file}" in _files(self.name)

    def number_on(self, card: Card) -> int:
        """Return the number printed on a distance card; 0 for others."""
        return self.rules.distances[card] if card in DISTANCES else 0

    def index_on(self, slug: str) -> str:
        """Return the number printed on the distance card with this slug, as text."""
        return str(self.number_on(Card.from_slug(slug)))


@cache
def edition_of(name: str) -> Edition:
    """Return the edition of a rule set; most have nothing of their own."""
    rules = PRESETS.get(name, DEFAULT_RULES)
    if _WORDS not in _files(rules.name):
        return Edition(rules, {}, {})
    words = json.loads(resource(_FOLDER, rules.name, _WORDS).read_text("utf-8"))
    country = words[_COLOURS], words[_RELIEF]
    return Edition(rules, words[_PRINTED], words[_WORDS_OF], words[_ON_BACK], *country)


def own_editions() -> tuple[Edition, ...]:
    """Return the editions with words, names and pictures of their own."""
    return tuple(edition for edition in map(edition_of, PRESETS) if edition.words)


@cache
def _files(name: str) -> frozenset[str]:
    """Return the paths of the files in an edition's folder, below it."""
    folder = resource(_FOLDER, name)
    return frozenset(path.relative_to(folder).as_posix() for path in folder.rglob("*.*"))


@lru_cache(maxsize=4096)  # The same texts are said again with every move.
def _reworded(name: str, language: str, text: str) -> str:
    words = edition_of(name).words[language]
    pattern = _pattern(name, language)
    return pattern.sub(lambda found: words[_HARD_SPACES.sub(" ", found[0])], text)


@cache
def _pattern(name: str, language: str) -> re.Pattern[str]:
    """Return a pattern of whole words, in which the longest come first."""
    words = sorted(edition_of(name).words[language], key=len, reverse=True)
    return re.compile("|".join(map(_whole, words)))


def _whole(words: str) -> str:
    """Return a pattern of some words that does not find them inside a longer one."""
    before = r"(?<![\w{])" if words[0].isalnum() else ""
    after = r"(?![\w}])" if words[-1].isalnum() else ""
    return before + re.escape(words).replace(r"\ ", "[ \u00a0\u202f]") + after


#: The edition of the default rules, with the cards and words of the program.
USUAL = edition_of(DEFAULT_RULES.name)
