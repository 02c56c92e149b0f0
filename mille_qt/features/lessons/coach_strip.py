"""The strip above the table that shows the coach's text."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from mille_qt.table.layout_room import gutter
from mille_qt.table.tableau_parts import paint_panel
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_qt.ui.widgets import fill, in_column, keep_room

MARGIN, GAP, ACCENT = 8, 10, 2  # pixels
#: The largest enlargement of the page's text, up to a share of the page's height; the title's size
#: as a multiple of that.
LARGER, LINE_SHARE, TITLE_SIZE = 1.3, 1 / 34, 1.1
#: The coach's portrait in lines of text, and the strip's least width for it.
PORTRAIT, PORTRAIT_FROM = 3.2, 46.0
COACH = Face("Victor", "victor")
#: Least number of lines of text, so that the table does not move for a short one.
LEAST_LINES = 2
_WRAP = Qt.TextFlag.TextWordWrap


class CoachStrip(QWidget):
    """A panel of paper with the coach's portrait and text, the lesson's title, and buttons."""

    #: The main button was pressed; the button back to the list of lessons was pressed.
    pressed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._mood, self._sky = parent, Mood.CALM, QColor()
        self.title, self.words = Label(parent=self), Label(parent=self)
        self.main, self.leave = QPushButton(self), QPushButton(self)
        # The layout runs from right to left, the focus from left to right.
        QWidget.setTabOrder(self.leave, self.main)
        self._buttons = QBoxLayout(QBoxLayout.Direction.RightToLeft)
        self._arrange()
        #: All texts of the lesson, and of the main button.
        self._texts: tuple[str, ...] = ()
        self._main_texts: tuple[str, ...] = ()
        self._announcement = ""
        #: The font and the height of the page for which fonts and widths were last computed.
        self._font, self._page_height = QFont(), 0
        self._set_fonts()

    def _arrange(self) -> None:
        for label in (self.title, self.words):
            # Leaves room for accents on capitals.
            label.setContentsMargins(0, ACCENT, 0, 0)
        self.words.setWordWrap(True)
        for button, signal in ((self.main, self.pressed), (self.leave, self.left)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(signal)
        row = self._row = QHBoxLayout(self)
        row.setSpacing(GAP)
        column = in_column(self.title, (self.words, 1), gap=0)
        self._buttons.setSpacing(GAP // 2)
        fill(row, (column, 1), fill(self._buttons, self.main, self.leave))

    def _set_fonts(self) -> None:
        self._font, self._page_height = QFont(self.font()), self._page.height()
        room = self._page.height() * LINE_SHARE / QFontMetrics(self._font).height()
        larger = min(max(room, 1.0), LARGER)
        self.title.setFont(heading_font(larger * TITLE_SIZE, self._font))
        self.words.setFont(enlarged(self._font, larger))

    def reserve_room(self, texts: Iterable[str], buttons: Iterable[str]) -> None:
        """Reserve room for these texts and button texts, so that nothing moves between them."""
        self._texts, self._main_texts = tuple(texts), tuple(buttons)
        self._widen_main()

    def _widen_main(self) -> None:
        text = self.main.text()
        self.main.setMinimumWidth(max(map(self._button_width, self._main_texts), default=0))
        self.main.setText(text)

    def _button_width(self, text: str) -> int:
        self.main.setText(text)
        return self.main.sizeHint().width()

    def show_text(
        self,
        title: str,
        text: str,
        button: str,
        mood: Mood = Mood.CALM,
        target_text: str = "",
    ) -> None:
        """Show a text; hide the main button if its text is empty.

        `mood` is that of the coach, who is startled by a mistake; `target_text` describes the
        pointer's target and is only announced.
        """
        news = text != self.words.text()
        self.title.setText(title)
        self.words.setText(text)
        self.main.setText(button)
        # A hidden button keeps its room, so that the text is not wrapped again.
        keep_room(self.main)
        self.main.setVisible(bool(button))
        self.main.setDefault(bool(button))
        self._mood = mood
        self.update()
        hint = self.tr("{button} (Space)").format(button=button) if button else ""
        self._announcement = "\n".join(filter(None, (text, target_text, hint)))
        if news:
            self.say_again()

    def say_again(self) -> None:
        """Announce the coach's text and the key for the main button to screen readers."""
        announce(self._announcement, urgent=True)

    def height_in(self, width: int) -> int:
        """Return the height that the longest text needs at a width, in pixels.

        Stacks the buttons where that saves height.
        """
        if (self.font(), self._page.height()) != (self._font, self._page_height):
            self._set_fonts()
            self._widen_main()
        edge, portrait = self._edge(), self._portrait_width(width)
        left = edge + MARGIN + GAP // 2 + (portrait + GAP if portrait else 0)
        self._row.setContentsMargins(left, edge + MARGIN // 2, edge + MARGIN, MARGIN // 2 + ACCENT)
        main, leave = self.main.minimumWidth(), self.leave.sizeHint()
        gap, room = self._buttons.spacing(), width - left - edge - MARGIN - GAP
        beside = self._text_height(room - main - leave.width() - gap)
        below = self._text_height(room - max(main, leave.width()))
        below = max(below, 2 * leave.height() + gap)
        stacked = below < beside
        direction = QBoxLayout.Direction
        self._buttons.setDirection(direction.TopToBottom if stacked else direction.RightToLeft)
        return max(min(below, beside), portrait) + edge + MARGIN + ACCENT

    def _edge(self) -> int:
        """Return the distance of the panel from the edges of the page, in pixels."""
        return round(gutter(self._page.height()))

    def _portrait_width(self, width: int) -> int:
        """Return the width of the portrait in pixels; 0 if there is no room for it."""
        line = QFontMetrics(self.font()).height()
        return round(PORTRAIT * line) if width >= PORTRAIT_FROM * line else 0

    def _text_height(self, width: int) -> int:
        """Return the height in pixels of title and text if they have this width."""
        width = max(width, 1)
        metrics = QFontMetrics(self.words.font())
        heights = [
            metrics.boundingRect(0, 0, width, 0, _WRAP, text).height() for text in self._texts
        ]
        words = max([*heights, LEAST_LINES * metrics.lineSpacing()])
        return words + ACCENT + self.title.sizeHint().height()

    def show_sky(self, sky: QColor) -> None:
        """Show the colour of the sky behind the panel."""
        if sky != self._sky:
            self._sky = sky
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw sky, panel and portrait; the panel has a red stripe after a mistake."""
        theme, edge = current_theme(), self._edge()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._sky)
        panel = QRectF(self.rect()).adjusted(edge, edge, -edge, -ACCENT)
        stripe = theme.accent if self._mood is Mood.HIT else theme.green
        paint_panel(painter, panel, ACCENT, theme.own_lane, stripe, theme)
        width = self._portrait_width(self.width())
        if width:
            portrait = QRectF(panel.left() + MARGIN + GAP // 2, 0, width, width)
            portrait.moveTop(panel.center().y() - width / 2)
            paint_portrait(painter, portrait, COACH, mood=self._mood)
        painter.end()
