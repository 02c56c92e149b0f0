"""Two windows on real sockets: losing the connection or the program, and coming back."""

import pytest

from mille_net.messages import ByeCode
from mille_net.tables import Address, DealState, LinkPhase, LostReason
from tests.net.chaos import Chaos, Proxy
from tests.net.two_windows import ANN, COMPUTER, OPEN, begin, host, hosted, play_race, verified
from tests.net.windows import HERE, PATIENCE, table_for, until


def test_a_cut_in_the_middle_of_a_race_is_mended(ann, ben):
    proxy = Proxy(host(ann, ANN, OPEN).port)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        ann.playing = ben.playing = True
        until(lambda: len(ben.seen) > 20, ann, ben)
        proxy.cut()
        until(lambda: ben.at is LinkPhase.RECONNECTING, ann, ben)
        until(lambda: ben.seated, ann, ben)
        play_race(ann, ben)
        assert verified(ben)
    finally:
        proxy.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [7, *(pytest.param(n, marks=pytest.mark.slow) for n in range(20))])
def test_a_race_is_played_over_a_bad_connection(ann, ben, seed):
    # Some six resets in a race, each followed by a pause. The guest is sent more than 100,000
    # bytes in a race; no connection lasts for more than 27,000, so that there is always one.
    chaos = Chaos(seed, chunk=200, delay=0.002, reset_after=15_000)
    proxy = Proxy(host(ann, ANN, OPEN).port, chaos)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        play_race(ann, ben, patience=2 * PATIENCE)
        assert proxy.resets > 0
        # Who was away while cards were dealt says no more than it knows.
        assert ben.deals[-1].state in (DealState.VERIFIED, DealState.PARTLY)
        assert verified(ann)
    finally:
        proxy.close()


@pytest.mark.slow
def test_a_freeze_is_shown_and_needs_no_new_connection(ann, ben):
    proxy = Proxy(host(ann, ANN, OPEN).port)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        proxy.silence()
        until(lambda: ben.at is LinkPhase.RECONNECTING, ann, ben)
        assert ben.link.attempt == 0
        proxy.speak()
        until(lambda: ben.seated, ann, ben)
        play_race(ann, ben)
        assert verified(ben)
        assert not ann.told.seats[1].stand_in
    finally:
        proxy.close()


@pytest.mark.slow
@pytest.mark.parametrize("direction", ["to host", "to guest"])
def test_a_silence_in_one_direction_is_found_out_and_mended(ann, ben, direction):
    proxy = Proxy(host(ann, ANN, OPEN).port)
    try:
        begin(ann, ben, Address(HERE, proxy.port))
        proxy.silence(direction)
        until(lambda: ben.at is LinkPhase.RECONNECTING and ben.link.attempt > 0, ann, ben)
        proxy.speak()
        until(lambda: ben.seated, ann, ben)
        play_race(ann, ben)
        assert verified(ben)
    finally:
        proxy.close()


def test_a_guest_comes_back_after_its_program_was_closed(ann, ben, opens):
    where = host(ann, ANN, OPEN)
    begin(ann, ben, where)
    seq = ben.updates[1].seq
    ben.lan.close()
    until(lambda: ann.told.seats[1].stand_in, ann)
    ann.match.chat("Where are you?")
    again = opens("ben")
    again.match = again.lan.join(where, ("Ben",), again)
    until(lambda: 1 in again.updates, ann, again)
    assert again.updates[1].seq >= seq
    assert LinkPhase.WAITING not in again.links
    assert [(line.text, line.again) for line in again.lines] == [("Where are you?", True)]
    play_race(ann, again)
    # It has lost its own number of this deal, and says no more than it knows.
    assert again.deals[-1].state is DealState.PARTLY


def test_a_table_is_resumed_with_everything_as_it_was(ann, ben, opens):
    begin(ann, ben, host(ann, ANN, OPEN))
    ann.playing = ben.playing = True
    until(lambda: len(ben.seen) > 20, ann, ben)
    ann.playing = ben.playing = False
    seq = ann.updates[0].seq
    ann.match.close()
    until(lambda: ann.end is not None and ben.end is not None, ann, ben)
    assert ben.end == (ByeCode.CLOSING, {})
    until(lambda: ann.lan.hosted_addresses() == (), ann)
    ann.lan.close()

    host_again, guest_again = opens("ann"), opens("ben")
    (kept,) = host_again.lan.saved_tables()
    assert (kept.name, kept.names, kept.race) == ("Ann's table", ("Ann", "Ben"), 1)
    host_again.match = host_again.lan.resume(kept, host_again)
    guest_again.match = guest_again.lan.join(hosted(host_again), ("Ben",), guest_again)
    until(lambda: 0 in host_again.updates and 1 in guest_again.updates, host_again, guest_again)
    assert host_again.updates[0].seq >= seq
    assert host_again.updates[0].view.hand == ann.updates[0].view.hand
    play_race(host_again, guest_again)


def test_a_table_that_cannot_be_read_is_not_resumed_and_ends_with_the_reason(ann, opens, tmp_path):
    ann.match = ann.lan.host(table_for(ANN, COMPUTER), ("Ann",), ann)
    hosted(ann)
    ann.match.start()
    until(lambda: 0 in ann.updates, ann)
    ann.lan.close()
    (own,) = tmp_path.rglob("own.json")
    own.unlink()
    own.mkdir()
    again = opens("ann")
    (kept,) = again.lan.saved_tables()
    again.match = again.lan.resume(kept, again)
    until(lambda: again.end is not None, again)
    code, params = again.end
    assert code is LostReason.CANNOT_KEEP
    assert params["error"]


def test_a_table_that_is_open_is_not_offered_and_a_lobby_is_not_kept(ann, opens):
    ann.match = ann.lan.host(table_for(ANN, COMPUTER), ("Ann",), ann)
    hosted(ann)
    ann.match.start()
    until(lambda: 0 in ann.updates, ann)
    assert opens("ann").lan.saved_tables() == ()
    told = []
    ann.lan.watch_saved_tables(lambda: told.append(ann.lan.saved_tables()))
    ann.match.close()
    until(lambda: told, ann)
    assert told == [ann.lan.saved_tables()]
    (kept,) = ann.lan.saved_tables()
    ann.lan.forget(kept)
    assert ann.lan.saved_tables() == ()
    carl = opens("carl")
    host(carl, ANN, OPEN)
    carl.lan.close()
    assert opens("carl").lan.saved_tables() == ()
