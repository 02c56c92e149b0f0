"""What features ask of the program's window. They know neither the window nor one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QMenu, QWidget

    from mille_qt.play.game_page import GamePage
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_qt.play.table_page import TablePage
    from mille_qt.session.local_session import LocalSession
    from mille_qt.session.matches.recent_matches import RecentMatches
    from mille_qt.session.table_session import TableSession
    from mille_qt.ui.art.sound.sound import Sound
    from mille_qt.ui.settings import Settings
    from mille_rules.record import Header, Record


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
    """Shows pages, plays matches, and opens other features."""

    @property
    def window(self) -> QWidget:
        """The window, as the parent of dialogs."""

    @property
    def settings(self) -> Settings:
        """The player's preferences."""

    # -- pages -------------------------------------------------------------------

    def current_page(self) -> QWidget | None:
        """The page that is shown."""

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

    def show_start(self) -> None:
        """Close the match and show the start page."""

    def go_back(self) -> None:
        """Continue the match that was closed for the current page, or show the start page."""

    def show_new_game(self) -> None:
        """Show the page that sets up a match, once the player has left the current match."""

    # -- the match -----------------------------------------------------------------

    @property
    def match(self) -> LocalSession | None:
        """The current match, if it is played on this computer."""

    @property
    def table_page(self) -> TablePage | None:
        """The table that is shown, else the table of the current match."""

    def leave_match(self, then: Callable[[], None]) -> None:
        """Call `then` once the match has been left.

        The player is asked only if that would lose something.
        """

    def close_match(self) -> None:
        """Close the match and all pages but the start page, without a question."""

    def play(self, record: Record) -> None:
        """Play a match from the end of its record."""

    def play_new(self, header: Header, first: int | None, practice: bool) -> None:
        """Play a new match; `first` is the seat that begins, None for chance."""

    def open_match(self, path: Path) -> None:
        """Continue the match in a file, or say why that is impossible."""

    def open_match_file(self) -> None:
        """Ask for the file of a match, and continue it."""

    def card_language(self) -> str:
        """The language of the names on the cards, for the player at the screen."""

    # -- files ---------------------------------------------------------------------

    @property
    def recent_matches(self) -> RecentMatches:
        """The matches played last."""

    @property
    def match_file(self) -> Path | None:
        """The file to which the current match is written."""

    def choose_match_file(self, chosen: Callable[[Path], None]) -> None:
        """Ask the player for the file of a match."""

    def read_match(self, path: Path, opened: Callable[[Record], None]) -> None:
        """Read a match without changing its file.

        If its end is damaged, the player is offered the beginning.
        """

    # -- other features --------------------------------------------------------------

    def replay(self, path: Path, back: Callable[[], None] | None = None) -> None:
        """Replay the match in a file; `back` replaces `go_back`."""

    def open_library(self) -> None:
        """Show all matches on this computer, once the player has left the current match."""

    def open_replay(self) -> None:
        """Ask for the file of a match, and replay it."""

    def review(self, record: Record, race: int, seat: int | None, back: Callable[[], None]) -> None:
        """Review the decisions of one seat in a race; `back` is called afterwards."""

    def show_rule(self, anchor: str = "") -> None:
        """Open the rule book at an anchor, by default at the rule that matters now."""

    def show_challenge_results(self, number: str) -> None:
        """Show the results of a challenge in a dialog."""


class NetworkShell(Shell, Protocol):
    """What only play on the network asks of the window."""

    @property
    def score_sheet(self) -> ScoreSheet | None:
        """The score sheet while it is shown."""

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
