"""Reads the screen of BSD mille, 24 lines of 80 characters."""

import re
from enum import StrEnum
from typing import NamedTuple

import pyte

from mille_rules import Card
from mille_rules.cards import DISTANCES, HAZARDS, SAFETIES, SAFETY_FOR
from mille_rules.rulesets import BSD

#: Names of the cards on the screen.
CARDS = {
    "25": Card.MILES_25,
    "50": Card.MILES_50,
    "75": Card.MILES_75,
    "100": Card.MILES_100,
    "200": Card.MILES_200,
    "Accident": Card.ACCIDENT,
    "Out of Gas": Card.OUT_OF_GAS,
    "Flat Tire": Card.FLAT_TIRE,
    "Stop": Card.STOP,
    "Speed Limit": Card.SPEED_LIMIT,
    "Repairs": Card.REPAIRS,
    "Gasoline": Card.GASOLINE,
    "Spare Tire": Card.SPARE_TIRE,
    "Go": Card.ROLL,
    "End of Limit": Card.END_OF_LIMIT,
    "Driving Ace": Card.DRIVING_ACE,
    "Extra Tank": Card.EXTRA_TANK,
    "Puncture Proof": Card.PUNCTURE_PROOF,
    "Right of Way": Card.RIGHT_OF_WAY,
}
#: Safeties in the order of their lines.
SAFETY_LINES = ("Extra Tank", "Puncture Proof", "Driving Ace", "Right of Way")
PROMPT_LINE, PROMPT_COLUMN = 10, 20
HAND_SLOTS = 7
BASE_TARGET, EXTENDED_TARGET = 700, 1000


class Prompt(StrEnum):
    """Questions of the program, by their texts."""

    MOVE = ">>:Move:"
    EXTENSION = "Extension?"
    RACE_OVER = "Another hand?"
    MATCH_OVER = "Another game?"


class UnreadableError(Exception):
    """The screen cannot be interpreted."""


class SideSeen(NamedTuple):
    """One side of the table and its points."""

    safeties: frozenset[Card]
    #: Safeties played as a coup fourré.
    coups: frozenset[Card]
    #: The top cards.
    battle: Card | None
    speed: Card | None
    #: Numbers of distance cards.
    distances: tuple[int, ...]
    race_points: int
    #: Points of the match including this race.
    points: int
    games: int

    @property
    def miles(self) -> int:
        """Miles driven."""
        return sum(far * count for far, count in zip(BSD.distances, self.distances, strict=True))

    @property
    def is_limited(self) -> bool:
        """True under a Speed Limit."""
        return self.speed is Card.SPEED_LIMIT

    @property
    def is_rolling(self) -> bool:
        """True if the side may move, as concluded from its piles."""
        if self.battle is Card.ROLL:
            return True
        return self.battle not in HAZARDS and Card.RIGHT_OF_WAY in self.safeties


class Seen(NamedTuple):
    """The whole screen while the program waits for its user."""

    prompt: Prompt
    #: Seven slots; the first has the card drawn in this turn.
    hand: tuple[Card | None, ...]
    draw_pile: int
    own: SideSeen
    other: SideSeen
    target: int
    #: The program's last move: PLAY or DISCARD, and the card.
    verb: str
    card: Card | None
    #: The error message.
    message: str

    @property
    def table(self) -> tuple[object, ...]:
        """Everything that a move changes."""
        return self.hand, self.draw_pile, self.own, self.other

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the hand."""
        return tuple(card for card in self.hand if card is not None)

    @property
    def has_drawn(self) -> bool:
        """True if a card has been drawn or the pile is empty."""
        return not self.draw_pile or self.hand[0] is not None

    @property
    def coup(self) -> Card | None:
        """The safety in the hand against the program's last move, if there is one."""
        if self.prompt is not Prompt.MOVE or self.verb != "PLAY" or self.card not in HAZARDS:
            return None
        if self.draw_pile and self.hand[0] is not None:
            return None  # too late: the turn has begun
        lies = self.own.speed if self.card is Card.SPEED_LIMIT else self.own.battle
        safety = SAFETY_FOR[self.card]
        return safety if lies is self.card and safety in self.hand else None


