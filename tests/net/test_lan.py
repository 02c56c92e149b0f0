"""Two windows on real sockets: hosting, finding, joining, playing, closing."""

import errno
import subprocess
import sys

import pytest

from mille_net.hosting.folder_lock import FolderInUseError, FolderLock
from mille_net.limits import VERSIONS
from mille_net.messages import RefusalCode
from mille_net.tables import Address, Availability, FoundTable, LinkPhase, LostReason
from mille_net.trust.left_table import SEAT_FOLDER
from mille_rules import PRESETS
from mille_rules.rulesets import CLASSIC, WINNING_MOVES
from tests.net.two_windows import (
    ANN,
    COMPUTER,
    OPEN,
    begin,
    host,
    hosted,
    join,
    knock,
    play_race,
    verified,
)
from tests.net.windows import HERE, Window, table_for, until


def test_a_race_is_played_and_its_deal_verified(ann, ben):
    begin(ann, ben, host(ann, ANN, OPEN, COMPUTER))
    play_race(ann, ben)
    assert verified(ann)
    assert verified(ben)
    assert ben.links[:3] == [LinkPhase.CONNECTING, LinkPhase.WAITING, LinkPhase.SEATED]
    assert ann.refusals == ben.refusals == []


def test_the_seat_stays_locked_until_the_last_session_has_ended(ann, ben, opens):
    """Another window would offer to return, and take it over."""
    eve = opens("eve")
    where = host(eve, OPEN, OPEN)
    knock(ann, ben, host(ann, ANN, OPEN))
    left: list[bool] = []
    ben.lan.watch_saved_tables(lambda: left.append(True))
    first, ben.match = ben.match, ben.lan.join(where, ("Bea",), ben)
    until(lambda: bool(eve.told.waiting), eve, ben)
    first.leave()
    until(lambda: bool(left), ann, ben)
    seat = ben.lan._folder / SEAT_FOLDER
    with pytest.raises(FolderInUseError):
        FolderLock(seat)
    ben.match.leave()
    until(lambda: len(left) == 2, ann, ben)
    FolderLock(seat).release()


def test_both_screens_show_the_same_words(ann, ben):
    knock(ann, ben, host(ann, ANN, OPEN))
    (stranger,) = ann.told.waiting
    assert stranger.words == ben.link.words
    assert (stranger.name, stranger.address) == ("Ben", HERE)


def test_who_is_not_let_in_is_told_so(ann, ben):
    knock(ann, ben, host(ann, ANN, OPEN))
    ann.match.admit(ann.told.waiting[0].id, False)
    until(lambda: ben.end is not None, ann, ben)
    assert ben.end == (RefusalCode.NOT_ADMITTED, {})


def test_with_the_code_one_gets_in(ann, ben):
    where = host(ann, ANN, OPEN, door="code")
    ben.match = ben.lan.join(where, ("Ben",), ben)
    until(lambda: ben.at is LinkPhase.CODE_ASKED, ann, ben)
    ben.match.enter_code(ann.told.code)
    until(lambda: ben.seated, ann, ben)


def test_a_wrong_code_can_be_corrected(ann, ben):
    where = host(ann, ANN, OPEN, door="code")
    ben.match = ben.lan.join(where, ("Ben",), ben)
    until(lambda: ben.at is LinkPhase.CODE_ASKED, ann, ben)
    ben.match.enter_code("wrong")
    until(lambda: bool(ben.denials), ann, ben)
    assert ben.denials[0][1] is RefusalCode.WRONG_CODE
    until(lambda: ben.link.left == 2, ann, ben)
    ben.match.enter_code(ann.told.code)
    until(lambda: ben.seated, ann, ben)


def test_chat_reaches_everybody(ann, ben):
    join(ann, ben, host(ann, ANN, OPEN))
    ben.match.chat("Bonne route !")
    until(lambda: bool(ann.lines and ben.lines), ann, ben)
    assert (ann.lines[0].name, ann.lines[0].text, ann.lines[0].own) == (
        "Ben",
        "Bonne route !",
        False,
    )
    assert ben.lines[0].own


