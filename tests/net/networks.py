"""Network namespaces connected by a bridge, as several computers, without root."""

import shutil
import subprocess
import sys
from pathlib import Path

#: The computers and their addresses.
COMPUTERS = {"host": "10.77.0.1/24", "guest": "10.77.0.2/24", "stranger": "10.77.0.3/24"}
_HOLDER = ("unshare", "-Urnm", "sh", "-c", "echo ready; exec sleep infinity")
_PROGRAMS = ("unshare", "nsenter", "ip", "mount")


class NoNetworksError(Exception):
    """The system does not allow namespaces."""


class Networks:
    """Three computers, and the switch between them."""

    def __init__(self) -> None:
        """Raise NoNetworksError if namespaces are not available."""
        missing = [program for program in _PROGRAMS if shutil.which(program) is None]
        if missing:
            raise NoNetworksError(f"there is no {missing[0]}")
        self._holder = subprocess.Popen(_HOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._holder.stdout is not None
        if self._holder.stdout.readline() != b"ready\n":
            self.close()
            raise NoNetworksError("unshare -Urnm is not allowed")
        try:
            self._build()
        except NoNetworksError:
            self.close()
            raise

    def close(self) -> None:
        """End the switch; the kernel removes the rest when the last program has ended."""
        self._holder.kill()
        self._holder.wait()
        assert self._holder.stdout is not None
        self._holder.stdout.close()

    def start(self, computer: str, module: str, *arguments: str, log: Path) -> "Program":
        """Run a Python module on one of the computers."""
        command = [sys.executable, "-m", module, *arguments]
        return Program(self._inside("ip", "netns", "exec", computer, *command), log)

    def cable(self, computer: str, *, plugged: bool) -> None:
        """Disconnect a computer from the switch, or connect it again."""
        self._run("ip", "link", "set", f"to-{computer}", "up" if plugged else "down")

    def without_ipv6(self, computer: str) -> None:
        """Restrict IPv6 on a computer to the loopback interface, as in many containers."""
        switch = "echo 1 > /proc/sys/net/ipv6/conf/eth0/disable_ipv6"
        self._run("ip", "netns", "exec", computer, "sh", "-c", switch)

    def without_ipv4(self, computer: str) -> None:
        """Leave a computer its IPv6 addresses only."""
        self._run("ip", "-n", computer, "-4", "address", "flush", "dev", "eth0")

    def add_bridges(self, computer: str, count: int) -> None:
        """Give a computer bridges to containers, whose names and addresses are everywhere alike."""
        for number in range(count):
            inside = ("ip", "-n", computer)
            name = "docker0" if number == 0 else f"br-{number:08x}"
            self._run(*inside, "link", "add", name, "type", "bridge")
            self._run(*inside, "address", "add", f"172.{17 + number}.0.1/16", "dev", name)
            self._run(*inside, "link", "set", name, "up")

    def drop(self, computer: str, *packets: str) -> None:
        """Let a computer's firewall drop some packets: `udp dport 5353`."""
        self._in_need_of("nft")
        nft = ("ip", "netns", "exec", computer, "nft")
        self._run(*nft, "add", "table", "inet", "wall")
        hook = "{ type filter hook input priority 0; }"
        self._run(*nft, "add", "chain", "inet", "wall", "in", hook)
        self._run(*nft, "add", "rule", "inet", "wall", "in", *packets, "drop")

    def drop_nothing(self, computer: str) -> None:
        """Remove the firewall."""
        self._run("ip", "netns", "exec", computer, "nft", "delete", "table", "inet", "wall")

    def slow_down(self, computer: str, rate: str) -> None:
        """Limit the bits per second from the switch to a computer."""
        self._in_need_of("tc")
        # The burst must hold a whole packet of 1,514 bytes: larger ones are not slow, but dropped.
        shape = ("tbf", "rate", rate, "burst", "16kbit", "latency", "400ms")
        self._run("tc", "qdisc", "add", "dev", f"to-{computer}", "root", *shape)

    def _in_need_of(self, program: str) -> None:
        if shutil.which(program) is None:
            raise NoNetworksError(f"there is no {program}")

    def _build(self) -> None:
        # The folder of `ip netns`, in which only root may write.
        self._run("mount", "-t", "tmpfs", "tmpfs", "/run")
        self._run("ip", "link", "add", "switch", "type", "bridge")
        self._run("ip", "link", "set", "switch", "up")
        for computer, address in COMPUTERS.items():
            self._run("ip", "netns", "add", computer)
            link = f"to-{computer}"
            self._run(
                *("ip", "link", "add", link, "type", "veth"),
                *("peer", "name", "eth0", "netns", computer),
            )
            self._run("ip", "link", "set", link, "master", "switch", "up")
            self._run("ip", "-n", computer, "address", "add", address, "dev", "eth0")
            for interface in ("lo", "eth0"):
                self._run("ip", "-n", computer, "link", "set", interface, "up")

    def _inside(self, *command: str) -> list[str]:
        enter = ["nsenter", "-t", str(self._holder.pid), "-U", "-n", "-m", "--preserve-credentials"]
        return [*enter, *command]

    def _run(self, *command: str) -> None:
        try:
            subprocess.run(self._inside(*command), check=True, capture_output=True)
        except subprocess.CalledProcessError as error:
            said = error.stderr.decode().strip()
            raise NoNetworksError(f"{' '.join(command)}: {said}") from error


class Program:
    """A program on one of the computers, and its output."""

    def __init__(self, command: list[str], log: Path) -> None:
        self.said: list[str] = []
        with log.open("ab") as file:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file)

    def until(self, beginning: str) -> str:
        """Wait for a line with this beginning, and return the rest of it."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            text = line.decode().rstrip()
            self.said.append(text)
            if text.startswith(beginning):
                return text.removeprefix(beginning).strip()
        raise AssertionError(f"no line {beginning!r} in {self.said}")

    def kill(self) -> None:
        """Kill the program."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
