"""Portraits are happy or hit right after what makes them so."""

from dataclasses import replace

import pytest

from mille_qt.play.picture_builder import PictureBuilder, mood_of
from mille_qt.ui.art.characters.face import Mood
from mille_qt.ui.texts.reading import read_table
from mille_rules import DEFAULT_RULES, Card, Phase, new_match, view_for
from mille_rules.moves import DRAW, PASS, Move, MoveKind
from mille_rules.rule_kinds import Handicap
from mille_rules.views import View
from tests.examples import each

HIT = (0, Move(MoveKind.PLAY, Card.STOP, 1))
ROLL = (1, Move(MoveKind.PLAY, Card.ROLL))
COUP = (1, Move(MoveKind.COUP, Card.RIGHT_OF_WAY))


def view(*moves: tuple[int, Move], seats: int = 2) -> View:
    state = new_match(DEFAULT_RULES, seats)._replace(phase=Phase.PLAY)
    return view_for(state, None, moves)


@each(
    ("moves", "moods"),
    [
        ((), (Mood.CALM, Mood.CALM)),
        ((HIT,), (Mood.CALM, Mood.HIT)),
        ((HIT, (1, PASS), (1, DRAW)), (Mood.CALM, Mood.HIT)),
        ((HIT, ROLL), (Mood.CALM, Mood.CALM)),
        ((HIT, COUP, (1, DRAW)), (Mood.CALM, Mood.HAPPY)),
    ],
)
def test_a_side_is_hit_until_the_next_card_and_happy_after_a_coup(
    moves: tuple[tuple[int, Move], ...], moods: tuple[Mood, Mood]
) -> None:
    assert tuple(mood_of(view(*moves), side) for side in (0, 1)) == moods


def test_a_team_shares_its_mood() -> None:
    coup = (3, Move(MoveKind.COUP, Card.RIGHT_OF_WAY))
    picture = PictureBuilder("ABCD", 2, lambda _seat: False).picture(view(coup, seats=4), 0)
    moods = [[seat.mood for seat in text.seats] for text in picture.texts]
    assert moods == [[Mood.CALM] * 2, [Mood.HAPPY] * 2]


def test_the_row_of_partners_who_are_both_asked_names_both() -> None:
    asked = view(seats=4)._replace(to_act=(1, 3))
    picture = PictureBuilder("ABCD", 2, lambda _seat: False).picture(asked, 0)
    assert picture.texts[1].note == "Waiting for B and D"


def test_whoever_arrives_is_happy_until_the_next_race() -> None:
    over = view(HIT)._replace(phase=Phase.DEAL, completer=0)
    assert [mood_of(over, side) for side in (0, 1)] == [Mood.HAPPY, Mood.CALM]


@pytest.mark.usefixtures("english")
def test_the_row_of_a_side_names_its_handicaps_while_it_does_not_act() -> None:
    handicaps = (Handicap(1, "miles", 100), Handicap(3, "hand", 4))
    state = new_match(replace(DEFAULT_RULES, handicaps=handicaps), 4)._replace(phase=Phase.PLAY)
    picture = PictureBuilder("ABCD", 2, lambda _seat: False).picture(view_for(state, None), 0)
    own, other = picture.texts
    assert (own.note, other.note) == ("A is playing", "+100 miles · hand of 4 cards")
    assert picture.drive.miles == (0, 100)
    assert picture.dealt_pile == 106 - 3 * 6 - 4
    assert "100 of 1,000, not started, +100 miles, hand of 4 cards" in read_table(
        view_for(state, None), ("A and C", "B and D"), ""
    )
