"""Names and chat as others write them."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from mille_net.limits import NAME_BYTES, NAME_GRAPHEMES
from mille_net.untrusted_text import appearance, cleaned, is_chat, is_name
from mille_rules.visible_text import graphemes
from tests.examples import each

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


@each(
    ("written", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("A\u0000n\nn", "A n n"),
        ("\u202eevil", "evil"),
        ("e\u0301", "é"),
        ("x" * 30, "x" * 24),
        ("\u200d", ""),
        ("\u2028", ""),
        ("A \u200d B", "A B"),
        ("An\u3164n", "An n"),
        ("\u2800Ann\ufe00", "Ann"),
    ],
)
def test_a_name_is_cleaned_of_what_cannot_be_seen(written, kept):
    assert cleaned(written) == kept


#: A filler, an empty pattern of Braille, a space, a mark and a selector without anything they go
#: with, what Unicode keeps for showing nothing, a note without a head, the place of an object.
NOTHING_TO_SEE = (
    *("\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u3000", "\u0301", "\ufe0f", "\u17b4"),
    *("\u034f", "\u180b", "\u2065", "\U000e0200", "\U0001d159", "\U00016fe4", "\ufffc", "\u200d"),
)


@each("text", NOTHING_TO_SEE)
def test_what_shows_nothing_is_no_name_and_no_line_of_chat(text):
    assert cleaned(text) == cleaned(text * 3) == ""
    assert not is_name(text)
    assert not is_chat(text)


@each("name", ["\u2764\ufe0f", "\u8fbb\U000e0100", "1\ufe0f\u20e3", FAMILY, "Zo\u0301\u0323e"])
def test_selectors_and_marks_stay_with_what_they_belong_to(name):
    assert is_name(unicodedata.normalize("NFC", name))


@each(
    "look",
    [
        *("marcel", "MARCEL", "\uff2darcel", "Marcel\ufe0f"),
        # Cyrillic capital em, small a and er with breve are not the same; small a and ie are.
        *("\u041c\u0430rcel", "Marc\u0435l", "M\u0430r\u0441\u0435\u04cf", "\u039c\u0430rcel"),
    ],
)
def test_names_that_look_alike_are_known_to(look):
    assert appearance(look) == appearance("Marcel")
    assert appearance(look) != appearance("Marcelle")


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


@each("text", ["hello", "ça va ? 👍", FAMILY, "x" * 300])
def test_a_line_of_chat_shows_something(text):
    assert is_chat(text)


@each("text", ["", " ", "\t", "a\r", "\ud800", "x" * 301])
def test_what_shows_nothing_or_is_too_long_is_no_line_of_chat(text):
    assert not is_chat(text)
