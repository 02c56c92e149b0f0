"""The authority over a match: who is told what, and which submits count."""

import pytest

from mille_rules import (
    PRESETS,
    Code,
    EventKind,
    Match,
    MoveKind,
    Phase,
    Record,
    RefusedError,
    parse_move,
)
from mille_rules.journal import Journal
from mille_rules.moves import DRAW, PASS
from mille_rules.views import update_for, view_for
from tests.examples import each
from tests.rules.random_play import header, played_match, sensible_move
from tests.rules.table_setup import cards, whole_deck
from tests.rules.watchers import Eager, Notebook

CLASSIC = PRESETS["classic"]


def stacked(rules, seats: int, *tops: str):
    """A shuffle that gives each seat the cards named, and then goes on with the rest."""

    def order(deck):
        rest, hands = list(deck), [list(cards(text)) for text in tops]
        hands += [[] for _ in range(seats - len(hands))]
        for card in (card for hand in hands for card in hand):
            rest.remove(card)
        for hand in hands:
            while len(hand) < rules.hand_size:
                hand.append(rest.pop(0))
        return [card for round_ in zip(*hands, strict=True) for card in round_] + rest

    return order


def match_with(seats: int, *hands: str, rules=CLASSIC) -> Match:
    """A match with a first race dealt, seat 0 to draw."""
    match = Match(Record(header(rules, seats)))
    match.deal(stacked(rules, seats, *hands))
    return match


def submit_all(match: Match, *lines: str) -> None:
    for line in lines:
        seat, _, text = line.partition(" ")
        before = match.seq
        match.submit(int(seat), parse_move(text), before)
        assert match.seq == before + 1, line


def asked_partners() -> Match:
    """Seats 1 and 3 asked about a Flat Tire; seat 3 holds the safety."""
    match = match_with(4, "flat-tire", "roll", "", "puncture-proof")
    submit_all(match, "0 draw", "0 discard 25", "1 draw", "1 play roll")
    submit_all(match, "2 draw", "2 discard 50", "3 draw", "3 discard 50")
    submit_all(match, "0 draw", "0 play flat-tire on 1")
    assert match.state.question.waiting == (1, 3)
    return match


def test_a_player_is_told_how_things_stand_when_he_sits_down():
    match, ann = match_with(2), Notebook()
    match.sit(0, ann)
    assert [(update.seq, update.events, update.choices) for update in ann.updates] == [
        (1, (), (DRAW,))
    ]
    assert ann.last.view == view_for(match.state, 0)


def test_every_move_is_told_to_every_seat_once():
    match, players = match_with(4), [Notebook() for _ in range(4)]
    for seat, player in enumerate(players):
        match.sit(seat, player)
    submit_all(match, "0 draw", "0 discard 25")
    for seat, player in enumerate(players):
        assert [update.seq for update in player.updates] == [1, 2, 3]
        assert player.last == update_for(
            3, match.state, seat, player.last.view.moves, player.last.events
        )
        assert player.last.view.moves == ((0, DRAW), (0, parse_move("discard 25")))
    assert [bool(player.last.choices) for player in players] == [False, True, False, False]


def test_a_stale_submit_is_refused_with_a_fresh_update():
    match, ann = match_with(2), Notebook()
    match.sit(0, ann)
    submit_all(match, "0 draw")
    match.submit(0, parse_move("discard 25"), 1)
    assert match.seq == 2
    assert [refusal.code for refusal in ann.refusals] == [Code.STALE]
    assert (ann.last.seq, ann.last.view.phase) == (2, Phase.PLAY)
    assert parse_move("discard 25") in ann.last.choices


@each("seq", [-1, 0, 2, 99])
def test_a_submit_for_any_other_moment_is_stale(seq):
    match, ann = match_with(2), Notebook()
    match.sit(0, ann)
    match.submit(0, DRAW, seq)
    assert (match.seq, ann.refusals[0].code) == (1, Code.STALE)


@each(
    ("seat", "text", "code"),
    [
        (0, "play 25", Code.DRAW_FIRST),
        (0, "draw", None),
        (1, "draw", Code.NOT_YOUR_TURN),
        (0, "pass", Code.NOTHING_TO_ANSWER),
        (0, "finish", Code.NO_EXTENSION),
        (0, "deal 2 first 0 :", Code.NOT_THE_TABLE),
    ],
)
def test_an_illegal_submit_is_refused_with_its_code(seat, text, code):
    match, player, other = match_with(2), Notebook(), Notebook()
    match.sit(seat, player)
    match.sit(1 - seat, other)
    match.submit(seat, parse_move(text), 1)
    assert [refusal.code for refusal in player.refusals] == ([] if code is None else [code])
    assert match.seq == (2 if code is None else 1)
    assert other.refusals == []
    assert len(other.updates) == match.seq
    assert player.last.seq == match.seq


def test_a_submit_for_an_empty_seat_or_no_seat_harms_nothing():
    match = match_with(2)
    for seat in (0, 1, 2, -1):
        match.submit(seat, PASS, 1)
    assert match.seq == 1


def test_players_that_answer_at_once_play_a_whole_match():
    match = Match(Record(header(CLASSIC, 3, points=(4_900, 0, 0))))
    players = [Eager(match, lambda update: update.choices[0]) for _ in range(3)]
    for seat, player in enumerate(players):
        match.sit(seat, player)
    while match.state.phase is Phase.DEAL:
        match.deal(lambda deck: deck[::-1])
    assert match.state.phase is Phase.OVER
    for player in players:
        assert player.refusals == []
        seqs = [update.seq for update in player.updates]
        assert seqs == list(range(match.seq + 1))
        assert player.last.events[-1].kind is EventKind.MATCH_OVER


