"""`python -m mille_rules FILE.mille`: check a record, print its position and its scores."""

import argparse
import errno
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from mille_rules.journal import read_file
from mille_rules.legal import legal_moves
from mille_rules.reading import Reading
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError
from mille_rules.scoring import ITEMS
from mille_rules.state import BETWEEN_RACES, SideScore, State, Tableau, to_act
from mille_rules.surroundings import complete_surroundings

LEGAL, ILLEGAL, NO_RECORD = 0, 1, 2
_DESCRIPTION = "Checks a saved match, and prints its position and scores."


def position(state: State) -> dict[str, object]:
    """A state in the form that `--json` prints: every card, all hands."""
    between = state.phase in BETWEEN_RACES
    seats = () if between else to_act(state)
    return {
        "rules": state.setup.rules.name,
        "seats": state.setup.seats,
        "race": state.match.race,
        "phase": state.phase.value,
        "to_act": list(seats),
        "legal": {str(seat): [str(move) for move in legal_moves(state, seat)] for seat in seats},
        "target": state.race.target,
        "draw_pile": state.draw_pile,
        "discards": _slugs(state.discards),
        "hands": {str(seat): _slugs(hand) for seat, hand in enumerate(state.hands)},
        "sides": [_side(tableau) for tableau in state.tableaux],
        "race_scores": [[_score(score) for score in race] for race in state.match.races],
        "match_scores": list(state.match.points),
        "winners": list(state.match.winners),
    }


def _slugs(cards: Iterable[object]) -> list[str]:
    return [str(card) for card in cards]


def _side(tableau: Tableau) -> dict[str, object]:
    return {
        "battle": _slugs(tableau.battle),
        "speed": _slugs(tableau.speed),
        "distance": _slugs(tableau.distance),
        "miles": tableau.miles,
        "safeties": _slugs(tableau.safeties),
        "coups": _slugs(tableau.coups),
        "status": tableau.status.value,
    }


def _score(score: SideScore) -> dict[str, int]:
    return {**score._asdict(), "total": score.total}


def main(arguments: list[str] | None = None) -> int:
    """Check the record named on the command line; return the exit status."""
    options = _parser().parse_args(arguments)
    try:
        reading = read_file(Path(options.file))
    except OSError as error:
        return _say(f"{options.file}: {error.strerror}", NO_RECORD)
    except NotARecordError as error:
        return _say(f"{options.file}: not a record: {error}", NO_RECORD)
    _print(reading.record, options)
    if reading.torn:
        _say(_torn_text(reading), LEGAL)
    return _verdict(options.file, reading)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m mille_rules", description=_DESCRIPTION)
    parser.add_argument("file", metavar="FILE.mille", help="the match to check")
    parser.add_argument("--json", action="store_true", help="print the position as JSON")
    parser.add_argument("--each", action="store_true", help="print the position after every move")
    return parser


def _torn_text(reading: Reading) -> str:
    if not reading.unwritten:
        return "the last line is incomplete and was dropped"
    return f"the end of the file is missing: its last {reading.unwritten} bytes are zero"


def _verdict(name: str, reading: Reading) -> int:
    if reading.fault is None:
        return LEGAL
    return _say(f"{name}: {reading.fault}; lines left out: {reading.left_out}", ILLEGAL)


def _say(text: str, status: int) -> int:
    print(text, file=sys.stderr)
    return status


def _print(record: Record, options: argparse.Namespace) -> None:
    show = _print_json if options.json else _print_text
    last = record.header.new_match()
    for line, (last, _) in record.replay():
        if options.each:
            if not options.json:
                print(f"> {line}"[:100])
            show(last)
    if not options.each:
        show(last)


def _print_json(state: State) -> None:
    print(json.dumps(position(state)))


def _print_text(state: State) -> None:
    acting = ", ".join(f"seat {seat}" for seat in to_act(state)) or "nobody"
    print(f"race {state.match.race}, {state.phase}, waiting for {acting}")
    print(f"target {state.race.target}, draw pile {state.draw_pile}")
    for side, tableau in enumerate(state.tableaux):
        safeties = " ".join(_slugs(tableau.safeties)) or "no safeties"
        limit = ", limited" if tableau.limited else ""
        print(f"side {side}: {tableau.miles} miles, {tableau.status}{limit}, {safeties}")
    for number, race in enumerate(state.match.races, start=1):
        _print_sheet(number, race)
    points = " | ".join(f"side {side} {total}" for side, total in enumerate(state.match.points))
    print(f"match: {points}")
    if state.match.winners:
        print(f"won by side {' and '.join(map(str, state.match.winners))}")


def _print_sheet(number: int, race: tuple[SideScore, ...]) -> None:
    print(f"race {number}")
    for item in (*ITEMS, "total"):
        print(f"  {item:<13}" + "".join(f"{getattr(score, item):>7}" for score in race))


def _run() -> int:
    """Run the command; the reader of its output may stop early, as `head` does."""
    complete_surroundings()
    try:
        status = main()
        sys.stdout.flush()
    except OSError as error:
        # On Windows, a pipe that nobody reads is an invalid argument.
        if error.errno not in (errno.EPIPE, errno.EINVAL):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return LEGAL
    return status


if __name__ == "__main__":
    sys.exit(_run())
