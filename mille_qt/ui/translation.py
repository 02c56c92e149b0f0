"""Translated texts: a mixin for widgets that follow the language, and texts in another language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator

from mille_qt.ui.editions import Edition
from mille_qt.ui.language import edition_in_use, found_in, in_force, translator_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class Asked(NamedTuple):
    """The language and the edition that are asked for."""

    code: str
    #: The texts of the language; None for those in the window.
    texts: QTranslator | None
    locale: QLocale
    edition: Edition


#: Returns a text in the language of the window.
_in_window = QCoreApplication.translate
#: The requests of `in_language` and `in_edition`, the innermost last.
_asked: list[Asked] = []


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
    with _ask(Asked(language, translator_of(language), QLocale(language), edition())):
        yield


@contextmanager
def in_edition(edition: Edition) -> Iterator[None]:
    """Let the functions below answer in the words of an edition within the block."""
    code, texts = (_asked[-1].code, _asked[-1].texts) if _asked else (in_force(), None)
    if texts is None and edition_in_use().words not in ({}, edition.words):
        texts = translator_of(code)
    with _ask(Asked(code, texts, locale(), edition)):
        yield


@contextmanager
def _ask(asked: Asked) -> Iterator[None]:
    _asked.append(asked)
    try:
        yield
    finally:
        _asked.pop()


def edition() -> Edition:
    """Return the edition asked for, else that of the match in the window."""
    return _asked[-1].edition if _asked else edition_in_use()


def translate(context: str, text: str, comment: str = "", n: int = -1) -> str:
    """Return a text in the language asked for, like `QCoreApplication.translate`."""
    asked = _asked[-1] if _asked else None
    if asked is None or (asked.texts is None and asked.edition.words == edition_in_use().words):
        return _in_window(context, text, comment, n)
    if asked.texts is None and n < 0:
        found = _in_window(context, text, comment)
    else:
        # The window would already have put the number in, which is part of what an edition rewords.
        found = found_in(asked.texts or translator_of(asked.code), context, text, comment, n)
    found = asked.edition.reworded(asked.code, context, found)
    return found if n < 0 else found.replace("%Ln", locale().toString(n))


#: Translates a text of a table, where `QT_TRANSLATE_NOOP` marks it for lupdate.
look_up = translate


def locale() -> QLocale:
    """Return how numbers are written in the language asked for."""
    return _asked[-1].locale if _asked else QLocale()


class CountedTexts(QObject):
    """Base class of texts with plural forms, which lupdate finds only in `self.tr`."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:  # type: ignore[override]
        return look_up(type(self).__name__, text, comment, n)
