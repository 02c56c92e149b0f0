"""Scenes about what to keep: remedies, Rolls, safeties and the coup fourré."""

from mille_rules.cards import SAFETIES, Card
from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.rulesets import BSD, DUJARDIN, PRESETS
from mille_rules.state import Phase, Question
from tests.computer.scenes import FINE, ROLLING, Scene, Side

SIX_HUNDRED = Side(battle="roll", distance="100 100 100 100 100 50 50")
NEARLY_THERE = Side(battle="roll", distance="200 200 75 75 75 50")
IN_AN_ACCIDENT = Side(battle="roll accident", distance="100 100")
NOT_STARTED = Side()

DISCARDING = (
    Scene(
        "discards the remedy that its own safety makes needless",
        "Nobody can run this side out of gas again.",
        hand="gasoline 100 repairs spare-tire 75 end-of-limit stop",
        sides=(Side(safeties="extra-tank"), NOT_STARTED),
        best="discard gasoline",
        reason=ReasonCode.DEAD_CARD,
        wrong="discard repairs",
        against=ReasonCode.LAST_REMEDY,
    ),
    Scene(
        "discards a remedy whose hazards have all been seen",
        "Both Flat Tires of this deck lie among the discards.",
        hand="spare-tire 100 repairs gasoline 75 end-of-limit stop",
        sides=(NOT_STARTED, NOT_STARTED),
        best="discard spare-tire",
        reason=ReasonCode.DEAD_CARD,
        wrong="discard gasoline",
        against=ReasonCode.LAST_REMEDY,
        options={"discards": "flat-tire flat-tire"},
    ),
    Scene(
        "discards a distance that can never be played any more",
        "Fifty miles to go in teams of two, where nobody extends.",
        hand="100 50 repairs spare-tire gasoline end-of-limit stop",
        sides=(
            Side(battle="roll accident", distance="200 200 100 100 100 100 100 50"),
            NOT_STARTED,
        ),
        best="play repairs",
        reason=ReasonCode.REPAIRS,
        wrong="discard 50",
        against=ReasonCode.FINISHER_LOST,
        options={"seats": 4},
    ),
    Scene(
        "discards the third 200",
        "No side may have more than two.",
        hand="200 100 50 repairs spare-tire gasoline stop",
        sides=(Side(battle="roll stop", distance="200 200"), NOT_STARTED),
        best="discard 200",
        reason=ReasonCode.DEAD_CARD,
        wrong="discard 100",
    ),
    Scene(
        "discards a Roll under its own Right of Way",
        "The side needs none any more.",
        hand="roll 100 75 repairs spare-tire gasoline 50",
        sides=(
            Side(battle="roll accident", distance="100", safeties="right-of-way"),
            NOT_STARTED,
        ),
        best="play repairs",
        reason=ReasonCode.REPAIRS,
        wrong="discard repairs",
        against=ReasonCode.NEEDED_NOW,
    ),
    Scene(
        "throws away the Roll that its Right of Way makes needless",
        "Out of gas without Gasoline: of all its cards the Roll alone can never serve.",
        hand="roll 100 75 repairs spare-tire 100 50",
        sides=(
            Side(battle="roll out-of-gas", distance="100", safeties="right-of-way"),
            NOT_STARTED,
        ),
        best="discard roll",
        reason=ReasonCode.DEAD_CARD,
        wrong="discard 100",
    ),
    Scene(
        "throws away the End of Limit that its Right of Way makes needless",
        "No limit can be laid on it any more.",
        hand="end-of-limit 100 75 repairs spare-tire 100 50",
        sides=(
            Side(battle="roll out-of-gas", distance="100", safeties="right-of-way"),
            NOT_STARTED,
        ),
        best="discard end-of-limit",
        reason=ReasonCode.DEAD_CARD,
        wrong="discard repairs",
        against=ReasonCode.LAST_REMEDY,
    ),
    Scene(
        "discards a spare remedy before the only one of a kind",
        "Three End of Limits are more than one hazard needs.",
        hand="end-of-limit end-of-limit end-of-limit repairs gasoline spare-tire stop",
        sides=(NOT_STARTED, NOT_STARTED),
        best="discard end-of-limit",
        reason=ReasonCode.DUPLICATE,
        wrong="discard repairs",
        against=ReasonCode.LAST_REMEDY,
        asked=FINE,
    ),
    Scene(
        "does not discard the last Roll while it is held up",
        "After the Spare Tire that is to come, it is wanted at once.",
        hand="roll 25 gasoline repairs 25 75 25",
        sides=(Side(battle="roll flat-tire", distance="100 100"), ROLLING),
        best="discard 25",
        reason=ReasonCode.DUPLICATE,
        wrong="discard roll",
        against=ReasonCode.LAST_ROLL,
        asked=FINE,
    ),
    Scene(
        "does not discard the only remedy for what is still out",
        "The rival would have it stand as soon as it moves.",
        hand="gasoline spare-tire roll 25 25 25 stop",
        sides=(IN_AN_ACCIDENT, ROLLING),
        best="play stop on 1",
        reason=ReasonCode.HOLDS_UP,
        wrong="discard gasoline",
        against=ReasonCode.LAST_REMEDY,
    ),
    Scene(
        "keeps its hazards until the rival moves again",
        "Small distances come again; a Stop at the right time costs the rival two turns.",
        hand="stop 25 25 25 roll gasoline spare-tire",
        sides=(IN_AN_ACCIDENT, Side(battle="roll out-of-gas", distance="100 100")),
        best="discard 25",
        reason=ReasonCode.DUPLICATE,
        wrong="discard stop",
        against=ReasonCode.ATTACK_LOST,
        asked=FINE,
    ),
)

