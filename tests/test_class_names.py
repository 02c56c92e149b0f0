"""Class names are unique, so that a name in an error, a log or a search means one class."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("mille_rules", "mille_net", "mille_qt")
#: A class statement; parsing all modules takes more than a second.
DEFINED = re.compile(r"^[ \t]*class (\w+)[(:\[]", re.MULTILINE)


def test_no_two_classes_have_the_same_name() -> None:
    modules = defaultdict(list)
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            for name in DEFINED.findall(path.read_text("utf-8")):
                modules[name].append(path.relative_to(ROOT).as_posix())
    assert modules
    assert {name: paths for name, paths in modules.items() if len(paths) > 1} == {}