def test_a_submit_from_within_an_update_waits_for_its_turn():
    """Every player has seen a move before the answer to it is made."""
    match, told = match_with(2), []

    class Teller(Notebook):
        def __init__(self, seat):
            super().__init__()
            self.seat = seat

        def update(self, update):
            told.append((self.seat, update.seq))
            if self.seat == 0 and update.seq < 3 and update.choices:
                match.submit(0, update.choices[-1], update.seq)

    match.sit(1, Teller(1))
    match.sit(0, Teller(0))
    assert told == [(1, 1), (0, 1), (1, 2), (0, 2), (1, 3), (0, 3)]


def test_partners_may_answer_the_same_question_together():
    match, first, third = asked_partners(), Notebook(), Notebook()
    match.sit(1, first)
    match.sit(3, third)
    asked_at = match.seq
    match.submit(1, PASS, asked_at)
    match.submit(3, parse_move("coup puncture-proof"), asked_at)
    assert (first.refusals, third.refusals) == ([], [])
    assert match.state.tableaux[1].coups == cards("puncture-proof")
    assert match.seq == asked_at + 2


def test_an_answer_from_before_the_question_is_stale():
    match, third = asked_partners(), Notebook()
    match.sit(3, third)
    match.submit(3, PASS, match.seq - 1)
    assert third.refusals[0].code is Code.STALE
    submit_all(match, "1 pass")
    match.submit(3, PASS, match.seq + 1)
    assert [refusal.code for refusal in third.refusals] == [Code.STALE] * 2
    assert match.state.question.waiting == (3,)


def test_a_match_taken_up_inside_a_question_knows_since_when_it_stands():
    match = asked_partners()
    asked_at = match.seq
    submit_all(match, "1 pass")
    again, third = Match(match.record), Notebook()
    again.sit(3, third)
    again.submit(3, PASS, asked_at)
    assert third.refusals == []
    assert again.state.question is None


def test_an_answer_after_a_coup_is_stale():
    match, first = asked_partners(), Notebook()
    match.sit(1, first)
    asked_at = match.seq
    submit_all(match, "3 coup puncture-proof")
    match.submit(1, PASS, asked_at)
    assert [refusal.code for refusal in first.refusals] == [Code.STALE]


def test_somebody_else_takes_over_a_seat_in_the_middle_of_a_race():
    match, before, behind = match_with(2), Notebook(), Notebook()
    match.sit(0, before)
    submit_all(match, "0 draw")
    match.sit(0, behind)
    assert behind.last.view == before.last.view
    assert behind.last.choices == before.last.choices != ()
    submit_all(match, "0 discard 25")
    assert [update.seq for update in before.updates] == [1, 2]
    assert [update.seq for update in behind.updates] == [2, 3]


def test_a_deal_out_of_turn_is_an_error_of_the_table():
    match = match_with(2)
    with pytest.raises(RefusedError, match="race-running"):
        match.deal(lambda deck: deck)
    with pytest.raises(RefusedError, match="wrong-deck"):
        Match(Record(header(CLASSIC, 2))).deal(lambda deck: deck[1:])
    assert match.seq == 1


def test_each_race_is_followed_by_its_score_in_the_record():
    match = played_match(CLASSIC, 2, 9, choose=sensible_move)
    races = match.state.match.races
    scores = [str(line) for line in match.record.lines if str(line).startswith("score")]
    assert scores == [
        f"score {race} : 0 {first.total} | 1 {second.total}"
        for race, (first, second) in enumerate(races, start=1)
    ]
    assert len(scores) > 1


def test_moves_are_undone_to_a_number_but_never_the_deal():
    match, ann = match_with(2), Notebook()
    match.sit(0, ann)
    submit_all(match, "0 draw", "0 discard 25", "1 draw", "1 discard 50")
    match.note("sit 1 human Carl")
    match.rewind(9)
    assert match.seq == 5
    match.rewind(3)
    assert (match.seq, ann.last.seq, match.state.turn) == (3, 3, 1)
    match.rewind(0)
    assert (match.seq, match.state.match.race) == (1, 1)
    assert match.record.notes() == ["sit 1 human Carl"]


def test_a_match_goes_on_from_its_record():
    match = played_match(CLASSIC, 4, 12, moves=150)
    again = Match(match.record)
    assert (again.state, again.seq) == (match.state, match.seq)
    player, other = Notebook(), Notebook()
    match.sit(0, player)
    again.sit(0, other)
    assert player.updates == other.updates


def test_an_illegal_record_begins_no_match():
    record = match_with(2).record
    record.add(record.moves()[0])
    with pytest.raises(RefusedError, match="race-running"):
        Match(record)


def test_no_deck_is_lost_on_the_way_to_the_table():
    match = match_with(2)
    assert sorted(match.state.race.deck) == sorted(whole_deck(CLASSIC, 2))
    assert match.record.moves()[0].move.kind is MoveKind.DEAL


def test_a_note_stands_before_the_next_move_and_changes_nothing(tmp_path):
    record = Record(header(CLASSIC, 2))
    journal = Journal(tmp_path / "match.mille")
    match, ann = Match(record, journal), Notebook()
    match.deal(stacked(CLASSIC, 2, "roll"))
    match.sit(0, ann)
    told = len(ann.updates)
    match.note("mark hint 0")
    assert len(ann.updates) == told
    assert match.seq == 1
    submit_all(match, "0 draw")
    assert [str(line) for line in record.lines][1:] == ["mark hint 0", "0 draw"]
    assert journal.path.read_text("utf-8").endswith("mark hint 0\n0 draw\n")
