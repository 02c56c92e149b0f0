"""Several things in a sentence, one after the other."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def listed(parts: Iterable[str]) -> str:
    """The parts in their order, with what the language in force puts between them."""
    return translate("Texts", ", ", "between the parts of a list").join(parts)
