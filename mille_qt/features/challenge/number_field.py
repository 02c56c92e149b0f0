"""A field for a challenge number, large enough to read it to somebody across the room."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from mille_qt.features.challenge.words import copied_text, fault_text, meaning
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, TroubleText
from mille_rules.challenge import Challenge, ChallengeError, parse

#: Of the text's size, and the height of the field in lines of its own.
SIZE, ROOM = 1.9, 1.35
#: More than any number has, however it is written.
MAX_TYPED = 40
WIDEST = "1000 · 4 · WWWWW"


class NumberField(Translated, QWidget):
    """Says while somebody types what the number stands for, and afterwards why it is none."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field, self.copy_button = _LargeField(), QPushButton()
        self.meaning, self.trouble = QuietText(), TroubleText()
        self.field.setMaxLength(MAX_TYPED)
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.copy_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.meaning)
        column.addWidget(self.trouble)
        self.field.textEdited.connect(lambda _text: self._typed())
        self.field.editingFinished.connect(self._finish)
        self.copy_button.clicked.connect(self._copy)
        self.copy_button.setAutoDefault(False)
        self.retranslate()

    @property
    def challenge(self) -> Challenge | None:
        """The challenge that is in the field, if there is one."""
        try:
            return parse(self.field.text())
        except ChallengeError:
            return None

    def show_challenge(self, challenge: Challenge) -> None:
        """Have this one in the field."""
        self.field.setText(challenge.shown)
        self._typed()

    def check(self) -> Challenge | None:
        """The challenge, or None, and the field says why there is none."""
        try:
            return parse(self.field.text())
        except ChallengeError as error:
            self.trouble.say(fault_text(error))
            return None

    def _typed(self) -> None:
        """Nobody is corrected in the middle of a number."""
        self.trouble.say("")
        # Qt hides a centred placeholder once the field has focus.
        align = Qt.AlignmentFlag
        across = align.AlignHCenter if self.field.text() else align.AlignLeft
        self.field.setAlignment(across | align.AlignVCenter)
        challenge = self.challenge
        self.meaning.setText("" if challenge is None else meaning(challenge))
        self.copy_button.setEnabled(challenge is not None)
        self.changed.emit()

    def _finish(self) -> None:
        """Write a number as everybody does, or say what is wrong with it."""
        challenge = self.check() if self.field.text().strip() else None
        if challenge is not None:
            self.field.setText(challenge.shown)

    def _copy(self) -> None:
        challenge = self.challenge
        if challenge is not None:
            copy_number(challenge)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.field.setAccessibleName(self.tr("Challenge number"))
        self.field.setPlaceholderText(self.tr("Type a number", "of a challenge"))
        self.copy_button.setText(self.tr("&Copy"))
        set_tooltip(self.copy_button, self.tr("Copy the number, to send it to somebody"))
        self._typed()


class _LargeField(QLineEdit):
    """A field in the letters of a heading."""

    def __init__(self) -> None:
        super().__init__()
        self._enlarge()

    def _enlarge(self) -> None:
        self.setFont(heading_font(SIZE))

    def sizeHint(self) -> QSize:
        """Room for these letters: the style goes by those of the text."""
        return super().sizeHint().expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        """Nothing of a number is ever out of sight."""
        metrics = QFontMetricsF(self.font())
        width = metrics.horizontalAdvance(WIDEST)
        return QSize(round(width + metrics.height()), round(metrics.height() * ROOM))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.font() != heading_font(SIZE):
            self._enlarge()


def copy_number(challenge: Challenge) -> None:
    """Have a number ready to be pasted, and have a screen reader say so."""
    QGuiApplication.clipboard().setText(challenge.shown)
    announce(copied_text(challenge))
