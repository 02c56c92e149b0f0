"""End races and add them to the match."""

from mille_rules.events import Event, EventKind, Events
from mille_rules.scoring import ending_of, score_race
from mille_rules.state import MatchScore, Phase, SideScore, State

Step = tuple[State, Events]


def end_race(state: State, completer: int | None, events: Events) -> Step:
    """End the race, and the match if it is decided; `completer` is the side that arrived."""
    state = state._replace(race=state.race._replace(completer=completer))
    rules = state.setup.rules
    scores = score_race(rules, state.tableaux, ending_of(state))
    match = add_race(state.match, scores, rules.goal, rules.tie_policy)
    phase = Phase.OVER if match.winners else Phase.DEAL
    events = (*events, Event(EventKind.RACE_OVER, side=completer))
    if match.winners:
        events = (*events, Event(EventKind.MATCH_OVER))
    return state._replace(match=match, phase=phase), events


def add_race(
    match: MatchScore, scores: tuple[SideScore, ...], target: int, tie_policy: str
) -> MatchScore:
    """Add a race to a match.

    The leader wins it at `target` points, or races won; or always at ONE_RACE.
    """
    points = tuple(before + score.total for before, score in zip(match.points, scores, strict=True))
    winners: tuple[int, ...] = ()
    if max(points) >= target:
        winners = tuple(side for side, total in enumerate(points) if total == max(points))
        if len(winners) > 1 and tie_policy == "extra_hand":
            winners = ()
    alone = winners[0] if len(winners) == 1 else None
    games = tuple(won + (side == alone) for side, won in enumerate(match.games))
    return match._replace(points=points, games=games, races=(*match.races, scores), winners=winners)
