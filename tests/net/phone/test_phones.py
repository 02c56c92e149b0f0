"""Phones on real sockets, as the window uses them."""

import logging
import os
import socket
import stat
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from mille_net.limits import TICK
from mille_net.phone.phone_listener import PHONES_FILE
from mille_net.phone.session import PhoneSession
from mille_net.state_file import StateFile
from tests.net.phone.memory_phones import PAGE
from tests.net.phone.network_phone import HERE, NetworkPhone, PhoneWindow


@pytest.fixture
def window(tmp_path: Path) -> Iterator[PhoneWindow]:
    window = PhoneWindow(tmp_path)
    yield window
    window.close()


def test_a_phone_is_invited_started_shown_pictures_and_ended(window: PhoneWindow) -> None:
    phone = window.started("Ann")
    assert window.phones.players == ("Ann",)
    window.phones.show("Ann", {"number": 1, "player": "Ann"})
    phone.until(lambda: bool(phone.client.pictures))
    assert phone.client.pictures == [{"number": 1, "player": "Ann"}]
    phone.say(picture=1, choice=3)
    window.until_told("chosen", "Ann", 1, 3)
    window.phones.end("Ann")
    assert window.phones.players == ()
    assert phone.until_closed() == 1000
    assert phone.client.messages[-1] == {"ended": True}


def test_the_file_of_phones_goes_with_the_last_of_them(window: PhoneWindow, tmp_path: Path) -> None:
    ann, ben = window.started("Ann"), window.started("Ben")
    window.phones.end("Ann")
    assert ann.until_closed() == 1000
    kept = [path.read_bytes() for path in tmp_path.glob(f"{PHONES_FILE}*")]
    assert len(kept) == 2
    assert all(b64encode(ben.key) in text and b64encode(ann.key) not in text for text in kept)
    window.phones.end("Ben")
    assert ben.until_closed() == 1000
    assert not list(tmp_path.glob(f"{PHONES_FILE}*"))


