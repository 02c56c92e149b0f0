"""Any message at any moment from anybody: the host answers each, and never falls over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.limits import TICK
from mille_net.messages import (
    FROM_GUEST,
    FROM_STRANGER,
    Bye,
    Close,
    KeepMove,
    Message,
    NotMoved,
    Ping,
    Pong,
    Refused,
    Start,
    TablePhase,
)
from tests.examples import examples
from tests.net.any_message import messages
from tests.net.host_world import COMPUTER, OPEN, RawGuest, World, play_race, seated
from tests.net.messages.test_protocol_page import requests_with_codes

MOMENTS = ("lobby", "dealing", "playing", "between")
#: Without one that ends everything, and those that are not answered.
ANY_OF_A_GUEST = st.one_of(
    *(messages(kind) for kind in FROM_GUEST.values() if kind not in (Close, Pong, KeepMove))
)
ANY_OF_A_STRANGER = st.one_of(*(messages(kind) for kind in FROM_STRANGER.values()))


def world_at(moment: str) -> tuple[World, list[RawGuest]]:
    """A table of two people and a computer, at that moment."""
    world = World((OPEN, OPEN, COMPUTER))
    guests = seated(world, "Ann", "Bob")
    if moment == "dealing":
        guests[1].deals = False
    if moment != "lobby":
        guests[0].say(Start())
    if moment == "between":
        play_race(world, guests)
        assert world.table.phase is TablePhase.BETWEEN
    return world, guests


def is_answered(guest: RawGuest, message: Message) -> bool:
    """Send a message; whether anything came back, or the connection was ended for it."""
    guest.inbox.clear()
    guest.say(message)
    return bool(guest.inbox)


@pytest.mark.parametrize("moment", MOMENTS)
@examples(4, 60)
@given(data=st.data())
def test_every_message_of_owner_and_guest_is_answered(moment, data):
    world, guests = world_at(moment)
    for _ in range(data.draw(st.integers(1, 12))):
        world.wait(TICK)
        guest = data.draw(st.sampled_from(guests))
        if guest.connection is None:
            guest.join(owner=guest is guests[0])
        message = data.draw(ANY_OF_A_GUEST)
        if guest.connection is not None:
            assert is_answered(guest, message) or is_commitment(message), message
            assert is_refused_as_said(guest, message)


def is_refused_as_said(guest: RawGuest, message: Message) -> bool:
    """Whether the page names the codes that a request was refused with, if it was."""
    said = requests_with_codes()
    refused = {(answer.what, str(answer.code)) for answer in guest.all(Refused)}
    tag = str(message.__struct_config__.tag)
    codes = [answer.code for answer in guest.all(NotMoved) if answer.code is not None]
    named = all(code == "not-owner" or code in said[what] for what, code in refused)
    return named and (not codes or (tag == "move" and set(codes) <= said["move"]))


def is_commitment(message: Message) -> bool:
    """Whether the answer may have to wait for others."""
    return str(message.__struct_config__.tag).startswith("deal_guest")


@pytest.mark.parametrize("moment", MOMENTS)
@examples(4, 60)
@given(data=st.data())
def test_strangers_may_say_what_they_like_and_disturb_nobody(moment, data):
    world, guests = world_at(moment)
    before = world.table
    for number in range(data.draw(st.integers(1, 4))):
        eve = RawGuest(world, f"Eve {number}", address=f"10.9.9.{number}").connect()
        for message in data.draw(st.lists(ANY_OF_A_STRANGER, max_size=4)):
            eve.say(message)
        if data.draw(st.booleans()) and eve.connection is not None:
            eve.lose()
    assert world.table == before
    for guest in guests:
        assert guest.last(Bye) is None
        assert is_answered(guest, Ping(1))
