"""What fuzzing has found stays mended, and what it begins with still runs."""

import logging
from pathlib import Path

import pytest

from tests.net.fuzz_targets import TARGETS

CORPUS = Path(__file__).with_name("corpus")

pytestmark = pytest.mark.usefixtures("quick_disk")


@pytest.mark.parametrize("name", TARGETS)
def test_every_kept_input_is_survived(name, caplog):
    caplog.set_level(logging.CRITICAL)
    inputs = sorted((CORPUS / name).iterdir())
    assert inputs
    for kept in inputs:
        try:
            TARGETS[name](kept.read_bytes())
        except Exception as error:
            error.add_note(f"from {name}/{kept.name}")
            raise
