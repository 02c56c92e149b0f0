"""Texts about seats that are given to other players."""

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts.names import isolated
from mille_rules.record import Sitter
from mille_rules.styles import COMPUTER

translate = QCoreApplication.translate


def seat_change(before: Sitter, after: Sitter) -> str:
    """Return who plays on a seat now, and for whom."""
    computers = tuple(sitter.kind.startswith(COMPUTER) for sitter in (before, after))
    if before.name != after.name:
        text = translate("Texts", "{name} plays for {other} now.")
    elif computers == (True, True):
        text = translate("Texts", "{name} plays at another level now.")
    elif computers == (False, True):
        text = translate("Texts", "The computer plays for {name} now.")
    else:
        text = translate("Texts", "{name} plays again.")
    return text.format(name=isolated(after.name), other=isolated(before.name))
