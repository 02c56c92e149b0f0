"""A large picture of a card with what it is, what it does and what it would do now."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from mille_qt.play.inspection import Inspected, inspected_at
from mille_qt.table.layout_sizes import card_size
from mille_qt.table.view import TableView
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import enlarged, heading_font
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, TextLine

#: The height of the card, of the table's; the width of the words in lines of text, and at most of
#: the table's; its edge in lines; the distance to what is asked about, in pixels.
CARD, WORDS_LINES, WORDS_MOST, EDGE, GAP = 0.433, 13.5, 0.4, 0.8, 10
#: Sizes of the words, as multiples of the table's text: the first one that has room; of the name,
#: as a multiple of that.
SIZES, NAME = (1.25, 1.1, 1.0, 0.9, 0.8), 1.5


class Inspector(Translated, QFrame):
    """Shows what something on a table is: while the mouse rests there, or until it is closed.

    The right button, a long press and a key keep it open; then it has a button to its rule, and
    Escape, a click or the next move closes it. `rule_wanted` carries the anchor of the rule.
    """

    rule_wanted = Signal(str)

    def __init__(
        self,
        table: TableView,
        side_names: Callable[[], Sequence[str]],
        *,
        opens_rules: bool = True,
    ) -> None:
        """`opens_rules`: whether the rule book can be opened from here."""
        super().__init__(table.viewport())
        self._table, self._side_names, self._opens_rules = table, side_names, opens_rules
        #: What is shown; None while hidden.
        self.shown: Inspected | None = None
        self._kept = False
        self._before: QWidget | None = None
        self.setProperty("inspector", True)
        self._picture, self.rule = Label(parent=self), QPushButton(self)
        self._name, self._does, self._now = (TextLine(self) for _ in range(3))
        self._other = QuietText(self)
        self.rule.setProperty("quiet", True)
        self.rule.clicked.connect(self._open_rule)
        table.table.settled.connect(self.close_now)
        table.laid_out.connect(self.close_now)
        table.viewport().installEventFilter(self)
        self.hide()
        self.retranslate()

    def ask(self, point: QPointF, kept: bool) -> bool:
        """Show what is at a point of the scene; False if there is nothing.

        `kept`: it stays open, and is read aloud.
        """
        if self._kept and not kept:
            return True
        found = inspected_at(self._table.table, point, self._side_names())
        if found is None or self._table.table.busy:
            self.close_now()
            return False
        self.shown, self._kept = found, kept
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not kept)
        self._write(found)
        self._place(found)
        self.show()
        self.raise_()
        if kept:
            self._before = self.window().focusWidget()
            self.rule.setFocus(Qt.FocusReason.PopupFocusReason)
            announce(found.words)
        return True

    def close_now(self, _reason: object = None) -> None:
        """Close it; the focus goes back to where it was."""
        if self.shown is None:
            return
        focused = self.rule.hasFocus()
        self.shown, self._kept = None, False
        self.hide()
        before, self._before = self._before, None
        if focused and before is not None and before.isVisible():
            before.setFocus()

    def _open_rule(self) -> None:
        shown = self.shown
        self.close_now()
        if shown is not None:
            self.rule_wanted.emit(shown.anchor)

    def _write(self, found: Inspected) -> None:
        """Show picture and words, in the largest size that has room."""
        self.setAccessibleName(found.name)
        self.setAccessibleDescription(found.words)
        view, pictures = self._table.viewport().size(), self._table.table.pictures
        size = card_size(round(CARD * view.height()))
        if found.card is not None:
            self._picture.setPixmap(pictures.face(found.card, size))
        elif found.back:
            self._picture.setPixmap(pictures.back(size))
        pictured = found.card is not None or found.back
        self._picture.setVisible(pictured)
        edge = round(EDGE * self._table.fontMetrics().height())
        self._picture.setGeometry(QRect(QPoint(edge, edge), size.toSize()))
        left = edge + (self._picture.width() + edge) * pictured
        least = size.height() if pictured else 0
        for text_size in SIZES:
            width, height = self._place_words(found, text_size, QPoint(left, edge), round(least))
            if height + edge <= view.height():
                break
        self.resize(left + width + edge, height + edge)

    def _place_words(
        self, found: Inspected, size: float, corner: QPoint, least: int
    ) -> tuple[int, int]:
        """Place the words below each other from a corner on; returns their width and their end.

        `least` is their least height.
        """
        usual = self._table.font()
        font, line = enlarged(usual, size), QFontMetrics(enlarged(usual, size)).height()
        width = min(round(WORDS_LINES * line), round(WORDS_MOST * self._table.width()))
        y, gap = corner.y(), line // 3
        texts = found.name, found.other_names, found.does, found.now
        for label, text in zip(self._labels(), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
            # Otherwise the style sheet would set its own font when the label is first shown.
            label.ensurePolished()
            label.setFont(heading_font(NAME * size, usual) if label is self._name else font)
            if text:
                height = label.heightForWidth(width)
                label.setGeometry(corner.x(), y, width, height)
                y += height + gap
        self.rule.setVisible(self._kept and self._opens_rules)
        if not self.rule.isHidden():
            self.rule.setFont(font)
            button = self.rule.sizeHint()
            y = max(y, corner.y() + least - button.height())
            self.rule.setGeometry(QRect(QPoint(corner.x(), y), button))
            y += button.height()
        return width, max(y, corner.y() + least)

    def _labels(self) -> tuple[Label, ...]:
        return self._name, self._other, self._does, self._now

    def _place(self, found: Inspected) -> None:
        """Place it above or below what it is about, or else beside that, inside the table."""
        view, area = self._table.viewport().rect(), found.area.toAlignedRect()
        box = self.rect()
        box.moveCenter(area.center())
        if area.top() - GAP - box.height() >= 0:
            box.moveBottom(area.top() - GAP)
        elif area.bottom() + GAP + box.height() <= view.bottom():
            box.moveTop(area.bottom() + GAP)
        elif area.center().x() < view.center().x():
            box.moveLeft(area.right() + GAP)
        else:
            box.moveRight(area.left() - GAP)
        box.moveLeft(max(min(box.left(), view.right() - box.width()), 0))
        box.moveTop(max(min(box.top(), view.bottom() - box.height()), 0))
        self.setGeometry(box)

    # -- events ------------------------------------------------------------------

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Close it when the mouse leaves what it is about, and with every click on the table."""
        if self.shown is not None:
            if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
                point = self._table.mapToScene(event.position().toPoint())
                if not self._kept and not self.shown.area.contains(point):
                    self.close_now()
            elif event.type() == QEvent.Type.MouseButtonPress or (
                event.type() == QEvent.Type.Leave and not self._kept
            ):
                self.close_now()
        return False

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Close it: a click on it is none on the table."""
        self.close_now()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with any key; Escape does nothing else."""
        self.close_now()
        if event.key() != Qt.Key.Key_Escape:
            event.ignore()

    def retranslate(self) -> None:
        self.rule.setText(self.tr("Open the rule"))
        self.close_now()
