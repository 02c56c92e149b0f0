"""`python -m mille_rules.computer.arena`: play series of matches and print the results."""

import argparse
import multiprocessing
import sys
from pathlib import Path

from mille_rules.computer.arena.entrants import entrant
from mille_rules.computer.arena.series import Foul, Played, Series
from mille_rules.computer.arena.tally import SeriesResults
from mille_rules.computer.arena.workers import WorkerDiedError, played
from mille_rules.rulesets import DEFAULT_RULES, PRESETS, SEAT_COUNTS, RuleSet
from mille_rules.surroundings import complete_surroundings

WELL, FOUL, MISTAKE, INTERRUPTED = 0, 1, 2, 130
_DESCRIPTION = """\
Plays computer players against each other and prints the results. A player is a level such as hard,
greedy, or module:Class for another strategy."""
#: The number of lines of progress if the output is not a terminal.
_PROGRESS_LINES = 20


def main(arguments: list[str] | None = None) -> int:
    """Play the series of the command line; return the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    players = tuple(options.players.split(","))
    try:
        series = Series(players, _rules(options), options.seats, options.seed)
        _check(series)
        if options.records is not None:
            options.records.mkdir(parents=True, exist_ok=True)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    tally = SeriesResults(series.players)
    status = _play(series, options, tally)
    if tally.matches:
        print("\n".join(tally.lines()))
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m mille_rules.computer.arena",
        description=_DESCRIPTION,
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = parser.add_argument
    add("--players", required=True, metavar="A,B", help="one player per side, separated by commas")
    add("--rules", choices=PRESETS, default=DEFAULT_RULES.name, help="rule set")
    add("--rule", action="append", default=[], metavar="FIELD=VALUE", help="change a house rule")
    add("--seats", type=int, choices=SEAT_COUNTS, default=2, help="number of seats")
    add("--matches", type=_positive, default=200, help="number of matches")
    add("--seed", type=int, default=1, help="the same number gives the same matches")
    cores = multiprocessing.cpu_count()
    add("--jobs", type=_positive, default=cores, help="number of processes")
    add("--records", type=Path, metavar="FOLDER", help="save every match in this folder")
    return parser


def _rules(options: argparse.Namespace) -> RuleSet:
    """Return the rules, with house rules; raises ValueError."""
    rules = PRESETS[options.rules]
    for change in options.rule:
        rules = rules.changed(*change.partition("=")[::2])
    return rules


def _positive(text: str) -> int:
    if not (text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f"expected a number above 0, got {text!r}")
    return int(text)


def _check(series: Series) -> None:
    """Raise ValueError for a series that cannot be played."""
    sides = series.rules.sides_for(series.seats)
    if not series.rules.allows_seats(series.seats):
        raise ValueError(f"expected rules for {series.seats} seats, got {series.rules.name!r}")
    if len(series.players) != sides:
        names = ",".join(series.players)
        raise ValueError(f"expected {sides} players for {series.seats} seats, got {names!r}")
    for name in series.players:
        entrant(name)


def _play(series: Series, options: argparse.Namespace, tally: SeriesResults) -> int:
    """Play and count, until the series ends, a player plays foul, or Ctrl-C."""
    try:
        for result in played(series, options.matches, options.jobs):
            if result.foul is not None:
                return _report(result, result.foul, options.records or Path())
            tally.add(result)
            if options.records is not None:
                _write(result, options.records / f"match-{result.number:05}.mille")
            _say_progress(tally, options.matches)
    except KeyboardInterrupt:
        print(f"\nstopped after {tally.matches} matches", file=sys.stderr)
        return INTERRUPTED
    except WorkerDiedError as error:
        print(f"\n{error}", file=sys.stderr)
        return FOUL
    return WELL


def _write(result: Played, path: Path) -> None:
    path.write_text(result.record, "utf-8", newline="\n")


def _report(result: Played, foul: Foul, folder: Path) -> int:
    path = folder / f"foul-{result.number:05}.mille"
    _write(result, path)
    print(
        f"\n{foul.player} plays foul in match {result.number}: {foul.fault}\n\n{foul.view}\n"
        f"choices: {foul.choices}\nthe match so far: {path}",
        file=sys.stderr,
    )
    return FOUL


def _say_progress(tally: SeriesResults, matches: int) -> None:
    shares = ", ".join(
        f"{name} {100 * tally.share(player):.1f} %" for player, name in enumerate(tally.players)
    )
    line = f"{tally.matches} of {matches}: {shares}"
    if sys.stderr.isatty():
        end = "\n" if tally.matches == matches else ""
        print(f"\r{line}\033[K", end=end, file=sys.stderr, flush=True)
    elif tally.matches % max(1, matches // _PROGRESS_LINES) == 0:
        print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    complete_surroundings()
    sys.exit(main())
