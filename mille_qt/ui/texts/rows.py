"""Texts on the row of a side: who it is, who plays, and how far it is to the target."""

from collections.abc import Sequence

from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate


def acting_note(acting: Sequence[str], seats: int, own: str | None) -> str:
    """Return who of a side is to act; `own` is the name of the viewer."""
    if own in acting:
        return translate("Texts", "Your turn")
    if seats == 1:
        return translate("Texts", "Playing now")
    if len(acting) > 1:
        return translate("Texts", "Waiting for {name}").format(name=names_together(acting))
    return translate("Texts", "{name} is playing").format(name=isolated(acting[0]))


def computer_note(computers: Sequence[str], seats: int, levels: Sequence[str]) -> str:
    """Return which players of a side are computer players; empty if none is."""
    if not computers:
        return ""
    if len(computers) < seats:
        return translate("Texts", "{name} is a computer player").format(name=isolated(computers[0]))
    names = list(dict.fromkeys(level_name(level).lower() for level in levels if level))
    if names:
        note = translate("Texts", "Computer · {levels}", "computer players and their levels")
        return note.format(levels=listed(names))
    one, several = translate("Texts", "Computer player"), translate("Texts", "Computer players")
    return one if seats == 1 else several


def plays_by_phone(name: str, phone: Reachability | None) -> str:
    """Return that a player plays by phone, or that the phone does not answer; empty without one."""
    if phone is None:
        return ""
    text = translate("Texts", "{name} plays by phone")
    if phone is Reachability.AWAY:
        text = translate("Texts", "{name}’s phone doesn’t answer")
    return text.format(name=isolated(name))


def to_go(miles: int) -> str:
    """Return how far a side has to go; empty at the target."""
    return translate("Texts", "{miles} to go").format(miles=number(miles)) if miles else ""
