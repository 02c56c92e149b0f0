"""The widgets of a match and where they lie: table, bar, hint, tools, panel, banner and curtain."""

import errno
import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPixmap

from mille_qt.play.curtain import Curtain
from mille_qt.play.hand_tools import HandTools
from mille_qt.play.panels.turn_sign import TurnSign
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.play.prompts import Prompts
from mille_qt.play.table_page import TablePage
from mille_qt.table.layout import TableLayout
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.system import system_reason

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession

#: Reasons that room on the disk mends.
_FULL = (errno.ENOSPC, errno.EDQUOT)
_NUMBERS = re.compile(r"\d+")
BANNER_MARGIN = 4  # pixels


class MatchTable(TablePage):
    """Shows a match's table and what belongs to it; nothing is played by it yet."""

    def __init__(self, session: "TableSession", settings: Settings, pictures: Path | None) -> None:
        self.session = session
        words = PictureBuilder(session.names, session.is_computer, session.presence)
        super().__init__(words, len(session.names), settings, pictures)
        viewport = self.table.viewport()
        self.prompts = Prompts(self.bar, self.settings)
        people = bool(self.session.people)
        self.tools = HandTools(self.settings, people, self.session.practice, viewport)
        self.tools.panel_pressed.connect(self.toggle_panel)
        # The sign has the bar's place, right above the hand, while the bar has nothing to say.
        self.bar.stands.connect(self._show_sign)
        self.banner = self._banner()
        self.curtain = Curtain(self)

    def _banner(self) -> Label:
        banner = Label(parent=self)
        banner.setProperty("trouble", True)
        banner.setAutoFillBackground(True)
        banner.setAlignment(Qt.AlignmentFlag.AlignCenter)
        banner.setWordWrap(True)
        banner.setMargin(BANNER_MARGIN)
        banner.hide()
        return banner

    def show_trouble(self, trouble: OSError | None) -> None:
        """Say, for as long as it is so, that the match is not being saved, and why."""
        if trouble is None:
            self.show_banner("")
        else:
            text = (
                self.tr("Not being saved: {reason}. The match goes on; make room on the disk.")
                if trouble.errno in _FULL
                else self.tr("Not being saved: {reason}. The match goes on; save it elsewhere.")
            )
            self.show_banner(text.format(reason=system_reason(trouble)))

    def show_banner(self, text: str) -> None:
        """Have this above the table, which makes room for it; nothing for an empty text."""
        if text != self.banner.text() or bool(text) == self.banner.isHidden():
            # What counts up, as tries do, is no news.
            told = [_NUMBERS.sub("", line) for line in self.banner.text().split("\n")]
            for line in text.split("\n"):
                announce(line if _NUMBERS.sub("", line) not in told else "", urgent=True)
            self.banner.setText(text)
            self.banner.setVisible(bool(text))
            self.updateGeometry()
            self._arrange()

    def _sign(self) -> TurnSign:
        return TurnSign(self.table.viewport(), corner=False)

    def _show_sign(self) -> None:
        self.sign.setVisible(self.bar.isHidden())

    def public_picture(self) -> QPixmap:
        """The table above the hand, as everybody may see it."""
        layout = self.table.table.layout
        picture = self.table.grab()
        if layout is None:
            return picture
        rows = QRectF(0, 0, layout.size.width(), layout.public_bottom)
        ratio = picture.devicePixelRatioF()
        area = QRectF(rows.topLeft() * ratio, rows.size() * ratio).toRect()
        return picture.copy(area)

    def _above(self, width: int) -> int:
        return 0 if self.banner.isHidden() else self.banner.heightForWidth(width)

    def _lie_round(self, table: QRect) -> None:
        self.banner.setGeometry(0, 0, table.width(), table.top())

    def _arrange(self) -> None:
        super()._arrange()
        self.curtain.raise_()

    def _lay_out_overlays(self, layout: TableLayout) -> None:
        super()._lay_out_overlays(layout)
        self.tools.lie_in(layout.hand_tools.toRect())
