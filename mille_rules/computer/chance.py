"""Chance that depends on nothing but a seed and what a seat sees."""

from random import Random

from mille_rules.views import View


def chance_for(seed: int, view: View) -> Random:
    """The same numbers for the same seed and view, whatever was asked before, on every computer.

    Text seeds it, since Python's own hash of text differs from run to run.
    """
    hand = " ".join(card.slug for card in view.hand)
    miles = [tableau.miles for tableau in view.tableaux]
    moment = (view.seat, view.match.race, view.match.points, view.phase.value, view.draw_pile)
    return Random(f"{seed} {moment} {len(view.discards)} {miles} {hand}")
