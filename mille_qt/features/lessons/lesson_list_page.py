"""The page with the list of lessons."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QMenu, QPushButton, QSizePolicy, QWidget

from mille_qt.features.lessons.course import LESSON_SLUGS, lesson_named
from mille_qt.features.lessons.progress import Progress
from mille_qt.play.score_sheet.hands_sheet import SmallHand
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import has_played
from mille_qt.ui.texts.cards import number
from mille_qt.ui.widgets import TITLE, Heading, QuietText, WideButton, text_height
from mille_rules.cards import Card

WIDE = 60.0  # lines of text
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
ACCENT = 2  # pixels


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


class LessonButton(QPushButton):
    """A button with a lesson's number, or a tick, its title, its goal and its cards."""

    def __init__(self, position: int, cards: SmallHand) -> None:
        """`position` counts from 1."""
        super().__init__()
        self._position = position
        self.setAutoDefault(False)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._badge, self._title, self._goal = _Badge(), Heading(TITLE_SIZE), QuietText()
        grid = self._grid = QGridLayout(self)
        gap = round(text_height() * 0.5)
        grid.setContentsMargins(gap, gap, gap, gap)
        grid.setHorizontalSpacing(gap)
        grid.setVerticalSpacing(ACCENT)
        grid.addWidget(self._badge, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._title, 0, 1)
        self._title.setWordWrap(True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self._goal, 1, 1)
        self._goal.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(cards, 0, 2, 2, 1)
        grid.setColumnStretch(1, 1)
        for part in (self._badge, self._title, self._goal, cards):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            # Leaves room for accents on capitals.
            part.setContentsMargins(0, ACCENT, 0, 0)

    def set_texts(self, title: str, goal: str, done: bool, left: str = "") -> None:
        """Set the texts; finished lessons get a tick instead of the number.

        `left` tells at which step the lesson was left.
        """
        goal = "\n".join(filter(None, (goal, left)))
        self._badge.setText(TICK if done else number(self._position))
        self._title.setText(title)
        self._goal.setText(goal)
        state = self.tr("done") if done else self.tr("not done yet")
        name = self.tr("Lesson {number}: {title} ({state})")
        self.setAccessibleName(name.format(number=number(self._position), title=title, state=state))
        self.setAccessibleDescription(goal)

    def sizeHint(self) -> QSize:
        """Return the size of the layout: the button has no text of its own."""
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least size of the layout, with wrapped text."""
        return self._grid.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._grid.heightForWidth(width)


class LessonListPage(PageFrame):
    """Lists all lessons, and suggests the next one."""

    #: Request for a lesson, with its slug and the step to start at.
    lesson_wanted = Signal(str, int)
    match_wanted = Signal()
    rules_wanted = Signal()
    back_requested = Signal()

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
        self.lay_out(
            WIDE,
            (
                self.title,
                self.intro,
                _two_columns(list(self.lessons.values())),
            ),
            (self.back_button, self.rules_button, self.continue_button),
        )
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        for slug, button in self.lessons.items():
            button.clicked.connect(lambda _on=False, slug=slug: self._play(slug))
        for other in (self.back_button, self.rules_button, self.continue_button):
            other.setAutoDefault(False)
        self.continue_button.setDefault(True)
        self.continue_button.clicked.connect(self._play_next)
        self.back_button.clicked.connect(self.back_requested)
        self.rules_button.clicked.connect(self.rules_wanted)
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
            button.set_texts(lesson.title, lesson.goal, done, self._with_step(left, slug))
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


def _two_columns(buttons: list[LessonButton]) -> QGridLayout:
    """Lay out the first half of the lessons beside the second."""
    grid = QGridLayout()
    grid.setSpacing(round(text_height() * 0.5))
    half = len(buttons) // 2
    for index, button in enumerate(buttons):
        grid.addWidget(button, index % half, index // half)
    for column in range(2):
        grid.setColumnStretch(column, 1)
    return grid
