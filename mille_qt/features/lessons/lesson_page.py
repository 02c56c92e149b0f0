"""The page of a lesson: the match, the coach's strip above it, and the pointer."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QVBoxLayout, QWidget

from mille_qt.features.lessons.coach import Coach, usual_correction
from mille_qt.features.lessons.coach_strip import CoachStrip
from mille_qt.features.lessons.course import LESSON_SLUGS, lesson_named
from mille_qt.features.lessons.lesson_session import LessonSession
from mille_qt.features.lessons.target_pointer import TargetPointer, target_rect
from mille_qt.play.game_page import GamePage
from mille_qt.play.keyboard import Command
from mille_qt.play.panels.answers import MAIN_KEYS
from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_table import Ledger
from mille_qt.table.positions import Area, TablePosition
from mille_qt.ui.art.characters.face import Mood
from mille_qt.ui.art.landscape.daylight import Daylight, daylight
from mille_qt.ui.art.landscape.scenery import paint_scenery
from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import has_played
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.translation import translate
from mille_qt.ui.widgets import Heading, Sheet, fill
from mille_qt.ui.window_titles import set_window_title
from mille_rules.moves import DRAW
from mille_rules.scoring import ITEMS
from mille_rules.views import Update, View

#: The table's least height below the strip, in pixels.
LEAST_TABLE = 300
#: The page's least height in text sizes at which strip and table are legible.
HEIGHT_IN_TEXT = 29

COLUMN = 37.0  # lines of text, as on the score sheet of a match
MARK = "▸ "


class LessonSheet(QWidget):
    """Shows one race item by item, on top of the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._light, self._ground = daylight(1.0, current_theme()), QPixmap()
        scroll = self._scroll = CentredColumn(COLUMN, self)
        self._title, self._items = Heading(), Ledger()
        self._items.choose_rows()
        self._items.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        scroll.column.addWidget(Sheet(self._title, self._items))
        fill(QVBoxLayout(self), 1, scroll, 1)
        self.hide()

    def show_light(self, light: Daylight) -> None:
        """Show the landscape behind the sheet in a light of the day."""
        if light != self._light:
            self._light, self._ground = light, QPixmap()
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the landscape, which is painted once for each size and light."""
        ratio = self.devicePixelRatioF()
        if self._ground.isNull() or self._ground.deviceIndependentSize().toSize() != self.size():
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            landscape = QPainter(self._ground)
            landscape.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_scenery(landscape, QRectF(self.rect()), self._light)
            landscape.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def show_item(self, names: Sequence[str], view: View, item: str) -> None:
        """Show the latest race with this item marked."""
        race = len(view.match.races) - 1
        labels, rows = score_figures.item_table(view, race)
        # The last row counts games won, which one race does not have.
        labels, rows = labels[:-1], rows[:-1]
        row = (*ITEMS, "total").index(item)
        marked = [MARK + label if i == row else label for i, label in enumerate(labels)]
        self._title.setText(self.tr("Points in this race"))
        self._items.setAccessibleName(self._title.text())
        self._items.show_figures(score_figures.sides(names, view), marked, rows)
        self._items.embolden(len(ITEMS), len(ITEMS) + 1)
        rows_too = QItemSelectionModel.SelectionFlag.ClearAndSelect
        rows_too |= QItemSelectionModel.SelectionFlag.Rows
        index = self._items.model().index(row, 0)
        self._items.selectionModel().select(index, rows_too)
        self.show()
        self.raise_()
        middle = self._items.visualRect(index).center()
        point = self._items.viewport().mapTo(self._scroll.content, middle)
        self._scroll.ensureVisible(point.x(), point.y())


def _never() -> bool:
    return False


class LessonPage(GamePage):
    """Plays one lesson."""

    names_keys = False
    #: A step has begun; the last step has begun.
    reached = Signal(int)
    ended = Signal()
    #: Requests for the next lesson, or the first match, and for the list of lessons.
    next_wanted = Signal()
    left = Signal()

    def __init__(
        self,
        slug: str,
        step: int,
        settings: Settings,
        pictures: Path | None = None,
        by_keys: Callable[[], bool] = _never,
    ) -> None:
        """Begin lesson `slug` at a step.

        `pictures` is the folder of card pictures; `by_keys` returns True while the player uses
        the keyboard rather than the mouse.
        """
        self._by_keys = by_keys
        self.coach = Coach(lesson_named(slug), step)
        self._lesson = LessonSession(self.coach)
        self._seen: Update | None = None
        super().__init__(self._lesson, settings, pictures)
        self._lesson.setParent(self)
        # The coach explains the standings.
        self._narrator.leave_out_standings()
        self.table.setMinimumHeight(LEAST_TABLE)
        self.strip = CoachStrip(self)
        self.arrangement.above.append(self.strip)
        self.arrangement.text_lines = HEIGHT_IN_TEXT
        # Beginners do not need scores and log: the panel is closed at first.
        self.arrangement.shares_panel = False
        # The coach gives the instructions.
        self.sign.gives_instructions = False
        self.pointer = TargetPointer(self.table.table, self.hand)
        self.sheet = LessonSheet(self)
        self._reserve_room()
        self.strip.show_text(self.coach.heading, self.coach.lesson.goal, "")
        set_window_title(self, self.coach.lesson.title)
        self._connect_lesson()

    def _connect_lesson(self) -> None:
        self.strip.pressed.connect(self.press_main)
        self.strip.left.connect(self.left)
        # The other commands for the window are not obeyed in a lesson.
        self.commands.for_window.connect(self.left)
        self._lesson.judged.connect(lambda: self._point_at(None))
        self.table.table.settled.connect(lambda _picture: self._show_sky())
        self.hand.said.connect(self._judge_choice)
        self.arrangement.arranged.connect(self._cover_table)
        self.arrangement.laid_out.connect(self._follow_target)
        for signal in (
            self.update_presenter.asked,
            self.update_presenter.idle,
            self.update_presenter.race_over,
        ):
            signal.connect(self._continue_lesson)

    # -- the coach -------------------------------------------------------------

    def _continue_lesson(self, update: Update) -> None:
        """Show the coach's text after all updates have been shown; draw cards automatically."""
        if update.choices == (DRAW,):
            if not self.settings.auto_draw:
                self.turn_controller.submit(DRAW)
            return
        self._seen = update
        self._speak()

    def _speak(self) -> None:
        coach = self.coach
        accepted = coach.rejected is None
        self.strip.show_text(
            coach.heading,
            coach.text(self._by_keys()),
            self._main_text(),
            self._coach_mood(),
            self._target_text() if accepted else "",
        )
        if not accepted:
            # Nobody is to move until the move has been taken back.
            self.say_turn(self._main_text(), asks=False)
        self._point_at(coach.step.target if accepted else None)
        self._show_sheet()
        self.arrangement.arrange()
        if accepted:
            self.reached.emit(coach.index)
        if coach.at_end:
            self.ended.emit()

    def _coach_mood(self) -> Mood:
        if self.coach.rejected is not None:
            return Mood.HIT
        return Mood.HAPPY if self.coach.at_end else Mood.CALM

    def _target_text(self) -> str:
        """Describe the pointer's target for screen readers; a whole lane has no name."""
        target = self.coach.step.target
        if target is None or target.area is Area.LANE or not self.has_accessible_table:
            return ""
        rect = target_rect(target, self.table.table)
        name = "" if rect is None else self.accessible_table.name_at(rect.center().toPoint())
        return self.tr("The arrow points to: {place}").format(place=name) if name else ""

    def _main_text(self) -> str:
        """Return the text of the main button; empty while a card is to be played."""
        if self.coach.rejected is not None:
            return translate("Lessons", "Try again")
        if self.coach.at_end:
            return self._last_text()
        return translate("Lessons", "Next") if self.coach.can_read_on else ""

    def _last_text(self) -> str:
        """Return the text of the main button at the end of the lesson."""
        if self.coach.lesson.slug != LESSON_SLUGS[-1]:
            return translate("Lessons", "Next lesson")
        if has_played(self.settings):
            return translate("Lessons", "Play a match")
        return translate("Lessons", "Play your first match")

    def press_main(self) -> None:
        """Perform the main button's action."""
        coach = self.coach
        if coach.rejected is not None:
            self.try_again()
        elif coach.at_end:
            self.next_wanted.emit()
        elif coach.can_read_on:
            coach.read_on()
            self._speak()

    def try_again(self) -> None:
        """Take back the move that was not accepted."""
        self.coach.try_again()
        self._lesson.undo_rejected()
        self.prompts.give_up()
        self.setFocus()
        self.update_presenter.go_on()

    def _judge_choice(self, _text: str, _warning: bool) -> None:
        card = self.hand.chosen
        if card is not None and self.coach.try_card(card):
            self._speak()
        else:
            self._follow_target()

    # -- pointer and sheet ------------------------------------------------------

    def _point_at(self, target: TablePosition | None) -> None:
        self.pointer.point_at(target)
        self._uncover_target()

    def _follow_target(self) -> None:
        self.pointer.follow()
        self._uncover_target()

    def _uncover_target(self) -> None:
        """Keep the bar and the turn sign off the pointer and its target."""
        self.bar.keep_off(self.pointer.covered)
        self.sign.keep_off(self.pointer.covered)

    def _show_sheet(self) -> None:
        item, seen = self.coach.step.score_item, self._seen
        scored = seen is not None and bool(seen.view.match.races)
        if item and seen is not None and scored:
            self.sheet.show_item(self.session.names, seen.view, item)
        else:
            self.sheet.hide()

    def _reserve_room(self) -> None:
        """Make the strip large enough for every text of the lesson."""
        texts = [self.coach.lesson.goal, usual_correction()]
        for step in self.coach.lesson.steps:
            texts += [step.text, step.keyboard_text, *step.corrections.values()]
        self.strip.leave.setText(self.tr("Lessons (Q)"))
        main_texts = translate("Lessons", "Try again"), translate("Lessons", "Next")
        self.strip.reserve_room(texts, (*main_texts, self._last_text()))

    def _cover_table(self) -> None:
        """Place the sheet over the table, and the pointer at its target."""
        self.sheet.setGeometry(self.table.geometry())
        self._follow_target()

    def _show_sky(self) -> None:
        """Let the strip and the sheet have the light of the table."""
        light = self.table.table.daylight
        self.strip.show_sky(light.sky_top)
        self.sheet.show_light(light)

    def apply_theme(self) -> None:
        """Apply the current theme and card language."""
        super().apply_theme()
        self._show_sky()
        self.pointer.apply_theme(current_theme())

    # -- keys and language -----------------------------------------------------

    def obey(self, command: Command | int) -> None:
        """Carry out a command, first those of the lesson."""
        if command is Command.LET_GO and self.coach.rejected is not None:
            self.try_again()
        elif command in MAIN_KEYS and not self.bar.asks and self._main_key_is_free():
            self.press_main()
        elif command is Command.HINT:
            self.strip.say_again()
        elif command not in (Command.SAVE, Command.SHEET):
            super().obey(command)

    def _main_key_is_free(self) -> bool:
        """True unless the main button's key confirms the chosen card, or one is asked for."""
        taken = self.hand.has_choice or self.hand.question.is_open
        return bool(self._main_text()) and not taken

    def retranslate(self) -> None:
        self.coach.lesson = lesson_named(self.coach.lesson.slug)
        self._lesson.seats_changed.emit()
        self._reserve_room()
        super().retranslate()
        set_window_title(self, self.coach.lesson.title)
        self._speak()
