"""Who may connect, by address; no sockets needed."""

from mille_net.doorstep import Doorstep, DoorstepLimits

ANN, BEN = "192.168.1.2", "fe80::2%eth0"
LONG_AGO = 1000.0


def quick(**limits: float) -> Doorstep:
    """A doorstep on which connections may come as fast as they like."""
    return Doorstep(DoorstepLimits(**{"rate": 1000.0, "burst": 1000.0, **limits}))


def test_one_address_has_eight_connections():
    doorstep = quick()
    assert [doorstep.enter(ANN, LONG_AGO) for _ in range(9)] == [True] * 8 + [False]
    assert doorstep.enter(BEN, LONG_AGO)
    doorstep.leave(ANN)
    assert doorstep.enter(ANN, LONG_AGO)


def test_there_are_twenty_four_in_all():
    doorstep = quick()
    let_in = [doorstep.enter(f"10.0.0.{number}", LONG_AGO) for number in range(25)]
    assert let_in == [True] * 24 + [False]
    doorstep.leave("10.0.0.3")
    assert doorstep.enter(BEN, LONG_AGO)
    assert not doorstep.enter(ANN, LONG_AGO)


def test_ten_may_come_at_once_and_five_a_second():
    doorstep = Doorstep()
    came = 0
    for _ in range(12):
        if doorstep.enter(ANN, LONG_AGO):
            came += 1
            doorstep.leave(ANN)
    assert came == 10
    assert doorstep.enter(BEN, LONG_AGO)
    later = [doorstep.enter(ANN, LONG_AGO + 1) for _ in range(6)]
    assert later == [True] * 5 + [False]


def test_three_protocol_errors_ban_an_address_for_a_minute():
    doorstep = quick()
    for _ in range(2):
        doorstep.misused(ANN, LONG_AGO)
    assert doorstep.enter(ANN, LONG_AGO)
    doorstep.misused(ANN, LONG_AGO)
    assert not doorstep.enter(ANN, LONG_AGO + 59)
    assert doorstep.enter(BEN, LONG_AGO + 59)
    assert doorstep.enter(ANN, LONG_AGO + 60)


def test_after_a_ban_three_more_errors_are_needed():
    doorstep = quick()
    for _ in range(3):
        doorstep.misused(ANN, LONG_AGO)
    for _ in range(2):
        doorstep.misused(ANN, LONG_AGO + 61)
    assert doorstep.enter(ANN, LONG_AGO + 61)


def test_errors_long_ago_are_forgotten():
    doorstep = quick()
    for minute in range(6):
        now = LONG_AGO + 61 * minute
        doorstep.forget(now)
        doorstep.misused(ANN, now)
        assert doorstep.enter(ANN, now)
        doorstep.leave(ANN)


def test_a_ban_is_not_forgotten_early():
    doorstep = quick()
    for _ in range(3):
        doorstep.misused(ANN, LONG_AGO)
    doorstep.forget(LONG_AGO + 59)
    assert not doorstep.enter(ANN, LONG_AGO + 59)


def test_connections_that_are_open_are_not_forgotten():
    doorstep = quick(per_address=1)
    assert doorstep.enter(ANN, LONG_AGO)
    doorstep.forget(LONG_AGO + 3600)
    assert not doorstep.enter(ANN, LONG_AGO + 3600)
