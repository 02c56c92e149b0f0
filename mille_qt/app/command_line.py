"""The command line; read before Qt is loaded, so that --help and --version answer at once."""

import argparse
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from mille_qt import __version__
from mille_qt.app.command_line_texts import ENGLISH, OptionWords, words_for
from mille_qt.ui.paths import languages, shipped_languages

LOG_LEVELS = ("debug", "info", "warning", "error")
#: What a mistake on the command line ends with, as with every program.
MISTAKE_STATUS = 2
#: Options of Qt whose value is the next argument.
QT_OPTIONS = (
    "display",
    "platform",
    "platformpluginpath",
    "platformtheme",
    "plugin",
    "qwindowgeometry",
    "qwindowicon",
    "qwindowtitle",
    "session",
    "style",
    "stylesheet",
)


class _AnyLanguage(tuple[str, ...]):
    """The languages that completions offer; any is taken, until all are known.

    Those in the player's own folder are not looked for before somebody names one: where that folder
    is, Qt says.
    """

    __slots__ = ()

    def __contains__(self, _code: object) -> bool:
        return True


def parse_options(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options of the program, and the rest of the arguments, which are Qt's."""
    words = words_for(arguments)
    parser = option_parser(words)
    own, qts = _without_qts(arguments)
    try:
        options, rest = parser.parse_known_args(own)
    except argparse.ArgumentError as error:
        parser.exit(MISTAKE_STATUS, f"mille: {_explained(error, words)}\n")
    if options.lang is not None and options.lang not in shipped_languages():
        known = languages(options.data_dir)
        if options.lang not in known:
            parser.exit(MISTAKE_STATUS, f"mille: {_one_of('--lang', known, words)}\n")
    return options, [*qts, *rest]


def option_parser(words: OptionWords = ENGLISH) -> argparse.ArgumentParser:
    """The parser of everything but Qt's own options; it raises ArgumentError for a mistake.

    Completions of the command line are made from it, too.
    """
    parser = argparse.ArgumentParser(
        prog="mille",
        description=words.description,
        epilog=words.epilog,
        formatter_class=_formatter(words.usage),
        allow_abbrev=False,
        add_help=False,
        exit_on_error=False,
    )
    way = parser.add_argument_group(words.arguments).add_mutually_exclusive_group()
    way.add_argument("file", nargs="?", type=Path, metavar=words.file_name, help=words.file)
    way.add_argument("--join", metavar=words.address, help=words.join)
    _add_options(parser.add_argument_group(words.options), words)
    return parser


def _add_options(group: "argparse._ArgumentGroup", words: OptionWords) -> None:
    add = group.add_argument
    add("-h", "--help", action="help", help=words.help)
    add("--version", action="version", version=f"Mille {__version__}", help=words.version)
    shipped = shipped_languages()
    add("--lang", choices=_AnyLanguage(shipped), metavar="|".join(shipped), help=words.lang)
    add("--seed", type=_whole_number(words), metavar=words.number, help=words.seed)
    add("--fullscreen", action="store_true", help=words.fullscreen)
    add("--no-animation", action="store_true", help=words.no_animation)
    add("--no-sound", action="store_true", help=words.no_sound)
    add("--reset-settings", action="store_true", help=words.reset_settings)
    add("--data-dir", type=Path, metavar=words.folder, help=words.data_dir)
    add(
        "--log-level",
        choices=LOG_LEVELS,
        default="warning",
        metavar=words.level,
        help=f"{words.log_level} ({', '.join(LOG_LEVELS)})",
    )
    add("--smoke", action="store_true", help=words.smoke)
    add("--screenshot", type=Path, metavar="PNG", help=words.screenshot)
    # A frozen program starts its thinking process so: mille_rules.computer.worker.worker_process.
    add("--think", action="store_true", help=argparse.SUPPRESS)


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    """A formatter that says "usage" in the language of the rest."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(text, actions, groups, usage if prefix is None else prefix)

    return Formatter


def _whole_number(words: OptionWords) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words.whole_number) from None

    return read


def _explained(error: argparse.ArgumentError, words: OptionWords) -> str:
    """What is wrong, in the language of the rest: argparse itself speaks English only."""
    choices = {"--lang": shipped_languages(), "--log-level": LOG_LEVELS}
    if error.argument_name in choices:
        return _one_of(error.argument_name, choices[error.argument_name], words)
    if isinstance(error.__context__, argparse.ArgumentTypeError):
        return f"{error.argument_name}: {error.message}"
    return words.mistake.format(error.argument_name)


def _one_of(name: str, choices: Iterable[str], words: OptionWords) -> str:
    return f"{name}: {words.one_of.format(', '.join(choices))}"


def _without_qts(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The arguments without Qt's options that have a value, which would be taken for the file."""
    own: list[str] = []
    qts: list[str] = []
    left = iter(arguments)
    for word in left:
        if word.startswith("-") and word.lstrip("-") in QT_OPTIONS:
            qts += [word, *islice(left, 1)]
        else:
            own.append(word)
    return own, qts
