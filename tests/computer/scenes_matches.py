"""Scenes about what lies beyond the turn: the extension, the match, and partners."""

from mille_rules.cards import Card
from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.state import Phase, Question
from tests.computer.scenes import FINE, ROLLING, Scene, Side

ARRIVED = Side(battle="roll", distance="100 100 100 100 100 100 100")
ARRIVED_FAST = Side(battle="roll", distance="200 200 100 100 100")
NEARLY_THERE = Side(battle="roll", distance="200 200 75 75 75 50")
FAR_ALONG = Side(battle="roll", distance="200 200 50 50 75 75")
BEHIND = Side(battle="roll", distance="50")
NOT_STARTED = Side()

EXTENDING = (
    Scene(
        "declines a hopeless extension",
        "No distance in the hand, and a rival that needs little to spoil it.",
        hand="gasoline repairs stop",
        sides=(ARRIVED, FAR_ALONG),
        best="finish",
        reason=ReasonCode.EXTENSION_TOO_FAR,
        options={"pile": 6, "phase": Phase.EXTENSION},
    ),
    Scene(
        "declines an extension past the pile without the miles",
        "Nothing can be drawn any more, and 75 miles in the hand make no 300.",
        hand="75 roll gasoline",
        sides=(ARRIVED, FAR_ALONG),
        best="finish",
        reason=ReasonCode.EXTENSION_TOO_FAR,
        options={"pile": 0, "held": 3, "phase": Phase.EXTENSION},
    ),
    Scene(
        "extends with the miles in its hand where nothing can stop it",
        "All safeties lie there: three 100s make a thousand miles before the rival has gone 200.",
        hand="100 100 100 75 25",
        sides=(
            Side(
                battle="roll",
                distance=ARRIVED.distance,
                safeties="right-of-way extra-tank driving-ace puncture-proof",
            ),
            BEHIND,
        ),
        best="extend",
        reason=ReasonCode.EXTENSION_WITHIN_REACH,
        options={"phase": Phase.EXTENSION},
    ),
    Scene(
        "extends with the rival far behind and hardly a hazard to fear",
        "Three safeties lie there and Gasoline is in the hand; the rival needs 950 miles.",
        hand="100 100 100 25 gasoline 50",
        sides=(
            Side(
                battle="roll",
                distance=ARRIVED_FAST.distance,
                safeties="right-of-way driving-ace puncture-proof",
            ),
            BEHIND,
        ),
        best="extend",
        reason=ReasonCode.RIVAL_FAR_BEHIND,
        options={"phase": Phase.EXTENSION},
    ),
    Scene(
        "declines an extension that would let the rival out of a shutout",
        "500 points are certain now; the rival has started and needs one card to save them.",
        hand="100 75 75 roll gasoline",
        sides=(ARRIVED, ROLLING),
        best="finish",
        reason=ReasonCode.POINTS_CERTAIN,
        wrong="extend",
        options={"phase": Phase.EXTENSION},
    ),
    Scene(
        "declines even a safe extension when finishing wins the match",
        "The match is won here and now; more points win nothing.",
        hand="100 100 100 75 25",
        sides=(
            Side(battle="roll", distance=ARRIVED.distance, safeties="right-of-way"),
            NOT_STARTED,
        ),
        best="finish",
        reason=ReasonCode.MATCH_POINT,
        options={"phase": Phase.EXTENSION, "points": (4300, 3000)},
    ),
    Scene(
        "extends when to finish would lose the match",
        "Finished, it has 5,200 points to the rival's 5,250; a thousand miles are 500 more.",
        hand="100 100 100 50 gasoline",
        sides=(ARRIVED, FAR_ALONG),
        best="extend",
        reason=ReasonCode.EXTENSION_WITHIN_REACH,
        wrong="finish",
        against=ReasonCode.MATCH_LOST,
        options={"phase": Phase.EXTENSION, "points": (3800, 4600)},
    ),
)

ONE_RACE = {"rules": WINNING_MOVES.changed("match_target", "0"), "phase": Phase.EXTENSION}
IN_ONE_RACE = (
    Scene(
        "declines even a safe extension of the only race when finishing wins it",
        "2,000 points to nothing are the match; more points win nothing.",
        hand="100 100 100 75 25",
        sides=(
            Side(battle="roll", distance=ARRIVED.distance, safeties="right-of-way"),
            NOT_STARTED,
        ),
        best="finish",
        reason=ReasonCode.MATCH_POINT,
        options=ONE_RACE,
    ),
    Scene(
        "extends the only race when to finish would lose it",
        "Finished, it has 1,100 points to the rival's 1,450; a thousand miles are 500 more.",
        hand="100 100 100 50 gasoline",
        sides=(
            ARRIVED_FAST,
            Side(
                battle="roll",
                distance=FAR_ALONG.distance,
                safeties="extra-tank driving-ace",
                coups="extra-tank driving-ace",
            ),
        ),
        best="extend",
        reason=ReasonCode.EXTENSION_WITHIN_REACH,
        wrong="finish",
        against=ReasonCode.MATCH_LOST,
        options=ONE_RACE,
    ),
    Scene(
        "stops in the only race the side that would arrive next, whatever its points",
        "The rival needs one 25, and after an Accident one of two Repairs.",
        hand="accident 100 75 50 roll gasoline spare-tire",
        sides=(Side(battle="roll", distance="100 100 100"), NEARLY_THERE),
        best="play accident on 1",
        reason=ReasonCode.STOPS_ARRIVAL,
        wrong="play 100",
        against=ReasonCode.LETS_ARRIVE,
        options={"rules": ONE_RACE["rules"], "discards": "repairs repairs repairs repairs"},
    ),
)

