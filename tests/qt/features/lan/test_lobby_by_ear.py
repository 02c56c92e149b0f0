"""A table before its match for somebody who does not see it: who sits there, who comes and goes."""

from mille_net.messages import GuestInfo, Presence
from mille_qt.features.lan.lobby_texts import lobby_news, who_sits
from tests.qt.features.lan.fake_lan import computer, free, human, table

ANNA = human(0, "Anna", False)


def test_who_opens_the_lobby_hears_who_sits_where() -> None:
    heard = who_sits(table(ANNA, human(1, "Bea", False), human(2, "Cleo"), free()))
    assert heard == (
        "Seat 1: Anna, the host. Seat 2: Bea, not ready. Seat 3: Cleo, ready. Seat 4: open."
    )
    assert who_sits(table(ANNA, computer("Marcel"))).endswith("Seat 2: Marcel, computer.")


def test_whoever_comes_and_sits_down_is_heard() -> None:
    before, now = table(ANNA, free()), table(ANNA, human(1, "Bea", False))
    assert lobby_news(before, now) == ["Bea has joined the table.", "Seat 2: Bea, not ready."]


def test_whoever_leaves_is_heard() -> None:
    before, now = table(ANNA, human(1, "Bea")), table(ANNA, free())
    assert lobby_news(before, now) == ["Bea has left the table.", "Seat 2: open."]


def test_becoming_ready_and_not_ready_is_heard() -> None:
    waits, ready = table(ANNA, human(1, "Bea", False)), table(ANNA, human(1, "Bea"))
    assert lobby_news(waits, ready) == ["Bea is ready."]
    assert lobby_news(ready, waits) == ["Bea is no longer ready."]


def test_a_spectator_who_comes_is_heard_and_no_seat_is() -> None:
    before = table(ANNA, free())
    watcher = GuestInfo(3, "Dora", Presence.HERE, True)
    now = table(ANNA, free(), guests=(*before.guests, watcher))
    assert lobby_news(before, now) == ["Dora has joined the table."]


def test_what_has_not_changed_is_not_said_again() -> None:
    assert lobby_news(table(ANNA, free()), table(ANNA, free())) == []
