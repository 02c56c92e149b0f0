"""Where the targets of piles and tableaux lie, in the order of their names."""

from PySide6.QtCore import QRect, QRectF

from mille_qt.table.layout import TableLayout
from mille_qt.table.tableau_layout import TableauLayout


def pile_rects(layout: TableLayout) -> list[QRect]:
    """Whose turn it is, draw pile, discard pile, odometers."""
    return [
        layout.turn_sign.toRect(),
        layout.draw_pile.toAlignedRect(),
        layout.discard_pile.toAlignedRect(),
        layout.odometers.band.toAlignedRect(),
    ]


def tableau_rects(layout: TableauLayout) -> list[QRect]:
    """How it stands, battle, speed, distance, safeties."""
    distance = QRectF()
    for column in (*layout.distance, *layout.counters):
        distance = distance.united(column)
    words = layout.title.united(layout.status)
    places = (words, layout.battle, layout.speed, distance, *layout.safeties)
    return [place.toAlignedRect() for place in places]
