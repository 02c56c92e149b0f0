"""A phone as a program: it scans a code, plays what it is offered, and comes back by itself.

    python -m tests.net.phone.playing_phone ADDRESS

prints `here` whenever it is connected, and `played` with each choice.
"""

import contextlib
import sys
import time
from typing import Any

from tests.net.phone.network_phone import NetworkPhone
from tests.net.phone.phone_client import scanned

#: Seconds before each choice, more than a coup fourré and the limits on frames want; and before
#: the phone tries again to connect.
PACE, RETURN = 1.6, 1.0


def play(host: str, key: bytes) -> None:
    """Play until the screen is gone. Raises OSError then."""
    with NetworkPhone(host, key) as phone:
        print("here", flush=True)
        seen = 0
        while True:
            phone.until(lambda seen=seen: len(phone.client.pictures) > seen)
            pictures: list[Any] = phone.client.pictures
            seen, picture = len(pictures), pictures[-1]
            choice = wanted(picture)
            if choice is not None:
                time.sleep(PACE)
                phone.say(picture=picture["number"], choice=choice)
                print("played", flush=True)


def wanted(picture: Any) -> int | None:
    """Return the first choice of a picture that is a move; None if nobody asks for one."""
    main = [button["choice"] for button in picture["buttons"] if button["main"]]
    if not picture["yours"] and not main:
        return None
    if picture["question"]:
        answers = filter(None, picture["question"]["answers"])
        return next((answer["choice"] for answer in answers), None)
    plays = [play["choice"] for card in picture["hand"] for play in card["plays"]]
    discards = [card["discard"]["choice"] for card in picture["hand"] if card["discard"]]
    return next(iter(plays + main + discards), None)


def start(host: str, code: bytes) -> bytes:
    """Use up a code, and return the phone's own key."""
    with NetworkPhone(host, code) as phone:
        phone.say(start=True)
        phone.until(lambda: phone.client.new_key is not None)
        key = phone.client.new_key
    assert key is not None
    return key


def main() -> None:
    """Play until somebody ends the program."""
    host, code = scanned(sys.argv[1])
    key = start(host, code)
    while True:
        with contextlib.suppress(OSError):
            play(host, key)
        time.sleep(RETURN)


if __name__ == "__main__":
    main()
