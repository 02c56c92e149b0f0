"""Commands and their keys are declared once: lists, menus, texts and the README agree."""

import re
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from xml.etree import ElementTree

from mille_qt.play.keyboard import Command
from mille_qt.play.keys_dialog import replay_keys, table_keys, window_keys

ROOT = Path(__file__).parents[3]
#: A key in parentheses at the end of a text, such as "Close (F9)".
KEY_IN_TEXT = re.compile(r"\(((?:Ctrl\+|Shift\+)*(?:F\d+|[A-Z]))\)$")


def test_no_key_has_two_meanings() -> None:
    at_table = Counter(key for command in Command for key in command.at_table)
    anywhere = Counter(key for command in Command for key in command.anywhere)
    assert max(at_table.values()) == max(anywhere.values()) == 1
    assert not at_table.keys() & anywhere.keys()


def test_every_command_with_a_key_is_in_a_list_of_keys() -> None:
    listed = dict(map(reversed, (*table_keys(), *window_keys())))  # type: ignore[arg-type]
    for command in Command:
        if command.at_table or command.anywhere:
            assert command.words in listed, command


def test_neighbours_that_do_the_same_are_one_line() -> None:
    lists = dict(table_keys())
    assert lists["← →"] == "Choose the previous or next card"
    assert lists["U, Enter"] == "Play the chosen card"
    assert lists["S, Ctrl+S"] == "Save the match"
    assert dict(window_keys())["F11, Ctrl+Shift+F"] == "Full screen"


def test_keys_named_in_texts_are_those_of_commands() -> None:
    keys = {key for command in Command for key in (*command.at_table, *command.anywhere)}
    keys |= {key for key, _ in replay_keys()}
    texts = ElementTree.parse(ROOT / "translations" / "mille_fr.ts").iter("source")
    named = {found[1] for text in texts if (found := KEY_IN_TEXT.search(text.text or ""))}
    assert {"F1", "Q", "V"} <= named
    assert named <= keys


def test_the_readme_lists_the_same_keys() -> None:
    lines = zip_longest(table_keys(), window_keys())
    cells = [[cell for pair in line for cell in _cells(pair)] for line in lines]
    table = "\n".join(f"| {' | '.join(row)} |" for row in cells)
    assert table in (ROOT / "README.md").read_text(encoding="utf-8"), table


def _cells(pair: tuple[str, str] | None) -> tuple[str, str]:
    return (f"`{pair[0]}`", pair[1]) if pair else ("", "")
