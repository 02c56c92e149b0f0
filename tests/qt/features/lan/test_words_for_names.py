"""What a window writes in place of a name, no guest of any table may be called."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from mille_net.host.names_in_use import WORDS_FOR_NAMES
from mille_qt.ui import language
from mille_qt.ui.paths import languages

#: Context, text and comment of each of them.
WORDS = (
    ("ChatBox", "You", "who said something"),
    ("Texts", "You", ""),
    ("Network", "Computer", "plays for a seat that nobody has"),
)


def test_each_of_them_in_each_language_is_refused(qapp: QApplication) -> None:
    written = set()
    for each in languages():
        language.install(qapp, each)
        written |= {QCoreApplication.translate(*word) for word in WORDS}
    language.install(qapp, "en")
    assert written == set(WORDS_FOR_NAMES)
