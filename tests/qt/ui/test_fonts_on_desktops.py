"""Every class of widget has the game's font in the chosen size, whatever fonts the desktop has."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mille_qt.ui.theme.application_theme import ApplicationTheme
from tests.qt.play.real_window import MISSING, ROOT, screen  # noqa: F401

#: Fonts of a desktop that are larger and smaller than usual, and another one for each class.
KDE = """[General]
font=DejaVu Sans,12,-1,5,50,0,0,0,0,0
menuFont=DejaVu Serif,9,-1,5,50,0,0,0,0,0
toolBarFont=DejaVu Serif,8,-1,5,50,0,0,0,0,0
smallestReadableFont=DejaVu Serif,7,-1,5,50,0,0,0,0,0
[WM]
activeFont=DejaVu Serif,14,-1,5,50,0,0,0,0,0
"""
GTK = "[Settings]\ngtk-font-name=DejaVu Serif 12\n"
SESSION = {"KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "6", "XDG_CURRENT_DESKTOP": "KDE"}
STAGES = 8
THEMES = "gtk3", "kde", "gnome", "xdgdesktopportal"
#: The theme that Qt itself has, with fonts of its own for menus and buttons in bars.
QUICK = "kde", 200
DESKTOPS = [
    pytest.param(theme, size, marks=[] if (theme, size) == QUICK else pytest.mark.slow)
    for theme in THEMES
    for size in (100, 200)
]


def has_theme(name: str) -> bool:
    """Whether a theme is in Qt itself, or its plugin is installed."""
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platformthemes"
    return name in {"kde", "gnome"} or any(plugins.glob(f"*q{name}*"))


@pytest.mark.window
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
@pytest.mark.parametrize(("theme", "size"), DESKTOPS)
def test_no_class_of_widget_keeps_a_font_of_the_desktop(
    theme: str,
    size: int,
    screen: str,  # noqa: F811
    own_folders: Path,
) -> None:
    if not has_theme(theme):
        pytest.skip(f"this Qt has no platform theme {theme}")
    config = own_folders / ".config"
    (config / "gtk-3.0").mkdir(parents=True)
    (config / "gtk-3.0/settings.ini").write_text(GTK, "utf-8")
    (config / "kdeglobals").write_text(KDE, "utf-8")
    place = {"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "QT_QPA_PLATFORMTHEME": theme}
    done = subprocess.run(
        [sys.executable, "-m", "tests.qt.ui.fonts_on_a_desktop", str(size)],
        cwd=ROOT,
        env={**os.environ, **SESSION, **place},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    stages = [line.partition(": ") for line in done.stdout.splitlines()]
    assert (done.returncode, len(stages)) == (0, STAGES), done.stderr
    assert {stage: names for stage, _, names in stages if names} == {}


@pytest.mark.styled
def test_a_new_font_of_the_desktop_reaches_what_is_open(
    app_theme: ApplicationTheme, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    label, before = QLabel("Text"), QFont(qapp.font())
    qtbot.addWidget(label)
    label.show()
    larger = QFont(before)
    larger.setPointSizeF(before.pointSizeF() * 1.5)
    with monkeypatch.context() as patch:
        patch.setattr("mille_qt.ui.theme.application_theme.desktop_font", lambda: larger)
        app_theme.follow_desktop_font()
        assert label.font().pointSizeF() == pytest.approx(larger.pointSizeF())
    app_theme.follow_desktop_font()
    assert label.font().pointSizeF() == pytest.approx(before.pointSizeF())