AT_THE_LINE = (
    Scene(
        "wins the match with the last card of the trip",
        "The trip's points carry it over the 5,000, well ahead.",
        hand="75 stop 25 roll gasoline repairs 50",
        sides=(Side(battle="roll", distance="200 200 100 100 100 100 75 50"), NEARLY_THERE),
        best="play 75",
        reason=ReasonCode.MATCH_POINT,
        wrong="play stop on 1",
        options={"seats": 4, "points": (3700, 4000)},
    ),
    Scene(
        "wins with a safety the match that the finish alone would lose",
        "Finished now it has 5,100 points to the rivals' 5,150; the Extra Tank makes it 5,200.",
        hand="75 extra-tank roll gasoline repairs spare-tire 100",
        sides=(Side(battle="roll", distance="200 200 100 100 100 100 75 50"), FAR_ALONG),
        best="play extra-tank",
        reason=ReasonCode.SAFETY_IN_TIME,
        wrong="play 75",
        against=ReasonCode.MATCH_LOST,
        options={"seats": 4, "points": (3700, 4500)},
    ),
    Scene(
        "stops the side that would win the match by arriving",
        "The rival needs one 25 for its 5,000 points, and after an Accident one of two Repairs.",
        hand="accident 100 75 50 roll gasoline spare-tire",
        sides=(Side(battle="roll", distance="100 100 100"), NEARLY_THERE),
        best="play accident on 1",
        reason=ReasonCode.STOPS_MATCH,
        wrong="play 100",
        against=ReasonCode.LETS_ARRIVE,
        options={"points": (3000, 4200), "discards": "repairs repairs repairs repairs"},
    ),
)

PARTNERS = (
    Scene(
        "repairs what its partner could not",
        "The partner wanted Repairs as much and discarded: it has none.",
        hand="repairs roll 100 75 50 stop 25",
        sides=(Side(battle="roll accident", distance="100 100"), Side(battle="roll accident")),
        best="play repairs",
        reason=ReasonCode.PARTNER_LACKS,
        wrong="discard repairs",
        against=ReasonCode.NEEDED_NOW,
        moves="2 discard 25, 3 draw, 3 discard 50",
        options={"seats": 4},
    ),
    Scene(
        "starts for a partner without a Roll",
        "The partner discarded while the side stood at the start.",
        hand="roll roll 100 75 repairs gasoline 25",
        sides=(NOT_STARTED, NOT_STARTED),
        best="play roll",
        reason=ReasonCode.PARTNER_LACKS,
        wrong="discard 25",
        moves="2 draw, 2 discard 50, 3 draw, 3 discard 25",
        options={"seats": 4},
    ),
    Scene(
        "lifts the limit that holds its partner's fast cards back, too",
        "Nearly a thousand miles to go, and two hands full of cards that wait for it.",
        hand="end-of-limit 100 100 75 25 gasoline repairs",
        sides=(Side(battle="roll", speed="speed-limit", distance="25"), NOT_STARTED),
        best="play end-of-limit",
        reason=ReasonCode.LIFTS_LIMIT,
        wrong="play 25",
        moves="2 discard 100, 3 draw, 3 discard 50",
        options={"seats": 4},
    ),
    Scene(
        "keeps the Roll that its partner's repair will want",
        "The side has a flat tire, and the partner has shown that it holds no Spare Tire yet.",
        hand="roll 25 25 75 gasoline repairs 25",
        sides=(Side(battle="roll flat-tire", distance="100 100"), NOT_STARTED),
        best="discard 25",
        reason=ReasonCode.DUPLICATE,
        wrong="discard roll",
        against=ReasonCode.LAST_ROLL,
        asked=FINE,
        moves="2 discard 50, 3 draw, 3 discard 25",
        options={"seats": 4},
    ),
    Scene(
        "answers for its side with a coup fourré, its partner being asked as well",
        "Either of the two may answer; who has the safety does.",
        hand="extra-tank 100 25 roll gasoline 50",
        sides=(Side(battle="roll out-of-gas", distance="100"), ROLLING),
        best="coup extra-tank",
        reason=ReasonCode.COUP_GAIN,
        wrong="pass",
        against=ReasonCode.COUP_MISSED,
        options={
            "seats": 4,
            "phase": Phase.ANSWER,
            "question": Question(3, 0, Card.OUT_OF_GAS, (0, 2)),
        },
    ),
    Scene(
        "stops the team that is about to arrive, whichever of its two comes next",
        "The partner has one more turn after the next rival, if there is one.",
        hand="flat-tire 100 75 50 roll gasoline repairs",
        sides=(
            Side(battle="roll", distance="100 100 100"),
            Side(battle="roll", distance="200 200 100 100 100 100 100 50"),
        ),
        best="play flat-tire on 1",
        reason=ReasonCode.STOPS_ARRIVAL,
        wrong="play 100",
        against=ReasonCode.LETS_ARRIVE,
        options={"seats": 4},
    ),
)

SCENES = (*EXTENDING, *IN_ONE_RACE, *AT_THE_LINE, *PARTNERS)
