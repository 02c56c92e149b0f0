"""What somebody in the same network can do to a list of tables with packets made by hand.

All packets stay on the loopback interface.
"""

import asyncio
import contextlib
import logging
import socket
import struct
import time
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from mille_net.discovery.asking import TableAnswer, ask
from mille_net.discovery.interfaces import Interface, near
from mille_net.limits import ASKING_BURST, ASKING_RATE, MAX_LISTED
from mille_net.tables import Address
from tests.net.discovery.fake_tables import (
    BANNER,
    GAME,
    HERE,
    LABEL,
    PATIENCE,
    QUICK,
    announced,
    another,
    answering,
    label,
    looking,
    run,
)
from tests.net.discovery.raw_packets import (
    GOODBYE,
    GROUP,
    announcement,
    pointer,
    say,
    sender,
)

_TIMES = QUICK._replace(probe=0.2, restart=0.5)
#: A table is asked only if it is announced or withdrawn.
_PATIENT = QUICK._replace(probe=10 * PATIENCE, restart=10 * PATIENCE)


@pytest.fixture
def neighbour() -> Iterator[socket.socket]:
    """A socket whose multicast packets stay on the loopback interface."""
    with sender(HERE, leaves=False) as sock:
        yield sock


@pytest.mark.parametrize("instance", [b"a\x01b", b"\xff\xfe", b"mb-0000000\x7f", b"x" * 63, b"."])
def test_a_name_that_the_library_refuses_hides_no_other_table(identity, neighbour, instance):
    async def work() -> None:
        async with looking(_TIMES) as shown, answering(identity) as table:
            await asyncio.sleep(0.1)
            say(neighbour, pointer(instance))
            await asyncio.sleep(0.1)
            async with announced(table.port):
                await shown.names("Ann's table")

    run(work())


def test_packets_of_random_bytes_and_damaged_announcements_hide_no_table(identity, neighbour):
    chance = Random(1)

    async def work() -> None:
        async with looking(_TIMES) as shown, answering(identity) as table:
            await asyncio.sleep(0.1)
            for number in range(400):
                packet = bytearray(
                    struct.pack(">6H", 0, 0x8400, 0, 4, 0, 0)
                    + b"".join(announcement(label(number % 9 + 1), table.port, "127.0.0.7"))
                )
                for _ in range(1 + number % 5):
                    packet[chance.randrange(len(packet))] = chance.randrange(256)
                neighbour.sendto(packet[: chance.randrange(1, len(packet) + 40)], GROUP)
                if number % 20 == 0:
                    await asyncio.sleep(0.01)
            async with announced(table.port):
                await shown.until(lambda tables: bool(tables) and tables[0].addresses[0] == HERE)

    run(work())


def test_hundreds_of_announcements_with_nothing_behind_them_hide_no_table(identity, neighbour):
    with socket.create_server((HERE, 0)) as deaf:

        async def work() -> None:
            closed = deaf.getsockname()[1] + 1
            # Half of them never answer, and are not waited for. Asking all of them all the time
            # would leave a slow computer no time for the table.
            impatient = _TIMES._replace(probe=1.0, restart=2.0, probe_answer=10.0)
            async with looking(impatient) as shown, answering(identity) as table:
                await asyncio.sleep(0.1)
                for number in range(300):
                    port = deaf.getsockname()[1] if number % 2 else closed
                    say(
                        neighbour,
                        *announcement(label(number + 1), port, f"127.0.0.{number % 99 + 2}"),
                    )
                    if number % 20 == 0:
                        await asyncio.sleep(0.01)
                async with announced(table.port):
                    await shown.names("Ann's table")

        run(work())


def test_one_machine_with_many_tables_leaves_room_for_those_of_others(
    identity, neighbour, tmp_path
):
    """Each of its tables is a real one, at a port of its own."""

    async def work() -> None:
        async with contextlib.AsyncExitStack() as open_ones:
            crowd = [
                await open_ones.enter_async_context(answering(identity, address="127.0.0.9"))
                for _ in range(MAX_LISTED + 6)
            ]
            rarely = _TIMES._replace(probe=5.0)
            shown = await open_ones.enter_async_context(looking(rarely))
            table = await open_ones.enter_async_context(answering(another(tmp_path)))

            async def announce_the_crowd() -> None:
                while True:  # packets may be lost
                    for number, one in enumerate(crowd):
                        say(neighbour, *announcement(label(number + 1), one.port, "127.0.0.9"))
                        await asyncio.sleep(0.005)

            announcing = asyncio.create_task(announce_the_crowd())
            open_ones.callback(announcing.cancel)
            await shown.until(lambda _: shown.most == MAX_LISTED)
            await open_ones.enter_async_context(announced(table.port))
            await shown.until(lambda tables: table.port in {one.port for one in tables})
            assert shown.most == MAX_LISTED

    run(work())


def test_tables_joined_before_are_shown_first_and_need_no_announcement(identity, neighbour):
    async def work() -> None:
        async with contextlib.AsyncExitStack() as open_ones:
            table = await open_ones.enter_async_context(answering(identity))
            where = (Address(HERE, table.port),)
            looks = looking(_TIMES, lambda *_: True, lambda: [where])
            shown = await open_ones.enter_async_context(looks)
            await shown.names("Ann's table")
            assert shown.tables[0].known

    run(work())


def test_who_says_goodbye_for_another_removes_nothing(identity, neighbour):
    async def work() -> None:
        async with (
            looking(_TIMES) as shown,
            answering(identity) as table,
            announced(table.port),
        ):
            await shown.names("Ann's table")
            asked = table.greeted
            for _ in range(5):
                say(neighbour, pointer(LABEL.encode(), GOODBYE))
                await asyncio.sleep(0.3)
                assert [one.name for one in shown.tables] == ["Ann's table"]
            assert table.greeted > asked

    run(work())


