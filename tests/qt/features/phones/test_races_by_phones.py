"""Phones play whole races, and none is sent a card that its player must not know.

Each picture is composed once more from a twin of the table, where the cards are shuffled that the
player has not seen: those in other hands and those still to be drawn. What the phone is sent by the
server must be exactly that. With `--hypothesis-profile=thorough` there are hundreds of races.
"""

import json
import time
from collections.abc import Callable
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from hypothesis import settings

from mille_net.phone.phone_listener import PHONES_FILE
from mille_qt.features.phones.phone_picture import Moment, PhonePicture, phone_picture
from mille_qt.session.local_session import LocalSession
from mille_qt.ui.paths import languages, network_folder
from mille_rules import PRESETS, Record
from mille_rules.legal import legal_moves
from mille_rules.match import Match
from mille_rules.state import BETWEEN_RACES, State
from mille_rules.views import view_for
from tests.examples import MANY
from tests.qt.features.phones.phone_in_hand import PhoneInHand, Picture, choices_in
from tests.qt.features.phones.table_with_phones import TableWithPhones
from tests.qt.play.staged_match import NAMES, header

#: Races for each number of players; and with the profile `thorough`.
RACES, MANY_RACES = 1, 45
#: How often a player throws away what can be played, and takes a move back or asks for a hint.
WASTE, WHIM = 0.1, 0.02
#: Seconds within which something happens at a table; more frames at once than thumbs can send.
PATIENCE, FAST = 60.0, 100_000
FRAME = 16_400


def twin(state: State, seat: int, chance: Random) -> State:
    """Return a state in which the cards are shuffled that a seat has not seen."""
    race, drawn = state.race, state.drawn
    # After a race, all seats see all hands.
    hidden = [s for s in range(len(state.hands)) if s != seat and state.phase not in BETWEEN_RACES]
    unseen = [*race.deck[drawn:], *(card for s in hidden for card in state.hands[s])]
    chance.shuffle(unseen)
    cards = iter(unseen)
    deck = (*race.deck[:drawn], *islice(cards, len(race.deck) - drawn))
    hands = tuple(
        tuple(islice(cards, len(hand))) if s in hidden else hand
        for s, hand in enumerate(state.hands)
    )
    return state._replace(race=race._replace(deck=deck), hands=hands)


def in_twin(moment: Moment, match: Match, chance: Random) -> Moment:
    """Return what a phone is to show, at a table where the others hold other cards."""
    update = moment.update
    seat = update.view.seat
    assert seat is not None
    other = twin(match.state, seat, chance)
    return moment._replace(
        update=update._replace(
            view=view_for(other, seat, update.view.moves), choices=legal_moves(other, seat)
        ),
        news=tuple(
            event if event.secret_of in (None, seat) else event._replace(card=None)
            for event in moment.news
        ),
    )


def wanted(picture: Picture, chance: Random) -> int | None:
    """Return a choice of the picture: mostly a sensible one; None if nothing is to be done."""
    buttons = picture["buttons"]
    main = [button["choice"] for button in buttons if button["main"]]
    whims = [button["choice"] for button in buttons if not button["main"]]
    if not picture["yours"] and not main:
        return None
    if picture["question"]:
        return chance.choice(choices_in(picture["question"]))
    if whims and chance.random() < WHIM:
        return chance.choice(whims)
    plays = choices_in([card["plays"] for card in picture["hand"]])
    if plays and chance.random() >= WASTE:
        return chance.choice(plays)
    rest = main or choices_in([card["discard"] for card in picture["hand"]])
    return chance.choice(rest) if rest else None


class WatchedTable:
    """People with phones at a table, who are sent what they would be sent at its twin."""

    def __init__(self, at: TableWithPhones, chance: Random) -> None:
        self._at, self._chance = at, chance
        #: What each phone must be sent: for each player, by the number of the picture.
        self._must: dict[str, dict[object, str]] = {name: {} for name in NAMES}
        self._phones: dict[str, PhoneInHand] = {}
        #: How many pictures each phone has been sent.
        self.looked_at = dict.fromkeys(NAMES, 0)

    def compose(self, moment: Moment, number: int) -> PhonePicture:
        """Compose a picture as the window does, and the one of the twin."""
        session = self._at.player.page.session
        assert isinstance(session, LocalSession)
        shown = phone_picture(in_twin(moment, session._match, self._chance), number).shown
        self._must[str(shown["player"])][number] = json.dumps(shown)
        return phone_picture(moment, number)

    def join(self, seats: int) -> None:
        """Give everybody a phone, each in a language."""
        for name, language in zip(NAMES[:seats], cycle(languages()), strict=False):
            self._phones[name] = self._at.phone_for(name, language)

    def play(self) -> None:
        """Play to the end of the race."""
        end = time.monotonic() + PATIENCE
        while not all(phone.picture["score"] for phone in self._phones.values()):
            assert time.monotonic() < end, [phone.picture for phone in self._phones.values()]
            for name, phone in self._phones.items():
                phone.let_happen()
                if self._look(name, phone.client.pictures):
                    end = time.monotonic() + PATIENCE
                    choice = wanted(phone.picture, self._chance)
                    if choice is not None and not phone.picture["score"]:
                        phone.choose(choice)

    def _look(self, name: str, pictures: list[Any]) -> bool:
        """Compare what a phone was sent since the last time; returns whether it was anything."""
        new = pictures[self.looked_at[name] :]
        for picture in new:
            assert json.dumps(picture) == self._must[name][picture["number"]]
        self.looked_at[name] = len(pictures)
        return bool(new)

    def leave(self) -> int:
        """Put the phones away; returns the bytes that they were sent."""
        frames = [frame for phone in self._phones.values() for frame in phone.client.frames[1:]]
        assert {len(frame) for frame in frames} == {FRAME}
        for phone in self._phones.values():
            phone.close()
        return sum(map(len, frames))


@pytest.mark.slow
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("seats", range(2, 7))
def test_phones_play_races_and_learn_nothing_of_other_hands(
    table: Callable[..., TableWithPhones],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    seats: int,
) -> None:
    monkeypatch.setattr("mille_net.phone.connection.PHONE_BURST", FAST)
    many = settings.default.max_examples == MANY
    rules = [rules for rules in PRESETS.values() if seats in rules.player_counts]
    chance, pictures, sent = Random(seats), 0, 0
    for race in range(MANY_RACES if many else RACES):
        # As if nobody had used a phone before.
        (network_folder() / PHONES_FILE).unlink(missing_ok=True)
        record = Record(header(range(seats), seats, rules[race % len(rules)]))
        watched = WatchedTable(table(record=record), chance)
        with monkeypatch.context() as patched:
            composing = "mille_qt.features.phones.phone_player.phone_picture"
            patched.setattr(composing, watched.compose)
            watched.join(seats)
            watched.play()
        pictures += sum(watched.looked_at.values())
        sent += watched.leave()
    with capsys.disabled():
        print(f"{seats} phones, {race + 1} races: {pictures:,} pictures, {sent:,} bytes")
