"""The bar above the hand, for messages, refusals and questions."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDeadlineTimer, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from mille_qt.play.keyboard import RULES_SIGN, Command
from mille_qt.play.panels.answers import Answer, RuleLink
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.tooltips import set_tooltip

if TYPE_CHECKING:
    from mille_qt.play.panels.ring import ClosingRing

ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
GAP = 4  # pixels between the bar and what it avoids
LEAST_SHARE = 0.4  # the least share of its width at which it is readable
FRAME = 2  # pixels: the border in the style sheet
ABOVE = 2  # pixels between the border and the text


class BarContent(NamedTuple):
    """The sizes of the bar's content, in pixels.

    `height_in` returns the height of the text at a width; `line` is the height of one line, `gap`
    the distance between text and `answers`, `edge` the sum of the margins on both sides.
    """

    height_in: Callable[[int], int]
    line: int
    answers: Sequence[QSize]
    gap: int
    edge: QSize


class MessageBar(QFrame):
    """Shows one message or question at a time, and is hidden without one.

    `rule_wanted` carries the anchor of a rule that explains the message.
    """

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, home: QWidget) -> None:
        """`home` gets focus when a focused button is removed."""
        super().__init__(parent)
        self._home = home
        self._place, self._off = QRect(), QRect()
        self.setProperty("bar", True)
        self._label = Label(parent=self)
        #: The text, without the note below a question.
        self._text = ""
        self._label.setWordWrap(True)
        self._label.setContentsMargins(0, ABOVE, 0, ABOVE)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._buttons: list[tuple[Answer, QPushButton]] = []
        #: The buttons that lead to rules, and how often the key for rules has been pressed.
        self._why: list[QPushButton] = []
        self._asked_why = 0
        self._ring: ClosingRing | None = None
        self._row = QBoxLayout(ACROSS, self)
        self._row.setContentsMargins(10, 1, 4, 1)
        self._row.addWidget(self._label, 1)
        self._beside = QHBoxLayout()
        self._beside.addStretch(1)
        self._row.addLayout(self._beside)
        self._question = False
        #: Counts the messages; identifies the current one.
        self.said = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    @property
    def asks(self) -> bool:
        """Whether the bar shows a question."""
        return self._question

    @property
    def text(self) -> str:
        """The text on the bar, empty while it is hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(
        self, text: str, warning: bool = False, aloud: bool = True, why: Sequence[RuleLink] = ()
    ) -> None:
        """Show a text, unless there is a question. `aloud`: also announce it.

        There is a button for every rule in `why`.
        """
        if self._question:
            return
        self._show(text, (), warning)
        self._offer_rules(why)
        if aloud:
            announce(text, urgent=True, secret=True)

    def ask(self, text: str, answers: Sequence[Answer]) -> None:
        """Show a question with its answers."""
        self._show(text, answers, warning=False)
        self._question = True
        said = listed(answer.text for answer in answers)
        announce(f"{text}\n{said}", urgent=True, secret=True)

    def say_below(self, text: str, why: Sequence[RuleLink] = ()) -> None:
        """Show text below the question, or none; it is removed with the question."""
        self.said += 1
        self._label.setText(f"{self._text}\n{text}" if text else self._text)
        self._offer_rules(why)
        if text:
            announce(text, urgent=True, secret=True)

    def close_at(self, deadline: QDeadlineTimer, seconds: float) -> None:
        """Give the main answer automatically after a number of seconds."""
        # Only questions on the network have a time limit.
        from mille_qt.play.panels.ring import ClosingRing

        self._ring = ClosingRing(deadline, seconds, lambda: self.answer(Command.CONFIRM), self)
        self._beside.insertWidget(self._beside.count() - 1, self._ring)
        self._fit()

    def clear(self) -> None:
        """Hide the bar."""
        self.said += 1
        self._question = False
        self._drop_buttons()
        self._label.clear()
        self._text = ""
        set_tooltip(self._label, "")
        self.setAccessibleName("")
        if self.hasFocus():
            self._home.setFocus()
        self.hide()

    def answer(self, command: Command | int) -> bool:
        """Press the button of a command, for several rules in turn; False if there is none."""
        meant = [button for answer, button in self._buttons if answer.is_meant_by(command)]
        if not meant:
            return False
        if meant == self._why:
            self._asked_why += 1
            meant = meant[(self._asked_why - 1) % len(meant) :]
        meant[0].click()
        return True

    def set_area(self, place: QRect) -> None:
        """Set the area, which grows upwards if the text needs more room."""
        self._place = place
        self._fit()

    def keep_off(self, rect: QRect) -> None:
        """Avoid an area if there is room beside it; an empty one ends this."""
        self._off = rect
        self._fit()

    def _fit(self) -> None:
        margins = self._row.contentsMargins()
        edge = QSize(margins.left() + margins.right(), margins.top() + margins.bottom())
        # One by one, since a layout ignores widgets that are not visible yet.
        answers = [button.sizeHint() for _, button in self._buttons]
        if self._ring is not None:
            answers.append(self._ring.sizeHint())
        content = BarContent(
            self._label.heightForWidth,
            self._label.fontMetrics().height(),
            answers,
            self._row.spacing(),
            edge + QSize(2 * FRAME, 2 * FRAME),
        )
        lies, way = _bar_place(self._place, self._off, content)
        self._row.setDirection(way)
        self.setGeometry(lies)

    def _show(self, text: str, answers: Sequence[Answer], warning: bool) -> None:
        self.said += 1
        self._drop_buttons()
        self._question = False
        self._set_style(warning, question=bool(answers) and not warning)
        self._text = text
        self._label.setText(text)
        set_tooltip(self._label, text)
        for answer in answers:
            self._add_button(answer)
        self._fit()
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def _set_style(self, warning: bool, question: bool) -> None:
        """Apply the style sheet again, which evaluates properties only then."""
        self.setProperty("warning", warning)
        self.setProperty("question", question)
        self.style().unpolish(self)
        self.style().polish(self)

    def _add_button(self, answer: Answer) -> QPushButton:
        button = QPushButton(answer.text, self)
        # The same size as the text, which is larger in a large window.
        button.setFont(self._label.font())
        button.setDefault(answer.main)
        set_tooltip(button, answer.note)
        button.setAccessibleDescription(answer.note or self._label.text())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(answer.act)
        # The main answer is the last one, on the screen and in Tab order, as on every page.
        main = next((shown for other, shown in self._buttons if other.main), None)
        self._beside.insertWidget(self._beside.count() - (main is not None), button)
        if main is not None:
            QWidget.setTabOrder(button, main)
        self._buttons.append((answer, button))
        return button

    def _offer_rules(self, why: Sequence[RuleLink]) -> None:
        """Show buttons for these rules only."""
        self._drop([button for _, button in self._buttons if button in self._why])
        self._asked_why = 0
        for anchor, side in why:
            text = self.tr("Why not {side}? ({key})") if side else self.tr("Why? ({key})")
            words = text.format(side=side, key=RULES_SIGN)
            act = partial(self.rule_wanted.emit, anchor)
            self._why.append(self._add_button(Answer(words, act, keys=(Command.RULES,))))
        self._fit()

    def _drop(self, buttons: Sequence[QPushButton]) -> None:
        for button in buttons:
            if button.hasFocus():
                self._home.setFocus()
            self._beside.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [pair for pair in self._buttons if pair[1] not in buttons]
        self._why = [button for button in self._why if button not in buttons]

    def _drop_buttons(self) -> None:
        self._drop([button for _, button in self._buttons])
        if self._ring is not None:
            self._ring.stop()
            self._beside.removeWidget(self._ring)
            self._ring.hide()
            self._ring.deleteLater()
            self._ring = None


