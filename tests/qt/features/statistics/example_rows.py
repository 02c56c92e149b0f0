"""Examples of rows of the statistics."""

from mille_qt.features.statistics.race_rows import RaceRow

ANNA = RaceRow(
    match="m",
    race=1,
    seat=0,
    ended=1_000_000_000.0,
    rules="winning-moves",
    house_rules=0,
    by_races=0,
    seats=2,
    side=0,
    player="Anna",
    level="",
    here=1,
    shared=0,
    distance=700,
    safeties=200,
    all_safeties=0,
    coups=300,
    trip=400,
    delayed=0,
    safe_trip=300,
    extension=0,
    shutout=0,
    total=1900,
    coup_count=1,
    arrived=1,
    called=0,
    match_points=1900,
    result="",
    hinted=0,
    taken_back=0,
    aided=0,
    network=0,
    challenge="",
)
MARCEL = ANNA._replace(
    seat=1,
    side=1,
    player="Marcel",
    level="normal",
    here=0,
    distance=425,
    safeties=100,
    coups=0,
    trip=0,
    safe_trip=0,
    total=525,
    coup_count=0,
    arrived=0,
    match_points=525,
)


def race(match: str, number: int, **changes: object) -> tuple[RaceRow, ...]:
    """The rows of a race of Anna and Marcel, each race a second later; `changes` apply to both."""
    known = {"match": match, "race": number, "ended": ANNA.ended + number, **changes}
    return tuple(row._replace(**known) for row in (ANNA, MARCEL))  # type: ignore[arg-type]
