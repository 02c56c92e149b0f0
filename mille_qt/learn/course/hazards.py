"""Lessons about what stops you, what slows you down, and how you get going again."""

from PySide6.QtCore import QCoreApplication

from mille_qt.learn.lesson import Lesson, Place, Spot, Step
from mille_rules.cards import Card

translate = QCoreApplication.translate

_ROLLING = ("0 play roll", "1 play roll")


def hazards_and_remedies(slug: str) -> Lesson:
    """Stopped, repaired, rolling again; and the same for Marcel."""
    return Lesson(
        slug,
        title=translate("Lessons", "Hazards and remedies"),
        goal=translate("Lessons", "Get going after a flat tire, and pay it back."),
        hands=("roll roll spare-tire 100 out-of-gas 50", "roll flat-tire gasoline 50"),
        draws="",
        before=_ROLLING,
        steps=(
            Step(
                translate("Lessons", "You are both rolling. Play the 100."),
                at=Spot(Place.HAND, card=Card.MILES_100),
                right=("play 100",),
                wrong={
                    "play out-of-gas": translate(
                        "Lessons", "Patience: you will pay Marcel back in a moment. Drive first."
                    )
                },
                then=("1 play flat-tire on 0",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Ouch: a Flat Tire from Marcel. There is nothing you can do at once; press "
                    "Continue below.",
                ),
                at=Spot(Place.BATTLE, 0),
                right=("pass",),
            ),
            Step(
                translate(
                    "Lessons",
                    "You stand still, and only one card mends this: Spare Tire. Play it.",
                ),
                at=Spot(Place.HAND, card=Card.SPARE_TIRE),
                right=("play spare-tire",),
                wrong={
                    "discard spare-tire": translate(
                        "Lessons", "Not that one! It is the only card that gets you out of here."
                    ),
                    "play out-of-gas": translate(
                        "Lessons", "Revenge is sweet, but you still stand there. Repair first."
                    ),
                },
                then=("1 play 50",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Mended, but the light is still red: after every repair you need a Roll. Play "
                    "it.",
                ),
                at=Spot(Place.HAND, card=Card.ROLL),
                right=("play roll",),
                wrong={
                    "discard roll": translate(
                        "Lessons", "Without that Roll you stay where you are. Play it instead."
                    )
                },
            ),
            Step(
                translate(
                    "Lessons",
                    "Rolling again! Now pay it back: play Out of Gas on Marcel. Hazards go on "
                    "opponents who are rolling.",
                ),
                at=Spot(Place.LANE, 1),
                right=("play out-of-gas on 1",),
                wrong={
                    "play": translate(
                        "Lessons", "Miles are always good. But here, stop Marcel first."
                    ),
                    "discard out-of-gas": translate(
                        "Lessons", "On the discard pile it harms nobody. Play it on Marcel."
                    ),
                },
                then=("1 play gasoline",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Marcel needed Gasoline and now waits for a Roll. Accident wants Repairs, Flat "
                    "Tire a Spare Tire, Out of Gas Gasoline; a Stop wants just Roll.",
                ),
                at=Spot(Place.BATTLE, 1),
            ),
        ),
    )


def speed_limit(slug: str) -> Lesson:
    """No more than 50, until the limit ends."""
    return Lesson(
        slug,
        title=translate("Lessons", "The speed limit"),
        goal=translate("Lessons", "Drive on slowly, and put an end to the limit."),
        hands=("roll 100 100 50 25 end-of-limit", "roll speed-limit 50 75"),
        draws="",
        before=_ROLLING,
        steps=(
            Step(
                translate("Lessons", "Off you go: play a 100."),
                at=Spot(Place.HAND, card=Card.MILES_100),
                right=("play 100",),
                then=("1 play speed-limit on 0",),
            ),
            Step(
                translate("Lessons", "Marcel thinks you are too fast. Press Continue below."),
                at=Spot(Place.SPEED, 0),
                right=("pass",),
            ),
            Step(
                translate(
                    "Lessons",
                    "A Speed Limit lies on a pile of its own and does not stop you: you still "
                    "roll, but only with 25s and 50s.",
                ),
                at=Spot(Place.SPEED, 0),
            ),
            Step(
                translate("Lessons", "Choose the 100, and read below the table what it says."),
                at=Spot(Place.HAND, card=Card.MILES_100),
                tries=Card.MILES_100,
            ),
            Step(
                translate("Lessons", "Too fast. Play the 50 or the 25 instead."),
                at=Spot(Place.HAND, card=Card.MILES_50),
                right=("play 50", "play 25"),
                wrong={
                    "play end-of-limit": translate(
                        "Lessons", "You are ahead of me! First drive a little under the limit."
                    ),
                    "discard": translate(
                        "Lessons", "No need to lose a turn: small distances may still be played."
                    ),
                },
                then=("1 play 50",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Now play End of Limit. It wants no Roll after it, since you never stood.",
                ),
                at=Spot(Place.HAND, card=Card.END_OF_LIMIT),
                right=("play end-of-limit",),
                wrong={
                    "discard end-of-limit": translate(
                        "Lessons", "That was the way out of the limit. Play it instead."
                    )
                },
                then=("1 play 75",),
            ),
            Step(
                translate("Lessons", "The road is clear. Play the 100 that had to wait."),
                at=Spot(Place.HAND, card=Card.MILES_100),
                right=("play 100",),
            ),
            Step(
                translate(
                    "Lessons",
                    "Well driven. You may limit an opponent at any time, even one who stands still "
                    "or has not started.",
                ),
                at=Spot(Place.SPEED, 1),
            ),
        ),
    )
