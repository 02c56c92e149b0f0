"""Damaged bytes in any file neither crash the program nor load an illegal match.

The quick suite takes some bytes, `-m slow` takes all.
"""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mille_qt.features.statistics.figures import RaceFilter, figures_of, selection
from mille_qt.features.statistics.store import StatisticsStore
from mille_qt.session.autosave import Autosave
from mille_qt.session.matches.match_folder import FileState
from mille_qt.session.matches.match_index import IndexEntry, MatchIndex
from mille_qt.session.matches.match_summary import MatchStatus, summary_of
from mille_qt.session.matches.recent_matches import RecentMatches
from mille_qt.ui.paths import matches_folder, state_folder
from mille_qt.ui.settings import Settings
from mille_rules import Header, Match, NotARecordError, Record, Sitter, read_record
from mille_rules.computer.player import ComputerPlayer
from mille_rules.journal import read_file
from mille_rules.match_id import match_mark
from mille_rules.moves import MoveKind
from mille_rules.record import NoteLine
from mille_rules.rulesets import PRESETS
from mille_rules.state import Phase
from tests.qt.features.statistics.example_rows import race

#: The quick suite damages one position out of this number.
QUICK_STEP = 131
Damage = Callable[[bytes, int, random.Random], bytes]
ALL = pytest.mark.parametrize(
    "step", [QUICK_STEP, pytest.param(1, marks=[pytest.mark.slow, pytest.mark.long])]
)


def flip(data: bytes, place: int, chance: random.Random) -> bytes:
    wrong = data[place] ^ (1 << chance.randrange(8))
    return data[:place] + bytes([wrong]) + data[place + 1 :]


def replace(data: bytes, place: int, chance: random.Random) -> bytes:
    return data[:place] + chance.randbytes(1) + data[place + 1 :]


def delete(data: bytes, place: int, _chance: random.Random) -> bytes:
    return data[:place] + data[place + 1 :]


def insert(data: bytes, place: int, chance: random.Random) -> bytes:
    return data[:place] + chance.randbytes(1) + data[place:]


def cut(data: bytes, place: int, _chance: random.Random) -> bytes:
    return data[:place]


DAMAGES: tuple[Damage, ...] = (flip, replace, delete, insert, cut)


def damaged(data: bytes, step: int) -> Iterator[bytes]:
    """Return damaged copies of the data, in all ways at every `step`th position."""
    chance = random.Random(7)
    for place in range(chance.randrange(step), len(data), step):
        for damage in DAMAGES:
            yield damage(data, place, chance)


def without_gaps(path: Path) -> bytes:
    """Return the bytes of a database that has been written again in the smallest pages."""
    with closing(sqlite3.connect(path)) as connection:
        (journal,) = connection.execute("PRAGMA journal_mode").fetchone()
        # With a log, the size of pages would stay as it is.
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA page_size = 512")
        connection.execute("VACUUM")
        connection.execute(f"PRAGMA journal_mode = {journal}")
    return path.read_bytes()


def three_races() -> Record:
    """Return a match of three races with marks, so short that moves seldom repeat each other."""
    sitters = Sitter("human", "Zoé"), Sitter("computer-hard", "Marcel")
    rules = PRESETS["winning-moves"].changed("base_target", "2:300")
    record = Record(Header(rules, sitters, (100, 0), (1, 0)))
    record.lines += [match_mark(bytes(range(10))), NoteLine("mark practice")]
    match, chance = Match(record), random.Random(14)
    for seat in range(2):
        match.sit(seat, ComputerPlayer("normal", match.submit))
    for number in range(3):
        match.deal(lambda cards: chance.sample(cards, len(cards)))
        match.note(f"mark hint {number % 2}")
    assert match.state.phase is not Phase.OVER, "it is to go on"
    others = {MoveKind.DEAL, MoveKind.TAKE, MoveKind.SHUFFLE}
    assert {line.move.kind for line in record.moves()} >= {*MoveKind} - others
    return record


def lines_of(record: Record, text: str) -> list[str]:
    """Return the lines after the header of a record with this text."""
    return text.split("\n")[len(record.header.lines()) : -1]


@ALL
def test_a_damaged_record_is_read_as_a_legal_match_or_rejected(step: int) -> None:
    whole, states = three_races(), {}
    data, known = whole.text().encode(), lines_of(whole, whole.text())
    for wrong in damaged(data, step):
        try:
            reading = read_record(wrong)
        except NotARecordError:
            continue
        text = reading.record.text()
        if text not in states:
            again = read_record(text.encode())
            assert (again.fault, again.torn, again.record.text()) == (None, False, text)
            # All that is damaged in one move is the same match up to there.
            states[text] = again.record.state
        assert states[text] == reading.record.state
        # All lines before the fault are read; one may have been changed by the damage.
        lines = lines_of(reading.record, text)
        other = sum(ours != theirs for ours, theirs in zip(lines, known, strict=False))
        assert other <= 1 or len(lines) != len(known)
        # Cut after the end of a line, it is the match one move earlier.
        assert (
            reading.fault or reading.torn or data.startswith(wrong) or len(lines) > len(known) - 3
        )


