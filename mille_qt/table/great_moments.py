"""The great moments of a race, said in large letters over the table."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from mille_qt.table.golden_words import golden_words
from mille_qt.ui.texts.cards import miles, number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.reading import ReadingTexts
from mille_qt.ui.texts.scores import score_item
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate
from mille_rules.cards import SAFETIES
from mille_rules.events import Event, EventKind
from mille_rules.rulesets import as_scored
from mille_rules.view_analysis import sides_that_won
from mille_rules.views import View

#: The height of the words and of the line below them, as shares of the table's height.
TITLE, BELOW = 0.075, 0.036
#: The greatest share of the table's width, and the gap between the lines in heights of the lower.
WIDEST, GAP = 0.94, 0.2
#: The darkness of the table, and the shares of time until it is dark, and until it gets lighter.
DIMMED, COMES, GOES = 0.25, 0.1, 0.85


class GreatMoment(NamedTuple):
    """A text in large letters, and a line below it."""

    title: str
    below: str = ""


def moment_of(event: Event, view: View, names: Sequence[str]) -> GreatMoment | None:
    """Return the great moment that an event is; None for most.

    `view` is that after the event, and `names` are those of the sides.
    """
    rules, side = as_scored(view.setup.rules), event.side
    if event.kind is EventKind.RACE_OVER:
        return _end(view, names, side)
    if event.kind is EventKind.SHUFFLED:
        left = ReadingTexts().left_to_draw(view.draw_pile)
        return GreatMoment(translate("Table", "Discards shuffled again"), left)
    if side is None or event.kind not in (EventKind.PLAYED, EventKind.COUP):
        return None
    safeties = view.tableaux[side].safeties
    all_four = event.card in SAFETIES and len(safeties) == len(SAFETIES)
    name, worth_all = isolated(names[side]), _worth(rules.pts_all_safeties)
    if event.kind is EventKind.COUP:
        more = f"{score_item('all_safeties')} {worth_all}".rstrip() if all_four else ""
        below = _joined(name, _worth(rules.pts_coup), more)
        return GreatMoment(translate("Table", "Coup fourré!"), below)
    if all_four:
        return GreatMoment(translate("Table", "All four safeties!"), _joined(name, worth_all))
    return None


def _end(view: View, names: Sequence[str], side: int | None) -> GreatMoment:
    """The moment at the end of a race; `side` has completed its trip.

    Where races decide the match, whoever is furthest has won it if nobody arrives.
    """
    if side is None:
        won = sides_that_won(view)
        way = miles(view.tableaux[won[0]].miles) if won else ""
        furthest = names_together([names[side] for side in won]) if won else ""
        return GreatMoment(translate("Table", "Nobody arrives"), _joined(furthest, way))
    if side == view.side:
        title = translate("Table", "You arrive!")
    elif view.setup.seats > view.setup.sides:
        title = translate("Table", "{names} arrive!", "several players")
    else:
        title = translate("Table", "{names} arrives!", "one player")
    points = view.match.races[-1][side].shutout
    shutout = f"{score_item('shutout')} {_worth(points)}" if points else ""
    return GreatMoment(
        title.format(names=isolated(names[side])), _joined(miles(view.target), shutout)
    )


def _worth(points: int) -> str:
    return f"+{number(points)}" if points else ""


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


class GreatMomentView(QWidget):
    """Dims the table and its buttons, and shows a great moment; the mouse passes through."""

    def __init__(self, moment: GreatMoment, middle: QPointF, table: QWidget) -> None:
        """`middle` is that of the words."""
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(table.size())
        self._opacity = 1.0
        most, ratio = table.width() * WIDEST, table.devicePixelRatioF()
        title = golden_words(moment.title, table.height() * TITLE, ratio, most)
        below = golden_words(moment.below, table.height() * BELOW, ratio, most)
        #: Pictures of the lines, and where they are.
        self.lines = _one_below_the_other((title, below), middle)
        # Above everything else on the table.
        self.raise_()
        self.show()

    def fade(self, share: float) -> None:
        """Set how much of its time has passed, from 0 to 1."""
        opacity = min(1.0, share / COMES, (1.0 - share) / (1.0 - GOES))
        if opacity != self._opacity:
            self._opacity = opacity
            self.update()

    def end(self) -> None:
        """Hide and delete it."""
        self.hide()
        self.deleteLater()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, shade = QPainter(self), QColor("black")
        shade.setAlphaF(DIMMED)
        painter.setOpacity(self._opacity)
        painter.fillRect(self.rect(), shade)
        for place, line in self.lines:
            painter.drawPixmap(place, line)
        painter.end()


def _one_below_the_other(
    lines: Sequence[QPixmap], middle: QPointF
) -> list[tuple[QPointF, QPixmap]]:
    """Place pictures of words one below the other, round a point."""
    sizes = [line.deviceIndependentSize() for line in lines]
    gap = sizes[-1].height() * GAP
    top = middle.y() - (sum(size.height() for size in sizes) + gap * (len(lines) - 1)) / 2
    placed = []
    for size, line in zip(sizes, lines, strict=True):
        placed.append((QPointF(round(middle.x() - size.width() / 2), round(top)), line))
        top += size.height() + gap
    return placed
