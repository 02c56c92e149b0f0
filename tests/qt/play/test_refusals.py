"""Nothing is refused silently: the bar says why, and the card lies in its place again."""

import pytest
from PySide6.QtCore import QPointF, Qt

from mille_qt.table.positions import TablePosition, lane
from mille_rules import Card
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

OWN, OTHER = lane(0), lane(1)
BOTH = pytest.mark.parametrize("tongue", ["en", "fr"])
ENGLISH = "en"


def resting(player: PlayerAtTable) -> dict[int, tuple[Card, float, float]]:
    """Each card of the hand and where it lies."""
    return {i: (item.card, item.pos().x(), item.pos().y()) for i, item in player.items.items()}


@pytest.fixture
def before_the_start(sit_down: Seat) -> PlayerAtTable:
    """A player without a Roll yet."""
    return sit_down(match_where("25 50 75 100 stop repairs", "50", draws="200"))


@pytest.mark.styled
@BOTH
def test_a_card_dragged_where_it_cannot_go_comes_back_and_the_bar_says_why(
    before_the_start: PlayerAtTable, tongue: str
) -> None:
    player = before_the_start
    player.speak(tongue)
    before, seq = resting(player), player.update.seq
    player.drag(player.place_with(Card.MILES_100), OWN)
    said = {
        ENGLISH: "You haven’t started yet. Play a Roll or Right of Way first.",
        "fr": "Vous n’êtes pas encore en route. Jouez d’abord Roulez",
    }
    assert player.bar.startswith(said[tongue])
    assert resting(player) == before
    assert player.update.seq == seq


@BOTH
def test_a_chosen_card_that_cannot_be_played_says_why(
    before_the_start: PlayerAtTable, tongue: str
) -> None:
    player = before_the_start
    player.speak(tongue)
    player.click_card(player.place_with(Card.REPAIRS))
    said = {
        ENGLISH: "Nothing to repair: you have no Accident",
        "fr": "Rien à réparer\xa0: aucune attaque Accident",
    }
    assert player.bar.startswith(said[tongue])
    player.keys("5")
    assert "Stop" in player.bar, "another card, another reason"


@pytest.mark.parametrize(
    ("card", "place", "why"),
    [
        (Card.STOP, OWN, "Play Stop on an opponent"),
        (Card.MILES_100, OTHER, "100 is for your own side, not for an opponent."),
        (Card.REPAIRS, OTHER, "Repairs is for your own side, not for an opponent."),
        (Card.STOP, OTHER, "Too early for Stop: wait for Marcel to start."),
        (Card.REPAIRS, OWN, "Nothing to repair: you have no Accident."),
    ],
    ids=str,
)
def test_every_wrong_place_has_its_reason(
    before_the_start: PlayerAtTable, card: Card, place: TablePosition, why: str
) -> None:
    player = before_the_start
    player.drag(player.place_with(card), place)
    assert why in player.bar
    player.click_card(player.place_with(card))
    player.click_place(place)
    assert why in player.bar, "by clicks it is the same"


@pytest.mark.styled
def test_a_card_let_go_beside_every_place_comes_back_without_a_word(
    before_the_start: PlayerAtTable,
) -> None:
    player = before_the_start
    before, seq = resting(player), player.update.seq
    player.drag_to(player.place_with(Card.MILES_50), QPointF(2, 2))
    assert resting(player) == before
    assert (player.bar, player.update.seq) == ("", seq)


def test_a_second_card_drawn_is_refused(before_the_start: PlayerAtTable) -> None:
    before_the_start.keys("p")
    assert before_the_start.bar == "You’ve already drawn. Play or discard a card."


def test_the_reason_goes_when_something_playable_is_chosen_or_the_move_is_made(
    sit_down: Seat,
) -> None:
    player = sit_down(match_where("25 roll", draws="200"))
    player.keys("1")
    assert player.bar
    player.keys("2")
    assert player.bar.startswith("Roll. Click it again, press Enter")
    assert "discard any" not in player.hint
    player.keys(Qt.Key.Key_Escape)
    assert player.bar == ""
    assert "discard any" in player.hint
    player.keys("1")
    assert player.bar
    player.keys("d")
    assert player.bar == ""


def test_the_reason_is_said_of_every_card_that_cannot_be_played(
    before_the_start: PlayerAtTable,
) -> None:
    page = before_the_start.page
    said = {}
    for item in before_the_start.items.values():
        assert page.inspector.ask(item.resting_rect().center(), kept=False)
        assert page.inspector.shown is not None
        said[item.card] = page.inspector.shown.now
    assert all(said.values())
    reason = "You haven’t started yet. Play a Roll or Right of Way first."
    assert said[Card.MILES_100] == reason


def test_a_speed_limit_names_the_way_out(sit_down: Seat) -> None:
    record = match_where(
        "roll 75 25", "speed-limit 50", draws="100 100",
        moves=("0 play roll", "1 play speed-limit on 0", "0 play 25", "1 discard 50"),
    )  # fmt: skip
    player = sit_down(record)
    player.keys(str(player.place_with(Card.MILES_75) + 1))
    assert player.bar == ("Speed limit: no card above 50. Play End of Limit or a smaller card.")


def test_a_reason_that_holds_for_several_opponents_is_said_once(sit_down: Seat) -> None:
    player = sit_down(match_where("stop 25", seats=3))
    player.keys(str(player.place_with(Card.STOP) + 1))
    assert player.bar == "Too early for Stop: wait for Marcel, Yvette to start."
