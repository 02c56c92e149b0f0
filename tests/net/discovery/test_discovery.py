"""Real multicast DNS on the loopback interface: found, changed, silent and gone."""

import asyncio
import contextlib
import errno
import logging

import msgspec
import pytest
from zeroconf import DNSOutgoing, DNSPointer
from zeroconf.asyncio import AsyncZeroconf

from mille_net.discovery.browser import Browser
from mille_net.discovery.interfaces import Interface, interfaces
from mille_net.discovery.multicast import SERVICE, multicast_dns
from mille_net.messages import TablePhase
from mille_net.tables import Availability
from mille_rules.rulesets import CLASSIC
from tests.net.discovery.fake_tables import (
    BANNER,
    GAME,
    HERE,
    ON,
    PATIENCE,
    QUICK,
    Shown,
    announced,
    another,
    answering,
    label,
    looking,
    run,
)

#: What a message of multicast DNS is, and the kind and class of its answers.
_RESPONSE, _PTR, _IN = 0x8400, 12, 1


def test_an_open_list_sees_a_table_that_opens_changes_and_closes(identity):
    async def work() -> None:
        async with looking() as shown:
            async with contextlib.AsyncExitStack() as its:
                table = await its.enter_async_context(answering(identity))
                await its.enter_async_context(announced(table.port))
                await shown.names("Ann's table")
                (found,) = shown.tables
                assert (found.taken, found.seats, found.rules) == (1, 4, CLASSIC)
                assert (found.addresses, found.port) == (ON, table.port)
                assert found.availability is Availability.AVAILABLE
                assert found.fingerprint == identity.certificate.hex()
                table.banner = msgspec.structs.replace(
                    BANNER, taken=4, phase=TablePhase.PLAY, name="Ben's table"
                )
                await shown.names("Ben's table")
                assert shown.tables[0].playing
                assert shown.tables[0].key == found.key
            await shown.names()

    run(work())


def test_a_fault_while_looking_at_the_interfaces_ends_no_search(identity, monkeypatch, caplog):
    faults = iter([RuntimeError("an odd interface"), OSError("no multicast")] * 4)
    over = asyncio.Event()

    async def fail(_: AsyncZeroconf) -> None:
        for fault in faults:
            raise fault
        over.set()

    async def work() -> None:
        monkeypatch.setattr(AsyncZeroconf, "async_update_interfaces", fail)
        async with looking() as shown, answering(identity) as table, announced(table.port):
            await shown.names("Ann's table")
            async with asyncio.timeout(PATIENCE):
                await over.wait()
        assert "an odd interface" in caplog.text

    run(work())


def test_a_search_that_could_not_begin_is_tried_again(identity, monkeypatch):
    faults = [OSError("no interface"), OSError("no interface")]

    def multicast(on: tuple[str, ...]) -> AsyncZeroconf:
        if faults:
            raise faults.pop()
        return multicast_dns(on)

    async def work() -> None:
        async with answering(identity) as table, announced(table.port):
            monkeypatch.setattr("mille_net.discovery.announcements.multicast_dns", multicast)
            shown = Shown()
            browser = Browser(shown, lambda *_: False, ON, QUICK)
            with pytest.raises(OSError, match="no interface"):
                await browser.open()
            await shown.names("Ann's table")
            await browser.close()

    run(work())


def test_the_announcement_follows_the_addresses_of_the_computer(monkeypatch, identity):
    own = [Interface("lo", "127.0.0.9", 8)]
    monkeypatch.setattr("mille_net.discovery.announcer.interfaces", lambda _: tuple(own))

    async def work() -> None:
        async with looking() as shown, answering(identity) as table, announced(table.port):
            await asyncio.sleep(0.2)
            assert shown.tables == (), "nobody answers at that address"
            own[0] = Interface("lo", HERE, 8)
            await shown.names("Ann's table")

    run(work())


def test_a_list_that_opens_late_sees_the_tables_there_are(identity):
    async def work() -> None:
        async with answering(identity) as table, announced(table.port), looking() as shown:
            await shown.names("Ann's table")

    run(work())


