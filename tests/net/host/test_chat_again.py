"""Whoever comes back to a table is told what was said there, and nobody else is."""

from pathlib import Path

import pytest

from mille_net.limits import CHAT_KEPT, CHAT_LINES, CHAT_SECONDS, DEAD_AFTER
from mille_net.messages import Kick, KickReason, Said, Say
from tests.net.host_world import RawGuest, World, let_in, seated
from tests.net.memory_table import OPEN
from tests.net.memory_table import World as Network

pytestmark = pytest.mark.usefixtures("quick_disk")


def texts(guest: RawGuest) -> list[str]:
    return [line.text for line in guest.all(Said)]


def test_who_comes_back_is_told_again_what_was_said_while_it_was_away():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(Say("one"))
    bob.lose()
    ann.say(Say("two"))
    bob.inbox.clear()
    bob.join()
    assert texts(bob) == ["one", "two"]
    assert all(line.again for line in bob.all(Said))
    assert not any(line.again for line in ann.all(Said))
    assert [line.id for line in ann.all(Said)] == [line.id for line in bob.all(Said)]


def test_a_newcomer_hears_nothing_of_what_was_said_before():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    ann.say(Say("before"))
    cleo = RawGuest(world, "Cleo").join()
    let_in(ann)
    ann.say(Say("now"))
    assert texts(cleo) == ["now"]
    ann.say(Kick(bob.number, KickReason.RUDE), Say("about Bob"))
    bob.inbox.clear()
    bob.join()
    let_in(ann)
    assert texts(bob) == [], "who was sent away comes back as somebody new"


def test_no_more_is_told_again_than_a_host_keeps():
    world = World()
    ann, bob = seated(world, "Ann", "Bob")
    for number in range(CHAT_KEPT + CHAT_LINES):
        ann.say(Say(str(number)))
        if number % CHAT_LINES == CHAT_LINES - 1:
            world.wait(CHAT_SECONDS)
    bob.lose()
    bob.inbox.clear()
    bob.join()
    assert texts(bob) == [str(n) for n in range(CHAT_LINES, CHAT_KEPT + CHAT_LINES)]


def test_a_guest_tells_its_window_each_line_once(tmp_path: Path):
    world = Network(tmp_path, OPEN, OPEN)
    ann, bea = world.admitted("Ann", 0), world.admitted("Bea", 1)
    ann.match.chat("one")
    world.settle()
    assert ann.wire is not None
    ann.wire.cut()
    bea.match.chat("two")
    world.settle()
    world.wait(DEAD_AFTER)
    bea.match.chat("three")
    world.settle()
    heard = [(line.text, line.own, line.again) for line in ann.ears.lines]
    assert heard == [("one", True, False), ("two", False, True), ("three", False, False)]
    ann.restart()
    world.settle()
    assert [line.text for line in ann.ears.lines] == ["one", "two", "three"]
