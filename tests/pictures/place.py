"""A place of the program: a page or a dialog, for walks through all of them."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDeadlineTimer, QSize
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui.settings import Settings
from mille_rules.record import Record, Sitter

#: The smallest size of a page, on a screen of 1024×600 without menus; a size for a large table.
SMALLEST, LARGER = QSize(1024, 576), QSize(1580, 1000)
#: Time limit in milliseconds for layouts and animations.
PATIENCE = 10_000
NAMES = ("Anna", "Marcel", "Yvette", "Lucien", "Simone", "Gaston")


class Visit(NamedTuple):
    """What a place needs: settings, a parent window for dialogs, and names.

    `pictures` is a folder in which card pictures outlive a place, `names` are those of six people,
    and `table_names` those of two tables on the network.
    """

    settings: Settings
    window: QWidget
    pictures: Path
    names: tuple[str, ...] = NAMES
    table_names: tuple[str, str] = ("Kitchen", "Sunday")

    def named(self, record: Record) -> Record:
        """Return a match with the names of this visit."""
        sitters = record.header.sitters
        kinds = (sitter.kind for sitter in sitters)
        people = tuple(Sitter(kind, name) for kind, name in zip(kinds, self.names, strict=False))
        return Record(record.header._replace(sitters=people), record.lines)


class Place(NamedTuple):
    """A page or a dialog in some state.

    `shows` is its class, or the function of the program that opens it; `brief` is what is gone
    before anybody chooses another language.
    """

    name: str
    shows: Callable[..., object]
    make: Callable[[Visit], QWidget]
    brief: bool = False

    def __str__(self) -> str:
        return self.name


def wait_until(done: Callable[[], object]) -> None:
    """Process events until `done` returns True."""
    deadline = QDeadlineTimer(PATIENCE)
    while not done():
        assert not deadline.hasExpired(), "nothing more happens"
        QApplication.processEvents()
