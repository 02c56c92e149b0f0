"""Messages to bytes and back; whatever comes, nothing but ProtocolError is raised."""

import contextlib
import struct
from dataclasses import dataclass

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from mille_net.limits import (
    CHAT_BYTES,
    FRAME_AFTER,
    FRAME_BEFORE,
    MAX_ARRAY,
    MAX_BIN,
    MAX_DEPTH,
    MAX_INT,
    MAX_MAP,
    MAX_STR,
    VERSIONS,
)
from mille_net.messages import (
    FROM_GUEST,
    FROM_HOST,
    FROM_STRANGER,
    Banner,
    Door,
    Hello,
    LeaveSeat,
    MakeMove,
    Ping,
    Purpose,
    Say,
    SeatKind,
    SetSeat,
    Table,
    TablePhase,
    TakeSeat,
    Vocabulary,
)
from mille_net.messages.codec import FrameReader, Misuse, ProtocolError, decode, encode
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.rule_kinds import MAX_TITLE
from mille_rules.rulesets import DUJARDIN, KINDS
from mille_rules.styles import Play, Style
from tests.examples import each, examples
from tests.net.any_message import depth_of, messages

VOCABULARIES = {"stranger": FROM_STRANGER, "guest": FROM_GUEST, "host": FROM_HOST}
EVERY = sorted({(who, tag) for who, vocabulary in VOCABULARIES.items() for tag in vocabulary})
HELLO = Hello(VERSIONS, "raw 1", b"t" * 32, b"n" * 32, ("Ann",), Purpose.PLAY)


def body_of(message) -> bytes:
    return encode(message)[4:]


def misuse_of(body: bytes, vocabulary: Vocabulary = FROM_GUEST) -> Misuse:
    with pytest.raises(ProtocolError) as caught:
        decode(body, vocabulary)
    return caught.value.misuse


def map_of(body: bytes) -> dict[str, object]:
    """The map of a message, without its padding."""
    unpacker = msgpack.Unpacker()
    unpacker.feed(body)
    return unpacker.unpack()


def packed(value: object) -> bytes:
    return msgpack.packb(value)


@each(("who", "tag"), EVERY)
@examples(3, 50)
@given(data=st.data())
def test_every_message_comes_back_as_it_was_sent(who, tag, data):
    vocabulary = VOCABULARIES[who]
    message = data.draw(messages(vocabulary[tag]))
    assert decode(body_of(message), vocabulary) == message


@each(("who", "tag"), EVERY)
@examples(2, 20)
@given(data=st.data())
def test_a_message_with_a_field_too_many_or_too_few_is_none(who, tag, data):
    vocabulary = VOCABULARIES[who]
    fields = map_of(body_of(data.draw(messages(vocabulary[tag]))))
    assert misuse_of(packed({**fields, "more": 1}), vocabulary) is Misuse.NOT_A_MESSAGE
    needed = [
        field.encode_name for field in inspect.type_info(vocabulary[tag]).fields if field.required
    ]
    if needed:
        del fields[data.draw(st.sampled_from(needed))]
        assert misuse_of(packed(fields), vocabulary) is Misuse.NOT_A_MESSAGE


@each(("who", "tag"), EVERY)
def test_every_type_has_ranges_and_nests_no_deeper_than_may_be(who, tag):
    assert depth_of(inspect.type_info(VOCABULARIES[who][tag])) <= MAX_DEPTH


def test_guests_and_strangers_have_messages_of_their_own():
    assert set(FROM_STRANGER) & set(FROM_GUEST) == {"leave", "ping", "pong"}
    assert "move" not in FROM_STRANGER
    assert "hello" not in FROM_GUEST


@given(st.binary(max_size=200))
def test_junk_is_a_protocol_error_or_a_message(junk):
    for vocabulary in VOCABULARIES.values():
        with contextlib.suppress(ProtocolError):
            assert decode(junk, vocabulary) is not None


@given(data=st.data())
def test_a_message_with_wrong_bytes_in_it_is_a_protocol_error_or_another_message(data):
    who, tag = data.draw(st.sampled_from(EVERY))
    vocabulary = VOCABULARIES[who]
    body = bytearray(body_of(data.draw(messages(vocabulary[tag]))))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(body) - 1))
        body[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
        if not body:
            return
    try:
        again = decode(bytes(body), vocabulary)
    except ProtocolError:
        return
    assert decode(body_of(again), vocabulary) == again


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | st.binary()
        | st.text(max_size=9) | st.just("t") | st.sampled_from(sorted(FROM_GUEST)),
        lambda inner: st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=4) | st.just("t"), inner, max_size=4),
        max_leaves=12,
    )
)  # fmt: skip
def test_any_msgpack_value_is_a_protocol_error_or_a_message(value):
    try:
        decode(packed(value), FROM_GUEST)
    except ProtocolError:
        return
    assert isinstance(value, dict)


