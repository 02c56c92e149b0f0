"""Any field of a rule set changed to another legal value leaves a game that can be played."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mille_rules import PRESETS, Phase, Record, new_match, read_record
from mille_rules.cards import Card
from mille_rules.rulesets import (
    CLASSIC,
    FIELDS,
    FULL_DECK,
    TODAY_FRENCH,
    as_scored,
    field_text,
)
from tests.examples import each, examples
from tests.rules import rule_book
from tests.rules.random_play import any_move, header, played_match, sensible_move, steps
from tests.rules.table_setup import after, table
from tests.rules.test_random_play import (
    assert_safeties_count,
    assert_somebody_can_go_on,
    assert_sound,
)

NO_ROLL = ",".join(f"{card.slug}:{n}" for card, n in zip(Card, FULL_DECK, strict=True)).replace(
    "roll:14", "roll:0"
)
#: Values as a record writes them, the usual ones among them.
VALUES = {
    "title": ["-", "Mamie’s rules"],
    "player_counts": ["2", "2,4", "2,3,4,5,6"],
    "hand_size": ["1", "5", "6", "7", "9"],
    "deck": [NO_ROLL, NO_ROLL.replace("stop:5", "stop:40").replace("25:10", "25:40")],
    "short_deck_counts": ["none", "2", "3,4,6", "2,3,4,6"],
    "teams": ["true", "false"],
    "handicaps": ["none", "1:hand:4", "0:miles:50,1:hand:5", "0:miles:175,1:miles:25"],
    "base_target": ["2:25,3:25,4:25,6:25", "2:1000,3:1000,4:700,6:1000", "2:2000"],
    "many_sides_target": ["4:25,5:25,6:25", "5:1000,6:700"],
    "extension_counts": ["none", "4", "2,3,4,6"],
    "extension_target": ["25", "700", "725", "2000"],
    "extension_award": ["caller_else_opponents", "completer"],
    "battle_hazard_on": ["any_card", "rolling"],
    "speed_limit_on": ["any_side", "rolling"],
    "starts_limited": ["true", "false"],
    "roll_after_remedy": ["true", "false"],
    "corrective_safety": ["neutralise", "remove"],
    "finish": ["exactly", "at_least"],
    "quotas": ["none", "200:0", "200:4", "25:8,50:4,75:2,100:2"],
    "safety_counts": ["points", "miles"],
    "play_top_discard": ["true", "false"],
    "reshuffle_discards": ["true", "false"],
    "can_discard_safety": ["true", "false"],
    "safety_replay_on_empty_deck": ["true", "false"],
    "coup_turn_on_empty_deck": ["true", "false"],
    "hand_ends": ["hands_empty", "no_playable"],
    "shutout_to": ["completer", "every_opponent"],
    "tie_policy": ["draw", "extra_hand"],
    "match_target": ["0", "1", "200", "1000000"],
    "winning": ["points", "races"],
    "races_to_win": ["1", "2", "9"],
    "pts_safety": ["0", "50"],
    "pts_all_safeties": ["0", "700"],
    "pts_coup": ["0", "200"],
    "pts_trip": ["0", "10000"],
    "pts_delayed": ["0", "100"],
    "pts_safe_trip": ["0", "100"],
    "pts_extension": ["0", "400"],
    "pts_shutout": ["0", "1000"],
}
CHANGES = [(field, text) for field, texts in VALUES.items() for text in texts]
REFUSED = [
    ("hand_size", "0"),
    ("hand_size", "six"),
    ("hand_size", "17"),
    ("deck", "roll:-1"),
    ("deck", "driving-ace:2"),
    ("deck", "bicycle:3"),
    ("deck", ",".join(f"{card.slug}:0" for card in Card)),
    ("player_counts", "none"),
    ("player_counts", "7"),
    ("base_target", "2:0"),
    ("base_target", "2:710"),
    ("base_target", "2:seven"),
    ("many_sides_target", "5:310"),
    ("handicaps", "6:hand:4"),
    ("handicaps", "0:miles:0"),
    ("handicaps", "0:luck:3"),
    ("handicaps", "0:hand:0"),
    ("handicaps", "0:hand"),
    ("handicaps", "0:hand:4,0:miles:25"),
    ("extension_target", "990"),
    ("extension_target", "-25"),
    ("short_deck_counts", "7"),
    ("quotas", "200:-1"),
    ("quotas", "stop:2"),
    ("quotas", "200:2,200:3"),
    ("can_discard_safety", "perhaps"),
    ("play_top_discard", "twice"),
    ("reshuffle_discards", "always"),
    ("extension_award", "nobody"),
    ("finish", "nearest"),
    ("safety_counts", "metres"),
    ("speed_limit_on", "any_card"),
    ("starts_limited", "later"),
    ("roll_after_remedy", "seldom"),
    ("pts_coup", "-1"),
    ("pts_coup", "1.5"),
    ("match_target", "-1"),
    ("winning", "cups"),
    ("races_to_win", "0"),
    ("races_to_win", "10"),
    ("name", "other"),
    ("horsepower", "3"),
]
presets = st.sampled_from(sorted(PRESETS))
seeds = st.integers(0, 2**32 - 1)


def test_every_field_is_tried():
    assert tuple(VALUES) == FIELDS


@each(("field", "text"), CHANGES)
@examples(1, 20)
@given(preset=presets, seed=seeds, choose=st.sampled_from([any_move, sensible_move]))
def test_one_changed_field_can_be_played_to_the_end(field, text, preset, seed, choose):
    rules = PRESETS[preset].changed(field, text)
    assert PRESETS[preset].changed(field, field_text(rules, field)) == rules
    seats = rules.player_counts[seed % len(rules.player_counts)]
    before = new_match(rules, seats)
    for _, move, state, _ in steps(rules, seats, seed, choose):
        assert_sound(state)
        assert_safeties_count(before, move, state)
        before = state
        assert_somebody_can_go_on(state)
        if state.phase in (Phase.DEAL, Phase.OVER):
            completer, delayed = state.race.completer, state.draw_pile == 0
            sides = range(len(state.tableaux))
            sheet = [rule_book.score(state, side, completer, delayed) for side in sides]
            assert [list(score) for score in state.match.races[-1]] == sheet


@examples(12, 200)
@given(preset=presets, seed=seeds, changes=st.lists(st.sampled_from(CHANGES), max_size=6))
def test_many_changed_fields_can_be_played_and_recorded(preset, seed, changes):
    rules = PRESETS[preset]
    for field, text in changes:
        rules = rules.changed(field, text)
    seats = rules.player_counts[seed % len(rules.player_counts)]
    assume(rules.allows_seats(seats))
    match = played_match(rules, seats, seed, moves=300, choose=sensible_move)
    reading = read_record(match.record.text().encode())
    assert reading.fault is None
    assert reading.record.header.rules == rules
    assert reading.record.state == match.state


@each(("field", "text"), REFUSED)
def test_a_value_that_cannot_be_played_is_refused(field, text):
    with pytest.raises(ValueError, match=r"expected|invalid literal"):
        PRESETS["classic"].changed(field, text)


def test_house_rules_are_written_down_and_nothing_else():
    rules = PRESETS["bsd"].changed("quotas", "200:4").changed("hand_ends", "hands_empty")
    text = Record(header(rules, 2)).text()
    written = [line for line in text.splitlines() if line.startswith("rule ")]
    assert written == ["rule quotas 200:4", "rule hand_ends hands_empty"]


def test_an_extension_is_offered_to_the_seat_counts_alone_that_have_one():
    rules = replace(PRESETS["classic"], extension_counts=(2,))
    for seats, phase in ((2, Phase.EXTENSION), (3, Phase.DEAL)):
        state = table(rules, "25 50", "50", seats=seats, a="roll 6x100 75")
        assert after(state, "0 play 25").phase is phase


def test_an_extra_race_breaks_a_tie_where_the_house_says_so():
    rules = replace(PRESETS["classic"], tie_policy="extra_hand")
    tied = after(table(rules, "25", pile=0, points=(5200, 5200)), "0 discard 25")
    assert (tied.phase, tied.match.winners, tied.match.games) == (Phase.DEAL, (), (0, 0))
    ahead = after(table(rules, "25", pile=0, points=(5200, 5225)), "0 discard 25")
    assert (ahead.phase, ahead.match.winners, ahead.match.games) == (Phase.OVER, (1,), (0, 1))


@each("seats", [0, 1, 7])
def test_no_table_of_other_seat_counts(seats):
    with pytest.raises(ValueError, match="seats"):
        list(steps(PRESETS["classic"], seats, 1))


def test_a_saved_match_names_its_preset_only_so_presets_keep_who_gets_the_extension():
    awards = {name: rules.extension_award for name, rules in PRESETS.items()}
    assert awards == dict.fromkeys(PRESETS, "caller_else_opponents") | {"bsd": "completer"}


def test_the_extension_of_the_encyclopedia_article_is_kept_in_the_record():
    rules = PRESETS["classic"].changed("extension_award", "completer")
    match = played_match(rules, 2, 7, moves=60, choose=sensible_move)
    text = match.record.text()
    assert "\nrules classic\nrule extension_award completer\n" in text
    assert read_record(text.encode()).record.header.rules == rules


def test_rules_whose_points_count_are_not_looked_up():
    first, equal = CLASSIC, replace(CLASSIC)
    assert as_scored(first) is first
    assert as_scored(equal) is equal, "a look-up would cost more than the answer"
    assert as_scored(TODAY_FRENCH).pts_coup == 0
