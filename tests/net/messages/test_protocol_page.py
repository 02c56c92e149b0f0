"""PROTOCOL.md names everything that the code knows: who writes a client has nothing else."""

import re
from enum import StrEnum
from pathlib import Path

from msgspec import inspect

import mille_net
from mille_net import limits
from mille_net.messages import FROM_GUEST, FROM_HOST, FROM_STRANGER, codes
from mille_net.messages.wire_forms import ViewForm
from mille_net.trust import comparison_words
from mille_rules import PRESETS, Card, Code, EventKind, MoveKind, Phase, new_match
from mille_rules.state import BETWEEN_RACES, to_act
from tests.examples import each
from tests.rules.random_play import TABLES, sensible_move, steps

PAGE = (Path(mille_net.__file__).parent / "PROTOCOL.md").read_text("utf-8")
TO_HOST = {**FROM_STRANGER, **FROM_GUEST}
WORDS = [
    value
    for value in vars(codes).values()
    if isinstance(value, type) and issubclass(value, StrEnum) and value is not StrEnum
]


def section(title: str) -> str:
    """The text under a heading."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    assert found is not None
    return found.group(1)


def row_of(part: str, tag: str) -> str:
    """The row of a table that describes a message."""
    rows = [line for line in part.splitlines() if line.startswith("|")]
    return next(row for row in rows if f"`{tag}`" in row.split("|")[1])


def fields_of(kind: type) -> set[str]:
    """The fields of a message, and of what stands inside it, arrays apart."""
    found: set[str] = set()

    def look(info: object) -> None:
        if isinstance(info, inspect.StructType) and not info.array_like:
            for field in info.fields:
                found.add(field.encode_name)
                look(field.type)
        for name in ("types", "item_types"):
            for part in getattr(info, name, ()):
                look(part)
        if hasattr(info, "item_type"):
            look(info.item_type)

    look(inspect.type_info(kind))
    return found


def test_every_message_of_a_guest_is_described_with_its_fields(subtests):
    for tag in sorted(TO_HOST):
        with subtests.test(tag):
            row = row_of(section("Messages of a guest"), tag)
            assert {field for field in fields_of(TO_HOST[tag]) if f"`{field}`" not in row} == set()


def test_every_message_of_the_host_is_described_with_its_fields(subtests):
    for tag in sorted(set(FROM_HOST) - {"table", "update", "pake", "confirm"}):
        with subtests.test(tag):
            row = row_of(section("Messages of the host"), tag)
            assert {
                field for field in fields_of(FROM_HOST[tag]) if f"`{field}`" not in row
            } == set()


def requests_with_codes() -> dict[str, set[str]]:
    """Which codes the page says that each request may be refused with."""
    rows = section("Codes").split("`not_moved`, with their")[0].splitlines()
    found: dict[str, set[str]] = {}
    for row in rows:
        cells = row.split("|")
        if len(cells) == 4:
            for tag in re.findall(r"`(\w+)`", cells[1]):
                found[tag] = set(re.findall(r"`([a-z-]+)`", cells[2]))
    return found


def test_the_page_says_of_every_request_what_it_may_be_refused_with():
    said = requests_with_codes()
    answered = {tag for tag in TO_HOST if tag not in ("ping", "pong", "leave", "keep_move")}
    assert said.keys() == answered
    assert {str(code) for code in codes.RefusalCode} <= set().union(*said.values(), {"not-owner"})


def test_the_words_of_first_contact_stand_on_the_page_in_their_order():
    listed = re.search(r"```\n(.*?)```", section("The words"), re.S).group(1)
    assert tuple(listed.split()) == comparison_words.WORDS


def test_table_and_update_are_described_with_all_their_fields():
    for tag, title in (("table", "Messages of the host"), ("update", "Updates")):
        text = section(title)
        assert {field for field in fields_of(FROM_HOST[tag]) if f"`{field}`" not in text} == set()


def test_the_parts_of_a_view_stand_in_their_order():
    listed = re.search(r"`view`, an array: \((.*?)\)", section("Updates"), re.S).group(1)
    assert re.findall(r"`(\w+)`", listed) == list(ViewForm.__struct_fields__)


def test_every_word_that_messages_carry_is_named(subtests):
    for words in WORDS:
        with subtests.test(str(words)):
            assert [word for word in words if f"`{word}`" not in PAGE] == []


def test_every_word_of_the_rules_that_messages_carry_is_named(subtests):
    for words in [Code, EventKind, Phase]:
        with subtests.test(str(words)):
            assert [word for word in words if f"`{word}`" not in PAGE] == []


def test_cards_and_moves_are_named_with_their_numbers():
    cards = next(line for line in PAGE.splitlines() if line.startswith("| `card` |"))
    slugs = re.findall(r"[a-z-]+|\d+", cards.split("int 0..18:")[1].replace("miles", ""))
    named = [slug for slug in slugs if slug in {card.slug for card in Card}]
    assert named == [card.slug for card in Card]
    for kind in MoveKind:
        assert kind is MoveKind.DEAL or re.search(rf"\b{kind}\b", section("Updates"))


@each(
    ("name", "text"),
    [
        ("FRAME_BEFORE", "4,096"),
        ("FRAME_AFTER", "65,536"),
        ("MAX_ARRAY", "arrays 1,024"),
        ("MAX_MAP", "maps 64"),
        ("MAX_STR", "texts 2,048"),
        ("MAX_BIN", "bins 4,096"),
        ("MAX_DEPTH", "nested 8"),
        ("MAX_RULE_LINES", "| lines of rules | 128"),
        ("MAX_GUESTS_HERE", "| 24,"),
        ("MAX_GUESTS_PER_MACHINE", "newcomers 6 from one machine"),
        ("MAX_STRANGERS", "| 32,"),
        ("MAX_STRANGERS_PER_MACHINE", "32, 6 from one machine"),
        ("MAX_RETURNING_PER_MACHINE", "is remembered 2 are taken"),
        ("CONNECTION_RATE", "5 per second from an address"),
        ("CONNECTION_BURST", "10 at once"),
        ("MACHINE_RATE", "20 from a machine"),
        ("MACHINE_BURST", "40 at once"),
        ("TLS_TIMEOUT", "3 s,"),
        ("HELLO_TIMEOUT", "5 s |"),
        ("FRAME_TIMEOUT_BEFORE", "5 s before `welcome`"),
        ("FRAME_TIMEOUT_AFTER", "10 s after it"),
        ("MAX_WAITING", "6 wait"),
        ("MAX_WAITING_PER_ADDRESS", "1 from one address"),
        ("MAX_WAITING_PER_MACHINE", "2 from one machine"),
        ("MAX_ENTERING", "16 enter"),
        ("MAX_ENTERING_PER_MACHINE", "16 enter, 6 from one machine"),
        ("WAITING_TIMEOUT", "120 s"),
        ("CODE_TRIES", "3 from one machine before"),
        ("CODE_PAUSE", "a pause of 30 s"),
        ("CODE_LONGEST_PAUSE", "up to 900 s"),
        ("CODE_GUESSES_PER_HOUR", "30 per hour"),
        ("MESSAGE_RATE", "20 per second"),
        ("MESSAGE_BURST", "40 at once"),
        ("CHAT_LINES", "5 lines"),
        ("CHAT_SECONDS", "in 10 s"),
        ("MAX_OUTBOX", "256 KiB"),
        ("WRITE_TIMEOUT", "10 s without reading"),
        ("PING_AFTER", "`ping` after 5 s"),
        ("DEAD_AFTER", "dead after 15 s"),
        ("MAX_LISTED", "shows 64"),
        ("MAX_ANNOUNCED", "asks 128 announced places"),
        ("MAX_ASKED", "32 silent ones"),
        ("MAX_ADDRESSES_ASKED", "at 4 addresses"),
        ("MAX_JOINED_ASKED", "16 hosts joined before"),
        ("QUESTION_SECONDS", "| a question, also whether a move may be taken back | 10 s"),
        ("TAKE_BACK_SECONDS", "| a question, also whether a move may be taken back | 10 s"),
        ("DEAL_STEP_SECONDS", "| a step of a deal | 5 s"),
    ],
)
def test_every_limit_stands_on_the_page_as_it_is_in_the_code(name, text):
    value = getattr(limits, name)
    shown = value // 1024 if name == "MAX_OUTBOX" else int(value)
    assert text in section("Limits")
    assert f"{shown:,}" in text


@each(("name", "seats"), TABLES)
def test_phase_turn_and_first_are_what_the_page_says(name, seats):
    before = new_match(PRESETS[name], seats)
    assert (before.match.race, before.phase, to_act(before)) == (0, Phase.DEAL, ())
    first = None
    for _, move, state, _ in steps(PRESETS[name], seats, 5, sensible_move, races=2):
        if move.kind is MoveKind.DEAL:
            assert (state.phase, state.turn) == (Phase.DRAW, state.match.first)
            assert first is None or state.match.first == (first + 1) % seats
            first = state.match.first
        assert state.match.first == first
        if state.phase in (*BETWEEN_RACES, Phase.SHUFFLE):
            assert to_act(state) == ()
        elif state.phase is Phase.ANSWER:
            assert state.turn == state.question.attacker
            assert to_act(state) == tuple(sorted(state.question.waiting))
        else:
            assert to_act(state) == (state.turn,)
            assert state.phase is not Phase.DRAW or state.draw_pile > 0


@each(("name", "seats"), TABLES)
def test_discards_that_come_with_a_safety_are_in_the_order_that_the_page_says(name, seats):
    for _, move, state, events in steps(PRESETS[name], seats, 3, sensible_move, races=3):
        removed = [event.card for event in events if event.kind is EventKind.REMOVED]
        if removed:
            assert state.discards[-len(removed) :] == tuple(removed)
            answered = removed[1:] if move.kind is MoveKind.COUP else removed
            stops = [card for card in answered if card is Card.STOP]
            limits = [card for card in answered if card is Card.SPEED_LIMIT]
            assert len(limits) <= 1
            assert move.card is not Card.RIGHT_OF_WAY or answered == limits + stops
