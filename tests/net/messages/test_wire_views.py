"""Updates over the wire are the updates that were made."""

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.limits import FRAME_AFTER
from mille_net.messages import FROM_HOST
from mille_net.messages.codec import ProtocolError, decode, encode
from mille_net.messages.wire_rules import rule_lines, rules_from
from mille_net.messages.wire_views import (
    UpdateReader,
    UpdateWriter,
    move_from,
    refusal_form,
    refusal_from,
)
from mille_rules import PRESETS, Card, Code, MoveKind, Refusal, RuleSet, Update, legal_moves
from mille_rules.moves import as_seen
from mille_rules.views import update_for
from tests.examples import each, examples
from tests.rules.random_play import TABLES, sensible_move, steps

every_table = each(("name", "seats"), TABLES)


def updates_of(name: str, seats: int, seed: int, seat: int | None, races: int = 1) -> list[Update]:
    updates, moves = [], ()
    for number, (mover, move, state, events) in enumerate(
        steps(PRESETS[name], seats, seed, sensible_move, races=races), start=1
    ):
        moves = () if move.kind is MoveKind.DEAL else (*moves, (mover, as_seen(move)))
        updates.append(update_for(number, state, seat, moves, events))
    return updates


def over_the_wire(writer: UpdateWriter, reader: UpdateReader, update: Update) -> Update:
    frame = encode(writer.message(update))
    assert len(frame) < FRAME_AFTER
    return reader.update(decode(frame[4:], FROM_HOST))


@every_table
@examples(1, 20)
@given(seed=st.integers(0, 999), data=st.data())
def test_every_update_of_a_race_arrives_as_it_was_made(name, seats, seed, data):
    seat = data.draw(st.sampled_from([None, *range(seats)]))
    updates = updates_of(name, seats, seed, seat, races=2)
    writer, reader = UpdateWriter(), UpdateReader(updates[0].view.setup)
    assert [over_the_wire(writer, reader, update) for update in updates] == updates


def test_a_reader_that_comes_late_or_twice_reads_the_same():
    updates = updates_of("winning-moves", 4, 3, 1)
    setup = updates[0].view.setup
    writer, known = UpdateWriter(), UpdateReader(setup)
    for update in (updates[40], updates[40], updates[12], updates[80], updates[0]):
        assert over_the_wire(writer, UpdateReader(setup), update) == update
        assert over_the_wire(writer, known, update) == update


def spoiled(update: Update, **view) -> object:
    message = UpdateWriter().message(update)
    return msgspec.structs.replace(message, view=msgspec.structs.replace(message.view, **view))


@each(
    "change",
    [
        {"turn": 4},
        {"to_act": (0, 5)},
        {"hand": bytes([19])},
        {"hand": bytes([255])},
        {"discards": b"\x7f"},
        {"hand_sizes": (6, 6)},
        {"tableaux": ((b"", b"", b"", b"", b""),) * 3},
        {"completer": 2},
        {"extension_by": 2},
        {"moves": b"\x00"},
        {"moves": b"\xff\xff"},
        {"moves": bytes([8 * 6, 1])},
    ],
)
def test_a_view_that_means_nothing_at_this_table_is_a_protocol_error(change):
    update = updates_of("winning-moves", 4, 1, 0)[9]
    reader = UpdateReader(update.view.setup)
    assert reader.update(spoiled(update)) == update
    with pytest.raises(ProtocolError):
        reader.update(spoiled(update, **change))


@given(data=st.data())
def test_any_view_that_the_types_allow_is_read_or_a_protocol_error(data):
    update = data.draw(st.sampled_from(updates_of("bsd", 2, 1, 0)[::7]))
    change = data.draw(
        st.fixed_dictionaries(
            {},
            optional={
                "hand": st.binary(max_size=10),
                "discards": st.binary(max_size=20),
                "moves": st.binary(max_size=20),
                "target": st.integers(0, 10_000_000),
                "draw_pile": st.integers(0, 200),
                "tableaux": st.tuples(*[st.tuples(*[st.binary(max_size=4)] * 5)] * 2),
                "to_act": st.lists(st.integers(0, 5), max_size=6).map(tuple),
            },
        )
    )
    try:
        read = UpdateReader(update.view.setup).update(spoiled(update, **change))
    except ProtocolError:
        return
    assert read.seq == update.seq


def test_every_move_a_seat_may_make_has_one_text():
    seen = set()
    for _, _, state, _ in steps(PRESETS["classic"], 6, 5, sensible_move):
        for seat in range(6):
            seen.update(legal_moves(state, seat))
    assert len(seen) > 30
    assert {move_from(str(move)) for move in seen} == seen


@each("text", ["", "DRAW", "play", "play 25 ", "play stop on 6", "deal 1", "x"])
def test_another_text_is_a_protocol_error(text):
    with pytest.raises(ProtocolError):
        move_from(text)


@each(
    "rules",
    [
        *PRESETS.values(),
        replace(
            PRESETS["classic"], hand_size=5, short_deck_counts=(), quotas=((Card.MILES_200, 4),)
        ),
        PRESETS["bsd"].changed("base_target", "2:725").changed("can_discard_safety", "yes"),
    ],
)
def test_rules_travel_as_the_lines_of_a_record(rules: RuleSet):
    assert rules_from(rule_lines(rules)) == rules


@each(
    "lines",
    [
        ("classic",),
        ("rules",),
        ("rules chess",),
        ("rules classic", "hand_size 5"),
        ("rules classic", "rule hand_size"),
        ("rules classic", "rule hand_size 99"),
        ("rules classic", "rule colour red"),
        ("rules classic", "rule base_target 2:x"),
        ("rules classic", "rule deck zebra:1"),
    ],
)
def test_lines_that_make_no_rules_are_a_protocol_error(lines):
    with pytest.raises(ProtocolError):
        rules_from(lines)


def test_a_refusal_travels_with_all_that_belongs_to_it():
    refusal = Refusal(Code.TOO_FAST, Card.MILES_100, Card.END_OF_LIMIT, 1, 2, 50)
    assert refusal_from(refusal_form(refusal)) == refusal
