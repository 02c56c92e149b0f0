"""Two computers on one: network namespaces joined by a bridge that leads nowhere else."""

from __future__ import annotations

import os
import subprocess
from typing import Self

#: For documents and trials, never used on the internet (RFC 5737, TEST-NET-2).
ADDRESSES = ("198.51.100.1/24", "198.51.100.2/24")


class Network:
    """Two namespaces, with one interface each."""

    def __enter__(self) -> Self:
        number = os.getpid()
        self._switch = f"mille{number}"[:15]
        self.names = [f"mille-{number}-{side}" for side in ("host", "guest")]
        self._ip("link", "add", self._switch, "type", "bridge")
        self._ip("link", "set", self._switch, "up")
        for count, (name, address) in enumerate(zip(self.names, ADDRESSES, strict=True)):
            port = f"mp{count}-{number}"[:15]
            self._ip("netns", "add", name)
            self._ip("link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", name)
            self._ip("link", "set", port, "master", self._switch, "up")
            self._ip("-n", name, "address", "add", address, "dev", "eth0")
            for interface in ("lo", "eth0"):
                self._ip("-n", name, "link", "set", interface, "up")
        return self

    def __exit__(self, *_: object) -> None:
        for name in self.names:
            self._ip("netns", "delete", name)
        self._ip("link", "delete", self._switch)

    def _ip(self, *words: str) -> None:
        subprocess.run(["ip", *words], check=True, capture_output=True, text=True)
