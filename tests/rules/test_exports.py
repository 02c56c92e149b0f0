"""The public API of the rules package: what others may import from it."""

import mille_rules

NAMES = (
    "DEFAULT_RULES PRESETS Card Code Event EventKind Header Journal Match Move MoveKind "
    "NotARecordError Phase Player Record Refusal RefusedError RuleSet Sitter State Status Update "
    "View apply event_for legal_moves new_match parse_move read_record save_record score_race "
    "view_for why_not"
)


def test_the_public_names_are_these():
    assert " ".join(mille_rules.__all__) == NAMES


def test_the_public_names_are_sorted_as_ruff_sorts_them():
    kinds = [(not name.isupper(), name[0].islower(), name) for name in mille_rules.__all__]
    assert kinds == sorted(kinds)


def test_every_public_name_can_be_imported_and_says_what_it_is():
    for name in mille_rules.__all__:
        thing = getattr(mille_rules, name)
        assert not isinstance(thing, type) or thing.__doc__, name
        assert not callable(thing) or thing.__doc__, name


def test_rule_sets_are_offered_with_the_default_first():
    names = "winning-moves classic bsd dujardin today today-french board-game express stap-op"
    assert list(mille_rules.PRESETS) == names.split()
    assert mille_rules.DEFAULT_RULES is mille_rules.PRESETS["winning-moves"]
