"""Positions with one right answer, each with its reason."""

import pytest

from mille_rules.computer.explanations.explaining import Choice, rank
from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.strategy import Strategy
from mille_rules.legal import legal_moves
from tests.computer import (
    scenes_attacking,
    scenes_driving,
    scenes_house_rules,
    scenes_keeping,
    scenes_matches,
)
from tests.computer.scenes import GOOD, Scene

SCENES = (
    *scenes_driving.SCENES,
    *scenes_attacking.SCENES,
    *scenes_keeping.SCENES,
    *scenes_matches.SCENES,
    *scenes_house_rules.SCENES,
)
#: The levels that play like the sensible player, with weaknesses.
SENSIBLE_LEVELS = tuple(level for level in LEVELS if level != "expert")
#: What `hard` overlooks depends on chance: with none of so many seeds may it go wrong.
SEEDS = 12
OVERLOOKED = (ReasonCode.LAST_ROLL, ReasonCode.LAST_REMEDY, ReasonCode.NEEDED_NOW)


def ranked(scene: Scene, level: str = "hard") -> dict[str, Choice]:
    """The choices by the text of their moves, best first."""
    choices = rank(scene.view(), legal_moves(scene.state(), 0), level)
    return {str(choice.move): choice for choice in choices}


def chosen(scene: Scene, strategy: Strategy) -> str:
    """What a strategy does there."""
    return str(strategy.choose(scene.view(), legal_moves(scene.state(), 0)))


def test_somebody_who_misses_nothing_does_what_is_right(subtests: pytest.Subtests) -> None:
    for scene in SCENES:
        with subtests.test(scene.says):
            assert chosen(scene, Sensible()) in scene.right, scene.why


@pytest.mark.slow
def test_the_good_never_make_a_gross_mistake(subtests: pytest.Subtests) -> None:
    for scene in SCENES:
        with subtests.test(scene.says):
            for level in set(scene.asked) & set(SENSIBLE_LEVELS):
                made = {chosen(scene, LEVELS[level](seed=seed)) for seed in range(SEEDS)}
                assert made <= set(scene.right), (level, scene.why)


def test_what_a_good_player_overlooks_is_no_last_roll_and_no_only_remedy(
    subtests: pytest.Subtests,
) -> None:
    for scene in [scene for scene in SCENES if scene.against in OVERLOOKED]:
        with subtests.test(scene.says):
            assert scene.wrong not in {chosen(scene, LEVELS["hard"](seed=n)) for n in range(SEEDS)}


def test_the_expert_does_what_is_right(subtests: pytest.Subtests) -> None:
    for scene in SCENES:
        with subtests.test(scene.says):
            assert "expert" in scene.asked
            assert chosen(scene, LEVELS["expert"]()) in scene.right, scene.why


def test_the_reason_is_given_for_the_right_move(subtests: pytest.Subtests) -> None:
    for scene in SCENES:
        with subtests.test(scene.says):
            choices = ranked(scene)
            for move in scene.right:
                assert scene.reason in [reason.code for reason in choices[move].reasons], move
            assert not any(
                r.against for r in choices[scene.right[0]].reasons if r.code is scene.reason
            )


def test_the_tempting_move_is_possible_worth_less_and_told_why(subtests: pytest.Subtests) -> None:
    for scene in [scene for scene in SCENES if scene.wrong]:
        with subtests.test(scene.says):
            choices = ranked(scene)
            wrong, right = choices[scene.wrong], choices[scene.right[0]]
            assert (wrong.win, wrong.value) <= (right.win, right.value)
            if scene.against is not None:
                reasons = {reason.code: reason for reason in wrong.reasons}
                assert reasons[scene.against].against


def test_there_are_sixty_scenes_and_no_two_have_one_name() -> None:
    assert len({scene.says for scene in SCENES}) == len(SCENES)
    for level in GOOD:
        assert sum(level in scene.asked for scene in SCENES) >= 60
