"""The banner at the end of a race, and the confetti at the end of a match."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mille_qt.play.panels import race_banner
from mille_qt.play.panels.race_banner import RaceBanner, race_result
from mille_qt.table.durations import Tempo
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import faces_of
from mille_qt.ui.art.confetti import Confetti
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_rules import DEFAULT_RULES, Card, Phase
from mille_rules.events import EventKind, one_event
from mille_rules.moves import play
from mille_rules.scoring import ITEMS
from mille_rules.views import Update, View
from tests.qt.conftest import Seat
from tests.qt.play.staged_match import about_to_arrive, match_where
from tests.qt.play.test_score_sheet import FULL, NAMES, SOME, view_of

pytestmark = pytest.mark.shown

NORMAL, STILL = Tempo(2), Tempo(2, reduced=True)


def ended(completer: int | None, seats: int = 2, names: tuple[str, ...] = NAMES) -> View:
    view = view_of([(FULL, SOME)], seats, Phase.DEAL)
    return view._replace(completer=completer)


def end_of_race() -> Update:
    """An update in which Ann wins a race against Marcel."""
    return Update(0, ended(0), one_event(EventKind.RACE_OVER), ())


def sides_of(*names: str) -> tuple:
    faces = [Face(name) for name in names]
    return faces_of(faces, (" and ".join(names[0::2]), " and ".join(names[1::2])))


def test_the_winner_is_addressed_and_others_are_named() -> None:
    sides = sides_of("Ann", "Marcel")
    assert race_result(ended(0), sides, own=0).heading == "You win the race!"
    assert race_result(ended(0), sides, own=1).heading == "Ann wins the race"
    assert race_result(ended(0), sides, own=None).heading == "Ann wins the race"
    partners = sides_of("Ann", "Marcel", "Simone", "Lucien")
    assert race_result(ended(0, 4), partners, own=1).heading == "Ann and Simone win the race"


def test_if_nobody_arrives_the_banner_shows_the_points_of_the_viewer() -> None:
    result = race_result(ended(None), sides_of("Ann", "Marcel"), own=1)
    assert result.heading == "Nobody completed the trip"
    assert (result.won, result.shown.name, result.total) == (False, "Marcel", SOME.total)


def test_only_items_that_count_are_listed_and_they_add_up() -> None:
    result = race_result(ended(0), sides_of("Ann", "Marcel"), own=0)
    assert result.total == FULL.total
    assert [points for _, points in result.earned] == [
        getattr(FULL, item) for item in ITEMS if getattr(FULL, item)
    ]
    assert result.others == f"Marcel: {SOME.total}"


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[[Tempo], tuple[RaceBanner, list[str]]]:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()

    def show(tempo: Tempo) -> tuple[RaceBanner, list[str]]:
        banner, calls = RaceBanner(page), []
        banner.set_area(QRect(0, 440, 1024, 160), QRect(200, 450, 600, 120))
        result = race_result(ended(0), sides_of("Ann", "Marcel"), own=0)
        banner.show_result(result, tempo, lambda: calls.append("on"))
        return banner, calls

    return show


Shown = Callable[[Tempo], tuple[RaceBanner, list[str]]]


@pytest.mark.parametrize("tempo", [NORMAL, STILL])
def test_the_banner_fits_its_area_and_a_click_goes_on_once(shown: Shown, tempo: Tempo) -> None:
    banner, calls = shown(tempo)
    assert banner.isVisible()
    assert QRect(0, 440, 1024, 160).contains(banner.geometry())
    assert banner.geometry().contains(QRect(200, 450, 600, 120))
    assert not calls
    QTest.mouseClick(banner, Qt.MouseButton.LeftButton)
    banner.close_now()
    assert calls == ["on"]
    assert not banner.isVisible()


def test_the_match_goes_on_by_itself_after_the_banner(
    shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BEFORE", "EACH", "AFTER"):
        monkeypatch.setattr(race_banner, name, 20)
    banner, calls = shown(Tempo(1))
    qtbot.waitUntil(lambda: calls == ["on"], timeout=10_000)
    assert not banner.isVisible()


def test_a_banner_dropped_for_the_next_race_calls_nobody(shown: Shown) -> None:
    banner, calls = shown(NORMAL)
    banner.drop()
    assert not banner.isVisible()
    assert calls == []


def test_a_key_goes_on_from_the_banner_but_reading_the_table_does_not(sit_down: Seat) -> None:
    page = sit_down(match_where("roll 25", "roll 50")).page
    calls: list[str] = []
    page.settings.pace = 2
    page.race_end.show(end_of_race(), lambda: calls.append("on"))
    banner = page.race_end.banner
    assert banner is not None
    QTest.keyClick(page, Qt.Key.Key_T)
    assert banner.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert calls == ["on"]
    assert not banner.isVisible()


def test_the_corner_shows_the_points_when_the_banner_has_counted_them(
    sit_down: Seat, settings: Settings
) -> None:
    settings.pace = 1
    rules = DEFAULT_RULES.changed("extension_counts", "none")
    player = sit_down(about_to_arrive(rules=rules))
    page = player.page
    page.update_presenter.hurry()
    page.update_presenter.hurry()
    page.hand.make(play(Card.MILES_100))
    page.update_presenter.hurry()
    assert page.race_end.banner is not None
    assert page.race_end.banner.isVisible()
    total = number(player.update.view.match.points[0])
    assert all(part.text != total for part in page.corner.parts)
    page.race_end.close_now()
    assert any(part.text == total for part in page.corner.parts)


def test_confetti_lets_clicks_through_and_ends_with_the_first_one(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    front = QWidget(page)
    confetti = Confetti(page)
    confetti.start(front)
    assert confetti.geometry() == page.rect()
    page.resize(900, 650)
    qtbot.waitUntil(lambda: confetti.geometry() == page.rect())
    with qtbot.waitSignal(confetti.destroyed):
        QTest.mouseClick(page, Qt.MouseButton.LeftButton)