def test_a_spectator_sees_the_public_table(ann, ben, opens):
    where = host(ann, ANN, OPEN)
    begin(ann, ben, where)
    carl = opens("carl")
    carl.match = carl.lan.join(where, ("Carl",), carl, watch=True)
    until(lambda: bool(ann.told.waiting), ann, ben, carl)
    ann.match.admit(ann.told.waiting[0].id, True)
    until(lambda: None in carl.updates, ann, ben, carl)
    assert carl.updates[None].view.hand == ()


def test_nothing_at_an_address_is_told(ben):
    ben.match = ben.lan.join(Address(HERE, 1), ("Ben",), ben)
    until(lambda: ben.end is not None, ben)
    assert ben.end == (LostReason.UNREACHABLE, {})


def test_a_table_joined_before_that_does_not_answer_is_said_to_be_closed(ann, ben):
    """Its address led there: it need not be checked."""
    where = host(ann, ANN, OPEN)
    join(ann, ben, where)
    ann.match.close()
    until(lambda: ben.end is not None and not ann.lan.hosted_addresses(), ann, ben)
    ben.end = None
    ben.match = ben.lan.join(where, ("Ben",), ben)
    until(lambda: ben.end is not None, ben)
    assert ben.end == (LostReason.NOT_OPEN, {})


def test_a_port_that_must_be_had_and_is_taken_is_told(ann, opens):
    port = host(ann, ANN, OPEN).port
    carl = opens("carl")
    options = table_for(ANN, OPEN)._replace(port=port)
    carl.match = carl.lan.host(options, ("Carl",), carl)
    until(lambda: carl.end is not None, carl)
    assert carl.end == (LostReason.CANNOT_LISTEN, {"port": port})


@pytest.mark.parametrize("place", [".", "tables", "host.pem"])
def test_a_folder_that_cannot_hold_the_table_is_told(place, opens, tmp_path):
    folder = tmp_path / "dora"
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    if place == "host.pem":
        (folder / place).mkdir()
    else:
        (folder / place).touch()
    dora = Window(folder)
    try:
        dora.match = dora.lan.host(table_for(ANN, OPEN), ("Dora",), dora)
        until(lambda: dora.end is not None, dora)
    finally:
        dora.lan.close()
    reason, params = dora.end
    assert reason is LostReason.CANNOT_KEEP
    assert params["error"] in (errno.ENOTDIR, errno.EEXIST, errno.EISDIR, errno.EACCES)


def test_who_can_write_nothing_joins_all_the_same(ann, tmp_path):
    (tmp_path / "no folder").touch()
    dora = Window(tmp_path / "no folder")
    try:
        where = host(ann, ANN, OPEN, door="code")
        dora.match = dora.lan.join(where, ("Dora",), dora)
        until(lambda: dora.at is LinkPhase.CODE_ASKED, ann, dora)
        dora.match.enter_code(ann.told.code)
        until(lambda: dora.seated, ann, dora)
    finally:
        dora.lan.close()


def test_a_table_that_turns_out_to_be_none_is_told(ann):
    ann.match = ann.lan.host(table_for(ANN, OPEN, door="ajar"), ("Ann",), ann)
    until(lambda: ann.end is not None, ann)
    assert ann.end == (LostReason.CANNOT_LISTEN, {})


def test_rules_that_cannot_be_played_by_so_many_are_an_error_at_once(ann):
    options = table_for(ANN, *[OPEN] * 4)
    with pytest.raises(ValueError, match="seats"):
        ann.lan.host(options._replace(rules=PRESETS["bsd"]), ("Ann",), ann)


