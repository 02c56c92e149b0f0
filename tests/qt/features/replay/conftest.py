"""Records of matches, and the replay page."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mille_qt.features.replay.match_history import MatchHistory
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.ui import language
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Header, Record, Sitter
from mille_rules.computer.player import ComputerPlayer
from mille_rules.match import Match

NAMES = ("Anna", "Marcel", "Yvette", "Lucien", "Simone", "Gaston")
Watch = Callable[..., ReplayPage]


def computers_match(seats: int, races: int, seed: int) -> Record:
    """A match of computer players; Anna, who sits first, counts as a person."""
    sitters = (Sitter("human" if i == 0 else "computer-normal", NAMES[i]) for i in range(seats))
    record = Record(Header(DEFAULT_RULES, tuple(sitters)))
    match, chance = Match(record), random.Random(seed)
    for seat in range(seats):
        match.sit(seat, ComputerPlayer("normal", match.submit))
    for _ in range(races):
        match.deal(lambda cards: chance.sample(cards, len(cards)))
    return record


@pytest.fixture(scope="session")
def duel() -> Record:
    """Two races of two players, with attacks, coups fourrés, an arrival and its bonuses."""
    return computers_match(2, 2, seed=2)


@pytest.fixture(scope="session")
def crowd() -> Record:
    """Two races of six players in three teams."""
    return computers_match(6, 2, seed=3)


@pytest.fixture
def watch(
    qapp: QApplication,
    settings: Settings,
    painted_cards: Path,
) -> Iterator[Watch]:
    """A function that shows the replay of a record."""
    shown: list[ReplayPage] = []

    def show(record: Record, width: int = 1280, height: int = 800) -> ReplayPage:
        page = ReplayPage(MatchHistory(record), settings, painted_cards)
        shown.append(page)
        page.resize(width, height)
        page.show()
        qapp.processEvents()
        return page

    yield show
    for page in shown:
        page.close()
        page.deleteLater()
    language.install(qapp, "en")
