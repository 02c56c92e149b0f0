"""`python -m mille_rules.computer.training`: learn values of positions and save them."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from mille_rules.computer.training.course import FAMILIES, Plan, TrainingCourse, TrainingRound
from mille_rules.computer.training.export import curve_text, weights_file

#: The plan with which the shipped weights were made.
_PLANS = {
    "two-seats": Plan(6, 900, 80, 60, 1e-3, 6e-4, 1e-5),
    "more-seats": Plan(6, 900, 80, 60, 1e-3, 6e-4, 1e-5),
}
#: Rounds between saves of the course, the weights and the curve.
_SAVE_EVERY = 5


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m mille_rules.computer.training", description=__doc__
    )
    parser.add_argument("family", choices=list(FAMILIES), help="the tables to learn for")
    parser.add_argument("folder", type=Path, help="where course, weights and curve are kept")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same weights (default 1)")
    parser.add_argument("--rounds", type=int, help="rounds of self-play, instead of the usual")
    parser.add_argument("--lessons", type=int, help="rounds of watching, instead of the usual")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Begin a course, or continue the one in the folder, to its end."""
    given = _arguments(arguments)
    plan = _PLANS[given.family]
    plan = plan._replace(
        rounds=plan.rounds if given.rounds is None else given.rounds,
        lessons=plan.lessons if given.lessons is None else given.lessons,
    )
    given.folder.mkdir(parents=True, exist_ok=True)
    saved = given.folder / f"{given.family}.course"
    if saved.exists():
        course = TrainingCourse.resumed(saved)
    else:
        course = TrainingCourse.begun(given.family, given.seed)
        course.watch(plan)
        _write(course, given.folder)
    while len(course.curve) < plan.rounds:
        print(_words(course.play_round(plan)), flush=True)
        if len(course.curve) % _SAVE_EVERY == 0 or len(course.curve) == plan.rounds:
            _write(course, given.folder)
    return 0


def _write(course: TrainingCourse, folder: Path) -> None:
    course.save(folder / f"{course.family}.course")
    (folder / f"{course.family}.bin").write_bytes(weights_file(course))
    (folder / f"{course.family}.csv").write_text(curve_text(course.curve), encoding="utf-8")


def _words(line: TrainingRound) -> str:
    return (
        f"round {line.round}: {line.races} races, error {line.points_error:.4f} of points"
        f" and {line.win_error:.4f} of chances, {line.mean_score:.0f} points a race"
    )


if __name__ == "__main__":
    raise SystemExit(main())
