"""Nobody is told what he cannot see: not his choices, not his events, not in any update."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mille_rules import (
    PRESETS,
    Card,
    EventKind,
    Match,
    MoveKind,
    Phase,
    Record,
    Update,
    event_for,
    view_for,
)
from mille_rules.cards import SAFETIES
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.player import ComputerPlayer
from mille_rules.moves import deal
from mille_rules.record import MoveLine
from mille_rules.state import BETWEEN_RACES
from mille_rules.views import public_update, update_for
from tests.examples import each, examples
from tests.rules.random_play import TABLES, header, played_match, sensible_move, steps
from tests.rules.watchers import Notebook

every_table = each(("name", "seats"), TABLES)
seeds = st.integers(0, 2**32 - 1)


def moves_of_one_race(name: str, seats: int, seed: int) -> list[MoveLine]:
    """A race's moves; where it ends by what hands hold, only those that leave cards to draw."""
    moves = []
    for seat, move, state, _ in steps(PRESETS[name], seats, seed, sensible_move):
        if PRESETS[name].hand_ends == "no_playable" and not state.draw_pile:
            break
        moves.append(MoveLine(seat, move))
    return moves


def hidden_places(
    moves: list[MoveLine], seats: int, hand_size: int, seat: int | None, *, over: bool = False
) -> list[int]:
    """Where in the deck those cards lie that this seat, or a spectator, never sees in the race.

    After a race that is `over`, all seats see all hands.
    """
    given = moves[0].move.deal
    hands = [
        [place for place in range(seats * hand_size) if (given.first + place) % seats == owner]
        for owner in range(seats)
    ]
    seen: set[int] = set(hands[seat]) if seat is not None else set()
    drawn = seats * hand_size
    for line in moves[1:]:
        card, hand = line.move.card, hands[line.seat]
        if card is not None and line.move.kind is not MoveKind.TAKE:
            place = next(place for place in hand if given.cards[place] is card)
            hand.remove(place)
            seen.add(place)
        if line.move.kind is MoveKind.DRAW or (
            line.move.kind is MoveKind.COUP and drawn < len(given.cards)
        ):
            hand.append(drawn)
            if line.seat == seat:
                seen.add(drawn)
            drawn += 1
    if over and seat is not None:
        seen.update(place for hand in hands for place in hand)
    return [place for place in range(len(given.cards)) if place not in seen]


def twin_of(moves: list[MoveLine], places: list[int], chance: Random) -> list[MoveLine]:
    """The same race with the cards of those places permuted."""
    given = moves[0].move.deal
    cards = list(given.cards)
    mixed = chance.sample(places, len(places))
    for place, other in zip(places, mixed, strict=True):
        cards[place] = given.cards[other]
    return [MoveLine(None, deal(given.race, given.first, tuple(cards))), *moves[1:]]


def updates_of(name: str, seats: int, moves: list[MoveLine], seat: int | None) -> list[Update]:
    """All that somebody is sent during such a race."""
    match, player = Match(Record(header(PRESETS[name], seats))), Notebook()
    if seat is None:
        match.watch(player)
    else:
        match.sit(seat, player)
    for line in moves:
        if line.seat is None:
            match.deal(lambda _deck: moves[0].move.deal.cards, line.move.deal.first)
        else:
            match.submit(line.seat, line.move, match.seq)
    assert match.seq == len(moves)
    return player.updates


def is_over(name: str, seats: int, moves: list[MoveLine]) -> bool:
    """Whether such moves end their race, after which all seats see all hands."""
    return updates_of(name, seats, moves, 0)[-1].view.phase in BETWEEN_RACES


@every_table
@examples(2, 20)
@given(seed=seeds, length=st.integers(20, 130))
def test_races_that_differ_in_unseen_cards_look_the_same(name, seats, seed, length):
    moves = moves_of_one_race(name, seats, seed)[:length]
    over = is_over(name, seats, moves)
    for seat in [None, *range(seats)]:
        places = hidden_places(moves, seats, PRESETS[name].hand_size, seat, over=over)
        twin = twin_of(moves, places, Random(seed))
        assert twin[0] != moves[0]
        seen = updates_of(name, seats, moves, seat)
        assert updates_of(name, seats, twin, seat) == seen
        assert len(seen) == len(moves) + 1


