"""What strangers and slow readers may not do to a host, over real sockets."""

import asyncio
import gc
import ssl
import sys

import pytest

from mille_net.limits import ACCEPT_PACE
from mille_net.transport.connection_limits import ConnectionLimits
from mille_net.transport.dialling import DialError
from mille_net.transport.tcp import TcpLimits
from tests.net.tcp_house import QUICK, ROOMY, House, call, ended, eventually


def test_a_handshake_that_stalls_is_cut_off(at_home):
    async def work(house: House) -> None:
        reader, writer = await house.plain()
        writer.write(b"\x16\x03\x01\x02\x00")
        assert await ended(reader)
        writer.close()
        await house.visit()

    at_home(work)


def test_a_stalled_handshake_counts_and_is_counted_out(at_home):
    async def work(house: House) -> None:
        first, writer = await house.plain()
        second, other = await house.plain()
        assert await ended(second)
        assert await ended(first)
        writer.close()
        other.close()
        await house.visit()

    at_home(work, QUICK._replace(handshake=0.1), ROOMY._replace(per_machine=1))


def test_strangers_of_one_machine_have_only_so_many_connections(at_home):
    async def work(house: House) -> None:
        guests = [(await house.visit())[0] for _ in range(3)]
        with pytest.raises(DialError):
            await call(house.address)
        guests[0].link.close()
        await eventually(lambda: any(ear.over for ear in house.ears))
        await house.visit()

    at_home(work, connection_limits=ROOMY._replace(per_machine=3))


def test_a_connection_that_cannot_be_ended_properly_leaves_its_place(at_home, monkeypatch):
    def fail() -> None:
        raise AttributeError("no connection to abort")

    async def work(house: House) -> None:
        failures: list[dict[str, object]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, known: failures.append(known))
        guest, host = await house.visit()
        with monkeypatch.context() as patch:
            patch.setattr(host.link, "abort", fail)
            guest.link.close()
            await eventually(lambda: bool(failures))
        await house.visit()

    at_home(work, connection_limits=ROOMY._replace(per_machine=1))


def test_guests_do_not_count_among_the_strangers(at_home):
    async def work(house: House) -> None:
        for _ in range(3):
            _, host = await house.visit()
            host.stranger = host.silent = False
        await house.visit()
        with pytest.raises(DialError):
            await call(house.address)

    at_home(work, connection_limits=ROOMY._replace(strangers=1))


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this computer")
@pytest.mark.parametrize("handshake", ["begun", "done"])
def test_whoever_has_most_connections_gives_one_up_for_a_newcomer(at_home, handshake):
    async def work(house: House) -> None:
        if handshake == "begun":
            crowd = [await house.plain("127.0.0.2") for _ in range(3)]
            for _, writer in crowd:
                writer.write(b"\x16\x03\x01\x02\x00")
            oldest = crowd[0][0]
        else:
            crowd = [await house.encrypted("127.0.0.2") for _ in range(3)]
            oldest = crowd[0][0]
            await eventually(lambda: len(house.ears) == 3)
        guest, host = await house.visit()
        assert await ended(oldest)
        assert not any(reader.at_eof() for reader, _ in crowd[1:])
        assert [ear.over for ear in house.ears[:-1]] == [1, 0, 0][: len(house.ears) - 1]
        guest.link.send(b"let me in")
        await host.hears(b"let me in")
        for _, writer in crowd:
            writer.close()

    at_home(work, QUICK._replace(handshake=20.0), ROOMY._replace(strangers=3))


def test_who_connects_too_often_is_turned_away(at_home):
    async def work(house: House) -> None:
        for _ in range(4):
            guest, _ = await house.visit()
            guest.link.close()
        with pytest.raises(DialError):
            await call(house.address)

    at_home(work, connection_limits=ConnectionLimits(rate=0.001, burst=4))


def test_connections_that_come_together_are_accepted_one_after_the_other(at_home):
    patient = QUICK._replace(handshake=20.0)

    async def work(house: House) -> None:
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*(call(house.address, limits=patient) for _ in range(20)))
        await eventually(lambda: len(house.ears) == 20)
        assert asyncio.get_running_loop().time() - began > 19 * ACCEPT_PACE

    at_home(work, patient, ROOMY._replace(per_machine=20))


def test_a_peer_that_never_reads_is_dropped_and_nobody_else(at_home):
    async def work(house: House) -> None:
        stalled, to_stalled = await house.visit()
        healthy, to_healthy = await house.visit()
        stalled.link._transport.pause_reading()
        while not to_stalled.over:
            to_stalled.link.send(bytes(16_384))
            to_healthy.link.send(bytes(16_384))
            healthy.heard.clear()
            await healthy.until(lambda: len(healthy.heard) >= 16_384)
        assert not to_healthy.over

    at_home(work)


def test_one_write_that_is_stuck_is_enough(at_home):
    async def work(house: House) -> None:
        stalled, to_stalled = await house.visit()
        stalled.link._transport.pause_reading()
        async with asyncio.timeout(20):
            while not to_stalled.over:
                # The system's own buffers may grow for a while.
                if to_stalled.link._stuck_since is None:
                    to_stalled.link.send(bytes(16_384))
                await asyncio.sleep(0.001)
                house.listener.tick()

    at_home(work, QUICK._replace(outbox=100_000_000))


def test_a_write_that_has_been_stuck_for_a_moment_harms_nobody(at_home):
    async def work(house: House) -> None:
        stalled, to_stalled = await house.visit()
        stalled.link._transport.pause_reading()
        while to_stalled.link._stuck_since is None:
            to_stalled.link.send(bytes(16_384))
        house.listener.tick()
        assert not to_stalled.over
        stalled.link.abort()

    at_home(work, TcpLimits(outbox=100_000_000))


def test_the_usual_limits_are_those_of_the_protocol():
    assert TcpLimits() == TcpLimits(handshake=3.0, write=10.0, outbox=256 * 1024)
    assert ConnectionLimits() == ConnectionLimits(
        strangers=32,
        per_machine=6,
        returning=2,
        rate=5,
        burst=10,
        machine_rate=20,
        machine_burst=40,
    )


def test_what_tls_needs_is_free_as_soon_as_a_connection_ends(at_home):
    def held() -> int:
        return sum(isinstance(thing, ssl.SSLObject) for thing in gc.get_objects())

    async def work(house: House) -> None:
        before = held()
        for _ in range(3):
            guest, host = await house.visit()
            guest.link.abort()
            await host.until(lambda host=host: host.over == 1)
            _, writer = await house.plain()
            writer.write(b"no TLS")
            writer.transport.abort()
        await eventually(lambda: held() == before)

    gc.collect()
    gc.disable()
    try:
        at_home(work)
    finally:
        gc.enable()


def test_a_slow_reader_gets_everything_in_order(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        guest.link._transport.pause_reading()
        sent = bytearray()
        while host.link._stuck_since is None or len(sent) % 7:
            frame = len(sent).to_bytes(4) * 3_001
            host.link.send(frame)
            sent += frame
        host.link.send(b"the last")
        host.link.close()
        guest.link._transport.resume_reading()
        await guest.hears(bytes(sent) + b"the last")
        await guest.until(lambda: guest.over == 1)

    at_home(work, QUICK._replace(outbox=100_000_000, handshake=20.0))


def test_what_was_sent_before_closing_arrives(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        guest.link.send(b"too late to be heard")
        host.link.send(b"bye")
        host.link.close()
        await guest.hears(b"bye")
        await guest.until(lambda: guest.over == 1)
        await host.until(lambda: host.over == 1)

    at_home(work)