def test_a_table_is_found_joined_and_gone(opens):
    ann, ben = opens("ann", announce=True), opens("ben")
    lists: list[tuple[FoundTable, ...]] = []
    browsing = ben.lan.browse(lists.append)
    port = host(ann, ANN, OPEN, COMPUTER).port

    def mine() -> list[FoundTable]:
        return [table for table in (lists[-1] if lists else ()) if table.port == port]

    until(lambda: bool(mine()), ann, ben)
    (table,) = mine()
    assert table._replace(key="", game="", fingerprint="") == FoundTable(
        key="",
        name="Ann's table",
        game="",
        taken=2,
        seats=3,
        playing=False,
        code=False,
        rules=WINNING_MOVES,
        availability=Availability.AVAILABLE,
        versions=VERSIONS,
        addresses=(HERE,),
        port=port,
        known=False,
        fingerprint="",
    )
    join(ann, ben, table)
    ben.match.take_seat(1, "Ben")
    until(lambda: any(row.taken == 3 and row.known for row in mine()), ann, ben)
    ann.match.close()
    until(lambda: not mine(), ann, ben)
    browsing.close()


def test_two_hosts_of_one_name_are_both_listed_and_joining_reaches_the_chosen_one(opens):
    ann, carl = opens("ann", announce=True), opens("carl", announce=True)
    ben = opens("ben")
    lists: list[tuple[FoundTable, ...]] = []
    browsing = ben.lan.browse(lists.append)
    ports = {host(ann, ANN, OPEN).port, host(carl, ANN, OPEN).port}

    def both() -> dict[int, FoundTable]:
        return {table.port: table for table in (lists[-1] if lists else ()) if table.port in ports}

    until(lambda: len(both()) == 2, ann, ben, carl)
    browsing.close()
    assert {table.name for table in both().values()} == {"Ann's table"}
    ben.match = ben.lan.join(both()[hosted(carl).port], ("Ben",), ben)
    until(lambda: bool(carl.told.waiting), ann, ben, carl)
    until(lambda: ben.at is LinkPhase.WAITING, ann, ben, carl)
    assert carl.told.waiting[0].words == ben.link.words
    assert ann.told.waiting == ()


def test_another_computer_with_the_name_and_address_of_a_table_gets_not_a_byte(opens):
    ann, ben, carl = opens("ann"), opens("ben"), opens("carl")
    host(ann, ANN, OPEN)
    where = host(carl, ANN, OPEN)
    announced = FoundTable(
        key="mb-00000000",
        name="Ann's table",
        game="0" * 8,
        taken=1,
        seats=2,
        playing=False,
        code=False,
        rules=CLASSIC,
        availability=Availability.AVAILABLE,
        versions=VERSIONS,
        addresses=(HERE,),
        port=where.port,
        known=True,
        fingerprint="0" * 16,
    )
    ben.match = ben.lan.join(announced, ("Ben",), ben)
    until(lambda: ben.end is not None, ann, ben, carl)
    assert ben.end == (LostReason.OTHER_CERTIFICATE, {})
    assert carl.told.waiting == ()


def test_neither_cryptography_nor_discovery_is_loaded_before_it_is_needed():
    modules = "mille_net.lan, mille_net.hosting.stored_tables, mille_net.tables"
    heavy = "{'cryptography', 'spake2', 'zeroconf'} & set(sys.modules)"
    command = [sys.executable, "-c", f"import sys, {modules}; sys.exit(bool({heavy}))"]
    assert subprocess.run(command, check=False).returncode == 0


def test_nothing_is_told_after_closing(ann, ben):
    join(ann, ben, host(ann, ANN, OPEN))
    ben.lan.close()
    before = (ben.link, ben.end)
    until(lambda: all(guest.name != "Ben" for guest in ann.told.guests), ann, ben)
    assert (ben.link, ben.end) == before


def test_what_is_asked_for_after_closing_comes_to_nothing(ann, ben):
    join(ann, ben, host(ann, ANN, OPEN))
    ben.lan.close()
    ben.match.chat("too late")
    ben.match.leave()
