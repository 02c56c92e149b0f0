"""Translated texts: a mixin for widgets that follow the language, and texts in another language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator

from mille_qt.ui.language import translator_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class Language(NamedTuple):
    """The texts of a language that is not installed, and how it writes numbers."""

    texts: QTranslator
    locale: QLocale


#: Returns a text in the language of the window.
_in_window = QCoreApplication.translate
#: The languages asked for by `in_language`, the innermost last.
_languages: list[Language] = []


class Translated(_Widget):
    """Mixin for widgets: calls `retranslate` when the language of the program changes.

    It comes before the Qt class in the list of bases: `class Sheet(Translated, QFrame)`.
    """

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text for lupdate and return it unchanged; like Qt's function, but typed."""
    return text


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Let the functions below, and so all of `ui.texts`, answer in a language within the block.

    For readers with a screen of their own; the language of the window stays.
    """
    _languages.append(Language(translator_of(language), QLocale(language)))
    try:
        yield
    finally:
        _languages.pop()


def translate(context: str, text: str, comment: str = "", n: int = -1) -> str:
    """Return a text in the language asked for, like `QCoreApplication.translate`."""
    if not _languages:
        return _in_window(context, text, comment, n)
    find = _languages[-1].texts.translate
    # Qt looks for a text without its comment, too.
    found = find(context, text, comment, n) or find(context, text, "", n) or text
    return found if n < 0 else found.replace("%Ln", locale().toString(n))


#: Translates a text of a table, where `QT_TRANSLATE_NOOP` marks it for lupdate.
look_up = translate


def locale() -> QLocale:
    """Return how numbers are written in the language asked for."""
    return _languages[-1].locale if _languages else QLocale()


class CountedTexts(QObject):
    """Base class of texts with plural forms, which lupdate finds only in `self.tr`."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:  # type: ignore[override]
        return look_up(type(self).__name__, text, comment, n)
