"""The rows of the score as focusable widgets, to be read one by one."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mille_qt.ui.access.focus_ring import paint_ring
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import current_theme

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ScoreRow(Label):
    """A transparent widget over a row, with the row's words as its accessible name."""

    def __init__(self, rows: "ScoreRows", parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._rows = rows
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle up and down; all other keys are left to the table."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self._rows.step(self, step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """This row becomes the Tab stop."""
        self._rows.stop_at(self)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            paint_ring(painter, QRectF(self.rect()), current_theme().window)
            painter.end()


class ScoreRows:
    """The rows of a score, one of them the Tab stop."""

    def __init__(self, most: int, parent: QWidget) -> None:
        """`most` is the greatest number of rows."""
        self._rows = [ScoreRow(self, parent) for _ in range(most)]
        #: The rows with a text.
        self._said = self._rows
        self.stop_at(self._rows[0])

    @property
    def stop(self) -> ScoreRow:
        """The Tab stop."""
        return self._stop

    def stop_at(self, chosen: ScoreRow) -> None:
        """Make a row the Tab stop."""
        self._stop = chosen
        for row in self._rows:
            only = row is chosen
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if only else Qt.FocusPolicy.ClickFocus)

    def step(self, row: ScoreRow, step: int) -> None:
        """Move the focus to the next row (1) or the one before (-1), if there is one."""
        place = self._said.index(row) + step
        if 0 <= place < len(self._said):
            self._said[place].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_areas(self, places: Sequence[QRect]) -> None:
        """Set the geometries of the rows with a text."""
        for row, place in zip(self._said, places, strict=False):
            row.setGeometry(place)
            row.raise_()

    def say(self, texts: Sequence[str]) -> None:
        """Set the accessible names of the rows; those without a text are hidden."""
        self._said = self._rows[: len(texts)]
        for row, text in zip(self._said, texts, strict=True):
            if text != row.accessibleName():
                row.setAccessibleName(text)
        for row in self._rows:
            row.setHidden(row not in self._said)
        if self._stop not in self._said:
            self.stop_at(self._said[0])
