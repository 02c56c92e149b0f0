"""Going round a page with a table by one key: from one part of it to the next."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mille_qt.play.table_page import TablePage


def go_to_region(page: TablePage, step: int) -> None:
    """Move focus to the next region of the page (1), or the previous one (-1)."""
    regions = _regions(page)
    focused = QApplication.focusWidget()
    at = next((i for i, region in enumerate(regions) if focused in region), -1 if step > 0 else 0)
    for offset in range(1, len(regions) + 1):
        region = regions[(at + step * offset) % len(regions)]
        stop = next((widget for widget in region if _is_stop(widget)), None)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return


def _regions(page: TablePage) -> list[list[QWidget]]:
    """Hand, piles, own tableau, opponents, bar, log, score: the focusable widgets of each."""
    targets: list[list[QWidget]] = [
        [group.stop, *group.targets] for group in page.accessible_table.groups
    ]
    bar = [*page.bar.findChildren(QPushButton), page.bar]
    panel = [[region, *region.findChildren(QWidget)] for region in page.panel.regions()]
    return [*targets, bar, *panel]


def _is_stop(widget: QWidget) -> bool:
    stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(stops) and widget.isVisible() and widget.isEnabled()
