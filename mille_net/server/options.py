"""The options of mille-host, from its command line and from a file."""

import argparse
import configparser
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from mille_net.limits import USUAL_IDLE
from mille_net.messages import Door
from mille_net.tables import SeatPlan, TableOptions
from mille_net.untrusted_text import is_name
from mille_rules import PRESETS
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import is_playable
from mille_rules.rulesets import DEFAULT_RULES, MAX_MATCH_TARGET, ONE_RACE, SEAT_COUNTS

Value = TypeVar("Value")

#: The one section of a file of options.
_SECTION = "host"
_WAITS = {"15": 15, "30": 30, "60": 60, "ever": None}
_IDLES = {"60": 60, "120": 120, "300": 300, "ever": None}
_TURN_LIMITS = {"15": 15, "30": 30, "60": 60, "120": 120, "none": None}
_ONE_RACE = "race"
_YES = {"yes": True, "no": False}
#: Names of computer players; at least one seat is not a computer's.
_COMPUTERS = ("Marcel", "Odette", "Lucien", "Simone", "Armand")

_DESCRIPTION = """\
Hosts a table for the card game Mille Bornes without a screen, until it is stopped by SIGTERM or
Ctrl-C. A match that is under way is kept, and goes on at the next start. It begins as soon as every
seat is taken and everybody is ready. Where the system has SIGUSR1, it makes another code."""
_EPILOG = """\
Every option but --config and --help may stand in the file, in a section [host]: name = Ann's table.
The command line comes first. Exit status: 0 when it was stopped, 1 when the table could not be
opened, 2 for wrong options."""


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
    options = parser.parse_args([*_from_file(parser, first.config), *rest])
    if options.door is Door.OPEN and options.admit is None:
        parser.error("an open table without a screen needs --admit all: it lets in everybody")
    computers = len(options.computers)
    if computers >= options.seats:
        parser.error(f"{computers} computers leave no seat for anybody at {options.seats} seats")
    rules = PRESETS[options.rules]
    if options.seats not in rules.player_counts:
        parser.error(f"the rules {options.rules} are not for {options.seats} seats")
    return ServerOptions(
        table=_table(options),
        folder=options.folder,
        bind=options.bind,
        announce=options.announce,
        admit_all=options.admit is not None,
        resume=options.resume,
        log_level=options.log_level,
    )


def _table(options: argparse.Namespace) -> TableOptions:
    people = options.seats - len(options.computers)
    levels = zip(_COMPUTERS, options.computers, strict=False)
    seats = [SeatPlan("open")] * people + [SeatPlan("computer", *named) for named in levels]
    return TableOptions(
        name=options.name,
        rules=replace(PRESETS[options.rules], match_target=options.length),
        seats=tuple(seats),
        door=options.door.value,
        spectators=options.spectators,
        wait=options.wait,
        port=options.port,
        idle=options.idle,
        turn_limit=options.turn_limit,
    )


def _config_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--config", type=Path, metavar="FILE", help="a file of options (INI)")
    return parser


def option_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line, from which completions are made, too."""
    parser = argparse.ArgumentParser(
        prog="mille-host",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        parents=[_config_parser()],
        allow_abbrev=False,
    )
    _add_table(parser)
    _add_door(parser)
    _add_network(parser)
    _add_keeping(parser)
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    """Add options for rules and seats."""
    add = parser.add_argument
    add("--name", type=_name, default="Mille Bornes", help="what the table is called")
    add("--rules", choices=PRESETS, default=DEFAULT_RULES.name, help="rule set")
    add(
        "--length",
        type=_length,
        default=DEFAULT_RULES.match_target,
        metavar="LENGTH",
        help=f"how long a match is: {_ONE_RACE} for one race, or the points that end it",
    )
    add("--seats", type=int, choices=SEAT_COUNTS, default=2, help="how many play")
    add(
        "--computers",
        type=_levels,
        default=(),
        metavar="LEVEL,…",
        help=f"a computer player for each level named: {', '.join(LEVELS)}; "
        "with -calm, -bold or -fair behind it in that style",
    )


def _add_door(parser: argparse.ArgumentParser) -> None:
    """Add options for admission, and for absent and idle players."""
    add = parser.add_argument
    add(
        "--door",
        type=Door,
        choices=list(Door),
        default=Door.CODE,
        help="who gets in: with the code that is printed (the default), everybody, or nobody new",
    )
    add("--admit", choices=["all"], help="let in everybody who comes to an open table")
    _add_yes(parser, "--spectators", "whether others may watch")
    add(
        "--wait",
        type=_wait,
        default=30,
        metavar="|".join(_WAITS),
        help="seconds that an absent player is waited for",
    )
    add(
        "--idle",
        type=_idle,
        default=USUAL_IDLE,
        metavar="|".join(_IDLES),
        help="seconds for which a player who is connected may let the others wait",
    )
    add(
        "--turn-limit",
        type=_turn_limit,
        default=None,
        metavar="|".join(_TURN_LIMITS),
        help="seconds for a turn, after which the computer plays; none by default",
    )


def _add_network(parser: argparse.ArgumentParser) -> None:
    """Add options for addresses and announcement."""
    add = parser.add_argument
    add("--port", type=_port, help="the port, 0 for any; the usual one, or any if it is taken")
    add(
        "--bind",
        type=_addresses,
        default=(),
        metavar="ADDRESS,…",
        help="own addresses to listen and announce at; all by default",
    )
    _add_yes(parser, "--announce", "whether the table shows in others' lists")


def _add_keeping(parser: argparse.ArgumentParser) -> None:
    """Add options for saving and logging."""
    add = parser.add_argument
    add("--folder", type=Path, default=_own_folder(), help="where key and matches are kept")
    _add_yes(parser, "--resume", "whether a match that was under way goes on")
    add(
        "--log-level",
        choices=["debug", "info", "warning", "error"],
        default="info",
        help="how much to log; no log ever names a card, a code or a token",
    )


def _add_yes(parser: argparse.ArgumentParser, name: str, question: str) -> None:
    """Add an option that is yes by default."""
    parser.add_argument(name, type=_yes, default=True, metavar="yes|no", help=question)


def _from_file(parser: argparse.ArgumentParser, path: Path | None) -> list[str]:
    """Return the options in a file as command-line arguments."""
    if path is None:
        return []
    ini = configparser.ConfigParser(interpolation=None)
    try:
        ini.read_string(path.read_text(encoding="utf-8"), str(path))
        entries = ini.items(_SECTION)
    except (OSError, UnicodeError, configparser.Error) as error:
        parser.error(f"{path}: {error}")
    return [f"--{word}={value}" for word, value in entries]


def _name(text: str) -> str:
    if not is_name(text):
        raise argparse.ArgumentTypeError(f"not a name of at most 24 letters: {text!r}")
    return text


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(word.strip() for word in text.split(",") if word.strip())
    for level in levels:
        if not is_playable(level):
            raise argparse.ArgumentTypeError(f"no level: {level!r}")
    return levels


def _addresses(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _yes(text: str) -> bool:
    return _one_of(_YES, text)


def _wait(text: str) -> int | None:
    return _one_of(_WAITS, text)


def _idle(text: str) -> int | None:
    return _one_of(_IDLES, text)


def _turn_limit(text: str) -> int | None:
    return _one_of(_TURN_LIMITS, text)


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
        return Path(os.environ.get("APPDATA", Path.home())) / "mille-host"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "mille-host"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "mille-host"
