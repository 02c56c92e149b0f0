"""The bundled fonts, of text and of headings; other scripts use the system's font."""

import logging
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from mille_qt.ui.paths import resource

#: Its digits have one width, so that numbers in columns align.
TEXT_FAMILY = "Source Sans 3"
FILES = ("SourceSans3-Regular.otf", "SourceSans3-Bold.otf")

_log = logging.getLogger(__name__)


def use_text_font(app: QApplication) -> None:
    """Make the bundled font the application's, and the system's the fallback for other scripts."""
    app.setFont(with_text_font(app.font()))


def with_text_font(system: QFont) -> QFont:
    """Return the bundled font in the size of the system's, which is the fallback."""
    font = QFont(system)
    if _register_files():
        font.setFamilies([TEXT_FAMILY, *system.families()])
    return font


@cache
def heading_family() -> str:
    """Register the font of card names, numbers and headings, once; return its family name."""
    path = resource("fonts", "LeagueSpartan-Bold.otf")
    number = QFontDatabase.addApplicationFont(str(path))
    if number < 0:
        _log.warning("cannot read %s; cards use the system's font", path)
        return QFont().family()
    return QFontDatabase.applicationFontFamilies(number)[0]


@cache
def _register_files() -> bool:
    """Register the files of the font; return whether all could be read."""
    paths = [resource("fonts", name) for name in FILES]
    unread = [path for path in paths if QFontDatabase.addApplicationFont(str(path)) < 0]
    if unread:
        _log.warning("cannot read %s; text uses the system's font", unread)
    return not unread
