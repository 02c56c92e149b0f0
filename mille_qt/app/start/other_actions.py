"""The row of smaller buttons on the start page."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QPushButton, QWidget

from mille_qt.ui.theme.application_theme import enlarged
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Sheet, set_style_property, text_height


class FlowLayout(QLayout):
    """Rows of widgets in their preferred sizes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        #: By width: other layouts ask dozens of times.
        self._heights: dict[int, int] = {}

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def arrange(self, widgets: Iterable[QWidget]) -> None:
        """Replace the widgets of the layout."""
        self._items.clear()
        for widget in widgets:
            self.addWidget(widget)
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def _height(self, width: int) -> int:
        margins = self.contentsMargins()
        rows = self._rows(width - margins.left() - margins.right())
        heights = [max(item.sizeHint().height() for item in row) for row in rows]
        gaps = self.spacing() * max(len(rows) - 1, 0)
        return sum(heights) + gaps + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest widget, with the margins."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        room = rect.marginsRemoved(self.contentsMargins())
        top = room.top()
        for row in self._rows(room.width()):
            sizes = [item.sizeHint() for item in row]
            wide = sum(size.width() for size in sizes) + self.spacing() * (len(row) - 1)
            left = room.left() + max(room.width() - wide, 0) // 2
            high = max(size.height() for size in sizes)
            for item, size in zip(row, sizes, strict=True):
                item.setGeometry(QRect(QPoint(left, top + (high - size.height()) // 2), size))
                left += size.width() + self.spacing()
            top += high + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            needed = item.sizeHint().width()
            if not rows or used + self.spacing() + needed > width:
                rows.append([])
                used = -self.spacing()
            rows[-1].append(item)
            used += self.spacing() + needed
        return rows


EDGE = 0.6  # lines of text


class OtherActions(Translated, Sheet):
    """A sheet with a button for everything that is used less often."""

    def __init__(self) -> None:
        super().__init__()
        self._new = False
        self.learn, self.day, self.matches = QPushButton(), QPushButton(), QPushButton()
        self.statistics, self.evenings = QPushButton(), QPushButton()
        self.score, self.preferences = QPushButton(), QPushButton()
        for button in self.buttons:
            button.setProperty("quiet", True)
        row = QWidget()
        self._row = FlowLayout(row)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(row)
        edge = round(text_height() * EDGE)
        self.column.setContentsMargins(edge, edge, edge, edge)
        self.retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons from left to right."""
        return (
            self.learn,
            self.day,
            self.matches,
            self.statistics,
            self.evenings,
            self.score,
            self.preferences,
        )

    def arrange(self, *first: QPushButton) -> None:
        """Show the buttons in a row, after other ones."""
        self._row.arrange((*first, *self.buttons))

    def invite(self, new: bool) -> None:
        """Point a new player to the lessons."""
        self._new = new
        set_style_property(self.learn, "inviting", new)
        self._explain(self.learn, self.tr("New to the game? Start here.") if new else "")

    def set_scale(self, scale: float) -> None:
        """Set the size of texts, as a multiple of that in a small window."""
        font = enlarged(QApplication.font(), scale)
        for button in self.buttons:
            button.setFont(font)
        if self._new:
            font.setBold(True)
            self.learn.setFont(font)

    def retranslate(self) -> None:
        self.learn.setText(self.tr("Lea&rn to play"))
        self._explain(self.learn, self.tr("New to the game? Start here.") if self._new else "")
        self.day.setText(self.tr("Deal of the da&y…"))
        self._explain(self.day, self.tr("The same cards for everyone today"))
        self.matches.setText(self.tr("&Matches…"))
        self._explain(self.matches, self.tr("Continue, replay or review a match"))
        self.statistics.setText(self.tr("S&tatistics…"))
        self._explain(self.statistics, self.tr("Wins and records of every player"))
        self.evenings.setText(self.tr("Even&ings…"))
        self._explain(self.evenings, self.tr("Who wins tonight, this month and this year"))
        self.score.setText(self.tr("Pap&er cards…"))
        self._explain(self.score, self.tr("Keep score for a game with real cards"))
        self.preferences.setText(self.tr("Pre&ferences…"))

    @staticmethod
    def _explain(button: QPushButton, text: str) -> None:
        """Set the tooltip and the accessible description of a button."""
        set_tooltip(button, text)
        button.setAccessibleDescription(text)
