"""`python -m mille_rules.computer.training`: learn to play and save what was learned."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from mille_rules.computer.training.course import Course, CurvePoint, Plan, curve_text, weights_file
from mille_rules.rulesets import SEAT_COUNTS

#: Rounds between saves of the course, the weights and the curve.
_SAVE_EVERY = 20
_USUAL = Plan()


def main(arguments: Sequence[str] | None = None, plan: Plan = _USUAL) -> int:
    """Begin a course or a stage of one, or continue the one in the folder, to its end.

    `plan` has the defaults for the options, and the size of a round.
    """
    parser = _parser(plan)
    given = parser.parse_args(arguments)
    course = _course(parser, given)
    course.plan = plan._replace(rounds=given.rounds, judging=given.judging)
    given.folder.mkdir(parents=True, exist_ok=True)
    while len(course.curve) < given.rounds + given.judging:
        course.run(len(course.curve) + _SAVE_EVERY)
        _write(course, given.folder)
        print(_words(course.curve[-1]), flush=True)
    return 0


def _parser(plan: Plan) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m mille_rules.computer.training", description=__doc__
    )
    add = parser.add_argument
    add("seats", type=int, choices=SEAT_COUNTS, help="the tables to learn for")
    add("folder", type=Path, help="where course, weights and curve are kept")
    add("--seed", type=int, default=1, help="same seed, same weights (default 1)")
    add("--after", type=Path, metavar="COURSE", help="begin a stage after this course")
    add("--wider", action="store_true", help="with more neurons in that stage")
    add("--rounds", type=int, default=plan.rounds, help="rounds of learning to play")
    add("--judging", type=int, default=plan.judging, help="rounds of the judge")
    return parser


def _course(parser: argparse.ArgumentParser, given: argparse.Namespace) -> Course:
    """Return the course in the folder, a new stage, or a new course; exit for wrong options."""
    saved = _file(given.folder, given.seats, "course")
    if given.wider and not given.after:
        parser.error("--wider needs --after")
    if not given.after:
        return Course.resumed(saved) if saved.exists() else Course(given.seats, given.seed, _USUAL)
    if saved.exists():
        parser.error(f"{saved} is there already: choose another folder for the stage")
    course = Course.resumed(given.after)
    if course.seats != given.seats:
        parser.error(f"{given.after} is not a course for {given.seats} seats")
    return course.next_stage(wider=given.wider)


def _write(course: Course, folder: Path) -> None:
    course.save(_file(folder, course.seats, "course"))
    _file(folder, course.seats, "bin").write_bytes(weights_file(course))
    _file(folder, course.seats, "csv").write_text(curve_text(course.curve), encoding="utf-8")


def _file(folder: Path, seats: int, kind: str) -> Path:
    return folder / f"{seats}-seats.{kind}"


def _words(at: CurvePoint) -> str:
    return (
        f"round {at.round}: {at.races} races, entropy {at.entropy:.2f}, {100 * at.foreseen:.1f} % "
        f"foreseen, {at.points:.0f} points a race"
    )


if __name__ == "__main__":
    raise SystemExit(main())
