"""Confetti that falls over a page for some seconds, when a match has been won."""

from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui.theme.theme_colours import CREAM, GOLD, RED

SECONDS = 5.0
PIECES = 140
#: The sides of a piece, as a share of the page's height, and how high above it pieces start.
PIECE, START = 0.016, 0.6
#: Falling speed in page heights a second, from the slowest to the fastest piece.
SLOWEST, FASTEST = 0.22, 0.5
#: Turns a second, swings a second, and the width of a swing as a share of the page's height.
TURNS, SWINGS, SWING = 1.6, 0.7, 0.03
FADING = 1.0  # seconds at the end
COLOURS = (RED, GOLD, CREAM, *map(QColor, ("#1a6441", "#4a9be0", "#ee8434")))


class Piece(NamedTuple):
    """A piece of confetti: where it starts, as shares of the page, and how it moves."""

    x: float
    y: float
    speed: float
    phase: float
    colour: QColor


class Confetti(QWidget):
    """Falls across its parent and lets clicks through; any key or click ends it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rng = Random(5000)
        self._pieces = tuple(
            Piece(
                rng.random(),
                -START * rng.random(),
                rng.uniform(SLOWEST, FASTEST),
                rng.random(),
                rng.choice(COLOURS),
            )
            for _ in range(PIECES)
        )
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(SECONDS)
        self._run.setDuration(round(SECONDS * 1000))
        self._run.valueChanged.connect(lambda _seconds: self.update())
        self._run.finished.connect(self.close)
        parent.installEventFilter(self)

    def start(self, before: QWidget) -> None:
        """Let the pieces fall, behind a child of the page: they never cover figures."""
        self.setGeometry(self._page.rect())
        self.show()
        self.stackUnder(before)
        self._listen()
        self._run.start()

    def _listen(self) -> None:
        """End with the first key or click anywhere."""
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        super().closeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page's size, and end with the first key or click."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.close()
        elif event.type() == QEvent.Type.Resize and watched is self._page:
            self.setGeometry(self._page.rect())
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw every piece where it is now."""
        seconds = float(self._run.currentValue() or 0.0)
        width, height = self.width(), self.height()
        side = PIECE * height
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(min(1.0, (SECONDS - seconds) / FADING))
        for piece in self._pieces:
            turn = 2 * pi * (piece.phase + seconds * TURNS)
            swing = SWING * height * sin(2 * pi * (piece.phase + seconds * SWINGS))
            painter.save()
            y = piece.y + piece.speed * seconds
            painter.translate(QPointF(piece.x * width + swing, y * height))
            painter.rotate(360 * piece.phase)
            painter.setBrush(piece.colour)
            # Seen from the edge, a turning piece becomes narrow.
            wide = side * max(abs(cos(turn)), 0.15)
            painter.drawRect(QRectF(-wide / 2, -side * 0.7, wide, side * 1.4))
            painter.restore()
        painter.end()
