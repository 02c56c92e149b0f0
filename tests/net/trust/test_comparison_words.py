"""The three words of first contact."""

from itertools import pairwise

from mille_net.trust.comparison_words import WORDS, three_words

CERTIFICATE, GUEST, HOST = b"c" * 32, b"g" * 32, b"h" * 32


def test_there_is_one_short_word_for_each_byte():
    assert len(WORDS) == len(set(WORDS)) == 256
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    assert max(map(len, WORDS)) <= 10


def test_no_word_is_the_beginning_of_another():
    words = sorted(WORDS)
    assert not [word for word, after in pairwise(words) if after.startswith(word)]


def test_both_sides_see_the_words_that_the_protocol_names():
    # SHA-256 of "millebornes words" and these 96 bytes begins with a7 88 53.
    assert three_words(CERTIFICATE, GUEST, HOST) == (WORDS[0xA7], WORDS[0x88], WORDS[0x53])
    assert three_words(CERTIFICATE, GUEST, HOST) == ("motif", "jungle", "empire")


def test_whoever_changes_anything_sees_other_words():
    seen = {
        three_words(CERTIFICATE, GUEST, HOST),
        three_words(b"x" * 32, GUEST, HOST),
        three_words(CERTIFICATE, b"x" * 32, HOST),
        three_words(CERTIFICATE, GUEST, b"x" * 32),
        three_words(CERTIFICATE, HOST, GUEST),
    }
    assert len(seen) == 5
