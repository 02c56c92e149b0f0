"""Every way to start says in one sentence that a Python is too old."""

import ast
import re
import subprocess
import sys
from pathlib import Path

from tests.examples import each

ROOT = Path(__file__).parent.parent.parent
WAYS = {
    "installer/dev.py": ["installer/dev.py", "test"],
    "installer/build.py": ["installer/build.py", "deb"],
    "mille_rules/__init__.py": ["-m", "mille_rules", "some.mille"],
    "mille_net/__init__.py": ["-m", "mille_net.server.main"],
    "mille_qt/__init__.py": ["-m", "mille_qt"],
}
#: Runs a script or a module as a Python does that calls itself 3.10.
AS_OLD = """
import runpy, sys
sys.version_info, sys.version = (3, 10, 13, "final", 0), "3.10.13 (main)"
way = sys.argv[1:]
if way[0] == "-m":
    sys.path.insert(0, "")
    runpy.run_module(way[1], run_name="__main__")
else:
    sys.path.insert(0, "installer")
    runpy.run_path(way[0], run_name="__main__")
"""


@each("way", WAYS.values())
def test_a_python_that_is_too_old_gets_a_message(way: list[str]) -> None:
    command = [sys.executable, "-S", "-c", AS_OLD, *way]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(r"Mille needs Python 3\.11 or newer; this is 3\.10\.13\.\n", done.stderr)


#: Statements that Python 2.7 reads as every later version does; no text of theirs is an f-string.
OLD_STATEMENTS = (ast.Expr, ast.Import, ast.ImportFrom, ast.If, ast.Raise, ast.Assign)


@each("file", WAYS)
def test_old_pythons_can_parse_the_files_with_that_message(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert text.isascii(), "Python 2.7 reads nothing else without a declaration"
    assert "__future__" not in text
    for node in ast.walk(ast.parse(text, feature_version=(3, 4))):
        assert isinstance(node, OLD_STATEMENTS) or not isinstance(node, ast.stmt)
        assert not isinstance(node, ast.JoinedStr)


@each("file", WAYS)
def test_the_oldest_python_is_the_one_that_pyproject_names(file: str) -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    oldest = re.search(r'requires-python = ">=3\.(\d+)"', pyproject)
    assert oldest is not None
    assert f"sys.version_info[:2] < (3, {oldest[1]})" in (ROOT / file).read_text(encoding="utf-8")
