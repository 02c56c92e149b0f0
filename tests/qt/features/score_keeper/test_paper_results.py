"""Matches with real cards count when they are won, also after another sheet was started."""

import pytest

from mille_qt.features.score_keeper import score_keeper
from mille_qt.features.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.features.score_keeper.sheet_store import FINISHED_FOLDER, paper_results
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome
from mille_qt.ui.paths import data_folder
from mille_rules.cards import SAFETIES
from mille_rules.tallies import SideTally
from tests.qt.features.score_keeper.conftest import Table

#: With two of these races, or one and a plain trip, a match is won.
BEST = SideTally(1000, SAFETIES, SAFETIES, safe=True, called=True)
NOTHING = SideTally()
NOON = 1_774_120_500.0


class Clock:
    """A clock that stands still."""

    now = NOON

    def time(self) -> float:
        """Return the time."""
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Replace the clock of the score keeper."""
    clock = Clock()
    monkeypatch.setattr(score_keeper, "time", clock)
    return clock


def results() -> list[MatchOutcome]:
    """Return all matches that count now."""
    return paper_results(data_folder())


def win(table: Table) -> None:
    """Enter a race with which the first side wins."""
    race = table.enter()
    table.type_miles(0, 700)
    table.click(race.write_button)


def test_a_match_counts_while_it_is_won(table: Table) -> None:
    table.open_with((BEST, NOTHING))
    assert results() == []
    win(table)
    (match,) = results()
    assert (match.ended, match.origin, match.winners) == (NOON, MatchOrigin.PAPER, (0,))
    assert [side.people for side in match.sides] == [("Ann",), ("Marcel",)]
    assert match.sides[0].points > 5000
    table.click(table.sheet.delete_button)
    table.answer("&Delete")
    assert results() == []


def test_a_correction_changes_the_points_and_not_the_evening(table: Table, clock: Clock) -> None:
    table.open_with((BEST, NOTHING))
    win(table)
    clock.now += 100_000
    table.click(table.sheet.correct_button)
    table.type_miles(1, 225)
    table.click(table.race.write_button)
    (match,) = results()
    assert (match.ended, match.sides[1].points) == (NOON, 225)


def test_a_match_that_was_won_stays_when_another_sheet_is_started(table: Table) -> None:
    table.open_with((BEST, NOTHING))
    win(table)
    before = results()
    table.click(table.sheet.buttons.next)
    table.answer("&New sheet")
    assert table.saved().tally.races == ()
    assert results() == before


def test_a_sheet_that_was_not_won_is_not_kept(table: Table) -> None:
    table.open_with((BEST, NOTHING))
    table.click(table.sheet.buttons.new)
    table.answer("&New sheet")
    assert table.keeper is not None
    assert isinstance(table.keeper.page, NewSheetPage)
    table.click(table.keeper.page.begin_button)
    assert not (data_folder() / FINISHED_FOLDER).exists()


def test_a_damaged_sheet_is_left_out(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    table.open_with((BEST, NOTHING))
    win(table)
    folder = data_folder() / FINISHED_FOLDER
    folder.mkdir()
    (folder / "damaged.json").write_text("{}")
    assert len(results()) == 1
    assert "damaged.json is left out" in caplog.text


def test_a_sheet_that_cannot_be_kept_stays_with_a_notice(table: Table) -> None:
    table.open_with((BEST, NOTHING))
    win(table)
    (data_folder() / FINISHED_FOLDER).write_text("in the way")
    table.click(table.sheet.buttons.next)
    table.answer("&New sheet")
    assert table.keeper is not None
    assert "Can’t read or write" in table.keeper.notice.text()
    assert len(table.saved().tally.races) == 2
