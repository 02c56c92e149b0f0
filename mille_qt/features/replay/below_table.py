"""What lies below the table of a replay: all hands, the time line, the buttons."""

from PySide6.QtCore import QRect

from mille_qt.features.replay.controls import Controls
from mille_qt.features.replay.hands_strip import HandsStrip
from mille_qt.features.replay.time_line import TimeLine


class BelowTable:
    """Lays them out, one below the other."""

    def __init__(self, hands: HandsStrip, time_line: TimeLine, controls: Controls) -> None:
        self._hands, self._time_line, self._controls = hands, time_line, controls

    def heights(self, width: int, page: int) -> tuple[int, int, int]:
        """Of the hands, the time line and the buttons, in pixels; `page` is the page's height."""
        hands = 0 if self._hands.isHidden() else self._hands.height_in(width, page)
        return hands, self._time_line.sizeHint().height(), self._controls.height_in(width)

    def height_in(self, width: int, page_height: int) -> int:
        """The height of all of them at a width, in pixels."""
        return sum(self.heights(width, page_height))

    def lie_below(self, table: QRect, page_height: int) -> None:
        """Take the room below a table."""
        top = table.bottom() + 1
        self._hands.grow_with(page_height)
        parts = self._hands, self._time_line, self._controls
        for part, height in zip(parts, self.heights(table.width(), page_height), strict=True):
            part.setGeometry(0, top, table.width(), height)
            top += height