@each(
    "value",
    [
        {"t": "leave_seat", "seat": 1.0},
        {"t": "leave_seat", "seat": True},
        {"t": "leave_seat", "seat": "1"},
        {"t": "leave_seat", "seat": -1},
        {"t": "leave_seat", "seat": 6},
        {"t": "leave_seat", "seat": None},
        {"t": "leave_seat", "seat": [1]},
        {"t": "ping", "n": MAX_INT + 1},
        {"t": "ping", "n": 2**64 - 1},
        {"t": "ready", "ready": 1},
        {"t": "deal_guest_open", "seat": 0, "random": "a" * 43 + "="},
        {"t": ["ping"], "n": 1},
        {"t": 7},
        {"n": 1},
        {},
        [],
        7,
        None,
    ],
)
def test_a_value_of_the_wrong_kind_is_not_a_message(value):
    assert misuse_of(packed(value)) is Misuse.NOT_A_MESSAGE


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else 0


@dataclass
class TooMuch:
    """What is beyond a limit of msgpack, and what is just within it."""

    within: object
    beyond: object


LIMITS = {
    "array": TooMuch([0] * MAX_ARRAY, [0] * (MAX_ARRAY + 1)),
    "map": TooMuch(
        {str(n): 0 for n in range(MAX_MAP - 1)}, {str(n): 0 for n in range(MAX_MAP + 1)}
    ),
    "text": TooMuch("x" * MAX_STR, "x" * (MAX_STR + 1)),
    "bytes": TooMuch(b"x" * MAX_BIN, b"x" * (MAX_BIN + 1)),
}


@each("limit", LIMITS)
def test_msgpack_is_unpacked_under_limits(limit):
    within, beyond = LIMITS[limit].within, LIMITS[limit].beyond
    assert misuse_of(packed({"t": "ping", "n": within})) is Misuse.NOT_A_MESSAGE
    assert misuse_of(packed({"t": "ping", "n": beyond})) is Misuse.NOT_MSGPACK


@each("body", [
        b"\xc7\x01\x05x",  # an extension
        b"\xd6\xff\x00\x00\x00\x00",  # a time
        b"\xdd\x7f\xff\xff\xff",  # an array said to be huge
        b"\xdf\x7f\xff\xff\xff",  # a map
        b"\xc6\x7f\xff\xff\xff",  # bytes
        b"\xdb\x7f\xff\xff\xff",  # a text
        b"\x81\xa1t",  # cut
        b"\xc1",  # a byte that msgpack does not have
        b"\x81\xa1t\xa1\xff",  # no UTF-8
        b"\x81\x01\x02",  # a number as a key
        b"\xc0\xc0",  # more behind the value
        b"\x91" * 3_000 + b"\x00",  # arrays in arrays
    ])  # fmt: skip
def test_what_msgpack_cannot_or_may_not_unpack_is_a_protocol_error(body):
    assert misuse_of(body) in (Misuse.NOT_MSGPACK, Misuse.NOT_A_MESSAGE)


def test_what_is_nested_too_deep_is_not_a_message():
    deep = {"t": "ping", "n": nested(MAX_DEPTH)}
    assert misuse_of(packed(deep)) is Misuse.NOT_A_MESSAGE


@each(("limit", "vocabulary"), [(FRAME_BEFORE, FROM_STRANGER), (FRAME_AFTER, FROM_GUEST)])
def test_a_frame_over_the_limit_is_refused_by_its_length_alone(limit, vocabulary):
    assert list(FrameReader(vocabulary, limit).feed(struct.pack(">I", limit))) == []
    with pytest.raises(ProtocolError) as caught:
        list(FrameReader(vocabulary, limit).feed(struct.pack(">I", limit + 1)))
    assert caught.value.misuse is Misuse.TOO_LARGE


def test_a_banner_whose_rules_have_many_more_fields_than_today_can_be_read():
    today = [f"rule {field} {kind.text(getattr(DUJARDIN, field))}" for field, kind in KINDS.items()]
    newer = [f"rule field_{number} {number}" for number in range(2 * len(today))]
    rules = ("rules dujardin", f"rule title {'🚗' * MAX_TITLE}", *today, *newer)
    ids = bytes(16), "Rally", bytes(32)
    banner = Banner((1, 2), "mille 2.0", *ids, Door.OPEN, TablePhase.LOBBY, 1, 2, rules)
    assert list(FrameReader(FROM_HOST, FRAME_BEFORE).feed(encode(banner))) == [banner]


