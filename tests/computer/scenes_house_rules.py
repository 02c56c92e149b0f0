"""Scenes by house rules: trips of at least their target, and no Roll after a remedy."""

from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.rulesets import BOARD_GAME, EXPRESS, WINNING_MOVES
from mille_rules.state import Phase
from tests.computer.scenes import ROLLING, Scene, Side

AT_LEAST = {"rules": WINNING_MOVES.changed("finish", "at_least")}
NO_ROLL = {"rules": WINNING_MOVES.changed("roll_after_remedy", "false")}
SAFETY_MILES = {
    "rules": WINNING_MOVES.changed("safety_counts", "miles").changed("extension_counts", "none")
}
#: 40 short of 700 in other rules; here any card but a 25 will do.
NEARLY = Side(battle="roll", distance="100 100 100 100 100 100 50")
SIX_HUNDRED = Side(battle="roll", distance="200 200 75 75 75 25")

FEW_100S = {"rules": WINNING_MOVES.changed("quotas", "100:2,200:2")}

ARRIVING = (
    Scene(
        "finishes with a card that goes beyond the target",
        "What is over counts no miles, but the trip is complete.",
        hand="75 25 roll gasoline repairs stop accident",
        sides=(NEARLY, SIX_HUNDRED),
        best="play 75",
        reason=ReasonCode.FINISHES,
        wrong="play 25",
        options=AT_LEAST,
    ),
    Scene(
        "keeps a long card with which it will arrive",
        "A 100 is not too far where the target may be passed.",
        hand="100 speed-limit repairs gasoline spare-tire roll roll",
        sides=(
            Side(battle="roll accident", distance=NEARLY.distance),
            Side(safeties="right-of-way"),
        ),
        best="play repairs",
        reason=ReasonCode.REPAIRS,
        wrong="discard 100",
        options=AT_LEAST,
    ),
)
RATIONED = (
    Scene(
        "throws away a 100 where it has played as many as it may",
        "Only two are allowed, and both lie there: anything else may still be of use.",
        hand="100 25 repairs gasoline spare-tire end-of-limit speed-limit",
        sides=(
            Side(battle="roll stop", distance="100 100"),
            Side(battle="roll", speed="speed-limit"),
        ),
        best="discard 100",
        reason=ReasonCode.DEAD_CARD,
        wrong="discard 25",
        options=FEW_100S,
    ),
)
FROM_THE_START = (
    Scene(
        "lifts the limit with which the race began",
        "The long cards in its hand wait for that.",
        hand="end-of-limit 100 100 75 200 repairs stop",
        sides=(Side(battle="roll"), Side()),
        best="play end-of-limit",
        reason=ReasonCode.LIFTS_LIMIT,
        wrong="discard end-of-limit",
        against=ReasonCode.NEEDED_NOW,
        options={"rules": WINNING_MOVES.changed("starts_limited", "true")},
    ),
)
REPAIRING = (
    Scene(
        "repairs without a Roll in its hand, and will drive on",
        "The remedy is all that is needed.",
        hand="gasoline 100 100 75 repairs spare-tire 50",
        sides=(Side(battle="roll out-of-gas", distance="100 100"), ROLLING),
        best="play gasoline",
        reason=ReasonCode.REPAIRS,
        wrong="discard gasoline",
        against=ReasonCode.NEEDED_NOW,
        options=NO_ROLL,
    ),
    Scene(
        "throws away a Roll that nothing can make necessary any more",
        "All Stops have been played: without them a Roll is needed by nobody who has started.",
        hand="roll repairs gasoline spare-tire end-of-limit accident flat-tire",
        sides=(Side(battle="roll", distance="100 100"), Side()),
        best="discard roll",
        reason=ReasonCode.DEAD_CARD,
        wrong="discard repairs",
        options=NO_ROLL | {"discards": "stop stop stop stop", "pile": 90},
    ),
)
SAFETIES = (
    Scene(
        "plays a safety while it still counts its miles",
        "After another distance card fewer than 100 miles would be left after it.",
        hand="driving-ace 100 50 roll gasoline repairs stop",
        sides=(Side(battle="roll", distance="100 100 100 100 75"), ROLLING),
        best="play driving-ace",
        reason=ReasonCode.SAFETY_DRIVES,
        wrong="play 100",
        options=SAFETY_MILES,
    ),
    Scene(
        "arrives rather than drive past its card with a safety",
        "200 are left and in the hand; after a safety it would be 100 only.",
        hand="driving-ace 200 roll gasoline repairs stop accident",
        sides=(Side(battle="roll", distance="100 100 100 100 100"), ROLLING),
        best="play 200",
        reason=ReasonCode.FINISHES,
        wrong="play driving-ace",
        options=SAFETY_MILES,
    ),
)
TAKING = (
    Scene(
        "ends its limit with the top discard, close to the finish, too",
        "275 to go, and the 200 and the 75 are in its hand: they wait for nothing else.",
        hand="roll 200 75 gasoline",
        sides=(Side("roll", "200 100 100 100 100 100 25", speed="speed-limit"), Side()),
        best="take end-of-limit",
        reason=ReasonCode.LIFTS_LIMIT,
        wrong="draw",
        options={
            "rules": EXPRESS,
            "pile": 66,
            "held": 4,
            "phase": Phase.DRAW,
            "discards": "end-of-limit",
        },
    ),
    Scene(
        "ends its limit with the top discard before it repairs",
        "The remedy is still in its hand in the next turn; the End of Limit will be covered.",
        hand="repairs 100 25 200",
        sides=(
            Side("roll accident", "100 100", speed="speed-limit"),
            Side("roll", "100"),
            Side("roll", "100"),
        ),
        best="take end-of-limit",
        reason=ReasonCode.LIFTS_LIMIT,
        wrong="draw",
        options={
            "rules": EXPRESS,
            "seats": 3,
            "pile": 66,
            "held": 4,
            "phase": Phase.DRAW,
            "discards": "end-of-limit",
        },
    ),
    Scene(
        "takes the third 50 to the two in its hand",
        "150 to go: what is taken was never in the hand, whose 50s make the other 100.",
        hand="75 50 50 roll gasoline repairs",
        sides=(
            Side(battle="roll", distance="200 200 100 50"),
            Side(battle="roll", distance="100 100"),
        ),
        best="take 50",
        reason=ReasonCode.EXACT_FIT_KEPT,
        wrong="draw",
        options={
            "rules": WINNING_MOVES.changed("play_top_discard", "true"),
            "phase": Phase.DRAW,
            "discards": "50",
            "pile": 101,
        },
    ),
)
UNDER_A_LIMIT = (
    Scene(
        "drives as far as it may when nothing can be drawn any more",
        "The 100 may never be played under the limit; 50 and 25 miles pass the rival's 950.",
        hand="25 50 100",
        sides=(
            Side("roll", "200 100 100 100 100 100 100 100", speed="speed-limit"),
            Side("roll accident", "200 200 100 100 100 75 75 75 25"),
            Side("roll accident", "75 75 50"),
        ),
        best="play 50",
        reason=ReasonCode.GOES_ON,
        wrong="discard 25",
        options={"rules": BOARD_GAME, "seats": 3, "pile": 0, "held": 2},
    ),
    Scene(
        "draws for an End of Limit at the start rather than take a 25",
        "Its 100 and the long cards to come wait for that.",
        hand="repairs repairs 100 gasoline",
        sides=(Side("roll", "25", speed="speed-limit"), Side()),
        best="draw",
        reason=ReasonCode.NEW_CARD,
        wrong="take 25",
        options={"rules": EXPRESS, "pile": 54, "held": 4, "phase": Phase.DRAW, "discards": "25"},
    ),
)
SCENES = UNDER_A_LIMIT + ARRIVING + RATIONED + FROM_THE_START + REPAIRING + SAFETIES + TAKING
