"""Takes the picture of a table with three phones: `.venv/bin/python docs/pictures/phones.py`.

The window of the program and three browsers with the screens of phones, at the address of this
computer alone: the phones scan real codes and show real hands. Look at it before keeping it.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile

FOLDER = Path(__file__).parent
sys.path.append(str(FOLDER.parent.parent))

from PySide6.QtCore import QRectF, QSize, Qt  # noqa: E402
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402
from renew import (  # noqa: E402
    MAX_BYTES,
    NAMES,
    WAIT,
    is_worth_it,
    moment_of,
    open_window,
    race_from,
)

import mille_net.lan  # noqa: E402
from mille_net.phone.phone_listener import PhoneCode  # noqa: E402
from mille_qt.app.main_window import MainWindow  # noqa: E402
from mille_qt.ui import language  # noqa: E402
from mille_qt.ui.art.characters.face import Face  # noqa: E402
from mille_qt.ui.theme.application_theme import ThemeChoice  # noqa: E402
from mille_qt.ui.theme.text_font import use_text_font  # noqa: E402
from mille_rules import DEFAULT_RULES, Header, Record, Sitter  # noqa: E402
from tests.phone.browser import Tab, browsers  # noqa: E402

PLAYERS = NAMES[:3]
FACES = ("curls", "glasses", "plaits")
#: Who speaks French, and whose phone is dark.
FRENCH, DARK = "Marcel", "Odette"
#: The sizes of the window and of the screen of a phone in pixels.
WINDOW, PHONE = QSize(1152, 648), QSize(344, 700)
#: Around everything, around the screen of a phone, and the radius of its corners.
MARGIN, EDGE, CORNER = 36, 9, 34
GROUND, BODY = "#b98d63", "#16181c"
SEED, STEP = 165, 40


def match() -> Record:
    """A race of three people, to a moment worth a picture."""
    header = Header(DEFAULT_RULES, tuple(Sitter("human", name) for name in PLAYERS))
    moments = (moment_of(race_from(seed, header), is_worth_it) for seed in count(SEED))
    return next(moment for moment in moments if moment is not None)


def wait_for(tab: Tab, expression: str) -> None:
    """Let the window work until an expression is true of a page."""
    while not tab.js(expression):
        QTest.qWait(STEP)


def give_phones(window: MainWindow, tabs: list[Tab]) -> None:
    """Let every player scan a code, and start the phone."""
    phones, game = window.shell.features.phones, window.game
    assert game is not None
    codes: dict[str, PhoneCode] = {}
    phones.code_shown.connect(codes.__setitem__)
    phones.follow(game)
    for name, tab in zip(PLAYERS, tabs, strict=True):
        tab.be(PHONE.width(), PHONE.height(), dark=name == DARK)
        spoken = "fr" if name == FRENCH else "en"
        tab.ask("Emulation.setUserAgentOverride", userAgent="Phone", acceptLanguage=spoken)
        phones.invite(name)
        while name not in codes:
            QTest.qWait(STEP)
        tab.open(codes[name].urls[0])
        wait_for(tab, "document.getElementById('notice-act').offsetHeight")
        tab.pass_time()
        tab.tap("#notice-act")
        wait_for(tab, "document.querySelectorAll('#hand li').length > 5")


@contextmanager
def bundled_fonts() -> Iterator[None]:
    """Let browsers find the fonts of the program, whatever this computer has."""
    with NamedTemporaryFile("w", suffix=".conf") as file:
        folder = FOLDER.parent.parent / "resources" / "fonts"
        file.write(
            f"<fontconfig><include>/etc/fonts/fonts.conf</include><dir>{folder}</dir></fontconfig>"
        )
        file.flush()
        os.environ["FONTCONFIG_FILE"] = file.name
        yield


def composed(screen: QImage, phones: list[QImage]) -> QImage:
    """The screen above the phones, on the wood of a table."""
    size = PHONE + QSize(2 * EDGE, 2 * EDGE)
    height = WINDOW.height() + size.height() + 3 * MARGIN
    whole = QImage(WINDOW.width() + 2 * MARGIN, height, QImage.Format.Format_RGB32)
    whole.fill(QColor(GROUND))
    painter = QPainter(whole)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setPen(Qt.PenStyle.NoPen)
    place = QRectF(MARGIN, MARGIN, WINDOW.width(), WINDOW.height())
    _draw(painter, screen, place, CORNER / 2)
    gap = (whole.width() - len(phones) * size.width()) / (len(phones) + 1)
    for number, phone in enumerate(phones):
        left = gap + number * (size.width() + gap)
        place = QRectF(left + EDGE, 2 * MARGIN + WINDOW.height() + EDGE, *PHONE.toTuple())
        _draw(painter, phone, place, CORNER)
    painter.end()
    return whole


def _draw(painter: QPainter, picture: QImage, place: QRectF, corner: float) -> None:
    """Draw a screen with a dark edge."""
    painter.setBrush(QColor(BODY))
    outside = place.adjusted(-EDGE, -EDGE, EDGE, EDGE)
    painter.drawRoundedRect(outside, corner + EDGE, corner + EDGE)
    path = QPainterPath()
    path.addRoundedRect(place, corner, corner)
    painter.save()
    painter.setClipPath(path)
    painter.drawImage(place, picture)
    painter.restore()


def main() -> None:
    """Take the picture."""
    app = QApplication([])
    use_text_font(app)
    language.install(app, "en")
    mille_net.lan.Lan = partial(mille_net.lan.Lan, on=("127.0.0.1",), announce=False)
    window = open_window(ThemeChoice.LIGHT, app)
    window.setFixedSize(WINDOW)
    window.settings.faces = {
        name: Face(name, face, 5 - place)
        for place, (name, face) in enumerate(zip(PLAYERS, FACES, strict=True))
    }
    window.match_controller.play(match())
    with bundled_fonts(), browsers(len(PLAYERS)) as tabs:
        give_phones(window, tabs)
        tabs[0].pass_time()
        tabs[0].tap("#hand .raised")
        QTest.qWait(WAIT)
        screen = window.grab().toImage()
        phones = [QImage.fromData(tab.picture()) for tab in tabs]
    path = FOLDER / "phones.png"
    composed(screen, phones).save(str(path), "PNG", 0)
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB of {MAX_BYTES / 1000:.0f}")
    window.close_without_asking = True
    window.close()


if __name__ == "__main__":
    main()
