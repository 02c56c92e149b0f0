"""The banner at the end of a race: who has won it, and the points, item by item."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mille_qt.table.durations import Tempo
from mille_qt.ui.art.characters.face import Mood
from mille_qt.ui.art.characters.portrait_picture import SideFaces, faces_width, paint_faces
from mille_qt.ui.fitting import first_that_fits
from mille_qt.ui.single_presses import ignore_late_presses
from mille_qt.ui.texts.cards import number as number_text
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.scores import score_item
from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_rules.scoring import ITEMS
from mille_rules.views import View

#: Milliseconds at normal pace: before the first item, for each item, and after the last.
BEFORE, EACH, AFTER = 500, 420, 1800
#: Multiples of a line of text: the faces, the gaps, the corner radius, and the margin.
FACES, GAP, CORNER, MARGIN = 4.2, 1.1, 0.8, 0.9
#: Text sizes: heading, a figure, its label, and the total.
HEADING, FIGURE, LABEL, TOTAL = 1.7, 1.35, 0.85, 2.0
#: The text of the whole banner shrinks in these steps until it fits.
SIZES = (1.6, 1.45, 1.3, 1.15, 1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52)
FRAME = 3.0  # pixels

translate = QCoreApplication.translate


class Earned(NamedTuple):
    """An item of a score, and its points."""

    label: str
    points: int

    @property
    def figure(self) -> str:
        """The points as they are shown."""
        return f"+{number_text(self.points)}"


class RaceResult(NamedTuple):
    """The winners of the race, or the viewer's side if nobody has won, and the points."""

    heading: str
    shown: SideFaces
    won: bool
    earned: tuple[Earned, ...]
    #: The points of the other sides, as a line of text.
    others: str

    @property
    def total(self) -> int:
        """The points of the side that is shown."""
        return sum(points for _, points in self.earned)


def race_result(view: View, sides: Sequence[SideFaces], own: int | None) -> RaceResult:
    """Return the result of the last race; `own` is the viewer's side."""
    scores, completer = view.match.races[-1], view.completer
    shown = completer if completer is not None else own or 0
    score = scores[shown]
    figures = ((score_item(item), getattr(score, item)) for item in ITEMS)
    other = translate("RaceBanner", "{side}: {points}")
    others = (
        other.format(side=isolated(side.name), points=number_text(scores[side.side].total))
        for side in sides
        if side.side != shown
    )
    return RaceResult(
        _heading(sides, completer, own),
        sides[shown],
        completer is not None,
        tuple(Earned(label, points) for label, points in figures if points),
        "   ·   ".join(others),
    )


def _heading(sides: Sequence[SideFaces], completer: int | None, own: int | None) -> str:
    if completer is None:
        return translate("RaceBanner", "Nobody completed the trip")
    if completer == own:
        return translate("RaceBanner", "You win the race!")
    winners = sides[completer]
    text = (
        translate("RaceBanner", "{names} win the race", "several players")
        if len(winners.players) > 1
        else translate("RaceBanner", "{names} wins the race", "one player")
    )
    return text.format(names=isolated(winners.name))


