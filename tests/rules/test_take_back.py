"""Taking back moves: which moves can be, and that nothing hidden is seen by it (rules 2.9)."""

import random

from mille_rules import PRESETS, Header, Match, MoveKind, Phase, Record, Sitter
from mille_rules.journal import Journal
from mille_rules.marks import PRACTICE
from mille_rules.reading import read_record
from mille_rules.record import NoteLine
from mille_rules.take_back import take_back_seat
from mille_rules.views import view_for
from tests.examples import each, seeds
from tests.rules.random_play import play_on, sensible_move
from tests.rules.test_match import stacked, submit_all
from tests.rules.watchers import Notebook

CLASSIC = PRESETS["classic"]
PEOPLE = {2: (0, 1), 4: (0, 1, 2, 3)}


def record_with(people, seats=2, *notes):
    """A match before its first deal; the other seats are computer players'."""
    sitters = [
        Sitter("human" if seat in people else "computer-hard", f"Nº {seat}")
        for seat in range(seats)
    ]
    return Record(Header(CLASSIC, tuple(sitters)), [NoteLine(note) for note in notes])


def dealt(people, *hands, seats=2, notes=()):
    """A match whose first race is dealt with these hands."""
    match = Match(record_with(people, seats, *notes))
    match.deal(stacked(CLASSIC, seats, *hands))
    return match


def seen_by_all(match):
    """What the seats and a spectator see, without the moves."""
    seats = [*range(match.state.setup.seats), None]
    return [view_for(match.state, seat) for seat in seats]


def alone(*hands):
    """Seat 0 is a person, seat 1 a computer player."""
    return dealt((0,), *hands)


def at_extension():
    """Seat 0, a person against a computer player, may extend the trip."""
    for seed in range(100):
        match = alone()
        while match.state.phase not in (Phase.DEAL, Phase.EXTENSION):
            play_on(match, seed + match.seq, sensible_move, moves=1)
        if match.state.phase is Phase.EXTENSION and match.state.turn == 0:
            return match
    raise AssertionError("seat 0 never arrives")


class ReadInWhole(list):
    """Lines of a record, which count how often all of them are read."""

    times = 0

    def __iter__(self):
        self.times += 1
        return super().__iter__()


class TestWhereNobodyIsAsked:
    def test_follows_the_players_and_a_mark_in_the_middle_of_a_match(self):
        match = alone()
        assert match.take_back_from == 0
        submit_all(match, "0 draw", "0 discard 25")
        match.note("sit 1 computer-easy Ben")
        assert match.take_back_from == match.seq == 3
        match.note("sit 1 human Ben")
        match.note("sit 1 computer-easy Ben")
        assert match.take_back_from is None, "seat 1 was a person's"
        match.note(PRACTICE)
        assert match.take_back_from == 3

    def test_is_known_without_reading_the_record_again(self):
        record = record_with((0,))
        record.lines = lines = ReadInWhole(record.lines)
        match = Match(record)
        match.deal(stacked(CLASSIC, 2))
        submit_all(match, "0 draw", "0 discard 25")
        lines.times = 0
        assert match.take_back_seat is None
        assert (match.takes_back_freely, match.moves_back(0)) == (True, 1)
        submit_all(match, "1 draw")
        assert lines.times == 0


