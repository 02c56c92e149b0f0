"""The match goes on after every walk, if its players do the obvious."""

from PySide6.QtTest import QTest

from tests.qt.model.actions import do_step
from tests.qt.model.actions.elsewhere import names_elsewhere
from tests.qt.model.actions.phones import choices_on_phones
from tests.qt.model.world import World

#: More than there is to close, answer and reveal between two moves, with six players and phones.
MOST_STEPS = 60
#: Milliseconds after each of them: the table pauses after a move of somebody else.
MOMENT = 50


def what_stops_the_match(world: World) -> str:
    """Return the last steps of the players if none of them leads to another move, else nothing.

    A match that has ended, or was left for another page, has nothing to go on with.
    """
    begun = _moves(world)
    done: list[str] = []
    while len(done) < MOST_STEPS:
        if _moves(world) != begun or begun is None:
            return ""
        step = _obvious_step(world, len(done))
        done.append(step)
        do_step(world, step)
        world.rest()
        if _moves(world) == begun:
            QTest.qWait(MOMENT)
    return f"no move is made by {'; '.join(done[-8:])}"


def _moves(world: World) -> tuple[int, int] | None:
    """Return the lines in the record of a match that has not ended, and the move that is shown.

    Computer players are ahead of what the table shows.
    """
    match, game = world.window.match, world.window.game
    if match is None or match.over or game is None:
        return None
    shown = game.table_presenter.update
    return len(match.text().splitlines()), 0 if shown is None else shown.seq


def _obvious_step(world: World, number: int) -> str:
    """Return what somebody does who wants to play on; `number` chooses among several players."""
    if not world.here:
        return "come-back"
    if world.person.front is not world.window:
        return "key Escape"
    if number % 2 == 0 and (world.moving or (world.game is not None and world.scene.busy)):
        return "land"
    if world.curtained:
        return "press-button 0"
    if world.game is None:
        return "key Return" if world.sheet is not None else "key Escape"
    return _step_at_the_table(world, number)


def _step_at_the_table(world: World, number: int) -> str:
    steps = [f"play-elsewhere {name}" for name in sorted(names_elsewhere(world))]
    steps += [f"choose-on-phone {choice}" for choice in choices_on_phones(world)]
    update = world.update
    assert world.game is not None
    if world.game.bar.asks:
        # Enter answers, and Escape comes back from an earlier moment of the log.
        steps += ["key Return", "key Escape"]
    elif update is not None and update.choices:
        steps += ["play by-keys", "play by-mouse"]
    # Every other step lets something land.
    return steps[number // 2 % len(steps)] if steps else "key Return"
