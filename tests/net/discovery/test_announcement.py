"""What a table says of itself to everybody, and what strangers may say instead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.discovery.announcement import Announcement, from_txt, to_txt
from mille_net.untrusted_text import is_name

TABLE = Announcement("Ann's table", "0123abcd", 2, 4, False, True, "0123456789abcdef", "classic")


def raw(table: Announcement, **changes: bytes) -> dict[bytes, bytes | None]:
    """Its TXT record as it comes from the network, with some entries changed."""
    txt = {key.encode(): value.encode() for key, value in to_txt(table).items()}
    return {**txt, **{key.encode(): value for key, value in changes.items()}}


def test_a_table_is_read_as_it_was_announced():
    playing = TABLE._replace(playing=True, code=False, taken=4, name="Übung", versions=(2, 7))
    for table in (TABLE, playing):
        assert from_txt(raw(table)) == table


def test_the_record_has_the_entries_of_the_protocol_and_no_others():
    assert to_txt(TABLE) == {
        "v": "1-2",
        "id": "0123abcd",
        "n": "Ann's table",
        "s": "2/4",
        "st": "lobby",
        "c": "1",
        "fp": "0123456789abcdef",
        "r": "classic",
    }


def test_a_name_is_cleaned_and_cut():
    table = from_txt(raw(TABLE, n="\u202eevil\n\tname ".encode() + b"x" * 100))
    assert table.name == "evil name " + "x" * 14


def test_entries_of_later_versions_are_passed_over():
    assert from_txt(raw(TABLE, future=b"\xff\xfe"[:0])) == TABLE


def test_rules_that_nobody_knows_are_told_as_unknown():
    assert from_txt(raw(TABLE, r=b"<b>rules</b>")).rules == ""
    without = raw(TABLE)
    del without[b"r"]
    assert from_txt(without).rules == ""


@pytest.mark.parametrize(
    "changes",
    [
        {"n": b""},
        {"n": b"\n"},
        {"n": b"\xff"},
        {"id": b"0123ABCD"},
        {"id": b"0123abcd0"},
        {"fp": b"0123"},
        {"s": b"5/4"},
        {"s": b"1/1"},
        {"s": b"1/7"},
        {"s": b"-1/4"},
        {"s": "٢/4".encode()},
        {"v": b"2-1"},
        {"v": b"1"},
        {"v": b"1-99999"},
        {"st": b"over"},
        {"c": b"yes"},
    ],
)
def test_a_record_that_makes_no_sense_is_no_table(changes):
    assert from_txt(raw(TABLE, **changes)) is None


@pytest.mark.parametrize("key", ["v", "id", "n", "s", "st", "c", "fp"])
def test_a_record_with_an_entry_missing_is_no_table(key):
    txt = raw(TABLE)
    del txt[key.encode()]
    assert from_txt(txt) is None
    assert from_txt({**txt, key.encode(): None}) is None


VALUES = st.one_of(st.none(), st.binary(max_size=40), st.text(max_size=40).map(str.encode))
KEYS = st.sampled_from([b"v", b"id", b"n", b"s", b"st", b"c", b"fp", b"r"])


@given(st.dictionaries(st.one_of(KEYS, st.binary(max_size=8)), VALUES))
def test_junk_alone_is_no_table(txt):
    assert from_txt(txt) is None or is_name(from_txt(txt).name)


@given(st.dictionaries(KEYS, VALUES, max_size=2))
def test_junk_among_sound_entries_gives_a_sane_table_or_none(changes):
    table = from_txt({**raw(TABLE), **changes})
    if table is not None:
        assert is_name(table.name)
        assert 0 <= table.taken <= table.seats <= 6
        assert from_txt(raw(table)) == table
