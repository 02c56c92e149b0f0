"""Measures the time from a click in one window until another window has painted the move.

Two programs play a race over TLS on the loopback interface; everything is painted offscreen, as
without a GPU, and nothing is written to the disk. With `--thinking`, another process keeps a core
busy. The floor is a byte sent to another program and back.
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: A player of the window tests, without writing to the disk.
PLAYER = """
import os, sys
from pathlib import Path
os.fsync = lambda _file: None
from tests.qt.features.lan.network_player import main
sys.exit(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
"""
#: A process that keeps a core busy, as one that thinks.
BUSY = "while True: pass"
ECHO = """
import socket, sys
with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as link:
    while byte := link.recv(1):
        link.send(byte)
"""
#: The first moves paint card pictures, which are cached afterwards.
WARM = 10
SHARE = 0.95


def play(races: int) -> list[float]:
    """Return the milliseconds from each click until the other window has painted its effect."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        players = [
            subprocess.Popen(
                [sys.executable, "-c", PLAYER, role, name, f"table {os.getpid()}", str(races)],
                cwd=ROOT,
                env=environment,
                stderr=subprocess.DEVNULL,
            )
            for role in ("host", "guest")
        ]
        ended = [player.wait() for player in players]
        if any(ended):
            raise SystemExit("the race was not played to its end")
        host, guest = (
            json.loads((folder / f"{role}.json").read_text("utf-8")) for role in ("host", "guest")
        )
    return _delays(host, guest) + _delays(guest, host)


def _delays(one: dict, other: dict) -> list[float]:  # type: ignore[type-arg]
    """Return the milliseconds from clicks in one window to pictures in the other."""
    # Several updates may show the same state; the first counts.
    shown = dict(reversed([tuple(entry) for entry in other["shown"]]))
    delays = [(shown[seq] - at) * 1000 for seq, at in one["clicks"] if seq in shown]
    return delays[WARM:]


def floor(rounds: int) -> list[float]:
    """Return the milliseconds for a byte to another program and back."""
    times = []
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
        other = subprocess.Popen([sys.executable, "-c", ECHO, port])
        link, _ = server.accept()
        with link:
            for _ in range(rounds):
                start = time.perf_counter()
                link.send(b"x")
                link.recv(1)
                times.append((time.perf_counter() - start) * 1000)
        other.wait()
    return times


@contextmanager
def thinking(busy: bool) -> Iterator[None]:
    """Run a busy process."""
    process = subprocess.Popen([sys.executable, "-c", BUSY]) if busy else None
    try:
        yield
    finally:
        if process is not None:
            process.kill()
            process.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--races", type=int, default=2, help="how many races are played")
    parser.add_argument("--thinking", action="store_true", help="think beside, in a process")
    options = parser.parse_args()
    with thinking(options.thinking):
        times = sorted(play(options.races))
        base = floor(len(times))
    p95 = times[min(int(len(times) * SHARE), len(times) - 1)]
    name = "N3, thinking beside" if options.thinking else "N3"
    print(
        f"{name:20} {len(times)} clicks  p50 {statistics.median(times):6.2f} ms  "
        f"p95 {p95:6.2f} ms  floor {statistics.median(base):6.3f} ms"
    )


if __name__ == "__main__":
    main()
