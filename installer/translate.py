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
    """One of Qt's tools has found something wrong, and says what."""


def sources() -> list[Path]:
    """The Python files whose texts people read, in a fixed order."""
    return sorted(SOURCES.rglob("*.py"))


def catalogues(folder: Path = TRANSLATIONS) -> list[Path]:
    """The translation of each language."""
    return sorted(folder.glob("mille_*.ts"))


def tool(name: str) -> str:
    """The path of one of Qt's tools, beside this Python or else wherever the system finds it."""
    beside = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent))
    found = beside or shutil.which(f"pyside6-{name}")
    if found is None:
        raise SystemExit(f"pyside6-{name} not found; run this with the Python in .venv")
    return found


def update(catalogue: Path) -> None:
    """Put every text of the sources into a translation, new ones unfinished; drop the others."""
    options = ["-silent", "-locations", "none", "-no-obsolete"]
    if catalogue.stem.endswith("_en"):
        options.append("-pluralonly")  # English is the source: only its plurals need words
    _run("lupdate", *options, *map(str, sources()), "-ts", str(catalogue))


def compile_to(catalogue: Path, compiled: Path) -> None:
    """Make the file that the program loads; an unfinished text is an error."""
    # A program that runs has the old file mapped into its memory: it must not change under it.
    partial = compiled.with_suffix(".partial")
    _run("lrelease", "-silent", "-fail-on-unfinished", str(catalogue), "-qm", str(partial))
    partial.replace(compiled)


def main() -> None:
    """Update and compile every language; one that is unfinished does not keep the others old."""
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
    # Some versions of the tools say so on standard error and end with 0 all the same.
    if ended.returncode or ended.stderr.strip():
        raise ToolError(f"{name} failed: {ended.stdout}{ended.stderr}".strip())


if __name__ == "__main__":
    main()
