"""What tests of the network share."""

import os

import pytest


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no disk: no test pulls the plug, and a race waits two hundred times."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
