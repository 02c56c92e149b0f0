"""Examples of results of matches."""

from datetime import datetime

from mille_qt.session.match_result import MatchOrigin, MatchResult, SideResult

#: An evening in spring, in local time.
EVENING = datetime(2026, 3, 14, 20).astimezone()


def result(
    *sides: tuple[tuple[str, ...], int],
    ended: datetime = EVENING,
    origin: MatchOrigin = MatchOrigin.SCREEN,
    helped: bool = False,
) -> MatchResult:
    """Return a match won by the sides with the most points; a side is its people and points."""
    most = max(points for _, points in sides)
    return MatchResult(
        match_id=f"{ended:%d%H%M}",
        ended=ended.timestamp(),
        sides=tuple(
            SideResult(people, () if people else ("Marcel",), points) for people, points in sides
        ),
        winners=tuple(i for i, (_, points) in enumerate(sides) if points == most),
        origin=origin,
        helped=helped,
    )
