"""The seats of a table before the match, with their buttons and menus."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mille_net.messages import SeatInfo, SeatKind, SetSeat
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.ui.art.characters.button import FaceButton
from mille_qt.ui.art.characters.cast import computer_face, free_characters
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.face_view import FaceView
from mille_qt.ui.art.characters.portrait_picture import portrait_pixmap
from mille_qt.ui.art.side_mark import SideMark, side_shape
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.presence import Reachability, paint_presence
from mille_qt.ui.setup.handicap_button import HandicapMenu
from mille_qt.ui.texts.characters import play_name
from mille_qt.ui.texts.handicaps import handicap_of
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, Translated, look_up
from mille_qt.ui.widgets import (
    Heading,
    Pill,
    QuietText,
    Space,
    fill,
    in_column,
    in_row,
    text_height,
)
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import SEAT_COUNTS, RuleSet

CHECK = "✓"
FACE = 3.6  # lines of text
_PRESENCES = {
    Reachability.HERE: QT_TRANSLATE_NOOP("Network", "Connected"),
    Reachability.SLOW: QT_TRANSLATE_NOOP("Network", "Slow connection"),
    Reachability.AWAY: QT_TRANSLATE_NOOP("Network", "Not connected"),
}


def presence_word(presence: Reachability) -> str:
    """Return a word for a presence."""
    return look_up("Network", _PRESENCES[presence])


class LobbySeats(QWidget):
    """A row for every seat; `kick_requested` carries a guest's number."""

    kick_requested = Signal(int)

    def __init__(self, session: LanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = [LobbySeat(session, seat) for seat in range(max(SEAT_COUNTS))]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.35))
        for row in self.rows:
            row.kick_requested.connect(self.kick_requested)
            column.addWidget(row)

    @property
    def free_place(self) -> QWidget | None:
        """Return the button of the first open seat: for sitting down, or the owner's menu."""
        buttons = (button for row in self.rows for button in row.filling)
        return next(buttons, None)

    def show_seats(self, seats: tuple[SeatInfo, ...], sides: int) -> None:
        """Show these seats."""
        for row in self.rows:
            row.setVisible(row.seat < len(seats))
            if row.seat < len(seats):
                row.show_seat(seats[row.seat], row.seat % sides)


