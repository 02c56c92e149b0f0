"""mille-host as a real process: hosts, is stopped, goes on, and writes down no secret."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mille_net.messages import TablePhase
from mille_net.server.main import LOOK, Addresses, report_fault
from mille_net.tables import Address, LinkPhase
from mille_rules.cards import Card
from tests.examples import each
from tests.net.windows import HERE, Window, until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as on POSIX systems")


class Server:
    """A process of mille-host, and what it says on its standard output."""

    def __init__(self, folder: Path, *options: str, encoding: str = "utf-8") -> None:
        command = [sys.executable, "-m", "mille_net.server.main", "--folder", str(folder / "kept")]
        fixed = ["--bind", HERE, "--announce", "no", "--log-level", "debug"]
        folder.mkdir(exist_ok=True)
        self._log = (folder / "log").open("ab")
        self.process = subprocess.Popen(
            [*command, *fixed, *options],
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, "PYTHONIOENCODING": encoding},
        )

    def says(self, pattern: str) -> str:
        """What the next line that looks so says."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.fullmatch(pattern, line.decode().rstrip())
            if found:
                return found[1]
        raise AssertionError(f"it ended without a line like {pattern!r}")

    @property
    def where(self) -> Address:
        return Address(HERE, int(self.says(r"Port: (\d+)")))

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it by a signal; its exit status."""
        self.process.send_signal(number)
        status = self.process.wait(30)
        self.close()
        return status

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()


@contextlib.contextmanager
def serving(folder: Path, *options: str, encoding: str = "utf-8") -> Iterator[Server]:
    server = Server(folder, *options, encoding=encoding)
    try:
        yield server
    finally:
        server.close()


@contextlib.contextmanager
def visiting(folder: Path) -> Iterator[Window]:
    window = Window(folder)
    try:
        yield window
    finally:
        window.lan.close()


def join(window: Window, where: Address) -> None:
    window.match = window.lan.join(where, ("Ben",), window)


def take_part(window: Window) -> None:
    """Sit down and be ready; the match begins by itself."""
    until(lambda: window.seated and window.told is not None, window)
    window.match.take_seat(0, "Ben")
    window.match.ready(True)
    until(lambda: 0 in window.updates, window)


def run(*options: object, **environment: str) -> tuple[int, str, str]:
    """Run mille-host with further variables, an empty one being none: status, output, errors."""
    variables = {name: text for name, text in {**os.environ, **environment}.items() if text}
    done = subprocess.run(
        [sys.executable, "-m", "mille_net.server.main", *map(str, options)],
        env=variables,
        capture_output=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


#: Encodings that lack letters, and users who have no home.
SURROUNDINGS = [
    {"PYTHONIOENCODING": "latin-1"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"HOME": "", "XDG_DATA_HOME": ""},
]


@pytest.mark.slow
@each("environment", SURROUNDINGS)
@each("option", ["--help", "--version"])
def test_help_and_version_are_printed_in_all_surroundings(option, environment):
    status, out, errors = run(option, **environment)
    assert (status, errors) == (0, "")
    assert out.startswith("usage: mille-host" if option == "--help" else "mille-host ")


def test_a_name_that_the_output_cannot_write_is_printed_with_escapes(tmp_path):
    options = ["--name", "Ñoño 桌", "--computers", "easy", "--port", "0"]
    with serving(tmp_path, *options, encoding="ascii") as server:
        assert server.says(r"Table: (.*)") == r"\xd1o\xf1o \u684c"
        assert server.stop() == 0


@pytest.mark.slow
def test_a_port_that_is_in_use_and_an_unusable_folder_are_named(tmp_path):
    with socket.create_server((HERE, 0)) as taken:
        port = taken.getsockname()[1]
        there = "--folder", tmp_path / "kept", "--announce", "no"
        status, _, errors = run(*there, "--bind", HERE, "--port", port)
        assert status == 1
        assert f"port {port} is in use; stop that program, or choose another by --port" in errors
        (tmp_path / "file").touch()
        status, _, errors = run("--folder", tmp_path / "file" / "folder", "--announce", "no")
    assert status == 1
    assert "Traceback" not in errors
    assert f"{tmp_path / 'file' / 'folder'} cannot be used: Not a directory" in errors


def test_addresses_are_printed_once_each_also_those_that_come_later():
    said: list[str] = []
    current = [()]
    addresses = Addresses(lambda: current[-1], said.append)
    addresses.tick(0)
    assert said == []
    current.append(("10.0.0.2",))
    addresses.tick(1)
    assert said == [], "not looked for all the time"
    addresses.tick(LOOK)
    current.append(("10.0.0.2", "fd00::2"))
    addresses.tick(2 * LOOK)
    assert said == ["Address: 10.0.0.2", "Address: fd00::2"]


COMPUTERS = ("--seats", "2", "--computers", "easy", "--port", "0")


@pytest.mark.slow
def test_a_match_is_stopped_saved_and_resumed_and_no_secret_is_logged(tmp_path):
    with serving(tmp_path, *COMPUTERS) as server, visiting(tmp_path / "ben") as ben:
        where, code = server.where, server.says(r"Code: (\d{6})")
        join(ben, where)
        until(lambda: ben.at is LinkPhase.CODE_ASKED, ben)
        ben.match.enter_code(code)
        take_part(ben)
        ben.playing = True
        until(lambda: len(ben.seen) > 12, ben)
        ben.playing = False
        before = ben.updates[0]
        assert server.stop() == 0
        until(lambda: ben.end is not None, ben)

    with serving(tmp_path, *COMPUTERS) as server, visiting(tmp_path / "ben") as ben:
        assert server.says(r"Resumed: race (\d)") == "1"
        join(ben, server.where)
        until(lambda: 0 in ben.updates, ben)
        assert LinkPhase.CODE_ASKED not in ben.links
        assert ben.updates[0].seq >= before.seq
        assert ben.updates[0].view.moves[: len(before.view.moves)] == before.view.moves
        ben.playing = True
        until(lambda: len(ben.updates[0].view.moves) > len(before.view.moves) + 4, ben)
        assert server.stop(signal.SIGINT) == 0
    assert_no_secret(tmp_path, code)


def test_a_signal_makes_another_code(tmp_path):
    with serving(tmp_path, *COMPUTERS) as server, visiting(tmp_path / "ben") as ben:
        where, before = server.where, server.says(r"Code: (\d{6})")
        server.process.send_signal(signal.SIGUSR1)
        code = server.says(r"Code: (\d{6})")
        assert code != before
        join(ben, where)
        until(lambda: ben.at is LinkPhase.CODE_ASKED, ben)
        ben.match.enter_code(code)
        until(lambda: ben.seated, ben)


def assert_no_secret(folder: Path, code: str) -> None:
    """The log names no card, no code and no token, in no form."""
    log = (folder / "log").read_text(encoding="utf-8")
    assert "stopped" in log
    assert code not in re.findall(r"\d+", log)
    words = set(re.findall(r"[a-z-]+", log.lower()))
    assert not words & {card.slug for card in Card}
    (hosts,) = (folder / "ben").glob("hosts.json")
    known = msgspec.json.decode(hosts.read_bytes().partition(b"\n")[2], type=dict[str, object])
    tokens = [token for host in known.values() for token in host["tokens"].values()]
    assert tokens
    for token in tokens:
        plain = msgspec.convert(token, bytes, strict=False)
        assert token not in log
        assert plain.hex() not in log
        assert repr(plain)[2:-1] not in log


def test_a_fault_is_logged_without_what_it_was_about(caplog):
    loop = asyncio.SelectorEventLoop()
    loop.set_exception_handler(report_fault)

    def fail(_: str) -> None:
        loop.stop()
        raise RuntimeError("a bug")

    loop.call_soon(fail, "driving-ace")
    loop.run_forever()
    loop.close()
    assert "a bug" in caplog.text
    assert "driving-ace" not in caplog.text


def test_an_open_table_lets_everybody_in_where_that_was_said(tmp_path):
    options = (*COMPUTERS, "--door", "open", "--admit", "all")
    with serving(tmp_path, *options) as server, visiting(tmp_path / "ben") as ben:
        join(ben, server.where)
        take_part(ben)


def test_a_killed_host_loses_no_move_that_it_confirmed(tmp_path):
    options = (*COMPUTERS, "--door", "open", "--admit", "all")
    with visiting(tmp_path / "ben") as ben:
        with serving(tmp_path, *options) as server:
            where = server.where
            join(ben, where)
            take_part(ben)
            ben.playing = True
            until(lambda: len(ben.seen) > 12, ben)
            server.stop(signal.SIGKILL)
        until(lambda: ben.at is LinkPhase.RECONNECTING, ben)
        before = ben.updates[0]
        with serving(tmp_path, *options, "--port", str(where.port)) as server:
            assert server.says(r"Resumed: race (\d)") == "1"
            until(lambda: ben.seated, ben)
            until(lambda: ben.seen[-1].seq > before.seq + 4, ben)
            moves = before.view.moves
            assert ben.seen[-1].seq > before.seq
            assert ben.seen[-1].view.moves[: len(moves)] == moves


def test_a_port_that_is_taken_ends_it_with_status_1(tmp_path):
    with serving(tmp_path, "--port", "0") as server:
        port = server.where.port
        with serving(tmp_path / "other", "--port", str(port)) as other:
            assert other.process.wait(30) == 1


@pytest.mark.slow
def test_a_new_table_can_be_asked_for_while_a_match_is_kept(tmp_path):
    options = (*COMPUTERS, "--door", "open", "--admit", "all")
    with serving(tmp_path, *options) as server, visiting(tmp_path / "ben") as ben:
        join(ben, server.where)
        take_part(ben)
        server.stop()
    with serving(tmp_path, *options, "--resume", "no") as server, visiting(tmp_path / "ben") as ben:
        join(ben, server.where)
        until(lambda: ben.phase is TablePhase.LOBBY, ben)
