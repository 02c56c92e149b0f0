"""No row of the scenario tables, and no cell of a row, is left out."""

import importlib
from collections import Counter
from pathlib import Path

#: Rows of each table (rules, section 3).
ROWS = {"A": 12, "B": 15, "C": 13, "D": 22, "E": 20, "F": 33, "G": 11, "H": 17, "I": 15, "J": 13}
#: Rows of the tables about one rule set each, and about house rules.
DIFFERENCES = {"K": 6, "L": 5, "M": 25, "N": 8, "O": 10, "P": 12, "Q": 10, "R": 12, "S": 4, "T": 7}
DIFFERENCES["U"] = 12


def written() -> list[tuple[str, tuple[str, ...]]]:
    """Each scenario that a test stands for, with the rule sets it is run for."""
    found = []
    for file in sorted(Path(__file__).parent.glob("test_scenarios_*.py")):
        module = importlib.import_module(f"{__package__}.{file.stem}")
        tests = [test for test in vars(module).values() if hasattr(test, "scenario")]
        found += [(test.scenario, test.cells) for test in tests]
    return found


def test_every_scenario_of_the_rules_page_is_run_once():
    expected = [
        f"{table}{row + 1}" for table, n in (ROWS | DIFFERENCES).items() for row in range(n)
    ]
    assert sum(ROWS.values()) == 171
    assert Counter(number for number, _ in written()) == Counter(expected)


def test_every_rule_set_has_as_many_cells_as_the_tables_give_it():
    cells = Counter(rules for number, sets in written() if number[0] in ROWS for rules in sets)
    assert cells == {"classic": 171, "winning-moves": 160, "bsd": 120, "dujardin": 160}
