"""The curtain between the turns of people who share a screen; no hand is drawn below it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from mille_qt.play.panels.turn_clock import ClockView, TurnClock
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.characters.face import Face
from mille_qt.ui.characters.face_view import FaceView
from mille_qt.ui.labels import Label, without_mnemonic
from mille_qt.ui.landscape.daylight import daylight
from mille_qt.ui.landscape.road_surface import paint_road
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.theme.application_theme import current_theme, heading_font
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated

HEADING_SIZE = 2.0  # times the text
#: The size of the face: in lines of text, and at most this share of the curtain's height.
FACE, FACE_SHARE = 7.5, 0.19
LEAST_PICTURE = 70.0  # pixels: the height of a public table that can be recognised
#: Lines of text: the width of the words, the padding of the panel, and the least width of a
#: curtain with the table beside the words.
WORDS, PADDING, WIDE = 19.0, 1.2, 46.0
#: The part of the curtain above the road, and the light: the share of a draw pile that is left.
HORIZON, LIGHT = 0.8, 0.7
#: The maximum width of the panel, as a share of the curtain's.
PANEL_SHARE = 0.92
QWIDGETSIZE_MAX = 16_777_215  # of Qt: no maximum


class Consent(NamedTuple):
    """A question to a player whether `asker` may take back a move.

    `own_moves`: whether later moves of the player would be taken back, too.
    """

    name: str
    asker: str
    own_moves: bool
    answered: Callable[[bool], None]


class Curtain(Translated, QWidget):
    """Covers its parent and calls the next player, who opens it; then `lifted` is emitted.

    Its texts do not depend on any hand, so that everybody may read them. `take_back_wanted` is
    emitted when the player who has just moved presses the button for it.
    """

    lifted = Signal()
    take_back_wanted = Signal()
    #: Somebody else is to play.
    players_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._name = self._reason = self._mover = ""
        self._consent: Consent | None = None
        #: Whether people at other computers are asked.
        self._waits = False
        #: Whether it calls somebody, who may open it.
        self.calls = False
        #: Whether it has been closed again since it was opened.
        self._closed_again = False
        self._picture = QPixmap()
        self._ground = QPixmap()
        panel = self._panel = QFrame(self)
        panel.setProperty("sheet", True)
        self._heading, self._why, self._note, self._table = (Label(parent=panel) for _ in range(4))
        self._face, self._clock = FaceView(FACE, panel), ClockView(panel)
        self._heading.setFont(heading_font(HEADING_SIZE))
        for label in self._words:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self._button, self._agree = QPushButton(panel), QPushButton(panel)
        self._back, self._players = QPushButton(panel), QPushButton(panel)
        self._offers_players = False
        self._button.setDefault(True)
        self._button.clicked.connect(self._press)
        self._agree.clicked.connect(lambda: self._answer(agreed=True))
        self._back.clicked.connect(self.take_back_wanted)
        self._players.clicked.connect(self.players_wanted)
        for button in (self._back, self._players):
            button.setProperty("quiet", True)
        self._arrange()
        self.setFocusProxy(self._button)
        for button in self._all_buttons:
            button.installEventFilter(self)
        self.hide()
        parent.installEventFilter(self)

    def _arrange(self) -> None:
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self._all_buttons:
            self._buttons.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addStretch(1)
        for part in (self._face, *self._words, self._clock):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(self._buttons)
        column.setAlignment(self._buttons, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._panel)
        self._row.addLayout(column)
        self._row.addWidget(self._table, 0, Qt.AlignmentFlag.AlignCenter)

    @property
    def _words(self) -> tuple[Label, ...]:
        return self._heading, self._why, self._note

    @property
    def _all_buttons(self) -> tuple[QPushButton, ...]:
        return self._back, self._players, self._agree, self._button

    def offer_players(self) -> None:
        """Offer to give the seat to somebody else when a player is called."""
        self._offers_players = True

    def show_face(self, face: Face, side: int) -> None:
        """Show the face of the player who is called."""
        self._face.show_face(face, side)

    def show_clock(self, clock: TurnClock | None) -> None:
        """Show the time that the player who is called has left, or none."""
        if clock is not self._clock.clock:
            self._clock.show_clock(clock)
            self._fit()

    @property
    def asks(self) -> bool:
        """Whether it asks if a move may be taken back."""
        return self.isVisible() and self._consent is not None

    def close_for(self, name: str, reason: str = "", mover: str = "") -> None:
        """Close until the player `name` takes over; `reason` tells why that player is called.

        `mover` is the player who may take back the latest move, empty for nobody.
        """
        self._consent, self._waits, self.calls = None, False, True
        self._name, self._reason, self._mover = name, reason, mover
        self._cover()

    def wait(self) -> None:
        """Close until people at other computers have answered whether a move may be taken back."""
        self._consent, self._waits, self.calls = None, True, False
        self._name = self._reason = self._mover = ""
        self._cover()

    def ask(self, consent: Consent) -> None:
        """Close until a player has answered whether moves may be taken back."""
        self._consent, self._waits, self.calls = consent, False, False
        self._name, self._reason, self._mover = consent.name, "", ""
        self._cover()

    def _cover(self) -> None:
        self._closed_again = True
        self.retranslate()
        self._agree.setVisible(self._consent is not None)
        self._back.setVisible(bool(self._mover))
        self._players.setVisible(self._offers_players and not (self._consent or self._waits))
        self.setFocusProxy(self._panel if self._waits else self._button)
        for part in (self._face, self._button):
            part.setHidden(self._waits)
        self._fit()
        self.show()
        self.raise_()
        if self.isVisible():
            # Refusing is the default, in case Enter is pressed by mistake.
            (self._panel if self._waits else self._button).setFocus()
            announce("\n".join(label.text() for label in self._words if label.text()), urgent=True)

    def show_table(self, table: QPixmap) -> None:
        """Show a small picture of the public table."""
        self._picture = table
        self._fit()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Pass to {name}").format(name=isolated(self._name)))
        self._table.setAccessibleName(self.tr("The table without the hands"))
        if self._waits:
            self._say_waiting()
        elif self._consent is None:
            self._say_call()
        else:
            self._say_question(self._consent)
        self._why.setVisible(bool(self._why.text()))

    def _say_call(self) -> None:
        self._why.setText(self._reason)
        self._note.setText(self.tr("All hands are hidden. Nobody else should look now."))
        plain = without_mnemonic(isolated(self._name))
        self._button.setText(self.tr("I am {name}: show my hand").format(name=plain))
        mover = without_mnemonic(isolated(self._mover))
        self._back.setText(self.tr("I am {name}: take back my move").format(name=mover))
        set_tooltip(self._back, self.tr("Backspace"))
        self._players.setText(self.tr("P&layers…"))

    def _say_waiting(self) -> None:
        self._heading.setText(self.tr("One moment…"))
        self._why.setText(self.tr("The others are asked whether a move may be taken back."))
        self._note.setText(self.tr("All hands are hidden."))

    def _say_question(self, consent: Consent) -> None:
        asker = isolated(consent.asker)
        text = self.tr(
            "{name} would like to take back the last move. No card has been drawn since."
        )
        if consent.own_moves:
            text = self.tr(
                "{name} would like to take back a move. Your own moves since then would be taken "
                "back, too."
            )
        self._why.setText(text.format(name=asker))
        self._note.setText(self.tr("Is that all right with you? All hands are hidden."))
        self._agree.setText(self.tr("&Yes, take it back"))
        self._button.setText(self.tr("&No, leave it as it is"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._heading.setFont(heading_font(HEADING_SIZE, self.font()))
            self._fit()
        elif event.type() == QEvent.Type.StyleChange:
            self._ground = QPixmap()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self._fit()
        # A key that was held down before the curtain closed is not meant for its buttons.
        return (
            watched is not self._covered and isinstance(event, QKeyEvent) and event.isAutoRepeat()
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not self._waits:
                focused = (button for button in self._all_buttons if button.hasFocus())
                next(focused, self._button).click()
        elif self._consent is not None and event.key() == Qt.Key.Key_Escape:
            self._answer(agreed=False)
        else:
            # The page may read the public table aloud.
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Keep the focus on the curtain while it is closed."""
        buttons = [button for button in self._all_buttons if button.isVisible()]
        focused = [button.hasFocus() for button in buttons]
        if any(focused):
            step = 1 if next else -1
            buttons[(focused.index(True) + step) % len(buttons)].setFocus()
        return self.isVisible() or super().focusNextPrevChild(next)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a landscape, which is painted once for each size and theme."""
        ratio = self.devicePixelRatioF()
        if self._ground.isNull() or self._ground.deviceIndependentSize() != QSizeF(self.size()):
            self._ground = _landscape(self.size(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _fit(self) -> None:
        """Set the size of everything: the panel is in the middle of the landscape."""
        self.setGeometry(self._covered.rect())
        line, room = self.fontMetrics().height(), QSizeF(self.size()) * PANEL_SHARE
        edge, beside = round(PADDING * line), self.width() >= WIDE * line
        directions = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(directions[beside])
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(edge)
        face = round(min(FACE * line, FACE_SHARE * self.height()))
        self._face.setFixedSize(face, face)
        width = round(WORDS * line if beside else room.width() - 2 * edge)
        self._buttons.setDirection(directions[beside or self._button_width() <= width])
        for label in self._words:
            # QLabel would not return less than its minimum.
            label.setMinimumHeight(0)
            label.setMaximumHeight(QWIDGETSIZE_MAX)
            label.setFixedSize(width, max(label.heightForWidth(width), 0))
        self._table.hide()
        self._row.activate()
        words = self._panel.sizeHint()
        if beside:
            self._show_picture(room - QSizeF(words.width(), 2 * edge) - QSizeF(edge, 0))
        else:
            self._show_picture(QSizeF(width, room.height() - words.height() - edge))
        self._row.activate()
        self._panel.resize(self._panel.sizeHint())
        self._panel.move((self.rect().bottomRight() - self._panel.rect().bottomRight()) / 2)

    def _button_width(self) -> int:
        """The width of all buttons side by side."""
        shown = [button for button in self._all_buttons if not button.isHidden()]
        return sum(button.sizeHint().width() + self._buttons.spacing() for button in shown)

    def _show_picture(self, size: QSizeF) -> None:
        """Show the public table as large as it fits into a size, if it would not be too small."""
        if self._picture.isNull() or size.height() < LEAST_PICTURE:
            return
        self._table.show()
        ratio = self._picture.devicePixelRatioF()
        self._table.setPixmap(
            self._picture.scaled(
                (size * ratio).toSize(),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        )

    def _press(self) -> None:
        if self._consent is not None:
            self._answer(agreed=False)
            return
        if not self.calls:
            return
        # The focus moves to the hand first: a hidden curtain would pass it to any widget.
        self._closed_again = False
        self.lifted.emit()
        if not self._closed_again:
            self.open()
        # On the network, the computer may have moved for this player; then another is called.

    def open(self) -> None:
        """Show what is below."""
        self.hide()
        self._picture = QPixmap()
        self._table.clear()

    def _answer(self, *, agreed: bool) -> None:
        # The curtain stays closed until it calls the next player, or opens if that is a computer.
        consent, self._consent = self._consent, None
        if consent is not None:
            self.calls = False
            consent.answered(agreed)


def _landscape(size: QSize, ratio: float) -> QPixmap:
    """A road through the country, as a picture of a size."""
    # Only screens that are shared need it.
    from mille_qt.ui.landscape.scenery import paint_scenery

    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    light = daylight(LIGHT, current_theme())
    scenery, road = QRectF(0, 0, *size.toTuple()), QRectF(0, 0, *size.toTuple())
    scenery.setHeight(size.height() * HORIZON)
    road.setTop(scenery.bottom())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_scenery(painter, scenery, light)
    paint_road(painter, road, 2, light)
    painter.end()
    return picture
