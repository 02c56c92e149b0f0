"""One press, one action: held keys, and presses meant for what was there before."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui import single_presses
from mille_qt.ui.single_presses import SinglePresses, ignore_late_presses

Key, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
ENTER = 36  # the code of a key on X11


class Form(QWidget):
    """A window with a button, a text field and a list, which notes the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.button, self.field, self.names = QPushButton("Go"), QLineEdit(), QListWidget()
        self.names.addItems([str(number) for number in range(9)])
        self.new = QWidget()
        self.answer = QPushButton("Yes", self.new)
        column = QVBoxLayout(self)
        for part in (self.button, self.field, self.names, self.new):
            column.addWidget(part)
        self.new.setMinimumHeight(60)
        self.clicks, self.answers = 0, 0
        self.keys: list[int] = []
        self.button.clicked.connect(self._click)
        self.answer.clicked.connect(self._answer)
        self.presses = SinglePresses(self)

    def _click(self) -> None:
        self.clicks += 1

    def _answer(self) -> None:
        self.answers += 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())

    def send(
        self,
        key: Qt.Key,
        kind: QEvent.Type = QEvent.Type.KeyPress,
        *,
        text: str = "",
        repeated: bool = False,
        code: int = 0,
        time: int = 0,
    ) -> None:
        """Send a key event to the window, as the system does."""
        event = QKeyEvent(kind, key, NONE, code, 0, 0, text, repeated)
        event.setTimestamp(time)
        handle: QObject | None = self.windowHandle()
        assert handle is not None
        QCoreApplication.sendEvent(handle, event)


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    shown = Form()
    qtbot.addWidget(shown)
    shown.show()
    shown.activateWindow()
    qtbot.waitActive(shown)
    shown.button.setDefault(True)
    shown.setFocus()
    return shown


@pytest.mark.parametrize(
    "key", [Key.Key_Return, Key.Key_Escape, Key.Key_Space, Key.Key_1, Key.Key_D, Key.Key_Backspace]
)
def test_a_held_key_acts_once(form: Form, key: Qt.Key) -> None:
    form.send(key)
    for _ in range(3):
        form.send(key, QEvent.Type.KeyRelease, repeated=True)
        form.send(key, repeated=True)
    assert form.keys == [key]


def test_a_held_key_presses_a_button_once(form: Form) -> None:
    form.button.setFocus()
    form.button.setAutoDefault(True)
    form.send(Key.Key_Return)
    form.send(Key.Key_Return, repeated=True)
    assert form.clicks == 1


def test_a_release_and_a_press_at_the_same_time_are_a_held_key(form: Form) -> None:
    form.send(Key.Key_Return, code=ENTER, time=1_000)
    for time in range(1_660, 1_900, 40):
        form.send(Key.Key_Return, QEvent.Type.KeyRelease, code=ENTER, time=time)
        form.send(Key.Key_Return, code=ENTER, time=time)
    assert form.keys == [Key.Key_Return]


def test_the_next_press_of_the_same_key_acts_again(form: Form) -> None:
    for time in (1_000, 1_100):
        form.send(Key.Key_Return, code=ENTER, time=time)
        form.send(Key.Key_Return, QEvent.Type.KeyRelease, code=ENTER, time=time + 30)
    assert form.keys == [Key.Key_Return, Key.Key_Return]


def test_arrows_repeat(form: Form) -> None:
    form.names.setFocus()
    form.names.setCurrentRow(0)
    for repeated in (False, True, True):
        form.send(Key.Key_Down, repeated=repeated)
    assert form.names.currentRow() == 3


def test_keys_repeat_in_a_text_field_but_for_enter(form: Form) -> None:
    form.field.setFocus()
    entered = []
    form.field.returnPressed.connect(lambda: entered.append(form.field.text()))
    for repeated in (False, True, True):
        form.send(Key.Key_A, text="a", repeated=repeated)
    form.send(Key.Key_Backspace)
    form.send(Key.Key_Backspace, repeated=True)
    form.send(Key.Key_Return)
    form.send(Key.Key_Return, repeated=True)
    assert entered == ["a"]


def test_a_repeated_press_triggers_no_shortcut(form: Form) -> None:
    override = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_W, NONE, "w", True)
    override.ignore()
    handle: QObject | None = form.windowHandle()
    assert handle is not None
    QCoreApplication.sendEvent(handle, override)
    assert override.isAccepted()


class TestLatePresses:
    def click(self, form: Form, part: QWidget) -> None:
        QTest.mouseClick(
            form.windowHandle(),  # type: ignore[call-overload]
            Qt.MouseButton.LeftButton,
            NONE,
            part.mapTo(form, part.rect().center()),
        )

    def test_presses_that_were_meant_for_what_was_there_before_do_nothing(
        self, form: Form, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(single_presses, "SETTLING", 60_000)
        ignore_late_presses(form.new)
        for key in (Key.Key_Return, Key.Key_Space, Key.Key_Escape, Key.Key_N, Key.Key_1):
            form.send(key)
        self.click(form, form.answer)
        assert (form.keys, form.answers) == ([], 0)

    def test_everything_else_goes_on(self, form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(single_presses, "SETTLING", 60_000)
        ignore_late_presses(form.new)
        form.send(Key.Key_F9)
        self.click(form, form.button)
        form.field.setFocus()
        form.send(Key.Key_A, text="a")
        assert (form.keys, form.clicks, form.field.text()) == ([Key.Key_F9], 1, "a")

    def test_after_a_moment_presses_count_again(self, form: Form) -> None:
        ignore_late_presses(form.new)
        form.send(Key.Key_N)
        self.click(form, form.answer)
        assert (form.keys, form.answers) == ([Key.Key_N], 1)
