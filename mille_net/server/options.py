"""The options of mille-host, from its command line and from a file."""

import argparse
import configparser
import os
import sys
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple, TypeVar

from mille_net.host.lobby import check_rules
from mille_net.limits import USUAL_IDLE
from mille_net.messages import Door
from mille_net.tables import SeatPlan, TableOptions
from mille_net.untrusted_text import is_name
from mille_rules import PRESETS
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import is_playable
from mille_rules.rule_lines import MAX_FILE_BYTES, read_rules_file
from mille_rules.rulesets import (
    DEFAULT_RULES,
    MAX_MATCH_TARGET,
    MAX_RACES,
    ONE_RACE,
    SEAT_COUNTS,
    RuleSet,
)
from mille_rules.styles import Style

Value = TypeVar("Value")

#: The one section of a file of options.
_SECTION = "host"
_WAITS = {"15": 15, "30": 30, "60": 60, "ever": None}
_IDLES = {"60": 60, "120": 120, "300": 300, "ever": None}
_TURN_LIMITS = {"15": 15, "30": 30, "60": 60, "120": 120, "none": None}
_ONE_RACE = "race"
_YES = {"yes": True, "no": False}
_STYLES = [f"-{style}" for style in Style if style is not Style.EVEN]
#: Names of computer players; at least one seat is not a computer's.
_COMPUTERS = ("Marcel", "Odette", "Lucien", "Simone", "Armand")

_DESCRIPTION = """\
Hosts a table for the card game Mille Bornes without a screen until SIGTERM or Ctrl+C stops it. The
match begins as soon as every seat is taken and everybody is ready; if the host is stopped, it
continues at the next start. SIGUSR1 makes a new code."""
_EPILOG = """\
A file contains options in a section [host], such as: name = Ann's table. The command line takes
precedence. Exit status: 0 if it was stopped, 1 if the table could not be opened, 2 for wrong
options."""


class ServerOptions(NamedTuple):
    """The options of mille-host."""

    table: TableOptions
    folder: Path
    bind: tuple[str, ...]
    #: True if the table is announced.
    announce: bool
    #: True if an open table admits everybody.
    admit_all: bool
    #: True if a saved match is continued.
    resume: bool
    log_level: str


def read_options(arguments: list[str]) -> ServerOptions:
    """Raises SystemExit with status 2 and a message if they are invalid."""
    parser = option_parser()
    first, rest = _config_parser().parse_known_args(arguments)
    # The file first: an option of the command line replaces it, also one that excludes it.
    options = parser.parse_args(rest, parser.parse_args(_from_file(parser, first.config)))
    _refuse_what_contradicts(parser, options)
    return ServerOptions(
        table=_table(options),
        folder=options.folder,
        bind=options.bind,
        announce=options.announce,
        admit_all=options.admit is not None,
        resume=options.resume,
        log_level=options.log_level,
    )


