"""The coach of a lesson: the current step, judging moves, and the text to show."""

from mille_qt.features.lessons.course import LESSON_SLUGS
from mille_qt.features.lessons.lesson import Lesson, LessonStep, ScriptedMove, parse_script
from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import translate
from mille_rules.cards import Card
from mille_rules.moves import Move


class Coach:
    """Guides the player through the steps of one lesson."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        """Start at a step; at the first if the lesson does not have this one."""
        self.lesson = lesson
        self.index = step if 0 <= step < len(lesson.steps) else 0
        #: The player's last move if it was not accepted, until it is taken back.
        self.rejected: Move | None = None

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.index]

    @property
    def at_end(self) -> bool:
        """True in the last step."""
        return self.index == len(self.lesson.steps) - 1

    @property
    def can_read_on(self) -> bool:
        """True if nothing but reading is required before the next step."""
        return self.rejected is None and self.step.only_read and not self.at_end

    @property
    def heading(self) -> str:
        """Number and title of the lesson, and the progress in it."""
        return translate("Lessons", "{number} · {title} ({step}/{steps})").format(
            number=number(LESSON_SLUGS.index(self.lesson.slug) + 1),
            title=self.lesson.title,
            step=number(self.index + 1),
            steps=number(len(self.lesson.steps)),
        )

    def text(self, by_keys: bool) -> str:
        """Return the text of the step, or the reply to a move that was not accepted."""
        if self.rejected is None:
            return self.step.text_for(by_keys)
        return self.step.correction(self.rejected) or usual_correction()

    def read_on(self) -> None:
        """Go to the next step."""
        if not self.at_end:
            self.index += 1

    def judge(self, move: Move) -> tuple[ScriptedMove, ...] | None:
        """Return the others' replies to an accepted move; reject any other and return None.

        Steps that are only read, or in which a card is to be chosen, can be skipped by playing.
        """
        for index in range(self.index, len(self.lesson.steps)):
            step = self.lesson.steps[index]
            if step.accepted:
                break
        else:
            return ()
        if str(move) not in step.accepted:
            self.index, self.rejected = index, move
            return None
        self.index = min(index + 1, len(self.lesson.steps) - 1)
        return parse_script(step.replies)

    def try_card(self, card: Card) -> bool:
        """Go to the next step if this is the card to try, and return True if it is."""
        tried = self.rejected is None and self.step.card_to_try is card
        if tried:
            self.read_on()
        return tried

    def try_again(self) -> None:
        """Return to the step whose move was rejected."""
        self.rejected = None


def usual_correction() -> str:
    """Return the reply to a move for which the step has no special one."""
    return translate("Lessons", "You may do that, but here we’re trying something else.")
