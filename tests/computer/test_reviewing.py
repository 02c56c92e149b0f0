"""Reviews: what was lost is found, with the reason; nothing is known that the seat did not see."""

from itertools import islice

import pytest

from mille_rules.cards import SAFETIES, Card
from mille_rules.computer.explanations.explaining import Choice
from mille_rules.computer.explanations.own_moments import (
    Decision,
    OwnDraw,
    RaceOfSeat,
    race_of_seat,
)
from mille_rules.computer.explanations.questions import (
    DrawQuestion,
    Question,
    RankQuestion,
    StandingQuestion,
)
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.reviewing import (
    ChanceBetweenRaces,
    Found,
    Grade,
    Judged,
    Reviewing,
    Weighed,
    costliest,
    judged,
    knows_chances,
    rather,
    review,
    summary,
    weighed,
)
from mille_rules.moves import Move, MoveKind, discard
from mille_rules.record import MoveLine, NoteLine, Record
from mille_rules.views import View
from tests.computer.reviewed_races import race, shuffled
from tests.examples import each

SEED = 4


def throw_a_safety_away(view: View, choices: tuple[Move, ...]) -> Move | None:
    """Discard the first safety that comes, once."""
    thrown = any(seat == view.seat and move.card in SAFETIES for seat, move in view.moves)
    wanted = [discard(card) for card in view.hand if card in SAFETIES]
    return None if thrown else next((move for move in wanted if move in choices), None)


@pytest.fixture(scope="module")
def blundered() -> RaceOfSeat:
    """A race in which seat 0 throws a safety away."""
    return race_of_seat(race(shuffled(SEED), blunder=throw_a_safety_away), 0, 0)


@pytest.fixture(scope="module")
def found(blundered: RaceOfSeat) -> list[Found]:
    """The whole review of that race."""
    return list(review(Reviewing(blundered)))


def decisions(found: list[Found]) -> list[Judged]:
    return [one for one in found if isinstance(one, Judged)]


def draws(found: list[Found]) -> list[Weighed]:
    return [one for one in found if isinstance(one, Weighed)]


@pytest.mark.slow
def test_a_safety_thrown_away_is_the_costliest_decision_and_says_why(found: list[Found]) -> None:
    worst = costliest(found)[0]
    assert worst.decision.played.kind is MoveKind.DISCARD
    assert worst.decision.played.card in SAFETIES
    assert worst.grade is Grade.MISTAKE
    assert ReasonCode.SAFETY_LOST in {reason.code for reason in worst.reasons_against}


def test_the_best_is_never_worse_than_what_was_played(found: list[Found]) -> None:
    assert len(decisions(found)) > 10
    for one in decisions(found):
        assert one.points_lost >= 0
        assert one.chance_lost >= 0
        assert one.cost >= 0


def test_nothing_is_lost_where_the_best_was_played(found: list[Found]) -> None:
    best = [one for one in decisions(found) if one.best.move == one.decision.played]
    assert best
    assert {(one.cost, one.grade) for one in best} == {(0.0, Grade.BEST)}


def test_every_choice_of_the_seat_and_nothing_else_is_judged(blundered: RaceOfSeat) -> None:
    made = [moment for moment in blundered.moments if isinstance(moment, Decision)]
    for one in made:
        assert one.question.view.seat == 0
        assert len(one.question.choices) > 1
        assert one.played in one.question.choices
    assert [one.turn for one in made] == sorted(one.turn for one in made)


def test_what_nobody_could_see_changes_nothing() -> None:
    # The same hand and the same first draw; everything else lies elsewhere.
    seen = 2 * 6 + 1

    def other(cards: tuple[Card, ...]) -> list[Card]:
        order = shuffled(SEED)(cards)
        own, hidden = order[0:12:2], [*order[1:12:2], *order[seen:]]
        hidden = hidden[::-1]
        dealt = [card for pair in zip(own, hidden[:6], strict=True) for card in pair]
        return [*dealt, order[12], *hidden[6:]]

    first, second = (
        race_of_seat(race(order), 0, 0).moments[:2] for order in (shuffled(SEED), other)
    )
    assert first[0].question == second[0].question
    assert isinstance(first[1], Decision)
    assert isinstance(second[1], Decision)
    assert first[1].question == second[1].question
    answers = [moment.question.answer() for moment in (first[1], second[1])]
    assert judged(first[1], answers[0]) == judged(second[1], answers[1])


def test_a_race_under_way_is_not_looked_into() -> None:
    whole = race(shuffled(SEED))
    part = whole.before_move(len(whole.moves()) - 1)
    with pytest.raises(ValueError, match="not over"):
        race_of_seat(part, 0, 0)
    with pytest.raises(ValueError, match="not over"):
        race_of_seat(whole, 1, 0)


def test_a_review_that_is_not_asked_on_asks_nothing_more(blundered: RaceOfSeat) -> None:
    asked: list[Question] = []

    def ask(question: Question) -> object:
        asked.append(question)
        return question.answer()

    reviewing = Reviewing(blundered)
    list(islice(review(reviewing, ask), 5))  # type: ignore[arg-type]
    assert len(asked) == len(reviewing.found) == 5
    assert reviewing.question is not None


def test_luck_is_none_on_average_and_adds_up(found: list[Found], blundered: RaceOfSeat) -> None:
    one = draws(found)[3]
    cards = one.draw.question.answer()
    every = [weighed(with_card(one.draw, each.card), cards) for each in cards]
    total = sum(w.points * each.unseen for w, each in zip(every, cards, strict=True))
    assert abs(total) < 1e-6
    assert sum(each.unseen for each in cards) == unseen_cards(one.draw)
    figures = summary(found)
    assert figures.luck_points == pytest.approx(sum(draw.points for draw in draws(found)))
    assert figures.luckiest is not None
    assert figures.luckiest.points == max(draw.points for draw in draws(found))
    own = sum(isinstance(moment, OwnDraw) for moment in blundered.moments)
    assert len(draws(found)) == own


