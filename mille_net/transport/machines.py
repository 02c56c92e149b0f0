"""Groups addresses by machine, as far as that is possible, and shares places among them."""

import ipaddress
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

#: The length of an IPv6 network prefix; machines choose the remaining bits as often as they
#: like.
_NETWORK_BITS = 64


def machine_of(address: str) -> str:
    """Return the same text for all addresses that count as one machine.

    * An IPv4 address is a machine, also where IPv6 writes it as `::ffff:192.0.2.1`. A machine can
      take several addresses of its network, but only such as nobody else has.
    * Of IPv6, all addresses that begin with the same 64 bits are one machine: everybody can make
      any number of them. Link-local addresses are one machine for each link.

    A machine's IPv4, its link-local IPv6 and each further network that it is in cannot be told to
    belong together by the addresses alone. A machine in one network therefore counts as
    three at most, and the limits for one machine leave room for others all the same. On the other
    hand neighbours without IPv4 count as one machine; they share what it may do.
    """
    host, _, scope = address.partition("%")
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return address  # no address: the host's own screen
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    network = ipaddress.IPv6Network((parsed, _NETWORK_BITS), strict=False)
    return f"{network}%{scope}" if scope else str(network)


T = TypeVar("T")


def above_their_share(holders: Sequence[tuple[T, str]], own: int) -> list[T]:
    """Return the holders from the origins with most places, if these have more than the newcomer's.

    `holders` are all who have a place, with their origins; `own` is how many places the newcomer's
    origin has already. Preserves the order of `holders`.
    """
    counts = Counter(origin for _, origin in holders)
    most = max(counts.values(), default=0)
    if most <= own + 1:
        return []
    return [holder for holder, origin in holders if counts[origin] == most]
