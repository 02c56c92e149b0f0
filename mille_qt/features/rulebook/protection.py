"""The chapter on safeties and the coup fourré."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.chapter import (
    CardPicture,
    CardRow,
    Chapter,
    CurrentRules,
    RuleParagraph,
)
from mille_qt.ui.texts import card_name, names_together, number, points
from mille_rules.cards import SAFETIES, SAFETY_FOR, Card

translate = QCoreApplication.translate


def protection(current: CurrentRules) -> Chapter:
    """Safeties and the coup fourré."""
    return Chapter(
        translate("Rules", "Safeties and coup fourré"),
        (
            _safeties(current),
            _own_turn(current),
            _right_of_way(),
            _discarding(current),
            _coup(current),
            _answering(),
            _coup_turn(current),
        ),
    )


def _against(safety: Card) -> str:
    hazards = [card_name(hazard) for hazard, good in SAFETY_FOR.items() if good is safety]
    text = translate("Rules", "{safety}: no {hazards}")
    return text.format(safety=card_name(safety), hazards=names_together(hazards))


def _safeties(current: CurrentRules) -> RuleParagraph:
    return RuleParagraph(
        "safeties",
        translate("Rules", "Safeties"),
        (
            CardRow(tuple(CardPicture(card, _against(card)) for card in SAFETIES)),
            translate(
                "Rules",
                "A safety can be played in any turn. From then on its side is safe from its "
                "hazards for the whole race, and it is worth {points}.",
            ).format(points=points(current.rules.pts_safety)),
        ),
    )


def _own_turn(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    turn = translate(
        "Rules", "After a safety it is your turn again: you draw another card and play on."
    )
    if rules.safety_replay_on_empty_deck:
        empty = translate(
            "Rules", "With an empty draw pile you play on without drawing, while you have cards."
        )
    else:
        empty = translate("Rules", "With an empty draw pile, a safety ends your turn.")
    if rules.corrective_safety == "remove":
        late = translate(
            "Rules",
            "Played in your own turn on the hazard that stops you, a safety takes it away, and "
            "what lies below it counts again.",
        )
    else:
        late = translate(
            "Rules",
            "Played in your own turn on the hazard that stops you, a safety ends it; but to drive "
            "on you need a Roll, or Right of Way.",
        )
    title = translate("Rules", "A safety in your own turn")
    return RuleParagraph("safety-turn", title, (turn, empty, late))


def _right_of_way() -> RuleParagraph:
    return RuleParagraph(
        "right-of-way",
        translate("Rules", "Right of Way"),
        (
            CardRow((CardPicture(Card.RIGHT_OF_WAY, card_name(Card.RIGHT_OF_WAY)),)),
            translate(
                "Rules",
                "Right of Way is good against Stop and Speed Limit: those that show are discarded. "
                "Its side needs no Roll any more, neither to start nor after a repair.",
            ),
            translate(
                "Rules",
                "Accident, Out of Gas and Flat Tire still stop it, until their remedy is played.",
            ),
        ),
    )


def _discarding(current: CurrentRules) -> RuleParagraph:
    if current.rules.can_discard_safety:
        text = translate(
            "Rules", "A safety may be discarded like any card, though it is seldom wise."
        )
    else:
        text = translate("Rules", "A safety cannot be discarded.")
    return RuleParagraph("safety-discard", translate("Rules", "Discarding a safety"), (text,))


def _coup(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    return RuleParagraph(
        "coup",
        translate("Rules", "Coup fourré"),
        (
            translate(
                "Rules",
                "A hazard that is answered at once with its safety is a coup fourré. The hazard is "
                "discarded, and things are as if it had never been played.",
            ),
            translate(
                "Rules",
                "It is worth {coup} on top of the {safety} for the safety, which lies on its side "
                "to show it.",
            ).format(coup=points(rules.pts_coup), safety=number(rules.pts_safety)),
        ),
    )


def _answering() -> RuleParagraph:
    return RuleParagraph(
        "coup-answer",
        translate("Rules", "Answering a hazard"),
        (
            translate(
                "Rules",
                "After every hazard all players of the side that is hit are asked, whatever they "
                "hold, so that nobody gives anything away. Play waits for their answers.",
            ),
            translate(
                "Rules",
                "Nobody is asked where everybody can see that the answer is no: when the safety "
                "has been played or discarded, or when the side has no cards left.",
            ),
            translate(
                "Rules",
                "Only the safety that is good against this hazard is an answer, and only now: once "
                "play has gone on, it is an ordinary safety.",
            ),
        ),
    )


def _coup_turn(current: CurrentRules) -> RuleParagraph:
    turn = translate(
        "Rules",
        "The player of the coup fourré draws a card for the safety and then takes a turn at once; "
        "play goes on to the left from there. Whoever is left out loses that turn.",
    )
    if current.rules.coup_turn_on_empty_deck:
        empty = translate("Rules", "With an empty draw pile the turn is won just the same.")
    else:
        empty = translate(
            "Rules",
            "With an empty draw pile no turn is won: play goes on as if there had been no coup.",
        )
    return RuleParagraph("coup-turn", translate("Rules", "The turn after it"), (turn, empty))
