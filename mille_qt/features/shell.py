"""What features ask of the program's window. They know neither the window nor one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QMenu, QWidget

    from mille_net.lan import Lan
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_qt.session.table_session import TableSession
    from mille_qt.ui.art.characters.face import Face
    from mille_qt.ui.art.sound.sound import Sound
    from mille_qt.ui.settings import Settings
    from mille_rules.record import Record


@runtime_checkable
class AsksToLeave(Protocol):
    """A page that would lose something when it is left."""

    @property
    def leaving_costs(self) -> bool:
        """True if something would be lost now."""

    def ask_leave(self, then: Callable[[], None]) -> None:
        """Call `then`; ask before if something would be lost."""


def do_nothing() -> None:
    """The default of callbacks."""


class Shell(Protocol):
    """What every feature may ask: shows pages, and leaves the match.

    A feature that asks for more declares that in a protocol of its own, which extends this one.
    """

    @property
    def window(self) -> QWidget:
        """The window, as the parent of dialogs."""

    @property
    def settings(self) -> Settings:
        """The player's preferences."""

    def show_page(self, page: QWidget, left: Callable[[], None] = do_nothing) -> None:
        """Close the match and show a page, which is deleted when the next page is shown.

        `left` is called when another page takes its place.
        """

    def show_over_match(
        self, page: QWidget, left: Callable[[], None] = do_nothing
    ) -> Callable[[], None]:
        """Show a page without closing the match; returns a function that goes back.

        The page is deleted when another takes its place; `left` is called before that.
        """

    def go_back(self) -> None:
        """Continue the match that was closed for the current page, or show the start page."""

    def show_new_game(self) -> None:
        """Show the page that sets up a match, once the player has left the current match."""

    def leave_match(self, then: Callable[[], None]) -> None:
        """Call `then` once the match has been left.

        The player is asked only if that would lose something.
        """

    def close_match(self) -> None:
        """Close the match and all pages but the start page, without a question."""


class PracticeShell(Shell, Protocol):
    """The shell of the window, with the request of replays and reviews."""

    def play_on(self, record: Record, moves: int, seat: int | None) -> None:
        """Practise a match from after so many of its moves, once the current one has been left.

        A person plays `seat`, by default the first that a person had.
        """


class LanShell(Shell, Protocol):
    """The shell of the window, with its network."""

    @property
    def lan(self) -> Lan:
        """The network of this window, made when it is first asked for."""


class NetworkShell(LanShell, Protocol):
    """The shell of the window, with the requests that only play on the network makes."""

    @property
    def score_sheet(self) -> ScoreSheet | None:
        """The score sheet while it is shown."""

    def open_phones_of(self, people: Sequence[tuple[str, Face]]) -> None:
        """Open the dialog for the phones of people at this screen, by their names and faces."""

    def open_network(self) -> None:
        """Show the tables on the network, once the player has left the current match."""

    def open_table(self, session: TableSession) -> GamePage:
        """Show the table of a match that can begin."""

    def show_table(self) -> None:
        """Show the table of the current match in place of the score sheet."""

    def toggle_score_sheet(self) -> None:
        """Show the score sheet in place of the table, or the table again."""

    def add_menu(self, menu: QMenu) -> None:
        """Add a menu before the help menu; it disappears when it is deleted."""

    def notify(self, sound: Sound, text: str = "") -> None:
        """Play a sound; if another window is active, also notify the player with `text`."""
