"""MB-DEAL/1: the worked cases, and what its values must hold."""

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, permutations, repeat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_rules.fair_deal import (
    NOTHING,
    Context,
    DealFault,
    Holder,
    Place,
    Transcript,
    below,
    deal_key,
    deck_order,
    first_seat,
    host_commit,
    key_id,
    list_fault,
    list_hash,
    open_fault,
    public_seed,
    roster_bytes,
    rules_hash,
    rules_text,
    seat_commit,
)
from mille_rules.rulesets import PRESETS
from tests.examples import each

CASES = json.loads(Path(__file__).with_name("fair_deal_vectors.json").read_text("utf-8"))
every_case = each("case", CASES)
seeds = st.binary(min_size=32, max_size=32)


def roster_of(data: bytes) -> tuple[Place, ...]:
    """The seats that such bytes name."""
    entries = [data[start : start + 34] for start in range(1, len(data), 34)]
    assert [entry[0] for entry in entries] == list(range(data[0]))
    return tuple(Place(Holder(entry[1]), entry[2:]) for entry in entries)


def transcript_of(case: dict[str, Any]) -> Transcript:
    """The deal of a worked case."""
    context = Context(
        bytes.fromhex(case["game_id"]),
        case["hand_no"],
        bytes.fromhex(case["rules"]),
        roster_of(bytes.fromhex(case["roster"])),
        case["deck_size"],
    )
    return Transcript(
        context,
        bytes.fromhex(case["C"]),
        tuple(bytes.fromhex(entry) if entry else NOTHING for entry in case["c"]),
        tuple(bytes.fromhex(entry) if entry else None for entry in case["r"]),
        bytes.fromhex(case["host_secret"]),
    )


FOUR_SEATS = transcript_of(CASES[2])


@every_case
def test_every_value_of_the_worked_cases_is_met(case: dict[str, Any]) -> None:
    context, commit, commits, randoms, secret = transcript_of(case)
    assert roster_bytes(context.roster).hex() == case["roster"]
    assert sha256(context.encoded()).hexdigest() == case["ctx_sha256"]
    assert host_commit(context, secret).hex() == case["C"]
    for seat, random in enumerate(randoms):
        if random is not None:
            assert seat_commit(context, seat, commit, random).hex() == case["c"][seat]
    listed = list_hash(context, commit, commits)
    assert listed.hex() == case["L"]
    seed = public_seed(listed, randoms)
    assert seed.hex() == case["seed_pub"]
    key = deal_key(secret, commit, seed)
    assert key.hex() == case["key"]
    assert list(deck_order(key, context.deck_size)) == case["deck"]


@every_case
def test_a_worked_case_has_no_fault_and_gives_its_deck(case: dict[str, Any]) -> None:
    transcript = transcript_of(case)
    assert transcript.fault() is None
    assert list(transcript.order()) == case["deck"]


def altered(value: bytes, byte: int) -> bytes:
    """The same bytes with one bit of one of them turned over."""
    return value[:byte] + bytes([value[byte] ^ 1]) + value[byte + 1 :]


@given(st.integers(0, 31), st.sampled_from(["commit", "commits", "randoms", "secret"]))
def test_any_altered_byte_of_what_was_said_is_noticed(byte: int, part: str) -> None:
    said = getattr(FOUR_SEATS, part)
    if isinstance(said, tuple):
        changed: object = (said[0], altered(said[1], byte), *said[2:])
    else:
        changed = altered(said, byte)
    assert FOUR_SEATS._replace(**{part: changed}).fault() is not None


@given(st.integers(0, 31))
def test_any_altered_byte_of_the_context_is_noticed(byte: int) -> None:
    context = FOUR_SEATS.context
    places = list(context.roster)
    places[0] = places[0]._replace(key_id=altered(places[0].key_id, byte))
    for changed in (
        context._replace(game_id=altered(context.game_id, byte % 16)),
        context._replace(race=context.race + 1 + byte),
        context._replace(rules=altered(context.rules, byte)),
        context._replace(roster=tuple(places)),
        context._replace(deck_size=context.deck_size - 1 - byte),
    ):
        assert FOUR_SEATS._replace(context=changed).fault() is not None


def test_what_does_not_hold_has_a_name() -> None:
    context, commit, commits, randoms, _ = FOUR_SEATS
    wrong = bytes(31) + b"\1"
    assert FOUR_SEATS._replace(secret=wrong).fault() is DealFault.SECRET
    assert FOUR_SEATS._replace(secret=wrong[1:]).fault() is DealFault.SHAPE
    assert FOUR_SEATS._replace(randoms=(None, wrong, None, None)).fault() is DealFault.RANDOM
    assert open_fault(context, commit, commits, (None, b"", None, None)) is DealFault.SHAPE
    assert open_fault(context, commit, commits, randoms[:3]) is DealFault.SHAPE
    assert open_fault(context, commit, commits, (None,) * 4) is DealFault.SEAT
    assert open_fault(context, commit, commits, (None, randoms[1], wrong, None)) is DealFault.SEAT
    assert list_fault(context, (wrong, *commits[1:])) is DealFault.SEAT
    assert list_fault(context, commits[:3]) is DealFault.SHAPE
    assert list_fault(context, (b"", *commits[1:])) is DealFault.SHAPE
    assert list_fault(context, commits) is None


