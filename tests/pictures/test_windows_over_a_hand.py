"""Windows that stay open when the hand on a shared screen is hidden name no cards of it."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QDialog

from mille_qt.features.rulebook.rule_book_window import RuleBookWindow
from mille_qt.ui.shared_windows import close_hand_windows
from tests.pictures.place import Place
from tests.pictures.places import PLACES
from tests.pictures.walking import Walk
from tests.qt.play.what_is_seen import MarkedCards, named_cards, texts_of

#: Windows that name cards only in rules, which are the same for everybody.
OF_RULES = {"preferences", "house rules"}


@pytest.fixture
def marked_cards(qapp: QApplication) -> Iterator[None]:
    """Mark the names of cards."""
    marks = MarkedCards()
    qapp.installTranslator(marks)
    yield
    qapp.removeTranslator(marks)


def opens_a_window(place: Place) -> bool:
    """Return True for dialogs."""
    kind = place.shows
    return not isinstance(kind, type) or issubclass(kind, QDialog)


def test_no_dialog_that_names_a_card_stays_open(
    walk: Callable[..., Walk], marked_cards: None
) -> None:
    walks, closed = walk(), set()
    for place in PLACES:
        # The rule book returns to its beginning, which another test checks.
        if not opens_a_window(place) or place.shows is RuleBookWindow:
            continue
        page = walks.go(place)
        told = named_cards(texts_of(page))
        close_hand_windows(walks.window)
        if not shiboken6.isValid(page) or not page.isVisible():
            closed.add(place.name)
        else:
            assert not told or place.name in OF_RULES, f"{place} stays open and names {told}"
    assert closed
