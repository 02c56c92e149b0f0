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
    goal=QT_TRANSLATE_NOOP("Lessons", "Get going after a flat tire, and strike back."),
    hands=("roll roll spare-tire 100 out-of-gas 50", "roll flat-tire gasoline 50"),
    draws="",
    opening_moves=_ROLLING,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "You’re both rolling. Play the 100."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            corrections={
                "play out-of-gas": QT_TRANSLATE_NOOP(
                    "Lessons", "You’ll stop Marcel in a moment. First drive: play the 100."
                )
            },
            replies=("1 play flat-tire on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Ouch, a Flat Tire from Marcel! You have no answer to it: choose Continue, or "
                "press Space.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("pass",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "You’re stopped, and only a Spare Tire will help. Play it!"
            ),
            target=TablePosition(Area.HAND, card=Card.SPARE_TIRE),
            accepted=("play spare-tire",),
            corrections={
                "discard spare-tire": QT_TRANSLATE_NOOP(
                    "Lessons", "Not that one! It’s the only card that gets you out of here."
                ),
                "play out-of-gas": QT_TRANSLATE_NOOP(
                    "Lessons", "Revenge is sweet, but you’re still stopped. Repair first."
                ),
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Repaired, but the light is still red: after every repair you need a Roll. Play "
                "it!",
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
                "Rolling again! Marcel is rolling too, so you can strike back: play Out of Gas on "
                "him.",
            ),
            target=TablePosition(Area.LANE, 1),
            accepted=("play out-of-gas on 1",),
            corrections={
                "play": QT_TRANSLATE_NOOP(
                    "Lessons", "Miles are always good. But here, stop Marcel first."
                ),
                "discard out-of-gas": QT_TRANSLATE_NOOP(
                    "Lessons", "In the discard pile it hurts nobody. Play it on Marcel!"
                ),
            },
            replies=("1 play gasoline",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Marcel has his Gasoline, but still needs a Roll. An Accident needs Repairs and "
                "then a Roll; a Stop needs only the Roll.",
            ),
            target=TablePosition(Area.BATTLE, 1),
        ),
    ),
)

#: Playing 50s and 25s until End of Limit.
SPEED_LIMIT = Lesson(
    "limit",
    title=QT_TRANSLATE_NOOP("Lessons", "The speed limit"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Drive on slowly, then end the limit."),
    hands=("roll 100 100 50 25 end-of-limit", "roll speed-limit 50 75"),
    draws="",
    opening_moves=_ROLLING,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Off you go! Play a 100."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            replies=("1 play speed-limit on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "Marcel thinks you’re too fast! Choose Continue, or press Space."
            ),
            target=TablePosition(Area.SPEED, 0),
            accepted=("pass",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A Speed Limit has its own pile and doesn’t stop you. You keep rolling, but only "
                "with 25s and 50s.",
            ),
            target=TablePosition(Area.SPEED, 0),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Try the 100: choose it to see why you can’t play it."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            card_to_try=Card.MILES_100,
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Too fast! Play the 50 or the 25 instead."),
            target=TablePosition(Area.HAND, card=Card.MILES_50),
            accepted=("play 50", "play 25"),
            corrections={
                "play end-of-limit": QT_TRANSLATE_NOOP(
                    "Lessons", "You’re ahead of me! First drive a little under the limit."
                ),
                "discard": QT_TRANSLATE_NOOP(
                    "Lessons", "No need to lose a turn: you can still play small cards."
                ),
            },
            replies=("1 play 50",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons", "Now play End of Limit. You never stopped, so you need no Roll."
            ),
            target=TablePosition(Area.HAND, card=Card.END_OF_LIMIT),
            accepted=("play end-of-limit",),
            corrections={
                "discard end-of-limit": QT_TRANSLATE_NOOP(
                    "Lessons", "That was your way out of the limit. Play it instead."
                )
            },
            replies=("1 play 75",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "The road is clear! Play the 100 that had to wait."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            replies=("1 play 100",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Well driven! You can play a Speed Limit even on an opponent who is stopped or "
                "hasn’t started.",
            ),
            target=TablePosition(Area.SPEED, 1),
        ),
    ),
)
