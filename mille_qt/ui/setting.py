"""A setting: its default, and how values of its kind are written and read as text."""

import re
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, overload

from mille_qt.ui.cards.card_names import card_languages
from mille_rules import PRESETS, RuleSet, Sitter
from mille_rules.rulesets import SEAT_COUNTS

Value = TypeVar("Value")

#: More names than a family and its friends have.
PLAYERS_REMEMBERED = 50


class Store(Protocol):
    """Where the texts of settings are kept, by name."""

    def text(self, name: str) -> str | None:
        """The text of a setting, None where it has its default."""

    def keep(self, name: str, text: str) -> None:
        """Write a text down for a setting."""


class Setting(Generic[Value]):
    """One setting: its default, and how it is written and read; ValueError for a damaged text."""

    def __init__(
        self,
        default: Value,
        read: Callable[[str], Value],
        write: Callable[[Value], str] = str,
        suited: Callable[[], Value] | None = None,
    ) -> None:
        """`suited` finds what is best as things are, for as long as nothing is chosen."""
        self.default, self.read, self.write = default, read, write
        self._suited = suited
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, store: None, owner: type) -> "Setting[Value]": ...
    @overload
    def __get__(self, store: Store, owner: type) -> Value: ...

    def __get__(self, store: Store | None, owner: type) -> "Setting[Value] | Value":
        if store is None:
            return self
        text = store.text(self.name)
        if text is None and self._suited is not None:
            return self._suited()
        try:
            return self.default if text is None else self.read(text)
        except (ValueError, KeyError, TypeError):
            return self.default

    def __set__(self, store: Store, value: Value) -> None:
        store.keep(self.name, self.text_of(value))

    def text_of(self, value: Value) -> str:
        """A value as it is written; one that could not be read again is the caller's mistake."""
        text = self.write(value)
        self.read(text)
        return text


def whole_number(low: int, high: int, default: int) -> Setting[int]:
    """A whole number within bounds, both included."""

    def read(text: str) -> int:
        if not low <= int(text) <= high:
            raise ValueError(f"expected {low} to {high}, got {text}")
        return int(text)

    return Setting(default, read)


def switch(default: bool) -> Setting[bool]:
    """On or off."""
    words = {"true": True, "false": False}
    return Setting(default, lambda text: words[text], lambda value: str(value).lower())


def write_json(value: object) -> str:
    """A value that JSON has, as the readers below read it."""
    # No first table needs it, and importing it takes a hundredth of a start.
    import json

    return json.dumps(value)


def _from_json(text: str) -> Any:
    import json

    return json.loads(text)


def read_text(text: str) -> str:
    """A line of text, as JSON."""
    value = _from_json(text)
    if not isinstance(value, str):
        raise ValueError(f"expected a text, got {text!r}")
    return value


def read_sitters(text: str) -> tuple[Sitter, ...]:
    """Who sits where, as many as can play."""
    entries = _from_json(text)
    sitters = tuple(Sitter(kind, name) for kind, name in entries)
    known = all(re.fullmatch(r"human|computer-[a-z-]+", sitter.kind) for sitter in sitters)
    if not known or len(sitters) not in SEAT_COUNTS:
        raise ValueError(f"expected who sits where, got {text!r}")
    return tuple(Sitter(kind, str(name)) for kind, name in sitters)


def read_rules(text: str) -> RuleSet:
    """A rule set: a preset and what differs from it."""
    name, *changes = _from_json(text)
    rules = PRESETS[name]
    for field, value in changes:
        rules = rules.changed(field, value)
    return rules


def read_words(text: str) -> tuple[str, ...]:
    """A list of words."""
    words = _from_json(text)
    if not all(isinstance(word, str) for word in words):
        raise ValueError(f"expected words, got {text!r}")
    return tuple(words)


def read_places(text: str) -> dict[str, int]:
    """Places by name, each counted from 1, in the order in which they were noted."""
    places = _from_json(text)
    if isinstance(places, list):
        # As files have it that were written when a single one was kept, 0 for none.
        name, place = places
        places = {name: place} if place else {}
    if not isinstance(places, dict) or not all(_is_place(each) for each in places.values()):
        raise ValueError(f"expected names and places from 1, got {text!r}")
    return {str(name): place for name, place in places.items()}


def _is_place(value: object) -> bool:
    """Numbers in a file may be endless, or half."""
    return type(value) is int and value >= 1


def one_of(choices: Callable[[], tuple[str, ...]]) -> Callable[[str], str]:
    """A reader of words; which there are depends on the translations that are there now."""

    def read(text: str) -> str:
        if text not in choices():
            raise ValueError(f"expected one of {choices()}, got {text!r}")
        return text

    return read


def read_card_languages(text: str) -> dict[str, str]:
    """The card language of each player, by name; languages that are gone are left out."""
    entries, known = _from_json(text), card_languages()
    if not isinstance(entries, dict):
        raise ValueError(f"expected names and languages, got {text!r}")
    return {str(name): word for name, word in entries.items() if word in known}


def write_card_languages(chosen: dict[str, str]) -> str:
    """The latest players only."""
    return write_json(dict(list(chosen.items())[-PLAYERS_REMEMBERED:]))


def write_rules(rules: RuleSet) -> str:
    """A rule set as `read_rules` reads it."""
    return write_json([rules.name, *rules.house_rules()])
