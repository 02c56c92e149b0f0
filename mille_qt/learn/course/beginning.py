"""The first lessons: how one starts, and how far one drives."""

from PySide6.QtCore import QCoreApplication

from mille_qt.learn.lesson import Lesson, Place, Spot, Step
from mille_rules.cards import Card

translate = QCoreApplication.translate


def first_roll(slug: str) -> Lesson:
    """Draw a card, play Roll, drive."""
    return Lesson(
        slug,
        title=translate("Lessons", "The first Roll"),
        goal=translate("Lessons", "Draw a card, play a card, and drive off."),
        hands=("25 100 50 roll gasoline repairs", "roll 50"),
        draws="75",
        steps=(
            Step(
                translate(
                    "Lessons",
                    "Welcome! Your side of the road lies below, Marcel’s above it, and your hand "
                    "at the very bottom. Nobody sees your cards.",
                ),
                at=Spot(Place.LANE, 0),
            ),
            Step(
                translate(
                    "Lessons",
                    "In every turn you draw a card from this pile, and then play one card, or "
                    "discard one.",
                ),
                at=Spot(Place.DRAW_PILE),
            ),
            Step(
                translate(
                    "Lessons",
                    "You cannot drive without a green light. Play Roll: click it twice, or drag it "
                    "to your side.",
                ),
                at=Spot(Place.HAND, card=Card.ROLL),
                right=("play roll",),
                wrong={
                    "discard roll": translate(
                        "Lessons",
                        "Now your Roll lies on the discard pile, and you have no other. Keep it: "
                        "nobody drives without one.",
                    ),
                    "discard": translate(
                        "Lessons", "A discarded card moves nobody. You have a Roll: play that."
                    ),
                },
                then=("1 play roll",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Green! Marcel has played Roll, too. The cards with a number are miles: play "
                    "any of them.",
                ),
                at=Spot(Place.HAND, card=Card.MILES_100),
                right=("play 100", "play 75", "play 50", "play 25"),
                wrong={
                    "discard": translate(
                        "Lessons", "That was a turn without a mile. You are rolling, so drive!"
                    )
                },
                then=("1 play 50",),
            ),
            Step(
                translate(
                    "Lessons",
                    "That is how a turn goes: draw one, play one. Your miles stand here, beside "
                    "Marcel’s.",
                ),
                at=Spot(Place.MILES, 0),
            ),
        ),
    )


def distance_cards(slug: str) -> Lesson:
    """Five distances, two 200s at most, 700 miles to go."""
    return Lesson(
        slug,
        title=translate("Lessons", "Distance cards"),
        goal=translate("Lessons", "How far the trip is, and how many 200s you may play."),
        hands=("roll 100 200 200 200 75", "roll 75 100 50"),
        draws="",
        before=("0 play roll", "1 play roll"),
        steps=(
            Step(
                translate(
                    "Lessons",
                    "A trip is 700 miles long; in a match of four players it is 1,000. Whoever "
                    "gets there first ends the race.",
                ),
                at=Spot(Place.MILES, 0),
            ),
            Step(
                translate(
                    "Lessons",
                    "Choose the 100: before you play it, the road shows where it would take you.",
                ),
                at=Spot(Place.HAND, card=Card.MILES_100),
                right=("play 100",),
                wrong={
                    "discard": translate(
                        "Lessons",
                        "The 100 could have been played. Miles are what you are here for.",
                    ),
                    "play": translate(
                        "Lessons", "Good driving, only another card. Try it with the 100."
                    ),
                },
                then=("1 play 75",),
            ),
            Step(
                translate("Lessons", "Faster? Play a 200."),
                at=Spot(Place.HAND, card=Card.MILES_200),
                right=("play 200",),
                then=("1 play 100",),
            ),
            Step(
                translate("Lessons", "And another one."),
                at=Spot(Place.HAND, card=Card.MILES_200),
                right=("play 200",),
                then=("1 play 50",),
            ),
            Step(
                translate(
                    "Lessons",
                    "500 miles! Now choose the third 200, and read below the table what it says.",
                ),
                at=Spot(Place.HAND, card=Card.MILES_200),
                tries=Card.MILES_200,
            ),
            Step(
                translate(
                    "Lessons",
                    "A side may play two 200s in a race, no more. Discard this one: right click "
                    "it, or choose it and press D.",
                ),
                at=Spot(Place.DISCARD_PILE),
                right=("discard 200",),
                wrong={
                    "play": translate(
                        "Lessons",
                        "Not bad! But here, get rid of the 200 that can no longer be played.",
                    ),
                    "discard": translate(
                        "Lessons",
                        "That card might still have been of use. The third 200 is of none.",
                    ),
                },
            ),
            Step(
                translate(
                    "Lessons",
                    "Well done. 200s are fast, but think twice: who arrives without any has made a "
                    "safe trip, worth 300 points.",
                ),
                at=Spot(Place.DISTANCE, 0, Card.MILES_200),
            ),
        ),
    )
