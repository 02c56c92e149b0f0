"""The link inside one program: in order, cut anywhere, ended once."""

from mille_net.transport.link import MemoryLink


class End:
    """What hears a link."""

    def __init__(self, link: MemoryLink) -> None:
        self.heard = b""
        self.ends = 0
        link.receive, link.lost = self.receive, self.lost

    def receive(self, data: bytes) -> None:
        self.heard += data

    def lost(self) -> None:
        self.ends += 1


def test_bytes_arrive_in_order_in_pieces_of_any_size():
    link = MemoryLink()
    end = End(link)
    link.send(b"abc")
    link.send(b"def")
    assert link.deliver(2)
    assert end.heard == b"ab"
    assert link.deliver()
    assert end.heard == b"abcdef"
    assert not link.deliver()


def test_a_closed_link_delivers_what_was_queued_and_ends_once():
    link = MemoryLink()
    end = End(link)
    link.send(b"bye")
    link.close()
    link.send(b"too late")
    link.close()
    while link.deliver(1):
        pass
    assert (end.heard, end.ends) == (b"bye", 1)


def test_a_link_that_is_cut_loses_what_was_queued():
    link = MemoryLink()
    end = End(link)
    link.send(b"lost")
    link.cut()
    link.deliver()
    assert (end.heard, end.ends) == (b"", 1)


def test_whoever_delivers_is_told_that_something_waits():
    told = []
    link = MemoryLink(lambda: told.append("something"))
    End(link)
    link.send(b"x")
    link.close()
    assert len(told) == 2
