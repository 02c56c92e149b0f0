"""Message boxes, whose size Qt chooses by that of the screen, on screens of usual sizes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples import each

ROOT = Path(__file__).parents[2]
#: Names that only places with message boxes have, and the test that measures them.
BOXES = "ask_ or tell_ or show_about or report_ or kick"
MEASURED = "test_no_text_is_cut_off_in_any_language_at_any_size and small"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a colon in a path ends the platform's option")
@each("size", [(1093, 614), (1280, 720)])
def test_no_message_box_is_cut_off_on_the_screen_of_a_laptop(
    size: tuple[int, int], tmp_path: Path
) -> None:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screen = {"name": "laptop", "x": 0, "y": 0, "width": size[0], "height": size[1], **dots}
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [screen]}), "utf-8")
    command = (sys.executable, "-m", "pytest", "-q", "-m", "slow", "-p", "no:cacheprovider")
    run = subprocess.run(
        [*command, "-k", f"{MEASURED} and ({BOXES})", "tests/pictures/test_every_place.py"],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
