"""Quick phrases: lines of chat with a number, for programs that know the number."""

import msgpack
import pytest
from hypothesis import given

from mille_net.limits import CHAT_LINES, MAX_PHRASES
from mille_net.messages import (
    FROM_GUEST,
    FROM_HOST,
    RefusalCode,
    Refused,
    Said,
    Say,
    TakeSeat,
)
from mille_net.messages.codec import ProtocolError, decode
from tests.net.host.test_faces import JUNK
from tests.net.host_world import OPEN, World, seated

NICE_ONE = 2


@pytest.fixture
def world() -> World:
    return World((OPEN, OPEN, OPEN))


def test_everybody_hears_which_phrase_a_person_says(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(TakeSeat(2, "Zoé"), Say("Bien joué !", NICE_ONE, 2))
    said = ann.last(Said)
    assert (said.name, said.text, said.phrase, said.seat) == ("Zoé", "Bien joué !", NICE_ONE, 2)
    assert bob.last(Said) == said


def test_a_phrase_that_the_host_does_not_know_is_passed_on(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(Say("Of a later program", MAX_PHRASES - 1))
    assert (ann.last(Said).phrase, ann.last(Said).seat) == (MAX_PHRASES - 1, None)
    assert ann.last(Said).name == "Bob"


@pytest.mark.parametrize("seat", [0, 2, 5])
def test_nobody_speaks_in_the_name_of_another_seat(world, seat):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(Say("Oh no!", 3, seat))
    assert (bob.last(Refused).what, bob.last(Refused).code) == ("say", RefusalCode.NOT_YOUR_SEAT)
    assert not ann.all(Said)


def test_phrases_count_as_lines_of_chat(world):
    _ann, bob = seated(world, "Ann", "Bob")
    bob.say(*[Say("Oh no!", 3, 1)] * (CHAT_LINES + 1))
    assert len(bob.all(Said)) == CHAT_LINES
    assert bob.last(Refused).code is RefusalCode.TOO_FAST


def test_a_phrase_is_told_again_to_who_comes_back(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.lose()
    ann.say(Say("One moment", 6, 0))
    bob.inbox.clear()
    bob.join()
    assert [(line.phrase, line.seat, line.again) for line in bob.all(Said)] == [(6, 0, True)]


@given(value=JUNK)
def test_a_phrase_is_a_small_number(value):
    said = {"t": "said", "id": bytes(8), "guest": 1, "name": "Ann", "text": "Hi", "again": False}
    for plain, vocabulary in (({"t": "say", "text": "Hi"}, FROM_GUEST), (said, FROM_HOST)):
        with pytest.raises(ProtocolError):
            decode(msgpack.packb({**plain, "phrase": value}), vocabulary)