def test_two_tables_of_one_name_are_both_listed(identity, tmp_path):
    other = another(tmp_path)

    async def work() -> None:
        def knows(certificate: str, game: str) -> bool:
            return (certificate, game) == (other.certificate.hex(), GAME.hex()[:8])

        async with (
            looking(knows=knows) as shown,
            answering(identity) as one,
            answering(other) as two,
            announced(one.port),
            announced(two.port, label(1)),
        ):
            await shown.names("Ann's table", "Ann's table")
            assert {table.known for table in shown.tables} == {False, True}

    run(work())


def test_announcing_that_was_impossible_at_first_is_tried_again(identity, monkeypatch, caplog):
    """There may be no interface yet, or another program has the port for itself."""
    failures = [OSError(errno.EADDRINUSE, "in use")] * 3

    def fail_at_first(on: tuple[str, ...]) -> AsyncZeroconf:
        if failures:
            raise failures.pop()
        return multicast_dns(on)

    monkeypatch.setattr("mille_net.discovery.announcer.multicast_dns", fail_at_first)

    async def work() -> None:
        async with answering(identity) as table, announced(table.port), looking() as shown:
            await shown.names("Ann's table")

    with caplog.at_level(logging.INFO):
        run(work())
    said = [r.message for r in caplog.records if r.name == "mille_net.discovery.announcer"]
    assert len(said) == 2, "once that it fails, and once that it does not any more"
    assert "in use" in said[0]
    assert said[1] == "the table is announced"


def test_a_table_that_no_longer_answers_turns_grey_then_goes_and_comes_back(identity):
    async def work() -> None:
        async with contextlib.AsyncExitStack() as first:
            table = await first.enter_async_context(answering(identity))
            port = table.port
            async with announced(port), looking() as shown:
                await shown.names("Ann's table")
                await first.aclose()
                await shown.until(
                    lambda tables: tables[0].availability is Availability.NOT_ANSWERING
                )
                await shown.names()
                async with answering(identity, port):
                    await shown.until(lambda tables: bool(tables) and not tables[0].availability)

    run(work())


def test_a_table_of_another_version_is_grey_from_the_start(identity):
    async def work() -> None:
        banner = msgspec.structs.replace(BANNER, versions=(7, 9))
        async with (
            answering(identity, banner=banner) as table,
            looking() as shown,
            announced(table.port),
        ):
            await shown.names("Ann's table")
            assert shown.tables[0].availability is Availability.OTHER_VERSION
            assert shown.tables[0].versions == (7, 9)

    run(work())


def test_thousands_of_announcements_that_say_nothing_are_not_asked_about_at_once(identity):
    async def work() -> None:
        stranger = multicast_dns(ON)
        async with looking(QUICK._replace(restart=60.0)) as shown, answering(identity) as table:
            await stranger.zeroconf.async_wait_for_start()
            before = len(asyncio.all_tasks())
            for start in range(0, 300, 20):
                told = DNSOutgoing(_RESPONSE)
                for number in range(start, start + 20):
                    alias = f"{label(number + 1)}.{SERVICE}"
                    told.add_answer_at_time(DNSPointer(SERVICE, _PTR, _IN, 120, alias), 0)
                stranger.zeroconf.async_send(told)
            async with announced(table.port):
                await shown.names("Ann's table")
                assert before + 10 < len(asyncio.all_tasks()) < before + 100
        await stranger.async_close()

    run(work())


def test_a_search_without_a_list_of_interfaces_is_tried_again(identity, monkeypatch):
    faults = [OSError("no list")]

    def listed(on: tuple[str, ...]) -> tuple[Interface, ...]:
        if faults:
            raise faults.pop()
        return interfaces(on)

    async def work() -> None:
        async with answering(identity) as table, announced(table.port):
            monkeypatch.setattr("mille_net.discovery.announcements.interfaces", listed)
            shown = Shown()
            browser = Browser(shown, lambda *_: False, ON, QUICK)
            with pytest.raises(OSError, match="no list"):
                await browser.open()
            await shown.names("Ann's table")
            await browser.close()

    run(work())
