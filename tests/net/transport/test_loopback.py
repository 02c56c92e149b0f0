"""The link between the host's own screen and its session."""

import asyncio
from collections.abc import Callable

from mille_net.transport.loopback import LoopbackLink


class End:
    """The endpoint of a link."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.ends = 0

    def received(self, data: bytes) -> None:
        self.heard.append(data)

    def lost(self) -> None:
        self.ends += 1


def delivered(use: Callable[[LoopbackLink], None]) -> End:
    """What arrives at the other end of a link."""
    end = End()

    async def run() -> None:
        link = LoopbackLink()
        link.endpoint = end
        use(link)
        assert (end.heard, end.ends) == ([], 0)
        await asyncio.sleep(0)

    asyncio.run(run())
    return end


def test_frames_arrive_later_and_in_order():
    def use(link: LoopbackLink) -> None:
        link.send(b"abc")
        link.send(b"def")

    end = delivered(use)
    assert (end.heard, end.ends) == ([b"abc", b"def"], 0)


def test_a_closed_link_delivers_what_was_sent_and_ends_once():
    def use(link: LoopbackLink) -> None:
        link.send(b"bye")
        link.close()
        link.send(b"too late")
        link.close()

    end = delivered(use)
    assert (end.heard, end.ends) == ([b"bye"], 1)
