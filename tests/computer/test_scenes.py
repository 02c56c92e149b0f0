"""Positions with one right answer, each with its reason."""

import pytest

from mille_rules.computer import LEVELS
from mille_rules.computer.ranking import Choice, rank
from mille_rules.legal import legal_moves
from tests.computer import scenes_attacking, scenes_driving, scenes_keeping, scenes_matches
from tests.computer.scenes import Scene

SCENES = (
    *scenes_driving.SCENES,
    *scenes_attacking.SCENES,
    *scenes_keeping.SCENES,
    *scenes_matches.SCENES,
)
#: The levels that are to find what is right, always; the expert takes its time.
GOOD = ["hard", pytest.param("expert", marks=pytest.mark.slow)]
every_scene = pytest.mark.parametrize("scene", SCENES, ids=[scene.says for scene in SCENES])


def ranked(scene: Scene, level: str = "hard") -> dict[str, Choice]:
    """The choices by the text of their moves, best first."""
    choices = rank(scene.view(), legal_moves(scene.state(), 0), level)
    return {str(choice.move): choice for choice in choices}


@pytest.mark.parametrize("level", GOOD)
@every_scene
def test_it_does_what_is_right(scene: Scene, level: str) -> None:
    choices = legal_moves(scene.state(), 0)
    chosen = LEVELS[level]().choose(scene.view(), choices)
    assert str(chosen) in scene.right, scene.why


@every_scene
def test_the_reason_is_given_for_the_right_move(scene: Scene) -> None:
    choices = ranked(scene)
    for move in scene.right:
        assert scene.reason in [reason.code for reason in choices[move].reasons], move
    assert not any(r.against for r in choices[scene.right[0]].reasons if r.code is scene.reason)


@every_scene
def test_the_tempting_move_is_possible_worth_less_and_told_why(scene: Scene) -> None:
    if not scene.wrong:
        return
    choices = ranked(scene)
    wrong, right = choices[scene.wrong], choices[scene.right[0]]
    assert (wrong.win, wrong.value) <= (right.win, right.value)
    if scene.against is not None:
        reasons = {reason.code: reason for reason in wrong.reasons}
        assert reasons[scene.against].against


def test_there_are_sixty_scenes_and_no_two_have_one_name() -> None:
    assert len({scene.says for scene in SCENES}) == len(SCENES) >= 60
