"""The last lessons: the score sheet, and playing in teams."""

from mille_qt.features.lessons.lesson import Lesson, LessonStep
from mille_qt.table.positions import Area, TablePosition
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.cards import Card

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

#: The score of a good race, item by item.
SCORING = Lesson(
    "scoring",
    title=QT_TRANSLATE_NOOP("Lessons", "Scoring"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Finish a fine race, and see what it scores."),
    hands=("roll 100 100 100 100 driving-ace", "accident"),
    draws=("100 50 75 25 50 75 25 gasoline 50 roll 25 repairs 75 25 50 spare-tire 25 50"),
    opening_moves=_DRIVE_TO_625,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A fine race: 625 miles, a coup fourré, no 200s, and Marcel hasn’t even started! "
                "Play the 75.",
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_75),
            accepted=("play 75",),
            corrections={
                "play": QT_TRANSLATE_NOOP("Lessons", "That doesn’t make 700. The 75 fits exactly!")
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Finish here, and see what it scores."),
            target=TablePosition(Area.MILES, 0),
            accepted=("finish",),
            corrections={
                "extend": QT_TRANSLATE_NOOP(
                    "Lessons", "Another time! Finish, so that we have something to count."
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "This is the score sheet. Every mile is a point, even if you don’t arrive.",
            ),
            score_item="distance",
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Each safety on the table scores 100 points."),
            score_item="safeties",
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "And 300 more, because you played it as a coup fourré. You keep these even if you "
                "don’t arrive.",
            ),
            score_item="coups",
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "400 for completing the trip: only the side that arrives scores these."
            ),
            score_item="trip",
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "Delayed action would be 300, for arriving after the draw pile is empty."
            ),
            score_item="delayed",
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "A safe trip: 300, for arriving without a single 200."),
            score_item="safe_trip",
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A shutout: 500, because Marcel hasn’t driven a mile. So always play a distance "
                "card early!",
            ),
            score_item="shutout",
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "2,300 points for one race! A match goes on, race after race, until a side has "
                "5,000.",
            ),
            score_item="total",
        ),
    ),
)

#: Four players, two sides.
TEAMS = Lesson(
    "teams",
    title=QT_TRANSLATE_NOOP("Lessons", "Teams"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Four at the table: you and Yvette share a car."),
    hands=("roll roll 100 75 50 25", "roll accident", "100 repairs 50", "50"),
    draws="",
    seats=4,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four players make two teams, and Yvette is your partner. You share one side of "
                "the table, but not your hands!",
            ),
            target=TablePosition(Area.LANE, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "One Roll is enough for both of you. Play it!"),
            target=TablePosition(Area.HAND, card=Card.ROLL),
            accepted=("play roll",),
            replies=("1 play roll", "2 play 100", "3 play 50"),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Yvette used your Roll to play a 100, and those miles are yours, too. With 4 "
                "players you drive 1,000, with no extension.",
            ),
            target=TablePosition(Area.MILES, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Your turn: play any distance card."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100", "play 75", "play 50", "play 25"),
            replies=("1 play accident on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "An Accident stops you both! Either of you could answer with Driving Ace, but "
                "neither has it: choose Continue, or press Space.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("pass",),
            replies=("2 play repairs", "3 play 100"),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Yvette has repaired the car, but it still needs a Roll. You have one: play it!",
            ),
            target=TablePosition(Area.HAND, card=Card.ROLL),
            accepted=("play roll",),
            corrections={
                "discard roll": QT_TRANSLATE_NOOP(
                    "Lessons", "Yvette was waiting for just that card. Play it instead!"
                )
            },
            replies=("1 play 50", "2 play 50", "3 play 100"),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Good teamwork! Now you know the game, and F1 opens the rules whenever you "
                "wonder. Time for a match!",
            ),
            target=TablePosition(Area.LANE, 0),
        ),
    ),
)
