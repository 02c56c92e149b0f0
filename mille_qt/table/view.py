"""The view of the table: it lays the scene out in its size and handles the mouse."""

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmapCache,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from mille_qt.table.hand_item import HandItem
from mille_qt.table.layout import TableLayout, table_layout
from mille_qt.table.picture import TablePicture
from mille_qt.table.pictures import Pictures
from mille_qt.table.positions import LARGER
from mille_qt.table.scene import TableScene
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.theme.application_theme import Theme
from mille_qt.ui.theme.own_font import Fitted

#: Kilobytes: on a 4K screen, the hand alone needs more than Qt's usual 10 MB.
ITEM_CACHE = 48 * 1024
#: Milliseconds after which a press that does not move asks what is there.
HOLD = 600


class TableView(Fitted, QGraphicsView):
    """Shows a TableScene at a scale of 1, laid out again whenever the size changes."""

    laid_out = Signal(object)
    #: What is at a point of the scene is asked about: the mouse rests there, or (True) the right
    #: button or a long press asks.
    asked_about = Signal(QPointF, bool)
    #: A mouse button was pressed anywhere on the table; emitted before the press is handled.
    touched = Signal()
    #: The table is being painted for the first time.
    first_painted = Signal()
    # Set here, since events of the viewport arrive while it is made.
    _painted = False

    def __init__(
        self,
        sides: int,
        seats: int,
        theme: Theme,
        language: str,
        cache_folder: Path | None = None,
        parent: QWidget | None = None,
        edition: Edition = USUAL,
    ) -> None:
        super().__init__(parent)
        # Drops are handled by the window. Set first, since the viewport takes this from the view.
        self.setAcceptDrops(False)
        # Made in Python: for a viewport made by Qt, PySide first prepares all classes of widgets,
        # which takes 6 ms and 1 MB.
        self.setViewport(QWidget(self))
        self._sides, self._seats, self._cache = sides, seats, cache_folder
        self._language, self._theme, self.edition = language, theme, edition
        self._has_hand = True
        #: Where a button or a finger is held down, and until that counts as a question.
        self._held_at = QPointF()
        self._hold = QTimer(self, singleShot=True, interval=HOLD)
        self._hold.timeout.connect(self._ask_held)
        self.table = TableScene(self._pictures(), theme, sides)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), ITEM_CACHE))
        # It is deleted with the view, and with it all animations.
        self.table.setParent(self)
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        # No render hints here: with them even unscaled pictures are drawn as if scaled, in twice
        # the time. Items set the hints they need. The background covers everything.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(640, 380)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def sides(self) -> int:
        """The number of tableaux."""
        return self._sides

    @property
    def language(self) -> str:
        """The language of the card names."""
        return self._language

    def apply_theme(self, theme: Theme, language: str) -> None:
        """Apply a theme and a language of card names."""
        self._theme, self._language = theme, language
        self.table.apply_theme(self._pictures(), theme)
        self.viewport().update()

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a picture, with the own side at the bottom."""
        layout = self.table.layout
        if layout is not None and picture.own_side != layout.order[-1]:
            self._lay_out(picture.own_side)
        self.table.show_picture(picture)

    def reserve_room(self, *, hand: bool) -> None:
        """Set whether there is room for a hand."""
        if hand != self._has_hand:
            self._has_hand = hand
            self._lay_out()

    def _pictures(self) -> Pictures:
        ratio, cache = self.devicePixelRatioF(), self._cache
        return Pictures(ratio, self._language, cache, self._theme, self.edition)

    def _lay_out(self, own_side: int | None = None) -> None:
        """Lay the table out with a side at the bottom, by default that of the picture."""
        size, picture = QSizeF(self.viewport().size()), self.table.picture
        if size.width() < 2 or size.height() < 2:
            return
        if own_side is None:
            own_side = 0 if picture is None else picture.own_side
        layout = table_layout(
            size,
            self._sides,
            self._seats,
            QFontMetricsF(self.font()).height(),
            own_side,
            self._has_hand,
        )
        self.table.setFont(self.font())
        self.table.lay_out(layout)
        self.table.pictures.keep_only(self._sizes(layout))
        self.laid_out.emit(layout)

    def _sizes(self, layout: TableLayout) -> list[QSizeF]:
        """All card sizes on the table, so that pictures of other sizes can be removed."""
        sizes = [layout.card, layout.draw_pile.size()]
        sizes += [self.table.large_rect(share).size() for share in (1.0, LARGER)]
        for tableau in layout.tableaux:
            sizes += [tableau.battle.size(), tableau.speed.size(), tableau.safety_card]
            sizes.append(tableau.distance_card)
        return sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def fit(self) -> None:
        # Before the first resize there is no layout.
        if self.table.layout is not None:
            self._lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.apply_theme(self._theme, self._language)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the page: a view would scroll with the arrows."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the animation, and handle the press.

        A press on a moving card only ends the animation: another card may be at that point now.
        """
        ends_flight = self.table.busy
        point = self.mapToScene(event.position().toPoint())
        seen = self._hand_card(point)
        self.touched.emit()
        card = self._hand_card(point)
        if card is not seen:
            return
        if event.button() == Qt.MouseButton.RightButton:
            if self.table.mouseGrabberItem() is None:
                self.asked_about.emit(point, True)
            else:
                # It cancels the drag of a card.
                super().mousePressEvent(event)
            return
        self._held_at = point
        self._hold.start()
        if card is not None and not card.active and not ends_flight:
            # The card cannot be moved; one that can be moved handles the press itself.
            self.table.hand.pressed.emit(card.index)
        elif card is None and event.button() == Qt.MouseButton.LeftButton:
            self.table.press(point)
        super().mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if not self._painted and event.type() == QEvent.Type.Paint:
            self._painted = True
            self.first_painted.emit()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.asked_about.emit(self.mapToScene(event.pos()), False)
            return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A press that moves is a drag."""
        moved = self.mapToScene(event.position().toPoint()) - self._held_at
        if moved.manhattanLength() >= QApplication.startDragDistance():
            self._hold.stop()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press that ends soon is a click."""
        self._hold.stop()
        super().mouseReleaseEvent(event)

    def _ask_held(self) -> None:
        """A long press asks what is there, and moves no card."""
        self.table.let_go()
        self.asked_about.emit(self._held_at, True)

    def _hand_card(self, point: QPointF) -> HandItem | None:
        """The card of the hand at a point of the scene."""
        return next((i for i in self.table.items(point) if isinstance(i, HandItem)), None)