@ALL
def test_a_damaged_match_is_listed_and_continued_up_to_the_damage(step: int) -> None:
    data = three_races().text().encode()
    folder = matches_folder()
    folder.mkdir(parents=True)
    path = folder / "2026-01-01 12.00 Zoé, Marcel.mille"
    for wrong in damaged(data, 9 * step):
        path.write_bytes(wrong)
        (state_folder() / "recent" / path.name).unlink(missing_ok=True)
        found = Autosave()
        found.recent.note(path.name, "")
        match = found.last_match()
        try:
            reading = read_file(path)
        except NotARecordError:
            assert match is None
            continue
        assert (summary_of(reading).standing is MatchStatus.DAMAGED) == (reading.fault is not None)
        goes_on = bool(reading.record.moves()) and reading.record.state.phase is not Phase.OVER
        assert (match is not None) == goes_on


@ALL
def test_damaged_settings_are_read_as_far_as_possible(step: int, tmp_path: Path) -> None:
    path = tmp_path / "here" / "settings.ini"
    path.parent.mkdir()
    first = Settings(path)
    first.last_seats = Sitter("human", "Zoé"), Sitter("computer-hard", "Marcel")
    first.rules = PRESETS["classic"].changed("quotas", "200:3")
    first.card_languages = {}
    first.lessons_done = ("start", "hazards")
    first.lesson_left = {"safeties": 3}
    first.window_geometry = b"\x01\xd9\xd0\xcb\x00"
    first.text_size, first.pace = 150, 1
    first.write()
    data = path.read_bytes()
    for wrong in damaged(data, min(step, 11)):
        for old in path.parent.iterdir():
            old.unlink()
        path.write_bytes(wrong)
        settings = Settings(path)
        for name in Settings.names():
            kind = type(getattr(Settings, name).default)
            assert isinstance(getattr(settings, name), kind), (name, wrong)
        settings.pace = 2
        settings.write()
        assert Settings(path).pace == 2
        kept = settings.set_aside
        assert kept is None or kept.read_bytes() == wrong


@ALL
def test_damaged_statistics_are_read_or_renamed_and_continued(step: int, tmp_path: Path) -> None:
    path = tmp_path / "here" / "statistics.sqlite"
    path.parent.mkdir()
    for number in range(1, 4):
        StatisticsStore(path).add(race("match", number))
    data = without_gaps(path)
    for wrong in damaged(data, 3 * step):
        for old in path.parent.iterdir():
            old.unlink()
        path.write_bytes(wrong)
        store = StatisticsStore(path, wait=0)
        figures_of(selection(store.rows(), RaceFilter("Anna")))
        store.add(race("new", 1))
        assert (store.trouble, store.waiting) == (None, 0)
        rows = StatisticsStore(path).rows()
        assert rows[-2:] == list(race("new", 1)) or set(race("new", 1)) <= set(rows)
        aside = store.files_aside()
        assert len(aside) <= 1
        assert all(file.read_bytes() == wrong for file in aside)


@ALL
def test_a_damaged_index_is_rebuilt(step: int, tmp_path: Path) -> None:
    path = tmp_path / "here" / "matches.sqlite"
    path.parent.mkdir()
    summary = summary_of(read_record(three_races().text().encode()))
    entries = [IndexEntry(f"{number}.mille", FileState(9, number), summary) for number in range(3)]
    with MatchIndex(path) as index:
        index.change(entries, ())
    data = without_gaps(path)
    for wrong in damaged(data, 3 * step):
        for old in path.parent.iterdir():
            old.unlink()
        path.write_bytes(wrong)
        with MatchIndex(path) as index:
            known = {entry.name for entry in index.entries()}
            index.change(entries, known - {entry.name for entry in entries})
            again = index.entries()
            if len(again) != len(entries):
                # The damaged index has been deleted: it is written again.
                index.change(entries, {entry.name for entry in again})
        with MatchIndex(path) as other:
            assert sorted(other.entries()) == entries


@ALL
def test_damaged_bookmarks_are_read_as_bookmarks(step: int, tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir()
    (matches / "one.mille").write_text(three_races().text(), "utf-8")
    recent = RecentMatches(tmp_path / "recent", matches)
    recent.note("one.mille", "AAAQEAYEAUDAOCAJ", over=True)
    path = tmp_path / "recent" / "one.mille"
    data = path.read_bytes()
    for wrong in damaged(data, min(step, 3)):
        path.write_bytes(wrong)
        assert [bookmark.name for bookmark in recent.all()] == ["one.mille"]
