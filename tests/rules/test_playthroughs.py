"""Whole matches as text, with every position: a change of the rules shows as a readable diff.

`pytest tests/rules --update-playthroughs` plays them again and writes both files anew.
"""

from pathlib import Path

from mille_rules import PRESETS, Phase, Record, State, legal_moves, read_record, save_record
from mille_rules.cards import SAFETIES
from mille_rules.state import Tableau, to_act
from tests.examples import each
from tests.rules.random_play import TABLES, played_match, sensible_move

FOLDER = Path(__file__).parent.parent / "playthroughs"
#: What chance makes of these has a coup fourré in it, and an extension where there can be one.
SEEDS = {
    ("stap-op", 2): 1,
    ("stap-op", 3): 1,
    ("stap-op", 4): 1,
    ("stap-op", 6): 1,
    ("express", 2): 1,
    ("express", 3): 2,
    ("express", 4): 1,
    ("board-game", 2): 1,
    ("board-game", 3): 2,
    ("board-game", 4): 45,
    ("bsd", 2): 78,
    ("classic", 2): 196,
    ("classic", 3): 48,
    ("classic", 4): 90,
    ("classic", 5): 13,
    ("classic", 6): 240,
    ("dujardin", 2): 748,
    ("dujardin", 3): 547,
    ("dujardin", 4): 462,
    ("dujardin", 5): 74,
    ("dujardin", 6): 481,
    ("today", 2): 1,
    ("today", 3): 2,
    ("today", 4): 1,
    ("today", 5): 1,
    ("today", 6): 2,
    ("today-french", 2): 1,
    ("today-french", 3): 2,
    ("today-french", 4): 1,
    ("today-french", 5): 3,
    ("today-french", 6): 2,
    ("winning-moves", 2): 205,
    ("winning-moves", 3): 325,
    ("winning-moves", 4): 384,
    ("winning-moves", 5): 4,
    ("winning-moves", 6): 193,
}
every_table = each(("name", "seats"), TABLES)


def played(name: str, seats: int, seed: int) -> Record:
    """A match that starts far ahead, so that one or two races decide it."""
    rules = PRESETS[name]
    before = 0 if rules.by_races else 3_900
    points = tuple(before + (before and 25 * side) for side in range(rules.sides_for(seats)))
    return played_match(rules, seats, seed, points=points, choose=sensible_move).record


def positions(record: Record) -> str:
    """One line per move: the move, what the table waits for, piles, sides and hand sizes."""
    return "".join(f"{line!s:.40} => {_position(state)}\n" for line, (state, _) in record.replay())


def _position(state: State) -> str:
    asked = [f"{seat}:{len(legal_moves(state, seat))}" for seat in to_act(state)]
    top = state.discards[-1] if state.discards else "none"
    parts = [f"{state.phase} {' '.join(asked)}".strip()]
    parts.append(f"pile {state.draw_pile}, discards {len(state.discards)} {top}")
    parts += [_side(tableau) for tableau in state.tableaux]
    parts.append(f"hands {' '.join(str(len(hand)) for hand in state.hands)}")
    if state.phase in (Phase.DEAL, Phase.OVER):
        sheets = [" ".join(map(str, score)) for score in state.match.races[-1]]
        parts += [f"scores {' / '.join(sheets)}", f"points {state.match.points}"]
        parts.append(f"winners {state.match.winners}")
    return " | ".join(parts)


def _side(tableau: Tableau) -> str:
    limit = ", limited" if tableau.limited else ""
    safeties = [f"{card}{'!' * (card in tableau.coups)}" for card in tableau.safeties]
    tops = [str(pile[-1]) for pile in (tableau.battle, tableau.speed) if pile]
    return f"{tableau.status}{limit} {tableau.miles} [{' '.join(tops + safeties)}]"


@every_table
def test_a_playthrough_comes_out_as_it_is_written_down(name, seats, renew):
    record_file = FOLDER / f"{name}-{seats}.mille"
    positions_file = record_file.with_suffix(".positions")
    assert renew or record_file.exists(), "add a seed to SEEDS, then use --update-playthroughs"
    if renew:
        FOLDER.mkdir(exist_ok=True)
        record = played(name, seats, SEEDS[name, seats])
        save_record(record, record_file)
        positions_file.write_bytes(positions(record).encode())
    data = record_file.read_bytes().replace(b"\r\n", b"\n")
    reading = read_record(data)
    assert (reading.fault, reading.torn) == (None, False)
    assert reading.record.text().encode() == data
    assert reading.record.state.phase is Phase.OVER
    expected = positions_file.read_text("utf-8").splitlines()
    assert positions(reading.record).splitlines() == expected


@every_table
def test_a_playthrough_shows_what_is_worth_showing(name, seats):
    record = read_record((FOLDER / f"{name}-{seats}.mille").read_bytes()).record
    kinds = {line.move.kind.value for line in record.moves()}
    expected = {"deal", "draw", "play", "discard"}
    if any(PRESETS[name].deck[card] for card in SAFETIES):
        expected |= {"pass", "coup"}
    assert expected <= kinds
    assert ("extend" in kinds) == (seats in PRESETS[name].extension_counts)
    assert 1 <= record.state.match.race <= 3


def test_there_is_nothing_else_among_the_playthroughs():
    expected = {f"{n}-{s}.{end}" for n, s in TABLES for end in ("mille", "positions")}
    assert {file.name for file in FOLDER.iterdir()} == expected
