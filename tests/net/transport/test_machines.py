"""Which addresses count as one machine."""

from mille_net.transport.machines import machine_of
from tests.examples import each


@each(
    "addresses",
    [
        ("192.168.1.2", "::ffff:192.168.1.2"),
        ("2001:db8:1:2::5", "2001:db8:1:2:aaaa:bbbb:cccc:dddd"),
        ("fd00:1:2:3::1", "fd00:1:2:3:ffff::1"),
        ("fe80::1%eth0", "fe80::2%eth0"),
        ("own screen", "own screen"),
    ],
)
def test_addresses_that_one_machine_can_have_at_will_are_one(addresses):
    assert len(set(map(machine_of, addresses))) == 1


@each(
    "addresses",
    [
        ("192.168.1.2", "192.168.1.3"),
        ("127.0.0.1", "127.0.0.2"),
        ("2001:db8:1:2::5", "2001:db8:1:3::5"),
        ("fe80::1%eth0", "fe80::1%eth1"),
        ("192.168.1.2", "fe80::1%eth0"),
        ("own screen", "192.168.1.2"),
    ],
)
def test_addresses_of_which_nobody_can_tell_are_not(addresses):
    assert len(set(map(machine_of, addresses))) == 2
