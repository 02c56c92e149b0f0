"""A button with the face of a player, which opens the choice of another one."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from mille_qt.ui.art.characters.cast import Character, computer_face
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.face_picker import FacePicker
from mille_qt.ui.art.characters.picker import CharacterPicker
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.texts.characters import character_text, colour_name, portrait_name, style_text
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import text_height
from mille_rules.styles import Style

SIZE = 3.0  # lines of text
# The ring for focus and pointer, and the distance of the face from the edge, in pixels.
RING, GAP = 2.0, 4.0
ARROW = 0.36  # of the size


class FaceButton(Translated, Fitted, QToolButton):
    """Shows a computer player or a person.

    `picked` carries a Character, or None for none of them; `face_picked` the Face of a person.
    """

    picked = Signal(object)
    face_picked = Signal(object)

    def __init__(self, size: float = SIZE, parent: QWidget | None = None) -> None:
        """`size` is in lines of text."""
        super().__init__(parent)
        self._size = size
        #: The side whose colour the ring around the face has.
        self.side: int | None = None
        self.style_of_play = Style.EVEN
        self.face, self._person, self._seat = computer_face(""), False, ""
        self.setProperty("face", True)
        # Names of the players in other seats.
        self.taken: frozenset[str] = frozenset()
        self.clicked.connect(self.open_picker)
        self.show_computer("", Style.EVEN)

    def set_size(self, size: float) -> None:
        """Set the size in lines of text."""
        self._size = size
        self.fit()

    def show_computer(self, name: str, style: Style) -> None:
        """Show a computer player with a style."""
        self.face, self._person, self.style_of_play = computer_face(name), False, style
        self.fit()

    def show_person(self, face: Face) -> None:
        """Show a person."""
        self.face, self._person = face, True
        self.fit()

    def fit(self) -> None:
        side = round(text_height() * self._size)
        self.setFixedSize(side, side)
        self.update()
        self.retranslate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the face, with a sign that it opens something, in a ring if it has the focus."""
        theme, painter = current_theme(), QPainter(self)
        area = QRectF(self.rect())
        inside = area.adjusted(*[GAP] * 2, *[-GAP] * 2)
        paint_portrait(painter, inside, self.face, self.side, marked=False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus() or self.underMouse():
            edge = RING / 2
            painter.setPen(QPen(theme.focus if self.hasFocus() else theme.frame, RING))
            painter.drawEllipse(area.adjusted(edge, edge, -edge, -edge))
        self._paint_arrow(painter, area)
        painter.end()

    @staticmethod
    def _paint_arrow(painter: QPainter, area: QRectF) -> None:
        """Draw an arrow on a disc at the lower right."""
        theme, width = current_theme(), area.width() * ARROW
        disc = QRectF(area.right() - width, area.bottom() - width, width, width)
        disc.adjust(1, 1, -1, -1)
        painter.setPen(QPen(theme.frame, 1))
        painter.setBrush(theme.paper)
        painter.drawEllipse(disc)
        centre, step = disc.center(), disc.width() / 4
        pen = QPen(theme.ink, max(1.5, step / 2.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        points = ((-step, -step / 2), (0, step / 2), (step, -step / 2))
        painter.drawPolyline([centre + QPointF(x, y) for x, y in points])

    def show_seat(self, seat: str) -> None:
        """Set the accessible name for a seat."""
        self._seat = seat
        self.retranslate()

    def open_picker(self) -> None:
        """Open the choice of faces or of characters."""
        if self._person:
            self._open_face_picker()
            return
        picker = CharacterPicker(self.taken, self.face.name, self)
        picker.picked.connect(self._picked)
        picker.open_below(self)

    def _open_face_picker(self) -> None:
        picker = FacePicker(self.face, self)
        picker.picked.connect(self._face_picked)
        picker.open_below(self)

    def _picked(self, character: Character | None) -> None:
        self.picked.emit(character)
        self.setFocus()

    def _face_picked(self, face: Face) -> None:
        self.show_person(face)
        self.face_picked.emit(face)

    def retranslate(self) -> None:
        """Name and describe the button in the current language."""
        face = self.face
        if self._person:
            text = f"{portrait_name(face.portrait)} · {colour_name(face.colour)}"
            choose = self.tr("Choose portrait and colour, {seat}")
            set_tooltip(self, self.tr("Choose portrait and colour"))
        else:
            text = f"{character_text(face.name)} {style_text(self.style_of_play)}".strip()
            choose = self.tr("Choose the computer player, {seat}")
            set_tooltip(self, text)
        self.setAccessibleDescription(text)
        self.setAccessibleName(choose.format(seat=self._seat))
