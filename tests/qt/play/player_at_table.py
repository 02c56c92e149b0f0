"""A player at the real window: sees what is on the screen, acts by keys and mouse alone."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mille_qt.app.main_window import MainWindow
from mille_qt.play.game_page import GamePage
from mille_qt.play.inspection import inspected_at
from mille_qt.play.keyboard import Command
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.play.table_tools import ToolButton
from mille_qt.table.hand_item import HandItem
from mille_qt.table.positions import DISCARD_PILE, TablePosition, lane, target_of
from mille_rules import Card, Move, Update
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.moves import MoveKind

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
#: What a test waits for comes at once; seconds of this process's own time, of which a machine that
#: is busy with others takes nothing.
PATIENCE = 10.0


def send_mouse(widget: QWidget, kind: QEvent.Type, point: QPoint) -> None:
    """Press, move or release the left button there; moving means dragging."""
    moving = kind == QEvent.Type.MouseMove
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(widget.mapToGlobal(point)),
        Qt.MouseButton.NoButton if moving else LEFT,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def menu_action(window: MainWindow, command: Command) -> QAction:
    """Return the entry of a command in the menus."""
    text = command.menu_text(window.settings.single_keys)
    return next(action for action in window.actions() if action.text() == text)


def leave_window() -> None:
    """Have another program's window be the active one."""
    app = QGuiApplication.instance()
    assert app is not None
    app.applicationStateChanged.emit(  # type: ignore[attr-defined]
        Qt.ApplicationState.ApplicationInactive
    )


