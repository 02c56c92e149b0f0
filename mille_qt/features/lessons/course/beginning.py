"""The first lessons: starting, and distance cards."""

from mille_qt.features.lessons.lesson import Lesson, LessonStep
from mille_qt.table.positions import Area, TablePosition
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.cards import Card

#: Draw a card, play Roll, drive.
FIRST_ROLL = Lesson(
    "first-roll",
    title=QT_TRANSLATE_NOOP("Lessons", "The first Roll"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Draw a card, play a card, and drive off."),
    hands=("25 100 50 roll gasoline repairs", "roll 50"),
    draws="75",
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Welcome! This is a race: be first to drive 700 miles. Your side of the road lies "
                "below, Marcel’s above it, and your cards at the very bottom.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "Welcome! This is a race: be first to drive 700 miles. Tab goes from your cards to "
                "the piles, to your side of the road and to Marcel’s; arrows go on from there.",
            ),
            target=TablePosition(Area.LANE, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each turn brings you a card from this pile. It has been drawn for you, and lies "
                "at the far right. Then you play one card, or discard one.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "Each turn brings you a card from the draw pile. It has been drawn for you, and is "
                "the last of your hand. Then you play one card, or discard one.",
            ),
            target=TablePosition(Area.DRAW_PILE),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You cannot drive without a green light. Play Roll: click it twice, drag it to "
                "your side, or press its number and Enter.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "You cannot drive without a green light. Play Roll: choose it with the arrows or "
                "by the number of its place, and press Enter.",
            ),
            target=TablePosition(Area.HAND, card=Card.ROLL),
            accepted=("play roll",),
            corrections={
                "discard roll": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Now your Roll lies on the discard pile, and you have no other. Keep it: "
                    "nobody drives without one.",
                ),
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "A discarded card moves nobody. You have a Roll: play that."
                ),
            },
            replies=("1 play roll",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Green! Marcel has played Roll, too. The cards with a number are miles: play "
                "any of them.",
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100", "play 75", "play 50", "play 25"),
            corrections={
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "That was a turn without a mile. You are rolling, so drive!"
                )
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "That is how a turn goes: draw one, play one. Your car drives here, in the lane "
                "below Marcel’s.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "That is how a turn goes: draw one, play one. The road says how far the cars have "
                "come: it is last among the piles.",
            ),
            target=TablePosition(Area.MILES, 0),
        ),
    ),
)

#: Five distances, two 200s at most, 700 miles to go.
DISTANCE_CARDS = Lesson(
    "distance",
    title=QT_TRANSLATE_NOOP("Lessons", "Distance cards"),
    goal=QT_TRANSLATE_NOOP("Lessons", "How far the trip is, and how many 200s you may play."),
    hands=("roll 100 200 200 200 75", "roll 75 100 50"),
    draws="",
    opening_moves=("0 play roll", "1 play roll"),
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A trip is 700 miles long; in a match of four players it is 1,000. Whoever "
                "gets there first ends the race.",
            ),
            target=TablePosition(Area.ROAD),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Choose the 100 with one click: the road shows where it would take you. Then play "
                "it.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons", "Choose the 100 by the number of its place, and play it with Enter."
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            corrections={
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "The 100 could have been played. Miles are what you are here for.",
                ),
                "play": QT_TRANSLATE_NOOP(
                    "Lessons", "Well driven, but with another card. Try it with the 100."
                ),
            },
            replies=("1 play 75",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Faster? Play a 200."),
            target=TablePosition(Area.HAND, card=Card.MILES_200),
            accepted=("play 200",),
            replies=("1 play 100",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "And another one."),
            target=TablePosition(Area.HAND, card=Card.MILES_200),
            accepted=("play 200",),
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "500 miles! Now choose the third 200, and read beside your cards why it cannot"
                " be played.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "500 miles! Now choose the third 200: it tells you why it cannot be played.",
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_200),
            card_to_try=Card.MILES_200,
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A side may play two 200s in a race, no more. Discard this one: right click "
                "it, or choose it and press D.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "A side may play two 200s in a race, no more. Discard this one: choose it and "
                "press D.",
            ),
            target=TablePosition(Area.DISCARD_PILE),
            accepted=("discard 200",),
            corrections={
                "play": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Not bad! But here, get rid of the 200 that can no longer be played.",
                ),
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "That card might still have been of use. The third 200 is of none.",
                ),
            },
            replies=("1 play 100",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Well done. 200s are fast, but think twice: whoever arrives without any has made a "
                "safe trip, worth 300 points.",
            ),
            target=TablePosition(Area.DISTANCE, 0, Card.MILES_200),
        ),
    ),
)
