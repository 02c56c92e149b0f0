"""Packets of multicast DNS made by hand, as a hostile neighbour sends them.

python -m tests.net.discovery.raw_packets ADDRESS  sends them for a while from an address of a
network namespace, and prints `ready` after the first round.
"""

import socket
import struct
import sys
import time

from mille_net.discovery.multicast import SERVICE

GROUP = ("224.0.0.251", 5353)
#: Seconds for which a record is valid; 0 withdraws it.
LIVES, GOODBYE = 120, 0
#: Kinds of records.
_A, _PTR, _TXT, _SRV = 1, 12, 16, 33
#: How often the hostile program sends everything, and the seconds in between.
_ROUNDS, _PAUSE = 60, 0.5


def sender(address: str, *, leaves: bool) -> socket.socket:
    """Return a socket that sends from an address; the packets stay on this computer or leave it."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
    sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1 if leaves else 0)
    return sock


def say(neighbour: socket.socket, *records: bytes) -> None:
    """Send an answer that nobody has asked for."""
    neighbour.sendto(
        struct.pack(">6H", 0, 0x8400, 0, len(records), 0, 0) + b"".join(records), GROUP
    )


def name(*labels: bytes) -> bytes:
    return b"".join(bytes([len(one)]) + one for one in labels) + b"\0"


def of_service(instance: bytes) -> bytes:
    return name(instance, *SERVICE.encode().rstrip(b".").split(b"."))


def record(owner: bytes, kind: int, lives: int, data: bytes) -> bytes:
    return owner + struct.pack(">HHIH", kind, 1, lives, len(data)) + data


def pointer(instance: bytes, lives: int = LIVES) -> bytes:
    owner = name(*SERVICE.encode().rstrip(b".").split(b"."))
    return record(owner, _PTR, lives, of_service(instance))


def announcement(instance: str, port: int, *addresses: str) -> tuple[bytes, ...]:
    """Return the records of a whole announcement."""
    own, computer = of_service(instance.encode()), name(instance.encode(), b"local")
    return (
        pointer(instance.encode()),
        record(own, _SRV, LIVES, struct.pack(">3H", 0, 0, port) + computer),
        record(own, _TXT, LIVES, b"\x09txtvers=1"),
        *(record(computer, _A, LIVES, socket.inet_aton(one)) for one in addresses),
    )


def main(own: str) -> None:
    """Announce what is not there, and under impossible names."""
    port = 25100
    with sender(own, leaves=True) as sock:
        for round_ in range(_ROUNDS):
            say(sock, pointer(b"a\x01b"))
            say(sock, pointer(b"mb-0000000\x7f"))
            for number in range(64):
                where = ("127.0.0.1", "203.0.113.9", own, "10.77.0.200")[number % 4]
                say(sock, *announcement(f"mb-{number:08x}", port + number, where))
            if round_ == 0:
                print("ready", flush=True)
            time.sleep(_PAUSE)


if __name__ == "__main__":
    main(sys.argv[1])
