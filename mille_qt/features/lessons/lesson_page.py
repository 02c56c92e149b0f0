"""A lesson on the real table: the match, the coach's strip above it, and what is pointed at."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRect, Signal

from mille_qt.features.lessons.coach import Coach
from mille_qt.features.lessons.coach_strip import CoachStrip
from mille_qt.features.lessons.course import LESSON_SLUGS, lesson_named
from mille_qt.features.lessons.lesson import PLAYER, Place, Spot
from mille_qt.features.lessons.lesson_session import LessonSession
from mille_qt.features.lessons.lesson_sheet import LessonSheet
from mille_qt.features.lessons.pointing import Pointing
from mille_qt.features.lessons.spots import rect_of
from mille_qt.features.lessons.words import after_lesson, again, heading, not_meant, read_on, way_on
from mille_qt.play.game_page import GamePage
from mille_qt.play.keyboard import Command
from mille_qt.play.panels.answers import MAIN_KEYS
from mille_qt.table.layout import TableLayout
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import has_played
from mille_qt.ui.theme.look import current_theme
from mille_qt.ui.window_titles import set_window_title
from mille_rules.moves import DRAW
from mille_rules.views import Update

#: Below the strip a table does with this height, in pixels.
LEAST_TABLE = 300
#: So many times the text's size must the page be high, for strip and table to be read.
HEIGHT_IN_TEXT = 29


def _never() -> bool:
    return False


class LessonPage(GamePage):
    """Plays one lesson; `reached` says that a step has begun, `ended` that the last has."""

    reached = Signal(int)
    ended = Signal()
    #: The way on is taken: the next lesson, or the first match. The way back to the list.
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
        """Begin lesson `slug` at a step; `pictures` is the folder in which card pictures are.

        `by_keys` says whether the keyboard is used now, and not the mouse.
        """
        self._by_keys = by_keys
        self.coach = Coach(lesson_named(slug), step)
        self._lesson = LessonSession(self.coach)
        self._seen: Update | None = None
        super().__init__(self._lesson, settings, pictures)
        self._lesson.setParent(self)
        # The coach says what matters of it.
        self._narrator.leave_out_standings()
        self.table.setMinimumHeight(LEAST_TABLE)
        self.strip = CoachStrip(self)
        self._pointing = Pointing(self.table.table, self.hand)
        self.pointer = self._pointing.pointer
        self.sheet = LessonSheet(self)
        self._expect()
        self.strip.say(self._title(), self.coach.lesson.goal, "", warning=False)
        set_window_title(self, self._title())
        self._follow()

    def _follow(self) -> None:
        self.strip.pressed.connect(self.press_main)
        self.strip.left.connect(self.left)
        self._lesson.judged.connect(lambda: self._point_at(None))
        self.hand.said.connect(self._see_choice)
        for signal in (
            self.update_presenter.asked,
            self.update_presenter.idle,
            self.update_presenter.race_over,
        ):
            signal.connect(self._rest)

    # -- the coach -------------------------------------------------------------

    def _rest(self, update: Update) -> None:
        """All has been seen: the coach speaks."""
        if update.choices == (DRAW,):
            # The coach speaks of the card that is drawn; a player who draws by hand need not here.
            if not self.settings.auto_draw:
                self.turn_controller.submit(DRAW)
            return
        self._seen = update
        self._speak()

    def _speak(self) -> None:
        coach = self.coach
        step, missed = coach.step, coach.missed
        text = step.words(self._by_keys())
        if missed is not None:
            text = step.reproof(missed) or not_meant()
        shown = self._shown() if missed is None else ""
        self.strip.say(self._title(), text, self._main_words(), missed is not None, shown)
        self._point_at(step.at if missed is None else None)
        self._show_sheet()
        self._arrange()
        if missed is None:
            self.reached.emit(coach.index)
        if coach.at_end:
            self.ended.emit()

    def _shown(self) -> str:
        """What the coach points at, in words; nothing for a whole side of the road."""
        spot = self.coach.step.at
        if spot is None or spot.place is Place.LANE or not self.has_accessible_table:
            return ""
        rect = rect_of(spot, self.table.table)
        place = "" if rect is None else self.accessible_table.name_at(rect.center().toPoint())
        return self.tr("The arrow points at: {place}").format(place=place) if place else ""

    def _title(self) -> str:
        return heading(self.coach, LESSON_SLUGS.index(self.coach.lesson.slug) + 1)

    def _main_words(self) -> str:
        return way_on(self.coach, self._last_word())

    def _last_word(self) -> str:
        last = self.coach.lesson.slug == LESSON_SLUGS[-1]
        return after_lesson(last, has_played(self.settings))

    def press_main(self) -> None:
        """Do what the main button says."""
        coach = self.coach
        if coach.missed is not None:
            self.try_again()
        elif coach.at_end:
            self.next_wanted.emit()
        elif coach.reads:
            coach.read_on()
            self._speak()

    def try_again(self) -> None:
        """Go back to before the move that was not meant."""
        self.coach.try_again()
        self._lesson.take_back(PLAYER)
        self.prompts.give_up()
        self.setFocus()
        self.update_presenter.go_on()

    def _see_choice(self, _text: str, _warning: bool) -> None:
        card = self.hand.chosen
        if card is not None and self.coach.try_card(card):
            self._speak()
        else:
            self._point()

    # -- what is shown ---------------------------------------------------------

    def _point_at(self, spot: Spot | None) -> None:
        self._pointing.point_at(spot)
        self._keep_off()

    def _point(self) -> None:
        self._pointing.follow()
        self._keep_off()

    def _keep_off(self) -> None:
        """What is pointed at lies under nothing."""
        self.bar.keep_off(self._pointing.covered)
        self._show_sign()

    def _show_sign(self) -> None:
        covers = self.sign.geometry().intersects(self._pointing.covered)
        self.sign.setVisible(self.bar.isHidden() and not covers)

    def _write_sign(self, turn: str, _todo: str, _asks: bool) -> None:
        """What is to be done, the coach says."""
        super()._write_sign(turn, "", False)

    def _show_sheet(self) -> None:
        item, seen = self.coach.step.item, self._seen
        scored = seen is not None and bool(seen.view.match.races)
        if item and seen is not None and scored:
            self.sheet.show_item(self.session.names, seen.view, item)
        else:
            self.sheet.hide()

    def _expect(self) -> None:
        """Tell the strip all that will be said on it."""
        texts = [self.coach.lesson.goal, not_meant()]
        for step in self.coach.lesson.steps:
            texts += [step.say, step.by_keys, *step.wrong.values()]
        self.strip.name_way_out(self.tr("Lessons (Q)"))
        self.strip.expect(texts, (again(), read_on(), self._last_word()))

    # -- where things lie ------------------------------------------------------

    def _most_text(self) -> float:
        return self.height() / HEIGHT_IN_TEXT

    def _above(self, width: int) -> int:
        return super()._above(width) + self.strip.height_in(width)

    def _lie_round(self, table: QRect) -> None:
        banner = super()._above(table.width())
        self.banner.setGeometry(0, 0, table.width(), banner)
        self.strip.setGeometry(0, banner, table.width(), table.top() - banner)
        self.sheet.setGeometry(table)
        self._point()

    def _lay_out_overlays(self, layout: TableLayout) -> None:
        super()._lay_out_overlays(layout)
        self._point()

    def _shows_panel(self, _wide: bool) -> bool:
        """Only where it is asked for: scores and log are nothing for beginners."""
        return self._drawer_open

    def toggle_panel(self) -> None:
        """Show or hide the panel, in this lesson alone."""
        self._drawer_open = not self._drawer_open
        self._arrange()

    def dress(self) -> None:
        """Draw again in the theme and card language in force."""
        super().dress()
        self.pointer.dress(current_theme())

    # -- words and keys --------------------------------------------------------

    def _obey(self, command: Command | int) -> None:
        if command is Command.LEAVE:
            self.left.emit()
        elif command is Command.LET_GO and self.coach.missed is not None:
            self.try_again()
        elif command in MAIN_KEYS and not self.bar.asks and self._main_is_meant():
            self.press_main()
        elif command is Command.HINT:
            self.strip.say_again()
        elif command not in (Command.SAVE, Command.SHEET):
            super()._obey(command)

    def _main_is_meant(self) -> bool:
        """A card that is chosen is confirmed by the same key."""
        return bool(self._main_words()) and not self.hand.has_choice

    def retranslate(self) -> None:
        self.coach.speak(lesson_named(self.coach.lesson.slug))
        self._lesson.seats_changed.emit()
        self._expect()
        super().retranslate()
        set_window_title(self, self._title())
        self._speak()
