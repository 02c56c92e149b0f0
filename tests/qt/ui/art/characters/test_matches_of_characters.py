"""Characters in a match: the record keeps them, and what counts by level counts them there."""

import random

import pytest

from mille_qt.session.local_session import LocalSession
from mille_qt.session.record_info import new_record
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.computer.player import Answer, ImmediateThinker
from mille_rules.moves import Move
from mille_rules.reading import read_record
from mille_rules.views import View

pytestmark = pytest.mark.usefixtures("qapp")

HEADER = Header(
    DEFAULT_RULES, (Sitter("computer-hard-calm", "Marcel"), Sitter("computer-easy", "Yvette"))
)


class Heard(ImmediateThinker):
    """Hears how everybody plays who is to decide."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Let somebody quick decide."""
        self.words.add(level)
        super().think(view, choices, "beginner", answer)


def test_a_record_keeps_level_and_style_where_it_keeps_the_level() -> None:
    text = new_record(HEADER, practice=False).text()
    assert "seat 0 computer-hard-calm Marcel\n" in text
    assert read_record(text.encode()).record.header == HEADER


def test_each_decides_in_its_own_style_and_is_counted_by_its_level() -> None:
    thinker = Heard()
    record = new_record(HEADER, practice=False)
    session = LocalSession(record, lambda: None, thinker, random.Random(1), 0)
    session.start()
    assert thinker.words == {"hard-calm", "easy"}
    assert session.levels == ("hard", "easy")
    session.stop_autosave()


def test_the_next_match_is_played_in_the_same_styles() -> None:
    record = new_record(HEADER, practice=False)
    session = LocalSession(record, lambda: None, Heard(), random.Random(1), 0)
    session.start()
    following, _first = session.next_match()
    assert following.header.sitters == HEADER.sitters
    session.stop_autosave()
