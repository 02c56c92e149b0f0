"""Wrong keys, replays, floods and lengths: a connection ends, and the others notice nothing."""

import os
import struct

import pytest

from mille_net.limits import MAX_PHONES_HERE, PHONE_BURST, SEAL_TIMEOUT
from tests.net.phone.memory_phones import OWN, MemoryPhone, Phones
from tests.net.phone.phone_client import PhoneClient, text64

#: A request of a phone's own key, which only the connection of a code may make.
START = f'{{"start": "{"B" * 43}"}}'
#: The first bytes of the phone's frames.
TEXT, BINARY, MORE_BINARY, CONTINUED, PING = b"\x81", b"\x82", b"\x02", b"\x80", b"\x89"


def framed(start: bytes, length: bytes, body: bytes = b"") -> bytes:
    """Return a frame of a browser, whose mask is zero."""
    return start + length + bytes(4) + body


def raw(phone: MemoryPhone, data: bytes) -> None:
    """Send bytes that the library for WebSockets would not send."""
    phone.connection.received(data)
    phone.run()


def test_an_unknown_key_is_refused_before_anything_is_sealed() -> None:
    phones = Phones()
    phone = phones.phone(bytes(32))
    assert phone.code == 4401
    assert phone.client.frames == []


def test_who_knows_only_the_name_of_a_key_gets_twelve_bytes_and_displaces_nobody() -> None:
    phones = Phones()
    honest = phones.started("Ann")
    phones.show("Ann", number=1)
    thief = Thief(phones, PhoneClient(phones.kept["Ann"], OWN))
    assert thief.code == 4400
    assert [len(frame) for frame in thief.client.frames] == [12]
    assert honest.code is None
    assert phones.heard.new() == []


class Thief(MemoryPhone):
    """A phone that has heard the name of a key, and makes frames with another one."""

    def __init__(self, phones: Phones, client: PhoneClient) -> None:
        client.key = os.urandom(32)
        super().__init__(phones, client, "192.168.1.66")


def test_nothing_is_sealed_for_a_peer_that_has_proved_nothing() -> None:
    phones = Phones()
    client = PhoneClient(phones.code("Ann"), OWN)
    connection, link = phones.connection()
    connection.received(client.to_send())
    assert link.take()
    connection.send(b"{}")
    assert link.take() == b""


def test_until_the_first_frame_opens_nothing_sealed_is_sent() -> None:
    phones = Phones()
    phones.started("Ann").hang_up()
    phones.show("Ann", number=1)
    client = PhoneClient(phones.kept["Ann"], OWN)
    connection, link = phones.connection()
    connection.received(client.to_send())
    phones.show("Ann", number=2)
    sent = link.take().partition(b"\r\n\r\n")[2]
    assert len(sent) == 2 + 12
    phones.wait(SEAL_TIMEOUT + 1.0)
    assert connection.closed
    assert len(link.take()) == 4


def test_who_proves_nothing_does_not_stay_by_frames_that_are_not_sealed() -> None:
    phones = Phones()
    client = PhoneClient(phones.code("Ann"), OWN)
    connection, _link = phones.connection()
    connection.received(client.to_send())
    for _ in range(round(SEAL_TIMEOUT) + 1):
        phones.wait(1.0)
        connection.received(framed(PING, b"\x80"))
    assert connection.closed


@pytest.mark.parametrize(
    "text", ["{}", f'{{"start": "{"B" * 43}"}}', '{"picture": 1, "choice": 1}']
)
def test_the_first_message_says_the_language(text: str) -> None:
    phones = Phones()
    client = PhoneClient(phones.code("Ann"), OWN)
    client.say = lambda **_: client.say_text(text)  # type: ignore[method-assign]
    phone = MemoryPhone(phones, client, "192.168.1.20")
    assert phone.code == 4400
    assert client.messages == []


@pytest.mark.parametrize("value", [0, 1, 2**255 - 19, 2**255 - 20])
def test_a_public_value_with_which_everybody_knows_the_key_starts_nothing(value: int) -> None:
    phones = Phones()
    scanner = phones.phone(phones.code("Ann"))
    scanner.say(start=text64(value.to_bytes(32, "little")))
    assert scanner.code == 4400
    assert phones.kept == {}
    assert phones.phone(phones.kept.get("Ann", bytes(32))).code == 4401


def test_who_knows_the_code_and_has_heard_everything_does_not_know_the_key() -> None:
    phones = Phones()
    scanner = phones.phone(phones.code("Ann"))
    scanner.say(start=True)
    key = phones.kept["Ann"]
    assert key == scanner.client.new_key
    texts = str(scanner.client.messages)
    assert text64(key) not in texts
    assert len(scanner.client.messages) == 2


def test_frames_of_an_earlier_connection_open_nothing() -> None:
    phones = Phones()
    first = phones.started("Ann")
    old = first.client.sealed('{"picture": 1, "choice": 1}')
    second = phones.phone(phones.kept["Ann"])
    phones.heard.new()
    second.client.protocol.send_binary(old)
    assert second.code == 4400
    assert phones.heard.new() == [("awake", "Ann", False)]


def test_a_frame_counts_once() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    frame = phone.client.sealed('{"picture": 1, "choice": 1}')
    phone.client.protocol.send_binary(frame)
    phone.run()
    phone.client.protocol.send_binary(frame)
    assert phone.code == 4400
    assert phones.heard.new() == [("chosen", "Ann", 1, 1), ("awake", "Ann", False)]


