"""A phone that plays by itself takes what it is offered, and comes back to its screen."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.net.phone.network_phone import PhoneWindow
from tests.net.phone.playing_phone import wanted

CARD = {"plays": [{"choice": 3}], "discard": {"choice": 4}}
PICTURE = {"number": 1, "yours": True, "question": None, "buttons": [], "hand": [CARD]}


@pytest.fixture
def window(tmp_path) -> Iterator[PhoneWindow]:
    window = PhoneWindow(tmp_path)
    yield window
    window.close()


def test_it_answers_questions_then_plays_and_discards_at_last():
    question = {"answers": [None, {"choice": 7}]}
    assert wanted({**PICTURE, "question": question}) == 7
    assert wanted(PICTURE) == 3
    assert wanted({**PICTURE, "hand": [{"plays": [], "discard": {"choice": 4}}]}) == 4
    assert wanted({**PICTURE, "yours": False}) is None
    ready = [{"choice": 1, "main": False}, {"choice": 2, "main": True}]
    assert wanted({**PICTURE, "yours": False, "buttons": ready, "hand": []}) == 2


def test_as_a_program_it_plays_with_a_code(window):
    window.phones.invite("Ann")
    window.until(lambda: "Ann" in window.heard.codes)
    address = window.heard.codes["Ann"].urls[0]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.net.phone.playing_phone", address], stdout=subprocess.PIPE
    ) as phone:
        window.until_told("awake", "Ann", True)
        window.phones.show("Ann", PICTURE)
        window.until_told("chosen", "Ann", 1, 3)
        assert phone.stdout is not None
        # It says so after its choice has arrived.
        assert [phone.stdout.readline().strip() for _ in range(2)] == [b"here", b"played"]
        phone.kill()
