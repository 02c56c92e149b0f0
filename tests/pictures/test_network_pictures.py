"""The pages of play on the network, in both languages and two sizes, compared with references."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from mille_net.messages import (
    Door,
    GuestInfo,
    PauseReason,
    Presence,
    TablePhase,
    WaitingInfo,
)
from mille_net.tables import (
    ChatLine,
    DealReport,
    DealState,
    Grey,
    KeptTable,
    Likely,
    Link,
    LinkState,
    SelfTest,
)
from mille_qt.dialogs.score_sheet import ScoreSheet
from mille_qt.game_page import GamePage
from mille_qt.lan.between_races import BetweenRaces
from mille_qt.lan.entering_page import EnteringPage
from mille_qt.lan.host_page import HostPage
from mille_qt.lan.lan_page import LanPage
from mille_qt.lan.lan_session import LanSession
from mille_qt.lan.lan_table import LanTable
from mille_qt.lan.lobby_page import LobbyPage
from mille_qt.settings import Settings
from mille_qt.theme import ThemeChoice
from mille_rules import DEFAULT_RULES, Phase, new_match, read_record, view_for
from tests.pictures import comparing
from tests.pictures.studio import RACES, SCORES, Studio
from tests.qt.lan.fake_lan import WORDS, FakeRemote, computer, found, free, human, table

REFERENCES = Path(__file__).parent / "network"
SMALL, LARGE = QSize(1024, 576), QSize(1580, 1000)
MOST_BYTES = 1_600_000
WATCHER = GuestInfo(9, "Lucien", Presence.HERE, True)
KNOCK = WaitingInfo(7, "Simone", "192.168.1.31", WORDS)
#: On another day of the year the page has no other width.
KEPT = KeptTable("k", "Sunday", ("Anna", "Marcel"), 3, 0.0)


def session_at(me: int, *seats: Any, **more: Any) -> LanSession:
    """A session of guest `me` at a table."""
    session = LanSession(("Anna",))
    session.attach(FakeRemote(session.listener))
    session.hear_link(LinkState(Link.SEATED, me=me))
    session.hear_table(table(*seats, **more))
    session.hear_chat(ChatLine(1, "Marcel", "Bonsoir !", me == 1))
    session.hear_chat(ChatLine(0, "Anna", "Simone is on her way.", me == 0))
    return session


def held(page: QWidget, session: QObject) -> QWidget:
    """The page, which keeps its session alive."""
    session.setParent(page)
    return page


def tables(settings: Settings) -> QWidget:
    page = LanPage(settings, (KEPT,))
    page.kept.rows[0].text.setText("Anna, Marcel")
    page.show_tables((
        found("Kitchen", 1, 4, key="a"),
        found("Anna & Marcel", 2, 2, playing=True, code=True, rules="dujardin", key="b"),
        found("Garage", 3, 6, Grey.STALE, key="c"),
        found("Attic", 0, 3, Grey.VERSION, key="d"),
    ))  # fmt: skip
    return page


def no_tables(settings: Settings) -> QWidget:
    page = LanPage(settings)
    page.empty.show_test(SelfTest(Likely.VPN, ("192.168.1.7",), 25100))
    return page


def hosting(settings: Settings) -> QWidget:
    page = HostPage(settings, ("Anna", "Marcel"))
    page.seats.counts.numbers.buttons[3].click()
    page.seats.rows[2].kinds.buttons[2].click()
    return page


def lobby_of_owner(_settings: Settings) -> QWidget:
    seats = human(0, "Anna"), human(1, "Marcel"), free(), computer("Yvette", "hard")
    session = session_at(0, *seats, waiting=(KNOCK,), guests=(WATCHER,))
    return held(LobbyPage(session, ("192.168.1.7",)), session)


def lobby_with_code(_settings: Settings) -> QWidget:
    seats = human(0, "Anna"), human(1, "Marcel", ready=False)
    session = session_at(0, *seats, door=Door.CODE, code="482913")
    return held(LobbyPage(session, ("192.168.1.7",)), session)


def lobby_of_guest(_settings: Settings) -> QWidget:
    seats = (
        human(0, "Anna"),
        human(1, "Marcel", ready=False, presence=Presence.SLOW),
        free(),
        human(3, "Gaston", ready=False, presence=Presence.AWAY),
    )
    session = session_at(1, *seats)
    return held(LobbyPage(session), session)


def entering(state: LinkState) -> Callable[[Settings], QWidget]:
    def page(_settings: Settings) -> QWidget:
        session = LanSession(("Anna",))
        session.hear_link(state)
        return held(EnteringPage(session, "Kitchen"), session)

    return page


def at_the_table(settings: Settings) -> QWidget:
    record = read_record((RACES / "race-4.mille").read_bytes()).record
    names = [sitter.name for sitter in record.header.sitters]
    away = human(1, names[1], presence=Presence.AWAY, stand_in=True)
    slow = human(2, names[2], presence=Presence.SLOW)
    session = session_at(
        0, human(0, names[0]), away, slow, computer(names[3]),
        phase=TablePhase.PLAY, guests=(WATCHER,), paused=PauseReason.OWNER,
    )  # fmt: skip
    page = GamePage(session, settings)
    LanTable(session, page)
    session.remote.play(record, (0,))  # type: ignore[attr-defined]
    page.start()
    page.panel.show_talk()
    return held(page, session)


def sheet(state: DealState) -> Callable[[Settings], QWidget]:
    def page(settings: Settings) -> QWidget:
        settings.large_score_sheet = True
        seats = human(0, "Anna"), human(1, "Marcel")
        session = session_at(0, *seats, phase=TablePhase.BETWEEN, ready_next=(0,))
        session.hear_deal(DealReport(state, 3, evidence=Path("/evidence/race-3.json")))
        rows = tuple(row[:2] for row in SCORES[:3])
        points = tuple(sum(row[side].total for row in rows) for side in range(2))
        start = new_match(DEFAULT_RULES, 2)
        match = start.match._replace(race=3, races=rows, points=points)
        view = view_for(start._replace(match=match, phase=Phase.DEAL), None)
        sheet = ScoreSheet(settings)
        sheet.show_view(("Anna", "Marcel"), view)
        note = BetweenRaces(session, 3)
        sheet.add_note(note)
        note.ready_changed.connect(lambda: sheet.show_way_on(*note.way_on()))
        note.ready_changed.emit()
        sheet.save_button.hide()
        return held(sheet, session)

    return page


PAGES: dict[str, Callable[[Settings], QWidget]] = {
    "tables": tables,
    "no-tables": no_tables,
    "hosting": hosting,
    "lobby-of-owner": lobby_of_owner,
    "lobby-with-code": lobby_with_code,
    "lobby-of-guest": lobby_of_guest,
    "words": entering(LinkState(Link.WAITING, WORDS, place=2)),
    "code": entering(LinkState(Link.CODE_ASKED, WORDS, left=2)),
}
SHOTS = [(name, size, spoken, ThemeChoice.LIGHT)
         for name in PAGES for size in (SMALL, LARGE) for spoken in ("en", "fr")]  # fmt: skip
PAGES |= {
    "table": at_the_table,
    "sheet": sheet(DealState.VERIFIED),
    "sheet-not-fair": sheet(DealState.FAILED),
}
SHOTS += [
    ("table", LARGE, "en", ThemeChoice.LIGHT),
    ("sheet", SMALL, "en", ThemeChoice.LIGHT),
    ("sheet-not-fair", SMALL, "fr", ThemeChoice.LIGHT),
    ("lobby-of-owner", SMALL, "en", ThemeChoice.DARK),
    ("tables", SMALL, "en", ThemeChoice.CONTRAST),
]


def name_of(shot: tuple[str, QSize, str, ThemeChoice]) -> str:
    name, size, spoken, theme = shot
    dressed = "" if theme is ThemeChoice.LIGHT else f"-{theme.value}"
    return f"{name}-{size.width()}-{spoken}{dressed}"


@pytest.mark.parametrize("shot", SHOTS, ids=name_of)
def test_a_page_of_the_network_is_as_it_was(
    shot: tuple[str, QSize, str, ThemeChoice],
    studio: Studio,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    name, size, spoken, theme = shot
    studio.speak(spoken)
    studio.dress(theme)
    picture: QImage = studio.page(PAGES[name](studio.settings), size)
    QApplication.processEvents()
    if request.config.getoption("--update-shots"):
        comparing.renew(name_of(shot), picture, REFERENCES)
    else:
        comparing.check(name_of(shot), picture, tmp_path / "pictures", REFERENCES)


def test_the_references_are_those_of_the_pages_and_small() -> None:
    files = list(REFERENCES.iterdir())
    assert {file.name for file in files} == {f"{name_of(shot)}.png" for shot in SHOTS}
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
