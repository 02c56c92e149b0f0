"""The game that can be started at once: like the last one, or a default."""

from dataclasses import replace
from typing import NamedTuple

from mille_qt.ui.art.characters.cast import free_characters
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import known_names, next_name, remember_names
from mille_qt.ui.translation import translate
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.styles import play_of_kind

HUMAN = "human"
USUAL_LEVEL = "normal"
_TWO = 2  # seats


class UsualGame(NamedTuple):
    """A game: header, first seat (None: by lot), practice or not."""

    header: Header
    first: int | None
    practice: bool

    def keep(self, settings: Settings) -> None:
        """Store it as the last game."""
        settings.last_seats, settings.rules = self.header.sitters, self.header.rules
        settings.first_seat = -1 if self.first is None else self.first
        settings.practice = self.practice
        sitters = self.header.sitters
        remember_names(settings, [sitter.name for sitter in sitters if sitter.kind == HUMAN])


def usual_game(settings: Settings) -> UsualGame:
    """Return the last game if it was one person against computers, otherwise one for two."""
    seats, rules = settings.last_seats, settings.rules
    people = [seat for seat in seats if seat.kind == HUMAN]
    if len(people) == 1 and rules.allows_seats(len(seats)):
        first = settings.first_seat if 0 <= settings.first_seat < len(seats) else None
        return UsualGame(Header(rules, seats), first, settings.practice)
    person = people[0] if people else _somebody(settings)
    rival = next(free_characters({person.name})).sitter(level_of(seats))
    rules = replace(rules, handicaps=()) if _TWO in rules.player_counts else DEFAULT_RULES
    return UsualGame(Header(rules, (person, rival)), None, False)


def is_new(settings: Settings) -> bool:
    """Return whether no game and no lesson has been played here."""
    return not (settings.lessons_done or settings.lesson_left or has_played(settings))


def has_played(settings: Settings) -> bool:
    """Return whether a game has been played here, not counting lessons."""
    return bool(settings.last_seats)


def level_of(seats: tuple[Sitter, ...]) -> str:
    """Return the level of the first computer player, or the usual one."""
    plays = (play_of_kind(seat.kind) for seat in seats)
    return next((play.level for play in plays if play is not None), USUAL_LEVEL)


def _somebody(settings: Settings) -> Sitter:
    unknown = translate("SeatList", "Player {number}").format(number=1)
    return Sitter(HUMAN, next_name(known_names(settings), ()) or unknown)
