"""Accessible roles of widgets that differ from Qt's defaults."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from mille_qt.ui.labels import Label

Interface = Callable[[QWidget], QAccessibleInterface]
#: By class name, which Qt asks for.
_INTERFACES: dict[str, Interface] = {}


def hear_as(kind: type[QWidget], interface: Interface) -> None:
    """Set the accessible role of a class of widgets and its subclasses."""
    _INTERFACES[kind.__name__] = interface
    _be_asked()


class Paragraph(QAccessibleWidget):
    """Exposes a Label as a paragraph; Orca reads plain labels when their window opens."""

    def __init__(self, label: QWidget, role: QAccessible.Role = QAccessible.Role.Paragraph) -> None:
        super().__init__(label, role)

    def text(self, kind: QAccessible.Text) -> str:
        label = self.object()
        if kind is QAccessible.Text.Name and isinstance(label, Label):
            return label.text()
        return super().text(kind)


@cache
def _be_asked() -> None:
    QAccessible.installFactory(_interface)


def _interface(kind: str, thing: QObject) -> QAccessibleInterface | None:
    """Factory that Qt calls for each class of a widget that a screen reader meets."""
    interface = _INTERFACES.get(kind)
    return interface(thing) if interface is not None and isinstance(thing, QWidget) else None
