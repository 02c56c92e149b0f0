"""What a guest believes: every true update, and none that cannot be."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from mille_net.guest.update_checker import UpdateChecker, why_not_later
from mille_rules import PRESETS, Card, Event, EventKind, Move, MoveKind, Update
from mille_rules.moves import as_seen
from mille_rules.state import MatchScore, Phase, Question, Setup
from mille_rules.views import PublicMoves, View, update_for
from tests.examples import each
from tests.rules.random_play import TABLES, sensible_move, steps
from tests.rules.table_setup import dealt

every_table = each(("name", "seats"), TABLES)


def updates(name: str, seats: int, seed: int, viewer: int | None) -> Iterator[Update]:
    """All that one seat is told in two races."""
    moves: PublicMoves = ()
    play = steps(PRESETS[name], seats, seed, sensible_move, races=2)
    for seq, (seat, move, state, events) in enumerate(play, start=1):
        moves = () if move.kind is MoveKind.DEAL else (*moves, (seat, as_seen(move)))
        yield update_for(seq, state, viewer, moves, events)


def checking(name: str = "winning-moves", seats: int = 3) -> UpdateChecker:
    """The checks of such a table."""
    return UpdateChecker(dealt(name, seats).setup)


@every_table
def test_all_that_the_rules_lead_to_is_believed(name: str, seats: int) -> None:
    checks = checking(name, seats)
    for seed, viewer in enumerate((0, seats - 1, None)):
        before = None
        for update in updates(name, seats, seed, viewer):
            assert checks.why_impossible(update) is None
            if before is not None:
                assert checks.why_not_next(before, update) is None
                assert why_not_later(before, update._replace(events=())) is None
            before = update


def some_moment(kind: MoveKind, own: bool = True) -> tuple[Update, Update]:
    """An update of seat 0 whose last move is of that kind, its own or not, and the one before."""
    before = None
    for update in updates("winning-moves", 3, 1, 0):
        moves = update.view.moves
        if before and moves and moves[-1][1].kind is kind and (moves[-1][0] == 0) == own:
            return before, update
        before = update
    raise AssertionError(f"no {kind} in this race")


def changed(update: Update, **fields: Any) -> Update:
    """An update with other fields in its view."""
    return update._replace(view=update.view._replace(**fields))


def test_a_card_that_was_swapped_in_the_hand_is_noticed_at_once() -> None:
    before, update = some_moment(MoveKind.DISCARD, own=False)
    other = next(card for card in Card if card is not update.view.hand[0])
    told = changed(update, hand=(other, *update.view.hand[1:]))
    assert "another hand" in (checking().why_not_next(before, told) or "")


def test_one_card_more_than_the_deck_has_is_noticed_at_once() -> None:
    # The safety that seat 0 draws lies on a tableau already.
    for before, update in zip(
        [None, *updates("winning-moves", 3, 2, 0)], updates("winning-moves", 3, 2, 0), strict=False
    ):
        view = update.view
        laid = [card for tableau in view.tableaux for card in tableau.safeties]
        drew = view.moves and view.moves[-1] == (0, Move(MoveKind.DRAW))
        if before is not None and laid and drew:
            told = changed(update, hand=(*view.hand[:-1], laid[0]))
            told = told._replace(events=(Event(EventKind.DREW, 0, laid[0], None, 0),))
            assert checking().why_not_next(before, told) == "there are too many cards of a kind"
            assert checking().why_impossible(told) is not None
            return
    raise AssertionError("no draw after a safety")


def test_a_move_against_the_rules_is_noticed_at_once() -> None:
    before, update = some_moment(MoveKind.DISCARD, own=False)
    seat, _ = update.view.moves[-1]
    draw = Move(MoveKind.DRAW)
    told = changed(update, moves=(*update.view.moves[:-1], (seat, draw)))
    why = checking().why_not_next(before, told)
    assert why == "the last move is against the rules: already-drawn"


@each(
    ("fields", "why"),
    [
        ({"turn": 0}, "another turn"),
        ({"target": 1000}, "another target"),
        ({"discards": ()}, "another discards"),
        ({"draw_pile": 3}, "another draw_pile"),
        ({"hand_sizes": (6, 6, 5)}, "another hand_sizes"),
        ({"moves": ()}, None),
        ({"completer": 1}, "another completer"),
    ],
)
def test_whatever_else_does_not_follow_is_named(fields: dict[str, Any], why: str | None) -> None:
    before, update = some_moment(MoveKind.DISCARD)
    found = checking().why_not_next(before, changed(update, **fields))
    assert found is not None
    assert why is None or found == why


def another(value: Any) -> Any:
    """Something of the same kind that is not the same."""
    if isinstance(value, Setup):
        return value._replace(seats=value.seats + 1)
    if isinstance(value, MatchScore):
        return value._replace(games=(7,) * len(value.games))
    if isinstance(value, Phase):
        return next(phase for phase in Phase if phase is not value)
    if isinstance(value, tuple):
        return value[:-1] if value else (Card.STOP,)
    return 1 if value is None else value + 1


@pytest.mark.parametrize("kind", [MoveKind.DRAW, MoveKind.DISCARD, MoveKind.PLAY])
def test_no_part_of_a_view_can_be_changed_unnoticed(
    kind: MoveKind,
    subtests: pytest.Subtests,
) -> None:
    for field in sorted(set(View._fields) - {"question"}):
        with subtests.test(field):
            before, update = some_moment(kind)
            told = changed(update, **{field: another(getattr(update.view, field))})
            assert told != update
            assert checking().why_not_next(before, update) is None
            assert checking().why_not_next(before, told) is not None


def test_a_question_cannot_be_changed_unnoticed() -> None:
    told = updates("winning-moves", 3, 1, 0)
    before = next(told)
    for update in told:
        if update.view.question is not None:
            break
        before = update
    question = update.view.question
    assert question is not None
    other = changed(update, question=question._replace(waiting=(*question.waiting, 0)))
    assert checking().why_not_next(before, update) is None
    assert checking().why_not_next(before, other) is not None


def test_hands_that_nobody_can_have_held_are_noticed_after_a_race() -> None:
    told = [update for seed in range(9) for update in updates("winning-moves", 3, seed, 0)]
    before, update = next(
        (before, update)
        for before, update in itertools.pairwise(told)
        if any(update.view.open_hands[1:])
    )
    own, *others = update.view.open_hands
    wrong = "other hands are shown than should be"
    aces = tuple((Card.DRIVING_ACE,) * len(hand) for hand in others)
    for hands, why in (
        ((own, *aces), "there are too many cards of a kind"),
        (((), *others), wrong),
        ((own,), wrong),
        ((), wrong),
    ):
        assert checking().why_not_next(before, changed(update, open_hands=hands)) == why
        assert checking().why_impossible(changed(update, open_hands=hands)) is not None


def test_points_that_nobody_won_are_noticed() -> None:
    before, update = some_moment(MoveKind.DISCARD)
    match = update.view.match._replace(points=(300, 0, 0))
    assert checking().why_not_next(before, changed(update, match=match)) == "another match"


def test_a_missing_and_a_repeated_update_are_noticed() -> None:
    before, update = some_moment(MoveKind.DRAW)
    assert checking().why_not_next(before, update._replace(seq=update.seq + 1)) is not None
    assert checking().why_not_next(update, update) is not None


def test_events_that_did_not_happen_are_noticed() -> None:
    before, update = some_moment(MoveKind.DISCARD)
    told = update._replace(events=(*update.events, Event(EventKind.PASSED, 1)))
    assert checking().why_not_next(before, told) == "another events"


@each(
    ("fields", "why"),
    [
        ({"hand": ()}, "the hand has another size"),
        ({"open_hands": ((Card.STOP,) * 6,) * 3}, "cards are missing or there are too many"),
        ({"open_hands": ((), (), ())}, "other hands are shown than should be"),
        ({"draw_pile": 5}, "cards are missing or there are too many"),
        ({"to_act": (0, 1)}, "the table waits for others"),
        ({"question": Question(0, 1, Card.STOP, (1,))}, "a question without its phase"),
        ({"phase": Phase.OVER}, "winners without the end of the match"),
        ({"phase": Phase.PLAY}, "other moves are legal"),
    ],
)
def test_a_table_that_cannot_look_so_is_not_believed(fields: dict[str, Any], why: str) -> None:
    update = next(u for u in updates("winning-moves", 3, 1, 0) if u.view.phase is Phase.DRAW)
    told = changed(update, turn=0, to_act=(0,))
    told = told._replace(choices=(Move(MoveKind.DRAW),))
    assert checking().why_impossible(told) is None
    assert checking().why_impossible(changed(told, **fields)) == why


def test_a_snapshot_goes_on_from_what_was_seen() -> None:
    told = [update._replace(events=()) for update in updates("winning-moves", 3, 1, 0)]
    early, late = told[10], told[40]
    assert why_not_later(early, late) is None
    assert why_not_later(early, told[-1]) is None
    assert why_not_later(late, early) == "the match has gone back"
    assert why_not_later(early, early) is None
    assert why_not_later(early, changed(early, turn=2 - early.view.turn // 2)) == "another turn"
    assert why_not_later(early, late._replace(seq=late.seq + 1)) == "earlier moves have changed"
    richer = late.view.match._replace(points=(500, 0, 0))
    assert why_not_later(early, changed(late, match=richer)) == "points that no race has given"
    assert why_not_later(told[-1], told[-1]._replace(seq=999)) is not None
    assert why_not_later(early, early._replace(events=(Event(EventKind.PASSED, 1),))) is not None
