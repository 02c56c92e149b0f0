"""A panel for questions, and for messages that the turn sign has no room for."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QPushButton, QSizePolicy, QWidget

from mille_qt.play.keyboard import RULES_SIGN, Command
from mille_qt.play.panels.answers import Answer, ChoiceCard, PictureOf, RuleLink
from mille_qt.play.panels.panel_rows import PanelRows, areas_clear_of
from mille_qt.play.panels.turn_clock import Clock, ClockView
from mille_qt.play.panels.turn_sign import TurnSign
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.fitting import first_that_fits
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.names import listed
from mille_qt.ui.theme.application_theme import desktop_font, enlarged, size_of
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import set_style_property
from mille_rules.moves import Move

#: The size of a question's text, as a multiple of the page's.
QUESTION_SIZE = 1.15
#: The sizes of all its texts as multiples of the page's: the first one is used at which the panel
#: is not higher than this share of the table, and does not cover what it has to avoid.
SIZES, HIGHEST = (1.0, 0.9, 0.8, 0.7), 0.48
#: Further sizes, for text that has been enlarged.
OF_ENLARGED = (0.6,)
#: Text smaller than this multiple of the desktop's is hard to read: only used for the height.
READABLE = 0.75
_STEPS = {Command.LEFT: -1, Command.UP: -1, Command.RIGHT: 1, Command.DOWN: 1}


class MessageBar(QFrame):
    """Shows one message or question at a time; short messages are shown on the turn sign.

    `rule_wanted` carries the anchor of a rule that explains the message.
    """

    rule_wanted = Signal(str)
    #: An answer has got the focus.
    answer_focused = Signal()
    #: There is another message or question, or none any more.
    changed = Signal()

    def __init__(
        self, parent: QWidget, home: QWidget, sign: TurnSign, picture_of: PictureOf
    ) -> None:
        """`home` gets focus when a focused button is removed."""
        super().__init__(parent)
        self._table = parent
        self._home, self._sign, self._picture_of = home, sign, picture_of
        self._areas = QRect(), QRect()
        self._off, self._tools = QRect(), QRect()
        self.setProperty("bar", True)
        self.setProperty("warning", False)
        self.setProperty("question", False)
        self._label, self._note = Label(parent=self), Label(parent=self)
        for label in (self._label, self._note):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._text = ""
        self._answers: list[tuple[Answer, ChoiceCard]] = []
        #: The buttons that lead to rules, and how often the key for rules has been pressed.
        self._why: list[QPushButton] = []
        self._asked_why = 0
        self._ring: ClockView | None = None
        self._check: QCheckBox | None = None
        #: The move that Enter makes because a hint says so.
        self._hinted: Move | None = None
        self._question = self._warns = False
        #: Counts the messages; identifies the current one.
        self.said = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    @property
    def asks(self) -> bool:
        """Whether there is a question."""
        return self._question

    def offers(self, move: Move) -> bool:
        """Return whether one of the answers to the question makes a move."""
        return any(answer.move == move for answer, _card in self._answers)

    @property
    def text(self) -> str:
        """The message or question, with the note below it; empty for none."""
        return "\n".join(filter(None, (self._text, self._note.text())))

    # -- messages and questions ------------------------------------------------------

    def say(
        self, text: str, warning: bool = False, aloud: bool = True, why: Sequence[RuleLink] = ()
    ) -> None:
        """Show a text, unless there is a question. `aloud`: also announce it.

        There is a button for every rule in `why`.
        """
        if self._question:
            return
        self._start(text, why, warning=warning)
        if aloud:
            announce(text, urgent=True, secret=True)

    def ask(self, text: str, answers: Sequence[Answer], check: QCheckBox | None = None) -> None:
        """Show a question with its answers, and a box to tick below them."""
        self._start(text, warning=False)
        self._question, self._check = True, check
        # Of buttons in a row, the main one is the last, on the screen and in Tab order, as on every
        # page; choices are in the order of the question.
        if all(answer.is_brief for answer in answers):
            answers = sorted(answers, key=lambda answer: answer.main)
        for answer in answers:
            self._add_answer(answer)
        if check is not None:
            check.setParent(self)
        self._fit()
        brief = all(answer.is_brief for answer in answers)
        spoken = [answer.spoken for answer in answers]
        said = listed(spoken) if brief else "\n".join(spoken)
        announce(f"{text}\n{said}", urgent=True, secret=True)
        self.changed.emit()

    def say_below(self, text: str, why: Sequence[RuleLink] = ()) -> None:
        """Show text below the question, or none; it is removed with the question."""
        self.said += 1
        self._let_enter_make(None)
        self._note.setText(text)
        self._offer_rules(why)
        self._fit()
        if text:
            announce(text, urgent=True, secret=True)

    def close_at_end_of(self, clock: Clock) -> None:
        """Give the main answer automatically when the time of a clock is over."""
        self._ring = ClockView(self, digits=False)
        self._ring.over.connect(self._give_main_answer)
        self._ring.show_clock(clock)
        self._fit()

    def clear(self) -> None:
        """Remove the message or question."""
        self._start("", warning=False)
        if self.hasFocus():
            self._home.setFocus()

    def answer(self, command: Command | int) -> bool:
        """Carry out a command for an answer or a rule; False if there is none for it.

        Arrows move the focus between answers; several rules take turns.
        """
        if command is Command.RULES and self._why:
            self._asked_why += 1
            self._why[(self._asked_why - 1) % len(self._why)].click()
            return True
        cards = [card for _, card in self._answers]
        focused = next((card for card in cards if card.hasFocus()), None)
        if isinstance(command, Command) and command in _STEPS and len(cards) > 1:
            self._step(cards, _STEPS[command])
            return True
        if command is Command.CONFIRM and focused is not None:
            focused.click()
            return True
        if command is Command.CONFIRM and self._hinted is not None:
            meant = [card for answer, card in self._answers if answer.move == self._hinted]
        else:
            meant = [card for answer, card in self._answers if answer.is_meant_by(command)]
        if meant:
            meant[0].click()
        return bool(meant)

    def hint(self, text: str, move: Move) -> None:
        """Show a hint; below a question, Enter makes its move from now on."""
        if not self._question:
            self.say(text)
            return
        if any(card.hasFocus() for _, card in self._answers):
            self._home.setFocus()
        self.say_below(text)
        self._let_enter_make(move)

    def _let_enter_make(self, move: Move | None) -> None:
        """Let Enter give the answer with a move, and show so; None for the main answer."""
        self._hinted = move
        for answer, card in self._answers:
            card.show_key(self._key_of(answer))
        self.changed.emit()

    def keys(self) -> list[tuple[str, str]]:
        """The name of the key of each answer that has one, and the answer."""
        keys = ((self._key_of(answer), answer.text) for answer, _ in self._answers)
        return [(key, text) for key, text in keys if key]

    def _key_of(self, answer: Answer) -> str:
        """The name of an answer's key; a hint may have taken Enter to another answer."""
        usual = next((each for each, _ in self._answers if Command.CONFIRM in each.keys), None)
        if self._hinted is None or usual is None or usual.move == self._hinted:
            return answer.key
        if answer.move == self._hinted:
            return usual.key
        return "" if answer is usual else answer.key

    def _give_main_answer(self) -> None:
        next(card for answer, card in self._answers if answer.main).click()

    def _step(self, cards: list[ChoiceCard], step: int) -> None:
        """Move the focus to the answer beside the focused one, first from the main answer."""
        at = next((i for i, card in enumerate(cards) if card.hasFocus()), None)
        if at is None:
            at = next((i for i, (answer, _) in enumerate(self._answers) if answer.main), 0)
        cards[min(max(at + step, 0), len(cards) - 1)].setFocus(Qt.FocusReason.TabFocusReason)

    def buttons(self) -> list[QPushButton]:
        """The buttons of answers and rules, wherever they are shown."""
        return [*(card for _, card in self._answers), *self._why]

    # -- parts -------------------------------------------------------------------------

    def _start(self, text: str, why: Sequence[RuleLink] = (), *, warning: bool) -> None:
        """Show a text without answers."""
        self.said += 1
        self._question, self._warns, self._text = False, warning, text
        self._hinted = None
        self._drop([card for _, card in self._answers])
        self._answers = []
        self._note.clear()
        if self._ring is not None:
            self._ring.show_clock(None)
        self._drop([part for part in (self._ring, self._check) if part is not None])
        self._ring = self._check = None
        self._offer_rules(why)
        self._fit()
        self.changed.emit()

    def _add_answer(self, answer: Answer) -> None:
        card = ChoiceCard(answer, self._picture_of, self)
        # The same size as the text, which is larger in a large window.
        card.setFont(self.font())
        card.focused.connect(self.answer_focused)
        if self._answers:
            QWidget.setTabOrder(self._answers[-1][1], card)
        self._answers.append((answer, card))

    def _offer_rules(self, why: Sequence[RuleLink]) -> None:
        """Show buttons for these rules only."""
        self._drop(self._why)
        self._asked_why = 0
        self._why = [self._rule_button(link) for link in why]

    def _rule_button(self, link: RuleLink) -> QPushButton:
        text = self.tr("Why not {side}?").format(side=link.side) if link.side else self.tr("Why?")
        button = QPushButton(text, self)
        button.setProperty("quiet", True)
        button.setFont(self.font())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tip = self.tr("Shows the rule ({key})").format(key=RULES_SIGN)
        set_tooltip(button, tip)
        button.setAccessibleDescription(f"{self.text} {tip}")
        button.clicked.connect(partial(self.rule_wanted.emit, link.anchor))
        return button

    def _drop(self, parts: Sequence[QWidget]) -> None:
        for part in parts:
            if part.hasFocus():
                self._home.setFocus()
            part.hide()
            part.deleteLater()

    # -- places ------------------------------------------------------------------------

    def set_areas(self, question: QRect, message: QRect) -> None:
        """Set the areas of a question, which grows upwards, and of a message, at its top."""
        self._areas = question, message
        self._fit()

    def keep_off(self, rect: QRect) -> None:
        """Avoid an area if there is room beside it; an empty one ends this."""
        self._off = rect
        self._fit()

    def spare(self, tools: QRect) -> None:
        """Leave the buttons in an area uncovered if a smaller text is enough for that."""
        # They are placed again with every change of the score.
        if tools != self._tools:
            self._tools = tools
            self._fit()

    def _fit(self) -> None:
        """Show the text on the sign if it has room for it, otherwise here."""
        message = not self._question
        on_sign = message and self._sign.show_message(self._text, self._why, warns=self._warns)
        if not message:
            self._sign.show_message("", ())
        if self._sign.hasFocus() and self._sign.focusPolicy() is Qt.FocusPolicy.NoFocus:
            self._home.setFocus()
        set_style_property(self, "warning", self._warns)
        set_style_property(self, "question", self._question)
        self._label.setText(self._text)
        self.setAccessibleName(self.text)
        if not self._text or on_sign:
            self._sign.yield_to(QRect())
            self.hide()
            return
        for button in self._why:
            button.setProperty("tray", False)
            button.setParent(self)
        self.setGeometry(self._best_place())
        self._sign.yield_to(self.geometry() if self._question else QRect())
        self.raise_()
        self.show()

    def _best_place(self) -> QRect:
        """Arrange the parts off the area to avoid; over it if they would be too high beside it."""
        area = self._area()
        highest = HIGHEST * self._table.height() if self._question else area.height()

        def fits(place: QRect) -> bool:
            whole = all(b.width() >= b.minimumSizeHint().width() for b in self.buttons())
            return whole and place.height() <= highest

        def spares_tools(place: QRect) -> bool:
            return fits(place) and not place.intersects(self._tools)

        def is_clear(place: QRect) -> bool:
            return spares_tools(place) and not place.intersects(self._off)

        least = READABLE * size_of(desktop_font()) / size_of(self.font())
        readable = [size for size in (*SIZES, *OF_ENLARGED) if size >= least]
        clear = areas_clear_of(self._off, area)
        place = QRect()
        for areas, sizes, wanted in (
            (clear, readable, is_clear),
            ([area], readable, spares_tools),
            ([self._sign.above(area)], readable, spares_tools),
            ([area], SIZES, fits),
        ):
            tries = (self._arrange(each, size) for size in sizes for each in areas)
            place = first_that_fits(tries, wanted)
            if wanted(place):
                break
        return place

    def _area(self) -> QRect:
        """The area for what is shown; a question reaches down over the sign if that has room."""
        question, message = self._areas
        if not self._question:
            return message
        return question if self._sign.has_room_beside(question) else self._sign.above(question)

    def _arrange(self, area: QRect, size: float) -> QRect:
        """Arrange the parts with a text size, a multiple of the page's; return the bar's place."""
        usual = enlarged(self.font(), size)
        font = enlarged(usual, QUESTION_SIZE if self._question else 1.0)
        font.setBold(self._question)
        self._label.setFont(font)
        self._note.setHidden(not self._note.text())
        for part in (self._note, self._check, self._ring, *self.buttons()):
            if part is not None:
                part.setFont(usual)
        place = self._rows().place_in(area)
        if not self._question:
            place.moveTo(area.center().x() - place.width() // 2, area.top())
        return place

    def _rows(self) -> PanelRows:
        """The parts of the panel from top to bottom."""
        cards = [card for _, card in self._answers]
        brief = all(card.is_brief for card in cards)
        noted = bool(self._note.text())
        beside: list[QWidget] = [] if self._ring is None else [self._ring]
        beside += cards if brief else []
        beside += [] if noted else self._why
        return PanelRows(
            self._label,
            self._note if noted else None,
            beside,
            [] if brief else cards,
            self._why if noted else [],
            self._check,
            self.fontMetrics().height(),
        )
