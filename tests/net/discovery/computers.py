"""Computers with several networks."""

import ifaddr
import pytest


def computer(monkeypatch: pytest.MonkeyPatch, ways: set[str], *networks: tuple[str, str]) -> None:
    """Give this computer these networks, and these addresses for external traffic."""
    adapters = []
    for name, own in networks:
        address, _, bits = own.partition("/")
        host, _, scope = address.partition("%")
        ip = (host, 0, int(scope or 0)) if ":" in host else host
        adapters.append(ifaddr.Adapter(name, name, [ifaddr.IP(ip, int(bits), name)]))
    monkeypatch.setattr("mille_net.discovery.interfaces.ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr("mille_net.discovery.interfaces.ways_outside", lambda: frozenset(ways))
