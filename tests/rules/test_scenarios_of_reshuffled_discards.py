"""Rules, section 3, table U: the discards become the draw pile when it is empty."""

from collections import Counter
from dataclasses import replace

from mille_rules import (
    Match,
    MoveKind,
    Phase,
    Record,
    State,
    apply,
    legal_moves,
    read_record,
    why_not,
)
from mille_rules.moves import DRAW, Move, parse_move, shuffle
from mille_rules.refusals import Code
from mille_rules.rulesets import BSD, WINNING_MOVES, RuleSet
from tests.rules.random_play import any_move, header, sensible_move, steps
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import (
    cards,
    race_over,
    scored,
    slugs,
    table,
    turn_card_counts,
    unsettled_after,
)

AGAIN = replace(WINNING_MOVES, reshuffle_discards=True)


def last_drawn(rules: RuleSet = AGAIN, *hands: str, **more: object) -> State:
    """The turn of A, who has just drawn the last card of the draw pile."""
    held = (*hands, *[""] * (2 - len(hands)))
    state = table(rules, *held, turn=1, pile=1, **more)
    return unsettled_after(state, f"1 discard {state.hands[1][0]}", "0 draw")


def shuffled(state: State, order: str = "") -> State:
    """After the table's move, with the discards in an order or as they lie."""
    return apply(state, None, shuffle(cards(order) or state.discards))[0]


def refusal(state: State, seat: int | None, move: Move) -> Code:
    """Why a move is refused."""
    reason = why_not(state, seat, move)
    assert reason is not None
    return reason.code


@house_rule("U1")
def test_the_discards_follow_the_last_card_of_the_draw_pile_at_once():
    state = table(AGAIN, "", "25", turn=1, pile=1, discards="stop 100")
    state = unsettled_after(state, "1 discard 25", "0 draw")
    assert state.phase is Phase.SHUFFLE
    state = shuffled(state, "100 25 stop")
    assert (turn_card_counts(state), state.phase) == ((0, 7, 3), Phase.PLAY)
    assert state.discards == ()
    state = unsettled_after(state, f"0 discard {state.hands[0][0]}", "1 draw")
    assert str(state.hands[1][-1]) == "100"
    assert len(state.discards) == 1


@house_rule("U2")
def test_after_a_coup_that_drew_the_last_card_the_turn_begins_with_a_draw():
    state = table(AGAIN, "flat-tire", "puncture-proof", pile=1, a="roll", b="roll")
    state = unsettled_after(state, "0 play flat-tire on 1", "1 coup puncture-proof")
    assert (state.phase, slugs(state.discards)) == (Phase.SHUFFLE, "flat-tire")
    state = shuffled(state)
    assert (turn_card_counts(state), state.phase) == ((1, 6, 1), Phase.DRAW)
    state = unsettled_after(state, "1 draw")
    assert (turn_card_counts(state), state.phase) == ((1, 7, 0), Phase.PLAY)


@house_rule("U3")
def test_with_no_discards_there_is_no_shuffle_in_this_race():
    state = table(AGAIN, "", "stop", turn=1, pile=1, a="roll", discards="")
    state = unsettled_after(state, "1 play stop on 0", "0 pass", "0 draw")
    assert (state.phase, state.discards) == (Phase.PLAY, ())
    state = unsettled_after(state, f"0 discard {state.hands[0][0]}")
    assert (state.phase, state.turn, len(state.discards)) == (Phase.PLAY, 1, 1)


@house_rule("U4")
def test_the_last_card_counts_once_the_discards_have_been_shuffled():
    rules = replace(AGAIN, extension_counts=())
    state = shuffled(last_drawn(rules, "25", a="roll 6x100 75", discards="stop"))
    assert scored(unsettled_after(state, "0 play 25"))[0].delayed == 0
    state = unsettled_after(state, f"0 discard {state.hands[0][-1]}", "1 draw")
    state = unsettled_after(state, f"1 discard {state.hands[1][-1]}", "0 draw")
    assert (state.phase, state.draw_pile, len(state.discards)) == (Phase.PLAY, 0, 2)
    assert scored(unsettled_after(state, "0 play 25"))[0].delayed == rules.pts_delayed


