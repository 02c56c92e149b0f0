"""Portraits and colours at a table on the network: sent as numbers, shown if they are known."""

from typing import Any

from mille_qt.features.lan.lan_session import LanSession
from mille_qt.ui.art.characters.cast import computer_face
from mille_qt.ui.art.characters.face import Face
from tests.qt.features.lan.conftest import Session
from tests.qt.features.lan.fake_lan import computer, free, human, table

SCARF = Face("Anna", "scarf", 2)


def choose(session: LanSession, **faces: Face) -> None:
    session.own_face = lambda name: faces.get(name, Face(name))
    session.send_faces()


def test_everybody_is_shown_as_the_table_tells(session: Session) -> None:
    made, _ = session(1, human(0, "Bea", portrait=8, colour=3), computer("Odette"))
    assert made.face(0) == Face("Bea", "scarf", 3)
    assert made.face(1) == computer_face("Odette")


def test_the_level_of_a_computer_is_told_without_its_style(session: Session) -> None:
    seats = human(0, "Bea"), computer("Odette", "normal-fair"), human(1, "Anna", stand_in=True)
    made, _ = session(1, *seats)
    assert [made.level(seat) for seat in range(3)] == ["", "normal", "normal"]


def test_numbers_that_this_program_does_not_know_are_ignored(session: Session) -> None:
    made, _ = session(1, human(0, "Bea", portrait=255, colour=255), free())
    assert made.face(0) == Face("Bea")


def test_the_own_face_is_sent_once(session: Session) -> None:
    made, remote = session(1, human(0, "Bea"), human(1, "Anna"))
    choose(made, Anna=SCARF)
    remote.listener.on_table(table(human(0, "Bea"), human(1, "Anna")))
    assert remote.asked == [("set_face", 1, 8, 2)]
    assert made.face(1) == SCARF


def test_a_face_that_the_table_knows_is_not_sent(session: Session) -> None:
    made, remote = session(1, human(0, "Bea"), human(1, "Anna", portrait=8, colour=2))
    remote.asked.clear()
    choose(made, Anna=SCARF)
    assert remote.asked == []


def test_another_choice_and_another_seat_are_sent(session: Session) -> None:
    made, remote = session(1, human(0, "Bea"), human(1, "Anna"), free())
    told: dict[str, Any] = {"portrait": 8, "colour": 2}
    choose(made, Anna=SCARF)
    remote.listener.on_table(table(human(0, "Bea"), human(1, "Anna", **told), free()))
    choose(made, Anna=Face("Anna"))
    remote.listener.on_table(table(human(0, "Bea"), free(), human(1, "Anna")))
    choose(made, Anna=SCARF)
    assert remote.asked == [
        ("set_face", 1, 8, 2),
        ("set_face", 1, None, None),
        ("set_face", 2, 8, 2),
    ]
