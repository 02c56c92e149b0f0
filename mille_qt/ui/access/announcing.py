"""What a screen reader says by itself: in order, nothing twice, and nothing lost."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from mille_qt.ui.access.description_voice import DescriptionVoice

#: Sentences of so many milliseconds are said together. Readers cut off what they are saying when
#: more comes, and no reader has begun to speak by then.
GATHER = 50
#: Where Orca reads: it says what changes in the focused widget, and all cells of a row.
_TELLING_PLATFORMS = ("xcb", "wayland")
_SENTENCE_ENDS = (".", "!", "?", "…", ":")


class Sentence(NamedTuple):
    """Words to be said; `urgent` ones interrupt, since the player has asked or is asked."""

    text: str
    urgent: bool
    #: Whether only the player who looks may hear it.
    secret: bool


class SpeechQueue(QObject):
    """Gathers sentences and has them said; `said` carries the words and whether they are urgent."""

    said = Signal(str, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Sentence] = []
        #: What was said last, which nobody wants to hear again at once.
        self._last = ""
        #: Says it for readers that know no announcements.
        self.instead: DescriptionVoice | None = None
        self._clock = QTimer(self, singleShot=True, interval=GATHER)
        self._clock.timeout.connect(self.flush)

    def add(self, sentence: Sentence) -> None:
        """Say this soon, after what waits already."""
        # A question repeats what has just been told before it asks.
        self._waiting = [told for told in self._waiting if not _begins(sentence.text, told.text)]
        if not self._waiting and _begins(sentence.text, self._last):
            rest = sentence.text[len(self._last.rstrip(".")) :].lstrip(". \n")
            sentence = sentence._replace(text=rest or sentence.text)
        self._waiting.append(sentence)
        if not self._clock.isActive():
            self._clock.start()

    def forget_secrets(self) -> None:
        """Somebody else may be listening from now."""
        self._waiting = [sentence for sentence in self._waiting if not sentence.secret]
        self._last = ""
        if self.instead is not None:
            self.instead.forget()

    def flush(self) -> None:
        """Say now what waits."""
        self._clock.stop()
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        self._last = waiting[-1].text
        words = " ".join(_finished(sentence.text) for sentence in waiting)
        urgent = any(sentence.urgent for sentence in waiting)
        speaker = _speaker()
        if self.instead is not None:
            self.instead.say(words)
        elif speaker is not None:
            _announce(speaker, words, urgent)
        self.said.emit(words, urgent)


def speak_by_description(wanted: bool) -> None:
    """Whether readers are spoken to that know no announcements."""
    voice = announcer()
    if wanted and voice.instead is None:
        from mille_qt.ui.access.description_voice import DescriptionVoice

        voice.instead = DescriptionVoice(voice)
    elif not wanted and voice.instead is not None:
        voice.instead.deleteLater()
        voice.instead = None


@cache
def announcer() -> SpeechQueue:
    """The one voice of the program, so that what several parts of it say stays in order."""
    return SpeechQueue(QCoreApplication.instance())


def announce(text: str, urgent: bool = False, secret: bool = False) -> None:
    """Have a screen reader say this; empty words are not said."""
    if text:
        announcer().add(Sentence(text, urgent, secret))


@cache
def reads_changes() -> bool:
    """Whether screen readers say by themselves what changes in the focused widget."""
    return QGuiApplication.platformName() in _TELLING_PLATFORMS


#: Whether screen readers go through the cells of a row by themselves when it gets focus: the
#: same one does.
reads_rows = reads_changes


def _begins(text: str, told: str) -> bool:
    """Whether a text begins with the whole sentence that has been told."""
    start = told.rstrip(".")
    return bool(start) and text.startswith(start) and text[len(start) : len(start) + 1] in "., \n"


def _finished(text: str) -> str:
    """With a full stop behind every line that has none: readers pause there."""
    lines = (line for line in text.split("\n") if line)
    return " ".join(line if line.endswith(_SENTENCE_ENDS) else f"{line}." for line in lines)


def _speaker() -> QWidget | None:
    """The window that says it: the active one, or any that is to be seen."""
    active = QApplication.activeWindow()
    if active is not None:
        return active
    return next((window for window in QApplication.topLevelWidgets() if window.isVisible()), None)


def _announce(speaker: QWidget, words: str, urgent: bool) -> None:
    # Late: these take 2 ms, and the first table has nothing to say.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(speaker, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
