"""Measures the time until the program shows its table, compared with a bare window.

Floor, table, table at the very first start and start page alternate, and medians are printed. The
time runs from before the creation of the process to the first turn of the event loop after the
picture was sent to the screen.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

from starts import Program, WholeProgram, write_match

S1, S2 = 1.8, 2.1


def measure(programs: dict[str, Program], rounds: int) -> dict[str, list[float]]:
    """Return the milliseconds of every start."""
    times: dict[str, list[float]] = {name: [] for name in programs}
    names = list(programs)
    for number in range(rounds):
        # The order rotates, so that no program always runs after the same other one.
        cut = number % len(names)
        for name in names[cut:] + names[:cut]:
            times[name].append(programs[name].start().milliseconds)
    return times


def say_installed(times: dict[str, list[float]]) -> None:
    """Print the start of the installed program and of the checkout."""
    here, installed = median(times["here"]), median(times["installed"])
    floor = median(times["floor"])
    print(f"    window made, from here      {here:6.1f} ms")
    print(
        f"    window made, installed      {installed:6.1f} ms, {installed / here:.2f} x from here"
    )
    first = median(times["table"]) + installed - here
    print(f"S1  table, installed            {first:6.1f} ms, {first / floor:.2f} x the floor")


def say(times: dict[str, list[float]]) -> None:
    """Print floor, program, ratio and target."""
    floor = median(times["floor"])
    print(f"medians of {len(times['floor'])} rounds")
    print(f"    floor                       {floor:6.1f} ms, a bare window with a view")
    rows = (
        ("S1", "table, pictures kept", "table", S1),
        ("S2", "table, very first start", "first", S2),
        ("  ", "start page", "start", None),
    )
    for sign, words, name, target in rows:
        ours = median(times[name])
        aim = "no target" if target is None else f"target <= {target}"
        print(f"{sign}  {words:<27} {ours:6.1f} ms, {ours / floor:.2f} x the floor, {aim}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--installed", metavar="MILLE", help="an installed program, to compare")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home, match = Path(folder), Path(folder) / "match.mille"
        write_match(match)
        programs = {
            "floor": Program(home / "bare", "bare"),
            "table": Program(home / "table", "program", str(match)),
            "first": Program(home / "first", "program", str(match), forgets=True),
            "start": Program(home / "start", "program"),
        }
        if options.installed is not None:
            own = ("--lang", "en", str(match))
            here = (sys.executable, "-m", "mille_qt", *own)
            programs["here"] = WholeProgram(home / "here", *here)
            programs["installed"] = WholeProgram(home / "there", options.installed, *own)
        programs["table"].settle()
        for program in programs.values():
            program.start()  # files are in the page cache from here on
        times = measure(programs, options.rounds)
        say(times)
        if options.installed is not None:
            say_installed(times)


if __name__ == "__main__":
    main()
