"""The command line; read before Qt is loaded, so that --help and --version answer at once."""

import argparse
from itertools import islice
from pathlib import Path

from mille_qt import __version__

LANGUAGES = ("en", "fr")
LOG_LEVELS = ("debug", "info", "warning", "error")
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


def parse_options(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options of the program, and the rest of the arguments, which are Qt's."""
    parser = argparse.ArgumentParser(
        prog="mille",
        description="The card game Mille Bornes: alone, around one screen or on the network.",
        epilog="Options of Qt, such as -platform, are passed on.",
        allow_abbrev=False,
    )
    way = parser.add_mutually_exclusive_group()
    way.add_argument(
        "file", nargs="?", type=Path, metavar="FILE.mille", help="a match to go on with"
    )
    way.add_argument("--join", metavar="ADDRESS", help="join the table at this address")
    parser.add_argument("--version", action="version", version=f"Mille {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the menus")
    parser.add_argument(
        "--seed", type=int, help="shuffle so that the same number deals the same cards"
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--no-animation", action="store_true", help="let nothing move")
    parser.add_argument("--reset-settings", action="store_true", help="begin with all settings new")
    parser.add_argument("--data-dir", type=Path, help="keep settings and matches in this folder")
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, default="warning", help="how much to log"
    )
    parser.add_argument(
        "--smoke", action="store_true", help="open the window for a moment, say so and end"
    )
    parser.add_argument(
        "--screenshot", type=Path, metavar="PNG", help="save a picture of the window and end"
    )
    # Where Python is frozen into it, the program starts itself so: see mille_net.thinking_process.
    parser.add_argument("--think", action="store_true", help=argparse.SUPPRESS)
    own, qts = _without_qts(arguments)
    options, rest = parser.parse_known_args(own)
    return options, [*qts, *rest]


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
