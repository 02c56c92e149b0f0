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
                "Lessons", "Out of Gas, and no Gasoline in your hand. Press Continue below."
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons", "Out of Gas, and no Gasoline in your hand. Press Space to continue."
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("pass",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "What luck: you have drawn Extra Tank, a safety. It ends Out of Gas, now and "
                "for the whole race. Play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.EXTRA_TANK),
            accepted=("play extra-tank",),
            corrections={
                "discard extra-tank": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "A safety is far too good for that: on the table it is worth 100 points.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "100 points, and your turn again: you have drawn Right of Way. With it you "
                "need no Roll any more. Play it, too.",
            ),
            target=TablePosition(Area.HAND, card=Card.RIGHT_OF_WAY),
            accepted=("play right-of-way",),
            corrections={
                "play roll": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Right: after Extra Tank a Roll would get you going. But Right of Way does "
                    "it for good.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your turn yet again, and you roll without a Roll. Out of Gas still lies "
                "there but counts no more, and nobody can play Stop or Speed Limit on you. "
                "Drive!",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("play 75", "play 50", "play 25"),
            replies=("1 play 100",),
            corrections={
                "discard": QT_TRANSLATE_NOOP("Lessons", "You are rolling: play some miles.")
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There are four safeties, one of each; the symbols show what each protects "
                "from. A side with all four gets 300 points more.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "There are four safeties, one of each: Puncture Proof protects from Flat Tires, "
                "Driving Ace from Accidents. A side with all four gets 300 points more.",
            ),
            target=TablePosition(Area.SAFETY, 0, Card.DRIVING_ACE),
        ),
    ),
)

#: The first coup fourré is missed, the second succeeds.
COUP_FOURRE = Lesson(
    "coup",
    title=QT_TRANSLATE_NOOP("Lessons", "The coup fourré"),
    goal=QT_TRANSLATE_NOOP("Lessons", "Answer a hazard at once: first too late, then in time."),
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
                "fourré. First see how that chance is lost: choose Keep it (N) below.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "An Accident, and you hold Driving Ace: you could answer at once, with a coup "
                "fourré. First see how that chance is lost: press N to keep it.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("pass",),
            corrections={
                "coup": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "That is a coup fourré, and just right! But here, first see what becomes "
                    "of you without it.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Too late for a coup fourré: the moment is over. Driving Ace still ends the "
                "Accident. Play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.DRIVING_ACE),
            accepted=("play driving-ace",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "100 points and another turn, but you stand still and must spend a Roll. Play it.",
            ),
            target=TablePosition(Area.HAND, card=Card.ROLL),
            accepted=("play roll",),
            replies=("1 play flat-tire on 0",),
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now a Flat Tire, and you hold Puncture Proof. Answer at once this time: choose "
                "Play Puncture Proof, or press Space.",
            ),
            target=TablePosition(Area.BATTLE, 0),
            accepted=("coup puncture-proof",),
            corrections={
                "pass": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "And the moment is gone again, with 300 points. Answer before you go on.",
                )
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "400 points! The Flat Tire is gone, you are still rolling, and it is your "
                "turn. Drive on.",
            ),
            target=TablePosition(Area.SAFETY, 0, Card.PUNCTURE_PROOF),
            accepted=("play 100", "play 75", "play 50", "play 25"),
            replies=("1 play 100",),
            corrections={
                "discard": QT_TRANSLATE_NOOP("Lessons", "You are rolling: play some miles.")
            },
        ),
        LessonStep(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A safety that lies on its side was a coup fourré: 300 points on top of 100. "
                "So keep a safety for a while, but not to the end: in your hand it is worth "
                "nothing.",
            ),
            keyboard_text=QT_TRANSLATE_NOOP(
                "Lessons",
                "A coup fourré is worth 300 points on top of 100. So keep a safety for a while, "
                "but not to the end: in your hand it is worth nothing.",
            ),
            target=TablePosition(Area.SAFETY, 0, Card.PUNCTURE_PROOF),
        ),
    ),
)
