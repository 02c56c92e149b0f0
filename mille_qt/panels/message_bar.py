"""The bar above the hand: words, refusals, and questions with their buttons."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDeadlineTimer, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from mille_qt.announcing import announce
from mille_qt.keyboard import RULES_SIGN, Command

if TYPE_CHECKING:
    from mille_qt.panels.ring import ClosingRing

FRAME = 2  # pixels: the line round the bar, of the style sheet


class Answer(NamedTuple):
    """A button on the bar: its words, what it does, and the commands that press it.

    The main one, which is meant, is pressed by confirming and by the key of the coup fourré, too.
    """

    text: str
    act: Callable[[], None]
    main: bool = False
    note: str = ""
    keys: tuple[Command, ...] = ()

    def is_meant_by(self, command: Command | int) -> bool:
        """Whether a command presses it."""
        return command in self.keys or (self.main and command in MAIN_KEYS)


MAIN_KEYS = (Command.CONFIRM, Command.COUP)


class MessageBar(QFrame):
    """Shows one thing at a time; empty, it is not to be seen.

    `rule_wanted` carries the anchor of the rule behind what it says.
    """

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, home: QWidget) -> None:
        """`home` has the keyboard again when a button that had it goes."""
        super().__init__(parent)
        self._home = home
        self._place = QRect()
        self.setProperty("bar", True)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._buttons: list[tuple[Answer, QPushButton]] = []
        self._ring: ClosingRing | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 1, 4, 1)
        self._row.addWidget(self._label, 1)
        self._question = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    @property
    def asks(self) -> bool:
        """Whether a question stands on the bar."""
        return self._question

    @property
    def text(self) -> str:
        """The words on the bar, empty while it is hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(self, text: str, warning: bool = False, aloud: bool = True, rule: str = "") -> None:
        """Show words; a question that stands there stays. `aloud`: a screen reader says them.

        With a `rule`, its anchor, there is a button that leads to it.
        """
        if self._question:
            return
        text_of_why = self.tr("Why? ({key})").format(key=RULES_SIGN)
        why = Answer(text_of_why, lambda: self.rule_wanted.emit(rule))
        self._show(text, (why,) if rule else (), warning)
        if aloud:
            announce(text, urgent=True, secret=True)

    def ask(self, text: str, answers: Sequence[Answer]) -> None:
        """Show a question with its answers."""
        self._show(text, answers, warning=False)
        self._question = True
        said = ", ".join(answer.text for answer in answers)
        announce(f"{text}\n{said}", urgent=True, secret=True)

    def say_below(self, text: str) -> None:
        """Have words below the question that stands there, or none; they go with it."""
        question = self._label.toolTip()
        self._label.setText(f"{question}\n{text}" if text else question)
        self._fit()
        if text:
            announce(text, urgent=True, secret=True)

    def close_at(self, deadline: QDeadlineTimer, seconds: float) -> None:
        """Have the main answer given by itself when these seconds are over."""
        # Only questions on the network are pressed for time.
        from mille_qt.panels.ring import ClosingRing

        self._ring = ClosingRing(deadline, seconds, lambda: self.answer(Command.CONFIRM), self)
        self._row.insertWidget(1, self._ring)
        self._fit()

    def clear(self) -> None:
        """Show nothing."""
        self._question = False
        self._drop_buttons()
        self._label.clear()
        self._label.setToolTip("")
        self.setAccessibleName("")
        if self.hasFocus():
            self._home.setFocus()
        self.hide()

    def answer(self, command: Command | int) -> None:
        """Give the answer that a command means, if any."""
        for answer, button in self._buttons:
            if answer.is_meant_by(command):
                button.click()
                return

    def lie_in(self, place: QRect) -> None:
        """Lie there, and grow upwards where the words need more room."""
        self._place = place
        self._fit()

    def _fit(self) -> None:
        margins = self._row.contentsMargins()
        beside: list[QWidget] = [button for _, button in self._buttons]
        if self._ring is not None:
            beside.append(self._ring)
        taken = sum(widget.sizeHint().width() + self._row.spacing() for widget in beside)
        width = self._place.width() - taken - margins.left() - margins.right() - 2 * FRAME
        heights = [self._label.heightForWidth(max(width, 1))]
        heights += [widget.sizeHint().height() for widget in beside]
        needed = max(heights) + 2 * FRAME + margins.top() * 2
        fitted = QRect(self._place)
        fitted.setTop(self._place.bottom() + 1 - max(needed, self._place.height()))
        self.setGeometry(fitted)

    def _show(self, text: str, answers: Sequence[Answer], warning: bool) -> None:
        self._drop_buttons()
        self._question = False
        self._dress(warning, question=bool(answers) and not warning)
        self._label.setText(text)
        self._label.setToolTip(text)
        for answer in answers:
            self._add_button(answer)
        self._fit()
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def _dress(self, warning: bool, question: bool) -> None:
        """The style sheet looks at properties only when it is applied."""
        self.setProperty("warning", warning)
        self.setProperty("question", question)
        self.style().unpolish(self)
        self.style().polish(self)

    def _add_button(self, answer: Answer) -> None:
        button = QPushButton(answer.text, self)
        button.setDefault(answer.main)
        button.setToolTip(answer.note)
        button.setAccessibleDescription(answer.note or self._label.text())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(answer.act)
        self._row.addWidget(button)
        self._buttons.append((answer, button))

    def _drop_buttons(self) -> None:
        for _, button in self._buttons:
            if button.hasFocus():
                self._home.setFocus()
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons.clear()
        if self._ring is not None:
            self._ring.stop()
            self._row.removeWidget(self._ring)
            self._ring.hide()
            self._ring.deleteLater()
            self._ring = None
