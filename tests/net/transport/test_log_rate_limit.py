"""Log lines that strangers cause."""

import logging

from mille_net.limits import LOG_LINES, LOG_SECONDS
from mille_net.messages import Ready, TakeSeat
from mille_net.messages.codec import encode
from mille_net.transport.log_rate_limit import LogRateLimit
from tests.net.host_world import RawGuest, World
from tests.net.server.test_headless_owner import TableWithoutScreen

LONG_AGO = 1_000_000.0


def line(message: str, address: str, when: float) -> logging.LogRecord:
    record = logging.LogRecord("net", logging.INFO, "", 0, message, (address,), None)
    record.created = when
    return record


def written(lines: LogRateLimit, message: str, times: int, when: float) -> list[str]:
    records = [line(message, f"10.0.0.{number}", when) for number in range(times)]
    return [record.getMessage() for record in records if lines.filter(record)]


def test_of_one_kind_only_a_few_lines_are_written_in_a_minute():
    lines = LogRateLimit()
    assert len(written(lines, "%s is odd", 1_000, LONG_AGO)) == LOG_LINES
    assert written(lines, "%s is odd", 1_000, LONG_AGO + LOG_SECONDS - 1) == []
    assert len(written(lines, "%s is rude", 1, LONG_AGO)) == 1


def test_the_next_one_says_how_many_were_left_out():
    lines = LogRateLimit()
    written(lines, "%s is odd", LOG_LINES + 7, LONG_AGO)
    later = written(lines, "%s is odd", 2, LONG_AGO + LOG_SECONDS)
    assert later == ["10.0.0.0 is odd (and 7 times more before this)", "10.0.0.1 is odd"]


def test_what_is_rare_is_written_as_it_is():
    lines = LogRateLimit()
    for minute in range(5):
        when = LONG_AGO + minute * LOG_SECONDS
        assert written(lines, "%s is odd", 1, when) == ["10.0.0.0 is odd"]


def test_a_clock_that_is_set_back_silences_nobody():
    lines = LogRateLimit()
    written(lines, "%s is odd", 100, LONG_AGO)
    assert len(written(lines, "%s is odd", 1, LONG_AGO - 3_600)) == 1


def test_bad_frames_of_many_strangers_fill_no_log(caplog):
    caplog.set_level(logging.INFO, "mille_net.host.guest_connection")
    world = World()
    for number in range(60):
        RawGuest(world, f"G{number}", address=f"10.0.1.{number}").connect().say_bytes(b"\0\0\0\0")
    broken = [record for record in caplog.records if "broke the protocol" in record.getMessage()]
    assert len(broken) <= LOG_LINES


def test_a_guest_that_is_ready_and_not_ready_again_and_again_fills_no_log(caplog):
    caplog.set_level(logging.INFO, "mille_net.server.headless_owner")
    world = TableWithoutScreen()
    world.newcomer("Ann").say(TakeSeat(0, "Ann"), Ready(True))
    bob = world.newcomer("Bob")
    bob.say(TakeSeat(1, "Bob"))
    for _ in range(3 * LOG_LINES):
        bob.say_bytes(encode(Ready(True)) + encode(Ready(False)))
        world.wait(1)
    refused = [record for record in caplog.records if "refuses start" in record.getMessage()]
    assert 0 < len(refused) <= LOG_LINES
