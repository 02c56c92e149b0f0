"""Brings the translations up to date: `python installer/translate.py`.

Collects the texts of mille_qt into translations/mille_*.ts, then compiles each to its .qm. Run it
with the Python of the project's environment, which has Qt's tools: lupdate and lrelease.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "mille_qt"
TRANSLATIONS = ROOT / "translations"


class ToolError(Exception):
    """One of Qt's tools has reported an error."""


def sources() -> list[Path]:
    """Return the Python files with translatable texts, in a fixed order."""
    return sorted(SOURCES.rglob("*.py"))


def catalogues(folder: Path = TRANSLATIONS) -> list[Path]:
    """Return the translation files."""
    return sorted(folder.glob("mille_*.ts"))


def tool(name: str) -> str:
    """Return the path of one of Qt's tools, next to this Python or on the path."""
    beside = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent))
    found = beside or shutil.which(f"pyside6-{name}")
    if found is None:
        raise SystemExit(f"pyside6-{name} not found; run this with the Python in .venv")
    return found


def update(catalogue: Path) -> None:
    """Update a translation: add new texts as unfinished, and remove old ones."""
    options = ["-silent", "-locations", "none", "-no-obsolete"]
    if catalogue.stem.endswith("_en"):
        options.append("-pluralonly")  # English is the source: only its plurals need words
    _run("lupdate", *options, *map(str, sources()), "-ts", str(catalogue))


def compile_to(catalogue: Path, compiled: Path) -> None:
    """Compile a translation; unfinished texts are an error."""
    # A running program has mapped the old file into its memory: it must not be changed.
    partial = compiled.with_suffix(".partial")
    _run("lrelease", "-silent", "-fail-on-unfinished", str(catalogue), "-qm", str(partial))
    partial.replace(compiled)


def main() -> None:
    """Update and compile all languages, even if one is unfinished."""
    for catalogue in catalogues():
        update(catalogue)
    failures = []
    for catalogue in catalogues():
        try:
            compile_to(catalogue, catalogue.with_suffix(".qm"))
        except ToolError as error:
            failures.append(str(error))
    if failures:
        raise SystemExit("\n".join(failures))


def _run(name: str, *arguments: str) -> None:
    ended = subprocess.run(
        [tool(name), *arguments], check=False, capture_output=True, text=True, cwd=ROOT
    )
    # Some versions of the tools report errors on standard error and exit with 0.
    if ended.returncode or ended.stderr.strip():
        raise ToolError(f"{name} failed: {ended.stdout}{ended.stderr}".strip())


if __name__ == "__main__":
    main()
