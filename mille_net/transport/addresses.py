"""Parses and formats addresses with an optional port."""

import ipaddress
import re

from mille_net.tables import Address

#: Labels of 1 to 63 letters: others cause strange errors in the system's resolver.
_HOST_NAME = re.compile(r"(?!.{254})(?!-)([A-Za-z0-9_-]{1,63}\.)*[A-Za-z0-9_-]{1,63}\.?\Z")
_SCOPE = re.compile(r"[A-Za-z0-9_.:-]{1,32}\Z")
_PORT = re.compile(r"[0-9]{1,5}\Z", re.ASCII)


def parse_address(text: str) -> Address:
    """Parse IPv4, IPv6 with or without scope, or a host name, with an optional port.

    IPv6 with a port needs brackets. Raises ValueError.
    """
    text = text.strip()
    if text.startswith("["):
        host, bracket, port = text[1:].partition("]")
        if bracket and (not port or port.startswith(":")):
            return Address(_ipv6(host), _port(port[1:]) if port else None)
    elif text.count(":") > 1:
        return Address(_ipv6(text), None)
    else:
        host, colon, port = text.partition(":")
        if _HOST_NAME.match(host):
            return Address(host, _port(port) if colon else None)
    raise ValueError(f"expected an address, not {text!r}")


def address_text(address: Address) -> str:
    """Format an address so that `parse_address` can read it."""
    host, port = address
    if port is None:
        return host
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _ipv6(text: str) -> str:
    host, percent, scope = text.partition("%")
    if percent and not _SCOPE.match(scope):
        raise ValueError(f"expected a scope, not {scope!r}")
    return str(ipaddress.IPv6Address(host)) + percent + scope


def _port(text: str) -> int:
    if not _PORT.match(text) or not 0 < int(text) < 2**16:
        raise ValueError(f"expected a port, not {text!r}")
    return int(text)
