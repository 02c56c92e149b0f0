"""The last lessons: reading the score sheet, and playing in teams."""

from PySide6.QtCore import QCoreApplication

from mille_qt.learn.lesson import Lesson, Place, Spot, Step
from mille_rules.cards import Card

translate = QCoreApplication.translate

_DRIVE_TO_625 = (
    "0 play roll",
    "0 play 100",
    "1 play accident on 0",
    "0 coup driving-ace",
    "0 play 100",
    "0 play 100",
    "0 play 100",
    "0 play 100",
    "0 play 75",
    "0 play 50",
)


def scoring(slug: str) -> Lesson:
    """A good race, item by item."""
    return Lesson(
        slug,
        title=translate("Lessons", "Scoring"),
        goal=translate("Lessons", "Finish a fine race, and read what it is worth."),
        hands=("roll 100 100 100 100 driving-ace", "accident"),
        draws=("100 50 75 25 50 75 25 gasoline 50 roll 25 repairs 75 25 50 spare-tire 25 50"),
        before=_DRIVE_TO_625,
        steps=(
            Step(
                translate(
                    "Lessons",
                    "You have one coup fourré and no 200 on your side, and Marcel has found no "
                    "Roll. Play the 75.",
                ),
                at=Spot(Place.HAND, card=Card.MILES_75),
                right=("play 75",),
                wrong={
                    "play": translate(
                        "Lessons", "That leaves you short of 700. The 75 fits exactly."
                    )
                },
            ),
            Step(
                translate("Lessons", "Finish here, and see what it is worth."),
                at=Spot(Place.MILES, 0),
                right=("finish",),
                wrong={
                    "extend": translate(
                        "Lessons", "Another time! Finish, so that there is something to count."
                    )
                },
            ),
            Step(
                translate(
                    "Lessons",
                    "The score sheet. Every mile is a point, for everybody, whoever arrives.",
                ),
                item="distance",
            ),
            Step(
                translate("Lessons", "Each safety on the table is worth 100 points."),
                item="safeties",
            ),
            Step(
                translate(
                    "Lessons",
                    "And 300 more, because you played it as a coup fourré. These too you keep "
                    "whoever arrives.",
                ),
                item="coups",
            ),
            Step(
                translate("Lessons", "400 for completing the trip: only one side can have these."),
                item="trip",
            ),
            Step(
                translate(
                    "Lessons",
                    "Delayed action would be 300: for arriving after the last card was drawn from "
                    "the pile.",
                ),
                item="delayed",
            ),
            Step(
                translate("Lessons", "A safe trip: 300, for arriving without a single 200."),
                item="safe_trip",
            ),
            Step(
                translate(
                    "Lessons",
                    "A shutout: 500, because Marcel has not driven a mile. So play at least one "
                    "distance card early!",
                ),
                item="shutout",
            ),
            Step(
                translate(
                    "Lessons",
                    "2,300 points for one race. A match goes on, race after race, until somebody "
                    "has 5,000.",
                ),
                item="total",
            ),
        ),
    )


def teams(slug: str) -> Lesson:
    """Four players, two sides."""
    return Lesson(
        slug,
        title=translate("Lessons", "Teams"),
        goal=translate("Lessons", "Four at the table: you and Yvette drive one car."),
        hands=("roll roll 100 75 50 25", "roll accident", "100 repairs 50", "50"),
        draws="",
        seats=4,
        steps=(
            Step(
                translate(
                    "Lessons",
                    "Four players make two teams. Yvette is your partner: your cards go on the "
                    "same side, but you do not see each other’s hands.",
                ),
                at=Spot(Place.LANE, 0),
            ),
            Step(
                translate("Lessons", "One Roll is enough for both of you. Play it."),
                at=Spot(Place.HAND, card=Card.ROLL),
                right=("play roll",),
                then=("1 play roll", "2 play 100", "3 play 50"),
            ),
            Step(
                translate(
                    "Lessons",
                    "Yvette has used your Roll to play 100. These are your miles as well as hers; "
                    "four players drive 1,000, with no extension.",
                ),
                at=Spot(Place.MILES, 0),
            ),
            Step(
                translate("Lessons", "Your turn: play any distance."),
                at=Spot(Place.HAND, card=Card.MILES_100),
                right=("play 100", "play 75", "play 50", "play 25"),
                then=("1 play accident on 0",),
            ),
            Step(
                translate(
                    "Lessons",
                    "An Accident stops both of you. Either may answer with Driving Ace; neither "
                    "has it. Press Continue below.",
                ),
                at=Spot(Place.BATTLE, 0),
                right=("pass",),
                then=("2 play repairs",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Yvette has repaired the car; a Roll is still missing, and you have one. Play "
                    "it.",
                ),
                at=Spot(Place.HAND, card=Card.ROLL),
                right=("play roll",),
                wrong={
                    "discard roll": translate(
                        "Lessons", "Yvette has been waiting for just that card. Play it instead."
                    )
                },
                then=("2 play 50",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Good teamwork! That is all there is to know. Rules (F1) explains the rest "
                    "whenever you want it. Now play your first match.",
                ),
                at=Spot(Place.LANE, 0),
            ),
        ),
    )
