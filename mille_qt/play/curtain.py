"""The curtain between the turns of people who share a screen; no hand is drawn below it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from mille_qt.play.panels.turn_clock import Clock, ClockView
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.face_view import FaceView
from mille_qt.ui.art.landscape.daylight import daylight
from mille_qt.ui.labels import Label, without_mnemonic
from mille_qt.ui.single_presses import ignore_late_presses
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
#: The maximum size of the panel, as a share of the curtain's.
PANEL_SHARE = 0.92
QWIDGETSIZE_MAX = 16_777_215  # of Qt: no maximum


class CurtainPanel(QFrame):
    """Arranges what the curtain says and offers; `fit` after a change that needs another size."""

    def __init__(self, curtain: QWidget) -> None:
        super().__init__(curtain)
        self._curtain = curtain
        self._picture = QPixmap()
        self.setProperty("sheet", True)
        self.heading, self.why, self.note, self.table = (Label(parent=self) for _ in range(4))
        self.face, self._clock = FaceView(FACE, self), ClockView(self)
        self.heading.setFont(heading_font(HEADING_SIZE))
        for label in self.words:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.main, self.agree = QPushButton(self), QPushButton(self)
        self.back, self.players = QPushButton(self), QPushButton(self)
        self.main.setDefault(True)
        for button in (self.back, self.players):
            button.setProperty("quiet", True)
        self._arrange()

    def _arrange(self) -> None:
        self._row_of_buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self.buttons:
            self._row_of_buttons.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addStretch(1)
        for part in (self.face, *self.words, self._clock):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(self._row_of_buttons)
        column.setAlignment(self._row_of_buttons, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(column)
        self._row.addWidget(self.table, 0, Qt.AlignmentFlag.AlignCenter)

    @property
    def words(self) -> tuple[Label, ...]:
        """The texts, from top to bottom."""
        return self.heading, self.why, self.note

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons, from left to right."""
        return self.back, self.players, self.agree, self.main

    def show_clock(self, clock: Clock | None) -> None:
        """Show the time that a player has left, or none."""
        if clock is not self._clock.clock:
            self._clock.show_clock(clock)
            self.fit()

    def show_table(self, picture: QPixmap) -> None:
        """Show a picture of the public table as large as there is room."""
        self._picture = picture
        self.fit()

    def forget_table(self) -> None:
        """Remove the picture of the table."""
        self._picture = QPixmap()
        self.table.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.heading.setFont(heading_font(HEADING_SIZE, self.font()))
            self.fit()

    def fit(self) -> None:
        """Set the size of everything: the panel is in the middle of the curtain."""
        over = self._curtain
        line, room = self.fontMetrics().height(), QSizeF(over.size()) * PANEL_SHARE
        edge, beside = round(PADDING * line), over.width() >= WIDE * line
        directions = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(directions[beside])
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(edge)
        face = round(min(FACE * line, FACE_SHARE * over.height()))
        self.face.setFixedSize(face, face)
        width = round(WORDS * line if beside else room.width() - 2 * edge)
        self._row_of_buttons.setDirection(directions[beside or self._button_width() <= width])
        for label in self.words:
            # QLabel would not return less than its minimum.
            label.setMinimumHeight(0)
            label.setMaximumHeight(QWIDGETSIZE_MAX)
            label.setFixedSize(width, max(label.heightForWidth(width), 0))
        self.table.hide()
        self._row.activate()
        words = self.sizeHint()
        if beside:
            self._scale_picture(room - QSizeF(words.width(), 2 * edge) - QSizeF(edge, 0))
        else:
            self._scale_picture(QSizeF(width, room.height() - words.height() - edge))
        self._row.activate()
        self.resize(self.sizeHint())
        self.move((over.rect().bottomRight() - self.rect().bottomRight()) / 2)

    def _button_width(self) -> int:
        """The width of all buttons side by side."""
        shown = [button for button in self.buttons if not button.isHidden()]
        spacing = self._row_of_buttons.spacing()
        return sum(button.sizeHint().width() + spacing for button in shown)

    def _scale_picture(self, size: QSizeF) -> None:
        """Show the public table as large as it fits into a size, if it would not be too small."""
        if self._picture.isNull() or size.height() < LEAST_PICTURE:
            return
        self.table.show()
        ratio = self._picture.devicePixelRatioF()
        self.table.setPixmap(
            self._picture.scaled(
                (size * ratio).toSize(),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        )


#: The part of the curtain above the road, and the light: the share of a draw pile that is left.
HORIZON, LIGHT = 0.8, 0.7
_PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Consent(NamedTuple):
    """A question to everybody else at this screen whether `asker` may take back a move."""

    asker: str
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
        #: Whether a button has been pressed since the texts changed, or there was none to press.
        self._pressed = True
        #: Whether it has been closed again since it was opened.
        self._closed_again = False
        self._ground = QPixmap()
        self._offers_players = False
        panel = self.panel = CurtainPanel(self)
        panel.main.clicked.connect(self._press)
        panel.agree.clicked.connect(lambda: self._answer(agreed=True))
        panel.back.clicked.connect(self._want_take_back)
        panel.players.clicked.connect(self.players_wanted)
        self.setFocusProxy(panel.main)
        self.hide()
        parent.installEventFilter(self)

    def offer_players(self) -> None:
        """Offer to give the seat to somebody else when a player is called."""
        self._offers_players = True

    def show_face(self, face: Face, side: int) -> None:
        """Show the face of the player who is called."""
        self.panel.face.show_face(face, side)

    def show_clock(self, clock: Clock | None) -> None:
        """Show the time that the player who is called has left, or none."""
        self.panel.show_clock(clock)

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
        self._pressed = True

    def ask(self, consent: Consent) -> None:
        """Close until the others here have answered whether a move may be taken back."""
        # The asker may have used the key.
        self._pressed = self._pressed or consent.asker == self._mover
        self._consent, self._waits, self.calls = consent, False, False
        self._name = self._reason = self._mover = ""
        self._cover()

    def _cover(self) -> None:
        self._ignore_late_presses()
        self._closed_again = True
        self.retranslate()
        panel = self.panel
        panel.agree.setVisible(self._consent is not None)
        panel.back.setVisible(bool(self._mover))
        panel.players.setVisible(self._offers_players and not (self._consent or self._waits))
        self.setFocusProxy(panel if self._waits else panel.main)
        for part in (panel.face, panel.main):
            part.setHidden(self._waits)
        self._fit()
        self.show()
        self.raise_()
        if self.isVisible():
            # Refusing is the default, in case Enter is pressed by mistake.
            (panel if self._waits else panel.main).setFocus()
            announce("\n".join(filter(None, (label.text() for label in panel.words))), urgent=True)

    def _ignore_late_presses(self) -> None:
        """Ignore presses for a moment unless one on the curtain has caused the change."""
        if not self._pressed:
            ignore_late_presses(self)
            for button in self.panel.buttons:
                button.setDown(False)
        self._pressed = False

    def show_table(self, table: QPixmap) -> None:
        """Show a small picture of the public table."""
        self.panel.show_table(table)

    def retranslate(self) -> None:
        self.panel.table.setAccessibleName(self.tr("The table without the hands"))
        self._say_call()
        if self._waits:
            self._say_waiting()
        elif self._consent is not None:
            self._say_question(self._consent)
        self.panel.why.setVisible(bool(self.panel.why.text()))

    def _say_call(self) -> None:
        self.panel.heading.setText(self.tr("Pass to {name}").format(name=isolated(self._name)))
        self.panel.why.setText(self._reason)
        self.panel.note.setText(self.tr("All hands are hidden. Everyone else, look away."))
        plain = without_mnemonic(isolated(self._name))
        self.panel.main.setText(self.tr("I’m {name}: show my hand").format(name=plain))
        mover = without_mnemonic(isolated(self._mover))
        self.panel.back.setText(self.tr("I’m {name}: take back my move").format(name=mover))
        set_tooltip(self.panel.back, self.tr("Backspace"))
        self.panel.players.setText(self.tr("P&layers…"))

    def _say_waiting(self) -> None:
        self.panel.heading.setText(self.tr("One moment…"))
        self.panel.why.setText(self.tr("Asking the others whether a move may be taken back."))
        self.panel.note.setText(self.tr("All hands are hidden."))

    def _say_question(self, consent: Consent) -> None:
        heading = self.tr("May {name} take back the last move?")
        self.panel.heading.setText(heading.format(name=isolated(consent.asker)))
        self.panel.why.setText(
            self.tr("No card has been drawn since. Everyone else here must agree.")
        )
        self.panel.note.setText(self.tr("All hands are hidden."))
        self.panel.agree.setText(self.tr("&Yes, take it back"))
        self.panel.main.setText(self.tr("&No, leave it"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._ground = QPixmap()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PRESS_KEYS:
            if not self._waits:
                focused = (button for button in self.panel.buttons if button.hasFocus())
                next(focused, self.panel.main).click()
        elif self._consent is not None and event.key() == Qt.Key.Key_Escape:
            self._answer(agreed=False)
        else:
            # The page may read the public table aloud.
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Keep the focus on the curtain while it is closed."""
        buttons = [button for button in self.panel.buttons if button.isVisible()]
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
        self.setGeometry(self._covered.rect())
        self.panel.fit()

    def _press(self) -> None:
        if self._consent is not None:
            self._answer(agreed=False)
            return
        if not self.calls:
            return
        self._pressed = True
        # The focus moves to the hand first: a hidden curtain would pass it to any widget.
        self._closed_again = False
        self.lifted.emit()
        if not self._closed_again:
            self.open()
        # On the network, the computer may have moved for this player; then another is called.

    def _want_take_back(self) -> None:
        self._pressed = True
        self.take_back_wanted.emit()

    def open(self) -> None:
        """Show what is below."""
        self.hide()
        self._pressed = False
        self.panel.forget_table()

    def _answer(self, *, agreed: bool) -> None:
        # The curtain stays closed until it calls the next player, or opens if that is a computer.
        consent, self._consent = self._consent, None
        if consent is not None:
            self.calls, self._pressed = False, True
            consent.answered(agreed)


def _landscape(size: QSize, ratio: float) -> QPixmap:
    """A road through the country, as a picture of a size."""
    # Only screens that are shared need it.
    from mille_qt.ui.art.landscape.vignette import paint_ground

    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, size.width(), size.height())
    paint_ground(painter, rect, daylight(LIGHT, current_theme()), horizon=HORIZON, lanes=2)
    painter.end()
    return picture
