"""A large field for challenge numbers, and texts about them."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.texts.cards import miles, number
from mille_qt.ui.texts.rules import rule_set_name
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.theme.own_font import OwnFont
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated, translate
from mille_qt.ui.widgets import QuietText, TroubleText, in_column, in_row
from mille_rules.challenge import ALPHABET, Challenge, ChallengeError, ChallengeFault, parse

#: Letter size in text sizes, and the height of the field in lines of its letters.
SIZE, ROOM = 1.9, 1.35
#: More characters than any way of writing a number has.
MAX_LENGTH = 40
#: An example of a number, without line breaks.
EXAMPLE = "700\u00a0·\u00a02\u00a0·\u00a0K7F3Q"
WIDEST = "1000 · 4 · WWWWW"


class NumberField(Translated, QWidget):
    """Shows a summary of the challenge while its number is typed, and reports mistakes."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field, self.copy_button = _LargeField(), QPushButton()
        self.summary, self.trouble = QuietText(), TroubleText()
        self.field.setMaxLength(MAX_LENGTH)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = in_row((self.field, 1), self.copy_button)
        in_column(row, self.summary, self.trouble, of=self)
        self.field.textEdited.connect(lambda _text: self._update())
        self.field.editingFinished.connect(self._finish_editing)
        self.copy_button.clicked.connect(self._copy)
        self.retranslate()

    @property
    def challenge(self) -> Challenge | None:
        """The challenge whose number is in the field, if it is valid."""
        try:
            return parse(self.field.text())
        except ChallengeError:
            return None

    def set_challenge(self, challenge: Challenge) -> None:
        """Set the number in the field."""
        self.field.setText(challenge.shown)
        self._update()

    def checked_challenge(self) -> Challenge | None:
        """Return the challenge; show the mistake and return None if the number is invalid."""
        try:
            return parse(self.field.text())
        except ChallengeError as error:
            self.trouble.say(fault_text(error))
            return None

    def _update(self) -> None:
        """Show the summary; mistakes are reported only when the number is complete."""
        self.trouble.say("")
        # Qt hides a centred placeholder once the field has focus.
        align = Qt.AlignmentFlag
        across = align.AlignHCenter if self.field.text() else align.AlignLeft
        self.field.setAlignment(across | align.AlignVCenter)
        challenge = self.challenge
        self.summary.setText("" if challenge is None else challenge_summary(challenge))
        self.copy_button.setEnabled(challenge is not None)
        self.changed.emit()

    def _finish_editing(self) -> None:
        """Format the number, or report a mistake."""
        challenge = self.checked_challenge() if self.field.text().strip() else None
        if challenge is not None:
            self.field.setText(challenge.shown)

    def _copy(self) -> None:
        challenge = self.challenge
        if challenge is not None:
            copy_number(challenge)

    def retranslate(self) -> None:
        self.field.setAccessibleName(self.tr("Challenge number"))
        self.field.setPlaceholderText(self.tr("Type a number", "of a challenge"))
        self.copy_button.setText(self.tr("&Copy"))
        set_tooltip(self.copy_button, self.tr("Copy the number to send it"))
        self._update()


class _LargeField(OwnFont, QLineEdit):
    """A field with the letters of a heading."""

    def __init__(self) -> None:
        super().__init__()
        self.use_font()

    def wanted_font(self) -> QFont:
        return heading_font(SIZE)

    def sizeHint(self) -> QSize:
        """Return a size for the field's letters: the style uses those of the text."""
        return super().sizeHint().expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return a size at which a whole number is visible."""
        metrics = QFontMetricsF(self.font())
        width = metrics.horizontalAdvance(WIDEST)
        return QSize(round(width + metrics.height()), round(metrics.height() * ROOM))


def copy_number(challenge: Challenge) -> None:
    """Copy a number to the clipboard and announce that."""
    QGuiApplication.clipboard().setText(challenge.shown)
    text = translate("Challenge", "{number} copied.")
    announce(text.format(number=challenge.shown))


def challenge_summary(challenge: Challenge) -> str:
    """Return the rule set, the players and the miles of a challenge."""
    text = translate("Challenge", "{rules} · {seats} players · {miles}")
    return text.format(
        rules=rule_set_name(challenge.rules.name),
        seats=number(challenge.seats),
        miles=miles(challenge.miles),
    )


def fault_text(error: ChallengeError) -> str:
    """Explain why a text is not a challenge number."""
    text = {
        ChallengeFault.SHAPE: translate(
            "Challenge",
            "A challenge number looks like {example}: miles, players and five characters.",
        ),
        ChallengeFault.SYMBOL: translate(
            "Challenge",
            "A number never contains “{about}”. Its last five characters come from {alphabet}.",
        ),
        ChallengeFault.SEATS: translate(
            "Challenge",
            "The second part, the number of players, must be 2, 3, 4 or 6, not {about}.",
        ),
        ChallengeFault.MISTYPED: translate(
            "Challenge",
            "This number has a typing mistake. Compare it with the one you were given.",
        ),
        ChallengeFault.RULES: translate(
            "Challenge", "This number uses rules that this version doesn’t know."
        ),
        ChallengeFault.MILES: translate(
            "Challenge", "With this many players, the first part, the miles, must be {about}."
        ),
    }[error.fault]
    return text.format(about=error.about, alphabet=ALPHABET, example=EXAMPLE)