class ScreenReader:
    """Reads a screen."""

    def __init__(self, screen: pyte.Screen) -> None:
        self._screen = screen

    def text(self) -> str:
        """Return the whole screen, for error messages."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    def row(self, line: int, start: int, end: int) -> str:
        """Return a part of a line without surrounding blanks."""
        row = self._screen.buffer[line]
        return "".join(row[column].data for column in range(start, end)).strip()

    def prompt(self) -> Prompt | None:
        """Return the current question; None while the program is busy.

        It wipes the echo of the last key behind its prompt only when it asks again, which is the
        last that it paints. So a prompt with nothing and the cursor behind it waits for sure.
        """
        text = self.row(PROMPT_LINE, PROMPT_COLUMN, 40)
        cursor = self._screen.cursor
        behind = (PROMPT_LINE, PROMPT_COLUMN + len(text) + 1)
        known = text in list(Prompt) and (cursor.y, cursor.x) == behind
        return Prompt(text) if known else None

    def read(self) -> Seen:
        """Return the contents of the screen; UnreadableError if they are inconsistent."""
        prompt = self.prompt()
        if prompt is None:
            raise UnreadableError("no prompt\n" + self.text())
        scored = self.row(5, 45, 59) == "Trip Completed"
        return Seen(
            prompt=prompt,
            hand=tuple(self._card(6 + slot, 2) for slot in range(HAND_SLOTS)),
            draw_pile=self._number(6, 22, 3),
            own=self._side(0, scored),
            other=self._side(1, scored),
            target=EXTENDED_TARGET if self.row(4, 9, 18) == "Extension" else BASE_TARGET,
            verb=self.row(11, 20, 38),
            card=self._card(12, 20),
            message=self.row(15, 45, 79),
        )

    def _side(self, side: int, scored: bool) -> SideSeen:
        """`scored` is True if the points are shown as at the end of a race."""
        column, left = 61 + 6 * side, 20 * side
        safeties = self._safeties(left)
        race, match, games = (11, 13, 14) if scored else (6, 8, 9)
        seen = SideSeen(
            safeties=frozenset(safeties),
            coups=frozenset(card for card, coup in safeties.items() if coup),
            battle=self._card(14, left + 2),
            speed=self._card(16, left + 2),
            distances=self._distances(side),
            race_points=self._number(race, column),
            points=self._number(match, column),
            games=self._number(games, column),
        )
        if seen.miles != self._number(1, column):
            raise UnreadableError("the milestones do not add up\n" + self.text())
        return seen

    def _safeties(self, left: int) -> dict[Card, bool]:
        found = {}
        for line, name in enumerate(SAFETY_LINES):
            shown = self.row(line, left + 2, left + 20)
            if shown.startswith(name):
                found[CARDS[name]] = self.row(line, left, left + 1) == "*"
            elif shown:
                raise UnreadableError(f"not a safety: {shown!r}\n{self.text()}")
        return found

    def _distances(self, side: int) -> tuple[int, ...]:
        counts = []
        for line, card in enumerate(DISTANCES):
            cells = self.row(18 + line, 40 * side, 40 * side + 40).split()
            if any(cell != card.slug for cell in cells):
                raise UnreadableError(f"not milestones: {cells!r}\n{self.text()}")
            counts.append(len(cells))
        return tuple(counts)

    def _card(self, line: int, column: int) -> Card | None:
        text = self.row(line, column, column + 18)
        if text and text not in CARDS:
            raise UnreadableError(f"not a card: {text!r}\n{self.text()}")
        return CARDS[text] if text else None

    def _number(self, line: int, column: int, width: int = 4) -> int:
        text = self.row(line, column, column + width)
        if not re.fullmatch(r"-?\d+|", text):
            raise UnreadableError(f"not a number: {text!r}\n{self.text()}")
        return int(text or 0)


assert set(CARDS.values()) == set(Card)
assert {CARDS[name] for name in SAFETY_LINES} == set(SAFETIES)
