"""How long a trip takes, by the distances of an edition."""

from mille_rules.computer.heuristic.journey import turns_roughly

USUAL = (25, 50, 75, 100, 200)


def test_any_distances_with_the_same_mean_take_as_long() -> None:
    nothing = (0,) * len(USUAL)
    assert turns_roughly(nothing, 900, (5, 10, 115, 120, 200)) == turns_roughly(nothing, 900, USUAL)
