"""Cards never slide under the pointer: which card lies in which place of the hand."""

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from mille_qt.play.hand_places import HandPlaces, HandsHere
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Card, new_match, view_for
from mille_rules.rule_kinds import Handicap
from tests.examples import each

ROLL, STOP, GAS, ACE = Card.ROLL, Card.STOP, Card.GASOLINE, Card.DRIVING_ACE
M25, M50, M75, M100 = Card.MILES_25, Card.MILES_50, Card.MILES_75, Card.MILES_100
SIX = (ROLL, STOP, M25, M50, M75, M100)
ARRIVAL, FAMILY, MANUAL = HandOrder.ARRIVAL, HandOrder.FAMILY, HandOrder.MANUAL

kinds = st.sampled_from(list(Card))


def shown(*hands: tuple[Card, ...], order: HandOrder = ARRIVAL) -> HandPlaces:
    places = HandPlaces()
    for hand in hands:
        places.show(hand, order)
    return places


def test_six_cards_lie_in_the_first_six_places_and_the_drawn_one_in_the_seventh() -> None:
    assert shown(SIX).cards == (*SIX, None)
    assert shown(SIX, (*SIX, GAS)).cards == (*SIX, GAS)


def test_the_drawn_card_moves_into_the_gap_that_the_played_one_left() -> None:
    after = (ROLL, STOP, M50, M75, M100, GAS)
    assert shown(SIX, (*SIX, GAS), after).cards == (ROLL, STOP, GAS, M50, M75, M100, None)


def test_a_card_that_is_taken_back_lies_where_it_lay_and_the_drawn_one_in_the_seventh() -> None:
    after, drawn = (ROLL, STOP, M50, M75, M100, GAS), (*SIX, GAS)
    assert shown(SIX, drawn, after, drawn).cards == drawn
    later = shown(SIX, drawn, after, (*after, ACE), drawn)
    assert later.cards == drawn, "taken back in the next turn"


def test_a_card_that_is_taken_back_lies_where_it_lay_although_the_drawn_one_has_a_twin() -> None:
    drawn = (M50, ROLL, M75, M100, STOP, M25, M25)
    places = shown(drawn[:-1], drawn)
    places.played = 0
    places.show(drawn[1:], ARRIVAL)
    places.show(drawn, ARRIVAL)
    assert places.cards == drawn


def test_playing_the_drawn_card_moves_nothing() -> None:
    assert shown(SIX, (*SIX, GAS), SIX).cards == (*SIX, None)


def test_of_two_alike_the_one_that_was_played_leaves() -> None:
    twins = (M25, STOP, M25, M50, M75, M100)
    places = shown(twins, (*twins, GAS))
    places.played = 0
    places.show((STOP, M25, M50, M75, M100, GAS), ARRIVAL)
    assert places.cards == (GAS, STOP, M25, M50, M75, M100, None)


def test_a_place_that_was_not_played_after_all_is_forgotten() -> None:
    twins = (M25, STOP, M25, M50, M75, M100)
    places = shown(twins)
    places.played = 0
    places.show(twins, ARRIVAL)  # the move was refused
    places.show((*twins, M25), ARRIVAL)
    places.show((*twins[1:], M25), ARRIVAL)
    assert places.cards[:6] == twins


def test_families_lie_together_safeties_first() -> None:
    hand = (STOP, M100, ROLL, ACE, M25, GAS)
    places = shown(hand, order=FAMILY)
    assert places.cards == (ACE, GAS, ROLL, M25, M100, STOP, None)
    places.show((*hand, M50), FAMILY)
    assert places.cards[-1] is M50, "the drawn card waits in its own place"


def test_families_lie_together_after_a_move_was_taken_back() -> None:
    hand = (ACE, ROLL, M25, M50, M100, STOP)
    places = shown(hand, (*hand, M75), (ACE, M25, M50, M100, STOP, M75), order=FAMILY)
    places.show((*hand, M75), FAMILY)
    assert places.cards == (*hand, M75)


def test_families_lie_together_when_the_next_race_begins_with_a_drawn_card() -> None:
    places = shown(SIX, order=FAMILY)
    places.show((STOP, M50, GAS, ACE, M25, ROLL, STOP), FAMILY)
    assert places.cards == (ACE, GAS, ROLL, M25, M50, STOP, STOP)