class TestAgainstComputersOnly:
    def test_goes_back_to_the_last_decision_again_and_again(self):
        match = alone("roll 25 50")
        submit_all(match, "0 draw")
        first = match.state
        submit_all(match, "0 play roll", "1 draw", "1 discard 25", "0 draw")
        second = match.state
        submit_all(match, "0 discard 25", "1 draw")
        assert (match.moves_back(0), match.take_back_seat) == (2, None)
        assert match.take_back(0)
        assert match.state == second
        assert match.take_back(0)
        assert match.state == first
        assert not match.take_back(0), "there is no earlier decision"
        assert match.record.notes() == ["mark taken-back 0 2", "mark taken-back 0 4"]

    def test_an_answer_with_a_choice_is_a_decision_and_the_only_answer_is_none(self):
        match = alone("roll 25 right-of-way", "stop speed-limit")
        submit_all(match, "0 draw", "0 play roll", "1 draw", "1 play speed-limit on 0")
        asked = match.state
        submit_all(match, "0 pass")
        assert match.moves_back(0) == 1
        assert match.take_back(0)
        assert match.state == asked
        match = alone("roll 25", "stop speed-limit")
        submit_all(match, "0 draw", "0 play roll", "1 draw", "1 play speed-limit on 0", "0 pass")
        assert match.moves_back(0) == 4, "without the safety nothing was decided"

    def test_reaches_the_decision_to_extend_but_not_the_end_of_the_race(self):
        match = at_extension()
        asked = match.state
        submit_all(match, "0 extend")
        play_on(match, match.seq, sensible_move, moves=1)
        assert match.take_back(0)
        assert match.state == asked
        submit_all(match, "0 finish")
        assert not match.take_back(0)

    def test_reaches_no_further_than_a_change_of_players(self):
        match = alone()
        submit_all(match, "0 draw", "0 discard 25", "1 draw", "1 discard 25", "0 draw")
        match.note("sit 0 human Zoe")
        assert not match.take_back(0)
        submit_all(match, "0 discard 25", "1 draw")
        assert match.moves_back(0) == 2

    def test_a_computer_that_plays_for_an_absent_person_counts_as_a_person(self):
        match = dealt((0, 1))
        match.note("sit 1 computer-normal Ben")
        submit_all(match, "0 draw", "0 discard 25")
        assert match.take_back_seat == 0
        submit_all(match, "1 draw")
        assert not match.take_back(0)

    def test_hints_stay_noted_and_the_cards_are_the_same(self):
        match = alone("25 50 75")
        submit_all(match, "0 draw")
        match.note("mark hint 0")
        submit_all(match, "0 discard 25", "1 draw", "1 discard 25", "0 draw")
        seen = match.state.hands[0]
        match.note("mark aid 0")
        assert match.take_back(0)
        assert match.record.notes() == ["mark hint 0", "mark aid 0", "mark taken-back 0 4"]
        submit_all(match, "0 discard 50", "1 draw", "1 discard 25", "0 draw")
        assert match.state.hands[0][-1] == seen[-1], "the deal stays"

    @seeds(2, 40)
    def test_what_was_played_meanwhile_leaves_no_trace_but_notes(self, seed):
        match = Match(record_with((0,), 4))
        match.deal(lambda deck: random.Random(seed).sample(deck, len(deck)))
        taken = 0
        while match.state.phase not in (Phase.DEAL, Phase.OVER):
            back = match.moves_back(0)
            if back and taken < 20 and match.seq % 3 == seed % 3:
                seq, decided = match.seq, match.record.moves()[-back]
                assert decided.seat == 0
                assert match.take_back(0)
                assert match.seq == seq - back
                again = read_record(match.record.text().encode())
                assert again.fault is None
                assert (again.record.state, Match(again.record).seq) == (match.state, match.seq)
                match.submit(0, decided.move, match.seq)
                taken += 1
            play_on(match, seed + match.seq + taken, sensible_move, moves=1)
        assert taken > 5
        assert match.public_past()[-1].seq == match.seq


def test_practice_takes_back_freely_with_several_people_too():
    match = dealt((0, 1), notes=(PRACTICE,))
    submit_all(match, "0 draw")
    first = match.state
    submit_all(match, "0 discard 25", "1 draw", "1 discard 25")
    assert match.take_back_seat is None, "nobody is asked"
    assert match.take_back(1)
    assert not match.take_back(1)
    assert match.take_back(0)
    assert match.state == first


