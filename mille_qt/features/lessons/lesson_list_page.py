"""The page with the list of lessons."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from mille_qt.features.lessons.course import LESSON_SLUGS, lesson_named
from mille_qt.features.lessons.progress import Progress
from mille_qt.ui.art.cards.small_hand import SmallHand
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import has_played
from mille_qt.ui.texts.cards import number
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    PictureTile,
    QuietText,
    TileGrid,
    WideButton,
    text_height,
)
from mille_rules.cards import Card

WIDE, TILE = 60.0, 20.5  # lines of text
#: The cards in the picture of each lesson.
CARDS = (
    (Card.ROLL,),
    (Card.MILES_100, Card.MILES_200),
    (Card.FLAT_TIRE, Card.SPARE_TIRE),
    (Card.SPEED_LIMIT, Card.END_OF_LIMIT),
    (Card.EXTRA_TANK, Card.RIGHT_OF_WAY),
    (Card.ACCIDENT, Card.DRIVING_ACE),
    (Card.MILES_25, Card.MILES_75),
    (Card.MILES_200, Card.MILES_200),
    (Card.DRIVING_ACE, Card.PUNCTURE_PROOF),
    (Card.MILES_50, Card.MILES_50),
)
TICK = "✓"
TITLE_SIZE = 1.1  # times the text
BADGE = 1.9  # lines of text


class _Badge(Heading):
    """The number of a lesson on a plate."""

    def __init__(self) -> None:
        super().__init__(TITLE_SIZE)
        self.setProperty("plate", True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(text_height() * BADGE)
        return QSize(side, side)


class LessonButton(PictureTile):
    """A tile with a lesson's number, or a tick, its title, its goal and its cards."""

    def __init__(self, position: int, cards: SmallHand) -> None:
        """`position` counts from 1."""
        badge = _Badge()
        super().__init__(badge, cards)
        self._position, self._badge = position, badge

    def set_lesson(self, title: str, goal: str, done: bool, left: str = "") -> None:
        """Set the texts; finished lessons get a tick instead of the number.

        `left` tells at which step the lesson was left.
        """
        self._badge.setText(TICK if done else number(self._position))
        self.set_texts(title, "\n".join(filter(None, (goal, left))))
        state = self.tr("done") if done else self.tr("not done yet")
        name = self.tr("Lesson {number}: {title} ({state})")
        self.setAccessibleName(name.format(number=number(self._position), title=title, state=state))


class LessonListPage(PageFrame):
    """Lists all lessons, and suggests the next one."""

    #: Request for a lesson, with its slug and the step to start at.
    lesson_wanted = Signal(str, int)
    match_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._progress = settings, Progress(settings)
        self.title, self.intro = Heading(TITLE), QuietText()
        self.back_button, self.rules_button = QPushButton(), QPushButton()
        self.continue_button = WideButton()
        self.lessons = {
            slug: LessonButton(position, SmallHand(cards, settings.card_language))
            for position, (slug, cards) in enumerate(zip(LESSON_SLUGS, CARDS, strict=True), start=1)
        }
        parts = (self.title, self.intro, TileGrid(TILE, self.lessons.values()))
        self.lay_out(WIDE, parts, (self.back_button, self.rules_button, self.continue_button))
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        for slug, button in self.lessons.items():
            button.clicked.connect(lambda _on=False, slug=slug: self._play(slug))
        self.continue_button.setDefault(True)
        self.continue_button.clicked.connect(self._play_next)
        self.setFocusProxy(self.continue_button)

    def _play(self, slug: str) -> None:
        """Start a lesson; if it was left, ask in a menu whether to continue or to begin again."""
        step = self._progress.step(slug)
        if not step:
            self.lesson_wanted.emit(slug, 0)
            return
        tile = self.lessons[slug]
        menu = QMenu(tile)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        go_on = self._with_step(self.tr("&Continue at step {step} of {steps}"), slug)
        for text, start in ((go_on, step), (self.tr("&Start over"), 0)):
            action = menu.addAction(text)
            action.triggered.connect(
                lambda _on=False, start=start: self.lesson_wanted.emit(slug, start)
            )
        menu.setActiveAction(menu.actions()[0])
        menu.popup(tile.mapToGlobal(tile.rect().bottomLeft()))

    def _with_step(self, text: str, slug: str) -> str:
        """Fill in the step at which a lesson was left, counted from 1, and the number of steps."""
        step, steps = self._progress.step(slug) + 1, len(lesson_named(slug).steps)
        return text.format(step=number(step), steps=number(steps))

    def _play_next(self) -> None:
        following = self._progress.next
        if following is None:
            self.match_wanted.emit()
        else:
            self.lesson_wanted.emit(following.slug, following.step)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Learn to play"))
        self.intro.setText(self.tr("Ten short lessons at a real table, a minute or two each."))
        for slug, button in self.lessons.items():
            lesson = lesson_named(slug)
            left = self.tr("At step {step} of {steps}") if self._progress.step(slug) else ""
            done = self._progress.is_done(slug)
            button.set_lesson(lesson.title, lesson.goal, done, self._with_step(left, slug))
        self.back_button.setText(self.tr("&Back"))
        self.rules_button.setText(self.tr("&Rules (F1)"))
        self.continue_button.setText(self._continue_text())

    def _continue_text(self) -> str:
        following = self._progress.next
        if following is None:
            played = has_played(self._settings)
            return self.tr("&Play a match") if played else self.tr("&Play your first match")
        if not self._progress.begun:
            return self.tr("&Start")
        position = LESSON_SLUGS.index(following.slug) + 1
        return self.tr("&Continue: lesson {number}").format(number=number(position))
