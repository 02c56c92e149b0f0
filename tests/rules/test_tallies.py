"""Races told by people: scored like played ones, and refused where they cannot have been."""

from dataclasses import replace

from mille_rules import DEFAULT_RULES, PRESETS, Phase
from mille_rules.cards import SAFETIES, Card
from mille_rules.engine import new_match
from mille_rules.race_end import add_race
from mille_rules.scoring import ending_of, score_race
from mille_rules.tallies import (
    SideTally,
    Tally,
    TallyFault,
    TallyFaultCode,
    best_score,
    ending_of_tally,
    faults,
    score_tally,
    view_of,
)
from tests.examples import each
from tests.rules.random_play import TABLES, any_move, sensible_move, steps

HOME = SideTally(700)
SOME = SideTally(200, (Card.EXTRA_TANK,))
NAMES = ("Ann", "Marcel", "Yvette", "Lucien", "Simone", "Gaston")


#: The highest scores by number of players, in the order of the score sheet.
BEST = {
    2: (1000, 400, 300, 1200, 400, 300, 300, 200, 500),
    3: (1000, 400, 300, 1200, 400, 300, 300, 200, 1000),
    4: (1000, 400, 300, 1200, 400, 300, 300, 0, 500),
    5: (200, 400, 300, 1200, 400, 300, 300, 0, 2000),
    6: (1000, 400, 300, 1200, 400, 300, 300, 200, 1000),
}


#: The same in today's box, whose longer trip has no extension.
BEST_TODAY = {seats: (1000, *best[1:7], 0, best[8]) for seats, best in BEST.items()}
BEST_TODAY[5] = (300, *BEST[5][1:])
#: Where races are won, the most is one.
BEST_BY_RACES = dict.fromkeys(BEST, (0, 0, 0, 0, 1, 0, 0, 0, 0))


@each("rules", PRESETS.values())
def test_the_highest_scores_are_those_that_the_rules_count(rules):
    for seats in rules.player_counts:
        best = {"today": BEST_TODAY}.get(rules.name, BEST_BY_RACES if rules.by_races else BEST)
        assert tuple(best_score(rules, seats)) == best[seats]


def told_of(state):
    """What players would note about the race of a state."""
    ending = ending_of(state)
    return tuple(
        SideTally(
            miles=tableau.miles,
            safeties=tableau.safeties,
            coups=tableau.coups,
            safe=side == ending.completer and tableau.safe,
            delayed=side == ending.completer and ending.delayed,
            called=side == ending.extension_by,
        )
        for side, tableau in enumerate(state.tableaux)
    )


@each(("name", "seats"), TABLES)
@each("choose", [any_move, sensible_move])
def test_what_people_tell_of_a_played_race_scores_as_the_race_does(name, seats, choose):
    rules = PRESETS[name]
    ended = 0
    for seed in range(60):
        *_, (_, _, state, _) = steps(rules, seats, seed, choose)
        told = told_of(state)
        scores = score_race(rules, state.tableaux, ending_of(state))
        assert faults(rules, seats, told) == ()
        assert score_tally(rules, seats, told) == scores == state.match.races[-1]
        assert ending_of_tally(rules, seats, told).completer == state.race.completer
        ended += state.race.completer is not None
        if seed >= 11 and (ended or choose is any_move):
            break
    assert ended or choose is any_move  # trips that arrive are among them


def test_a_sheet_stands_where_the_played_match_does():
    *_, (_, _, state, _) = steps(DEFAULT_RULES, 3, 5, sensible_move)
    view = view_of(Tally(DEFAULT_RULES, NAMES[:3], races=(told_of(state),)))
    assert view.match.points == state.match.points
    assert view.match.races == state.match.races
    assert (view.phase, view.completer) == (state.phase, state.race.completer)
    assert [own.miles for own in view.tableaux] == [own.miles for own in state.tableaux]


def fault_of(race, seats=2, rules=DEFAULT_RULES):
    """Give the one thing that is wrong with a race."""
    (fault,) = faults(rules, seats, race)
    return fault


@each("miles", [10, 701, -25])
def test_miles_are_sums_of_distance_cards(miles):
    assert fault_of((SideTally(miles), SOME)) == TallyFault(TallyFaultCode.STEPS, (0,), miles=miles)


def test_nobody_drives_beyond_the_target():
    assert fault_of((SOME, SideTally(725))) == TallyFault(TallyFaultCode.TOO_FAR, (1,), miles=700)
    assert faults(DEFAULT_RULES, 4, (SOME, SideTally(725))) == ()


def test_a_called_extension_lets_both_sides_drive_further():
    assert faults(DEFAULT_RULES, 2, (SideTally(1000, called=True), SideTally(975))) == ()
    assert fault_of((SideTally(1025, called=True), SOME)).code is TallyFaultCode.TOO_FAR


def test_only_one_side_arrives():
    assert fault_of((HOME, HOME)) == TallyFault(TallyFaultCode.TWO_ARRIVE, (0, 1), miles=700)


