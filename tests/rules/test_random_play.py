"""What holds at every table in every position, whatever is played."""

from collections import Counter
from dataclasses import replace
from itertools import chain, cycle, product, zip_longest
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_rules import (
    PRESETS,
    Card,
    Move,
    MoveKind,
    Phase,
    Record,
    RefusedError,
    RuleSet,
    State,
    apply,
    legal_moves,
    new_match,
    read_record,
    why_not,
)
from mille_rules.cards import DISTANCES
from mille_rules.moves import DRAW, EXTEND, FINISH, PASS
from mille_rules.state import to_act
from mille_rules.view_analysis import bonuses_possible, score_now, why_not_now, why_not_play
from mille_rules.views import view_for
from tests.examples import each, examples
from tests.rules import rule_book
from tests.rules.random_play import (
    TABLES,
    Choice,
    any_move,
    header,
    played_match,
    sensible_move,
    steps,
    with_handicaps,
)
from tests.rules.table_setup import whole_deck

every_table = each(("name", "seats"), TABLES)
seeds = st.integers(0, 2**32 - 1)
choices = st.sampled_from([any_move, sensible_move])
few = examples(2, 50)
handicapped = st.booleans()

#: All that anybody could ask for, seats and targets that do not exist included.
CONCEIVABLE = [DRAW, PASS, EXTEND, FINISH] + [
    Move(kind, card, side)
    for kind, card, side in product(
        [MoveKind.PLAY, MoveKind.DISCARD, MoveKind.COUP, MoveKind.TAKE], Card, [None, *range(7)]
    )
    if side is None or kind in (MoveKind.PLAY, MoveKind.TAKE)
]


def cards_everywhere(state: State) -> Counter[Card]:
    piles = [state.discards, *state.hands, state.race.deck[state.drawn :]]
    piles += [pile for tableau in state.tableaux for pile in tableau[:4]]
    return Counter(chain.from_iterable(piles))


def assert_sound(state: State) -> None:
    rules = state.setup.rules
    assert cards_everywhere(state) == Counter(whole_deck(rules, state.setup.seats))
    for side, tableau in enumerate(state.tableaux):
        assert tableau.start == rule_book.given(rules, "miles", side, len(state.tableaux))
        assert tableau.miles == rule_book.miles(rules, tableau, state.race.target)
        assert all(tableau.distance.count(card) <= most for card, most in rules.quotas)
        assert tableau.status == rule_book.status(rules, tableau)
        assert tableau.limited == rule_book.limited(rules, tableau)
        assert set(tableau.coups) <= set(tableau.safeties)
    if state.draw_pile and state.phase not in (Phase.DEAL, Phase.OVER):
        drawn = state.phase is Phase.PLAY
        expected = [
            rule_book.hand_of(rules, seat) + (drawn and seat == state.turn)
            for seat in range(state.setup.seats)
        ]
        assert [len(hand) for hand in state.hands] == expected


def assert_safeties_count(before: State, move: Move, state: State) -> None:
    """Only a safety just played changes which of them count miles, as the rules say."""
    if move.kind is MoveKind.DEAL:
        assert not any(tableau.moving for tableau in state.tableaux)
        return
    laid = [len(tableau.safeties) for tableau in before.tableaux]
    for side, (old, new) in enumerate(zip(before.tableaux, state.tableaux, strict=True)):
        card = str(move.card) if len(new.safeties) > laid[side] else ""
        expected = rule_book.moving(state.setup.rules, old, card, before.race.target)
        assert tuple(map(str, new.moving)) == expected


def assert_somebody_can_go_on(state: State) -> None:
    asked = to_act(state)
    assert bool(asked) == (state.phase not in (Phase.SHUFFLE, Phase.DEAL, Phase.OVER))
    for seat in range(state.setup.seats):
        assert set(legal_moves(state, seat)) == rule_book.moves(state, seat)
        assert (seat in asked) == (legal_moves(state, seat) != ())


def assert_race_ends_when_nothing_can_happen(state: State) -> None:
    if state.phase in (Phase.DRAW, Phase.PLAY):
        assert not rule_book.exhausted(state)
    elif state.phase in (Phase.DEAL, Phase.OVER):
        assert rule_book.exhausted(state) or state.race.completer is not None


def assert_asked_as_the_rules_say(attack: Move, state: State) -> None:
    asked = rule_book.asked(state, str(attack.card), attack.side)
    assert (state.question.waiting if state.question else ()) == asked