@house_rule("U5")
def test_a_safety_among_the_discards_can_be_drawn_again():
    held = ("accident", "")
    before = table(AGAIN, *held, turn=0, b="roll", discards="driving-ace")
    assert unsettled_after(before, "0 play accident on 1").question is None
    state = shuffled(last_drawn(AGAIN, *held, b="roll", discards="driving-ace"))
    assert unsettled_after(state, "0 play accident on 1").question is not None


@house_rule("U6")
def test_cards_on_tableaux_stay_where_they_are():
    state = last_drawn(AGAIN, a="roll 100 speed-limit", b="roll stop", discards="25 25")
    before, discards = state.tableaux, state.discards
    state = shuffled(state)
    assert state.tableaux == before
    assert Counter(state.race.deck[state.drawn :]) == Counter(discards)


@house_rule("U7")
def test_only_the_table_shuffles_and_only_the_discards():
    state = last_drawn(AGAIN, discards="25 stop")
    assert legal_moves(state, 0) == legal_moves(state, 1) == ()
    own = parse_move(f"discard {state.hands[0][0]}")
    assert refusal(state, 0, own) is refusal(state, 0, DRAW) is Code.SHUFFLE_FIRST
    assert refusal(state, 1, own) is Code.NOT_YOUR_TURN
    assert refusal(state, 0, shuffle(state.discards)) is Code.NOT_THE_TABLE
    assert refusal(state, None, shuffle(cards("25 25"))) is Code.WRONG_DISCARDS
    assert refusal(shuffled(state), None, shuffle(())) is Code.NOTHING_TO_SHUFFLE


@house_rule("U8")
def test_the_top_discard_can_be_taken_after_a_shuffle_too():
    rules = replace(AGAIN, play_top_discard=True)
    state = shuffled(last_drawn(rules, "25", b="roll", discards="stop roll"))
    state = unsettled_after(state, "0 discard 25")
    assert set(map(str, legal_moves(state, 1))) == {"draw", "take 25"}


@house_rule("U9")
def test_without_the_rule_the_draw_pile_stays_empty():
    state = last_drawn(WINNING_MOVES, discards="25 stop")
    assert (state.phase, state.draw_pile, len(state.discards)) == (Phase.PLAY, 0, 3)


@house_rule("U10")
def test_every_race_ends_and_has_at_most_one_shuffle():
    for seed in range(12):
        seats = (2, 3, 4, 6)[seed % 4]
        made = [move.kind for _, move, _, _ in steps(AGAIN, seats, seed, sensible_move)]
        assert made.count(MoveKind.SHUFFLE) <= 1
        drawn = made.count(MoveKind.DRAW) + made.count(MoveKind.COUP) + seats * AGAIN.hand_size
        assert drawn < 2 * sum(AGAIN.deck_for(seats))


@house_rule("U11")
def test_no_race_is_over_for_want_of_cards_to_play_while_discards_are_shuffled():
    def drawn(rules: RuleSet) -> State:
        state = table(rules, "3x25", "3x50", turn=1, pile=1, discards="roll")
        hands = tuple(hand[:3] for hand in state.hands)
        last = state.race.deck[: state.drawn] + cards("25")
        state = state._replace(hands=hands, race=state.race._replace(deck=last))
        return unsettled_after(state, "1 discard 50", "0 draw")

    assert race_over(drawn(BSD))
    assert drawn(replace(BSD, reshuffle_discards=True)).phase is Phase.SHUFFLE


@house_rule("U12")
def test_a_shuffle_is_read_back_taken_back_with_what_led_to_it_and_made_again():
    match = Match(Record(header(AGAIN, 2)))
    for seat, move, state, _ in steps(AGAIN, 2, 3, any_move):
        if seat is not None:
            match.submit(seat, move, match.seq)
        elif move.deal is not None:
            match.deal(lambda _deck, given=move.deal: given.cards, move.deal.first)
        if state.phase is Phase.SHUFFLE:
            break
    assert match.moves_back(match.state.turn) == 0
    match.shuffle(lambda discards: discards)
    text = match.record.text()
    assert text.splitlines()[-1].startswith("shuffle : ")
    assert read_record(text.encode()).record.state == match.state
    turn, seq = match.state.turn, match.seq
    match.rewind(seq - 2)
    assert (match.state.phase, match.state.race.shuffled) == (Phase.DRAW, False)
    match.submit(turn, DRAW, match.seq)
    assert match.state.phase is Phase.SHUFFLE
    match.shuffle(lambda discards: discards[::-1])
    assert match.record.text() != text
