"""The answers and links to rules that the message bar offers."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.play.keyboard import Command
from mille_qt.ui.access.focus_ring import paint_ring
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_rules.cards import Card
from mille_rules.moves import Move

#: The keys of the main answer.
MAIN_KEYS = (Command.CONFIRM, Command.COUP)


class Answer(NamedTuple):
    """An answer: its text, its action, and the commands that choose it.

    The main answer is also chosen by the keys for confirming and for a coup fourré. `figure` and
    `note` say what the answer brings; `card` is shown beside them. `key` is the name of its key, of
    Enter if CONFIRM is among `keys`; `shortcut` chooses it as well. `move` is the move that the
    answer makes, if it is one.
    """

    text: str
    act: Callable[[], None]
    main: bool = False
    figure: str = ""
    note: str = ""
    card: Card | None = None
    key: str = ""
    keys: tuple[Command, ...] = ()
    move: Move | None = None
    shortcut: QKeySequence = QKeySequence()

    def is_meant_by(self, command: Command | int) -> bool:
        """Whether a command chooses this answer."""
        return command in self.keys or (self.main and command in MAIN_KEYS)

    @property
    def is_brief(self) -> bool:
        """Whether there is only a text, which fits beside the question."""
        return not (self.figure or self.note) and self.card is None

    @property
    def description(self) -> str:
        """What the answer brings, and its key, in one line."""
        said = " ".join(filter(None, (self.figure, self.note.replace("\n", ". "))))
        key = f"({self.key})" if self.key else ""
        return " ".join(filter(None, (said, key)))

    @property
    def spoken(self) -> str:
        """The whole answer in one line."""
        separator = " " if self.is_brief else ": "
        return separator.join(filter(None, (self.text, self.description)))


class RuleLink(NamedTuple):
    """A rule that explains a message, by its anchor.

    `side` is the name of the side to which the rule applies, if there are several rules.
    """

    anchor: str
    side: str = ""


#: As multiples of a line of text: the padding at the sides and above, the gap between columns, the
#: height of a card's picture, the width of an answer with a note, the radius of the corners.
BESIDE, ABOVE, GAP, CARD, WIDE, CORNER = 0.7, 0.45, 0.6, 3.7, 17.0, 0.5
#: The sizes of heading, figure and key as multiples of the text's.
HEADING, FIGURE, KEY = 1.08, 1.6, 0.85
CARD_SHAPE = 5 / 7
BORDER = 2.0  # pixels

PictureOf = Callable[[Card, QSizeF], QPixmap]


class AnswerParts(NamedTuple):
    """The parts of an answer, in pixels of its button."""

    picture: QRectF
    heading: QRect
    note: QRect
    figure: QRect
    key: QRect


class ChoiceCard(QPushButton):
    """Shows an answer: the text, and below it the note; beside them picture, figure and key."""

    focused = Signal()

    def __init__(self, answer: Answer, picture_of: PictureOf, parent: QWidget) -> None:
        super().__init__(without_mnemonic(answer.text), parent)
        self._answer, self._picture_of = answer, picture_of
        self.setDefault(answer.main)
        self.setShortcut(answer.shortcut)
        self.setAccessibleName(answer.text)
        self.setAccessibleDescription(answer.description)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(answer.act)

    def show_key(self, key: str) -> None:
        """Set the name of the key."""
        if key != self._answer.key:
            self._answer = self._answer._replace(key=key)
            self.setAccessibleDescription(self._answer.description)
            self.update()

    @property
    def is_brief(self) -> bool:
        """Whether it is as low as an ordinary button."""
        return self._answer.is_brief

    def sizeHint(self) -> QSize:
        """The width at which heading and figure are in one line."""
        width = self._least_width()
        if not self.is_brief:
            width = max(width, self._part(WIDE))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The width at which every word fits into a line."""
        heading = self._fonts()[0]
        words = [_width(heading, word) for word in self._answer.text.split()]
        words += [_width(self.font(), word) for word in self._answer.note.split()]
        width = self._least_width() - _width(heading, self._answer.text) + max(words)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all parts at a width."""
        parts = self._parts_at(width)
        words = parts.heading.height() + parts.note.height()
        beside = parts.figure.height() + parts.key.height()
        picture = round(parts.picture.height())
        return max(words, beside, picture) + 2 * self._part(ABOVE)

    def _part(self, share: float) -> int:
        """A multiple of a line of text, in pixels."""
        return round(share * self.fontMetrics().height())

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """The fonts of heading, figure and key."""
        heading = enlarged(self.font(), HEADING)
        heading.setBold(True)
        return heading, heading_font(FIGURE, self.font()), enlarged(self.font(), KEY)

    def _least_width(self) -> int:
        heading, figure, _ = self._fonts()
        key = self._key_size()
        words = _width(heading, self._answer.text)
        if self.is_brief:
            beside = key.width()
        else:
            beside = max(_width(figure, self._answer.figure), key.width())
        gaps = 2 * self._part(BESIDE) + (self._part(GAP) if beside else 0)
        picture = self._picture_size().width()
        gaps += self._part(GAP) if picture else 0
        return words + beside + round(picture) + gaps

    def _picture_size(self) -> QSizeF:
        height = float(self._part(CARD)) if self._answer.card is not None else 0.0
        return QSizeF(round(height * CARD_SHAPE), height)

    def _key_size(self) -> QSize:
        if not self._answer.key:
            return QSize()
        metrics = QFontMetrics(self._fonts()[2])
        high = metrics.height() + 2
        return QSize(max(metrics.horizontalAdvance(self._answer.key) + high // 2, high), high)

    def _parts_at(self, width: int) -> AnswerParts:
        """The sizes and left edges of all parts at a width, at the top."""
        heading, figure, _ = self._fonts()
        left, right = self._part(BESIDE), width - self._part(BESIDE)
        picture = QRectF(left, 0, *self._picture_size().toTuple())
        if self._answer.card is not None:
            left += round(picture.width()) + self._part(GAP)
        key = QRect(0, 0, *self._key_size().toTuple())
        key.moveRight(right - 1)
        worth = QRect(0, 0, _width(figure, self._answer.figure), 0)
        if self._answer.figure:
            worth.setHeight(QFontMetrics(figure).height())
        worth.moveRight(right - 1)
        beside = max(worth.width(), key.width())
        room = max(right - left - beside - (self._part(GAP) if beside else 0), 1)
        words = QRect(left, 0, room, _height(heading, self._answer.text, room))
        note = QRect(left, 0, room, _height(self.font(), self._answer.note, room))
        return AnswerParts(picture, words, note, worth, key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the parts; the main answer is filled."""
        theme, main = current_theme(), self._answer.main
        ground = theme.chosen if main else theme.field
        ink, quiet = (theme.on_chosen, theme.on_chosen) if main else (theme.ink, theme.muted)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, ground, theme.chosen if main else theme.frame)
        parts = self._parts_at(self.width())
        heading, figure, key = self._fonts()
        self._paint_picture(painter, parts.picture)
        top = (self.height() - parts.heading.height() - parts.note.height()) // 2
        wrapped = int(Qt.TextFlag.TextWordWrap)
        painter.setPen(ink)
        painter.setFont(heading)
        centred = Qt.AlignmentFlag.AlignHCenter if self.is_brief and not self._answer.key else 0
        painter.drawText(
            parts.heading.translated(0, top), wrapped | int(centred), self._answer.text
        )
        painter.setFont(figure)
        top_beside = (self.height() - parts.figure.height() - parts.key.height()) // 2
        painter.drawText(
            parts.figure.translated(0, top_beside), Qt.AlignmentFlag.AlignRight, self._answer.figure
        )
        painter.setPen(quiet)
        painter.setFont(self.font())
        below = top + parts.heading.height()
        painter.drawText(parts.note.translated(0, below), wrapped, self._answer.note)
        painter.setFont(key)
        self._paint_key(painter, parts.key.translated(0, top_beside + parts.figure.height()), quiet)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            paint_ring(painter, QRectF(self.rect()), ground)
        painter.end()

    def _paint_ground(self, painter: QPainter, ground: QColor, frame: QColor) -> None:
        inset, corner = BORDER / 2, self._part(CORNER)
        fill = QColor(ground)
        if self.isDown():
            fill = fill.darker(115)
        elif self.underMouse():
            fill = fill.lighter(115) if self._answer.main else fill.darker(104)
        painter.setPen(QPen(frame, BORDER))
        painter.setBrush(fill)
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, corner, corner)

    def _paint_picture(self, painter: QPainter, place: QRectF) -> None:
        if self._answer.card is not None:
            place.moveTop(round((self.height() - place.height()) / 2))
            picture = self._picture_of(self._answer.card, place.size())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _paint_key(self, painter: QPainter, place: QRect, colour: QColor) -> None:
        """Draw the name of the key in the outline of one."""
        if not self._answer.key:
            return
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        cap = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(cap, cap.height() / 4, cap.height() / 4)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._answer.key)


def _width(font: QFont, text: str) -> int:
    """The width of a text in one line; 0 without a text."""
    return QFontMetrics(font).horizontalAdvance(text) + 1 if text else 0


def _height(font: QFont, text: str, width: int) -> int:
    """The height of a text in lines of a width."""
    if not text:
        return 0
    flags = Qt.TextFlag.TextWordWrap.value
    return QFontMetrics(font).boundingRect(0, 0, width, 0, flags, text).height()
