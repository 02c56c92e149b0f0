"""Two network namespaces connected by a bridge, as two computers on one network; a table there."""

from __future__ import annotations

import os
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from check.report import wait_for
from check.screen import Screen

#: Addresses reserved for documentation (RFC 5737, TEST-NET-2).
ADDRESSES = ("198.51.100.1/24", "198.51.100.2/24")

#: Options of `mille-host` for a table that lets everybody in.
TABLE = ("--seats", "2", "--computers", "easy", "--door", "open", "--admit", "all")


class Network:
    """Two namespaces with one interface each."""

    def __enter__(self) -> Self:
        number = os.getpid()
        self.names = [f"mille-{number}-{side}" for side in ("host", "guest")]
        with ExitStack() as made:
            switch = self._link(made, f"mille{number}", "type", "bridge")
            _ip("link", "set", switch, "up")
            for count, (name, address) in enumerate(zip(self.names, ADDRESSES, strict=True)):
                _ip("netns", "add", name)
                made.callback(_ip, "netns", "delete", name)
                # Links disappear with their namespace, but with a delay: they are deleted
                # explicitly, so that the next network can use their names.
                pair = ("type", "veth", "peer", "name", "eth0", "netns", name)
                port = self._link(made, f"mp{count}-{number}", *pair)
                _ip("link", "set", port, "master", switch, "up")
                _ip("-n", name, "address", "add", address, "dev", "eth0")
                for interface in ("lo", "eth0"):
                    _ip("-n", name, "link", "set", interface, "up")
            self._made = made.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._made.close()

    @staticmethod
    def _link(made: ExitStack, name: str, *kind: str) -> str:
        """Add a link that is deleted at the end, and return its name."""
        short = name[:15]
        _ip("link", "add", short, *kind)
        made.callback(_ip, "link", "delete", short)
        return short


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def join(screen: Screen, tables: Path, seconds: float) -> None:
    """Join the table that the window finds, with Enter, until the first deal.

    `tables` is where the host keeps its tables; FailedError after that many seconds.
    """
    screen.keys("ctrl+j")

    def dealt() -> bool:
        screen.keys("Return")
        files = tables.glob("*/match.mille")
        return any("\ndeal 1" in file.read_text(encoding="utf-8") for file in files)

    wait_for(dealt, "the table is not found, or not joined", seconds)