def with_card(draw: OwnDraw, card: Card) -> OwnDraw:
    view = draw.question.view
    return draw._replace(question=DrawQuestion(view._replace(hand=(*view.hand[:-1], card))))


def unseen_cards(draw: OwnDraw) -> int:
    """Those in the pile and the other hand, the drawn one among them."""
    view = draw.question.view
    return view.draw_pile + 1 + sum(view.hand_sizes) - len(view.hand)


def test_every_card_drawn_is_weighed_the_one_in_place_of_a_safety_too() -> None:
    # In this race seat 0 plays coups fourrés.
    record = race(shuffled(9))
    own = [line.move.kind for line in record.moves() if line.seat == 0]
    assert MoveKind.COUP in own
    moments = race_of_seat(record, 0, 0).moments
    drawn = [moment for moment in moments if isinstance(moment, OwnDraw)]
    state = record.state
    assert len(drawn) <= own.count(MoveKind.DRAW) + own.count(MoveKind.COUP)
    assert len(drawn) >= own.count(MoveKind.DRAW)
    assert state.match.races


def test_the_curve_begins_and_ends_with_what_is_sure() -> None:
    record = race(shuffled(SEED), points=(4900, 4900))
    moments = race_of_seat(record, 0, 0)
    reviewing = Reviewing(moments._replace(moments=()))
    start, end = review(reviewing)
    assert isinstance(start, ChanceBetweenRaces)
    assert isinstance(end, ChanceBetweenRaces)
    assert start.chance == pytest.approx(0.5, abs=0.01)
    points = record.state.match.points
    assert max(points) >= 5000
    assert end.chance == float(points[0] > points[1])


def test_summary_counts_what_there_is(found: list[Found]) -> None:
    figures = summary(found)
    assert figures.decisions == len(decisions(found))
    assert figures.best == sum(one.grade is Grade.BEST for one in decisions(found))
    assert figures.points_lost == pytest.approx(sum(one.points_lost for one in decisions(found)))
    empty = summary([])
    assert (empty.decisions, empty.luckiest, empty.luck_chance) == (0, None, None)


def test_reasons_that_both_moves_have_tell_nothing(found: list[Found]) -> None:
    for one in decisions(found):
        both = set(one.best.reasons) & set(one.played.reasons)
        assert not both & {*one.reasons_for, *one.reasons_against}
    best, played = costliest(found)[0].best.reasons, costliest(found)[0].played.reasons
    assert rather(best, best) == ((), ())
    assert all(reason.against for reason in rather(best, played)[1])


def test_fewer_miles_are_no_reason() -> None:
    few, many = (Reason(ReasonCode.GOES_ON, number=miles) for miles in (25, 100))
    assert rather((few,), (many,)) == ((), ())
    assert rather((many,), (few,)) == ((many,), ())
    assert rather((few,), ()) == ((few,), ())


def test_points_of_what_was_played_never_beat_the_best(blundered: RaceOfSeat) -> None:
    decision = next(m for m in blundered.moments if isinstance(m, Decision))
    first, second, *_ = decision.question.choices
    ranked = [Choice(first, 10.0, 0.9, ()), Choice(second, 500.0, 0.4, ())]
    one = judged(decision._replace(played=second), ranked)
    assert one.points_lost == 0
    assert one.chance_lost == pytest.approx(0.5)


def test_answers_come_back_from_their_lines(found: list[Found]) -> None:
    rank = decisions(found)[0].decision.question
    draw = draws(found)[0].draw.question
    standing = StandingQuestion((1000, 2000), 1)
    for question in (rank, draw, standing):
        assert question.read(question.written()) == question.answer()


@each("line", ["", "no", "1", "[1]", "[[]]", '[["x", 1, 2, 3]]', "[[0, 1, 2]]"])
def test_nonsense_is_no_answer(found: list[Found], line: str) -> None:
    questions: list[Question] = [
        decisions(found)[0].decision.question,
        draws(found)[0].draw.question,
        StandingQuestion((1000, 2000), 1),
    ]
    for question in questions:
        with pytest.raises((ValueError, TypeError)):
            question.read(line)


def test_at_larger_tables_there_are_points_alone() -> None:
    moments = race_of_seat(race(shuffled(SEED), seats=3), 0, 0)
    found = list(islice(review(Reviewing(moments)), 6))
    assert not knows_chances(3)
    assert not [one for one in found if isinstance(one, ChanceBetweenRaces)]
    assert {one.chance for one in decisions(found)} == {None}
    assert {one.chance for one in draws(found)} == {None}
    assert all(one.chance_lost == 0 for one in decisions(found))


def test_a_record_keeps_marks_out_of_the_review() -> None:
    record = race(shuffled(SEED))
    marked = Record(record.header, list(record.lines))
    place = next(i for i, line in enumerate(marked.lines) if isinstance(line, MoveLine)) + 3
    marked.lines.insert(place, NoteLine("mark hint 0"))
    assert race_of_seat(marked, 0, 0) == race_of_seat(record, 0, 0)


def test_a_question_holds_the_view_of_its_seat_alone(blundered: RaceOfSeat) -> None:
    for moment in blundered.moments:
        question = moment.question
        assert isinstance(question, RankQuestion | DrawQuestion)
        view = question.view
        assert view.seat == 0
        assert len(view.hand) == view.hand_sizes[0]