def assert_shuffled_as_the_rules_say(line: list[Move], before: State, state: State) -> None:
    """The discards become the draw pile when its last card is drawn, once, and nothing else."""
    *earlier, move = line
    if move.kind is not MoveKind.SHUFFLE:
        shuffled = any(one.kind is MoveKind.SHUFFLE for one in earlier)
        due = rule_book.shuffle_is_due(state.setup.rules, shuffled, before, state)
        assert (state.phase is Phase.SHUFFLE) == due
        return
    assert before.phase is Phase.SHUFFLE
    assert state.race.deck[state.drawn :] == move.cards
    assert Counter(move.cards) == Counter(before.discards)
    assert state.discards == ()
    assert (state.turn, state.hands, state.tableaux) == before[4:5] + before[7:9]
    has_drawn = earlier[-1].kind is MoveKind.DRAW
    assert state.phase is (Phase.PLAY if has_drawn else Phase.DRAW)


def assert_race_is_by_the_book(rules: RuleSet, seats: int, seed: int, choose: Choice) -> list[Move]:
    """Compare each position of a race with the second form of the rules; return its moves."""
    before = state = new_match(rules, seats)
    made: list[Move] = []
    for _, move, state, _ in steps(rules, seats, seed, choose):
        made.append(move)
        assert_sound(state)
        assert_safeties_count(before, move, state)
        assert_shuffled_as_the_rules_say(made, before, state)
        before = state
        assert_somebody_can_go_on(state)
        assert_race_ends_when_nothing_can_happen(state)
        if move.side is not None:
            assert_asked_as_the_rules_say(move, state)
    assert state.phase in (Phase.DEAL, Phase.OVER)
    return made


@every_table
@few
@given(seed=seeds, choose=choices, some=handicapped)
def test_every_position_is_sound_and_every_race_ends(name, seats, seed, choose, some):
    rules = with_handicaps(PRESETS[name], seats) if some else PRESETS[name]
    assert_race_is_by_the_book(rules, seats, seed, choose)


#: Rule sets whose discards are shuffled again, in which the empty draw pile matters.
SHUFFLING = {
    name: replace(PRESETS[name], reshuffle_discards=True)
    for name in ("winning-moves", "bsd", "dujardin", "express")
}


@given(seed=seeds, choose=choices, some=handicapped, name=st.sampled_from(sorted(SHUFFLING)))
@examples(2, 50)
def test_every_position_is_sound_where_discards_are_shuffled_again(seed, choose, some, name):
    rules = SHUFFLING[name]
    seats = rules.player_counts[seed % len(rules.player_counts)]
    rules = with_handicaps(rules, seats) if some else rules
    assert_race_is_by_the_book(rules, seats, seed, choose)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_100_000_positions_are_by_the_book_where_discards_are_shuffled_again():
    chance, positions, shuffles = Random(7), 0, 0
    tables = [(rules, seats) for rules in SHUFFLING.values() for seats in rules.player_counts]
    for race, (usual, seats) in enumerate(cycle(tables)):
        if positions >= 100_000:
            break
        rules = usual if race % 3 else with_handicaps(usual, seats)
        choose = any_move if race % 2 else sensible_move
        seed = chance.randrange(2**32)
        made = assert_race_is_by_the_book(rules, seats, seed, choose)
        positions += len(made)
        shuffles += any(move.kind is MoveKind.SHUFFLE for move in made)
    assert shuffles > 100


@every_table
@examples(1, 20)
@given(seed=seeds, choose=choices)
def test_every_move_is_legal_or_refused_with_a_reason(name, seats, seed, choose):
    for _, _, state, _ in steps(PRESETS[name], seats, seed, choose):
        for seat in {*to_act(state), seed % seats}:
            legal = set(legal_moves(state, seat))
            reasons = {move: why_not(state, seat, move) for move in CONCEIVABLE}
            assert {move for move, reason in reasons.items() if reason is None} == legal
            assert len(legal) == len(legal_moves(state, seat))


@every_table
@few
@given(seed=seeds, choose=choices, some=handicapped)
def test_a_race_is_scored_as_the_rules_page_says(name, seats, seed, choose, some):
    rules = with_handicaps(PRESETS[name], seats) if some else PRESETS[name]
    *_, (_, _, state, _) = steps(rules, seats, seed, choose)
    completer, delayed = state.race.completer, state.draw_pile == 0
    expected = [
        rule_book.score(state, side, completer, delayed) for side in range(len(state.tableaux))
    ]
    assert [list(score) for score in state.match.races[0]] == expected
    sides = len(state.tableaux)
    brought = [rule_book.given(rules, "points", side, sides) for side in range(sides)]
    assert list(state.match.points) == list(map(sum, zip(brought, map(sum, expected), strict=True)))
    full = [side for side, t in enumerate(state.tableaux) if t.miles == state.race.target]
    assert full == ([] if completer is None else [completer])


