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
    goal=QT_TRANSLATE_NOOP("Lessons", "Land on exactly 700 miles."),
    hands=("roll 100 100 100 100 100", "roll 75 50 75 25 50"),
    draws="100 25 200 50 75 25 50 50 25 25 gasoline 50 repairs 25 50",
    opening_moves=_in_turn("roll 100 100 100 100 100 100", "roll 75 50 75 25 50 25"),
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "600 miles driven, 100 to go! You must land on exactly 700."
            ),
            target=TablePosition(Area.MILES, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Try the 200: choose it to see why you can’t play it."),
            target=TablePosition(Area.HAND, card=Card.MILES_200),
            card_to_try=Card.MILES_200,
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Too far! But 75 and 25 make 100, so play the 75."),
            target=TablePosition(Area.HAND, card=Card.MILES_75),
            accepted=("play 75",),
            corrections={
                "play 50": QT_TRANSLATE_NOOP(
                    "Lessons", "50 and 50 would work too! But here, play the 75 first."
                ),
                "play 25": QT_TRANSLATE_NOOP(
                    "Lessons", "25 and 75 would work too! But here, play the 75 first."
                ),
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "So close to the finish? Play the 75 instead."
                ),
            },
            replies=("1 play 25",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "25 to go, and even a 50 is too far now. Play the 25!"),
            target=TablePosition(Area.HAND, card=Card.MILES_25),
            accepted=("play 25",),
            corrections={
                "discard 25": QT_TRANSLATE_NOOP(
                    "Lessons", "That’s the very card you need. Play it instead."
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "700! You could drive on, but that’s the next lesson: stop here, or press Enter.",
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
                "The race is over, and your trip scores 400 points. Keep small cards for the end: "
                "a 25 always fits.",
            ),
            target=TablePosition(Area.MILES, 0),
        ),
    ),
)

#: From 700 to 1,000.
EXTENSION = Lesson(
    "extension",
    title=QT_TRANSLATE_NOOP("Lessons", "The extension"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Drive on to 1,000 miles: more points, more risk."),
    hands=("roll 100 100 100 100 100", "roll 75 50 75 25 50"),
    draws="100 50 75 75 25 50 100 25 100 50 100 25 gasoline 50 repairs 25",
    opening_moves=_in_turn("roll 100 100 100 100 100 100 75", "roll 75 50 75 25 50 50 75"),
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "675 miles, and you hold a 25: play it!"),
            target=TablePosition(Area.HAND, card=Card.MILES_25),
            accepted=("play 25",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You’re first at 700, so you choose: finish, or extend the trip to 1,000 miles. "
                "You hold three 100s: extend!",
            ),
            target=TablePosition(Area.MILES, 0),
            accepted=("extend",),
            corrections={
                "finish": QT_TRANSLATE_NOOP(
                    "Lessons", "Safe, and often wise. But be brave here: extend the trip."
                )
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now you both drive to 1,000 miles, and only the first to arrive scores for it. "
                "Play a 100.",
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
            QT_TRANSLATE_NOOP("Lessons", "And now the last 100!"),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "1,000 miles! The extension scores you 200 points; if you had failed, they would "
                "be Marcel’s.",
            ),
            target=TablePosition(Area.MILES, 0),
        ),
    ),
)
