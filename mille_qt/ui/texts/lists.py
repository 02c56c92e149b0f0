"""Lists in a sentence."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def listed(parts: Iterable[str]) -> str:
    """Join the parts with the separator of the language."""
    return translate("Texts", ", ", "between the parts of a list").join(parts)
