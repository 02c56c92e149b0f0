"""What is true after every step, one check for each."""

from tests.qt.model.checks.check import Check
from tests.qt.model.checks.faults import NothingGoesWrong
from tests.qt.model.checks.focus import FocusIsSensible
from tests.qt.model.checks.frames import FramesAreOnTargets
from tests.qt.model.checks.hand import CardsAreWhatTheyShow
from tests.qt.model.checks.record import RecordAgrees
from tests.qt.model.checks.secrets import HandsStayHidden
from tests.qt.model.checks.words import WordsCanBeRead

#: In this order: the last one uses the hand, and so clears what was said of it.
CHECKS: tuple[type[Check], ...] = (
    NothingGoesWrong,
    RecordAgrees,
    FramesAreOnTargets,
    WordsCanBeRead,
    HandsStayHidden,
    FocusIsSensible,
    CardsAreWhatTheyShow,
)
