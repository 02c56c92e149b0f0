"""Two real windows, two programs, one network: they find each other and play a race."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.qt.features.lan.network_player import NOTHING_FOUND
from tests.qt.play.real_window import MISSING, ROOT, screen  # noqa: F401

SECONDS = 115

pytestmark = [
    pytest.mark.slow,
    pytest.mark.window,
    pytest.mark.skipif("Xvfb" in MISSING, reason="not installed: Xvfb"),
]


@pytest.fixture
def race(screen: str, tmp_path: Path) -> dict[str, dict]:  # noqa: F811
    """What both programs have seen of a race that they played with each other."""
    environment = {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"}
    environment.pop("WAYLAND_DISPLAY", None)
    player = [sys.executable, "-m", "tests.qt.features.lan.network_player"]
    seen = [str(tmp_path), f"table {os.getpid()}", "1"]
    programs = [
        subprocess.Popen([*player, role, *seen], cwd=ROOT, env=environment)
        for role in ("host", "guest")
    ]
    try:
        guest = programs[1].wait(SECONDS)
        if guest == NOTHING_FOUND:
            pytest.skip("this machine's network carries no announcements (multicast DNS)")
        assert (guest, programs[0].wait(SECONDS)) == (0, 0)
    finally:
        for program in programs:
            program.kill()
            program.wait()
    return {
        role: json.loads((tmp_path / f"{role}.json").read_text("utf-8"))
        for role in ("host", "guest")
    }


def test_two_windows_find_each_other_and_play_a_fair_race(
    race: dict[str, dict], tmp_path: Path
) -> None:
    host, guest = race["host"], race["guest"]
    assert host["deals"] == guest["deals"] == {"1": "verified"}
    assert host["points"] == guest["points"]
    assert host["clicks"]
    assert guest["clicks"]
    # Each has shown the state that the other's last click led to.
    for one, other in ((host, guest), (guest, host)):
        assert one["clicks"][-1][0] in {seq for seq, _ in other["shown"]}
    for role in race:
        assert not QImage(str(tmp_path / f"{role}.png")).isNull()