class LobbySeat(Translated, QFrame):
    """Mark, name, presence and readiness, with a button for sitting down or leaving and a menu."""

    kick_requested = Signal(int)

    def __init__(self, session: LanSession, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self.seat = session, seat
        self._info: SeatInfo | None = None
        self._side = 0
        self.setProperty("row", True)
        # The mark is beside the face: at the lower right of the own face is an arrow.
        self.mark, self.face, self.own_face = (
            SideMark(0),
            FaceView(FACE, marked=False),
            FaceButton(FACE),
        )
        self.name, self.dot, self.handicap = Heading(), PresenceDot(), QuietText()
        self.state, self.sit_button, self.menu_button = Pill(), QPushButton(), QToolButton()
        self.menu = QMenu(self.menu_button)
        self._arrange()
        self.own_face.face_picked.connect(self._session.keep_face)
        self.sit_button.clicked.connect(self._sit_or_rise)
        self.menu.aboutToShow.connect(self._fill_menu)

    def _arrange(self) -> None:
        gap = round(text_height() * 0.4)
        row = QHBoxLayout(self)
        row.setContentsMargins(gap, gap // 2, gap, gap // 2)
        row.setSpacing(gap)
        below = in_row(self.state, self.dot, Space(0.2), (self.handicap, 1), 0)
        words = in_column(1, self.name, below, 1)
        words.setSpacing(gap // 4)
        faces = (self.mark, self.face, self.own_face)
        fill(row, *faces, (words, 1), self.sit_button, self.menu_button)
        self.menu_button.setMenu(self.menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setArrowType(Qt.ArrowType.DownArrow)

    def show_seat(self, info: SeatInfo, side: int) -> None:
        """Show the state of this seat."""
        self._info, self._side = info, side
        self.mark.show_side(side)
        self.dot.show_presence(self._session.presence(self.seat))
        self.retranslate()

    @property
    def filling(self) -> tuple[QWidget, ...]:
        """Return the buttons that fill this seat while it is open, the most likely first."""
        is_open = self._info is not None and self._info.kind is SeatKind.OPEN
        if not is_open or self.isHidden():
            return ()
        return tuple(b for b in (self.sit_button, self.menu_button) if not b.isHidden())

    @property
    def _own(self) -> bool:
        return self.seat in self._session.people

    def _sit_or_rise(self) -> None:
        remote = self._session.remote
        if self._own:
            remote.leave_seat(self.seat)
        else:
            remote.take_seat(self.seat, self._session.next_name())

    def _set(self, kind: SeatKind, level: str, name: str = "") -> None:
        self._session.remote.set_seat(SetSeat(seat=self.seat, kind=kind, level=level, name=name))

    def _fill_menu(self) -> None:
        info, menu = self._info, self.menu
        menu.clear()
        for before in menu.findChildren(QMenu):
            before.deleteLater()
        if info is None:
            return
        self._add(self.tr("&Open", "seat"), lambda: self._set(SeatKind.OPEN, info.level))
        self._fill_computers(menu.addMenu(self.tr("&Computer")))
        self._fill_handicaps()
        if info.guest is not None and info.guest != self._session.me:
            guest = info.guest
            name = without_mnemonic(isolated(self._session.names[self.seat]))
            text = self.tr("&Remove {name}…").format(name=name)
            menu.addSeparator()
            self._add(text, lambda: self.kick_requested.emit(guest))

    def _fill_handicaps(self) -> None:
        """Add the menu of handicaps where the rules can still be changed."""
        rules = self._session.rules
        if self._session.from_sheet:
            return
        menu = HandicapMenu(self.tr("&Handicap"), self.menu)
        self.menu.addMenu(menu)
        others = [own for own in rules.handicaps if own.seat != self.seat]
        present = next((own for own in rules.handicaps if own.seat == self.seat), None)

        def changed(choice: Handicap | None) -> RuleSet:
            chosen = others if choice is None else [*others, choice]
            return replace(rules, handicaps=tuple(sorted(chosen)))

        seats = len(self._session.seats)
        menu.show_choices(
            self.seat, present, rules, lambda choice: changed(choice).allows_seats(seats)
        )
        menu.chosen.connect(lambda choice: self._session.change_rules(changed(choice)))

    def _fill_computers(self, menu: QMenu) -> None:
        """Fill the menu with the characters not at the table yet, followed by the levels."""
        for character in free_characters(self._session.names):
            text = self.tr("{name}: {plays}").format(
                name=character.name, plays=play_name(str(character.play))
            )
            face = computer_face(character.name)
            picture = portrait_pixmap(face, round(text_height()), self.devicePixelRatioF())
            action = menu.addAction(QIcon(picture), text)
            action.triggered.connect(
                lambda _on, chosen=character: self._set(
                    SeatKind.COMPUTER, str(chosen.play), chosen.name
                )
            )
        menu.addSeparator()
        for level in LEVELS:
            action = menu.addAction(level_name(level))
            action.triggered.connect(lambda _on, chosen=level: self._seat_computer(chosen))

    def _add(self, text: str, act: Callable[[], None]) -> None:
        self.menu.addAction(text).triggered.connect(lambda _on: act())

    def _seat_computer(self, level: str) -> None:
        name = self.tr("Computer {number}").format(number=self.seat + 1)
        self._set(SeatKind.COMPUTER, level, name)

    def retranslate(self) -> None:
        info = self._info
        if info is None:
            return
        seat = self.tr("Seat {number}, {shape}")
        seat = seat.format(number=self.seat + 1, shape=side_shape(self._side))
        set_tooltip(self.mark, seat)
        self.own_face.show_seat(seat)
        self.own_face.side = self._side
        is_open = info.kind is SeatKind.OPEN
        self._show_face(None if is_open else self._session.face(self.seat))
        name = self._session.names[self.seat]
        self.name.setText(self.tr("Open seat") if is_open else name)
        self.name.setEnabled(not is_open)
        self.dot.setHidden(is_open)
        self.handicap.setText(handicap_of(self._session.rules, self.seat))
        self.handicap.setHidden(not self.handicap.text())
        ready = info.kind is SeatKind.HUMAN and (info.guest == 0 or info.ready)
        self.state.show_state(self._state_text(info), good=ready)
        may_sit = is_open and bool(self._session.next_name())
        self.sit_button.setVisible(may_sit or self._own)
        self.sit_button.setText(self.tr("Leave seat") if self._own else self.tr("Take seat"))
        self.sit_button.setAccessibleName(f"{self.sit_button.text()}, {seat}")
        self.menu_button.setVisible(self._session.owner)
        set_tooltip(self.menu_button, self.tr("Who can sit here"))
        # Screen readers read the tooltip after it.
        self.menu_button.setAccessibleName(seat)

    def _show_face(self, face: Face | None) -> None:
        own = face is not None and self._own
        self.own_face.setVisible(own)
        self.face.setVisible(not own)
        # An open seat has room for a face, so that all names are below each other.
        self.face.show_face(face, self._side)
        if own and face is not None:
            self.own_face.show_person(face)

    def _state_text(self, info: SeatInfo) -> str:
        if info.kind is SeatKind.COMPUTER:
            return self.tr("Computer: {level}").format(level=play_name(info.level))
        if info.kind is SeatKind.OPEN:
            return ""
        ready = self.tr("{check} ready").format(check=CHECK)
        here = info.guest == 0 or info.ready
        return ready if here else self.tr("not ready")


class PresenceDot(Translated, QWidget):
    """A dot for a player's presence, with a tooltip; empty for None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presence: Reachability | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_presence(self, presence: Reachability | None) -> None:
        """Show a presence; the size is the same for None."""
        self._presence = presence
        word = "" if presence is None else presence_word(presence)
        set_tooltip(self, word)
        self.setAccessibleName(word)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a line of text, with the width of a dot."""
        height = self.fontMetrics().height()
        return QSize(round(height * 0.7), height)

    def retranslate(self) -> None:
        """Set the tooltip and the accessible name in the current language."""
        self.show_presence(self._presence)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._presence is None:
            return
        painter = QPainter(self)
        paint_presence(painter, QRectF(self.rect()), self._presence, current_theme())
        painter.end()
