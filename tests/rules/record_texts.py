"""Small records as text, to be damaged line by line."""

from mille_rules import PRESETS
from mille_rules.moves import deal
from tests.rules.random_play import played_match, sensible_move
from tests.rules.table_setup import cards, whole_deck

HEADER = ["mille-record 1", "rules winning-moves", "seat 0 human Ann", "seat 1 computer-hard Ö"]
#: Dealt in turn: seat 0 has roll, 75, stop, 25, 50, 100, then draws speed-limit; seat 1 the rest.
_ORDER = "roll roll 75 stop stop 25 25 puncture-proof 50 50 100 right-of-way speed-limit 200"


def ordered_deck() -> tuple:
    """That order, the other cards behind it."""
    rest, first = list(whole_deck("winning-moves", 2)), cards(_ORDER)
    for card in first:
        rest.remove(card)
    return (*first, *rest)


DEAL = str(deal(1, 0, ordered_deck()))
OPENING = ["0 draw", "0 play roll", "1 draw", "1 play roll", "0 draw", "0 play stop on 1"]
#: The line number of the first move, the deal being the line before it.
FIRST_MOVE = len(HEADER) + 2


def text_of(*moves: str, header: list[str] = HEADER) -> str:
    """A record with that header, the deal and such lines."""
    return "".join(f"{line}\n" for line in [*header, DEAL, *moves])


def small() -> bytes:
    """A legal record of a few moves."""
    return text_of(*OPENING, "1 coup right-of-way", "1 draw").encode()


def two_races() -> list[str]:
    """The lines of a match whose two races are over, with their scores."""
    match = played_match(PRESETS["bsd"], 2, 78, points=(3_900, 3_925), choose=sensible_move)
    return match.record.text().splitlines()
