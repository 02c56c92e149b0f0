"""The look of the program: Fusion in one of three themes, the system's own where wanted."""

from math import floor

from PySide6.QtCore import QDir, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from mille_qt.ui.cards.card_text import load_fonts
from mille_qt.ui.paths import resource
from mille_qt.ui.theme.theme_colours import CONTRAST, DARK, LIGHT, Theme, ThemeChoice
from mille_qt.ui.theme.theme_sheet import sheet

__all__ = [
    "THEMES",
    "Look",
    "Theme",
    "ThemeChoice",
    "current_theme",
    "heading_font",
    "palette_of",
]

THEMES = {theme.choice: theme for theme in (LIGHT, DARK, CONTRAST)}
_SCHEMES = {
    ThemeChoice.LIGHT: Qt.ColorScheme.Light,
    ThemeChoice.DARK: Qt.ColorScheme.Dark,
    ThemeChoice.CONTRAST: Qt.ColorScheme.Dark,
    ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
}
#: What Fusion draws a frame of its own round, and by how much it darkens that frame's colour.
_FRAMED = (
    "QLineEdit",
    "QSpinBox",
    "QComboBox",
    "QCheckBox",
    "QRadioButton",
    "QSlider",
    "QScrollBar",
)
FUSION_FRAME = 140
#: The text of a large window, as a share of its height and its width, and the steps it grows in.
TEXT_SHARE_DOWN, TEXT_SHARE_ACROSS = 1 / 80, 1 / 124
GROWTH_STEP = 0.1
_current = [LIGHT]


def current_theme() -> Theme:
    """The theme that the program shows now."""
    return _current[0]


class Look(QObject):
    """Keeps the application in its theme, and follows the system where the player says so."""

    changed = Signal()

    def __init__(
        self,
        app: QApplication,
        choice: ThemeChoice = ThemeChoice.SYSTEM,
        styled: bool = False,
        text_size: int = 100,
    ) -> None:
        """`styled` where the application was made in the Fusion style; `text_size` in percent."""
        super().__init__(app)
        self._app = app
        #: The system's own text, and how large text is compared with it, in percent.
        self._system_text, self._text_size = app.font(), 100
        #: How many times as large as the system's text is in a window of this size, at least.
        self._growth = 1.0
        self._choice = choice
        self._shown: Theme | None = None
        if not styled:
            app.setStyle("Fusion")
        # The style sheet calls its pictures `arrows:NAME.svg`.
        QDir.setSearchPaths("arrows", [str(resource("arrows"))])
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow)
        self._set_font(text_size, self._growth)
        self.choose(choice)

    def choose(self, choice: ThemeChoice) -> None:
        """Show this theme from now on."""
        self._choice = choice
        # Window frames and the system's own dialogs take the same side.
        QGuiApplication.styleHints().setColorScheme(_SCHEMES[choice])
        self._follow()

    def enlarge(self, text_size: int) -> None:
        """Have all text this large, in percent of the system's."""
        self._set_font(text_size, self._growth)

    def grow_with(self, window: QSize) -> None:
        """Have no text smaller than goes with a window of this size, in logical pixels.

        On a large screen that is not scaled, pages would else be a small spot in its middle.
        """
        wanted = min(window.height() * TEXT_SHARE_DOWN, window.width() * TEXT_SHARE_ACROSS)
        times = wanted / QFontInfo(self._system_text).pixelSize()
        self._set_font(self._text_size, max(floor(times / GROWTH_STEP) * GROWTH_STEP, 1.0))

    def _set_font(self, text_size: int, growth: float) -> None:
        before = self._times
        self._text_size, self._growth = text_size, growth
        if self._times == before:
            return
        self._app.setFont(enlarged(self._system_text, self._times))
        if self._shown is not None:
            # Under a style sheet only setting it again brings a font to widgets that are there
            # already. Never an empty one between: Qt 6.11 then forgets to notice when those widgets
            # go, and the next theme would crash.
            self._app.setStyleSheet(sheet(current_theme()))
            self.changed.emit()

    @property
    def _times(self) -> float:
        """How many times as large as the system's all text is."""
        return max(self._text_size / 100, self._growth)

    def _follow(self) -> None:
        system = self._choice is ThemeChoice.SYSTEM
        theme = system_theme() if system else THEMES[self._choice]
        if theme is not self._shown:
            self._show(theme)

    def _show(self, theme: Theme) -> None:
        self._shown = _current[0] = theme
        self._app.setPalette(palette_of(theme))
        for widget in _FRAMED:
            # PySide takes text here and says that it takes bytes.
            self._app.setPalette(_framed(theme), widget)  # type: ignore[arg-type]
        self._app.setStyleSheet(sheet(theme))
        self.changed.emit()


def system_theme() -> Theme:
    """The theme that goes with the system's own colours."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT


def palette_of(theme: Theme) -> QPalette:
    """The theme as Qt's widgets want it."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.ink,
        role.Base: theme.field,
        role.AlternateBase: theme.paper,
        role.Text: theme.ink,
        role.PlaceholderText: theme.inactive,
        role.Button: theme.paper,
        role.ButtonText: theme.ink,
        role.BrightText: theme.accent_ink,
        role.Highlight: theme.chosen,
        role.HighlightedText: theme.on_chosen,
        role.Accent: theme.chosen,
        role.Link: theme.blue,
        role.LinkVisited: theme.blue,
        role.ToolTipBase: theme.paper,
        role.ToolTipText: theme.ink,
    }
    palette = QPalette(theme.paper, theme.window)
    for colour_role, colour in colours.items():
        palette.setColor(colour_role, colour)
    for colour_role in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, colour_role, theme.inactive)
    return palette


def _framed(theme: Theme) -> QPalette:
    """For fields and boxes: Fusion frames them in a darker tone of the window's colour."""
    palette = palette_of(theme)
    palette.setColor(QPalette.ColorRole.Window, theme.frame.lighter(FUSION_FRAME))
    return palette


def heading_font(size: float, text: QFont | None = None) -> QFont:
    """The bold of the cards, so many times as large as a text, by default the system's."""
    font = enlarged(QApplication.font() if text is None else text, size)
    font.setFamilies([load_fonts()])
    font.setBold(True)
    return font


def enlarged(text: QFont, times: float) -> QFont:
    """A font so many times as large."""
    font = QFont(text)
    points = text.pointSizeF()
    if points > 0:
        font.setPointSizeF(points * times)
    else:
        font.setPixelSize(round(text.pixelSize() * times))
    return font
