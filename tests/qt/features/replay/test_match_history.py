"""The moments of a match and the highlights of its races."""

import pytest

from mille_qt.features.replay.history_texts import HistoryTexts
from mille_qt.features.replay.match_history import (
    Highlight,
    HighlightKind,
    MatchHistory,
    highlights_of,
)
from mille_rules import Card, MoveKind, Record, Sitter, view_for
from mille_rules.cards import HAZARDS
from mille_rules.scoring import ITEMS
from mille_rules.seating import sit_note
from tests.qt.play.staged_match import nobody_arrives


def all_highlights(history: MatchHistory, kind: HighlightKind) -> list[Highlight]:
    return [m for race in history.races for m in highlights_of(history, race) if m.kind is kind]


def test_every_moment_is_what_each_seat_saw_at_the_time(crowd: Record) -> None:
    history = MatchHistory(crowd)
    seen = {}
    for seq, (_, (state, _)) in enumerate(crowd.replay(), 1):
        for seat in (*range(6), None):
            seen[seq, seat] = view_for(state, seat)
    # From the end to the start: no moment depends on another one.
    for seq, seat in reversed(seen):
        view = history.update(seq, seat).view
        assert view._replace(moves=()) == seen[seq, seat]


def test_a_moment_contains_the_moves_of_its_race_so_far(duel: Record) -> None:
    history = MatchHistory(duel)
    second = history.races[1]
    assert history.update(second.first, 0).view.moves == ()
    made = [(line.seat, line.move) for line in duel.moves()]
    assert list(history.update(second.first + 9, 1).view.moves) == made[second.first :][:9]


def test_races_begin_with_their_deal_and_end_before_the_next(duel: Record) -> None:
    history = MatchHistory(duel)
    deals = [seq for seq, line in enumerate(duel.moves(), 1) if line.move.kind is MoveKind.DEAL]
    assert [race.first for race in history.races] == deals
    assert [race.last for race in history.races] == [deals[1] - 1, len(duel.moves())]
    assert [history.race_of(seq) for seq in (1, deals[1] - 1, deals[1], history.last)] == [
        0,
        0,
        1,
        1,
    ]


def test_each_moment_has_the_players_of_its_time(duel: Record) -> None:
    carl = Sitter("human", "Carl")
    half = duel.before_move(30)
    changed = Record(duel.header, [*half.lines, sit_note(0, carl), *duel.lines[len(half.lines) :]])
    history = MatchHistory(changed)
    assert (history.names_at(30), history.names_at(31)) == (("Anna", "Marcel"), ("Carl", "Marcel"))
    assert history.names == ("Carl", "Marcel")
    attacks = all_highlights(history, HighlightKind.ATTACK)
    texts = [HistoryTexts(history).highlight(attack) for attack in attacks]
    for attack, text in zip(attacks, texts, strict=True):
        assert ("Anna" in text, "Carl" in text) == (attack.seq <= 30, attack.seq > 30), text


def test_a_match_without_a_race_cannot_be_watched(duel: Record) -> None:
    with pytest.raises(ValueError, match="race"):
        MatchHistory(Record(duel.header))


def test_attacks_are_highlighted_for_the_side_that_is_attacked(crowd: Record) -> None:
    history = MatchHistory(crowd)
    attacks = [
        (seq, line.move.side)
        for seq, line in enumerate(crowd.moves(), 1)
        if line.move.kind is MoveKind.PLAY and line.move.card in HAZARDS
    ]
    assert attacks
    assert [
        (highlight.seq, highlight.side)
        for highlight in all_highlights(history, HighlightKind.ATTACK)
    ] == attacks


def test_coups_are_highlighted_for_the_side_that_plays_them(crowd: Record) -> None:
    history = MatchHistory(crowd)
    coups = [
        (seq, (line.seat or 0) % 3)
        for seq, line in enumerate(crowd.moves(), 1)
        if line.move.kind is MoveKind.COUP
    ]
    assert coups
    assert [
        (highlight.seq, highlight.side) for highlight in all_highlights(history, HighlightKind.COUP)
    ] == coups


def test_arrivals_are_highlighted_where_the_trip_is_completed(duel: Record) -> None:
    history = MatchHistory(duel)
    arrivals = all_highlights(history, HighlightKind.ARRIVAL)
    scores = history.update(history.last, None).view.match.races
    arrived = [
        (race.last, side)
        for race, row in zip(history.races, scores, strict=True)
        for side, score in enumerate(row)
        if score.trip
    ]
    assert arrived
    assert [(highlight.seq, highlight.side) for highlight in arrivals] == arrived


def test_bonuses_are_highlighted_at_the_end_of_their_race_with_their_points(duel: Record) -> None:
    history = MatchHistory(duel)
    everyday = {"distance", "safeties", "coups", "trip"}
    scores = history.update(history.last, None).view.match.races
    expected = {
        (race.last, side, item, getattr(score, item))
        for race, row in zip(history.races, scores, strict=True)
        for side, score in enumerate(row)
        for item in ITEMS
        if item not in everyday and getattr(score, item)
    }
    assert expected
    found = {
        (highlight.seq, highlight.side, item, points)
        for highlight in all_highlights(history, HighlightKind.BONUS)
        for item, points in highlight.items
    }
    assert found == expected


def test_one_seat_does_not_see_what_others_draw(duel: Record) -> None:
    history = MatchHistory(duel)
    texts = HistoryTexts(history)
    draws = [
        seq
        for seq, line in enumerate(duel.moves(), 1)
        if line.move.kind is MoveKind.DRAW and line.seat == 1
    ]
    names = {texts.moment(seq, 0) for seq in draws}
    assert names == {"Marcel draws"}
    everything = {texts.moment(seq, None) for seq in draws}
    assert "Marcel draws Roll" in everything
    assert history.update(draws[0], 1).events[0].card in set(Card)


def test_a_race_that_was_won_with_the_most_miles_has_its_winner() -> None:
    history = MatchHistory(nobody_arrives("0 play 25", "1 play 25"))
    told = HistoryTexts(history).moment(history.last, None)
    assert told.endswith("Race over: Anna won with the most miles")