def _bar_place(place: QRect, off: QRect, content: BarContent) -> tuple[QRect, QBoxLayout.Direction]:
    """The geometry of the bar, and the direction of its layout.

    It starts from `place`, grows upwards, and avoids `off` if there is enough room beside it.
    """
    lies, way = _grown(place, content)
    if not lies.intersects(off):
        return lies, way
    left, right = QRect(place), QRect(place)
    left.setRight(off.left() - GAP)
    right.setLeft(off.right() + GAP)
    beside = max(left, right, key=QRect.width)
    enough = beside.width() >= place.width() * LEAST_SHARE
    return _grown(beside, content) if enough else (lies, way)


def _grown(place: QRect, content: BarContent) -> tuple[QRect, QBoxLayout.Direction]:
    """The place, higher if the text needs it.

    The answers are below the text if this leaves more of the table visible.
    """
    width, gap = place.width() - content.edge.width(), content.gap
    taken = sum(size.width() + gap for size in content.answers)
    highest = max((size.height() for size in content.answers), default=0)
    across = max(content.height_in(max(width - taken, 1)), highest)
    down = content.height_in(max(width, 1)) + gap + highest
    below = down + content.line < across
    needed = (down if below else across) + content.edge.height()
    grown = QRect(place)
    grown.setTop(place.bottom() + 1 - max(needed, place.height()))
    return grown, DOWN if below else ACROSS