def test_without_phones_and_codes_the_computer_is_not_woken_up(
    window: PhoneWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks: list[float] = []
    tick = PhoneSession.tick
    monkeypatch.setattr(
        PhoneSession, "tick", lambda self, now: (ticks.append(now), tick(self, now))
    )

    def are_over() -> bool:
        before = len(ticks)
        time.sleep(3 * TICK)
        return len(ticks) == before

    def go_on() -> None:
        begun = len(ticks)
        window.until(lambda: len(ticks) > begun + 2)

    phone = window.started("Ann")
    go_on()
    phone.close()
    window.until(are_over)
    window.code("Ben")
    go_on()
    window.phones.withdraw("Ben")
    window.until(are_over)


def test_a_phone_comes_back_after_a_restart_without_a_new_code(tmp_path: Path) -> None:
    before = PhoneWindow(tmp_path)
    phone = before.started("Ann")
    before.close()
    assert phone.until_closed() == 1000
    after = PhoneWindow(tmp_path)
    assert after.phones.players == ("Ann",)
    after.phones.open()
    after.until_told("listening")
    with NetworkPhone(phone.host, phone.key) as again:
        again.until(lambda: bool(again.client.messages))
        after.until_told("awake", "Ann", True)
    after.until_told("awake", "Ann", False)
    after.close()


def test_another_port_is_taken_if_the_last_one_is_in_use(tmp_path: Path) -> None:
    first = PhoneWindow(tmp_path)
    host, _ = first.code()
    second = PhoneWindow(tmp_path)
    other, _ = second.code()
    assert host != other
    first.close()
    second.close()


def test_a_second_program_does_not_keep_phones_from_coming_back_to_the_first(
    tmp_path: Path,
) -> None:
    first = PhoneWindow(tmp_path)
    phone = first.started("Ann")
    second = PhoneWindow(tmp_path)
    second.phones.open()
    second.until_told("listening")
    for window in (first, second):
        window.close()
    phone.until_closed()
    again = PhoneWindow(tmp_path)
    again.phones.open()
    again.until_told("listening")
    NetworkPhone(phone.host, phone.key).close()
    again.until_told("awake", "Ann", True)
    again.close()


@pytest.mark.skipif(os.name != "posix", reason="permissions as on POSIX systems")
def test_the_file_of_the_keys_is_private(window: PhoneWindow, tmp_path: Path) -> None:
    window.started("Ann").close()
    assert stat.S_IMODE((tmp_path / PHONES_FILE).stat().st_mode) == 0o600


def test_a_picture_that_is_too_large_is_refused_without_saying_what_it_shows(
    window: PhoneWindow,
) -> None:
    with pytest.raises(ValueError, match="expected a picture of 16384 bytes at most") as error:
        window.phones.show("Ann", {"hand": "secret" * 3_000})
    assert "secret" not in str(error.value)


def test_a_window_that_has_closed_its_phones_is_told_nothing_more(window: PhoneWindow) -> None:
    phone = window.started("Ann")
    window.heard.new()
    phone.say(picture=1, choice=1)
    window.phones.close()
    window.phones.invite("Ben")
    assert phone.until_closed() == 1000
    window.phones.close()
    with pytest.raises(AssertionError):
        window.until(lambda: bool(window.heard.calls), patience=0.2)


@pytest.mark.parametrize("key", ["", "AAAA", "?"])
def test_a_damaged_file_is_set_aside(tmp_path: Path, key: str) -> None:
    file = StateFile(tmp_path / PHONES_FILE, dict)
    file.write({"port": 25110, "keys": {"Ann": key}})
    assert PhoneWindow(tmp_path).phones.players == ()
    assert (tmp_path / f"{PHONES_FILE}.damaged").exists()


def test_a_file_that_cannot_be_read_or_written_costs_nobody_the_phone(tmp_path: Path) -> None:
    (tmp_path / PHONES_FILE).mkdir()
    window = PhoneWindow(tmp_path)
    phone = window.started("Ann")
    assert window.phones.players == ("Ann",)
    phone.close()
    window.close()


def test_without_a_port_the_window_is_told(
    window: PhoneWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bind(*_: object) -> None:
        raise OSError(98, "Address already in use")

    # Starts the network's thread, which needs a port of its own on Windows.
    window.phones.show("Ann", {"number": 1})
    monkeypatch.setattr(socket.socket, "bind", bind)
    window.phones.invite("Ann")
    window.until(lambda: bool(window.heard.calls))
    assert window.heard.calls[0][0] == "failed"
    assert window.heard.codes == {}


def test_a_window_without_phones_starts_no_thread(tmp_path: Path) -> None:
    import threading

    before = threading.active_count()
    window = PhoneWindow(tmp_path)
    assert window.phones.players == ()
    window.phones.withdraw("Ann")
    assert threading.active_count() == before
    window.phones.close()
    window.close()


def test_the_page_is_served(window: PhoneWindow) -> None:
    host, _ = window.code()
    with socket.create_connection((HERE, int(host.split(":")[1])), timeout=30) as browser:
        browser.sendall(f"GET /p HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        answer = b"".join(iter(lambda: browser.recv(65_536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert body == PAGE.html


def test_no_secret_is_logged(window: PhoneWindow, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    host, code = window.code()
    shown = window.heard.codes["Ann"]
    assert "#" not in f"{shown}{shown!r}"
    phone = window.started("Ben")
    window.phones.show("Ben", {"hand": "Roll"})
    phone.until(lambda: bool(phone.client.pictures))
    with NetworkPhone(host, bytes(32)) as stranger:
        assert stranger.until_closed() == 4401
    phone.close()
    for secret in (shown.urls[0].split("#")[1], phone.key.hex(), code.hex(), "Roll"):
        assert secret not in caplog.text
