"""Portraits and colours of people: told to whoever knows them, and never more than numbers."""

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.limits import LENGTH_BYTES, MAX_FACES, MAX_INT
from mille_net.messages import (
    FROM_GUEST,
    FROM_HOST,
    LeaveSeat,
    RefusalCode,
    Refused,
    SetFace,
    Table,
    TakeSeat,
)
from mille_net.messages.codec import ProtocolError, decode, encode
from tests.net.any_message import messages
from tests.net.host_world import OPEN, World, seated, started

JUNK = st.one_of(
    st.integers(MAX_FACES, MAX_INT), st.integers(-9, -1), st.booleans(), st.text(), st.binary()
)


@pytest.fixture
def world() -> World:
    return World((OPEN, OPEN, OPEN))


def faces(table: Table) -> list[tuple[int | None, int | None]]:
    return [(seat.portrait, seat.colour) for seat in table.seats]


def test_everybody_sees_the_face_that_a_person_has_chosen(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(SetFace(1, 12, None))
    ann.say(SetFace(0, None, 3))
    assert faces(ann.table) == faces(bob.table) == [(None, 3), (12, None), (None, None)]


def test_the_face_goes_with_its_person(world):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(SetFace(1, 12, 4), LeaveSeat(1), TakeSeat(2, "Bob"))
    assert faces(ann.table) == [(None, None)] * 3


@pytest.mark.parametrize(
    ("seat", "code"), [(0, RefusalCode.NOT_YOUR_SEAT), (5, RefusalCode.NO_SUCH_SEAT)]
)
def test_nobody_gives_another_person_a_face(world, seat, code):
    ann, bob = seated(world, "Ann", "Bob")
    bob.say(SetFace(seat, 1, 1))
    refused = bob.last(Refused)
    assert (refused.what, refused.code) == ("set_face", code)
    assert faces(ann.table)[0] == (None, None)


def test_a_face_that_nobody_has_chosen_is_not_sent(world):
    (ann,) = seated(world, "Ann")
    assert b"portrait" not in encode(ann.table)


def test_faces_survive_a_restart_of_the_host(store):
    world = World((OPEN, OPEN), store=store)
    ann, bob = started(world, "Ann", "Bob")
    bob.say(SetFace(1, 2, 3))
    world.restart()
    ann.connect(owner=True).hello()
    assert faces(ann.table)[1] == (2, 3)


@pytest.mark.slow
@given(table=messages(Table), field=st.sampled_from(["portrait", "colour"]), value=JUNK)
def test_a_host_cannot_tell_of_a_face_that_is_no_small_number(table, field, value):
    plain = unpacked(table)
    plain["seats"][0][field] = value
    with pytest.raises(ProtocolError):
        decode(msgpack.packb(plain), FROM_HOST)


@given(field=st.sampled_from(["portrait", "colour"]), value=JUNK)
def test_a_guest_cannot_choose_a_face_that_is_no_small_number(field, value):
    plain = {"t": "set_face", "seat": 0, "portrait": None, "colour": None, field: value}
    with pytest.raises(ProtocolError):
        decode(msgpack.packb(plain), FROM_GUEST)


def unpacked(message: Table) -> dict[str, object]:
    body = msgpack.unpackb(encode(message)[LENGTH_BYTES:])
    assert isinstance(body, dict)
    return body
