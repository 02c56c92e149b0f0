"""A race told again from its public moves is the race that spectators were shown."""

from pathlib import Path

from mille_rules import PRESETS, Match, Record, read_record
from mille_rules.cards import Card
from mille_rules.moves import DRAW, play
from mille_rules.reconstruction import reconstruct_race
from mille_rules.state import BETWEEN_RACES, Phase
from mille_rules.views import update_for
from tests.examples import each
from tests.rules.random_play import played_match, sensible_move, with_handicaps

FOLDER = Path(__file__).parent.parent / "playthroughs"
NAMES = ("bsd-2", "classic-3", "dujardin-4", "winning-moves-2", "winning-moves-6")
MATCHES = [FOLDER / f"{name}.mille" for name in NAMES]


def moments(record: Record) -> list[int]:
    """The middle of the first race, its end, and that of the match; counted in moves."""
    first, *_, last = [
        count
        for count, (_, (state, _)) in enumerate(record.replay(), start=1)
        if state.phase in BETWEEN_RACES
    ] * 2
    return sorted({first // 2, first, last})


def at(record: Record, moves: int) -> Match:
    """The match after so many moves."""
    whole = len(record.moves())
    return Match(record if moves == whole else record.before_move(moves))


@each("path", MATCHES)
def test_the_moves_of_a_race_tell_all_that_was_shown_of_it(path: Path) -> None:
    record = read_record(path.read_bytes()).record
    for moves in moments(record):
        match = at(record, moves)
        past = match.public_past()
        now = past[-1]
        assert reconstruct_race(now._replace(events=())) == past
        seats = now.view.setup.seats
        own = update_for(now.seq, match.state, seats - 1, now.view.moves, ())
        assert reconstruct_race(own) == past, "a seat's own cards change nothing"


def test_a_race_with_handicaps_is_told_again() -> None:
    for seats in (2, 3, 4):
        rules = with_handicaps(PRESETS["winning-moves"], seats)
        match = played_match(rules, seats, 3, moves=90, choose=sensible_move)
        past = match.public_past()
        assert len(past) > 40
        assert reconstruct_race(past[-1]._replace(events=())) == past


def test_moves_that_make_no_race_tell_nothing() -> None:
    record = read_record(MATCHES[0].read_bytes()).record
    now = at(record, 20).public_past()[-1]
    moves, foreign = now.view.moves, (5, DRAW)
    lacking = (0, play(Card.MILES_200))
    for spoiled in ((*moves, *moves), (*moves, foreign), (foreign,), (lacking,) * 50):
        assert reconstruct_race(now._replace(view=now.view._replace(moves=spoiled))) == []
    unscored = now.view._replace(phase=Phase.DEAL)
    assert reconstruct_race(now._replace(view=unscored)) == []


def test_before_the_first_deal_there_is_nothing_to_tell() -> None:
    match = Match(Record(read_record(MATCHES[0].read_bytes()).record.header))
    assert reconstruct_race(update_for(0, match.state, 0, (), ())) == []
