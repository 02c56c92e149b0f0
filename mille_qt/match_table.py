"""The widgets of a match and where they lie: table, bar, hint, tools, panel, banner and curtain."""

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from mille_qt.asking import Asking
from mille_qt.curtain import Curtain
from mille_qt.hand_tools import HandTools
from mille_qt.motion_choice import is_reduced
from mille_qt.panels.message_bar import MessageBar
from mille_qt.panels.side_panel import SidePanel
from mille_qt.session import LocalSession
from mille_qt.settings import Settings
from mille_qt.table.durations import Tempo
from mille_qt.table.layout import TableLayout
from mille_qt.table.view import TableView
from mille_qt.table_words import TableWords
from mille_qt.theme import current_theme, heading_font

#: Below this width the panel is a drawer over the table (pixels).
DRAWER_BELOW = 1100
HINT_SIZE = 1.1


class MatchTable(QWidget):
    """Shows a match's table and what belongs to it; nothing is played by it yet."""

    def __init__(self, session: LocalSession, settings: Settings, pictures: Path | None) -> None:
        super().__init__()
        self.session, self.settings = session, settings
        self.words = TableWords(session.names, session.is_computer)
        self.sides = len(self.words.side_names(None))
        self.table = TableView(
            self.sides,
            len(session.names),
            current_theme(),
            settings.card_language,
            pictures,
            self,
        )
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._drawer_open = False
        self._add_overlays()
        self._add_frame()
        self.table.laid_out.connect(self._lay_out_overlays)
        settings.changed.connect(self._setting_changed)
        self._set_tempo()

    def _add_overlays(self) -> None:
        """What lies on the table itself."""
        viewport = self.table.viewport()
        self.bar = MessageBar(viewport, self)
        self.asking = Asking(self.bar, self.settings)
        self.hint = QLabel(viewport)
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self.hint.setFont(heading_font(HINT_SIZE))
        self.tools = HandTools(self.settings, self.session.practice, viewport)
        self.tools.panel_pressed.connect(self.toggle_panel)

    def _add_frame(self) -> None:
        """What lies beside the table, or over all of it."""
        self.panel = SidePanel(self.sides, self.table.table.pictures, self)
        self.banner = QLabel(self)
        self.banner.setProperty("trouble", True)
        self.banner.setAutoFillBackground(True)
        self.banner.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.banner.hide()
        self.curtain = Curtain(self)

    def toggle_panel(self) -> None:
        """Show or hide the panel."""
        if self.width() < DRAWER_BELOW:
            self._drawer_open = not self._drawer_open
            self._arrange()
        else:
            self.settings.panel_open = not self.settings.panel_open

    def show_trouble(self, trouble: OSError | None) -> None:
        """Say, for as long as it is so, that the match is not being saved, and why."""
        self.banner.setVisible(trouble is not None)
        if trouble is not None:
            text = self.tr("Not being saved: {reason}. The match goes on; make room on the disk.")
            self.banner.setText(text.format(reason=trouble.strerror or trouble))

    def public_picture(self) -> QPixmap:
        """The table above the hand, as everybody may see it."""
        layout = self.table.table.layout
        picture = self.table.grab()
        if layout is None:
            return picture
        rows = QRectF(0, 0, layout.size.width(), layout.message_bar.top())
        ratio = picture.devicePixelRatioF()
        area = QRectF(rows.topLeft() * ratio, rows.size() * ratio).toRect()
        return picture.copy(area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _setting_changed(self, name: str) -> None:
        if name == "panel_open":
            self._arrange()
        elif name in ("pace", "reduced_motion"):
            self._set_tempo()

    def _set_tempo(self) -> None:
        reduced = is_reduced(self.settings.reduced_motion)
        self.table.table.go_at(Tempo(self.settings.pace, reduced))

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        panel = min(self.panel.panel_width(), width)
        wide = width >= DRAWER_BELOW
        shown = self.settings.panel_open if wide else self._drawer_open
        beside = shown and wide
        self.panel.setVisible(shown)
        self.table.setGeometry(0, 0, width - panel if beside else width, height)
        self.panel.setGeometry(width - panel, 0, panel, height if wide else self._drawer_height())
        self.banner.setGeometry(0, 0, self.table.width(), self.banner.sizeHint().height())
        self.panel.raise_()
        self.curtain.raise_()

    def _drawer_height(self) -> int:
        """A drawer ends above the bar: the hand and its buttons stay to be seen and pressed."""
        layout = self.table.table.layout
        return self.height() if layout is None else round(layout.message_bar.top())

    def _lay_out_overlays(self, layout: TableLayout) -> None:
        self.bar.lie_in(layout.message_bar.toRect())
        self.hint.setGeometry(layout.turn_hint.toRect())
        self.tools.setGeometry(layout.hand_tools.toRect())
