"""Lessons on the four safeties and the coup fourré."""

from mille_qt.features.lessons.lesson import Lesson, LessonStep
from mille_qt.table.positions import Area, TablePosition
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_rules.cards import Card

_ROLLING = ("0 play roll", "1 play roll")

#: Two safeties in succession, each followed by another turn.
SAFETIES = Lesson(
    "safeties",
    title=QT_TRANSLATE_NOOP("Lessons", "Safeties"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Be safe for the rest of the race, and take another turn."),
    hands=("roll roll 100 50 25 75", "roll out-of-gas 50"),
    draws="25 25 50 50 extra-tank right-of-way 75",
    opening_moves=_ROLLING,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP("Lessons", "Play the 100, and see what Marcel is up to."),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            replies=("1 play out-of-gas on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Out of Gas, and no Gasoline in your hand! Choose Continue, or press Space.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("pass",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "What luck: you’ve drawn Extra Tank, a safety! It ends Out of Gas for the whole "
                "race, so play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.EXTRA_TANK),
            accepted=("play extra-tank",),
            corrections={
                "discard extra-tank": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "A safety is far too good for that: on the table it’s worth 100 points.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "100 points, and another turn! You’ve drawn Right of Way, and with it you need no "
                "Roll any more: play it too.",
            ),
            target=TablePosition(Area.HAND, card=Card.RIGHT_OF_WAY),
            accepted=("play right-of-way",),
            corrections={
                "play roll": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "True, a Roll would get you going. But Right of Way does it for the whole "
                    "race.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your turn yet again, and you’re rolling without a Roll! Out of Gas no longer "
                "counts, and nobody can play Stop or Speed Limit on you: drive!",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("play 75", "play 50", "play 25"),
            replies=("1 play 100",),
            corrections={
                "discard": QT_TRANSLATE_NOOP("Lessons", "You’re rolling: play some miles!")
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There are two more safeties: Puncture Proof protects you from Flat Tires, "
                "Driving Ace from Accidents. A side with all four scores 300 more points.",
            ),
            target=TablePosition(Area.SAFETY, 0, Card.DRIVING_ACE),
        ),
    ),
)

#: The first coup fourré is missed, the second succeeds.
COUP_FOURRE = Lesson(
    "coup",
    title=QT_TRANSLATE_NOOP("Lessons", "The coup fourré"),
    goal=QT_TRANSLATE_NOOP(
        "Lessons", "Answer a hazard at once: first too late, then just in time."
    ),
    hands=("roll roll driving-ace puncture-proof 100 50", "roll accident flat-tire 50"),
    draws="",
    opening_moves=_ROLLING,
    steps=(
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You hold two safeties, and keep them on purpose. Play the 100 and wait for "
                "Marcel.",
            ),
            target=TablePosition(Area.HAND, card=Card.MILES_100),
            accepted=("play 100",),
            corrections={
                "play": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "A fair move, but this lesson is about waiting. Play the 100.",
                )
            },
            replies=("1 play accident on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "An Accident, and you hold Driving Ace: you could answer at once, with a coup "
                "fourré! But first see what you would lose: press N to keep it.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("pass",),
            corrections={
                "coup": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "That’s a coup fourré, well done! But first see what happens without one.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Too late for a coup fourré! Driving Ace still ends the Accident, so play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.DRIVING_ACE),
            accepted=("play driving-ace",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "100 points and another turn, but you’re still stopped. Now you must spend a "
                "Roll: play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.ROLL),
            accepted=("play roll",),
            replies=("1 play flat-tire on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A Flat Tire, and you hold Puncture Proof! This time answer at once: play it, or "
                "press Space.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("coup puncture-proof",),
            corrections={
                "pass": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "There goes your chance again, and 300 points with it! Answer at once.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "400 points! The Flat Tire is gone, you’re still rolling, and it’s your turn: "
                "drive on.",
            ),
            target=TablePosition(Area.SAFETY, 0, Card.PUNCTURE_PROOF),
            accepted=("play 100", "play 75", "play 50", "play 25"),
            replies=("1 play 100",),
            corrections={
                "discard": QT_TRANSLATE_NOOP("Lessons", "You’re rolling: play some miles!")
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A coup fourré is worth 300 points on top of the safety’s 100. So keep a safety "
                "for a while, but not to the end: in your hand it’s worth nothing.",
            ),
            target=TablePosition(Area.SAFETY, 0, Card.PUNCTURE_PROOF),
        ),
    ),
)
