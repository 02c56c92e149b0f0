"""Completion of the command line in bash, zsh and fish, generated from the parsers.

Run with a Python that has the game: `python completions.py FOLDER`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mille_net.server.options import option_parser as parser_of_host
from mille_qt.app.command_line import option_parser as parser_of_game
from mille_qt.app.command_line_texts import ENGLISH

#: Options whose value is a file or a folder.
FILES = ("config", "screenshot")
FOLDERS = ("data-dir", "folder")


class Option(NamedTuple):
    """One option: its names without hyphens, what it does, and its value, if it has one."""

    names: tuple[str, ...]
    help: str
    takes_value: bool
    words: tuple[str, ...]

    @property
    def long(self) -> str:
        """The long name."""
        return self.names[-1]


def options_of(parser: argparse.ArgumentParser) -> Iterator[Option]:
    """Return the options in the help of a parser."""
    for action in parser._actions:
        if not action.option_strings or action.help is argparse.SUPPRESS:
            continue
        names = tuple(name.lstrip("-") for name in action.option_strings)
        about = re.sub(r"\s+", " ", action.help or "").strip()
        yield Option(names, about, action.nargs != 0, _words(action))


def _words(action: argparse.Action) -> tuple[str, ...]:
    """Return the possible values; empty if any value is allowed."""
    if action.choices is not None:
        return tuple(str(word) for word in action.choices)
    listed = str(action.metavar or "")
    return tuple(listed.split("|")) if "|" in listed else ()


def bash(program: str, parser: argparse.ArgumentParser, opens: str) -> str:
    """Return the file for bash; `opens` is the suffix of the files that the program opens."""
    options = list(options_of(parser))
    cases = []
    for option in options:
        names = "|".join(_dashed(name) for name in option.names)
        if option.takes_value:
            cases.append(f"        {names}) {_bash_value(option)};;")
    every = " ".join(_dashed(name) for option in options for name in option.names)
    other = f'compgen -W "{every}" -- "$cur"'
    if opens:
        other += f'; compgen -f -X "!*.{opens}" -- "$cur"; compgen -d -- "$cur"'
    function = f"_{program.replace('-', '_')}"
    return "\n".join(
        [
            f"# {program}(6) completion",
            f"{function}() {{",
            '    local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"',
            "    # Bash splits --name=value into three words.",
            '    [[ "$prev" == = ]] && prev="${COMP_WORDS[COMP_CWORD-2]}"',
            '    [[ "$cur" == = ]] && cur=""',
            '    case "$prev" in',
            *cases,
            f"        *) {_bash_answer(other)} ;;",
            "    esac",
            "}",
            f"complete -o filenames -F {function} {program}",
            "",
        ]
    )


def _bash_value(option: Option) -> str:
    if option.words:
        words = " ".join(option.words)
        return _bash_answer(f'compgen -W "{words}" -- "$cur"') + " "
    if option.long in FILES:
        return _bash_answer('compgen -f -- "$cur"') + " "
    return _bash_answer('compgen -d -- "$cur"') + " " if option.long in FOLDERS else ""


def _bash_answer(commands: str) -> str:
    """Return code that completes words from lines of output, which may contain spaces."""
    return f"mapfile -t COMPREPLY < <({commands})"


def zsh(program: str, parser: argparse.ArgumentParser, opens: str) -> str:
    """Return the file for zsh; `opens` as for bash."""
    lines = []
    for option in options_of(parser):
        about = option.help.replace("'", "’").replace("[", "(").replace("]", ")").replace(":", " –")
        for name in option.names:
            value = f":{option.long}:{_zsh_value(option)}" if option.takes_value else ""
            # Accepts both `--name value` and `--name=value`.
            sign = "=" if option.takes_value and len(name) > 1 else ""
            lines.append(f"'{_dashed(name)}{sign}[{about}]{value}'")
    if opens:
        lines.append(f"'::match:_files -g \"*.{opens}\"'")
    return f"#compdef {program}\n_arguments -s \\\n  " + " \\\n  ".join(lines) + "\n"


def _zsh_value(option: Option) -> str:
    if option.words:
        return f"({' '.join(option.words)})"
    if option.long in FOLDERS:
        return "_files -/"
    return "_files" if option.long in FILES else " "


def fish(program: str, parser: argparse.ArgumentParser, opens: str) -> str:
    """Return the file for fish; `opens` as for bash."""
    lines = [f"complete -c {program} -f"]
    if opens:
        lines.append(f"complete -c {program} -a '(__fish_complete_suffix .{opens})'")
    for option in options_of(parser):
        names = " ".join(f"-{'s' if len(name) == 1 else 'l'} {name}" for name in option.names)
        value = " -x" if option.takes_value else ""
        if option.words:
            value += f" -a '{' '.join(option.words)}'"
        elif option.long in FILES:
            value = " -r -F"
        elif option.long in FOLDERS:
            value += " -a '(__fish_complete_directories)'"
        about = option.help.replace("'", "’")
        lines.append(f"complete -c {program} {names}{value} -d '{about}'")
    return "\n".join([*lines, ""])


def write(folder: Path) -> None:
    """Write all files into a folder for /usr."""
    game = parser_of_game(ENGLISH)
    programs = (("mille", game, "mille"), ("mille-host", parser_of_host(), ""))
    for program, parser, opens in programs:
        for place, text in (
            (f"share/bash-completion/completions/{program}", bash(program, parser, opens)),
            (f"share/zsh/vendor-completions/_{program}", zsh(program, parser, opens)),
            (
                f"share/fish/vendor_completions.d/{program}.fish",
                fish(program, parser, opens),
            ),
        ):
            path = folder / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _dashed(name: str) -> str:
    return f"-{name}" if len(name) == 1 else f"--{name}"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
