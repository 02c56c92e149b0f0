"""Settings that are stored as JSON: players, rules, lists of words."""

import json
import re
from typing import Any

from mille_qt.ui.art.cards.card_names import card_languages
from mille_qt.ui.art.characters.face import PORTRAITS, Face, known_face
from mille_rules import PRESETS, RuleSet, Sitter
from mille_rules.rulesets import SEAT_COUNTS

#: More names than a family and its friends have.
PLAYERS_REMEMBERED = 50
#: More house rules than people can keep apart.
MAX_RULE_SETS = 50


def write_json(value: object) -> str:
    """Return a value as JSON, for the readers below."""
    return json.dumps(value)


def _from_json(text: str) -> Any:
    return json.loads(text)


def read_text(text: str) -> str:
    """Read a text."""
    value = _from_json(text)
    if not isinstance(value, str):
        raise ValueError(f"expected a text, got {text!r}")
    return value


def read_sitters(text: str) -> tuple[Sitter, ...]:
    """Read who sits where."""
    entries = _from_json(text)
    sitters = tuple(Sitter(kind, name) for kind, name in entries)
    known = all(re.fullmatch(r"human|computer-[a-z-]+", sitter.kind) for sitter in sitters)
    if not known or len(sitters) not in SEAT_COUNTS:
        raise ValueError(f"expected who sits where, got {text!r}")
    return tuple(Sitter(kind, str(name)) for kind, name in sitters)


def read_rules(text: str) -> RuleSet:
    """Read a rule set: a preset and the changes to it."""
    return _rules_of(_from_json(text))


def _rules_of(entry: Any) -> RuleSet:
    name, *changes = entry
    rules = PRESETS[name]
    for field, value in changes:
        rules = rules.changed(field, value)
    return rules


def read_rule_sets(text: str) -> tuple[RuleSet, ...]:
    """Read the house rules with titles; skips those of other versions."""
    found: dict[str, RuleSet] = {}
    for entry in _from_json(text):
        try:
            rules = _rules_of(entry)
        except (KeyError, TypeError, ValueError):
            continue
        if rules.title:
            found[rules.title] = rules
    return tuple(found.values())[-MAX_RULE_SETS:]


def read_words(text: str) -> tuple[str, ...]:
    """Read a list of words."""
    words = _from_json(text)
    if not all(isinstance(word, str) for word in words):
        raise ValueError(f"expected words, got {text!r}")
    return tuple(words)


def read_places(text: str) -> dict[str, int]:
    """Read the steps at which lessons were left, counted from 1, the latest last."""
    places = _from_json(text)
    if not isinstance(places, dict) or not all(_is_place(each) for each in places.values()):
        raise ValueError(f"expected names and places from 1, got {text!r}")
    return {str(name): place for name, place in places.items()}


def _is_place(value: object) -> bool:
    """Return whether a number is a positive integer: a file may contain 0.5 or Infinity."""
    return type(value) is int and value >= 1


def read_card_languages(text: str) -> dict[str, str]:
    """Read the card language of each player, by name; skips languages no longer installed."""
    entries, known = _from_json(text), card_languages()
    if not isinstance(entries, dict):
        raise ValueError(f"expected names and languages, got {text!r}")
    return {str(name): word for name, word in entries.items() if word in known}


def write_card_languages(chosen: dict[str, str]) -> str:
    """Return the card languages of the latest players as JSON."""
    return write_json(dict(list(chosen.items())[-PLAYERS_REMEMBERED:]))


def read_faces(text: str) -> dict[str, Face]:
    """Read the portrait and colour of each person, by name."""
    entries = _from_json(text)
    if not isinstance(entries, dict):
        raise ValueError(f"expected names and faces, got {text!r}")
    return {str(name): _read_face(str(name), *face) for name, face in entries.items()}


def _read_face(name: str, portrait: object, colour: object) -> Face:
    """Return a face; the file may be damaged, or of a program with more portraits."""
    number = colour if type(colour) is int else None
    plain = known_face(name, None, number)
    return plain._replace(portrait=portrait) if portrait in PORTRAITS else plain


def write_faces(faces: dict[str, Face]) -> str:
    """Return the faces of the latest people as JSON."""
    latest = list(faces.items())[-PLAYERS_REMEMBERED:]
    return write_json({name: (face.portrait, face.colour) for name, face in latest})


def write_rules(rules: RuleSet) -> str:
    """Return a rule set as JSON, for `read_rules`."""
    return write_json([rules.name, *rules.changes()])


def write_rule_sets(sets: tuple[RuleSet, ...]) -> str:
    """Return rule sets as JSON, for `read_rule_sets`."""
    return write_json([[rules.name, *rules.changes()] for rules in sets])
