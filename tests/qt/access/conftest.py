"""What a screen reader would say of the table."""

from tests.qt.play.player_at_table import PlayerAtTable


def focused(player: PlayerAtTable) -> str:
    """The accessible name of the focused widget."""
    widget = player.window.focusWidget()
    assert widget is not None
    assert widget.isVisible()
    return widget.accessibleName()
