"""Random numbers that depend on a seed and a view only."""

from random import Random

from mille_rules.views import View


def chance_for(seed: int, view: View) -> Random:
    """Return a generator that gives the same numbers for the same seed and view on every computer.

    It is seeded with text, because Python's hash of text differs from run to run.
    """
    hand = " ".join(card.slug for card in view.hand)
    miles = [tableau.miles for tableau in view.tableaux]
    moment = (view.seat, view.match.race, view.match.points, view.phase.value, view.draw_pile)
    return Random(f"{seed} {moment} {len(view.discards)} {miles} {hand}")
