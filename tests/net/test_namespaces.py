"""Several machines on one: real discovery and real TLS between network namespaces."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tests.net.networks import COMPUTERS, Networks, NoNetworksError, Program

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

#: Seconds without a cable, and until both ends know that a connection is dead.
OUT, DEAD = 10.0, 17.0
#: Seconds after which a host has certainly announced its table.
ANNOUNCED = 60.0

Starts = Callable[[], Program]
Result = TypeVar("Result")


@pytest.fixture
def networks() -> Iterator[Networks]:
    built = or_skip(Networks)
    yield built
    built.close()


def or_skip(work: Callable[..., Result], *arguments: str) -> Result:
    """Do it, or skip the test visibly where this system cannot."""
    try:
        return work(*arguments)
    except NoNetworksError as error:
        pytest.skip(f"no such networks here: {error}")


@pytest.fixture
def programs(networks: Networks, tmp_path: Path) -> Iterator[tuple[Starts, Starts]]:
    """What starts a host against one computer player, and what starts its guest."""
    started: list[Program] = []

    def host() -> Program:
        options = ["--door", "open", "--admit", "all", "--seats", "2", "--computers", "easy"]
        folder = ["--folder", str(tmp_path / "host")]
        return note(
            networks.start(
                "host", "mille_net.server.main", *options, *folder, log=tmp_path / "host.log"
            )
        )

    def guest() -> Program:
        module, folder = "tests.net.network_guest", str(tmp_path / "guest")
        return note(networks.start("guest", module, folder, log=tmp_path / "guest.log"))

    def note(program: Program) -> Program:
        started.append(program)
        return program

    yield host, guest
    for program in started:
        program.kill()


def test_two_computers_find_each_other_and_play_a_race(programs):
    start_host, start_guest = programs
    start_host().until("Port: ")
    guest = start_guest()
    assert guest.until("found") == "Mille Bornes"
    guest.until("seated")
    guest.until("race between verified")


def test_two_computers_without_ipv6_find_each_other_and_complain_of_nothing(
    programs, networks, tmp_path
):
    for computer in ("host", "guest"):
        or_skip(networks.without_ipv6, computer)
    start_host, start_guest = programs
    start_host().until("Port: ")
    guest = start_guest()
    assert guest.until("found") == "Mille Bornes"
    guest.until("seated")
    told = networks.start("guest", "tests.net.network_guest", "--self-test", log=tmp_path / "log")
    try:
        assert told.until("likely") == "nobody at 10.77.0.2"
    finally:
        told.kill()
    for log in ("host.log", "guest.log", "log"):
        text = (tmp_path / log).read_text("utf-8")
        assert "Traceback" not in text
        assert "unreachable" not in text


def test_guest_killed(programs):
    start_host, start_guest = programs
    start_host().until("Port: ")
    guest = start_guest()
    guest.until("seq 12")
    guest.kill()
    again = start_guest()
    again.until("seated")
    assert int(again.until("seq")) >= 12
    again.until("race between")


def test_host_killed(programs):
    start_host, start_guest = programs
    host = start_host()
    host.until("Port: ")
    guest = start_guest()
    guest.until("seq 12")
    host.kill()
    guest.until("reconnecting")
    assert start_host().until("Resumed: race") == "1"
    guest.until("seated")
    assert int(guest.until("seq")) >= 12
    guest.until("race between")


def test_cable_out_for_10_seconds(programs, networks):
    start_host, start_guest = programs
    start_host().until("Port: ")
    guest = start_guest()
    guest.until("seq 12")
    networks.cable("guest", plugged=False)
    began = time.monotonic()
    guest.until("reconnecting")
    assert time.monotonic() - began < OUT
    time.sleep(OUT - (time.monotonic() - began))
    networks.cable("guest", plugged=True)
    guest.until("seated")
    guest.until("race between verified")
    assert "stand-in" not in guest.said


def test_packets_dropped_in_silence(programs, networks):
    start_host, start_guest = programs
    start_host().until("Port: ")
    guest = start_guest()
    guest.until("seq 12")
    or_skip(networks.drop, "guest", "tcp", "sport", "25100")
    began = time.monotonic()
    guest.until("reconnecting")
    # Nobody resets the connection: both ends find out by the silence.
    time.sleep(DEAD - (time.monotonic() - began))
    networks.drop_nothing("guest")
    guest.until("seated")
    guest.until("race between verified")


def test_a_slow_link(programs, networks):
    start_host, start_guest = programs
    or_skip(networks.slow_down, "guest", "128kbit")
    start_host().until("Port: ")
    guest = start_guest()
    guest.until("race between verified")
    assert "reconnecting" not in guest.said


def test_a_host_with_ten_bridges_is_found_by_a_guest_that_has_them_too(programs, networks):
    for computer in ("host", "guest"):
        networks.add_bridges(computer, 10)
    start_host, start_guest = programs
    assert start_host().until("Address: ") == "10.77.0.1"
    guest = start_guest()
    assert guest.until("found") == "Mille Bornes"
    guest.until("race between verified")


def test_a_hostile_neighbour_hides_no_table_and_ends_no_race(programs, networks, tmp_path):
    start_host, start_guest = programs
    module, log = "tests.net.discovery.raw_packets", tmp_path / "stranger.log"
    stranger = networks.start("stranger", module, "10.77.0.3", log=log)
    try:
        stranger.until("ready")
        start_host().until("Port: ")
        guest = start_guest()
        assert guest.until("found") == "Mille Bornes"
        guest.until("seq 12")
        guest.kill()
        again = start_guest()
        assert again.until("found") == "Mille Bornes"
        again.until("race between")
    finally:
        stranger.kill()
    assert "Traceback" not in (tmp_path / "guest.log").read_text("utf-8")


def test_the_self_test_names_the_firewall(networks, tmp_path):
    or_skip(networks.drop, "guest", "udp", "dport", "5353")
    told = networks.start("guest", "tests.net.network_guest", "--self-test", log=tmp_path / "log")
    try:
        assert told.until("likely") == "blocked at 10.77.0.2"
    finally:
        told.kill()


def test_the_self_test_hears_others_where_there_is_only_ipv6(programs, networks, tmp_path):
    start_host, _ = programs
    for computer in COMPUTERS:
        networks.without_ipv4(computer)
    start_host().until("Port: ")
    # Until it is certain that nobody else has it, the kernel sends nothing from an address. After
    # that the host announces its table with its next check.
    ends, likely = time.monotonic() + ANNOUNCED, ""
    while not likely.startswith("nobody") and time.monotonic() < ends:
        log = tmp_path / "log"
        told = networks.start("guest", "tests.net.network_guest", "--self-test", log=log)
        try:
            likely = told.until("likely")
        finally:
            told.kill()
    assert likely.startswith("nobody")


def test_the_self_test_finds_nothing_wrong_where_others_are_heard(programs, networks, tmp_path):
    start_host, _ = programs
    start_host().until("Port: ")
    told = networks.start("guest", "tests.net.network_guest", "--self-test", log=tmp_path / "log")
    try:
        assert told.until("likely") == "nobody at 10.77.0.2"
    finally:
        told.kill()