@each("drawn", [(), (M75,)])
def test_another_order_rearranges_all_but_the_drawn_card_at_once(drawn: tuple[Card, ...]) -> None:
    hand = (STOP, M100, ROLL, ACE, M25, GAS)
    last = (*drawn, None)[:1]
    families = (ACE, GAS, ROLL, M25, M100, STOP)
    places = shown(hand)
    for order, cards in ((FAMILY, families), (MANUAL, families), (ARRIVAL, hand)):
        places.show((*hand, *drawn), order)
        assert places.cards == (*cards, *last)


def test_by_arrival_a_card_keeps_its_place_until_that_order_is_chosen_again() -> None:
    places = shown(SIX, (*SIX, GAS), (STOP, M25, M50, M75, M100, GAS))
    assert places.cards == (GAS, STOP, M25, M50, M75, M100, None)
    for order in (MANUAL, ARRIVAL):
        places.show((STOP, M25, M50, M75, M100, GAS), order)
    assert places.cards == (STOP, M25, M50, M75, M100, GAS, None)


def test_an_order_by_hand_stays() -> None:
    places = shown(SIX)
    places.swap(0, 5)
    places.show((*SIX, GAS), MANUAL)
    assert places.cards == (M100, STOP, M25, M50, M75, ROLL, GAS)


def test_a_hand_that_shrinks_leaves_gaps() -> None:
    assert shown(SIX, (ROLL, M25, M100)).cards == (ROLL, None, M25, None, None, M100, None)


@each("size", [1, 6, 9])
def test_there_is_one_place_more_than_the_hand_has_cards(size: int) -> None:
    assert HandPlaces(size).cards == (None,) * (size + 1)


turns = st.lists(st.tuples(kinds, st.integers(0, 8), st.booleans()), max_size=25)


@given(st.lists(kinds, min_size=6, max_size=6), turns, st.sampled_from([ARRIVAL, MANUAL]))
def test_places_hold_the_hand_and_only_the_drawn_card_ever_moves(
    start: list[Card], played: list[tuple[Card, int, bool]], order: HandOrder
) -> None:
    """Any draws and plays, also plays without a draw once the draw pile is empty."""
    places, hand = shown(tuple(start)), list(start)
    for drawn, which, draws in played:
        if draws and len(hand) == 6:
            before = places.cards
            hand.append(drawn)
            places.show(tuple(hand), order)
            assert places.cards == (*before[:6], drawn)
        if not hand:
            break
        before = places.cards
        held = [place for place, card in enumerate(before) if card is not None]
        used = held[which % len(held)]
        card = before[used]
        assert card is not None
        places.played = used
        hand.remove(card)
        places.show(tuple(hand), order)
        assert Counter(c for c in places.cards if c is not None) == Counter(hand)
        gap = (None if i == used else c for i, c in enumerate(before))
        expected = list(gap)
        if expected[-1] is not None:
            expected[expected.index(None)], expected[-1] = expected[-1], None
        assert list(places.cards) == expected


orders, indexes = st.sampled_from(list(HandOrder)), st.integers(0, 6)


@given(
    st.lists(st.tuples(st.lists(kinds, max_size=7), orders, indexes, indexes, orders), max_size=12)
)
def test_places_hold_exactly_the_hand_whatever_is_shown_next(
    shown: list[tuple[list[Card], HandOrder, int, int, HandOrder]],
) -> None:
    """Taking back and other people's turns make hands that no single move would make."""
    places = HandPlaces()
    for hand, order, one, other, next_order in shown:
        places.show(tuple(hand), order)
        places.swap(one, other)
        for show in (order, next_order):
            places.show(tuple(hand), show)
            assert Counter(c for c in places.cards if c is not None) == Counter(hand)
            assert len(places.cards) == 7


def test_a_smaller_hand_has_its_own_number_of_places_and_one_for_the_drawn_card(
    settings: Settings,
) -> None:
    rules = replace(DEFAULT_RULES, handicaps=(Handicap(1, "hand", 4),))
    cards = (STOP, ROLL, M25, M50)
    view = view_for(new_match(rules, 2), 1)
    settings.hand_order = FAMILY
    hands, shown_hands = HandsHere(settings), []
    for hand in (cards, (*cards, ACE)):
        hands.keep(1, arranged := hands.arranged(view._replace(hand=hand)))
        shown_hands.append(arranged.cards if arranged else ())
    assert shown_hands[1] == (*shown_hands[0][:4], ACE)