def test_values_of_another_size_are_refused_before_they_are_hashed() -> None:
    context = FOUR_SEATS.context
    for wrong in (
        context._replace(game_id=b"short"),
        context._replace(rules=b"short"),
        context._replace(race=1 << 32),
        context._replace(race=-1),
        context._replace(deck_size=1 << 16),
        context._replace(roster=(Place(Holder.GUEST, b"short"),)),
    ):
        with pytest.raises(ValueError, match="expected"):
            wrong.encoded()
    with pytest.raises(ValueError, match="32 bytes, got 31"):
        host_commit(context, bytes(31))
    with pytest.raises(ValueError, match="32 bytes, got 33"):
        list_hash(context, bytes(32), (bytes(33),))
    with pytest.raises(ValueError, match="32 bytes, got 0"):
        seat_commit(context, 0, bytes(32), b"")


@given(st.integers(1, 4096), st.integers(0, 2**32 - 1))
def test_a_word_that_would_favour_small_numbers_is_passed_over(bound: int, word: int) -> None:
    first_unfair = 2**32 - 2**32 % bound
    words = chain([word], repeat(0))
    assert below(bound, words) == (word % bound if word < first_unfair else 0)


def test_every_number_below_a_bound_is_met_by_as_many_words() -> None:
    # 2**32 leaves a rest of 1 with 5: the last word alone is passed over.
    assert below(5, iter([2**32 - 1, 7])) == 2
    assert below(5, iter([2**32 - 2])) == 4


def test_all_orders_of_a_small_deck_are_about_as_likely() -> None:
    decks = Counter(
        deck_order(sha256(bytes([a, b])).digest(), 3) for a in range(24) for b in range(250)
    )
    assert set(decks) == set(permutations(range(3)))
    # 6,000 decks, 1,000 of each order expected; five standard deviations are 145.
    assert all(abs(count - 1_000) < 145 for count in decks.values())


@given(seeds, st.integers(0, 130))
def test_a_deck_has_every_card_once(key: bytes, size: int) -> None:
    assert sorted(deck_order(key, size)) == list(range(size))


@given(seeds, seeds)
def test_the_host_alone_decides_nothing_and_a_guest_alone_decides_nothing(
    secret: bytes, random: bytes
) -> None:
    context = FOUR_SEATS.context
    decks = set()
    for host, guest in ((secret, random), (random, secret), (altered(secret, 0), random)):
        commit = host_commit(context, host)
        commits = (NOTHING, seat_commit(context, 1, commit, guest), NOTHING, NOTHING)
        transcript = Transcript(context, commit, commits, (None, guest, None, None), host)
        assert transcript.fault() is None
        decks.add(transcript.order())
    assert len(decks) == (3 if secret != random else 2)


def test_rules_that_differ_in_anything_have_another_hash() -> None:
    texts = [
        rules_text(rules, seats) for rules in PRESETS.values() for seats in rules.player_counts
    ]
    house = PRESETS["classic"].changed("deck", "200:2")
    texts += [rules_text(house, 2), rules_text(house.changed("quotas", "200:1"), 2)]
    assert len(set(texts)) == len(texts)
    assert all(text.isascii() for text in texts)


def test_the_rules_text_is_what_the_protocol_prints() -> None:
    text = rules_text(PRESETS["winning-moves"], 2)
    assert text.startswith(
        "MB-DEAL/1 rules\nseats 2\ntitle -\nplayer_counts 2,3,4,5,6\nhand_size 6\n"
    )
    assert "\ncard 5 accident 2\n" in text
    assert text.endswith(
        "deck_size 101\n"
        "first in race 1 the first 8 bytes of pub mod seats,"
        " later the seat after the last first one\n"
        "dealing one card to each seat in turn from the first seat until hands are full,"
        " then the pile\n"
    )
    assert rules_hash(PRESETS["winning-moves"], 2) == sha256(text.encode()).digest()


@every_case
def test_who_begins_follows_from_the_opened_numbers(case: dict[str, Any]) -> None:
    transcript = transcript_of(case)
    seats = len(transcript.context.roster)
    assert transcript.seed().hex() == case["seed_pub"]
    first = first_seat(transcript.seed(), seats)
    assert first == int(case["seed_pub"][:16], 16) % seats


def test_a_key_tells_machines_apart_and_not_the_token() -> None:
    token = bytes(range(32))
    assert key_id(token) == sha256(b"MB-DEAL/1 seat" + token).digest()
    assert key_id(token) != key_id(bytes(32))


def test_a_stream_is_read_across_its_blocks() -> None:
    # 106 cards need 105 words, eight to a block.
    key = bytes.fromhex(CASES[0]["key"])
    words = _words_by_hand(key)
    deck = list(range(106))
    for i in range(105, 0, -1):
        j = below(i + 1, words)
        deck[i], deck[j] = deck[j], deck[i]
    assert deck_order(key, 106) == tuple(deck)


def _words_by_hand(key: bytes) -> Iterator[int]:
    import hmac

    for block in range(20):
        made = hmac.new(key, block.to_bytes(8, "big"), "sha256").digest()
        if block == 0:
            assert made.hex() == CASES[0]["stream_first_32"]
        yield from (int.from_bytes(made[i : i + 4], "big") for i in range(0, 32, 4))
