"""Announcements to screen readers: in order, without repetition or loss."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget


class DescriptionVoice(QObject):
    """Sets the text to be spoken as the description of the focused widget.

    Such readers read a changed description of the focused widget, and of no other.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._widget: QWidget | None = None
        self._before = self._words = ""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._give_back)

    def say(self, words: str) -> None:
        """Speak a text."""
        widget = QApplication.focusWidget()
        if widget is None:
            return
        described = widget.accessibleDescription()
        if widget is not self._widget or described != self._words:
            self._before = described
        # An unchanged description would not be read.
        self._widget, self._words = widget, f"{words} " if described == words else words
        widget.setAccessibleDescription(self._words)

    def forget(self) -> None:
        """Remove the last text: it may be meant for one person only."""
        if self._widget is not None and self._widget.accessibleDescription() == self._words:
            self._widget.setAccessibleDescription(self._before)
        self._widget, self._before, self._words = None, "", ""

    def _give_back(self, left: QWidget | None, _now: QWidget | None) -> None:
        """Restore the description of the widget that loses focus."""
        if left is not None and left is self._widget:
            if left.accessibleDescription() == self._words:
                left.setAccessibleDescription(self._before)
            self._widget = None


#: Sentences of so many milliseconds are said together. Readers cut off what they are saying when
#: more comes, and no reader has begun to speak by then.
GATHER = 50
#: Platforms with Orca, which announces changes of the focused widget, and all cells of a row.
_TELLING_PLATFORMS = ("xcb", "wayland")
_SENTENCE_ENDS = (".", "!", "?", "…", ":")


class Sentence(NamedTuple):
    """A text to be spoken; an urgent one interrupts: the player has asked or is asked."""

    text: str
    urgent: bool
    #: Whether only the player at the screen may hear it.
    secret: bool


class SpeechQueue(QObject):
    """Collects sentences and announces them; `said` carries the text and whether it is urgent."""

    said = Signal(str, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Sentence] = []
        #: The last text, which is not repeated at once.
        self._last = ""
        #: Speaks to screen readers without announcements.
        self.instead: DescriptionVoice | None = None
        self._clock = QTimer(self, singleShot=True, interval=GATHER)
        self._clock.timeout.connect(self.flush)

    def add(self, sentence: Sentence) -> None:
        """Add a sentence to the queue."""
        # A question starts with what has just been announced.
        self._waiting = [told for told in self._waiting if not _begins(sentence.text, told.text)]
        if not self._waiting and _begins(sentence.text, self._last):
            rest = sentence.text[len(self._last.rstrip(".")) :].lstrip(". \n")
            sentence = sentence._replace(text=rest or sentence.text)
        self._waiting.append(sentence)
        if not self._clock.isActive():
            self._clock.start()

    def forget_secrets(self) -> None:
        """Drop texts that only the previous player may hear."""
        self._waiting = [sentence for sentence in self._waiting if not sentence.secret]
        self._last = ""
        if self.instead is not None:
            self.instead.forget()

    def flush(self) -> None:
        """Announce the queue now."""
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
    """Switch speaking to screen readers without announcements on or off."""
    voice = announcer()
    if wanted and voice.instead is None:
        voice.instead = DescriptionVoice(voice)
    elif not wanted and voice.instead is not None:
        voice.instead.deleteLater()
        voice.instead = None


@cache
def announcer() -> SpeechQueue:
    """Return the program's only queue, which keeps announcements of all its parts in order."""
    return SpeechQueue(QCoreApplication.instance())


def announce(text: str, urgent: bool = False, secret: bool = False) -> None:
    """Announce a text to screen readers, unless it is empty."""
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
    """Return whether a text begins with the whole of a sentence."""
    start = told.rstrip(".")
    return bool(start) and text.startswith(start) and text[len(start) : len(start) + 1] in "., \n"


def _finished(text: str) -> str:
    """Return the text with a full stop after each line, where screen readers pause."""
    lines = (line for line in text.split("\n") if line)
    return " ".join(line if line.endswith(_SENTENCE_ENDS) else f"{line}." for line in lines)


def _speaker() -> QWidget | None:
    """Return the window to announce from: the active one, or any visible one."""
    active = QApplication.activeWindow()
    if active is not None:
        return active
    return next((window for window in QApplication.topLevelWidgets() if window.isVisible()), None)


def _announce(speaker: QWidget, words: str, urgent: bool) -> None:
    # Imported late: it takes 2 ms, and the first table announces nothing.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(speaker, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
