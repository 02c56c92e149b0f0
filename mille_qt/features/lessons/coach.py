"""The coach: which step of a lesson it is, and what becomes of a move; words and no table."""

from mille_qt.features.lessons.lesson import Lesson, Scripted, Step, scripted
from mille_rules.cards import Card
from mille_rules.moves import Move


class Coach:
    """Goes through the steps of one lesson."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        """Begin with a step; one that the lesson does not have is its first."""
        self.lesson = lesson
        self.index = step if 0 <= step < len(lesson.steps) else 0
        #: The move that was not meant, until it is tried again.
        self.missed: Move | None = None

    @property
    def step(self) -> Step:
        """The step that is spoken of now."""
        return self.lesson.steps[self.index]

    @property
    def at_end(self) -> bool:
        """Whether nothing is left but the last word."""
        return self.index == len(self.lesson.steps) - 1

    @property
    def reads(self) -> bool:
        """Whether the player only has to read on."""
        return self.missed is None and self.step.only_read and not self.at_end

    def speak(self, lesson: Lesson) -> None:
        """Say the same in other words: the lesson in another language."""
        self.lesson = lesson

    def read_on(self) -> None:
        """Go to the next step."""
        if not self.at_end:
            self.index += 1

    def judge(self, move: Move) -> tuple[Scripted, ...] | None:
        """What the others do after a move that was meant; None, and a miss, for any other.

        Who plays at once instead of reading on, or of trying what cannot be played, is not held up.
        """
        for index in range(self.index, len(self.lesson.steps)):
            step = self.lesson.steps[index]
            if step.right:
                break
        else:
            return ()
        if str(move) not in step.right:
            self.index, self.missed = index, move
            return None
        self.index = min(index + 1, len(self.lesson.steps) - 1)
        return scripted(step.then)

    def try_card(self, card: Card) -> bool:
        """Whether choosing this card was what the player was to try; then the next step comes."""
        tried = self.missed is None and self.step.tries is card
        if tried and not self.at_end:
            self.index += 1
        return tried

    def try_again(self) -> None:
        """Forget the miss: the step stands as before."""
        self.missed = None