def test_goodbyes_and_copies_without_end_make_no_guest_a_nuisance(identity, neighbour, monkeypatch):
    """The host would turn away a guest that connects too often."""
    questions: list[int] = []

    async def counted(place: tuple[Address, ...], patience: float) -> TableAnswer | None:
        questions.append(place[0].port)
        return await ask(place, patience)

    monkeypatch.setattr("mille_net.discovery.asking.ask", counted)

    async def work() -> None:
        async with looking(_PATIENT) as shown, answering(identity) as table:
            await asyncio.sleep(0.1)
            say(neighbour, *announcement(LABEL, table.port, HERE))
            await shown.names("Ann's table")
            began, before = time.monotonic(), questions.count(table.port)
            for number in range(200):
                say(neighbour, pointer(LABEL.encode(), GOODBYE))
                copy = (HERE, f"127.0.1.{number + 1}")
                say(neighbour, *announcement(label(number + 1), table.port, *copy))
                await asyncio.sleep(0.01)
            await asyncio.sleep(1.0)
            seconds = time.monotonic() - began
            asked = questions.count(table.port) - before
            assert asked <= 1 + ASKING_BURST + ASKING_RATE * seconds
            assert [one.name for one in shown.tables] == ["Ann's table"]

    run(work())


def test_a_true_goodbye_is_believed_at_once(identity, neighbour):
    async def work() -> None:
        async with looking(_PATIENT) as shown, answering(identity) as table:
            await asyncio.sleep(0.1)
            say(neighbour, *announcement(LABEL, table.port, HERE))
            await shown.names("Ann's table")
            await table.listener.close()
            say(neighbour, pointer(LABEL.encode(), GOODBYE))
            await shown.names()

    run(work())


def test_the_goodbye_of_a_table_that_was_joined_before_is_believed_at_once(
    identity, neighbour, monkeypatch
):
    """It has answered at its earlier address before it is announced with another one, too."""
    answered: asyncio.Queue[int] = asyncio.Queue()

    async def noted(place: tuple[Address, ...], patience: float) -> TableAnswer | None:
        answer = await ask(place, patience)
        answered.put_nowait(len(place))
        return answer

    monkeypatch.setattr("mille_net.discovery.asking.ask", noted)

    async def work() -> None:
        async with answering(identity) as table:
            joined = (Address(HERE, table.port),)
            async with looking(_PATIENT, joined=lambda: [joined]) as shown:
                await shown.names("Ann's table")
                assert await answered.get() == 1
                say(neighbour, *announcement(LABEL, table.port, HERE, "127.0.0.7"))
                async with asyncio.timeout(PATIENCE):
                    assert await answered.get() == 2
                await table.listener.close()
                say(neighbour, pointer(LABEL.encode(), GOODBYE))
                await shown.names()

    run(work())


def test_an_announcement_under_the_name_of_another_takes_nothing_away(
    identity, neighbour, tmp_path
):
    async def work() -> None:
        other = msgspec.structs.replace(BANNER, name="Eve's table")
        async with (
            looking(_TIMES) as shown,
            answering(identity) as table,
            announced(table.port),
            answering(another(tmp_path), banner=other) as eve,
        ):
            await shown.names("Ann's table")
            say(neighbour, *announcement(LABEL, eve.port, "127.0.0.3"))
            say(neighbour, *announcement(LABEL, eve.port, HERE))
            await shown.names("Ann's table", "Eve's table")
            await asyncio.sleep(1.5)
            assert len(shown.tables) == 2

    run(work())


def test_guests_connect_to_no_address_of_another_network():
    own = (Interface("wlan0", "192.168.1.2", 24), Interface("wlan0", "fe80::2%3", 64))
    announced_ones = (
        "127.0.0.1", "10.0.0.9", "93.184.216.34", "fe80::9%4", "fe80::9", "2001:db8::9",
        "fe80::9%3", "192.168.1.9",
    )  # fmt: skip
    assert near(announced_ones, own) == ("192.168.1.9", "fe80::9%3")


def test_a_table_at_the_loopback_address_is_unknown_to_the_network(
    neighbour, identity, monkeypatch, caplog
):
    lan = (Interface("eth0", "192.0.2.7", 24),)
    monkeypatch.setattr("mille_net.discovery.announcements.interfaces", lambda _: lan)
    asked: list[tuple[Address, ...]] = []

    async def noted(place: tuple[Address, ...], _patience: float) -> None:
        asked.append(place)

    monkeypatch.setattr("mille_net.discovery.asking.ask", noted)

    async def work() -> None:
        async with looking(_TIMES), answering(identity) as table:
            await asyncio.sleep(0.1)
            say(neighbour, *announcement(LABEL, table.port, HERE))
            async with asyncio.timeout(PATIENCE):
                while LABEL not in caplog.text:
                    await asyncio.sleep(0.02)
            assert asked == []

    with caplog.at_level(logging.INFO):
        run(work())


def test_a_false_table_of_a_known_game_is_not_taken_for_it(identity, neighbour, tmp_path):
    """The game id is public; the certificate cannot be copied."""

    async def work() -> None:
        def knows(certificate: str, game: str) -> bool:
            return (certificate, game) == (identity.certificate.hex(), GAME.hex()[:8])

        async with (
            looking(_TIMES, knows) as shown,
            answering(another(tmp_path)) as eve,
            announced(eve.port),
        ):
            await shown.names("Ann's table")
            assert not shown.tables[0].known

    run(work())
