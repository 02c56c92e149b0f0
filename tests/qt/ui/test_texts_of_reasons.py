"""Every reason of a computer player has a sentence, in both languages."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLocale

from mille_qt.ui.paths import languages
from mille_qt.ui.texts.advice import reason
from mille_rules.cards import Card
from mille_rules.computer.explanations.reasons import Reason, ReasonCode

SIDES = ("You", "Marcel")
Speak = Callable[[str], str]


def sentences() -> list[str]:
    """The sentence of each code, with everything that can come with it."""
    return [reason(Reason(code, Card.FLAT_TIRE, 1, 700), SIDES) for code in ReasonCode]


@pytest.mark.parametrize("name", languages())
def test_every_reason_has_a_sentence_of_its_own(speak: Speak, name: str) -> None:
    speak(name)
    said = sentences()
    assert len(set(said)) == len(ReasonCode)
    assert [s for s in said if not s.endswith(".") or "{" in s or len(s) > 110] == []


def test_french_sentences_are_french(speak: Speak) -> None:
    speak("en")
    english = sentences()
    speak("fr")
    assert not set(english) & set(sentences())


def test_a_sentence_names_card_side_and_number(speak: Speak) -> None:
    speak("en")
    QLocale.setDefault(QLocale("en_US"))
    risk = Reason(ReasonCode.COUP_RISKED, Card.DRIVING_ACE, 1, 30)
    said = "Marcel: 30% chance of a coup fourré with Driving Ace."
    assert reason(risk, SIDES) == said
    assert "ends with 1,025 points" in reason(Reason(ReasonCode.POINTS_CERTAIN, number=1025), SIDES)
