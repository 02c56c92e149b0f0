"""People play whole races with their thumbs, on the page in browsers, at a real window."""

import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mille_rules import Record
from mille_rules.rulesets import RuleSet
from mille_rules.state import MatchScore
from mille_rules.views import Update
from tests.phone.browser import Tab, browsers
from tests.qt.features.phones.table_with_phones import TableWithPhones
from tests.qt.play.staged_match import NAMES, by_rules, header

#: Seconds within which two races are over, also on a machine with much else to do.
PATIENCE = 240.0
#: The middle of what a player would touch next, or null; none of it is new to the page.
NEXT = """
(() => {
  const ways = [
    ".answers:not(.waiting) button:not([aria-disabled=true])",
    "#actions button.main:not([aria-disabled=true])",
    ".choosing #actions button:not(.quiet):not([aria-disabled=true])",
    "body:not(.choosing) #hand button.raised",
    "body:not(.choosing) #hand button",
  ];
  const found = ways.map((way) => document.querySelector(way)).find(Boolean);
  if (!found) return null;
  ahead += 2000;
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()
"""


@pytest.fixture(scope="module")
def tabs() -> Iterator[list[Tab]]:
    with browsers(2) as tabs:
        yield tabs


def wait(tab: Tab, expression: str) -> None:
    """Let the window work until an expression is true on a page."""
    end = time.monotonic() + PATIENCE
    while not tab.js(f"Boolean(document.body && ({expression}))"):
        assert time.monotonic() < end, f"never true: {expression}\\n{tab.text()}"
        QApplication.processEvents()


def joined(table: TableWithPhones, tab: Tab, name: str) -> Tab:
    """Scan a player's code and start."""
    tab.be(390, 844)
    tab.open(table.code_for(name).urls[0])
    tab.complaints.clear()  # of the page before
    wait(tab, "document.getElementById('notice-act').offsetHeight")
    tab.pass_time()
    tab.tap("#notice-act")
    wait(tab, "document.body.dataset.view === 'play'")
    return tab


@pytest.mark.slow
@by_rules
def test_two_browsers_play_a_race_and_begin_the_next(
    table: Callable[..., TableWithPhones], tabs: list[Tab], rules: RuleSet
) -> None:
    at = table(record=Record(header((0, 1), 2, rules)))
    phones = [joined(at, tab, name) for tab, name in zip(tabs, NAMES, strict=False)]
    end = time.monotonic() + PATIENCE
    while not match(at).races:
        assert time.monotonic() < end, [tab.text() for tab in phones]
        for seat, tab in enumerate(phones):
            QApplication.processEvents()
            if update(at, seat).choices and (point := tab.js(NEXT)):
                tab.touch(tuple(point))
    # Each page has the figures that the table has.
    points = {f"{total:,} points" for total in match(at).points}
    for tab in phones:
        wait(tab, "document.getElementById('score').rows.length === 2")
        assert points <= set(tab.texts("#score td"))
        wait(tab, "document.querySelector('#actions .main')")
    for tab in phones:
        tab.pass_time()
        tab.tap("#actions .main")
    for tab in phones:
        wait(tab, "!document.getElementById('score').rows.length")
        assert tab.complaints == []


def update(at: TableWithPhones, seat: int) -> Update:
    latest = at.player.page.seats.latest(seat)
    assert latest is not None
    return latest


def match(at: TableWithPhones) -> MatchScore:
    return update(at, 0).view.match
