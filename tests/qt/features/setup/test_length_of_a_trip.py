"""The length of a trip is told with the length of the match, before anybody plays."""

from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.texts.cards import miles
from mille_rules.rulesets import CLASSIC


def test_the_trip_is_as_long_as_the_rules_and_the_seats_make_it(new_game: NewGamePage) -> None:
    trip = new_game.rules.length.trip
    assert trip.text() == "A trip is 700 miles, or 1,000 if it is extended."
    new_game.seats.counts.set_count(5, teams=False)
    assert trip.text() == "A trip is 200 miles."
    new_game.seats.counts.set_count(4, teams=True)
    assert trip.text() == f"A trip is {miles(1000)}."


def test_a_rule_that_changes_the_trip_is_told_at_once(new_game: NewGamePage) -> None:
    new_game.rules.set_rules(CLASSIC.changed("extension_counts", "none"))
    assert new_game.rules.length.trip.text() == "A trip is 700 miles."
