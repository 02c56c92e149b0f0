"""The first lessons: starting, and distance cards."""

from mille_qt.features.lessons.lesson import Lesson, LessonStep
from mille_qt.table.positions import Area, TablePosition
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.cards import Card

#: Draw a card, play Roll, drive.
FIRST_ROLL = Lesson(
    "first-roll",
    title=QT_TRANSLATE_NOOP("Lessons", "Your first Roll"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Draw a card, play a card and drive off."),
    hands=("25 100 50 roll gasoline repairs", "roll 50"),
    draws="75",
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Welcome! Be the first to drive 700 miles. Your cards are at the bottom, your "
                "side of the road is above them, and Marcel’s is at the top.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "Welcome! Be the first to drive 700 miles. Tab goes from your cards to the piles, "
                "your side of the road and Marcel’s; the arrow keys move within each.",
            ),
            target=TablePosition(Area.LANE, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Every turn starts with a card from this pile: here it’s already drawn, on the "
                "right of your hand. Then you play one card, or discard one.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "Every turn starts with a card from the draw pile: here it’s already drawn, the "
                "last in your hand. Then you play one card, or discard one.",
            ),
            target=TablePosition(Area.DRAW_PILE),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "No driving without a green light! Play Roll: click it twice, drag it to your "
                "side, or press its number and Enter.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "No driving without a green light! Play Roll: choose it with the arrow keys or "
                "the number of its place, and press Enter.",
            ),
            target=TablePosition(Area.HAND, card=Card.ROLL),
            accepted=("play roll",),
            corrections={
                "discard roll": QT_TRANSLATE_NOOP(
                    "Lessons", "Oops, that was your only Roll! Keep it: nobody drives without one."
                ),
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "A discarded card gets you nowhere. You have a Roll: play it!"
                ),
            },
            replies=("1 play roll",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Green light, and Marcel has one too! Cards with a number are miles: play any of "
                "them.",
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100", "play 75", "play 50", "play 25"),
            corrections={
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "A whole turn without a mile? You’re rolling, so drive!"
                )
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "That’s a turn: draw one, play one. Here is your car, in the lane below Marcel’s.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "That’s a turn: draw one, play one. The road, last among the piles, tells you how "
                "far each car has come.",
            ),
            target=TablePosition(Area.MILES, 0),
        ),
    ),
)

#: Five distances, two 200s at most, 700 miles to go.
DISTANCE_CARDS = Lesson(
    "distance",
    title=QT_TRANSLATE_NOOP("Lessons", "Distance cards"),
    goal=QT_TRANSLATE_NOOP("Lessons", "How long the trip is, and how many 200s you may play."),
    hands=("roll 100 200 200 200 75", "roll 75 100 50"),
    draws="",
    opening_moves=("0 play roll", "1 play roll"),
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A trip is 700 miles, or 1,000 with 4 players. The first to arrive ends the race.",
            ),
            target=TablePosition(Area.ROAD),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Click the 100 once, and the road shows where it takes you. Then play it.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons", "Choose the 100 by the number of its place, and press Enter to play it."
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            corrections={
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "You could have played that 100. Miles are what you’re here for!"
                ),
                "play": QT_TRANSLATE_NOOP("Lessons", "Well driven, but try it with the 100."),
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
            QT_TRANSLATE_NOOP("Lessons", "And another!"),
            target=TablePosition(Area.HAND, card=Card.MILES_200),
            accepted=("play 200",),
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "500 miles! Now try the third 200: choose it to see why you can’t play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_200),
            card_to_try=Card.MILES_200,
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each side may play only two 200s in a race. Discard this one: drag it onto the "
                "discard pile, or choose it and press D.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "Each side may play only two 200s in a race. Discard this one: choose it and "
                "press D.",
            ),
            target=TablePosition(Area.DISCARD_PILE),
            accepted=("discard 200",),
            corrections={
                "play": QT_TRANSLATE_NOOP(
                    "Lessons", "Not bad! But here, get rid of the 200 you can’t play."
                ),
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "You might still need that card. The third 200 is useless now."
                ),
            },
            replies=("1 play 100",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Well done! 200s are fast, but if you arrive without any, that’s a safe trip: 300 "
                "points.",
            ),
            target=TablePosition(Area.DISTANCE, 0, Card.MILES_200),
        ),
    ),
)
