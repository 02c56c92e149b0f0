"""The program in a real window on an X server of its own, played by real keys and a real mouse."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mille_rules import DEFAULT_RULES, Card, Record
from mille_rules.journal import read_file
from mille_rules.moves import discard, play
from tests.qt.play.real_window import IN_REAL_WINDOW, SETTLE, RealWindow, screen, wait_for  # noqa: F401
from tests.qt.play.staged_match import about_to_arrive, match_where

pytestmark = IN_REAL_WINDOW
STILL = ("--no-animation",)
#: Options that change nothing: cards fly.
MOVING = ("--lang", "en")
#: Seconds in which a held key is repeated several times.
HELD = 1.2

Open = Callable[..., RealWindow]


@pytest.fixture
def open_real(
    screen: str,  # noqa: F811
    tmp_path: Path,
) -> Iterator[Open]:
    """A function that starts the program with a match."""
    opened: list[RealWindow] = []

    def open_one(record: Record, *options: str) -> RealWindow:
        file = tmp_path / "match.mille"
        file.write_text(record.text(), "utf-8")
        opened.append(RealWindow(screen, tmp_path / "data", *(options or STILL), str(file)))
        opened[-1].come_up()
        return opened[-1]

    yield open_one
    for window in opened:
        window.close()


def test_real_keys_play_cards(open_real: Open) -> None:
    window = open_real(match_where("roll 25 50", "25 50", draws="100 75 75 75"))
    window.wait_for_turn()
    window.keys("1", "Return")
    window.wait_for_moves(play(Card.ROLL))
    window.wait_for_turn()
    window.keys("2", "Return")
    window.wait_for_moves(play(Card.ROLL), play(Card.MILES_25))
    window.wait_for_turn()
    window.keys("3", "d")
    window.wait_for_moves(play(Card.ROLL), play(Card.MILES_25), discard(Card.MILES_50))
    assert read_file(window.autosave).record.state.tableaux[0].miles == 25


@pytest.mark.slow
def test_the_real_mouse_drags_a_card_to_its_tableau(open_real: Open, sit_down: Callable) -> None:
    record = match_where("roll 25 50", "25 50", draws="100 75 75 75")
    window = open_real(record)
    # Where things lie is what a window of the same size without a screen says.
    twin = sit_down(record)
    window.wait_for_turn()
    size = window.do("getwindowgeometry", "--shell", window._id)
    width, height = (
        int(line.partition("=")[2]) for line in size.split("\n") if line[:5] in ("WIDTH", "HEIGH")
    )
    twin.window.resize(width, height)
    twin.settle()
    card, own, pile = twin.spots(0)
    window.drag(card, own)
    window.wait_for_moves(play(Card.ROLL))
    window.wait_for_turn()
    window.drag(card, pile)
    wait_for(lambda: len(window.moves(0)) == 2, "nothing was discarded")
    assert window.moves(0)[1].kind == "discard"


@pytest.mark.slow
def test_two_people_pass_a_real_window_on(open_real: Open) -> None:
    window = open_real(match_where("roll 25 50", "roll 25 50", people=(0, 1)))
    wait_for(lambda: window.title == "Anna’s turn — Mille", window.title)
    time.sleep(SETTLE)
    window.keys("1", "d")  # the curtain is closed
    window.keys("Return")
    window.wait_for_turn()
    window.keys("1", "Return")
    window.wait_for_moves(play(Card.ROLL))
    wait_for(lambda: window.title == "Marcel’s turn — Mille", window.title)
    time.sleep(SETTLE)
    window.keys("space")
    window.wait_for_turn(seat=1)
    window.keys("1", "Return")
    window.wait_for_moves(play(Card.ROLL), seat=1)


@pytest.mark.slow
@pytest.mark.parametrize("options", [STILL, MOVING])
def test_enter_held_on_the_winning_card_goes_no_further(
    open_real: Open, options: tuple[str, ...]
) -> None:
    rules = DEFAULT_RULES.changed("extension_counts", "none")
    window = open_real(about_to_arrive(rules=rules), *options)
    window.wait_for_turn()
    before = len(window.moves(0))
    window.keys("1")  # the 100 took the place of the Roll
    window.hold("Return", HELD)
    wait_for(lambda: len(window.moves(0)) > before, "the card was not played")
    wait_for(lambda: window.title == "You win race 1! — Mille", window.title)
    time.sleep(SETTLE)
    assert window.title == "You win race 1! — Mille"
    dealt = [line for line in read_file(window.autosave).record.moves() if line.seat is None]
    assert len(dealt) == 1


@pytest.mark.slow
def test_a_held_digit_plays_no_card(open_real: Open) -> None:
    window = open_real(match_where("roll 25 50", "25 50", draws="100 75 75 75"))
    window.wait_for_turn()
    window.hold("1", HELD)
    time.sleep(SETTLE)
    assert window.moves(0) == []
    window.keys("1")
    window.wait_for_moves(play(Card.ROLL))
