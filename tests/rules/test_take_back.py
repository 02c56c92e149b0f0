"""Taking back the latest move: which moves can be, and that nothing hidden is seen by it."""

import random

import pytest

from mille_rules import PRESETS, Match, MoveKind, Phase, Record
from mille_rules.journal import Journal
from mille_rules.reading import read_record
from mille_rules.take_back import take_back_seat
from mille_rules.views import view_for
from tests.examples import seeds
from tests.rules.random_play import header, play_on, sensible_move
from tests.rules.test_match import match_with, stacked, submit_all
from tests.rules.watchers import Notebook

CLASSIC = PRESETS["classic"]


def seen_by_all(match):
    """What the seats and a spectator see, without the moves."""
    seats = [*range(match.state.setup.seats), None]
    return [view_for(match.state, seat) for seat in seats]


@seeds(2, 40)
def test_everything_is_as_before_a_move_that_was_taken_back(seed):
    match, taken, stayed = Match(Record(header(CLASSIC, 4))), 0, set()
    match.deal(lambda deck: random.Random(seed).sample(deck, len(deck)))
    while match.state.phase not in (Phase.DEAL, Phase.OVER):
        before, seen, seq = match.state, seen_by_all(match), match.seq
        play_on(match, seed + seq, sensible_move, moves=1)
        made = match.record.moves()[-1]
        if match.take_back_seat is None:
            stayed.add(made.move.kind)
            continue
        assert match.take_back_seat == made.seat
        after = match.state
        match.take_back_latest()
        assert (match.state, match.seq, seen_by_all(match)) == (before, seq, seen)
        assert match.take_back_seat is None, "the move before it stays"
        assert str(match.record.lines[-1]) == f"mark taken-back {made.seat}"
        again = read_record(match.record.text().encode()).record
        assert (again.state, Match(again).take_back_seat) == (before, None)
        match.submit(made.seat, made.move, match.seq)
        assert match.state == after
        taken += 1
    assert taken > 10
    assert {MoveKind.DRAW, MoveKind.PASS} <= stayed


def test_a_move_stays_once_the_next_card_is_drawn():
    match = match_with(2)
    assert match.take_back_seat is None, "nobody has moved"
    submit_all(match, "0 draw")
    assert match.take_back_seat is None, "the card has been seen"
    submit_all(match, "0 discard 25")
    assert match.take_back_seat == 0
    submit_all(match, "1 draw")
    assert match.take_back_seat is None
    seq, text = match.seq, match.record.text()
    match.take_back_latest()
    assert (match.seq, match.record.text()) == (seq, text)


@pytest.mark.parametrize("answer", ["1 coup puncture-proof", "1 pass"])
def test_a_hazard_can_be_taken_back_until_it_is_answered(answer):
    match = match_with(2, "flat-tire", "roll puncture-proof")
    submit_all(match, "0 draw", "0 discard 25", "1 draw", "1 play roll", "0 draw")
    submit_all(match, "0 play flat-tire on 1")
    assert match.take_back_seat == 0
    submit_all(match, answer)
    assert match.take_back_seat is None


def test_the_move_before_one_that_was_taken_back_stays():
    """With an empty draw pile nobody draws, but somebody has seen the other's card."""
    match = match_with(2)
    while match.state.draw_pile:
        play_on(match, match.seq, lambda _state, choices, _chance: choices[-1], moves=1)
    while match.take_back_seat is None:
        play_on(match, 0, lambda _state, choices, _chance: choices[-1], moves=1)
    play_on(match, 0, lambda _state, choices, _chance: choices[-1], moves=1)
    match.take_back_latest()
    assert match.record.moves()[-1].move.kind is MoveKind.DISCARD
    assert match.take_back_seat is None
    assert Match(match.record).take_back_seat is None, "nor after the match was opened again"


def test_the_end_of_a_race_stays():
    match = match_with(2)
    while match.state.phase is not Phase.DEAL:
        play_on(match, match.seq, sensible_move, moves=1)
    assert match.take_back_seat is None
    moves = tuple((line.seat, line.move) for line in match.record.moves()[1:])
    assert take_back_seat(moves, Phase.DEAL) is None


def test_everybody_is_told_and_the_file_keeps_notes_of_who_plays(tmp_path):
    record = Record(header(CLASSIC, 2))
    journal = Journal(tmp_path / "match.mille")
    match, players = Match(record, journal), [Notebook(), Notebook()]
    match.deal(stacked(CLASSIC, 2, "roll"))
    for seat, player in enumerate(players):
        match.sit(seat, player)
    submit_all(match, "0 draw", "0 play roll")
    match.note("sit 1 computer-normal Ben")
    match.take_back_latest()
    for player in players:
        assert [str(event) for event in player.last.events] == ["taken-back seat 0"]
        assert (player.last.seq, len(player.last.view.moves)) == (2, 1)
    assert players[0].last.choices
    lines = journal.path.read_text().splitlines()
    assert lines[-3:] == ["0 draw", "sit 1 computer-normal Ben", "mark taken-back 0"]
    assert journal.path.read_text() == match.record.text()