class PlayerAtTable:
    """One person at a window; `settle` waits until the window waits for somebody."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._page: GamePage | None = None
        self._quiet = False
        self._strategy = LEVELS["normal"]()

    # -- what is on the screen ------------------------------------------------

    def menu_action(self, command: Command) -> QAction:
        """Return the entry of a command in the menus."""
        return menu_action(self.window, command)

    @property
    def page(self) -> GamePage:
        """The match on the screen."""
        game = self.window.game
        assert game is not None
        return game

    @property
    def sheet(self) -> ScoreSheet | None:
        """The score sheet, where it is what the window shows."""
        shown = self.window.centralWidget().currentWidget()  # type: ignore[attr-defined]
        return shown if isinstance(shown, ScoreSheet) else None

    @property
    def update(self) -> Update:
        """How things stand for whoever looks."""
        eyes = self.page.update_presenter.queues
        update = eyes.latest(eyes.looking)
        assert update is not None
        return update

    @property
    def items(self) -> dict[int, HandItem]:
        """The cards of the hand that are in the scene, by place."""
        items = self.page.table.table.items()
        found = {item.index: item for item in items if isinstance(item, HandItem)}
        return dict(sorted(found.items()))

    @property
    def hand(self) -> list[Card | None]:
        """The cards of the hand from left to right, None for an empty place."""
        items = self.items
        return [items[i].card if i in items else None for i in range(max(items, default=-1) + 1)]

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        # They are written once the panel has been painted.
        self.page.panel.log.repaint()
        QApplication.processEvents()
        log = self.page.panel.log.lines
        return [log.item(row).text() for row in range(log.count())]

    @property
    def statuses(self) -> list[str]:
        """What is said in full about the words beside the battle piles."""
        table = self.page.table.table
        assert table.layout is not None
        found = [
            inspected_at(table, tableau.status.center(), self.page.side_names())
            for tableau in table.layout.tableaux
        ]
        return [each.does for each in found if each is not None]

    @property
    def bar(self) -> str:
        """The words on the bar."""
        return self.page.bar.text

    @property
    def hint(self) -> str:
        """The words of the sign above the hand."""
        return self.page.sign.text()

    def buttons(self, parent: QWidget | None = None) -> dict[str, QPushButton]:
        """The buttons that can be pressed there, by default on the bar."""
        found = self.page.bar.buttons() if parent is None else parent.findChildren(QPushButton)
        return {button.text(): button for button in found if button.isVisible()}

    # -- time ---------------------------------------------------------------------

    def press_as_system(self, what: Qt.Key | QWidget) -> None:
        """Press a key, or click a widget, as the system tells the window."""
        handle = self.window.windowHandle()
        assert handle is not None
        if isinstance(what, QWidget):
            point = what.mapTo(self.window, what.rect().center())
            # Nobody can press what is beyond the edge of the screen.
            handle.setPosition(self.window.screen().geometry().center() - point)
            QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, point)
        else:
            QTest.keyClick(handle, what)
        self.settle()

    def settle(self) -> None:
        """Let everything happen until the window waits for somebody, or shows the sheet."""
        self._attend()
        until = time.process_time() + PATIENCE
        while self._about_to_show() or not (self._quiet or self._looks_back):
            assert time.process_time() < until, "the table never came to rest"
            self.let_happen()
            self._attend()
        # What words changed, layouts follow one round later.
        self.let_happen()
        self.let_happen()

    def let_happen(self) -> None:
        """Let everything happen that is due now: one step of the event loop."""
        QApplication.processEvents()

    def _about_to_show(self) -> bool:
        """Whether the table has been told to go on, which no signal says."""
        return self.page.update_presenter._next.isActive()

    @property
    def _looks_back(self) -> bool:
        """Whether an earlier moment is shown: what others do waits until the player comes back."""
        return self.page.update_presenter._held and self.page.bar.asks

    def _attend(self) -> None:
        page = self.window.game
        if page is None or page is self._page:
            return
        self._page, self._quiet = page, False
        page.session.updated.connect(self._stir)
        flow = page.update_presenter
        for signal in (flow.asked, flow.idle, flow.race_over):
            signal.connect(self._rest)
        flow.passed_on.connect(lambda _seat: self._rest(None))
        flow.paused.connect(lambda: self._rest(None))
        page.take_back.consent_wanted.connect(lambda *_: self._rest(None))
        # A match that is opened may be at rest before anybody attends.
        if page.bar.asks:
            self._rest(None)
        elif page.table_presenter.update is not None:
            self._rest(page.table_presenter.update)

    def _stir(self, _seat: object, _update: object) -> None:
        self._quiet = False

    def _rest(self, update: Update | None) -> None:
        # The drawing of a card is asked for and done in one go.
        latest = self.page.update_presenter.queues.latest(None)
        self._quiet = update is None or (latest is not None and latest.seq == update.seq)

    def speak(self, language: str) -> None:
        """Choose the language of the menus."""
        self.window.settings.language = language
        self.settle()

    # -- hands ---------------------------------------------------------------------

    def keys(self, *keys: Qt.Key | str) -> None:
        """Press keys one after the other in the focused widget, then wait."""
        for key in keys:
            target = self.window.focusWidget() or self.page
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
        if self.window.game is not None:
            self.settle()

    def _viewport(self) -> QWidget:
        return self.page.table.viewport()

    def _point(self, point: QPointF) -> QPoint:
        return self.page.table.mapFromScene(point)

    def _card_point(self, index: int) -> QPoint:
        return self._point(self.page.table.table.hand_rect(index).center())

    def _place_point(self, place: TablePosition) -> QPoint:
        return self._point(self.page.table.table.position_rect(place).center())

    def spots(self, index: int) -> list[tuple[int, int]]:
        """In the window: a card of the hand, the own tableau, the discard pile."""
        own = lane(self.update.view.side)
        points = (self._card_point(index), self._place_point(own), self._place_point(DISCARD_PILE))
        return [self._viewport().mapTo(self.window, point).toTuple() for point in points]

    def click_card(self, index: int, button: Qt.MouseButton = LEFT) -> None:
        """Click a card of the hand."""
        QTest.mouseClick(self._viewport(), button, pos=self._card_point(index))
        self.settle()

    def click_place(self, place: TablePosition) -> None:
        """Click a tableau or the discard pile."""
        QTest.mouseClick(self._viewport(), LEFT, pos=self._place_point(place))
        self.settle()

    def pick_up(self, index: int, over: TablePosition) -> None:
        """Drag a card over a place and hold it there."""
        self._lift_to(index, self._place_point(over))

    def _lift_to(self, index: int, end: QPoint) -> None:
        start = self._card_point(index)
        self._mouse(QEvent.Type.MouseButtonPress, start)
        for share in (0.3, 0.7, 1.0):
            self._mouse(QEvent.Type.MouseMove, start + (end - start) * share)

    def put_down(self, place: TablePosition) -> None:
        """Let go of the card that is held."""
        self._mouse(QEvent.Type.MouseButtonRelease, self._place_point(place))
        self.settle()

    def drag_to(self, index: int, point: QPointF) -> None:
        """Drag a card to a point of the scene."""
        self._lift_to(index, self._point(point))
        self._mouse(QEvent.Type.MouseButtonRelease, self._point(point))
        self.settle()

    def drag(self, index: int, place: TablePosition) -> None:
        """Drag a card to a place."""
        self.pick_up(index, place)
        self.put_down(place)

    def _mouse(self, kind: QEvent.Type, point: QPoint) -> None:
        send_mouse(self._viewport(), kind, point)

    def press(self, text: str, parent: QWidget | None = None) -> None:
        """Click the button whose words begin so, by default on the bar."""
        found = [button for words, button in self.buttons(parent).items() if words.startswith(text)]
        assert found, f"no {text!r} among {list(self.buttons(parent))}"
        QTest.mouseClick(found[0], LEFT)
        if self.window.game is not None:
            self.settle()

    def tools(self) -> dict[str, ToolButton]:
        """The buttons beside the hand and beside the score, by their names."""
        areas = self.page.tools, self.page.corner_tools
        found = (tool for area in areas for tool in area.findChildren(ToolButton))
        return {tool.accessibleName(): tool for tool in found if tool.isVisible()}

    def tool(self, text: str) -> ToolButton:
        """The one of them whose name begins so."""
        (button,) = [tool for name, tool in self.tools().items() if name.startswith(text)]
        return button

    def press_tool(self, text: str) -> None:
        """Click one of the buttons beside the hand or the score."""
        QTest.mouseClick(self.tool(text), LEFT)
        self.settle()

    def click_line(self, row: int) -> None:
        """Click a line of the log."""
        if not self.page.panel.isVisible():
            self.page.arrangement.toggle_panel()
        log = self.page.panel.log.lines
        log.scrollToItem(log.item(row))
        QTest.mouseClick(log.viewport(), LEFT, pos=log.visualItemRect(log.item(row)).center())
        self.settle()

    def place_with(self, card: Card) -> int:
        """The place of the hand that a card lies in, the last where it has several."""
        return max(index for index, item in self.items.items() if item.card is card)

    # -- deciding and playing -----------------------------------------------------------

    def decide(self) -> Move:
        """A sensible one of the choices, from what this player may see."""
        view, choices = self.update.view, self.update.choices
        assert choices, "nobody is asked"
        return choices[0] if len(choices) == 1 else self._strategy.choose(view, choices)

    def play_by_keys(self, move: Move) -> None:
        """Make a move as somebody without a mouse does."""
        if move.kind in (MoveKind.COUP, MoveKind.FINISH):
            self.keys(Key.Key_Space if move.kind is MoveKind.COUP else Key.Key_Return)
        elif move.kind is MoveKind.PASS:
            only = len(self.buttons()) == 1
            self.keys(Key.Key_Space if only else "n")
        elif move.kind is MoveKind.EXTEND:
            self.keys("e")
        elif move.kind is MoveKind.DRAW:
            self.keys("p")
        elif move.kind is MoveKind.TAKE:
            takes = self._takes()
            # G takes the first; the others are answers without a key.
            if move == takes[0]:
                self.keys("g")
            else:
                self._press_bar(takes.index(move))
        else:
            assert move.card is not None
            self._choose_by_keys(move.card)
            if move.kind is MoveKind.DISCARD:
                self.keys("d")
            else:
                self._target_by_keys(move)
                self.keys(Key.Key_Return)

    def _choose_by_keys(self, card: Card) -> None:
        """By its digit, or by arrows for a card on the right."""
        index = self.place_with(card)
        if index < 4:
            self.keys(str(list(self.items).index(index) + 1))
        else:
            steps = sorted(self.items, reverse=True).index(index) + 1
            self.keys(*[Key.Key_Left] * steps)

    def _target_by_keys(self, move: Move) -> None:
        """Point at the opponent that a hazard is for."""
        if move.side is not None:
            played = [m for m in self.update.choices if (m.kind, m.card) == (move.kind, move.card)]
            self.keys(*[Key.Key_Down] * played.index(move))

    def play_by_mouse(self, move: Move, dragging: bool = True) -> None:
        """Make a move as somebody without a keyboard does."""
        answers = {MoveKind.COUP: 0, MoveKind.FINISH: 0, MoveKind.EXTEND: 1, MoveKind.PASS: -1}
        if move.kind in answers:
            self._press_bar(answers[move.kind])
            return
        if move.kind is MoveKind.DRAW:
            self._press_bar(-1)
            return
        if move.kind is MoveKind.TAKE:
            takes = self._takes()
            if len(takes) == 1:
                self.click_place(DISCARD_PILE)
            else:
                self._press_bar(takes.index(move))
            return
        assert move.card is not None
        index = self.place_with(move.card)
        place = target_of(move, self.update.view.side or 0)
        assert place is not None
        if dragging:
            self.drag(index, place)
        else:
            self.click_card(index)
            self.click_place(place)

    def _takes(self) -> list[Move]:
        """The ways to play the top discard, in the order of the answers."""
        return [move for move in self.update.choices if move.kind is MoveKind.TAKE]

    def _press_bar(self, which: int) -> None:
        """Click a button of the bar by its number from the left."""
        button = list(self.buttons().values())[which]
        QTest.mouseClick(button, LEFT)
        self.settle()

    def lift_curtain(self) -> None:
        """Say that it is oneself who looks now, by Enter."""
        assert self.page.curtain.isVisible()
        QTest.keyClick(self.window.focusWidget(), Key.Key_Return)
        self.settle()


def texts_of(parent: QWidget, kinds: type | tuple[type, ...]) -> Iterator[str]:
    """The words of the visible widgets of some kinds in a window."""
    for widget in parent.findChildren(QWidget):
        if isinstance(widget, kinds) and widget.isVisible():
            yield widget.text()  # type: ignore[attr-defined]