@each("level", LEVELS)
def test_a_computer_player_answers_the_same_whatever_it_cannot_see(level):
    moves, answers = moves_of_one_race("winning-moves", 4, 1)[:60], 0
    places = hidden_places(moves, 4, 6, 2)
    for chance in (Random(1), Random(2)):
        twin = twin_of(moves, places, chance)
        both = []
        for race in (moves, twin):
            said = []
            player = ComputerPlayer(level, lambda _seat, move, _seq, said=said: said.append(move))
            for update in updates_of("winning-moves", 4, race, 2):
                player.update(update)
            both.append(said)
        assert both[0] == both[1]
        answers += len(both[0])
    assert answers > 20


@every_table
@examples(2, 20)
@given(seed=seeds)
def test_a_drawn_card_is_named_to_its_own_seat_alone(name, seats, seed):
    drawn = 0
    for _, _, state, events in steps(PRESETS[name], seats, seed, sensible_move):
        for event in events:
            if event.kind is EventKind.DREW:
                drawn += 1
                told = [event_for(event, seat).card for seat in range(seats)]
                expected = [state.race.deck[state.drawn - 1]]
                assert [card for card in told if card is not None] == expected
                assert told[event.seat] is expected[0]
                assert event_for(event, None).card is None
    assert drawn > seats


@every_table
@examples(1, 20)
@given(seed=seeds)
def test_a_view_names_no_card_that_is_not_on_the_table(name, seats, seed):
    for _, _, state, _ in steps(PRESETS[name], seats, seed, sensible_move):
        for seat in [None, *range(seats)]:
            view = view_for(state, seat)
            assert view.hand == (() if seat is None else state.hands[seat])
            assert view.open_hands in ((), state.hands)
            held = sum(view.open_hands, view.hand) + state.discards
            held += tuple(
                card for tableau in state.tableaux for pile in tableau[:6] for card in pile
            )
            asked = () if state.question is None else (state.question.hazard,)
            assert set(cards_in(view)) <= set(held) | set(asked)


@every_table
@examples(2, 20)
@given(seed=seeds)
def test_all_seats_see_all_hands_after_a_race_and_never_during_one(name, seats, seed):
    shown = 0
    for _, _, state, _ in steps(PRESETS[name], seats, seed, sensible_move, races=2):
        over = state.phase in BETWEEN_RACES
        shown += over
        for seat in range(seats):
            assert view_for(state, seat).open_hands == (state.hands if over else ())
        assert view_for(state, None).open_hands == ()
    assert shown


@every_table
@examples(1, 20)
@given(seed=seeds)
def test_spectators_get_the_same_update_whichever_seat_it_is_made_from(name, seats, seed):
    for seq, (_, _, state, events) in enumerate(steps(PRESETS[name], seats, seed, sensible_move)):
        due = update_for(seq, state, None, (), events)
        for seat in range(seats):
            assert public_update(update_for(seq, state, seat, (), events)) == due


def cards_in(value: object) -> list[Card]:
    """Every card anywhere inside a value, rules apart."""
    if isinstance(value, Card):
        return [value]
    if isinstance(value, tuple):
        return [card for part in value for card in cards_in(part)]
    return []


@every_table
def test_every_asked_seat_is_asked_whatever_it_holds(name, seats):
    questions = 0
    rules = replace(PRESETS[name], races_to_win=3)
    for _, _, state, events in steps(rules, seats, 5, sensible_move, races=3):
        if events[-1].kind is not EventKind.ASKED:
            continue
        questions += 1
        side, sides = state.question.side, len(state.tableaux)
        assert state.question.waiting == tuple(s for s in range(seats) if s % sides == side)
    safe = any(rules.deck[card] for card in SAFETIES)
    assert (questions > 3) == safe


def test_a_spectator_sees_no_hand_even_when_the_race_is_over():
    match, spectator = Match(Record(header(PRESETS["classic"], 4))), Notebook()
    match.watch(spectator)
    finished = played_match(PRESETS["classic"], 4, 3, points=(4_990, 0), choose=sensible_move)
    for line in finished.record.moves():
        if line.seat is None:
            match.deal(lambda _deck, given=line.move.deal: given.cards, line.move.deal.first)
        else:
            match.submit(line.seat, line.move, match.seq)
    assert match.state.match.races != ()
    assert {update.view.phase for update in spectator.updates} >= {Phase.PLAY, Phase.DEAL}
    told = {(update.view.hand, update.view.open_hands) for update in spectator.updates}
    assert told == {((), ())}
    assert {update.choices for update in spectator.updates} == {()}
