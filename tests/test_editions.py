"""An edition is a set of values, names and pictures: no code asks which one is played."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from mille_rules import PRESETS, rulesets

ROOT = Path(__file__).parent.parent
#: The constants of the editions; to ask for the default is to ask for no edition.
EDITIONS = {
    name
    for name, value in vars(rulesets).items()
    if value in PRESETS.values() and name != "DEFAULT_RULES"
}
#: Only modules with one of these words can ask for one.
NAMED = re.compile("|".join(map(re.escape, (*EDITIONS, *PRESETS))))


def compared(tree: ast.AST) -> Iterator[ast.expr]:
    """Everything that is compared, or matched with a case, in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            yield from (node.left, *node.comparators)
        elif isinstance(node, ast.MatchValue):
            yield node.value


def asks_for_an_edition(compared_with: ast.expr) -> bool:
    """Whether something is compared with the name of an edition, or with its values."""
    for node in ast.walk(compared_with):
        if isinstance(node, ast.Constant) and node.value in set(PRESETS):
            return True
        if isinstance(node, ast.Name) and node.id in EDITIONS:
            return True
    return False


def test_no_code_asks_for_an_edition_by_its_name() -> None:
    assert {"BSD", "TODAY_FRENCH"} <= EDITIONS
    asking = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for package in ("mille_rules", "mille_net", "mille_qt")
        for path in sorted((ROOT / package).rglob("*.py"))
        if NAMED.search(text := path.read_text("utf-8"))
        for node in compared(ast.parse(text))
        if asks_for_an_edition(node)
    ]
    assert asking == []


def test_a_comparison_with_an_edition_is_found() -> None:
    for text in ("rules.name == BSD.name", 'name in ("bsd", "classic")', "rules is TODAY"):
        assert any(map(asks_for_an_edition, compared(ast.parse(text)))), text
    assert not any(map(asks_for_an_edition, compared(ast.parse("rules.by_races == True"))))
