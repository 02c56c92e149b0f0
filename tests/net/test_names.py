"""Names and chat as others write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.limits import NAME_BYTES, NAME_GRAPHEMES
from mille_net.names import cleaned, graphemes, is_chat, is_name

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


@pytest.mark.parametrize(
    ("text", "count"),
    [("Anna", 4), ("e\u0301te\u0301", 3), (FAMILY, 1), ("🇫🇷🇩🇪", 2), ("👍🏽!", 2), ("", 0)],
)
def test_letters_are_counted_as_people_count_them(text, count):
    assert len(graphemes(text)) == count
    assert "".join(graphemes(text)) == text


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("A\u0000n\nn", "A n n"),
        ("\u202eevil", "evil"),
        ("e\u0301", "é"),
        ("x" * 30, "x" * 24),
        ("\u200d", ""),
        ("\u2028", ""),
    ],
)
def test_a_name_is_cleaned_of_what_cannot_be_seen(written, kept):
    assert cleaned(written) == kept


def test_letters_of_a_newer_unicode_pass():
    assert is_name("B\U0001ffff")


@given(st.text())
def test_what_is_cleaned_is_a_name_or_nothing(text):
    name = cleaned(text)
    assert is_name(name) or not name
    assert len(name.encode()) <= NAME_BYTES
    assert len(graphemes(name)) <= NAME_GRAPHEMES


def test_a_name_of_letters_that_take_many_bytes_is_cut_by_its_bytes():
    name = cleaned(FAMILY * 24)
    assert name == FAMILY * (NAME_BYTES // len(FAMILY.encode()))
    assert is_name(name)


@pytest.mark.parametrize("text", ["hello", "ça va ? 👍", FAMILY, "x" * 300])
def test_a_line_of_chat_shows_something(text):
    assert is_chat(text)


@pytest.mark.parametrize("text", ["", " ", "\t", "a\r", "\ud800", "x" * 301])
def test_what_shows_nothing_or_is_too_long_is_no_line_of_chat(text):
    assert not is_chat(text)
