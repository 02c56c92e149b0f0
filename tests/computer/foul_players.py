"""Players of somebody else's that do what the arena has to put up with."""

import os

from mille_rules import Card, Move, MoveKind, View


class Cheat:
    """Plays a card that it does not have."""

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """A card that is not in the hand."""
        missing = next(card for card in Card if card not in view.hand)
        return Move(MoveKind.DISCARD, missing)


class Clumsy:
    """Falls over its own feet."""

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Never."""
        raise LookupError("no idea what to play")


class Vanishing:
    """Takes its process along."""

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Never."""
        os._exit(7)


class Tired:
    """Presses Ctrl-C in its third match; the first choice until then."""

    matches = 0

    def __init__(self) -> None:
        Tired.matches += 1

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The first choice, but not for long."""
        if Tired.matches > 2:
            raise KeyboardInterrupt
        return choices[0]


class Seeded:
    """Wants a seed, and remembers which it was given."""

    seeds: list[int] = []  # noqa: RUF012 - one list for all

    def __init__(self, seed: int) -> None:
        Seeded.seeds.append(seed)

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The first choice."""
        return choices[0]
