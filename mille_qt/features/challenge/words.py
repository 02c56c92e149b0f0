"""Challenges in words: what a number stands for, and what is wrong with a text that is none."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from mille_qt.ui.message_box import Icon, Role, make_box, open_box
from mille_qt.ui.texts import miles, number, rule_set_name
from mille_rules.challenge import ALPHABET, Challenge, ChallengeError, ChallengeFault

translate = QCoreApplication.translate

#: Of a number that is none so much is shown, in characters.
LONGEST = 40
#: A number as people read it, which no line breaks.
EXAMPLE = "700\u00a0·\u00a02\u00a0·\u00a0K7F3Q"


def meaning(challenge: Challenge) -> str:
    """The rule set, the players and the miles of a challenge."""
    text = translate("Challenge", "{rules} · {seats} players · {miles}")
    return text.format(
        rules=rule_set_name(challenge.rules.name),
        seats=number(challenge.seats),
        miles=miles(challenge.miles),
    )


def fault_text(error: ChallengeError) -> str:
    """Why a text is no challenge, and what to do about it."""
    text = {
        ChallengeFault.SHAPE: translate(
            "Challenge",
            "A number has three parts: miles, players and five characters, as in {example}.",
        ),
        ChallengeFault.SYMBOL: translate(
            "Challenge", "“{about}” is in no number. The last five characters are among {alphabet}."
        ),
        ChallengeFault.SEATS: translate(
            "Challenge", "Nobody plays with {about} players: the second part is 2, 3, 4 or 6."
        ),
        ChallengeFault.MISTYPED: translate(
            "Challenge",
            "There is a slip in this number: its characters do not fit together. Please compare "
            "them with what you were given.",
        ),
        ChallengeFault.RULES: translate(
            "Challenge", "This number is for rules that this version does not know."
        ),
        ChallengeFault.MILES: translate(
            "Challenge", "With so many players a trip has {about} miles: that is the first part."
        ),
    }[error.fault]
    return text.format(about=error.about, alphabet=ALPHABET, example=EXAMPLE)


def tell_no_challenge(parent: QWidget, text: str, reason: str) -> QMessageBox:
    """Say that a match is marked with a number that is none."""
    title = translate("Challenge", "{number} is no challenge").format(number=text[:LONGEST])
    box = make_box(parent, Icon.Information, title, reason)
    close = box.addButton(translate("Challenge", "Close"), Role.RejectRole)
    open_box(box, close, close, lambda _button: None)
    return box


def copied_text(challenge: Challenge) -> str:
    """What is said when a number is ready to be pasted."""
    return translate("Challenge", "{number} is copied.").format(number=challenge.shown)
