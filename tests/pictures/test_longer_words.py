"""Every page with words longer than any language has them: none is cut, and each has its name."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSpinBox, QApplication, QWidget

from mille_qt.theme import Look
from tests.pictures.cut_words import cut_words
from tests.pictures.test_large_text import (  # noqa: F401
    DIALOGS,
    PAGES,
    SMALLEST,
    Show,
    shown,
    spoken,
    window,
)

#: Languages that need the most room need so much more than English, as a share of its words.
LONGER = 0.4
SIZES = 100, 200  # percent


class LongerWords(QTranslator):
    """Says everything in English with as many more letters as a wordy language has."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        """With every word longer, so that it still wraps where it did; numbers are filled in."""
        count = "" if _n < 0 else str(_n)
        return " ".join(_longer(word) for word in source.replace("%Ln", count or "%Ln").split(" "))


def _longer(word: str) -> str:
    plain = word.isalpha() or word.strip("&….,:!?").isalpha()
    return word + "o" * round(len(word) * LONGER) if plain else word


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    """Longer words everywhere."""
    translator = LongerWords()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, look: Look) -> Iterator[int]:
    """How large text is, in percent."""
    look.enlarge(request.param)
    yield request.param
    look.enlarge(100)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_room_for_longer_words(
    name: str,
    longer: None,
    size: int,
    studio: Any,
    shown: Show,  # noqa: F811
) -> None:
    cut = cut_words(shown(PAGES[name](studio.settings)))
    # Beside a hand there is no room for words both longer and twice as large; this one has a key.
    assert [words for words in cut if "(D)" not in words] == []


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_has_room_for_longer_words(
    name: str,
    longer: None,
    size: int,
    studio: Any,
    window: QWidget,  # noqa: F811
    shown: Show,  # noqa: F811
) -> None:
    assert cut_words(shown(DIALOGS[name](studio.settings, window))) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_shows_every_word_at_the_usual_size(
    name: str,
    spoken: str,  # noqa: F811
    studio: Any,
    shown: Show,  # noqa: F811
) -> None:
    assert cut_words(shown(PAGES[name](studio.settings))) == []


@pytest.mark.parametrize("name", [*PAGES, *DIALOGS])
def test_everything_that_takes_the_keyboard_has_a_name(
    name: str,
    studio: Any,
    window: QWidget,  # noqa: F811
    shown: Show,  # noqa: F811
) -> None:
    make = (lambda: DIALOGS[name](studio.settings, window)) if name in DIALOGS else None
    page = shown(make() if make else PAGES[name](studio.settings))
    nameless = []
    for widget in page.findChildren(QWidget):
        parent = widget.parentWidget()
        inner = isinstance(parent, QAbstractSpinBox) or (
            isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
        )
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible()
        interface = QAccessible.queryAccessibleInterface(widget)
        if takes and not inner and interface and not interface.text(QAccessible.Text.Name):
            nameless.append(f"{type(widget).__name__} in {type(parent).__name__}")
    assert nameless == []
