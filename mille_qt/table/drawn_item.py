"""The base of the table's graphics items."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget


class DrawnItem(QGraphicsItem):
    """Has a z value, and draws itself by `draw`; the mouse passes through to what is below."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the item in its own coordinates."""
        raise NotImplementedError
