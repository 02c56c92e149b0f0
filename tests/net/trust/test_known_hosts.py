"""What a guest remembers of hosts."""

import pytest

from mille_net.trust.known_hosts import KnownHosts

GAME, OTHER_GAME = b"g" * 16, b"q" * 16
HOST, OTHER_HOST = b"c" * 32, b"d" * 32


@pytest.fixture
def hosts(tmp_path):
    return KnownHosts(tmp_path)


def test_what_is_remembered_outlives_the_program(hosts, tmp_path):
    token = hosts.token(HOST, GAME)
    hosts.trust(HOST, "Ann's table", "192.168.1.2")
    again = KnownHosts(tmp_path)
    assert again.token(HOST, GAME) == token
    assert again.addresses(HOST.hex()) == ("192.168.1.2",)


def test_a_token_is_on_disk_before_anybody_is_shown_it(hosts, tmp_path):
    assert hosts.token(HOST, GAME) == KnownHosts(tmp_path).token(HOST, GAME)


def test_every_game_and_every_host_has_a_token_of_its_own(hosts):
    tokens = {hosts.token(host, game) for host in (HOST, OTHER_HOST) for game in (GAME, OTHER_GAME)}
    assert {len(token) for token in tokens} == {32}
    assert len(tokens) == 4


def test_the_next_match_at_a_table_goes_on_with_the_same_token(hosts, tmp_path):
    token = hosts.token(HOST, GAME)
    hosts.keep_token(HOST, OTHER_GAME, token)
    assert KnownHosts(tmp_path).token(HOST, OTHER_GAME) == token


def test_two_windows_do_not_forget_for_each_other(hosts, tmp_path):
    other = KnownHosts(tmp_path)
    token, theirs = hosts.token(HOST, GAME), other.token(OTHER_HOST, GAME)
    hosts.trust(HOST, "Ann's table", "192.168.1.2")
    last = KnownHosts(tmp_path)
    assert (last.token(HOST, GAME), last.token(OTHER_HOST, GAME)) == (token, theirs)


def test_without_a_disk_everything_is_known_until_the_program_ends(tmp_path):
    place = tmp_path / "network"
    place.touch()
    hosts = KnownHosts(place)
    token = hosts.token(HOST, GAME)
    hosts.trust(HOST, "Ann's table", "192.168.1.2")
    hosts.keep_token(HOST, OTHER_GAME, token)
    assert hosts.token(HOST, GAME) == hosts.token(HOST, OTHER_GAME) == token
    assert hosts.knows_game(HOST.hex(), GAME.hex())
    assert hosts.addresses(HOST.hex()) == ("192.168.1.2",)
    place.unlink()
    theirs = KnownHosts(place).token(OTHER_HOST, GAME)
    hosts.trust(HOST, "Ann's table", "192.168.1.3")
    again = KnownHosts(place)
    assert again.token(HOST, GAME) == token, "written as soon as that is possible"
    assert again.token(OTHER_HOST, GAME) == theirs


def test_the_latest_address_comes_first_and_none_twice(hosts):
    for address in ("192.168.1.2", "fe80::1%eth0", "192.168.1.2"):
        hosts.trust(HOST, "Ann's table", address)
    assert hosts.addresses(HOST.hex()) == ("192.168.1.2", "fe80::1%eth0")
    assert hosts.addresses(OTHER_HOST.hex()) == ()


def test_a_game_is_known_by_what_the_list_of_tables_shows_of_it(hosts):
    certificate, game = HOST.hex()[:16], GAME.hex()[:8]
    hosts.token(HOST, GAME)
    assert not hosts.knows_game(certificate, game)
    hosts.trust(HOST, "Ann's table", "192.168.1.2")
    assert hosts.knows_game(certificate, game)
    assert not hosts.knows_game(OTHER_HOST.hex()[:16], game)
    assert not hosts.knows_game(certificate, "f" * 8)


def test_the_oldest_games_of_a_host_are_forgotten_first(hosts):
    first = hosts.token(HOST, GAME)
    for number in range(19):
        hosts.token(HOST, number.to_bytes(16))
    assert hosts.token(HOST, GAME) == first
    hosts.token(HOST, OTHER_GAME)
    assert hosts.token(HOST, GAME) != first


def test_hosts_are_forgotten_too_where_there_are_too_many(hosts):
    for number in range(101):
        hosts.trust(number.to_bytes(32), "table", f"10.0.0.{number}")
    assert hosts.addresses((0).to_bytes(32).hex()) == ()
    assert hosts.addresses((1).to_bytes(32).hex()) == ("10.0.0.1",)


def test_the_latest_seat_of_a_killed_program_is_known_for_an_evening(hosts, monkeypatch):
    assert hosts.left_table() is None
    for certificate, name in ((HOST, "Ann's table"), (OTHER_HOST, "Bob's table")):
        hosts.trust(certificate, name, "192.168.1.2")
        hosts.keep_seat(certificate, True)
    left = hosts.left_table()
    assert (left.name, left.certificate) == ("Bob's table", OTHER_HOST.hex())
    hosts.keep_seat(OTHER_HOST, False)
    assert hosts.left_table().name == "Ann's table"
    monkeypatch.setattr("time.time", lambda: left.when + 13 * 3600)
    assert hosts.left_table() is None
