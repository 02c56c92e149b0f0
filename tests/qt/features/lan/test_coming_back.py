"""Whoever comes back to a table, or later than others, reads what has been played and said."""

from typing import Any

from mille_net.messages import GuestInfo, Presence
from mille_net.tables import ChatLine
from mille_rules import Match, Record
from mille_rules.views import Update
from tests.qt.features.lan.at_table import Table, change, seat_changed
from tests.qt.play.staged_match import match_where

MOVES = ("0 play roll", "1 draw", "1 play roll", "0 draw", "0 play 25", "1 draw")


def after(moves: int) -> Record:
    """A match of Anna and Marcel, so many moves after its first draw."""
    draws = "100 75 75 75"
    return match_where("roll 25 50", "roll 25", draws=draws, people=(0, 1), moves=MOVES[:moves])


class Caught:
    """Keeps what a seat is told."""

    def __init__(self) -> None:
        self.latest: Any = None

    def update(self, update: Update) -> None:
        self.latest = update


def snapshots(record: Record) -> dict[int | None, Update]:
    """How things stand for Anna, and for everybody."""
    match, own, public = Match(record), Caught(), Caught()
    match.sit(0, own)
    match.watch(public)
    return {0: own.latest, None: public.latest}


def test_who_comes_in_the_middle_of_a_race_finds_its_log(joined: Table) -> None:
    player, _ = joined(after(5))
    for line in ("You play Roll", "Marcel plays Roll", "You play 25"):
        assert line in player.log


def test_the_log_tells_what_was_played_while_one_was_away(joined: Table) -> None:
    player, remote = joined(after(1))
    assert "Marcel plays Roll" not in player.log
    for seat, update in snapshots(after(6)).items():
        remote.listener.on_update(seat, update)
    player.settle()
    assert player.log.count("You play Roll") == 1
    for line in ("Marcel plays Roll", "You play 25"):
        assert player.log.count(line) == 1


def test_the_log_tells_a_single_move_that_was_played_while_one_was_away(joined: Table) -> None:
    player, remote = joined(after(4))
    assert "You play 25" not in player.log
    for seat, update in snapshots(after(5)).items():
        remote.listener.on_update(seat, update)
    assert player.log.count("You play 25") == 1


def test_lines_that_were_missed_are_there_and_are_not_called_out(joined: Table) -> None:
    player, remote = joined(after(1))
    calls: list[str] = []
    player.window.desktop.notify = lambda sound, _text: calls.append(sound.name)  # type: ignore[method-assign]
    remote.listener.on_chat(ChatLine(6, "Marcel", "Back soon?", own=False, again=True))
    assert calls == []
    remote.listener.on_chat(ChatLine(6, "Marcel", "Welcome", own=False))
    assert calls == ["CHAT"]
    session = player.window.shell.features.network.table.session  # type: ignore[union-attr]
    assert [line.text for line in session.chat_lines] == ["Back soon?", "Welcome"]


def test_two_of_one_name_are_called_the_same_everywhere(joined: Table) -> None:
    player, remote = joined(after(1))
    session = player.window.shell.features.network.table.session  # type: ignore[union-attr]
    watcher = GuestInfo(9, "Anna", Presence.HERE, watching=True)
    guests = (GuestInfo(6, "Anna", Presence.HERE, watching=False), watcher)
    change(player, remote, seats=seat_changed(player, 1, name="Anna"), guests=guests)
    assert session.names == ("Anna", "Anna (2)")
    assert (session.guest_name(6), session.guest_name(9)) == ("Anna (2)", "Anna (3)")
    assert session.guest_name(12, "Cleo") == "Cleo", "somebody who has gone"
