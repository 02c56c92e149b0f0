"""Examples of results of matches."""

from datetime import datetime

from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome, SideResult

#: An evening in spring, in local time.
EVENING = datetime(2026, 3, 14, 20).astimezone()


def result(
    *sides: tuple[tuple[str, ...], int],
    ended: datetime = EVENING,
    origin: MatchOrigin = MatchOrigin.SCREEN,
    helped: bool = False,
) -> MatchOutcome:
    """Return a match won by the sides with the most points; a side is its people and points."""
    most = max(points for _, points in sides)
    return MatchOutcome(
        match_id=f"{ended:%d%H%M}",
        ended=ended.timestamp(),
        sides=tuple(
            SideResult(people, () if people else ("Marcel",), points) for people, points in sides
        ),
        winners=tuple(i for i, (_, points) in enumerate(sides) if points == most),
        origin=origin,
        helped=helped,
    )
