"""The game against the computer that one key starts: as the last one was, or as people begin."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.account import account_name
from mille_qt.ui.characters.cast import free_characters
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Header, Sitter
from mille_rules.styles import play_of_kind

translate = QCoreApplication.translate

HUMAN = "human"
USUAL_LEVEL = "normal"
_TWO = 2  # seats


class UsualGame(NamedTuple):
    """Who plays by which rules; the seat that begins, None for a lot; practice or not."""

    header: Header
    first: int | None
    practice: bool

    def keep(self, settings: Settings) -> None:
        """Have it be the last one."""
        settings.last_seats, settings.rules = self.header.sitters, self.header.rules
        settings.first_seat = -1 if self.first is None else self.first
        settings.practice = self.practice


def usual_game(settings: Settings) -> UsualGame:
    """The game played last if one person played it against computers; else a game of two."""
    seats, rules = settings.last_seats, settings.rules
    people = [seat for seat in seats if seat.kind == HUMAN]
    if len(people) == 1 and len(seats) in rules.player_counts:
        first = settings.first_seat if 0 <= settings.first_seat < len(seats) else None
        return UsualGame(Header(rules, seats), first, settings.practice)
    person = people[0] if people else Sitter(HUMAN, account_name() or _somebody())
    rival = next(free_characters({person.name})).sitter(level_of(seats))
    rules = rules if _TWO in rules.player_counts else DEFAULT_RULES
    return UsualGame(Header(rules, (person, rival)), None, False)


def is_new(settings: Settings) -> bool:
    """Whether nobody has played or learned anything here yet."""
    return not (settings.lessons_done or settings.lesson_left or has_played(settings))


def has_played(settings: Settings) -> bool:
    """Whether a game has been played here, lessons apart."""
    return bool(settings.last_seats)


def level_of(seats: tuple[Sitter, ...]) -> str:
    """The level of the first computer player here; the usual one where there is none."""
    plays = (play_of_kind(seat.kind) for seat in seats)
    return next((play.level for play in plays if play is not None), USUAL_LEVEL)


def _somebody() -> str:
    return translate("SeatList", "Player {number}").format(number=1)
