"""The theme of the application: Fusion in one of three colour schemes, or the system's choice."""

from math import floor

import shiboken6
from PySide6.QtCore import QDir, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from mille_qt.ui.paths import resource
from mille_qt.ui.theme.own_font import OwnFont
from mille_qt.ui.theme.program_style import ProgramStyle
from mille_qt.ui.theme.text_font import heading_family, with_text_font
from mille_qt.ui.theme.theme_colours import CONTRAST, DARK, LIGHT, Theme, ThemeChoice
from mille_qt.ui.theme.theme_sheet import sheet

__all__ = [
    "THEMES",
    "ApplicationTheme",
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
#: Text size in a large window, as a share of its height and width, and the steps it grows in.
TEXT_SHARE_DOWN, TEXT_SHARE_ACROSS = 1 / 56, 1 / 92
GROWTH_STEP = 0.2
_current = [LIGHT]


def current_theme() -> Theme:
    """The theme in use."""
    return _current[0]


class ApplicationTheme(QObject):
    """Applies a theme and a text size to the application; follows the system if set to."""

    changed = Signal()

    def __init__(
        self,
        app: QApplication,
        choice: ThemeChoice = ThemeChoice.SYSTEM,
        text_size: int = 100,
    ) -> None:
        """`text_size` is in percent."""
        super().__init__(app)
        self._app = app
        #: The desktop's font, the font of all text in its size, and the size of text in percent.
        self._desktop_font, self._system_text = desktop_font(), app.font()
        self._text_size = text_size
        #: Size of text in pixels that fits the window, see `fit_text_to`.
        self._fitting_text = 0.0
        self._choice = choice
        self._shown: Theme | None = None
        self._style = ProgramStyle()
        app.setStyle(self._style)
        # The style sheet refers to its pictures as `arrows:NAME.svg` and `signs:NAME.svg`.
        for folder in ("arrows", "signs"):
            QDir.setSearchPaths(folder, [str(resource(folder))])
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow)
        self.set_theme(choice)
        # The first style sheet makes Qt restore the desktop's fonts for labels, buttons, menus and
        # other classes. A font for the application replaces them, for good.
        self._font = self._wanted_font()
        app.setFont(self._font)

    def set_theme(self, choice: ThemeChoice) -> None:
        """Switch to a theme."""
        self._choice = choice
        # Window frames and the system's own dialogs take the same side.
        QGuiApplication.styleHints().setColorScheme(_SCHEMES[choice])
        self._follow()

    def set_text_size(self, text_size: int) -> None:
        """Set the size of all text, in percent of what is usual in a window of this size."""
        self._text_size = text_size
        self._update_font()

    def fit_text_to(self, window: QSize) -> None:
        """Enlarge the text to fit a window of this size, in logical pixels.

        Pages would otherwise be a small area in the middle of a large window.
        """
        self._fitting_text = min(
            window.height() * TEXT_SHARE_DOWN, window.width() * TEXT_SHARE_ACROSS
        )
        self._update_font()

    def follow_desktop_font(self) -> None:
        """Take over the size and the other scripts of the desktop's font if it has changed."""
        font = desktop_font()
        if font != self._desktop_font:
            self._desktop_font, self._system_text = font, with_text_font(font)
            self._update_font()

    def _update_font(self) -> None:
        font = self._wanted_font()
        if font == self._font:
            return
        growth = size_of(font) / size_of(self._font)
        self._font = font
        self._style.growth = self.growth
        self._app.setFont(font)
        # Under a style sheet only setting it again brings a font to widgets that are there
        # already. Never an empty one between: Qt 6.11 then forgets to notice when those widgets
        # go, and the next theme would crash.
        self._set_sheet(growth)
        self.changed.emit()

    def _set_sheet(self, growth: float = 1.0) -> None:
        """Set the style sheet; fonts of single widgets are kept, and grow with other text.

        Qt would drop those that a widget was given after it was first shown.
        """
        has_own = Qt.WidgetAttribute.WA_SetFont
        widgets = [each for each in QApplication.allWidgets() if each.testAttribute(has_own)]
        widgets = [each for each in widgets if not isinstance(each, OwnFont)]
        own = [(each, enlarged(each.font(), growth)) for each in widgets]
        self._app.setStyleSheet(sheet(current_theme(), self.growth))
        for widget, font in own:
            if shiboken6.isValid(widget) and widget.font() != font:
                widget.setFont(font)

    @property
    def growth(self) -> float:
        """How much larger text is for the size of the window, at least 1."""
        growth = self._fitting_text / QFontInfo(self._system_text).pixelSize()
        return max(1.0, floor(growth / GROWTH_STEP) * GROWTH_STEP)

    def _wanted_font(self) -> QFont:
        """Return the font of all text in the size that the player and the window ask for."""
        return enlarged(self._system_text, self._text_size / 100 * self.growth)

    def _follow(self) -> None:
        system = self._choice is ThemeChoice.SYSTEM
        theme = system_theme() if system else THEMES[self._choice]
        if theme is not self._shown:
            self._show(theme)

    def _show(self, theme: Theme) -> None:
        self._shown = _current[0] = theme
        self._app.setPalette(palette_of(theme))
        self._set_sheet()
        self.changed.emit()


def desktop_font() -> QFont:
    """The font that the desktop has for text, at this moment."""
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def system_theme() -> Theme:
    """The theme that matches the system's colours."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT


def palette_of(theme: Theme) -> QPalette:
    """The palette of a theme."""
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


def heading_font(size: float, text: QFont | None = None) -> QFont:
    """The bold font of the cards, `size` times as large as `text` (default: the application's)."""
    font = enlarged(QApplication.font() if text is None else text, size)
    font.setFamilies([heading_family()])
    font.setBold(True)
    return font


def size_of(font: QFont) -> float:
    """The size in points, or in pixels for a font that has only those."""
    return font.pointSizeF() if font.pointSizeF() > 0 else float(font.pixelSize())


def enlarged(text: QFont, times: float) -> QFont:
    """Return the font, `times` as large."""
    font = QFont(text)
    points = text.pointSizeF()
    if points > 0:
        font.setPointSizeF(points * times)
    else:
        font.setPixelSize(round(text.pixelSize() * times))
    return font
