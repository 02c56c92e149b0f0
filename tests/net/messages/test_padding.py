"""The length of a frame tells nothing of hidden cards: not who can answer, nor what was tried."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.limits import CHOICES_ROOM, LENGTH_BYTES, MOVE_ROOM
from mille_net.messages import FROM_GUEST, MakeMove, NotMoved, Ready, UpdateMessage
from mille_net.messages.codec import Misuse, ProtocolError, decode, encode
from mille_net.messages.wire_forms import MAX_HELD, RefusalForm
from mille_net.messages.wire_views import TEXTS, UpdateWriter
from mille_rules import PRESETS, Card, Code, Event, State
from mille_rules.cards import HAZARDS, SAFETIES
from mille_rules.moves import DRAW, PASS, Move, coup, discard, play
from mille_rules.state import Phase
from mille_rules.views import update_for
from tests.examples import each, examples
from tests.rules.random_play import TABLES, sensible_move, steps

ID = b"12345678"
CARDS = tuple(Card)


def other_cards(state: State, events: tuple[Event, ...], seat: int, random: Random) -> tuple:
    """The same position and news, but for the cards that only one seat may know."""
    hands = list(state.hands)
    hands[seat] = tuple(random.choices(CARDS, k=len(hands[seat])))
    secrets = tuple(
        event if event.secret_of != seat else event._replace(card=random.choice(CARDS))
        for event in events
    )
    return state._replace(hands=tuple(hands)), secrets


def message(state: State, events: tuple[Event, ...], seat: int) -> UpdateMessage:
    return UpdateWriter().message(update_for(9, state, seat, (), events))


@each(("name", "seats"), TABLES)
@examples(1, 20)
@given(seed=st.integers(0, 999))
def test_updates_that_differ_in_hidden_cards_alone_are_equally_long(name, seats, seed):
    random, asked, differ = Random(seed), 0, 0
    for _, _, state, events in steps(PRESETS[name], seats, seed, sensible_move):
        for seat in range(seats):
            first = message(state, events, seat)
            second = message(*other_cards(state, events, seat, random), seat)
            assert len(encode(first)) == len(encode(second))
            differ += first.choices != second.choices
        asked += state.phase is Phase.ANSWER
    assert differ > 10, "the choices, which would tell, are others"
    answers = any(PRESETS[name].deck[safety] for safety in SAFETIES)
    assert (asked > 0) == answers


def choices_with(card: Card) -> list[Move]:
    """All that a seat may ever be able to do with a card it holds, of three sides."""
    if card in HAZARDS:
        return [play(card, 1), play(card, 2), discard(card)]
    return [play(card), discard(card), *([coup(card)] if card in SAFETIES else [])]


def test_the_choices_of_every_hand_fit_into_their_room():
    sizes = [sum(len(TEXTS[move]) + 1 for move in choices_with(card)) for card in CARDS]
    most = sum(sorted(sizes)[-MAX_HELD:]) + sum(len(TEXTS[move]) + 1 for move in (DRAW, PASS))
    array_head = 3
    assert most + array_head <= CHOICES_ROOM


def test_every_move_and_every_no_is_equally_long():
    moves = {len(encode(MakeMove(ID, 0, 0, text))) for text in TEXTS.values()}
    refusals = [RefusalForm(code, Card.ROLL, Card.ROLL, 1, 1, 1) for code in Code]
    noes = {len(encode(NotMoved(ID, 0, refusal, None))) for refusal in refusals}
    assert moves == noes == {LENGTH_BYTES + MOVE_ROOM}


def test_nothing_but_zero_bytes_may_stand_behind_a_message():
    body = encode(Ready(True))[LENGTH_BYTES:]
    assert decode(body + bytes(9), FROM_GUEST) == Ready(True)
    for behind in (b"\1", b"\0\0\1", body):
        with pytest.raises(ProtocolError) as error:
            decode(body + behind, FROM_GUEST)
        assert error.value.misuse is Misuse.NOT_MSGPACK
