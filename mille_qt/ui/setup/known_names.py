"""The names of the people who play here, for fields that ask for names."""

from collections.abc import Collection, Iterable, Sequence

from mille_qt.ui.account import account_name
from mille_qt.ui.settings import Settings
from mille_rules.rulesets import SEAT_COUNTS


def known_names(settings: Settings) -> tuple[str, ...]:
    """Return the names used last, in order; before the first game, that of the account."""
    return settings.people or tuple(filter(None, [account_name()]))


def remember_names(settings: Settings, names: Iterable[str]) -> None:
    """Put names before those that were used earlier."""
    people = dict.fromkeys(filter(None, (*names, *settings.people)))
    settings.people = tuple(people)[: max(SEAT_COUNTS)]


def next_name(known: Sequence[str], taken: Collection[str]) -> str:
    """Return the first known name that is not taken, or an empty text."""
    return next((name for name in known if name not in taken), "")
