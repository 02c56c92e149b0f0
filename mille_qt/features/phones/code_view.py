"""A QR code on the screen."""

import segno
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.ui.widgets import text_height

#: The size in lines of text, the least one in pixels, and the empty modules around the code that
#: scanners need.
LINES, LEAST, QUIET = 18.0, 300, 4
#: The largest shares of the width and height of the screen, so that the whole code and the words
#: beside it are seen without scrolling.
WIDTH_SHARE, HEIGHT_SHARE = 0.41, 0.6


class CodeView(QWidget):
    """Shows an address as a QR code, in black on white in every theme: scanners need that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._modules: tuple[bytearray, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_address(self, address: str) -> None:
        """Show another address; nothing for an empty one."""
        # Kept as modules alone: the address has a secret in it.
        self._modules = segno.make_qr(address, error="m").matrix if address else ()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        screen = self.screen().availableSize()
        room = round(min(screen.width() * WIDTH_SHARE, screen.height() * HEIGHT_SHARE))
        side = min(max(round(text_height() * LINES), LEAST), room)
        if self._modules:
            # No margin besides the one that scanners need.
            count = len(self._modules) + 2 * QUIET
            side = count * max(min(round(side / count), room // count), 1)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        count = len(self._modules) + 2 * QUIET
        # Modules of whole pixels: a blurred edge costs scanners more than a smaller code.
        step = max(int(min(self.width(), self.height()) * self.devicePixelRatio()) // count, 1)
        size = step / self.devicePixelRatio()
        left, top = (
            (side - count * size) / 2 + QUIET * size for side in (self.width(), self.height())
        )
        for row, modules in enumerate(self._modules):
            for column, dark in enumerate(modules):
                if dark:
                    module = QRectF(left + column * size, top + row * size, size, size)
                    painter.fillRect(module, QColor(Qt.GlobalColor.black))
        painter.end()
