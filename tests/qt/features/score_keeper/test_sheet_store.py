"""The file of the score sheet: checked when read, replaced as a whole, never overwritten."""

import json
from pathlib import Path

import pytest

from mille_qt.features.score_keeper import sheet_store
from mille_qt.features.score_keeper.sheet_json import RaceEntry, SavedSheet, read_text, text_of
from mille_qt.features.score_keeper.sheet_store import (
    FINISHED_FOLDER,
    MAX_FILE_BYTES,
    ChangedElsewhereError,
    DamagedSheetError,
    SheetFile,
)
from mille_rules import DEFAULT_RULES, PRESETS
from mille_rules.cards import SAFETIES, Card
from mille_rules.tallies import SideTally, Tally

HOME = SideTally(700, SAFETIES[:2], SAFETIES[:1], safe=True, delayed=True)
SOME = SideTally(250, (Card.RIGHT_OF_WAY,))
TALLY = Tally(DEFAULT_RULES, ("Ann", "Zoë 👨‍👩‍👧"), (1, 0), ((HOME, SOME), (SOME, HOME)))
HALF = RaceEntry(2, (SideTally(30, called=True), SideTally()))
FULL = SavedSheet(TALLY, (RaceEntry(0, (HOME, HOME)), HALF))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a path in a folder that does not exist."""
    return tmp_path / "data" / "sheet.json"


@pytest.mark.parametrize("sheet", [FULL, SavedSheet(TALLY), SavedSheet(TALLY._replace(races=()))])
def test_a_sheet_survives_writing_and_reading(path: Path, sheet: SavedSheet) -> None:
    SheetFile(path).write(sheet)
    assert SheetFile(path).read() == sheet
    assert [file.name for file in path.parent.iterdir()] == ["sheet.json"]


def test_two_sheets_that_were_won_in_the_same_second_are_both_kept(path: Path) -> None:
    for won in (1_700_000_000.2, 1_700_000_000.7):
        file = SheetFile(path)
        file.write(SavedSheet(TALLY, won=won))
        file.put_away(won)
    kept = sorted((path.parent / FINISHED_FOLDER).iterdir())
    assert {read_text(file.read_bytes()).won for file in kept} == {1_700_000_000.2, 1_700_000_000.7}


def test_house_rules_survive_writing_and_reading() -> None:
    rules = PRESETS["dujardin"].changed("pts_coup", "400").changed("base_target", "2:800")
    sheet = SavedSheet(Tally(rules, ("Ann", "Bea"), (0, 0), ((HOME._replace(miles=800), SOME),)))
    assert read_text(text_of(sheet)) == sheet


def test_without_a_file_there_is_no_sheet(path: Path) -> None:
    assert SheetFile(path).read() is None


def test_the_text_is_json_as_documented() -> None:
    sheet = json.loads(text_of(FULL))
    assert sheet["format"] == "mille-score-sheet-1"
    assert sheet["rules"] == "winning-moves"
    assert sheet["names"] == ["Ann", "Zoë 👨‍👩‍👧"]
    assert sheet["races"][0][1] == {
        "miles": 250,
        "safeties": ["right-of-way"],
        "coups": [],
        "safe": False,
        "delayed": False,
        "called": False,
    }
    assert [entry["race"] for entry in sheet["entries"]] == [0, 2]


def changed(**entries: object) -> bytes:
    """Return the text of the sheet with some values changed."""
    return json.dumps({**json.loads(text_of(FULL)), **entries}).encode()


SIDE = json.loads(text_of(FULL))["races"][0][1]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        text_of(FULL)[:-20],
        changed(format="mille-score-sheet-2"),
        changed(rules="poker"),
        changed(house_rules={"pts_coup": "many"}),
        changed(house_rules={"nothing": "1"}),
        changed(names=["Ann"]),
        changed(names=["Ann", ""]),
        changed(names=["Ann", "Mar\ncel"]),
        changed(names=["Ann", "M" * 300]),
        changed(games=[0]),
        changed(games=[-1, 0]),
        changed(races=[[SIDE]]),
        changed(races=[[SIDE, SIDE]]),
        changed(races=[[SIDE, {**SIDE, "safeties": ["ace"]}]]),
        changed(races=[[SIDE, {**SIDE, "safeties": [], "miles": 260}]]),
        changed(races=[[SIDE, {**SIDE, "safeties": [], "miles": "250"}]]),
        changed(races=[[SIDE, {**SIDE, "luck": 1}]]),
        changed(entries=[{"race": 9, "sides": [SIDE, SIDE]}]),
        changed(entries=[{"race": 2, "sides": [SIDE]}]),
        changed(entries=[{"race": 2, "sides": [SIDE, SIDE]}] * 2),
        changed(extra=1),
    ],
)
def test_a_damaged_file_is_renamed(path: Path, text: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(text)
    file = SheetFile(path)
    with pytest.raises(DamagedSheetError) as caught:
        file.read()
    assert caught.value.path == path.with_name("sheet.json.damaged")
    assert caught.value.path.read_bytes() == text
    file.write(FULL)
    assert SheetFile(path).read() == FULL


def test_a_file_that_is_too_long_is_damaged(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b" " * (MAX_FILE_BYTES + 10))
    with pytest.raises(DamagedSheetError):
        SheetFile(path).read()


def test_the_file_of_another_window_is_not_overwritten(path: Path) -> None:
    one, other = SheetFile(path), SheetFile(path)
    one.write(FULL)
    with pytest.raises(ChangedElsewhereError):
        other.write(SavedSheet(TALLY))
    assert other.read() == FULL
    other.write(SavedSheet(TALLY))
    with pytest.raises(ChangedElsewhereError):
        one.write(FULL)


def test_a_failed_write_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SheetFile(path)
    file.write(FULL)

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sheet_store, "write_draft", full)
    with pytest.raises(OSError, match="No space"):
        file.write(SavedSheet(TALLY))
    assert SheetFile(path).read() == FULL


def test_an_unchanged_sheet_is_not_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SheetFile(path)
    file.write(FULL)
    monkeypatch.setattr(sheet_store, "write_draft", None)
    file.write(FULL)
