"""Manual pages and completions name every option that the programs have, and no others."""

import argparse
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import completions
import linux_files
from mille_net.server.options import option_parser as parser_of_host
from mille_qt.app.command_line import option_parser as parser_of_game
from mille_qt.app.command_line_texts import ENGLISH
from mille_qt.ui.paths import shipped_languages
from tests.examples import each

PARSERS = {"mille": parser_of_game(ENGLISH), "mille-host": parser_of_host()}
SHELLS = {"bash": completions.bash, "zsh": completions.zsh, "fish": completions.fish}


def long_options(parser: argparse.ArgumentParser) -> set[str]:
    """The options that the parser tells of in its help."""
    return {option.long for option in completions.options_of(parser)}


@each("place", linux_files.MANUALS)
def test_a_manual_page_explains_every_option(place: str):
    page, program = linux_files.manual(place), Path(place).stem
    explained = set(re.findall(r"^\.It (?:Fl h , -|Fl -)([a-z-]+)", page, re.MULTILINE))
    assert explained == long_options(PARSERS[program])


@each("place", linux_files.MANUALS)
def test_a_manual_page_names_every_option_in_its_synopsis(place: str):
    _, _, synopsis, *_ = linux_files.manual(place).split(".Sh ")
    named = set(re.findall(r"Fl -([a-z-]+)", synopsis)) | set(re.findall(r"\| -([a-z]+)", synopsis))
    assert named == long_options(PARSERS[Path(place).stem])


@each("place", linux_files.MANUALS)
def test_a_manual_page_names_every_possible_value(place: str):
    page = linux_files.manual(place)
    for option in completions.options_of(PARSERS[Path(place).stem]):
        for word in option.words:
            assert re.search(rf"\b{re.escape(word)}\b", page), f"--{option.long} {word}"


@each("program", PARSERS)
@each("shell", SHELLS)
def test_completions_offer_every_option_and_value(shell: str, program: str):
    text = SHELLS[shell](program, PARSERS[program], "mille")
    for option in completions.options_of(PARSERS[program]):
        assert re.search(rf"(--|-l ){option.long}\b", text)
        for word in option.words:
            assert re.search(rf"\b{re.escape(word)}\b", text), f"--{option.long} {word}"


@pytest.mark.parametrize("program", PARSERS)
@pytest.mark.parametrize("shell", SHELLS)
def test_completions_have_valid_syntax(shell: str, program: str, tmp_path: Path):
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    file = tmp_path / "completion"
    file.write_text(SHELLS[shell](program, PARSERS[program], "mille"), encoding="utf-8")
    subprocess.run([shell, "-n", str(file)], check=True)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["--lang", ""], list(shipped_languages())),
        (["--lang", "=", "f"], ["fr"]),
        (["--data-dir", ""], ["my folder"]),
        (["S"], ["Sunday with Ann.mille"]),
    ],
)
def test_bash_completes_words_and_names_with_spaces(
    words: list[str], offered: list[str], tmp_path: Path
):
    if shutil.which("bash") is None:
        pytest.skip("no bash here")
    (tmp_path / "my folder").mkdir()
    (tmp_path / "Sunday with Ann.mille").touch()
    (tmp_path / "Shopping.txt").touch()
    file = tmp_path / "mille"
    file.write_text(completions.bash("mille", PARSERS["mille"], "mille"), encoding="utf-8")
    asked = '. ./mille; COMP_WORDS=(mille "$@"); COMP_CWORD=$#; _mille'
    tell = 'printf "%s\\n" "${COMPREPLY[@]}"'
    command = ["bash", "-c", f"{asked}; {tell}", "bash", *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout.splitlines() == offered