def test_with_an_extension_two_sides_may_have_700():
    assert faults(DEFAULT_RULES, 2, (HOME._replace(called=True), HOME)) == ()


def test_there_is_one_of_each_safety():
    assert fault_of((SOME, SOME)) == TallyFault(
        TallyFaultCode.SAFETY_TWICE, (0, 1), Card.EXTRA_TANK
    )
    twice = SideTally(0, (Card.DRIVING_ACE, Card.DRIVING_ACE))
    assert fault_of((twice, SOME)) == TallyFault(
        TallyFaultCode.SAFETY_TWICE, (0, 0), Card.DRIVING_ACE
    )


def test_a_safety_that_no_deck_holds_is_nobodys():
    rules = DEFAULT_RULES.changed("deck", "extra-tank:0")
    fault = TallyFault(TallyFaultCode.NOT_IN_DECK, (0,), Card.EXTRA_TANK)
    assert fault_of((SOME, SideTally()), rules=rules) == fault


def test_a_coup_needs_its_safety():
    race = (SideTally(coups=(Card.RIGHT_OF_WAY,)), SOME)
    fault = TallyFault(TallyFaultCode.COUP_WITHOUT_SAFETY, (0,), Card.RIGHT_OF_WAY)
    assert fault_of(race) == fault


def test_an_extension_is_called_by_one_side_that_has_come_far_enough():
    called = HOME._replace(called=True)
    assert fault_of((called, called)).code is TallyFaultCode.TWO_CALL
    early = SOME._replace(called=True)
    assert fault_of((early, SideTally())) == TallyFault(
        TallyFaultCode.CALLED_TOO_EARLY, (0,), miles=700
    )


def test_no_extension_where_the_rules_have_none():
    called = SideTally(1000, called=True)
    assert fault_of((called, SOME), seats=4).code is TallyFaultCode.NO_EXTENSION
    rules = replace(DEFAULT_RULES, extension_counts=())
    codes = [fault.code for fault in faults(rules, 2, (called, SOME))]
    assert codes == [TallyFaultCode.TOO_FAR, TallyFaultCode.NO_EXTENSION]


@each("seats", [2, 3, 4, 6])
def test_everything_that_one_side_can_have_is_scored(seats):
    target = DEFAULT_RULES.target_for(seats)
    extended = target < 1000
    best = SideTally(1000, SAFETIES, SAFETIES, safe=True, delayed=True, called=extended)
    sides = DEFAULT_RULES.sides_for(seats)
    race = (best, *[SideTally()] * (sides - 1))
    score, *others = score_tally(DEFAULT_RULES, seats, race)
    extension, shutout = 200 * extended, 500 * (sides - 1)
    assert tuple(score) == (1000, 400, 300, 1200, 400, 300, 300, extension, shutout)
    assert all(other.total == 0 for other in others)


def test_a_failed_extension_goes_to_the_opponents():
    race = (HOME._replace(called=True), SideTally(25), SideTally(50))
    assert [score.extension for score in score_tally(DEFAULT_RULES, 3, race)] == [0, 200, 200]


def test_a_sheet_without_races_stands_at_nothing():
    view = view_of(Tally(DEFAULT_RULES, NAMES[:4], (2, 1)))
    assert (view.match.points, view.match.games, view.match.races) == ((0, 0), (2, 1), ())
    assert view.phase is Phase.DEAL


def best_race(sides=2):
    """Give a race worth 4,600 to side 0."""
    best = SideTally(1000, SAFETIES, SAFETIES, safe=True, delayed=True, called=True)
    return (best, *[SideTally()] * (sides - 1))


def test_a_match_is_won_once_and_counts_as_one_game():
    tally = Tally(DEFAULT_RULES, NAMES[:2], (1, 4), (best_race(), best_race()))
    view = view_of(tally)
    assert (view.phase, view.match.winners, view.match.games) == (Phase.OVER, (0,), (2, 4))


def test_a_race_corrected_later_may_make_the_match_end_earlier():
    tally = Tally(DEFAULT_RULES, NAMES[:2], (), (best_race(),) * 3)
    view = view_of(tally)
    assert (len(view.match.races), view.match.games, view.match.winners) == (3, (1, 0), (0,))


def test_races_are_put_right_and_taken_out():
    tally = Tally(DEFAULT_RULES, NAMES[:2])
    tally = tally.with_race(0, (HOME, SOME)).with_race(1, (SOME, HOME))
    assert tally.races == ((HOME, SOME), (SOME, HOME))
    assert tally.with_race(0, (SOME, SideTally())).races == ((SOME, SideTally()), (SOME, HOME))
    assert tally.without_race(0).races == ((SOME, HOME),)


def test_a_sheet_adds_races_as_a_match_does():
    tally = Tally(DEFAULT_RULES, NAMES[:2], races=((HOME, SOME), (SOME, HOME)))
    match = new_match(DEFAULT_RULES, 2).match
    for race in tally.races:
        match = add_race(match, score_tally(DEFAULT_RULES, 2, race), 5000, "draw")
    assert view_of(tally).match.points == match.points
