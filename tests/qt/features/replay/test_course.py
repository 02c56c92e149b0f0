"""The moments of a match, and what stands out in it."""

import pytest

from mille_qt.features.replay.course import Course
from mille_qt.features.replay.mark_words import CourseWords
from mille_qt.features.replay.marks import Mark, MarkKind, marks_of
from mille_rules import Card, MoveKind, Record, view_for
from mille_rules.cards import HAZARDS
from mille_rules.scoring import ITEMS


def all_marks(course: Course, kind: MarkKind) -> list[Mark]:
    return [m for race in course.races for m in marks_of(course, race) if m.kind is kind]


def test_every_moment_is_what_each_seat_saw_then(crowd: Record) -> None:
    course = Course(crowd)
    seen = {}
    for seq, (_, (state, _)) in enumerate(crowd.replay(), 1):
        for seat in (*range(6), None):
            seen[seq, seat] = view_for(state, seat)
    # From the end to the start: no moment hangs on another one.
    for seq, seat in reversed(seen):
        view = course.update(seq, seat).view
        assert view._replace(moves=()) == seen[seq, seat]


def test_a_moment_knows_the_moves_of_its_race_up_to_then(duel: Record) -> None:
    course = Course(duel)
    second = course.races[1]
    assert course.update(second.first, 0).view.moves == ()
    made = [(line.seat, line.move) for line in duel.moves()]
    assert list(course.update(second.first + 9, 1).view.moves) == made[second.first :][:9]


def test_races_begin_with_their_deal_and_end_before_the_next(duel: Record) -> None:
    course = Course(duel)
    deals = [seq for seq, line in enumerate(duel.moves(), 1) if line.move.kind is MoveKind.DEAL]
    assert [race.first for race in course.races] == deals
    assert [race.last for race in course.races] == [deals[1] - 1, len(duel.moves())]
    assert [course.race_of(seq) for seq in (1, deals[1] - 1, deals[1], course.last)] == [0, 0, 1, 1]


def test_a_match_without_a_race_cannot_be_watched(duel: Record) -> None:
    with pytest.raises(ValueError, match="race"):
        Course(Record(duel.header))


def test_attacks_are_marked_on_the_side_that_has_them_to_bear(crowd: Record) -> None:
    course = Course(crowd)
    attacks = [
        (seq, line.move.side)
        for seq, line in enumerate(crowd.moves(), 1)
        if line.move.kind is MoveKind.PLAY and line.move.card in HAZARDS
    ]
    assert attacks
    assert [(mark.seq, mark.side) for mark in all_marks(course, MarkKind.ATTACK)] == attacks


def test_coups_are_marked_on_the_side_that_strikes_back(crowd: Record) -> None:
    course = Course(crowd)
    coups = [
        (seq, (line.seat or 0) % 3)
        for seq, line in enumerate(crowd.moves(), 1)
        if line.move.kind is MoveKind.COUP
    ]
    assert coups
    assert [(mark.seq, mark.side) for mark in all_marks(course, MarkKind.COUP)] == coups


def test_arrivals_stand_where_the_trip_is_completed(duel: Record) -> None:
    course = Course(duel)
    arrivals = all_marks(course, MarkKind.ARRIVAL)
    scores = course.update(course.last, None).view.match.races
    arrived = [
        (race.last, side)
        for race, row in zip(course.races, scores, strict=True)
        for side, score in enumerate(row)
        if score.trip
    ]
    assert arrived
    assert [(mark.seq, mark.side) for mark in arrivals] == arrived


def test_bonuses_stand_at_the_end_of_their_race_with_their_points(duel: Record) -> None:
    course = Course(duel)
    everyday = {"distance", "safeties", "coups", "trip"}
    scores = course.update(course.last, None).view.match.races
    expected = {
        (race.last, side, item, getattr(score, item))
        for race, row in zip(course.races, scores, strict=True)
        for side, score in enumerate(row)
        for item in ITEMS
        if item not in everyday and getattr(score, item)
    }
    assert expected
    found = {
        (mark.seq, mark.side, item, points)
        for mark in all_marks(course, MarkKind.BONUS)
        for item, points in mark.items
    }
    assert found == expected


def test_one_pair_of_eyes_is_not_told_what_others_draw(duel: Record) -> None:
    course = Course(duel)
    words = CourseWords(course)
    draws = [
        seq
        for seq, line in enumerate(duel.moves(), 1)
        if line.move.kind is MoveKind.DRAW and line.seat == 1
    ]
    names = {words.moment(seq, 0) for seq in draws}
    assert names == {"Marcel draws"}
    everything = {words.moment(seq, None) for seq in draws}
    assert "Marcel draws Roll" in everything
    assert course.update(draws[0], 1).events[0].card in set(Card)
