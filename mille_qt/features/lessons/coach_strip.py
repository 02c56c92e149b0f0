"""The strip above the table on which the coach speaks."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.look import heading_font

MARGIN, GAP, ACCENT = 8, 10, 2  # pixels
FRAME = 2  # pixels: the line round a bar, of the style sheet
#: Lines of text that a sentence has at least: with one line less the table would move.
LEAST_LINES = 2
_WRAP = Qt.TextFlag.TextWordWrap


class CoachStrip(QFrame):
    """Which lesson it is, what the coach says, and the buttons that go with it."""

    #: The main button; back to the list of lessons.
    pressed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.setProperty("coach", True)
        self.title, self.words = Label(parent=self), Label(parent=self)
        self.main, self.leave = QPushButton(self), QPushButton(self)
        # Tab goes to the buttons in the order in which they are seen.
        QWidget.setTabOrder(self.leave, self.main)
        self._buttons = QBoxLayout(QBoxLayout.Direction.RightToLeft)
        self._arrange()
        #: Everything that will be said, and all that will stand on the main button.
        self._texts: tuple[str, ...] = ()
        self._words_of_main: tuple[str, ...] = ()
        self._aloud = ""
        #: The font that widths and the title were last made for.
        self._font = QFont()
        self._write_title()

    def _arrange(self) -> None:
        for label in (self.title, self.words):
            # Accents on capitals stand above the line.
            label.setContentsMargins(0, ACCENT, 0, 0)
        self.words.setWordWrap(True)
        for button, signal in ((self.main, self.pressed), (self.leave, self.left)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(False)
            button.clicked.connect(signal)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN + FRAME, MARGIN // 2, MARGIN, MARGIN // 2)
        row.setSpacing(GAP)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.words, 1)
        row.addLayout(column, 1)
        self._buttons.setSpacing(GAP // 2)
        self._buttons.addWidget(self.main)
        self._buttons.addWidget(self.leave)
        row.addLayout(self._buttons)

    def _write_title(self) -> None:
        """In the bold of the cards, as large as the words."""
        self._font = QFont(self.words.font())
        self.title.setFont(heading_font(1.0, self._font))

    def expect(self, texts: Iterable[str], buttons: Iterable[str]) -> None:
        """Have room for any of these sentences and words on the button, so that nothing moves."""
        self._texts, self._words_of_main = tuple(texts), tuple(buttons)
        self._widen_main()

    def _widen_main(self) -> None:
        text = self.main.text()
        self.main.setMinimumWidth(max(map(self._button_width, self._words_of_main), default=0))
        self.main.setText(text)

    def _button_width(self, text: str) -> int:
        self.main.setText(text)
        return self.main.sizeHint().width()

    def say(self, title: str, text: str, button: str, warning: bool, shown: str = "") -> None:
        """Say this; without words on it there is no main button.

        `shown` is what the arrow points at, for who does not see it.
        """
        news = text != self.words.text()
        self.title.setText(title)
        self.words.setText(text)
        self.main.setText(button)
        # Hidden it keeps its room: the words beside it must not be set anew.
        policy = self.main.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.main.setSizePolicy(policy)
        self.main.setVisible(bool(button))
        self.main.setDefault(bool(button))
        self._dress(warning)
        way_on = self.tr("{button} (Space)").format(button=button) if button else ""
        self._aloud = "\n".join(filter(None, (text, shown, way_on)))
        if news:
            self.say_again()

    def say_again(self) -> None:
        """Have a screen reader say what the coach says, and by which key it goes on."""
        announce(self._aloud, urgent=True)

    def name_way_out(self, text: str) -> None:
        """What stands on the button that leads back to the list."""
        self.leave.setText(text)

    def height_in(self, width: int) -> int:
        """The height that the longest sentence needs at this width, in pixels.

        Where it saves height, the buttons stand one above the other.
        """
        if self.words.font() != self._font:
            self._write_title()
            self._widen_main()
        main, leave = self.main.minimumWidth(), self.leave.sizeHint()
        gap = self._buttons.spacing()
        beside = self._words_in(width - main - leave.width() - gap)
        below = self._words_in(width - max(main, leave.width()))
        below = max(below, 2 * leave.height() + gap + MARGIN)
        stacked = below < beside
        way = QBoxLayout.Direction
        self._buttons.setDirection(way.TopToBottom if stacked else way.RightToLeft)
        return min(below, beside)

    def _words_in(self, room: int) -> int:
        """The height of the strip whose words and edges have so much room in width, in pixels."""
        width = max(room - GAP - 2 * MARGIN - 2 * FRAME, 1)
        metrics = QFontMetrics(self.words.font())
        heights = [
            metrics.boundingRect(0, 0, width, 0, _WRAP, text).height() for text in self._texts
        ]
        words = max([*heights, LEAST_LINES * metrics.lineSpacing()])
        return words + ACCENT + self.title.sizeHint().height() + MARGIN + 2 * FRAME

    def _dress(self, warning: bool) -> None:
        """The style sheet looks at properties only when it is applied."""
        if self.property("warning") != warning:
            self.setProperty("warning", warning)
            self.style().unpolish(self)
            self.style().polish(self)
