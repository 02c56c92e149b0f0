"""The pages of play on the network, with as much on them as possible."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mille_net.messages import (
    Door,
    GuestInfo,
    PauseReason,
    Presence,
    Purpose,
    TablePhase,
    WaitingInfo,
)
from mille_net.tables import (
    Availability,
    ChatLine,
    DealReport,
    DealState,
    EmptyListCause,
    LinkPhase,
    LinkState,
    SavedTable,
    SelfTest,
)
from mille_qt.features.lan.between_races import BetweenRaces
from mille_qt.features.lan.game_page_extension import GamePageExtension
from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.lan.join_page import JoinPage
from mille_qt.features.lan.lan_page import LanPage
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.lobby_page import LobbyPage
from mille_qt.features.lan.table_settings import TableSettings
from mille_qt.play.game_page import GamePage
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_rules import DEFAULT_RULES, Phase, new_match, read_record, view_for
from mille_rules.rulesets import DUJARDIN
from tests.pictures.place import NAMES, Place, Visit
from tests.pictures.studio import RACES, SCORES
from tests.qt.features.lan.fake_lan import WORDS, FakeRemote, computer, found, free, human, table


def session_at(me: int, *seats: Any, names: tuple[str, ...] = NAMES, **more: Any) -> LanSession:
    """Return a session of guest `me` at a table."""
    session = LanSession((names[0],))
    session.attach(FakeRemote(session))
    session.on_link(LinkState(LinkPhase.SEATED, me=me))
    session.on_table(table(*seats, **more))
    session.on_chat(ChatLine(1, names[1], "Bonsoir !", me == 1))
    session.on_chat(ChatLine(0, names[0], "Simone is on her way.", me == 0))
    session.on_chat(ChatLine(0, names[0], "Bonne chance !", me == 0, phrase=1))
    return session


def held(page: QWidget, session: QObject) -> QWidget:
    """Return a page that keeps its session alive."""
    session.setParent(page)
    return page


def watcher(names: tuple[str, ...]) -> GuestInfo:
    """Return a spectator."""
    return GuestInfo(9, names[3], Presence.HERE, True)


def tables(visit: Visit) -> QWidget:
    anna, marcel, *_ = visit.names
    page = LanPage(visit.settings, (SavedTable("k", visit.table_names[1], (anna, marcel), 3, 0.0),))
    page.show_tables((
        found(visit.table_names[0], 1, 4, key="a"),
        found(f"{anna} & {marcel}", 2, 2, playing=True, code=True, rules=DUJARDIN, key="b"),
        found("Garage", 3, 6, Availability.NOT_ANSWERING, key="c"),
        found("Attic", 0, 3, Availability.OTHER_VERSION, key="d"),
    ))  # fmt: skip
    return page


def no_tables(visit: Visit) -> QWidget:
    page = LanPage(visit.settings)
    page.empty.show_test(SelfTest(EmptyListCause.VPN, ("192.168.1.7",), 25100))
    return page


def hosting(visit: Visit) -> QWidget:
    page = HostPage(visit.settings, visit.names[:2])
    page.seats.counts.numbers.buttons[3].click()
    page.seats.rows[2].kinds.buttons[2].click()
    return page


def lobby_of_owner(visit: Visit) -> QWidget:
    anna, marcel, yvette, _, simone, _ = visit.names
    seats = human(0, anna), human(1, marcel), free(), computer(yvette, "hard")
    request = WaitingInfo(7, simone, "192.168.1.31", WORDS, Purpose.PLAY)
    session = session_at(
        0, *seats, names=visit.names, waiting=(request,), guests=(watcher(visit.names),)
    )
    return held(LobbyPage(session, ("192.168.1.7",)), session)


def lobby_with_code(visit: Visit) -> QWidget:
    seats = human(0, visit.names[0]), human(1, visit.names[1], ready=False)
    session = session_at(0, *seats, names=visit.names, door=Door.CODE, code="482913")
    return held(LobbyPage(session, ("192.168.1.7",)), session)


def table_settings(visit: Visit) -> QWidget:
    seats = human(0, visit.names[0]), free()
    session = session_at(0, *seats, names=visit.names, rules=("rules classic", "rule hand_size 5"))
    return held(TableSettings(session, visit.settings, visit.window), session)


def lobby_of_guest(visit: Visit) -> QWidget:
    names = visit.names
    seats = (
        human(0, names[0]),
        human(1, names[1], ready=False, presence=Presence.SLOW),
        free(),
        human(3, names[5], ready=False, presence=Presence.AWAY),
    )
    session = session_at(1, *seats, names=names)
    return held(LobbyPage(session), session)


def entering(state: LinkState) -> Callable[[Visit], QWidget]:
    """Return the page shown while joining, in some state."""

    def page(visit: Visit) -> QWidget:
        session = LanSession((visit.names[0],))
        session.on_link(state)
        return held(JoinPage(session, visit.table_names[0]), session)

    return page


def at_the_table(visit: Visit) -> QWidget:
    record = visit.named(read_record((RACES / "race-4.mille").read_bytes()).record)
    names = [sitter.name for sitter in record.header.sitters]
    away = human(1, names[1], presence=Presence.AWAY, stand_in=True)
    slow = human(2, names[2], presence=Presence.SLOW)
    session = session_at(
        0, human(0, names[0]), away, slow, computer(names[3]), names=visit.names,
        phase=TablePhase.PLAY, guests=(watcher(visit.names),), paused=PauseReason.OWNER,
        turn_limit=30,
    )  # fmt: skip
    page = GamePage(session, visit.settings, visit.pictures)
    GamePageExtension(session, page)
    session.remote.play(record, (0,))  # type: ignore[attr-defined]
    page.start()
    page.panel.show_talk()
    session.on_chat(ChatLine(2, names[2], "Bien joué !", False, phrase=2, seat=2))
    session.on_turn_time(0, 21, False)
    return held(page, session)


def sheet(state: DealState) -> Callable[[Visit], QWidget]:
    """Return the score sheet between two races, with the result of the deal's proof."""

    def page(visit: Visit) -> QWidget:
        visit.settings.large_score_sheet = True
        names = visit.names[:2]
        seats = human(0, names[0]), human(1, names[1])
        session = session_at(
            0, *seats, names=visit.names, phase=TablePhase.BETWEEN, ready_next=(0,)
        )
        session.on_deal(DealReport(state, 3, evidence=Path("/evidence/race-3.json")))
        rows = tuple(row[:2] for row in SCORES[:3])
        points = tuple(sum(row[side].total for row in rows) for side in range(2))
        start = new_match(DEFAULT_RULES, 2)
        match = start.match._replace(race=3, races=rows, points=points)
        view = view_for(start._replace(match=match, phase=Phase.DEAL), None)
        sheet = ScoreSheet(visit.settings)
        sheet.show_view(names, view)
        note = BetweenRaces(session, 3)
        sheet.add_note(note)
        note.ready_changed.connect(lambda: sheet.show_way_on(*note.way_on()))
        note.ready_changed.emit()
        session.on_chat(ChatLine(1, names[1], "Belle manche", False, phrase=7))
        sheet.buttons.save.setVisible(False)
        return held(sheet, session)

    return page


PLACES = (
    Place("tables", LanPage, tables),
    Place("no-tables", LanPage, no_tables),
    Place("hosting", HostPage, hosting),
    Place("lobby-of-owner", LobbyPage, lobby_of_owner),
    Place("lobby-with-code", LobbyPage, lobby_with_code),
    Place("lobby-of-guest", LobbyPage, lobby_of_guest),
    Place("table-settings", TableSettings, table_settings),
    Place("words", JoinPage, entering(LinkState(LinkPhase.WAITING, WORDS, place=2))),
    Place("code", JoinPage, entering(LinkState(LinkPhase.CODE_ASKED, WORDS, left=2, asked=2))),
    Place("network-table", GamePage, at_the_table),
    Place("sheet", ScoreSheet, sheet(DealState.VERIFIED)),
    Place("sheet-not-fair", ScoreSheet, sheet(DealState.FAILED)),
)
