"""The view of the table: it fits the layout to its size and takes presses on places."""

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mille_qt.table.hand_item import HandItem
from mille_qt.table.layout import TableLayout, table_layout
from mille_qt.table.picture import TablePicture
from mille_qt.table.pictures import Pictures
from mille_qt.table.positions import LARGER
from mille_qt.table.scene import TableScene
from mille_qt.ui.theme.application_theme import Theme
from mille_qt.ui.tooltips import show_tooltip, show_tooltip_above


class TableView(QGraphicsView):
    """Shows a TableScene one pixel to one, laid out anew whenever the size changes."""

    laid_out = Signal(object)
    #: A mouse button went down anywhere on the table, before anything is done about it.
    touched = Signal()

    def __init__(
        self,
        sides: int,
        seats: int,
        theme: Theme,
        language: str,
        cache_folder: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # What is dragged over the table is the window's affair. The viewport takes this from the
        # view, so it comes first.
        self.setAcceptDrops(False)
        # One that Python has made: asked for a widget that Qt has made, PySide first gets every
        # class of widget ready, which takes 6 ms and 1 MB.
        self.setViewport(QWidget(self))
        self._sides, self._seats, self._cache = sides, seats, cache_folder
        self._language, self._theme = language, theme
        self._own_side, self._has_hand, self._corner = 0, True, False
        self.table = TableScene(self._pictures(), theme, sides)
        # It dies with the view, and with it whatever still flies.
        self.table.setParent(self)
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        # No render hints here: with them even pictures that fit are drawn as if they were scaled,
        # in twice the time. Items ask for what they need. The ground covers everything.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(640, 380)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def sides(self) -> int:
        """How many tableaux lie on the table."""
        return self._sides

    @property
    def language(self) -> str:
        """The names that the cards have now."""
        return self._language

    def apply_theme(self, theme: Theme, language: str) -> None:
        """Take other colours and names on the cards."""
        self._theme, self._language = theme, language
        self.table.apply_theme(self._pictures(), theme)
        self.viewport().update()

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a moment of the race, with the own side lowest."""
        if picture.own_side != self._own_side:
            self._own_side = picture.own_side
            self._lay_out()
        self.table.show_picture(picture)

    def leave_room(self, *, hand: bool, corner: bool) -> None:
        """Have places for a hand, or give their room to the tableaux.

        With a `corner` whose turn it is lies beside the hand, since the bar above it never rests.
        """
        if (hand, corner) != (self._has_hand, self._corner):
            self._has_hand, self._corner = hand, corner
            self._lay_out()

    def _pictures(self) -> Pictures:
        return Pictures(self.devicePixelRatioF(), self._language, self._cache, self._theme)

    def _lay_out(self) -> None:
        size = QSizeF(self.viewport().size())
        if size.width() < 2 or size.height() < 2:
            return
        layout = table_layout(
            size,
            self._sides,
            self._seats,
            QFontMetricsF(self.font()).height(),
            self._own_side,
            self._has_hand,
            self._corner,
        )
        self.table.setFont(self.font())
        self.table.place(layout)
        self.table.pictures.keep_only(self._sizes(layout))
        self.laid_out.emit(layout)

    def _sizes(self, layout: TableLayout) -> list[QSizeF]:
        """All card sizes on a table, so that pictures of other sizes can be let go."""
        sizes = [layout.card, layout.draw_pile.size()]
        sizes += [self.table.large_rect(share).size() for share in (1.0, LARGER)]
        for tableau in layout.tableaux:
            sizes += [tableau.battle.size(), tableau.speed.size(), tableau.safety_card]
            sizes.append(tableau.distance_card)
        return sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changed = event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange)
        # Before the first resize there is nothing to lay out anew.
        if changed and self.table.layout is not None:
            self._lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.apply_theme(self._theme, self._language)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the page: a view would scroll by arrows, and nothing scrolls here."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End what moves, and take the press where the player meant it.

        A press at a card that was on its way elsewhere only ends that: another card may be there
        now, which was not pointed at.
        """
        ends_flight = self.table.busy
        point = self.mapToScene(event.position().toPoint())
        seen = self._hand_card(point)
        self.touched.emit()
        card = self._hand_card(point)
        if card is not seen:
            return
        if card is not None and not card.active and not ends_flight:
            # It stays where it is, and says so; one that may be moved takes the press itself.
            self.table.card_pressed.emit(card.index)
        elif card is None and event.button() == Qt.MouseButton.LeftButton:
            self.table.press(point)
        super().mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = self.mapToScene(event.pos())
            card = self._hand_card(point)
            if card is not None and card.toolTip():
                self._explain(card)
                return True
            for side in range(self._sides):
                text = self.table.tableau_item(side).tooltip_at(point)
                if text:
                    show_tooltip(event.globalPos(), text, self)
                    return True
        return super().viewportEvent(event)

    def _hand_card(self, point: QPointF) -> HandItem | None:
        """The card of the hand under a point of the scene."""
        return next((i for i in self.table.items(point) if isinstance(i, HandItem)), None)

    def _explain(self, card: HandItem) -> None:
        """Show the tooltip of a card above the hand: below the mouse it would cover other cards."""
        layout = self.table.layout
        lift = 0.0 if layout is None else layout.lift
        area = self.mapFromScene(card.resting_rect()).boundingRect()
        show_tooltip_above(self.viewport(), area, card.toolTip(), round(lift))
