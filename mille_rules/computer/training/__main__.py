"""`python -m mille_rules.computer.training`: learn to play and save what was learned."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from mille_rules.computer.training.course import Course, CurvePoint, Plan
from mille_rules.computer.training.export import curve_text, weights_file
from mille_rules.rulesets import SEAT_COUNTS

#: Rounds between saves of the course, the weights and the curve.
_SAVE_EVERY = 20


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m mille_rules.computer.training", description=__doc__
    )
    parser.add_argument("seats", type=int, choices=SEAT_COUNTS, help="the tables to learn for")
    parser.add_argument("folder", type=Path, help="where course, weights and curve are kept")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same weights (default 1)")
    parser.add_argument("--after", type=Path, metavar="COURSE", help="begin a stage after it")
    parser.add_argument("--wider", action="store_true", help="with more neurons in that stage")
    plan = Plan()
    parser.add_argument(
        "--rounds", type=int, default=plan.rounds, help="rounds of learning to play"
    )
    parser.add_argument("--judging", type=int, default=plan.judging, help="rounds of the judge")
    given = parser.parse_args(arguments)
    if given.after and Course.resumed(given.after).seats != given.seats:
        parser.error(f"{given.after} is not a course for {given.seats} seats")
    return given


def main(arguments: Sequence[str] | None = None) -> int:
    """Begin a course or a stage of one, or continue the one in the folder, to its end."""
    given = _arguments(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    saved = given.folder / f"{given.seats}-seats.course"
    plan = Plan(given.rounds, given.judging)
    if saved.exists():
        course = Course.resumed(saved)
    elif given.after:
        course = Course.resumed(given.after).next_stage(wider=given.wider)
    else:
        course = Course(given.seats, given.seed, plan)
    course.plan = plan
    while len(course.curve) < plan.rounds + plan.judging:
        course.run(len(course.curve) + _SAVE_EVERY)
        _write(course, given.folder)
        print(_words(course.curve[-1]), flush=True)
    return 0


def _write(course: Course, folder: Path) -> None:
    name = f"{course.seats}-seats"
    course.save(folder / f"{name}.course")
    (folder / f"{name}.bin").write_bytes(weights_file(course))
    (folder / f"{name}.csv").write_text(curve_text(course.curve), encoding="utf-8")


def _words(at: CurvePoint) -> str:
    return (
        f"round {at.round}: {at.races} races, entropy {at.entropy:.2f}, {100 * at.foreseen:.1f} % "
        f"foreseen, {at.points:.0f} points a race"
    )


if __name__ == "__main__":
    raise SystemExit(main())
