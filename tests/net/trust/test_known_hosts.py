"""What a guest remembers of hosts."""

import pytest

from mille_net.trust.known_hosts import CertificateStatus, KnownHosts

HOST, OTHER_HOST = b"h" * 16, b"o" * 16
GAME, OTHER_GAME = b"g" * 16, b"q" * 16
CERTIFICATE, OTHER_CERTIFICATE = b"c" * 32, b"d" * 32


@pytest.fixture
def hosts(tmp_path):
    return KnownHosts(tmp_path)


def test_a_host_is_unknown_until_it_has_let_us_in(hosts):
    assert hosts.certificate_status(HOST, CERTIFICATE) is CertificateStatus.UNKNOWN
    hosts.token(HOST, GAME)
    assert hosts.certificate_status(HOST, CERTIFICATE) is CertificateStatus.UNKNOWN
    hosts.trust(HOST, CERTIFICATE, "Ann's table", "192.168.1.2")
    assert hosts.certificate_status(HOST, CERTIFICATE) is CertificateStatus.KNOWN


def test_a_known_host_with_another_certificate_has_changed(hosts):
    hosts.trust(HOST, CERTIFICATE, "Ann's table", "192.168.1.2")
    assert hosts.certificate_status(HOST, OTHER_CERTIFICATE) is CertificateStatus.CHANGED
    assert hosts.certificate_status(OTHER_HOST, OTHER_CERTIFICATE) is CertificateStatus.UNKNOWN


def test_what_is_remembered_outlives_the_program(hosts, tmp_path):
    token = hosts.token(HOST, GAME)
    hosts.trust(HOST, CERTIFICATE, "Ann's table", "192.168.1.2")
    again = KnownHosts(tmp_path)
    assert again.certificate_status(HOST, CERTIFICATE) is CertificateStatus.KNOWN
    assert again.token(HOST, GAME) == token
    assert again.addresses(CERTIFICATE.hex()) == ("192.168.1.2",)


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
    hosts.trust(HOST, CERTIFICATE, "Ann's table", "192.168.1.2")
    last = KnownHosts(tmp_path)
    assert (last.token(HOST, GAME), last.token(OTHER_HOST, GAME)) == (token, theirs)


def test_the_latest_address_comes_first_and_none_twice(hosts):
    for address in ("192.168.1.2", "fe80::1%eth0", "192.168.1.2"):
        hosts.trust(HOST, CERTIFICATE, "Ann's table", address)
    assert hosts.addresses(CERTIFICATE.hex()) == ("192.168.1.2", "fe80::1%eth0")
    assert hosts.addresses(OTHER_CERTIFICATE.hex()) == ()


def test_a_game_is_known_by_what_the_list_of_tables_shows_of_it(hosts):
    certificate, game = CERTIFICATE.hex()[:16], GAME.hex()[:8]
    hosts.token(HOST, GAME)
    assert not hosts.knows_game(certificate, game)
    hosts.trust(HOST, CERTIFICATE, "Ann's table", "192.168.1.2")
    assert hosts.knows_game(certificate, game)
    assert not hosts.knows_game(OTHER_CERTIFICATE.hex()[:16], game)
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
        hosts.trust(number.to_bytes(16), CERTIFICATE, "table", "192.168.1.2")
    assert hosts.certificate_status((0).to_bytes(16), CERTIFICATE) is CertificateStatus.UNKNOWN
    assert hosts.certificate_status((1).to_bytes(16), CERTIFICATE) is CertificateStatus.KNOWN