def test_a_frame_of_the_host_is_not_taken_for_one_of_the_phone() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phone.client.protocol.send_binary(phone.client.frames[1][:272])
    assert phone.code == 4400


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        "[" * 200,
        '{"start": true}',
        '{"start": "AAAA"}',
        START,
        '{"picture": 1}',
        '{"choice": 1}',
        '{"picture": -1, "choice": 1}',
        '{"picture": 1.5, "choice": 1}',
        '{"picture": 99999999999, "choice": 1}',
        '{"seat": 1}',
        '{"language": ""}',
        '{"language": "../../etc"}',
        '{"language": "fr\\n"}',
        '{"language": 5}',
        '{"player": "Ben"}',
        "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
)
def test_a_message_that_is_not_allowed_closes_the_connection(text: str) -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phone.say_text(text)
    assert phone.code == 4400
    assert phones.heard.new() == [("awake", "Ann", False)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(BINARY, b"\xff" + struct.pack("!Q", 2**32)), 1009),
        (framed(BINARY, b"\xff" + struct.pack("!Q", 2**63 - 1)), 1009),
        (framed(BINARY, b"\xfe" + struct.pack("!H", 273)), 1009),
        (framed(BINARY, b"\x80"), 4400),
        (framed(BINARY, b"\xfe" + struct.pack("!H", 271), bytes(271)), 4400),
        (framed(BINARY, b"\xfe" + struct.pack("!H", 272), bytes(272)), 4400),
        (framed(TEXT, b"\x82", b"{}"), 4400),
        (framed(MORE_BINARY, b"\x81", b"x") + framed(CONTINUED, b"\x81", b"x"), 4400),
        (framed(CONTINUED, b"\x81", b"x"), 1002),
        (framed(b"\xc2", b"\x80"), 1002),
        (framed(b"\x83", b"\x80"), 1002),
        (BINARY + b"\x02{}", 1002),
    ],
)
def test_other_frames_close_the_connection(data: bytes, code: int) -> None:
    phones = Phones()
    phone = phones.started("Ann")
    raw(phone, data)
    assert phone.code == code
    assert phone.connection.closed


def test_a_sealed_frame_may_not_be_the_beginning_of_a_longer_one() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phone.client.protocol.send_binary(phone.client.sealed("{}"), fin=False)
    assert phone.code == 4400


@pytest.mark.parametrize("proved", [False, True])
def test_a_flood_of_the_shortest_frames_ends_after_a_few(proved: bool) -> None:
    phones = Phones()
    phone = phones.started("Ann") if proved else phones.phone(phones.code("Ann"))
    answered = len(phone.bytes)
    raw(phone, framed(PING, b"\x80") * 100_000)
    assert phone.code == 4429
    # Answers to a part of them, which are as short.
    assert len(phone.bytes) - answered < 200


def test_more_frames_than_thumbs_make_close_the_connection() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    for number in range(PHONE_BURST + 1):
        phone.client.say(picture=1, choice=number)
    assert phone.code == 4429
    assert len(phones.heard.new()) <= PHONE_BURST + 1


def test_so_many_frames_as_people_make_are_never_too_many() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    for number in range(100):
        phone.say(picture=number, choice=0)
        phones.wait(0.5)
    assert phone.code is None


def test_only_so_many_phones_are_here_at_a_time() -> None:
    phones = Phones()
    here = [phones.started(f"player {number}") for number in range(MAX_PHONES_HERE)]
    late = phones.phone(phones.code("late"))
    assert late.code == 4429
    # Who is here already comes back in place of the earlier connection.
    assert phones.phone(phones.kept["player 3"]).code is None
    here[5].hang_up()
    assert phones.phone(phones.code("late")).code is None


def test_a_code_can_be_looked_at_by_two_at_a_time() -> None:
    phones = Phones()
    code = phones.code("Ann")
    scanners = [phones.phone(code, f"192.168.1.{number}") for number in range(20, 25)]
    assert [scanner.code for scanner in scanners] == [None, None, 4429, 4429, 4429]


def test_a_phone_that_was_here_is_expected_until_it_is_ended() -> None:
    phones = Phones()
    phones.started("Ann", "192.168.1.20").hang_up()
    assert phones.session.expects("192.168.1.20")
    assert not phones.session.expects("192.168.1.21")
    phones.session.end("Ann")
    assert not phones.session.expects("192.168.1.20")


def test_all_frames_of_the_host_have_one_size() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phones.show("Ann", number=1)
    phones.show("Ann", number=2, hand=["é" * 700] * 7)
    phone.say()
    phones.session.end("Ann")
    phone.run()
    assert {len(frame) for frame in phone.client.frames[1:]} == {16_400}


def test_nothing_that_a_player_sees_is_in_any_byte_for_a_phone_without_the_key() -> None:
    phones = Phones()
    ann = phones.started("Ann")
    stranger = phones.phone(bytes(32))
    scanner = phones.phone(phones.code("Ben"), "192.168.1.21")
    phones.show("Ann", hand="Puncture Proof")
    phones.show("Ben", hand="Extra Tank")
    assert ann.pictures == [{"hand": "Puncture Proof"}]
    assert scanner.pictures == []
    for phone in (ann, stranger, scanner):
        for words in (b"Puncture", b"Extra", b"Ann", b"Ben", b"hand"):
            assert words not in phone.bytes


def test_what_a_phone_is_sent_does_not_depend_on_the_hands_of_others() -> None:
    def sent(others_hand: str) -> list[bytes]:
        phones = Phones({"Ann": bytes(32), "Ben": bytes(range(32))})
        ann, _ben = (
            MemoryPhone(phones, PhoneClient(key, OWN, bytes(12)), f"192.168.1.{20 + number}")
            for number, key in enumerate(phones.kept.values())
        )
        phones.show("Ben", hand=others_hand)
        phones.show("Ann", hand="Roll")
        assert ann.pictures == [{"hand": "Roll"}]
        return ann.client.frames

    assert sent("Stop") == sent("Extra Tank, Driving Ace, Puncture Proof")
