"""The parts of a match's page that its controllers work with."""

from typing import TYPE_CHECKING, NamedTuple

from mille_qt.play.curtain import Curtain
from mille_qt.play.hand_control import HandControl
from mille_qt.play.prompts import Prompts
from mille_qt.play.table_page import TablePage

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession


class MatchParts(NamedTuple):
    """A page, the match it shows, and the widgets and controls on it."""

    page: TablePage
    session: "TableSession"
    hand: HandControl
    prompts: Prompts
    curtain: Curtain