class RaceBanner(QWidget):
    """Covers the hand for some seconds; a click skips what is left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._result: RaceResult | None = None
        self._area, self._covered = QRect(), QRect()
        self._then: Callable[[], None] | None = None
        self._run = QVariantAnimation(self)
        self._run.valueChanged.connect(lambda _share: self.update())
        self._run.finished.connect(self.close_now)
        self.hide()

    @property
    def result(self) -> RaceResult | None:
        """The result that is shown, None while the banner is hidden."""
        return self._result

    def show_result(self, result: RaceResult, tempo: Tempo, then: Callable[[], None]) -> None:
        """Show a result, then call `then`; without motion, show all points at once."""
        self.drop()
        self._result, self._then = result, then
        whole = BEFORE + EACH * len(result.earned) + AFTER
        self._run.setDuration(tempo.of(whole))
        self._run.setStartValue(0.0 if tempo.moves else float(whole))
        self._run.setEndValue(float(whole))
        self.setAccessibleName(f"{result.heading}. {result.others}")
        self._fit()
        self.show()
        self.raise_()
        ignore_late_presses(self)
        self._run.start()

    def close_now(self) -> None:
        """Hide the banner, if it is shown, and go on."""
        then = self._then
        self.drop()
        if then is not None:
            then()

    def drop(self) -> None:
        """Hide the banner and do nothing more, since the match goes on already."""
        self._result = self._then = None
        self._run.stop()
        self.hide()

    def set_area(self, area: QRect, covered: QRect) -> None:
        """Set the area in which the banner is centred, and the part of it that it always covers."""
        self._area, self._covered = area, covered
        self._fit()

    # -- layout and painting -----------------------------------------------------

    def _fit(self) -> None:
        """Take the largest text with which everything fits."""
        if self._result is None:
            return
        result, area = self._result, self._area
        look = self._look = first_that_fits(
            (_Look(result, self.font(), size) for size in SIZES),
            lambda way: way.width <= area.width() and way.height <= area.height(),
        )
        place = QRect(0, 0, round(look.width), round(look.height))
        place.moveCenter(self._area.center())
        if not self._covered.isEmpty():
            # Where the banner is wider than the hand, it stays inside the area.
            left = self._covered.center().x() - place.width() // 2
            most = self._area.left() + self._area.width() - place.width()
            place.moveLeft(max(min(left, most), self._area.left()))
            place = place.united(self._covered)
        self.setGeometry(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the panel, the faces, and the items counted so far."""
        if self._result is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            counted = (float(self._run.currentValue() or 0.0) - BEFORE) / max(EACH, 1)
            self._look.paint(painter, QRectF(self.rect()), counted)
            painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Apply a new text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what is left."""
        event.accept()
        self.close_now()


class _Look:
    """The content of a banner at one text size."""

    def __init__(self, result: RaceResult, font: QFont, size: float) -> None:
        self._result = result
        self._heading, self._total = (
            heading_font(HEADING * size, font),
            heading_font(TOTAL * size, font),
        )
        self._figure, self._label = heading_font(FIGURE * size, font), enlarged(font, LABEL * size)
        self._quiet = enlarged(font, size)
        line = self._line = QFontMetricsF(enlarged(font, size)).height()
        self._faces = faces_width(result.shown, FACES * line)
        label, figure = QFontMetricsF(self._label), QFontMetricsF(self._figure)
        self._columns = [
            max(label.horizontalAdvance(item.label), figure.horizontalAdvance(item.figure))
            for item in result.earned
        ]
        gap = GAP * line
        items = sum(width + gap for width in self._columns)
        total = QFontMetricsF(self._total).horizontalAdvance(number_text(result.total)) + gap
        heading = QFontMetricsF(self._heading).horizontalAdvance(result.heading)
        others = QFontMetricsF(self._quiet).horizontalAdvance(result.others)
        self.width = 2 * MARGIN * line + self._faces + gap + max(heading, items + total, others)
        self._rows = (
            QFontMetricsF(self._heading).height(),
            max(label.height() + figure.height(), QFontMetricsF(self._total).height()),
            QFontMetricsF(self._quiet).height(),
        )
        self.height = max(sum(self._rows) + line, FACES * line) + 2 * MARGIN * line

    def paint(self, painter: QPainter, area: QRectF, counted: float) -> None:
        """Draw into an area, with so many items counted; the next one appears by and by."""
        theme, line, result = current_theme(), self._line, self._result
        frame = area.adjusted(FRAME / 2, FRAME / 2, -FRAME / 2, -FRAME / 2)
        painter.setPen(QPen(theme.gold, FRAME))
        painter.setBrush(theme.paper)
        painter.drawRoundedRect(frame, CORNER * line, CORNER * line)
        inner = area.adjusted(MARGIN * line, MARGIN * line, -MARGIN * line, -MARGIN * line)
        height = FACES * line
        faces = QRectF(inner.left(), inner.center().y() - height / 2, self._faces, height)
        paint_faces(painter, faces, result.shown, Mood.HAPPY if result.won else Mood.CALM)
        words = inner.adjusted(self._faces + GAP * line, 0, 0, 0)
        words.setTop(inner.center().y() - (sum(self._rows) + line) / 2)
        painter.setPen(theme.ink)
        painter.setFont(self._heading)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(words, left, result.heading)
        words.setTop(words.top() + self._rows[0] + line / 2)
        self._paint_items(painter, words, counted)
        words.setTop(words.top() + self._rows[1] + line / 2)
        painter.setPen(theme.muted)
        painter.setFont(self._quiet)
        painter.drawText(words, left, result.others)

    def _paint_items(self, painter: QPainter, area: QRectF, counted: float) -> None:
        """Draw the items counted so far, and their sum."""
        theme, x, total = current_theme(), area.left(), 0.0
        label = QFontMetricsF(self._label).height()
        for number, (item, width) in enumerate(
            zip(self._result.earned, self._columns, strict=True)
        ):
            share = min(max(counted - number, 0.0), 1.0)
            total += item.points * share
            painter.setOpacity(share)
            painter.setPen(theme.muted)
            painter.setFont(self._label)
            top = QRectF(x, area.top(), width, label)
            painter.drawText(top, Qt.AlignmentFlag.AlignLeft, item.label)
            painter.setPen(theme.ink)
            painter.setFont(self._figure)
            below = QRectF(x, top.bottom(), width, self._rows[1] - label)
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft, item.figure)
            x += width + GAP * self._line
        painter.setOpacity(1.0)
        painter.setPen(theme.accent_ink)
        painter.setFont(self._total)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        sum_area = QRectF(x, area.top(), area.right() - x, self._rows[1])
        painter.drawText(sum_area, right, number_text(round(total)))