class TestWithPeople:
    @seeds(2, 40)
    def test_everything_is_as_before_a_move_that_was_taken_back(self, seed):
        match, taken, stayed = Match(record_with(PEOPLE[4], 4)), 0, set()
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
            assert match.take_back(made.seat)
            assert (match.state, match.seq, seen_by_all(match)) == (before, seq, seen)
            assert match.take_back_seat is None, "the move before it stays"
            assert str(match.record.lines[-1]) == f"mark taken-back {made.seat} 1"
            again = read_record(match.record.text().encode()).record
            assert (again.state, Match(again).take_back_seat) == (before, None)
            match.submit(made.seat, made.move, match.seq)
            assert match.state == after
            taken += 1
        assert taken > 10
        assert {MoveKind.DRAW, MoveKind.PASS} <= stayed

    def test_a_move_stays_once_the_next_card_is_drawn(self):
        match = dealt(PEOPLE[2])
        assert match.take_back_seat is None, "nobody has moved"
        submit_all(match, "0 draw")
        assert match.take_back_seat is None, "the card has been seen"
        submit_all(match, "0 discard 25")
        assert match.take_back_seat == 0
        assert not match.take_back(1)
        submit_all(match, "1 draw")
        assert match.take_back_seat is None
        seq, text = match.seq, match.record.text()
        assert not match.take_back(0)
        assert (match.seq, match.record.text()) == (seq, text)

    @each("answer", ["1 coup puncture-proof", "1 pass"])
    def test_a_hazard_can_be_taken_back_until_it_is_answered(self, answer):
        match = dealt(PEOPLE[2], "flat-tire", "roll puncture-proof")
        submit_all(match, "0 draw", "0 discard 25", "1 draw", "1 play roll", "0 draw")
        submit_all(match, "0 play flat-tire on 1")
        assert match.take_back_seat == 0
        submit_all(match, answer)
        assert match.take_back_seat is None

    def test_the_move_before_one_that_was_taken_back_stays(self):
        """With an empty draw pile nobody draws, but somebody has seen the other's card."""

        def discards(_state, choices, _chance):
            return choices[-1]

        match = dealt(PEOPLE[2])
        while match.state.draw_pile or match.take_back_seat is None:
            play_on(match, match.seq, discards, moves=1)
        play_on(match, 0, discards, moves=1)
        assert match.take_back(match.take_back_seat)
        assert match.record.moves()[-1].move.kind is MoveKind.DISCARD
        assert match.take_back_seat is None
        assert Match(match.record).take_back_seat is None, "nor after the match was opened again"

    def test_the_end_of_a_race_stays(self):
        match = dealt(PEOPLE[2])
        while match.state.phase is not Phase.DEAL:
            play_on(match, match.seq, sensible_move, moves=1)
        assert match.take_back_seat is None
        moves = tuple((line.seat, line.move) for line in match.record.moves()[1:])
        assert take_back_seat(moves, Phase.DEAL) is None

    def test_a_seat_asks_no_more_after_two_refusals_in_a_race(self):
        match = dealt(PEOPLE[2])
        submit_all(match, "0 draw", "0 discard 25")
        match.refuse_take_back(0)
        assert match.take_back_seat == 0
        match.refuse_take_back(0)
        assert (match.take_back_seat, match.is_refused(0)) == (None, True)
        again = Match(read_record(match.record.text().encode()).record)
        assert again.is_refused(0), "nor after the match was opened again"
        submit_all(match, "1 draw", "1 discard 25")
        assert match.take_back_seat == 1, "the others still may"
        while match.state.phase is not Phase.DEAL:
            play_on(match, match.seq, sensible_move, moves=1)
        match.deal(lambda deck: deck)
        assert not match.is_refused(0), "it is another race"

    def test_everybody_is_told_and_the_file_keeps_notes_of_who_plays(self, tmp_path):
        journal = Journal(tmp_path / "match.mille")
        match, players = Match(record_with(PEOPLE[2]), journal), [Notebook(), Notebook()]
        match.deal(stacked(CLASSIC, 2, "roll"))
        for seat, player in enumerate(players):
            match.sit(seat, player)
        submit_all(match, "0 draw", "0 play roll")
        match.note("sit 1 computer-normal Ben")
        assert match.take_back(0)
        for player in players:
            assert [str(event) for event in player.last.events] == ["taken-back seat 0 moves 1"]
            assert (player.last.seq, len(player.last.view.moves)) == (2, 1)
        assert players[0].last.choices
        lines = journal.path.read_text("utf-8").splitlines()
        assert lines[-3:] == ["0 draw", "sit 1 computer-normal Ben", "mark taken-back 0 1"]
        assert journal.path.read_text("utf-8") == match.record.text()
