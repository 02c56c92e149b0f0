"""Translated texts: a mixin for widgets that follow the language, and marks for texts in data."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


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


#: Translates a text of a table, where `QT_TRANSLATE_NOOP` marks it for lupdate.
look_up = QCoreApplication.translate
