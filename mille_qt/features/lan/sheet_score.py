"""The score of a match whose host was lost, for continuing it at another table."""

from typing import NamedTuple

from mille_net.messages import SeatKind
from mille_net.tables import SeatPlan
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.ui.texts.cards import counted
from mille_qt.ui.texts.names import before_figure, listed
from mille_qt.ui.texts.turns import side_name
from mille_rules.rulesets import RuleSet


class SheetScore(NamedTuple):
    """Rules, seats, and the points and games of the sides."""

    rules: RuleSet
    seats: tuple[SeatPlan, ...]
    names: tuple[str, ...]
    #: Without those of handicaps, which the next match adds again.
    points: tuple[int, ...]
    games: tuple[int, ...]

    def in_words(self) -> str:
        """Return the points of each side as text."""
        names = [side_name(i, self.names, None, len(self.points)) for i in range(len(self.points))]
        given = self.rules.start_points(len(self.points))
        points = map(sum, zip(self.points, given, strict=True))
        texts = (
            f"{before_figure(name)} {counted(own, self.rules)}"
            for name, own in zip(names, points, strict=True)
        )
        return listed(texts)


def score_of(session: LanSession) -> SheetScore | None:
    """Return the score of a session's match; None before its first race and after its last."""
    update = session.latest()
    if update is None or not update.view.match.races or update.view.match.winners:
        return None
    match = update.view.match
    plans = []
    for seat, info in enumerate(session.seats):
        if seat in session.people:
            plans.append(SeatPlan("human", info.name))
        elif info.kind is SeatKind.COMPUTER:
            plans.append(SeatPlan("computer", info.name, info.level))
        else:
            plans.append(SeatPlan("open"))
    names = tuple(info.name for info in session.seats)
    given = session.rules.start_points(len(match.points))
    points = tuple(whole - own for whole, own in zip(match.points, given, strict=True))
    return SheetScore(session.rules, tuple(plans), names, points, match.games)
