"""The command line; read before Qt is loaded, so that --help and --version answer at once."""

import argparse
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from mille_qt import __version__
from mille_qt.app.command_line_texts import ENGLISH, CommandLineTexts, texts_for
from mille_qt.ui.paths import languages, shipped_languages

LOG_LEVELS = ("debug", "info", "warning", "error")
#: Exit status after a mistake on the command line.
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
    """The languages offered by completions; accepts any language.

    Languages in the player's own folder are searched later: Qt knows where that folder is.
    """

    __slots__ = ()

    def __contains__(self, _code: object) -> bool:
        return True


def parse_options(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return the program's options, and the remaining arguments, which are Qt's."""
    words = texts_for(arguments)
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


def option_parser(words: CommandLineTexts = ENGLISH) -> argparse.ArgumentParser:
    """Return the parser of all options except Qt's; it raises ArgumentError for a mistake.

    Shell completions are generated from it, too.
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


def _add_options(group: "argparse._ArgumentGroup", words: CommandLineTexts) -> None:
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
    # A frozen program starts its worker this way: mille_rules.computer.worker.worker_process.
    add("--think", action="store_true", help=argparse.SUPPRESS)


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    """Return a formatter with a translated "usage"."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(text, actions, groups, usage if prefix is None else prefix)

    return Formatter


def _whole_number(words: CommandLineTexts) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words.whole_number) from None

    return read


def _explained(error: argparse.ArgumentError, words: CommandLineTexts) -> str:
    """Return the translated error message: argparse has only English ones."""
    choices = {"--lang": shipped_languages(), "--log-level": LOG_LEVELS}
    if error.argument_name in choices:
        return _one_of(error.argument_name, choices[error.argument_name], words)
    if isinstance(error.__context__, argparse.ArgumentTypeError):
        return f"{error.argument_name}: {error.message}"
    return words.mistake.format(error.argument_name)


def _one_of(name: str, choices: Iterable[str], words: CommandLineTexts) -> str:
    return f"{name}: {words.one_of.format(', '.join(choices))}"


def _without_qts(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Separate Qt's options with a value, which would be mistaken for the file."""
    own: list[str] = []
    qts: list[str] = []
    left = iter(arguments)
    for word in left:
        if word.startswith("-") and word.lstrip("-") in QT_OPTIONS:
            qts += [word, *islice(left, 1)]
        else:
            own.append(word)
    return own, qts
