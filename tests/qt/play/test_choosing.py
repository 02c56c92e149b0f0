"""Which card is chosen and where it would go, and what moves that means: no window."""

from mille_qt.play.card_selection import CardSelection
from mille_qt.play.hand_places import HandPlaces
from mille_qt.table.positions import DISCARD_PILE, lane, move_to, target_of, targets_for
from mille_qt.ui.hand_order import HandOrder
from mille_rules import Card
from mille_rules.moves import DRAW, PASS, coup, discard, play

ROLL, STOP, MILES, ACE = Card.ROLL, Card.STOP, Card.MILES_100, Card.DRIVING_ACE
GAS = Card.GASOLINE
#: Side 0 of three: Roll and the safety can be played, Stop on both others, 100 not at all.
CHOICES = (
    play(ROLL),
    play(STOP, 1),
    play(STOP, 2),
    play(ACE),
    discard(ROLL),
    discard(STOP),
    discard(MILES),
)
OWN, NEXT, LAST = lane(0), lane(1), lane(2)


def hand_with_a_gap() -> HandPlaces:
    """Roll, a gap, Stop, 100 and the Driving Ace."""
    hand = HandPlaces(5)
    hand.show((ROLL, GAS, STOP, MILES, ACE), HandOrder.ARRIVAL)
    hand.show((ROLL, STOP, MILES, ACE), HandOrder.ARRIVAL)
    assert hand.cards == (ROLL, None, STOP, MILES, ACE, None)
    return hand


def choosing() -> CardSelection:
    made = CardSelection()
    made.offer(hand_with_a_gap(), CHOICES, own_side=0)
    return made


def test_a_card_goes_to_the_one_tableau_that_takes_it() -> None:
    hand = choosing()
    assert hand.choose(0)
    assert (hand.card, hand.target, hand.places) == (ROLL, OWN, (OWN, DISCARD_PILE))
    assert hand.move() == play(ROLL)


def test_an_empty_place_or_one_beyond_the_hand_cannot_be_chosen() -> None:
    hand = choosing()
    assert not hand.choose(1)
    assert not hand.choose(6)
    assert not hand.choose(-1)
    assert (hand.index, hand.card, hand.places, hand.move()) == (None, None, (), None)


def test_a_hazard_points_at_one_opponent_after_the_other_then_at_the_discard_pile() -> None:
    hand = choosing()
    hand.choose(2)
    seen = []
    for _ in range(4):
        seen.append(hand.target)
        hand.step_target(1)
    assert seen == [NEXT, LAST, DISCARD_PILE, NEXT]
    hand.let_go()
    hand.choose(2)
    hand.step_target(-1)
    assert hand.move() == discard(STOP)


def test_a_card_that_can_only_be_discarded_has_no_target_of_its_own() -> None:
    """Enter must not throw a card away that the player wanted to play."""
    hand = choosing()
    hand.choose(3)
    assert hand.places == (DISCARD_PILE,)
    hand.step_target(1)
    assert (hand.target, hand.move()) == (None, None)
    assert hand.move_to(DISCARD_PILE) == discard(MILES)


def test_numbers_count_the_cards_that_are_left() -> None:
    assert choosing().held_places == [0, 2, 3, 4]


def test_arrows_go_round_the_hand_and_over_gaps() -> None:
    hand = choosing()
    right = []
    for _ in range(5):
        hand.step_card(1)
        right.append(hand.index)
    assert right == [0, 2, 3, 4, 0]
    hand.let_go()
    hand.step_card(-1)
    assert hand.index == 4


def test_another_card_begins_with_its_first_target_again() -> None:
    hand = choosing()
    hand.choose(2)
    hand.step_target(1)
    hand.choose(0)
    assert hand.target == OWN


def test_nothing_can_be_chosen_while_nothing_can_be_put_down() -> None:
    hand = CardSelection()
    for choices in ((), (DRAW,), (PASS, coup(ACE))):
        hand.offer(hand_with_a_gap(), choices, 0)
        assert not hand.active
        assert not hand.choose(0)
        hand.step_card(1)
        assert hand.index is None


def test_playable_means_more_than_discardable() -> None:
    hand = choosing()
    assert [card for card in Card if hand.playable(card)] == [STOP, ROLL, ACE]


def test_new_choices_let_go() -> None:
    hand = choosing()
    hand.choose(2)
    hand.offer(hand_with_a_gap(), CHOICES, 0)
    assert hand.index is None


def test_a_card_is_chosen_from_where_it_is_now() -> None:
    hand, places = CardSelection(), hand_with_a_gap()
    hand.offer(places, CHOICES, 0)
    places.swap(0, 4)
    hand.choose(0)
    assert (hand.card, hand.move()) == (ACE, play(ACE))
    places.show((ROLL, STOP, MILES, ACE), HandOrder.FAMILY)
    hand.choose(1)
    assert (hand.card, hand.move()) == (ROLL, play(ROLL))


def test_with_no_hand_nothing_can_be_chosen() -> None:
    hand = CardSelection()
    hand.offer(None, CHOICES, 0)
    hand.step_card(1)
    assert (hand.cards, hand.choose(0), hand.card) == ((), False, None)


def test_places_and_moves_are_two_ways_of_saying_the_same() -> None:
    for own in range(3):
        for move in (*CHOICES, play(MILES), play(STOP, own), discard(ACE)):
            place = target_of(move, own)
            assert place is not None
            assert move.card is not None
            assert move_to(move.card, place, own) == move


def test_a_card_put_on_somebody_elses_tableau_is_a_move_for_the_rules_to_refuse() -> None:
    assert move_to(ROLL, NEXT, 0) == play(ROLL, 1)
    assert move_to(STOP, OWN, 0) == play(STOP, 0)


def test_moves_without_a_card_have_no_place() -> None:
    assert [target_of(move, 0) for move in (DRAW, PASS, coup(ACE))] == [None] * 3
    assert targets_for(MILES, (DRAW, play(ROLL)), 0) == ()
