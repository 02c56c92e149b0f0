"""The buttons below the timeline: play and step, race, speed, viewer, export."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from mille_qt.features.replay.playback import SPEEDS
from mille_qt.play.keyboard import Command, with_key
from mille_qt.ui.fields import DropDown
from mille_qt.ui.texts.cards import number as number_text
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import fill, in_row

#: The index of the play button among the first five buttons.
PLAY = 2
#: The polygons of each icon, in a square of ICON_SIZE.
_LEFT = ((11, 2), (11, 14), (3, 8))
_RIGHT = ((5, 2), (5, 14), (13, 8))
_WIDE = ((4, 1), (4, 15), (15, 8))
_ICONS: dict[str, tuple[tuple[tuple[int, int], ...], ...]] = {
    "race-back": (((14, 2), (14, 14), (6, 8)), ((2, 2), (5, 2), (5, 14), (2, 14))),
    "back": (_LEFT,),
    "play": (_WIDE,),
    "pause": (((3, 2), (7, 2), (7, 14), (3, 14)), ((9, 2), (13, 2), (13, 14), (9, 14))),
    "on": (_RIGHT,),
    "race-on": (((2, 2), (2, 14), (10, 8)), ((11, 2), (14, 2), (14, 14), (11, 14))),
}
ICON_SIZE = 16
#: The size of an icon, and the width of its button, in lines of text.
ICON_LINES, STEP_LINES = 0.95, 2.2
#: The least number of letters shown of a race, a speed, and a name; longer names are elided.
RACE_LETTERS, SPEED_LETTERS, NAME_LETTERS = 8, 4, 14
#: The height of a combo box, in lines of text.
LIST_HEIGHT = 1.9


class Controls(Translated, Fitted, QWidget):
    """The buttons and combo boxes; `pressed` carries the index of one of the first five buttons."""

    pressed = Signal(int)
    #: A seat, or None for everybody.
    viewer_chosen = Signal(object)
    web_page_requested = Signal()
    picture_requested = Signal()

    def __init__(self, names: Sequence[str], races: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names, self._races, self._running = names, races, False
        self._steps = [QToolButton(self) for _ in range(5)]
        self.race, self.speed, self.viewer = (DropDown(self) for _ in range(3))
        self._save, self.panel, self.close_button = (QToolButton(self) for _ in range(3))
        self.play_on, self.review = QToolButton(self), QToolButton(self)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(8, 2, 8, 4)
        others = (self.review, self._save, self.panel, self.close_button)
        self._buttons = (*self._steps, self.play_on, *others)
        self._parts = (
            in_row(*self._steps, self.race, self.speed, self.play_on, 1),
            in_row(self.viewer, 1, *others),
        )
        fill(self._rows, self._parts[0], (self._parts[1], 1))
        self._add_menu()
        self._fill_lists()
        self._connect()
        self.retranslate()
        self.fit()

    def height_for(self, width: int) -> int:
        """Return the height in pixels for a width in pixels, in one row or two."""
        self._turn(width)
        height = self._rows.sizeHint().height()
        # To ask for another width changes nothing.
        self._turn(self.width())
        return height

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn(self.width())

    def _turn(self, width: int) -> None:
        """Put both parts into one row if that fits into a width in pixels, otherwise into two."""
        self.ensurePolished()
        for layout in (*self._parts, self._rows):
            layout.invalidate()
        margins = self._rows.contentsMargins()
        needed = sum(part.minimumSize().width() for part in self._parts) + self._rows.spacing()
        fits = needed + margins.left() + margins.right() <= width
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._rows.setDirection(way)

    def _add_menu(self) -> None:
        menu = QMenu(self)
        self._page, self._picture = menu.addAction(""), menu.addAction("")
        self._page.triggered.connect(lambda _on: self.web_page_requested.emit())
        self._picture.triggered.connect(lambda _on: self.picture_requested.emit())
        self._save.setMenu(menu)
        self._save.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _fill_lists(self) -> None:
        for box, count, letters in (
            (self.race, self._races, RACE_LETTERS),
            (self.speed, len(SPEEDS), SPEED_LETTERS),
            (self.viewer, len(self._names) + 1, NAME_LETTERS),
        ):
            box.cut_off(letters)
            box.setProperty("low", True)
            box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            box.addItems([""] * count)

    def _connect(self) -> None:
        for number, button in enumerate(self._steps):
            button.clicked.connect(lambda _on, which=number: self.pressed.emit(which))
        self.viewer.activated.connect(lambda i: self.viewer_chosen.emit(i - 1 if i else None))
        # Arrows and Space belong to the replay: a click does not move focus.
        for widget in (*self._buttons, self.race, self.speed, self.viewer):
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_state(self, race: int, speed: int, viewer: int | None, running: bool) -> None:
        """Show the race, the speed, the viewer, and whether the replay is running."""
        self.race.setCurrentIndex(race)
        self.speed.setCurrentIndex(speed)
        self.viewer.setCurrentIndex(0 if viewer is None else viewer + 1)
        if running != self._running:
            self._running = running
            self._update_play_button()
            self.apply_theme()

    def retranslate(self) -> None:
        race, times = self.tr("Race {race}"), self.tr("{times} ×", "speed of a replay")
        for i in range(self._races):
            self.race.setItemText(i, race.format(race=number_text(i + 1)))
        for i, speed in enumerate(SPEEDS):
            self.speed.setItemText(i, times.format(times=QLocale().toString(speed, "g", 2)))
        self.viewer.setItemText(0, self.tr("All hands"))
        for seat, name in enumerate(self._names):
            self.viewer.setItemText(seat + 1, self.tr("As {name}").format(name=isolated(name)))
        self._set_tooltips()
        self._update_play_button()
        self.play_on.setText(self.tr("Play on", "from this moment"))
        self.review.setText(self.tr("Review"))
        self._save.setText(self.tr("Export"))
        self._page.setText(self.tr("Animated &web page…"))
        self._picture.setText(self.tr("&Picture of this moment…"))
        self.panel.setText(with_key(self.tr("Score"), Command.PANEL))
        self.close_button.setText(self.tr("Close"))

    def _set_tooltips(self) -> None:
        notes = (
            self.tr("Start of race, or previous race (Page up)"),
            self.tr("One move back (←)"),
            "",
            self.tr("One move forward (→)"),
            self.tr("Next race (Page down)"),
        )
        for button, note in zip(self._steps, notes, strict=True):
            set_tooltip(button, note)
            button.setAccessibleName(note)
        for box, note in (
            (self.race, self.tr("Race")),
            (self.speed, self.tr("Speed (+ and −)")),
            (self.viewer, self.tr("Hands shown")),
        ):
            set_tooltip(box, note)
            box.setAccessibleName(note)
        set_tooltip(
            self.play_on, self.tr("Play on from here against the computer, as practice (P)")
        )
        set_tooltip(self.review, self.tr("Review the decisions of this race (V)"))
        set_tooltip(self.close_button, self.tr("Close the replay (Esc)"))

    def _update_play_button(self) -> None:
        note = self.tr("Pause (Space)") if self._running else self.tr("Play (Space)")
        set_tooltip(self._steps[PLAY], note)
        self._steps[PLAY].setAccessibleName(note)

    def apply_theme(self) -> None:
        """Draw the signs again in the colours in force."""
        play = "pause" if self._running else "play"
        side = round(self.fontMetrics().height() * ICON_LINES)
        for button, icon in zip(
            self._steps, ("race-back", "back", play, "on", "race-on"), strict=True
        ):
            button.setIcon(_icon(icon, side, self.devicePixelRatioF()))
            button.setIconSize(QSize(side, side))

    def fit(self) -> None:
        """Set the sizes for the page's font: a style sheet uses the system font."""
        line = self.fontMetrics().height()
        for widget in (self.race, self.speed, self.viewer, *self._buttons):
            widget.setFixedHeight(round(line * LIST_HEIGHT))
        for step in self._steps:
            step.setFixedWidth(round(line * STEP_LINES))
        self.apply_theme()


def _icon(name: str, side: int, ratio: float) -> QIcon:
    pixels = round(side * ratio)
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / ICON_SIZE, side / ICON_SIZE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current_theme().ink)
    painter.setClipRect(QRectF(0, 0, ICON_SIZE, ICON_SIZE))
    for corners in _ICONS[name]:
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    painter.end()
    return QIcon(picture)
