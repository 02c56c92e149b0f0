"""The player on a phone: what is kept for it, and what a touch does."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from mille_qt.features.phones.phone_player import PhonePlayer
from mille_rules import DEFAULT_RULES, Record
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import NAMES, header

ANNA, MARCEL = NAMES[:2]


class Phone:
    """A phone without a network: its pictures, and touches."""

    def __init__(self, at: PlayerAtTable, name: str) -> None:
        self.pictures: list[dict[str, Any]] = []
        self.player = PhonePlayer(name, self._show)
        self.player.awake = True
        at.page.seats.give(name, self.player)

    def _show(self, picture: Mapping[str, object]) -> None:
        self.pictures.append(dict(picture))

    @property
    def picture(self) -> dict[str, Any]:
        return self.pictures[-1]

    def touch(self, choice: int, picture: int | None = None) -> None:
        self.player.choose(self.picture["number"] if picture is None else picture, choice)

    def button(self, text: str) -> int:
        return next(one["choice"] for one in self.picture["buttons"] if one["text"] == text)


@pytest.fixture
def at(sit_down: Callable[..., PlayerAtTable]) -> PlayerAtTable:
    return sit_down(Record(header((0, 1), 2, DEFAULT_RULES)), 0)


def test_the_first_picture_of_a_phone_shows_the_hand(at: PlayerAtTable) -> None:
    phone = Phone(at, ANNA)
    held = [len(picture["hand"]) for picture in phone.pictures]
    assert held == [6, 7], "before and after the card is drawn"


def test_a_second_touch_of_the_same_picture_does_nothing(at: PlayerAtTable) -> None:
    phone = Phone(at, ANNA)
    begun = phone.picture["number"]
    hint, first = phone.button("Hint"), phone.picture["hand"][0]["discard"]["choice"]
    phone.touch(hint)
    phone.touch(first, begun)
    assert len(phone.picture["hand"]) == 7
    phone.touch(phone.picture["hand"][0]["discard"]["choice"])
    moved = len(at.update.view.moves)
    phone.touch(first, begun)
    assert len(at.update.view.moves) == moved


@pytest.mark.parametrize("awake", [True, False])
@pytest.mark.parametrize("by_itself", [True, False])
def test_a_phone_tells_what_has_happened_since_the_players_latest_move(
    at: PlayerAtTable, awake: bool, by_itself: bool
) -> None:
    anna, marcel = Phone(at, ANNA), Phone(at, MARCEL)
    marcel.player.awake = awake
    at.window.settings.auto_draw = by_itself
    anna.touch(anna.picture["hand"][0]["discard"]["choice"])
    at.settle()
    if not by_itself:
        marcel.touch(marcel.button("Draw"))
    marcel.player.speak("fr")
    marcel.player.speak("en")
    discarded, drawn = marcel.picture["news"]
    assert discarded.startswith("Anna discards"), "not that she has drawn"
    assert drawn.startswith("You draw")
    marcel.touch(marcel.picture["hand"][0]["discard"]["choice"])
    (own,) = marcel.picture["news"]
    assert own.startswith("You discard")


def test_a_phone_does_not_tell_a_move_that_was_taken_back(at: PlayerAtTable) -> None:
    anna, marcel = Phone(at, ANNA), Phone(at, MARCEL)
    anna.touch(anna.picture["hand"][0]["discard"]["choice"])
    anna.touch(anna.button("Take back"))
    marcel.touch(marcel.picture["question"]["answers"][0]["choice"])
    (told,) = marcel.picture["news"]
    assert told.startswith("Anna takes a move back")


def test_a_hint_that_comes_after_the_move_is_not_shown(
    at: PlayerAtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Callable[[None], None]] = []
    monkeypatch.setattr(at.page.session, "hint", lambda _update, answer: told.append(answer))
    phone = Phone(at, ANNA)
    phone.touch(phone.button("Hint"))
    phone.touch(phone.picture["hand"][0]["discard"]["choice"])
    shown = len(phone.pictures)
    told[0](None)
    assert len(phone.pictures) == shown


def test_a_phone_that_is_stopped_shows_neither_hand_nor_question(at: PlayerAtTable) -> None:
    phone = Phone(at, ANNA)
    answers: list[bool] = []
    phone.player.ask(lambda: "Really?", lambda: "Yes", lambda: "No", answers.append)
    question = phone.picture["question"]["answers"][0]["choice"]
    number = phone.picture["number"]
    at.page.seats.bring_back(ANNA)
    assert phone.picture["hand"] == []
    assert phone.picture["question"] is None
    phone.touch(question, number)
    assert answers == []