@every_table
@examples(2, 40)
@given(seed=seeds, choose=choices, some=handicapped)
def test_a_record_reads_back_as_it_was_written(name, seats, seed, choose, some):
    rules = with_handicaps(PRESETS[name], seats) if some else PRESETS[name]
    match = played_match(rules, seats, seed, moves=400, choose=choose)
    text = match.record.text()
    reading = read_record(text.encode())
    assert (reading.torn, reading.fault) == (False, None)
    assert reading.record.text() == text
    assert reading.record.state == match.state
    assert reading.record.header == match.record.header


@every_table
@examples(2, 20)
@given(seed=seeds)
def test_the_reason_for_a_card_agrees_with_the_reason_for_its_move(name, seats, seed):
    for _, _, state, _ in steps(PRESETS[name], seats, seed, sensible_move):
        if state.phase is not Phase.PLAY:
            continue
        seat, sides = state.turn, len(state.tableaux)
        view = view_for(state, seat)
        for card in state.hands[seat]:
            reasons = why_not_play(view, card)
            if card.family == "hazard":
                targets = [side for side in range(sides) if side != seat % sides]
                moves = [Move(MoveKind.PLAY, card, side) for side in targets]
            else:
                moves = [Move(MoveKind.PLAY, card)]
            expected = [why_not(state, seat, move) for move in moves]
            assert reasons == (() if None in expected else tuple(expected))


@examples(3, 40)
@given(seed=seeds, choose=choices)
def test_what_the_table_waits_for_is_why_it_takes_no_card(seed, choose):
    for _, _, state, _ in steps(PRESETS["winning-moves"], 3, seed, choose):
        for seat in range(3):
            told = why_not_now(view_for(state, seat))
            if state.phase is Phase.PLAY and seat == state.turn:
                assert told is None
            else:
                assert told == why_not(state, seat, Move(MoveKind.DISCARD, Card.STOP))


@every_table
@few
@given(seed=seeds, choose=choices)
def test_the_score_so_far_becomes_the_score(name, seats, seed, choose):
    """Only a trip completed adds to it at the end."""
    before = None
    for _, _, state, _ in steps(PRESETS[name], seats, seed, choose):
        view = view_for(state, seed % seats)
        now = score_now(view)
        for side, score in enumerate(now):
            if state.phase in (Phase.DEAL, Phase.OVER):
                assert now == state.match.races[0]
                assert bonuses_possible(view, side) == frozenset()
            else:
                assert list(score) == rule_book.score(state, side, completer=None, delayed=False)
        before = (view, now) if state.phase not in (Phase.DEAL, Phase.OVER) else before
    last_view, last_score = before
    for side, score in enumerate(state.match.races[0]):
        gained = {
            item
            for item, value in score._asdict().items()
            if value > getattr(last_score[side], item) and item != "distance"
        }
        assert gained <= bonuses_possible(last_view, side)


#: A trip of 100 with an exact number of each distance, short ones under the limit.
KILOMETRES = replace(
    PRESETS["winning-moves"],
    distances=(5, 6, 8, 10, 20),
    limit_miles=6,
    quotas=tuple(zip(DISTANCES, (8, 4, 2, 2, 0), strict=True)),
    base_target=((2, 100), (3, 100), (4, 100), (6, 100)),
    extension_counts=(),
    speed_limit_on="rolling",
    starts_limited=True,
)


@few
@given(seed=seeds, choose=choices)
def test_races_with_other_distances_can_be_played_in_turn(seed, choose):
    tables = [steps(rules, 2, seed, choose) for rules in (PRESETS["winning-moves"], KILOMETRES)]
    for turns in zip_longest(*tables):
        for _, _, state, _ in filter(None, turns):
            assert_sound(state)
            assert_somebody_can_go_on(state)


def test_winning_moves_differs_from_classic_in_two_fields():
    changes = {"battle_hazard_on": "rolling", "short_deck_counts": (2, 3)}
    changed = replace(PRESETS["classic"], **changes)
    assert replace(changed, name="winning-moves") == PRESETS["winning-moves"]


def test_an_illegal_move_changes_nothing_and_says_why():
    *_, (_, _, state, _) = steps(PRESETS["classic"], 2, 1)
    with pytest.raises(RefusedError) as caught:
        apply(state, 0, DRAW)
    assert caught.value.refusal == why_not(state, 0, DRAW)


def test_a_record_without_moves_reads_back():
    record = Record(header(PRESETS["bsd"], 2, points=(300, 0)))
    reading = read_record(record.text().encode())
    assert reading.record.text() == record.text()
    assert reading.record.state.match.points == (300, 0)
