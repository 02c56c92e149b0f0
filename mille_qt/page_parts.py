"""What pages and dialogs are made of: headings, quiet text, a centred column, rows of segments."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from mille_qt.announcing import announce
from mille_qt.theme import heading_font
from mille_qt.theme_sheet import BOX_GAP

TITLE, SECTION = 2.0, 1.25  # sizes of headings, as multiples of the text's
#: Pixels by which letters may seem higher than their line, since they are measured in whole ones.
ROUNDING = 1


def text_height() -> float:
    """The height of a line of the system's text, the measure of all widths and gaps."""
    return QFontMetricsF(QApplication.font()).height()


class Heading(QLabel):
    """A line in the bold of the cards, so many times as large as the text."""

    def __init__(self, size: float = SECTION, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.setFont(heading_font(size))

    def setText(self, text: str) -> None:
        """Show this."""
        super().setText(text)
        self._leave_room()

    def _leave_room(self) -> None:
        """In this font accents rise above the line from capitals."""
        metrics = self.fontMetrics()
        above = -metrics.tightBoundingRect(self.text()).top() - metrics.ascent()
        top = above if above > ROUNDING else 0
        if self.contentsMargins().top() != top:
            self.setContentsMargins(0, top, 0, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.font() != heading_font(self._size):
            self.setFont(heading_font(self._size))
            self._leave_room()


class TextLine(QLabel):
    """A sentence or two, which wrap."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)


class QuietText(QLabel):
    """Smaller in voice, not in size: explanations, which wrap."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("quiet", True)
        self.setWordWrap(True)


class BoxText(QuietText):
    """An explanation below a box to tick, in line with the text of the box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QStyle.PixelMetric.PM_IndicatorWidth
        self.setIndent(self.style().pixelMetric(box) + BOX_GAP)


class TroubleText(QLabel):
    """What is wrong, in words; takes no room while nothing is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("trouble", True)
        self.setWordWrap(True)
        self.hide()

    def say(self, text: str) -> None:
        """Show this, and have a screen reader say it; nothing for an empty text."""
        news = bool(text) and text != self.text()
        self.setText(text)
        self.setVisible(bool(text))
        if news:
            announce(text, urgent=True)


class Sheet(QFrame):
    """A sheet of paper on the window, with its content one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("sheet", True)
        self.column = QVBoxLayout(self)
        gap = round(text_height() * 0.8)
        self.column.setContentsMargins(gap, gap, gap, gap)
        self.column.setSpacing(round(text_height() * 0.5))


class CentredColumn(QScrollArea):
    """A column in the middle of the page, never too wide to read, scrolling where it must."""

    def __init__(self, lines_wide: float, parent: QWidget | None = None) -> None:
        """`lines_wide`: the most width, as a multiple of the height of a line of text."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # As high as its content, so that what is beside it stays near it in a large window.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.content = QWidget()
        self.column = QVBoxLayout(self.content)
        middle = _Middle(self)
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self.content, 1_000)
        row.addStretch(1)
        self.setWidget(middle)
        see_through(self)
        self._strips: list[QWidget] = []
        self._rows_beside: list[QHBoxLayout] = []
        self.widen(lines_wide)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.widen(self._lines_wide)

    def widen(self, lines_wide: float) -> None:
        """Have this width at most, with all that stands beside the column."""
        self._lines_wide = lines_wide
        for widget in (self.content, *self._strips):
            widget.setMaximumWidth(round(text_height() * lines_wide))

    def beside(self, row: QHBoxLayout) -> QHBoxLayout:
        """A row for outside the column, below or above it, in line with its edges."""
        strip = QWidget()
        strip.setMaximumWidth(self.content.maximumWidth())
        strip.setLayout(row)
        self._strips.append(strip)
        edge = self.column.contentsMargins().left()
        row.setContentsMargins(edge, 0, edge, 0)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addWidget(strip, 1_000)
        centred.addStretch(1)
        self._rows_beside.append(centred)
        return centred

    def sizeHint(self) -> QSize:
        """As high as the content is at this width."""
        width = min(self.viewport().width(), self.content.maximumWidth())
        height = self.content.heightForWidth(width)
        return QSize(width, height if height > 0 else self.content.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height; a bar to scroll with moves the middle."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        for row in self._rows_beside:
            row.setContentsMargins(0, 0, self.width() - self.viewport().width(), 0)


class _Middle(QWidget):
    """What scrolls; tells the column when its content needs another height."""

    def __init__(self, column: CentredColumn) -> None:
        super().__init__()
        self._column = column

    def event(self, event: QEvent) -> bool:
        """Pass on that the layout has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._column.updateGeometry()
        return super().event(event)


def see_through(area: QScrollArea) -> None:
    """Show what is behind a scroll area instead of a ground of its own."""
    for widget in (area.viewport(), area.widget()):
        if widget is not None:
            widget.setAutoFillBackground(False)


class Segments(QWidget):
    """One of a few, all of them in sight: a row of buttons of which one is down."""

    chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._group = QButtonGroup(self)
        self.buttons = [QPushButton(self) for _ in range(count)]
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setProperty("segment", True)
            button.setAutoDefault(False)
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.idClicked.connect(self.chosen)
        self.choose(0)

    @property
    def index(self) -> int:
        """Which one is chosen."""
        return self._group.checkedId()

    def choose(self, index: int) -> None:
        """Choose one without a signal."""
        self.buttons[index].setChecked(True)

    def say(self, *texts: str) -> None:
        """What stands on the buttons."""
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(text)


class SideBySide(QWidget):
    """Two parts beside each other where there is room, else one below the other."""

    def __init__(
        self,
        first: QWidget,
        second: QWidget,
        parent: QWidget | None = None,
        *,
        gap: float | None = None,
    ) -> None:
        """`gap` is between the parts, by default a line of text, in pixels."""
        super().__init__(parent)
        self._parts = (first, second)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(text_height() if gap is None else gap))
        self._row.addWidget(first, 5)
        self._row.addWidget(second, 4)

    def event(self, event: QEvent) -> bool:
        """Turn when the width, or what the parts need of it, changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._turn()
        return super().event(event)

    def needed(self) -> int:
        """The width at which everything stands beside each other, in pixels."""
        shown = [part for part in self._parts if not part.isHidden()]
        widths = [
            part.needed() if isinstance(part, SideBySide) else part.minimumSizeHint().width()
            for part in shown
        ]
        return sum(widths) + self._row.spacing()

    def _turn(self) -> None:
        fits = self.needed() <= self.width()
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != way:
            self._row.setDirection(way)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider part, since they can stand below each other."""
        size = super().minimumSizeHint()
        size.setWidth(max(part.minimumSizeHint().width() for part in self._parts))
        return size
