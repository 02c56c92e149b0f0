"""Opens the story of the game."""

from PySide6.QtCore import QObject, Qt

from mille_qt.features.shell import Shell
from mille_qt.features.story.story_window import StoryWindow
from mille_qt.ui.paths import cache_folder


class Story(QObject):
    """Owns the window of the story while it is open."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self.window: StoryWindow | None = None

    def open(self) -> None:
        """Show the window."""
        if self.window is None:
            shell = self._shell
            window = self.window = StoryWindow(shell.card_language(), cache_folder(), shell.window)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            window.comparison_requested.connect(lambda: shell.show_rule("rule-sets"))
            window.destroyed.connect(self._forget)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _forget(self) -> None:
        self.window = None
