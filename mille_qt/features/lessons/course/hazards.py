"""Lessons on hazards, remedies and the speed limit."""

from mille_qt.features.lessons.lesson import Lesson, LessonStep
from mille_qt.table.positions import Area, TablePosition
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.cards import Card

_ROLLING = ("0 play roll", "1 play roll")

#: The player is stopped, repairs and rolls again; then the same happens to Marcel.
HAZARDS_AND_REMEDIES = Lesson(
    "hazards",
    title=QT_TRANSLATE_NOOP("Lessons", "Hazards and remedies"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Get going after a flat tire, and pay it back."),
    hands=("roll roll spare-tire 100 out-of-gas 50", "roll flat-tire gasoline 50"),
    draws="",
    opening_moves=_ROLLING,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "You are both rolling. Play the 100."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            corrections={
                "play out-of-gas": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "That stops Marcel, and you will do so in a moment. First drive: play the 100.",
                )
            },
            replies=("1 play flat-tire on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Ouch: a Flat Tire from Marcel. There is nothing you can do at once; press "
                "Continue below.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "Ouch: a Flat Tire from Marcel. There is nothing you can do at once; press Space "
                "to continue.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("pass",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You stand still, and only one card mends this: Spare Tire. Play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.SPARE_TIRE),
            accepted=("play spare-tire",),
            corrections={
                "discard spare-tire": QT_TRANSLATE_NOOP(
                    "Lessons", "Not that one! It is the only card that gets you out of here."
                ),
                "play out-of-gas": QT_TRANSLATE_NOOP(
                    "Lessons", "Revenge is sweet, but you are still standing there. Repair first."
                ),
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Mended, but the light is still red: after every repair you need a Roll. Play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.ROLL),
            accepted=("play roll",),
            replies=("1 play 50",),
            corrections={
                "discard roll": QT_TRANSLATE_NOOP(
                    "Lessons", "Without that Roll you stay where you are. Play it instead."
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Rolling again! Now pay it back: play Out of Gas on Marcel. Hazards go on "
                "opponents who are rolling.",
            ),
            target=TablePosition(Area.LANE, 1),
            accepted=("play out-of-gas on 1",),
            corrections={
                "play": QT_TRANSLATE_NOOP(
                    "Lessons", "Miles are always good. But here, stop Marcel first."
                ),
                "discard out-of-gas": QT_TRANSLATE_NOOP(
                    "Lessons", "On the discard pile it harms nobody. Play it on Marcel."
                ),
            },
            replies=("1 play gasoline",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Marcel needed Gasoline and now waits for a Roll. Likewise an Accident needs "
                "Repairs and a Flat Tire a Spare Tire, then a Roll; a Stop needs only the "
                "Roll.",
            ),
            target=TablePosition(Area.BATTLE, 1),
        ),
    ),
)

#: Playing 50s and 25s until End of Limit.
SPEED_LIMIT = Lesson(
    "limit",
    title=QT_TRANSLATE_NOOP("Lessons", "The speed limit"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Drive on slowly, and put an end to the limit."),
    hands=("roll 100 100 50 25 end-of-limit", "roll speed-limit 50 75"),
    draws="",
    opening_moves=_ROLLING,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Off you go: play a 100."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            replies=("1 play speed-limit on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Marcel thinks you are too fast. Press Continue below."),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons", "Marcel thinks you are too fast. Press Space to continue."
            ),
            target=TablePosition(Area.SPEED, 0),
            accepted=("pass",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A Speed Limit lies on a pile of its own and does not stop you: you still "
                "roll, but only with 25s and 50s.",
            ),
            target=TablePosition(Area.SPEED, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "Choose the 100, and read beside your cards why it cannot be played."
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons", "Choose the 100: it tells you why it cannot be played."
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            card_to_try=Card.MILES_100,
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Too fast. Play the 50 or the 25 instead."),
            target=TablePosition(Area.HAND, card=Card.MILES_50),
            accepted=("play 50", "play 25"),
            corrections={
                "play end-of-limit": QT_TRANSLATE_NOOP(
                    "Lessons", "You are ahead of me! First drive a little under the limit."
                ),
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "No need to lose a turn: small distances may still be played."
                ),
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now play End of Limit. It needs no Roll after it, since you never stopped.",
            ),
            target=TablePosition(Area.HAND, card=Card.END_OF_LIMIT),
            accepted=("play end-of-limit",),
            corrections={
                "discard end-of-limit": QT_TRANSLATE_NOOP(
                    "Lessons", "That was the way out of the limit. Play it instead."
                )
            },
            replies=("1 play 75",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "The road is clear. Play the 100 that had to wait."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            replies=("1 play 100",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Well driven. A Speed Limit can be played even on an opponent who stands "
                "still or has not started.",
            ),
            target=TablePosition(Area.SPEED, 1),
        ),
    ),
)
