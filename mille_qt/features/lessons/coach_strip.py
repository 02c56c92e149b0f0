"""The strip above the table that shows the coach's text."""

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
from mille_qt.ui.theme.application_theme import heading_font

MARGIN, GAP, ACCENT = 8, 10, 2  # pixels
FRAME = 2  # pixels: the border that the style sheet draws
#: Least number of lines of text, so that the table does not move for a short one.
LEAST_LINES = 2
_WRAP = Qt.TextFlag.TextWordWrap


class CoachStrip(QFrame):
    """Shows the lesson's title, the coach's text, and buttons."""

    #: The main button was pressed; the button back to the list of lessons was pressed.
    pressed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.setProperty("coach", True)
        self.title, self.words = Label(parent=self), Label(parent=self)
        self.main, self.leave = QPushButton(self), QPushButton(self)
        # The layout runs from right to left, the focus from left to right.
        QWidget.setTabOrder(self.leave, self.main)
        self._buttons = QBoxLayout(QBoxLayout.Direction.RightToLeft)
        self._arrange()
        #: All texts of the lesson, and of the main button.
        self._texts: tuple[str, ...] = ()
        self._main_texts: tuple[str, ...] = ()
        self._announcement = ""
        #: The font for which widths and title were last computed.
        self._font = QFont()
        self._set_title_font()

    def _arrange(self) -> None:
        for label in (self.title, self.words):
            # Leaves room for accents on capitals.
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

    def _set_title_font(self) -> None:
        self._font = QFont(self.words.font())
        self.title.setFont(heading_font(1.0, self._font))

    def reserve_room(self, texts: Iterable[str], buttons: Iterable[str]) -> None:
        """Reserve room for these texts and button texts, so that nothing moves between them."""
        self._texts, self._main_texts = tuple(texts), tuple(buttons)
        self._widen_main()

    def _widen_main(self) -> None:
        text = self.main.text()
        self.main.setMinimumWidth(max(map(self._button_width, self._main_texts), default=0))
        self.main.setText(text)

    def _button_width(self, text: str) -> int:
        self.main.setText(text)
        return self.main.sizeHint().width()

    def show_text(
        self, title: str, text: str, button: str, warning: bool, target_text: str = ""
    ) -> None:
        """Show a text; hide the main button if its text is empty.

        `target_text` describes the pointer's target and is only announced.
        """
        news = text != self.words.text()
        self.title.setText(title)
        self.words.setText(text)
        self.main.setText(button)
        # A hidden button keeps its room, so that the text is not wrapped again.
        policy = self.main.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.main.setSizePolicy(policy)
        self.main.setVisible(bool(button))
        self.main.setDefault(bool(button))
        self._set_warning(warning)
        hint = self.tr("{button} (Space)").format(button=button) if button else ""
        self._announcement = "\n".join(filter(None, (text, target_text, hint)))
        if news:
            self.say_again()

    def say_again(self) -> None:
        """Announce the coach's text and the key for the main button to screen readers."""
        announce(self._announcement, urgent=True)

    def set_leave_text(self, text: str) -> None:
        """Set the text of the button back to the list."""
        self.leave.setText(text)

    def height_in(self, width: int) -> int:
        """Return the height that the longest text needs at a width, in pixels.

        Stacks the buttons where that saves height.
        """
        if self.words.font() != self._font:
            self._set_title_font()
            self._widen_main()
        main, leave = self.main.minimumWidth(), self.leave.sizeHint()
        gap = self._buttons.spacing()
        beside = self._height_beside(width - main - leave.width() - gap)
        below = self._height_beside(width - max(main, leave.width()))
        below = max(below, 2 * leave.height() + gap + MARGIN)
        stacked = below < beside
        direction = QBoxLayout.Direction
        self._buttons.setDirection(direction.TopToBottom if stacked else direction.RightToLeft)
        return min(below, beside)

    def _height_beside(self, room: int) -> int:
        """Return the strip's height in pixels if text and margins have this width."""
        width = max(room - GAP - 2 * MARGIN - 2 * FRAME, 1)
        metrics = QFontMetrics(self.words.font())
        heights = [
            metrics.boundingRect(0, 0, width, 0, _WRAP, text).height() for text in self._texts
        ]
        words = max([*heights, LEAST_LINES * metrics.lineSpacing()])
        return words + ACCENT + self.title.sizeHint().height() + MARGIN + 2 * FRAME

    def _set_warning(self, warning: bool) -> None:
        if self.property("warning") != warning:
            # The style sheet reads properties only when it is applied.
            self.setProperty("warning", warning)
            self.style().unpolish(self)
            self.style().polish(self)
