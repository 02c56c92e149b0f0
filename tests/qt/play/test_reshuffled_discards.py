"""The discards become the draw pile: on the table, in the log, aloud, and after a restart."""

from dataclasses import replace
from random import Random

import pytest

from mille_qt.features.replay.match_history import MatchHistory
from mille_rules import DEFAULT_RULES, Card, MoveKind, Phase, Record
from mille_rules.computer.explanations.own_moments import race_of_seat
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.matches import play_on
from mille_rules.moves import SHUFFLE
from tests.qt.conftest import Ears, Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

_COPIES = {Card.MILES_25: 6, Card.MILES_50: 4, Card.ROLL: 2}
#: Six cards to draw, then the discards.
AGAIN = replace(
    DEFAULT_RULES,
    reshuffle_discards=True,
    player_counts=(2,),
    hand_size=3,
    deck=tuple(_COPIES.get(card, 0) for card in Card),
    short_deck_counts=(),
)
#: Marcel has one card left to draw, and then it is Anna's turn.
BEFORE = ("0 play roll", "1 discard 25", "0 discard 25", "1 discard 25", "0 discard 25")
HANDS = "roll 25 25", "25 25 25"


def nearly_empty(*more: str, people: tuple[int, ...] = (0, 1)) -> Record:
    return match_where(*HANDS, moves=(*BEFORE, *more), people=people, rules=AGAIN)


def seated(sit_down: Seat, record: Record) -> PlayerAtTable:
    player = sit_down(record)
    if player.page.curtain.isVisible():
        player.lift_curtain()
    return player


class TestAtThisScreen:
    def test_the_pile_grows_again_and_the_log_and_the_ears_hear_of_it(
        self, sit_down: Seat, ears: Ears
    ) -> None:
        player = seated(sit_down, nearly_empty())
        view = player.update.view
        assert (view.phase, view.draw_pile, view.discards) == (Phase.PLAY, 4, ())
        assert view.shuffled
        said = "The discards are shuffled: a new draw pile"
        assert sum(said in line for line in player.log) == 1
        assert said in ears.words
        picture = player.page.table.table.picture
        assert picture is not None
        assert (picture.draw_pile, picture.discard) == (4, None)

    def test_a_match_that_ended_just_before_the_shuffle_goes_on_with_it(
        self, sit_down: Seat
    ) -> None:
        record = nearly_empty("1 draw")
        assert record.state.phase is Phase.SHUFFLE
        player = seated(sit_down, record)
        assert player.update.view.shuffled
        kinds = [line.move.kind for line in record.moves()]
        assert kinds[-1] is MoveKind.SHUFFLE
        assert kinds.count(MoveKind.SHUFFLE) == 1


def test_a_match_with_a_shuffle_is_watched_and_reviewed_as_any_other() -> None:
    record = nearly_empty(people=())
    play_on(record, [LEVELS["normal"]() for _ in range(2)], Random(1))
    history = MatchHistory(record)
    assert len(history.races) == len(record.state.match.races) > 0
    race = history.races[0]
    shuffled = next(
        seq
        for seq in range(race.first, race.last + 1)
        if history.update(seq, 0).view.moves[-1:] == ((None, SHUFFLE),)
    )
    view = history.update(shuffled, None).view
    assert (view.shuffled, view.discards) == (True, ())
    assert not history.update(shuffled - 1, None).view.shuffled
    assert race_of_seat(record, 0, 0).last_seq == race.last