def _refuse_what_contradicts(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Exit with a message if options cannot be together."""
    if options.door is Door.OPEN and options.admit is None:
        parser.error(
            "--door open requires --admit all: without a screen, nobody can accept requests"
        )
    computers = len(options.computers)
    if computers >= options.seats:
        parser.error(
            f"{computers} computer players leave no seat for people at {options.seats} seats"
        )
    rules = _rules(options)
    if rules.by_races and (options.length or 0) > MAX_RACES:
        parser.error(f"a match by {rules.name} goes to at most {MAX_RACES} races won")
    try:
        check_rules(_table(options).rules, options.seats)
    except ValueError as error:
        parser.error(f"{rules.name} cannot be played with {options.seats} seats: {error}")


def _table(options: argparse.Namespace) -> TableOptions:
    people, rules = options.seats - len(options.computers), _rules(options)
    teams = rules.teams if options.teams is None else options.teams
    levels = zip(_COMPUTERS, options.computers, strict=False)
    seats = [SeatPlan("open")] * people + [SeatPlan("computer", *named) for named in levels]
    return TableOptions(
        name=options.name,
        rules=replace(_of_length(rules, options.length), teams=teams),
        seats=tuple(seats),
        door=options.door.value,
        spectators=options.spectators,
        wait=options.wait,
        port=options.port,
        idle=options.idle,
        turn_limit=options.turn_limit,
    )


def _rules(options: argparse.Namespace) -> RuleSet:
    """Return the rules of a file, or of the name of a rule set."""
    rules = options.rules
    return rules if isinstance(rules, RuleSet) else PRESETS[rules]


def _of_length(rules: RuleSet, length: int | None) -> RuleSet:
    """Return the rules, with the length of the match where one is given."""
    if length is None:
        return rules
    return rules.of_length(max(length, 1) if rules.by_races else length)


def _config_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="read options from this INI file"
    )
    return parser


def program() -> str:
    """Return the name and version of this program."""
    return f"mille-host {version('mille')}"


def option_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line, from which completions are made, too."""
    parser = argparse.ArgumentParser(
        prog="mille-host",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        parents=[_config_parser()],
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=program())
    _add_table(parser)
    _add_door(parser)
    _add_network(parser)
    _add_keeping(parser)
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    """Add options for the name, rules and seats."""
    add = parser.add_argument
    add("--name", type=_name, default="Mille Bornes", help="name of the table")
    _add_rules(parser)
    add("--seats", type=int, choices=SEAT_COUNTS, default=2, help="number of seats")
    teams = "let four or six play in teams of two; as the rules have it by default"
    add("--teams", type=partial(_one_of, _YES), metavar="yes|no", help=teams)
    add(
        "--computers",
        type=_levels,
        default=(),
        metavar="LEVEL,...",
        help=f"one computer player for each level: {', '.join(LEVELS)}; "
        f"{', '.join(_STYLES[:-1])} or {_STYLES[-1]} after a level sets a style",
    )


def _add_rules(parser: argparse.ArgumentParser) -> None:
    """Add options for the rules and the length of a match by them."""
    rules = parser.add_mutually_exclusive_group()
    rules.add_argument("--rules", choices=PRESETS, default=DEFAULT_RULES.name, help="rule set")
    rules.add_argument(
        "--rules-file",
        dest="rules",
        type=_rules_file,
        metavar="FILE",
        help="house rules, as exported by Mille, in the place of a rule set",
    )
    parser.add_argument(
        "--length",
        type=_length,
        metavar="LENGTH",
        help=f"match length: {_ONE_RACE} for one race, or a number of points, or of races won; "
        "as the rules have it by default",
    )


def _add_door(parser: argparse.ArgumentParser) -> None:
    """Add options for admission, and for absent and idle players."""
    add = parser.add_argument
    add(
        "--door",
        type=Door,
        choices=list(Door),
        default=Door.CODE,
        help="who can join: anyone with the printed code (the default), everyone, or nobody new",
    )
    add("--admit", choices=["all"], help="accept everyone at an open table, which requires this")
    _add_yes(parser, "--spectators", "allow spectators")
    add(
        "--wait",
        type=partial(_one_of, _WAITS),
        default=30,
        metavar="|".join(_WAITS),
        help="seconds before the computer plays for an absent player",
    )
    add(
        "--idle",
        type=partial(_one_of, _IDLES),
        default=USUAL_IDLE,
        metavar="|".join(_IDLES),
        help="seconds before the computer plays for a connected player who keeps others waiting",
    )
    add(
        "--turn-limit",
        type=partial(_one_of, _TURN_LIMITS),
        default=None,
        metavar="|".join(_TURN_LIMITS),
        help="seconds for a turn before the computer plays; none by default",
    )


def _add_network(parser: argparse.ArgumentParser) -> None:
    """Add options for addresses and announcement."""
    add = parser.add_argument
    add("--port", type=_port, help="TCP port, 0 for any; 25100 by default, or any if that is taken")
    add(
        "--bind",
        type=_addresses,
        default=(),
        metavar="ADDRESS,...",
        help="addresses of this computer to listen on; all by default",
    )
    _add_yes(parser, "--announce", "announce the table on the network")


def _add_keeping(parser: argparse.ArgumentParser) -> None:
    """Add options for saving and logging."""
    add = parser.add_argument
    add("--folder", type=Path, default=_own_folder(), help="folder for key and matches")
    _add_yes(parser, "--resume", "continue an unfinished match")
    add(
        "--log-level",
        choices=["debug", "info", "warning", "error"],
        default="info",
        help="how much to log; never cards, codes or tokens",
    )


def _add_yes(parser: argparse.ArgumentParser, name: str, question: str) -> None:
    """Add an option that is yes by default."""
    parser.add_argument(
        name, type=partial(_one_of, _YES), default=True, metavar="yes|no", help=question
    )


def _from_file(parser: argparse.ArgumentParser, path: Path | None) -> list[str]:
    """Return the options in a file as command-line arguments."""
    if path is None:
        return []
    ini = configparser.ConfigParser(interpolation=None)
    try:
        ini.read_string(path.read_text(encoding="utf-8-sig"), str(path))
        entries = ini.items(_SECTION)
    except (OSError, UnicodeError, configparser.Error) as error:
        parser.error(f"{path}: {error}")
    return [f"--{word}={value}" for word, value in entries]


def _name(text: str) -> str:
    if not is_name(text):
        raise argparse.ArgumentTypeError(f"not a name of at most 24 characters: {text!r}")
    return text


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(word.strip() for word in text.split(",") if word.strip())
    for level in levels:
        if not is_playable(level):
            raise argparse.ArgumentTypeError(f"not a level: {level!r}")
    return levels


def _addresses(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_address(word.strip())) for word in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _rules_file(name: str) -> RuleSet:
    try:
        with Path(name).open("rb") as file:
            return read_rules_file(file.read(MAX_FILE_BYTES + 1))
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{name}: {error.strerror}") from None
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{name}: {error}") from None


def _length(text: str) -> int:
    if text == _ONE_RACE:
        return ONE_RACE
    if not text.isdecimal() or not 0 < int(text) <= MAX_MATCH_TARGET:
        wanted = f"{_ONE_RACE!r} or points up to {MAX_MATCH_TARGET:,}"
        raise argparse.ArgumentTypeError(f"expected {wanted}, not {text!r}")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) >= 2**16:
        raise argparse.ArgumentTypeError(f"not a port: {text!r}")
    return int(text)


def _one_of(words: dict[str, Value], text: str) -> Value:
    if text not in words:
        raise argparse.ArgumentTypeError(f"expected {' or '.join(words)}, not {text!r}")
    return words[text]


def _own_folder() -> Path:
    """Return the folder for a program's data on this system, without Qt."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "mille-host"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "mille-host"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "mille-host"