def test_an_empty_frame_is_refused():
    with pytest.raises(ProtocolError) as caught:
        list(FrameReader(FROM_GUEST, FRAME_AFTER).feed(bytes(4)))
    assert caught.value.misuse is Misuse.EMPTY


def test_a_message_that_no_receiver_would_take_is_not_sent():
    with pytest.raises(ProtocolError) as caught:
        encode(MakeMove(bytes(8), 0, 0, "x" * FRAME_AFTER))
    assert caught.value.misuse is Misuse.TOO_LARGE


@given(data=st.data())
def test_messages_come_out_whole_however_their_bytes_are_cut(data):
    sent = data.draw(
        st.lists(
            st.one_of(*(messages(kind) for kind in (Ping, LeaveSeat, TakeSeat, Say))), max_size=6
        )
    )
    stream = b"".join(map(encode, sent))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=8)))
    reader, got = FrameReader(FROM_GUEST, FRAME_AFTER), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        got += reader.feed(stream[start:end])
    assert got == sent
    assert not reader.pending


def test_a_reader_says_whether_a_frame_has_begun():
    reader = FrameReader(FROM_GUEST, FRAME_AFTER)
    frame = encode(Ping(7))
    assert not reader.pending
    assert list(reader.feed(frame[:-1])) == []
    assert reader.pending
    assert list(reader.feed(frame[-1:])) == [Ping(7)]
    assert not reader.pending


def test_what_one_message_changes_holds_for_the_next_in_the_same_bytes():
    reader = FrameReader(FROM_STRANGER, FRAME_BEFORE)
    stream = reader.feed(encode(HELLO) + encode(LeaveSeat(0)))
    assert next(stream) == HELLO
    reader.vocabulary = FROM_GUEST
    assert next(stream) == LeaveSeat(0)


def test_good_messages_before_a_bad_one_are_still_read():
    stream = FrameReader(FROM_GUEST, FRAME_AFTER).feed(encode(Ping(1)) + bytes(4))
    assert next(stream) == Ping(1)
    with pytest.raises(ProtocolError):
        next(stream)


def test_a_frame_that_cannot_be_unpacked_leaves_nothing_for_the_next():
    reader = FrameReader(FROM_GUEST, FRAME_AFTER)
    for body in (b"\x82\xa1t\xa4", b"\xc1\x00"):
        with pytest.raises(ProtocolError):
            list(reader.feed(struct.pack(">I", len(body)) + body))
        assert list(reader.feed(encode(Ping(1)) + encode(Ping(2)))) == [Ping(1), Ping(2)]


@each(
    "name", ["", " ", "Ann ", "a\nb", "a\x00", "x" * 25, "🏁" * 25, "a\u202eb", "é" * 23 + "🏁🏁"]
)
def test_a_name_that_is_none_is_refused(name):
    body = packed({"t": "take_seat", "seat": 0, "name": name})
    assert misuse_of(body) is Misuse.NOT_A_MESSAGE


@each("text", ["", "   ", "a\nb", "\x1b[31m", "x" * (CHAT_BYTES + 1), "é" * 151])
def test_a_line_of_chat_that_is_none_is_refused(text):
    assert misuse_of(packed({"t": "say", "text": text})) is Misuse.NOT_A_MESSAGE


def test_a_line_of_chat_may_have_all_its_bytes():
    assert decode(body_of(Say("é" * 150)), FROM_GUEST) == Say("é" * 150)


@each("style", Style)
@each("level", LEVELS)
def test_every_level_can_be_sent_with_every_style(level, style):
    seat = SetSeat(1, SeatKind.COMPUTER, str(Play(level, style)), "Marcel")
    assert decode(body_of(seat), FROM_GUEST) == seat


def test_what_is_quoted_in_an_error_is_short():
    with pytest.raises(ProtocolError) as caught:
        decode(packed({"t": "say", "text": "\x07" * 280}), FROM_GUEST)
    assert len(str(caught.value)) < 200


def test_what_is_quoted_in_an_error_makes_no_line_of_its_own():
    with pytest.raises(ProtocolError) as caught:
        decode(packed({"t": "leave", "a\nforged line of a log": 1}), FROM_GUEST)
    assert "forged" in str(caught.value)
    assert str(caught.value).isprintable()


def test_the_table_is_told_without_what_its_owner_alone_may_know():
    assert {"waiting", "code"} <= {
        field.encode_name for field in inspect.type_info(Table).fields if not field.required
    }
