"""Setting a table up: its seats, who can join, its rules, and what is refused."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_net.tables import SeatPlan, TableOptions
from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.lan.sheet_score import SheetScore
from mille_qt.ui import paths
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, PRESETS
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import ONE_RACE

Page = Callable[..., HostPage]


@pytest.fixture
def host(settings: Settings, qtbot: Any) -> Page:
    """A function that shows the page for some people."""

    def show(*names: str, score: SheetScore | None = None) -> HostPage:
        page = HostPage(settings, names or ("Anna",), score)
        qtbot.addWidget(page)
        page.resize(1024, 600)
        page.show()
        return page

    return show


def opened(page: HostPage) -> tuple[TableOptions, tuple[str, ...]]:
    """Open the table by Enter; what that asks for."""
    asked: list[tuple[TableOptions, tuple[str, ...]]] = []
    page.open_requested.connect(lambda *arguments: asked.append(arguments))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(asked) == 1, page.trouble.text()
    return asked[0]


def test_enter_opens_a_table_for_two_with_one_open_seat(host: Page) -> None:
    options, people = opened(host())
    assert people == ("Anna",)
    assert options.name == "Anna’s table"
    assert options.rules == DEFAULT_RULES
    assert options.seats == (SeatPlan("human", "Anna"), SeatPlan("open"))
    assert (options.door, options.wait, options.spectators) == ("open", 30, True)


@pytest.mark.parametrize(("people", "seats"), [(1, 2), (2, 3), (3, 4), (5, 6), (6, 6)])
def test_there_is_room_for_somebody_from_elsewhere(host: Page, people: int, seats: int) -> None:
    names = tuple("ABCDEF"[:people])
    options, here = opened(host(*names))
    assert here == names
    assert len(options.seats) == seats


def test_a_seat_is_given_to_a_computer_of_a_level(host: Page) -> None:
    page = host()
    row = page.seats.rows[1]
    row.kinds.buttons[2].click()
    row.level_box.setCurrentIndex(len(LEVELS) - 1)
    assert page.hint.text() == "No open seats: nobody else can play."
    options, _ = opened(page)
    assert options.seats[1].kind == "computer"
    assert options.seats[1].name == "Simone"
    assert options.seats[1].level == f"{list(LEVELS)[-1]}-fair"


def test_everything_about_the_table_is_asked_for_and_kept(host: Page, settings: Settings) -> None:
    page = host()
    page.name_field.setText("  Kitchen ")
    page.seats.counts.numbers.buttons[2].click()
    page.access.who.setCurrentIndex(0)
    page.access.waits.buttons[3].click()
    page.access.watch_box.click()
    page.rules.entries["dujardin"].click()
    page.rules.length.lengths.buttons[0].click()
    options, _ = opened(page)
    assert options.name == "Kitchen"
    assert len(options.seats) == 4
    assert (options.door, options.wait, options.spectators) == ("code", None, False)
    assert options.rules == replace(PRESETS["dujardin"], match_target=ONE_RACE)
    again = host()
    assert again.name_field.text() == "Kitchen"
    terms = again.access.terms
    assert (terms["door"], terms["wait"], terms["spectators"]) == ("code", None, False)
    assert again.rules.rules == options.rules


@pytest.mark.parametrize(("name", "said"), [("", "needs a name"), ("Anna", "have the same name")])
def test_two_people_here_need_two_names(host: Page, name: str, said: str) -> None:
    page = host()
    row = page.seats.rows[1]
    row.kinds.buttons[1].click()
    row.name_field.setText(name)
    page.open_button.click()
    assert said in page.trouble.text()


def test_rules_that_so_many_cannot_play_are_refused(host: Page) -> None:
    page = host()
    for rules in PRESETS.values():
        page.rules.set_rules(replace(rules, player_counts=(3,)))
    page.open_button.click()
    assert page.trouble.text() == "These house rules don’t allow 2 players."


def test_a_table_that_goes_on_from_a_score_sheet_keeps_rules_seats_and_points(host: Page) -> None:
    seats = SeatPlan("human", "Anna"), SeatPlan("open")
    rules = replace(DEFAULT_RULES, hand_size=7)
    score = SheetScore(rules, seats, ("Anna", "Bea"), (1800, 475), (1, 0))
    page = host(score=score)
    assert "Anna 1800 points, Bea 475 points" in page.score_text.text().replace(",8", "8")
    assert not page.rules.isEnabled()
    assert not page.rules.length.isEnabled()
    options, _ = opened(page)
    assert options.rules == rules
    assert (options.points, options.games) == ((1800, 475), (1, 0))


def test_a_table_that_goes_on_from_a_score_sheet_keeps_its_handicaps(host: Page) -> None:
    rules = replace(DEFAULT_RULES, handicaps=(Handicap(1, "points", 500),))
    seats = SeatPlan("human", "Anna"), SeatPlan("open")
    page = host(score=SheetScore(rules, seats, ("Anna", "Bea"), (1800, 475), (1, 0)))
    assert not page.seats.handicaps.isEnabled(), "other points would change the score"
    assert "Bea 975 points" in page.score_text.text()
    options, _ = opened(page)
    assert options.rules == rules


def test_handicaps_are_those_of_this_table_alone(host: Page, settings: Settings) -> None:
    page, own = host(), Handicap(1, "hand", 4)
    page.seats.handicaps.menu().aboutToShow.emit()
    assert [action.text() for action in page.seats.handicaps.menu().actions()] == [
        "Anna",
        "Seat 2, square",
    ]
    page.seats.handicaps.menu().actions()[1].menu().chosen.emit(own)
    options, _ = opened(page)
    assert options.rules.handicaps == (own,)
    assert settings.rules.handicaps == host().rules.rules.handicaps == ()


def test_before_the_first_table_windows_is_explained(
    host: Page, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert host().hint.text() == ""
    monkeypatch.setattr("sys.platform", "win32")
    assert "firewall" in host().hint.text()
    (paths.network_folder() / "tables").mkdir(parents=True)
    assert paths.network_folder().is_relative_to(own_folders)
    assert host().hint.text() == ""
