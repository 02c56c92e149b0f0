"""Which files are records, which have a good beginning only, and what is kept of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_rules import Card, NotARecordError, Record, Sitter, apply, parse_move, read_record
from tests.examples import each, examples
from tests.rules.record_texts import DEAL, FIRST_MOVE, HEADER, OPENING, small, text_of, two_races


def record_of(*lines: str) -> Record:
    """A file that must be legal."""
    reading = read_record("".join(f"{line}\n" for line in lines).encode())
    assert (reading.fault, reading.torn) == (None, False)
    return reading.record


def assert_legal(record: Record) -> None:
    """Apply all moves again, independently of how the record was read."""
    states = [state for _, (state, _) in record.replay()]
    assert record.state == (states[-1] if states else record.header.new_match())


def fault_of(data: bytes | str) -> tuple[int, str]:
    """The line and the code of the fault that must be found."""
    reading = read_record(data if isinstance(data, bytes) else data.encode())
    assert reading.fault is not None
    assert_legal(reading.record)
    return reading.fault.line, reading.fault.code


def test_a_small_record_is_read():
    record = read_record(small()).record
    assert record.header.sitters == (Sitter("human", "Ann"), Sitter("computer-hard", "Ö"))
    assert record.text().encode() == small()
    assert record.state.tableaux[1].miles == 0
    assert record.state.turn == 1


def test_a_record_may_begin_with_the_mark_that_some_editors_write():
    reading = read_record(b"\xef\xbb\xbf" + small())
    assert reading.record.text().encode() == small()
    assert (reading.fault, reading.torn) == (None, False)


def test_a_record_cut_off_at_any_byte_is_its_beginning():
    data = small()
    header_end = len("\n".join(HEADER).encode()) + 1
    for end in range(len(data) + 1):
        if end < header_end:
            with pytest.raises(NotARecordError):
                read_record(data[:end])
            continue
        reading = read_record(data[:end])
        kept = data[: data.rfind(b"\n", 0, end) + 1]
        assert reading.fault is None
        assert reading.torn == (end > len(kept))
        assert reading.record.text().encode() == kept


@each(
    ("line", "code"),
    [
        ("0 draw", "not-your-turn"),
        ("1 discard 50", "draw-first"),
        ("1 draw now", "unreadable"),
        ("2 draw", "not-your-turn"),
        ("9 pass", "no-such-seat"),
        ("1", "unreadable"),
        ("one draw", "unreadable"),
        ("1 fly", "unreadable"),
        ("1 play unicycle", "unreadable"),
        ("1 play stop on", "unreadable"),
        ("1 play stop on -1", "unreadable"),
        ("1 play stop on 99999999999999999999999", "unreadable"),
        ("deal", "unreadable"),
        (f"1 {DEAL}", "unreadable"),
        (DEAL, "race-running"),
        ("score 1 : 0 0 | 1 0", "misplaced"),
        ("score", "unreadable"),
        ("rules classic", "misplaced"),
        ("rule quotas 200:3", "misplaced"),
        ("seat 0 human Ann", "misplaced"),
        ("start 0 0 0 | 1 0 0", "misplaced"),
        ("mille-record 1", "unreadable"),
        ("x" * 4_097, "too-long"),
        ("# " + "x" * 4_095, "too-long"),
        (" " * 4_097, "too-long"),
        ("mark " + "é" * 2_046, "too-long"),
        ("\x00\x01\x02", "unreadable"),
    ],
)
def test_a_line_that_is_not_legal_is_named(line, code):
    text = text_of(*OPENING[:2], line, "1 draw")
    assert fault_of(text) == (FIRST_MOVE + 2, code)


@each(
    ("end", "left_out", "unwritten"),
    [
        ("", 0, 0),
        ("1 draw", 1, 0),
        ("1 draw\n1 fly\n", 1, 0),
        ("1 draw\n1 fly\n0 draw\n0 dr", 3, 0),
        ("1 dr" + "\0" * 300, 1, 300),
        ("\0" * 300, 1, 300),
        ("\0" * 300 + "\n0 draw\n0 draw\n", 3, 0),
    ],
)
def test_what_of_a_file_is_not_in_the_record_is_counted(end, left_out, unwritten):
    reading = read_record((text_of(*OPENING[:2]) + end).encode())
    assert (reading.left_out, reading.unwritten) == (left_out, unwritten)


@each(
    ("line", "code"),
    [
        ("1 play 25", "not-started"),
        ("1 play stop", "needs-target"),
        ("1 play stop on 1", "own-side"),
        ("1 play stop on 2", "no-such-side"),
        ("1 play roll on 0", "no-target"),
        ("1 play accident on 0", "not-in-hand"),
        ("1 draw", "already-drawn"),
        ("1 coup right-of-way", "nothing-to-answer"),
        ("1 extend", "no-extension"),
    ],
)
def test_an_illegal_move_is_named_with_its_code(line, code):
    assert fault_of(text_of(*OPENING[:3], line)) == (FIRST_MOVE + 3, code)


@each(
    ("old", "new", "code"),
    [
        ("roll", "", "wrong-deck"),
        ("roll", "accident", "wrong-deck"),
        ("roll", "roll roll", "wrong-deck"),
        ("deal 1", "deal 2", "wrong-race"),
        ("first 0", "first 2", "no-such-seat"),
        (" :", "", "unreadable"),
        ("right-of-way", "right of way", "unreadable"),
    ],
)
def test_a_deal_of_other_cards_is_refused(old, new, code):
    text = "\n".join([*HEADER, DEAL.replace(old, new, 1), "0 draw", ""])
    assert fault_of(text) == (FIRST_MOVE - 1, code)


def test_the_second_race_begins_with_the_next_seat():
    lines = two_races()
    place = next(i for i, line in enumerate(lines) if line.startswith("deal 2"))
    first = int(lines[place].split()[3])
    lines[place] = lines[place].replace(f"first {first}", f"first {1 - first}")
    assert fault_of("\n".join([*lines, ""])) == (place + 1, "wrong-first")


def test_a_score_stands_behind_its_race_or_nowhere():
    lines = two_races()
    scores = [i for i, line in enumerate(lines) if line.startswith("score")]
    assert len(scores) == 2
    without = [line for line in lines if not line.startswith("score")]
    assert record_of(*without).state == record_of(*lines).state
    moved = [*lines[: scores[0]], *lines[scores[0] + 1 :], lines[scores[0]]]
    assert fault_of("\n".join([*moved, ""])) == (len(moved), "misplaced")


@each("points", ["0 1 | 1 2", "1 {b} | 0 {a}", "0 {a}", "0 {a} | 1 {b} | 2 0"])
def test_a_wrong_score_is_refused(points):
    lines = two_races()
    place = next(i for i, line in enumerate(lines) if line.startswith("score"))
    _, _, _, _, a, _, _, b = lines[place].split()
    lines[place] = f"score 1 : {points.format(a=a, b=b)}"
    assert fault_of("\n".join([*lines, ""])) == (place + 1, "wrong-score")


def test_a_record_ends_with_its_match():
    lines = two_races()
    assert fault_of("\n".join([*lines, "0 draw", ""])) == (len(lines) + 1, "match-over")
    deal = next(line for line in lines if line.startswith("deal 2")).replace("deal 2", "deal 3")
    assert fault_of("\n".join([*lines, deal, ""])) == (len(lines) + 1, "match-over")


def test_comments_blank_lines_and_both_line_ends_are_read():
    lines = small().decode().splitlines()
    loose = [lines[0], "# a comment", "", *lines[1:4], "   ", "#", *lines[4:]]
    for end in ("\n", "\r\n"):
        reading = read_record("".join(line + end for line in loose).encode())
        assert (reading.fault, reading.torn) == (None, False)
        assert reading.record.text().encode() == small()


def test_lines_for_others_are_kept_where_they_stand():
    notes = ["sit 1 remote Zoé", "mark interesting", "fair commit 0123abcd"]
    before = ["fair seat 0 key 99"]
    record = record_of(*HEADER, *before, DEAL, OPENING[0], *notes, *OPENING[1:])
    assert record.text().splitlines() == [
        *HEADER, *before, DEAL, OPENING[0], *notes, *OPENING[1:]
    ]  # fmt: skip
    assert len(record.moves()) == 1 + len(OPENING)


@each("kind", ["human", "remote", "computer-easy", "computer-2030", "martian"])
def test_any_kind_of_player_is_accepted(kind):
    record = record_of(*HEADER[:3], f"seat 1 {kind} Two words  and more", DEAL)
    assert record.header.sitters[1].kind == kind
    assert record.header.sitters[1].name.split() == ["Two", "words", "and", "more"]


def test_a_player_needs_no_name():
    assert record_of(*HEADER[:3], "seat 1 remote", DEAL).header.sitters[1] == ("remote", "")


def test_a_match_goes_on_from_a_score_sheet():
    record = record_of(*HEADER, "start 0 4900 2 | 1 300 1", DEAL)
    assert record.state.match.points == (4_900, 300)
    assert record.state.match.games == (2, 1)
    assert "start 0 4900 2 | 1 300 1" in record.text()


def test_house_rules_are_read_and_written():
    header = [*HEADER[:2], "rule extension_counts none", "rule quotas 200:4", *HEADER[2:]]
    record = record_of(*header, DEAL)
    assert (record.header.rules.quotas, record.header.rules.extension_counts) == (
        ((Card.MILES_200, 4),),
        (),
    )
    assert record.text().splitlines()[:6] == header


@each(
    "lines",
    [
        [],
        [""],
        ["mille-record 2", *HEADER[1:]],
        ["mille-record", *HEADER[1:]],
        ["# a comment first", *HEADER],
        [HEADER[0]],
        HEADER[:2],
        HEADER[:3],
        [HEADER[0], *HEADER[2:]],
        [HEADER[0], "rules chess", *HEADER[2:]],
        [*HEADER[:2], "rules classic", *HEADER[2:]],
        [*HEADER[:2], "rule quotas many", *HEADER[2:]],
        [*HEADER[:2], "rule quotas", *HEADER[2:]],
        [*HEADER[:2], "rule", *HEADER[2:]],
        [*HEADER[:2], "rule wheels 4", *HEADER[2:]],
        [HEADER[0], "rule quotas 200:4", *HEADER[1:]],
        [*HEADER, "seat 1 human Twice"],
        [*HEADER, "seat 3 human Alone"],
        [*HEADER, "seat 6 human Far"],
        [*HEADER, "seat two human Ann"],
        [*HEADER[:3], "seat 1"],
        [*HEADER[:3], "seat"],
        [*HEADER, "start 0 100 0"],
        [*HEADER, "start 0 -5 0 | 1 0 0"],
        [*HEADER, "start 0 a 0 | 1 0 0"],
        [*HEADER, "start"],
        [*HEADER, "start 1 0 0 | 0 0 0"],
        [HEADER[0], "rules bsd", *HEADER[2:], "seat 2 human Third"],
    ],
)
def test_a_header_that_says_too_little_or_too_much_is_no_record(lines):
    with pytest.raises(NotARecordError, match=r"expected|invalid"):
        read_record("".join(f"{line}\n" for line in [*lines, DEAL]).encode())


@each(
    "data",
    [
        b"",
        b"\n",
        b"\x7fELF\x02\x01",
        b"\xff" + small(),
        small().replace(b"Ann", b"\xe9"),
        small().replace(b"seat 0", b"# \xe9\nseat 0"),
    ],
)
def test_other_files_are_no_records(data):
    with pytest.raises(NotARecordError):
        read_record(data)


def test_a_byte_that_is_no_text_spoils_its_line_alone():
    lines = small().splitlines(keepends=True)
    for place in range(FIRST_MOVE - 2, len(lines)):
        spoilt = lines[place][:-2] + b"\xff\n"
        data = b"".join([*lines[:place], spoilt, *lines[place + 1 :]])
        assert fault_of(data) == (place + 1, "unreadable")
        assert read_record(data).record.text().encode() == b"".join(lines[:place])


@each("line", [b"mark caf\xe9", b"# caf\xe9", b"\xff\xfe", b"seat 2 \xe9"])
def test_lines_of_any_kind_behind_the_header_are_faults_where_they_are_no_text(line):
    assert fault_of(small() + line + b"\n") == (small().count(b"\n") + 1, "unreadable")


def test_ten_megabytes_in_one_line_are_refused_at_once():
    data = text_of(*OPENING).encode() + b"0 play " + b"25 " * 3_500_000 + b"\n"
    assert fault_of(data) == (FIRST_MOVE + len(OPENING), "too-long")
    with pytest.raises(NotARecordError):
        read_record(b"a" * 10_000_000 + b"\n")


lines_of_small = st.sampled_from(small().decode().splitlines())
words = st.sampled_from(
    [*" ".join([*HEADER, *OPENING, "0 pass : | -1 ²"]).split(), "rule", "score"]
)
strange = st.text(st.characters(codec="utf-8"), max_size=12)


@examples(60, 1_000)
@given(
    edits=st.lists(
        st.tuples(st.integers(0, 12), st.lists(words | strange, max_size=5) | lines_of_small),
        min_size=1,
        max_size=3,
    )
)
def test_no_damage_is_more_than_a_fault(edits):
    """Whatever is read of it is a legal match that reads back the same."""
    lines = small().decode().splitlines()
    for place, replacement in edits:
        line = replacement if isinstance(replacement, str) else " ".join(replacement)
        lines[place % len(lines)] = line
    try:
        reading = read_record("".join(f"{line}\n" for line in lines).encode())
    except NotARecordError:
        return
    text = reading.record.text()
    again = read_record(text.encode())
    assert (again.fault, again.record.text()) == (None, text)
    assert again.record.state == reading.record.state


@examples(40, 1_000)
@given(noise=st.binary(max_size=200), place=st.integers(0, 800))
def test_no_noise_is_more_than_a_fault(noise, place):
    data = small()
    try:
        reading = read_record(data[:place] + noise + data[place:])
    except NotARecordError:
        return
    assert_legal(reading.record)


def test_what_is_read_can_be_played_on():
    state = read_record(small()).record.state
    state, _ = apply(state, 1, parse_move("play 200"))
    assert state.tableaux[1].miles == 200
