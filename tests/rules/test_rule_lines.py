"""Files of house rules: what is written reads back, and nothing else is taken."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_rules import PRESETS, read_record
from mille_rules.record import Header, Record, Sitter
from mille_rules.rule_kinds import MAX_TITLE, clean_title
from mille_rules.rule_lines import (
    FIRST_LINE,
    MAX_FILE_BYTES,
    read_rules_file,
    rule_lines,
    rules_file,
    rules_from,
)
from mille_rules.rulesets import DUJARDIN, WINNING_MOVES, RuleSetError
from tests.examples import each, examples
from tests.rules.test_house_rules import CHANGES, presets

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
HOUSE = replace(WINNING_MOVES, title="Mamie’s rules", hand_size=7, winning="races", races_to_win=2)


@examples(20, 300)
@given(preset=presets, changes=st.lists(st.sampled_from(CHANGES), max_size=8), title=st.text())
def test_any_house_rules_read_back_as_they_were_written(preset, changes, title):
    rules = replace(PRESETS[preset], title=clean_title(title))
    for field, text in changes:
        rules = rules.changed(field, text)
    data = rules_file(rules).encode()
    assert len(data) < MAX_FILE_BYTES
    assert read_rules_file(data) == rules
    assert read_rules_file(data.replace(b"\n", b"\r\n")) == rules


def test_a_deck_that_is_too_small_to_be_short_reads_back_without_short_decks():
    deck = "25:4,50:0,75:0,100:0,200:0,repairs:0,gasoline:0,spare-tire:0,end-of-limit:0"
    hazards = "accident:1,out-of-gas:1,flat-tire:1,stop:1,speed-limit:1,roll:2"
    small = replace(WINNING_MOVES, player_counts=(2,), short_deck_counts=())
    rules = small.changed("deck", f"{deck},{hazards}")
    assert read_rules_file(rules_file(rules).encode()) == rules


def test_a_file_is_lines_as_in_a_record():
    assert rules_file(HOUSE) == (
        "mille-rules 1\nrules winning-moves\nrule title Mamie’s rules\n"
        "rule hand_size 7\nrule winning races\nrule races_to_win 2\n"
    )
    assert read_rules_file(b"mille-rules 1\n\n# Sundays\n  rules dujardin  \n") == DUJARDIN


@each(
    "data",
    [
        b"",
        b"mille-record 1\nrules classic\n",
        b"mille-rules 2\nrules classic\n",
        FIRST_LINE.encode(),
        b"mille-rules 1\nrule hand_size 7\n",
        b"mille-rules 1\nrules uno\n",
        b"mille-rules 1\nrules classic\nrules classic\n",
        b"mille-rules 1\nrules classic\nrule hand_size\n",
        b"mille-rules 1\nrules classic\nrule hand_size 17\n",
        b"mille-rules 1\nrules classic\nseat 0 human Ann\n",
        b"mille-rules 1\nrules classic\nrule title \xff\n",
        "mille-rules 1\nrules classic\nrule title a\u202eb\n".encode(),
        b"mille-rules 1\nrules classic\nrule title " + b"x" * (MAX_TITLE + 1),
        b"mille-rules 1\nrules classic\n" + b"#" * MAX_FILE_BYTES,
    ],
)
def test_what_is_no_file_of_rules_is_refused(data):
    with pytest.raises(ValueError, match=r"expected|decode|not enough"):
        read_rules_file(data)


@each(
    ("text", "title"),
    [
        ("  Mamie ’s\t rules\n", "Mamie ’s rules"),
        ("a\u202e\u200bb\x00", "a b"),
        ("e\u0301te\u0301", "été"),
        ("-", ""),
        ("x" * 50, "x" * MAX_TITLE),
        # Fillers and blank signs alone, a joined emoji, and one that is not cut in two.
        ("\u3164 \u2800\u0301", ""),
        (f"{FAMILY}\u200d!", f"{FAMILY}\u200d!"),
        ("x" * 38 + FAMILY, "x" * 38),
        ("x" * 35 + FAMILY, "x" * 35 + FAMILY),
    ],
)
def test_a_title_is_made_of_what_can_be_seen(text, title):
    assert clean_title(text) == title
    assert replace(WINNING_MOVES, title=title).title == title


def test_what_a_newer_unicode_shows_passes_in_a_title():
    rules = replace(WINNING_MOVES, title="Party \U0001fae9 \U0001ffff")
    assert rules_from(rule_lines(rules)) == rules


@each("title", ["a  b", " a", "a\nb", "a\u202eb", "\u3164", "-", "x" * (MAX_TITLE + 1)])
def test_other_titles_are_refused(title):
    with pytest.raises(RuleSetError) as caught:
        replace(WINNING_MOVES, title=title)
    assert caught.value.field == "title"


def test_a_title_is_no_house_rule_and_stands_in_the_record():
    titled = replace(WINNING_MOVES, title="Sundays")
    assert titled.house_rules() == ()
    record = Record(Header(titled, (Sitter("human", "Ann"), Sitter("human", "Ben"))))
    assert "\nrule title Sundays\n" in record.text()
    assert read_record(record.text().encode()).record.header.rules == titled