LAYING = (
    Scene(
        "keeps a safety while its hazards are out",
        "A coup fourré is worth 300 points more than the safety alone.",
        hand="right-of-way 100 25 roll gasoline 50 75",
        best="play 100 | play 75 | play 50",
        reason=ReasonCode.KEEPS_SAFETY_FOR_COUP,
        wrong="play right-of-way",
        against=ReasonCode.COUP_FORGONE,
    ),
    Scene(
        "keeps a safety by the BSD rules too",
        "Three hazards that it answers are still to come.",
        hand="right-of-way 100 25 roll gasoline 50 75",
        sides=(Side(battle="roll", distance="100"), Side(battle="roll", distance="50")),
        best="play 100 | play 75 | play 50",
        reason=ReasonCode.KEEPS_SAFETY_FOR_COUP,
        wrong="play right-of-way",
        against=ReasonCode.COUP_FORGONE,
        options={"rules": BSD},
    ),
    Scene(
        "lays down a safety once its hazards are gone",
        "No coup can come of it; the place in the hand and a new card are worth having.",
        hand="driving-ace 100 25 roll gasoline 50 75",
        best="play driving-ace",
        reason=ReasonCode.SAFETY_NO_LONGER_NEEDED,
        wrong="play 100",
        options={"discards": "accident accident"},
    ),
    Scene(
        "lays down a safety whose hazards are in its own hand",
        "Nobody else can have an Accident; with the Ace laid down nothing is lost.",
        hand="driving-ace accident accident roll gasoline 50 75",
        sides=(Side(battle="roll", distance="100"), Side(battle="roll stop", distance="100")),
        best="play driving-ace",
        reason=ReasonCode.SAFETY_NO_LONGER_NEEDED,
        wrong="play 75",
    ),
    Scene(
        "lays down its safety before it finishes",
        "A safety left in the hand scores nothing, and the turn goes on.",
        hand="25 extra-tank gasoline repairs 100 75 roll",
        sides=(
            Side(battle="roll", distance="100 100 100 100 100 100 75"),
            NEARLY_THERE,
        ),
        best="play extra-tank",
        reason=ReasonCode.SAFETY_IN_TIME,
        wrong="play 25",
    ),
    Scene(
        "lays down its safety before it ends a match in teams",
        "The 75 ends the race for good; a hundred points more cost nothing.",
        hand="75 right-of-way gasoline 100 repairs roll 50",
        sides=(
            Side(battle="roll", distance="200 200 100 100 100 100 75 50"),
            Side(battle="roll", distance="200 200 100 100 100 100 100 75"),
        ),
        best="play right-of-way",
        reason=ReasonCode.SAFETY_IN_TIME,
        wrong="play 75",
        options={"seats": 4},
    ),
    Scene(
        "lays down a safety in time when the pile is empty",
        "All cards are known: the rival has its 25, and this turn is the last.",
        hand="extra-tank 25",
        sides=(Side(battle="roll", distance="100 100"), NEARLY_THERE),
        best="play extra-tank",
        reason=ReasonCode.PILE_RUNS_OUT,
        wrong="play 25",
        options={"hidden": "25 roll", "held": 2},
    ),
    Scene(
        "lays down the last of all safeties before the rival arrives",
        "400 points are at stake, and the rival needs one 25.",
        hand="extra-tank 50 roll gasoline repairs 75 25",
        sides=(
            Side(
                battle="roll",
                distance="100 100",
                safeties="driving-ace puncture-proof right-of-way",
            ),
            NEARLY_THERE,
        ),
        best="play extra-tank",
        reason=ReasonCode.ALL_SAFETIES,
        wrong="play 75",
    ),
    Scene(
        "frees itself with the safety that it drew too late for a coup",
        "Repairs is not in the hand, and every turn at a standstill costs more than a coup brings.",
        hand="driving-ace 100 25 roll gasoline 50 75",
        sides=(Side(battle="roll accident"), ROLLING),
        best="play driving-ace",
        reason=ReasonCode.SAFETY_FREES,
        wrong="discard 25",
    ),
    Scene(
        "starts with the Right of Way where it has no Roll",
        "It stood there for two rounds; all its cards wait for the start.",
        hand="right-of-way 100 100 75 50 gasoline repairs",
        sides=(NOT_STARTED, Side(battle="roll", distance="100 100 100")),
        best="play right-of-way",
        reason=ReasonCode.SAFETY_FREES,
        wrong="discard 50",
    ),
    Scene(
        "gets away from Stop and limit at once with the Right of Way",
        "Two hazards with one card, and another turn.",
        hand="right-of-way 100 100 75 gasoline repairs 200",
        sides=(Side(battle="roll stop", speed="speed-limit", distance="100"), NEARLY_THERE),
        best="play right-of-way",
        reason=ReasonCode.SAFETY_FREES,
        wrong="discard gasoline",
    ),
    Scene(
        "plays a safety where those rules refuse to discard one",
        "Nothing but safeties in the hand, and one has to go.",
        hand=" ".join(str(card) for card in SAFETIES),
        best=" | ".join(f"play {card}" for card in SAFETIES),
        reason=ReasonCode.ANOTHER_TURN,
        options={"rules": BSD},
    ),
)

_WITH_ACE = [rules for rules in PRESETS.values() if rules.deck[Card.DRIVING_ACE]]
COUPS = tuple(
    Scene(
        f"answers with a coup fourré by the rules {rules.name}, {pile} cards to draw",
        "400 points, the next turn if there is one, and nothing to repair.",
        hand="driving-ace 100 25 roll gasoline 50",
        sides=(IN_AN_ACCIDENT, ROLLING),
        best="coup driving-ace",
        reason=reason,
        wrong="pass",
        against=ReasonCode.COUP_MISSED,
        options={
            "rules": rules,
            "phase": Phase.ANSWER,
            "question": Question(1, 0, Card.ACCIDENT, (0,)),
            "pile": pile,
        },
    )
    for rules, pile, reason in (
        *((rules, 60, ReasonCode.COUP_GAIN) for rules in _WITH_ACE),
        (DUJARDIN, 0, ReasonCode.COUP_WITHOUT_TURN),
    )
)

SCENES = (*DISCARDING, *LAYING, *COUPS)
