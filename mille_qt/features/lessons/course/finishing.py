"""Lessons on the end of a race: the exact finish and the extension."""

from itertools import chain, zip_longest

from mille_qt.features.lessons.lesson import Lesson, LessonStep
from mille_qt.table.positions import Area, TablePosition
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.cards import Card


def _in_turn(own: str, others: str) -> tuple[str, ...]:
    """Moves in which the player and Marcel alternately play these cards."""
    mine = [f"0 play {card}" for card in own.split()]
    his = [f"1 play {card}" for card in others.split()]
    return tuple(filter(None, chain(*zip_longest(mine, his))))


#: 100 miles to go, and not every card fits.
EXACT_FINISH = Lesson(
    "finish",
    title=QT_TRANSLATE_NOOP("Lessons", "The exact finish"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Arrive at 700 miles, not a mile farther."),
    hands=("roll 100 100 100 100 100", "roll 75 50 75 25 50"),
    draws="100 25 200 50 75 25 50 50 25 25 gasoline 50 repairs 25 50",
    opening_moves=_in_turn("roll 100 100 100 100 100 100", "roll 75 50 75 25 50 25"),
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "600 miles behind you, 100 to go. You must arrive at exactly 700."
            ),
            target=TablePosition(Area.MILES, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "Choose the 200, and read beside your cards why it cannot be played."
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons", "Choose the 200: it tells you why it cannot be played."
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_200),
            card_to_try=Card.MILES_200,
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Too far, and so it cannot be played. Look what adds up to 100: 75 and 25. "
                "Play the 75.",
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_75),
            accepted=("play 75",),
            corrections={
                "play 50": QT_TRANSLATE_NOOP(
                    "Lessons", "50 and 50 would do as well! But here, take the 75 first."
                ),
                "play 25": QT_TRANSLATE_NOOP(
                    "Lessons", "25 and 75 would do as well! But here, take the 75 first."
                ),
                "discard": QT_TRANSLATE_NOOP("Lessons", "So near the finish? Play the 75 instead."),
            },
            replies=("1 play 25",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "25 to go: now even a 50 is too far. Play the 25."),
            target=TablePosition(Area.HAND, card=Card.MILES_25),
            accepted=("play 25",),
            corrections={
                "discard 25": QT_TRANSLATE_NOOP(
                    "Lessons", "That was the very card that you need. Play it instead."
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "700! You may stop here or drive on; that is the next lesson. Here, finish: "
                "press Stop here, or Enter.",
            ),
            target=TablePosition(Area.MILES, 0),
            accepted=("finish",),
            corrections={
                "extend": QT_TRANSLATE_NOOP(
                    "Lessons", "Brave! But driving on is the next lesson. Finish here."
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The race is over, and the trip is worth 400 points to you. Keep small "
                "distances for the end: a 25 always fits.",
            ),
            target=TablePosition(Area.MILES, 0),
        ),
    ),
)

#: From 700 to 1,000.
EXTENSION = Lesson(
    "extension",
    title=QT_TRANSLATE_NOOP("Lessons", "The extension"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Drive on to 1,000 miles, for more points and some risk."),
    hands=("roll 100 100 100 100 100", "roll 75 50 75 25 50"),
    draws="100 50 75 75 25 50 100 25 100 50 100 25 gasoline 50 repairs 25",
    opening_moves=_in_turn("roll 100 100 100 100 100 100 75", "roll 75 50 75 25 50 50 75"),
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "675 miles, and a 25 in your hand. Play it."),
            target=TablePosition(Area.HAND, card=Card.MILES_25),
            accepted=("play 25",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You are first at 700, so the choice is yours: finish, or extend the trip to "
                "1,000 miles. You hold three 100s: extend.",
            ),
            target=TablePosition(Area.MILES, 0),
            accepted=("extend",),
            corrections={
                "finish": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Safe and sound, and often wise. But here, dare it: extend the trip.",
                )
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now 1,000 miles is the target, for Marcel too. Whoever is there first gets "
                "all that arriving brings. Play a 100.",
            ),
            target=TablePosition(Area.MILES, 1),
            accepted=("play 100",),
            replies=("1 play 25",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "200 to go. Play another 100."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "And the last 100."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "1,000 miles! The extension brings you 200 points more. Had you not got there, "
                "those 200 would be Marcel’s.",
            ),
            target=TablePosition(Area.MILES, 0),
        ),
    ),
)
