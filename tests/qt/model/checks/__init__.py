"""Checks of invariants after every step."""

from tests.qt.model.checks.check import Check
from tests.qt.model.checks.faults import NothingGoesWrong
from tests.qt.model.checks.focus import FocusIsSensible
from tests.qt.model.checks.frames import FramesAreOnTargets
from tests.qt.model.checks.hand import CardsAreWhatTheyShow
from tests.qt.model.checks.phones import PhonesShowTheirHands
from tests.qt.model.checks.record import RecordAgrees
from tests.qt.model.checks.rest import SizesComeToRest
from tests.qt.model.checks.secrets import HandsStayHidden
from tests.qt.model.checks.words import WordsCanBeRead

#: The order matters: the last check uses the hand, which clears messages about it.
CHECKS: tuple[type[Check], ...] = (
    NothingGoesWrong,
    RecordAgrees,
    PhonesShowTheirHands,
    SizesComeToRest,
    FramesAreOnTargets,
    WordsCanBeRead,
    HandsStayHidden,
    FocusIsSensible,
    CardsAreWhatTheyShow,
)
