"""How what happened is told on a table: cards fly, or lie large for a moment."""

from collections.abc import Callable

from mille_qt.table.picture import LeavingCard, TablePicture, before_dealing
from mille_qt.table.view import TableView
from mille_rules.events import Event, EventKind
from mille_rules.views import Update


def _nobody_hears(_event: Event) -> None:
    """What happened makes no sound."""


def animate_update(
    table: TableView,
    update: Update,
    after: TablePicture,
    then: Callable[[], None],
    used: int | None = None,
    heard: Callable[[Event], None] = _nobody_hears,
    leaving: LeavingCard | None = None,
) -> None:
    """Tell the events of an update, then call `then`, which is to show the picture `after` them.

    `used` is the place of the hand that the looking seat's own card leaves, where it is known.
    `heard` is called with each event when it would be heard: when its card lands, say. `leaving`
    is the card of a hand that is hidden already.
    """
    view, scene = update.view, table.table
    if update.events[0].kind is EventKind.DEALT:
        table.show_picture(before_dealing(after))
    before = scene.picture
    if before is None:
        then()
        return
    # Imported with the first animation: opening a match takes 1 ms and 0.2 MB less without it,
    # and its first table shows none.
    from mille_qt.table.update_animation import UpdateAnimation

    seat = view.seat if leaving is None else leaving.seat
    points = view.setup.rules.pts_coup
    animation = UpdateAnimation(scene, before, after, seat, used, points, heard, leaving)
    if scene.tempo.reduced:
        from mille_qt.table.event_stills import stills_of

        for event in update.events:
            heard(event)
        scene.stills.show(stills_of(animation, update.events), then)
    else:
        from mille_qt.table.event_motions import motions_of

        scene.flights.play(motions_of(animation, update.events), then)
